# Zagadka dnia: jej strona, próby zagadki piłkarskiej, wyścig, serie, wcześniejsze dni i udostępnianie.
daily-title = ### Zagadka dnia { $number }
daily-name = Zagadka dnia { $number }
daily-closes = Koniec { $when }.
daily-football = **⚽ { $task }**
    { $par ->
        [none] Dwie akcje, bez zegara.
       *[other] Trzy próby. Zwykle: { $par }
    }
daily-football-done = **⚽ { $score ->
        [0] Dziś się nie udało
        [1] ★★★
        [2] ★★
       *[3] ★
    }**
    { $score ->
        [0] Tym razem nic z tego.
        [1] Za pierwszym razem.
        [2] Za drugim razem.
       *[3] Za trzecim razem.
    }
daily-race = **🦔 Ułóż czerwone drzewo**
    { $par ->
        [0] W jak najmniejszej liczbie tur.
       *[other] Jedna próba, mało tur. Zwykle: { $par }
    }
daily-turns = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
daily-race-done = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}{ $best ->
    [yes] , na razie najlepszy wynik tutaj
   *[no] , średnia tutaj: { $average }
}
daily-race-failed = Dziś bez drzewa
daily-others = { $count ->
    [one] -# Na tym serwerze skończyła już 1 inna osoba. Jej wynik zobaczysz, gdy skończysz.
    [few] -# Na tym serwerze skończyły już { $count } inne osoby. Ich wyniki zobaczysz, gdy skończysz.
   *[many] -# Na tym serwerze skończyło już { $count } innych osób. Ich wyniki zobaczysz, gdy skończysz.
}
daily-over = Zagadka dnia { $number } już się skończyła. Oto dzisiejsza.
daily-elsewhere = Ta próba jest już za tobą. Graj dalej od tego miejsca.
daily-side = Grasz jako { $side } i masz dwie akcje.
daily-go = { $go ->
    [0] **Dla wprawy:** { $task }.
    [1] **Pierwsza próba, za { $stars }:** { $task }.
    [2] **Druga próba, za { $stars }:** { $task }.
   *[3] **Trzecia próba, za { $stars }:** { $task }.
}
daily-wrong = ❌ { $why }
daily-missed-it = To nie to.
daily-refused = ❌ { $why }
daily-solved = ✅ **Rozwiązane!**
daily-quit-ask = Poddać dzisiejszą zagadkę? Nie będzie gwiazdek, a dzień nie wliczy się do serii.
daily-head = { $score ->
    [0] ### Dziś się nie udało
    [1] ### ★★★ Za pierwszym razem!
    [2] ### ★★ Za drugim razem
   *[3] ### ★ Za trzecim razem
}
daily-solution = Rozwiązanie: { $actions }.
daily-solution-at = Rozwiązanie pojawi się { $when }.
daily-here = **Dziś tutaj:** { $row }
daily-quiet = -# Nie zdradzaj rozwiązania: inni grają do { $when }.
daily-why = **{ $task }:** { $actions }.
daily-solution-sealed = Rozwiązanie zobaczysz, gdy je znajdziesz albo gdy dzień się skończy.
daily-streak = 🔥 { $days ->
    [1] **Początek serii.**
   *[other] **{ $days } dni z rzędu**{ $rests ->
        [0] .
        [one] , jeden dzień przerwy w zapasie.
        [few] , { $rests } dni przerwy w zapasie.
       *[many] , { $rests } dni przerwy w zapasie.
    }
}
daily-saved = 🔥 **{ $days } dni z rzędu:** serię uratował dzień przerwy.
daily-earlier = Wcześniejsze dni, dla wprawy: to się nie liczy. Jeśli któregoś nie ma na liście, wpisz jego numer: **/mundialito daily** `day`.
daily-earlier-menu = Wybierz dzień
daily-earlier-item = Zagadka dnia { $number }
daily-practised = ### Zagadka dnia { $number }
    Dla wprawy: to się nie liczy.
daily-no-such-day = Wpisz dzień od 1 do { $last }.
daily-none-earlier = To pierwszy dzień. Wcześniejsze będą od jutra.
daily-share-title = Oto, co zobaczą wszyscy na tym kanale:
daily-shared = ✅ Wysłane.
daily-card-football = piłka
daily-card-race = { $turns ->
    [0] bez wyścigu
    [one] tura w wyścigu
    [few] tury w wyścigu
   *[many] tur w wyścigu
}
daily-card-streak = { $days ->
    [one] dzień z rzędu
    [few] dni z rzędu
   *[many] dni z rzędu
}
daily-card-alt = { $name }, zagadka dnia { $number }. Piłka: { $stars ->
    [0] nie udało się
    [one] 1 gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}. { $turns ->
    [0] Bez wyścigu
    [one] Wyścig: 1 tura
    [few] Wyścig: { $turns } tury
   *[many] Wyścig: { $turns } tur
}. Seria: { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}.
daily-nothing-to-share = Nie ma czego udostępnić, dopóki nie skończysz zagadki piłkarskiej.
daily-counts = 🧩 **Zagadka dnia { $number }.** Dziś wszyscy mają te same rzuty, a twojej planszy nie widzi nikt inny. Liczy się tylko ta próba. Skończ ją, zanim { $when } pojawi się następna zagadka.
daily-practice = 🧩 **Zagadka dnia { $number }**, dla wprawy: to się nie liczy. Nikt inny nie widzi twojej planszy.
daily-goes-on = 🧩 Twój wyścig czeka dokładnie tam, gdzie stanął.
daily-about = { $counted ->
    [yes] 🧩 **Zagadka dnia { $number }**, próba, która się liczy.
   *[no] 🧩 **Zagadka dnia { $number }**, dla wprawy.
}
daily-late = -# Skończone, gdy dzień zagadki już minął, więc się nie liczy.
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
button-daily-play = Graj
button-daily-look = Zobacz
button-daily-look-race = Mój wyścig
button-daily-race = Dzisiejszy wyścig
button-daily-why = Dlaczego?
button-daily-solution = Pokaż rozwiązanie
button-daily-again = Jeszcze raz
button-daily-back = Dziś
button-daily-earlier = Wcześniejsze dni
button-daily-quit = Poddaj się
button-daily-stay = Próbuj dalej
button-daily-card = Z obrazkiem
option-day = Wcześniejszy dzień, dla wprawy
