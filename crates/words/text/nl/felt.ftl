# What the page in the browser says at a table.

## The table

felt-own = { $game } in deze browser
felt-no-game = Hier is geen spel om mee verder te gaan. Begin een nieuw spel.
felt-elsewhere = Je speelt in een ander venster
felt-elsewhere-text = Deze tafel staat open in een ander venster van deze browser, en daar gaat het verder.
felt-here = Hier verdergaan
felt-restarting = De server start opnieuw
felt-sent-away = De gastheer heeft je van deze tafel weggestuurd.
felt-full = Er zijn nu te veel mensen aan deze tafel. Probeer het over een poosje opnieuw.
felt-too-much = Er komt nu te veel hiervandaan. Wacht een minuut en probeer het opnieuw.
felt-amiss = Wat nu over deze tafel wordt verteld, past niet bij wat eerder werd verteld. Laad de pagina opnieuw.
felt-letters = Sneltoetsen van één letter
felt-left = Je hebt deze tafel verlaten.
felt-unreadable = Wat van dit spel bewaard is, kan niet meer worden gelezen.
felt-turn = Deze speler is aan de beurt.
# same
felt-partner = partner
felt-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
felt-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
felt-owes = “Solo!” ontbreekt
felt-clockwise = Het gaat met de klok mee.
felt-counter = Het gaat tegen de klok in.
felt-debt = { $count } kaarten wachten om genomen te worden.

## The hand

felt-card-in = { $card }, past
felt-card-twin = { $card }, kan nu tussengeworpen worden
felt-card-chosen = { $card }, gekozen als nummer { $number }
felt-card-taken = { $card }, gepakt
felt-by-colour = Sorteer op kleur
felt-by-number = Sorteer op getal
felt-throw-in = { $card }: werp ertussen!
felt-throw-in-now = Je hebt de tweelingkaart { $card }: werp die er nu tussen!

## What can be done

felt-draw = Kaart nemen
felt-draw-many = { $count } kaarten nemen
# same
felt-pass = Passen
felt-protect = Bescherming gebruiken
felt-decline = Geen bescherming
felt-catch = “Solo!” vergeten!
felt-back = Terug
felt-leave = Met niemand ruilen
felt-lay = Deze kaarten leggen
felt-wish = Welke kleur wens je?

## Piles

felt-building = Bouwstapel { $number }: { $height ->
    [one] { $height } kaart
   *[other] { $height } kaarten
}, nu de { $due }
felt-empty = leeg
felt-piles = Stok: { $stock } bovenop, nog { $left }. Weggooistapels: { $discards }.
felt-stock = Je stok: { $card }, nog { $left }
felt-partner-stock = Stok van je partner: { $card }, nog { $left }
felt-own-piles = Jouw stapels
felt-piles-of = Stapels: { $name }
felt-discard-on = Weggooistapel { $letter }: { $card }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
felt-discard-empty = Weggooistapel { $letter }: leeg
felt-discard-here = Hier wegleggen. { $pile }
felt-where = { $card }: kies een bouwstapel die oplicht, of beëindig je beurt en leg hem op een van je weggooistapels.
felt-discard = { $card } past nu nergens: op een van je weggooistapels beëindigt hij je beurt.
felt-penalty = Straf geven
felt-penalty-cards = { $count ->
    [one] { $count } kaart onder de stok: te veel genomen
   *[other] { $count } kaarten onder de stok: te veel genomen
}
felt-penalty-hint = 2 kaarten onder de stok: een hint aan de partner
felt-penalty-no-draw = Volgende beurt zonder nemen: voor de beurt gespeeld
felt-impose = Geven

## Around the deal

# same
felt-menu = Menu
felt-close = Sluiten
felt-hint = Wat zou jij doen?
felt-away = Even weggaan
felt-go = Voorgoed weggaan
felt-change = Tafel wijzigen
felt-apply = Toepassen
felt-keys = Toetsen
felt-keys-solo = ← → kiezen een kaart, Enter speelt hem. D neemt, P past, T werpt ertussen, S roept “Solo!”, X beschermt, N niet, 3 begint een Triple +, C: iemand vergat “Solo!”, Esc gaat terug, H vraagt raad, L toont het verloop, M is dit menu.
felt-keys-skipbo = ← → kiezen een kaart uit je hand, Enter pakt hem. S pakt van je stok, A tot D van de weggooistapels; 1 tot 4 bouwen, A tot D leggen de kaart uit je hand weg. Met Shift: de stapels van je partner. E beëindigt de beurt, Esc gaat terug, H vraagt raad, L toont het verloop, M is dit menu.
felt-make-host = { $name } gastheer maken
felt-send-away = { $name } voorgoed wegsturen
felt-surely = Zeker weten? { $what }

## Before and after

felt-invite = Anderen uitnodigen
felt-invite-text = Wie deze link opent, of bij de start deze code invult, komt aan deze tafel.
felt-invite-here = Anderen kunnen deze link niet openen: hij leidt alleen naar dit apparaat. Laat de server naar je netwerk luisteren (--addr 0.0.0.0:7654), of open de pagina onder de naam waaronder anderen dit apparaat kennen.
felt-copy = Link kopiëren
felt-copied = Gekopieerd
felt-qr = De link als QR-code
felt-bot-for = Bot voor plaats { $seat }
felt-no-bot = vrij voor een speler
felt-fill = Vrije plaatsen met bots vullen
felt-free-seats = Er zijn plaatsen vrij: wacht op anderen, of laat bots meespelen.
felt-ask-seat = Neem een vrije plaats, of kijk toe.
felt-ask-ready = Ben je klaar?
felt-ready = Ik ben klaar
# same
felt-begin = Beginnen
felt-rematch = Nog een keer spelen
felt-next = Verder
felt-no-points = Nog geen punten: die worden na elk spel opgeschreven.
felt-fewest = Punten zijn slecht: zodra iemand er { $limit } heeft, wint wie er de minste heeft.
felt-most = Punten zijn goed: wie er { $limit } haalt, wint.
felt-curve = Hoe de punten groeiden, spel na spel
felt-record = Verslag van deze partij bewaren
felt-verified = { $count ->
    [one] Schudden gecontroleerd
   *[other] Alle { $count } keren schudden gecontroleerd
}
felt-unverified = { $count ->
    [one] Eén keer schudden was niet zoals beloofd!
   *[other] { $count } keer schudden was niet zoals beloofd!
}
felt-verified-text = Voor het delen heeft de tafel een geheim getal weggesloten en alleen de vingerafdruk laten zien; daarna voegde iedereen die klaar was een eigen getal toe. Samen bepalen ze het schudden. Nu is het geheim open, en je browser heeft het nagerekend: het past bij de vingerafdruk van tevoren, je eigen getal zit erin, als je er een hebt toegevoegd, en er komen precies de kaarten uit die je hebt zien delen. Van rondes die zijn gedeeld terwijl je weg was of voordat deze pagina geladen was, is alleen de vingerafdruk te controleren.
