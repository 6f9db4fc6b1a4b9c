# L’aide : une page avec un menu de questions ; chaque réponse tient en quatre lignes.

help-page =
    ### Des jeux de société, ici même
    { $place ->
        [direct] **Joue** ici contre l’ordinateur, ou avec des amis sur un serveur.
       *[server] **Joue** avec des amis ou contre l’ordinateur.
    }
    {""}**Apprends** un jeu en deux minutes.
    {""}**Chaque jour :** deux énigmes pour tout le monde.
    {""}**Tournois :** une soirée, une ligue ou une coupe.
    {""}**Plus…**, sous le plateau : tout le reste.
help-menu = Comment faire pour…
help-kept = -# Je garde ton identifiant Discord, tes noms, tes paramètres et tes parties. Je ne lis aucun message.
help-manage = **Tu gères ce serveur.** Le menu ci-dessus explique comment terminer une partie, bannir quelqu’un, organiser un tournoi et limiter qui m’utilise. Toutes les commandes : `/mundialito-admin`.
button-help-play = Jouer
button-help-tables = Mes tables
button-help-back = Retour

# The questions, as they continue the menu's title, and their answers.
help-ask-move = jouer un coup
help-answer-move = Appuie sur **À toi de jouer** sous le plateau, choisis une pièce, puis ce qu’elle fait. Personne d’autre ne le voit avant que tu joues.
help-ask-cards = voir mes cartes
help-answer-cards = Elles arrivent par message privé. **Main**, à la table, ou `/hand` les montre aussi. Personne d’autre ne les voit.
help-ask-undo = annuler, abandonner, proposer un match nul
help-answer-undo = Appuie sur **Plus…** sous le plateau. Ce qui concerne les autres demande leur accord.
help-ask-type = taper mes coups
help-answer-type = `/move` propose ce que tu peux jouer pendant que tu tapes. Annuler, proposer un match nul et tout le reste : `/mundialito table`.
help-ask-words = jouer sans les images
help-answer-words = **Plus…**, puis **Plateau en mots**. Chaque image a une description pour les lecteurs d’écran.
help-ask-less = recevoir moins de messages
help-answer-less = `/mundialito settings` coupe les mentions, et les invitations de gens que tu ne connais pas.
help-ask-slow = jouer lentement
help-answer-slow = Ouvre une table avec `/mundialito play pace:slow` : on joue quand on a le temps. Si quelqu’un manque, les autres décident de la suite.
help-ask-watch = regarder ou revoir une partie
help-answer-watch = `/mundialito watch` montre ce qui se joue ici. Une partie finie a **Replay** sous son plateau.
help-ask-event = participer à un tournoi
help-answer-event = `/mundialito event` montre ce qui est prévu. Appuie sur **Rejoindre**, puis sur **Je suis là** à l’appel. Tes parties s’ouvrent toutes seules.
help-ask-share = partager une partie
help-answer-share = Sous une partie finie : **Partager**. Choisis la carte, la vidéo ou les moments, puis **Publier**.
help-ask-ratings = voir le classement
help-answer-ratings = `/mundialito leaderboard` et `/mundialito profile`. `/mundialito rating` dit pourquoi ton Elo a bougé.
help-ask-rules = consulter les règles
help-answer-rules = Choisis un jeu, ou cherche un mot avec `/mundialito rules`.
help-ask-block = bloquer quelqu’un
help-answer-block = `/mundialito block` : cette personne ne peut ni t’inviter ni rejoindre tes tables. Elle n’en saura rien.
help-ask-data = voir ou effacer mes données
help-answer-data = `/mundialito privacy` les montre, t’en donne une copie et les efface.
help-ask-end = terminer une partie bloquée
help-answer-end = `/mundialito-admin end` dans son salon. Je dis d’abord ce que ça implique, puis je demande confirmation.
help-ask-ban = bannir quelqu’un des tables
help-answer-ban = `/mundialito-admin ban add`, pour quelques jours ou jusqu’à ce que tu lèves le bannissement. La personne quitte aussitôt ses tables ici.
help-ask-plan = organiser un tournoi, corriger un résultat
help-answer-plan = `/mundialito event`, puis **Nouveau tournoi**. **Plus…** en dessous le lance, le suspend, le corrige ou l’annule. Qui peut en organiser : `/mundialito-admin setup`.
help-ask-language = changer la langue ici
help-answer-language = `/mundialito-admin setup` choisit la langue des plateaux et des messages. Les réponses privées suivent celle de chacun.
help-ask-limit = limiter qui t’utilise, et où
help-answer-limit = Dans Discord : **Paramètres du serveur → Intégrations**, puis mon nom. Choisis les rôles et les salons de chaque commande.
help-ask-posts = voir ce que tu publies de toi-même
help-answer-posts = Les plateaux et leurs mentions, les résultats des coupes, les tournois et leurs résultats, et un mot de bienvenue. Les énigmes du jour et un podium par mois seulement si tu les actives : `/mundialito-admin setup`.

button-privacy = Vie privée
button-terms = Conditions
