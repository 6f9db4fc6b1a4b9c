# What the pictures in the rules show, by chapter (rules/mundialito/topics.ini).
example-mundialito-0 = Gualda hat den Ball von e3 zur Drohne auf b6 gepasst. Ball und Drohne haben die Plätze getauscht, also liegt der Ball in Reihe 6: Tor!
example-mundialito-1 = Die Königin auf e3 steht auf Pfeilen nach links, nach rechts und nach unten, also kann sie nach d3, f3 oder e2. Nach oben zeigt kein Pfeil.
example-mundialito-3 = Dasselbe Brett, die Untersetzer auf `0123` gedreht. Die Pfeile führen anderswohin.
example-mundialito-5 = Die Drohne auf a2 kann links hinausgehen und kommt auf f2 an, am anderen Ende ihrer Reihe.
example-mundialito-6 = Gualdas Aufstellung kurz vor dem Stellen: sechs Pyramiden in Reihe 1, der Ball auf c2.
example-mundialito-9 = Gualda hat die Königin von e1 nach e2 gezogen. Das war eine Aktion, eine bleibt, wie die zwei Kreise oben zeigen.
example-mundialito-10 = Die Drohne auf f2 kann hinauf nach f3, hinunter nach f1 oder hintenherum nach a2.
example-mundialito-11 = Vier Pyramiden stehen in einer Linie mit dem Ball auf c2: a2 in seiner Reihe, b1, d1 und d3 schräg. Der Bauer auf c1 steht senkrecht darunter, also kann er keinen Pass bekommen.
example-mundialito-12 = Die Drohne auf f2 kann die rote Drohne von f3 nach f4 schieben. Sie sind gleich groß, ein Pfeil führt von f2 nach f3 und weiter nach f4, und f4 ist frei.
example-mundialito-13 = Die Drohne auf b3 kann über die rote Königin auf b4 springen, denn die ist größer, und landet auf b5.
example-mundialito-14 = Gualdas Ball auf e3 liegt in einer Linie mit der Drohne auf b6, und c5 und d4 dazwischen sind frei. Ein Pass, und es ist ein Tor.
example-mundialito-15 = Beide Seiten sind vor und zurück gezogen, und das noch einmal. Diese Stellung ist zum dritten Mal auf dem Brett: unentschieden.
example-mundialito-16 = Es steht 1:0 für Gualda, und beide Seiten haben neu aufgestellt. Bermellon hat das Tor kassiert und zieht zuerst.
