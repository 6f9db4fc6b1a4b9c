# How Mundialito's choices are named on menus and buttons.
# $piece is 0 for the ball, else 1 to 3 pips; $size is 1 to 3 pips; $cell and $target are names such as b3.
mundialito-face-piece = { $piece ->
    [0] Piłka
    [1] Pionek
    [2] Dron
   *[3] Królowa
} { $cell }
mundialito-face-left = { $left ->
    [1] **Została jedna akcja.** Wybierz figurę albo zakończ turę.
   *[other] **Dwie akcje.** Wybierz figurę, a potem akcję.
}
mundialito-face-chosen = { $left ->
    [1] **Została jedna akcja.** { mundialito-face-standing }: wybierz akcję albo zakończ turę.
   *[other] { mundialito-face-standing }: wybierz akcję.
}
mundialito-face-standing = { $piece ->
    [0] Piłka
    [1] Pionek
    [2] Dron
   *[3] Królowa
} na { $cell }
mundialito-face-nothing = Żadna z twoich figur nic nie może zrobić. Zakończ turę.
mundialito-face-stuck = -# Nie może nic zrobić: { $pieces }.
mundialito-face-stuck-piece = { mundialito-face-piece } ({ $way ->
    [ball] na drodze jest piłka
    [piece] na drodze są piramidy
    [both] na drodze są piłka i piramidy
   *[none] drogę zamykają belki
})
mundialito-face-move = { $seam ->
    [yes] Ruch dookoła na { $target }
   *[no] Ruch na { $target }
}
mundialito-face-push = Pchnij { $target }–{ $other } ({ mundialito-size })
mundialito-face-jump = Skok na { $target } nad { $size ->
    [1] pionkiem
    [2] dronem
   *[3] królową
}
mundialito-face-pass = { $goal ->
    [yes] ⚽ Gol: podaj na { $target } ({ mundialito-size })
   *[no] Podaj na { $target } ({ mundialito-size })
}
mundialito-face-end = Zakończ turę
mundialito-face-ready = { $usual ->
    [yes] Użyj gotowego ustawienia
   *[no] Użyj mojego ostatniego ustawienia
}
mundialito-face-line-up = { $queens ->
    [yes] Teraz wybierz kolumny dla dwóch **dronów**. Resztę zajmą pionki.
   *[no] Wybierz kolumny dla dwóch **królowych**, a potem dla dwóch **dronów**. Resztę zajmą pionki.
} Możesz też użyć gotowego ustawienia.
mundialito-face-lined-up = Tak by stanęły. { $ball ->
    [none] Wybierz pole dla **piłki**, żeby ustawić wszystko naraz, albo ustaw na razie same piramidy.
   *[other] Jeśli ustawisz wszystko, piłka trafi na **{ $ball }**, gdy tylko będzie można.
}
mundialito-face-columns = { $piece ->
    [2] Dwie kolumny dla dronów
   *[3] Dwie kolumny dla królowych
}
mundialito-face-column = { $piece ->
    [2] Dron na { $column }
   *[3] Królowa na { $column }
}
mundialito-face-ball-row = Pole w rzędzie { $row } dla piłki
mundialito-face-ball = { $cell ->
    [none] Wybierz w rzędzie { $row } pole dla **piłki**.
   *[other] Tu leżałaby twoja piłka. Połóż ją albo wybierz inne pole.
}
mundialito-face-ball-on = Piłka na { $cell }
mundialito-face-place = Ustaw piramidy
mundialito-face-place-all = Ustaw wszystko, piłka na { $ball }
mundialito-face-place-ball = Połóż piłkę na { $cell }
mundialito-face-again = Od nowa

## On the menus of commands and lobbies.

game-mundialito = Mundialito (piramidowa piłka)
option-mundialito-coasters = { $usual ->
    [yes] Zwykła plansza
   *[no] { $value ->
        [random] Losowa plansza
       *[other] Plansza { $value }
    }
}
option-mundialito-coasters-name = Plansza
option-mundialito-repetition = { $value ->
    [0] Powtórzenie nie daje remisu
   *[3] Remis, gdy pozycja pojawi się trzeci raz
}
option-mundialito-turn-limit = { $value ->
    [0] Bez limitu tur
   *[other] Remis po { $value ->
        [one] 1 turze
        [few] { $value } turach
       *[many] { $value } turach
    }
}
option-mundialito-adjudicate = { $value ->
    [yes] Zamiast remisu wygrywa piłka bliżej bramki
   *[no] Remis pozostaje remisem
}
option-mundialito-match = { $value ->
    [yes] Mecz: wygrywa, kto ma więcej goli przy gwizdku
   *[no] Wygrywa pierwszy gol
}
option-mundialito-match-name = Jak się wygrywa
option-mundialito-match-clock = Najwięcej goli w { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
