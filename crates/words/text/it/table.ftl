# Quello che si dice a ogni tavolo, in italiano: posti, elenchi, punti.
#
# `$you` dice se la persona nominata è chi legge. `# same` sopra un messaggio: è uguale in un’altra lingua.

## Posti ed elenchi

seat = Giocatore { $number }
from-you = te
list-and = { $list } e { $last }
list-or = { $list } o { $last }
and-then = { $first }; { $second }

## Carte

no-cards = nessuna carta
cards-unseen = { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-seen = { $count } carte ({ $cards })

## Punti e regole

points = punti: { $list }
points-of = { $you ->
    [seat] tu ({ $points })
   *[none] { $name } ({ $points })
}
rules-house = Regole della casa

## Che cosa rifiuta il tavolo

refused-too-late = Qualcun altro è stato più veloce. (S-17)
refused-pending = La tua mossa viene decisa ora: un attimo.
refused-paused = Il gioco è fermo: aspetta che riprenda.
refused-not-paused = Il gioco non è fermo: continua già.
refused-no-deal = Adesso non si gioca: aspetta che si diano di nuovo le carte.
refused-match-runs = Durante la partita non si può: solo prima o dopo.
refused-no-match = Si può fare solo durante una partita, e ora non ce n’è una in corso.
refused-deal-runs = Le carte sono già distribuite: prima finite di giocare.
refused-not-the-host = Questo può farlo solo l’organizzatore.
refused-stranger = Non sei a questo tavolo: prima entra.
refused-sent-away = L’organizzatore ti ha chiesto di lasciare questo tavolo: vai a un altro.
refused-no-such-guest = Questa persona non è al tavolo: scegli qualcuno che c’è.
refused-not-seated = Stai solo guardando: prima prendi un posto.
refused-seated = Hai già il posto { $seats }: prima alzati.
refused-no-such-seat = Questo tavolo non ha un posto { $seats }: scegline un altro.
refused-taken = Il posto { $seats } è occupato: scegline un altro.
refused-no-bot = Al posto { $seats } non c’è un bot: scegline un altro.
refused-free-seats = { $count ->
    [one] Il posto { $seats } è ancora libero: siediti, o metti un bot.
   *[other] I posti { $seats } sono ancora liberi: siediti, o metti dei bot.
}
refused-not-ready = { $count ->
    [one] Il posto { $seats } non è ancora pronto: un attimo.
   *[other] I posti { $seats } non sono ancora pronti: un attimo.
}
refused-settings = Con tanti posti queste regole non vanno: cambia gli uni o le altre.
refused-deck = Questo mazzo non si può distribuire: deve avere tutte le carte.
refused-budget = A un tavolo un bot non pensa più a lungo di quanto è normale al suo livello: sceglilo senza numero, o con uno più piccolo.
refused-clock = Un orologio lascia almeno un secondo per ogni decisione: scegli un tempo più lungo.
refused-too-much = Dalla tua rete arriva troppo: aspetta un momento e riprova.
