# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Tu es Gualda, en jaune. Les pastilles montrent la taille : une pour un pion, deux pour un drone, trois pour une reine.

mundialito-step-goal-title = But !
mundialito-step-goal-text = Mène une de tes pyramides sur la ligne 6, puis passe-lui le ballon : dès qu’il y est, tu gagnes.
mundialito-step-goal-task = Ton drone y est déjà. Passe-lui le ballon !
mundialito-step-goal-hint = Choisis **Ballon a3**, puis la passe au drone en d6.
mundialito-step-goal-done = But ! Une passe suit sa ligne ou une diagonale, aussi loin que tu veux. Tu peux l’écrire avec une étoile et une case : c’était `*d6`.
mundialito-step-goal-away = Ton drone a quitté la ligne 6. C’est là qu’il doit attendre la passe.
mundialito-step-goal-over = Le tour est fini sans but. Il ne faut que la passe.

mundialito-step-arrows-title = Les barres
mundialito-step-arrows-text = Une pyramide va sur la case voisine, jamais en diagonale. Une barre noire empêche de quitter la case où elle est, jamais d’y entrer.
mundialito-step-arrows-task = Amène ton pion de b2 en c3 en deux déplacements.
mundialito-step-arrows-hint = Une barre empêche le pion de monter depuis b2. Va à droite en c2, puis monte.
mundialito-step-arrows-done = Contournée ! D’en haut, on pourrait descendre en b2 : la barre n’arrête que ceux qui sortent.
mundialito-step-arrows-astray = Ce chemin t’éloigne. Depuis c2, juste à côté de b2, un pas vers le haut mène en c3.
mundialito-step-arrows-queen = C’était ta reine. C’est le pion en b2 qui doit aller en c3.

mundialito-step-turn-title = Ton tour
mundialito-step-turn-text = Un tour compte deux actions, et la deuxième, tu la prends ou tu la laisses. Personne ne doit gêner une passe.
mundialito-step-turn-task = Marque pendant ce tour.
mundialito-step-turn-hint = Ton pion en b4 est entre le ballon et le drone en d6. Écarte-le, ou passe-lui d’abord le ballon.
mundialito-step-turn-done = Quel but ! Monte avec une pyramide, puis trouve-la d’une passe : c’est ainsi qu’on gagne.
mundialito-step-turn-wasted = Le tour est fini, et le ballon est toujours en a3. Ouvre d’abord sa diagonale vers d6, puis passe.
mundialito-step-turn-over = Le tour est fini sans but. Prends les deux actions : une pour ouvrir la diagonale vers d6, une pour la passe.

mundialito-step-push-title = La poussée
mundialito-step-push-text = Tu pousses d’une case une pyramide adverse de la taille de la tienne ou plus petite, et tu prends sa place.
mundialito-step-push-task = Pousse le drone rouge de a3 en a4.
mundialito-step-push-hint = Ta reine en a2 est plus grande, juste derrière lui, et a4 est vide.
mundialito-step-push-done = Dégagé ! Il n’y a que sur les lignes 1 et 6 que tout le monde est à l’abri.

mundialito-step-jump-title = Le saut
mundialito-step-jump-text = Trop petite pour pousser ? Alors ta pyramide saute par-dessus, sur la case vide derrière.
mundialito-step-jump-task = Saute par-dessus la reine rouge en f5.
mundialito-step-jump-hint = Ton pion en f4 est plus petit que la reine devant lui, et f6 est vide.
mundialito-step-jump-done = Et hop ! Le voilà sur la ligne 6, prêt pour le ballon.

mundialito-step-defend-title = La défense
mundialito-step-defend-text = Le rouge veut mettre son ballon sur la ligne 1, et son drone en d1 attend la passe.
mundialito-step-defend-task = Empêche le rouge de marquer à son prochain tour.
mundialito-step-defend-hint = La passe irait de a4 à d1. Mets ta reine sur cette diagonale, puis finis ton tour.
mundialito-step-defend-done = Sauvé ! Une pyramide sur la diagonale suffit.
mundialito-step-defend-open = La diagonale de a4 à d1 était ouverte, et le rouge n’a pas hésité.

mundialito-step-edges-title = Par le bord
mundialito-step-edges-text = Les bords gauche et droit se touchent : depuis la colonne f, un pas à droite mène à la colonne a.
mundialito-step-edges-task = Amène ton pion de f3 en a4 en deux déplacements.
mundialito-step-edges-hint = Choisis le pion en f3. Un pas à droite mène par le bord en a3, et a4 est juste au-dessus.
mundialito-step-edges-done = Par le bord ! Ce qui a l’air loin peut être juste à côté. Seules les passes ne font pas le tour.
mundialito-step-edges-left = Ce chemin est long. Depuis la colonne f, un seul pas à droite suffit pour atteindre la colonne a.
mundialito-step-edges-queen = C’était ta reine. C’est le pion en f3 qui doit aller en a4.

mundialito-step-setup-title = La composition
mundialito-step-setup-text = Quand les équipes choisissent leur composition, deux reines, deux drones et deux pions vont sur la ligne 1, dans l’ordre voulu, puis le ballon sur la ligne 2.
mundialito-step-setup-task = Aligne ton équipe, et place ton ballon.
mundialito-step-setup-hint = La composition toute prête est très bien pour débuter.
mundialito-step-setup-done = Voilà ton équipe ! Le rouge s’est aligné en face, et joue en premier.
