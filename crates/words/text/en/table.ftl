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

## What the table refuses

refused-too-late = Somebody else was first. (S-17)
refused-pending = What you did is being decided: wait a moment.
refused-paused = The game is paused: wait until it goes on.
refused-not-paused = The game is not paused: it goes on already.
refused-no-deal = Nobody is playing just now: wait until cards are dealt again.
refused-match-runs = That cannot be done during a match, only before or after it.
refused-no-match = That can be done only in a match, and none is being played.
refused-deal-runs = The cards are dealt already: play to the end first.
refused-not-the-host = Only the host may do that.
refused-stranger = You are not at this table: come in first.
refused-sent-away = The host has sent you away from this table: go to another.
refused-no-such-guest = This person is not at the table: choose somebody who is here.
refused-not-seated = You only watch: take a seat first.
refused-seated = You have seat { $seats } already: stand up first.
refused-no-such-seat = This table has no seat { $seats }: choose another.
refused-taken = Seat { $seats } is taken: choose another.
refused-no-bot = No bot sits in seat { $seats }: choose another.
refused-free-seats = { $count ->
    [one] Seat { $seats } is free yet: sit down, or put a bot there.
   *[other] Seats { $seats } are free yet: sit down, or put bots there.
}
refused-not-ready = { $count ->
    [one] Seat { $seats } is not ready yet: wait a moment.
   *[other] Seats { $seats } are not ready yet: wait a moment.
}
refused-settings = These rules do not go with so many seats: change one or the other.
refused-deck = This deck cannot be dealt: it must have all the cards.
refused-budget = At a table, a bot thinks no longer than its level usually does: choose it without a number, or with a smaller one.
refused-clock = A clock leaves at least a second for each decision: choose a longer time.
refused-too-much = Too much comes from your network: wait a moment, and try again.
