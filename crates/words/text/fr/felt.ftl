# What the page in the browser says at a table.

## The table

felt-own = { $game } dans ce navigateur
felt-no-game = Il n’y a ici aucune partie à reprendre. Commences-en une nouvelle.
felt-elsewhere = Tu joues dans une autre fenêtre
felt-elsewhere-text = Cette table est ouverte dans une autre fenêtre de ce navigateur, et la partie continue là-bas.
felt-here = Continuer ici
felt-restarting = Le serveur redémarre
felt-sent-away = L’hôte t’a fait quitter cette table.
felt-full = Il y a trop de monde à cette table en ce moment. Réessaie dans un moment.
felt-too-much = Trop de demandes viennent d’ici en ce moment. Attends une minute, et réessaie.
felt-amiss = Ce qui est dit maintenant de cette table ne va pas avec ce qui a été dit avant. Recharge la page.
felt-letters = Raccourcis d’une seule lettre
felt-left = Tu as quitté cette table.
felt-unreadable = Ce qui a été gardé de cette partie ne peut plus être lu.
felt-turn = C’est son tour.
felt-partner = partenaire
# same
felt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
felt-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
felt-owes = « Solo ! » manque
felt-clockwise = Le jeu tourne dans le sens horaire.
felt-counter = Le jeu tourne dans le sens antihoraire.
felt-debt = { $count } cartes attendent d’être piochées.

## The hand

felt-card-in = { $card }, jouable
felt-card-twin = { $card }, peut être jetée au vol
felt-card-chosen = { $card }, choisie en numéro { $number }
felt-card-taken = { $card }, prise
felt-by-colour = Trier par couleur
felt-by-number = Trier par nombre
felt-throw-in = { $card } : jette-la au vol !
felt-throw-in-now = Tu as la jumelle { $card } : jette-la au vol maintenant !

## What can be done

felt-draw = Piocher une carte
felt-draw-many = Piocher { $count } cartes
felt-pass = Passer
felt-protect = Se protéger
felt-decline = Pas de protection
felt-catch = « Solo ! » oublié !
felt-back = Retour
felt-leave = N’échanger avec personne
felt-lay = Poser ces cartes
felt-wish = Quelle couleur souhaites-tu ?

## Piles

felt-building = Série { $number } : { $height ->
    [one] { $height } carte
   *[other] { $height } cartes
}, il faut un { $due }
felt-empty = vide
felt-piles = Stock : { $stock } au-dessus, reste { $left }. Défausses : { $discards }.
felt-stock = Ton stock : { $card }, reste { $left }
felt-partner-stock = Stock du partenaire : { $card }, reste { $left }
felt-own-piles = Tes piles
felt-piles-of = Piles : { $name }
felt-discard-on = Défausse { $letter } : { $card }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
felt-discard-empty = Défausse { $letter } : vide
felt-discard-here = Se défausser ici. { $pile }
felt-where = { $card } : choisis une série éclairée, ou finis ton tour en la posant sur une de tes défausses.
felt-discard = { $card } ne va nulle part : la poser sur une de tes défausses finit ton tour.
felt-penalty = Donner une pénalité
felt-penalty-cards = { $count ->
    [one] { $count } carte sous le stock : trop pioché
   *[other] { $count } cartes sous le stock : trop pioché
}
felt-penalty-hint = 2 cartes sous le stock : un conseil au partenaire
felt-penalty-no-draw = Prochain tour sans piocher : joué hors de son tour
felt-impose = Donner

## Around the deal

# same
felt-menu = Menu
felt-close = Fermer
felt-hint = Que ferais-tu ?
felt-away = Quitter pour l’instant
felt-go = Quitter pour de bon
felt-change = Modifier la table
felt-apply = Appliquer
felt-keys = Touches
felt-keys-solo = ← → choisissent une carte, Entrée la joue. D pioche, P passe, T jette au vol, S annonce « Solo ! », X protège, N ne protège pas, 3 commence un Triple +, C : quelqu’un a oublié « Solo ! », Échap revient, H demande conseil, L montre le récit, M est ce menu.
felt-keys-skipbo = ← → choisissent une carte de ta main, Entrée la prend. S prend ton stock, A à D les défausses ; 1 à 4 construisent, A à D défaussent la carte de ta main. Avec Maj : les piles du partenaire. E finit le tour, Échap revient, H demande conseil, L montre le récit, M est ce menu.
felt-make-host = Faire de { $name } l’hôte
felt-send-away = Renvoyer { $name } pour de bon
felt-surely = Vraiment ? { $what }

## Before and after

felt-invite = Inviter d’autres joueurs
felt-invite-text = Qui ouvre ce lien, ou écrit ce code sur la page d’accueil, vient à cette table.
felt-invite-here = Les autres ne peuvent pas ouvrir ce lien : il ne mène qu’à cette machine. Fais écouter le serveur sur ton réseau (--addr 0.0.0.0:7654), ou ouvre la page sous le nom par lequel les autres connaissent cette machine.
felt-copy = Copier le lien
felt-copied = Copié
felt-qr = Le lien en code QR
felt-bot-for = Bot pour la place { $seat }
felt-no-bot = libre pour une personne
felt-fill = Compléter avec des bots
felt-free-seats = Des places sont libres : attends d’autres joueurs, ou laisse jouer des bots.
felt-ask-seat = Prends une place libre, ou regarde.
felt-ask-ready = Es-tu prêt ?
felt-ready = Je suis prêt
felt-begin = Commencer
felt-rematch = Rejouer
felt-next = Continuer
felt-no-points = Pas encore de points : on les note après chaque donne.
felt-fewest = Les points comptent contre toi : dès que quelqu’un en a { $limit }, le plus petit total gagne.
felt-most = Les points comptent pour toi : qui arrive à { $limit } gagne.
felt-curve = L’évolution des points, donne après donne
felt-record = Enregistrer le compte rendu de cette partie
felt-verified = { $count ->
    [one] Mélange vérifié
   *[other] Les { $count } mélanges sont vérifiés
}
felt-unverified = { $count ->
    [one] Un mélange n’est pas celui qui était promis !
   *[other] { $count } mélanges ne sont pas ceux qui étaient promis !
}
felt-verified-text = Avant la donne, la table a enfermé un nombre secret et n’en a montré que l’empreinte ; puis chaque personne prête a ajouté un nombre à elle. Les deux ensemble font le mélange. Maintenant le secret est ouvert, et ton navigateur a vérifié : il correspond à l’empreinte montrée avant, ton propre nombre en fait partie, si tu en as ajouté un, et il en sort exactement les cartes que tu as vu distribuer. Pour les donnes faites pendant ton absence ou avant le chargement de cette page, seule l’empreinte peut être vérifiée.
