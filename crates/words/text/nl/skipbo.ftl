# Wat er over SKIP-BO gezegd wordt, in het Nederlands.
#
# Zinsdelen (skipbo-event-…, skipbo-and-…) beginnen klein en hebben geen punt: het programma voegt ze samen en maakt ze af.
# `$you` zegt wie van de genoemden de lezer is: seat, only (alleen jij), with (jij en anderen) of none.
# `$from` zegt waar een kaart vandaan komt: stock, discard, partner-stock, partner-discard of hand; `$source`, van welke weggooistapel.
# Sleutels met `x-` zijn alleen van deze taal. `# same` boven een bericht: het luidt in een andere taal net zo.

## Kaarten

skipbo-card-number = { $number }
# same
skipbo-card-joker = joker
skipbo-one-number = een { $number }
skipbo-one-joker = een joker
skipbo-joker-as = een joker als { $number }
skipbo-cards-of = { $you ->
    [seat] jij ({ $cards })
   *[none] { $name } ({ $cards })
}
skipbo-then = { $list }, daarna { $last }

## Wat er gebeurt

skipbo-event-lot = { $you ->
    [seat] bij het loten trek jij { $card }
   *[none] bij het loten trekt { $name } { $card }
}
skipbo-lots = er wordt geloot wie deelt: { $list }
skipbo-lots-again = gelijk, dus nog een keer: { $list }
skipbo-event-dealt = { $you ->
    [seat] jij deelt iedereen een stok van { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
   *[none] { $name } deelt iedereen een stok van { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
}
skipbo-tops = boven op de stokken: { $list }
skipbo-event-turned = { $you ->
    [seat] op jouw stok ligt nu { $card }
   *[none] op de stok van { $name } ligt nu { $card }
}
skipbo-and-turned = { $you ->
    [seat] op jouw stok ligt nu { $card }
   *[none] op de stok ligt nu { $card }
}
skipbo-event-turn = { $you ->
    [seat] jij bent aan de beurt
   *[none] { $name } is aan de beurt
}
skipbo-event-turn-drew = { $you ->
    [seat] jij bent aan de beurt en trekt { $cards }
   *[none] { $name } is aan de beurt en trekt { $cards }
}
skipbo-event-turn-nothing = { $you ->
    [seat] jij bent aan de beurt, maar er valt niets te trekken
   *[none] { $name } is aan de beurt, maar er valt niets te trekken
}
skipbo-event-turn-withheld = { $you ->
    [seat] jij bent aan de beurt, deze keer zonder te trekken
   *[none] { $name } is aan de beurt, deze keer zonder te trekken
}
skipbo-event-withheld = { $you ->
    [seat] deze keer mag jij niet trekken
   *[none] deze keer mag { $name } niet trekken
}
skipbo-event-drew = { $you ->
    [seat] jij trekt { $cards }
   *[none] { $name } trekt { $cards }
}
skipbo-event-refilled = { $you ->
    [seat] jouw hand is leeg, dus jij trekt { $cards }
   *[none] { $name } heeft geen kaarten meer in de hand en trekt { $cards }
}
skipbo-event-nothing = { $you ->
    [seat] voor jou valt er niets meer te trekken
   *[none] voor { $name } valt er niets meer te trekken
}
skipbo-no-more = meer kaarten zijn er niet
skipbo-penalty-nothing = maar er zijn geen kaarten meer
skipbo-penalty-only = er { $count ->
    [one] is er nog maar één
   *[other] zijn er nog maar { $count }
}
skipbo-event-reshuffled = de opzijgelegde stapels worden geschud en zijn nu de nieuwe trekstapel, met { $count } kaarten
skipbo-from = { $from ->
    [stock] { $you ->
        [seat] { " " }van je stok
       *[none] { " " }van de stok
    }
    [discard] { $you ->
        [seat] { " " }van je weggooistapel { $source }
       *[none] { " " }van weggooistapel { $source }
    }
    [partner-stock] { $you ->
        [seat] { " " }van de stok van je partner
       *[none] { " " }van de stok van de partner
    }
    [partner-discard] { $you ->
        [seat] { " " }van weggooistapel { $source } van je partner
       *[none] { " " }van weggooistapel { $source } van de partner
    }
   *[hand] { "" }
}
# same
skipbo-as = { $as ->
    [0] { "" }
   *[other] { " " }als { $as }
}
skipbo-event-played = { $you ->
    [seat] jij legt { $cards }{ skipbo-from }{ skipbo-as } op bouwstapel { $pile }
   *[none] { $name } legt { $cards }{ skipbo-from }{ skipbo-as } op bouwstapel { $pile }
}
skipbo-and-played = { $cards }{ skipbo-from }{ skipbo-as } op bouwstapel { $pile }
skipbo-event-completed = bouwstapel { $pile } is vol en gaat opzij
skipbo-and-completed = die is nu vol en gaat opzij
skipbo-event-emptied = { $you ->
    [seat] jouw stok is op
   *[none] de stok van { $name } is op
}
skipbo-and-emptied = { $you ->
    [seat] jouw stok is op
   *[none] de stok is op
}
skipbo-event-discarded = { $you ->
    [seat] jij legt { $card } op je weggooistapel { $pile }
   *[none] { $name } legt { $card } op weggooistapel { $pile }
}
skipbo-event-ended = { $you ->
    [seat] jij beëindigt je beurt zonder iets weg te leggen
   *[none] { $name } beëindigt de beurt zonder iets weg te leggen
}
skipbo-event-blocked = er beweegt niets meer: de ronde zit vast
skipbo-event-taken-up = alle weggooistapels worden opgepakt en geschud tot een nieuwe trekstapel van { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
skipbo-event-penalised-cards = { $you ->
    [seat] straf voor jou: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } onder de stok
   *[none] straf voor { $name }: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } onder de stok
}
skipbo-event-penalised-hint = { $you ->
    [seat] voorzeggen en valsspelen mag niet: twee kaarten onder jouw stok
   *[none] voorzeggen en valsspelen mag niet: twee kaarten onder de stok van { $name }
}
skipbo-event-penalised-no-draw = { $you ->
    [seat] straf voor jou: één beurt zonder trekken
   *[none] straf voor { $name }: één beurt zonder trekken
}
skipbo-event-under = { $you ->
    [seat] er { $count ->
        [one] gaat ongezien één kaart
       *[other] gaan ongezien { $count } kaarten
    } onder jouw stok
   *[none] er { $count ->
        [one] gaat ongezien één kaart
       *[other] gaan ongezien { $count } kaarten
    } onder de stok van { $name }
}
skipbo-event-won = { $you ->
    [only] jij wint de ronde
    [with] jij en { $names } winnen de ronde
   *[none] { $names } { $count ->
        [one] wint
       *[other] winnen
    } de ronde
}
skipbo-event-won-fewest = { $you ->
    [only] jij hebt de minste kaarten in de stok en wint de ronde
    [with] jij en { $names } hebben samen de minste kaarten in de stok en winnen de ronde
   *[none] { $count ->
        [one] { $names } heeft de minste kaarten in de stok en wint de ronde
       *[other] { $names } hebben samen de minste kaarten in de stok en winnen de ronde
    }
}
skipbo-event-nobody = het is gelijkspel om de minste kaarten in de stok, dus niemand wint
skipbo-event-points = { $you ->
    [seat] jij noteert { $points ->
        [one] één punt
       *[other] { $points } punten
    }
   *[none] { $name } noteert { $points ->
        [one] één punt
       *[other] { $points } punten
    }
}
skipbo-won-points = dat levert { $points } punten op

## Waarom niet

skipbo-illegal-no-such-seat = Daar zit niemand. Kies iemand aan deze tafel.
skipbo-illegal-not-your-turn = Je bent nog niet aan de beurt. Nog even geduld!
skipbo-illegal-no-pile-yet = Die plek is leeg: begin daar met een 1 of een joker.
skipbo-illegal-wrong-number = Op die bouwstapel hoort nu een { $due }, of een joker.
skipbo-illegal-not-in-hand = Die kaart heb je niet in de hand. Kies er een die je wel hebt.
skipbo-illegal-not-on-stock = Boven op die stok ligt een andere kaart.
skipbo-illegal-stock-empty = Die stok is al op.
skipbo-illegal-not-on-discard = Die kaart ligt niet boven op de weggooistapel, en alleen de bovenste mag je spelen.
skipbo-illegal-must-discard = Je hebt nog kaarten in de hand: leg er een op een van je weggooistapels, dan is je beurt voorbij.
skipbo-illegal-game-over = De ronde is voorbij. Op naar de volgende!
skipbo-illegal-no-partner = Aan deze tafel speelt ieder voor zich. Gebruik je eigen kaarten.
skipbo-illegal-host-does-not-play = Wie de tafel leidt, kan hier alleen straf geven. Spelen doe je vanaf een plaats.
skipbo-illegal-only-the-host = Straf geeft alleen wie de tafel leidt.
skipbo-illegal-no-penalties = Aan deze tafel wordt zonder straf gespeeld.
skipbo-illegal-already-imposed = De volgende beurt zonder trekken staat daar al vast.

## Waarom een bot iets doet

skipbo-the-card = { $number ->
    [0] de joker
   *[other] de { $number }
}
skipbo-of-stock = { $whose ->
    [partner] van de stok van mijn partner
   *[own] van mijn stok
}
skipbo-why-stock = { $whose ->
    [partner] De kaart op de stok van mijn partner past, en daar komen we allebei verder mee.
   *[own] De kaart op mijn stok past, dus weg ermee: daar draait het om.
}
skipbo-why-towards-stock = { $cards ->
    [one] Na deze kaart past { skipbo-the-card } { skipbo-of-stock }.
   *[other] Nog { $cards } kaarten, deze meegeteld, en dan past { skipbo-the-card } { skipbo-of-stock }.
}
skipbo-why-new-hand = { $cards ->
    [one] Hiermee is mijn hand leeg, en dan trek ik nieuwe kaarten.
   *[other] Nog { $cards } kaarten, deze meegeteld, en dan is mijn hand leeg en trek ik nieuwe.
}
skipbo-why-room = Dat geeft me ruimte, en de anderen hebben er weinig aan.
skipbo-why-order = Hij past mooi op die weggooistapel: zo blijven mijn kaarten op volgorde.
skipbo-why-open-place = Daar ligt nog niets, dus ik bedek er geen kaart mee.
skipbo-why-least-missed = Ik moet toch iets weggooien, en deze kaart mis ik daar het minst.
skipbo-why-nothing-else = Iets anders kon ik niet doen.
skipbo-why-chances = { $percent ->
    [0] Winnen zit er voor mij niet meer in.
    [1] Ik verwacht één van de 100 keer te winnen.
   *[other] Ik verwacht { $percent } van de 100 keer te winnen.
}

## Spelregelboeken

skipbo-edition-standard = Het hele spel
skipbo-edition-short = Het korte spel

skipbo-field-stock = Elke stok heeft
skipbo-value-stock = { $stock ->
    [printed] 30 kaarten, of 20 met vijf of zes spelers
    [one] maar één kaart
   *[other] { $stock } kaarten
}
# same
skipbo-field-teams = Teams
skipbo-value-teams-none = geen, ieder speelt voor zich
skipbo-value-teams = { $pairs }
skipbo-pair = { $first } met { $second }
skipbo-field-block = Als er niets meer beweegt
skipbo-value-block-take-up = worden alle weggooistapels opnieuw geschud, en het gaat verder
skipbo-value-block-ends = is de ronde meteen uit
skipbo-field-penalties = Straf
skipbo-value-penalties-no = is er niet
skipbo-value-penalties-yes = geeft wie de tafel leidt
skipbo-field-limit = Het spel wint
skipbo-value-limit = { $points ->
    [one] het eerste punt
   *[other] wie het eerst { $points } punten heeft
}

## De bladzijde met de regels

skipbo-rules-title = SKIP-BO: de spelregels

skipbo-chapter-cards = Spelers en kaarten
skipbo-chapter-setup = Voor je begint
skipbo-chapter-turn = Jouw beurt
skipbo-chapter-end = Het einde van de ronde
skipbo-chapter-teams = Samen in een team
skipbo-chapter-scoring = Punten
skipbo-chapter-penalties = Straf

## De regels

skipbo-rule-b-01 =
    { $teams ->
        [none]
            { $most ->
                [4] Voor twee tot vier spelers, ieder voor zich.
               *[6] Voor twee tot zes spelers, ieder voor zich.
            }
            Alles draait om je stok: wie hem het eerst kwijt is, wint.
       *[yes]
            { $players ->
                [4] Voor vier spelers in twee teams:
               *[6] Voor zes spelers in drie teams:
            }
            { $pairs }. Partners hoeven niet naast elkaar te zitten. Alles draait om jullie stokken: het team dat ze allebei het eerst kwijt is, wint.
    }
    .title = Wie er meedoet

skipbo-rule-b-02 =
    Er zijn 162 kaarten: elk getal van 1 tot en met 12 twaalf keer, en 18 Skip-Bo-kaarten. Dat zijn de jokers.
    .title = De kaarten

skipbo-rule-b-03 =
    Voor de eerste ronde wordt er geloot: iedereen trekt een kaart, en wie het hoogste getal heeft, deelt. Jokers tellen niet; wie er een trekt, pakt nog een kaart. Hebben meer spelers het
    hoogste getal, dan trekken zij onder elkaar verder. Daarna gaat alles bij elkaar en wordt er geschud. Na elke ronde deelt de volgende naar links.

    Voorbeeld: er komen een 4, een 9 en een joker, en na de joker een 11. De 11 deelt.
    .title = Delen

skipbo-rule-b-04 =
    { $stock ->
        [printed] Iedereen krijgt een stok: 30 kaarten met twee tot vier spelers, 20 met vijf of zes. Alleen de bovenste kaart ligt open. Wat eronder zit, weet niemand, ook jij niet. Is de bovenste
            gespeeld, dan wordt de volgende omgedraaid.
        [one] Iedereen krijgt als stok maar één kaart, die open ligt.
       *[other] Iedereen krijgt een stok van { $stock } kaarten. Alleen de bovenste ligt open. Wat eronder zit, weet niemand, ook jij niet. Is de bovenste gespeeld, dan wordt de volgende omgedraaid.
    }
    .title = De stok

skipbo-rule-b-05 =
    Alle andere kaarten vormen de trekstapel. In het midden is plaats voor vier bouwstapels, en bij elke speler voor vier weggooistapels. In het begin ligt daar nog niets.
    .title = De andere stapels

skipbo-rule-b-06 = Wie links van de deler zit, begint. Daarna gaat het met de klok mee de tafel rond.
    .title = Wie begint

skipbo-rule-b-07 =
    Begin je beurt met trekken tot je vijf kaarten in de hand hebt.

    Voorbeeld: je hebt er nog twee, dus je trekt er drie.
    .title = Aanvullen

skipbo-rule-b-08 =
    Leg dan kaarten op de bouwstapels, zoveel je kunt en wilt. Het hoeft niet. Een bouwstapel begint bij 1 en gaat telkens één omhoog, tot en met 12. Een joker is altijd het getal dat op dat moment nodig
    is, ook de 1.

    Voorbeeld: een stapel is bij 7. Je legt een joker als 8, en daarop meteen je 9.
    .title = Kaarten spelen

skipbo-rule-b-09 =
    De kaarten komen uit je hand, van boven op je stok of van boven op een van je weggooistapels, net wat je wilt.
    .title = Waar de kaarten vandaan komen

skipbo-rule-b-10 =
    Gaat in je beurt de laatste kaart uit je hand op een bouwstapel, dan trek je meteen vijf nieuwe en speel je door.
    .title = Je hand is leeg

skipbo-rule-b-11 =
    Tot slot leg je een kaart uit je hand open op een van je weggooistapels; daarmee is je beurt voorbij. Op welke kaart hij komt, maakt niet uit. Later mag je van een weggooistapel alleen de bovenste
    kaart spelen, en kaarten verplaatsen mag niet.

    Voorbeeld: leg je 6 op de 7. Zodra er ergens een 5 ligt, kun je ze allebei kwijt.
    .title = De weggooistapels

skipbo-rule-b-12 =
    Met de twaalfde kaart is een bouwstapel vol. Hij gaat opzij, en op die plek kan een nieuwe beginnen.
    .title = Een volle stapel

skipbo-rule-b-13 =
    Moet er getrokken worden en is de trekstapel leeg, schud dan de opzijgelegde stapels: dat is de nieuwe trekstapel. Zijn die er niet, dan trek je wat er nog is en speel je daarmee. Heb je geen kaart in de
    hand en valt er geen te trekken, dan mag je je beurt beëindigen zonder iets weg te leggen.
    .title = De trekstapel is leeg

skipbo-rule-b-14 =
    Is de laatste kaart van je stok gespeeld? Dan heb je gewonnen, meteen en midden in je beurt.
    .title = Je hebt gewonnen

skipbo-rule-b-15 =
    Wordt er in evenveel beurten achter elkaar als er spelers zijn niets getrokken, gespeeld of weggelegd, dan zit de ronde vast.
    { $block ->
        [ends] Dan is de ronde uit.
       *[take-up] Dan worden alle weggooistapels opgepakt en geschud tot een nieuwe trekstapel. De bouwstapels blijven liggen, en de volgende trekt. Ligt er nergens iets op een weggooistapel, of is er sinds
            de vorige keer geen kaart van een stok gespeeld, dan is de ronde uit.
    }
    { $teams ->
        [none] Wie de minste kaarten in de stok heeft, wint. Hebben meer spelers even weinig, dan wint niemand en zijn er geen punten.
       *[yes] Het team dat samen de minste kaarten in de stok heeft, wint. Hebben teams even weinig, dan wint geen van hen en zijn er geen punten.
    }
    .title = De ronde zit vast

skipbo-rule-b-16 =
    Ben je aan de beurt, dan mag je ook van boven op de stok en de weggooistapels van je partner spelen, maar niet uit diens hand. Je beurt eindigt met een kaart uit je eigen hand op een weggooistapel van
    jezelf.

    Voorbeeld: op de stok van je partner ligt een 4. Je legt je 3, en daarna die 4.
    .title = Voor je partner spelen

skipbo-rule-b-17 =
    Zijn jullie stokken allebei op, dan hebben jullie meteen gewonnen, wie de laatste kaart ook speelde. Is alleen die van jou op, dan speel je door: uit je hand, van je weggooistapels en van de stapels van je
    partner.
    .title = Samen winnen

skipbo-rule-b-18 =
    Wie aan de beurt is, beslist wat er gespeeld wordt, en mag daar als enige over praten. De partner zwijgt, hoe moeilijk het ook is.
    .title = Niet voorzeggen

skipbo-rule-b-19 =
    { $teams ->
        [none] Wie de ronde wint, noteert 25 punten, en 5 voor elke kaart die de anderen nog in hun stok hebben. De open kaart telt mee.
       *[yes] Het team dat de ronde wint, noteert samen 25 punten, en 5 voor elke kaart die de anderen nog in hun stok hebben. De open kaart telt mee.
    }

    Voorbeeld: de anderen hebben nog vier kaarten. Dat is 25 en 20, dus 45.
    .title = De telling

skipbo-rule-b-20 =
    { $points ->
        [one] Het allereerste punt wint het spel.
       *[other] Wie het eerst { $points } punten heeft, wint het spel.
    }
    .title = Einde van het spel

skipbo-rule-b-21 =
    Te veel getrokken: een tot vijf kaarten van de trekstapel gaan ongezien onder de stok.
    .title = Te veel kaarten

skipbo-rule-b-22 =
    { $teams ->
        [none] Valsgespeeld: twee kaarten van de trekstapel gaan ongezien onder de stok.
       *[yes] Je partner iets voorgezegd, of op een andere manier valsgespeeld: twee kaarten van de trekstapel gaan ongezien onder de stok.
    }
    .title = { $teams ->
        [none] Valsspelen
       *[yes] Voorzeggen en valsspelen
    }

skipbo-rule-b-23 =
    Voor je beurt gespeeld: in je volgende beurt trek je helemaal niets, niet aan het begin en niet tussendoor. Raakt je hand leeg, dan speel je door van de stapels en mag je eindigen zonder iets weg te leggen.
    .title = Voor je beurt

skipbo-rule-b-24 =
    Te veel trekken of voor je beurt spelen kan hier niet: zo’n poging wordt gewoon geweigerd.
    { $penalties ->
        [no] Daarom wordt er aan deze tafel zonder straf gespeeld.
       *[yes] Wie de tafel leidt, mag de straffen van B-21 tot en met B-23 toch geven. Een stok mag daarbij groter worden dan in het begin. Is de trekstapel leeg, dan wordt die eerst vernieuwd (B-13), en daarna
            neem je wat er is.
            { $teams ->
                [none] { "" }
               *[yes] Was de stok al op, dan vormen de strafkaarten een nieuwe, en ook die moet weg.
            }
    }
    .title = { $penalties ->
        [no] Geen straf
       *[yes] Wie straf geeft
    }
