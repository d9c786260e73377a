# Ce que dit la page sur le chemin d’une table, en français : l’accueil, l’invité, la préparation.

## Jouer tout de suite

way-play-now = Jouer tout de suite
way-play-now-text = Un seul geste, et te voilà à une table avec trois bots. Sans nom à donner, et même sans réseau.
way-solo-text = Suivre la couleur ou le nombre, jeter au vol, crier « Solo ! »
way-skipbo-text = Monter de 1 à 12 et vider sa pile avant les autres
way-guest = Invité

## Continuer

way-continue = Continuer mes parties
way-continue-own = { $game } contre des bots
way-still = Une partie de { $game } est encore en cours dans ce navigateur.
way-still-go = La continuer
way-still-new = L’abandonner et en commencer une autre
# same
way-continue-table = { $game }, table { $code }
way-when = Dernière visite : { $when }
way-forget = Oublier
way-forget-table = Oublier la table { $code }
way-forgotten = La table { $code } est oubliée ici. Avec son code, on peut toujours y aller.

## Avec d’autres

way-others = Jouer avec d’autres
way-needs-server = Il faut pour cela le serveur, qui ne répond pas en ce moment. Contre des bots, tu peux jouer quand même.
way-name = Ton nom
way-name-text = C’est ce que les autres lisent. On ne te demande rien d’autre.
way-name-bad = Écris comment les autres doivent t’appeler, par exemple Anna : de 1 à 40 caractères.
way-tables = Tables ouvertes
way-tables-none = Aucune table n’est ouverte à tous en ce moment. Ouvres-en une : les autres la verront ici.
way-table-of = { $game } avec { $host }
way-table-free = { $free ->
    [0] aucune place libre
    [1] 1 place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
way-table-running = partie en cours
way-table-join = Rejoindre { $host }
way-table-watch = Regarder { $host }
way-house-of = { $rulebook }, avec des règles maison
way-phone = Sur le téléphone d’à côté
way-phone-text = Pointe son appareil photo sur cette image : la page s’y ouvre.
way-phone-label = Code QR de { $address }

## Préparation

way-players = Nombre de joueurs
way-players-count = { $count } joueurs
way-fewer = Un joueur de moins
way-more = Un joueur de plus
way-rulebook-but = Comme « { $rulebook } », mais :
way-rulebook-usual = habituel
way-house = Règles maison
way-house-count = { $count ->
    [0] comme imprimé
    [one] 1 changée
   *[other] { $count } changées
}
way-house-text = Active ce qui vaut à ta table. Le reste suit le livret.
way-house-printed = Dans le livret : { $value }
way-house-with = Seulement avec ceci : { $rule }
way-number-bad = Il faut ici un nombre de 1 à { $most }.
way-teams-when = Les équipes sont pour quatre ou six joueurs.
way-places = Qui est assis où
way-seat = Place { $number }
way-seat-you = C’est ma place
way-seat-who = Qui est à la place { $number }
way-seat-free = libre pour une personne
way-seat-free-text = Qui a le code ou le lien peut s’asseoir ici.
way-bot = Bot : { $level }
way-chance = Hasard
way-chance-text = Fait n’importe quoi de permis. Pour un premier coup d’œil.
way-greedy = Glouton
way-greedy-text = Prend la première bonne carte sans penser plus loin. Facile à battre.
way-family = Famille
way-family-text = Joue comme quelqu’un qui a beaucoup joué à la maison.
way-planner = Prévoyant
way-planner-text = Examine tout ce qui est possible pendant son tour.
# same
way-club = Club
way-club-text = Prévoit aussi, et a appris de très nombreuses parties. Difficile à battre.
way-master = Maître
way-master-text = Pense aussi à ce que les autres peuvent avoir et faire. Le plus fort.
way-time = Rythme et horloge
way-mode = Quand deux joueurs jettent au vol à la fois
way-race = Course
way-race-text = Ce qui arrive en premier compte.
way-fair = Équitable
way-fair-text = On attend une fraction de seconde, pour que personne ne perde à cause d’une connexion lente.
way-calm = Tranquille : avec des enfants
way-calm-text = Après chaque carte, on a trois secondes pour jeter au vol. Personne n’a besoin de se presser.
way-clock = Temps pour une décision
way-clock-off = aussi longtemps qu’on veut
way-clock-seconds = { $seconds } secondes
way-public = La montrer parmi les tables ouvertes
way-public-text = Tout le monde sur ce serveur peut alors venir. Sinon, seulement qui a le code ou le lien.
way-here = Jouer ici contre des bots
way-here-text = Les places libres vont à des bots. Aucun serveur n’est nécessaire.
way-open-others = Ouvrir la table aux autres
way-open-others-text = Tu reçois un code et un lien pour les autres.
way-opening = Ouverture de la table …
way-no-answer = Le serveur ne répond pas en ce moment. Réessaie dans un instant.
way-too-often = C’était un peu trop souvent. Attends une minute, puis réessaie.
way-refused = Le serveur dit : { $text }
