# Ce qui se dit à toutes les tables, en français : places, listes, points.
#
# `$you` dit si la personne nommée est le lecteur. `# same` au-dessus d’un message : il est le même dans une autre langue.

## Places et listes

seat = Joueur { $number }
from-you = toi
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
and-then = { $first } ; { $second }

## Cartes

no-cards = aucune carte
cards-unseen = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
cards-seen = { $count } cartes ({ $cards })

## Points et règles

points = points : { $list }
points-of = { $you ->
    [seat] toi ({ $points })
   *[none] { $name } ({ $points })
}
rules-house = Règles maison
