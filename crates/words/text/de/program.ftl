# Was das Programm rund um ein Spiel sagt, auf Deutsch: `replay`, `sim`, `arena`, `check`, `bench` und `rules`.
#
# Eine Zahl, die mit getrennten Tausendern gedruckt wird, kommt zweimal: `$count` wählt die Wörter, `$shown` wird gedruckt.
# Was in schrägen Strichen steht, steht so in Dateien. `# same` über einer Nachricht: sie lautet in einer anderen Sprache gleich.

## Überall

program-error = Fehler:
program-forbidden = sie darf nicht gelesen werden
program-unreadable = sie lässt sich nicht lesen: { $why }

## backup

backup-done = { $to } ist eine Kopie von { $from }: { $shown } KB.

## rebuild

rebuild-done = Aus den Protokollen in { $file } neu gemacht: Tische { $tables }, Partien { $matches }.
rebuild-unread = das Protokoll eines Tisches ist nicht zu lesen, und was von ihm da war, bleibt: { $table }

## rules

rules-house-line = { $field }: { $value }

## check

# same
check-ok = ok
check-failed = GESCHEITERT
check-summary = { $passed } bestanden, { $failed } gescheitert
check-step = Schritt { $step }
check-expected = erwartet
check-actual = tatsächlich
check-missing = <- ist hier nicht passiert
check-accepted = angenommen
check-refused = abgelehnt nach { $rule }
check-refused-why = abgelehnt nach { $rule }: { $why }
check-unchanged = alles bleibt, wie es war
check-event = Ereignis { $event }
check-changed = { $before }, dann { $after }
check-changed-unseen = etwas, das nirgends geschrieben steht
check-other-under = etwas anderes unter `{ $rules }`
check-also-under = unter `{ $rules }` kommt dasselbe heraus
check-nothing = nichts
check-never = kein Ereignis, das mit { $event } beginnt
check-open = { $action } geht
check-not-open = { $action } geht nicht
check-not-open-why = { $action } geht nicht: { $why } ({ $rule })
check-not-over = die Runde ist noch nicht vorbei
check-no-file = eine solche Datei oder einen solchen Ordner gibt es nicht
check-not-a-file = das ist keine Datei
check-no-scenario = in dem Ordner ist kein Szenario: keine Datei darin endet auf .toml
check-too-large = zu groß für ein Szenario: die Datei darf bis zu 1 MiB haben
check-not-text = kein Text in UTF-8, also kein Szenario

## replay

replay-heading = { $game }, { $rules }: { $players }
replay-named = { $name } ({ $seat })
replay-deal = Runde { $number }, { $dealer } gibt
replay-totals = Stand { $totals }
replay-verified = geprüft
replay-verdict = { $verified }: { $verdict }
replay-deals = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
replay-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
replay-won = { $count ->
    [one] die Partie hat { $winners } gewonnen
   *[other] die Partie haben { $winners } gewonnen
}
replay-unfinished = die Partie ist nicht zu Ende gespielt
replay-hidden = { $verdict }; die laufende Runde ({ $actions }) lässt sich erst prüfen, wenn ihr Geheimnis verraten ist
replay-step = { $file }, Schritt { $step } von { $steps }
replay-line = Zeile { $line }: { $what }
replay-more = { $count ->
    [one] … noch eine Zeile: das Fenster ist zu niedrig
   *[other] … noch { $count } Zeilen: das Fenster ist zu niedrig
}
replay-keys = → weiter   ← zurück   d nächste Runde   Pos1 Anfang   Ende Schluss   q beenden
replay-input = Standardeingabe
replay-no-file = diese Datei gibt es nicht
replay-folder = ein Ordner, keine Aufzeichnung
replay-no-game = kein Spiel heißt `{ $name }`: es gibt { $games }
replay-no-game-meant = kein Spiel heißt `{ $name }` (war `{ $meant }` gemeint?): es gibt { $games }

## Was an einer Aufzeichnung falsch sein kann

damage-empty = ein leerer Text, also keine Aufzeichnung: deren erste Zeile beginnt mit `reihum record`
damage-foreign = keine Aufzeichnung: deren erste Zeile beginnt mit `reihum record`
damage-too-large = zu groß für eine Aufzeichnung: sie darf bis zu 16 MiB haben
damage-other-version = eine Aufzeichnung im Format { $written }, und dieses Programm liest Format { $known }: ein neueres kann sie vielleicht lesen
damage-other-game = eine Aufzeichnung von `{ $written }`, nicht von `{ $wanted }`
damage-other-revision = gespielt nach Fassung { $written } der Regeln, die dieses Programm nicht kennt: ein neueres kennt sie vielleicht
damage-long-line = die Zeile ist länger als 4 KiB, und so lang ist keine Zeile einer Aufzeichnung
damage-breaks-off = hier bricht die Aufzeichnung ab: die Zeile muss mit einem Zeilenvorschub enden, und die allerletzte beginnt mit `match`
damage-line-endings = diese Zeile endet nicht wie die erste: alle enden mit Zeilenvorschub, oder alle mit Wagenrücklauf und Zeilenvorschub
damage-not-text = kein Text in UTF-8
damage-no-checksum = am Ende der Zeile fehlt die Prüfsumme: zwei Leerzeichen und acht Hexadezimalziffern (0-9, a-f)
damage-checksum = hier wurde etwas verändert: die Prüfsumme dieser Zeile ist { $written }, aber was bis dahin steht, ergibt { $right }
damage-spaces = die Leerzeichen vor der Prüfsumme müssen die Zeile auf 24 Zeichen auffüllen, und noch zwei dazu
damage-unknown-line = keine Zeile einer Aufzeichnung sieht aus wie `{ $text }`
damage-unreadable = `{ $text }` lässt sich nicht lesen ({ $why })
damage-form = in einer Aufzeichnung lautet diese Zeile `{ $right }`
damage-misplaced = `{ $found }` kann hier nicht stehen (erwartet: { $wanted })
damage-missing = nach dieser Zeile bricht die Aufzeichnung ab (erwartet: { $wanted })
damage-too-much = nach der Zeile, die mit `match` beginnt, darf nichts mehr kommen
damage-dealer = hier gibt Spieler { $right }, nicht Spieler { $written }
damage-commitment = das Geheimnis passt nicht zur Festlegung dieser Runde: die ist der SHA-256 eines anderen
damage-derivation = der Startwert folgt nicht aus dem Geheimnis und den Nonces: sie ergeben { $right }
damage-shuffle = so gemischt folgt es nicht aus dem Startwert: der Fingerabdruck der verteilten Karten ist { $right }, nicht { $written }
damage-digest = der Fingerabdruck der Stellung ist { $right }, nicht { $written }: etwas seit Zeile { $since } wurde nicht so gespielt
damage-illegal = `{ $action }` ist nicht erlaubt ({ $rule }): { $why }
damage-not-over = die Runde ist hier noch nicht vorbei, also hat sie kein Ergebnis
damage-over = nach dieser Zeile ist die Runde vorbei, also muss ihr Ergebnis folgen
damage-result = das Ergebnis der Runde ist `{ $right }`
damage-end = die Partie endet mit `{ $right }`
damage-match-over = eine weitere Runde gibt es nicht: die Partie ist vorbei, gewonnen von Spieler { $winners }

## sim

sim-heading = { $game }, { $rules }, { $players } Spieler, { $rounds }, Startwert { $seed }
sim-rounds = { $count ->
    [one] { $shown } Runde
   *[other] { $shown } Runden
}
sim-matches = { $count ->
    [one] { $shown } ganze Partie
   *[other] { $shown } ganze Partien
}
sim-shared = { $count ->
    [one] { $shown } davon mit mehreren Siegern
   *[other] { $shown } davon mit mehreren Siegern
}
sim-cut-off = { $count ->
    [one] eine abgebrochen
   *[other] { $shown } abgebrochen
}
sim-length = Länge
sim-mean = Mittel
sim-median = Median
sim-most = längste
sim-turns = Züge pro Runde
sim-moves = Aktionen pro Runde
sim-match-rounds = Runden pro Partie
sim-seat = Platz
sim-player = Spieler
sim-rounds-won = gewonnene Runden
sim-matches-won = gewonnene Partien
sim-points = Punkte pro Runde
sim-place = Reihenfolge
sim-dealer = Geber
sim-begins = fängt an
sim-from-dealer = Geber + { $steps }
sim-in-a-round = in einer Runde
sim-in-all = insgesamt
sim-chains = Ketten
sim-share = Anteil
sim-links = { $count ->
    [one] { $count } Glied
   *[other] { $count } Glieder
}
sim-links-or-more = { $count } oder mehr
sim-blocked = blockierte Runden
sim-endless = Runden ohne Ende
sim-progress = { $count ->
    [one] { $done } von { $wanted } Runde
   *[other] { $done } von { $wanted } Runden
}
sim-writing = { $count ->
    [one] { $done } von { $wanted } Partie geschrieben
   *[other] { $done } von { $wanted } Partien geschrieben
}
sim-written = { $count ->
    [one] { $shown } Partie in { $folder } geschrieben
   *[other] { $shown } Partien in { $folder } geschrieben
}
sim-stopped = abgebrochen
sim-stopped-after = { $count ->
    [one] { $stopped } nach { $done } von { $wanted } Runde
   *[other] { $stopped } nach { $done } von { $wanted } Runden
}

## Was sim von SKIP-BO sagt

sim-games = { $count ->
    [one] { $shown } Runde
   *[other] { $shown } Runden
}
sim-game-turns = Züge pro Runde
sim-game-cards = gelegte Karten pro Runde
sim-match-games = Runden pro Partie
sim-games-won = gewonnene Runden
sim-game-points = Punkte pro Runde
sim-in-a-game = in einer Runde
sim-team = Team
sim-games-blocked = Runden mit Blockade
sim-games-ended = durch Blockade beendet
sim-games-nobody = ohne Sieger
sim-first-block = Zug der ersten Blockade
sim-games-endless = nicht zu Ende gespielt
sim-games-progress = { $count ->
    [one] { $done } von { $wanted } Runde
   *[other] { $done } von { $wanted } Runden
}
sim-games-stopped-after = { $count ->
    [one] { $stopped } nach { $done } von { $wanted } Runde
   *[other] { $stopped } nach { $done } von { $wanted } Runden
}

## Was sim in SOLO zählt

sim-figure-skip = Aussetzen
sim-figure-reverse = Richtungswechsel
sim-figure-draw-two = Zieh 2
sim-figure-swap = Kartentausch
sim-figure-gift = Geschenk
sim-figure-wish = Farbenwahl
sim-figure-draw-four = Zieh 4
sim-figure-all-swap = Kartentausch reihum
sim-figure-protection-in-turn = Schutz im eigenen Zug
sim-figure-protection-against-chain = Schutz gegen eine Kette
sim-figure-protection-out-of-turn = Schutz außer der Reihe
sim-figure-interjections = dazwischengeworfene Karten
# same
sim-figure-triples = Triple +
sim-figure-cards-drawn-in-turn = im eigenen Zug gezogene Karten
sim-figure-cards-drawn-for-chains = für Ketten gezogene Karten
sim-figure-cards-drawn-for-late-calls = für späte Rufe gezogene Karten
sim-figure-reshuffles = neu gemischt

## Was sim in SKIP-BO zählt

sim-figure-stock-cards = Karten vom Spielerstapel
sim-figure-hand-cards = Karten aus der Hand
sim-figure-discard-cards = Karten von Hilfsstapeln
sim-figure-jokers = gespielte Joker
sim-figure-piles-completed = volle Ablegestapel
sim-figure-blocks = Blockaden
sim-figure-stock-left = Restkarten der Verlierer
sim-figure-first-stock-card = erste Karte vom Spielerstapel
sim-figure-first-to-half = Spielerstapel zuerst zur Hälfte leer
sim-figure-most-stock-cards-in-a-turn = die meisten Stapelkarten in einem Zug
sim-figure-most-hands = Hand am häufigsten leer gespielt
sim-figure-most-jokers = die meisten Joker gespielt
sim-figure-most-piles = die meisten Ablegestapel vollendet

## Runden und ihre Länge

sim-a-round = eine Runde
sim-a-game = eine Runde
sim-per-round = pro Runde
sim-per-game = pro Runde
sim-all-rounds = Die Runden
sim-all-games = Die Runden
sim-rounds-played = gespielte Runden
sim-games-played = gespielte Runden
sim-minutes = Minuten { $per }
sim-seconds = Sekunden { $per }
sim-chain-links = Glieder pro Kette
sim-figure-protection = Schutz

## Mengen

amount-turns = { $count ->
    [one] { $shown } Zug
   *[other] { $shown } Züge
}
amount-minutes = { $count ->
    [one] { $shown } Minute
   *[other] { $shown } Minuten
}
amount-seconds = { $count ->
    [one] { $shown } Sekunde
   *[other] { $shown } Sekunden
}
amount-points = { $count ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
amount-links = { $count ->
    [one] { $shown } Glied
   *[other] { $shown } Glieder
}

## sim --versus: was andere Regeln ändern

versus-heading = { $other } im Vergleich zu { $base }
versus-turns = { $way ->
    [more] { $deals } sind { $by } länger ({ $low } bis { $high }).
   *[less] { $deals } sind { $by } kürzer ({ $low } bis { $high }).
}
versus-time = { $way ->
    [more] { $deals } dauern am Tisch etwa { $by } länger ({ $low } bis { $high }).
   *[less] { $deals } dauern am Tisch etwa { $by } kürzer ({ $low } bis { $high }).
}
versus-matches = { $way ->
    [more] Eine Partie hat { $by } mehr ({ $low } bis { $high }).
   *[less] Eine Partie hat { $by } weniger ({ $low } bis { $high }).
}
versus-begins = { $way ->
    [more] Wer anfängt, gewinnt öfter: { $other } % statt { $base } % ({ $low } bis { $high } mehr von hundert).
   *[less] Wer anfängt, gewinnt seltener: { $other } % statt { $base } % ({ $low } bis { $high } weniger von hundert).
}
versus-points = { $way ->
    [more] Im Schnitt schreibt man { $per } { $by } mehr auf ({ $low } bis { $high }).
   *[less] Im Schnitt schreibt man { $per } { $by } weniger auf ({ $low } bis { $high }).
}
versus-blocked = { $way ->
    [more] { $deals } bleiben öfter stecken: { $other } % statt { $base } % ({ $low } bis { $high } mehr von hundert).
   *[less] { $deals } bleiben seltener stecken: { $other } % statt { $base } % ({ $low } bis { $high } weniger von hundert).
}
versus-never-blocked = { $deals } blieben weder so noch so stecken.
versus-chains = { $way ->
    [more] Ketten haben im Schnitt { $by } mehr ({ $low } bis { $high }).
   *[less] Ketten haben im Schnitt { $by } weniger ({ $low } bis { $high }).
}
versus-unseen = { $kind ->
    [share] Kein Unterschied zu sehen: { $topic } (zwischen { $less } weniger und { $more } mehr von hundert).
   *[number] Kein Unterschied zu sehen: { $topic } (zwischen { $less } weniger und { $more } mehr).
}
versus-too-few = Zu wenig gespielt für einen Vergleich: { $topic }.

## sim --report: die Seite

page-written = Die Seite steht in { $file }.
page-lead = { $deals } zwischen Bots an einem Tisch mit { $players } Plätzen.
page-half = die Hälfte: { $low } bis { $high }
page-about = { $hours ->
    [0] { $minutes ->
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }
   *[other] { $minutes ->
        [0] etwa { $hours } Stunden
       *[other] etwa { $hours } Std. { $minutes } Min.
    }
}
page-begins-wins = Siege beim Anfangen
page-equal = gleiche Chancen: { $share } %
page-how-long = Wie lange dauert { $deal }?
page-how-many-minutes = Und in Minuten?
page-who-wins = Wer gewinnt?
page-order = Ist Anfangen ein Vorteil?
page-course = Wie wachsen die Punkte?
page-deeds = Gewinnt öfter, wer Aktionskarten legt?
page-feats = Wer gewinnt öfter?
page-chains = Wie lang werden Ketten?
page-blocks = Bleibt das Spiel stecken?
page-versus = Was wäre mit anderen Regeln?
page-turns-caption = Die mittlere Runde hat { $by } (Linie), die Hälfte hat { $low } bis { $high } (getönt), die längste hatte { $most }.
page-minutes-caption = Im Tempo einer Familie dauert die mittlere Runde { $by } (Linie), die Hälfte { $low } bis { $high } (getönt).
page-only = Es war nur eine: { $by }.
page-tail = Das längste Hundertstel ist nicht gezeichnet.
page-pace = Dieses Tempo ist angenommen, nicht gemessen.
page-won-caption = Ein Punkt zeigt, wie oft jemand gewonnen hat; die Wahrheit liegt sehr wahrscheinlich auf seinem Strich. Gestrichelt: gleiche Chancen.
page-begins-verdict = { $way ->
    [more] Ja: Wer anfängt, gewinnt in { $share } % der Fälle ({ $low } bis { $high }); bei gleichen Chancen wären es { $equal } %.
    [less] Nein, im Gegenteil: Wer anfängt, gewinnt in { $share } % der Fälle ({ $low } bis { $high }); bei gleichen Chancen wären es { $equal } %.
   *[none] Das ist nicht zu erkennen: Wer anfängt, gewinnt in { $share } % der Fälle ({ $low } bis { $high }); bei gleichen Chancen wären es { $equal } %.
}
page-course-caption = Der mittlere Punktestand ganz vorn, ganz hinten und dazwischen im Lauf einer Partie; ein Band umfasst die Hälfte der Partien. Beendete Partien behalten ihren Endstand.
page-deeds-caption = Wie oft man { $deal } gewinnt, wenn man darin mindestens eine solche Karte gelegt hat, und wie oft ohne. Das geht miteinander einher und muss nicht die Ursache sein: Wer viele Karten legt, ist ohnehin bald fertig.
page-feats-caption = Wie oft man { $deal } gewinnt, wenn einem das darin gelungen ist, und wie oft sonst. Das geht miteinander einher und muss nicht die Ursache sein: Wer vorn liegt, dem gelingt auch sonst mehr.
page-chains-caption = { $count ->
    [one] { $shown } Kette nach der Zahl ihrer Glieder; sie hatte { $most }.
   *[other] { $shown } Ketten nach der Zahl ihrer Glieder; die längste hatte { $most }.
}
page-no-chains = Es gab keine einzige Kette.
page-blocks-caption = Wie oft es eine Blockade gab, wie oft sie das Ende war und wie oft dann niemand gewann.
page-blocks-first = Die erste kam meist um den { $median }. Zug, die Hälfte zwischen dem { $low }. und dem { $high }.
page-blocked = { $share } % der Runden blieben stecken ({ $low } bis { $high }).
page-no-blocks = { $count ->
    [one] Nein, die eine Runde nicht.
   *[other] Nein, von { $deals } blieb keine einzige stecken.
}
page-no-matches = Keine Partie kam zu Ende; bei mehr Runden gäbe es hier etwas zu sehen.
page-laid = mindestens eine gelegt
page-laid-none = keine gelegt
page-did = gelungen
page-did-not = nicht gelungen
page-seat = Spieler { $seat }: { $bot }
page-team = Team { $seats }: { $bots }
page-number = als Nummer { $number }
page-deals = gibt, kommt zuletzt
page-leader = vorn
page-last = hinten
page-numbers = Die Zahlen
page-all-numbers = Alle Ergebnisse in Zahlen
page-from = von
page-to = bis
page-interval = 95-%-Intervall
page-quartiles = die Hälfte
page-standing = Rang
page-what = was
page-difference = Unterschied
page-these-rules = diese Regeln
page-other-rules = andere Regeln
page-both-turns = Je höher, desto mehr Runden haben so viele Züge.
page-both-places = Wie oft man von welchem Platz aus gewinnt. Gestrichelt: gleiche Chancen.
page-versus-note = Wo es einen Unterschied gibt, liegt er sehr wahrscheinlich zwischen den beiden Zahlen in Klammern. Von zwanzig solchen Sätzen kann einer falsch sein.
page-about-page = Gespielt haben Bots, nicht Menschen. Der Startwert war { $seed }; derselbe ergibt wieder dieselbe Seite. Striche und Klammern sind Intervalle, in denen die Wahrheit 95-mal von 100 liegt. Wie die Minuten berechnet sind, steht in docs/LAB.md von Reihum.

## arena

arena-blocks = { $count ->
    [one] { $shown } Kartenverteilung, { $times }-mal gespielt, jeder auf jedem Platz
   *[other] { $shown } Kartenverteilungen, jede { $times }-mal gespielt, jeder auf jedem Platz
}
arena-matches = { $count ->
    [one] { $shown } Partie
   *[other] { $shown } Partien
}
arena-matches-progress = { $count ->
    [one] { $done } von { $wanted } Partie
   *[other] { $done } von { $wanted } Partien
}
arena-matches-stopped-after = { $count ->
    [one] { $stopped } nach { $done } von { $wanted } Partie
   *[other] { $stopped } nach { $done } von { $wanted } Partien
}
arena-rating = Wertung
arena-match-points = Punkte pro Partie
arena-head-to-head = untereinander
arena-pair = Paarung
arena-rate = Siege des ersten
arena-fair = bei Gleichen
arena-difference = Punktunterschied
arena-test = Gewinnt { $bot } eher { $high } als { $low }?
# same
arena-yes = Ja.
arena-no = Nein.
arena-open = Das bleibt offen.
arena-ratio = Log-Likelihood-Quotient { $ratio }; unter { $lower } nein, über { $upper } ja
arena-nobody = { $count ->
    [one] { $shown } ohne Sieger
   *[other] { $shown } ohne Sieger
}
arena-unfinished = { $count ->
    [one] { $shown } nicht zu Ende gespielt
   *[other] { $shown } nicht zu Ende gespielt
}
arena-fewer = Weniger Punkte sind besser.

## Was bei fremden Bots schiefgeht

faults-of = { $bot }: { $faults }
faults-timeouts = { $count ->
    [one] { $shown } Antwort zu spät
   *[other] { $shown } Antworten zu spät
}
faults-crashes = { $count ->
    [one] { $shown } Absturz
   *[other] { $shown } Abstürze
}
faults-floods = { $count ->
    [one] { $shown } Wortschwall
   *[other] { $shown } Wortschwälle
}
faults-illegal = { $count ->
    [one] { $shown } unerlaubte Antwort
   *[other] { $shown } unerlaubte Antworten
}

## bench

bench-heading = { $game }, { $rules }, { $players } Spieler, { $bot } gegen sich selbst in einem Thread
bench-rounds-rate = { $scale ->
    [million] { $rate } Millionen Runden pro Sekunde
   *[one] { $rate } Runden pro Sekunde
}
bench-games-rate = { $scale ->
    [million] { $rate } Millionen Spiele pro Sekunde
   *[one] { $rate } Spiele pro Sekunde
}
bench-moves-rate = { $scale ->
    [million] { $rate } Millionen Aktionen pro Sekunde
   *[one] { $rate } Aktionen pro Sekunde
}
bench-rounds = { $count } Runden insgesamt
bench-games = { $count } Spiele insgesamt
bench-moves = { $count } Aktionen insgesamt
bench-time = in { $seconds } s Rechenzeit; dazu { $others } andere Aktionen
bench-slow = Dieses Programm ist zur Fehlersuche gebaut; cargo build --release macht es um ein Vielfaches schneller.
bench-progress = es wird gemessen: { $now } von { $whole } s

## play

play-you = Du
play-round = Runde { $number }
play-game = Runde { $number }
play-too-small = Dieses Fenster hat { $width } × { $height } Zeichen, der Tisch braucht { $columns } × { $lines }. Mach es bitte größer; die Partie wartet auf dich.
play-players = Spieler
play-log = Was geschah
play-hand = Deine Hand ({ $count })
play-hand-short = Hand
play-top = Ablagestapel
play-any-colour = alles passt
play-chain = +{ $count } für { $name }
play-chain-you = +{ $count } für dich
play-draw-pile = Ziehstapel: { $count }
play-skipbo-draw-pile = Kartenstock: { $count }
play-turn = Du bist dran: Leg eine Karte oder zieh eine.
play-turn-lay = Du bist dran: Du hast eine Karte, die passt, also leg eine.
play-turn-draw = Du bist dran: Keine Karte passt, zieh eine.
play-turn-pass = Du bist dran: Keine Karte passt, und es ist keine zum Ziehen da. Gib weiter.
play-turn-chain = Eine Kette von { $count } Karten: { $ways ->
    [draw] Zieh sie.
    [longer] Zieh sie, oder mach sie länger.
    [protection] Zieh sie, oder leg einen Schutz.
   *[all] Zieh sie, mach sie länger, oder leg einen Schutz.
}
play-turn-drawn = Gezogen: { $card }. Leg sie, oder gib weiter.
play-turn-kept = Gezogen: { $card }. Sie passt nicht, gib weiter.
play-waiting = { $name } überlegt …
play-question = { $name }: { $card }. Schützt du dich?
play-question-none = Du wirst nach einem Schutz gefragt und hast keinen.
play-question-others = Es wird gefragt, wer sich schützt.
play-held = Gilt gleich, wenn niemand dazwischenwirft.
play-answered = Notiert. Alle Antworten werden zugleich gezeigt.
play-choose-colour = { $card }: welche Farbe?
play-choose-swap = Mit wem tauschst du?
play-choose-receiver = Wer bekommt dein Geschenk?
play-choose-gift = Welche Karten bekommt { $name }? Noch { $count }.
play-choose-triple = Triple +: Wähle die Karten der Reihe nach, die letzte liegt oben (bisher { $count }).
play-choose-caught = Wer hat „Solo!“ vergessen?
play-with-solo = mit „Solo!“
play-armed = „Solo!“ gilt mit der nächsten Karte.
play-no-key = Die Taste { $key } tut hier nichts; ? zeigt die anderen.
play-advice = Ich würde das tun: { $what }.
play-no-advice = Für dich gibt es gerade nichts zu entscheiden.
play-thinking = Lass mich nachdenken …
play-leaving = Aufhören? Die Partie bleibt erhalten; mit --continue geht sie weiter.
play-between = Enter teilt die nächsten Karten aus.
play-after = Noch einmal? Enter beginnt eine neue Partie.
play-sheet = Punktezettel
play-total = gesamt
# same
play-won = Gewonnen: { $names }.
play-nobody-won = Niemand hat gewonnen.
play-match-over = Die Partie ist aus. Gewonnen: { $names }.
play-help = Hilfe
play-help-keys = Die Tasten im Moment
play-help-marks = Was die Zeichen bedeuten
play-help-now = Die Regeln des Augenblicks
play-help-all = Alle anderen Regeln
play-scroll = ↑ ↓ Bild↑ Bild↓ blättern · Esc zurück
play-legend-playable = Ein doppelter Rahmen: das kann gelegt werden. Die Taste steht im unteren Rand.
play-legend-thrown = ! im Rahmen: das kann dazwischengeworfen werden, ob du dran bist oder nicht.
play-legend-turn = ▶ wer dran ist.
play-legend-way = ↓ und ↑ neben „Spieler“: in welche Richtung es geht.
play-legend-joker = ★ ein Joker; ★7 ein Joker, der für eine 7 steht. → die Zahl, die fällig ist. ×3 wie viele Karten ein Stapel hat.
play-legend-piles = [ ] die oberste Karte eines Spielerstapels. Die Hilfsstapel heißen A, B, C und D; die Tasten sind kleine Buchstaben.
play-legend-partner = + hinter einem Namen: dein Partner. Die Großbuchstaben dort sind Tasten, und ▸ daneben: das kann gelegt werden.
play-clock-throw-in = dazwischen:
play-clock-question = Antwort:
play-clock-turn = deine Zeit:
play-clock-deal = weiter in:
play-key-card = Karte legen
play-key-choose = wählen
play-key-throw-in = dazwischenwerfen
play-key-draw = ziehen
play-key-pass = weitergeben
play-key-protect = Schutz
play-key-decline = kein Schutz
play-key-catch = „Solo!“ vergessen
play-key-leave = nicht tauschen
play-key-done = fertig
play-key-back = zurück
play-key-hint = was würdest du tun?
play-key-log = Verlauf
play-key-help = Hilfe
play-key-quit = aufhören
play-key-next = weiter
play-key-rematch = noch eine Partie
play-key-end = Zug beenden
play-key-discard = weglegen, Zug zu Ende
play-face-skip = aus
play-face-reverse = dreh
play-face-swap = taus
play-face-gift = gibt
play-face-wish = wahl
# same
play-face-all-swap = alle
play-face-protection = schu
play-building = Ablegestapel
play-stock = Spielerstapel
play-discards = Hilfsstapel
play-partners = vom Partner
play-one-building = Ablegestapel { $pile }
play-one-discard = Hilfsstapel { $letter }
play-partner-stock = Spielerstapel des Partners
play-partner-discard = Hilfsstapel { $letter } des Partners
play-skipbo-turn = Du bist dran: Wähle eine Karte.
play-skipbo-put = Du bist dran: Keine Karte passt, also leg eine aus der Hand weg.
play-skipbo-where = { $card }: Enter oder 1-4 legt ab, a-d legt weg.
play-skipbo-discard = { $card } passt nirgends: a-d legt weg.
play-skipbo-which = { $card }: welcher Ablegestapel?
play-skipbo-nowhere = { $card } passt gerade nirgends.
play-skipbo-empty = Deine Hand ist leer: Spiel von deinen Stapeln, oder beende den Zug.
play-kept = Die Partie ist aufgehoben. Weiter geht es mit: { $command }
play-record = Das Protokoll der Partie: { $file }
play-no-terminal = zum Spielen braucht es ein Terminal, für das Bild und für die Tasten; hier ist die Eingabe oder die Ausgabe kein Terminal
play-unfinished = eine Partie ist nicht zu Ende ({ $file }): --continue spielt sie weiter, --new legt sie beiseite und beginnt eine andere
play-nothing-kept = es gibt keine Partie zum Fortsetzen ({ $file }): Beginne eine ohne --continue
play-aside = Die angefangene Partie liegt jetzt in { $file }
play-save-unusable = { $file } lässt sich nicht benutzen ({ $why }): --data nennt einen anderen Ordner
play-save-busy = diese Partie wird schon woanders gespielt ({ $file }): Beende das zuerst, oder wähle mit --data einen anderen Ordner
play-save-foreign = { $file } ist keine Partie { $game } ({ $why }): Die Datei bleibt, wie sie ist; --new legt sie beiseite und beginnt eine andere
play-save-damaged = { $file } ist in Zeile { $line } beschädigt ({ $why }): Die Datei bleibt, wie sie ist; bessere diese Zeile aus oder lösche sie mit allem danach, oder --new legt sie beiseite und beginnt eine andere

## join: play at a server’s table

join-came = { $name } ist da.
join-went = { $name } ist weg.
join-left = { $name } ist gegangen.
join-removed = { $name } wurde vom Gastgeber weggeschickt.
join-host = { $name } ist jetzt Gastgeber.
join-host-you = Du bist jetzt Gastgeber.
join-taken-over = Ein Bot spielt für { $name }.
join-given-back = { $name } spielt wieder selbst.
join-paused = Der Gastgeber hat das Spiel angehalten.
join-resumed = Das Spiel geht weiter.
join-ended = Der Gastgeber hat die Partie beendet.
join-changed = Der Gastgeber hat den Tisch geändert.
join-unseated = Deinen Platz gibt es nicht mehr.
join-table = Tisch { $code }
join-share = Sag den anderen diesen Code. Sie kommen mit:
join-free = frei
join-bot = Bot ({ $level })
join-stands-in = weg: ein Bot spielt
join-ready = bereit
# same
join-away = weg
join-the-host = Gastgeber
join-watching = Es sehen zu: { $names }
join-ask-seat = Nimm einen freien Platz mit seiner Zahl, oder sieh zu.
join-ask-ready = Drücke r, wenn du bereit bist.
join-ask-others = Du bist bereit. Wir warten auf die anderen …
join-ask-host = Du bist bereit. Der Gastgeber beginnt die Partie.
join-ask-start = Enter beginnt die Partie.
join-ask-fill = Plätze sind frei: Warte auf andere, oder drücke b für einen Bot.
join-ask-wait = Noch sind nicht alle bereit.
join-you-watch = Du siehst zu.
join-coming = Auf dem Weg zu { $address } …
join-lost = Die Verbindung ist weg. Sie kommt von selbst wieder …
join-taken = Da sitzt { $name }.
join-not-now = Gerade gibt es keine Verbindung: Warte einen Moment.
join-leaving = Den Tisch verlassen? Dein Platz bleibt dir, du kannst wiederkommen.
join-choose-bot-seat = Welcher Platz bekommt einen Bot? Enter füllt alle freien.
join-choose-bot = Wie gut spielt er?
join-choose-out = Welcher Bot geht?
join-choose-host = Was will der Gastgeber?
join-choose-removed = Wer wird weggeschickt?
join-choose-heir = Wer wird Gastgeber?
join-choose-end = Die Partie für alle beenden?
join-key-sit = hinsetzen
join-key-stand = aufstehen
join-key-unready = nicht bereit
join-key-bot = Bot
join-key-all = alle freien Plätze
join-key-out = Bot weg
# same
join-key-start = beginnen
join-key-host = Gastgeber
join-key-pause = Spiel anhalten
join-key-resume = weiterspielen
join-key-remove = jemanden wegschicken
join-key-hand-over = Amt übergeben
join-key-end = Partie beenden
join-lobby = Öffentliche Tische
join-no-tables = Kein öffentlicher Tisch ist offen. n öffnet einen.
join-ask-table = Wähle einen Tisch, oder öffne einen eigenen.
join-ask-game = Welches Spiel?
join-running = im Spiel
join-some-free = { $free } von { $seats } frei
join-key-new = neuer Tisch
join-key-join = hingehen
join-back = Dein Platz bleibt dir. Wiederkommen mit: { $command }
join-sent-away = der Gastgeber hat dich von diesem Tisch weggeschickt
join-no-such-table = einen Tisch { $code } gibt es nicht: Frag noch einmal nach dem Code
join-closed = dieser Tisch ist geschlossen, weil lange niemand mehr da war: Öffne einen neuen
join-no-name = sag, wie du heißt: --name NAME
