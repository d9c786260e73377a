# Quello che si dice a ogni tavolo, in italiano: posti, elenchi, punti.
#
# `$you` dice se la persona nominata è chi legge. `# same` sopra un messaggio: è uguale in un’altra lingua.

## Posti ed elenchi

seat = Giocatore { $number }
from-you = te
list-and = { $list } e { $last }
list-or = { $list } o { $last }
and-then = { $first }; { $second }

## Carte

no-cards = nessuna carta
cards-unseen = { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-seen = { $count } carte ({ $cards })

## Punti e regole

points = punti: { $list }
points-of = { $you ->
    [seat] tu ({ $points })
   *[none] { $name } ({ $points })
}
rules-house = Regole della casa
