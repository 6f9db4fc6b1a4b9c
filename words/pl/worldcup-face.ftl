# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-begin = { $extra ->
    [0] { $stage }: wybierz kartę.
   *[other] { $stage }: wybierz ostatnią kartę w tej rundzie. Nowej już nie dobierzesz.
}
worldcup-face-idle = { $count ->
    [one] -# Teraz bez pożytku: { $cards }. Tę kartę można tylko odrzucić.
    [few] -# Teraz bez pożytku: { $cards }. Te karty można tylko odrzucić.
   *[many] -# Teraz bez pożytku: { $cards }. Te karty można tylko odrzucić.
}
worldcup-face-card = **{ $card }**: { $does }.
worldcup-face-where = { $card ->
    [c21-1] Kto dostaje 2?
    [c21-2] Kto dostaje 1?
    [c111] { $count ->
        [1] Kto dostaje ostatnią 1?
       *[other] Wybierz różne drużyny, które dostaną po 1 (najwyżej { $count })
    }
    [c11] { $count ->
        [1] Kto dostaje ostatnią 1?
       *[other] Wybierz różne drużyny, które dostaną po 1 (najwyżej { $count })
    }
    [cF] Który gol?
    [cO] Który gol lub atak?
    [cD] Który rząd lub atak?
   *[other] Która drużyna, w którym meczu?
}
worldcup-face-elsewhere = Gdzie indziej…
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
worldcup-face-part = { $kind ->
    [group] Grupa { $part }: { $teams }
   *[matches] Od { $part }: { $teams }
}
worldcup-face-turn = Odwróć { worldcup-tile.acc } { $team-of } ({ worldcup-say-match } { $across-with })
worldcup-face-row = { $team } ({ worldcup-say-match } – { $across })
# $row is a row or what is turned there, $score the score that it leads to, with that team's goals first.
worldcup-face-quick = { $row }: { $score }
worldcup-face-rows = { $count ->
    [one] 1 rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
worldcup-face-note = potem{ "\u00A0" }{ $score } · { $whose ->
    [mine] twoja
   *[other] { $across ->
        [mine] miejsce { $seat }, z twoją: { $rival }
       *[other] miejsce { $seat }
    }
} · { $empty ->
    [yes] pusty rząd
   *[no] rząd { $tiles }
}, { $free ->
    [0] pełny
   *[other] wolne:{ "\u00A0" }{ $free }
}
worldcup-face-so-far = Dotąd: { $effects }. { $left ->
    [one] Jeszcze jedna.
    [few] Jeszcze { $left }.
   *[many] Jeszcze { $left }.
}
worldcup-face-unused = 2 bez użycia
worldcup-face-none-here = Żaden rząd tutaj jej nie przyjmie. Spróbuj innej grupy lub meczu.
worldcup-face-not = -# Niedostępne: { $why }.
worldcup-face-named = { $team } { worldcup-say-match }
worldcup-face-named-parts = { $amount ->
    [all] całość:
   *[some] część:
} { $kind ->
    [group] { $count ->
        [one] grupa { $parts }
        [few] grupy { $parts }
       *[many] grupy { $parts }
    }
   *[matches] { $parts }
}
# $rows are rows by name, or parts of the cup such as “all of group A”.
worldcup-face-why = { $rows } ({ $reason ->
    [row-full] pełny rząd
    [row-empty] jeszcze bez żetonu
    [protected-defence] chroni obrona
    [protected-penalty] chroni rzut karny
    [protected-turned] chroni odwrócony ostatni żeton
    [foul-on-attack] faul odwraca tylko gole
    [defence-on-goal] obrona odwraca tylko ataki
    [not-your-match] nie twój mecz
    [too-weak-for-two] nie może mieć 2
    [same-nation] już wybrane
   *[other] za mało innych drużyn z wolnym polem
})
worldcup-face-skip = { $place ->
    [c21-1] Pomiń 2
    [c21-2] Pomiń 1
   *[rest] Pomiń resztę
}
worldcup-face-take-back = { $card ->
    [several] Cofnij ostatni wybór
   *[single] Wybierz inny rząd
}
worldcup-face-near = Moje rzędy
worldcup-face-away = Odrzuć ją…
worldcup-face-away-ask = { $draws ->
    [yes] Odrzucić kartę **{ $card }**? Wszyscy ją zobaczą. Dobierzesz nową, więc nie da się tego cofnąć.
   *[no] Odrzucić kartę **{ $card }**? Wszyscy ją zobaczą.
}
worldcup-face-away-sure = Odrzuć { worldcup-card.acc }
worldcup-face-useless = { $card ->
    [cF] Żaden gol nie jest odkryty, więc faul nic teraz nie da.
    [cO] Żaden gol ani atak nie jest odkryty, więc spalony nic teraz nie da.
    [c21] { $where ->
        [own] W twoich meczach nie ma miejsca na dwa plus jeden.
       *[all] Żadna drużyna nie ma miejsca na 2, gdy inna ma na 1.
    }
    [c111] Za mało drużyn ma wolne pole na trzy jedynki.
    [c11] Za mało drużyn ma wolne pole na dwie jedynki.
    [cD] Wszystkie rzędy są pełne i żaden atak nie jest odkryty.
   *[other] { $where ->
        [own] W twoich meczach wszystkie rzędy są pełne.
       *[all] Wszystkie rzędy są pełne.
    }
}
worldcup-face-effect = **{ $card }**: { $die ->
    [yes] o ile kość nie pokaże czarnego, { $effects }
   *[no] { $effects }
}.
worldcup-face-stands = Będzie { $scores }.
worldcup-face-score = { $left } { $score } { $right }
worldcup-face-lasts = { $draws ->
    [yes] -# Dobierzesz kartę, więc nie da się tego cofnąć.
    [die] -# Kość potoczy się od razu, więc nie da się tego cofnąć.
   *[no] -# Gramy?
}
worldcup-face-play = Zagraj { worldcup-card.acc } – { $teams }

## Draft, shoot-out, claim.

worldcup-face-pick = { $team } (Grupa { $group })
worldcup-face-pick-hint = { $count ->
    [0] Wybierz pierwszą drużynę: { worldcup-colour.team }, dopóki są takie.
   *[other] Wybierz drużynę: { worldcup-colour.team }, dopóki są takie. Masz już: { $own }.
}
worldcup-face-kick = Strzelaj za { $team-acc }
worldcup-face-kick-hint = { $sudden ->
    [yes] Do pierwszej pomyłki, { $score }. { $team-many ->
        [yes] Strzelają
       *[no] Strzela
    } { $team-the }. Pudłuje tylko czarny.
   *[no] Rzuty karne, { $score }. { $team-many ->
        [yes] Strzelają
       *[no] Strzela
    } { $team-the }. Pudłuje tylko czarny.
}
worldcup-face-claim = Ogłoś zwycięstwo…
worldcup-face-claim-ask = Nikt cię już nie pokona. Ogłoś zwycięstwo i zakończ grę albo graj dalej dla zabawy.
worldcup-face-claim-sure = Ogłoś zwycięstwo

## On the menus of commands and lobbies, and other pictures.

game-worldcup = Gra o mistrzostwo świata
option-worldcup-cup = { $value ->
    [1930] 1930: 13 drużyn, cztery grupy
   *[2002] 2002: 32 drużyny, osiem grup, dłuższa gra
}
option-worldcup-cup-name = Mundial
option-worldcup-allocation-name = Podział drużyn
option-worldcup-passes-name = Talia na fazę grupową
option-worldcup-modifiers = { $value ->
    [no] Bez kości premiowych: liczą się tylko żetony
   *[yes] Kości premiowe po każdej rundzie
}
option-worldcup-allocation = { $value ->
    [draft] Draft: wybieracie drużyny po kolei, najlepsze najpierw
   *[bag] Worek: drużyny losuje się w ciemno
}
option-worldcup-passes = { $value ->
    [1] Talia grupowa tylko raz: mniej tur
   *[2] Talia grupowa 2002 dwa razy, jak w oryginale
}
page-worldcup-hand = Moje karty
page-worldcup-champion = Mistrzowie
page-worldcup-round = Ta runda
page-worldcup-groups = Wszystkie grupy
page-worldcup-shootout = Rzuty karne
page-worldcup-group = Grupa { $part }
page-worldcup-bracket = Drabinka
page-worldcup-ceremony = Ostatnia runda
page-worldcup-wallchart = Cały mundial
