# Zagadki dnia Mundialito: zadania, na co pozwala zła próba i dlaczego rozwiązanie jest dobre.
mundialito-aim-goal = Strzel gola w tej turze
mundialito-aim-safe = Zażegnaj każde zagrożenie
mundialito-aim-forced = Wymuś gola w dwóch turach, cokolwiek się stanie
mundialito-puzzle-short = Nie ma gola: piłka nadal leży na { $at }.
mundialito-puzzle-scores = { $side } strzela gola po { $actions }.
mundialito-puzzle-holds = { $side } gra { $actions } i w następnej turze nie strzelisz gola.
mundialito-puzzle-else = Inaczej { $side } strzela gola po { $actions }.
mundialito-puzzle-tries = Jeśli { $side } zagra { $actions },
mundialito-puzzle-answers = { $side } strzela gola po { $actions }.
mundialito-puzzle-sure = Nic nie przeszkodzi: w następnej turze { $side } strzela gola po { $actions }.
