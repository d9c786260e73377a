# Ciò che la pagina dice sulla via di un tavolo, in italiano: l’inizio, l’ospite, la preparazione.

## Gioca subito

way-play-now = Gioca subito
way-play-now-text = Un tocco, e sei a un tavolo con tre bot. Senza dare un nome, e anche senza rete.
way-solo-text = Segui colore o numero, butta al volo, grida «Solo!»
way-skipbo-text = Costruisci da 1 a 12 e svuota per primo il tuo mazzo
way-guest = Ospite

## Continua

way-continue = Continua le mie partite
way-continue-own = { $game } contro i bot
way-still = In questo browser c’è ancora una partita a { $game } in corso.
way-still-go = Continuala
way-still-new = Abbandonala e cominciane un’altra
way-continue-table = { $game }, tavolo { $code }
way-when = L’ultima volta: { $when }
way-forget = Dimentica
way-forget-table = Dimentica il tavolo { $code }
way-forgotten = Il tavolo { $code } qui è dimenticato. Con il codice ci si può sempre tornare.

## Con gli altri

way-others = Gioca con gli altri
way-needs-server = Per questo ci vuole il server, che ora non risponde. Contro i bot puoi giocare lo stesso.
way-name = Il tuo nome
way-name-text = È quello che leggono gli altri. Non ti si chiede altro.
way-name-bad = Scrivi come devono chiamarti gli altri, per esempio Anna: da 1 a 40 caratteri.
way-tables = Tavoli aperti
way-tables-none = Ora nessun tavolo è aperto a tutti. Aprine uno: gli altri lo vedranno qui.
way-table-of = { $game } con { $host }
way-table-free = { $free ->
    [0] nessun posto libero
    [one] 1 posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
way-table-running = si gioca già
way-table-join = Siediti con { $host }
way-table-watch = Guarda { $host }
way-house-of = { $rulebook }, con regole della casa
way-phone = Sul telefono accanto
way-phone-text = Punta la sua fotocamera su questa immagine: la pagina si apre lì.
way-phone-label = Codice QR di { $address }

## Preparazione

way-players = Numero di giocatori
way-players-count = { $count } giocatori
way-fewer = Un giocatore in meno
way-more = Un giocatore in più
way-rulebook-but = Come «{ $rulebook }», ma:
way-rulebook-usual = il solito
way-house = Regole della casa
way-house-count = { $count ->
    [0] come stampato
    [one] 1 cambiata
   *[other] { $count } cambiate
}
way-house-text = Attiva ciò che vale al vostro tavolo. Il resto è come nel regolamento.
way-house-printed = Nel regolamento: { $value }
way-house-with = Solo insieme a: { $rule }
way-number-bad = Qui ci vuole un numero da 1 a { $most }.
way-teams-when = Le squadre sono per quattro o sei giocatori.
way-places = Chi siede dove
way-seat = Posto { $number }
way-seat-you = Qui siedo io
way-seat-who = Chi siede al posto { $number }
way-seat-free = libero per una persona
way-seat-free-text = Chi ha il codice o il link può sedersi qui.
# same
way-bot = Bot: { $level }
way-chance = Caso
way-chance-text = Fa una cosa qualsiasi tra quelle permesse. Per un primo sguardo.
way-greedy = Ingordo
way-greedy-text = Prende la prima carta buona e non pensa oltre. Facile da battere.
way-family = Famiglia
way-family-text = Gioca come chi ha giocato molto a casa.
way-planner = Stratega
way-planner-text = Esamina tutto ciò che può fare nel suo turno.
way-club = Circolo
way-club-text = Pianifica anche lui, e ha imparato da moltissime partite. Difficile da battere.
way-master = Maestro
way-master-text = Pensa anche a ciò che gli altri possono avere e fare. Il più forte.
way-time = Ritmo e orologio
way-mode = Quando due buttano al volo insieme
way-race = Gara
way-race-text = Vale ciò che arriva per primo.
way-fair = Equo
way-fair-text = Si aspetta un attimo, perché nessuno perda per una connessione lenta.
way-calm = Calmo: con i bambini
way-calm-text = Dopo ogni carta ci sono tre secondi per buttare al volo. Nessuno deve avere fretta.
way-clock = Tempo per una decisione
way-clock-off = quanto si vuole
way-clock-seconds = { $seconds } secondi
way-public = Mostralo tra i tavoli aperti
way-public-text = Così tutti su questo server possono venire. Altrimenti solo chi ha il codice o il link.
way-here = Gioca qui contro i bot
way-here-text = I posti liberi vanno ai bot. Non serve un server.
way-open-others = Apri il tavolo agli altri
way-open-others-text = Ricevi un codice e un link per gli altri.
way-opening = Il tavolo si sta aprendo …
way-no-answer = Il server ora non risponde. Riprova tra un momento.
way-too-often = È stato un po’ troppo spesso. Aspetta un minuto e riprova.
way-refused = Il server dice: { $text }
