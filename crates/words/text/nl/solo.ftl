# Wat er over SOLO gezegd wordt, in het Nederlands.
#
# Zinsdelen (event-…, and-…) beginnen klein en hebben geen punt: het programma voegt ze samen en maakt ze af.
# `$you` zegt wie van de genoemden de lezer is: seat, by, from, to, first, only of none.
# Sleutels met `x-` zijn alleen van deze taal. `# same` boven een bericht: het luidt in een andere taal net zo.

## Kleuren

x-rode = { $colour ->
    [red] rode
    [green] groene
    [blue] blauwe
   *[yellow] gele
}
x-rood = { $colour ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
}
colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel

## Kaarten

kind-number = { $number }
kind-skip = Sla beurt over
kind-reverse = Keer om
kind-draw-two = Neem 2
kind-swap = Kaartenruil
# same
kind-gift = Cadeau
kind-wish = Bepaal kleur
kind-draw-four = Neem 4 + bepaal kleur
kind-all-swap = Kaartenruil voor alle spelers
kind-protection = Bescherming

card-number = { x-rode } { $number }
card-skip = { x-rode } { kind-skip }
card-reverse = { x-rode } { kind-reverse }
card-draw-two = { x-rode } { kind-draw-two }
card-swap = { x-rode } { kind-swap }
card-gift = { x-rood } { kind-gift }
card-wish = { kind-wish }
card-draw-four = { kind-draw-four }
card-all-swap = { kind-all-swap }
card-protection = Bescherming met { x-rode } bliksem

one-number = een { x-rode } { $number }
one-skip = een { x-rode } Sla beurt over
one-reverse = een { x-rode } Keer om
one-draw-two = een { x-rode } Neem 2
one-swap = een { x-rode } Kaartenruil
one-gift = een { x-rood } Cadeau
one-wish = een Bepaal kleur
one-draw-four = een Neem 4 + bepaal kleur
one-all-swap = een Kaartenruil voor alle spelers
one-protection = een Bescherming met { x-rode } bliksem

second-number = een tweede { x-rode } { $number }
second-skip = een tweede { x-rode } Sla beurt over
second-reverse = een tweede { x-rode } Keer om
second-draw-two = een tweede { x-rode } Neem 2
second-wish = nog een Bepaal kleur
second-draw-four = nog een Neem 4 + bepaal kleur
second-all-swap = nog een Kaartenruil voor alle spelers

## Wat er gebeurt

event-dealt = { $you ->
    [seat] jij deelt iedereen acht kaarten uit
   *[none] { $name } deelt iedereen acht kaarten uit
}
event-hand = { $you ->
    [seat] jouw hand: { $cards }
   *[none] { $name } heeft in de hand: { $cards }
}
event-hand-unseen = { $you ->
    [seat] jij krijgt { $count } kaarten
   *[none] { $name } krijgt { $count } kaarten
}
event-turned = omgedraaid om te beginnen: { $cards }
event-redealt = er zit geen enkel getal in de stok: alles wordt geschud en opnieuw gedeeld
event-played = { $you ->
    [seat] jij legt { $card }
   *[none] { $name } legt { $card }
}
and-played = { $you ->
    [seat] en legt { $card }
   *[none] en legt { $card }
}
event-interjected = { $you ->
    [seat] jij werpt { $card } ertussen
   *[none] { $name } werpt { $card } ertussen
}
and-interjected = { $you ->
    [seat] en werpt { $card } ertussen
   *[none] en werpt { $card } ertussen
}
event-tripled = { $you ->
    [seat] Triple +! Jij legt in één keer { $card }
   *[none] Triple +! { $name } legt in één keer { $card }
}
and-tripled = { $you ->
    [seat] en legt een Triple +: { $card }
   *[none] en legt een Triple +: { $card }
}
event-wished = { $you ->
    [seat] jij kiest { $colour }
   *[none] { $name } kiest { $colour }
}
and-wished = { $you ->
    [seat] en kiest { $colour }
   *[none] en kiest { $colour }
}
event-called = { $you ->
    [seat] jij roept ‘Solo!’
   *[none] { $name } roept ‘Solo!’
}
event-owes = { $you ->
    [seat] jij moet nog ‘Solo!’ roepen
   *[none] { $name } moet nog ‘Solo!’ roepen
}
event-caught = { $you ->
    [by] jij merkt dat { $seat } geen ‘Solo!’ heeft geroepen
    [seat] { $by } merkt dat jij geen ‘Solo!’ hebt geroepen
   *[none] { $by } merkt dat { $seat } geen ‘Solo!’ heeft geroepen
}
event-drew = { $you ->
    [seat] jij neemt { $cards }
   *[none] { $name } neemt { $cards }
}
event-drew-chain = { $you ->
    [seat] jij verlengt niet en neemt { $cards }
   *[none] { $name } verlengt niet en neemt { $cards }
}
event-drew-late = { $you ->
    [seat] geen ‘Solo!’ op tijd: jij neemt { $cards }
   *[none] geen ‘Solo!’ op tijd: { $name } neemt { $cards }
}
event-nothing = { $you ->
    [seat] voor jou is er niets meer te nemen
   *[none] voor { $name } is er niets meer te nemen
}
event-reshuffled = de aflegstapel wordt geschud en is nu de nieuwe stok, met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
event-passed = { $you ->
    [seat] jij past
   *[none] { $name } past
}
event-skipped = { $you ->
    [seat] jij slaat een beurt over
   *[none] { $name } slaat een beurt over
}
event-clockwise = het gaat nu met de klok mee
event-counterclockwise = het gaat nu tegen de klok in
event-chain = { $you ->
    [seat] op jou wachten { $count } kaarten
   *[none] op { $name } wachten { $count } kaarten
}
event-paid = { $you ->
    [seat] daarmee is jouw ketting van { $count } kaarten afgehandeld
   *[none] daarmee is de ketting van { $count } kaarten voor { $name } afgehandeld
}
event-cancelled = { $you ->
    [seat] de ketting is afgeweerd, jij neemt niets
   *[none] de ketting is afgeweerd, { $name } neemt niets
}
event-asked = { $you ->
    [only] leg jij een Bescherming?
   *[none] komt er een Bescherming van { $names }?
}
event-answered = { $you ->
    [seat] jij hebt geantwoord
   *[none] { $name } heeft geantwoord
}
event-declined = { $you ->
    [only] jij legt geen Bescherming
   *[none] geen Bescherming van { $names }
}
event-protected = { $you ->
    [seat] jij verweert je en legt { $card }
   *[none] { $name } verweert zich en legt { $card }
}
event-moved = { $you ->
    [from] { $to } krijgt jouw hele hand
    [to] jij krijgt de hele hand van { $from }
   *[none] { $to } krijgt de hele hand van { $from }
}
event-swapped = { $you ->
    [first] jij en { $second } ruilen van hand
   *[none] { $first } en { $second } ruilen van hand
}
event-all-moved = alle handen schuiven een plaats op
event-holds = jouw nieuwe hand: { $cards }
event-gave = { $you ->
    [from] jij geeft { $cards } cadeau aan { $to }
    [to] { $from } geeft jou { $cards } cadeau
   *[none] { $from } geeft { $cards } cadeau aan { $to }
}
event-turn = { $you ->
    [seat] jij bent aan de beurt
   *[none] { $name } is aan de beurt
}
event-won = { $you ->
    [seat] jij hebt geen kaarten meer en wint de ronde
   *[none] { $name } heeft geen kaarten meer en wint de ronde
}
event-blocked = niemand kan nog iets doen: de ronde zit vast en eindigt zonder winnaar
event-points = { $you ->
    [seat] jij noteert { $points ->
        [one] één punt
       *[other] { $points } punten
    }
   *[none] { $name } noteert { $points ->
        [one] één punt
       *[other] { $points } punten
    }
}

## Waarom niet

illegal-not-for-the-host = Wie de tafel leidt, speelt zelf niet mee.
illegal-no-such-seat = Daar zit niemand. Kies iemand aan deze tafel.
illegal-round-over = De ronde is voorbij. Op naar de volgende!
illegal-not-your-turn = Je bent niet aan de beurt. Tussenwerpen kun je alleen precies dezelfde kaart als de bovenste.
illegal-not-in-hand = Die kaart heb je niet in de hand. Kies er een die je wel hebt.
illegal-no-match = Die kaart past niet: kleur, getal of symbool moet overeenkomen met de bovenste.
illegal-wrong-colour = Nu geldt een andere kleur: alleen die en zwarte kaarten passen.
illegal-chain-unpaid = Er wacht een ketting op je: neem de kaarten, verleng de ketting, of weer hem af als je een Bescherming hebt.
illegal-other-kind-of-chain = Neem 2 op Neem 2, Neem 4 op Neem 4: in één ketting worden ze niet gemengd.
illegal-only-the-drawn-card = Je hebt een kaart genomen: leg nu die en geen andere, of pas.
illegal-must-play = Je hebt een gekleurde kaart die past. Leg die, in plaats van een nieuwe te nemen.
illegal-already-drew = Eén kaart per beurt is genoeg. Leg hem als hij past, of pas.
illegal-draw-first = Neem eerst een kaart, dan mag je passen.
illegal-numbers-only = Volgens deze regels mag je alleen getallen tussenwerpen.
illegal-question-open = Eén moment: eerst moet de vraag ‘Bescherm je jezelf?’ beantwoord zijn.
illegal-only-protection = Op deze vraag antwoord je met een Bescherming, of met ‘nee’.
illegal-no-question = Er staat op dit moment geen vraag open.
illegal-not-asked = Deze keer is de vraag niet voor jou.
illegal-already-answered = Je hebt al geantwoord. Wacht tot alle antwoorden op tafel liggen.
illegal-no-triple = Volgens deze regels bestaat er geen Triple +.
illegal-triple-not-all = Bij een Triple + horen al je kaarten met dat getal. Leg de andere erbij.
illegal-triple-first = De eerste kaart van je Triple + moet passen. Probeer een andere volgorde.
illegal-triple-without-drawn = Na het nemen moet de genomen kaart bij je Triple + horen en ook zelf passen.
illegal-wish-missing = Welke kleur wil je? Kies er een.
illegal-draw-four-wish-missing = Bij Neem 4 bepaal je ook de kleur: kies er een.
illegal-swap-target-missing = Met wie ruil je? Kies een medespeler.
illegal-gift-target-missing = Wie krijgt het cadeau? Kies een medespeler.
illegal-swap-with-self = Met jezelf kun je niet ruilen. Kies iemand anders.
illegal-gift-to-self = Een cadeau is voor een ander. Kies een medespeler.
illegal-gift-cards-missing = Kies de twee kaarten die je wilt weggeven.
illegal-gift-is-all = Je hebt hooguit nog twee kaarten en geeft ze allemaal weg: er valt niets te kiezen.
illegal-last-card = Het is je laatste kaart. De actie vervalt, dus er valt niets te kiezen.
illegal-choice-not-wanted = Bij deze kaart valt zoiets niet te kiezen.
illegal-call-too-early = Te vroeg voor ‘Solo!’: roep het met twee kaarten in de hand, of bij een zet waarna je er nog één of geen hebt.
illegal-no-call-due = Je hoeft nu geen ‘Solo!’ te roepen.
illegal-no-catching = Betrappen is hier niet nodig: de straf komt vanzelf.
illegal-nothing-to-catch = Die speler hoeft nu geen ‘Solo!’ te roepen.

## Waarom een bot iets doet

more-of-colour = { $cards ->
    [one] één andere { x-rode } kaart
   *[other] { $cards } andere { x-rode } kaarten
}
why-out = { $cards ->
    [one] Dat is mijn laatste kaart.
   *[other] Dat zijn in één keer alle { $cards } kaarten die ik nog heb.
}
why-last-gift = { $cards ->
    [one] Met dit cadeau gaat ook mijn laatste kaart weg, als er geen Bescherming komt.
   *[other] Met dit cadeau gaan ook mijn laatste { $cards } kaarten weg, als er geen Bescherming komt.
}
why-many = Zo ben ik in één keer { $cards } kaarten kwijt.
why-close = { $cards ->
    [one] Wie na mij komt, heeft nog maar één kaart: daar moet iets aan gebeuren.
   *[other] Wie na mij komt, heeft nog maar { $cards } kaarten: daar moet iets aan gebeuren.
}
why-again = Met z’n tweeën ben ik meteen weer aan de beurt, als er niets tussenkomt.
why-pass-on = In plaats van { $cards } kaarten te nemen, verleng ik de ketting en geef ik hem door.
why-ward = Zonder mijn Bescherming zou ik { $cards } kaarten moeten nemen.
why-no-skip = Zonder mijn Bescherming zou ik een beurt moeten overslaan.
why-no-gift = { $cards ->
    [one] Zonder mijn Bescherming zou ik een kaart cadeau krijgen.
   *[other] Zonder mijn Bescherming zou ik { $cards } kaarten cadeau krijgen.
}
why-longer-hand = { $cards ->
    [one] Ik houd mijn hand: de andere heeft één kaart meer.
   *[other] Ik houd mijn hand: de andere heeft { $cards } kaarten meer.
}
why-known-hand = Ik houd liever de kaarten die ik ken.
why-no-protection = Ik heb geen Bescherming.
why-shorter-comes = { $cards ->
    [one] Mij best: ik zou één kaart minder krijgen dan ik weggeef.
   *[other] Mij best: ik zou { $cards } kaarten minder krijgen dan ik weggeef.
}
why-keeps-protection = Mijn Bescherming bewaar ik voor later.
why-swap = { $cards ->
    [one] De hand die ik wil hebben, telt één kaart minder dan de mijne.
   *[other] De hand die ik wil hebben, telt { $cards } kaarten minder dan de mijne.
}
why-no-gain = Een ruil zou me niet minder kaarten opleveren.
why-gives-away = In dit cadeau zitten { $points } punten, en die heb ik liever in een andere hand dan in de mijne.
why-wish = { $cards ->
    [one] Ik heb nog één { x-rode } kaart, dus die kleur komt me goed uit.
   *[other] Ik heb nog { $cards } { x-rode } kaarten, dus die kleur komt me goed uit.
}
why-any-colour = Ik heb alleen nog zwarte kaarten, dus elke kleur is goed.
why-colour = Ik heb nog { more-of-colour }.
why-dearest = Geen gekleurde kaart die past, is meer waard dan deze: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
why-together = Deze kaart is { $points ->
    [one] één punt
   *[other] { $points } punten
} waard, en ik heb nog { more-of-colour }.
why-only-fit = Iets anders dat past, heb ik niet.
why-spares-black = Anders past alleen zwart, en dat bewaar ik voor later.
why-spares-actions = { $cards ->
    [one] Er past ook een symboolkaart, maar die bewaar ik voor later.
   *[other] Er passen ook symboolkaarten, maar die bewaar ik voor later.
}
why-only-black = Alleen zwart past, dus dan maar zwart.
why-keeps-black = Alleen zwart zou passen, en dat bewaar ik voor later.
why-must = Nemen mag ik nu niet, en er past alleen een ruil.
why-just-drawn = Ik heb hem net genomen, en hij past.
why-drawn-does-not-fit = De kaart die ik genomen heb, past niet.
why-nothing-fits = Geen van mijn kaarten past.
why-must-pay = Tegen die { $cards } kaarten heb ik niets in de hand.
why-keeps-help = Ik neem de { $cards } kaarten en bewaar voor later waarmee ik me had kunnen verweren.
why-throws-in = Ik heb precies de kaart die bovenop ligt, en die mag ik altijd tussenwerpen.
why-keeps-twin = Ik zou dezelfde kaart kunnen tussenwerpen, maar ik houd hem nog even.
why-call = Ik moet nog ‘Solo!’ roepen.
why-catch = Iemand is vergeten ‘Solo!’ te roepen.
why-tried = In de rondes die ik heb uitgeprobeerd, pakte dit het best uit.
why-chances = { $percent ->
    [0] Het spel winnen zit er voor mij niet meer in.
    [1] Ik verwacht het spel één van de 100 keer te winnen.
   *[other] Ik verwacht het spel { $percent } van de 100 keer te winnen.
}

## Spelregelboeken

edition-classic-de = Klassiek, Duitse uitgave
edition-classic-en = Klassiek, Engelse uitgave
edition-classic-fr = Klassiek, Franse uitgave
edition-classic-nl = Klassiek, Nederlandse uitgave
edition-classic-it = Klassiek, Italiaanse uitgave
edition-classic-fr2 = Klassiek, tweede Franse uitgave
edition-modern = Moderne uitgave

field-deck = De kaarten
value-deck-112 = de klassieke doos, 112 kaarten
value-deck-120 = de moderne doos, 120 kaarten met Cadeau en Bescherming
field-interject = Tussenwerpen mag je
value-interject-any = elke kaart die precies gelijk is aan de bovenste
value-interject-numbers = alleen getallen
# same
field-triple = Triple +
value-triple-no = bestaat niet
value-triple-yes = mag
field-may-draw = Nemen in plaats van leggen
value-may-draw-stuck = alleen als geen gekleurde kaart past
value-may-draw-freely = wanneer je maar wilt
field-solo = ‘Solo!’ roep je
value-solo-discarding = bij het leggen van je voorlaatste kaart
value-solo-holding = met één kaart in de hand, hoe die daar ook gekomen is
field-solo-until = ‘Solo!’ is op tijd
value-solo-until-discard = vóór het leggen of tegelijk ermee
value-solo-until-next-acts = tot de volgende legt of neemt
field-swap = Kaartenruil met een medespeler
value-swap-optional = mag
value-swap-compulsory = moet
field-after-swap = Na een ruil is aan de beurt
value-after-swap-next = de volgende, zoals altijd
value-after-swap-partner = degene met wie geruild is
field-all-swap = Bij Kaartenruil voor alle spelers schuiven de handen door
value-all-swap-direction = in de speelrichting
value-all-swap-left = altijd naar links
field-scoring = De telling
value-scoring-penalty = iedereen noteert strafpunten, en wie de minste heeft, wint
value-scoring-winner = wie de ronde wint, krijgt de punten van alle anderen
field-limit = Het spel eindigt als iemand
value-limit = { $exceeded ->
    [yes] { $points ->
        [one] meer dan één punt heeft
       *[other] meer dan { $points } punten heeft
    }
   *[no] { $points ->
        [one] één punt of meer heeft
       *[other] { $points } punten of meer heeft
    }
}
field-start = Ligt er aan het begin een symboolkaart
value-start-turn = dan wordt er verder omgedraaid tot er een getal ligt
value-start-leave = dan blijft die liggen, zonder gevolg
field-chains = Een ketting verleng je
value-chains-own = alleen met dezelfde soort
value-chains-mixed = met Neem 2 en Neem 4 door elkaar
field-after-chain = Wie de kaarten van een ketting heeft genomen
value-after-chain-turn = is daarna gewoon aan de beurt
value-after-chain-lost = is daarmee klaar, en de volgende is aan de beurt
field-penalty = Twee kaarten voor een vergeten ‘Solo!’
value-penalty-auto = komen vanzelf
value-penalty-caught = komen alleen als iemand het merkt
field-triple-takes = Bij een Triple + horen
value-triple-takes-all = al je kaarten met hetzelfde getal
value-triple-takes-three = drie of meer kaarten met hetzelfde getal, zoals je wilt

## De bladzijde met de regels

rules-title = SOLO: de spelregels

chapter-cards = Spelers en kaarten
chapter-setup = Voor je begint
chapter-turn = Jouw beurt
chapter-interject = Tussenwerpen
chapter-actions = Symboolkaarten
chapter-end = ‘Solo!’ en het einde

## De regels

rule-s-01 = Voor twee tot tien spelers, ieder voor zich.
    .title = Wie er meedoet

rule-s-02 =
    In de doos zitten 112 kaarten. In rood, groen, blauw en geel zijn er de getallen 1 tot en met 9, elk twee keer. Elke kleur heeft ook twee keer Sla beurt over, twee keer Keer om,
    twee keer Neem 2 en één Kaartenruil met een medespeler. Twaalf kaarten zijn zwart: vier keer Bepaal kleur, vier keer Neem 4 + bepaal kleur (kortweg Neem 4) en vier keer
    Kaartenruil voor alle spelers.
    .title = De kaarten

rule-s-03 =
    In de doos zitten 120 kaarten. In rood, groen, blauw en geel zijn er de getallen 1 tot en met 9, elk twee keer. Elke kleur heeft ook twee keer Sla beurt over, twee keer Keer om,
    twee keer Neem 2, één Kaartenruil met een medespeler en één Cadeau. Zestien kaarten zijn zwart: vier keer Bepaal kleur, vier keer Neem 4 + bepaal kleur (kortweg Neem 4), vier keer
    Kaartenruil voor alle spelers en vier keer Bescherming, met een bliksem in elke kleur.
    .title = De kaarten

rule-s-04 =
    Een getal telt voor wat erop staat. Keer om telt voor 10, Sla beurt over voor 20, Neem 2 en Kaartenruil met een medespeler
    { $deck ->
        [modern] voor 30, en Cadeau ook. Bepaal kleur, Kaartenruil voor alle spelers en Bescherming tellen voor 40,
       *[classic] voor 30. Bepaal kleur en Kaartenruil voor alle spelers tellen voor 40,
    }
    Neem 4 telt voor 50.

    Voorbeeld: een groene 7, een Sla beurt over en een Neem 4 in je hand zijn samen 77.
    .title = Wat de kaarten waard zijn

rule-s-05 =
    Loot wie het eerst deelt; na elke ronde deelt de volgende naar links. Iedereen krijgt acht kaarten. De rest is de stok.
    .title = Delen

rule-s-06 =
    { $start ->
        [leave] De bovenste kaart van de stok wordt omgedraaid: het begin van de aflegstapel. Welke kaart het ook is, hij blijft liggen en doet niets. Op een zwarte past alles.
       *[turn] De bovenste kaart van de stok wordt omgedraaid: het begin van de aflegstapel. Is het een symboolkaart, dan komt de volgende erbovenop, tot er een getal ligt. Zit
            er in de hele stok geen getal, dan schudt en deelt dezelfde speler nog een keer.

            Voorbeeld: eerst komt er een Neem 2, dan een blauwe 4. Jullie beginnen op de blauwe 4, en niemand hoeft iets te nemen.
    }
    .title = De eerste kaart

rule-s-07 = Wie links van de deler zit, begint. Elke ronde start met de klok mee.
    .title = Wie begint

rule-s-08 =
    Leg een kaart die past: in kleur, in getal of in symbool. Zwarte kaarten passen altijd als je aan de beurt bent. Wacht er een ketting op je (S-20), dan kun je niet gewoon
    spelen: neem de kaarten
    { $deck ->
        [modern] , verleng de ketting of leg een Bescherming.
       *[classic] of verleng de ketting.
    }

    Voorbeeld: op een rode 9 past elke andere 9, alles wat rood is en elke zwarte kaart.
    .title = Afleggen

rule-s-09 =
    { $may-draw ->
        [freely] Kun of wil je niets leggen, neem dan een kaart.
       *[stuck] Past geen van je gekleurde kaarten, neem er dan een. Zolang er een past, mag je niet nemen; maar een zwarte hoef je nooit te leggen.
    }
    Past de kaart die je nam, dan mag je die meteen leggen: die ene, geen andere. Anders houd je de kaart en pas je.

    Voorbeeld: er ligt een blauwe 4 en je neemt een gele 4. Leg hem, of houd hem en pas.
    .title = Nemen

# same
rule-s-10 =
    Heb je drie of meer kaarten met hetzelfde getal, dan kun je in je beurt ‘Triple +’ zeggen en
    { $triple-takes ->
        [three] er zoveel leggen als je wilt, maar minstens drie.
       *[all] ze allemaal samen leggen.
    }
    Alleen de eerste moet passen, in getal of kleur; bij de andere maakt de kleur niet uit. Jij kiest de volgorde, en de laatste ligt bovenop.

    Voorbeeld: op een gele 5 leg je een gele, een rode en een blauwe 7. De volgende moet verder op de blauwe 7.
    .title = Triple +

rule-s-11 =
    Heb je een kaart genomen en is het een getal dat past, dan mag je die ook als deel van een Triple + leggen. De eerste mag elke kaart daaruit zijn, als die maar past.
    .title = Triple + na het nemen

rule-s-12 =
    Na
    { $deck ->
        [modern] Bepaal kleur en Neem 4 geldt de gekozen kleur, na een Bescherming die van de bliksem.
       *[classic] Bepaal kleur en Neem 4 geldt de gekozen kleur.
    }
    Dat blijft zo tot er een andere kaart op ligt; tot dan passen alleen die kleur en zwarte kaarten. Een Kaartenruil voor alle spelers vraagt niets: daarop past alles
    { $triple ->
        [yes] , ook een Triple +.
       *[no] .
    }
    .title = Welke kleur geldt

rule-s-13 =
    { $interject ->
        [numbers] Heb je hetzelfde getal in dezelfde kleur als wat bovenop ligt? Werp het ertussen, of je nu aan de beurt bent of niet. Met symboolkaarten kan dat niet.
       *[any] Heb je de tweelingkaart van wat bovenop ligt? Werp die ertussen, of je nu aan de beurt bent of niet. Dat geldt voor getallen en symbolen, ook voor de zwarte.
    }
    Het mag ook op je eigen kaart, op de allereerste van de ronde, en terwijl iemand een kaart heeft genomen en nog nadenkt. Een kleurkeuze of ruil wordt eerst afgehandeld, dan pas kan er iets
    tussen
    { $deck ->
        [modern] ; en zolang de vraag ‘Bescherm je jezelf?’ openstaat, wacht iedereen.
       *[classic] .
    }

    Voorbeeld: er wordt een rode 3 gelegd. Jij hebt de andere: hup, ertussen!
    .title = Tussenwerpen

rule-s-14 =
    Daarna gaat het verder bij wie op de tussenwerper volgt. Een beurt die bezig was, is voorbij; een kaart die daarin al genomen is, blijft in de hand.

    Voorbeeld: met zijn vieren legt speler 1 een groene 6 en werpt speler 3 de andere ertussen. Speler 4 is aan de beurt; speler 2 is overgeslagen.
    .title = Wie dan aan de beurt is

rule-s-15 =
    Een tussengeworpen symboolkaart werkt als elke andere, gezien vanaf de tussenwerper: de speler daarna slaat over of krijgt de kaarten, de tussenwerper kiest de kleur, de richting keert
    nog eens om, of alle handen schuiven weer op.
    .title = Tussengeworpen symbolen

rule-s-16 =
    Een tussengeworpen Neem 2 of Neem 4 verlengt de ketting zolang niemand de kaarten heeft genomen. Zijn die al genomen, dan begint er een nieuwe. Bij een tussengeworpen Sla beurt over slaat
    alleen de speler na de tussenwerper over; de eerste Sla beurt over is vergeten.

    Voorbeeld: speler 1 legt een rode Neem 2, speler 3 werpt de andere ertussen. Op speler 4 wachten vier kaarten.
    .title = Op een ketting

rule-s-17 = Willen meerdere spelers tussenwerpen, dan mag de snelste, en de anderen houden hun kaart. Op een kaart waarmee de ronde uit is, kan niets meer.
    .title = Wie het eerst komt

rule-s-18 =
    De volgende slaat een beurt over: niet leggen, niet nemen. Met twee spelers ben je dus meteen weer zelf aan de beurt.
    .title = Sla beurt over

rule-s-19 =
    Vanaf nu gaat het de andere kant op. Met twee spelers verandert er verder niets.
    .title = Keer om

rule-s-20 =
    De volgende neemt twee kaarten, of verlengt met een eigen Neem 2, in welke kleur dan ook. Dan moet de speler daarna er vier nemen, of het worden er zes: een ketting.

    Voorbeeld: rode Neem 2, blauwe Neem 2, groene Neem 2, en de vierde heeft er geen. Zes kaarten!
    .title = Neem 2

rule-s-21 =
    Net als Neem 2, maar met vier kaarten per keer, en verlengen doe je met nog een Neem 4. Wie hem legt, kiest ook een kleur.
    .title = Neem 4 + bepaal kleur

rule-s-22 =
    { $chains ->
        [mixed] Neem 2 en Neem 4 mogen in één ketting op elkaar volgen, in elke volgorde. De kaarten worden opgeteld.

            Voorbeeld: Neem 2, Neem 4, Neem 2 is samen acht kaarten.
       *[own] Op een ketting van Neem 2 past alleen Neem 2, op een van Neem 4 alleen Neem 4.
    }
    .title = Verlengen

rule-s-23 =
    { $after-chain ->
        [lost] Wie de kaarten van een ketting heeft genomen, is daarmee klaar; de volgende is aan de beurt.
       *[turn] Heb je de kaarten van een ketting genomen, dan speel je gewoon je beurt.
    }
    .title = Na de ketting

rule-s-24 = Noem de kleur die je hierna wilt zien. Het mag ook de kleur zijn die er al lag.
    .title = Bepaal kleur

rule-s-25 =
    { $swap ->
        [compulsory] Kies een medespeler. Jullie moeten van hand ruilen, met alle kaarten.
       *[optional] Als je wilt, kies je een medespeler en ruilen jullie van hand, met alle kaarten. Het hoeft niet.
    }

    Voorbeeld: je legt je Kaartenruil, hebt nog zes kaarten en ruilt die tegen de twee van je buur.
    .title = Kaartenruil met een medespeler

rule-s-26 = Na de ruil is degene aan de beurt met wie je geruild hebt, en vanaf daar gaat het verder in de speelrichting.
    .title = Na een ruil

rule-s-27 =
    { $all-swap ->
        [left] Iedereen schuift de hele hand door naar links, welke kant het spel ook op gaat.
       *[direction] Iedereen schuift de hele hand door naar wie er volgt in de speelrichting.
    }
    .title = Kaartenruil voor alle spelers

# same
rule-s-28 =
    Kies twee kaarten uit je hand en iemand die ze moet aannemen. De anderen zien dat er gegeven wordt, maar niet wat; en of er een Bescherming komt, wordt beslist voordat iemand
    ze bekijkt. Daarna is de speler na jou aan de beurt.
    .title = Cadeau

rule-s-29 =
    Heb je naast je Cadeau nog maar één of twee kaarten, dan gaan ze allemaal weg en is de ronde uit. Ze tellen mee bij wie ze gekregen heeft. Maar eerst komt de vraag
    ‘Bescherm je jezelf?’: wie dat doet, neemt niets aan, en jij speelt verder.
    .title = Het laatste cadeau

rule-s-30 =
    Als je aan de beurt bent, past een Bescherming overal op, welke kleur er ook gevraagd is, en daarna geldt de kleur van de bliksem. Wacht er een ketting op je, dan is die
    afgeweerd, en niemand neemt iets. Zou je moeten overslaan, dan komt deze kaart in de plaats van de verloren beurt. Tegen Keer om helpt hij niet.

    Voorbeeld: er komen zes kaarten op je af. Je legt de Bescherming met groene bliksem, neemt niets, en de volgende heeft groen nodig.
    .title = Bescherming

rule-s-31 =
    Een Bescherming helpt ook buiten je beurt. Wie een Cadeau zou krijgen, kan weigeren; wie voor een ruil gekozen is, kan zijn hand houden; en bij Kaartenruil voor alle spelers kunnen alle anderen
    dat: de overige handen gaan dan langs hen heen. Beschermen alle anderen zich, dan beweegt er niets. Iedereen die het aangaat, krijgt de vraag tegelijk, en de antwoorden komen tegelijk op tafel. Zijn er
    meer Beschermingen, dan komen ze in de speelrichting op elkaar.
    .title = Bescherming buiten je beurt

rule-s-32 =
    Na een Bescherming buiten de beurt gaat het verder bij de speler na degene die de kaart legde, in de kleur van de bliksem. Zijn het er meer, dan beslist de bovenste.
    .title = Na de Bescherming

rule-s-33 =
    ‘Bescherm je jezelf?’ wordt gevraagd aan iedereen op wie een kaart gericht is, wat hij ook in de hand heeft. Zo verraadt de vraag niets.
    .title = De vraag

rule-s-34 =
    Is je laatste kaart een symboolkaart, dan heb je gewonnen en vervalt de actie: niemand neemt, ruilt of slaat over.
    { $deck ->
        [modern] Dat geldt ook voor een Bescherming die buiten de beurt als laatste kaart gelegd wordt: gewonnen, en wat de kaart afweert, gebeurt niet. Zouden meerdere spelers zo uit kunnen zijn, dan wint de
            eerste van hen in de speelrichting.
       *[classic] { "" }
    }
    .title = Een symbool als laatste

rule-s-35 =
    { $solo ->
        [holding] Met één enkele kaart in de hand moet je ‘Solo!’ roepen.
       *[discarding] Leg je je voorlaatste kaart, dan moet je ‘Solo!’ roepen.
    }
    { $penalty ->
        [caught] Vóór de zet, tegelijk of erna: je bent op tijd zolang de volgende nog niet gelegd of genomen heeft. Tot dan mag iedereen je betrappen als je het vergeten bent; dan neem je twee kaarten. Merkt
            niemand het, dan heb je geluk.
       *[auto]
            { $solo-until ->
                [next-acts] Vóór de zet, tegelijk of erna: je bent op tijd zolang de volgende (dat kun je weer zelf zijn) nog niet gelegd of genomen heeft. Als iemand tussenwerpt, heb je nog steeds tijd. Ben
                    je te laat, dan neem je twee kaarten voordat de zet van die speler verdergaat.
               *[discard] Roep vóór de kaart of samen ermee: daarna is het te laat, en neem je twee kaarten nog voordat de gelegde kaart werkt.
            }
    }
    .title = ‘Solo!’

rule-s-36 =
    Je kunt je laatste kaarten ook in één klap kwijtraken, met
    { $deck ->
        [modern]
            { $triple ->
                [yes] een Triple + of een Cadeau.
               *[no] een Cadeau.
            }
       *[classic] een Triple +.
    }
    Ook dan hoort er ‘Solo!’ bij, vóór die zet of ermee. Anders neem je twee kaarten en gaat de ronde door.
    .title = Alles in één keer

rule-s-37 =
    { $solo ->
        [holding] Hoe je aan die ene kaart komt, maakt niet uit: door te leggen, tussen te werpen
            { $deck ->
                [modern] , te ruilen, iets cadeau te geven
               *[classic] , te ruilen
            }
            of omdat alle handen zijn opgeschoven. Wat telt, is hoe het aan het eind van de zet is: ruil je een enkele kaart weg, dan moet de ander roepen. Kom je opnieuw op één kaart, dan roep
            je opnieuw; blijf je op één, dan niet.
       *[discarding] Alleen wat je zelf legt telt, in je beurt of ertussen, ook als je je hand meteen daarna wegruilt. Een enkele kaart die een ander je in handen geeft, hoef je niet te
            melden.
    }
    { $penalty ->
        [caught] { "" }
       *[auto]
            { $solo-until ->
                [next-acts] Zijn meerdere spelers te laat, dan nemen ze na elkaar in de speelrichting.
               *[discard] { "" }
            }
    }
    .title = Wanneer je moet roepen

rule-s-38 =
    Met drie of meer kaarten in de hand geldt ‘Solo!’ niet, behalve bij een zet waarna je er één of geen hebt. Proberen kost niets. Heb je met twee kaarten in de hand geroepen, dan
    vervalt dat als je er meer krijgt of een andere hand.
    .title = Wat niet telt

rule-s-39 = Geen kaart meer? Dan heb je gewonnen, en de ronde is meteen uit. Alle anderen tellen hun kaarten (S-04).
    .title = Einde van de ronde

rule-s-40 =
    { $scoring ->
        [winner] Wie de ronde wint, noteert wat alle anderen samen in de hand hebben.

            Voorbeeld: de anderen blijven zitten met 12, 45 en 80. De winnaar noteert 137.
       *[penalty] Iedereen noteert wat er nog in de eigen hand zit, als strafpunten. Wie de ronde wint, noteert niets.
    }
    .title = De telling

rule-s-41 =
    Speel door tot iemand
    { $exceeded ->
        [yes] { $points ->
            [one] meer dan één punt heeft.
           *[other] meer dan { $points } punten heeft.
        }
       *[no] { $points ->
            [one] één punt of meer heeft.
           *[other] { $points } punten of meer heeft.
        }
    }
    { $scoring ->
        [winner] Die heeft het spel gewonnen.
       *[penalty] Wie dan de minste punten heeft, wint het spel; bij een gelijke stand deel je de overwinning.
    }
    .title = Einde van het spel

rule-s-42 =
    Moet er een kaart genomen worden en is de stok leeg, schud dan de aflegstapel, op de bovenste kaart na, tot een nieuwe stok. Is ook dat niet genoeg, dan neem je wat er is; de rest is
    kwijtgescholden, en het spel gaat door.
    .title = De stok is leeg

rule-s-43 =
    Wordt er in evenveel beurten achter elkaar als er spelers zijn niets genomen, gelegd of tussengeworpen, dan zit de ronde vast. Die eindigt zonder winnaar
    { $scoring ->
        [winner] en zonder punten.
       *[penalty] , en iedereen telt zijn kaarten.
    }
    .title = De ronde zit vast
