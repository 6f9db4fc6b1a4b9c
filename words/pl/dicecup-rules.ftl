# What the pictures in the rules show, by chapter (rules/dicecup/topics.ini).
example-dicecup-0 = Argentyna wygrała wielki finał, więc grę wygrywa ten, kto ją prowadzi. Pod spodem jej droga przez turniej.
example-dicecup-1 = Wszystkie 32 drużyny tuż po rozlosowaniu grup. Gwiazdki przy nazwie to siła drużyny, a na koszulce jest numer jej trenera.
example-dicecup-3 = Kolumbia ma jedną gwiazdkę i wyrzuciła białą kością 0. Teraz Argentyna, z trzema gwiazdkami, rzuca żółtą.
example-dicecup-4 = Troje trenerów i rozdane między nich 32 drużyny: dwoje ma po jedenaście, jedno dziesięć.
example-dicecup-6 = Kolumbia wyrzuciła 0, Argentyna 1, więc skończyło się 0:1. To był mecz pucharowy, więc Argentyna gra dalej.
example-dicecup-7 = USA i Honduras: 1:1 po 90 minutach, po golu w dogrywce, a potem 2:6 w karnych. Wynik to dalej 2:2, ale gra dalej Honduras.
example-dicecup-8 = Turniej dla nowicjuszy przed półfinałami. Jeden mecz jest odkryty, drugi jeszcze zakryty.
example-dicecup-9 = Grupy A i B z wygranymi, remisami, porażkami, golami i punktami. Linia oddziela dwie drużyny, które teraz grałyby dalej.
example-dicecup-11 = Tunezja i Słowenia mają tyle samo punktów i tę samą różnicę bramek. Tunezja wyrzuciła trzema kośćmi 8, teraz Słowenia.
example-dicecup-12 = Faza pucharowa po grupach: 1/8 finału, ćwierćfinały i czekające półfinały.
example-dicecup-14 = Z każdego stosu odkryto jedną kartę: Kolumbia gra z Argentyną, jeszcze bez rzutu.
example-dicecup-16 = Turniej w pojedynkę. Wygrała go Anglia i nikt nie przegrał.
