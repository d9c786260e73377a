# Ce qui se dit à toutes les tables, en français : places, listes, points.
#
# `$you` dit si la personne nommée est le lecteur. `# same` au-dessus d’un message : il est le même dans une autre langue.

## Places et listes

seat = Joueur { $number }
from-you = toi
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
and-then = { $first } ; { $second }

## Cartes

no-cards = aucune carte
cards-unseen = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
cards-seen = { $count } cartes ({ $cards })

## Points et règles

points = points : { $list }
points-of = { $you ->
    [seat] toi ({ $points })
   *[none] { $name } ({ $points })
}
rules-house = Règles maison

## Ce que la table refuse

refused-too-late = Quelqu’un d’autre a été plus rapide. (S-17)
refused-pending = Ton coup est en train d’être jugé : un instant.
refused-paused = Le jeu est en pause : attends qu’il reprenne.
refused-not-paused = Le jeu n’est pas en pause : il continue déjà.
refused-no-deal = Personne ne joue pour l’instant : attends la prochaine donne.
refused-match-runs = Pas pendant la partie : seulement avant ou après.
refused-no-match = C’est possible seulement pendant une partie, et il n’y en a pas en cours.
refused-deal-runs = Les cartes sont déjà distribuées : jouez d’abord jusqu’au bout.
refused-not-the-host = Seul l’hôte peut faire cela.
refused-stranger = Tu n’es pas à cette table : entre d’abord.
refused-sent-away = L’hôte t’a demandé de quitter cette table : va à une autre.
refused-no-such-guest = Cette personne n’est pas à la table : choisis quelqu’un de présent.
refused-not-seated = Tu ne fais que regarder : prends d’abord une place.
refused-seated = Tu as déjà la place { $seats } : lève-toi d’abord.
refused-no-such-seat = Cette table n’a pas de place { $seats } : choisis-en une autre.
refused-taken = La place { $seats } est prise : choisis-en une autre.
refused-no-bot = Il n’y a pas de bot à la place { $seats } : choisis-en une autre.
refused-free-seats = { $count ->
    [one] La place { $seats } est encore libre : assieds-toi, ou mets-y un bot.
   *[other] Les places { $seats } sont encore libres : assieds-toi, ou mets-y des bots.
}
refused-not-ready = { $count ->
    [one] La place { $seats } n’est pas encore prête : un instant.
   *[other] Les places { $seats } ne sont pas encore prêtes : un instant.
}
refused-settings = Ces règles ne vont pas avec autant de places : change les unes ou les autres.
refused-deck = Ce paquet ne peut pas être distribué : il lui faut toutes les cartes.
refused-budget = À une table, un bot ne réfléchit pas plus longtemps que d’habitude à son niveau : choisis-le sans nombre, ou avec un plus petit.
refused-clock = Une pendule laisse au moins une seconde pour chaque décision : choisis un temps plus long.
refused-too-much = Il arrive trop de choses de ton réseau : attends un instant et réessaie.
