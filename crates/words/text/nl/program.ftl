# Wat het programma rond een spel zegt, in het Nederlands: `replay`, `sim`, `arena`, `check`, `bench` en `rules`.
#
# Een getal dat met gescheiden duizendtallen wordt gedrukt, komt twee keer: `$count` kiest de woorden, `$shown` wordt gedrukt.
# Wat tussen accenttekens staat, staat zo in bestanden. `# same` boven een bericht: het luidt in een andere taal hetzelfde.

## Overal

program-error = fout:
program-forbidden = lezen is niet toegestaan
program-unreadable = kan niet worden gelezen: { $why }

## backup

backup-done = { $to } is een kopie van { $from }: { $shown } KB.

## rebuild

rebuild-done = Opnieuw gemaakt uit de logboeken in { $file }: tafels { $tables }, partijen { $matches }.
rebuild-unread = het logboek van een tafel is niet te lezen, en wat ervan was blijft: { $table }

## rules

rules-house-line = { $field }: { $value }

## check

# same
check-ok = ok
check-failed = MISLUKT
check-summary = { $passed } geslaagd, { $failed } mislukt
check-step = stap { $step }
check-expected = verwacht
check-actual = gekregen
check-missing = <- is hier niet gebeurd
check-accepted = aanvaard
check-refused = geweigerd volgens { $rule }
check-refused-why = geweigerd volgens { $rule }: { $why }
check-unchanged = alles blijft zoals het was
check-event = gebeurtenis { $event }
check-changed = { $before }, daarna { $after }
check-changed-unseen = iets wat nergens geschreven staat
check-other-under = iets anders bij `{ $rules }`
check-also-under = bij `{ $rules }` komt er hetzelfde uit
check-nothing = niets
check-never = geen gebeurtenis die begint met { $event }
check-open = { $action } kan
check-not-open = { $action } kan niet
check-not-open-why = { $action } kan niet: { $why } ({ $rule })
check-not-over = de ronde is nog niet voorbij
check-no-file = dat bestand of die map bestaat niet
check-not-a-file = dat is geen bestand
check-no-scenario = in de map staat geen scenario: geen bestand erin eindigt op .toml
check-too-large = te groot voor een scenario: een bestand mag tot 1 MiB zijn
check-not-text = geen tekst in UTF-8, dus geen scenario

## replay

replay-heading = { $game }, { $rules }: { $players }
replay-named = { $name } ({ $seat })
replay-deal = ronde { $number }, { $dealer } deelt
replay-totals = stand { $totals }
replay-verified = gecontroleerd
replay-verdict = { $verified }: { $verdict }
replay-deals = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
replay-actions = { $count ->
    [one] { $count } actie
   *[other] { $count } acties
}
replay-won = { $count ->
    [one] { $winners } heeft het spel gewonnen
   *[other] { $winners } hebben het spel gewonnen
}
replay-unfinished = het spel is niet uitgespeeld
replay-hidden = { $verdict }; de ronde die nog loopt ({ $actions }) is pas te controleren als het geheim ervan verteld is
replay-step = { $file }, stap { $step } van { $steps }
replay-line = regel { $line }: { $what }
replay-more = { $count ->
    [one] … nog één regel: maak het venster hoger
   *[other] … nog { $count } regels: maak het venster hoger
}
replay-keys = → verder   ← terug   d volgende ronde   Home begin   End einde   q stoppen
replay-input = standaardinvoer
replay-no-file = dat bestand bestaat niet
replay-folder = een map, geen spelverslag
replay-no-game = geen spel heet `{ $name }`: er zijn { $games }
replay-no-game-meant = geen spel heet `{ $name }` (bedoel je `{ $meant }`?): er zijn { $games }

## Wat er mis kan zijn met een spelverslag

damage-empty = een lege tekst, dus geen spelverslag: de eerste regel daarvan begint met `reihum record`
damage-foreign = geen spelverslag: de eerste regel daarvan begint met `reihum record`
damage-too-large = te groot voor een spelverslag: het mag tot 16 MiB zijn
damage-other-version = een spelverslag in formaat { $written }, en dit programma leest formaat { $known }: een nieuwer kan het misschien lezen
damage-other-game = een spelverslag van `{ $written }`, niet van `{ $wanted }`
damage-other-revision = gespeeld volgens versie { $written } van de regels, die dit programma niet kent: een nieuwer kent die misschien wel
damage-long-line = de regel is langer dan 4 KiB, en zo lang is geen regel van een spelverslag
damage-breaks-off = hier breekt het spelverslag af: de regel moet eindigen met een regeleinde, en de allerlaatste begint met `match`
damage-line-endings = deze regel eindigt niet zoals de eerste: alle eindigen met LF, of alle met CR en LF
damage-not-text = geen tekst in UTF-8
damage-no-checksum = aan het eind van de regel ontbreekt het controlegetal: twee spaties en acht hexadecimale cijfers (0-9, a-f)
damage-checksum = hier is iets veranderd: het controlegetal van deze regel is { $written }, maar wat ervoor staat geeft { $right }
damage-spaces = de spaties voor het controlegetal moeten de regel aanvullen tot 24 tekens, en nog twee erbij
damage-unknown-line = geen regel van een spelverslag ziet eruit als `{ $text }`
damage-unreadable = `{ $text }` kan niet worden gelezen ({ $why })
damage-form = in een spelverslag luidt deze regel `{ $right }`
damage-misplaced = `{ $found }` kan hier niet staan (verwacht: { $wanted })
damage-missing = na deze regel breekt het spelverslag af (verwacht: { $wanted })
damage-too-much = na de regel die met `match` begint, mag er niets meer komen
damage-dealer = hier deelt speler { $right }, niet speler { $written }
damage-commitment = het geheim past niet bij wat voor deze ronde was vastgelegd: dat is de SHA-256 van een ander
damage-derivation = de startwaarde volgt niet uit het geheim en de nonces: die geven { $right }
damage-shuffle = zo schudden volgt niet uit de startwaarde: de vingerafdruk van de gedeelde kaarten is { $right }, niet { $written }
damage-digest = de vingerafdruk van de stelling is { $right }, niet { $written }: iets sinds regel { $since } is niet zo gespeeld
damage-illegal = `{ $action }` mag niet ({ $rule }): { $why }
damage-not-over = de ronde is hier nog niet voorbij, dus er is geen uitslag
damage-over = na deze regel is de ronde voorbij, dus de uitslag moet volgen
damage-result = de uitslag van de ronde is `{ $right }`
damage-end = het spel eindigt met `{ $right }`
damage-match-over = er komt geen ronde meer: het spel is voorbij, gewonnen door speler { $winners }

## sim

sim-heading = { $game }, { $rules }, { $players } spelers, { $rounds }, startwaarde { $seed }
sim-rounds = { $count ->
    [one] { $shown } ronde
   *[other] { $shown } rondes
}
sim-matches = { $count ->
    [one] { $shown } heel spel
   *[other] { $shown } hele spellen
}
sim-shared = { $count ->
    [one] { $shown } daarvan met meer dan één winnaar
   *[other] { $shown } daarvan met meer dan één winnaar
}
sim-cut-off = { $count ->
    [one] één afgebroken
   *[other] { $shown } afgebroken
}
sim-length = lengte
sim-mean = gemiddeld
sim-median = mediaan
sim-most = langste
sim-turns = beurten per ronde
sim-moves = zetten per ronde
sim-match-rounds = rondes per spel
sim-seat = plaats
sim-player = speler
sim-rounds-won = gewonnen rondes
sim-matches-won = gewonnen spellen
sim-points = punten per ronde
sim-place = volgorde
sim-dealer = deler
sim-begins = begint
sim-from-dealer = deler + { $steps }
sim-in-a-round = in een ronde
sim-in-all = in totaal
sim-chains = kettingen
sim-share = aandeel
sim-links = { $count ->
    [one] { $count } schakel
   *[other] { $count } schakels
}
sim-links-or-more = { $count } of meer
sim-blocked = geblokkeerde rondes
sim-endless = rondes zonder einde
sim-progress = { $count ->
    [one] { $done } van { $wanted } ronde
   *[other] { $done } van { $wanted } rondes
}
sim-writing = { $count ->
    [one] { $done } van { $wanted } spel opgeschreven
   *[other] { $done } van { $wanted } spellen opgeschreven
}
sim-written = { $count ->
    [one] { $shown } spel opgeschreven in { $folder }
   *[other] { $shown } spellen opgeschreven in { $folder }
}
sim-stopped = gestopt
sim-stopped-after = { $count ->
    [one] { $stopped } na { $done } van { $wanted } ronde
   *[other] { $stopped } na { $done } van { $wanted } rondes
}

## Wat sim over SKIP-BO zegt

sim-games = { $count ->
    [one] { $shown } ronde
   *[other] { $shown } rondes
}
sim-game-turns = beurten per ronde
sim-game-cards = gespeelde kaarten per ronde
sim-match-games = rondes per spel
sim-games-won = gewonnen rondes
sim-game-points = punten per ronde
sim-in-a-game = in een ronde
# same
sim-team = team
sim-games-blocked = rondes met een blokkade
sim-games-ended = beëindigd door een blokkade
sim-games-nobody = zonder winnaar
sim-first-block = beurt van de eerste blokkade
sim-games-endless = niet uitgespeelde rondes
sim-games-progress = { $count ->
    [one] { $done } van { $wanted } ronde
   *[other] { $done } van { $wanted } rondes
}
sim-games-stopped-after = { $count ->
    [one] { $stopped } na { $done } van { $wanted } ronde
   *[other] { $stopped } na { $done } van { $wanted } rondes
}

## Wat sim in SOLO telt

sim-figure-skip = Sla beurt over
sim-figure-reverse = Keer om
sim-figure-draw-two = Neem 2
sim-figure-swap = Kaartenruil
# same
sim-figure-gift = Cadeau
sim-figure-wish = Bepaal kleur
sim-figure-draw-four = Neem 4
sim-figure-all-swap = Kaartenruil voor alle spelers
sim-figure-protection-in-turn = Bescherming in je beurt
sim-figure-protection-against-chain = Bescherming tegen een ketting
sim-figure-protection-out-of-turn = Bescherming buiten je beurt
sim-figure-interjections = tussengeworpen kaarten
# same
sim-figure-triples = Triple +
sim-figure-cards-drawn-in-turn = kaarten genomen in je beurt
sim-figure-cards-drawn-for-chains = kaarten genomen voor kettingen
sim-figure-cards-drawn-for-late-calls = kaarten genomen voor te laat roepen
sim-figure-reshuffles = opnieuw geschud

## Wat sim in SKIP-BO telt

sim-figure-stock-cards = kaarten van de stok
sim-figure-hand-cards = kaarten uit de hand
sim-figure-discard-cards = kaarten van weggooistapels
sim-figure-jokers = gespeelde jokers
sim-figure-piles-completed = volle bouwstapels
sim-figure-blocks = blokkades
sim-figure-stock-left = kaarten over bij de verliezers
sim-figure-first-stock-card = eerste kaart van een stok
sim-figure-first-to-half = stok als eerste half leeg
sim-figure-most-stock-cards-in-a-turn = de meeste stokkaarten in één beurt
sim-figure-most-hands = hand het vaakst leeggespeeld
sim-figure-most-jokers = de meeste jokers gespeeld
sim-figure-most-piles = de meeste bouwstapels volgemaakt

## Rondes en hun lengte

sim-a-round = een ronde
sim-a-game = een ronde
sim-per-round = per ronde
sim-per-game = per ronde
sim-all-rounds = De rondes
sim-all-games = De rondes
sim-rounds-played = gespeelde rondes
sim-games-played = gespeelde rondes
sim-minutes = minuten { $per }
sim-seconds = seconden { $per }
sim-chain-links = schakels per ketting
sim-figure-protection = Bescherming

## Hoeveelheden

amount-turns = { $count ->
    [one] { $shown } beurt
   *[other] { $shown } beurten
}
amount-minutes = { $count ->
    [one] { $shown } minuut
   *[other] { $shown } minuten
}
amount-seconds = { $count ->
    [one] { $shown } seconde
   *[other] { $shown } seconden
}
amount-points = { $count ->
    [one] { $shown } punt
   *[other] { $shown } punten
}
amount-links = { $count ->
    [one] { $shown } schakel
   *[other] { $shown } schakels
}

## sim --versus: wat andere regels veranderen

versus-heading = { $other } vergeleken met { $base }
versus-turns = { $way ->
    [more] { $deals } zijn { $by } langer ({ $low } tot { $high }).
   *[less] { $deals } zijn { $by } korter ({ $low } tot { $high }).
}
versus-time = { $way ->
    [more] { $deals } duren aan tafel zo’n { $by } langer ({ $low } tot { $high }).
   *[less] { $deals } duren aan tafel zo’n { $by } korter ({ $low } tot { $high }).
}
versus-matches = { $way ->
    [more] Een spel telt { $by } meer ({ $low } tot { $high }).
   *[less] Een spel telt { $by } minder ({ $low } tot { $high }).
}
versus-begins = { $way ->
    [more] Wie begint, wint vaker: { $other }% in plaats van { $base }% ({ $low } tot { $high } meer op de honderd).
   *[less] Wie begint, wint minder vaak: { $other }% in plaats van { $base }% ({ $low } tot { $high } minder op de honderd).
}
versus-points = { $way ->
    [more] Gemiddeld schrijf je { $per } { $by } meer op ({ $low } tot { $high }).
   *[less] Gemiddeld schrijf je { $per } { $by } minder op ({ $low } tot { $high }).
}
versus-blocked = { $way ->
    [more] { $deals } lopen vaker vast: { $other }% in plaats van { $base }% ({ $low } tot { $high } meer op de honderd).
   *[less] { $deals } lopen minder vaak vast: { $other }% in plaats van { $base }% ({ $low } tot { $high } minder op de honderd).
}
versus-never-blocked = { $deals } liepen in geen van beide gevallen vast.
versus-chains = { $way ->
    [more] Kettingen hebben gemiddeld { $by } meer ({ $low } tot { $high }).
   *[less] Kettingen hebben gemiddeld { $by } minder ({ $low } tot { $high }).
}
versus-unseen = { $kind ->
    [share] Geen verschil te zien: { $topic } (tussen { $less } minder en { $more } meer op de honderd).
   *[number] Geen verschil te zien: { $topic } (tussen { $less } minder en { $more } meer).
}
versus-too-few = Te weinig gespeeld om te vergelijken: { $topic }.

## sim --report: de pagina

page-written = De pagina staat in { $file }.
page-lead = { $deals } tussen bots aan een tafel voor { $players }.
page-half = de helft: { $low } tot { $high }
page-about = { $hours ->
    [0] { $minutes ->
        [one] ongeveer een minuut
       *[other] zo’n { $minutes } minuten
    }
   *[other] { $minutes ->
        [0] zo’n { $hours } uur
       *[other] zo’n { $hours } uur en { $minutes } minuten
    }
}
page-begins-wins = gewonnen door wie begint
page-equal = bij gelijke kansen: { $share }%
page-how-long = Hoe lang duurt { $deal }?
page-how-many-minutes = En in minuten?
page-who-wins = Wie wint er?
page-order = Is beginnen een voordeel?
page-course = Hoe lopen de punten op?
page-deeds = Wint vaker wie symboolkaarten legt?
page-feats = Wie wint vaker?
page-chains = Hoe lang worden kettingen?
page-blocks = Loopt het vast?
page-versus = En met andere regels?
page-turns-caption = De middelste ronde heeft { $by } (lijn), de helft heeft er { $low } tot { $high } (getint), de langste had er { $most }.
page-minutes-caption = In het tempo van een gezin duurt de middelste ronde { $by } (lijn), de helft { $low } tot { $high } (getint).
page-only = Het was er maar één, van { $by }.
page-tail = Het langste honderdste deel is niet getekend.
page-pace = Dat tempo is aangenomen, niet gemeten.
page-won-caption = Een stip laat zien hoe vaak iemand won; de waarheid ligt heel waarschijnlijk op het streepje erdoor. Stippellijn: gelijke kansen.
page-begins-verdict = { $way ->
    [more] Ja: wie begint, wint in { $share }% van de gevallen ({ $low } tot { $high }); bij gelijke kansen zou dat { $equal }% zijn.
    [less] Nee, integendeel: wie begint, wint in { $share }% van de gevallen ({ $low } tot { $high }); bij gelijke kansen zou dat { $equal }% zijn.
   *[none] Dat is niet te zien: wie begint, wint in { $share }% van de gevallen ({ $low } tot { $high }); bij gelijke kansen zou dat { $equal }% zijn.
}
page-course-caption = De gemiddelde stand van de koploper, van de laatste en daartussen in de loop van een spel; een band bevat de helft van de spellen. Spellen die al uit zijn, houden hun eindstand.
page-deeds-caption = Hoe vaak je { $deal } wint als je er minstens één zo’n kaart in hebt gelegd, en hoe vaak zonder. Dat gaat samen en hoeft niet de oorzaak te zijn: wie veel kaarten legt, is toch al bijna klaar.
page-feats-caption = Hoe vaak je { $deal } wint waarin dit je lukte, en hoe vaak anders. Dat gaat samen en hoeft niet de oorzaak te zijn: wie voorstaat, doet de rest ook beter.
page-chains-caption = { $count ->
    [one] { $shown } ketting naar het aantal schakels; die had er { $most }.
   *[other] { $shown } kettingen naar het aantal schakels; de langste had er { $most }.
}
page-no-chains = Er was geen enkele ketting.
page-blocks-caption = Hoe vaak er een blokkade was, hoe vaak dat het einde was en hoe vaak er dan niemand won.
page-blocks-first = De eerste kwam rond beurt { $median }, de helft tussen beurt { $low } en beurt { $high }.
page-blocked = { $share }% van de rondes liep vast ({ $low } tot { $high }).
page-no-blocks = { $count ->
    [one] Nee, de ene ronde niet.
   *[other] Nee, van { $deals } liep er niet één vast.
}
page-no-matches = Geen enkel spel is uitgespeeld; met meer rondes zou hier iets te zien zijn.
page-laid = minstens één gelegd
page-laid-none = geen gelegd
page-did = gelukt
page-did-not = niet gelukt
page-seat = speler { $seat }: { $bot }
# same
page-team = team { $seats }: { $bots }
page-number = nummer { $number }
page-deals = deelt, speelt als laatste
page-leader = koploper
page-last = laatste
page-numbers = De cijfers
page-all-numbers = Alle uitkomsten in cijfers
page-from = van
page-to = tot
page-interval = 95%-interval
page-quartiles = de helft
page-standing = stand
page-what = wat
page-difference = verschil
page-these-rules = deze regels
page-other-rules = andere regels
page-both-turns = Hoe hoger, hoe meer rondes zo lang duren.
page-both-places = Hoe vaak je vanaf elke plaats wint. Stippellijn: gelijke kansen.
page-versus-note = Waar verschil is, ligt het heel waarschijnlijk tussen de twee getallen tussen haakjes. Van twintig zulke zinnen kan er één fout zijn.
page-about-page = Er speelden bots, geen mensen. De startwaarde was { $seed }; dezelfde geeft weer dezelfde pagina. Streepjes en haakjes zijn intervallen waar de waarheid 95 van de 100 keer in ligt. Hoe de minuten berekend zijn, staat in docs/LAB.md van Reihum.

## arena

arena-blocks = { $count ->
    [one] { $shown } keer gedeeld, { $times } keer gespeeld, iedereen op elke plaats
   *[other] { $shown } keer gedeeld, telkens { $times } keer gespeeld, iedereen op elke plaats
}
arena-matches = { $count ->
    [one] { $shown } spel
   *[other] { $shown } spellen
}
arena-matches-progress = { $count ->
    [one] { $done } van { $wanted } spel
   *[other] { $done } van { $wanted } spellen
}
arena-matches-stopped-after = { $count ->
    [one] { $stopped } na { $done } van { $wanted } spel
   *[other] { $stopped } na { $done } van { $wanted } spellen
}
arena-rating = sterkte
arena-match-points = punten per spel
arena-head-to-head = onderling
arena-pair = tweetal
arena-rate = gewonnen door 1e
arena-fair = bij gelijken
arena-difference = puntenverschil
arena-test = Wint { $bot } eerder { $high } dan { $low }?
# same
arena-yes = Ja.
arena-no = Nee.
arena-open = Dat blijft open.
arena-ratio = log-waarschijnlijkheidsverhouding { $ratio }; onder { $lower } nee, boven { $upper } ja
arena-nobody = { $count ->
    [one] { $shown } zonder winnaar
   *[other] { $shown } zonder winnaar
}
arena-unfinished = { $count ->
    [one] { $shown } niet uitgespeeld
   *[other] { $shown } niet uitgespeeld
}
arena-fewer = Minder punten is beter.

## Wat er misgaat met bots van anderen

faults-of = { $bot }: { $faults }
faults-timeouts = { $count ->
    [one] { $shown } antwoord te laat
   *[other] { $shown } antwoorden te laat
}
# same
faults-crashes = { $count ->
    [one] { $shown } crash
   *[other] { $shown } crashes
}
faults-floods = { $count ->
    [one] { $shown } woordenvloed
   *[other] { $shown } woordenvloeden
}
faults-illegal = { $count ->
    [one] { $shown } ongeldig antwoord
   *[other] { $shown } ongeldige antwoorden
}

## bench

bench-heading = { $game }, { $rules }, { $players } spelers, { $bot } tegen zichzelf in één thread
bench-rounds-rate = { $scale ->
    [million] { $rate } miljoen rondes per seconde
   *[one] { $rate } rondes per seconde
}
bench-games-rate = { $scale ->
    [million] { $rate } miljoen spellen per seconde
   *[one] { $rate } spellen per seconde
}
bench-moves-rate = { $scale ->
    [million] { $rate } miljoen zetten per seconde
   *[one] { $rate } zetten per seconde
}
bench-rounds = { $count } rondes in totaal
bench-games = { $count } spellen in totaal
bench-moves = { $count } zetten in totaal
bench-time = in { $seconds } s rekentijd; daarbij { $others } andere acties
bench-slow = Dit programma is gebouwd om fouten te zoeken; cargo build --release maakt het vele malen sneller.
bench-progress = bezig met meten: { $now } van { $whole } s

## play

play-you = Jij
play-round = ronde { $number }
play-game = ronde { $number }
play-too-small = Dit venster heeft { $width } × { $height } tekens, en de tafel heeft er { $columns } × { $lines } nodig. Maak het groter; de partij wacht op je.
play-players = Spelers
play-log = Wat er gebeurde
play-hand = Je hand ({ $count })
# same
play-hand-short = hand
play-top = Aflegstapel
play-any-colour = alles past
play-chain = +{ $count } voor { $name }
play-chain-you = +{ $count } voor jou
play-draw-pile = stok: { $count }
play-skipbo-draw-pile = trekstapel: { $count }
play-turn = Jouw beurt: speel een kaart of neem er een.
play-turn-lay = Jouw beurt: je hebt een kaart die past, dus speel er een.
play-turn-draw = Jouw beurt: geen kaart past, neem er een.
play-turn-pass = Jouw beurt: geen kaart past, en er is er geen om te nemen. Pas.
play-turn-chain = Een reeks van { $count } kaarten: { $ways ->
    [draw] neem ze.
    [longer] neem ze, of maak haar langer.
    [protection] neem ze, of speel een Bescherming.
   *[all] neem ze, maak haar langer, of speel een Bescherming.
}
play-turn-drawn = Genomen: { $card }. Speel die, of pas.
play-turn-kept = Genomen: { $card }. Die past niet: pas.
play-waiting = { $name } denkt na …
play-question = { $name }: { $card }. Bescherm je jezelf?
play-question-none = Er wordt je om een Bescherming gevraagd, en je hebt er geen.
play-question-others = Er wordt gevraagd wie zich beschermt.
play-held = Telt zo meteen, als niemand iets tussenwerpt.
play-answered = Genoteerd. Alle antwoorden komen tegelijk.
play-choose-colour = { $card }: welke kleur?
play-choose-swap = Met wie ruil je?
play-choose-receiver = Wie krijgt je cadeau?
play-choose-gift = Welke kaarten krijgt { $name }? Nog { $count }.
play-choose-triple = Triple +: kies de kaarten op volgorde, de laatste ligt boven (tot nu toe { $count }).
play-choose-caught = Wie vergat “Solo!”?
play-with-solo = met “Solo!”
play-armed = “Solo!” gaat met de volgende kaart mee.
play-no-key = De toets { $key } doet hier niets; ? toont de andere.
play-advice = Ik zou dit doen: { $what }.
play-no-advice = Voor jou valt er nu niets te beslissen.
play-thinking = Even nadenken …
play-leaving = Stoppen? De partij blijft bewaard; met --continue gaat ze verder.
play-between = Enter deelt de volgende kaarten.
play-after = Nog een keer? Enter begint een nieuwe partij.
play-sheet = Scoreblad
play-total = totaal
# same
play-won = Gewonnen: { $names }.
play-nobody-won = Niemand heeft gewonnen.
play-match-over = De partij is uit. Gewonnen: { $names }.
play-help = Uitleg
play-help-keys = De toetsen van nu
play-help-marks = Wat de tekens betekenen
play-help-now = De regels van dit moment
play-help-all = Alle andere regels
play-scroll = ↑ ↓ PgUp PgDn bladeren · Esc terug
play-legend-playable = Een dubbele rand: dat kan gespeeld worden. De toets staat in de onderste rand.
play-legend-thrown = ! in de rand: dat kan tussengeworpen worden, aan de beurt of niet.
play-legend-turn = ▶ wie aan de beurt is.
play-legend-way = ↓ en ↑ naast “Spelers”: welke kant het op gaat.
play-legend-joker = ★ een joker; ★7 een joker die voor een 7 staat. → het getal dat aan de beurt is. ×3 hoeveel kaarten een stapel heeft.
play-legend-piles = [ ] de bovenste kaart van een stok. De weggooistapels heten A, B, C en D; de toetsen zijn kleine letters.
play-legend-partner = + achter een naam: je partner. De hoofdletters daar zijn toetsen, en ▸ ernaast: dat kan gespeeld worden.
play-clock-throw-in = ertussen:
play-clock-question = antwoord:
play-clock-turn = jouw tijd:
play-clock-deal = verder over:
play-key-card = kaart spelen
play-key-choose = kiezen
play-key-throw-in = tussenwerpen
play-key-draw = nemen
play-key-pass = passen
play-key-protect = Bescherming
play-key-decline = geen bescherming
play-key-catch = “Solo!” vergeten
play-key-leave = niet ruilen
play-key-done = klaar
play-key-back = terug
play-key-hint = wat zou jij doen?
play-key-log = verloop
play-key-help = uitleg
play-key-quit = stoppen
play-key-next = verder
play-key-rematch = nog een partij
play-key-end = beurt beëindigen
play-key-discard = wegleggen, einde beurt
play-face-skip = sla
play-face-reverse = keer
play-face-swap = ruil
play-face-gift = geef
play-face-wish = wens
# same
play-face-all-swap = alle
play-face-protection = besc
play-building = bouwstapels
play-stock = stok
play-discards = weggooistapels
play-partners = van je partner
play-one-building = bouwstapel { $pile }
play-one-discard = weggooistapel { $letter }
play-partner-stock = stok van je partner
play-partner-discard = weggooistapel { $letter } van je partner
play-skipbo-turn = Jij bent aan de beurt: kies een kaart.
play-skipbo-put = Jij bent aan de beurt: geen kaart past, dus leg er een uit je hand weg.
play-skipbo-where = { $card }: Enter of 1-4 bouwt, a-d legt weg.
play-skipbo-discard = { $card } past nergens: a-d legt weg.
play-skipbo-which = { $card }: welke bouwstapel?
play-skipbo-nowhere = { $card } past nu nergens.
play-skipbo-empty = Je hand is leeg: speel van je stapels, of beëindig je beurt.
play-kept = De partij is bewaard. Verder gaat het met: { $command }
play-record = Het verslag van de partij: { $file }
play-no-terminal = om te spelen is een terminal nodig, voor het beeld en voor de toetsen; hier is de invoer of de uitvoer er geen
play-unfinished = een partij is niet af ({ $file }): --continue speelt haar verder, --new legt haar opzij en begint een andere
play-nothing-kept = er is geen partij om verder te spelen ({ $file }): begin er een zonder --continue
play-aside = De onvoltooide partij is bewaard als { $file }
play-save-unusable = { $file } is niet te gebruiken ({ $why }): --data noemt een andere map
play-save-busy = een ander programma speelt deze partij ({ $file }): stop dat eerst, of kies met --data een andere map
play-save-foreign = { $file } is geen partij { $game } ({ $why }): het bestand blijft zoals het is; --new legt het opzij en begint een andere
play-save-damaged = { $file } is beschadigd in regel { $line } ({ $why }): het bestand blijft zoals het is; herstel die regel of wis haar met wat volgt, of --new legt het opzij en begint een andere

## join: play at a server’s table

join-came = { $name } is er.
join-went = { $name } is weg.
join-left = { $name } is weggegaan.
join-removed = { $name } is door de gastheer weggestuurd.
join-host = { $name } is nu de gastheer.
join-host-you = Jij bent nu de gastheer.
join-taken-over = Een bot speelt voor { $name }.
join-given-back = { $name } speelt weer zelf.
join-paused = De gastheer heeft het spel gepauzeerd.
join-resumed = Het spel gaat verder.
join-ended = De gastheer heeft de partij beëindigd.
join-changed = De gastheer heeft de tafel gewijzigd.
join-unseated = Jouw plaats is er niet meer.
join-table = Tafel { $code }
join-share = Zeg de anderen deze code. Ze komen met:
join-free = vrij
# same
join-bot = bot ({ $level })
join-stands-in = weg: een bot speelt
join-ready = klaar
# same
join-away = weg
join-the-host = gastheer
join-watching = Kijken toe: { $names }
join-ask-seat = Neem een vrije plaats met haar cijfer, of kijk toe.
join-ask-ready = Druk op r als je klaar bent.
join-ask-others = Je bent klaar. Het wachten is op de anderen …
join-ask-host = Je bent klaar. De gastheer begint de partij.
join-ask-start = Enter begint de partij.
join-ask-fill = Er zijn plaatsen vrij: wacht op anderen, of druk op b voor een bot.
join-ask-wait = Nog niet iedereen is klaar.
join-you-watch = Je kijkt toe.
join-coming = Op weg naar { $address } …
join-lost = De verbinding is weg. Ze komt vanzelf terug …
join-taken = Daar zit { $name }.
join-not-now = Er is nu geen verbinding: wacht even.
join-leaving = De tafel verlaten? Je plaats blijft bewaard, je kunt terugkomen.
join-choose-bot-seat = Welke plaats krijgt een bot? Enter vult alle vrije.
join-choose-bot = Hoe goed speelt hij?
join-choose-out = Welke bot gaat weg?
join-choose-host = Wat wil de gastheer?
join-choose-removed = Wie wordt weggestuurd?
join-choose-heir = Wie wordt gastheer?
join-choose-end = De partij voor iedereen beëindigen?
join-key-sit = gaan zitten
join-key-stand = opstaan
join-key-unready = niet klaar
# same
join-key-bot = bot
join-key-all = alle vrije plaatsen
join-key-out = bot weg
# same
join-key-start = beginnen
join-key-host = gastheer
join-key-pause = spel pauzeren
join-key-resume = verder spelen
join-key-remove = iemand wegsturen
join-key-hand-over = overdragen
join-key-end = partij beëindigen
join-lobby = Openbare tafels
join-no-tables = Er is geen openbare tafel open. n opent er een.
join-ask-table = Kies een tafel, of open er zelf een.
join-ask-game = Welk spel?
join-running = bezig
join-some-free = { $free } van { $seats } vrij
join-key-new = nieuwe tafel
join-key-join = erheen
join-back = Je plaats blijft bewaard. Terugkomen met: { $command }
join-sent-away = de gastheer heeft je van deze tafel weggestuurd
join-no-such-table = een tafel { $code } is er niet: vraag de code nog eens
join-closed = deze tafel is gesloten, want er was lang niemand meer: open een nieuwe
join-no-name = zeg hoe je heet: --name NAME
