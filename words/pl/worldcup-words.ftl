# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# Only nations play, whose names are declined as in nations.ftl.

worldcup-say-owned = { $team } ({ $player })
worldcup-say-stage = { $replay ->
    [0] { $stage ->
        [sixteen] 1/8 finału
        [quarters] Ćwierćfinały
        [semis] Półfinały
        [final] { $cup ->
            [c1930] Finał
           *[other] Finał i mecz o 3. miejsce
        }
       *[groups] Faza grupowa
    }
   *[other] { $stage ->
        [semis] Półfinały, powtórka
        [final] Finał, powtórka
       *[groups] Faza grupowa, powtórka
    }
}
# The first line of a table says what its number counts.
worldcup-say-points = { $first ->
    [yes] { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[no] { $points }
}
worldcup-say-line = { $through ->
    [bold] **{ $team } { worldcup-say-points }**
    [yes] { $team } { worldcup-say-points } (awans)
   *[no] { $team } { worldcup-say-points }
}
worldcup-say-match = { $match ->
    [F] Finał
    [T] O 3. miejsce
   *[other] { $match }
}
worldcup-in-match = { $match ->
    [F] finał
    [T] mecz o 3. miejsce
   *[other] mecz { $match }
}
worldcup-say-more = { $some } i { $count ->
    [one] jeszcze 1
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}

## Cards and tiles. A tile that begins with x lies face down.

worldcup-card = { $card ->
    [c3] trzy gole
    [c2] dwa gole
    [c1] jeden gol
    [c21] dwa plus jeden
    [c111] trzy jedynki
    [c11] dwie jedynki
    [cA] atak
    [cD] obrona
    [cF] faul
    [cO] spalony
   *[cP] rzut karny
}
    .acc = { $card ->
        [c3] trzy gole
        [c2] dwa gole
        [c1] jednego gola
        [c21] dwa plus jeden
        [c111] trzy jedynki
        [c11] dwie jedynki
        [cA] atak
        [cD] obronę
        [cF] faul
        [cO] spalonego
       *[cP] rzut karny
    }
worldcup-card-first = { $card ->
    [c3] Trzy gole
    [c2] Dwa gole
    [c1] Jeden gol
    [c21] Dwa plus jeden
    [c111] Trzy jedynki
    [c11] Dwie jedynki
    [cA] Atak
    [cD] Obrona
    [cF] Faul
    [cO] Spalony
   *[cP] Rzut karny
}
worldcup-card-does = { $card ->
    [c3] żeton 3 goli albo największy, jaki może mieć ta drużyna
    [c2] żeton 2 goli albo 1, jeśli ta drużyna nie może mieć więcej
    [c1] żeton 1 gola
    [c21] 2 dla jednej drużyny i 1 dla innej
    [c111] po 1 dla trzech drużyn
    [c11] po 1 dla dwóch drużyn
    [cA] pół gola
    [cD] chroni rząd albo odwraca odkryty atak
    [cF] odwraca odkrytego gola
    [cO] odwraca odkrytego gola albo atak
   *[cP] gol, którego nie można odwrócić, o ile kość nie pokaże czarnego
}
worldcup-tile = { $tile ->
    [t3] trójka
    [t2] dwójka
    [t1] jedynka
    [tA] atak
    [tD] obrona
    [tP] gol z karnego
    [xA] odwrócony atak
   *[other] odwrócony gol
}
    .of = { $tile ->
        [t3] trójki
        [t2] dwójki
        [t1] jedynki
        [tA] ataku
        [tD] obrony
        [tP] gola z karnego
        [xA] odwróconego ataku
       *[other] odwróconego gola
    }
    .acc = { $tile ->
        [t3] trójkę
        [t2] dwójkę
        [t1] jedynkę
        [tA] atak
        [tD] obronę
        [tP] gola z karnego
        [xA] odwrócony atak
       *[other] odwrócony gol
    }
worldcup-tile-bare = { $tile ->
    [t3] 3
    [t2] 2
    [t1] 1
    [tA] atak
    [tD] obrona
    [tP] karny
    [xA] odwrócony atak
    [x3] odwrócona 3
    [x2] odwrócona 2
   *[x1] odwrócona 1
}
worldcup-row = { $guard ->
    [empty] pusty
    [open] { $tiles }, odkryty
   *[safe] { $tiles }, chroniony
}
worldcup-effect = { $deed ->
    [turned] { worldcup-tile } { $team-of } odwraca się
    [lowered] { worldcup-tile } { $team-of } odwraca się, zostaje { $after }
    [replaced] z { worldcup-tile.of } { $team-of } robi się { $after }
    [blocks] { $after } zajmuje pole w rzędzie { $team-of }
   *[placed] { $after } dla { $team-of }
} ({ worldcup-in-match })
worldcup-colour = { $colour ->
    [black] czarny
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
   *[grey] szary
}
    .team = { $colour ->
        [black] czarną
        [red] czerwoną
        [blue] niebieską
        [green] zieloną
        [yellow] żółtą
       *[grey] szarą
    }
worldcup-colour-sign = { $colour ->
    [black] ⬛
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
}
worldcup-say-mark = { $team } ({ $rank })

# The first thing of a match, until which its result can be tipped.
worldcup-tips-close = Możesz typować, dopóki nikt nie zagra na ten mecz karty.
