# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Premier but
worldcup-step-goal-text = Tu es coach de plusieurs nations, et à chaque tour tu joues une carte sur une équipe, dans n’importe quel match : 2-1 est le premier match du groupe 2.
worldcup-step-goal-task = La Yougoslavie mène dans le match 2-1 : marque pour le Brésil, ton équipe.
worldcup-step-goal-hint = Choisis la carte **Un but**, puis la rangée du Brésil dans le match 2-1, contre la Yougoslavie.
worldcup-step-goal-done = But, égalité ! Tout le monde joue sur les mêmes matchs jusqu’à la fin de la pioche.
worldcup-step-goal-match = C’était l’autre match du Brésil. Celui contre la Yougoslavie est le 2-1.
worldcup-step-goal-card = La bonne rangée, mais cette carte n’est pas un but entier. Choisis **Un but**.

worldcup-step-colours-title = Couleurs d’équipe
worldcup-step-colours-text = Une tuile de but vaut au plus 3 pour une équipe noire, rouge ou bleue, 2 pour une verte, et 1 pour une jaune ou une grise.
worldcup-step-colours-task = Joue tes trois buts sur une de tes équipes qui les reçoit tous.
worldcup-step-colours-hint = Le Brésil est vert, le Pérou jaune et le Mexique gris. L’Argentine est rouge : n’importe laquelle de ses rangées convient.
worldcup-step-colours-done = Trois d’un coup ! Les grosses cartes vont aux équipes fortes, qui ont aussi de plus longues rangées.
worldcup-step-colours-given = Les trois comptent, mais pour une équipe rivale. Trouves-en une forte à toi.
worldcup-step-colours-green = Une équipe verte ou plus faible ne peut pas avoir de 3, donc un but s’est perdu.
worldcup-step-colours-weak = Les équipes jaunes et grises n’obtiennent que 1 avec n’importe quelle carte de but, donc deux buts se sont perdus.

worldcup-step-attack-title = Demi-buts
worldcup-step-attack-text = Une attaque est un demi-but, et deux dans la même rangée en font un entier.
worldcup-step-attack-task = Les États-Unis, une équipe rivale, mènent dans le match 4-1 : égalise avec une deuxième attaque pour la Belgique.
worldcup-step-attack-hint = Choisis la carte **Attaque**. Le match 4-1 n’est pas près de tes équipes : cherche sous **Ailleurs…**, groupe 4.
worldcup-step-attack-done = Égalité ! Tu peux aider ou gêner toutes les équipes, et le malheur d’un rival fait ton bonheur.
worldcup-step-attack-single = Cette moitié est toute seule, donc ce n’est pas un but. La Belgique en a déjà une dans le match 4-1.
worldcup-step-attack-closed = La bonne rangée, mais une défense n’est pas un but, et la rangée de la Belgique est maintenant pleine.
worldcup-step-attack-foul = Cela enlève le but des États-Unis. Pas mal, mais cette fois fais marquer la Belgique.

worldcup-step-defence-title = Verrouille
worldcup-step-defence-text = Seule la dernière tuile d’une rangée peut être retournée, et seulement si c’est un but ou une attaque ouverts.
worldcup-step-defence-task = Protège pour de bon le but du Brésil dans le match 2-1.
worldcup-step-defence-hint = Choisis la carte **Défense**, puis la rangée du Brésil dans le match 2-1.
worldcup-step-defence-done = Verrouillé ! Une défense au bout protège toute la rangée, un penalty ou une tuile retournée aussi.
worldcup-step-defence-open = Le but est couvert, mais la nouvelle tuile peut être retournée. Une défense ne le peut pas.
worldcup-step-defence-other = Bien défendu, mais dans la mauvaise rangée : le but du Brésil dans le match 2-1 est encore ouvert.

worldcup-step-foul-title = Faute, hors-jeu
worldcup-step-foul-text = Une faute retourne un but, une défense une attaque, et un hors-jeu l’un ou l’autre.
worldcup-step-foul-task = Enlève le but de la Yougoslavie dans le match 2-1 : il est fait de deux attaques.
worldcup-step-foul-hint = Une faute ne retourne pas d’attaque. Choisis **Hors-jeu**, puis la dernière attaque de la Yougoslavie.
worldcup-step-foul-done = But refusé ! D’un 3 ou d’un 2, il serait resté un but plus petit.
worldcup-step-foul-elsewhere = C’était le but de l’Uruguay. Les deux attaques de la Yougoslavie dans le match 2-1 comptent toujours.

worldcup-step-dice-title = Les dés
worldcup-step-dice-text = À la fin d’une manche, quatre dés montrent des couleurs, et chaque point vaut un demi-but dans chaque match de chaque équipe de cette couleur.
worldcup-step-dice-task = Le Brésil, vert, a une attaque dans le match 2-1. Les dés montrent noir, rouge, vert et bleu : combien de buts a-t-il ?
worldcup-step-dice-hint = Un point est vert. Un demi-but et un demi-but…
worldcup-step-dice-done = Un but : une moitié de l’attaque, une du point. Les couleurs fortes sont sur plus de faces.
worldcup-step-dice-none-label = Aucun
worldcup-step-dice-one-label = Un
worldcup-step-dice-two-label = Deux
worldcup-step-dice-none = L’attaque est un demi-but, et le point vert est l’autre moitié.
worldcup-step-dice-two = Une attaque et un point valent chacun un demi-but.

worldcup-step-through-title = La qualification
worldcup-step-through-text = Piocher la dernière carte termine la manche, et en 1930 la meilleure équipe de chaque groupe passe.
worldcup-step-through-task = Le Brésil et la Yougoslavie sont à égalité en tête du groupe 2 : qualifie le Brésil avec cette dernière carte.
worldcup-step-through-hint = Un **Penalty** est un but entier sauf si le dé est noir. Joue-le pour le Brésil dans le match 2-1.
worldcup-step-through-done = En demi-finales ! Un penalty ne peut pas non plus être retourné. Si l’équipe championne est à toi, tu gagnes.
worldcup-step-through-away = Le Brésil n’est pas passé. Il lui faut un but entier contre la Yougoslavie, et un penalty en est un.

worldcup-step-cups-title = Deux coupes
worldcup-step-cups-text = En 1930, le premier de chaque groupe passe, et les équipes à égalité rejouent ; en 2002, les deux premiers passent, et les buts peuvent décider.
worldcup-step-cups-task = Nous sommes en 2002, avec 32 équipes dans huit groupes. Combien en sortent ?
worldcup-step-cups-hint = Deux de chacun des huit groupes.
worldcup-step-cups-done = Seize ! 2002 a aussi des cartes pour plusieurs équipes, et des tirs au but. Commence par 1930 : environ 50 minutes.
worldcup-step-cups-eight-label = Huit
worldcup-step-cups-sixteen-label = Seize
worldcup-step-cups-thirty-label = Les 32
worldcup-step-cups-eight = Huit, ce serait sans les deuxièmes. En 2002, ils passent aussi.
worldcup-step-cups-thirty = Deux équipes de chaque groupe rentrent à la maison.
