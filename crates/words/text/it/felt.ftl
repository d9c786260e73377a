# What the page in the browser says at a table.

## The table

felt-own = { $game } in questo browser
felt-no-game = Qui non c’è una partita da continuare. Iniziane una nuova.
felt-elsewhere = Giochi in un’altra finestra
felt-elsewhere-text = Questo tavolo è aperto in un’altra finestra di questo browser, e si continua lì.
felt-here = Continua qui
felt-restarting = Il server si riavvia
felt-sent-away = L’organizzatore ti ha mandato via da questo tavolo.
felt-full = In questo momento ci sono troppe persone a questo tavolo. Riprova fra un po’.
felt-too-much = In questo momento arriva troppo da qui. Aspetta un minuto e riprova.
felt-amiss = Ciò che viene detto ora di questo tavolo non corrisponde a ciò che è stato detto prima. Ricarica la pagina.
felt-letters = Scorciatoie di una sola lettera
felt-left = Hai lasciato questo tavolo.
felt-unreadable = Ciò che è stato conservato di questa partita non si può più leggere.
felt-turn = È il suo turno.
felt-partner = compagno
felt-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
felt-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
felt-owes = manca «Solo!»
felt-clockwise = Si gioca in senso orario.
felt-counter = Si gioca in senso antiorario.
felt-debt = { $count } carte attendono di essere pescate.

## The hand

felt-card-in = { $card }, si può giocare
felt-card-twin = { $card }, si può buttare al volo
felt-card-chosen = { $card }, scelta come numero { $number }
felt-card-taken = { $card }, presa
felt-by-colour = Ordina per colore
felt-by-number = Ordina per numero
felt-throw-in = { $card }: buttala al volo!
felt-throw-in-now = Hai la gemella { $card }: buttala ora al volo!

## What can be done

felt-draw = Pesca una carta
felt-draw-many = Pesca { $count } carte
felt-pass = Passa
felt-protect = Usa la Protezione
felt-decline = Nessuna protezione
felt-catch = «Solo!» scordato!
felt-back = Indietro
felt-leave = Non scambiare con nessuno
felt-lay = Gioca queste carte
felt-wish = Quale colore desideri?

## Piles

felt-building = Mazzo crescente { $number }: { $height ->
    [one] { $height } carta
   *[other] { $height } carte
}, ora serve { $due }
felt-empty = vuoto
felt-piles = Mazzo base: { $stock } in cima, ne restano { $left }. Mazzi di scarto: { $discards }.
felt-stock = Il tuo mazzo base: { $card }, ne restano { $left }
felt-partner-stock = Mazzo base del compagno: { $card }, ne restano { $left }
felt-own-piles = I tuoi mazzi
felt-piles-of = Mazzi: { $name }
felt-discard-on = Mazzo di scarto { $letter }: { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
felt-discard-empty = Mazzo di scarto { $letter }: vuoto
felt-discard-here = Scarta qui. { $pile }
felt-where = { $card }: scegli un mazzo crescente illuminato, o finisci il turno mettendola su un tuo mazzo di scarto.
felt-discard = { $card } ora non va da nessuna parte: su un tuo mazzo di scarto finisce il turno.
felt-penalty = Dare una penalità
felt-penalty-cards = { $count ->
    [one] { $count } carta sotto il mazzo base: ha pescato troppo
   *[other] { $count } carte sotto il mazzo base: ha pescato troppo
}
felt-penalty-hint = 2 carte sotto il mazzo base: un suggerimento al compagno
felt-penalty-no-draw = Prossimo turno senza pescare: ha giocato fuori turno
felt-impose = Assegna

## Around the deal

# same
felt-menu = Menu
felt-close = Chiudi
felt-hint = Tu che faresti?
felt-away = Esci per ora
felt-go = Esci per sempre
felt-change = Cambia il tavolo
felt-apply = Applica
felt-keys = Tasti
felt-keys-solo = ← → scelgono una carta, Invio la gioca. D pesca, P passa, T butta al volo, S dice «Solo!», X protegge, N non protegge, 3 inizia un Triple +, C: qualcuno ha scordato «Solo!», Esc torna indietro, H chiede consiglio, L mostra il racconto, M è questo menu.
felt-keys-skipbo = ← → scelgono una carta in mano, Invio la prende. S prende dal mazzo base, da A a D dai mazzi di scarto; da 1 a 4 costruiscono, da A a D scartano la carta in mano. Con Maiusc: i mazzi del compagno. E finisce il turno, Esc torna indietro, H chiede consiglio, L mostra il racconto, M è questo menu.
felt-make-host = Fai di { $name } l’organizzatore
felt-send-away = Manda via { $name } per sempre
felt-surely = Davvero? { $what }

## Before and after

felt-invite = Invita altri
felt-invite-text = Chi apre questo link, o scrive questo codice all’inizio, viene a questo tavolo.
felt-invite-here = Gli altri non possono aprire questo link: porta solo a questa macchina. Fai ascoltare il server sulla tua rete (--addr 0.0.0.0:7654), oppure apri la pagina con il nome con cui gli altri conoscono questa macchina.
felt-copy = Copia il link
felt-copied = Copiato
felt-qr = Il link come codice QR
felt-bot-for = Bot per il posto { $seat }
felt-no-bot = libero per una persona
felt-fill = Riempi i posti liberi con bot
felt-free-seats = Ci sono posti liberi: aspetta altri, o fai giocare dei bot.
felt-ask-seat = Prendi un posto libero, o guarda.
felt-ask-ready = Sei pronto?
felt-ready = Sono pronto
felt-begin = Comincia
felt-rematch = Gioca ancora
felt-next = Avanti
felt-no-points = Ancora nessun punto: si segnano dopo ogni mano.
felt-fewest = I punti contano contro di te: appena qualcuno ne ha { $limit }, vince chi ne ha di meno.
felt-most = I punti contano a tuo favore: chi arriva a { $limit } vince.
felt-curve = Come sono cresciuti i punti, mano dopo mano
felt-record = Salva la registrazione di questa partita
felt-verified = { $count ->
    [one] Mescolata verificata
   *[other] Tutte le { $count } mescolate verificate
}
felt-unverified = { $count ->
    [one] Una mescolata non è quella promessa!
   *[other] { $count } mescolate non sono quelle promesse!
}
felt-verified-text = Prima di distribuire, il tavolo ha messo sotto chiave un numero segreto mostrandone solo l’impronta; poi ogni persona pronta ha aggiunto un suo numero. I due insieme fanno la mescolata. Ora il segreto è aperto e il tuo browser ha verificato: corrisponde all’impronta mostrata prima, il tuo numero ne fa parte, se ne hai aggiunto uno, e ne escono proprio le carte che hai visto distribuire. Delle mani date mentre non c’eri o prima che questa pagina fosse caricata si può verificare solo l’impronta.
