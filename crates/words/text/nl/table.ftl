# Wat er aan elke tafel gezegd wordt, in het Nederlands: plaatsen, opsommingen, punten.
#
# `$you` zegt of de genoemde de lezer is. `# same` boven een bericht: het luidt in een andere taal net zo.

## Plaatsen en opsommingen

seat = Speler { $number }
from-you = jou
list-and = { $list } en { $last }
list-or = { $list } of { $last }
and-then = { $first }; { $second }

## Kaarten

no-cards = geen kaarten
cards-unseen = { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}
cards-seen = { $count } kaarten ({ $cards })

## Punten en regels

points = punten: { $list }
points-of = { $you ->
    [seat] jij ({ $points })
   *[none] { $name } ({ $points })
}
rules-house = Huisregels
