# Was an jedem Tisch gesagt wird, auf Deutsch: Plätze, Aufzählungen, Punkte.
#
# `$you` sagt, ob der Genannte angesprochen wird. `# same` über einer Nachricht: sie lautet in einer anderen Sprache gleich.

## Plätze und Aufzählungen

seat = Spieler { $number }
from-you = dir
list-and = { $list } und { $last }
list-or = { $list } oder { $last }
and-then = { $first }; { $second }

## Karten

no-cards = keine Karten
cards-unseen = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-seen = { $count } Karten ({ $cards })

## Punkte und Regeln

points = Punkte: { $list }
points-of = { $you ->
    [seat] du ({ $points })
   *[none] { $name } ({ $points })
}
rules-house = Hausregeln

## Was der Tisch ablehnt

refused-too-late = Jemand anderes war schneller. (S-17)
refused-pending = Dein Zug wird gerade entschieden: einen Moment.
refused-paused = Das Spiel ist angehalten: Warte, bis es weitergeht.
refused-not-paused = Das Spiel ist nicht angehalten: Es läuft schon.
refused-no-deal = Gerade wird nicht gespielt: Warte, bis wieder Karten gegeben werden.
refused-match-runs = Das geht nicht mitten in der Partie, nur davor oder danach.
refused-no-match = Das geht nur in einer Partie, und gerade läuft keine.
refused-deal-runs = Die Karten sind schon verteilt: Spielt zuerst zu Ende.
refused-not-the-host = Das darf nur der Gastgeber.
refused-stranger = Du bist nicht an diesem Tisch: Komm zuerst herein.
refused-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt: Geh an einen anderen.
refused-no-such-guest = Diese Person ist nicht am Tisch: Wähle jemanden, der da ist.
refused-not-seated = Du siehst nur zu: Nimm zuerst einen Platz.
refused-seated = Du sitzt schon auf Platz { $seats }: Steh zuerst auf.
refused-no-such-seat = Einen Platz { $seats } hat dieser Tisch nicht: Wähle einen anderen.
refused-taken = Platz { $seats } ist besetzt: Wähle einen anderen.
refused-no-bot = Auf Platz { $seats } sitzt kein Bot: Wähle einen anderen.
refused-free-seats = { $count ->
    [one] Platz { $seats } ist noch frei: Setz dich, oder setze einen Bot hin.
   *[other] Die Plätze { $seats } sind noch frei: Setz dich, oder setze Bots hin.
}
refused-not-ready = { $count ->
    [one] Platz { $seats } ist noch nicht bereit: einen Moment.
   *[other] Die Plätze { $seats } sind noch nicht bereit: einen Moment.
}
refused-settings = Nach diesen Regeln geht es nicht mit so vielen Plätzen: Ändere das eine oder das andere.
refused-deck = Aus diesem Stapel lässt sich nicht geben: Er muss alle Karten enthalten.
refused-budget = An einem Tisch überlegt ein Bot nicht länger, als es auf seiner Stufe üblich ist: Wähle ihn ohne Zahl oder mit einer kleineren.
refused-clock = Eine Uhr lässt mindestens eine Sekunde für jede Entscheidung: Wähle eine längere Zeit.
refused-too-much = Aus deinem Netz kommt zu viel: Warte einen Moment und versuche es noch einmal.
