# What the pictures in the rules show, by chapter (rules/hedgehog/topics.ini).
example-hedgehog-0 = Une course à quatre après quelques tours : les piles grandissent. Les trous se sont refermés, et il n’en reste que six.
example-hedgehog-1 = L’anneau à quatre avant le premier lancer : chaque couleur une fois par série de quatre.
example-hedgehog-2 = Rouge a fait 5. Chaque étiquette montre un coup et, en jaune, son prix : `Q` est la reine, `D` le drone, `P` le pion. La reine n’a pas de quoi se payer un coup qui arrive sur une reine.
example-hedgehog-4 = Sur la pile 7, le drone de Bleu porte un pion rouge et un jaune. Où qu’il aille, les deux voyagent avec lui, et il ne paie que pour lui-même.
example-hedgehog-5 = Sur la pile 5, le drone de Rouge a 6 points, assez pour trois espaces dans chaque sens. Il peut grimper sur des reines et des drones, mais pas sur les piles 3 et 6 : un pion est tout en haut.
example-hedgehog-7 = Il reste 1 point à Rouge. Seul le pion, en haut de la pile 10, pourrait encore s’en servir ; sinon, Rouge finit son tour.
example-hedgehog-8 = Sur la pile 1, le drone de Rouge est sur sa reine, et son pion sur le drone. Le pion bleu tout en haut n’y change rien : Rouge gagne.
example-hedgehog-9 = Rouge, Jaune et Bleu ont fini leurs tours l’un après l’autre sans bouger, donc personne ne gagne.
example-hedgehog-10 = Rouge, en solo, a eu besoin de trois tours pour l’arbre. Y arrives-tu en deux ?
example-hedgehog-11 = Le nid de Rouge sur la pile 2 : pion, drone et reine de bas en haut. Peu importe ce qu’il y a dessous et dessus.
example-hedgehog-12 = Rouge et Jaune jouent. Le bleu et le vert, marqués d’un tiret, ne sont à personne.
example-hedgehog-13 = Dans cet anneau de six, le pion de Rouge sur la pile 5 atteint la pile 1 par `P+2` pour 2 points ou par `P-4` pour 4.
