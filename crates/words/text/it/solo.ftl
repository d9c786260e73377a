# Quello che si dice di SOLO, in italiano.
#
# Le frasi (event-…, and-…) cominciano in minuscolo e non hanno il punto: il programma le unisce e le conclude.
# `$you` dice chi, tra le persone nominate, è chi legge: seat, by, from, to, first, only oppure none.
# Le chiavi con `x-` esistono solo in questa lingua. `# same` sopra un messaggio: è uguale in un’altra lingua.

## Colori

x-rosso = { $colour ->
    [red] rosso
    [green] verde
    [blue] blu
   *[yellow] giallo
}
colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo

## Carte

kind-number = { $number }
kind-skip = Salta il turno
kind-reverse = Cambio di direzione
kind-draw-two = Prendi 2
kind-swap = Cambio di carte
kind-gift = Regalo
kind-wish = Scelta del colore
kind-draw-four = Prendi 4 + scelta del colore
kind-all-swap = Cambio di carte nel senso di gioco
kind-protection = Protezione

card-number = { $number } { x-rosso }
card-skip = { kind-skip } { x-rosso }
card-reverse = { kind-reverse } { x-rosso }
card-draw-two = { kind-draw-two } { x-rosso }
card-swap = { kind-swap } { x-rosso }
card-gift = { kind-gift } { x-rosso }
card-wish = { kind-wish }
card-draw-four = { kind-draw-four }
card-all-swap = { kind-all-swap }
card-protection = Protezione con fulmine { x-rosso }

one-number = un { $number } { x-rosso }
one-skip = un Salta il turno { x-rosso }
one-reverse = un Cambio di direzione { x-rosso }
one-draw-two = un Prendi 2 { x-rosso }
one-swap = un Cambio di carte { x-rosso }
one-gift = un Regalo { x-rosso }
one-wish = una Scelta del colore
one-draw-four = un Prendi 4 + scelta del colore
one-all-swap = un Cambio di carte nel senso di gioco
one-protection = una Protezione con fulmine { x-rosso }

second-number = un secondo { $number } { x-rosso }
second-skip = un secondo Salta il turno { x-rosso }
second-reverse = un secondo Cambio di direzione { x-rosso }
second-draw-two = un secondo Prendi 2 { x-rosso }
second-wish = un’altra Scelta del colore
second-draw-four = un altro Prendi 4 + scelta del colore
second-all-swap = un altro Cambio di carte nel senso di gioco

## Che cosa succede

event-dealt = { $you ->
    [seat] dai otto carte a ciascuno
   *[none] { $name } dà otto carte a ciascuno
}
event-hand = { $you ->
    [seat] le tue carte: { $cards }
   *[none] { $name } ha in mano: { $cards }
}
event-hand-unseen = { $you ->
    [seat] ricevi { $count } carte
   *[none] { $name } riceve { $count } carte
}
event-turned = per cominciare si scopre: { $cards }
event-redealt = nel mazzo non c’è neanche un numero: si rimescola tutto e si ridanno le carte
event-played = { $you ->
    [seat] giochi { $card }
   *[none] { $name } gioca { $card }
}
and-played = { $you ->
    [seat] e giochi { $card }
   *[none] e gioca { $card }
}
event-interjected = { $you ->
    [seat] butti al volo { $card }
   *[none] { $name } butta al volo { $card }
}
and-interjected = { $you ->
    [seat] e butti al volo { $card }
   *[none] e butta al volo { $card }
}
event-tripled = { $you ->
    [seat] Triple +! Cali in un colpo solo { $card }
   *[none] Triple +! { $name } cala in un colpo solo { $card }
}
and-tripled = { $you ->
    [seat] e cali un Triple +: { $card }
   *[none] e cala un Triple +: { $card }
}
event-wished = { $you ->
    [seat] chiedi il { $colour }
   *[none] { $name } chiede il { $colour }
}
and-wished = { $you ->
    [seat] e chiedi il { $colour }
   *[none] e chiede il { $colour }
}
event-called = { $you ->
    [seat] dici «Solo!»
   *[none] { $name } dice «Solo!»
}
event-owes = { $you ->
    [seat] devi ancora dire «Solo!»
   *[none] { $name } deve ancora dire «Solo!»
}
event-caught = { $you ->
    [by] ti accorgi che { $seat } non ha detto «Solo!»
    [seat] { $by } si accorge che non hai detto «Solo!»
   *[none] { $by } si accorge che { $seat } non ha detto «Solo!»
}
event-drew = { $you ->
    [seat] peschi { $cards }
   *[none] { $name } pesca { $cards }
}
event-drew-chain = { $you ->
    [seat] paghi la catena e peschi { $cards }
   *[none] { $name } paga la catena e pesca { $cards }
}
event-drew-late = { $you ->
    [seat] niente «Solo!» in tempo: peschi { $cards }
   *[none] niente «Solo!» in tempo: { $name } pesca { $cards }
}
event-nothing = { $you ->
    [seat] per te non c’è più niente da pescare
   *[none] per { $name } non c’è più niente da pescare
}
event-reshuffled = gli scarti vengono mescolati e formano un nuovo mazzo di { $count ->
    [one] una carta
   *[other] { $count } carte
}
event-passed = { $you ->
    [seat] passi
   *[none] { $name } passa
}
event-skipped = { $you ->
    [seat] salti il turno
   *[none] { $name } salta il turno
}
event-clockwise = ora si gira in senso orario
event-counterclockwise = ora si gira in senso antiorario
event-chain = { $you ->
    [seat] ti aspettano { $count } carte
   *[none] per { $name } ci sono in arrivo { $count } carte
}
event-paid = { $you ->
    [seat] la tua catena di { $count } carte è pagata
   *[none] la catena di { $count } carte è pagata per { $name }
}
event-cancelled = { $you ->
    [seat] la catena è annullata, non peschi niente
   *[none] la catena è annullata, { $name } non pesca niente
}
event-asked = { $you ->
    [only] giochi una Protezione?
   *[none] arriva una Protezione da { $names }?
}
event-answered = { $you ->
    [seat] hai risposto
   *[none] { $name } ha risposto
}
event-declined = { $you ->
    [only] non giochi nessuna Protezione
   *[none] nessuna Protezione da { $names }
}
event-protected = { $you ->
    [seat] ti difendi e giochi { $card }
   *[none] { $name } si difende e gioca { $card }
}
event-moved = { $you ->
    [from] { $to } riceve tutte le tue carte
    [to] ricevi tutte le carte di { $from }
   *[none] { $to } riceve tutte le carte di { $from }
}
event-swapped = { $you ->
    [first] tu e { $second } vi scambiate tutte le carte
   *[none] { $first } e { $second } si scambiano tutte le carte
}
event-all-moved = le carte di tutti passano avanti di un posto
event-holds = le tue nuove carte: { $cards }
event-gave = { $you ->
    [from] { $to } riceve { $cards } in regalo da te
    [to] { $from } ti regala { $cards }
   *[none] { $to } riceve { $cards } in regalo da { $from }
}
event-turn = { $you ->
    [seat] tocca a te
   *[none] è il turno di { $name }
}
event-won = { $you ->
    [seat] non hai più carte e vinci la mano
   *[none] { $name } non ha più carte e vince la mano
}
event-blocked = nessuno può fare più niente: la mano è bloccata e finisce senza vincitori
event-points = { $you ->
    [seat] segni { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[none] { $name } segna { $points ->
        [one] un punto
       *[other] { $points } punti
    }
}

## Perché no

illegal-not-for-the-host = Chi ospita gestisce il tavolo, ma non gioca.
illegal-no-such-seat = Lì non c’è nessuno. Scegli qualcuno a questo tavolo.
illegal-round-over = La mano è finita. Sotto con la prossima!
illegal-not-your-turn = Non tocca a te. Al volo puoi buttare solo una carta identica a quella in cima.
illegal-not-in-hand = Questa carta non ce l’hai. Scegli tra quelle che hai in mano.
illegal-no-match = Questa carta non va bene: ci vuole il colore, il numero o il simbolo di quella in cima.
illegal-wrong-colour = In questo momento vale un altro colore: vanno bene solo quello e le carte nere.
illegal-chain-unpaid = Ti aspetta una catena: pesca le sue carte, allungala, o annullala se hai una Protezione.
illegal-other-kind-of-chain = Prendi 2 su Prendi 2, Prendi 4 su Prendi 4: nella stessa catena non si mescolano.
illegal-only-the-drawn-card = Hai pescato: ora puoi giocare solo la carta pescata, oppure passare.
illegal-must-play = Hai una carta colorata che va bene. Giocala, invece di pescare.
illegal-already-drew = Una carta per turno basta. Gioca quella pescata, se va bene, o passa.
illegal-draw-first = Prima pesca una carta, poi puoi passare.
illegal-numbers-only = Con queste regole si buttano al volo solo i numeri.
illegal-question-open = Un attimo: prima bisogna rispondere alla domanda sulla Protezione.
illegal-only-protection = A questa domanda si risponde con una Protezione o con un «no».
illegal-no-question = Al momento non ci sono domande a cui rispondere.
illegal-not-asked = Questa volta la domanda non è per te.
illegal-already-answered = Hai già risposto. Aspetta che si scoprano tutte le risposte.
illegal-no-triple = Con queste regole il Triple + non c’è.
illegal-triple-not-all = In un Triple + vanno tutte le tue carte di quel numero. Aggiungi le altre.
illegal-triple-first = La prima carta del tuo Triple + deve andare bene su quella in cima. Prova un altro ordine.
illegal-triple-without-drawn = Dopo aver pescato, il Triple + deve comprendere la carta pescata, e anche quella deve andare bene.
illegal-wish-missing = Che colore vuoi? Scegline uno.
illegal-draw-four-wish-missing = Con un Prendi 4 si sceglie anche il colore: quale vuoi?
illegal-swap-target-missing = Con chi fai cambio? Scegli qualcuno.
illegal-gift-target-missing = A chi va il regalo? Scegli qualcuno.
illegal-swap-with-self = Il cambio si fa con un’altra persona. Scegli qualcuno.
illegal-gift-to-self = I regali si fanno agli altri. Scegli qualcuno.
illegal-gift-cards-missing = Scegli le due carte da regalare.
illegal-gift-is-all = Ti restano al massimo due carte, quindi vanno via tutte: non c’è niente da scegliere.
illegal-last-card = È la tua ultima carta: la sua azione non si esegue, quindi non c’è niente da scegliere.
illegal-choice-not-wanted = Con questa carta non c’è una scelta del genere da fare.
illegal-call-too-early = Troppo presto per «Solo!»: dillo con due carte in mano, o con una giocata che te ne lascia una o nessuna.
illegal-no-call-due = In questo momento non c’è bisogno di dire «Solo!».
illegal-no-catching = Qui non serve far notare le dimenticanze: la penalità arriva da sola.
illegal-nothing-to-catch = Niente da far notare: lì non manca nessun «Solo!».

## Perché un bot fa qualcosa

x-carta-rossa = carta { $colour ->
    [red] rossa
    [green] verde
    [blue] blu
   *[yellow] gialla
}
x-carte-rosse = carte { $colour ->
    [red] rosse
    [green] verdi
    [blue] blu
   *[yellow] gialle
}
more-of-colour = { $cards ->
    [one] un’altra { x-carta-rossa }
   *[other] altre { $cards } { x-carte-rosse }
}
why-out = { $cards ->
    [one] È la mia ultima carta.
   *[other] Sono, in un colpo solo, tutte e { $cards } le carte che mi restano.
}
why-last-gift = { $cards ->
    [one] Con questo regalo se ne va anche la mia ultima carta, se non arriva una Protezione.
   *[other] Con questo regalo se ne vanno anche le mie ultime { $cards } carte, se non arriva una Protezione.
}
why-many = Così mi libero di { $cards } carte in un colpo solo.
why-close = { $cards ->
    [one] A chi viene dopo di me resta una carta sola: bisogna fare qualcosa.
   *[other] A chi viene dopo di me restano solo { $cards } carte: bisogna fare qualcosa.
}
why-again = In due tocca subito di nuovo a me, se niente si mette in mezzo.
why-pass-on = Invece di pescare { $cards } carte, allungo la catena e la passo avanti.
why-ward = Senza la mia Protezione dovrei pescare { $cards } carte.
why-no-skip = Senza la mia Protezione salterei il turno.
why-no-gift = { $cards ->
    [one] Senza la mia Protezione riceverei una carta in regalo.
   *[other] Senza la mia Protezione riceverei { $cards } carte in regalo.
}
why-longer-hand = { $cards ->
    [one] Mi tengo le mie carte: con le altre ne avrei una in più.
   *[other] Mi tengo le mie carte: con le altre ne avrei { $cards } in più.
}
why-known-hand = Preferisco tenermi le carte che conosco.
why-no-protection = Non ho nessuna Protezione.
why-shorter-comes = { $cards ->
    [one] Mi sta bene: riceverei una carta in meno di quelle che do.
   *[other] Mi sta bene: riceverei { $cards } carte in meno di quelle che do.
}
why-keeps-protection = La mia Protezione la tengo per dopo.
why-swap = { $cards ->
    [one] Le carte che voglio sono una in meno delle mie.
   *[other] Le carte che voglio sono { $cards } in meno delle mie.
}
why-no-gain = Con un cambio non avrei meno carte.
why-gives-away = Questo regalo vale { $points } punti: meglio in altre mani che nelle mie.
why-wish = { $cards ->
    [one] Ho ancora una { x-carta-rossa }, quindi questo colore mi fa comodo.
   *[other] Ho ancora { $cards } { x-carte-rosse }, quindi questo colore mi fa comodo.
}
why-any-colour = Mi restano solo carte nere, quindi mi va bene qualsiasi colore.
why-colour = Ho { more-of-colour }.
why-dearest = Tra le carte colorate che vanno bene, nessuna vale più di questa: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
why-together = Vale { $points ->
    [one] un punto
   *[other] { $points } punti
}, e ho { more-of-colour }.
why-only-fit = Non ho nient’altro che vada bene.
why-spares-black = Altrimenti va bene solo il nero, e quello lo tengo per dopo.
why-spares-actions = { $cards ->
    [one] Andrebbe bene anche una carta azione, ma la tengo per dopo.
   *[other] Andrebbero bene anche delle carte azione, ma le tengo per dopo.
}
why-only-black = Va bene solo il nero, e allora vada per il nero.
why-keeps-black = Andrebbe bene solo il nero, e quello lo tengo per dopo.
why-must = Adesso non posso pescare, e va bene solo un cambio.
why-just-drawn = L’ho appena pescata, e va bene.
why-drawn-does-not-fit = La carta che ho pescato non va bene.
why-nothing-fits = Nessuna delle mie carte va bene.
why-must-pay = Contro quelle { $cards } carte non ho niente in mano.
why-keeps-help = Pesco le { $cards } carte e tengo per dopo quello che mi avrebbe difeso.
why-throws-in = Ho proprio la carta che sta in cima, e posso buttarla al volo quando voglio.
why-keeps-twin = Potrei buttare al volo la stessa carta, ma per ora la tengo.
why-call = Devo ancora dire «Solo!».
why-catch = Qualcuno ha dimenticato di dire «Solo!».
why-tried = Nelle mani che ho provato, è andata meglio così.
why-chances = { $percent ->
    [0] Ormai non credo più di vincere la partita.
    [1] Penso di vincere la partita una volta su 100.
   *[other] Penso di vincere la partita { $percent } volte su 100.
}

## Edizioni e regole della casa

edition-classic-de = Classica, edizione tedesca
edition-classic-en = Classica, edizione inglese
edition-classic-fr = Classica, edizione francese
edition-classic-nl = Classica, edizione olandese
edition-classic-it = Classica, edizione italiana
edition-classic-fr2 = Classica, seconda edizione francese
edition-modern = Edizione moderna

field-deck = Le carte
value-deck-112 = la scatola classica, 112 carte
value-deck-120 = la scatola moderna, 120 carte con Regalo e Protezione
field-interject = Al volo si possono buttare
value-interject-any = tutte le carte identiche a quella in cima
value-interject-numbers = solo i numeri
# same
field-triple = Triple +
value-triple-no = non c’è
value-triple-yes = c’è
field-may-draw = Pescare invece di giocare
value-may-draw-stuck = solo se nessuna carta colorata va bene
value-may-draw-freely = quando si vuole
field-solo = «Solo!» si dice
value-solo-discarding = giocando la penultima carta
value-solo-holding = con una sola carta in mano, comunque ci si arrivi
field-solo-until = «Solo!» arriva in tempo
value-solo-until-discard = prima di giocare la carta o insieme
value-solo-until-next-acts = finché il prossimo non gioca o pesca
field-swap = Cambio di carte con un altro giocatore
value-swap-optional = facoltativo
value-swap-compulsory = obbligatorio
field-after-swap = Dopo un cambio gioca
value-after-swap-next = il prossimo, come sempre
value-after-swap-partner = la persona con cui si è fatto il cambio
field-all-swap = Con il Cambio di carte nel senso di gioco le carte passano
value-all-swap-direction = nella direzione in cui si gioca
value-all-swap-left = sempre a sinistra
field-scoring = Il punteggio
value-scoring-penalty = ognuno segna le sue penalità, e vince chi ne ha meno
value-scoring-winner = chi vince la mano prende i punti di tutti gli altri
field-limit = La partita finisce quando qualcuno ha
value-limit = { $exceeded ->
    [yes] { $points ->
        [one] più di un punto
       *[other] più di { $points } punti
    }
   *[no] { $points ->
        [one] un punto o più
       *[other] { $points } punti o più
    }
}
field-start = Se all’inizio si scopre una carta azione
value-start-turn = se ne scoprono altre finché non esce un numero
value-start-leave = resta lì, senza effetto
field-chains = Una catena si allunga
value-chains-own = solo con carte dello stesso tipo
value-chains-mixed = sia con Prendi 2 sia con Prendi 4
field-after-chain = Dopo aver pagato una catena
value-after-chain-turn = si gioca normalmente il proprio turno
value-after-chain-lost = il turno è finito
field-penalty = Due carte per un «Solo!» dimenticato
value-penalty-auto = arrivano da sole
value-penalty-caught = arrivano solo se qualcuno se ne accorge
field-triple-takes = In un Triple + vanno
value-triple-takes-all = tutte le proprie carte dello stesso numero
value-triple-takes-three = tre o più carte dello stesso numero, a piacere

## La pagina delle regole

rules-title = SOLO: le regole

chapter-cards = Giocatori e carte
chapter-setup = Prima di giocare
chapter-turn = Il tuo turno
chapter-interject = Buttare al volo
chapter-actions = Le carte azione
chapter-end = «Solo!» e la fine

## Le regole

rule-s-01 = Possono giocare da due a dieci persone, ognuna per sé.
    .title = Chi gioca

rule-s-02 =
    Nella scatola ci sono 112 carte. In rosso, verde, blu e giallo ci sono i numeri dall’1 al 9, due volte ciascuno. Ogni colore ha anche due Salta il turno, due Cambio di direzione, due
    Prendi 2 e un Cambio di carte con un altro giocatore. Dodici carte sono nere: quattro Scelta del colore, quattro Prendi 4 + scelta del colore (in breve Prendi 4) e quattro Cambio di
    carte nel senso di gioco.
    .title = Le carte

rule-s-03 =
    Nella scatola ci sono 120 carte. In rosso, verde, blu e giallo ci sono i numeri dall’1 al 9, due volte ciascuno. Ogni colore ha anche due Salta il turno, due Cambio di direzione, due
    Prendi 2, un Cambio di carte con un altro giocatore e un Regalo. Sedici carte sono nere: quattro Scelta del colore, quattro Prendi 4 + scelta del colore (in breve Prendi 4), quattro Cambio di
    carte nel senso di gioco e quattro Protezioni, con un fulmine per ogni colore.
    .title = Le carte

rule-s-04 =
    Un numero vale quanto c’è scritto. Il Cambio di direzione vale 10, il Salta il turno 20, il Prendi 2 e il Cambio di carte con un altro giocatore
    { $deck ->
        [modern] 30, e così pure il Regalo. Scelta del colore, Cambio di carte nel senso di gioco e Protezione valgono 40,
       *[classic] 30. Scelta del colore e Cambio di carte nel senso di gioco valgono 40,
    }
    il Prendi 4 vale 50.

    Esempio: un 7 verde, un Salta il turno e un Prendi 4 rimasti in mano fanno 77.
    .title = Quanto valgono le carte

rule-s-05 =
    Si tira a sorte chi dà le carte per primo; dopo ogni mano tocca a chi siede a sinistra. Ognuno riceve otto carte. Quelle che restano formano il mazzo.
    .title = Dare le carte

rule-s-06 =
    { $start ->
        [leave] Si scopre la prima carta del mazzo, che apre la pila degli scarti. Qualunque sia, resta lì e non fa niente. Su una carta nera va bene tutto.
       *[turn] Si scopre la prima carta del mazzo, che apre la pila degli scarti. Se è una carta azione, se ne scopre un’altra e la si mette sopra, e così via fino a un numero. Se in tutto il mazzo
            non c’è un numero, lo stesso mazziere rimescola tutto e ridà le carte.

            Esempio: esce un Prendi 2, poi un 4 blu. Si parte dal 4 blu, e nessuno pesca.
    }
    .title = La prima carta

rule-s-07 = Comincia chi siede a sinistra del mazziere. Ogni mano parte in senso orario.
    .title = Chi comincia

rule-s-08 =
    Gioca una carta che va bene: per colore, per numero o per simbolo. Le carte nere, quando tocca a te, vanno sempre bene. Se ti aspetta una catena (S-20), niente mosse normali: puoi
    solo pescarne le carte
    { $deck ->
        [modern] , allungarla o giocare una Protezione.
       *[classic] o allungarla.
    }

    Esempio: su un 9 rosso vanno tutti gli altri 9, tutto ciò che è rosso e ogni carta nera.
    .title = Giocare una carta

rule-s-09 =
    { $may-draw ->
        [freely] Se non puoi o non vuoi giocare, pesca una carta.
       *[stuck] Se nessuna delle tue carte colorate va bene, pesca. Finché ne hai una buona non puoi pescare; ma nessuno ti obbliga mai a giocare una carta nera.
    }
    Se la carta pescata va bene, puoi giocarla subito: quella, non un’altra. Altrimenti la tieni e passi.

    Esempio: in cima c’è un 4 blu e peschi un 4 giallo. Giocalo, oppure tienilo e passa.
    .title = Pescare

# same
rule-s-10 =
    Con tre o più carte dello stesso numero puoi annunciare «Triple +» nel tuo turno e calare
    { $triple-takes ->
        [three] quante ne vuoi, ma almeno tre.
       *[all] tutte quelle carte insieme.
    }
    Solo la prima deve andare bene, per numero o per colore; le altre possono avere qualsiasi colore. L’ordine lo scegli tu, e l’ultima resta in cima.

    Esempio: su un 5 giallo cali il 7 giallo, il 7 rosso e il 7 blu. Chi viene dopo deve rispondere al 7 blu.
    .title = Triple +

rule-s-11 =
    Se hai pescato un numero che va bene, puoi giocarlo anche come parte di un Triple +. La prima può essere una qualunque di quelle carte, purché vada bene.
    .title = Triple + dopo aver pescato

rule-s-12 =
    Dopo
    { $deck ->
        [modern] una Scelta del colore o un Prendi 4 vale il colore chiesto, dopo una Protezione quello del suo fulmine.
       *[classic] una Scelta del colore o un Prendi 4 vale il colore chiesto.
    }
    Dura finché non ci va sopra altro; fino ad allora vanno bene solo quel colore e le carte nere. Un Cambio di carte nel senso di gioco non chiede niente: sopra ci va tutto
    { $triple ->
        [yes] , anche un Triple +.
       *[no] .
    }
    .title = Il colore che vale

rule-s-13 =
    { $interject ->
        [numbers] Hai lo stesso numero, nello stesso colore, della carta in cima? Buttalo al volo, che tocchi a te o no. Con le carte azione non si può.
       *[any] Hai la gemella della carta in cima? Buttala al volo, che tocchi a te o no. Vale per i numeri come per le azioni, anche per quelle nere.
    }
    Puoi farlo anche su una carta giocata da te, sulla primissima della mano, e mentre qualcuno ha pescato e ci sta pensando. Prima di buttare al volo si aspetta che il colore sia scelto o il
    cambio concluso
    { $deck ->
        [modern] ; e finché è aperta la domanda sulla Protezione, tutti aspettano.
       *[classic] .
    }

    Esempio: viene giocato un 3 rosso. Tu hai l’altro: via, al volo!
    .title = Buttare al volo

rule-s-14 =
    Poi tocca a chi viene dopo il giocatore che ha buttato al volo. Un turno già cominciato è finito; una carta pescata in quel turno resta in mano.

    Esempio: in quattro, il giocatore 1 gioca un 6 verde e il giocatore 3 butta al volo l’altro. Tocca al giocatore 4; il giocatore 2 è stato saltato.
    .title = A chi tocca dopo

rule-s-15 =
    Una carta azione buttata al volo ha l’effetto di sempre, a partire da chi l’ha buttata: chi viene dopo salta il turno o si ritrova le carte da pescare, il colore lo chiede chi ha buttato, la direzione
    cambia un’altra volta, o le carte di tutti passano di nuovo avanti.
    .title = Azioni al volo

rule-s-16 =
    Un Prendi 2 o un Prendi 4 buttato su una catena non ancora pagata la allunga. Se è già pagata, ne comincia una nuova. Con un Salta il turno buttato al volo salta solo chi viene dopo il
    giocatore che l’ha buttato; il primo Salta il turno non conta più.

    Esempio: il giocatore 1 gioca un Prendi 2 rosso, il giocatore 3 butta al volo l’altro. Per il giocatore 4 ci sono in arrivo quattro carte.
    .title = Al volo su una catena

rule-s-17 = Se più giocatori vogliono buttare al volo, ci riesce il più svelto, e gli altri tengono la loro carta. Su una carta che ha chiuso la mano è troppo tardi.
    .title = Chi arriva prima

rule-s-18 =
    Il prossimo perde il turno: non gioca e non pesca. In due vuol dire che tocca di nuovo a te.
    .title = Salta il turno

rule-s-19 =
    Da questo momento si gira al contrario. In due non cambia nient’altro.
    .title = Cambio di direzione

rule-s-20 =
    Il prossimo pesca due carte, oppure allunga con un suo Prendi 2 di qualunque colore. Allora per chi segue diventano quattro, poi sei: una catena.

    Esempio: Prendi 2 rosso, Prendi 2 blu, Prendi 2 verde, e il quarto non ne ha. Sei carte!
    .title = Prendi 2

rule-s-21 =
    Come il Prendi 2, ma con quattro carte alla volta, e si allunga con un altro Prendi 4. Chi lo gioca chiede anche un colore.
    .title = Prendi 4 + scelta del colore

rule-s-22 =
    { $chains ->
        [mixed] Prendi 2 e Prendi 4 possono seguirsi nella stessa catena, in qualunque ordine. Le carte si sommano.

            Esempio: Prendi 2, Prendi 4, Prendi 2 fanno otto carte.
       *[own] Su una catena di Prendi 2 va solo un Prendi 2, su una di Prendi 4 solo un Prendi 4.
    }
    .title = Allungare

rule-s-23 =
    { $after-chain ->
        [lost] Chi ha pescato le carte di una catena ha finito; tocca al prossimo.
       *[turn] Dopo aver pescato le carte di una catena, giochi il tuo turno come sempre.
    }
    .title = Dopo la catena

rule-s-24 = Di’ che colore vuoi adesso. Può essere anche quello che c’era già.
    .title = Scelta del colore

rule-s-25 =
    { $swap ->
        [compulsory] Scegli un giocatore. Dovete scambiarvi tutte le carte in mano.
       *[optional] Se vuoi, scegli un giocatore e scambiatevi tutte le carte in mano. Puoi anche lasciar perdere.
    }

    Esempio: giochi il tuo Cambio di carte, te ne restano sei, e prendi le due di chi ti siede accanto.
    .title = Cambio di carte con un altro giocatore

rule-s-26 = Dopo il cambio tocca alla persona con cui l’hai fatto, e da lì si continua nella direzione in corso.
    .title = Dopo un cambio

rule-s-27 =
    { $all-swap ->
        [left] Ognuno passa tutte le sue carte a chi siede alla sua sinistra, comunque si stia girando.
       *[direction] Ognuno passa tutte le sue carte a chi viene dopo, nella direzione in cui si sta girando.
    }
    .title = Cambio di carte nel senso di gioco

rule-s-28 =
    Scegli due delle tue carte e un giocatore, che deve prenderle. Gli altri vedono che regali qualcosa, ma non che cosa; e se proteggersi o no, si decide prima di guardarle. Poi tocca a chi viene dopo
    di te.
    .title = Regalo

rule-s-29 =
    Se oltre al Regalo ti restano solo una o due carte, vanno via tutte e la mano è finita. Contano per chi le ha ricevute. Prima però si fa la domanda sulla Protezione: chi si protegge non prende niente,
    e tu continui a giocare.
    .title = L’ultimo regalo

rule-s-30 =
    Quando tocca a te, una Protezione va su tutto, qualunque colore sia stato chiesto, e poi vale il colore del suo fulmine. Se ti aspetta una catena, la annulla, e nessuno pesca. Se dovevi saltare,
    prende il posto del turno perso. Contro il Cambio di direzione non serve.

    Esempio: ti aspettano sei carte. Giochi la Protezione con fulmine verde, non peschi niente, e per continuare ci vuole il verde.
    .title = Protezione

rule-s-31 =
    Aiuta anche fuori turno. Chi dovrebbe ricevere un Regalo può rifiutarlo; chi viene scelto per un cambio può tenersi le sue carte; e con il Cambio di carte nel senso di gioco può tenersele chiunque
    altro, e le carte che girano lo saltano. Se tutti gli altri si proteggono, non si muove niente. La domanda si fa a tutti gli interessati nello stesso momento, e le risposte si scoprono insieme. Se le
    Protezioni sono più d’una, si posano una sull’altra nella direzione in cui si gioca.
    .title = Protezione fuori turno

rule-s-32 =
    Dopo una Protezione fuori turno tocca a chi viene dopo il giocatore che l’ha posata, nel colore del fulmine. Se sono più d’una, decide quella in cima.
    .title = Dopo la Protezione

rule-s-33 =
    «Ti proteggi?» si chiede a chiunque sia il bersaglio di una carta, qualunque cosa abbia in mano. Così la domanda non rivela niente.
    .title = La domanda

rule-s-34 =
    Se la tua ultima carta è una carta azione, hai vinto e la sua azione non si esegue: nessuno pesca, fa cambio o salta.
    { $deck ->
        [modern] Lo stesso vale per una Protezione giocata fuori turno come ultima carta: hai vinto, e l’azione da cui ti proteggeva non si esegue. Se più giocatori possono chiudere così, vince il primo di loro
            nella direzione in cui si gioca.
       *[classic] { "" }
    }
    .title = Chiudere con un’azione

rule-s-35 =
    { $solo ->
        [holding] Con una sola carta in mano devi dire «Solo!».
       *[discarding] Quando giochi la penultima carta devi dire «Solo!».
    }
    { $penalty ->
        [caught] Prima della mossa, insieme o dopo: sei in tempo finché il prossimo non ha giocato né pescato. Fino ad allora chiunque può farti notare che lo hai dimenticato; allora peschi due carte. Se nessuno se ne
            accorge, ti è andata bene.
       *[auto]
            { $solo-until ->
                [next-acts] Prima della mossa, insieme o dopo: sei in tempo finché il prossimo (potresti essere ancora tu) non ha giocato né pescato. Se qualcuno butta al volo, hai ancora tempo. Se arrivi tardi, peschi due
                    carte prima che la mossa di quel giocatore vada avanti.
               *[discard] Dillo prima della carta o insieme: dopo è tardi, e peschi due carte ancora prima che la carta giocata faccia effetto.
            }
    }
    .title = «Solo!»

rule-s-36 =
    Puoi liberarti delle ultime carte anche in un colpo solo, con
    { $deck ->
        [modern]
            { $triple ->
                [yes] un Triple + o un Regalo.
               *[no] un Regalo.
            }
       *[classic] un Triple +.
    }
    Anche allora ci vuole «Solo!», prima di quella giocata o insieme. Altrimenti peschi due carte, e la mano continua.
    .title = Tutto in una volta

rule-s-37 =
    { $solo ->
        [holding] Non importa come ti ritrovi con una carta sola: giocando, buttando al volo
            { $deck ->
                [modern] , con un cambio, facendo un Regalo
               *[classic] , con un cambio
            }
            o perché le carte di tutti sono passate avanti. Conta come stanno le cose alla fine della mossa: se con un cambio dai via una carta sola, è l’altro che deve dirlo. Se torni a una carta, lo dici di nuovo; se
            resti a una, no.
       *[discarding] Conta solo ciò che giochi tu, nel tuo turno o al volo, anche se subito dopo dai via le tue carte con un cambio. Per una carta sola che ti arriva da altri non serve dire niente.
    }
    { $penalty ->
        [caught] { "" }
       *[auto]
            { $solo-until ->
                [next-acts] Se più d’uno è in ritardo, si pesca uno dopo l’altro nella direzione in cui si gioca.
               *[discard] { "" }
            }
    }
    .title = Quando bisogna dirlo

rule-s-38 =
    Con tre o più carte in mano «Solo!» non vale, se non insieme a una giocata che te ne lascia una o nessuna. Provarci non costa niente. Detto con due carte in mano, decade se ne ricevi altre o se ti
    cambiano le carte.
    .title = Quando non vale

rule-s-39 = Niente più carte? Hai vinto, e la mano finisce all’istante. Tutti gli altri contano le loro carte (S-04).
    .title = La fine della mano

rule-s-40 =
    { $scoring ->
        [winner] Chi vince la mano segna tutto quello che gli altri hanno ancora in mano.

            Esempio: agli altri restano 12, 45 e 80. Chi ha vinto segna 137.
       *[penalty] Ognuno segna quello che gli è rimasto in mano, come penalità. Chi ha vinto la mano non segna niente.
    }
    .title = Il punteggio

rule-s-41 =
    Si continua fino a quando qualcuno ha
    { $exceeded ->
        [yes] { $points ->
            [one] più di un punto.
           *[other] più di { $points } punti.
        }
       *[no] { $points ->
            [one] un punto o più.
           *[other] { $points } punti o più.
        }
    }
    { $scoring ->
        [winner] Chi ci arriva ha vinto la partita.
       *[penalty] A quel punto vince la partita chi ne ha di meno; a pari punti si divide la vittoria.
    }
    .title = La fine della partita

rule-s-42 =
    Se c’è da pescare e il mazzo è vuoto, si mescolano gli scarti, tranne la carta in cima, e diventano il nuovo mazzo. Se neanche così basta, si pesca quello che c’è; il resto è abbuonato, e si
    continua.
    .title = Il mazzo è vuoto

rule-s-43 =
    Se per tanti turni di fila quanti sono i giocatori nessuno pesca, gioca o butta al volo niente, la mano è bloccata. Finisce senza vincitori
    { $scoring ->
        [winner] e senza punti.
       *[penalty] , e tutti contano le loro carte.
    }
    .title = Una mano bloccata
