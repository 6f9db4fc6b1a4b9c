# The daily puzzle: beginning a try, and what is said below its board.
daily-thread = Zagadka dnia { $number }
daily-counts = 🧩 **Zagadka dnia { $number }.** Dziś wszyscy mają te same rzuty, więc nikt inny nie zobaczy twojej planszy, póki nie skończysz. Liczy się tylko ta próba. Skończ ją, zanim { $when } pojawi się następna zagadka.
daily-practice = 🧩 **Zagadka dnia { $number }**, dla wprawy: twoja próba, która się liczy, jest już za tobą. Nikt inny nie zobaczy twojej planszy, póki nie skończysz.
daily-goes-on = 🧩 Oto twoja próba, dokładnie w tym samym miejscu.
daily-about = { $counted ->
    [yes] 🧩 **Zagadka dnia { $number }**, próba, która się liczy. Wszyscy mają te same rzuty: **/mundialito daily**
   *[no] 🧩 **Zagadka dnia { $number }**, dla wprawy. Wszyscy mają te same rzuty: **/mundialito daily**
}
daily-late = -# Skończone już po dniu zagadki, więc się nie liczy.
daily-best = -# Najlepsze wyniki tutaj: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
daily-unsolved = -# Nikt tutaj jeszcze jej nie rozwiązał.
daily-next = -# Następna zagadka pojawi się { $when }.
no-puzzle = Nie ma tu zagadki dnia.
button-daily-today = Zagadka dnia
button-daily-too = Zagraj też
