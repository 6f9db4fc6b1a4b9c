# The World Cup Game, told as it runs. $team is a country's name, of any number; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } odrzuca kartę: { worldcup-card }.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } zagrywa trzy gole. { $effects }!
        [1] ⚽ { $player } z armaty! { $effects }!
       *[2] ⚽ { $player } idzie na całość. { $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } strzela. { $effects }.
        [1] ⚽ Są gole! Zagrywa { $player }. { $effects }.
       *[2] ⚽ { $player } uderza. { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } strzela. { $effects }.
        [1] ⚽ Gol, zagrywa { $player }. { $effects }.
       *[2] ⚽ { $player } trafia do siatki. { $effects }.
    }
    [c21] ⚽ { $player } strzela dla dwóch drużyn. { $effects }.
    [c111] ⚽ { $player } strzela dla trzech drużyn. { $effects }.
    [c11] ⚽ { $player } strzela dwa razy. { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } rusza do przodu. { $effects }.
        [1] ⚡ { $player } przechodzi do ataku. { $effects }.
       *[2] ⚡ { $player } atakuje. { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } zamyka drzwi. { $effects }.
        [1] 🧱 { $player } stawia autobus w bramce. { $effects }.
       *[2] 🧱 { $player } buduje mur. { $effects }.
    }
    [turn-D] 🧱 Dobra obrona, { $player }. { $effects }.
    [turn-F] 🟨 Faul, zagrywa { $player }. { $effects }.
   *[turn-O] 🚩 Chorągiewka w górze, zagrywa { $player }. { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Karny, { $team } ({ worldcup-in-match }), strzela { $player }: { $colour }, w samo okienko!
        [1] 🎯 { $player } ma karnego, { $team } ({ worldcup-in-match }): { $colour } i siedzi!
       *[2] 🎯 Karny, { $team } ({ worldcup-in-match }), zagrywa { $player }: { $colour }, bramkarz bez szans!
    }
   *[no] { $way ->
        [0] 🎯 Karny, { $team } ({ worldcup-in-match }), strzela { $player }: { $colour }, nad poprzeczką!
        [1] 🎯 { $player } ma karnego, { $team } ({ worldcup-in-match }): { $colour }, obroniony!
       *[2] 🎯 Karny, { $team } ({ worldcup-in-match }), zagrywa { $player }: { $colour }, słupek!
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
    [away] odrzuca kartę ({ $card })
    [missed] karny, { $teams }, pudło
    [against] { $card } przeciw: { $teams }
    [blocks] { $card } w rzędzie: { $teams }
   *[on] { $card }, { $teams }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, fewer than it says.
worldcup-story-worth = { $card } (liczy się za { $worth })
worldcup-story-aims = 🎯 { $player } zagrywa karnego: { $team } ({ worldcup-in-match }). Rzut kością…
worldcup-story-again = 🔁 Talia jest tasowana na drugi przebieg; żetony zostają na miejscu.
worldcup-story-whistle = 📣 To była ostatnia karta i koniec rundy ({ $stage }). Teraz głos mają kości…
worldcup-story-lots = 🎟️ Zupełnie równo: { $teams }, więc decyduje los.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} w talii. Zaczyna { $player }.
worldcup-story-kicking = Strzał: { $team }. Rzut kością…
worldcup-story-picked = { $player } wybiera drużynę **{ $team }**.
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
    [yes] 🏆 **Mistrz świata { $cup }: { $team }!** O tytule zdecydowało losowanie, srebro: { $other }.
   *[no] 🏆 **Mistrz świata { $cup }: { $team }!** Srebro: { $other }.
}
worldcup-story-ranking = Dalsze miejsca: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = wybierz drużynę, kolor { $rank }
worldcup-task-kick = wykonaj strzał: { $team }
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
worldcup-told-again = 🔁 Wciąż równo, więc powtórka: { $teams }.
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } nie ma już drużyn i żegna się z turniejem. Dobra gra!
    [few] 👋 { $players } nie mają już drużyn i żegnają się z turniejem. Dobra gra!
   *[many] 👋 { $players } nie mają już drużyn i żegnają się z turniejem. Dobra gra!
}
worldcup-told-shootout = 🥅 **Rzuty karne, { worldcup-say-match }:** { $left } – { $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] { $team }: { $colour } i siedzi!
        [1] { $team }: { $colour }, z zimną krwią!
       *[2] { $team }: { $colour }, w samo okienko!
    }
   *[no] { $way ->
        [0] { $team }: { $colour }, obroniony!
        [1] { $team }: { $colour }, nad poprzeczką!
       *[2] { $team }: { $colour }, słupek!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Do pierwszej pomyłki. { $team }: trafić albo do domu.
   *[can] Do pierwszej pomyłki. { $team }: ten strzał może dać wygraną!
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
    [F] w finale górą **{ $team }**
    [T] w meczu o 3. miejsce górą **{ $team }**
   *[other] górą i dalej w grze **{ $team }**
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
    [computer] { $winners } { $team ->
        [none] wygrywa
       *[other] zdobywa puchar ({ $team })
    }
    [settled] 🏆 { $winners } wygrywa
   *[played] 🏆 { $winners } zdobywa{ $team ->
        [none] { " " }puchar
       *[other] { " " }puchar ({ $team })
    }!
}
# What decided it, in a line: the final.
worldcup-closing = { $ended ->
    [kicks] Rywal w finale: { $loser } (rzuty karne).
    [lot] Rywal w finale: { $loser } (losowanie).
   *[regular] Rywal w finale: { $loser } ({ $score }).
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] Finał: { $winner } { $score } { $loser }, po rzutach karnych górą { $winner }.
    [lot] Finał: { $winner } { $score } { $loser }, o zwycięstwie zdecydował los.
   *[regular] Finał: { $winner } { $score } { $loser }.
}
worldcup-card-claim = Przewagi nikt już nie odrobi.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 Mistrz świata { $cup }: { $team }
worldcup-highlight-round = 🏁 Koniec: { $stage }
worldcup-highlight-shootout = 🥅 Rzuty karne: { $one } – { $other }
worldcup-highlight-kicks = 🥅 Karne: górą { $team }, { $score }
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Karny, { $team }: gol!
   *[no] 🎯 Karny, { $team }: pudło
}
worldcup-highlight-ahead = { $count ->
    [one] ⚽ Na prowadzeniu: { $teams }
    [few] ⚽ Na prowadzeniu: { $teams }
   *[many] ⚽ Na prowadzeniu: { $teams }
}
