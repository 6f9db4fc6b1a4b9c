# The lesson of the dice cup (rules/dicecup/lessons.txt). The learner coaches Brazil; Ghana is another coach's.

dicecup-step-match-title = Gagne un match
dicecup-step-match-text = La moitié des équipes est à toi, et tu gagnes si l’une d’elles remporte la grande finale. Dans un match, chaque équipe lance son dé une fois, et le résultat donne ses buts.
dicecup-step-match-task = Le Brésil est à toi. Lance !
dicecup-step-match-hint = Il n’y a qu’un seul bouton.
dicecup-step-match-done = Trois à un : le Brésil passe, le Ghana rentre à la maison !

dicecup-step-dice-title = Étoiles et dés
dicecup-step-dice-text = Les étoiles d’une équipe donnent son dé : une étoile lance le blanc (0 0 1 1 1 2), deux le bleu (0 1 1 1 2 3), trois le jaune (0 1 1 2 3 4).
dicecup-step-dice-task = Le Brésil a trois étoiles, le Ghana une. Qui peut marquer quatre buts en un seul lancer ?
dicecup-step-dice-hint = Seul le dé jaune a un 4.
dicecup-step-dice-done = Exact : le dé jaune est celui des favoris. Mais chaque dé a un 0.
dicecup-step-dice-brazil-label = Le Brésil
dicecup-step-dice-ghana-label = Le Ghana
dicecup-step-dice-ghana = Le Ghana lance le dé blanc, dont la meilleure face est un 2.
dicecup-step-dice-both-label = Les deux
dicecup-step-dice-both = Seul le dé jaune a un 4. Celui du Ghana est blanc, avec un 2 au mieux.

dicecup-step-overtime-title = La prolongation
dicecup-step-overtime-text = En élimination directe, il faut un vainqueur. À égalité, on joue la prolongation : les deux lancent le dé blanc, quelles que soient les étoiles, et les buts s’ajoutent.
dicecup-step-overtime-task = Deux partout : lance pour le Brésil en prolongation.
dicecup-step-overtime-hint = Appuie sur le bouton. Cette fois, tes étoiles ne servent à rien.
dicecup-step-overtime-done = Trois partout, toujours pas de vainqueur. Restent les tirs au but.

dicecup-step-penalties-title = Les tirs au but
dicecup-step-penalties-text = Aux tirs au but, les deux équipes lancent les trois dés ensemble, et la plus grosse somme passe.
dicecup-step-penalties-task = Lance les trois dés pour le Brésil.
dicecup-step-penalties-hint = Appuie sur le bouton, et croise les doigts.
dicecup-step-penalties-done = 6 contre 3 : le Brésil passe !

dicecup-step-round-title = Le tour suivant
dicecup-step-round-text = Avant chaque tour, les cartes de toutes les équipes en course sont mélangées, et de nouvelles paires se forment.
dicecup-step-round-task = Le Brésil passe. Qui affrontera-t-il au tour suivant ?
dicecup-step-round-hint = Il n’y a pas de tableau fixe.
dicecup-step-round-done = Exact, même une autre de tes équipes.
dicecup-step-round-anybody-label = N’importe quelle équipe en course
dicecup-step-round-bracket-label = Le vainqueur du match voisin
dicecup-step-round-bracket = C’est ainsi dans un tableau, et cette coupe n’en a pas : chaque tour tire de nouvelles affiches.
dicecup-step-round-chosen-label = Qui je veux
dicecup-step-round-chosen = Personne ne choisit. Les cartes sont mélangées.

dicecup-step-lots-title = Les groupes
dicecup-step-lots-text = Dans les coupes plus longues, deux équipes par groupe passent : aux points, puis à la différence de buts, puis en lançant les trois dés pour chaque équipe à égalité.
dicecup-step-lots-task = Les quatre équipes du groupe A sont à égalité. Lance pour la première.
dicecup-step-lots-hint = Appuie sur le bouton : c’est le lancer de l’Argentine.
dicecup-step-lots-done = 6 pour l’Argentine. Les autres lancent aussi, et les plus grosses sommes passent.

dicecup-step-coach-title = Le coach
dicecup-step-coach-text = Avant la coupe, tu choisis sa longueur et les équipes qui y jouent, même une de ton invention.
dicecup-step-coach-task = Et pendant un match, que décide un coach ?
dicecup-step-coach-hint = Pense aux boutons sur lesquels tu as appuyé jusqu’ici.
dicecup-step-coach-done = Rien, sauf quand lancer. Alors détends-toi, encourage, et accuse les dés.
dicecup-step-coach-nothing-label = Rien du tout
dicecup-step-coach-attack-label = La force de l’attaque
dicecup-step-coach-attack = Ce serait trop beau ! Les dés n’écoutent pas.
dicecup-step-coach-die-label = Le dé à lancer
dicecup-step-coach-die = Ce sont les étoiles qui en décident, et personne n’y peut rien.
