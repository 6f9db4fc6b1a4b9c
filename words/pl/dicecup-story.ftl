# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

dicecup-story-now = **{ $moment }:** { $home } – { $away }

dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] nic
        [1] bez gola
       *[2] zupełnie nic
    }
    [one] **1 gol**
    [few] **{ $goals } gole**
   *[many] **{ $goals } goli**
}
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $team }: { $goals }.
   *[no] { $way ->
        [0] { $coach } rzuca za drużynę { $team }: { $goals }.
        [1] Rzuca { $coach }. { $team }: { $goals }.
       *[2] { $team }: { $goals }. Rzut: { $coach }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Po 90 minutach: { $home } { $score } { $away }.
   *[2] 🎲 Regulaminowy czas za nami: { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] Odpowiedź: { $team }.
    [1] Teraz odpowiedź: { $team }.
   *[2] { $team }: będzie odpowiedź?
}
dicecup-story-overtime = { $way ->
    [0] Remis: **dogrywka**! Obie drużyny rzucają białą kością.
    [1] Nikt nie jest lepszy, więc **dogrywka**. Obie drużyny rzucają białą kością.
   *[2] Gramy dalej! **Dogrywka**, biała kość dla obu drużyn.
}
dicecup-story-overtime-throw = { $way ->
    [0] Dogrywka, { $team }: { $goals }.
    [1] W dogrywce { $team }: { $goals }.
   *[2] Co daje dogrywka? { $team }: { $goals }.
}
dicecup-story-overtime-level = { $way ->
    [0] Dogrywka { $half }, wciąż remis **{ $score }**: **rzuty karne**! Po trzy kości, wygrywa wyższa suma.
    [1] Dogrywka { $half }, nic nierozstrzygnięte, **{ $score }**. **Rzuty karne**: po trzy kości, wygrywa wyższa suma.
   *[2] Dogrywka { $half }, bez zwycięzcy przy **{ $score }**. Decydują **rzuty karne**: wyższa suma trzech kości wygrywa.
}
dicecup-story-penalties-throw = { $way ->
    [0] Karne, { $team }: **{ $total }** ({ $dice }).
    [1] { $team } z jedenastu metrów: **{ $total }** ({ $dice }).
   *[2] Z wapna { $team }: { $dice } daje **{ $total }**.
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each }:{ $each }** w karnych! Nikt nie pęka. Jeszcze jedna seria.
        [1] Karne **{ $each }:{ $each }**: wciąż remis! Jeszcze raz.
       *[2] **{ $each }:{ $each }** z jedenastu metrów. Od nowa!
    }
   *[other] **{ $each }:{ $each }**, { $attempt ->
        [2] drugi
        [3] trzeci
       *[other] kolejny
    } remis w karnych! Jeszcze raz.
}

## A match that is over.

dicecup-story-head = **{ $moment }:** { $home } **{ $score }** { $away }{ $ended ->
    [overtime] , po dogrywce
    [penalties] , karne **{ $penalties }**
   *[regular] { "" }
}
dicecup-story-periods = { $ended ->
    [penalties] Było { $regular } po 90 minutach i { $overtime } w dogrywce.
   *[overtime] Było { $regular } po 90 minutach.
}
dicecup-story-attempts = Potrzeba było { $attempts } serii karnych ({ $told }).
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] Bez goli i po punkcie.
        [1] Obie obrony wytrzymały: po punkcie.
       *[2] Nikt nie trafił do siatki. Po punkcie.
    }
   *[other] { $way ->
        [0] Po punkcie.
        [1] Sprawiedliwie, po punkcie.
       *[2] Podział punktów.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] Pogrom! Trzy punkty: { $winner }.
        [1] Do jednej bramki: pewna wygrana, { $winner }.
       *[2] { $loser } bez szans. Trzy punkty: { $winner }.
    }
    [clean] { $way ->
        [0] { $winner }: wygrana bez straty gola.
        [1] { $winner }: czyste konto i trzy punkty.
       *[2] Mur z tyłu i trzy punkty: { $winner }.
    }
   *[plain] { $way ->
        [0] Trzy punkty: { $winner }.
        [1] { $winner }: trzy punkty.
       *[2] Komplet punktów: { $winner }.
    }
}
# $next is the next message, such as “reach the semi-finals”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 Stalowe nerwy w karnych. { $winner }: { $next }.
        [1] 🧤 Bohaterowie rzutów karnych! { $winner }: { $next }.
       *[2] 🧤 { $loser }: dramat w karnych; { $winner }: { $next }.
    }
    [overtime] { $way ->
        [0] Decydujący gol w dogrywce. { $winner }: { $next }.
        [1] Rozstrzyga dogrywka. { $winner }: { $next }.
       *[2] Więcej sił w nogach. { $winner }: { $next }.
    }
    [rout] { $way ->
        [0] Pogrom! { $winner }: { $next }.
        [1] Do jednej bramki. { $winner }: { $next }.
       *[2] { $loser } bez szans; { $winner }: { $next }.
    }
    [clean] { $way ->
        [0] Bez straty gola. { $winner }: { $next }.
        [1] Mur z tyłu. { $winner }: { $next }.
       *[2] Czyste konto. { $winner }: { $next }.
    }
   *[plain] { $way ->
        [0] { $winner }: { $next }.
        [1] To wystarcza. { $winner }: { $next }.
       *[2] { $loser }: koniec turnieju; { $winner }: { $next }.
    }
}
dicecup-story-next = { $stage ->
    [round-of-32] awans do 1/8 finału
    [round-of-16] awans do ćwierćfinału
    [quarter-finals] awans do półfinału
    [semi-finals] awans do wielkiego finału
    [third-place] trzecie miejsce
   *[final] pierwsze miejsce i puchar
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **Niespodzianka!** { $less } wygrywa z { $more }.
    [1] 💥 **Co za sensacja:** { $less } górą nad { $more }!
   *[2] 💥 **Kto by pomyślał:** { $less } odprawia { $more }.
}
dicecup-story-gone = 👋 { $way ->
    [0] Bez drużyn: { $coaches }.
    [1] Koniec turnieju: { $coaches }.
   *[2] Do widzenia: { $coaches }.
}
dicecup-story-third-left = 🥉 Jeszcze w grze o trzecie miejsce: { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Grupa { $group }:** { $teams }: tyle samo punktów i ta sama różnica bramek. Po trzy kości decydują o { $first ->
    [1] { $last ->
        [2] pierwszym i drugim miejscu
       *[other] miejscach od 1 do { $last }
    }
    [2] { $last ->
        [3] drugim i trzecim miejscu
       *[other] miejscach od 2 do { $last }
    }
   *[other] trzecim i czwartym miejscu
}{ $decisive ->
    [yes] { " " }i o awansie!
   *[no] { "" }.
}
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
dicecup-story-lots = { $attempt ->
    [1] Rzuty: { $told }.
   *[other] Wciąż równo, więc rzucają znów: { $told }.
}
dicecup-story-lots-over = **Rzuty o miejsca w grupie { $group }:** { $order }. { $decisive ->
    [yes] { $way ->
        [0] O awansie zdecydowały kości.
        [1] Trzy kości robią różnicę.
       *[2] Tak blisko, a rozstrzygnęły kości.
    }
   *[no] Chodziło tylko o kolejność.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Grupa { $group }:** awans: { $through }; koniec: { $out }.
dicecup-story-settled = ✅ **Awans:** { $groups }.
dicecup-story-settled-group = { $group } { $teams }
dicecup-story-kick-off = { $solo ->
    [yes] 🎉 **32 drużyny, jeden puchar.** Wszystkie 32 są twoje.
   *[no] 🎉 **32 drużyny, jeden puchar.** Rozdane drużyny: { $coaches }.
}
dicecup-story-dealt = { $coach } ({ $teams })
dicecup-story-begins = 📣 **{ $stage ->
    [round-of-16] 1/8 finału.
    [quarter-finals] Ćwierćfinały: zostało osiem drużyn.
    [semi-finals] Półfinały: zostały cztery drużyny.
    [third-place] Najpierw mecz o trzecie miejsce.
   *[final] Wielki finał!
}**{ $solo ->
    [yes] { "" }
   *[no] { " " }W grze: { $left }.
}
dicecup-story-board = 📣 **{ $turn ->
    [1] Pierwsza
    [2] Druga
   *[other] Ostatnia
} kolejka: { $groups }.**
dicecup-story-all-groups = wszystkie grupy
dicecup-story-some-groups = grupy { $letters }
dicecup-story-left = { $coach }: { $teams ->
    [one] 1 drużyna
    [few] { $teams } drużyny
   *[many] { $teams } drużyn
}
dicecup-story-coming = { $way ->
    [0] Następny mecz: { $home } – { $away }.
    [1] Przed nami: { $home } – { $away }.
   *[2] Teraz grają { $home } i { $away }.
}
dicecup-story-before = -# Przedtem: { $results }
dicecup-story-earlier = -# W tej rundzie było jeszcze: { $results }
dicecup-story-round = -# { $stage ->
    [groups] Kolejka { $turn }, { $groups }
   *[other] { $name }
}: { $results }
dicecup-story-more = { $count ->
    [one] i jeszcze jeden
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}

## The end.

dicecup-story-champion = 🏆 **Mamy mistrza: { $champion }!** { $solo ->
    [yes] { $way ->
        [0] Co za turniej.
        [1] Pozostałych 31 jedzie do domu.
       *[2] Flagi w górę.
    }
   *[no] { $way ->
        [0] Ukłony dla trenera: { $coach }.
        [1] Trofeum wznosi { $coach }.
       *[2] { $coach } stawia wszystkim.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = Droga mistrza do finału: { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] rzuć za drużynę { $team }
    [overtime] rzuć w dogrywce za drużynę { $team }
    [penalties] rzuć w karnych za drużynę { $team }
   *[lots] rzuć o miejsce za drużynę { $team }
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
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
dicecup-closing = { $ended ->
    [penalties] Rywal w finale: { $loser } (rzuty karne).
    [overtime] Rywal w finale: { $loser } ({ $score } po dogrywce).
   *[regular] Rywal w finale: { $loser } ({ $score }).
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] Wielki finał po dogrywce: { $winner } { $score } { $loser }.
    [penalties] Wielki finał: { $winner } { $score } { $loser }, po rzutach karnych górą { $winner }.
   *[regular] Wielki finał: { $winner } { $score } { $loser }.
}
dicecup-card-lasted = { $count ->
    [one] 1 mecz
    [few] { $count } mecze
   *[many] { $count } meczów
}

## What marks a match in a replay.

dicecup-replay-turn = **Mecz { $number } z { $count }**
dicecup-replay-opening = **Początek**{ $count ->
    [0] { "" }
    [one] { " " }· dalej 1 mecz
    [few] { " " }· dalej { $count } mecze
   *[many] { " " }· dalej { $count } meczów
}
dicecup-replay-menu-turns = Przejdź do meczu ({ $first }–{ $last } z { $count })
dicecup-highlight-champion = 🏆 Puchar: { $team }
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
dicecup-highlight-lots = 🎲 Rzuty o miejsca w grupie { $group }
