# What the pictures in the rules show, by chapter (rules/hedgehog/topics.ini).
example-hedgehog-0 = Wyścig na cztery osoby po kilku turach: stosy rosną. Luki się zamknęły i zostało tylko sześć stosów.
example-hedgehog-1 = Krąg dla czterech osób przed pierwszym rzutem: w każdej czwórce każdy kolor raz.
example-hedgehog-2 = Czerwony ma na kości 5. Każda etykieta pokazuje ruch i, na żółto, jego cenę: `Q` to królowa, `D` dron, `P` pionek. Królowej nie stać na ruch, który kończy się na królowej.
example-hedgehog-4 = Niebieski dron na stosie 7 niesie czerwonego i żółtego pionka. Dokądkolwiek idzie, oba jadą z nim, a on płaci tylko za siebie.
example-hedgehog-5 = Czerwony dron na stosie 5 ma 6 punktów, czyli na trzy miejsca w każdą stronę. Może lądować na królowych i dronach. Na stosach 3 i 6 nie może: na górze jest tam pionek.
example-hedgehog-7 = Czerwonemu został 1 punkt. Mógłby go użyć już tylko pionek na szczycie stosu 10; inaczej czerwony kończy turę.
example-hedgehog-8 = Na stosie 1 czerwony dron stoi na czerwonej królowej, a czerwony pionek na dronie. Niebieski pionek na górze niczego nie zmienia: czerwony wygrywa.
example-hedgehog-9 = Czerwony, żółty i niebieski jeden po drugim zakończyli turę bez ruchu, więc nikt nie wygrywa.
example-hedgehog-10 = Czerwony był bez przeciwników i potrzebował na drzewo trzech tur. A ty, dasz radę w dwóch?
example-hedgehog-11 = Czerwone gniazdo na stosie 2: od dołu pionek, dron i królowa. To, co leży niżej i wyżej, nie ma znaczenia.
example-hedgehog-12 = Grają czerwony i żółty. Niebieski i zielony, oznaczone kreską, są niczyje.
example-hedgehog-13 = W tym kręgu z sześcioma stosami czerwony pionek ze stosu 5 dochodzi na stos 1 ruchem `P+2` za 2 punkty albo `P-4` za 4.
