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
