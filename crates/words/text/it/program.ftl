# Quello che il programma dice intorno a un gioco, in italiano: `replay`, `sim`, `arena`, `check`, `bench` e `rules`.
#
# Un numero stampato con le migliaia separate arriva due volte: `$count` sceglie le parole, `$shown` viene stampato.
# Quello che sta tra accenti gravi si scrive così nei file. `# same` sopra un messaggio: è uguale in un’altra lingua.

## Dappertutto

program-error = errore:
program-forbidden = non è permesso leggerlo
program-unreadable = non si riesce a leggerlo: { $why }

## backup

backup-done = { $to } è una copia di { $from }: { $shown } KB.

## rebuild

rebuild-done = Rifatto dai registri in { $file }: tavoli { $tables }, partite { $matches }.
rebuild-unread = il registro di un tavolo non si può leggere, e ciò che ne esisteva rimane: { $table }

## rules

rules-house-line = { $field }: { $value }

## check

# same
check-ok = ok
check-failed = FALLITO
check-summary = { $passed ->
    [one] { $passed } riuscito
   *[other] { $passed } riusciti
}, { $failed ->
    [one] { $failed } fallito
   *[other] { $failed } falliti
}
check-step = passo { $step }
check-expected = atteso
check-actual = ottenuto
check-missing = <- qui non è successo
check-accepted = accettata
check-refused = rifiutata da { $rule }
check-refused-why = rifiutata da { $rule }: { $why }
check-unchanged = niente è cambiato
check-event = evento { $event }
check-changed = { $before }, poi { $after }
check-changed-unseen = qualcosa che non sta scritto da nessuna parte
check-other-under = qualcos’altro con `{ $rules }`
check-also-under = con `{ $rules }` il risultato è lo stesso
check-nothing = niente
check-never = nessun evento che comincia con { $event }
check-open = { $action } si può
check-not-open = { $action } non si può
check-not-open-why = { $action } non si può: { $why } ({ $rule })
check-not-over = la mano non è finita
check-no-file = questo file o questa cartella non esiste
check-not-a-file = non è un file
check-no-scenario = nella cartella non c’è nessuno scenario: nessun file finisce in .toml
check-too-large = troppo grande per uno scenario: un file può arrivare a 1 MiB
check-not-text = non è un testo in UTF-8, quindi non è uno scenario

## replay

replay-heading = { $game }, { $rules }: { $players }
replay-named = { $name } ({ $seat })
replay-deal = mano { $number }, dà le carte { $dealer }
replay-totals = totali { $totals }
replay-verified = verificato
replay-verdict = { $verified }: { $verdict }
replay-deals = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
replay-actions = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
replay-won = { $count ->
    [one] la partita la vince { $winners }
   *[other] la partita la vincono { $winners }
}
replay-unfinished = la partita non è finita
replay-hidden = { $verdict }; la mano in corso ({ $actions }) si potrà verificare solo quando il suo segreto sarà svelato
replay-step = { $file }, passo { $step } di { $steps }
replay-line = riga { $line }: { $what }
replay-more = { $count ->
    [one] … ancora una riga: ingrandisci la finestra
   *[other] … ancora { $count } righe: ingrandisci la finestra
}
replay-keys = → avanti   ← indietro   d prossima mano   Home prima   Fine ultima   q esci
replay-input = input standard
replay-no-file = questo file non esiste
replay-folder = una cartella, non una registrazione
replay-no-game = nessun gioco si chiama `{ $name }`: ci sono { $games }
replay-no-game-meant = nessun gioco si chiama `{ $name }` (forse `{ $meant }`?): ci sono { $games }

## Che cosa può non andare in una registrazione

damage-empty = un testo vuoto, quindi niente registrazione: la sua prima riga comincia con `reihum record`
damage-foreign = non è una registrazione: la sua prima riga comincerebbe con `reihum record`
damage-too-large = troppo grande per una registrazione: può arrivare a 16 MiB
damage-other-version = una registrazione nel formato { $written }, e questo programma legge il formato { $known }: uno più recente forse la legge
damage-other-game = una registrazione di `{ $written }`, non di `{ $wanted }`
damage-other-revision = giocata secondo la revisione { $written } delle regole, che questo programma non conosce: uno più recente forse sì
damage-long-line = la riga supera i 4 KiB, e nessuna riga di una registrazione lo fa
damage-breaks-off = qui la registrazione si interrompe: la riga deve finire con un a capo, e l’ultima di tutte comincia con `match`
damage-line-endings = questa riga non finisce come la prima: o finiscono tutte con LF, o tutte con CR e LF
damage-not-text = non è un testo in UTF-8
damage-no-checksum = in fondo alla riga manca la somma di controllo: due spazi e otto cifre esadecimali (0-9, a-f)
damage-checksum = qui è stato cambiato qualcosa: la somma di controllo di questa riga è { $written }, ma quello che la precede dà { $right }
damage-spaces = gli spazi prima della somma di controllo devono riempire la riga fino a 24 caratteri, più altri due
damage-unknown-line = nessuna riga di una registrazione è come `{ $text }`
damage-unreadable = `{ $text }` non si può leggere ({ $why })
damage-form = in una registrazione questa riga si scrive `{ $right }`
damage-misplaced = `{ $found }` qui non può stare (atteso: { $wanted })
damage-missing = dopo questa riga la registrazione si interrompe (atteso: { $wanted })
damage-too-much = dopo la riga che comincia con `match` non può venire altro
damage-dealer = qui dà le carte il giocatore { $right }, non il giocatore { $written }
damage-commitment = il segreto non corrisponde all’impegno di questa mano, che è lo SHA-256 di un altro
damage-derivation = il seme non deriva dal segreto e dai nonce: quelli danno { $right }
damage-shuffle = la mescolata non deriva dal seme: l’impronta delle carte date è { $right }, non { $written }
damage-digest = l’impronta della posizione è { $right }, non { $written }: qualcosa dopo la riga { $since } non è stato giocato così
damage-illegal = `{ $action }` non è permesso ({ $rule }): { $why }
damage-not-over = qui la mano non è finita, quindi non ha un risultato
damage-over = dopo questa riga la mano è finita, quindi deve seguire il suo risultato
damage-result = il risultato della mano è `{ $right }`
damage-end = la partita finisce con `{ $right }`
damage-match-over = non ci sono altre mani: la partita è finita, vinta dal giocatore { $winners }

## sim

sim-heading = { $game }, { $rules }, { $players } giocatori, { $rounds }, seme { $seed }
sim-rounds = { $count ->
    [one] { $shown } mano
   *[other] { $shown } mani
}
sim-matches = { $count ->
    [one] { $shown } partita intera
   *[other] { $shown } partite intere
}
sim-shared = { $count ->
    [one] { $shown } con più vincitori
   *[other] { $shown } con più vincitori
}
sim-cut-off = { $count ->
    [one] una interrotta
   *[other] { $shown } interrotte
}
sim-length = durata
sim-mean = media
sim-median = mediana
sim-most = massimo
sim-turns = turni per mano
sim-moves = mosse per mano
sim-match-rounds = mani per partita
sim-seat = posto
sim-player = giocatore
sim-rounds-won = mani vinte
sim-matches-won = partite vinte
sim-points = punti per mano
sim-place = ordine
sim-dealer = mazziere
sim-begins = comincia
sim-from-dealer = mazziere + { $steps }
sim-in-a-round = in una mano
sim-in-all = in tutto
sim-chains = catene
sim-share = quota
sim-links = { $count ->
    [one] { $count } anello
   *[other] { $count } anelli
}
sim-links-or-more = { $count } o più
sim-blocked = mani bloccate
sim-endless = mani senza fine
sim-progress = { $count ->
    [one] { $done } su { $wanted } mano
   *[other] { $done } su { $wanted } mani
}
sim-writing = { $count ->
    [one] { $done } su { $wanted } partita scritta
   *[other] { $done } su { $wanted } partite scritte
}
sim-written = { $count ->
    [one] { $shown } partita scritta in { $folder }
   *[other] { $shown } partite scritte in { $folder }
}
sim-stopped = interrotto
sim-stopped-after = { $count ->
    [one] { $stopped } dopo { $done } su { $wanted } mano
   *[other] { $stopped } dopo { $done } su { $wanted } mani
}

## Che cosa dice sim di SKIP-BO

sim-games = { $count ->
    [one] { $shown } mano
   *[other] { $shown } mani
}
sim-game-turns = turni per mano
sim-game-cards = carte giocate per mano
sim-match-games = mani per partita
sim-games-won = mani vinte
sim-game-points = punti per mano
sim-in-a-game = in una mano
sim-team = squadra
sim-games-blocked = mani con un blocco
sim-games-ended = finite per un blocco
sim-games-nobody = senza vincitore
sim-first-block = turno del primo blocco
sim-games-endless = mani non finite
sim-games-progress = { $count ->
    [one] { $done } su { $wanted } mano
   *[other] { $done } su { $wanted } mani
}
sim-games-stopped-after = { $count ->
    [one] { $stopped } dopo { $done } su { $wanted } mano
   *[other] { $stopped } dopo { $done } su { $wanted } mani
}

## Che cosa conta sim in SOLO

sim-figure-skip = Salta il turno
sim-figure-reverse = Cambio di direzione
sim-figure-draw-two = Prendi 2
sim-figure-swap = Cambio di carte
sim-figure-gift = Regalo
sim-figure-wish = Scelta del colore
sim-figure-draw-four = Prendi 4
sim-figure-all-swap = Cambio di carte nel senso di gioco
sim-figure-protection-in-turn = Protezione nel proprio turno
sim-figure-protection-against-chain = Protezione contro una catena
sim-figure-protection-out-of-turn = Protezione fuori turno
sim-figure-interjections = carte buttate al volo
# same
sim-figure-triples = Triple +
sim-figure-cards-drawn-in-turn = carte pescate nel proprio turno
sim-figure-cards-drawn-for-chains = carte pescate per le catene
sim-figure-cards-drawn-for-late-calls = carte pescate per annunci in ritardo
sim-figure-reshuffles = mazzi rifatti

## Che cosa conta sim in SKIP-BO

sim-figure-stock-cards = carte dal mazzo base
sim-figure-hand-cards = carte dalla mano
sim-figure-discard-cards = carte dai mazzi di scarto
sim-figure-jokers = jolly giocati
sim-figure-piles-completed = mazzi crescenti completi
sim-figure-blocks = blocchi
sim-figure-stock-left = carte rimaste a chi ha perso
sim-figure-first-stock-card = prima carta giocata dal mazzo base
sim-figure-first-to-half = primo mazzo base a metà
sim-figure-most-stock-cards-in-a-turn = più carte del mazzo base in un turno
sim-figure-most-hands = mano svuotata più spesso
sim-figure-most-jokers = più jolly giocati
sim-figure-most-piles = più mazzi crescenti completati

## Le mani e la loro durata

sim-a-round = una mano
sim-a-game = una mano
sim-per-round = per mano
sim-per-game = per mano
sim-all-rounds = Le mani
sim-all-games = Le mani
sim-rounds-played = mani giocate
sim-games-played = mani giocate
sim-minutes = minuti { $per }
sim-seconds = secondi { $per }
sim-chain-links = anelli per catena
sim-figure-protection = Protezione

## Quantità

amount-turns = { $count ->
    [one] { $shown } turno
   *[other] { $shown } turni
}
amount-minutes = { $count ->
    [one] { $shown } minuto
   *[other] { $shown } minuti
}
amount-seconds = { $count ->
    [one] { $shown } secondo
   *[other] { $shown } secondi
}
amount-points = { $count ->
    [one] { $shown } punto
   *[other] { $shown } punti
}
amount-links = { $count ->
    [one] { $shown } anello
   *[other] { $shown } anelli
}

## sim --versus: che cosa cambia con altre regole

versus-heading = { $other } a confronto con { $base }
versus-turns = { $way ->
    [more] { $deals } durano { $by } in più (da { $low } a { $high }).
   *[less] { $deals } durano { $by } in meno (da { $low } a { $high }).
}
versus-time = { $way ->
    [more] { $deals } durano al tavolo circa { $by } in più (da { $low } a { $high }).
   *[less] { $deals } durano al tavolo circa { $by } in meno (da { $low } a { $high }).
}
versus-matches = { $way ->
    [more] Una partita conta { $by } in più (da { $low } a { $high }).
   *[less] Una partita conta { $by } in meno (da { $low } a { $high }).
}
versus-begins = { $way ->
    [more] Chi comincia vince più spesso: { $other }% invece di { $base }% (da { $low } a { $high } in più su cento).
   *[less] Chi comincia vince meno spesso: { $other }% invece di { $base }% (da { $low } a { $high } in meno su cento).
}
versus-points = { $way ->
    [more] In media si segnano { $by } in più { $per } (da { $low } a { $high }).
   *[less] In media si segnano { $by } in meno { $per } (da { $low } a { $high }).
}
versus-blocked = { $way ->
    [more] { $deals } si bloccano più spesso: { $other }% invece di { $base }% (da { $low } a { $high } in più su cento).
   *[less] { $deals } si bloccano meno spesso: { $other }% invece di { $base }% (da { $low } a { $high } in meno su cento).
}
versus-never-blocked = { $deals } non si sono mai bloccate, né in un caso né nell’altro.
versus-chains = { $way ->
    [more] Le catene hanno in media { $by } in più (da { $low } a { $high }).
   *[less] Le catene hanno in media { $by } in meno (da { $low } a { $high }).
}
versus-unseen = { $kind ->
    [share] Nessuna differenza visibile: { $topic } (tra { $less } in meno e { $more } in più su cento).
   *[number] Nessuna differenza visibile: { $topic } (tra { $less } in meno e { $more } in più).
}
versus-too-few = Si è giocato troppo poco per un confronto: { $topic }.

## sim --report: la pagina

page-written = La pagina è in { $file }.
page-lead = { $deals } tra bot, a un tavolo da { $players }.
page-half = metà: da { $low } a { $high }
page-about = { $hours ->
    [0] { $minutes ->
        [one] circa un minuto
       *[other] circa { $minutes } minuti
    }
   *[other] { $minutes ->
        [0] circa { $hours } ore
       *[other] circa { $hours } ore e { $minutes } minuti
    }
}
page-begins-wins = vittorie di chi comincia
page-equal = a pari probabilità: { $share }%
page-how-long = Quanto dura { $deal }?
page-how-many-minutes = E in minuti?
page-who-wins = Chi vince?
page-order = Conviene cominciare?
page-course = Come crescono i punti?
page-deeds = Chi gioca carte azione vince più spesso?
page-feats = Chi vince più spesso?
page-chains = Quanto si allungano le catene?
page-blocks = Il gioco si blocca?
page-versus = E con altre regole?
page-turns-caption = La mano di mezzo ha { $by } (linea), metà ne ha da { $low } a { $high } (zona colorata), la più lunga ne ha avuti { $most }.
page-minutes-caption = Al ritmo di una famiglia la mano di mezzo dura { $by } (linea), metà da { $low } a { $high } (zona colorata).
page-only = Ce n’è stata una sola, di { $by }.
page-tail = Il centesimo più lungo non è disegnato.
page-pace = Il ritmo è supposto, non misurato.
page-won-caption = Un punto dice quanto spesso qualcuno ha vinto; la verità sta molto probabilmente sul suo tratto. Linea tratteggiata: pari probabilità.
page-begins-verdict = { $way ->
    [more] Sì: chi comincia vince { $share } volte su cento (da { $low } a { $high }); a pari probabilità sarebbero { $equal }.
    [less] No, al contrario: chi comincia vince { $share } volte su cento (da { $low } a { $high }); a pari probabilità sarebbero { $equal }.
   *[none] Non si può dire: chi comincia vince { $share } volte su cento (da { $low } a { $high }); a pari probabilità sarebbero { $equal }.
}
page-course-caption = Il punteggio medio di chi è in testa, di chi è in coda e di chi sta in mezzo nel corso di una partita; una fascia contiene metà delle partite. Le partite già finite tengono il punteggio finale.
page-deeds-caption = Quanto spesso si vince { $deal } avendo giocato almeno una di queste carte, e quanto spesso senza. Le due cose vanno insieme, ma la carta non ne è per forza la causa: chi gioca molte carte ha comunque quasi finito.
page-feats-caption = Quanto spesso si vince { $deal } in cui è riuscito questo, e quanto spesso altrimenti. Le due cose vanno insieme, ma l’una non è per forza la causa dell’altra: a chi è in vantaggio riesce meglio anche il resto.
page-chains-caption = { $count ->
    [one] { $shown } catena secondo il numero dei suoi anelli: ne aveva { $most }.
   *[other] { $shown } catene secondo il numero dei loro anelli; la più lunga ne aveva { $most }.
}
page-no-chains = Non c’è stata nemmeno una catena.
page-blocks-caption = Quanto spesso c’è stato un blocco, quanto spesso è stato la fine e quanto spesso allora non ha vinto nessuno.
page-blocks-first = Il primo è arrivato verso il turno { $median }, metà tra il turno { $low } e il turno { $high }.
page-blocked = Mani bloccate: { $share }% (da { $low } a { $high }).
page-no-blocks = { $count ->
    [one] No, l’unica mano no.
   *[other] No, su { $deals } non se n’è bloccata nemmeno una.
}
page-no-matches = Nessuna partita è arrivata alla fine; con più mani qui ci sarebbe qualcosa da vedere.
page-laid = ne ha giocata almeno una
page-laid-none = non ne ha giocata nessuna
page-did = riuscito
page-did-not = non riuscito
page-seat = giocatore { $seat }: { $bot }
page-team = squadra { $seats }: { $bots }
page-number = numero { $number }
page-deals = dà le carte, gioca alla fine
page-leader = in testa
page-last = in coda
page-numbers = I numeri
page-all-numbers = Tutti i risultati in numeri
page-from = da
page-to = a
page-interval = intervallo al 95%
page-quartiles = metà
page-standing = posizione
page-what = voce
page-difference = differenza
page-these-rules = queste regole
page-other-rules = altre regole
page-both-turns = Più è alto, più sono le mani di quella durata.
page-both-places = Quanto spesso si vince da ogni posto. Linea tratteggiata: pari probabilità.
page-versus-note = Dove c’è una differenza, sta molto probabilmente tra i due numeri tra parentesi. Di venti frasi così, una può essere sbagliata.
page-about-page = Hanno giocato dei bot, non delle persone. Il seme era { $seed }; lo stesso ridà la stessa pagina. Tratti e parentesi sono intervalli che contengono la verità 95 volte su 100. Come si calcolano i minuti è scritto in docs/LAB.md di Reihum.

## arena

arena-blocks = { $count ->
    [one] { $shown } smazzata, giocata { $times } volte, ognuno a ogni posto
   *[other] { $shown } smazzate, ognuna giocata { $times } volte, ognuno a ogni posto
}
arena-matches = { $count ->
    [one] { $shown } partita
   *[other] { $shown } partite
}
arena-matches-progress = { $count ->
    [one] { $done } su { $wanted } partita
   *[other] { $done } su { $wanted } partite
}
arena-matches-stopped-after = { $count ->
    [one] { $stopped } dopo { $done } su { $wanted } partita
   *[other] { $stopped } dopo { $done } su { $wanted } partite
}
arena-rating = forza
arena-match-points = punti per partita
arena-head-to-head = scontri diretti
arena-pair = coppia
arena-rate = vinte dal primo
arena-fair = se pari
arena-difference = differenza di punti
arena-test = { $bot } vince il { $high } piuttosto che il { $low }?
arena-yes = Sì.
# same
arena-no = No.
arena-open = La domanda resta aperta.
arena-ratio = log-rapporto di verosimiglianza { $ratio }; no sotto { $lower }, sì sopra { $upper }
arena-nobody = { $count ->
    [one] { $shown } senza vincitore
   *[other] { $shown } senza vincitore
}
arena-unfinished = { $count ->
    [one] { $shown } lasciata a metà
   *[other] { $shown } lasciate a metà
}
arena-fewer = Meno punti è meglio.

## Che cosa va storto con i bot degli altri

faults-of = { $bot }: { $faults }
faults-timeouts = { $count ->
    [one] { $shown } risposta in ritardo
   *[other] { $shown } risposte in ritardo
}
faults-crashes = { $count ->
    [one] { $shown } crash
   *[other] { $shown } crash
}
faults-floods = { $count ->
    [one] { $shown } fiume di parole
   *[other] { $shown } fiumi di parole
}
faults-illegal = { $count ->
    [one] { $shown } risposta non valida
   *[other] { $shown } risposte non valide
}

## bench

bench-heading = { $game }, { $rules }, { $players } giocatori, { $bot } contro sé stesso su un solo thread
bench-rounds-rate = { $scale ->
    [million] { $rate } milioni di mani al secondo
   *[one] { $rate } mani al secondo
}
bench-games-rate = { $scale ->
    [million] { $rate } milioni di partite al secondo
   *[one] { $rate } partite al secondo
}
bench-moves-rate = { $scale ->
    [million] { $rate } milioni di mosse al secondo
   *[one] { $rate } mosse al secondo
}
bench-rounds = { $count } mani in tutto
bench-games = { $count } partite in tutto
bench-moves = { $count } mosse in tutto
bench-time = in { $seconds } s di tempo di processore; altre { $others } azioni
bench-slow = Questo programma è compilato per cercare errori; cargo build --release lo rende molte volte più veloce.
bench-progress = misura in corso: { $now } di { $whole } s

## play

play-you = Tu
play-round = mano { $number }
play-game = mano { $number }
play-too-small = Questa finestra ha { $width } × { $height } caratteri, e al tavolo ne servono { $columns } × { $lines }. Ingrandiscila, per favore; la partita ti aspetta.
play-players = Giocatori
play-log = Che cosa è successo
play-hand = Le tue carte ({ $count })
play-hand-short = carte
play-top = Scarti
play-any-colour = va tutto
play-chain = +{ $count } per { $name }
play-chain-you = +{ $count } per te
play-draw-pile = mazzo: { $count }
play-skipbo-draw-pile = mazzo di pesca: { $count }
play-turn = Tocca a te: gioca una carta, o pescane una.
play-turn-lay = Tocca a te: hai una carta che va bene, quindi giocane una.
play-turn-draw = Tocca a te: nessuna carta va bene, pescane una.
play-turn-pass = Tocca a te: nessuna carta va bene, e non ce n’è da pescare. Passa.
play-turn-chain = Una catena di { $count } carte: { $ways ->
    [draw] pescale.
    [longer] pescale, o allungala.
    [protection] pescale, o gioca una Protezione.
   *[all] pescale, allungala, o gioca una Protezione.
}
play-turn-drawn = Pescata: { $card }. Giocala, o passa.
play-turn-kept = Pescata: { $card }. Non va bene: passa.
play-waiting = { $name } sta pensando …
play-question = { $name }: { $card }. Ti proteggi?
play-question-none = Ti si chiede una Protezione, e non ne hai.
play-question-others = Si chiede chi si protegge.
play-held = Vale tra un attimo, se nessuno butta al volo.
play-answered = Segnato. Le risposte si scoprono tutte insieme.
play-choose-colour = { $card }: che colore?
play-choose-swap = Con chi scambi?
play-choose-receiver = A chi il tuo regalo?
play-choose-gift = Quali carte a { $name }? Ancora { $count }.
play-choose-triple = Triple +: scegli le carte in ordine, l’ultima resta in cima (finora { $count }).
play-choose-caught = Chi ha scordato «Solo!»?
play-with-solo = con «Solo!»
play-armed = «Solo!» va con la prossima carta.
play-no-key = Il tasto { $key } qui non fa nulla; ? mostra gli altri.
play-advice = Io farei così: { $what }.
play-no-advice = Per te ora non c’è niente da decidere.
play-thinking = Fammi pensare …
play-leaving = Lasciare il tavolo? La partita resta salvata; --continue la riprende.
play-between = Invio dà le prossime carte.
play-after = Ancora una? Invio comincia una nuova partita.
play-sheet = Punteggi
play-total = totale
play-won = Vittoria: { $names }.
play-nobody-won = Non ha vinto nessuno.
play-match-over = La partita è finita. Vittoria: { $names }.
play-help = Aiuto
play-help-keys = I tasti del momento
play-help-marks = Che cosa dicono i segni
play-help-now = Le regole di questo momento
play-help-all = Tutte le altre regole
play-scroll = ↑ ↓ PagSu PagGiù scorrere · Esc indietro
play-legend-playable = Un doppio bordo: si può giocare. Il tasto è nel bordo in basso.
play-legend-thrown = ! nel bordo: si può buttare al volo, che tocchi a te o no.
play-legend-turn = ▶ a chi tocca.
play-legend-way = ↓ e ↑ accanto a «Giocatori»: in che senso si gira.
play-legend-joker = ★ un jolly; ★7 un jolly che vale 7. → il numero che serve. ×3 quante carte ha un mazzo.
play-legend-piles = [ ] la carta in cima a un mazzo base. I mazzi di scarto si chiamano A, B, C e D; i tasti sono lettere minuscole.
play-legend-partner = + dopo un nome: il tuo compagno. Le maiuscole lì sono tasti, e ▸ accanto: si può giocare.
play-clock-throw-in = al volo:
play-clock-question = risposta:
play-clock-turn = il tuo tempo:
play-clock-deal = si continua tra:
play-key-card = giocare una carta
play-key-choose = scegliere
play-key-throw-in = al volo
play-key-draw = pescare
play-key-pass = passare
play-key-protect = Protezione
play-key-decline = nessuna protezione
play-key-catch = «Solo!» scordato
play-key-leave = senza scambio
play-key-done = fatto
play-key-back = indietro
play-key-hint = tu che faresti?
play-key-log = racconto
play-key-help = aiuto
play-key-quit = uscire
play-key-next = avanti
play-key-rematch = un’altra partita
play-key-end = finire il turno
play-key-discard = scartare, fine del turno
play-face-skip = salt
play-face-reverse = giro
play-face-swap = camb
play-face-gift = dono
play-face-wish = colo
play-face-all-swap = tutt
# same
play-face-protection = prot
play-building = mazzi crescenti
play-stock = mazzo base
play-discards = mazzi di scarto
play-partners = del compagno
play-one-building = mazzo crescente { $pile }
play-one-discard = mazzo di scarto { $letter }
play-partner-stock = mazzo base del compagno
play-partner-discard = mazzo di scarto { $letter } del compagno
play-skipbo-turn = Tocca a te: scegli una carta.
play-skipbo-put = Tocca a te: nessuna carta va bene, quindi scartane una dalla mano.
play-skipbo-where = { $card }: Invio o 1-4 costruisce, a-d scarta.
play-skipbo-discard = { $card } non va da nessuna parte: a-d scarta.
play-skipbo-which = { $card }: quale mazzo crescente?
play-skipbo-nowhere = { $card } ora non va da nessuna parte.
play-skipbo-empty = Non hai carte in mano: gioca dai tuoi mazzi, o finisci il turno.
play-kept = La partita è salvata. Per riprenderla: { $command }
play-record = La registrazione della partita: { $file }
play-no-terminal = per giocare serve un terminale, per l’immagine e per i tasti; qui l’ingresso o l’uscita non lo è
play-unfinished = una partita non è finita ({ $file }): --continue la riprende, --new la mette da parte e ne comincia un’altra
play-nothing-kept = non c’è una partita da riprendere ({ $file }): cominciane una senza --continue
play-aside = La partita interrotta è conservata in { $file }
play-save-unusable = { $file } non si può usare ({ $why }): --data indica un’altra cartella
play-save-busy = un altro programma sta giocando questa partita ({ $file }): chiudilo prima, o scegli un’altra cartella con --data
play-save-foreign = { $file } non è una partita di { $game } ({ $why }): il file resta com’è; --new lo mette da parte e ne comincia un’altra
play-save-damaged = { $file } è rovinato alla riga { $line } ({ $why }): il file resta com’è; correggi quella riga o toglila con quel che segue, o --new lo mette da parte e ne comincia un’altra

## join: play at a server’s table

join-came = { $name } è qui.
join-went = { $name } è via.
join-left = { $name } se n’è andato.
join-removed = { $name } è stato mandato via dall’organizzatore.
join-host = { $name } ora è l’organizzatore.
join-host-you = Ora l’organizzatore sei tu.
join-taken-over = Un bot gioca per { $name }.
join-given-back = { $name } gioca di nuovo.
join-paused = L’organizzatore ha messo il gioco in pausa.
join-resumed = Il gioco continua.
join-ended = L’organizzatore ha chiuso la partita.
join-changed = L’organizzatore ha cambiato il tavolo.
join-unseated = Il tuo posto non c’è più.
join-table = Tavolo { $code }
join-share = Di’ questo codice agli altri. Vengono con:
join-free = libero
# same
join-bot = bot ({ $level })
join-stands-in = via: gioca un bot
join-ready = pronto
join-away = via
join-the-host = organizzatore
join-watching = Guardano: { $names }
join-ask-seat = Prendi un posto libero col suo numero, o guarda.
join-ask-ready = Premi r quando sei pronto.
join-ask-others = Sei pronto. Si aspettano gli altri …
join-ask-host = Sei pronto. L’organizzatore comincia la partita.
join-ask-start = Invio comincia la partita.
join-ask-fill = Ci sono posti liberi: aspetta altri, o premi b per un bot.
join-ask-wait = Non tutti sono ancora pronti.
join-you-watch = Stai guardando.
join-coming = In arrivo a { $address } …
join-lost = La connessione è persa. Torna da sola …
join-taken = Lì siede { $name }.
join-not-now = Ora non c’è connessione: aspetta un momento.
join-leaving = Lasciare il tavolo? Il posto resta tuo, puoi tornare.
join-choose-bot-seat = Quale posto riceve un bot? Invio riempie tutti quelli liberi.
join-choose-bot = Quanto gioca bene?
join-choose-out = Quale bot va via?
join-choose-host = Che cosa vuole l’organizzatore?
join-choose-removed = Chi viene mandato via?
join-choose-heir = Chi diventa l’organizzatore?
join-choose-end = Chiudere la partita per tutti?
join-key-sit = sedersi
join-key-stand = alzarsi
join-key-unready = non pronto
# same
join-key-bot = bot
join-key-all = tutti i posti liberi
join-key-out = via un bot
join-key-start = cominciare
join-key-host = organizzatore
join-key-pause = mettere in pausa
join-key-resume = continuare
join-key-remove = mandare via qualcuno
join-key-hand-over = cedere il ruolo
join-key-end = chiudere la partita
join-lobby = Tavoli pubblici
join-no-tables = Nessun tavolo pubblico è aperto. n ne apre uno.
join-ask-table = Scegli un tavolo, o aprine uno tuo.
join-ask-game = Quale gioco?
join-running = in gioco
join-some-free = { $free } di { $seats } liberi
join-key-new = nuovo tavolo
join-key-join = andarci
join-back = Il posto resta tuo. Si torna con: { $command }
join-sent-away = l’organizzatore ti ha mandato via da questo tavolo
join-no-such-table = non c’è un tavolo { $code }: chiedi di nuovo il codice
join-closed = questo tavolo è stato chiuso, perché da tempo non veniva più nessuno: aprine uno nuovo
join-no-name = di’ come ti chiami: --name NAME
