# What is said at any table, in English: seats, lists, points.
#
# `$you` says whether the one named is the reader. `# same` above a message: it is the same in another language.

## Seats and lists

seat = seat { $number }
from-you = you
list-and = { $list } and { $last }
list-or = { $list } or { $last }
and-then = { $first }; { $second }

## Cards

no-cards = no cards
cards-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}
cards-seen = { $count } cards ({ $cards })

## Points and rules

points = points: { $list }
points-of = { $you ->
    [seat] you ({ $points })
   *[none] { $name } ({ $points })
}
rules-house = House rules
