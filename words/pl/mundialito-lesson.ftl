# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Grasz żółtą drużyną Gualda. Kropki pokazują wielkość: pionek jedna, dron dwie, królowa trzy.

mundialito-step-goal-title = Gol!
mundialito-step-goal-text = Wprowadź swoją piramidę do rzędu 6 i podaj jej piłkę: gdy tylko piłka tam jest, wygrywasz.
mundialito-step-goal-task = Twój dron już tam stoi. Podaj mu piłkę!
mundialito-step-goal-hint = Wybierz **Piłka a3**, a potem podanie do drona na d6.
mundialito-step-goal-done = Gol! Podanie idzie w poziomie albo po skosie, jak daleko chcesz. Możesz je wpisać jako gwiazdkę i pole: to było `*d6`.
mundialito-step-goal-away = Dron opuścił rząd 6. To tam ma czekać na podanie.
mundialito-step-goal-over = Tura minęła bez gola. Wystarczy samo podanie.

mundialito-step-arrows-title = Belki
mundialito-step-arrows-text = Piramida wchodzi na sąsiednie pole, nigdy po skosie. Czarna belka nie pozwala wyjść z pola, na którym leży, ale wejść na nie można.
mundialito-step-arrows-task = Przeprowadź pionka z b2 na c3 w dwóch ruchach.
mundialito-step-arrows-hint = Z b2 pionek nie pójdzie w górę, bo jest tam belka. Idź w prawo na c2, a potem w górę.
mundialito-step-arrows-done = I już z drugiej strony! Z góry można by zejść na b2: belka zatrzymuje tylko przy wychodzeniu.
mundialito-step-arrows-astray = Tędy się oddalasz. Z c2, tuż obok b2, na c3 jest jeden krok w górę.
mundialito-step-arrows-queen = To była królowa. Na c3 ma trafić pionek z b2.

mundialito-step-turn-title = Twoja tura
mundialito-step-turn-text = Tura to dwie akcje, a drugą możesz sobie darować. Na drodze podania nikt nie może stać.
mundialito-step-turn-task = Zdobądź gola w tej turze.
mundialito-step-turn-hint = Twój pionek na b4 stoi między piłką a dronem na d6. Odsuń go albo najpierw podaj do niego.
mundialito-step-turn-done = Co za gol! Piramida do przodu, a potem celne podanie: tak się wygrywa.
mundialito-step-turn-wasted = Tura minęła, a piłka wciąż leży na a3. Najpierw otwórz jej linię do d6, potem podaj.
mundialito-step-turn-over = Tura minęła bez gola. Użyj obu akcji: jednej, żeby otworzyć linię do d6, drugiej na podanie.

mundialito-step-push-title = Pchnięcie
mundialito-step-push-text = Możesz przepchnąć o jedno pole piramidę rywala, która nie jest większa od twojej, i stanąć na jej miejscu.
mundialito-step-push-task = Przepchnij czerwonego drona z a3 na a4.
mundialito-step-push-hint = Twoja królowa na a2 jest większa i stoi tuż za nim, a a4 jest puste.
mundialito-step-push-done = Przepchnięty! Tylko w rzędach 1 i 6 nikomu to nie grozi.

mundialito-step-jump-title = Skok
mundialito-step-jump-text = Piramida za mała, by pchać? Niech skoczy nad rywalem, na puste pole za nim.
mundialito-step-jump-task = Przeskocz czerwoną królową na f5.
mundialito-step-jump-hint = Twój pionek na f4 jest mniejszy od królowej przed nim, a f6 jest puste.
mundialito-step-jump-done = I już po drugiej stronie! Teraz czeka w rzędzie 6 na piłkę.

mundialito-step-defend-title = Obrona
mundialito-step-defend-text = Czerwoni chcą mieć piłkę w rzędzie 1, a ich dron na d1 czeka na podanie.
mundialito-step-defend-task = Nie pozwól czerwonym strzelić w następnej turze.
mundialito-step-defend-hint = Podanie poszłoby z a4 na d1. Postaw królową na tej przekątnej i zakończ turę.
mundialito-step-defend-done = Obronione! Jedna piramida na linii wystarczy.
mundialito-step-defend-open = Linia z a4 na d1 była otwarta i czerwoni nie zastanawiali się długo.

mundialito-step-edges-title = Dookoła
mundialito-step-edges-text = Lewa i prawa krawędź są połączone: z kolumny f krok w prawo prowadzi do kolumny a.
mundialito-step-edges-task = Przeprowadź pionka z f3 na a4 w dwóch ruchach.
mundialito-step-edges-hint = Wybierz pionka na f3. Krok w prawo prowadzi dookoła na a3, a a4 jest tuż nad nim.
mundialito-step-edges-done = Dookoła! To, co wygląda na dalekie, bywa tuż obok. Tylko podać się tak nie da.
mundialito-step-edges-left = To długa droga. Z kolumny f do kolumny a wystarczy jeden krok w prawo.
mundialito-step-edges-queen = To była królowa. Na a4 ma trafić pionek z f3.

mundialito-step-setup-title = Ustawienie
mundialito-step-setup-text = Gdy drużyny wybierają ustawienie, dwie królowe, dwa drony i dwa pionki stają w rzędzie 1, w dowolnej kolejności, a potem piłka w rzędzie 2.
mundialito-step-setup-task = Ustaw drużynę i połóż piłkę.
mundialito-step-setup-hint = Gotowe ustawienie jest na początek w sam raz.
mundialito-step-setup-done = Oto twoja drużyna! Naprzeciwko stoją czerwoni i to oni zaczynają.
