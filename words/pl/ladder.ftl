# Leaderboards, profiles and what a game did to ratings. “Placed” means neither first nor last, never a rank.
season-all = od początku
season-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }

## Ratings and records
rating-points = { $ranked ->
    [yes] { $points }
   *[no] { $points }?
}
ladder-unranked = { $games } z { $least } gier

## The leaderboard
ladder-overall = Wszystkie gry
ladder-head = ### Tabela wyników: { $title }
ladder-by = { $by ->
    [wins] Według wygranych, { $season }
   *[rating] Według rankingu, { $season }
}
ladder-number = { $by ->
    [wins] { $number ->
        [one] { $number } wygrana
        [few] { $number } wygrane
       *[many] { $number } wygranych
    }
   *[rating] { $number }
}
ladder-place = { $place ->
    [0] ?
   *[other] { $place }.
}
ladder-line = { $mine ->
    [yes] **{ $place }** **{ $name }** (ty) · **{ $number }** · { $record }
   *[no] **{ $place }** { $name } · **{ $number }** · { $record }
}
ladder-least = ? oznacza: jeszcze bez miejsca. Miejsce w tabeli { $least ->
    [one] daje 1 gra rankingowa.
    [few] dają { $least } gry rankingowe.
   *[many] daje { $least } gier rankingowych.
}
ladder-placed = Środek: ani pierwsze, ani ostatnie miejsce w grze na trzy osoby lub więcej.
ladder-luck = W tej grze decyduje czysty los, więc nie wchodzi w skład „Wszystkich gier”.
ladder-not-counted = Nierankingowe: { $games }.
ladder-apart = { $why ->
    [computers] { $count } z komputerem
    [hints] { $count } z podpowiedziami
    [abandoned]
        { $count } { $count ->
            [one] nieskończona
            [few] nieskończone
           *[many] nieskończonych
        }
    [stood-in] { $count } z zastępstwem komputera
    [early]
        { $count } { $count ->
            [one] skończona za szybko
            [few] skończone za szybko
           *[many] skończonych za szybko
        }
    [full] { $count } ponad dzienny limit
   *[repeated] { $count } { $count ->
        [one] powtórzona para
        [few] powtórzone pary
       *[many] powtórzonych par
    }
}
ladder-empty = Nie ma tu jeszcze gier rankingowych. Miejsce w tabeli { $least ->
    [one] daje 1 gra.
    [few] dają { $least } gry.
   *[many] daje { $least } gier.
}
# $what is how it is ranked and for which season; $rows are the rows, separated by semicolons.
ladder-alt = Tabela wyników: { $title }. { $what }. { $rows }
ladder-alt-row = { $place ->
    [0] { $name }, jeszcze bez miejsca, punkty: { $points }, wygrane: { $wins }
   *[other] { $place }. { $name }, punkty: { $points }, wygrane: { $wins }
}
ladder-server-only = Tabele wyników i profile należą do serwera. Użyj tego polecenia na serwerze.
ladder-no-season = Nie znam takiego sezonu. Wpisz **this**, **all** albo miesiąc, np. **2026-11**.
ladder-menu = Wybierz tabelę wyników
ladder-menu-luck = Czysty los, z osobną tabelą
choice-ladder-rating = Według rankingu
choice-ladder-wins = Według wygranych
choice-season-this = Ten sezon
choice-season-all = Od początku

## Shown to everybody
shown-by = -# Pokazuje { $name }
show-hidden = Twój profil jest ukryty, więc go nie pokazuję. Najpierw odkryj go w **/mundialito settings**.

## The profile
profile-head = ### { $name }
profile-overall = Wszystkie gry
profile-season = Ten sezon
profile-record = wygrane { $wins }, { $placed ->
    [0] {""}
   *[other] pośrodku { $placed },{" "}
}remisy { $draws }, przegrane { $losses }
profile-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane { $wins }
profile-place = #{ $place }
profile-deviation = ±{ $points }
profile-peak = { $where ->
    [card] Rekord { $points }
   *[line] rekord { $points }
}
profile-peak-when = Rekord: **{ $points }**, { $season }
profile-line = { $what ->
    [all] Wszystkie gry: **{ $points }** { $deviation }, { $place }
   *[season] Ten sezon: **{ $points }** { $deviation }, { $place }
}
# $bars is a row of block characters that draws a curve.
profile-curve = `{ $bars }` od { $least } do { $most }
profile-game = - **{ $title }**: { $points } { $deviation }, { $place } · { $record }
profile-titles-head = Tytuły
profile-titles = Tytuły: { $titles }
profile-title = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $board }, { $season }
profile-titles-more = i jeszcze { $count }
profile-favourite = Ulubiona gra: { $title }
profile-team = Najlepsza drużyna: { $team } ({ $cups ->
    [one] { $cups } puchar
    [few] { $cups } puchary
   *[many] { $cups } pucharów
})
profile-rivals = Rywale: { $rivals }
profile-rival = { $name } ({ $record })
profile-rival-record = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}: wyżej { $ahead }, niżej { $behind }
profile-rivals-title = Rywale
profile-solo-name = { $puzzle ->
    [yes] { $title }, zagadka dnia
   *[no] { $title }, w pojedynkę
}
profile-computers-name = { $title } z komputerem
profile-solved = rozwiązane: { $solved } z { $tries }
profile-unsolved = jeszcze bez wyniku
profile-best = rekord: { $score }
profile-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
profile-computers-best = { $wins ->
    [0] najlepsze miejsce: { $best }
   *[other] wygrane { $wins }
}
profile-extra = - { $name }: { $told }
profile-extras-title = W pojedynkę i z komputerem (bez rankingu)
profile-seats = { $count ->
    [0] Teraz nie gra tu przy żadnym stole
    [one] Gra tu teraz przy { $count } stole
    [few] Gra tu teraz przy { $count } stołach
   *[many] Gra tu teraz przy { $count } stołach
}
profile-alt = Profil: { $name }. Punkty we wszystkich grach: { $points }, { $record }. { $games }
profile-nothing = jeszcze bez gier rankingowych
profile-no-curve = Krzywa zacznie się od pierwszej gry rankingowej.
profile-curve-title = Punkty we wszystkich grach, gra po grze
profile-curve-last = { $games ->
    [one] ostatnia gra
    [few] ostatnie { $games } gry
   *[many] ostatnich { $games } gier
}
profile-computer = Komputery nie mają profili. Twoje gry z nimi są w twoim.
profile-private = { $name } ma ukryty profil.

## What a game did to ratings
moved = { $rose ->
    [yes] 📈 **{ $name }** { $before } → { $after } (+{ $by })
    [no] 📉 **{ $name }** { $before } → { $after } (−{ $by })
   *[same] ➖ **{ $name }** { $before } → { $after } (±0)
}
# $line is one of the lines above, $place such as “2nd of 3”.
moved-placed = { $line }, { $place }
counted-part = { $percent ->
    [13] jedna ósma
    [25] jedna czwarta
    [33] jedna trzecia
    [50] połowa
   *[other] { $percent }%
}
counted-because = { $why ->
    [again] ci sami gracze w ciągu 24 godzin
    [day] wiele gier w ciągu 24 godzin
   *[new] nowi gracze
}
# $part is one of the shares above, such as “half”; $because says why.
moved-weight = -# Waga tej gry to { $part }: { $because }.
moved-weights = -# Waga tej gry to od { $least }% do { $most }%: { $because }.
moved-more = -# Rankingi: **Więcej…**
button-moved = Rankingi
moved-title = ### Tak zmieniły się rankingi
not-rated = { $why ->
    [computers] -# Nierankingowa: grał komputer.
    [hints] -# Nierankingowa: wszyscy zgodzili się na podpowiedzi.
    [abandoned] -# Nierankingowa: gra nie została skończona.
    [stood-in] -# Nierankingowa: komputery zagrały za graczy zbyt wiele razy.
    [early] -# Nierankingowa: mniej niż dwie osoby zagrały po dwie tury.
    [repeated] -# Nierankingowa: ci gracze mają już trzy gry rankingowe w ciągu ostatnich 24 godzin.
    [full] -# Nierankingowa: ktoś tutaj wyczerpał dzienny limit gier rankingowych.
   *[other] -# Nierankingowa.
}
not-rated-for = { $why ->
    [stood-in] -# Bez rankingu ({ $names }): zbyt wiele tur zagrał komputer.
    [early] -# Bez rankingu ({ $names }): mniej niż dwie zagrane tury.
    [repeated] -# Bez rankingu ({ $names }): już trzy gry rankingowe z tymi graczami w ciągu ostatnich 24 godzin.
    [full] -# Bez rankingu ({ $names }): dzienny limit gier rankingowych jest wyczerpany.
    [unopposed] -# Bez rankingu ({ $names }): wszyscy z wyższych miejsc odeszli od stołu.
   *[other] -# Bez rankingu: { $names }.
}

## Why a rating is what it is
why-head = ### Co tu zmieniło twój ranking
why-none = Nie masz jeszcze na tym serwerze żadnej skończonej gry.
why-about = -# To twoje punkty od początku w każdej grze. Wszyscy zaczynają od 1500. Wygrana z silniejszym daje więcej niż ze słabszym. Im więcej grasz, tym pewniejszy jest ranking i tym mniej zmienia go jedna gra. Liczba po ± w profilu mówi, o ile może się jeszcze mylić. Mniej liczy się gra z nowymi graczami, z tymi samymi co przed chwilą i po pierwszych grach dnia. Sezony (miesiące) mają osobne rankingi, podobnie jak gry, w których decyduje czysty los.
# $who is one of the last three messages of this part; $told says what happened to the rating.
why-game = - **{ $title }**, { $when }, { $who }: { $told }
why-rated = { $outcome ->
    [won] wygrana
    [drawn] remis
    [lost] przegrana
   *[placed] { $place }
}, **{ $before } → { $after }** ({ $sign }{ $by }).
why-expected = Szansa na wygraną: { $chance }%{ $players ->
    [2] {""}
    [3] {" "}(troje graczy)
    [4] {" "}(czworo graczy)
    [5] {" "}(pięcioro graczy)
    [6] {" "}(sześcioro graczy)
   *[other] {" "}({ $players } graczy)
}{ $so ->
    [win-less] , więc wygrana dała mniej.
    [win-more] , więc wygrana dała więcej.
    [loss-more] , więc przegrana kosztowała więcej.
    [loss-less] , więc przegrana kosztowała mniej.
   *[as-expected] .
}
why-weight = Waga tej gry to { $part }: { $because }.
why-gave-up = Gra poddana albo oddana komputerowi, więc ostatnie miejsce.
why-unrated = { $why ->
    [alone] bez rankingu, bo to gra w pojedynkę.
    [computers] bez rankingu, bo grał komputer.
    [hints] bez rankingu, bo wszyscy zgodzili się na podpowiedzi.
    [abandoned] bez rankingu, bo gra nie została skończona.
    [stood-in] bez rankingu, bo komputery zagrały za graczy zbyt wiele razy.
    [early] bez rankingu, bo mniej niż dwie osoby zagrały po dwie tury.
    [repeated] bez rankingu, bo ci gracze mieli już trzy gry rankingowe w ciągu 24 godzin.
    [full] bez rankingu, bo ktoś wyczerpał dzienny limit gier rankingowych.
   *[other] bez rankingu.
}
why-unmoved = { $why ->
    [stood-in] dla ciebie bez rankingu, bo komputer zagrał ponad dwie twoje tury albo ponad jedną dziesiątą z nich.
    [early] dla ciebie bez rankingu, bo masz za sobą mniej niż dwie tury.
    [repeated] dla ciebie bez rankingu, bo to więcej niż trzy gry rankingowe z tymi graczami w ciągu 24 godzin.
    [full] dla ciebie bez rankingu, bo u kogoś z was dzienny limit gier rankingowych był wyczerpany.
    [unopposed] dla ciebie bez rankingu, bo wszyscy z wyższych miejsc odeszli od stołu.
   *[other] dla ciebie bez rankingu.
}
why-with = rywale ({ $names })
why-alone = w pojedynkę
why-computers = z komputerem

## The podium
podium-head = ### 🏆 Koniec sezonu: { $season }
podium-line = { $place ->
    [1] 🥇 **{ $name }**, { $points } pkt ({ $record })
    [2] 🥈 **{ $name }**, { $points } pkt ({ $record })
    [3] 🥉 **{ $name }**, { $points } pkt ({ $record })
   *[other] { $place }. **{ $name }**, { $points } pkt ({ $record })
}
podium-others = { $count ->
    [one] i jeszcze jedna osoba, ex aequo z ostatnią
    [few] i jeszcze { $count } osoby, ex aequo z ostatnią
   *[many] i jeszcze { $count } osób, ex aequo z ostatnią
}
podium-next = Zaczął się nowy sezon i wszyscy znów mają 1500.

## Buttons
button-ladder = Tabela wyników
button-ladder-wins = Według wygranych
button-ladder-rating = Według rankingu
button-ladder-all = Od początku
button-ladder-season = Ten sezon
button-page-before = Strona { $page }
button-page-after = Strona { $page } z { $pages }
button-words = Pokaż jako tekst
button-picture = Pokaż jako obrazek
button-show = Pokaż wszystkim
button-profile = Profil
server-line-podium = 📈 Podium
podium-on = Podium każdego sezonu pojawi się po końcu miesiąca (UTC). Następne pojawi się { $when }.
podium-off = Wyłączone
podium-form = Podium
podium-form-channel = Gdzie je opublikować
podium-form-about = Raz w miesiącu, jeśli ktoś jest w rankingu. Bez kanału nic nie publikuję.
