# What the pictures in the rules show, by chapter (rules/mundialito/topics.ini).
example-mundialito-0 = Gualda a passé le ballon de e3 au drone en b6. Ballon et drone ont échangé leurs places, et voilà le ballon sur la ligne 6 : but !
example-mundialito-1 = La reine en e3 est sur des flèches vers la gauche, la droite et le bas, donc elle peut aller en d3, f3 ou e2. Il n’y a pas de flèche vers le haut.
example-mundialito-3 = Le même plateau avec ses dessous de verre tournés selon `0123`. Les flèches mènent ailleurs.
example-mundialito-5 = Le drone en a2 peut sortir par la gauche et arrive en f2, à l’autre bout de sa ligne.
example-mundialito-6 = La composition de Gualda, prête à être placée : six pyramides sur la ligne 1, et le ballon en c2.
example-mundialito-9 = Gualda a déplacé la reine de e1 en e2. C’était une action, et il en reste une, comme le montrent les deux cercles en haut.
example-mundialito-10 = Le drone en f2 peut monter en f3, descendre en f1, ou passer par le bord en a2.
example-mundialito-11 = Quatre pyramides sont alignées avec le ballon en c2 : a2 sur sa ligne, et b1, d1 et d3 en diagonale. Le pion en c1 est juste dessous, donc il ne peut pas recevoir de passe.
example-mundialito-12 = Le drone en f2 peut pousser le drone rouge de f3 en f4. Ils ont la même taille, une flèche mène de f2 à f3 puis à f4, et f4 est vide.
example-mundialito-13 = Le drone en b3 peut sauter par-dessus la reine rouge en b4, car elle est plus grande, et arriver en b5.
example-mundialito-14 = Le ballon de Gualda en e3 est aligné avec le drone en b6, et c5 et d4 entre eux sont vides. Une passe, et c’est le but.
example-mundialito-15 = Les deux camps ont avancé et reculé, puis recommencé. Cette position est sur le plateau pour la troisième fois : match nul.
example-mundialito-16 = Gualda mène 1–0, et les deux camps se sont replacés. Bermellon a encaissé le but et joue en premier.
