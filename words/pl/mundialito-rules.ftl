# What the pictures in the rules show, by chapter (rules/mundialito/topics.ini).
example-mundialito-0 = Gualda podaje piłkę z e3 do drona na b6. Piłka i dron zamieniły się miejscami, więc piłka jest w rzędzie 6: gol!
example-mundialito-1 = Królowa na e3 stoi na strzałkach w lewo, w prawo i w dół, więc może iść na d3, f3 albo e2. Strzałki w górę nie ma.
example-mundialito-3 = Ta sama plansza z podkładkami obróconymi według `0123`. Strzałki prowadzą gdzie indziej.
example-mundialito-5 = Dron na a2 może wyjść w lewo i znajdzie się na f2, na drugim końcu rzędu.
example-mundialito-6 = Ustawienie drużyny Gualda tuż przed zatwierdzeniem: sześć piramid w rzędzie 1 i piłka na c2.
example-mundialito-9 = Gualda przechodzi królową z e1 na e2. To była jedna akcja i jedna została, co pokazują dwa kółka u góry.
example-mundialito-10 = Dron na f2 może iść w górę na f3, w dół na f1 albo dookoła na a2.
example-mundialito-11 = Na linii z piłką na c2 stoją cztery piramidy: a2 w jej rzędzie oraz b1, d1 i d3 po skosie. Pionek na c1 jest prosto pod nią, więc nie może dostać podania.
example-mundialito-12 = Dron na f2 może przepchnąć czerwonego drona z f3 na f4. Są tej samej wielkości, strzałka prowadzi z f2 na f3 i dalej na f4, a f4 jest puste.
example-mundialito-13 = Dron na b3 może przeskoczyć czerwoną królową na b4, bo jest od niego większa, i wylądować na b5.
example-mundialito-14 = Piłka drużyny Gualda na e3 jest na linii z dronem na b6, a c5 i d4 pomiędzy są puste. Podanie i gol.
example-mundialito-15 = Obie strony zrobiły krok do przodu i z powrotem, a potem jeszcze raz. Ta pozycja jest na planszy trzeci raz: remis.
example-mundialito-16 = Jest 1:0, prowadzi Gualda, a obie strony ustawiły się na nowo. Bermellon, po stracie gola, zaczyna.
