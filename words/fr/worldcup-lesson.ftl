# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Marque
worldcup-step-goal-text = Tu es coach de plusieurs nations, et si l’une d’elles est championne, tu gagnes. À ton tour, tu joues une carte, sur n’importe quel match.
worldcup-step-goal-task = Le Brésil est à toi, à égalité avec la Yougoslavie : marque !
worldcup-step-goal-hint = Choisis la carte **Un but**, puis la rangée du Brésil contre la Yougoslavie.
worldcup-step-goal-done = But ! Tout le monde joue ses cartes sur les mêmes matchs jusqu’à la fin de la pioche.
worldcup-step-goal-match = C’était l’autre match du Brésil. Marque dans celui contre la Yougoslavie.
worldcup-step-goal-card = La bonne rangée, mais cette carte n’est pas un but entier. Choisis **Un but**.

worldcup-step-attack-title = Demi-buts
worldcup-step-attack-text = Une attaque est un demi-but, et deux dans la même rangée en font un entier.
worldcup-step-attack-task = La Yougoslavie mène : égalise avec une deuxième attaque pour le Brésil.
worldcup-step-attack-hint = Choisis la carte **Attaque**, puis la rangée du Brésil contre la Yougoslavie.
worldcup-step-attack-done = Égalité ! Tu peux jouer pour ou contre toutes les équipes.
worldcup-step-attack-defence = La bonne rangée, mais une défense n’est pas un but.
worldcup-step-attack-single = Ce demi-but reste tout seul, donc ça ne fait pas un but. Contre la Yougoslavie, le Brésil en a déjà un.
worldcup-step-attack-foul = Ça enlève le but de la Yougoslavie. Pas mal, mais cette fois fais marquer le Brésil.

worldcup-step-defence-title = À l’abri
worldcup-step-defence-text = On peut enlever la dernière tuile d’une rangée si c’est un but ou une attaque. Une défense au bout met toute la rangée à l’abri.
worldcup-step-defence-task = Mets à l’abri le but du Brésil contre la Yougoslavie.
worldcup-step-defence-hint = Choisis la carte **Défense**, puis la rangée du Brésil contre la Yougoslavie.
worldcup-step-defence-done = À l’abri ! Un penalty au bout de la rangée fait pareil, et une tuile enlevée aussi.
worldcup-step-defence-open = Le but est couvert, mais on peut maintenant enlever la nouvelle tuile. Une défense, non.
worldcup-step-defence-other = À l’abri, mais dans la mauvaise rangée : on peut encore enlever le but du Brésil contre la Yougoslavie.

worldcup-step-foul-title = Enlève-le
worldcup-step-foul-text = Une faute enlève un but, une défense enlève une attaque, et un hors-jeu l’un ou l’autre.
worldcup-step-foul-task = Deux attaques font le but de la Yougoslavie contre le Brésil : enlève-le.
worldcup-step-foul-hint = Une faute n’enlève pas d’attaque. Choisis **Hors-jeu**, puis la dernière attaque de la Yougoslavie.
worldcup-step-foul-done = But refusé ! La tuile est maintenant face cachée.
worldcup-step-foul-elsewhere = C’était le but de l’Uruguay. Les deux attaques de la Yougoslavie contre le Brésil comptent toujours.

worldcup-step-through-title = La qualification
worldcup-step-through-text = Piocher la dernière carte termine la manche. Des dés peuvent ajouter des demi-buts, puis la meilleure équipe de chaque groupe passe.
worldcup-step-through-task = Le Brésil et la Yougoslavie sont à égalité en tête : qualifie le Brésil avec cette dernière carte.
worldcup-step-through-hint = Un **Penalty** est un but entier sauf si le dé est noir. Joue-le pour le Brésil contre la Yougoslavie.
worldcup-step-through-done = En demi-finales, avec de nouvelles cartes !
worldcup-step-through-away = Le Brésil n’est pas passé. Il lui faut un but contre la Yougoslavie, et un penalty en est un.

worldcup-step-colours-title = Couleurs d’équipe
worldcup-step-colours-text = Une tuile de but vaut au plus 3 pour une équipe noire, rouge ou bleue, 2 pour une verte, et 1 pour une jaune ou une grise.
worldcup-step-colours-task = Joue tes trois buts sur une de tes équipes qui les reçoit tous.
worldcup-step-colours-hint = Le Brésil est vert, le Pérou jaune et le Mexique gris. L’Argentine est rouge : n’importe laquelle de ses rangées convient.
worldcup-step-colours-done = Trois d’un coup ! Les grosses cartes vont aux équipes fortes, qui ont aussi de plus longues rangées.
worldcup-step-colours-given = Les trois comptent, mais pour une équipe rivale. Choisis plutôt une équipe forte à toi.
worldcup-step-colours-green = Une équipe verte ou plus faible ne peut pas avoir de 3 : un but est perdu.
worldcup-step-colours-weak = Les équipes jaunes et grises n’ont droit qu’à un 1, quelle que soit la carte : deux buts sont perdus.

worldcup-step-dice-title = Les dés
worldcup-step-dice-text = À la fin d’une manche, quatre dés montrent des couleurs, et chaque point vaut un demi-but dans chaque match de chaque équipe de cette couleur.
worldcup-step-dice-task = Le Brésil, vert, a une attaque contre la Yougoslavie. Les dés montrent noir, rouge, vert et bleu : combien de buts a-t-il ?
worldcup-step-dice-hint = Un point est vert. Un demi-but et un demi-but…
worldcup-step-dice-done = Un but : une moitié de l’attaque, une du point. Les couleurs fortes sont sur plus de faces.
worldcup-step-dice-none-label = Aucun
worldcup-step-dice-one-label = Un
worldcup-step-dice-two-label = Deux
worldcup-step-dice-none = L’attaque est un demi-but, et le point vert est l’autre moitié.
worldcup-step-dice-two = Une attaque et un point valent chacun un demi-but.

worldcup-step-cups-title = Deux coupes
worldcup-step-cups-text = En 1930, le premier de chaque groupe passe, et les équipes à égalité rejouent ; en 2002, les deux premiers passent, et les buts peuvent décider.
worldcup-step-cups-task = Nous sommes en 2002, avec 32 équipes dans huit groupes. Combien en sortent ?
worldcup-step-cups-hint = Deux de chacun des huit groupes.
worldcup-step-cups-done = Seize ! 2002 a aussi des cartes pour plusieurs équipes, et des tirs au but. Commence par 1930 : environ une heure.
worldcup-step-cups-eight-label = Huit
worldcup-step-cups-sixteen-label = Seize
worldcup-step-cups-thirty-label = Les 32
worldcup-step-cups-eight = Huit, c’est sans compter les deuxièmes. En 2002, ils passent aussi.
worldcup-step-cups-thirty = Deux équipes de chaque groupe rentrent à la maison.
