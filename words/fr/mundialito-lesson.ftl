# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Tu es Gualda, en jaune, et ton adversaire Bermellon, en rouge. Les points montrent la taille : un pour le pion, deux pour le drone, trois pour la reine.

mundialito-step-arrows-title = Les sorties
mundialito-step-arrows-text = Une pyramide va sur la case voisine si aucune barre ne bloque sa sortie, et les bords gauche et droit se touchent.
mundialito-step-arrows-task = Amène ton pion de f1 en a2 en deux déplacements.
mundialito-step-arrows-hint = Choisis le pion en f1. Depuis la colonne f, un pas à droite mène par derrière à la colonne a.
mundialito-step-arrows-done = Par derrière ! Ce qui a l’air loin peut être juste à côté.
mundialito-step-arrows-left = Ce chemin est long. Depuis la colonne f, un seul pas à droite suffit pour atteindre la colonne a.
mundialito-step-arrows-queen = C’était ta reine. C’est le pion en f1 qui doit aller en a2.

mundialito-step-push-title = La poussée
mundialito-step-push-text = Une pyramide pousse d’une case une pyramide adverse de sa taille ou plus petite, et prend sa place.
mundialito-step-push-task = Pousse le drone rouge de b4 en b5.
mundialito-step-push-hint = Ta reine en b3 est plus grande, juste derrière lui, et b5 est vide.
mundialito-step-push-done = Dégagé ! Les reines poussent tout. Sur les lignes 1 et 6, tout le monde est à l’abri.
mundialito-step-push-jump = C’était un saut : le drone rouge est toujours au même endroit.

mundialito-step-jump-title = Le saut
mundialito-step-jump-text = Une pyramide trop petite pour pousser saute : par-dessus une pyramide adverse plus grande, sur la case vide derrière elle.
mundialito-step-jump-task = Saute par-dessus la reine rouge en d4.
mundialito-step-jump-hint = Ton pion en d3 est plus petit que la reine devant lui, et d5 est vide.
mundialito-step-jump-done = Et hop, par-dessus ! Les petites pyramides sont dures à arrêter.

mundialito-step-pass-title = La passe
mundialito-step-pass-text = Le ballon ne roule jamais : il échange sa place avec une de tes pyramides, sur sa ligne ou en diagonale, à toute distance, sans rien entre eux.
mundialito-step-pass-task = Passe le ballon à ton drone en e4.
mundialito-step-pass-hint = Le ballon en c2 et le drone en e4 sont sur une diagonale. Choisis l’un ou l’autre.
mundialito-step-pass-done = Quelle passe ! Les barres n’arrêtent pas le ballon, et le voilà deux lignes plus loin.
mundialito-step-pass-level = Cette passe est allée à ta reine en a2. Le drone en e4 est plus avancé.

mundialito-step-turn-title = Ton tour
mundialito-step-turn-text = Un tour compte deux actions : la première est obligatoire si elle est possible, et tu peux t’arrêter après elle.
mundialito-step-turn-task = Amène ton pion en d4, puis finis ton tour.
mundialito-step-turn-hint = Le pion en d3 va tout droit vers le haut. Puis appuie sur **Finir le tour**.
mundialito-step-turn-done = Bien tenu ! La deuxième action, tu la prends ou tu la laisses.
mundialito-step-turn-second = Ton pion est en d4, mais tu as pris aussi une deuxième action. Cette fois, arrête-toi après la première.
mundialito-step-turn-early = Tu as fini ton tour, mais ton pion n’est pas en d4.
mundialito-step-turn-elsewhere = Les deux actions sont jouées, et ton pion n’est pas en d4.

mundialito-step-setup-title = La composition
mundialito-step-setup-text = Avant le coup d’envoi, tu alignes deux reines, deux drones et deux pions sur la ligne 1, dans l’ordre que tu veux, puis tu places le ballon sur la ligne 2.
mundialito-step-setup-task = Aligne ton équipe, et place ton ballon.
mundialito-step-setup-hint = La composition toute prête est très bien pour débuter.
mundialito-step-setup-done = Voilà ton équipe ! Le rouge s’est aligné en face, et joue en premier.

mundialito-step-goal-title = But !
mundialito-step-goal-text = Tu gagnes dès que ton ballon est sur la ligne 6, là où les pyramides rouges se sont alignées.
mundialito-step-goal-task = Marque pendant ce tour.
mundialito-step-goal-hint = Ton drone en d6 et le ballon sont sur une diagonale, mais ton pion en b4 est entre eux. Écarte-le, ou passe-lui d’abord le ballon.
mundialito-step-goal-done = Quel but ! Monte avec une pyramide, puis trouve-la d’une passe : c’est ainsi qu’on gagne.
mundialito-step-goal-wasted = Le tour est fini, et le ballon est toujours en a3. Ouvre d’abord sa diagonale vers d6, puis passe.
mundialito-step-goal-over = Le tour est fini sans but. Prends les deux actions : une pour ouvrir la diagonale vers d6, une pour la passe.

mundialito-step-defend-title = La défense
mundialito-step-defend-text = Le rouge veut mettre son ballon sur la ligne 1, et son drone en d1 attend la passe.
mundialito-step-defend-task = Empêche le rouge de marquer à son prochain tour.
mundialito-step-defend-hint = La passe irait de a4 à d1. Mets ta reine sur cette diagonale, puis finis ton tour.
mundialito-step-defend-done = Sauvé ! Rien ne traverse une pyramide, donc une seule sur la ligne suffit.
mundialito-step-defend-open = La diagonale de a4 à d1 était ouverte, et le rouge n’a pas hésité.
