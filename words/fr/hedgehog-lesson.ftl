# The lesson of the hedgehog race (rules/hedgehog/lessons.txt). The learner is red; yellow is the other player.

hedgehog-lesson-side = Tu joues les rouges. Chaque couleur a un petit pion, un drone moyen et une grosse reine.

hedgehog-step-tree-title = L’arbre
hedgehog-step-tree-text = Empile ta reine, ton drone et ton pion dans cet ordre, de bas en haut : cet arbre gagne la course.
hedgehog-step-tree-task = Complète ton arbre : amène ton pion sur ton drone, deux espaces dans le sens horaire.
hedgehog-step-tree-hint = Appuie sur **Pion +2** : **+** est le sens horaire, et le nombre compte les espaces.
hedgehog-step-tree-done = Quel arbre ! Il compte aussi avec d’autres dessous ou dessus, tant que personne n’est au milieu.
hedgehog-step-tree-apart = Ton drone a quitté ta reine. C’est au pion de venir.
hedgehog-step-tree-missed = Ton tour est fini, et ton pion n’est pas sur ton drone.

hedgehog-step-points-title = Les points
hedgehog-step-points-text = Le dé te donne des points : par espace, un pion paie 1, un drone 2, une reine 3.
hedgehog-step-points-task = Tu as fait 2. Amène ton pion sur la reine jaune, deux espaces dans le sens horaire (+2).
hedgehog-step-points-hint = Cherche les boutons de ton pion. **+2**, c’est deux espaces dans le sens horaire ; sinon, appuie deux fois sur **+1**.
hedgehog-step-points-done = Deux espaces pour deux points. Les pions sont rapides, les reines lentes.
hedgehog-step-points-drone = Ton drone paie 2 pour un seul espace, donc tous tes points sont partis. Le pion en fait deux pour ce prix.
hedgehog-step-points-back = Ce chemin s’éloigne de la reine jaune. Elle est à deux espaces dans le sens horaire.

hedgehog-step-landing-title = On n’écrase personne
hedgehog-step-landing-text = Tu ne peux pas grimper sur plus petit : un pion grimpe sur tous, un drone sur les drones et les reines, une reine seulement sur les reines.
hedgehog-step-landing-task = Amène ton drone au seul endroit voisin où il a le droit de grimper.
hedgehog-step-landing-hint = D’un côté de ton drone, il y a un pion jaune, de l’autre une reine jaune.
hedgehog-step-landing-done = En douceur ! Les gros hérissons ont peu d’endroits où aller : garde les leurs à l’œil.
hedgehog-step-landing-pawn = C’était ton pion. Essaie ton drone, qui paie 2 points par espace.

hedgehog-step-carry-title = À dos de hérisson
hedgehog-step-carry-text = Tu arrives toujours sur le dos de quelqu’un, et qui se tient sur un hérisson en marche voyage gratuitement.
hedgehog-step-carry-task = Amène ton drone sur ta reine, avec le pion jaune sur le dos.
hedgehog-step-carry-hint = Ta reine est la suivante dans le sens horaire : **Drone +1**, pour 2 points.
hedgehog-step-carry-done = En voiture ! Un jour, d’autres te porteront aussi loin, et c’est eux qui paieront.
hedgehog-step-carry-away = Ton drone a porté le pion de l’autre côté, sur la reine jaune. La tienne est dans le sens horaire.
hedgehog-step-carry-pawn = C’est ton drone qui doit grimper sur ta reine, et ça prend les deux points.

hedgehog-step-winner-title = Le dernier tour
hedgehog-step-winner-text = Quand quelqu’un part, le trou se referme, et tout ce qui est au-delà se rapproche d’un espace.
hedgehog-step-winner-task = Tu as fait 6. Gagne pendant ce tour.
hedgehog-step-winner-hint = D’abord le drone : deux espaces dans le sens antihoraire (−2), sur ta reine, pour 4 points. Les 2 qui restent suffisent tout juste à ton pion.
hedgehog-step-winner-done = Reine, drone, pion ! Compter dans les deux sens de l’anneau, c’est la moitié du jeu.
hedgehog-step-winner-pawn = Ton pion est sur ta reine, là où devrait être ton drone. D’abord le drone, puis le pion.
hedgehog-step-winner-away = Ton drone est arrivé sur un dos jaune. Ta reine est à deux espaces, dans le sens antihoraire.
hedgehog-step-winner-missed = Ton tour est fini sans arbre. Il te faut les 6 points : 4 pour le drone (−2), puis 2 pour le pion (+2).

hedgehog-step-stop-title = Ça suffit
hedgehog-step-stop-text = Tu peux t’arrêter quand tu veux, mais les points que tu ne dépenses pas sont perdus.
hedgehog-step-stop-task = Mets ton drone sur ta reine, puis finis ton tour et laisse ton pion tranquille.
hedgehog-step-stop-hint = Ta reine est à un espace du drone, dans le sens antihoraire (−1). Puis appuie sur **Finir le tour**.
hedgehog-step-stop-done = Bien vu ! Sur un dos jaune, ton pion irait là où le jaune veut.
hedgehog-step-stop-spent = Ton drone est sur ta reine, mais ton pion a grimpé sur un dos jaune, et le jaune peut l’emporter. Cette fois, arrête-toi entre les deux.
hedgehog-step-stop-early = Ton tour est fini, et ton drone n’est pas sur ta reine.
hedgehog-step-stop-pawn = Ton pion a grimpé sur un dos jaune, et le jaune peut l’emporter. Joue plutôt ton drone.

hedgehog-step-strangers-title = Les inconnus
hedgehog-step-strangers-text = Si vous êtes trois ou moins, il peut y avoir des couleurs qui ne sont à personne et ne bougent que si quelqu’un les porte.
hedgehog-step-strangers-task = Seul le rouge est à toi. Grimpe sur le drone bleu, en chemin vers ta reine et ton drone.
hedgehog-step-strangers-hint = Le drone bleu est à côté de ton pion, à un espace dans le sens horaire (+1).
hedgehog-step-strangers-done = Un pas sûr : d’ici, personne ne t’emportera. C’est ainsi qu’on court en solo.
hedgehog-step-strangers-back = C’était le pion vert, et le grand détour. Le drone bleu est de l’autre côté.

hedgehog-step-nest-title = Le nid
hedgehog-step-nest-text = Dans la variante des nids, tout est à l’envers : tu grimpes sur ta taille ou plus petit, et ta reine va tout en haut.
hedgehog-step-nest-task = Complète ton nid : pion, drone, reine.
hedgehog-step-nest-hint = Ta reine est à côté de ton drone, à un espace dans le sens antihoraire (−1), pour les 3 points.
hedgehog-step-nest-done = Douillet ! Tu connais maintenant les deux façons de gagner. La plupart des tables jouent l’arbre.
hedgehog-step-nest-away = Ta reine est arrivée sur le drone jaune. Le tien est de l’autre côté.
hedgehog-step-nest-missed = Ta reine a besoin des 3 points pour un seul espace. Laisse les autres où ils sont.
