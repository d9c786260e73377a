# Ce qui se dit à propos de SOLO, en français.
#
# Les propositions (event-…, and-…) commencent en minuscule et n’ont pas de point : le programme les relie et les termine.
# `$you` dit qui, parmi les personnes nommées, est le lecteur : seat, by, from, to, first, only ou none.
# Les clés en `x-` n’existent que dans cette langue. `# same` au-dessus d’un message : il est le même dans une autre langue.

## Couleurs

x-couleur = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune

## Cartes

kind-number = { $number }
kind-skip = Passer son tour
kind-reverse = Changement de sens
kind-draw-two = Piocher 2
kind-swap = Échange de cartes
# same
kind-gift = Cadeau
kind-wish = Choix de couleur
kind-draw-four = Piocher 4 + choix de couleur
kind-all-swap = Échange de cartes tournant
# same
kind-protection = Protection

card-number = { $number } { x-couleur }
card-skip = { kind-skip } { x-couleur }
card-reverse = { kind-reverse } { x-couleur }
card-draw-two = { kind-draw-two } { x-couleur }
card-swap = { kind-swap } { x-couleur }
card-gift = { kind-gift } { x-couleur }
card-wish = { kind-wish }
card-draw-four = { kind-draw-four }
card-all-swap = { kind-all-swap }
card-protection = Protection à éclair { x-couleur }

one-number = un { $number } { x-couleur }
one-skip = un Passer son tour { x-couleur }
one-reverse = un Changement de sens { x-couleur }
one-draw-two = un Piocher 2 { x-couleur }
one-swap = un Échange de cartes { x-couleur }
one-gift = un Cadeau { x-couleur }
one-wish = un Choix de couleur
one-draw-four = un Piocher 4 + choix de couleur
one-all-swap = un Échange de cartes tournant
one-protection = une Protection à éclair { x-couleur }

second-number = un deuxième { $number } { x-couleur }
second-skip = un deuxième Passer son tour { x-couleur }
second-reverse = un deuxième Changement de sens { x-couleur }
second-draw-two = un deuxième Piocher 2 { x-couleur }
second-wish = encore un Choix de couleur
second-draw-four = encore un Piocher 4 + choix de couleur
second-all-swap = encore un Échange de cartes tournant

## Ce qui se passe

event-dealt = { $you ->
    [seat] tu distribues huit cartes à chacun
   *[none] { $name } distribue huit cartes à chacun
}
event-hand = { $you ->
    [seat] ta main : { $cards }
   *[none] { $name } a en main : { $cards }
}
event-hand-unseen = { $you ->
    [seat] tu reçois { $count } cartes
   *[none] { $name } reçoit { $count } cartes
}
event-turned = retourné pour commencer : { $cards }
event-redealt = pas un seul chiffre dans la pioche : on mélange tout et on redistribue
event-played = { $you ->
    [seat] tu poses { $card }
   *[none] { $name } pose { $card }
}
and-played = { $you ->
    [seat] et poses { $card }
   *[none] et pose { $card }
}
event-interjected = { $you ->
    [seat] tu jettes au vol { $card }
   *[none] { $name } jette au vol { $card }
}
and-interjected = { $you ->
    [seat] et jettes au vol { $card }
   *[none] et jette au vol { $card }
}
event-tripled = { $you ->
    [seat] Triple + ! Tu poses d’un seul coup { $card }
   *[none] Triple + ! { $name } pose d’un seul coup { $card }
}
and-tripled = { $you ->
    [seat] et poses un Triple + : { $card }
   *[none] et pose un Triple + : { $card }
}
event-wished = { $you ->
    [seat] tu demandes du { $colour }
   *[none] { $name } demande du { $colour }
}
and-wished = { $you ->
    [seat] et demandes du { $colour }
   *[none] et demande du { $colour }
}
event-called = { $you ->
    [seat] tu annonces « Solo ! »
   *[none] { $name } annonce « Solo ! »
}
event-owes = { $you ->
    [seat] tu dois encore annoncer « Solo ! »
   *[none] { $name } doit encore annoncer « Solo ! »
}
event-caught = { $you ->
    [by] tu remarques un oubli chez { $seat } : pas de « Solo ! »
    [seat] { $by } remarque que tu n’as pas annoncé « Solo ! »
   *[none] { $by } remarque un oubli chez { $seat } : pas de « Solo ! »
}
event-drew = { $you ->
    [seat] tu pioches { $cards }
   *[none] { $name } pioche { $cards }
}
event-drew-chain = { $you ->
    [seat] tu encaisses la chaîne et pioches { $cards }
   *[none] { $name } encaisse la chaîne et pioche { $cards }
}
event-drew-late = { $you ->
    [seat] pas de « Solo ! » à temps : tu pioches { $cards }
   *[none] pas de « Solo ! » à temps : { $name } pioche { $cards }
}
event-nothing = { $you ->
    [seat] il n’y a plus rien à piocher pour toi
   *[none] il n’y a plus rien à piocher pour { $name }
}
event-reshuffled = on mélange la défausse pour refaire une pioche { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
event-passed = { $you ->
    [seat] tu passes
   *[none] { $name } passe
}
event-skipped = { $you ->
    [seat] tu dois passer ton tour
   *[none] { $name } doit passer son tour
}
event-clockwise = on tourne maintenant dans le sens horaire
event-counterclockwise = on tourne maintenant dans le sens antihoraire
event-chain = { $you ->
    [seat] { $count } cartes t’attendent
   *[none] { $count } cartes attendent { $name }
}
event-paid = { $you ->
    [seat] ta chaîne de { $count } cartes est réglée
   *[none] la chaîne de { $count } cartes est réglée pour { $name }
}
event-cancelled = { $you ->
    [seat] la chaîne est parée, tu ne pioches rien
   *[none] la chaîne est parée, { $name } ne pioche rien
}
event-asked = { $you ->
    [only] poses-tu une Protection ?
   *[none] une Protection chez { $names } ?
}
event-answered = { $you ->
    [seat] tu as répondu
   *[none] { $name } a répondu
}
event-declined = { $you ->
    [only] tu ne poses pas de Protection
   *[none] pas de Protection chez { $names }
}
event-protected = { $you ->
    [seat] tu te défends et poses { $card }
   *[none] { $name } se défend et pose { $card }
}
event-moved = { $you ->
    [from] tu donnes toute ta main à { $to }
    [to] { $from } te donne toute sa main
   *[none] { $from } donne toute sa main à { $to }
}
event-swapped = { $you ->
    [first] { $second } et toi échangez vos mains
   *[none] { $first } et { $second } échangent leurs mains
}
event-all-moved = les mains avancent toutes d’une place
event-holds = ta nouvelle main : { $cards }
event-gave = { $you ->
    [from] tu offres { $cards } à { $to }
    [to] { $from } t’offre { $cards }
   *[none] { $from } offre { $cards } à { $to }
}
event-turn = { $you ->
    [seat] à toi de jouer
   *[none] à { $name } de jouer
}
event-won = { $you ->
    [seat] tu n’as plus de cartes et gagnes la manche
   *[none] { $name } n’a plus de cartes et gagne la manche
}
event-blocked = plus personne ne peut rien faire : la manche est bloquée et finit sans vainqueur
event-points = { $you ->
    [seat] tu notes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[none] { $name } note { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}

## Pourquoi pas

illegal-not-for-the-host = L’hôte tient la table mais ne joue pas de cartes.
illegal-no-such-seat = Cette place est vide. Choisis quelqu’un à cette table.
illegal-round-over = La manche est finie. En route pour la suivante !
illegal-not-your-turn = Ce n’est pas ton tour. Tu ne peux jeter au vol qu’une carte identique à celle du dessus.
illegal-not-in-hand = Tu n’as pas cette carte. Choisis dans ta main.
illegal-no-match = Cette carte ne convient pas : il faut la couleur, le chiffre ou le symbole de celle du dessus.
illegal-wrong-colour = Une autre couleur compte en ce moment : seules cette couleur et les cartes noires conviennent.
illegal-chain-unpaid = Une chaîne t’attend : pioche ses cartes, prolonge-la, ou pare-la si tu as une Protection.
illegal-other-kind-of-chain = Piocher 2 sur Piocher 2, Piocher 4 sur Piocher 4 : on ne les mélange pas dans une chaîne.
illegal-only-the-drawn-card = Tu as pioché : tu ne peux plus poser que cette carte-là, ou passer.
illegal-must-play = Tu as une carte de couleur qui convient. Pose-la au lieu de piocher.
illegal-already-drew = Une carte par tour suffit. Pose la carte piochée si elle convient, ou passe.
illegal-draw-first = Pioche d’abord une carte, ensuite tu pourras passer.
illegal-numbers-only = Avec ces règles, on ne jette au vol que des chiffres.
illegal-question-open = Un instant : il faut d’abord répondre à la question de la Protection.
illegal-only-protection = À cette question, on répond par une Protection ou par « non ».
illegal-no-question = Il n’y a pas de question en attente.
illegal-not-asked = Cette fois, la question n’est pas pour toi.
illegal-already-answered = Tu as déjà répondu. Attends que toutes les réponses soient dévoilées.
illegal-no-triple = Avec ces règles, il n’y a pas de Triple +.
illegal-triple-not-all = Un Triple + se fait avec toutes tes cartes du même chiffre. Ajoute les autres.
illegal-triple-first = La première carte de ton Triple + doit convenir. Essaie dans un autre ordre.
illegal-triple-without-drawn = Si tu as pioché, ton Triple + doit contenir la carte piochée, et celle-ci doit convenir.
illegal-wish-missing = Quelle couleur veux-tu ? Choisis-en une.
illegal-draw-four-wish-missing = Avec un Piocher 4, on demande une couleur : choisis-en une.
illegal-swap-target-missing = Avec qui échanges-tu ? Choisis quelqu’un.
illegal-gift-target-missing = À qui ce cadeau ? Choisis quelqu’un.
illegal-swap-with-self = Tu ne peux pas échanger avec toi-même. Choisis quelqu’un d’autre.
illegal-gift-to-self = Un cadeau, c’est pour les autres. Choisis quelqu’un d’autre.
illegal-gift-cards-missing = Choisis les deux cartes que tu veux offrir.
illegal-gift-is-all = Il te reste deux cartes au plus, elles partent donc toutes : il n’y a rien à choisir.
illegal-last-card = C’est ta dernière carte : son action n’a pas lieu, il n’y a donc rien à choisir.
illegal-choice-not-wanted = Cette carte ne demande pas ce genre de choix.
illegal-call-too-early = Trop tôt pour « Solo ! » : annonce-le avec deux cartes en main, ou avec un coup qui t’en laisse une ou aucune.
illegal-no-call-due = Tu n’as pas de « Solo ! » à annoncer en ce moment.
illegal-no-catching = Inutile de guetter les oublis : ici, la pénalité tombe toute seule.
illegal-nothing-to-catch = Rien à signaler : aucun « Solo ! » ne manque ici en ce moment.

## Pourquoi un bot fait quelque chose

x-carte-rouge = carte { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
x-cartes-rouges = cartes { $colour ->
    [red] rouges
    [green] vertes
    [blue] bleues
   *[yellow] jaunes
}
more-of-colour = { $cards ->
    [one] une autre { x-carte-rouge }
   *[other] { $cards } autres { x-cartes-rouges }
}
why-out = { $cards ->
    [one] C’est ma dernière carte.
   *[other] Voilà d’un seul coup les { $cards } cartes qui me restent.
}
why-last-gift = { $cards ->
    [one] Avec ce cadeau part aussi ma dernière carte, à moins d’une Protection.
   *[other] Avec ce cadeau partent aussi mes { $cards } dernières cartes, à moins d’une Protection.
}
why-many = Je me débarrasse de { $cards } cartes d’un seul coup.
why-close = { $cards ->
    [one] La personne qui me suit n’a plus qu’une carte : il faut faire quelque chose.
   *[other] La personne qui me suit n’a plus que { $cards } cartes : il faut faire quelque chose.
}
why-again = À deux, c’est aussitôt de nouveau à moi, si rien ne s’y oppose.
why-pass-on = Plutôt que de piocher { $cards } cartes, je prolonge la chaîne et je la fais suivre.
why-ward = Sans ma Protection, je devrais piocher { $cards } cartes.
why-no-skip = Sans ma Protection, je devrais passer mon tour.
why-no-gift = { $cards ->
    [one] Sans ma Protection, je recevrais une carte en cadeau.
   *[other] Sans ma Protection, je recevrais { $cards } cartes en cadeau.
}
why-longer-hand = { $cards ->
    [one] Je garde ma main : l’autre compte une carte de plus.
   *[other] Je garde ma main : l’autre compte { $cards } cartes de plus.
}
why-known-hand = Je préfère garder les cartes que je connais.
why-no-protection = Je n’ai pas de Protection.
why-shorter-comes = { $cards ->
    [one] Cela m’arrange : je recevrais une carte de moins que je n’en donne.
   *[other] Cela m’arrange : je recevrais { $cards } cartes de moins que je n’en donne.
}
why-keeps-protection = Je garde ma Protection pour plus tard.
why-swap = { $cards ->
    [one] La main que je vise compte une carte de moins que la mienne.
   *[other] La main que je vise compte { $cards } cartes de moins que la mienne.
}
why-no-gain = Un échange ne me donnerait pas moins de cartes.
why-gives-away = Ce cadeau vaut { $points } points, et ils sont mieux dans une autre main que dans la mienne.
why-wish = { $cards ->
    [one] J’ai encore une { x-carte-rouge }, alors cette couleur m’arrange.
   *[other] J’ai encore { $cards } { x-cartes-rouges }, alors cette couleur m’arrange.
}
why-any-colour = Je n’ai plus que des cartes noires, alors n’importe quelle couleur me va.
why-colour = J’ai encore { more-of-colour }.
why-dearest = Parmi les cartes de couleur qui conviennent, aucune ne compte davantage que celle-ci : { $points ->
    [one] un point
   *[other] { $points } points
}.
why-together = Cette carte compte { $points ->
    [one] un point
   *[other] { $points } points
}, et j’ai encore { more-of-colour }.
why-only-fit = Je n’ai rien d’autre qui convienne.
why-spares-black = Sinon, seul le noir convient, et je le garde pour plus tard.
why-spares-actions = { $cards ->
    [one] Une carte action conviendrait aussi, mais je la garde pour plus tard.
   *[other] Des cartes action conviendraient aussi, mais je les garde pour plus tard.
}
why-only-black = Seul le noir convient, alors va pour le noir.
why-keeps-black = Seul le noir conviendrait, et je le garde pour plus tard.
why-must = Je n’ai pas le droit de piocher, et seul un échange convient.
why-just-drawn = Je viens de la piocher, et elle convient.
why-drawn-does-not-fit = La carte que j’ai piochée ne convient pas.
why-nothing-fits = Aucune de mes cartes ne convient.
why-must-pay = Je n’ai rien en main contre ces { $cards } cartes.
why-keeps-help = Je pioche les { $cards } cartes et je garde pour plus tard de quoi me défendre.
why-throws-in = J’ai exactement la carte du dessus, et je peux la jeter au vol à tout moment.
why-keeps-twin = Je pourrais jeter au vol la même carte, mais je la garde pour l’instant.
why-call = Je dois encore annoncer « Solo ! ».
why-catch = Quelqu’un a oublié d’annoncer « Solo ! ».
why-tried = Dans les manches que j’ai essayées, c’est ce qui a le mieux marché.
why-chances = { $percent ->
    [0] Je ne crois plus guère gagner la partie.
    [1] Je pense gagner la partie une fois sur 100.
   *[other] Je pense gagner la partie { $percent } fois sur 100.
}

## Éditions et règles maison

edition-classic-de = Classique, édition allemande
edition-classic-en = Classique, édition anglaise
edition-classic-fr = Classique, édition française
edition-classic-nl = Classique, édition néerlandaise
edition-classic-it = Classique, édition italienne
edition-classic-fr2 = Classique, deuxième édition française
edition-modern = Édition moderne

field-deck = Les cartes
value-deck-112 = la boîte classique, 112 cartes
value-deck-120 = la boîte moderne, 120 cartes avec Cadeau et Protection
field-interject = On peut jeter au vol
value-interject-any = toute carte identique à celle du dessus
value-interject-numbers = les chiffres seulement
# same
field-triple = Triple +
value-triple-no = n’existe pas
value-triple-yes = autorisé
field-may-draw = Piocher au lieu de poser
value-may-draw-stuck = seulement si aucune carte de couleur ne convient
value-may-draw-freely = quand on veut
field-solo = On annonce « Solo ! »
value-solo-discarding = en posant son avant-dernière carte
value-solo-holding = dès qu’on n’a plus qu’une carte, quelle qu’en soit la raison
field-solo-until = « Solo ! » est valable
value-solo-until-discard = avant de poser la carte ou en la posant
value-solo-until-next-acts = tant que le suivant n’a ni posé ni pioché
field-swap = Échange de cartes avec un joueur
value-swap-optional = facultatif
value-swap-compulsory = obligatoire
field-after-swap = Après un échange, c’est le tour
value-after-swap-next = du suivant, comme toujours
value-after-swap-partner = de la personne avec qui on a échangé
field-all-swap = L’Échange de cartes tournant fait passer les mains
value-all-swap-direction = dans le sens du jeu
value-all-swap-left = toujours vers la gauche
field-scoring = Les points
value-scoring-penalty = chacun note ses points de pénalité, et le plus petit total gagne
value-scoring-winner = qui gagne la manche reçoit les points de tous les autres
field-limit = La partie finit quand quelqu’un a
value-limit = { $exceeded ->
    [yes] { $points ->
        [one] plus d’un point
       *[other] plus de { $points } points
    }
   *[no] { $points ->
        [one] un point ou plus
       *[other] { $points } points ou plus
    }
}
field-start = Si la première carte est une carte action
value-start-turn = on en retourne d’autres jusqu’à ce qu’un chiffre sorte
value-start-leave = elle reste là, sans effet
field-chains = On prolonge une chaîne
value-chains-own = seulement avec des cartes de la même sorte
value-chains-mixed = avec Piocher 2 comme avec Piocher 4
field-after-chain = Après avoir encaissé une chaîne
value-after-chain-turn = on joue son tour normalement
value-after-chain-lost = c’est au suivant
field-penalty = Deux cartes pour un « Solo ! » oublié
value-penalty-auto = elles tombent toutes seules
value-penalty-caught = elles ne tombent que si quelqu’un le remarque
field-triple-takes = Un Triple + se fait avec
value-triple-takes-all = toutes ses cartes du même chiffre
value-triple-takes-three = trois cartes du même chiffre ou plus, au choix

## La page des règles

rules-title = SOLO : les règles

chapter-cards = Joueurs et cartes
chapter-setup = Avant de jouer
chapter-turn = À ton tour
chapter-interject = La défausse rapide
chapter-actions = Les cartes action
chapter-end = « Solo ! » et la fin

## Les règles

rule-s-01 = On joue de deux à dix, chacun pour soi.
    .title = Les joueurs

rule-s-02 =
    La boîte contient 112 cartes. En rouge, vert, bleu et jaune, chaque chiffre de 1 à 9 existe en double. Chaque couleur a aussi deux Passer son tour, deux
    Changement de sens, deux Piocher 2 et un Échange de cartes avec un joueur. Douze cartes sont noires : quatre Choix de couleur, quatre Piocher 4 + choix de
    couleur (en abrégé, Piocher 4) et quatre Échange de cartes tournant.
    .title = Les cartes

rule-s-03 =
    La boîte contient 120 cartes. En rouge, vert, bleu et jaune, chaque chiffre de 1 à 9 existe en double. Chaque couleur a aussi deux Passer son tour, deux
    Changement de sens, deux Piocher 2, un Échange de cartes avec un joueur et un Cadeau. Seize cartes sont noires : quatre Choix de couleur, quatre Piocher 4 + choix de
    couleur (en abrégé, Piocher 4), quatre Échange de cartes tournant et quatre Protections, avec un éclair de chaque couleur.
    .title = Les cartes

rule-s-04 =
    Un chiffre vaut ce qu’il indique. Un Changement de sens vaut 10, un Passer son tour 20, un Piocher 2 et un Échange de cartes avec un joueur
    { $deck ->
        [modern] 30, de même qu’un Cadeau. Un Choix de couleur, un Échange de cartes tournant et une Protection valent 40,
       *[classic] 30. Un Choix de couleur et un Échange de cartes tournant valent 40,
    }
    un Piocher 4 vaut 50.

    Exemple : un 7 vert, un Passer son tour et un Piocher 4 restés en main font 77.
    .title = La valeur des cartes

rule-s-05 =
    On tire au sort qui distribue en premier ; après chaque manche, c’est au voisin de gauche de le faire. Tout le monde reçoit huit cartes. Le reste forme la pioche.
    .title = Distribuer

rule-s-06 =
    { $start ->
        [leave] On retourne la carte du dessus de la pioche : elle ouvre la défausse. Quelle que soit cette carte, elle reste là et n’a aucun effet. Sur une
            carte noire, on peut poser n’importe quoi.
       *[turn] On retourne la carte du dessus de la pioche : elle ouvre la défausse. Tant que c’est une carte action, on en retourne une autre par-dessus, jusqu’à ce
            qu’un chiffre sorte. S’il n’y a pas un seul chiffre dans la pioche, la même personne mélange tout et redistribue.

            Exemple : un Piocher 2 sort, puis un 4 bleu. On commence sur le 4 bleu, et personne ne pioche.
    }
    .title = La première carte

rule-s-07 = Le voisin de gauche du donneur ouvre le jeu. Chaque manche commence dans le sens horaire.
    .title = Qui commence

rule-s-08 =
    Pose une carte qui convient : même couleur, même chiffre ou même symbole que celle du dessus. À ton tour, une carte noire convient toujours. Si une chaîne
    t’attend (S-20), pas de coup ordinaire : tu l’encaisses
    { $deck ->
        [modern] , tu la prolonges ou tu poses une Protection.
       *[classic] ou tu la prolonges.
    }

    Exemple : sur un 9 rouge se posent tous les autres 9, tout ce qui est rouge et toutes les cartes noires.
    .title = Poser une carte

rule-s-09 =
    { $may-draw ->
        [freely] Si tu ne peux pas ou ne veux pas poser, pioche une carte.
       *[stuck] Si aucune de tes cartes de couleur ne convient, pioche. Tant que tu en as une qui convient, tu ne peux pas piocher ; mais rien ne t’oblige à
            poser une carte noire.
    }
    Si la carte piochée convient, tu peux la poser tout de suite : celle-là, pas une autre. Sinon, tu la gardes et tu passes.

    Exemple : un 4 bleu est sur le dessus et tu pioches un 4 jaune. Pose-le, ou garde-le et passe.
    .title = Piocher

# same
rule-s-10 =
    Avec au moins trois cartes du même chiffre, tu peux dire « Triple + » à ton tour et poser
    { $triple-takes ->
        [three] autant d’entre elles que tu veux, mais au moins trois.
       *[all] toutes ces cartes ensemble.
    }
    Seule la première doit convenir, par le chiffre ou par la couleur ; pour les autres, la couleur est libre. Tu choisis l’ordre, et la dernière reste sur le
    dessus.

    Exemple : sur un 5 jaune, tu poses 7 jaune, 7 rouge et 7 bleu. La suite se joue sur le 7 bleu.
    .title = Triple +

rule-s-11 =
    Si tu as pioché un chiffre qui convient, il peut aussi partir dans un Triple +. N’importe laquelle des cartes du lot peut ouvrir, du moment qu’elle convient.
    .title = Triple + après la pioche

rule-s-12 =
    Après
    { $deck ->
        [modern] un Choix de couleur ou un Piocher 4, c’est la couleur demandée qui compte ; après une Protection, celle de son éclair.
       *[classic] un Choix de couleur ou un Piocher 4, c’est la couleur demandée qui compte.
    }
    Cela dure jusqu’à la carte suivante ; d’ici là, on ne joue que cette couleur et les cartes noires. Un Échange de cartes tournant ne demande rien : on y pose
    n’importe quelle carte
    { $triple ->
        [yes] , même un Triple +.
       *[no] .
    }
    .title = La couleur qui compte

rule-s-13 =
    { $interject ->
        [numbers] As-tu le même chiffre dans la même couleur que la carte du dessus ? Jette-le au vol, que ce soit ton tour ou non. Avec les cartes action, ce n’est
            pas permis.
       *[any] As-tu la jumelle de la carte du dessus ? Jette-la au vol, que ce soit ton tour ou non. Cela vaut pour les chiffres comme pour les actions, noires
            comprises.
    }
    Tu peux le faire sur ta propre carte, sur la toute première de la manche, et pendant que quelqu’un réfléchit après avoir pioché. On finit d’abord de demander sa couleur
    ou d’échanger ; on ne jette au vol qu’ensuite
    { $deck ->
        [modern] , et pendant la question de la Protection, tout le monde attend.
       *[classic] .
    }

    Exemple : un 3 rouge est posé. Tu as l’autre : vas-y !
    .title = La défausse rapide

rule-s-14 =
    C’est ensuite au voisin de celui qui a jeté sa carte, dans le sens du jeu. Un tour entamé s’arrête là ; une carte piochée pendant ce tour reste en main.

    Exemple : à quatre, le joueur 1 pose un 6 vert et le joueur 3 jette l’autre au vol. C’est au joueur 4, et le joueur 2 n’a pas joué.
    .title = À qui ensuite

rule-s-15 =
    Une carte action jetée au vol agit comme une autre, mais à partir de celui qui l’a jetée : son voisin passe son tour ou reçoit les cartes, c’est lui qui
    demande la couleur, le sens change encore une fois, ou toutes les mains avancent de nouveau.
    .title = Les actions jetées au vol

rule-s-16 =
    Un Piocher 2 ou un Piocher 4 jeté sur une chaîne que personne n’a encaissée la prolonge. Si elle est réglée, une nouvelle commence. Avec un Passer son tour
    jeté au vol, seul le voisin de celui qui l’a jeté passe son tour ; la première carte est oubliée.

    Exemple : le joueur 1 pose un Piocher 2 rouge et le joueur 3 jette l’autre. Quatre cartes attendent le joueur 4.
    .title = Sur une chaîne

rule-s-17 = Si plusieurs veulent jeter au vol, le plus rapide l’emporte et les autres gardent leur carte. Si une carte a mis fin à la manche, il est trop tard.
    .title = Le plus rapide

rule-s-18 =
    Le suivant perd son tour : il ne pose rien et ne pioche rien. À deux, cela veut dire que tu rejoues.
    .title = Passer son tour

rule-s-19 =
    On tourne aussitôt dans l’autre sens. À deux, rien d’autre ne change.
    .title = Changement de sens

rule-s-20 =
    Le suivant pioche deux cartes, ou prolonge avec un Piocher 2 de n’importe quelle couleur. Cela fait quatre pour celui d’après, puis
    six : une chaîne.

    Exemple : Piocher 2 rouge, Piocher 2 bleu, Piocher 2 vert, et le quatrième n’en a pas. Six cartes !
    .title = Piocher 2

rule-s-21 =
    Comme Piocher 2, mais avec quatre cartes à chaque fois, et c’est un autre Piocher 4 qui prolonge. Qui le pose demande aussi une couleur.
    .title = Piocher 4 + choix de couleur

rule-s-22 =
    { $chains ->
        [mixed] Piocher 2 et Piocher 4 peuvent se suivre dans une même chaîne, dans n’importe quel ordre. Les cartes s’additionnent.

            Exemple : Piocher 2, Piocher 4, Piocher 2 font huit cartes.
       *[own] Une chaîne de Piocher 2 ne se prolonge qu’avec un Piocher 2, une chaîne de Piocher 4 qu’avec un Piocher 4.
    }
    .title = Prolonger

rule-s-23 =
    { $after-chain ->
        [lost] Une fois les cartes de la chaîne piochées, le tour est fini.
       *[turn] Une fois les cartes de la chaîne piochées, tu joues ton tour comme d’habitude.
    }
    .title = Après la chaîne

rule-s-24 = Dis quelle couleur tu veux voir ensuite. Tu peux garder celle qui était là.
    .title = Choix de couleur

rule-s-25 =
    { $swap ->
        [compulsory] Choisis quelqu’un. Vous devez échanger vos mains tout entières.
       *[optional] Si tu veux, choisis quelqu’un et échangez vos mains tout entières. Tu peux aussi y renoncer.
    }

    Exemple : tu poses ton Échange de cartes, il t’en reste six, et tu prends les deux de ta voisine.
    .title = Échange de cartes avec un joueur

rule-s-26 = Après l’échange, c’est à la personne avec qui tu as échangé de jouer, et de là on continue dans le sens du jeu.
    .title = Après un échange

rule-s-27 =
    { $all-swap ->
        [left] Chacun donne toute sa main à son voisin de gauche, quel que soit le sens dans lequel on tourne.
       *[direction] Chacun donne toute sa main au suivant, dans le sens où l’on tourne.
    }
    .title = Échange de cartes tournant

# same
rule-s-28 =
    Choisis deux cartes de ta main et quelqu’un qui doit les prendre. Les autres voient que tu offres des cartes, mais pas lesquelles ; et la personne choisie
    décide de se protéger ou non avant de les regarder. Ensuite, c’est à ton voisin de jouer.
    .title = Cadeau

rule-s-29 =
    S’il ne te reste qu’une ou deux cartes avec ton Cadeau, elles partent toutes et la manche est finie. Elles comptent pour qui les a reçues. Mais la question de la
    Protection vient d’abord : qui se protège ne prend rien, et tu continues à jouer.
    .title = Le dernier cadeau

# same
rule-s-30 =
    À ton tour, une Protection se pose sur tout, quelle que soit la couleur demandée, et ensuite c’est la couleur de son éclair qui compte. Si une chaîne t’attend, la
    Protection l’arrête, et personne ne pioche. Si tu dois passer ton tour, elle remplace le tour perdu. Contre un Changement de sens, elle ne peut rien.

    Exemple : six cartes t’attendent. Tu poses la Protection à éclair vert, tu ne pioches rien, et il faut du vert pour continuer.
    .title = Protection

rule-s-31 =
    Elle sert aussi hors de ton tour. On peut refuser un Cadeau, garder sa main lors d’un échange ; et lors d’un Échange de cartes tournant, chacun des autres peut garder la
    sienne : les mains qui circulent sautent sa place. Si tous les autres se protègent, rien ne bouge. Tous ceux que cela concerne sont interrogés ensemble, et les réponses sont dévoilées
    ensemble. Plusieurs Protections se posent dans le sens du jeu.
    .title = Protection hors de son tour

rule-s-32 =
    Après une Protection hors tour, c’est au voisin de celui qui s’est protégé de jouer, dans la couleur de l’éclair. S’il y en a plusieurs, celle du dessus décide.
    .title = Après la Protection

rule-s-33 =
    « Te protèges-tu ? » : la question est posée à toute personne visée, quoi qu’elle ait en main. Ainsi, elle ne trahit rien.
    .title = La question

rule-s-34 =
    Si ta dernière carte est une carte action, tu as gagné et son action n’a pas lieu : personne ne pioche, n’échange ni ne passe son tour.
    { $deck ->
        [modern] Il en va de même d’une Protection posée hors tour en dernière carte : c’est gagné, et ce dont elle protège n’a pas lieu. Si plusieurs pouvaient finir
            ainsi, c’est le premier d’entre eux dans le sens du jeu qui gagne.
       *[classic] { "" }
    }
    .title = Finir sur une action

rule-s-35 =
    { $solo ->
        [holding] Avec une seule carte en main, tu dois annoncer « Solo ! ».
       *[discarding] En posant ton avant-dernière carte, tu dois annoncer « Solo ! ».
    }
    { $penalty ->
        [caught] Avant, pendant ou après : c’est valable tant que le suivant n’a ni posé ni pioché. Jusque-là, tout le monde peut te prendre en faute si tu as
            oublié ; alors tu pioches deux cartes. Si personne ne remarque rien, tu as eu de la chance.
       *[auto]
            { $solo-until ->
                [next-acts] Avant, pendant ou après : c’est valable tant que le suivant (ce peut être encore toi) n’a ni posé ni pioché. Une carte jetée au vol ne met pas fin
                    à ton délai. Trop tard, et tu pioches deux cartes avant que le suivant ne continue son coup.
               *[discard] Annonce avant de poser ou en même temps : après, c’est trop tard, et tu pioches deux cartes avant même que la carte posée n’agisse.
            }
    }
    .title = « Solo ! »

rule-s-36 =
    Tu peux aussi te débarrasser de tes dernières cartes d’un seul coup, avec
    { $deck ->
        [modern]
            { $triple ->
                [yes] un Triple + ou un Cadeau.
               *[no] un Cadeau.
            }
       *[classic] un Triple +.
    }
    Là aussi il faut un « Solo ! », avant ce coup ou avec lui. Sinon tu pioches deux cartes, et la manche continue.
    .title = Tout en une fois

rule-s-37 =
    { $solo ->
        [holding] Peu importe comment tu en arrives à une seule carte : en posant, en jetant au vol,
            { $deck ->
                [modern] par un échange, par un Cadeau que tu as fait
               *[classic] par un échange
            }
            ou parce que toutes les mains ont avancé. Ce qui compte, c’est la situation à la fin du coup : si tu cèdes une carte unique dans un échange, c’est à l’autre d’annoncer. Revenir
            à une carte demande une nouvelle annonce ; rester à une carte, non.
       *[discarding] Seul compte ce que tu poses toi-même, à ton tour ou au vol, même si tu échanges ta main juste après. Une carte unique que l’on te met en main ne demande pas
            d’annonce.
    }
    { $penalty ->
        [caught] { "" }
       *[auto]
            { $solo-until ->
                [next-acts] Si plusieurs sont en retard, ils piochent dans le sens du jeu.
               *[discard] { "" }
            }
    }
    .title = Quand il faut annoncer

rule-s-38 =
    Avec trois cartes ou plus en main, « Solo ! » ne vaut rien, sauf avec un coup qui t’en laisse une ou aucune. Essayer ne coûte rien. Une annonce faite avec deux cartes en main
    n’est plus valable si tu reçois d’autres cartes ou une autre main.
    .title = Annonces sans valeur

rule-s-39 = Plus aucune carte en main ? Tu as gagné, et la manche s’arrête sur-le-champ. Tous les autres comptent leurs cartes (S-04).
    .title = La fin de la manche

rule-s-40 =
    { $scoring ->
        [winner] Qui a gagné la manche note tout ce que les autres ont en main.

            Exemple : il reste 12, 45 et 80 aux autres. Le vainqueur note 137.
       *[penalty] Chacun note ce qui lui reste en main, en points de pénalité. Qui a gagné la manche ne note rien.
    }
    .title = Les points

rule-s-41 =
    On joue jusqu’à ce que quelqu’un ait
    { $exceeded ->
        [yes] { $points ->
            [one] plus d’un point.
           *[other] plus de { $points } points.
        }
       *[no] { $points ->
            [one] un point ou plus.
           *[other] { $points } points ou plus.
        }
    }
    { $scoring ->
        [winner] Cette personne gagne la partie.
       *[penalty] Le plus petit total gagne alors la partie ; à égalité, on partage la victoire.
    }
    .title = La fin de la partie

rule-s-42 =
    S’il faut piocher et que la pioche est vide, on mélange la défausse sans sa carte du dessus, et elle devient la nouvelle pioche. Si même cela ne suffit pas, on pioche ce qu’il y
    a ; le reste est oublié, et le jeu continue.
    .title = La pioche est vide

rule-s-43 =
    Si, pendant autant de tours de suite qu’il y a de joueurs, personne ne pioche, ne pose ni ne jette rien au vol, la manche est bloquée. Elle finit sans vainqueur
    { $scoring ->
        [winner] et sans points.
       *[penalty] , et tout le monde compte ses cartes.
    }
    .title = Une manche bloquée
