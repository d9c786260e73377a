# Was zu SOLO gesagt wird, auf Deutsch.
#
# Satzteile (event-…, and-…) beginnen klein und haben keinen Punkt: das Programm fügt sie zusammen und schließt sie ab.
# `$you` sagt, wer von den Genannten angesprochen wird: seat, by, from, to, first, only oder none.
# Schlüssel mit `x-` gehören nur zu dieser Sprache. `# same` über einer Nachricht: sie lautet in einer anderen Sprache gleich.

## Farben

x-rote = { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
}
x-roter = { x-rote }r
x-rotes = { x-rote }s
x-roten = { x-rote }n
x-rotem = { x-rote }m
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb

## Karten

kind-number = { $number }
kind-skip = Aussetzen
kind-reverse = Richtungswechsel
kind-draw-two = Zieh 2
kind-swap = Kartentausch
kind-gift = Geschenk
kind-wish = Farbenwahl
kind-draw-four = Zieh 4 + Farbenwahl
kind-all-swap = Kartentausch reihum
kind-protection = Schutz

card-number = { x-rote } { $number }
card-skip = { x-rotes } { kind-skip }
card-reverse = { x-roter } { kind-reverse }
card-draw-two = { x-rote } { kind-draw-two }
card-swap = { x-roter } { kind-swap }
card-gift = { x-rotes } { kind-gift }
card-wish = { kind-wish }
card-draw-four = { kind-draw-four }
card-all-swap = { kind-all-swap }
card-protection = Schutz mit { x-rotem } Blitz

one-number = eine { x-rote } { $number }
one-skip = ein { x-rotes } Aussetzen
one-reverse = einen { x-roten } Richtungswechsel
one-draw-two = eine { x-rote } Zieh 2
one-swap = einen { x-roten } Kartentausch
one-gift = ein { x-rotes } Geschenk
one-wish = eine Farbenwahl
one-draw-four = eine Zieh 4 + Farbenwahl
one-all-swap = einen Kartentausch reihum
one-protection = einen Schutz mit { x-rotem } Blitz

second-number = die zweite { x-rote } { $number }
second-skip = das zweite { x-rote } Aussetzen
second-reverse = den zweiten { x-roten } Richtungswechsel
second-draw-two = die zweite { x-rote } Zieh 2
second-wish = noch eine Farbenwahl
second-draw-four = noch eine Zieh 4 + Farbenwahl
second-all-swap = noch einen Kartentausch reihum

## Was geschieht

event-dealt = { $you ->
    [seat] du gibst: acht Karten für jeden
   *[none] { $name } gibt: acht Karten für jeden
}
event-hand = { $you ->
    [seat] dein Blatt: { $cards }
   *[none] { $name } hat auf der Hand: { $cards }
}
event-hand-unseen = { $you ->
    [seat] du bekommst { $count } Karten
   *[none] { $name } bekommt { $count } Karten
}
event-turned = aufgedeckt: { $cards }
event-redealt = im Stapel ist keine einzige Zahl, also wird alles gemischt und neu gegeben
event-played = { $you ->
    [seat] du legst { $card }
   *[none] { $name } legt { $card }
}
and-played = { $you ->
    [seat] und legst { $card }
   *[none] und legt { $card }
}
event-interjected = { $you ->
    [seat] du wirfst { $card } dazwischen
   *[none] { $name } wirft { $card } dazwischen
}
and-interjected = { $you ->
    [seat] und wirfst { $card } dazwischen
   *[none] und wirft { $card } dazwischen
}
event-tripled = { $you ->
    [seat] Triple +! Du legst auf einen Schlag { $card }
   *[none] Triple +! { $name } legt auf einen Schlag { $card }
}
and-tripled = { $you ->
    [seat] und legst ein Triple +: { $card }
   *[none] und legt ein Triple +: { $card }
}
event-wished = { $you ->
    [seat] du wünschst dir { $colour }
   *[none] { $name } wünscht sich { $colour }
}
and-wished = { $you ->
    [seat] und wünschst dir { $colour }
   *[none] und wünscht sich { $colour }
}
event-called = { $you ->
    [seat] du rufst „Solo!“
   *[none] { $name } ruft „Solo!“
}
event-owes = { $you ->
    [seat] du musst noch „Solo!“ rufen
   *[none] { $name } muss noch „Solo!“ rufen
}
event-caught = { $you ->
    [by] du merkst, dass { $seat } nicht „Solo!“ gerufen hat
    [seat] { $by } merkt, dass du nicht „Solo!“ gerufen hast
   *[none] { $by } merkt, dass { $seat } nicht „Solo!“ gerufen hat
}
event-drew = { $you ->
    [seat] du ziehst { $cards }
   *[none] { $name } zieht { $cards }
}
event-drew-chain = { $you ->
    [seat] du nimmst die Kette und ziehst { $cards }
   *[none] { $name } nimmt die Kette und zieht { $cards }
}
event-drew-late = { $you ->
    [seat] nicht rechtzeitig „Solo!“ gerufen: Du ziehst { $cards }
   *[none] nicht rechtzeitig „Solo!“ gerufen: { $name } zieht { $cards }
}
event-nothing = { $you ->
    [seat] für dich gibt es nichts mehr zu ziehen
   *[none] für { $name } gibt es nichts mehr zu ziehen
}
event-reshuffled = der Ablagestapel wird gemischt und ergibt einen neuen Ziehstapel mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
event-passed = { $you ->
    [seat] du passt
   *[none] { $name } passt
}
event-skipped = { $you ->
    [seat] du musst aussetzen
   *[none] { $name } muss aussetzen
}
event-clockwise = jetzt geht es im Uhrzeigersinn
event-counterclockwise = jetzt geht es gegen den Uhrzeigersinn
event-chain = { $you ->
    [seat] auf dich warten { $count } Karten
   *[none] auf { $name } warten { $count } Karten
}
event-paid = { $you ->
    [seat] deine Kette von { $count } Karten ist erledigt
   *[none] die Kette von { $count } Karten ist für { $name } erledigt
}
event-cancelled = { $you ->
    [seat] die Kette ist abgewehrt, du ziehst nichts
   *[none] die Kette ist abgewehrt, { $name } zieht nichts
}
event-asked = { $you ->
    [only] legst du einen Schutz?
   *[none] kommt ein Schutz von { $names }?
}
event-answered = { $you ->
    [seat] du hast geantwortet
   *[none] { $name } hat geantwortet
}
event-declined = { $you ->
    [only] du legst keinen Schutz
   *[none] kein Schutz von { $names }
}
event-protected = { $you ->
    [seat] du wehrst dich und legst { $card }
   *[none] { $name } wehrt sich und legt { $card }
}
event-moved = { $you ->
    [from] du gibst { $to } dein ganzes Blatt
    [to] { $from } gibt dir das ganze Blatt
   *[none] { $from } gibt { $to } das ganze Blatt
}
event-swapped = { $you ->
    [first] du und { $second } tauscht eure Blätter
   *[none] { $first } und { $second } tauschen ihre Blätter
}
event-all-moved = alle Blätter wandern einen Platz weiter
event-holds = dein neues Blatt: { $cards }
event-gave = { $you ->
    [from] { $to } bekommt { $cards } von dir geschenkt
    [to] du bekommst { $cards } von { $from } geschenkt
   *[none] { $to } bekommt { $cards } von { $from } geschenkt
}
event-turn = { $you ->
    [seat] du bist dran
   *[none] { $name } ist dran
}
event-won = { $you ->
    [seat] du hast keine Karte mehr und gewinnst die Runde
   *[none] { $name } hat keine Karte mehr und gewinnt die Runde
}
event-blocked = nichts geht mehr: Die Runde ist blockiert und endet ohne Sieger
event-points = { $you ->
    [seat] du schreibst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } auf
   *[none] { $name } schreibt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } auf
}

## Warum nicht

illegal-not-for-the-host = Wer den Tisch leitet, legt keine Karten.
illegal-no-such-seat = Da sitzt niemand. Wähle jemanden, der mitspielt.
illegal-round-over = Die Runde ist vorbei. Auf ein Neues!
illegal-not-your-turn = Du bist nicht dran. Dazwischenwerfen kannst du nur genau die gleiche Karte wie die oberste.
illegal-not-in-hand = Diese Karte hast du nicht auf der Hand. Nimm eine aus deinem Blatt.
illegal-no-match = Diese Karte passt nicht: Farbe, Zahl oder Symbol muss mit der obersten übereinstimmen.
illegal-wrong-colour = Gerade gilt eine andere Farbe: Nur sie und schwarze Karten passen.
illegal-chain-unpaid = Auf dich wartet eine Kette: Zieh ihre Karten, verlängere sie oder wehr sie ab, falls du einen Schutz hast.
illegal-other-kind-of-chain = Zieh 2 auf Zieh 2, Zieh 4 auf Zieh 4: In einer Kette wird nicht gemischt.
illegal-only-the-drawn-card = Du hast gezogen, also darfst du jetzt nur die gezogene Karte legen oder passen.
illegal-must-play = Du hast eine farbige Karte, die passt. Leg sie, statt zu ziehen.
illegal-already-drew = Eine Karte je Zug genügt. Leg die gezogene ab, wenn das geht, oder passe.
illegal-draw-first = Zieh erst eine Karte, dann kannst du passen.
illegal-numbers-only = Nach diesen Regeln werden nur Zahlen dazwischengeworfen.
illegal-question-open = Einen Augenblick: Erst muss die Frage nach dem Schutz beantwortet sein.
illegal-only-protection = Jetzt kannst du nur einen Schutz legen oder Nein sagen.
illegal-no-question = Im Moment ist keine Frage offen.
illegal-not-asked = Diesmal geht die Frage nicht an dich.
illegal-already-answered = Du hast schon geantwortet. Warte, bis alle Antworten aufgedeckt sind.
illegal-no-triple = Nach diesen Regeln gibt es kein Triple +.
illegal-triple-not-all = Zu einem Triple + gehören alle deine Karten mit dieser Zahl. Leg die übrigen dazu.
illegal-triple-first = Die erste Karte deines Triple + muss passen. Versuch es in anderer Reihenfolge.
illegal-triple-without-drawn = Nach dem Ziehen muss die gezogene Karte zum Triple + gehören und auch selbst passen.
illegal-wish-missing = Welche Farbe darf es sein? Such dir eine aus.
illegal-draw-four-wish-missing = Zu Zieh 4 gehört ein Wunsch: Such dir eine Farbe aus.
illegal-swap-target-missing = Mit wem tauschst du? Wähle einen Mitspieler.
illegal-gift-target-missing = Wer soll das Geschenk bekommen? Wähle einen Mitspieler.
illegal-swap-with-self = Mit dir selbst kannst du nicht tauschen. Wähle jemand anderen.
illegal-gift-to-self = Geschenke sind für andere da. Wähle einen Mitspieler.
illegal-gift-cards-missing = Such die zwei Karten aus, die du verschenken willst.
illegal-gift-is-all = Du hast höchstens noch zwei Karten und verschenkst sie alle: Auszusuchen gibt es da nichts.
illegal-last-card = Es ist deine letzte Karte. Ihre Aktion entfällt, also gibt es nichts zu wählen.
illegal-choice-not-wanted = So eine Wahl gibt es bei dieser Karte nicht.
illegal-call-too-early = Zu früh für „Solo!“: Ruf es mit zwei Karten auf der Hand oder zu einem Zug, nach dem du nur noch eine oder keine hast.
illegal-no-call-due = Im Moment musst du nicht „Solo!“ rufen.
illegal-no-catching = Ertappen muss man hier niemanden: Die Strafe kommt von selbst.
illegal-nothing-to-catch = Dieser Mitspieler muss gerade kein „Solo!“ rufen.

## Warum ein Bot etwas tut

more-of-colour = { $cards ->
    [one] eine weitere { x-rote } Karte
   *[other] { $cards } weitere { x-rote } Karten
}
why-out = { $cards ->
    [one] Das ist meine letzte Karte.
   *[other] Das sind auf einen Schlag alle { $cards } Karten, die ich noch habe.
}
why-last-gift = { $cards ->
    [one] Mit diesem Geschenk geht auch meine letzte Karte weg, wenn kein Schutz kommt.
   *[other] Mit diesem Geschenk gehen auch meine letzten { $cards } Karten weg, wenn kein Schutz kommt.
}
why-many = So werde ich { $cards } Karten auf einen Schlag los.
why-close = { $cards ->
    [one] Wer nach mir kommt, hat nur noch eine Karte: Da muss etwas geschehen.
   *[other] Wer nach mir kommt, hat nur noch { $cards } Karten: Da muss etwas geschehen.
}
why-again = Zu zweit bin ich gleich wieder dran, wenn nichts dazwischenkommt.
why-pass-on = Statt { $cards } Karten zu ziehen, verlängere ich die Kette und gebe sie weiter.
why-ward = Ohne meinen Schutz müsste ich { $cards } Karten ziehen.
why-no-skip = Ohne meinen Schutz müsste ich aussetzen.
why-no-gift = { $cards ->
    [one] Ohne meinen Schutz bekäme ich eine Karte geschenkt.
   *[other] Ohne meinen Schutz bekäme ich { $cards } Karten geschenkt.
}
why-longer-hand = { $cards ->
    [one] Ich behalte mein Blatt: Das andere hat eine Karte mehr.
   *[other] Ich behalte mein Blatt: Das andere hat { $cards } Karten mehr.
}
why-known-hand = Ich behalte lieber die Karten, die ich kenne.
why-no-protection = Ich habe keinen Schutz.
why-shorter-comes = { $cards ->
    [one] Mir soll es recht sein: Ich bekäme eine Karte weniger, als ich hergebe.
   *[other] Mir soll es recht sein: Ich bekäme { $cards } Karten weniger, als ich hergebe.
}
why-keeps-protection = Meinen Schutz hebe ich mir für später auf.
why-swap = { $cards ->
    [one] Das Blatt, auf das ich aus bin, hat eine Karte weniger als meins.
   *[other] Das Blatt, auf das ich aus bin, hat { $cards } Karten weniger als meins.
}
why-no-gain = Ein Tausch brächte mir nicht weniger Karten.
why-gives-away = In diesem Geschenk stecken { $points } Punkte, und die sind anderswo besser aufgehoben als bei mir.
why-wish = { $cards ->
    [one] Ich habe noch eine { x-rote } Karte, also kommt mir die Farbe gelegen.
   *[other] Ich habe noch { $cards } { x-rote } Karten, also kommt mir die Farbe gelegen.
}
why-any-colour = Ich habe nur noch schwarze Karten, da ist mir jede Farbe recht.
why-colour = Ich habe noch { more-of-colour }.
why-dearest = Keine farbige Karte, die passt, ist teurer als diese mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
why-together = Diese Karte zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und ich habe noch { more-of-colour }.
why-only-fit = Von meinen Karten passt sonst keine.
why-spares-black = Sonst passt nur Schwarz, und das hebe ich mir auf.
why-spares-actions = { $cards ->
    [one] Eine Aktionskarte würde auch passen, aber die hebe ich mir auf.
   *[other] Auch Aktionskarten würden passen, aber die hebe ich mir auf.
}
why-only-black = Es passt nur Schwarz, also muss Schwarz herhalten.
why-keeps-black = Es passt nur Schwarz, und das hebe ich mir für später auf.
why-must = Ziehen darf ich jetzt nicht, und es passt nur ein Tausch.
why-just-drawn = Die habe ich gerade gezogen, und sie passt.
why-drawn-does-not-fit = Die gezogene Karte passt nicht.
why-nothing-fits = Von meinen Karten passt keine.
why-must-pay = Gegen die { $cards } Karten habe ich nichts auf der Hand.
why-keeps-help = Ich ziehe die { $cards } Karten und hebe mir auf, was dagegen geholfen hätte.
why-throws-in = Ich habe genau die Karte, die oben liegt, und darf sie jederzeit dazwischenwerfen.
why-keeps-twin = Ich könnte die gleiche Karte dazwischenwerfen, behalte sie aber erst einmal.
why-call = Ich muss noch „Solo!“ rufen.
why-catch = Da hat jemand vergessen, „Solo!“ zu rufen.
why-tried = In den Runden, die ich durchprobiert habe, ging das am besten aus.
why-chances = { $percent ->
    [0] Die Partie gewinne ich wohl nicht mehr.
    [1] So gewinne ich wohl eine von 100 Partien.
   *[other] So gewinne ich wohl { $percent } von 100 Partien.
}

## Regelwerke

edition-classic-de = Klassisch, deutsche Ausgabe
edition-classic-en = Klassisch, englische Ausgabe
edition-classic-fr = Klassisch, französische Ausgabe
edition-classic-nl = Klassisch, niederländische Ausgabe
edition-classic-it = Klassisch, italienische Ausgabe
edition-classic-fr2 = Klassisch, zweite französische Ausgabe
edition-modern = Moderne Ausgabe

field-deck = Die Karten
value-deck-112 = die klassische Schachtel, 112 Karten
value-deck-120 = die moderne Schachtel, 120 Karten mit Geschenk und Schutz
field-interject = Dazwischenwerfen darf man
value-interject-any = jede Karte, die genau so oben liegt
value-interject-numbers = nur Zahlen
# same
field-triple = Triple +
value-triple-no = gibt es nicht
value-triple-yes = gibt es
field-may-draw = Ziehen statt Legen
value-may-draw-stuck = nur, wenn keine farbige Karte passt
value-may-draw-freely = wann immer man mag
field-solo = „Solo!“ ruft man
value-solo-discarding = beim Ablegen der vorletzten Karte
value-solo-holding = mit einer einzigen Karte auf der Hand, egal wie sie dorthin kam
field-solo-until = „Solo!“ kommt noch rechtzeitig
value-solo-until-discard = vor dem Ablegen oder dabei
value-solo-until-next-acts = bis der Nächste legt oder zieht
field-swap = Kartentausch mit einem Mitspieler
value-swap-optional = ist freiwillig
value-swap-compulsory = ist Pflicht
field-after-swap = Nach dem Tausch ist dran
value-after-swap-next = wie immer der Nächste
value-after-swap-partner = der Tauschpartner
field-all-swap = Beim Kartentausch reihum wandern die Blätter
value-all-swap-direction = in Spielrichtung
value-all-swap-left = immer nach links
field-scoring = Gewertet wird so
value-scoring-penalty = jeder schreibt Minuspunkte auf, und wer die wenigsten hat, gewinnt
value-scoring-winner = wer die Runde gewinnt, bekommt die Punkte aller anderen
field-limit = Die Partie endet, wenn jemand
value-limit = { $exceeded ->
    [yes] { $points ->
        [one] mehr als einen Punkt hat
       *[other] mehr als { $points } Punkte hat
    }
   *[no] { $points ->
        [one] einen Punkt oder mehr hat
       *[other] { $points } Punkte oder mehr hat
    }
}
field-start = Liegt am Anfang eine Aktionskarte oben
value-start-turn = wird weiter aufgedeckt, bis eine Zahl kommt
value-start-leave = bleibt sie liegen und bewirkt nichts
field-chains = Verlängert wird eine Kette
value-chains-own = nur mit ihresgleichen
value-chains-mixed = mit Zieh 2 und Zieh 4 durcheinander
field-after-chain = Wer eine Kette gezogen hat
value-after-chain-turn = ist danach normal dran
value-after-chain-lost = ist damit fertig, und der Nächste ist dran
field-penalty = Zwei Karten für ein vergessenes „Solo!“
value-penalty-auto = gibt es von selbst
value-penalty-caught = gibt es nur, wenn es jemand merkt
field-triple-takes = Zum Triple + gehören
value-triple-takes-all = alle Karten mit derselben Zahl, die man hat
value-triple-takes-three = drei oder mehr Karten mit derselben Zahl, ganz nach Wunsch

## Die Seite mit den Regeln

rules-title = SOLO: die Regeln

chapter-cards = Spieler und Karten
chapter-setup = Vor dem Spiel
chapter-turn = Du bist dran
chapter-interject = Zwischenwerfen
chapter-actions = Aktionskarten
chapter-end = „Solo!“ und das Ende

## Die Regeln

rule-s-01 = Zu zweit bis zu zehnt, jeder für sich.
    .title = Wer mitspielt

rule-s-02 =
    112 Karten liegen in der Schachtel. In Rot, Grün, Blau und Gelb gibt es alles von 1 bis 9, jeweils zweimal. Dazu kommen in jeder
    Farbe zwei Aussetzen, zwei Richtungswechsel, zwei Zieh 2 und ein Kartentausch mit einem Mitspieler. Zwölf Karten sind schwarz: vier Farbenwahl,
    vier Zieh 4 + Farbenwahl (kurz Zieh 4) und vier Kartentausch reihum.
    .title = Die Karten

rule-s-03 =
    120 Karten liegen in der Schachtel. In Rot, Grün, Blau und Gelb gibt es alles von 1 bis 9, jeweils zweimal. Dazu kommen in jeder
    Farbe zwei Aussetzen, zwei Richtungswechsel, zwei Zieh 2, ein Kartentausch mit einem Mitspieler und ein Geschenk. Sechzehn Karten sind schwarz: vier
    Farbenwahl, vier Zieh 4 + Farbenwahl (kurz Zieh 4), vier Kartentausch reihum und viermal Schutz, mit einem Blitz in jeder Farbe.
    .title = Die Karten

rule-s-04 =
    Eine Zahl zählt, was draufsteht. Richtungswechsel zählt 10, Aussetzen 20, Zieh 2 und Kartentausch mit einem Mitspieler
    { $deck ->
        [modern] 30, Geschenk ebenso. Farbenwahl, Kartentausch reihum und Schutz zählen 40,
       *[classic] 30. Farbenwahl und Kartentausch reihum zählen 40,
    }
    Zieh 4 zählt 50.

    Beispiel: Eine grüne 7, ein Aussetzen und eine Zieh 4 auf der Hand machen 77.
    .title = Was die Karten zählen

rule-s-05 =
    Wer zuerst gibt, entscheidet das Los; nach jeder Runde ist der linke Nachbar mit Geben dran. Jeder bekommt acht Karten. Der Rest ist der Ziehstapel.
    .title = Geben

rule-s-06 =
    { $start ->
        [leave] Die oberste Karte vom Ziehstapel wird aufgedeckt, mit ihr beginnt der Ablagestapel. Was es auch ist, es bleibt liegen und
            bewirkt nichts. Auf eine schwarze passt alles.
       *[turn] Die oberste Karte vom Ziehstapel wird aufgedeckt, mit ihr beginnt der Ablagestapel. Ist es eine Aktionskarte, kommt die nächste
            obendrauf, und so weiter, bis eine Zahl oben liegt. Ist im ganzen Stapel keine Zahl, mischt derselbe Geber alles und gibt noch einmal.

            Beispiel: Erst kommt eine Zieh 2, dann eine blaue 4. Los geht es mit der blauen 4, und niemand muss ziehen.
    }
    .title = Die erste Karte

rule-s-07 = Wer links vom Geber sitzt, fängt an. Jede Runde beginnt im Uhrzeigersinn.
    .title = Wer anfängt

rule-s-08 =
    Leg eine Karte ab, die passt: in der Farbe, in der Zahl oder im Symbol. Schwarze Karten passen immer, wenn du dran bist. Wartet eine
    Kette auf dich (S-20), geht die vor: Zieh ihre Karten
    { $deck ->
        [modern] , verlängere sie oder leg einen Schutz.
       *[classic] oder verlängere sie.
    }

    Beispiel: Auf eine rote 9 passt jede andere 9, alles Rote und jede schwarze Karte.
    .title = Ablegen

rule-s-09 =
    { $may-draw ->
        [freely] Kannst oder magst du nichts ablegen, zieh eine Karte.
       *[stuck] Passt keine deiner farbigen Karten, zieh eine. Solange eine passt, darfst du nicht ziehen; eine schwarze musst du aber nie legen.
    }
    Passt die gezogene Karte, darfst du sie gleich ablegen: diese, keine andere. Sonst behältst du sie, und der Nächste ist dran.

    Beispiel: Oben liegt eine blaue 4, du ziehst eine gelbe 4. Leg sie ab, oder behalte sie und passe.
    .title = Ziehen

# same
rule-s-10 =
    Hast du drei oder mehr Karten mit derselben Zahl, kannst du in deinem Zug „Triple +“ ansagen und
    { $triple-takes ->
        [three] so viele davon ablegen, wie du magst, mindestens aber drei.
       *[all] sie alle zusammen ablegen.
    }
    Nur die erste muss passen, in Zahl oder Farbe; bei den anderen ist die Farbe egal. Die Reihenfolge bestimmst du, die letzte liegt oben.

    Beispiel: Auf eine gelbe 5 legst du gelbe 7, rote 7 und blaue 7. Der Nächste muss sich nach der blauen 7 richten.
    .title = Triple +

rule-s-11 =
    Hast du gezogen und die neue Karte ist eine Zahl, die passt, darfst du sie auch als Teil eines Triple + legen. Den Anfang
    macht irgendeine Karte daraus, die passt.
    .title = Triple + nach dem Ziehen

rule-s-12 =
    Nach
    { $deck ->
        [modern] Farbenwahl und Zieh 4 gilt die gewünschte Farbe, nach einem Schutz die seines Blitzes.
       *[classic] Farbenwahl und Zieh 4 gilt die gewünschte Farbe.
    }
    Das bleibt so, bis etwas anderes darauf liegt; bis dahin passen nur diese Farbe und schwarze Karten. Ein Kartentausch reihum verlangt nichts: Auf
    ihn passt alles
    { $triple ->
        [yes] , auch ein Triple +.
       *[no] .
    }
    .title = Welche Farbe gilt

rule-s-13 =
    { $interject ->
        [numbers] Hast du genau die Zahl, die oben liegt, in derselben Farbe? Dann wirf sie dazwischen, ob du dran bist oder nicht. Mit Aktionskarten
            geht das nicht.
       *[any] Hast du genau die Karte, die oben liegt? Dann wirf sie dazwischen, ob du dran bist oder nicht. Das gilt für Zahlen wie für Aktionen, auch
            für schwarze.
    }
    Es geht auch auf deine eigene Karte, auf die allererste der Runde, und selbst dann, wenn jemand gezogen hat und noch überlegt. Erst wird zu Ende gewünscht und
    getauscht, dann kann man dazwischenwerfen
    { $deck ->
        [modern] ; und solange die Frage nach einem Schutz offen ist, warten alle.
       *[classic] .
    }

    Beispiel: Eine rote 3 wird gelegt. Du hast die andere: Weg damit!
    .title = Zwischenwerfen

rule-s-14 =
    Als Nächster ist dran, wer in Spielrichtung neben dem Werfer sitzt. Ein angefangener Zug ist damit vorbei; eine dabei gezogene Karte bleibt auf der Hand.

    Beispiel: Zu viert legt Spieler 1 eine grüne 6, und Spieler 3 wirft die andere dazwischen. Dran ist Spieler 4; Spieler 2 wurde übersprungen.
    .title = Wer dann dran ist

rule-s-15 =
    Eine dazwischengeworfene Aktionskarte wirkt wie jede andere, und zwar von dem aus, der sie geworfen hat: Dessen Nachbar setzt aus oder bekommt die
    Karten, er selbst wünscht sich die Farbe, die Richtung dreht sich noch einmal, oder alle Blätter wandern wieder weiter.
    .title = Dazwischengeworfene Aktionen

rule-s-16 =
    Eine Zieh 2 oder Zieh 4, auf eine offene Kette geworfen, verlängert sie. Ist die Kette schon gezogen, beginnt eine neue. Wird ein Aussetzen
    dazwischengeworfen, setzt nur der Nachbar des Werfers aus; das erste Aussetzen ist vergessen.

    Beispiel: Spieler 1 legt eine rote Zieh 2, Spieler 3 wirft die andere dazwischen. Auf Spieler 4 warten vier Karten.
    .title = Auf eine Kette werfen

rule-s-17 = Wollen mehrere dazwischenwerfen, darf es der Schnellste, die anderen behalten ihre Karte. Auf eine Karte, mit der die Runde zu Ende ist, geht nichts mehr.
    .title = Wer zuerst kommt

rule-s-18 =
    Der Nächste kommt um seinen Zug: Er legt nicht und zieht nicht. Zu zweit heißt das, du bist gleich noch einmal dran.
    .title = Aussetzen

rule-s-19 =
    Ab sofort geht es andersherum um den Tisch. Zu zweit ändert sich sonst nichts.
    .title = Richtungswechsel

rule-s-20 =
    Der Nächste zieht zwei Karten, oder er verlängert mit einer eigenen Zieh 2, egal in welcher Farbe. Dann sind es für den Übernächsten vier, dann
    sechs: eine Kette.

    Beispiel: Rote Zieh 2, blaue Zieh 2, grüne Zieh 2, und der Vierte hat keine. Sechs Karten!
    .title = Zieh 2

rule-s-21 =
    Wie Zieh 2, nur sind es jedes Mal vier Karten, und verlängert wird mit einer weiteren Zieh 4. Wer sie legt, wünscht sich außerdem eine Farbe.
    .title = Zieh 4 + Farbenwahl

rule-s-22 =
    { $chains ->
        [mixed] Zieh 2 und Zieh 4 dürfen in einer Kette beliebig aufeinander folgen. Die Karten werden zusammengezählt.

            Beispiel: Zieh 2, Zieh 4, Zieh 2 macht acht Karten.
       *[own] Auf eine Kette aus Zieh 2 passt nur Zieh 2, auf eine aus Zieh 4 nur Zieh 4.
    }
    .title = Verlängern

rule-s-23 =
    { $after-chain ->
        [lost] Wer die Karten einer Kette gezogen hat, ist damit fertig; der Nächste ist dran.
       *[turn] Hast du die Karten einer Kette gezogen, bist du ganz normal dran.
    }
    .title = Nach der Kette

rule-s-24 = Nenne die Farbe, die du als Nächstes sehen willst. Es darf auch die bisherige sein.
    .title = Farbenwahl

rule-s-25 =
    { $swap ->
        [compulsory] Such dir einen Mitspieler aus. Ihr müsst eure Blätter komplett tauschen.
       *[optional] Wenn du magst, such dir einen Mitspieler aus und tausche mit ihm das ganze Blatt. Du darfst es auch lassen.
    }

    Beispiel: Du legst deinen Kartentausch, hast noch sechs Karten und nimmst dafür die zwei von nebenan.
    .title = Kartentausch mit einem Mitspieler

rule-s-26 = Nach dem Tausch ist der dran, mit dem du getauscht hast, und von dort geht es in Spielrichtung weiter.
    .title = Nach dem Tausch

rule-s-27 =
    { $all-swap ->
        [left] Jeder reicht sein ganzes Blatt nach links weiter, egal wie herum gespielt wird.
       *[direction] Jeder reicht sein ganzes Blatt an den weiter, der in Spielrichtung neben ihm sitzt.
    }
    .title = Kartentausch reihum

rule-s-28 =
    Such dir zwei Karten aus deinem Blatt aus und jemanden, der sie nehmen muss. Die anderen sehen, dass verschenkt wird, aber nicht was; und wer
    beschenkt wird, muss sich für oder gegen einen Schutz entscheiden, bevor er die Karten ansieht. Dann ist dein Nachbar dran.
    .title = Geschenk

rule-s-29 =
    Hast du neben dem Geschenk nur noch eine oder zwei Karten, verschenkst du sie alle, und die Runde ist zu Ende. Sie zählen bei dem, der sie bekommen hat.
    Zuerst wird aber nach einem Schutz gefragt: Wer sich schützt, nimmt nichts, und du spielst weiter.
    .title = Das letzte Geschenk

rule-s-30 =
    Ein Schutz passt auf alles, wenn du dran bist, egal welche Farbe gewünscht war, und danach gilt die Farbe seines Blitzes. Wartet eine Kette auf dich, ist sie damit
    abgewehrt, und keiner zieht. Sollst du aussetzen, kannst du stattdessen den Schutz legen; das war dann dein Zug. Gegen einen Richtungswechsel hilft er nicht.

    Beispiel: Sechs Karten kommen auf dich zu. Du legst den Schutz mit grünem Blitz, ziehst nichts, und der Nächste braucht Grün.
    .title = Schutz

rule-s-31 =
    Er hilft auch außer der Reihe. Wer beschenkt werden soll, kann ablehnen; wer tauschen soll, behält sein Blatt; und beim Kartentausch reihum kann jeder
    andere seines behalten, die übrigen wandern an ihm vorbei. Schützen sich alle anderen, wandert gar nichts. Alle, die es angeht, werden gleichzeitig
    gefragt, und alle Antworten werden gleichzeitig aufgedeckt. Mehrere Schutzkarten werden in Spielrichtung aufeinandergelegt.
    .title = Schutz außer der Reihe

rule-s-32 =
    Nach einem Schutz außer der Reihe geht es beim Nachbarn dessen weiter, der ihn gelegt hat, in der Farbe des Blitzes. Bei mehreren zählt der oberste.
    .title = Nach dem Schutz

rule-s-33 =
    „Schützt du dich?“ wird jeder gefragt, den eine Karte trifft, ganz gleich, was er auf der Hand hat. So verrät die Frage nichts.
    .title = Die Frage

rule-s-34 =
    Ist deine letzte Karte eine Aktionskarte, hast du gewonnen, und ihre Aktion fällt weg: Niemand zieht, tauscht oder setzt aus.
    { $deck ->
        [modern] Das gilt auch für einen Schutz, der außer der Reihe als letzte Karte gelegt wird: gewonnen, und was er
            abwehrt, geschieht nicht. Könnten mehrere so fertig werden, gewinnt von ihnen der Erste in Spielrichtung.
       *[classic] { "" }
    }
    .title = Eine Aktion zum Schluss

rule-s-35 =
    { $solo ->
        [holding] Mit einer einzigen Karte auf der Hand musst du „Solo!“ rufen.
       *[discarding] Legst du deine vorletzte Karte, musst du „Solo!“ rufen.
    }
    { $penalty ->
        [caught] Ob davor, dabei oder danach: Es gilt, solange der Nächste weder gelegt noch gezogen hat. Bis dahin darf dich jeder ertappen, wenn du es
            vergessen hast; dann ziehst du zwei Karten. Merkt es keiner, hast du Glück gehabt.
       *[auto]
            { $solo-until ->
                [next-acts] Ob davor, dabei oder danach: Es gilt, solange der Nächste (das kannst wieder du sein) weder gelegt noch gezogen hat. Wirft jemand dazwischen, hast du trotzdem
                    noch Zeit. Bist du zu spät, ziehst du zwei Karten, bevor der Zug des Nächsten weitergeht.
               *[discard] Ruf vor dem Ablegen oder dabei: Danach ist es zu spät, und du ziehst zwei Karten, noch bevor die gelegte wirkt.
            }
    }
    .title = „Solo!“

rule-s-36 =
    Du kannst deine letzten Karten auch auf einen Schlag loswerden, mit
    { $deck ->
        [modern]
            { $triple ->
                [yes] einem Triple + oder einem Geschenk.
               *[no] einem Geschenk.
            }
       *[classic] einem Triple +.
    }
    Auch dann ist „Solo!“ fällig, vor diesem Zug oder mit ihm. Sonst ziehst du zwei Karten, und die Runde geht weiter.
    .title = Alles auf einmal

rule-s-37 =
    { $solo ->
        [holding] Wie du zu der einen Karte gekommen bist, ist egal: abgelegt, dazwischengeworfen,
            { $deck ->
                [modern] getauscht, verschenkt
               *[classic] getauscht
            }
            oder weil alle Blätter gewandert sind. Es zählt, wie es am Ende des Zuges steht: Tauschst du eine einzelne Karte weg, muss der andere rufen. Kommst du
            noch einmal auf eine Karte, rufst du noch einmal; bleibst du bei einer, nicht.
       *[discarding] Nur was du selbst ablegst, zählt, in deinem Zug oder dazwischengeworfen, auch wenn du das Blatt gleich danach wegtauschst. Eine einzelne
            Karte, die dir ein anderer in die Hand drückt, musst du nicht ansagen.
    }
    { $penalty ->
        [caught] { "" }
       *[auto]
            { $solo-until ->
                [next-acts] Sind mehrere zu spät, ziehen sie in Spielrichtung nacheinander.
               *[discard] { "" }
            }
    }
    .title = Wann der Ruf fällig ist

rule-s-38 =
    Mit drei oder mehr Karten auf der Hand gilt kein „Solo!“, außer zu einem Zug, nach dem du eine oder keine mehr hast. Der Versuch kostet nichts. Ein Ruf mit zwei Karten
    verfällt, wenn du mehr bekommst oder dein Blatt getauscht wird.
    .title = Rufe, die nicht gelten

rule-s-39 = Keine Karte mehr? Dann hast du gewonnen, und die Runde ist auf der Stelle zu Ende. Alle anderen zählen ihre Karten (S-04).
    .title = Ende der Runde

rule-s-40 =
    { $scoring ->
        [winner] Wer die Runde gewonnen hat, schreibt sich auf, was alle anderen zusammen auf der Hand haben.

            Beispiel: Den anderen bleiben 12, 45 und 80. Der Sieger schreibt 137 auf.
       *[penalty] Jeder schreibt sich auf, was er noch auf der Hand hat, als Minuspunkte. Wer die Runde gewonnen hat, schreibt nichts auf.
    }
    .title = Wertung

rule-s-41 =
    Gespielt wird, bis jemand
    { $exceeded ->
        [yes] { $points ->
            [one] mehr als einen Punkt hat.
           *[other] mehr als { $points } Punkte hat.
        }
       *[no] { $points ->
            [one] einen Punkt oder mehr hat.
           *[other] { $points } Punkte oder mehr hat.
        }
    }
    { $scoring ->
        [winner] Wer das geschafft hat, gewinnt die Partie.
       *[penalty] Wer dann am wenigsten hat, gewinnt die Partie; bei Gleichstand teilt man sich den Sieg.
    }
    .title = Ende der Partie

rule-s-42 =
    Muss jemand ziehen und der Ziehstapel ist leer, wird der Ablagestapel ohne seine oberste Karte gemischt und zum neuen Ziehstapel. Reicht auch das
    nicht, zieht man, was da ist; der Rest wird erlassen, und es geht weiter.
    .title = Der Ziehstapel ist leer

rule-s-43 =
    Vergehen so viele Züge, wie Leute mitspielen, ohne dass jemand zieht, legt oder dazwischenwirft, ist die Runde blockiert. Sie endet ohne Sieger
    { $scoring ->
        [winner] und ohne Punkte.
       *[penalty] , und alle zählen ihre Karten.
    }
    .title = Nichts geht mehr
