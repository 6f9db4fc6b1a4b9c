# Koniec gry: nagłówek, jedna linijka historii, miejsca i rewanż.
finish-won = { $way ->
    [computer] { $count ->
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
    [settled] 🏆 { $count ->
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
   *[played] 🏆 { $count ->
        [one] { $winners } wygrywa!
        [few] { $winners } wygrywają!
       *[many] { $winners } wygrywają!
    }
}
finish-draw = 🤝 Remis
finish-alone-won = 🏆 { $winners }: udało się!
finish-alone-lost = 🧩 Nie rozwiązano
finish-nobody = { $reason ->
    [moderator] 🏁 Zakończone przez moderację
    [voted] 🏁 Zakończone głosowaniem
    [forfeit] 🏁 Nikogo nie było
   *[other] 🏁 Zamknięte
}
closing-early = { $reason ->
    [resigned] { $name } poddaje grę{ $turn ->
        [0] { "" }
       *[other] { " " }w turze { $turn }
    }.
    [agreed] Za zgodą wszystkich{ $turn ->
        [0] { "" }
       *[other] { " " }w turze { $turn }
    }.
    [voted] Nikt nie wygrywa: kogoś nie było zbyt długo.
    [forfeit] { $count ->
        [0] Nikt nie wygrywa.
       *[other] { $name } { $came ->
            [yes] nie { $count ->
                [one] gra
                [few] grają
                [many] grają
               *[other] grają
            } dalej
           *[no] nie { $count ->
                [one] stawia
                [few] stawiają
                [many] stawiają
               *[other] stawiają
            } się na grę
        }.
    }
    [idle] Przez dwa tygodnie nikt nie zagrał.
    [left] Nie został nikt, kto mógłby grać.
    [too-long] Minął limit ruchów.
   *[other] Nikt nie wygrywa.
}
time-up = { $name ->
    [none] Czas minął, jest remis.
   *[other] Czas minął, prowadzi { $name }.
}
closing-limit = Minął limit tur.
places-one = { $place }\. { $name }
places-ahead = Dalej: { $names }.
places-more = jeszcze { $count }

board-rematch = 🔁 { $names } { $count ->
    [one] chce
    [few] chcą
   *[many] chcą
} rewanżu.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, gramy?
}
board-rematch-refused = 🔁 { $name } ma na razie dość.
button-rematch = Rewanż
button-rematch-count = Rewanż ({ $count } z { $of })
button-rematch-made = Do rewanżu
button-rematch-no = Nie, dzięki
button-again = Jeszcze raz
done-rematch-refused = **Odrzucono.** Inni nie mogą cię już o to prosić. Ty nadal możesz zaproponować rewanż.
refusal-rematch-gone = Nikt już nie prosi cię o rewanż.
refusal-rematch-refused = Ktoś ma na razie dość. Rewanż będzie tylko na prośbę tej osoby.

button-settings-used = Ustawienia gry
end-settings = ### Ustawienia tej gry: { $game }
