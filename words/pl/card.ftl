# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

card-won = { $count ->
    [one] { $winners } wygrywa!
    [few] { $winners } wygrywają!
   *[many] { $winners } wygrywają!
}
card-and-others = { $count ->
    [one] { $names } i jeszcze 1 osoba
    [few] { $names } i jeszcze { $count } osoby
   *[many] { $names } i jeszcze { $count } osób
}
card-draw = Remis
card-nobody = Bez zwycięstwa
card-alone = { $solved ->
    [yes] { $name }: udało się!
   *[no] Nie rozwiązano
}
# $reason says why people ended it early; $name is the loser's, none if there are several.
card-early = { $reason ->
    [resigned] { $name ->
        [none] Pozostali się poddali.
       *[other] { $name } poddaje grę.
    }
    [agreed] Remis za zgodą wszystkich.
    [moderator] Moderacja zakończyła grę.
    [voted] Gra zakończona głosowaniem.
    [forfeit] { $name ->
        [none] Kogoś zabrakło.
       *[other] { $name } odpada.
    }
    [time] Czas minął.
    [idle] Gra zamknięta po dwóch tygodniach ciszy.
   *[other] Gra zakończyła się przed czasem.
}
card-turn-limit = Minął limit tur.
card-puzzle = { $counted ->
    [yes] { $title } · Zagadka dnia { $number }
   *[no] { $title } · Zagadka dnia { $number }, dla wprawy
}
card-turns = { $count ->
    [one] 1 tura
    [few] { $count } tury
   *[many] { $count } tur
}
card-more = { $count ->
    [one] i jeszcze 1
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
# In the description of the picture.
card-placed = { $place }. { $name }
card-players = Gracze: { $players }
