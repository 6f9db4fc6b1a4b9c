# How the choices of the hedgehog race are named on buttons. $size is 1 to 3 pips; $stack is a number of the ring.
hedgehog-face-piece = { hedgehog-size-first } na { $stack }
hedgehog-face-way = { $cost ->
    [one] { $steps } na { $stack }, 1 punkt
    [few] { $steps } na { $stack }, { $cost } punkty
   *[many] { $steps } na { $stack }, { $cost } punktów
}
# The same without its cost, for a piece with many ways to go.
hedgehog-face-steps = { $steps } na { $stack }
hedgehog-face-move = { hedgehog-size-first } { $steps } na { $stack }, { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}
# The same without its cost, where there are many moves.
hedgehog-face-move-short = { hedgehog-size-first } { $steps } na { $stack }
# Where a move ends; $then is that stack's number once the gap that the move leaves has closed, 0 if it stays the same.
hedgehog-face-landing = { $then ->
    [0] { $stack }
   *[other] { $stack } (potem { $then })
}
hedgehog-face-landing-short = { $then ->
    [0] { $stack }
   *[other] { $stack }→{ $then }
}
hedgehog-face-stuck = -# Nie może się ruszyć: { $pieces }.
# $own is the piece of 1 to 3 pips that is on top.
hedgehog-face-stuck-pieces = { $pieces } ({ $reason ->
    [too-dear] za mało punktów
    [under-own] { $own ->
        [1] pod twoim pionkiem
        [2] pod twoim dronem
       *[3] pod twoją królową
    }
    [one-stack] wszystko w jednym stosie
   *[other] żaden stos w zasięgu nie pasuje
})
hedgehog-face-pass = Pasuj
hedgehog-face-end = { $left ->
    [one] Koniec tury, przepadnie 1 punkt
    [few] Koniec tury, przepadną { $left } punkty
   *[many] Koniec tury, przepadnie { $left } punktów
}
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [one] został **1 punkt**:
    [few] zostały **{ $left } punkty**:
   *[many] zostało **{ $left } punktów**:
}
hedgehog-face-every = wybierz ruch.
hedgehog-face-every-short =
    wybierz ruch.
    -# Krok kosztuje pionka 1 punkt, drona 2, królową 3.
hedgehog-face-choose = wybierz figurę.
hedgehog-face-chosen = { $size ->
    [1] pionek na stosie { $stack }, 1 punkt za krok. Dokąd?
    [2] dron na stosie { $stack }, 2 punkty za krok. Dokąd?
   *[3] królowa na stosie { $stack }, 3 punkty za krok. Dokąd?
}
hedgehog-face-nothing = nie masz już ruchu. Zakończ turę.

## On the menus of commands and lobbies.

game-hedgehog = Wyścig jeży (Der Marsigelwettkampf)
option-hedgehog-stacking = { $value ->
    [nest] Gniazdo: wchodzisz na tę samą wielkość lub mniejszą
   *[tree] Drzewo: wchodzisz na tę samą wielkość lub większą
}
option-hedgehog-stacking-name = Jak się wygrywa
option-hedgehog-neutral = { $value ->
    [yes] Zawsze cztery kolory; wolne są niczyje
   *[no] W kręgu są tylko kolory graczy
}
option-hedgehog-neutral-name = Kolory
alone-hedgehog = { $stacking ->
    [nest] gniazdo
   *[tree] drzewo
}{ $neutral ->
    [yes] , cztery kolory w kręgu
   *[no] , jeden kolor w kręgu
}
score-hedgehog = { $score ->
    [one] { $score } tura
    [few] { $score } tury
   *[many] { $score } tur
}
option-hedgehog-turn-limit = { $value ->
    [none] Remis po 60 turach każdego gracza
    [0] Bez limitu tur
   *[other] Remis po { $value ->
        [one] 1 turze
        [few] { $value } turach
       *[many] { $value } turach
    }
}
