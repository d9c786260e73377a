# Wat de pagina in de browser rond een spel zegt, in het Nederlands.

## Overal

web-tagline = Twee kaartspellen voor iedereen aan tafel
web-skip = Naar de inhoud
# same
web-start = Start
web-rules = Spelregels
web-language = Taal
web-theme = Kleuren
web-theme-system = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-theme-contrast = Hoog contrast
web-sound = Geluiden

## Begin

web-open = Een tafel openen
web-open-text = Je kiest het spel en de regels, en nodigt anderen uit met een link.
web-join = Aan een tafel gaan zitten
web-join-text = Iemand heeft je een code of een link gegeven.
web-code = Code van de tafel
web-code-go = Meedoen
web-code-missing = Schrijf hier de code van de tafel, bijvoorbeeld bado-keli-mora.

## Klaarzetten

web-setup = Een nieuwe tafel
web-game = Spel
web-rulebook = Regelboekje
web-read-rules = Deze regels lezen

## Tafel

web-table = Tafel { $code }
web-table-looking = De tafel wordt gezocht …
web-table-none = Er is geen tafel met deze code. Vraag het aan wie hem je gaf, of open er zelf een.
web-table-closed = Deze tafel is gesloten omdat er niemand meer kwam.

## Verbinding

web-server-looking = Verbinden …
web-server-there = Verbonden
web-server-none = Geen server: tegen bots kun je wel spelen
web-bots-none = De bots draaien niet of niet meer in deze browser. Laad de pagina opnieuw.

## Elders

web-nowhere = Hier is niets
web-nowhere-text = Dit adres leidt nergens heen. Ga terug naar het begin.
web-unloaded = Deze taal kon niet worden geladen. Probeer het opnieuw als je verbonden bent.
web-outdated = De server heeft een andere versie dan deze pagina. Laad de pagina opnieuw.
web-fleeting = Deze browser bewaart je spellen niet: zonder server blijven ze tot je deze pagina sluit.
web-no-record = Van deze partij is er geen verslag.

## Hulp

web-help = Hulp
web-help-turn = Jouw beurt
web-help-turn-text = Kaarten die je kunt spelen, steken uit je hand. Tik er een aan, sleep hem naar zijn stapel, of druk er op Enter. Tik je een andere aan, dan zegt de pagina waarom die niet past, met het nummer van de regel.
web-help-hint = Als je het niet weet
web-help-hint-text = Met “Wat zou jij doen?” kijkt een bot naar wat jij ziet, en naar niets anders, en zegt wat hij zou spelen en waarom. Dat kan aan tafels die niet voor iedereen openstaan.
web-help-twin = Ertussen werpen
web-help-twin-text = Wie bij SOLO precies de kaart heeft die net gespeeld is, mag die ertussen werpen, ook buiten de beurt. Daarvoor verschijnt een grote knop; aan een rustige tafel is er tijd genoeg.
web-help-away = Als je weg moet
web-help-away-text = Sluit de pagina, verlies het netwerk, laat de telefoon slapen: een bot speelt voor je tot je terug bent, en je plaats blijft van jou. “Verder met mijn spellen” op de startpagina brengt je erheen.
web-help-fair = Eerlijke kaarten
web-help-fair-text = Niemand kiest de kaarten: na elke keer delen controleert je browser het schudden. Bots weten wat iemand op hun plaats kan zien, en verder niets.
