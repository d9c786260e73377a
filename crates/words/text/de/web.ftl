# Was die Seite im Browser um ein Spiel herum sagt, auf Deutsch.

## Überall

web-tagline = Zwei Kartenspiele für alle am Tisch
web-skip = Zum Inhalt
web-start = Anfang
web-rules = Regeln
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Starker Kontrast
web-sound = Töne

## Anfang

web-open = Einen Tisch aufmachen
web-open-text = Du wählst Spiel und Regeln und lädst andere mit einem Link ein.
web-join = An einen Tisch kommen
web-join-text = Jemand hat dir einen Code oder einen Link gegeben.
web-code = Code des Tisches
web-code-go = Mitspielen
web-code-missing = Hier gehört der Code des Tisches hin, etwa bado-keli-mora.

## Einrichten

web-setup = Ein neuer Tisch
web-game = Spiel
web-rulebook = Regelheft
web-read-rules = Diese Regeln lesen

## Tisch

web-table = Tisch { $code }
web-table-looking = Der Tisch wird gesucht …
web-table-none = Einen Tisch mit diesem Code gibt es nicht. Frag nach, wer ihn dir gegeben hat, oder mach selbst einen auf.
web-table-closed = Dieser Tisch wurde geschlossen, weil niemand mehr kam.

## Verbindung

web-server-looking = Verbindung wird gesucht …
web-server-there = Verbunden
web-server-none = Kein Server: gegen Bots kannst du spielen
web-bots-none = Die Bots laufen in diesem Browser nicht oder nicht mehr. Lade die Seite neu.

## Sonst

web-nowhere = Hier ist nichts
web-nowhere-text = Diese Adresse führt nirgendwohin. Fang vorne an.
web-unloaded = Diese Sprache konnte nicht geladen werden. Versuch es noch einmal, wenn du verbunden bist.
web-outdated = Der Server hat eine andere Version als diese Seite. Lade die Seite neu.
web-fleeting = Dieser Browser bewahrt deine Spiele nicht auf: Ohne Server bleiben sie nur, bis du diese Seite schließt.
web-no-record = Von dieser Partie gibt es kein Protokoll.

## Hilfe

web-help = Hilfe
web-help-turn = Dein Zug
web-help-turn-text = Karten, die sich spielen lassen, ragen aus deiner Hand. Tippe eine an, zieh sie auf ihren Stapel, oder drück auf ihr die Eingabetaste. Tippst du eine andere an, sagt die Seite, warum sie nicht passt, mit der Nummer der Regel.
web-help-hint = Wenn du nicht weiterweißt
web-help-hint-text = Mit „Was würdest du tun?“ schaut ein Bot auf das, was du siehst, und auf nichts sonst, und sagt, was er spielen würde und warum. Das gibt es an Tischen, die nicht allen offenstehen.
web-help-twin = Dazwischenwerfen
web-help-twin-text = Wer bei SOLO genau die Karte hält, die eben gespielt wurde, darf sie dazwischenwerfen, auch außer der Reihe. Dafür erscheint ein großer Knopf; geht es am Tisch gemächlich zu, ist genug Zeit.
web-help-away = Wenn du weg musst
web-help-away-text = Schließ die Seite, verlier das Netz, lass das Telefon schlafen: Ein Bot spielt für dich, bis du wieder da bist, und dein Platz bleibt deiner. „Meine Spiele fortsetzen“ auf der Startseite führt dorthin.
web-help-fair = Ehrliche Karten
web-help-fair-text = Niemand sucht die Karten aus: Nach jedem Geben prüft dein Browser das Mischen nach. Bots wissen, was jemand auf ihrem Platz sehen kann, und sonst nichts.
