# Quello che si dice di SKIP-BO, in italiano.
#
# Le frasi (skipbo-event-…, skipbo-and-…) cominciano in minuscolo e non hanno il punto: il programma le unisce e le conclude.
# `$you` dice chi, tra le persone nominate, è chi legge: seat, only (solo tu), with (tu e altri) oppure none.
# `$from` dice da dove viene una carta: stock, discard, partner-stock, partner-discard oppure hand; `$source`, da quale mazzo di scarto.
# Le chiavi con `x-` esistono solo in questa lingua. `# same` sopra un messaggio: è uguale in un’altra lingua.

## Carte

skipbo-card-number = { $number }
skipbo-card-joker = jolly
# same
skipbo-one-number = un { $number }
skipbo-one-joker = un jolly
skipbo-joker-as = un jolly come { $number }
skipbo-cards-of = { $you ->
    [seat] tu ({ $cards })
   *[none] { $name } ({ $cards })
}
skipbo-then = { $list }, poi { $last }

## Che cosa succede

skipbo-event-lot = { $you ->
    [seat] al sorteggio peschi { $card }
   *[none] al sorteggio { $name } pesca { $card }
}
skipbo-lots = si sorteggia chi dà le carte: { $list }
skipbo-lots-again = parità, si ripete: { $list }
skipbo-event-dealt = { $you ->
    [seat] dai a ciascuno un mazzo base di { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[none] { $name } dà a ciascuno un mazzo base di { $count ->
        [one] una carta
       *[other] { $count } carte
    }
}
skipbo-tops = in cima ai mazzi base: { $list }
skipbo-event-turned = { $you ->
    [seat] il tuo mazzo base ora mostra { $card }
   *[none] il mazzo base di { $name } ora mostra { $card }
}
skipbo-and-turned = { $you ->
    [seat] il tuo mazzo base ora mostra { $card }
   *[none] il mazzo base ora mostra { $card }
}
skipbo-event-turn = { $you ->
    [seat] tocca a te
   *[none] è il turno di { $name }
}
skipbo-event-turn-drew = { $you ->
    [seat] tocca a te e peschi { $cards }
   *[none] è il turno di { $name }, che pesca { $cards }
}
skipbo-event-turn-nothing = { $you ->
    [seat] tocca a te, ma non c’è niente da pescare
   *[none] è il turno di { $name }, ma non c’è niente da pescare
}
skipbo-event-turn-withheld = { $you ->
    [seat] tocca a te, questa volta senza pescare
   *[none] è il turno di { $name }, questa volta senza pescare
}
skipbo-event-withheld = { $you ->
    [seat] questa volta non puoi pescare
   *[none] questa volta { $name } non può pescare
}
skipbo-event-drew = { $you ->
    [seat] peschi { $cards }
   *[none] { $name } pesca { $cards }
}
skipbo-event-refilled = { $you ->
    [seat] non hai più carte in mano, quindi peschi { $cards }
   *[none] { $name } non ha più carte in mano e pesca { $cards }
}
skipbo-event-nothing = { $you ->
    [seat] per te non c’è più niente da pescare
   *[none] per { $name } non c’è più niente da pescare
}
skipbo-no-more = altre carte non ce ne sono
skipbo-penalty-nothing = ma non ci sono più carte
skipbo-penalty-only = ne { $count ->
    [one] resta una sola
   *[other] restano solo { $count }
}
skipbo-event-reshuffled = i mazzi messi da parte vengono mescolati e formano un nuovo mazzo di pesca di { $count } carte
skipbo-from = { $from ->
    [stock] { $you ->
        [seat] { " " }dal tuo mazzo base
       *[none] { " " }dal mazzo base
    }
    [discard] { $you ->
        [seat] { " " }dal tuo mazzo di scarto { $source }
       *[none] { " " }dal mazzo di scarto { $source }
    }
    [partner-stock] { $you ->
        [seat] { " " }dal mazzo base del tuo partner
       *[none] { " " }dal mazzo base del partner
    }
    [partner-discard] { $you ->
        [seat] { " " }dal mazzo di scarto { $source } del tuo partner
       *[none] { " " }dal mazzo di scarto { $source } del partner
    }
   *[hand] { "" }
}
skipbo-as = { $as ->
    [0] { "" }
   *[other] { " " }come { $as }
}
skipbo-event-played = { $you ->
    [seat] giochi { $cards }{ skipbo-from }{ skipbo-as } sul mazzo crescente { $pile }
   *[none] { $name } gioca { $cards }{ skipbo-from }{ skipbo-as } sul mazzo crescente { $pile }
}
skipbo-and-played = { $cards }{ skipbo-from }{ skipbo-as } sul mazzo crescente { $pile }
skipbo-event-completed = il mazzo crescente { $pile } è completo e si mette da parte
skipbo-and-completed = così è completo e si mette da parte
skipbo-event-emptied = { $you ->
    [seat] il tuo mazzo base è finito
   *[none] il mazzo base di { $name } è finito
}
skipbo-and-emptied = { $you ->
    [seat] il tuo mazzo base è finito
   *[none] il mazzo base è finito
}
skipbo-event-discarded = { $you ->
    [seat] scarti { $card } sul tuo mazzo di scarto { $pile }
   *[none] { $name } scarta { $card } sul mazzo di scarto { $pile }
}
skipbo-event-ended = { $you ->
    [seat] finisci il turno senza scartare
   *[none] { $name } finisce il turno senza scartare
}
skipbo-event-blocked = non si muove più niente: la mano è bloccata
skipbo-event-taken-up = si raccolgono tutti i mazzi di scarto e, mescolati, formano un nuovo mazzo di pesca di { $count ->
    [one] una carta
   *[other] { $count } carte
}
skipbo-event-penalised-cards = { $you ->
    [seat] una penalità per te: { $count ->
        [one] una carta
       *[other] { $count } carte
    } sotto il mazzo base
   *[none] una penalità per { $name }: { $count ->
        [one] una carta
       *[other] { $count } carte
    } sotto il mazzo base
}
skipbo-event-penalised-hint = { $you ->
    [seat] niente suggerimenti, niente imbrogli: due carte sotto il tuo mazzo base
   *[none] niente suggerimenti, niente imbrogli: due carte sotto il mazzo base di { $name }
}
skipbo-event-penalised-no-draw = { $you ->
    [seat] una penalità per te: un turno senza pescare
   *[none] una penalità per { $name }: un turno senza pescare
}
skipbo-event-under = { $you ->
    [seat] sotto il tuo mazzo base { $count ->
        [one] finisce una carta coperta
       *[other] finiscono { $count } carte coperte
    }
   *[none] sotto il mazzo base di { $name } { $count ->
        [one] finisce una carta coperta
       *[other] finiscono { $count } carte coperte
    }
}
skipbo-event-won = { $you ->
    [only] vinci la mano
    [with] tu e { $names } vincete la mano
   *[none] { $names } { $count ->
        [one] vince
       *[other] vincono
    } la mano
}
skipbo-event-won-fewest = { $you ->
    [only] hai meno carte di tutti nel mazzo base e vinci la mano
    [with] tu e { $names } avete insieme meno carte di tutti nei mazzi base e vincete la mano
   *[none] { $count ->
        [one] { $names } ha meno carte di tutti nel mazzo base e vince la mano
       *[other] { $names } hanno insieme meno carte di tutti nei mazzi base e vincono la mano
    }
}
skipbo-event-nobody = c’è parità tra chi ha meno carte nel mazzo base, quindi non vince nessuno
skipbo-event-points = { $you ->
    [seat] segni { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[none] { $name } segna { $points ->
        [one] un punto
       *[other] { $points } punti
    }
}
skipbo-won-points = sono { $points } punti

## Perché no

skipbo-illegal-no-such-seat = Lì non c’è nessuno. Scegli qualcuno a questo tavolo.
skipbo-illegal-not-your-turn = Non tocca ancora a te. Un attimo di pazienza!
skipbo-illegal-no-pile-yet = Quel posto è libero: lì si comincia con un 1 o con un jolly.
skipbo-illegal-wrong-number = Su quel mazzo crescente ora ci vuole un { $due }, o un jolly.
skipbo-illegal-not-in-hand = Questa carta non ce l’hai in mano. Scegline una che hai.
skipbo-illegal-not-on-stock = In cima a quel mazzo base c’è un’altra carta.
skipbo-illegal-stock-empty = Quel mazzo base è già finito.
skipbo-illegal-not-on-discard = Questa carta non è in cima al mazzo di scarto, e si può giocare solo quella in cima.
skipbo-illegal-must-discard = Hai ancora carte in mano: mettine una su un tuo mazzo di scarto, e il tuo turno è finito.
skipbo-illegal-game-over = La mano è finita. Sotto con la prossima!
skipbo-illegal-no-partner = A questo tavolo ognuno gioca per sé. Usa le tue carte.
skipbo-illegal-host-does-not-play = Chi ospita qui può solo dare penalità. Per giocare ci vuole un posto al tavolo.
skipbo-illegal-only-the-host = Le penalità le dà solo chi ospita.
skipbo-illegal-no-penalties = A questo tavolo si gioca senza penalità.
skipbo-illegal-already-imposed = Lì il prossimo turno senza pescare è già deciso.

## Perché un bot fa qualcosa

skipbo-the-card = { $number ->
    [0] il jolly
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
skipbo-of-stock = { $whose ->
    [partner] del mazzo base del mio partner
   *[own] del mio mazzo base
}
skipbo-why-stock = { $whose ->
    [partner] La carta del mazzo base del mio partner va bene, e così andiamo avanti tutti e due.
   *[own] La carta del mio mazzo base va bene, e allora via: il gioco è tutto qui.
}
skipbo-why-towards-stock = { $cards ->
    [one] Dopo questa carta posso giocare { skipbo-the-card } { skipbo-of-stock }.
   *[other] Ancora { $cards } carte, compresa questa, e posso giocare { skipbo-the-card } { skipbo-of-stock }.
}
skipbo-why-new-hand = { $cards ->
    [one] Con questa resto senza carte in mano, e ne pesco di nuove.
   *[other] Ancora { $cards } carte, compresa questa, e resto senza: allora ne pesco di nuove.
}
skipbo-why-room = Così mi faccio spazio, e agli altri serve a poco.
skipbo-why-order = Su quel mazzo di scarto sta bene: così le mie carte restano in ordine.
skipbo-why-open-place = Lì non c’è ancora niente, quindi non copro nessuna carta.
skipbo-why-least-missed = Una carta la devo pur scartare, e lì questa mi mancherà meno.
skipbo-why-nothing-else = Non potevo fare altro.
skipbo-why-chances = { $percent ->
    [0] Ormai non credo più di vincere.
    [1] Penso di vincere una volta su 100.
   *[other] Penso di vincere { $percent } volte su 100.
}

## Edizioni e regole della casa

skipbo-edition-standard = Il gioco completo
skipbo-edition-short = Il gioco breve

skipbo-field-stock = Ogni mazzo base ha
skipbo-value-stock = { $stock ->
    [printed] 30 carte, oppure 20 in cinque o in sei
    [one] una carta sola
   *[other] { $stock } carte
}
skipbo-field-teams = Squadre
skipbo-value-teams-none = nessuna, ognuno gioca per sé
skipbo-value-teams = { $pairs }
skipbo-pair = { $first } con { $second }
skipbo-field-block = Se non si muove più niente
skipbo-value-block-take-up = si rimescolano tutti i mazzi di scarto, e si continua
skipbo-value-block-ends = la mano finisce subito
skipbo-field-penalties = Penalità
skipbo-value-penalties-no = non ce ne sono
skipbo-value-penalties-yes = le decide chi ospita
skipbo-field-limit = La partita si vince
skipbo-value-limit = { $points ->
    [one] con il primo punto
   *[other] arrivando per primi a { $points } punti
}

## La pagina delle regole

skipbo-rules-title = SKIP-BO: le regole

skipbo-chapter-cards = Giocatori e carte
skipbo-chapter-setup = Prima di giocare
skipbo-chapter-turn = Il tuo turno
skipbo-chapter-end = La fine della mano
skipbo-chapter-teams = In squadra
skipbo-chapter-scoring = Punti
skipbo-chapter-penalties = Penalità

## Le regole

skipbo-rule-b-01 =
    { $teams ->
        [none]
            { $most ->
                [4] Possono giocare da due a quattro persone, ognuna per sé.
               *[6] Possono giocare da due a sei persone, ognuna per sé.
            }
            Tutto gira intorno al tuo mazzo base: vince chi si libera per primo del suo.
       *[yes]
            { $players ->
                [4] Si gioca in quattro, in due squadre:
               *[6] Si gioca in sei, in tre squadre:
            }
            { $pairs }. Non serve sedersi vicini. Tutto gira intorno ai vostri mazzi base: vince la squadra che si libera per prima di tutti e due i suoi.
    }
    .title = Chi gioca

skipbo-rule-b-02 =
    Le carte sono 162: i numeri dall’1 al 12, dodici volte ciascuno, e 18 carte Skip-Bo. Queste ultime sono i jolly.
    .title = Le carte

skipbo-rule-b-03 =
    Prima della prima mano ognuno pesca una carta, e chi ha il numero più alto dà le carte. I jolly non contano: chi ne pesca uno prende un’altra carta. Se più giocatori hanno il numero più alto, pescano
    ancora tra loro. Poi si rimette tutto insieme e si mescola. Dopo ogni mano tocca a chi siede a sinistra.

    Esempio: escono un 4, un 9 e un jolly, e dopo il jolly un 11. Dà le carte chi ha l’11.
    .title = Dare le carte

skipbo-rule-b-04 =
    { $stock ->
        [printed] Ognuno riceve un mazzo base: 30 carte se si gioca da due a quattro, 20 in cinque o in sei. Solo la carta in cima è scoperta. Che cosa c’è sotto non lo sa nessuno, nemmeno tu. Quando la carta in
            cima è giocata, si scopre la successiva.
        [one] Ognuno riceve come mazzo base una sola carta, scoperta.
       *[other] Ognuno riceve un mazzo base di { $stock } carte. Solo quella in cima è scoperta. Che cosa c’è sotto non lo sa nessuno, nemmeno tu. Quando la carta in cima è giocata, si scopre la successiva.
    }
    .title = Il mazzo base

skipbo-rule-b-05 =
    Tutte le altre carte formano il mazzo di pesca. In mezzo c’è posto per quattro mazzi crescenti, e davanti a ognuno per quattro mazzi di scarto. All’inizio lì non c’è niente.
    .title = Gli altri mazzi

skipbo-rule-b-06 = Comincia chi siede a sinistra del mazziere, e poi si gira in senso orario.
    .title = Chi comincia

skipbo-rule-b-07 =
    Comincia il tuo turno pescando fino ad avere cinque carte in mano.

    Esempio: te ne restano due, quindi ne peschi tre.
    .title = Riempire la mano

skipbo-rule-b-08 =
    Poi gioca carte sui mazzi crescenti, quante puoi e quante vuoi. Nessuno ti obbliga. Un mazzo crescente parte dall’1 e sale di uno alla volta, fino al 12. Un jolly è sempre il numero che serve, anche l’1.

    Esempio: un mazzo è arrivato al 7. Giochi un jolly come 8 e subito sopra il tuo 9.
    .title = Giocare le carte

skipbo-rule-b-09 =
    Le carte le prendi dalla mano, dalla cima del tuo mazzo base o dalla cima di uno dei tuoi mazzi di scarto, come preferisci.
    .title = Da dove vengono le carte

skipbo-rule-b-10 =
    Se nel tuo turno l’ultima carta che hai in mano va su un mazzo crescente, ne peschi subito cinque nuove e continui.
    .title = Mano vuota

skipbo-rule-b-11 =
    Per finire metti una carta della tua mano, scoperta, su uno dei tuoi mazzi di scarto: il tuo turno si chiude lì. Può andare su qualsiasi carta. Più avanti, di un mazzo di scarto si gioca solo la carta in
    cima, e non si risistema niente.

    Esempio: metti il 6 sul 7. Appena da qualche parte c’è un 5, se ne vanno tutti e due.
    .title = I mazzi di scarto

skipbo-rule-b-12 =
    Con la dodicesima carta un mazzo crescente è completo. Si mette da parte, e al suo posto se ne può cominciare un altro.
    .title = Un mazzo completo

skipbo-rule-b-13 =
    Se c’è da pescare e il mazzo di pesca è vuoto, si mescolano i mazzi messi da parte: sono il nuovo mazzo di pesca. Se non ce ne sono, prendi quello che resta e giochi con quello. Senza carte in mano e senza
    niente da pescare puoi finire il turno senza scartare.
    .title = Il mazzo di pesca è vuoto

skipbo-rule-b-14 =
    Hai giocato l’ultima carta del tuo mazzo base? Hai vinto, all’istante, anche a metà del turno.
    .title = Vincere

skipbo-rule-b-15 =
    Se per tanti turni di fila quanti sono i giocatori nessuno pesca, gioca o scarta niente, la mano è bloccata.
    { $block ->
        [ends] Allora finisce.
       *[take-up] Allora si raccolgono tutti i mazzi di scarto e si mescolano: sono il nuovo mazzo di pesca. I mazzi crescenti restano dove sono, e chi viene dopo pesca. Se non c’è niente su nessun mazzo di scarto, o
            se dal blocco precedente nessuno ha giocato una carta da un mazzo base, la mano è finita.
    }
    { $teams ->
        [none] Vince chi ha meno carte nel mazzo base. In caso di parità non vince nessuno e non ci sono punti.
       *[yes] Vince la squadra che ha in tutto meno carte nei suoi mazzi base. In caso di parità non ne vince nessuna e non ci sono punti.
    }
    .title = Una mano bloccata

skipbo-rule-b-16 =
    Quando tocca a te puoi giocare anche la carta in cima al mazzo base e ai mazzi di scarto del tuo partner, ma non quelle che ha in mano. Il tuo turno finisce con una carta della tua mano su un tuo mazzo di
    scarto.

    Esempio: il mazzo base del tuo partner mostra un 4. Giochi il tuo 3, poi quel 4.
    .title = Giocare per il partner

skipbo-rule-b-17 =
    Quando i vostri mazzi base sono finiti tutti e due, avete vinto all’istante, chiunque abbia giocato l’ultima carta. Se è finito solo il tuo, continui: con la mano, con i tuoi mazzi di scarto e con i mazzi del
    tuo partner.
    .title = Vincere insieme

skipbo-rule-b-18 =
    Decide chi è di turno, e nessun altro può parlare di che cosa giocare. Il partner sta zitto, anche se è dura.
    .title = Non si suggerisce

skipbo-rule-b-19 =
    { $teams ->
        [none] Chi vince la mano segna 25 punti, più 5 per ogni carta rimasta nei mazzi base degli altri. Conta anche quella scoperta.
       *[yes] La squadra che vince la mano segna in tutto 25 punti, più 5 per ogni carta rimasta nei mazzi base degli altri. Conta anche quella scoperta.
    }

    Esempio: agli altri restano quattro carte. Fanno 25 e 20, cioè 45.
    .title = Il punteggio

skipbo-rule-b-20 =
    { $points ->
        [one] Con il primissimo punto si vince la partita.
       *[other] Chi arriva per primo a { $points } punti vince la partita.
    }
    .title = La fine della partita

skipbo-rule-b-21 =
    Per chi ha pescato troppo: da una a cinque carte del mazzo di pesca finiscono coperte sotto il mazzo base.
    .title = Troppe carte

skipbo-rule-b-22 =
    { $teams ->
        [none] Per chi imbroglia: due carte del mazzo di pesca finiscono coperte sotto il mazzo base.
       *[yes] Per chi suggerisce al partner, o imbroglia in altro modo: due carte del mazzo di pesca finiscono coperte sotto il mazzo base.
    }
    .title = { $teams ->
        [none] Imbrogli
       *[yes] Suggerimenti e imbrogli
    }

skipbo-rule-b-23 =
    Per chi ha giocato fuori turno: il turno seguente si gioca senza pescare affatto, né all’inizio né dopo. Se le carte in mano finiscono, si continua con i mazzi e si può chiudere senza scartare.
    .title = Fuori turno

skipbo-rule-b-24 =
    Qui nessuno può pescare troppe carte o giocare fuori turno: il tentativo viene semplicemente rifiutato.
    { $penalties ->
        [no] Perciò a questo tavolo non ci sono penalità.
       *[yes] Chi ospita può comunque dare le penalità da B-21 a B-23. Così un mazzo base può diventare più grande che all’inizio. Se il mazzo di pesca è vuoto, prima lo si rifà (B-13), poi si prende quello che
            c’è.
            { $teams ->
                [none] { "" }
               *[yes] Se il mazzo base era già finito, le carte di penalità ne formano uno nuovo, e bisogna liberarsi anche di quello.
            }
    }
    .title = { $penalties ->
        [no] Niente penalità
       *[yes] Chi dà le penalità
    }
