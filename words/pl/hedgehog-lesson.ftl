# The lesson of the hedgehog race (rules/hedgehog/lessons.txt). The learner is red; yellow is the other player.

hedgehog-lesson-side = Grasz czerwonym. Każdy ma małego pionka, średniego drona i dużą królową.

hedgehog-step-tree-title = Drzewo
hedgehog-step-tree-text = Ułóż w stos królową, drona i pionka, w tej kolejności od dołu: takie drzewo wygrywa wyścig.
hedgehog-step-tree-task = Dokończ drzewo: wejdź pionkiem na swojego drona, dwa miejsca dalej zgodnie z zegarem.
hedgehog-step-tree-hint = Naciśnij **Pionek +2**: **+** to kierunek zgodny z zegarem, a liczba to miejsca.
hedgehog-step-tree-done = Co za drzewo! Liczy się też, gdy ktoś stoi nad nim albo pod nim, byle nie pomiędzy.
hedgehog-step-tree-apart = Dron zszedł z królowej. To pionek ma przyjść.
hedgehog-step-tree-missed = Tura minęła, a pionka nie ma na dronie.

hedgehog-step-points-title = Punkty
hedgehog-step-points-text = Kość daje ci punkty: za każde miejsce pionek płaci 1, dron 2, królowa 3.
hedgehog-step-points-task = Na kości jest 2. Wejdź pionkiem na żółtą królową, dwa miejsca dalej zgodnie z ruchem wskazówek zegara (+2).
hedgehog-step-points-hint = Poszukaj przycisków pionka. **+2** to dwa miejsca zgodnie z zegarem; możesz też dwa razy nacisnąć **+1**.
hedgehog-step-points-done = Dwa miejsca za dwa punkty. Pionki są szybkie, królowe powolne.
hedgehog-step-points-drone = Twój dron płaci 2 już za jedno miejsce, więc punkty się skończyły. Pionek przejdzie za nie dwa miejsca.
hedgehog-step-points-back = Tędy oddalasz się od żółtej królowej. Stoi dwa miejsca dalej zgodnie z zegarem.

hedgehog-step-landing-title = Bez zgniatania
hedgehog-step-landing-text = Nie wolno lądować na mniejszych: pionek wejdzie na każdego, dron na drony i królowe, królowa tylko na królowe.
hedgehog-step-landing-task = Przejdź dronem na jedyne miejsce obok, na którym może wylądować.
hedgehog-step-landing-hint = Z jednej strony drona jest żółty pionek, z drugiej żółta królowa.
hedgehog-step-landing-done = Miękkie lądowanie! Duże jeże mają mało miejsc, więc dbaj o te dla swoich.
hedgehog-step-landing-pawn = To był pionek. Spróbuj dronem, który za jedno miejsce płaci 2 punkty.

hedgehog-step-carry-title = Na barana
hedgehog-step-carry-text = Zawsze lądujesz na czyimś grzbiecie, a kto stoi na ruszającym się jeżu, jedzie za darmo.
hedgehog-step-carry-task = Wejdź dronem na swoją królową, z żółtym pionkiem na grzbiecie.
hedgehog-step-carry-hint = Twoja królowa jest następna zgodnie z zegarem: **Dron +1**, za 2 punkty.
hedgehog-step-carry-done = Wszyscy na pokład! Kiedyś inni poniosą tak ciebie i to oni zapłacą.
hedgehog-step-carry-away = Dron poniósł pionka w drugą stronę, na żółtą królową. Twoja jest zgodnie z zegarem.
hedgehog-step-carry-pawn = To dron ma wejść na królową, a na to idą oba punkty.

hedgehog-step-winner-title = Ostatnia tura
hedgehog-step-winner-text = Gdy ktoś odchodzi, luka się zamyka i wszystko za nią jest o jedno miejsce bliżej.
hedgehog-step-winner-task = Na kości jest 6. Wygraj w tej turze.
hedgehog-step-winner-hint = Najpierw dron: dwa miejsca przeciwnie do zegara (−2), na królową, za 4 punkty. Potem 2 punkty w sam raz wystarczą pionkowi.
hedgehog-step-winner-done = Królowa, dron, pionek! Liczenie w obie strony kręgu to połowa tej gry.
hedgehog-step-winner-pawn = Pionek stoi na królowej, a tam powinien być dron. Najpierw dron, potem pionek.
hedgehog-step-winner-away = Dron wylądował na żółtym grzbiecie. Królowa jest dwa miejsca przeciwnie do zegara.
hedgehog-step-winner-missed = Tura minęła bez drzewa. Potrzebujesz wszystkich 6 punktów: 4 na drona (−2), potem 2 na pionka (+2).

hedgehog-step-stop-title = Wystarczy
hedgehog-step-stop-text = Możesz skończyć, kiedy chcesz, ale niewydane punkty przepadają.
hedgehog-step-stop-task = Postaw drona na swojej królowej, zakończ turę, a pionka zostaw w spokoju.
hedgehog-step-stop-hint = Królowa jest o jedno miejsce od drona, przeciwnie do zegara (−1). Potem naciśnij **Koniec tury**.
hedgehog-step-stop-done = Mądrze! Z żółtego grzbietu pionek pojechałby tam, gdzie chce żółty.
hedgehog-step-stop-spent = Dron stoi na królowej, ale pionek wszedł na żółty grzbiet i żółty może go wywieźć. Tym razem skończ wcześniej.
hedgehog-step-stop-early = Tura minęła, a drona nie ma na królowej.
hedgehog-step-stop-pawn = Pionek wszedł na żółty grzbiet i żółty może go wywieźć. Rusz się dronem.

hedgehog-step-strangers-title = Obcy
hedgehog-step-strangers-text = Gdy gra od jednej do trzech osób, w kręgu mogą być niczyje kolory. Ruszają się tylko wtedy, gdy ktoś je niesie.
hedgehog-step-strangers-task = Tylko czerwony jest twój. Wejdź na niebieskiego drona, po drodze do swojej królowej i drona.
hedgehog-step-strangers-hint = Niebieski dron stoi obok twojego pionka, o jedno miejsce zgodnie z zegarem (+1).
hedgehog-step-strangers-done = Bezpieczny krok: stąd nikt cię nie wywiezie. Tak ścigasz się w pojedynkę.
hedgehog-step-strangers-back = To był zielony pionek, czyli długa droga. Niebieski dron jest z drugiej strony.

hedgehog-step-nest-title = Gniazdo
hedgehog-step-nest-text = W wariancie z gniazdem wszystko stoi na głowie: lądujesz na swojej wielkości lub mniejszej, a królowa idzie na górę.
hedgehog-step-nest-task = Dokończ gniazdo: pionek, dron, królowa.
hedgehog-step-nest-hint = Królowa jest obok drona, o jedno miejsce przeciwnie do zegara (−1), za wszystkie 3 punkty.
hedgehog-step-nest-done = Przytulnie! Znasz już oba sposoby na wygraną. Przy większości stołów gra się o drzewo.
hedgehog-step-nest-away = Królowa wylądowała na żółtym dronie. Twój jest z drugiej strony.
hedgehog-step-nest-missed = Królowa potrzebuje wszystkich 3 punktów na jedno miejsce. Pozostałych nie ruszaj.
