# The daily puzzle: beginning a try, and what is said below its end.
daily-counts = 🧩 **Zagadka dnia { $number }.** Dziś wszyscy mają te same rzuty, a twojej planszy nie widzi nikt inny. Liczy się tylko ta próba. Skończ ją, zanim { $when } pojawi się następna zagadka.
daily-practice = 🧩 **Zagadka dnia { $number }**, dla wprawy: twoja próba, która się liczy, jest już za tobą. Nikt inny nie widzi twojej planszy.
daily-goes-on = 🧩 Oto twoja próba, dokładnie w tym samym miejscu.
daily-about = { $counted ->
    [yes] 🧩 **Zagadka dnia { $number }**, próba, która się liczy.
   *[no] 🧩 **Zagadka dnia { $number }**, dla wprawy.
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
