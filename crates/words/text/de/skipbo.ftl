# Was zu SKIP-BO gesagt wird, auf Deutsch.
#
# Satzteile (skipbo-event-…, skipbo-and-…) beginnen klein und haben keinen Punkt: das Programm fügt sie zusammen und schließt sie ab.
# `$you` sagt, wer von den Genannten angesprochen wird: seat, only (nur du), with (du und andere) oder none.
# `$from` sagt, woher eine Karte kommt: stock, discard, partner-stock, partner-discard oder hand; `$source`, von welchem Hilfsstapel.
# Schlüssel mit `x-` gehören nur zu dieser Sprache. `# same` über einer Nachricht: sie lautet in einer anderen Sprache gleich.

## Karten

skipbo-card-number = { $number }
skipbo-card-joker = Joker
skipbo-one-number = eine { $number }
skipbo-one-joker = einen Joker
skipbo-joker-as = einen Joker als { $number }
skipbo-cards-of = { $you ->
    [seat] du ({ $cards })
   *[none] { $name } ({ $cards })
}
skipbo-then = { $list }, dann { $last }

## Was geschieht

skipbo-event-lot = { $you ->
    [seat] du ziehst beim Auslosen { $card }
   *[none] { $name } zieht beim Auslosen { $card }
}
skipbo-lots = ausgelost wird, wer gibt: { $list }
skipbo-lots-again = Gleichstand, also noch einmal: { $list }
skipbo-event-dealt = { $you ->
    [seat] du gibst: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für jeden Spielerstapel
   *[none] { $name } gibt: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für jeden Spielerstapel
}
skipbo-tops = oben auf den Spielerstapeln: { $list }
skipbo-event-turned = { $you ->
    [seat] dein Spielerstapel zeigt jetzt { $card }
   *[none] der Spielerstapel von { $name } zeigt jetzt { $card }
}
skipbo-and-turned = { $you ->
    [seat] dein Spielerstapel zeigt jetzt { $card }
   *[none] der Spielerstapel zeigt jetzt { $card }
}
skipbo-event-turn = { $you ->
    [seat] du bist dran
   *[none] { $name } ist dran
}
skipbo-event-turn-drew = { $you ->
    [seat] du bist dran und ziehst { $cards }
   *[none] { $name } ist dran und zieht { $cards }
}
skipbo-event-turn-nothing = { $you ->
    [seat] du bist dran, aber zu ziehen gibt es nichts
   *[none] { $name } ist dran, aber zu ziehen gibt es nichts
}
skipbo-event-turn-withheld = { $you ->
    [seat] du bist dran, diesmal ohne zu ziehen
   *[none] { $name } ist dran, diesmal ohne zu ziehen
}
skipbo-event-withheld = { $you ->
    [seat] du darfst diesmal nicht ziehen
   *[none] { $name } darf diesmal nicht ziehen
}
skipbo-event-drew = { $you ->
    [seat] du ziehst { $cards }
   *[none] { $name } zieht { $cards }
}
skipbo-event-refilled = { $you ->
    [seat] deine Hand ist leer, also ziehst du { $cards }
   *[none] { $name } hat keine Karte mehr auf der Hand und zieht { $cards }
}
skipbo-event-nothing = { $you ->
    [seat] für dich gibt es nichts mehr zu ziehen
   *[none] für { $name } gibt es nichts mehr zu ziehen
}
skipbo-no-more = mehr Karten sind nicht da
skipbo-penalty-nothing = aber es sind keine Karten mehr da
skipbo-penalty-only = es { $count ->
    [one] ist aber nur noch eine da
   *[other] sind aber nur noch { $count } da
}
skipbo-event-reshuffled = die beiseitegelegten Stapel werden gemischt und ergeben einen neuen Kartenstock mit { $count } Karten
skipbo-from = { $from ->
    [stock] { $you ->
        [seat] { " " }von deinem Spielerstapel
       *[none] { " " }vom Spielerstapel
    }
    [discard] { $you ->
        [seat] { " " }von deinem Hilfsstapel { $source }
       *[none] { " " }von Hilfsstapel { $source }
    }
    [partner-stock] { $you ->
        [seat] { " " }vom Spielerstapel deines Partners
       *[none] { " " }vom Spielerstapel des Partners
    }
    [partner-discard] { $you ->
        [seat] { " " }von Hilfsstapel { $source } deines Partners
       *[none] { " " }von Hilfsstapel { $source } des Partners
    }
   *[hand] { "" }
}
# same
skipbo-as = { $as ->
    [0] { "" }
   *[other] { " " }als { $as }
}
skipbo-event-played = { $you ->
    [seat] du legst { $cards }{ skipbo-from }{ skipbo-as } auf Ablegestapel { $pile }
   *[none] { $name } legt { $cards }{ skipbo-from }{ skipbo-as } auf Ablegestapel { $pile }
}
skipbo-and-played = { $cards }{ skipbo-from }{ skipbo-as } auf Ablegestapel { $pile }
skipbo-event-completed = Ablegestapel { $pile } ist voll und kommt beiseite
skipbo-and-completed = damit ist er voll und kommt beiseite
skipbo-event-emptied = { $you ->
    [seat] dein Spielerstapel ist leer
   *[none] der Spielerstapel von { $name } ist leer
}
skipbo-and-emptied = { $you ->
    [seat] dein Spielerstapel ist leer
   *[none] der Spielerstapel ist leer
}
skipbo-event-discarded = { $you ->
    [seat] du legst { $card } auf deinen Hilfsstapel { $pile }
   *[none] { $name } legt { $card } auf Hilfsstapel { $pile }
}
skipbo-event-ended = { $you ->
    [seat] du beendest deinen Zug, ohne etwas abzulegen
   *[none] { $name } beendet den Zug, ohne etwas abzulegen
}
skipbo-event-blocked = nichts geht mehr: Die Runde ist blockiert
skipbo-event-taken-up = alle Hilfsstapel werden eingesammelt und ergeben gemischt einen neuen Kartenstock mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
skipbo-event-penalised-cards = { $you ->
    [seat] Strafe für dich: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } unter den Spielerstapel
   *[none] Strafe für { $name }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } unter den Spielerstapel
}
skipbo-event-penalised-hint = { $you ->
    [seat] Vorsagen und Mogeln gilt nicht: zwei Karten unter deinen Spielerstapel
   *[none] Vorsagen und Mogeln gilt nicht: zwei Karten unter den Spielerstapel von { $name }
}
skipbo-event-penalised-no-draw = { $you ->
    [seat] Strafe für dich: ein Zug ohne Ziehen
   *[none] Strafe für { $name }: ein Zug ohne Ziehen
}
skipbo-event-under = { $you ->
    [seat] unter deinen Spielerstapel { $count ->
        [one] kommt ungesehen eine Karte
       *[other] kommen ungesehen { $count } Karten
    }
   *[none] unter den Spielerstapel von { $name } { $count ->
        [one] kommt ungesehen eine Karte
       *[other] kommen ungesehen { $count } Karten
    }
}
skipbo-event-won = { $you ->
    [only] du gewinnst die Runde
    [with] du und { $names } gewinnt die Runde
   *[none] { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } die Runde
}
skipbo-event-won-fewest = { $you ->
    [only] du hast die wenigsten Karten im Spielerstapel und gewinnst die Runde
    [with] du und { $names } habt zusammen die wenigsten Karten in den Spielerstapeln und gewinnt die Runde
   *[none] { $count ->
        [one] { $names } hat die wenigsten Karten im Spielerstapel und gewinnt die Runde
       *[other] { $names } haben zusammen die wenigsten Karten in den Spielerstapeln und gewinnen die Runde
    }
}
skipbo-event-nobody = mehrere haben gleich wenige Karten in den Spielerstapeln, also gewinnt niemand
skipbo-event-points = { $you ->
    [seat] du schreibst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } auf
   *[none] { $name } schreibt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } auf
}
skipbo-won-points = dafür gibt es { $points } Punkte

## Warum nicht

skipbo-illegal-no-such-seat = Da sitzt niemand. Wähle jemanden, der mitspielt.
skipbo-illegal-not-your-turn = Du bist noch nicht dran. Gleich geht es weiter!
skipbo-illegal-no-pile-yet = Dieser Platz ist leer: Hier geht es mit einer 1 oder einem Joker los.
skipbo-illegal-wrong-number = Auf diesen Ablegestapel gehört jetzt eine { $due } oder ein Joker.
skipbo-illegal-not-in-hand = Diese Karte hast du nicht auf der Hand. Nimm eine, die du hast.
skipbo-illegal-not-on-stock = Auf diesem Spielerstapel liegt obenauf eine andere Karte.
skipbo-illegal-stock-empty = Dieser Spielerstapel ist schon leer.
skipbo-illegal-not-on-discard = Diese Karte liegt nicht oben auf dem Hilfsstapel, und nur die oberste ist zu haben.
skipbo-illegal-must-discard = Du hast noch Karten auf der Hand: Leg eine davon auf einen deiner Hilfsstapel, dann ist dein Zug zu Ende.
skipbo-illegal-game-over = Die Runde ist vorbei. Auf ein Neues!
skipbo-illegal-no-partner = An diesem Tisch spielt jeder für sich. Nimm deine eigenen Karten.
skipbo-illegal-host-does-not-play = Wer den Tisch leitet, kann hier nur Strafen geben. Gespielt wird von einem Platz aus.
skipbo-illegal-only-the-host = Strafen gibt nur, wer den Tisch leitet.
skipbo-illegal-no-penalties = An diesem Tisch wird ohne Strafen gespielt.
skipbo-illegal-already-imposed = Den nächsten Zug ohne Ziehen gibt es dort schon.

## Warum ein Bot etwas tut

skipbo-the-card = { $number ->
    [0] der Joker
   *[other] die { $number }
}
skipbo-of-stock = { $whose ->
    [partner] vom Spielerstapel meines Partners
   *[own] von meinem Spielerstapel
}
skipbo-why-stock = { $whose ->
    [partner] Die Karte auf dem Spielerstapel meines Partners passt, und das bringt uns beide weiter.
   *[own] Die Karte auf meinem Spielerstapel passt, also weg damit: Darum geht es schließlich.
}
skipbo-why-towards-stock = { $cards ->
    [one] Nach dieser Karte passt { skipbo-the-card } { skipbo-of-stock }.
   *[other] Noch { $cards } Karten, diese mitgezählt, dann passt { skipbo-the-card } { skipbo-of-stock }.
}
skipbo-why-new-hand = { $cards ->
    [one] Damit ist meine Hand leer, und ich ziehe neue Karten.
   *[other] Noch { $cards } Karten, diese mitgezählt, dann ist meine Hand leer und ich ziehe neue.
}
skipbo-why-room = Das schafft mir Platz und hilft den anderen kaum.
skipbo-why-order = Auf diesen Hilfsstapel passt sie gut: So bleiben meine Karten in der Reihe.
skipbo-why-open-place = Hier liegt noch nichts, da decke ich keine Karte zu.
skipbo-why-least-missed = Eine Karte muss ich ablegen, und diese fehlt mir dort am wenigsten.
skipbo-why-nothing-else = Etwas anderes bleibt mir nicht übrig.
skipbo-why-chances = { $percent ->
    [0] Gewinnen werde ich das wohl nicht mehr.
    [1] So gewinne ich wohl eines von 100 Spielen.
   *[other] So gewinne ich wohl { $percent } von 100 Spielen.
}

## Regelwerke

skipbo-edition-standard = Das ganze Spiel
skipbo-edition-short = Das kurze Spiel

skipbo-field-stock = Jeder Spielerstapel hat
skipbo-value-stock = { $stock ->
    [printed] 30 Karten, zu fünft und zu sechst 20
    [one] eine einzige Karte
   *[other] { $stock } Karten
}
# same
skipbo-field-teams = Teams
skipbo-value-teams-none = keine, jeder spielt für sich
skipbo-value-teams = { $pairs }
skipbo-pair = { $first } mit { $second }
skipbo-field-block = Geht nichts mehr
skipbo-value-block-take-up = werden alle Hilfsstapel neu gemischt, und es geht weiter
skipbo-value-block-ends = ist die Runde gleich zu Ende
skipbo-field-penalties = Strafen
skipbo-value-penalties-no = gibt es keine
skipbo-value-penalties-yes = gibt, wer den Tisch leitet
skipbo-field-limit = Die Partie gewinnt
skipbo-value-limit = { $points ->
    [one] der erste Punkt
   *[other] wer zuerst { $points } Punkte hat
}

## Die Seite mit den Regeln

skipbo-rules-title = SKIP-BO: die Regeln

skipbo-chapter-cards = Spieler und Karten
skipbo-chapter-setup = Vor dem Spiel
skipbo-chapter-turn = Du bist dran
skipbo-chapter-end = Das Ende der Runde
skipbo-chapter-teams = Im Team
skipbo-chapter-scoring = Punkte
skipbo-chapter-penalties = Strafen

## Die Regeln

skipbo-rule-b-01 =
    { $teams ->
        [none]
            { $most ->
                [4] Zu zweit bis zu viert, jeder für sich.
               *[6] Zu zweit bis zu sechst, jeder für sich.
            }
            Alles dreht sich um deinen Spielerstapel: Wer seinen zuerst loswird, gewinnt.
       *[yes]
            { $players ->
                [4] Zu viert in zwei Teams:
               *[6] Zu sechst in drei Teams:
            }
            { $pairs }. Partner müssen nicht nebeneinandersitzen. Alles dreht sich um eure Spielerstapel: Das Team, das seine beiden zuerst loswird, gewinnt.
    }
    .title = Wer mitspielt

skipbo-rule-b-02 =
    Es sind 162 Karten: jede Zahl von 1 bis 12 zwölfmal und dazu 18 Skip-Bo-Karten. Das sind die Joker.
    .title = Die Karten

skipbo-rule-b-03 =
    Vor der ersten Runde wird gelost: Jeder zieht eine Karte, und wer die höchste Zahl hat, gibt. Joker zählen nicht; wer einen zieht, nimmt noch eine Karte. Haben mehrere die höchste
    Zahl, ziehen sie unter sich weiter. Dann kommt alles zusammen und wird gemischt. Nach jeder Runde ist der linke Nachbar mit Geben dran.

    Beispiel: Gezogen werden eine 4, eine 9 und ein Joker, und auf den Joker folgt eine 11. Die 11 gibt.
    .title = Geben

skipbo-rule-b-04 =
    { $stock ->
        [printed] Jeder bekommt einen Spielerstapel: 30 Karten, wenn zwei bis vier mitspielen, 20 bei fünf oder sechs. Nur die oberste Karte liegt offen. Was darunter ist, weiß niemand, auch du
            selbst nicht. Ist die oberste gespielt, wird die nächste aufgedeckt.
        [one] Jeder bekommt als Spielerstapel nur eine einzige Karte. Sie liegt offen.
       *[other] Jeder bekommt einen Spielerstapel mit { $stock } Karten. Nur die oberste liegt offen. Was darunter ist, weiß niemand, auch du selbst nicht. Ist die oberste gespielt, wird die
            nächste aufgedeckt.
    }
    .title = Der Spielerstapel

skipbo-rule-b-05 =
    Alle übrigen Karten sind der Kartenstock. In der Mitte ist Platz für vier Ablegestapel, und vor jedem Spieler für vier Hilfsstapel. Am Anfang liegt dort noch nichts.
    .title = Die anderen Stapel

skipbo-rule-b-06 = Wer links vom Geber sitzt, fängt an. Dann geht es im Uhrzeigersinn reihum.
    .title = Wer anfängt

skipbo-rule-b-07 =
    Zu Beginn deines Zuges füllst du deine Hand vom Kartenstock auf fünf Karten auf.

    Beispiel: Zwei Karten hast du noch, also ziehst du drei.
    .title = Auffüllen

skipbo-rule-b-08 =
    Dann legst du Karten auf die Ablegestapel, so viele du kannst und magst. Du musst aber keine legen. Jeder Ablegestapel fängt mit der 1 an und steigt Zahl für Zahl bis zur 12. Ein Joker ist
    immer die Zahl, die gerade fehlt, auch die 1.

    Beispiel: Ein Stapel ist bei 7 angekommen. Du legst einen Joker als 8 und gleich deine 9 darauf.
    .title = Ablegen

skipbo-rule-b-09 =
    Die Karten kommen aus deiner Hand, oben von deinem Spielerstapel oder oben von einem deiner Hilfsstapel, ganz wie du willst.
    .title = Woher die Karten kommen

skipbo-rule-b-10 =
    Hast du in deinem Zug die letzte Handkarte auf einen Ablegestapel gelegt, ziehst du sofort fünf neue und spielst weiter.
    .title = Hand leer

skipbo-rule-b-11 =
    Zum Schluss legst du eine Handkarte offen auf einen deiner Hilfsstapel; damit ist dein Zug vorbei. Auf welche Karte sie kommt, ist egal. Von einem Hilfsstapel kannst du später immer nur die
    oberste spielen, und umgeräumt wird nicht.

    Beispiel: Leg die 6 auf die 7. Sobald irgendwo eine 5 liegt, wirst du beide los.
    .title = Der Hilfsstapel

skipbo-rule-b-12 =
    Mit seiner zwölften Karte ist ein Ablegestapel voll. Er kommt beiseite, und an seinem Platz kann ein neuer anfangen.
    .title = Ein voller Stapel

skipbo-rule-b-13 =
    Muss jemand ziehen und der Kartenstock ist leer, werden die beiseitegelegten Stapel gemischt: Das ist der neue Kartenstock. Liegt nichts beiseite, ziehst du, was noch da ist, und spielst damit.
    Hast du gar keine Karte auf der Hand und gibt es keine zu ziehen, darfst du deinen Zug beenden, ohne abzulegen.
    .title = Der Kartenstock ist leer

skipbo-rule-b-14 =
    Die letzte Karte deines Spielerstapels ist gespielt? Dann hast du gewonnen, auf der Stelle und mitten im Zug.
    .title = Gewonnen

skipbo-rule-b-15 =
    Wird so viele Züge hintereinander, wie Leute mitspielen, weder gezogen noch gelegt, ist die Runde blockiert.
    { $block ->
        [ends] Dann ist sie zu Ende.
       *[take-up] Dann werden alle Hilfsstapel eingesammelt und zu einem neuen Kartenstock gemischt. Die Ablegestapel bleiben liegen, und der Nächste zieht. Liegt auf keinem Hilfsstapel etwas, oder
            ist seit der letzten Blockade keine Karte von einem Spielerstapel gespielt worden, ist die Runde zu Ende.
    }
    { $teams ->
        [none] Es gewinnt, wer die wenigsten Karten im Spielerstapel hat. Bei Gleichstand gewinnt niemand, und keiner bekommt Punkte.
       *[yes] Es gewinnt das Team, das zusammen die wenigsten Karten in den Spielerstapeln hat. Bei Gleichstand gewinnt keines, und es gibt keine Punkte.
    }
    .title = Nichts geht mehr

skipbo-rule-b-16 =
    Bist du dran, darfst du auch oben vom Spielerstapel und von den Hilfsstapeln deines Partners spielen. Seine Handkarten sind tabu. Am Ende legst du eine eigene Handkarte auf einen eigenen
    Hilfsstapel.

    Beispiel: Bei deinem Partner liegt eine 4 obenauf. Du legst deine 3, dann seine 4.
    .title = Für den Partner spielen

skipbo-rule-b-17 =
    Sind die Spielerstapel von euch beiden leer, habt ihr auf der Stelle gewonnen, egal wer von euch die letzte Karte gespielt hat. Ist erst deiner leer, spielst du weiter: aus der Hand, von
    deinen Hilfsstapeln und von den Stapeln deines Partners.
    .title = Zusammen gewonnen

skipbo-rule-b-18 =
    Wer dran ist, bestimmt, was gespielt wird, und darf als Einziger darüber reden. Der Partner schweigt, auch wenn es schwerfällt.
    .title = Nicht vorsagen

skipbo-rule-b-19 =
    { $teams ->
        [none] Wer die Runde gewinnt, schreibt 25 Punkte auf und 5 für jede Karte, die bei den anderen noch im Spielerstapel ist. Die offene zählt mit.
       *[yes] Das Team, das die Runde gewinnt, schreibt gemeinsam 25 Punkte auf und 5 für jede Karte, die bei den anderen noch im Spielerstapel ist. Die offene zählt mit.
    }

    Beispiel: Bei den anderen sind noch vier Karten übrig. Das macht 25 und 20, also 45.
    .title = Wertung

skipbo-rule-b-20 =
    { $points ->
        [one] Schon der erste Punkt gewinnt die Partie.
       *[other] Wer zuerst { $points } Punkte hat, gewinnt die Partie.
    }
    .title = Ende der Partie

skipbo-rule-b-21 =
    Wer zu viel gezogen hat, bekommt eine bis fünf Karten vom Kartenstock unter den Spielerstapel, ungesehen.
    .title = Zu viel gezogen

skipbo-rule-b-22 =
    { $teams ->
        [none] Wer mogelt, bekommt zwei Karten vom Kartenstock unter den Spielerstapel, ungesehen.
       *[yes] Wer dem Partner vorsagt oder sonst mogelt, bekommt zwei Karten vom Kartenstock unter den Spielerstapel, ungesehen.
    }
    .title = { $teams ->
        [none] Gemogelt
       *[yes] Vorgesagt oder gemogelt
    }

skipbo-rule-b-23 =
    Wer sich vorgedrängelt hat, darf in seinem nächsten Zug gar nichts ziehen, weder am Anfang noch zwischendurch. Ist dabei die Hand leer, spielt man von den Stapeln weiter und darf den Zug beenden, ohne
    abzulegen.
    .title = Außer der Reihe gespielt

skipbo-rule-b-24 =
    Zu viel ziehen oder außer der Reihe spielen kann hier niemand: So ein Versuch wird einfach abgelehnt.
    { $penalties ->
        [no] Darum wird an diesem Tisch ganz ohne Strafen gespielt.
       *[yes] Wer den Tisch leitet, darf die Strafen aus B-21 bis B-23 trotzdem geben. Der Spielerstapel darf dabei größer werden als am Anfang. Ist der Kartenstock leer, wird er erst
            erneuert (B-13), und dann nimmt man, was da ist.
            { $teams ->
                [none] { "" }
               *[yes] War der Spielerstapel schon leer, bilden die Strafkarten einen neuen, und auch der muss weg.
            }
    }
    .title = { $penalties ->
        [no] Keine Strafen
       *[yes] Wer Strafen gibt
    }
