# The World Cup Game, told as it runs. $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } odrzuca { worldcup-card.acc }.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } zagrywa trzy gole: { $effects }!
        [1] ⚽ { $player } z armaty: { $effects }!
       *[2] ⚽ { $player } idzie na całość: { $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } strzela: { $effects }.
        [1] ⚽ Są gole! Zagrywa { $player }: { $effects }.
       *[2] ⚽ { $player } uderza: { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } strzela: { $effects }.
        [1] ⚽ Gol! Zagrywa { $player }: { $effects }.
       *[2] ⚽ { $player } trafia do siatki: { $effects }.
    }
    [c21] ⚽ { $player } strzela dla dwóch drużyn: { $effects }.
    [c111] ⚽ { $player } strzela dla trzech drużyn: { $effects }.
    [c11] ⚽ { $player } strzela dwa razy: { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } rusza do przodu: { $effects }.
        [1] ⚡ { $player } przechodzi do ataku: { $effects }.
       *[2] ⚡ { $player } atakuje: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } rygluje bramkę: { $effects }.
        [1] 🧱 { $player } parkuje autobus w bramce: { $effects }.
       *[2] 🧱 { $player } buduje mur: { $effects }.
    }
    [turn-D] 🧱 Czysty odbiór, zagrywa { $player }: { $effects }.
    [turn-F] 🟨 Faul, zagrywa { $player }: { $effects }.
   *[turn-O] 🚩 Chorągiewka w górze, zagrywa { $player }: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Karny dla { $team-of } ({ worldcup-in-match }), strzela { $player }: { $colour }, w samo okienko!
        [1] 🎯 { $player } ma karnego dla { $team-of } ({ worldcup-in-match }): { $colour } i siedzi!
       *[2] 🎯 Karny dla { $team-of } ({ worldcup-in-match })! Do piłki podchodzi { $player }: { $colour }, bramkarz bez szans!
    }
   *[no] { $way ->
        [0] 🎯 Karny dla { $team-of } ({ worldcup-in-match }), strzela { $player }: { $colour }, nad poprzeczką!
        [1] 🎯 { $player } ma karnego dla { $team-of } ({ worldcup-in-match }): { $colour }, obroniony!
       *[2] 🎯 Karny dla { $team-of } ({ worldcup-in-match })! Do piłki podchodzi { $player }: { $colour }, słupek!
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [one] Wcześniej: jeszcze 1 zagranie.
    [few] Wcześniej: jeszcze { $count } zagrania.
   *[many] Wcześniej: jeszcze { $count } zagrań.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player }: { $way ->
    [away] odrzuca { worldcup-card.acc }
    [missed] karny dla { $teams-of }, pudło
    [against] { worldcup-card }{ worldcup-story-worth } przeciw { $teams-to }
    [blocks] { worldcup-card }{ worldcup-story-worth } w rzędzie { $teams-of }
   *[on] { worldcup-card }{ worldcup-story-worth } dla { $teams-of }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, if it says more; else 0.
worldcup-story-worth = { $worth ->
    [0] { "" }
   *[other] { " " }(liczy się za { $worth })
}
worldcup-story-aims = 🎯 { $player } zagrywa karnego dla { $team-of } ({ worldcup-in-match }). Kość się toczy…
worldcup-story-again = 🔁 Przetasowana talia wraca na drugi przebieg. Żetony zostają na miejscu.
worldcup-story-whistle = 📣 To była ostatnia karta i koniec rundy ({ $stage }). Teraz głos mają kości…
worldcup-story-lots = 🎟️ { $teams-The } idą łeb w łeb, więc decyduje los.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} w talii. Zaczyna { $player }.
worldcup-story-kicking = Do piłki { $team-many ->
    [yes] podchodzą
   *[no] podchodzi
} { $team-the }. Kość się toczy…
worldcup-story-picked = { $player } wybiera **{ $team-acc }**.
worldcup-story-draft = Zaczyna się draft. Los padł: pierwszy wybór ma { $player }.
worldcup-story-shared = { $draft ->
    [yes] 🌍 Mundial { $cup }: wszystkie drużyny są wybrane.
   *[no] 🌍 Mundial { $cup }: drużyny są rozlosowane.
}
worldcup-story-yours = 🌍 Twoje na mundialu { $cup }: **{ $teams }**.
worldcup-story-own = 🌍 **Twoje drużyny:** { $teams }
worldcup-story-owner = { $numbered ->
    [yes] { $player }: { $teams }
   *[no] { $player } ({ $number }): { $teams }
}
worldcup-story-out = 🌍 **Koniec turnieju dla ciebie:** nie masz już żadnej drużyny.
worldcup-story-owners = -# { $out ->
    [yes] W grze
   *[no] Drużyny
}: { $owners }
worldcup-story-share = **{ $player }**: { $teams }
worldcup-story-dealt = 🃏 { $player } rozdaje wszystkim po trzy karty. Zaczyna { $first }.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **{ $team-The } { $team-many ->
        [yes] zostają
       *[no] zostaje
    } mistrzem świata { $cup }!** { $other-The } { $other-many ->
        [yes] przegrywają
       *[no] przegrywa
    } dopiero w losowaniu.
   *[no] 🏆 **{ $team-The } { $team-many ->
        [yes] zostają
       *[no] zostaje
    } mistrzem świata { $cup }!** { $other-The } { $other-many ->
        [yes] muszą
       *[no] musi
    } zadowolić się srebrem.
}
worldcup-story-ranking = Dalsze miejsca: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = wybierz { worldcup-colour.team } drużynę
worldcup-task-kick = oddaj strzał za { $team-acc }
worldcup-task-card = { $extra ->
    [0] zagraj kartę
   *[other] zagraj ostatnią kartę (nowej już nie dobierzesz)
}

## The end of a round, and shoot-outs.

worldcup-told-over = 🏁 **Końcowy gwizdek: { $stage }**
worldcup-told-dice = 🎲 { $dice }
worldcup-told-group = **Grupa { $group }**{ $rolled ->
    [yes] { " " }{ $dice }
   *[no] { "" }
}: { $table }
worldcup-told-match = { worldcup-say-match }: { $told }
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , karne { $kicks }
    [so-far] , rzuty karne
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice ->
        [one] 1 gol
        [few] { $dice } gole
       *[many] { $dice } goli
    } z kości)
}
worldcup-told-lot = 🎟️ Losowanie, od najlepszej: { $teams }.
worldcup-told-again = 🔁 Wciąż równo, więc { $teams-the } { $teams-many ->
    [yes] grają
   *[no] gra
} jeszcze raz.
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } nie ma już drużyn i żegna się z turniejem. Dobra gra!
    [few] 👋 { $players } nie mają już drużyn i żegnają się z turniejem. Dobra gra!
   *[many] 👋 { $players } nie mają już drużyn i żegnają się z turniejem. Dobra gra!
}
worldcup-told-shootout = 🥅 **Rzuty karne, { worldcup-say-match }:** { $left } – { $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] { $team-The } { $team-many ->
            [yes] strzelają
           *[no] strzela
        }: { $colour } i siedzi!
        [1] { $team-The } { $team-many ->
            [yes] uderzają
           *[no] uderza
        }: { $colour }, z zimną krwią!
       *[2] { $team-The } z jedenastu metrów: { $colour }, w samo okienko!
    }
   *[no] { $way ->
        [0] { $team-The } { $team-many ->
            [yes] strzelają
           *[no] strzela
        }: { $colour }, obroniony!
        [1] { $team-The } { $team-many ->
            [yes] uderzają
           *[no] uderza
        }: { $colour }, nad poprzeczką!
       *[2] { $team-The } z jedenastu metrów: { $colour }, słupek!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Do pierwszej pomyłki. { $team-The } { $team-many ->
        [yes] muszą trafić albo jadą
       *[no] musi trafić albo jedzie
    } do domu.
   *[can] Do pierwszej pomyłki. { $team-The } { $team-many ->
        [yes] mogą
       *[no] może
    } to wygrać tym strzałem!
}
worldcup-told-sudden = Do pierwszej pomyłki: kto spudłuje, gdy druga drużyna trafi, odpada.
worldcup-told-nerve = { $sudden ->
    [yes] Po { $pairs } strzałach z każdej strony { worldcup-told-won }.
   *[no] { $way ->
        [0] Stalowe nerwy: { worldcup-told-won }.
        [1] Ręce w górze: { worldcup-told-won }.
       *[2] Co za ulga: { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team-the }** { $team-many ->
        [yes] wygrywają
       *[no] wygrywa
    } finał
    [T] **{ $team-the }** { $team-many ->
        [yes] zajmują
       *[no] zajmuje
    } trzecie miejsce
   *[other] **{ $team-the }** { $team-many ->
        [yes] grają
       *[no] gra
    } dalej
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
    [computer] { $winners } { $team ->
        [none] wygrywa
       *[other] zdobywa puchar { $team-with }
    }
    [settled] 🏆 { $winners } wygrywa
   *[played] 🏆 { $winners } zdobywa{ $team ->
        [none] { " " }puchar
       *[other] { " " }puchar { $team-with }
    }!
}
# What decided it, in a line: the final.
worldcup-closing = { $ended ->
    [kicks] Po rzutach karnych w finale { $loser-with }.
    [lot] Po losowaniu w finale { $loser-with }.
   *[regular] { $score } w finale { $loser-with }.
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] W finale { $winner-the } { $winner-many ->
        [yes] pokonują
       *[no] pokonuje
    } { $loser-acc } w rzutach karnych po remisie { $score }.
    [lot] W finale { $winner-the } { $winner-many ->
        [yes] wygrywają
       *[no] wygrywa
    } losowanie { $loser-with } po remisie { $score }.
   *[regular] W finale { $winner-the } { $winner-many ->
        [yes] pokonują
       *[no] pokonuje
    } { $loser-acc } { $score }.
}
worldcup-card-claim = Przewagi nikt już nie odrobi.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] zostają
   *[no] zostaje
} mistrzem świata { $cup }
worldcup-highlight-round = 🏁 Koniec: { $stage }
worldcup-highlight-shootout = 🥅 Rzuty karne: { $one } – { $other }
worldcup-highlight-kicks = 🥅 { $team-The } { $team-many ->
    [yes] wygrywają
   *[no] wygrywa
} karne { $score }
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Karny dla { $team-of }: gol!
   *[no] 🎯 Karny dla { $team-of }: pudło
}
worldcup-highlight-ahead = { $count ->
    [one] ⚽ { $teams-The } { $teams-many ->
        [yes] wychodzą
       *[no] wychodzi
    } na prowadzenie
    [few] ⚽ { $teams-The } wychodzą na prowadzenie
   *[many] ⚽ { $teams-The } wychodzą na prowadzenie
}
