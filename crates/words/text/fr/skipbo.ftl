# Ce qui se dit à propos de SKIP-BO, en français.
#
# Les propositions (skipbo-event-…, skipbo-and-…) commencent en minuscule et n’ont pas de point : le programme les relie et les termine.
# `$you` dit qui, parmi les personnes nommées, est le lecteur : seat, only (toi seulement), with (toi et d’autres) ou none.
# `$from` dit d’où vient une carte : stock, discard, partner-stock, partner-discard ou hand ; `$source`, de quelle défausse.
# Les clés en `x-` n’existent que dans cette langue. `# same` au-dessus d’un message : il est le même dans une autre langue.

## Cartes

skipbo-card-number = { $number }
# same
skipbo-card-joker = joker
# same
skipbo-one-number = un { $number }
skipbo-one-joker = un joker
skipbo-joker-as = un joker en guise de { $number }
skipbo-cards-of = { $you ->
    [seat] toi ({ $cards })
   *[none] { $name } ({ $cards })
}
skipbo-then = { $list }, puis { $last }

## Ce qui se passe

skipbo-event-lot = { $you ->
    [seat] pour la donne, tu tires { $card }
   *[none] pour la donne, { $name } tire { $card }
}
skipbo-lots = on tire au sort qui distribue : { $list }
skipbo-lots-again = égalité, on recommence : { $list }
skipbo-event-dealt = { $you ->
    [seat] tu distribues { $count ->
        [one] une carte
       *[other] { $count } cartes
    } pour chaque stock
   *[none] { $name } distribue { $count ->
        [one] une carte
       *[other] { $count } cartes
    } pour chaque stock
}
skipbo-tops = sur les stocks : { $list }
skipbo-event-turned = { $you ->
    [seat] ton stock montre maintenant { $card }
   *[none] { $name } retourne { $card } sur son stock
}
skipbo-and-turned = { $you ->
    [seat] ton stock montre maintenant { $card }
   *[none] le stock montre maintenant { $card }
}
skipbo-event-turn = { $you ->
    [seat] à toi de jouer
   *[none] à { $name } de jouer
}
skipbo-event-turn-drew = { $you ->
    [seat] à toi de jouer : tu pioches { $cards }
   *[none] { $name } pioche { $cards }, c’est son tour
}
skipbo-event-turn-nothing = { $you ->
    [seat] à toi de jouer, mais il n’y a rien à piocher
   *[none] à { $name } de jouer, mais il n’y a rien à piocher
}
skipbo-event-turn-withheld = { $you ->
    [seat] à toi de jouer, cette fois sans piocher
   *[none] à { $name } de jouer, cette fois sans piocher
}
skipbo-event-withheld = { $you ->
    [seat] cette fois, tu ne peux pas piocher
   *[none] cette fois, { $name } ne peut pas piocher
}
skipbo-event-drew = { $you ->
    [seat] tu pioches { $cards }
   *[none] { $name } pioche { $cards }
}
skipbo-event-refilled = { $you ->
    [seat] ta main est vide, alors tu pioches { $cards }
   *[none] { $name } n’a plus de cartes en main et pioche { $cards }
}
skipbo-event-nothing = { $you ->
    [seat] il n’y a plus rien à piocher pour toi
   *[none] il n’y a plus rien à piocher pour { $name }
}
skipbo-no-more = il n’y a pas d’autres cartes
skipbo-penalty-nothing = mais il n’y a plus de cartes
skipbo-penalty-only = il n’en reste { $count ->
    [one] qu’une
   *[other] que { $count }
}
skipbo-event-reshuffled = on mélange les séries mises de côté pour refaire une pioche de { $count } cartes
skipbo-from = { $from ->
    [stock] { $you ->
        [seat] { " " }de ton stock
       *[none] { " " }de son stock
    }
    [discard] { $you ->
        [seat] { " " }de ta défausse { $source }
       *[none] { " " }de sa défausse { $source }
    }
    [partner-stock] { $you ->
        [seat] { " " }du stock de ton partenaire
       *[none] { " " }du stock partenaire
    }
    [partner-discard] { $you ->
        [seat] { " " }de la défausse { $source } de ton partenaire
       *[none] { " " }de la défausse partenaire { $source }
    }
   *[hand] { "" }
}
skipbo-as = { $as ->
    [0] { "" }
   *[other] { " " }en guise de { $as }
}
skipbo-event-played = { $you ->
    [seat] tu poses { $cards }{ skipbo-from }{ skipbo-as } sur la série { $pile }
   *[none] { $name } pose { $cards }{ skipbo-from }{ skipbo-as } sur la série { $pile }
}
skipbo-and-played = { $cards }{ skipbo-from }{ skipbo-as } sur la série { $pile }
skipbo-event-completed = la série { $pile } est complète, on la met de côté
skipbo-and-completed = elle est complète, on la met de côté
skipbo-event-emptied = { $you ->
    [seat] ton stock est épuisé
   *[none] { $name } n’a plus de stock
}
skipbo-and-emptied = { $you ->
    [seat] ton stock est épuisé
   *[none] le stock est épuisé
}
skipbo-event-discarded = { $you ->
    [seat] tu mets { $card } sur ta défausse { $pile }
   *[none] { $name } met { $card } sur sa défausse { $pile }
}
skipbo-event-ended = { $you ->
    [seat] tu finis ton tour sans te défausser
   *[none] { $name } finit son tour sans se défausser
}
skipbo-event-blocked = plus rien ne bouge : la manche est bloquée
skipbo-event-taken-up = on ramasse toutes les défausses et on les mélange pour refaire une pioche { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
skipbo-event-penalised-cards = { $you ->
    [seat] une pénalité pour toi : { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous le stock
   *[none] une pénalité pour { $name } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous le stock
}
skipbo-event-penalised-hint = { $you ->
    [seat] ni souffler ni tricher : deux cartes pour toi, sous le stock
   *[none] ni souffler ni tricher : deux cartes pour { $name }, sous le stock
}
skipbo-event-penalised-no-draw = { $you ->
    [seat] une pénalité pour toi : un tour sans piocher
   *[none] une pénalité pour { $name } : un tour sans piocher
}
skipbo-event-under = { $you ->
    [seat] tu reçois { $count ->
        [one] une carte
       *[other] { $count } cartes
    } face cachée sous ton stock
   *[none] { $name } reçoit { $count ->
        [one] une carte
       *[other] { $count } cartes
    } face cachée sous son stock
}
skipbo-event-won = { $you ->
    [only] tu gagnes la manche
    [with] { $names } et toi gagnez la manche
   *[none] { $names } { $count ->
        [one] gagne
       *[other] gagnent
    } la manche
}
skipbo-event-won-fewest = { $you ->
    [only] c’est à toi qu’il reste le moins de cartes dans le stock : tu gagnes la manche
    [with] c’est à { $names } et à toi qu’il reste le moins de cartes dans les stocks : vous gagnez la manche
   *[none] { $count ->
        [one] { $names } a le moins de cartes dans son stock et gagne la manche
       *[other] { $names } ont ensemble le moins de cartes dans leurs stocks et gagnent la manche
    }
}
skipbo-event-nobody = égalité entre les plus petits stocks : personne ne gagne
skipbo-event-points = { $you ->
    [seat] tu notes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[none] { $name } note { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
skipbo-won-points = cela rapporte { $points } points

## Pourquoi pas

skipbo-illegal-no-such-seat = Cette place est vide. Choisis quelqu’un à cette table.
skipbo-illegal-not-your-turn = Ce n’est pas encore ton tour. Patience, il arrive !
skipbo-illegal-no-pile-yet = Cette place est libre : une série commence par un 1 ou un joker.
skipbo-illegal-wrong-number = Cette série attend un { $due }, ou un joker.
skipbo-illegal-not-in-hand = Tu n’as pas cette carte en main. Choisis-en une que tu as.
skipbo-illegal-not-on-stock = Ce n’est pas cette carte qui est sur le dessus du stock.
skipbo-illegal-stock-empty = Ce stock est déjà épuisé.
skipbo-illegal-not-on-discard = Cette carte n’est pas sur le dessus de la défausse, et seule celle du dessus peut se jouer.
skipbo-illegal-must-discard = Il te reste des cartes en main : mets-en une sur une de tes défausses, et ton tour est fini.
skipbo-illegal-game-over = La manche est finie. En route pour la suivante !
skipbo-illegal-no-partner = À cette table, chacun joue pour soi. Sers-toi de tes propres cartes.
skipbo-illegal-host-does-not-play = L’hôte ne peut que donner des pénalités. Pour jouer, il faut une place à la table.
skipbo-illegal-only-the-host = Les pénalités, c’est l’hôte qui les donne, et personne d’autre.
skipbo-illegal-no-penalties = À cette table, on joue sans pénalités.
skipbo-illegal-already-imposed = À cette place, on jouera déjà le prochain tour sans piocher.

## Pourquoi un bot fait quelque chose

skipbo-the-card = { $number ->
    [0] le joker
   *[other] le { $number }
}
skipbo-of-stock = { $whose ->
    [partner] du stock de mon partenaire
   *[own] de mon stock
}
skipbo-why-stock = { $whose ->
    [partner] La carte du stock de mon partenaire trouve sa place, et cela nous fait avancer tous les deux.
   *[own] La carte de mon stock trouve sa place, alors j’en profite : tout le jeu est là.
}
skipbo-why-towards-stock = { $cards ->
    [one] Après cette carte, { skipbo-the-card } { skipbo-of-stock } pourra suivre.
   *[other] Encore { $cards } cartes, celle-ci comprise, et { skipbo-the-card } { skipbo-of-stock } pourra suivre.
}
skipbo-why-new-hand = { $cards ->
    [one] Avec cette carte, ma main est vide et j’en pioche une nouvelle.
   *[other] Encore { $cards } cartes, celle-ci comprise, et ma main est vide : j’en pioche alors une nouvelle.
}
skipbo-why-room = Cela me fait de la place et n’aide guère les autres.
skipbo-why-order = Elle va bien sur cette défausse : mes cartes restent dans l’ordre.
skipbo-why-open-place = Cette place est encore libre : je n’y recouvre aucune carte.
skipbo-why-least-missed = Il faut bien que je défausse une carte, et c’est là qu’elle me manquera le moins.
skipbo-why-nothing-else = Je ne pouvais rien faire d’autre.
skipbo-why-chances = { $percent ->
    [0] Je ne crois plus guère à ma victoire.
    [1] Je pense gagner une fois sur 100.
   *[other] Je pense gagner { $percent } fois sur 100.
}

## Éditions et règles maison

skipbo-edition-standard = Le jeu complet
skipbo-edition-short = Le jeu court

skipbo-field-stock = Chaque stock reçoit
skipbo-value-stock = { $stock ->
    [printed] 30 cartes, ou 20 à cinq et à six
    [one] une seule carte
   *[other] { $stock } cartes
}
skipbo-field-teams = Équipes
skipbo-value-teams-none = aucune, chacun joue pour soi
skipbo-value-teams = { $pairs }
skipbo-pair = { $first } avec { $second }
skipbo-field-block = Si plus rien ne bouge
skipbo-value-block-take-up = on mélange toutes les défausses, et le jeu continue
skipbo-value-block-ends = la manche finit tout de suite
skipbo-field-penalties = Pénalités
skipbo-value-penalties-no = aucune
skipbo-value-penalties-yes = au gré de l’hôte
skipbo-field-limit = Pour gagner la partie, il faut
skipbo-value-limit = { $points ->
    [one] marquer le premier point
   *[other] avoir { $points } points avant les autres
}

## La page des règles

skipbo-rules-title = SKIP-BO : les règles

skipbo-chapter-cards = Joueurs et cartes
skipbo-chapter-setup = Avant de jouer
skipbo-chapter-turn = À ton tour
skipbo-chapter-end = La fin de la manche
skipbo-chapter-teams = En équipe
# same
skipbo-chapter-scoring = Points
skipbo-chapter-penalties = Pénalités

## Les règles

skipbo-rule-b-01 =
    { $teams ->
        [none]
            { $most ->
                [4] On joue de deux à quatre, chacun pour soi.
               *[6] On joue de deux à six, chacun pour soi.
            }
            Tout tourne autour de ton stock : vide le tien avant les autres, et tu gagnes.
       *[yes]
            { $players ->
                [4] On joue à quatre, en deux équipes :
               *[6] On joue à six, en trois équipes :
            }
            { $pairs }. Pas besoin de s’asseoir côte à côte. Tout tourne autour de vos stocks : la première équipe à vider les deux siens gagne.
    }
    .title = Les joueurs

skipbo-rule-b-02 =
    Il y a 162 cartes : chaque nombre de 1 à 12 en douze exemplaires, et 18 cartes Skip-Bo. Ce sont les jokers.
    .title = Les cartes

skipbo-rule-b-03 =
    Avant la première manche, tout le monde tire une carte, et le nombre le plus haut distribue. Un joker ne compte pas : on tire alors une autre carte. En cas d’égalité au plus haut, on
    recommence entre ex æquo. Ensuite, on remet tout ensemble et on mélange. Après chaque manche, c’est au voisin de gauche de distribuer.

    Exemple : on tire un 4, un 9 et un joker, et après le joker un 11. C’est le 11 qui distribue.
    .title = Distribuer

skipbo-rule-b-04 =
    { $stock ->
        [printed] Tout le monde reçoit un stock : 30 cartes de deux à quatre joueurs, 20 à cinq ou six. Seule la carte du dessus est visible. Ce qu’il y a dessous, personne ne le sait, même pas
            toi. Dès que la carte du dessus est jouée, on retourne la suivante.
        [one] Tout le monde reçoit une seule carte pour stock, face visible.
       *[other] Tout le monde reçoit un stock de { $stock } cartes. Seule la carte du dessus est visible. Ce qu’il y a dessous, personne ne le sait, même pas toi. Dès que la carte du dessus est
            jouée, on retourne la suivante.
    }
    .title = Le stock

skipbo-rule-b-05 =
    Toutes les autres cartes forment la pioche. Il y a de la place pour quatre séries au milieu, et pour quatre défausses devant chacun. Au début, tout cela est vide.
    .title = Les autres piles

skipbo-rule-b-06 = Le voisin de gauche du donneur ouvre le jeu, puis on tourne dans le sens horaire.
    .title = Qui commence

skipbo-rule-b-07 =
    Commence ton tour en piochant de quoi avoir cinq cartes en main.

    Exemple : il te reste deux cartes, tu en pioches trois.
    .title = Compléter sa main

skipbo-rule-b-08 =
    Pose ensuite des cartes sur les séries, autant que tu peux et que tu veux. Rien ne t’y oblige. Une série commence à 1 et monte de un en un jusqu’à 12. Un joker prend toujours la place du nombre
    qui manque, même celle du 1.

    Exemple : une série en est à 7. Tu poses un joker en guise de 8, puis ton 9 par-dessus.
    .title = Poser des cartes

skipbo-rule-b-09 =
    Tu prends tes cartes dans ta main, sur le dessus de ton stock ou sur le dessus d’une de tes défausses, comme tu veux.
    .title = D’où viennent les cartes

skipbo-rule-b-10 =
    Si la dernière carte de ta main part sur une série, pioche tout de suite cinq nouvelles cartes et continue.
    .title = La main est vide

skipbo-rule-b-11 =
    Pour finir, mets une carte de ta main, face visible, sur une de tes défausses : ton tour s’arrête là. Elle peut aller sur n’importe quelle carte. Plus tard, seule la carte du dessus d’une défausse
    peut se jouer, et on ne réarrange rien.

    Exemple : mets ton 6 sur le 7. Dès qu’il y a un 5 quelque part, les deux s’en vont.
    .title = Les défausses

skipbo-rule-b-12 =
    La douzième carte complète une série. On la met de côté, et une autre peut commencer à sa place.
    .title = Une série complète

skipbo-rule-b-13 =
    S’il faut piocher et que la pioche est vide, on mélange les séries mises de côté : c’est la nouvelle pioche. S’il n’y en a pas, tu prends ce qui reste et tu joues avec. Sans carte en main ni rien
    à piocher, tu peux finir ton tour sans te défausser.
    .title = La pioche est vide

skipbo-rule-b-14 =
    Tu as joué la dernière carte de ton stock ? C’est gagné, sur-le-champ, même au milieu de ton tour.
    .title = Gagner

skipbo-rule-b-15 =
    Si, pendant autant de tours de suite qu’il y a de joueurs, personne ne pioche, ne pose ni ne défausse rien, la manche est bloquée.
    { $block ->
        [ends] Elle finit alors.
       *[take-up] On ramasse alors toutes les défausses et on les mélange : c’est la nouvelle pioche. Les séries restent en place, et le suivant pioche. S’il n’y a rien sur les défausses, ou si
            aucune carte d’un stock n’a été jouée depuis le blocage précédent, la manche est finie.
    }
    { $teams ->
        [none] Le plus petit stock gagne. En cas d’égalité, personne ne gagne et il n’y a pas de points.
       *[yes] L’équipe dont les deux stocks comptent ensemble le moins de cartes gagne. En cas d’égalité, aucune ne gagne et il n’y a pas de points.
    }
    .title = Une manche bloquée

skipbo-rule-b-16 =
    À ton tour, tu peux aussi jouer le dessus du stock et des défausses de ton partenaire, mais pas sa main. Ton tour finit avec une carte de ta main sur une défausse à toi.

    Exemple : le stock de ton partenaire montre un 4. Tu poses ton 3, puis ce 4.
    .title = Jouer pour son partenaire

skipbo-rule-b-17 =
    Dès que vos deux stocks sont épuisés, vous avez gagné, quelle que soit la personne qui a joué la dernière carte. Si seul le tien est épuisé, tu continues : avec ta main, tes défausses et les piles
    de ton partenaire.
    .title = Gagner ensemble

skipbo-rule-b-18 =
    C’est la personne dont c’est le tour qui décide, et elle seule peut parler de ce qu’on joue. Son partenaire se tait, même si c’est dur.
    .title = Ne pas souffler

skipbo-rule-b-19 =
    { $teams ->
        [none] Qui gagne la manche note 25 points, plus 5 pour chaque carte qui reste dans les stocks des autres. Celle du dessus compte aussi.
       *[yes] L’équipe qui gagne la manche note 25 points en tout, plus 5 pour chaque carte qui reste dans les stocks des autres. Celle du dessus compte aussi.
    }

    Exemple : il reste quatre cartes chez les autres. Cela fait 25 et 20, donc 45.
    .title = Les points

skipbo-rule-b-20 =
    { $points ->
        [one] Le tout premier point gagne la partie.
       *[other] Qui atteint { $points } points en premier gagne la partie.
    }
    .title = La fin de la partie

skipbo-rule-b-21 =
    Pour avoir trop pioché : une à cinq cartes de la pioche vont sous le stock, sans qu’on les voie.
    .title = Trop de cartes

skipbo-rule-b-22 =
    { $teams ->
        [none] Pour avoir triché : deux cartes de la pioche vont sous le stock, sans qu’on les voie.
       *[yes] Pour avoir soufflé à son partenaire, ou triché autrement : deux cartes de la pioche vont sous le stock, sans qu’on les voie.
    }
    .title = { $teams ->
        [none] Tricher
       *[yes] Souffler et tricher
    }

skipbo-rule-b-23 =
    Pour avoir joué hors de son tour : le tour suivant se joue sans piocher du tout, ni au début ni en cours de route. Si la main se vide, on continue avec les piles, et on peut finir sans se
    défausser.
    .title = Hors de son tour

skipbo-rule-b-24 =
    Ici, personne ne peut piocher trop de cartes ni jouer hors de son tour : l’essai est simplement refusé.
    { $penalties ->
        [no] À cette table, il n’y a donc pas de pénalités.
       *[yes] L’hôte peut tout de même donner les pénalités de B-21 à B-23. Un stock peut ainsi devenir plus gros qu’au début. Si la pioche est vide, on la refait d’abord (B-13), puis on prend
            ce qu’il y a.
            { $teams ->
                [none] { "" }
               *[yes] Si le stock était déjà épuisé, les cartes de pénalité en forment un nouveau, et celui-là aussi doit partir.
            }
    }
    .title = { $penalties ->
        [no] Pas de pénalités
       *[yes] Qui donne les pénalités
    }
