# Tables: the public message, the private panel, menus and answers.
seat = miejsce { $number }
computer = { $level ->
    [random] Komputer (losowy)
    [easy] Komputer (łatwy)
    [normal] Komputer (normalny)
    [hard] Komputer (trudny)
    [expert] Komputer (ekspert)
    [only] Komputer
   *[other] Komputer ({ $level })
}
computer-numbered = { $level ->
    [random] Komputer { $number } (losowy)
    [easy] Komputer { $number } (łatwy)
    [normal] Komputer { $number } (normalny)
    [hard] Komputer { $number } (trudny)
    [expert] Komputer { $number } (ekspert)
    [only] Komputer { $number }
   *[other] Komputer { $number } ({ $level })
}
# Computers together. $sides are seat numbers (kind seats) or the names of seats (kind sides).
board-computers = { $kind ->
    [seats] { $count ->
        [one] komputer{ computer-level }: miejsce { $sides }
        [few] komputery{ computer-level }: miejsca { $sides }
       *[many] komputery{ computer-level }: miejsca { $sides }
    }
   *[sides] { $count ->
        [one] komputer{ computer-level }: { $sides }
        [few] komputery{ computer-level }: { $sides }
       *[many] komputery{ computer-level }: { $sides }
    }
}
lobby-computers = { $count ->
    [one] 1 komputer{ computer-level }
    [few] { $count } komputery{ computer-level }
   *[many] { $count } komputerów{ computer-level }
}
computer-level = { $level ->
    [random] { " " }(poziom losowy)
    [easy] { " " }(poziom łatwy)
    [normal] { " " }(poziom normalny)
    [hard] { " " }(poziom trudny)
    [expert] { " " }(poziom: ekspert)
    [only] { "" }
   *[other] { " " }({ $level })
}
computer-for = Komputer za: { $name }
# Between the two sides of a game, with its spaces.
versus = { " " }–{ " " }
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-read-message-history = Czytanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików

## The lobby
lobby-host = { $name } (gospodarz)
lobby-best = Najlepiej gra się przy { $least }–{ $most } graczach.
lobby-minutes = Około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
} gry przy { $here ->
    [one] 1 graczu
    [few] { $here } graczach
   *[many] { $here } graczach
}{ $computers ->
    [0] { "" }
    [one] , w tym 1 komputer
    [few] , w tym { $computers } komputery
   *[many] , w tym { $computers } komputerów
}.
# $turns of everybody together, $each of one seat; $days is a guess for a slow table.
lobby-turns = Razem około { $turns } tur, po { $each } na każde miejsce.{ $pace ->
    [slow] { " " }Jedna tura co trzy godziny to mniej więcej { $days ->
        [one] 1 dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
   *[live] { "" }
}
lobby-advice = 💡 Na powolną grę lepiej: { $setting }
lobby-leaving = Za minutę usunę ten wątek, chyba że pisał w nim ktoś jeszcze.
lobby-rivals = { $count ->
    [one] Jeśli zaczniesz w pojedynkę, dołączy 1 komputer.
    [few] Jeśli zaczniesz w pojedynkę, dołączą { $count } komputery.
   *[many] Jeśli zaczniesz w pojedynkę, dołączy { $count } komputerów.
}
# $setting is a line such as “Start alone: 2 computers join”; $asked are mentions of people.
lobby-proposal = 🗳️ { $name } proponuje: **{ $setting }**. { $asked }, zgoda?
lobby-declined = 🗳️ { $name } nie zgadza się na to: { $setting }. Nic się nie zmienia.
lobby-set-back = 🗳️ { $name } dołącza do stołu, więc uzgodnione ustawienia już nie obowiązują: { $settings }.
lobby-if-all-agree = { $setting } (za zgodą wszystkich)
lobby-computer = Dodaj lub usuń graczy…
lobby-add-computer = { $level ->
    [random] Dodaj komputer (ruchy losowe)
    [easy] Dodaj komputer (łatwy)
    [normal] Dodaj komputer (normalny)
    [hard] Dodaj komputer (trudny)
    [expert] Dodaj komputer (ekspert)
    [only] Dodaj komputer
   *[other] Dodaj komputer ({ $level })
}
lobby-send-away = Usuń: { $name }
lobby-remove-computer = Usuń komputer
nobody-yet = jeszcze nikt
nobody-else = tylko ty

## Settings: lines of a list, and of a menu.
term-pace = { $value ->
    [live] Na żywo: wszyscy grają teraz
   *[slow] Powoli: grasz, kiedy masz czas
}
term-order = { $value ->
    [drawn] Miejsca są losowane
    [host] Zaczyna gospodarz
   *[joined] Gospodarz zajmuje pierwsze miejsce
}
term-kickoff = { $value ->
    [now] Gotowe ustawienia, gramy od razu
   *[choose] Każdy wybiera swoje ustawienie
}
term-minutes = Końcowy gwizdek po { $value ->
    [one] { $value } minucie
    [few] { $value } minutach
   *[many] { $value } minutach
}
term-turns = Końcowy gwizdek po { $value ->
    [one] { $value } turze
    [few] { $value } turach
   *[many] { $value } turach
}
term-wait-live = { $value ->
    [quick] Automatyczny rzut po 3 sekundach
    [brisk] Automatyczny rzut po 5 sekundach
    [short] Automatyczny rzut po 10 sekundach
    [long] Automatyczny rzut po minucie
   *[usual] Automatyczny rzut po 20 sekundach
}
term-wait-slow = { $value ->
    [quick] Automatyczny rzut po 15 minutach
    [brisk] Automatyczny rzut po 30 minutach
    [short] Automatyczny rzut po godzinie
    [long] Automatyczny rzut po dobie
   *[usual] Automatyczny rzut po 4 godzinach
}
term-records = { $value ->
    [round] Jedna wiadomość na rundę
   *[match] Jedna wiadomość na mecz
}
term-hints = { $value ->
    [yes] Podpowiedzi dla wszystkich, gra nierankingowa
   *[no] Bez podpowiedzi w grze między ludźmi
}
# An option without words of its own: its bare name and value.
option-plain = { $name }: { $value ->
    [none] nie ustawiono
   *[other] { $value }
}

option-undrawn = ⚠️ Na obrazkach nie da się pokazać: { $letters }

## A list to choose by swapping, and a form to write in
swap-title = **Wybrano ({ $count }):** { $names }
swap-hint = Wybierz, kto wypada i kto wchodzi.
swap-leaving = **{ $name }** wypada. Wybierz, kto wchodzi.
swap-coming = **{ $name }** wchodzi. Wybierz, kto wypada.
swap-done = **{ $coming }** wchodzi, **{ $leaving }** wypada.
swap-out = Kto wypada…
swap-in = Kto wchodzi…
swap-page = Więcej… ({ $page } z { $pages })

## The board
semicolon = ;{ " " }
board-player = **{ $name }** ({ $side })
# One computer or two, each with the name of its side.
board-computer-side = Komputer ({ $side }{ $level ->
    [random] , poziom losowy
    [easy] , poziom łatwy
    [normal] , poziom normalny
    [hard] , poziom trudny
    [expert] , poziom: ekspert
    [only] { "" }
   *[other] , { $level }
})
board-numbered = { $player } ({ $number })
board-turn = { $person }, twoja kolej{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
# $task is a few words that go on after a colon, such as “roll for Brazil”; $side may be none.
board-turn-task = { $person }, twoja kolej{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
board-thinking = { $player } myśli…
board-resigned = 🏳️ { $name } poddaje grę. Dalej gra { $computer }.
board-asleep = -# 💤 { $count ->
    [one] { $names } nie odpowiada, więc stół nie czeka. Naciśnij dowolny przycisk, żeby wrócić.
    [few] { $names } nie odpowiadają, więc stół nie czeka. Naciśnijcie dowolny przycisk, żeby wrócić.
   *[many] { $names } nie odpowiadają, więc stół nie czeka. Naciśnijcie dowolny przycisk, żeby wrócić.
}
board-away = ⏳ Nie było mnie przez { $unit ->
    [minutes] { $count ->
        [one] minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
    [hours] { $count ->
        [one] godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
   *[days] { $count ->
        [one] jeden dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
}. Nikt nie stracił przez to czasu.
board-offer = 🤝 { $name } proponuje remis. { $asked }, zgoda? Kto gra dalej, ten odmawia. Propozycja wygasa { $when }.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } nie zgadza się na remis.
    [undo] ↩️ { $asker }, { $name } nie zgadza się na cofnięcie.
   *[round] ⏩ { $asker }, { $name } nie chce rozgrywać całej rundy naraz.
}
board-undo = ↩️ { $name } chce cofnąć swoją ostatnią turę. { $asked }, zgoda? Prośba wygasa { $when }.
# $actions are moves in their notation, separated by commas.
board-undone = ↩️ { $name } cofa: { $actions }.
board-vote = 💤 { $name } nie daje znaku życia od dłuższego czasu. { $asked }: { $ends ->
    [yes] czekać, oddać miejsce komputerowi czy zakończyć grę?
   *[no] czekać czy oddać miejsce komputerowi?
} Głosowanie kończy się { $when }.
# What each choice means: in a game that may be rated, and for its end, now ($may is yes) or from $since on.
board-vote-rated = -# Ranking: czekanie niczego nie zmienia. Z komputerem gra nadal liczy się dla pozostałych, a { $name } może na niej tylko stracić, chyba że komputer zagra najwyżej raz czy dwa. Zakończenie gry nie zmienia niczyjego rankingu.
board-vote-end = { $may ->
    [yes] -# Gra kończy się tylko wtedy, gdy chcą tego wszyscy głosujący.
   *[no] -# Za zakończeniem gry będzie można głosować { $since }.
}
board-routine = -# Automatyczny rzut { $when }.
board-round = ⏩ { $name } chce rozegrać całą rundę naraz. { $asked }, zgoda? Jeśli nikt się nie sprzeciwi, ruszamy { $when }.
pause-round = ⏳ Następna runda zaczyna się { $when }.
pause-watch = 👀 Nikt z was nie ma już drużyny w turnieju. Oglądajcie mecz po meczu albo przejdźcie do finału. Następny mecz zaczyna się { $when }.
pause-skip = 👀 { $names } { $count ->
    [one] chce
    [few] chcą
   *[many] chcą
} przejść do finału. { $asked }, zgoda? Wystarczy nacisnąć **Przejdź do finału**. Następny mecz zaczyna się { $when }.
pause-finale = 🏟️ Został już tylko finał. Pierwszy gwizdek { $when }.
board-reminder-event = ⏰ Przypomnienie: twoja kolej.
board-reminder = ⏰ Przypomnienie: twoja kolej. { $next ->
    [vote] { $others ->
        [one] Druga osoba będzie mogła zdecydować { $when }, co dalej.
        [few] Głosowanie o tym, co dalej, zaczyna się { $when }.
       *[many] Głosowanie o tym, co dalej, zaczyna się { $when }.
    }
    [voting] { $others ->
        [one] Druga osoba decyduje, co dalej. Jej czas mija { $when }.
        [few] Pozostali głosują, co dalej. Głosowanie kończy się { $when }.
       *[many] Pozostali głosują, co dalej. Głosowanie kończy się { $when }.
    }
   *[closing] Bez ruchu gra zamknie się { $when }.
}
# $when is Discord's own timestamp, such as “in 24 minutes”, here and below.
board-whistle = -# ⏱️ Gwizdek { $when } · tura { $turn }
board-whistle-turns = -# ⏱️ Tura { $turn } z { $turns }, potem gwizdek
board-whistle-due = -# ⏱️ Czas minął: gwizdek zabrzmi, gdy tylko pozwolą zasady.
# $steps is a list of the three messages below.
board-slow = -# ⏳ Bez ruchu: { $steps }.
board-slow-reminder = przypomnienie { $when }
board-slow-vote = głosowanie { $when }
board-slow-closing = koniec gry { $when }
seal-first = -# 🔒 { $what } · `{ $digits }`
sealed-draws = Losowania zapieczętowane przed startem
sealed-seats = Miejsca zapieczętowane przed startem
picture-ended = { $reason ->
    [resigned] { $name ->
        [none] Gra poddana
       *[other] { $name } poddaje grę
    }
    [agreed] Remis za zgodą wszystkich
    [moderator] Zakończone przez moderację
    [voted] Zakończone głosowaniem
    [forfeit] { $name ->
        [none] Kogoś zabrakło
       *[other] { $name } odpada
    }
    [time] Czas minął
    [idle] Zamknięte po dwóch tygodniach ciszy
   *[other] Zakończone przed czasem
}
story-plain = Przed chwilą: { $event }
story-since = **Od twojej ostatniej tury**
story-deed = { $name }: { $events }

## The daily puzzle
daily-sealed =
    🔒 Zagadkę dnia { $number } wszyscy grają tymi samymi rzutami. Są zapieczętowane do następnej zagadki, która pojawi się { $when }. Potem **/mundialito table action:sprawdź** sprawdzi każdy rzut przy stole `{ $table }`. Oto jego pieczęć, ta sama od początku:
    `{ $commitment }`
daily-file-sealed = W pliku gry są rzuty tej zagadki, a inni wciąż nimi grają. Pobierzesz go { $when }.

## Buttons
button-agree = Zgoda
button-disagree = Nie zgadzam się
button-swap = Zamień…
button-write-again = Jeszcze raz…
button-join = Dołącz
button-start = Start
button-fill = { $count ->
    [one] Dodaj komputer
    [few] Dodaj { $count } komputery
   *[many] Dodaj { $count } komputerów
}
button-play = Zagraj…
button-open = Otwórz stół
button-leave = Wyjdź
button-cancel = Zamknij
button-panel = Twój ruch
button-more = Więcej…
button-routine = Dalej
button-seat = Moje miejsce
button-round = Rozegraj rundę
button-next = Następny mecz
button-finale = Rozegraj finał
button-skip = Przejdź do finału
button-round-yes = Rozegraj
button-round-no = Nie teraz
button-text = Opis planszy
button-side = Z mojej strony
button-undo = Cofnij
button-draw = Zaproponuj remis…
button-draw-yes = Tak, proponuję remis
button-draw-accept = Przyjmij remis…
button-draw-decline = Odrzuć remis
button-draw-agree = Tak, przyjmuję remis
button-undo-accept = Pozwól cofnąć
button-undo-decline = Nie pozwalaj
button-hand-over = Niech gra komputer
button-return = Wracam do gry
button-resign = Poddaj się…
button-resign-yes = Tak, poddaję się
button-play-on = Gram dalej
button-no = Anuluj
button-vote-wait = Czekać
button-vote-computer = Oddać komputerowi
button-vote-end = Zakończyć grę
button-replay = Powtórka
button-file = Plik gry
button-jump = Przejdź do planszy

## The panel
panel-turn = { $side ->
    [none] Twoja kolej.
   *[other] Twoja kolej, { $side }.
}
panel-waiting = Teraz gra: { $awaited }.
# $actions is what the table will do for the player as soon as it may, in the game's notation.
panel-planned = Stół zagra za ciebie, gdy przyjdzie pora: { $actions }.
panel-watching = 👀 Oglądasz. { $count ->
    [0] Gra zaraz ruszy dalej.
   *[other] Teraz gra: { $awaited }.
}
panel-routine = Twój rzut.
routines-menu = Automatyczne rzuty
routines = { $way ->
    [own] Automatyczne rzuty: wyłączone
    [deciding] Automatyczne rzuty: włączone, poza decydującymi
   *[always] Automatyczne rzuty: włączone
}
reserve-menu = Zawsze pytaj przy tych drużynach
panel-back = Witaj z powrotem! Pod twoją nieobecność grał za ciebie stół.
panel-missed = 💤 { $others ->
    [one] Druga osoba sądzi, że cię nie ma, i decyduje, co dalej.
    [few] Pozostali sądzą, że cię nie ma, i głosują, co dalej.
   *[many] Pozostali sądzą, że cię nie ma, i głosują, co dalej.
} Zagraj, żeby gra toczyła się dalej.
panel-handed-over = Na twoim miejscu gra komputer. Możesz wrócić, kiedy chcesz.
more-title = **{ $game }**, stół `{ $table }`

## Questions, asked once
ask-draw = **Zaproponować remis?** Gra toczy się dalej, póki wszyscy się nie zgodzą. Propozycja wygasa z ruchem drugiej strony.
ask-draw-accept = **Przyjąć remis?** Gra od razu się skończy i nikt nie wygra.
ask-resign = { $then ->
    [ends] ⚠️ **Poddać się?** Gra od razu się skończy. Tego nie da się cofnąć.
    [wins] ⚠️ **Poddać się?** Druga strona od razu wygra. Tego nie da się cofnąć.
   *[other] ⚠️ **Poddać się?** Na twoim miejscu do końca zagra komputer. Tego nie da się cofnąć.
}

## Done
done-started = Gra się zaczęła.
# $place is a link to a channel or thread.
done-in-thread = Znajdziesz ją tutaj: { $place }.
done-leaving = Stół zamknięty. { lobby-leaving }
done-undone = Ruch cofnięty.
done-undo-asked = Prośba o cofnięcie wysłana. Cofniemy, gdy zgodzą się wszyscy zapytani.
done-offered = Remis zaproponowany.
done-agreed = Wszyscy się zgodzili: remis.
done-resigned = Poddajesz tę grę.
done-left = Nie ma cię już przy stole `{ $table }`.
done-nothing = Nic się nie zmieniło. Gra toczy się dalej.
done-handed-over = { $left ->
    [0] Nie został nikt inny, więc grę dokończą komputery.
   *[other] Zagra za ciebie komputer, póki nie wrócisz na swoje miejsce.
}
done-rematch-asked = Prośba o rewanż wysłana. Zaczniemy, gdy wszyscy się zgodzą.
done-rematch = { $moved ->
    [alone] Nowa gra się zaczęła.
    [no] Rewanż się zaczął.
   *[yes] Rewanż się zaczął, ze zmianą stron.
}
download-game = Cała gra w pliku. `python -m rules verify FILE` sprawdza każde losowanie i każdy ruch stołu `{ $table }`.
## Checking that nothing was rigged. $drawn counts random draws. $joined lists the ids of presses, and $players counts them.
verify-nothing = Nie toczy się tu żadna gra i żadna się tu nie skończyła. Żeby sprawdzić grę z innego miejsca, wybierz jej `table`.
verify-running =
    🔒 Każde losowanie przy stole `{ $table }` bierze się z tajnej liczby, zapieczętowanej przed startem:
    `{ $commitment }`
    Domieszano do niej, żeby nikt nie decydował sam: { $joined ->
        [none] nic
       *[other] identyfikatory kliknięć, którymi dołączano do stołu, { $joined }
    }
    Tajną liczbę ujawnię po grze. **/mundialito table action:sprawdź** sprawdzi wtedy, czy zgadza się z pieczęcią i czy wynikają z niej wszystkie rzuty i karty.
verify-fits =
    ✅ **Sprawdzone: nic nie zmieniono.** Stół `{ $table }`: { $drawn ->
        [0] w tej grze nie było losowań, a z zapieczętowanym zapisem { $actions ->
            [one] zgadza się jedyna akcja
            [few] zgadzają się wszystkie { $actions } akcje
           *[many] zgadza się wszystkich { $actions } akcji
        }.
       *[other] wszystko zgadza się z zapieczętowanym zapisem ({ $drawn ->
            [one] 1 losowanie
            [few] { $drawn } losowania
           *[many] { $drawn } losowań
        }, { $actions ->
            [one] 1 akcja
            [few] { $actions } akcje
           *[many] { $actions } akcji
        }).
    }
    -# Pieczęć: `{ $commitment }`
    -# Tajna liczba: `{ $secret }`
    -# Domieszano: { $joined ->
        [none] nic
       *[other] { $players ->
            [one] kliknięcie jednej osoby
            [few] kliknięcia { $players } osób
           *[many] kliknięcia { $players } osób
        }, { $joined }
    }
    -# Żeby sprawdzić to beze mnie, pobierz plik gry i uruchom `python -m rules verify FILE`. Pieczęć to SHA-256 tekstu `mundialito:{ $table }:` i następującej po nim tajnej liczby.
verify-differs =
    ❌ **To się nie zgadza.** { $trouble }
    -# Stół `{ $table }` · pieczęć `{ $commitment }` · tajna liczba `{ $secret }` · domieszano: { $joined } · losowania: { $drawn } · akcje: { $actions }

games-title = **Twoje stoły**
games-none = Nie siedzisz przy żadnym stole. Otwórz go poleceniem **/mundialito play**.
# $who names the others at the table; $link leads to the board.
games-line = { $state ->
    [mine] - ▶ **Twoja kolej** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - Czekamy na innych · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Przed startem · { $game } · { $who } · { $link } · `{ $table }`
}
games-hidden = - Ukryty · { $game } · `{ $table }` · Nie widzisz jego kanału. **/mundialito table action:poddaj** oddaje twoje miejsce.
games-puzzle = **/mundialito table table:{ $table }**

## Tables that can't continue
aside = 🗄️ { $reason ->
    [version] Przy stole `{ $table }` nie da się grać dalej: zasady tej gry zmieniły się, odkąd się zaczęła. Dotychczasowe ruchy są zachowane.
    [game] Przy stole `{ $table }` nie da się grać dalej: ten bot nie ma już tej gry. Dotychczasowe ruchy są zachowane.
   *[unreadable] Przy stole `{ $table }` nie da się grać dalej: nie mogę odczytać zapisu gry. To, co zapisano, czeka na operatora bota.
} Wynik się nie liczy. Nowy stół otworzysz tu poleceniem **/mundialito play**.
aside-players = -# Gracze: { $names }
refusal-aside-version = Przy tym stole nie da się grać dalej: zasady tej gry zmieniły się, odkąd się zaczęła. Nowy stół otworzysz poleceniem **/mundialito play**.
refusal-aside-game = Przy tym stole nie da się grać dalej: ten bot nie ma już tej gry. Inną wybierzesz poleceniem **/mundialito play**.
refusal-aside-removed = Ta gra jest wstrzymana, bo jej serwer mnie usunął. Ruszy dalej, gdy znów mnie zaprosi.
refusal-aside-unreadable = Przy tym stole nie da się grać dalej: nie mogę odczytać zapisu gry. To, co zapisano, czeka na operatora bota. Nowy stół otworzysz poleceniem **/mundialito play**.
refusal-over-version = Nie mogę pokazać tej gry: jej zasady zmieniły się od tamtego czasu. Wynik pozostaje ważny.
refusal-over-game = Nie mogę pokazać tej gry: ten bot już jej nie ma. Wynik pozostaje ważny.
refusal-over-unreadable = Ta gra jest skończona, a jej ruchów nie mogę już odczytać.
board-clocks = -# ⏱️ { $clocks }
board-clock-runs = { $name }: czas mija { $when }
board-clock-left = { $name }: zostało { $left }
clock-left = { $unit ->
    [days] { $big } d { $small } godz.
    [hours] { $big } godz. { $small } min
   *[minutes] { $big } min { $small } s
}
term-control = { $value ->
    [steady] Spokojny zegar: 3 dni plus 36 godzin na turę
    [brisk] Szybki zegar: 1 dzień plus 12 godzin na turę
    [timed] Zegar dla dwóch osób: 10 minut plus 20 sekund na turę
   *[none] Bez zegara
}

tables-elsewhere = Na tym serwerze stoły można otwierać tylko tutaj: { $places }.
button-open-there = Otwórz tam

# A seat's player, in a game file.
replay-player = Gracz { $number }

# What is stored about a person, and deleting it.
person-erased = ktoś, kogo już nie ma

doctor-state = { $state ->
    [lobby] poczekalnia
    [set_aside] odłożony
   *[running] w grze
}

# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
share-part-moment = { $number ->
    [0] Rozstawienie
   *[other] { $game ->
        [dicecup] Mecz { $number }
       *[other] Tura { $number }
    }
}
# In a picture of several moments: which one it is, and whose turn it was.
share-moment-of = { $moment } · { $name }
