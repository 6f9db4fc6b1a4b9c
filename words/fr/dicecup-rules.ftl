# What the pictures in the rules show, by chapter (rules/dicecup/topics.ini).
example-dicecup-0 = L’Argentine a gagné la grande finale, donc son coach gagne la partie. En dessous, son parcours dans la coupe.
example-dicecup-1 = Les 32 équipes, tout juste tirées dans leurs groupes. Les étoiles près d’un nom donnent sa force, et le maillot porte le numéro de son coach.
example-dicecup-3 = La Colombie a une étoile et a fait 0 avec le dé blanc. L’Argentine, avec trois étoiles, va lancer le jaune.
example-dicecup-4 = Trois coachs, et 32 équipes à se partager : deux en ont onze, le troisième dix.
example-dicecup-6 = La Colombie a fait 0 et l’Argentine 1 : score final 0–1. C’était un match à élimination directe, donc l’Argentine passe.
example-dicecup-7 = États-Unis et Honduras : 1–1 dans le temps réglementaire, un but chacun en prolongation, puis 2–6 aux tirs au but. Le score reste 2–2, mais le Honduras passe.
example-dicecup-8 = La coupe débutant avant ses demi-finales. Un match est retourné ; l’autre est encore face cachée.
example-dicecup-9 = Les groupes A et B avec victoires, nuls, défaites, buts et points. Le trait sépare les deux équipes qui passeraient maintenant.
example-dicecup-11 = La Tunisie et la Slovénie sont à égalité de points et de différence de buts. La Tunisie a fait 8 avec trois dés, et c’est au tour de la Slovénie.
example-dicecup-12 = L’élimination directe après les groupes : les huitièmes, les quarts, et les demi-finales à venir.
example-dicecup-14 = Une carte de chaque pile est retournée : Colombie contre Argentine, aucun dé lancé.
example-dicecup-16 = Une coupe jouée en solo. L’Angleterre l’a gagnée, et personne n’a perdu.
