# Ce que le programme dit autour d’un jeu, en français : `replay`, `sim`, `arena`, `check`, `bench` et `rules`.
#
# Un nombre imprimé avec ses milliers séparés vient deux fois : `$count` choisit les mots, `$shown` est imprimé.
# Ce qui est entre accents graves s’écrit ainsi dans les fichiers. `# same` au-dessus d’un message : il est le même dans une autre langue.

## Partout

program-error = erreur :
program-forbidden = la lecture n’est pas permise
program-unreadable = lecture impossible : { $why }

## backup

backup-done = { $to } est une copie de { $from } : { $shown } Ko.

## rebuild

rebuild-done = Refait à partir des journaux de { $file } : tables { $tables }, parties { $matches }.
rebuild-unread = le journal d’une table est illisible, et ce qui en existait reste : { $table }

## rules

rules-house-line = { $field } : { $value }

## check

# same
check-ok = ok
check-failed = ÉCHEC
check-summary = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
}, { $failed ->
    [one] { $failed } échoué
   *[other] { $failed } échoués
}
check-step = étape { $step }
check-expected = attendu
check-actual = obtenu
check-missing = <- n’est pas arrivé ici
check-accepted = accepté
check-refused = refusé par { $rule }
check-refused-why = refusé par { $rule } : { $why }
check-unchanged = rien n’a changé
check-event = événement { $event }
check-changed = { $before }, puis { $after }
check-changed-unseen = quelque chose qui n’est écrit nulle part
check-other-under = autre chose avec `{ $rules }`
check-also-under = le résultat est le même avec `{ $rules }`
check-nothing = rien
check-never = aucun événement qui commence par { $event }
check-open = { $action } est possible
check-not-open = { $action } n’est pas possible
check-not-open-why = { $action } n’est pas possible : { $why } ({ $rule })
check-not-over = la manche n’est pas finie
check-no-file = ce fichier ou ce dossier n’existe pas
check-not-a-file = ce n’est pas un fichier
check-no-scenario = aucun scénario dans ce dossier : aucun fichier n’y finit par .toml
check-too-large = trop grand pour un scénario : un fichier peut avoir jusqu’à 1 Mio
check-not-text = ce n’est pas un texte en UTF-8, donc pas un scénario

## replay

replay-heading = { $game }, { $rules } : { $players }
replay-named = { $name } ({ $seat })
replay-deal = manche { $number }, donneur : { $dealer }
replay-totals = totaux { $totals }
replay-verified = vérifié
replay-verdict = { $verified } : { $verdict }
replay-deals = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
# same
replay-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
replay-won = { $count ->
    [one] { $winners } gagne la partie
   *[other] { $winners } gagnent la partie
}
replay-unfinished = la partie n’est pas finie
replay-hidden = { $verdict } ; la manche en cours ({ $actions }) ne pourra être vérifiée qu’une fois son secret révélé
replay-step = { $file }, étape { $step } sur { $steps }
replay-line = ligne { $line } : { $what }
replay-more = { $count ->
    [one] … encore une ligne : agrandis la fenêtre
   *[other] … encore { $count } lignes : agrandis la fenêtre
}
replay-keys = → suite  ← retour  d manche suivante  Début première  Fin dernière  q quitter
replay-input = entrée standard
replay-no-file = ce fichier n’existe pas
replay-folder = c’est un dossier, pas un enregistrement
replay-no-game = aucun jeu ne s’appelle `{ $name }` : il y a { $games }
replay-no-game-meant = aucun jeu ne s’appelle `{ $name }` (voulais-tu dire `{ $meant }` ?) : il y a { $games }

## Ce qui peut clocher dans un enregistrement

damage-empty = un texte vide, donc pas un enregistrement : la première ligne d’un enregistrement commence par `reihum record`
damage-foreign = ce n’est pas un enregistrement : la première ligne commencerait par `reihum record`
damage-too-large = trop grand pour un enregistrement : il peut avoir jusqu’à 16 Mio
damage-other-version = un enregistrement au format { $written }, et ce programme lit le format { $known } : un plus récent saura peut-être le lire
damage-other-game = un enregistrement de `{ $written }`, pas de `{ $wanted }`
damage-other-revision = joué selon la révision { $written } des règles, que ce programme ne connaît pas : un plus récent la connaît peut-être
damage-long-line = la ligne dépasse 4 Kio, ce qu’aucune ligne d’un enregistrement ne fait
damage-breaks-off = l’enregistrement s’arrête net ici : la ligne doit finir par un saut de ligne, et la toute dernière commence par `match`
damage-line-endings = cette ligne ne finit pas comme la première : toutes finissent par un saut de ligne, ou toutes par un retour chariot et un saut de ligne
damage-not-text = ce n’est pas un texte en UTF-8
damage-no-checksum = il manque la somme de contrôle en fin de ligne : deux espaces et huit chiffres hexadécimaux (0-9, a-f)
damage-checksum = quelque chose a été modifié ici : la somme de contrôle de cette ligne est { $written }, mais ce qui précède donne { $right }
damage-spaces = les espaces avant la somme de contrôle doivent compléter la ligne jusqu’à 24 caractères, plus deux
damage-unknown-line = aucune ligne d’un enregistrement ne ressemble à `{ $text }`
damage-unreadable = `{ $text }` est illisible ({ $why })
damage-form = dans un enregistrement, cette ligne s’écrit `{ $right }`
damage-misplaced = `{ $found }` n’a pas sa place ici (attendu : { $wanted })
damage-missing = l’enregistrement s’arrête net après cette ligne (attendu : { $wanted })
damage-too-much = rien ne peut suivre la ligne qui commence par `match`
damage-dealer = ici, c’est au joueur { $right } de distribuer, pas au joueur { $written }
damage-commitment = le secret ne correspond pas à l’engagement de cette manche, qui est le SHA-256 d’un autre
damage-derivation = la graine ne découle pas du secret et des nonces : ils donnent { $right }
damage-shuffle = le mélange ne découle pas de la graine : l’empreinte de la donne est { $right }, pas { $written }
damage-digest = l’empreinte de la position est { $right }, pas { $written } : depuis la ligne { $since }, quelque chose n’a pas été joué ainsi
damage-illegal = `{ $action }` n’est pas permis ({ $rule }) : { $why }
damage-not-over = la manche n’est pas finie ici, elle n’a donc pas de résultat
damage-over = la manche est finie après cette ligne, son résultat doit donc suivre
damage-result = le résultat de la manche est `{ $right }`
damage-end = la partie finit par `{ $right }`
damage-match-over = il n’y a plus de manche : la partie est finie, gagnée par le joueur { $winners }

## sim

sim-heading = { $game }, { $rules }, { $players } joueurs, { $rounds }, graine { $seed }
sim-rounds = { $count ->
    [one] { $shown } manche
   *[other] { $shown } manches
}
sim-matches = { $count ->
    [one] { $shown } partie complète
   *[other] { $shown } parties complètes
}
sim-shared = { $count ->
    [one] dont { $shown } à plusieurs vainqueurs
   *[other] dont { $shown } à plusieurs vainqueurs
}
sim-cut-off = { $count ->
    [one] une interrompue
   *[other] { $shown } interrompues
}
sim-length = durée
sim-mean = moyenne
sim-median = médiane
sim-most = maximum
sim-turns = tours par manche
sim-moves = coups par manche
sim-match-rounds = manches par partie
sim-seat = place
sim-player = joueur
sim-rounds-won = manches gagnées
sim-matches-won = parties gagnées
sim-points = points par manche
sim-place = ordre
sim-dealer = donneur
sim-begins = commence
sim-from-dealer = donneur + { $steps }
sim-in-a-round = dans une manche
sim-in-all = en tout
sim-chains = chaînes
sim-share = part
sim-links = { $count ->
    [one] { $count } maillon
   *[other] { $count } maillons
}
sim-links-or-more = { $count } ou plus
sim-blocked = manches bloquées
sim-endless = manches sans fin
sim-progress = { $count ->
    [one] { $done } sur { $wanted } manche
   *[other] { $done } sur { $wanted } manches
}
sim-writing = { $count ->
    [one] { $done } sur { $wanted } partie écrite
   *[other] { $done } sur { $wanted } parties écrites
}
sim-written = { $count ->
    [one] { $shown } partie écrite dans { $folder }
   *[other] { $shown } parties écrites dans { $folder }
}
sim-stopped = arrêté
sim-stopped-after = { $count ->
    [one] { $stopped } après { $done } sur { $wanted } manche
   *[other] { $stopped } après { $done } sur { $wanted } manches
}

## Ce que sim dit de SKIP-BO

sim-games = { $count ->
    [one] { $shown } manche
   *[other] { $shown } manches
}
sim-game-turns = tours par manche
sim-game-cards = cartes jouées par manche
sim-match-games = manches par partie
sim-games-won = manches gagnées
sim-game-points = points par manche
sim-in-a-game = dans une manche
sim-team = équipe
sim-games-blocked = manches avec un blocage
sim-games-ended = finies par un blocage
sim-games-nobody = sans vainqueur
sim-first-block = tour du premier blocage
sim-games-endless = manches inachevées
sim-games-progress = { $count ->
    [one] { $done } sur { $wanted } manche
   *[other] { $done } sur { $wanted } manches
}
sim-games-stopped-after = { $count ->
    [one] { $stopped } après { $done } sur { $wanted } manche
   *[other] { $stopped } après { $done } sur { $wanted } manches
}

## Ce que sim compte dans SOLO

sim-figure-skip = Passer son tour
sim-figure-reverse = Changement de sens
sim-figure-draw-two = Piocher 2
sim-figure-swap = Échange de cartes
# same
sim-figure-gift = Cadeau
sim-figure-wish = Choix de couleur
sim-figure-draw-four = Piocher 4
sim-figure-all-swap = Échange de cartes tournant
sim-figure-protection-in-turn = Protection à son tour
sim-figure-protection-against-chain = Protection contre une chaîne
sim-figure-protection-out-of-turn = Protection hors de son tour
sim-figure-interjections = cartes jetées au vol
# same
sim-figure-triples = Triple +
sim-figure-cards-drawn-in-turn = cartes piochées à son tour
sim-figure-cards-drawn-for-chains = cartes piochées pour des chaînes
sim-figure-cards-drawn-for-late-calls = cartes piochées pour une annonce tardive
sim-figure-reshuffles = pioches refaites

## Ce que sim compte dans SKIP-BO

sim-figure-stock-cards = cartes du stock
sim-figure-hand-cards = cartes de la main
sim-figure-discard-cards = cartes des défausses
sim-figure-jokers = jokers joués
sim-figure-piles-completed = séries complètes
sim-figure-blocks = blocages
sim-figure-stock-left = cartes restées aux perdants
sim-figure-first-stock-card = première carte jouée d’un stock
sim-figure-first-to-half = premier stock à moitié vide
sim-figure-most-stock-cards-in-a-turn = le plus de cartes du stock en un tour
sim-figure-most-hands = main vidée le plus souvent
sim-figure-most-jokers = le plus de jokers joués
sim-figure-most-piles = le plus de séries complétées

## Les manches et leur durée

sim-a-round = une manche
sim-a-game = une manche
sim-per-round = par manche
sim-per-game = par manche
sim-all-rounds = Les manches
sim-all-games = Les manches
sim-rounds-played = manches jouées
sim-games-played = manches jouées
# same
sim-minutes = minutes { $per }
sim-seconds = secondes { $per }
sim-chain-links = maillons par chaîne
# same
sim-figure-protection = Protection

## Quantités

amount-turns = { $count ->
    [one] { $shown } tour
   *[other] { $shown } tours
}
# same
amount-minutes = { $count ->
    [one] { $shown } minute
   *[other] { $shown } minutes
}
amount-seconds = { $count ->
    [one] { $shown } seconde
   *[other] { $shown } secondes
}
# same
amount-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
}
amount-links = { $count ->
    [one] { $shown } maillon
   *[other] { $shown } maillons
}

## sim --versus : ce que d’autres règles changent

versus-heading = { $other } comparé à { $base }
versus-turns = { $way ->
    [more] { $deals } ont { $by } de plus ({ $low } à { $high }).
   *[less] { $deals } ont { $by } de moins ({ $low } à { $high }).
}
versus-time = { $way ->
    [more] { $deals } durent, à table, environ { $by } de plus ({ $low } à { $high }).
   *[less] { $deals } durent, à table, environ { $by } de moins ({ $low } à { $high }).
}
versus-matches = { $way ->
    [more] Une partie compte { $by } de plus ({ $low } à { $high }).
   *[less] Une partie compte { $by } de moins ({ $low } à { $high }).
}
versus-begins = { $way ->
    [more] Qui commence gagne plus souvent : { $other } % au lieu de { $base } % ({ $low } à { $high } de plus sur cent).
   *[less] Qui commence gagne moins souvent : { $other } % au lieu de { $base } % ({ $low } à { $high } de moins sur cent).
}
versus-points = { $way ->
    [more] En moyenne, on inscrit { $by } de plus { $per } ({ $low } à { $high }).
   *[less] En moyenne, on inscrit { $by } de moins { $per } ({ $low } à { $high }).
}
versus-blocked = { $way ->
    [more] { $deals } se bloquent plus souvent : { $other } % au lieu de { $base } % ({ $low } à { $high } de plus sur cent).
   *[less] { $deals } se bloquent moins souvent : { $other } % au lieu de { $base } % ({ $low } à { $high } de moins sur cent).
}
versus-never-blocked = { $deals } ne se sont jamais bloquées, dans un cas comme dans l’autre.
versus-chains = { $way ->
    [more] Les chaînes ont en moyenne { $by } de plus ({ $low } à { $high }).
   *[less] Les chaînes ont en moyenne { $by } de moins ({ $low } à { $high }).
}
versus-unseen = { $kind ->
    [share] Aucune différence visible : { $topic } (entre { $less } de moins et { $more } de plus sur cent).
   *[number] Aucune différence visible : { $topic } (entre { $less } de moins et { $more } de plus).
}
versus-too-few = Trop peu de jeu pour comparer : { $topic }.

## sim --report : la page

page-written = La page est dans { $file }.
page-lead = { $deals } entre bots, à une table de { $players }.
page-half = la moitié : de { $low } à { $high }
page-about = { $hours ->
    [0] { $minutes ->
        [one] environ une minute
       *[other] environ { $minutes } minutes
    }
   *[other] { $minutes ->
        [0] environ { $hours } heures
       *[other] environ { $hours } h { $minutes } min
    }
}
page-begins-wins = victoires en commençant
page-equal = à chances égales : { $share } %
page-how-long = Combien de temps dure { $deal } ?
page-how-many-minutes = Et en minutes ?
page-who-wins = Qui gagne ?
page-order = Vaut-il mieux commencer ?
page-course = Comment montent les points ?
page-deeds = Gagne-t-on plus souvent avec des cartes action ?
page-feats = Qui gagne plus souvent ?
page-chains = Jusqu’où vont les chaînes ?
page-blocks = Le jeu se bloque-t-il ?
page-versus = Et avec d’autres règles ?
page-turns-caption = La manche du milieu compte { $by } (trait), la moitié en compte de { $low } à { $high } (zone teintée), la plus longue en a compté { $most }.
page-minutes-caption = Au rythme d’une famille, la manche du milieu dure { $by } (trait), la moitié de { $low } à { $high } (zone teintée).
page-only = Il n’y en a eu qu’une, de { $by }.
page-tail = Le centième le plus long n’est pas dessiné.
page-pace = Ce rythme est supposé, pas mesuré.
page-won-caption = Un point dit combien de fois quelqu’un a gagné ; la vérité se trouve très probablement sur son trait. En tirets : chances égales.
page-begins-verdict = { $way ->
    [more] Oui : qui commence gagne dans { $share } % des cas ({ $low } à { $high }) ; à chances égales, ce serait { $equal } %.
    [less] Non, au contraire : qui commence gagne dans { $share } % des cas ({ $low } à { $high }) ; à chances égales, ce serait { $equal } %.
   *[none] Impossible à dire : qui commence gagne dans { $share } % des cas ({ $low } à { $high }) ; à chances égales, ce serait { $equal } %.
}
page-course-caption = Le score moyen en tête, en queue et entre les deux au fil d’une partie ; une bande contient la moitié des parties. Les parties finies gardent leur score final.
page-deeds-caption = À quelle fréquence on gagne { $deal } où l’on a posé au moins une telle carte, et { $deal } où l’on n’en a posé aucune. Les deux vont ensemble, sans que la carte en soit forcément la cause : qui pose beaucoup de cartes a de toute façon bientôt fini.
page-feats-caption = À quelle fréquence on gagne { $deal } où l’on a réussi cela, et { $deal } où l’on ne l’a pas réussi. Les deux vont ensemble, sans que l’un soit forcément la cause de l’autre : qui mène réussit mieux tout le reste.
page-chains-caption = { $count ->
    [one] { $shown } chaîne selon le nombre de ses maillons ; elle en avait { $most }.
   *[other] { $shown } chaînes selon le nombre de leurs maillons ; la plus longue en avait { $most }.
}
page-no-chains = Il n’y a pas eu une seule chaîne.
page-blocks-caption = Combien de fois il y a eu un blocage, combien de fois il a mis fin à la manche, et combien de fois personne n’a alors gagné.
page-blocks-first = Le premier est venu vers le tour { $median }, la moitié entre les tours { $low } et { $high }.
page-blocked = { $share } % des manches se sont bloquées ({ $low } à { $high }).
page-no-blocks = { $count ->
    [one] Non, pas la seule manche jouée.
   *[other] Non, sur { $deals }, pas une ne s’est bloquée.
}
page-no-matches = Aucune partie n’est allée jusqu’au bout ; avec plus de manches, il y aurait ici quelque chose à voir.
page-laid = en a posé au moins une
page-laid-none = n’en a posé aucune
page-did = réussi
page-did-not = pas réussi
page-seat = joueur { $seat } : { $bot }
page-team = équipe { $seats } : { $bots }
page-number = numéro { $number }
page-deals = donne, joue en dernier
page-leader = en tête
page-last = en queue
page-numbers = Les chiffres
page-all-numbers = Tous les résultats en chiffres
page-from = de
page-to = à
page-interval = intervalle à 95 %
page-quartiles = la moitié
page-standing = rang
page-what = thème
page-difference = différence
page-these-rules = ces règles
page-other-rules = autres règles
page-both-turns = Plus c’est haut, plus il y a de manches de cette longueur.
page-both-places = À quelle fréquence on gagne depuis chaque place. En tirets : chances égales.
page-versus-note = Là où il y a une différence, elle se situe très probablement entre les deux nombres entre parenthèses. Sur vingt phrases de ce genre, une peut être fausse.
page-about-page = Ce sont des bots qui ont joué, pas des gens. La graine était { $seed } ; la même redonne la même page. Traits et parenthèses sont des intervalles qui contiennent la vérité 95 fois sur 100. Le calcul des minutes est décrit dans docs/LAB.md de Reihum.

## arena

arena-blocks = { $count ->
    [one] { $shown } donne, jouée { $times } fois, chacun à chaque place
   *[other] { $shown } donnes, chacune jouée { $times } fois, chacun à chaque place
}
arena-matches = { $count ->
    [one] { $shown } partie
   *[other] { $shown } parties
}
arena-matches-progress = { $count ->
    [one] { $done } sur { $wanted } partie
   *[other] { $done } sur { $wanted } parties
}
arena-matches-stopped-after = { $count ->
    [one] { $stopped } après { $done } sur { $wanted } partie
   *[other] { $stopped } après { $done } sur { $wanted } parties
}
arena-rating = cote
arena-match-points = points par partie
arena-head-to-head = face à face
arena-pair = duel
arena-rate = gagné par le 1er
arena-fair = à force égale
arena-difference = écart de points
arena-test = { $bot } gagne-t-il { $high } plutôt que { $low } ?
arena-yes = Oui.
arena-no = Non.
arena-open = La question reste ouverte.
arena-ratio = log-rapport de vraisemblance { $ratio } ; non sous { $lower }, oui au-dessus de { $upper }
arena-nobody = { $count ->
    [one] { $shown } sans vainqueur
   *[other] { $shown } sans vainqueur
}
arena-unfinished = { $count ->
    [one] { $shown } restée inachevée
   *[other] { $shown } restées inachevées
}
arena-fewer = Moins de points, c’est mieux.

## Ce qui va mal chez les bots des autres

faults-of = { $bot } : { $faults }
faults-timeouts = { $count ->
    [one] { $shown } réponse tardive
   *[other] { $shown } réponses tardives
}
faults-crashes = { $count ->
    [one] { $shown } plantage
   *[other] { $shown } plantages
}
faults-floods = { $count ->
    [one] { $shown } flot de paroles
   *[other] { $shown } flots de paroles
}
faults-illegal = { $count ->
    [one] { $shown } réponse interdite
   *[other] { $shown } réponses interdites
}

## bench

bench-heading = { $game }, { $rules }, { $players } joueurs, { $bot } contre lui-même sur un seul fil
bench-rounds-rate = { $scale ->
    [million] { $rate } millions de manches par seconde
   *[one] { $rate } manches par seconde
}
bench-games-rate = { $scale ->
    [million] { $rate } millions de parties par seconde
   *[one] { $rate } parties par seconde
}
bench-moves-rate = { $scale ->
    [million] { $rate } millions de coups par seconde
   *[one] { $rate } coups par seconde
}
bench-rounds = { $count } manches en tout
bench-games = { $count } parties en tout
bench-moves = { $count } coups en tout
bench-time = en { $seconds } s de temps processeur ; { $others } autres actions
bench-slow = Ce programme a été construit pour le débogage ; cargo build --release le rend bien plus rapide.
bench-progress = mesure en cours : { $now } s sur { $whole }

## play

play-you = Toi
play-round = manche { $number }
play-game = manche { $number }
play-too-small = Cette fenêtre a { $width } × { $height } caractères, et la table en demande { $columns } × { $lines }. Agrandis-la, s’il te plaît ; la partie t’attend.
play-players = Joueurs
play-log = Le récit
play-hand = Ta main ({ $count })
play-hand-short = main
play-top = Défausse
play-any-colour = tout va
play-chain = +{ $count } pour { $name }
play-chain-you = +{ $count } pour toi
play-draw-pile = pioche : { $count }
play-skipbo-draw-pile = pioche : { $count }
play-turn = À toi : joue une carte, ou pioche.
play-turn-lay = À toi : tu as une carte qui va, joues-en une.
play-turn-draw = À toi : aucune carte ne va, pioche.
play-turn-pass = À toi : aucune carte ne va, et il n’y a rien à piocher. Passe.
play-turn-chain = Une chaîne de { $count } cartes : { $ways ->
    [draw] pioche-les.
    [longer] pioche-les, ou rallonge-la.
    [protection] pioche-les, ou pose une Protection.
   *[all] pioche-les, rallonge-la, ou pose une Protection.
}
play-turn-drawn = Piochée : { $card }. Joue-la, ou passe.
play-turn-kept = Piochée : { $card }. Elle ne va pas, passe.
play-waiting = { $name } réfléchit …
play-question = { $name } : { $card }. Te protèges-tu ?
play-question-none = On te demande une Protection, et tu n’en as pas.
play-question-others = On demande qui se protège.
play-held = Cela compte bientôt, si personne ne jette au vol.
play-answered = Noté. Toutes les réponses sont montrées ensemble.
play-choose-colour = { $card } : quelle couleur ?
play-choose-swap = Avec qui échanges-tu ?
play-choose-receiver = À qui ton cadeau ?
play-choose-gift = Quelles cartes pour { $name } ? Encore { $count }.
play-choose-triple = Triple + : choisis les cartes dans l’ordre, la dernière finit dessus ({ $count } pour l’instant).
play-choose-caught = Qui a oublié « Solo ! » ?
play-with-solo = avec « Solo ! »
play-armed = « Solo ! » ira avec la prochaine carte.
play-no-key = La touche { $key } ne fait rien ici ; ? montre les autres.
play-advice = Je ferais ceci : { $what }.
play-no-advice = Tu n’as rien à décider en ce moment.
play-thinking = Laisse-moi réfléchir …
play-leaving = Quitter la table ? La partie est gardée ; --continue la reprend.
play-between = Entrée distribue les cartes suivantes.
play-after = Encore une ? Entrée commence une nouvelle partie.
play-sheet = Feuille de score
# same
play-total = total
play-won = Gagné : { $names }.
play-nobody-won = Personne n’a gagné.
play-match-over = La partie est finie. Gagné : { $names }.
play-help = Aide
play-help-keys = Les touches du moment
play-help-marks = Ce que disent les marques
play-help-now = Les règles de l’instant
play-help-all = Toutes les autres règles
play-scroll = ↑ ↓ défiler · Échap retour
play-legend-playable = Un double cadre : cela peut se jouer. La touche est dans le bord du bas.
play-legend-thrown = ! dans le cadre : cela peut se jeter au vol, à ton tour ou non.
play-legend-turn = ▶ à qui c’est le tour.
play-legend-way = ↓ et ↑ près de « Joueurs » : dans quel sens on tourne.
play-legend-joker = ★ un joker ; ★7 un joker qui vaut 7. → le chiffre attendu. ×3 combien de cartes a une pile.
play-legend-piles = [ ] la carte du dessus d’un stock. Les défausses s’appellent A, B, C et D ; les touches sont des minuscules.
play-legend-partner = + après un nom : ton partenaire. Les majuscules y sont des touches, et ▸ à côté : cela peut se jouer.
play-clock-throw-in = au vol :
play-clock-question = réponse :
play-clock-turn = ton temps :
play-clock-deal = suite dans :
play-key-card = jouer une carte
play-key-choose = choisir
play-key-throw-in = jeter au vol
play-key-draw = piocher
play-key-pass = passer
# same
play-key-protect = Protection
play-key-decline = pas de protection
play-key-catch = « Solo ! » oublié
play-key-leave = sans échange
play-key-done = fini
play-key-back = retour
play-key-hint = que ferais-tu ?
play-key-log = récit
play-key-help = aide
play-key-quit = quitter
play-key-next = continuer
play-key-rematch = encore une partie
play-key-end = finir le tour
play-key-discard = se défausser, fin du tour
play-face-skip = sans
play-face-reverse = sens
play-face-swap = troc
play-face-gift = don
play-face-wish = choi
play-face-all-swap = tous
# same
play-face-protection = prot
play-building = séries
# same
play-stock = stock
play-discards = défausses
play-partners = du partenaire
play-one-building = série { $pile }
play-one-discard = défausse { $letter }
play-partner-stock = stock du partenaire
play-partner-discard = défausse { $letter } du partenaire
play-skipbo-turn = À toi : choisis une carte.
play-skipbo-put = À toi : aucune carte ne va, défausse donc une carte de ta main.
play-skipbo-where = { $card } : Entrée ou 1-4 construit, a-d défausse.
play-skipbo-discard = { $card } ne va nulle part : a-d défausse.
play-skipbo-which = { $card } : quelle série ?
play-skipbo-nowhere = { $card } ne va nulle part pour l’instant.
play-skipbo-empty = Ta main est vide : joue de tes piles, ou finis ton tour.
play-kept = La partie est gardée. Pour la reprendre : { $command }
play-record = Le compte rendu de la partie : { $file }
play-no-terminal = pour jouer il faut un terminal, pour l’image et pour les touches ; ici l’entrée ou la sortie n’en est pas un
play-unfinished = une partie n’est pas finie ({ $file }) : --continue la reprend, --new la met de côté et en commence une autre
play-nothing-kept = il n’y a pas de partie à reprendre ({ $file }) : commence-en une sans --continue
play-aside = La partie inachevée est gardée dans { $file }
play-save-unusable = { $file } est inutilisable ({ $why }) : --data indique un autre dossier
play-save-busy = un autre programme joue cette partie ({ $file }) : quitte-le d’abord, ou choisis un autre dossier avec --data
play-save-foreign = { $file } n’est pas une partie de { $game } ({ $why }) : le fichier reste tel quel ; --new le met de côté et en commence une autre
play-save-damaged = { $file } est abîmé à la ligne { $line } ({ $why }) : le fichier reste tel quel ; corrige cette ligne ou efface-la avec la suite, ou --new le met de côté et en commence une autre

## join: play at a server’s table

join-came = { $name } est là.
join-went = { $name } est absent.
join-left = { $name } est parti.
join-removed = { $name } a été renvoyé par l’hôte.
join-host = { $name } est maintenant l’hôte.
join-host-you = Tu es maintenant l’hôte.
join-taken-over = Un bot joue pour { $name }.
join-given-back = { $name } joue de nouveau.
join-paused = L’hôte a mis le jeu en pause.
join-resumed = Le jeu reprend.
join-ended = L’hôte a terminé la partie.
join-changed = L’hôte a modifié la table.
join-unseated = Ta place n’existe plus.
# same
join-table = Table { $code }
join-share = Dis ce code aux autres. Ils viennent avec :
join-free = libre
# same
join-bot = bot ({ $level })
join-stands-in = absent : un bot joue
join-ready = prêt
join-away = absent
join-the-host = hôte
join-watching = Regardent : { $names }
join-ask-seat = Prends une place libre par son numéro, ou regarde.
join-ask-ready = Appuie sur r quand tu es prêt.
join-ask-others = Tu es prêt. On attend les autres …
join-ask-host = Tu es prêt. L’hôte commence la partie.
join-ask-start = Entrée commence la partie.
join-ask-fill = Des places sont libres : attends d’autres joueurs, ou b met un bot.
join-ask-wait = Tous ne sont pas encore prêts.
join-you-watch = Tu regardes.
join-coming = En route vers { $address } …
join-lost = La connexion est perdue. Elle revient toute seule …
join-taken = { $name } est assis là.
join-not-now = Pas de connexion pour l’instant : attends un moment.
join-leaving = Quitter la table ? Ta place est gardée, tu peux revenir.
join-choose-bot-seat = Quelle place reçoit un bot ? Entrée remplit toutes les places libres.
join-choose-bot = Comment joue-t-il ?
join-choose-out = Quel bot part ?
join-choose-host = Que veut l’hôte ?
join-choose-removed = Qui est renvoyé ?
join-choose-heir = Qui devient l’hôte ?
join-choose-end = Terminer la partie pour tous ?
join-key-sit = s’asseoir
join-key-stand = se lever
join-key-unready = pas prêt
# same
join-key-bot = bot
join-key-all = toutes les places libres
join-key-out = bot dehors
join-key-start = commencer
join-key-host = hôte
join-key-pause = mettre en pause
join-key-resume = reprendre
join-key-remove = renvoyer quelqu’un
join-key-hand-over = passer la main
join-key-end = terminer la partie
join-lobby = Tables publiques
join-no-tables = Aucune table publique n’est ouverte. n en ouvre une.
join-ask-table = Choisis une table, ou ouvre la tienne.
join-ask-game = Quel jeu ?
join-running = en jeu
join-some-free = { $free } libres sur { $seats }
join-key-new = nouvelle table
join-key-join = y aller
join-back = Ta place est gardée. Reviens avec : { $command }
join-sent-away = l’hôte t’a renvoyé de cette table
join-no-such-table = il n’y a pas de table { $code } : redemande son code
join-closed = cette table est fermée, car personne n’y est venu depuis longtemps : ouvres-en une autre
join-no-name = dis comment tu t’appelles : --name NAME
