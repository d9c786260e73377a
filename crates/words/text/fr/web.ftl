# Ce que dit la page dans le navigateur autour d’un jeu, en français.

## Partout

web-tagline = Deux jeux de cartes pour toute la table
web-skip = Aller au contenu
web-start = Accueil
web-rules = Règles
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-sound = Sons

## Accueil

web-open = Ouvrir une table
web-open-text = Tu choisis le jeu et ses règles, et tu invites les autres par un lien.
web-join = Rejoindre une table
web-join-text = Quelqu’un t’a donné un code ou un lien.
web-code = Code de la table
web-code-go = Rejoindre
web-code-missing = Écris ici le code de la table, par exemple bado-keli-mora.

## Préparation

web-setup = Une nouvelle table
web-game = Jeu
web-rulebook = Livret de règles
web-read-rules = Lire ces règles

## Table

# same
web-table = Table { $code }
web-table-looking = Recherche de la table …
web-table-none = Aucune table ne porte ce code. Demande à qui te l’a donné, ou ouvre la tienne.
web-table-closed = Cette table a été fermée parce que plus personne ne venait.

## Connexion

web-server-looking = Connexion …
web-server-there = Connecté
web-server-none = Pas de serveur : tu peux jouer contre des bots
web-bots-none = Les bots ne tournent pas dans ce navigateur, ou plus. Recharge la page.

## Ailleurs

web-nowhere = Il n’y a rien ici
web-nowhere-text = Cette adresse ne mène nulle part. Repars de l’accueil.
web-unloaded = Cette langue n’a pas pu être chargée. Réessaie quand tu seras en ligne.
web-outdated = Le serveur n’a pas la même version que cette page. Recharge la page.
web-fleeting = Ce navigateur ne garde pas tes parties : sans serveur, elles durent jusqu’à ce que tu fermes cette page.
web-no-record = Il n’y a pas de compte rendu de cette partie.

## Aide

web-help = Aide
web-help-turn = C’est ton tour
web-help-turn-text = Les cartes jouables dépassent de ta main. Touche-en une, glisse-la sur sa pile, ou appuie sur Entrée. Touche une autre carte : la page dit pourquoi elle ne va pas, avec le numéro de la règle.
web-help-hint = Si tu ne sais pas quoi faire
web-help-hint-text = « Que ferais-tu ? » laisse un bot regarder ce que tu vois, et rien d’autre, et dire ce qu’il jouerait et pourquoi. On le trouve aux tables qui ne sont pas ouvertes à tous.
web-help-twin = Jeter au vol
web-help-twin-text = À SOLO, si tu tiens exactement la carte qui vient d’être jouée, tu peux la jeter au vol, même hors de ton tour. Un grand bouton apparaît alors ; à une table tranquille, on a tout le temps.
web-help-away = S’il faut partir
web-help-away-text = Ferme la page, perds le réseau, laisse dormir le téléphone : un bot joue pour toi jusqu’à ton retour, et ta place reste à toi. « Continuer mes parties » à l’accueil t’y ramène.
web-help-fair = Des cartes honnêtes
web-help-fair-text = Personne ne choisit les cartes : après chaque donne, ton navigateur vérifie le mélange. Les bots savent ce qu’on voit de leur place, et rien d’autre.
