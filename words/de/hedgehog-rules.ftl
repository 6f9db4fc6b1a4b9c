# What the pictures in the rules show, by chapter (rules/hedgehog/topics.ini).
example-hedgehog-0 = Ein paar Züge nach dem Start eines Rennens zu viert: Die Stapel wachsen. Die Lücken haben sich geschlossen, nur sechs sind übrig.
example-hedgehog-1 = Der Ring für vier vor dem ersten Wurf: In jedem Viertel kommt jede Farbe einmal vor.
example-hedgehog-2 = Rot hat eine 5 gewürfelt. Jedes Schild zeigt eine Bewegung und in Gelb ihren Preis: `Q` ist die Königin, `D` die Drohne, `P` der Bauer. Für eine Bewegung, die auf einer Königin landet, reichen der Königin die Punkte nicht.
example-hedgehog-4 = Die blaue Drohne auf Stapel 7 trägt einen roten Bauern und einen gelben. Wohin sie auch geht, beide reiten mit, und sie zahlt nur für sich.
example-hedgehog-5 = Die rote Drohne auf Stapel 5 hat 6 Punkte, genug für drei Plätze in beide Richtungen. Sie kann auf Königinnen und Drohnen landen, nicht aber auf Stapel 3 und 6: Dort ist ein Bauer obenauf.
example-hedgehog-7 = Rot hat noch 1 Punkt. Nur der Bauer oben auf Stapel 10 könnte ihn nutzen; sonst beendet Rot den Zug.
example-hedgehog-8 = Auf Stapel 1 steht die rote Drohne auf der roten Königin und der rote Bauer auf der Drohne. Der blaue Bauer darüber ändert nichts: Rot gewinnt.
example-hedgehog-9 = Rot, Gelb und Blau haben nacheinander ihren Zug beendet, ohne zu ziehen, also gewinnt niemand.
example-hedgehog-10 = Rot war allein und brauchte drei Züge für den Baum. Schaffst du es in zweien?
example-hedgehog-11 = Das rote Nest auf Stapel 2: Bauer, Drohne, Königin von unten nach oben. Was darunter und darüber liegt, ist egal.
example-hedgehog-12 = Rot und Gelb spielen. Blau und Grün, mit einem Strich markiert, gehören niemandem.
example-hedgehog-13 = In diesem Ring aus sechs kommt der rote Bauer von Stapel 5 mit `P+2` für 2 Punkte zu Stapel 1, oder mit `P-4` für 4.
