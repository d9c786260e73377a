# What the page in the browser says at a table.

## The table

felt-own = { $game } in diesem Browser
felt-no-game = Hier ist kein Spiel, das weitergehen könnte. Beginne ein neues.
felt-elsewhere = Du spielst in einem anderen Fenster
felt-elsewhere-text = Dieser Tisch ist in einem anderen Fenster dieses Browsers offen, und dort geht es weiter.
felt-here = Hier weiterspielen
felt-restarting = Der Server startet neu
felt-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
felt-full = An diesem Tisch sind gerade zu viele Leute. Versuch es in einer Weile noch einmal.
felt-too-much = Von hier kommt gerade zu viel. Warte eine Minute und versuch es noch einmal.
felt-amiss = Was jetzt von diesem Tisch erzählt wird, passt nicht zu dem, was vorher erzählt wurde. Lade die Seite neu.
felt-letters = Tastenkürzel aus einem Buchstaben
felt-left = Du hast diesen Tisch verlassen.
felt-unreadable = Was von diesem Spiel aufgehoben wurde, lässt sich nicht mehr lesen.
felt-turn = Dieser Platz ist dran.
felt-partner = Partner
felt-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
felt-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
felt-owes = „Solo!“ fehlt
felt-clockwise = Es geht im Uhrzeigersinn.
felt-counter = Es geht gegen den Uhrzeigersinn.
felt-debt = { $count } Karten warten darauf, gezogen zu werden.

## The hand

felt-card-in = { $card }, passt
felt-card-twin = { $card }, kann jetzt dazwischengeworfen werden
felt-card-chosen = { $card }, als Nummer { $number } gewählt
felt-card-taken = { $card }, genommen
felt-by-colour = Nach Farben ordnen
felt-by-number = Nach Zahlen ordnen
felt-throw-in = { $card } dazwischenwerfen!
felt-throw-in-now = Du hast den Zwilling { $card }: Wirf ihn jetzt dazwischen!

## What can be done

felt-draw = Karte ziehen
felt-draw-many = { $count } Karten ziehen
# same
felt-pass = Weitergeben
felt-protect = Schutz einsetzen
felt-decline = Kein Schutz
felt-catch = „Solo!“ vergessen!
felt-back = Zurück
felt-leave = Mit niemandem tauschen
felt-lay = Diese Karten legen
felt-wish = Welche Farbe wünschst du dir?

## Piles

felt-building = Ablegestapel { $number }: { $height ->
    [one] { $height } Karte
   *[other] { $height } Karten
}, fällig ist die { $due }
felt-empty = leer
felt-piles = Spielerstapel: oben { $stock }, noch { $left }. Hilfsstapel: { $discards }.
felt-stock = Dein Spielerstapel: { $card }, noch { $left }
felt-partner-stock = Spielerstapel des Partners: { $card }, noch { $left }
felt-own-piles = Deine Stapel
felt-piles-of = Stapel: { $name }
felt-discard-on = Hilfsstapel { $letter }: { $card }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
felt-discard-empty = Hilfsstapel { $letter }: leer
felt-discard-here = Hier weglegen. { $pile }
felt-where = { $card }: Wähle einen leuchtenden Ablegestapel, oder beende den Zug und lege die Karte auf einen deiner Hilfsstapel.
felt-discard = { $card } passt gerade nirgends: Auf einem deiner Hilfsstapel beendet sie den Zug.
felt-penalty = Strafe verhängen
felt-penalty-cards = { $count ->
    [one] { $count } Karte unter den Spielerstapel: zu viel gezogen
   *[other] { $count } Karten unter den Spielerstapel: zu viel gezogen
}
felt-penalty-hint = 2 Karten unter den Spielerstapel: dem Partner etwas verraten
felt-penalty-no-draw = Nächster Zug ohne Nachziehen: außer der Reihe gespielt
felt-impose = Verhängen

## Around the deal

felt-menu = Menü
felt-close = Schließen
felt-hint = Was würdest du tun?
felt-away = Vorerst gehen
felt-go = Endgültig gehen
felt-change = Tisch ändern
felt-apply = Übernehmen
felt-keys = Tasten
felt-keys-solo = ← → wählen eine Karte, Enter legt sie. D zieht, P gibt weiter, T wirft dazwischen, S ruft „Solo!“, X schützt, N schützt nicht, 3 beginnt ein Triple +, C: jemand hat „Solo!“ vergessen, Esc geht zurück, H fragt um Rat, L zeigt den Verlauf, M ist dieses Menü.
felt-keys-skipbo = ← → wählen eine Handkarte, Enter nimmt sie. S nimmt vom Spielerstapel, A bis D von den Hilfsstapeln; 1 bis 4 legen ab, A bis D legen die Handkarte weg. Mit Umschalt: die Stapel des Partners. E beendet den Zug, Esc geht zurück, H fragt um Rat, L zeigt den Verlauf, M ist dieses Menü.
felt-make-host = { $name } zum Gastgeber machen
felt-send-away = { $name } für immer wegschicken
felt-surely = Wirklich? { $what }

## Before and after

felt-invite = Andere einladen
felt-invite-text = Wer diesen Link öffnet oder am Anfang diesen Code eingibt, kommt an diesen Tisch.
felt-invite-here = Andere können diesen Link nicht öffnen: Er führt nur zu diesem Gerät. Lass den Server auf dein Netz hören (--addr 0.0.0.0:7654), oder öffne die Seite unter dem Namen, unter dem andere dieses Gerät kennen.
felt-copy = Link kopieren
felt-copied = Kopiert
felt-qr = Der Link als QR-Code
felt-bot-for = Bot für Platz { $seat }
felt-no-bot = frei für Mitspieler
felt-fill = Freie Plätze mit Bots füllen
felt-free-seats = Es sind noch Plätze frei: Warte auf andere, oder lass Bots mitspielen.
felt-ask-seat = Nimm einen freien Platz, oder sieh zu.
felt-ask-ready = Bist du bereit?
felt-ready = Ich bin bereit
# same
felt-begin = Beginnen
felt-rematch = Noch einmal spielen
felt-next = Weiter
felt-no-points = Noch keine Punkte: Sie werden nach jedem Spiel aufgeschrieben.
felt-fewest = Punkte sind schlecht: Sobald jemand { $limit } hat, gewinnt, wer am wenigsten hat.
felt-most = Punkte sind gut: Wer { $limit } erreicht, gewinnt.
felt-curve = Wie die Punkte gewachsen sind, Spiel für Spiel
felt-record = Protokoll dieser Partie speichern
felt-verified = { $count ->
    [one] Mischen geprüft
   *[other] Mischen geprüft, alle { $count } Mal
}
felt-unverified = { $count ->
    [one] Ein Mischen war nicht wie versprochen!
   *[other] { $count } Mal war das Mischen nicht wie versprochen!
}
felt-verified-text = Bevor gegeben wurde, hat der Tisch eine geheime Zahl weggeschlossen und nur ihren Fingerabdruck gezeigt; danach haben alle, die bereit waren, eine eigene Zahl dazugegeben. Beides zusammen ergibt das Mischen. Jetzt ist das Geheimnis offen, und dein Browser hat nachgerechnet: Es passt zum Fingerabdruck von vorher, deine eigene Zahl steckt darin, wenn du eine dazugegeben hast, und heraus kommen genau die Karten, die du beim Geben gesehen hast. Was gegeben wurde, während du weg warst oder bevor diese Seite geladen wurde, lässt sich nur am Fingerabdruck prüfen.
