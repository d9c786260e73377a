# Wat de pagina op weg naar een tafel zegt, in het Nederlands: het begin, de gast, het klaarzetten.

## Meteen spelen

way-play-now = Meteen spelen
way-play-now-text = Eén tik, en je zit met drie bots aan tafel. Zonder naam, en ook zonder netwerk.
way-solo-text = Kleur of getal volgen, ertussen werpen, “Solo!” roepen
way-skipbo-text = Bouw van 1 tot 12 en maak als eerste je stapel leeg
# same
way-guest = Gast

## Verder spelen

way-continue = Verder met mijn spellen
way-continue-own = { $game } tegen bots
way-still = In deze browser loopt nog een spel { $game }.
way-still-go = Daar verder spelen
way-still-new = Opgeven en een nieuw spel beginnen
way-continue-table = { $game }, tafel { $code }
way-when = Laatst daar: { $when }
way-forget = Vergeten
way-forget-table = Tafel { $code } vergeten
way-forgotten = Tafel { $code } is hier vergeten. Met de code kun je er nog altijd heen.

## Met anderen

way-others = Met anderen spelen
way-needs-server = Hiervoor is de server nodig, en die antwoordt nu niet. Tegen bots kun je toch spelen.
way-name = Je naam
way-name-text = Zo heet je voor de anderen. Meer wordt er niet gevraagd.
way-name-bad = Schrijf hoe de anderen je moeten noemen, bijvoorbeeld Anna: 1 tot 40 tekens.
way-tables = Open tafels
way-tables-none = Er staat nu geen tafel voor iedereen open. Open er een, dan zien anderen hem hier.
way-table-of = { $game } met { $host }
way-table-free = { $free ->
    [0] geen plaats vrij
    [one] 1 van de { $seats } plaatsen vrij
   *[other] { $free } van de { $seats } plaatsen vrij
}
way-table-running = er wordt al gespeeld
way-table-join = Bij { $host } gaan zitten
way-table-watch = Bij { $host } kijken
way-house-of = { $rulebook }, met huisregels
way-phone = Op de telefoon naast je
way-phone-text = Richt de camera op dit plaatje: dan gaat de pagina daar open.
way-phone-label = QR-code van { $address }

## Klaarzetten

way-players = Aantal spelers
way-players-count = { $count } spelers
way-fewer = Eén speler minder
way-more = Eén speler meer
way-rulebook-but = Zoals “{ $rulebook }”, maar:
way-rulebook-usual = gebruikelijk
way-house = Huisregels
way-house-count = { $count ->
    [0] zoals gedrukt
    [one] 1 veranderd
   *[other] { $count } veranderd
}
way-house-text = Zet aan wat aan jullie tafel geldt. Wat uit staat, is zoals in het boekje.
way-house-printed = In het boekje: { $value }
way-house-with = Alleen samen met: { $rule }
way-number-bad = Hier hoort een getal van 1 tot { $most }.
way-teams-when = Teams zijn voor vier of zes spelers.
way-places = Wie zit waar
way-seat = Plaats { $number }
way-seat-you = Hier zit ik
way-seat-who = Wie op plaats { $number } zit
way-seat-free = vrij voor een speler
way-seat-free-text = Wie de code of de link heeft, kan hier gaan zitten.
# same
way-bot = Bot: { $level }
way-chance = Toeval
way-chance-text = Doet zomaar iets wat mag. Om eens te kijken.
way-greedy = Gretig
way-greedy-text = Neemt de eerste de beste kaart en denkt niet verder. Makkelijk te verslaan.
# same
way-family = Familie
way-family-text = Speelt als iemand die thuis veel heeft gespeeld.
way-planner = Plannenmaker
way-planner-text = Bekijkt alles wat in één beurt kan.
# same
way-club = Club
way-club-text = Plant ook, en heeft van heel veel spellen geleerd. Moeilijk te verslaan.
way-master = Meester
way-master-text = Bedenkt ook wat de anderen kunnen hebben en doen. De sterkste.
way-time = Tempo en klok
way-mode = Als er twee tegelijk iets ertussen werpen
way-race = Wedloop
way-race-text = Wat het eerst aankomt, telt.
way-fair = Eerlijk
way-fair-text = Er wordt een oogwenk gewacht, zodat niemand door een trage verbinding verliest.
way-calm = Rustig: met kinderen
way-calm-text = Na elke kaart zijn er drie seconden om iets ertussen te werpen. Niemand hoeft zich te haasten.
way-clock = Tijd voor een beslissing
way-clock-off = zo lang je wilt
way-clock-seconds = { $seconds } seconden
way-public = Bij de open tafels tonen
way-public-text = Dan kan iedereen op deze server erbij komen. Anders alleen wie de code of de link heeft.
way-here = Hier tegen bots spelen
way-here-text = Vrije plaatsen krijgen bots. Er is geen server nodig.
way-open-others = De tafel voor anderen openen
way-open-others-text = Je krijgt een code en een link voor de anderen.
way-opening = De tafel gaat open …
way-no-answer = De server antwoordt nu niet. Probeer het zo nog eens.
way-too-often = Dat was een beetje te vaak. Wacht een minuut en probeer het opnieuw.
way-refused = De server zegt: { $text }
