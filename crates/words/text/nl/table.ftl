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

## Wat de tafel weigert

refused-too-late = Iemand anders was sneller. (S-17)
refused-pending = Over je zet wordt nog beslist: een ogenblik.
refused-paused = Het spel staat stil: wacht tot het verdergaat.
refused-not-paused = Het spel staat niet stil: het loopt al.
refused-no-deal = Er wordt nu niet gespeeld: wacht tot er weer gedeeld wordt.
refused-match-runs = Dat kan niet midden in de partij, alleen ervoor of erna.
refused-no-match = Dat kan alleen tijdens een partij, en er is er nu geen bezig.
refused-deal-runs = De kaarten zijn al gedeeld: speel eerst uit.
refused-not-the-host = Dat mag alleen de gastheer.
refused-stranger = Je bent niet aan deze tafel: kom eerst binnen.
refused-sent-away = De gastheer heeft je van deze tafel weggestuurd: ga naar een andere.
refused-no-such-guest = Deze persoon is niet aan tafel: kies iemand die er is.
refused-not-seated = Je kijkt alleen toe: neem eerst een plaats.
refused-seated = Je hebt plaats { $seats } al: sta eerst op.
refused-no-such-seat = Een plaats { $seats } heeft deze tafel niet: kies een andere.
refused-taken = Plaats { $seats } is bezet: kies een andere.
refused-no-bot = Op plaats { $seats } zit geen bot: kies een andere.
refused-free-seats = { $count ->
    [one] Plaats { $seats } is nog vrij: ga zitten, of zet er een bot neer.
   *[other] De plaatsen { $seats } zijn nog vrij: ga zitten, of zet er bots neer.
}
refused-not-ready = { $count ->
    [one] Plaats { $seats } is nog niet klaar: een ogenblik.
   *[other] De plaatsen { $seats } zijn nog niet klaar: een ogenblik.
}
refused-settings = Met zoveel plaatsen gaat het niet volgens deze regels: verander het een of het ander.
refused-deck = Met deze stapel kan niet gedeeld worden: alle kaarten moeten erin zitten.
refused-budget = Aan een tafel denkt een bot niet langer na dan op zijn niveau gewoon is: kies hem zonder getal, of met een kleiner.
refused-clock = Een klok laat minstens een seconde voor elke beslissing: kies een langere tijd.
refused-too-much = Er komt te veel uit jouw netwerk: wacht even en probeer het opnieuw.
