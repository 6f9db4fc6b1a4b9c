# Zagadki dnia Mundialito: zadania, na co pozwala zła próba i dlaczego rozwiązanie jest dobre.
mundialito-aim-goal = Strzel gola w tej turze
mundialito-aim-safe = Powstrzymaj każde zagrożenie
mundialito-aim-forced = Wymuś gola w dwóch turach, cokolwiek zagra druga strona
mundialito-puzzle-short = Nie ma gola: piłka nadal leży na { $at }.
mundialito-puzzle-scores = { $side } strzela gola: { $actions }.
mundialito-puzzle-holds = { $side } gra { $actions } i w następnej turze nie strzelisz gola.
mundialito-puzzle-else = Inaczej { $side } strzela gola: { $actions }.
mundialito-puzzle-tries = Jeśli { $side } gra { $actions },
mundialito-puzzle-answers = { $side } strzela gola: { $actions }.
mundialito-puzzle-sure = Nic nie stanie na drodze: w następnej turze { $side } strzela gola: { $actions }.
