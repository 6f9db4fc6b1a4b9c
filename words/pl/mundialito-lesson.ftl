# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Grasz żółtą drużyną Gualda, przeciwnik czerwoną Bermellon. Kropki to wielkość: pionek ma jedną, dron dwie, królowa trzy.

mundialito-step-arrows-title = Drogi wyjścia
mundialito-step-arrows-text = Piramida wchodzi na sąsiednie pole, chyba że drogę zamyka belka. Lewa i prawa krawędź są połączone.
mundialito-step-arrows-task = Przeprowadź pionka z f1 na a2 w dwóch ruchach.
mundialito-step-arrows-hint = Wybierz pionka na f1. Krok w prawo z kolumny f prowadzi dookoła do kolumny a.
mundialito-step-arrows-done = Dookoła! To, co wygląda na dalekie, bywa tuż obok.
mundialito-step-arrows-left = To długa droga. Z kolumny f do kolumny a wystarczy jeden krok w prawo.
mundialito-step-arrows-queen = To była królowa. Na a2 ma trafić pionek z f1.

mundialito-step-push-title = Pchnięcie
mundialito-step-push-text = Piramida przepycha o jedno pole wrogą piramidę tej samej wielkości lub mniejszą i staje na jej miejscu.
mundialito-step-push-task = Przepchnij czerwonego drona z b4 na b5.
mundialito-step-push-hint = Twoja królowa na b3 jest większa i stoi tuż za nim, a b5 jest puste.
mundialito-step-push-done = Przepchnięty! Królowa przepchnie każdego. Tylko w rzędach 1 i 6 nikomu to nie grozi.
mundialito-step-push-jump = To był skok: czerwony dron stoi tam, gdzie stał.

mundialito-step-jump-title = Skok
mundialito-step-jump-text = Piramida za mała, by pchać, skacze: nad większą wrogą piramidą, na puste pole za nią.
mundialito-step-jump-task = Przeskocz czerwoną królową na d4.
mundialito-step-jump-hint = Twój pionek na d3 jest mniejszy od królowej przed nim, a d5 jest puste.
mundialito-step-jump-done = I już po drugiej stronie! Małe piramidy trudno zatrzymać.

mundialito-step-pass-title = Podanie
mundialito-step-pass-text = Piłka się nie toczy: zamienia się miejscami z twoją piramidą, w poziomie albo po skosie, na dowolną odległość, byle nic nie stało pomiędzy.
mundialito-step-pass-task = Podaj piłkę do drona na e4.
mundialito-step-pass-hint = Piłka na c2 i dron na e4 są na jednej przekątnej. Wybierz jedno z nich.
mundialito-step-pass-done = Co za podanie! Belki nie zatrzymują piłki, a ta jest teraz o dwa rzędy dalej.
mundialito-step-pass-level = To podanie poszło do królowej na a2. Dron na e4 stoi bliżej bramki.

mundialito-step-turn-title = Twoja tura
mundialito-step-turn-text = Tura to dwie akcje: pierwszą musisz wykonać, jeśli możesz, a po niej wolno skończyć.
mundialito-step-turn-task = Przejdź pionkiem na d4 i zakończ turę.
mundialito-step-turn-hint = Pionek z d3 idzie prosto w górę. Potem naciśnij **Zakończ turę**.
mundialito-step-turn-done = Dobrze rozegrane! Drugą akcję możesz wykonać albo sobie darować.
mundialito-step-turn-second = Pionek jest na d4, ale była jeszcze druga akcja. Tym razem skończ po pierwszej.
mundialito-step-turn-early = Tura skończona, a pionka nie ma na d4.
mundialito-step-turn-elsewhere = Obie akcje za tobą, a pionka nie ma na d4.

mundialito-step-setup-title = Ustawienie
mundialito-step-setup-text = Przed rozpoczęciem ustawiasz w rzędzie 1 dwie królowe, dwa drony i dwa pionki, w dowolnej kolejności, a potem kładziesz piłkę w rzędzie 2.
mundialito-step-setup-task = Ustaw drużynę i połóż piłkę.
mundialito-step-setup-hint = Gotowe ustawienie jest na początek w sam raz.
mundialito-step-setup-done = Oto twoja drużyna! Naprzeciwko stoją czerwoni i to oni zaczynają.

mundialito-step-goal-title = Gol!
mundialito-step-goal-text = Wygrywasz, gdy tylko twoja piłka znajdzie się w rzędzie 6, tam, gdzie ustawili się czerwoni.
mundialito-step-goal-task = Zdobądź gola w tej turze.
mundialito-step-goal-hint = Dron na d6 i piłka są na jednej przekątnej, ale między nimi stoi twój pionek na b4. Odsuń go albo najpierw podaj do niego.
mundialito-step-goal-done = Co za gol! Piramida do przodu, a potem celne podanie: tak się wygrywa.
mundialito-step-goal-wasted = Tura minęła, a piłka wciąż leży na a3. Najpierw otwórz jej linię do d6, potem podaj.
mundialito-step-goal-over = Tura minęła bez gola. Użyj obu akcji: jednej, żeby otworzyć linię do d6, drugiej na podanie.

mundialito-step-defend-title = Obrona
mundialito-step-defend-text = Czerwoni chcą mieć piłkę w rzędzie 1, a ich dron na d1 czeka na podanie.
mundialito-step-defend-task = Nie pozwól czerwonym strzelić w następnej turze.
mundialito-step-defend-hint = Podanie poszłoby z a4 na d1. Postaw królową na tej przekątnej i zakończ turę.
mundialito-step-defend-done = Obronione! Przez piramidę nic nie przejdzie, więc jedna na linii wystarczy.
mundialito-step-defend-open = Linia z a4 na d1 była otwarta i czerwoni nie zastanawiali się długo.
