# Events: evenings, leagues and cups of a server.
command-event = event
command-event-about = Zobacz, co w planach, znajdź swoje partie albo zaplanuj wieczór gier, ligę lub puchar
button-help-events = Turnieje

# ---- What is on
event-page = ### Turnieje na serwerze
event-page-none = ### Turnieje
    Na razie nic nie jest w planach.{ $may ->
        [yes] {""}
       *[no] {" "}Turniej może tu zaplanować moderacja.
    }
event-page-line = **{ $name }**
    { $when } · { $in ->
        [one] zapisała się 1 osoba
        [few] zapisały się { $in } osoby
       *[many] zapisało się { $in } osób
    }
event-page-running = **{ $name }**
    { $format ->
        [league] Cztery tygodnie, do { $until }
       *[other] { $stage } · { $in ->
            [one] gra 1 osoba
            [few] grają { $in } osoby
           *[many] gra { $in } osób
        }
    }
event-page-stage = { $kind ->
    [groups] Grupy, runda { $number }
    [final] Finał
    [semi] Półfinały
    [quarter] Ćwierćfinały
    [tie] Faza pucharowa, runda { $number }
   *[round] Runda { $number }
}
event-page-over = **{ $name }**
    { $count ->
        [0] Koniec
        [one] Wygrywa { $winner }
        [few] Wygrywają { $winner }
       *[many] Wygrywają { $winner }
    }
event-page-full = -# Serwer może mieć naraz najwyżej { $most ->
    [one] 1 turniej
    [few] { $most } turnieje
   *[many] { $most } turniejów
}.
button-event-new = Nowy turniej
button-event-open = Otwórz
button-event-matches = Moje partie
button-event-list = Wszystkie turnieje

# ---- A new event
event-form = Nowy turniej
event-form-name = Nazwa
event-form-name-example = Piątek z piłką
event-form-format = Rodzaj
event-form-game = Gra
event-form-start = Początek
event-form-start-about = { $guess ->
    [yes] Czas lokalny, { $zone } (zgaduję). Ustaw swoją strefę w /mundialito settings.
   *[no] Czas lokalny, { $zone }
}
event-form-start-example = piątek 20:00
event-form-repeat = Powtarzanie
event-format = { $format ->
    [evening] Wieczór gier
    [league] Liga
    [cup] Puchar na żywo
   *[slowcup] Powolny puchar
}
event-format-about = { $format ->
    [evening] Na żywo, każdy gra w każdej rundzie. Od 4 do 64 osób
    [league] Powoli, każdy gra z każdym. Cztery tygodnie
    [cup] System pucharowy, jeden wieczór. Od 4 do 32 osób
   *[slowcup] System pucharowy, jedna tura dziennie. Od 4 do 32 osób
}
event-repeat = { $rhythm ->
    [weekly] Co tydzień
    [monthly] Co miesiąc
   *[once] Raz
}

event-draft = ### Ogłosić na kanale { $place }?
event-draft-what = **{ $name }**, { $what }, { $game }
    { $when }
event-draft-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
event-draft-ungrouped = Od razu system pucharowy, bez grup
event-kind = { $format ->
    [evening] wieczór gier na żywo
    [league] powolna liga
    [cup] puchar na żywo
   *[slowcup] powolny puchar
}
event-then = { $rhythm ->
    [weekly] Potem co tydzień
   *[monthly] Potem co miesiąc
}
button-event-post = Ogłoś
button-event-change = Zmień
button-event-settings = Ustawienia gry
button-event-grouped = Najpierw grupy
button-event-ungrouped = Bez grup
event-rounds-menu = Ile rund
event-rounds-usual = Tyle, co zwykle
event-rounds-item = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
event-when-unread = ### Kiedy jest *{ $typed }*?
    Wybierz jedną z tych propozycji albo naciśnij **Zmień** i napisz na przykład: *{ event-form-start-example }*.
event-when-past = ### Ten termin już minął
    Wybierz termin w ciągu najbliższych 60 dni.
event-when-far = ### To zbyt odległy termin
    Wybierz termin w ciągu najbliższych 60 dni.
event-posted = Turniej **{ $name }** jest ogłoszony na kanale { $place }. Chcesz też zagrać? Naciśnij tam **{ $called ->
        [yes] { button-event-here }
       *[no] { button-event-join }
    }**. Żeby go rozpocząć, wstrzymać albo odwołać, naciśnij **{ button-event-more }**.
event-name-bad = Nazwa musi mieć od 2 do 40 znaków i dać się przeczytać.
event-game-unfit = { $format ->
    [cup] Puchar wymaga gry, w którą mogą grać dwie osoby.
    [league] Liga wymaga gry, w którą mogą grać dwie osoby.
   *[other] Wybierz grę dla dwóch osób albo dla 3–6 osób.
}
event-organisers-only = Turnieje może tu planować tylko moderacja.
event-servers-only = Turnieje odbywają się na serwerach. Wpisz to polecenie na którymś z nich.
event-gone = Nie mogę znaleźć tego turnieju. W `/mundialito event` zobaczysz, co w planach.
event-not-now = To już nieaktualne: turniej jest na innym etapie.
event-too-many = Serwer może mieć naraz najwyżej { $most ->
    [one] 1 turniej
    [few] { $most } turnieje
   *[many] { $most } turniejów
}. Poczekaj, aż któryś się skończy, albo odwołaj jeden.
event-twice = Turniej **{ $name }** jest już ogłoszony.
event-place-wrong = Tu nie mogę poprowadzić turnieju. Użyj **/mundialito event** na kanale tekstowym, na którym mogę tworzyć wątki.

# ---- The sign-up
event-signup = ### { $name }: { $game }
    { $about }
event-about = { $format ->
    [evening] Każdy gra w każdej rundzie. Na żywo, około { $hours ->
        [one] godziny.
        [few] { $hours } godzin.
       *[many] { $hours } godzin.
    }
    [league] Każdy gra z każdym, jedna tura dziennie. Cztery tygodnie.
    [cup] Grupy po cztery osoby, potem faza pucharowa. Na żywo, około { $hours ->
        [one] godziny.
        [few] { $hours } godzin.
       *[many] { $hours } godzin.
    }
    [knockout] System pucharowy. Na żywo, około { $hours ->
        [one] godziny.
        [few] { $hours } godzin.
       *[many] { $hours } godzin.
    }
    [slowcup] Grupy po cztery osoby, potem faza pucharowa. Jedna tura dziennie.
   *[slowknockout] System pucharowy, jedna tura dziennie.
}
event-in = { $count ->
    [0] **Jeszcze nikogo nie ma.** Potrzeba { $least } osób.
   *[other] **Zapisane osoby ({ $count }):** { $names }
}
event-signup-called = **Sprawdzamy obecność!** Naciśnij **Jestem**, żeby zagrać, także bez wcześniejszego zapisu. { $place }
event-more-names = { $names } i jeszcze { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
event-small = { $rhythm ->
    [weekly] { $when }, potem co tydzień · prowadzi { $by }
    [monthly] { $when }, potem co miesiąc · prowadzi { $by }
   *[once] { $when } · prowadzi { $by }
}
event-by-moderators = moderacja
event-full = Wszystkie miejsca ({ $most }) są zajęte.
event-put-back = Start przesunięty o 15 minut: potrzeba { $least } osób.
event-suspended = Turniej jest wstrzymany.
event-signup-running = **Gramy:** { $place }
event-signup-over = **Koniec.** { $count ->
        [0] Nikt nie wygrał.
        [one] Wygrywa { $winner }.
        [few] Wygrywają { $winner }.
       *[many] Wygrywają { $winner }.
    } { $place }
event-signup-off = **Turniej odwołany.**
button-event-join = Dołącz
button-event-leave = Wyjdź
button-event-more = Więcej…
event-joined = { $slow ->
    [yes] **Jesteś na liście.** Twoje partie otworzą się same { $when }.
   *[no] **Jesteś na liście.** Zawołam cię 15 minut przed startem.
}
event-joined-already = Jesteś już na liście.
event-left = Nie jesteś już na liście turnieju **{ $name }**.
event-left-running = Nie grasz już w turnieju **{ $name }**. Twoje partie w nim już się skończyły.
event-leave-ask = Wyjść z turnieju **{ $name }**? { $format ->
    [evening] Jeśli właśnie grasz, przegrasz tę partię.
    [league] Wszystkie twoje partie się skończą, a wrócić już nie można.
   *[cup] Odpadasz, a wrócić już nie można.
}
event-not-in = Nie grasz w tym turnieju.
event-not-your-game = To nie twoja partia.
event-has-begun = Turniej już trwa i nikt więcej nie może dołączyć.
event-is-full = Wszystkie miejsca ({ $most }) są zajęte.
event-must-wait = Zabrakło cię w ostatnim turnieju. Znów możesz dołączyć { $when }. Wcześniej może cię wpuścić { $by }.
event-removed = Usunięto cię z tego turnieju. Z powrotem może cię wpuścić { $by }.

# ---- The roll call
event-roll = ### { $name }: lista obecności
    Start: { $at } ({ $when }). Naciśnij **{ button-event-here }**, żeby wziąć udział w losowaniu.
event-here = { $count ->
    [0] **Jeszcze nikogo nie ma.** Potrzeba { $least } osób.
   *[other] **Lista obecności ({ $count } z { $all }):** { $names }
}
button-event-here = Jestem
button-event-not-today = Nie dziś
button-event-late = Dołącz teraz
event-here-noted = **Bierzesz udział w losowaniu.** Twoja pierwsza partia otworzy się sama.
event-here-late = { $given ->
    [half] **Grasz od następnej rundy**, a za tę masz pół punktu.
    [five] **Grasz od następnej rundy**, a za tę masz 5 punktów.
   *[no] **Grasz od następnej rundy.**
}
event-here-too-late = Za nami już połowa rund, więc do tego turnieju nie można dołączyć.
event-here-early = Obecność sprawdzę 15 minut przed startem.
event-rested = Pomijam cię przy dobieraniu par, dopóki nie naciśniesz **Już jestem**.
event-back = Znów grasz, od następnej rundy.
event-back-not-needed = Cały czas jesteś w grze.

# ---- A round
event-round = ### { $name } · runda { $round ->
        [0] { $number }
       *[other] { $number } z { $round }
    }
event-round-league = ### { $name }
event-round-ties = ### { $name } · { $stage ->
        [final] finał
        [semi] półfinały
        [quarter] ćwierćfinały
       *[other] faza pucharowa, runda { $number }
    }
event-round-groups = ### { $name } · grupy, runda { $number }
event-match-up = **{ $one }** – **{ $two }** · { $state }
event-match-up-points = **{ $one }** ({ $first }) – **{ $two }** ({ $second }) · { $state }
event-table = Stół { $number }: { $names } · { $state }
event-state = { $state ->
    [waiting] zaraz się otworzy
    [turn] tura { $turn }
    [begun] właśnie się zaczyna
    [won] wygrywa { $winner }
    [drawn] remis
    [walkover] walkower, wygrywa { $winner }
    [absent] nikogo nie było
    [void] bez rozstrzygnięcia
   *[vanished] nie liczy się
}
event-round-free = { $format ->
    [cup] **{ $names }** · wolny los, od razu następna runda
    [groups] **{ $names }** · pauza w tej rundzie
    [tables] **{ $names }** · pauza w tej rundzie: 5 punktów
    [idle] **{ $names }** · w tej rundzie bez partii
   *[other] **{ $names }** · pauza w tej rundzie: 1 punkt
}
event-round-count = Rozegrane partie: { $over } z { $games }
event-round-ends = { $ahead ->
    [ball] Koniec najpóźniej: { $when }. Wtedy wygrywa ta strona, której piłka zaszła dalej.
   *[other] Koniec najpóźniej: { $when }. Wtedy wygrywa ten, kto prowadzi.
}
event-round-next = Następna runda zacznie się { $when }.
event-round-paused = Turniej jest wstrzymany. Trwające partie toczą się dalej.
event-replay-note = { $one } i { $two } grają jeszcze raz: w ich partii był remis.
event-lots-note = { $one } – { $two }: po losowaniu dalej gra { $winner }.
button-event-match = Moja partia
button-event-standings = Tabela
button-event-bracket = Drabinka
button-event-groups-table = Grupy
button-event-why = Dlaczego?
button-event-words = Słowami
button-event-picture = Obrazek
event-watch-menu = Oglądaj partię…
event-watch-item = { $one } – { $two }
event-match-free = { $format ->
    [cup] Masz wolny los: grasz dopiero w następnej rundzie.
    [groups] W tej rundzie pauzujesz.
    [tables] W tej rundzie pauzujesz: 5 punktów.
   *[other] W tej rundzie pauzujesz: 1 punkt.
}
event-match-none = Nie masz teraz żadnej partii.
event-match-here = **{ $name }**, twoja partia ({ $names }): { $place }
    { $turn ->
        [yours] Twoja kolej.
       *[theirs] Na razie nie twoja kolej.
    }
button-event-board = { $name }
event-match-soon = Twoja partia zaraz się zacznie.
event-match-over = Twoja partia w tej rundzie jest skończona. Gdy skończą się pozostałe, turniej sam pójdzie dalej.
event-matches-none = Nie masz teraz żadnych partii turniejowych.
event-matches = ### Moje partie
event-match-line = **{ $event }**: { $names } · { $place }{ $turn ->
    [yours] { " " }· **twoja kolej**
   *[theirs] { "" }
}
event-matches-coming = **{ $event }** · { $when }
event-thread = { $event } · stół { $table }

# ---- Results
event-result = { $how ->
    [won] { $winner } – { $loser }: wygrywa { $winner } ({ $stage }, tura { $turn })
    [time] { $winner } – { $loser }: czas rundy minął, wygrywa { $winner } ({ $stage })
    [clock] { $winner } – { $loser }: { $winner } wygrywa na czas ({ $stage })
    [drawn] { $winner } – { $loser }: remis ({ $stage }, tura { $turn })
   *[void] { $winner } – { $loser }: remis, bez rozstrzygnięcia ({ $stage })
}
event-result-table = { $names } ({ $stage })
event-where = { $kind ->
    [group] grupa { $letter }
    [division] { $number }. liga
    [final] finał
    [semi] półfinał
    [quarter] ćwierćfinał
    [tie] faza pucharowa
   *[round] runda { $number }
}
event-result-board = plansza
event-walkover = ### Walkower: wygrywa { $winner }
    { $absent } przez { $patience ->
        [one] minutę
        [few] { $patience } minuty
       *[many] { $patience } minut
    } nie robi pierwszego ruchu. Partia nie liczy się do rankingu.
event-walkover-slow = ### Walkower: wygrywa { $winner }
    { $absent } przez 48 godzin nie robi pierwszego ruchu. Partia nie liczy się do rankingu.
event-walkover-left = ### Walkower: wygrywa { $winner }
    { $absent } nie gra już w turnieju.
event-walkover-paused = ### Walkower: wygrywa { $winner }
    { $absent } chwilowo nie gra.
event-nobody-came = ### Nikogo nie było
    Bez pierwszego ruchu: { $names }.
event-walkover-back = { $count ->
    [one] { $absent }, chwilowo nie grasz. Naciśnij **{ button-event-back }**, żeby zagrać w następnej rundzie.
    [few] { $absent }, chwilowo nie gracie. Naciśnijcie **{ button-event-back }**, żeby zagrać w następnej rundzie.
   *[many] { $absent }, chwilowo nie gracie. Naciśnijcie **{ button-event-back }**, żeby zagrać w następnej rundzie.
}
button-event-back = Już jestem
event-corrected = { $by } poprawia wynik ({ $stage }): { $what }.
event-corrected-won = { $winner } – { $loser }, wygrywa { $winner }
event-corrected-drawn = { $winner } – { $loser }, remis
event-corrected-none = { $winner } – { $loser }, nikt nie dostaje punktu

# ---- Standings
event-leads = { $count ->
    [one] Prowadzi { $leader } ({ $points }).
    [few] Prowadzą { $leader } ({ $points }).
   *[many] Prowadzą { $leader } ({ $points }).
}
event-standings-text = { $leads ->
    [you] Prowadzisz i masz { $points }.
    [shared] Prowadzisz razem z innymi i masz { $points }.
   *[other] Twoje miejsce: { $place } z { $all }. { $leading }
}
event-standings-none = Nie ma jeszcze żadnych wyników.

# ---- Why these pairs
event-why = ### Skąd te pary
event-why-small = -# Zasady doboru par są pod **Więcej…**.
event-why-none = Nie ma jeszcze żadnych par.
event-why-pair = **{ $one } – { $two }:**
# Which points they had, or where they are in the event: a division or a group, the place of a tie, their seeds.
event-why-meet = { $cause ->
    [lot] z losowania.
    [equal] { $first ->
        [1] po 1 punkcie, pierwsze spotkanie.
       *[other] po { $first } pkt, pierwsze spotkanie.
    }
    [nearest] { $first } i { $second } pkt, bliżej się nie dało.
    [division] w { $number }. lidze każdy gra z każdym.
    [group] w grupie { $letter } każdy gra z każdym.
    [seeds] rozstawienie z numerami { $seed } i { $other }.
    [winners] obie strony wygrały poprzednią rundę.
    [replay] w partii był remis, więc grają jeszcze raz.
   *[only] jedyna para, która pasuje.
}
event-why-begins = { $why ->
    [balance] Zaczyna { $one }, bo robi to rzadziej.
    [last] Zaczyna { $one } (poprzednio: { $two }).
    [swapped] Tym razem zaczyna { $one }.
   *[lot] Zaczyna { $one }, z losowania.
}
event-why-table = **Stół { $number }** ({ $names }): { $cause ->
    [lot] z losowania.
    [leaders] mają podobną liczbę punktów.
   *[only] jedyny stół, który pasuje.
}
event-why-free = **{ $name }** pauzuje: { $cause ->
    [lot] losowanie wśród ostatnich miejsc.
    [last] ostatnie miejsce wśród osób, które jeszcze nie pauzowały.
    [odd] w grupie jest nieparzysta liczba osób.
    [bye] w tej rundzie brakuje pary.
   *[only] nikt inny nie może.
}

# ---- More
event-more = ### { $name }
    { $rules }
    -# { $fair }
event-rules = { $format ->
    [evening] **Kto z kim gra.** Grają ze sobą osoby z równą liczbą punktów, nikt nie spotyka się dwa razy, a pauza daje punkt, ale tylko raz. Remis na koniec? Najpierw liczą się partie między sobą, potem punkty pokonanych osób.
    [tables] **Kto z kim siedzi.** Czołówka siedzi z czołówką. Za wyprzedzenie wszystkich przy stole jest 10 punktów, za wyprzedzenie połowy 5.
    [league] **Cztery tygodnie.** W lidze każdy gra z każdym. Pierwsze miejsce następnym razem awansuje, ostatnie spada. Dwie opuszczone partie i wypadasz z turnieju.
    [knockout] **System pucharowy.** Rozstawienie zależy od rankingu. Po remisie gra się jeszcze raz, z zamianą stron, a po następnym decyduje los.
   *[cup] **System pucharowy.** Rozstawienie zależy od rankingu. Po remisie gra się jeszcze raz, z zamianą stron, a po następnym decyduje los. Od ośmiu osób najpierw są grupy, a z każdej wychodzą dwie najlepsze osoby.
}
event-rules-absent = { $slow ->
    [yes] **Brak pierwszego ruchu przez 48 godzin** to walkower, który nie liczy się do rankingu.
   *[no] **Brak pierwszego ruchu przez 5 minut** to walkower, który nie liczy się do rankingu. Nie grasz dalej, dopóki nie naciśniesz **Już jestem**.
}
event-fair = Uczciwe kości: wszystkie losowania biorą się z sekretu zapieczętowanego, zanim ktokolwiek mógł dołączyć, i z kliknięć wszystkich osób. Pieczęć: { $seal }
event-fair-file = W tym pliku są wszystkie losowania. Sprawdzisz go poleceniem `python -m tournaments verify`.
button-event-file = Plik uczciwych kości
button-event-now = Zacznij teraz
button-event-next = Następna runda teraz
button-event-pause = Wstrzymaj
button-event-continue = Wznów
button-event-remove = Usuń kogoś…
button-event-correct = Popraw wynik…
button-event-off = Odwołaj
button-event-off-one = Tylko ten
button-event-off-all = Całą serię
button-event-let-in = Wpuść kogoś…
event-remove-menu = Kogo usunąć?
event-correct-menu = Która partia?
event-correct-which = ### { $one } – { $two }
    Jaki był wynik?
event-correct-nothing = Nie ma skończonej partii, której wynik można jeszcze poprawić.
event-correct-win = Wygrywa { $name }
event-correct-draw = Remis
event-correct-nobody = Bez punktów
event-corrected-done = Wynik poprawiony. Informacja jest w wątku turnieju.
event-off-ask = Odwołać turniej **{ $name }**? Trwające partie skończą się bez wyniku.
event-off-done = Turniej **{ $name }** jest odwołany.
event-paused-done = Turniej **{ $name }** jest wstrzymany. Żadna runda nie zacznie się, dopóki nie naciśniesz **Wznów**.
event-continued-done = Turniej **{ $name }** toczy się dalej.
event-removed-done = { $name } nie gra już w turnieju.
event-hurried-done = Zaczyna się teraz.
event-hurried-waits = { $slow ->
    [yes] Zacznie się, gdy tylko { $least ->
        [one] dołączy 1 osoba
        [few] dołączą { $least } osoby
       *[many] dołączy { $least } osób
    }.
   *[no] Wszyscy są już wezwani. Zacznie się, gdy { $least ->
        [one] 1 osoba naciśnie
        [few] { $least } osoby nacisną
       *[many] { $least } osób naciśnie
    } **Jestem**.
}
event-let-in-menu = Kto może od razu dołączyć?
event-let-in-done = { $there ->
    [yes] { $name } jest już na liście.
   *[no] { $name } może już dołączyć.
}
event-let-in-bot = Boty nie mogą dołączać do turniejów.
event-moderators-only = Ten turniej prowadzi moderacja.
event-organiser-only = Ten turniej prowadzi { $by }. Moderacja też może to zrobić.

# ---- The end
event-won = ### 🏆 { $winner } wygrywa turniej { $name }!
event-won-shared = ### 🏆 Wspólne pierwsze miejsce w turnieju { $name }: { $winner }
event-won-league = ### 🏆 Koniec turnieju { $name }
event-no-winner = ### Koniec turnieju { $name }
    Nikt nie wygrał.
event-division-won = **{ $number }. liga:** { $winner }
event-place-line = **{ $place }.** { $names }
event-end-small = { $people ->
    [one] 1 osoba
    [few] { $people } osoby
   *[many] { $people } osób
}, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}
event-end-next = Następny turniej: { $when }.
event-off-too-few = ### Turniej odwołany: { $name }
    { $slow ->
        [yes] { $here ->
            [0] Nikt nie dołączył, a potrzeba { $least } osób.
            [one] Dołączyła jedna osoba, a potrzeba { $least }.
            [few] Dołączyły { $here } osoby, a potrzeba { $least }.
           *[many] Dołączyło { $here } osób, a potrzeba { $least }.
        }
       *[no] { $here ->
            [0] Nikogo nie było, a potrzeba { $least } osób.
            [one] Była jedna osoba, a potrzeba { $least }.
            [few] Były { $here } osoby, a potrzeba { $least }.
           *[many] Było { $here } osób, a potrzeba { $least }.
        }
    }
event-off-called = ### Turniej odwołany: { $name }
    Odwołuje go { $by }.
event-off-paused = ### Turniej odwołany: { $name }
    Był wstrzymany przez { $slow ->
        [yes] dwa tygodnie
       *[no] dobę
    }.
event-off-lost = ### Turniej odwołany: { $name }
    Nie mogę już tworzyć tu wątków.
event-off-pairing = Nie ma już par, które jeszcze ze sobą nie grały, więc turniej kończy się tutaj.
event-off-unpaired = ### Turniej odwołany: { $name }
    Nie dało się ułożyć żadnej pary, więc turniej się nie rozpoczął.
event-stops = To trzeci raz z rzędu, więc nie będę już powtarzać tego turnieju.
button-event-join-next = Dołącz do następnego
button-event-again = Powtarzaj znowu
event-calendar = { $game }. Dołącz tutaj: { $url }
event-game-line = **{ $name }**, { $stage }
event-game-deadline = Czas na pierwszy ruch ({ $name }) mija { $when }. Potem jest walkower.
event-game-claim = { $name } się nie zjawia. { $other }, naciśnij **Jestem**, a wygrasz. Twój czas mija { $when }.
event-game-after = { $next ->
    [league] Wszystkie partie ligi: { $place }
    [last] Wynik końcowy: { $place }
   *[round] Następna runda zacznie się sama: { $place }
}
event-appeared = Obecność zapisana.

server-line-event-organisers = 🏅 Turnieje
event-organisers = { $who ->
    [everybody] Turnieje może planować każdy
   *[moderators] Turnieje planuje moderacja
}
event-organisers-form = Turnieje
event-organisers-question = Kto może tu planować turnieje?
event-organisers-choice = { $who ->
    [everybody] Każdy
   *[moderators] Moderacja
}
