# Was die Seite auf dem Weg zu einem Tisch sagt, auf Deutsch: Anfang, Gast, Einrichten.

## Gleich spielen

way-play-now = Sofort spielen
way-play-now-text = Einmal tippen, und du sitzt mit drei Bots am Tisch. Das braucht keinen Namen und geht auch ohne Netz.
way-solo-text = Farbe oder Zahl bedienen, dazwischenwerfen, „Solo!“ rufen
way-skipbo-text = Von 1 bis 12 aufbauen und den eigenen Stapel zuerst loswerden
# same
way-guest = Gast

## Weiterspielen

way-continue = Meine Spiele fortsetzen
way-continue-own = { $game } gegen Bots
way-still = In diesem Browser läuft noch ein Spiel { $game }.
way-still-go = Dort weiterspielen
way-still-new = Aufgeben und neu beginnen
way-continue-table = { $game }, Tisch { $code }
way-when = Zuletzt dort: { $when }
way-forget = Vergessen
way-forget-table = Tisch { $code } vergessen
way-forgotten = Tisch { $code } ist hier vergessen. Mit dem Code kommt man weiterhin hin.

## Mit anderen

way-others = Mit anderen spielen
way-needs-server = Dafür braucht es den Server, und der antwortet gerade nicht. Gegen Bots kannst du trotzdem spielen.
way-name = Dein Name
way-name-text = So heißt du für die anderen. Mehr wird nicht gefragt.
way-name-bad = Schreib hin, wie die anderen dich nennen sollen, etwa Anna: 1 bis 40 Zeichen.
way-tables = Offene Tische
way-tables-none = Gerade steht kein Tisch allen offen. Mach einen auf, dann sehen ihn andere hier.
way-table-of = { $game } mit { $host }
way-table-free = { $free ->
    [0] kein Platz frei
    [one] 1 von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}
way-table-running = es wird schon gespielt
way-table-join = Zu { $host } setzen
way-table-watch = Bei { $host } zusehen
way-house-of = { $rulebook }, mit Hausregeln
way-phone = Auf dem Telefon nebenan
way-phone-text = Halt seine Kamera auf dieses Bild: Dort geht dann die Seite auf.
way-phone-label = QR-Code von { $address }

## Einrichten

way-players = Wie viele spielen
way-players-count = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
   *[other] zu zehnt
}
way-fewer = Jemand weniger
way-more = Jemand mehr
way-rulebook-but = Wie „{ $rulebook }“, aber:
way-rulebook-usual = üblich
way-house = Hausregeln
way-house-count = { $count ->
    [0] wie gedruckt
    [one] 1 geändert
   *[other] { $count } geändert
}
way-house-text = Schalte ein, was an eurem Tisch gilt. Was aus ist, ist wie im Regelheft.
way-house-printed = Im Regelheft: { $value }
way-house-with = Nur zusammen mit: { $rule }
way-number-bad = Hier gehört eine Zahl von 1 bis { $most } hin.
way-teams-when = Teams gibt es zu viert und zu sechst.
way-places = Wer sitzt wo
way-seat = Platz { $number }
way-seat-you = Hier sitze ich
way-seat-who = Wer auf Platz { $number } sitzt
way-seat-free = frei für Mitspieler
way-seat-free-text = Wer den Code oder den Link hat, kann sich hierher setzen.
# same
way-bot = Bot: { $level }
way-chance = Zufall
way-chance-text = Macht irgendetwas Erlaubtes. Für den ersten Blick.
way-greedy = Gierig
way-greedy-text = Nimmt die nächstbeste Karte und denkt nicht weiter. Leicht zu schlagen.
# same
way-family = Familie
way-family-text = Spielt wie jemand, der zu Hause viel gespielt hat.
way-planner = Planer
way-planner-text = Sieht alles durch, was in einem Zug möglich ist.
way-club = Verein
way-club-text = Plant ebenso und hat aus sehr vielen Spielen gelernt. Schwer zu schlagen.
way-master = Meister
way-master-text = Bedenkt auch, was die anderen haben und tun könnten. Am stärksten.
way-time = Tempo und Uhr
way-mode = Wenn zwei zugleich dazwischenwerfen
way-race = Wettlauf
way-race-text = Was zuerst ankommt, gilt.
# same
way-fair = Fair
way-fair-text = Einen Augenblick wird gewartet, damit niemand wegen einer langsamen Leitung verliert.
way-calm = Gemächlich: mit Kindern
way-calm-text = Nach jeder Karte sind drei Sekunden Zeit zum Dazwischenwerfen. Niemand muss sich beeilen.
way-clock = Zeit für eine Entscheidung
way-clock-off = so lange man mag
way-clock-seconds = { $seconds } Sekunden
way-public = Bei den offenen Tischen zeigen
way-public-text = Dann können alle an diesem Server dazukommen. Sonst nur, wer den Code oder den Link hat.
way-here = Hier gegen Bots spielen
way-here-text = Freie Plätze bekommen Bots. Ein Server ist nicht nötig.
way-open-others = Den Tisch für andere aufmachen
way-open-others-text = Du bekommst einen Code und einen Link für die anderen.
way-opening = Der Tisch wird aufgemacht …
way-no-answer = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.
way-too-often = Das war ein wenig zu oft. Warte eine Minute und versuch es dann noch einmal.
way-refused = Der Server sagt: { $text }
