# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

dicecup-story-now = **{ $moment }:** { $home } – { $away }

dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] nic z tego
        [1] gola nie ma
       *[2] nic nie wpada
    }
    [one] jest **1 gol**
    [few] są **{ $goals } gole**
   *[many] jest **{ $goals } goli**
}
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $way ->
        [0] Rzut za { $team-acc } i { $goals }.
        [1] { $team-The } { $team-many ->
            [yes] rzucają
           *[no] rzuca
        } i { $goals }.
       *[2] Kość toczy się za { $team-acc } i { $goals }.
    }
   *[no] { $way ->
        [0] { $coach } rzuca za { $team-acc } i { $goals }.
        [1] Za { $team-acc } rzuca { $coach } i { $goals }.
       *[2] Rzuca { $coach }, kość toczy się za { $team-acc } i { $goals }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Po 90 minutach: { $home } { $score } { $away }.
   *[2] 🎲 Regulaminowy czas za nami: { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] Teraz rzut { $team-of }.
    [1] Kolej na { $team-acc }.
   *[2] A co na to { $team-the }?
}
dicecup-story-overtime = { $way ->
    [0] Remis, więc **dogrywka**! Obie drużyny rzucają białą kością.
    [1] Dziewięćdziesiąt minut nie wystarcza: **dogrywka**! Obie drużyny rzucają białą kością.
   *[2] Gramy dalej! **Dogrywka**, biała kość dla obu drużyn.
}
dicecup-story-overtime-throw = { $way ->
    [0] Dogrywka, rzut za { $team-acc } i { $goals }.
    [1] W dogrywce { $team-the } { $team-many ->
        [yes] rzucają
       *[no] rzuca
    } i { $goals }.
   *[2] Biała kość toczy się za { $team-acc } i { $goals }.
}
dicecup-story-overtime-level = { $way ->
    [0] W dogrywce { $half } i wciąż remis, **{ $score }**: będą **rzuty karne**! Po trzy kości, wygrywa wyższa suma.
    [1] W dogrywce { $half }, a **{ $score }** niczego nie rozstrzyga. **Rzuty karne**: po trzy kości, wygrywa wyższa suma.
   *[2] W dogrywce { $half }, w całym meczu **{ $score }**. Czas na loterię **rzutów karnych**: wygrywa wyższa suma trzech kości.
}
dicecup-story-penalties-throw = { $way ->
    [0] W karnych { $team-the } { $team-many ->
        [yes] wyrzucają
       *[no] wyrzuca
    } **{ $total }** ({ $dice }).
    [1] Z jedenastu metrów { $team-the }: **{ $total }** ({ $dice }).
   *[2] { $team-The } { $team-many ->
        [yes] uderzają
       *[no] uderza
    } z wapna: { $dice } daje **{ $total }**.
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each }:{ $each }** w karnych! Nikt nie pęka. Jeszcze jedna seria.
        [1] W karnych **{ $each }:{ $each }**, wciąż remis! Jeszcze raz.
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
        [1] Obie obrony bez zarzutu: po punkcie.
       *[2] Nikt nie trafia do siatki. Po punkcie.
    }
   *[other] { $way ->
        [0] Po punkcie.
        [1] Na remis, po punkcie.
       *[2] Podział punktów.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] Festiwal strzelecki! { $winner-The } { $winner-many ->
            [yes] zgarniają
           *[no] zgarnia
        } trzy punkty.
        [1] Gra do jednej bramki: { $winner-the } pewnie { $winner-many ->
            [yes] wygrywają
           *[no] wygrywa
        }.
       *[2] { $loser-The } bez szans. Trzy punkty dla { $winner-of }.
    }
    [clean] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] wygrywają
           *[no] wygrywa
        } bez straty gola.
        [1] { $winner-The } { $winner-many ->
            [yes] zachowują czyste konto i biorą
           *[no] zachowuje czyste konto i bierze
        } trzy punkty.
       *[2] Zero z tyłu i trzy punkty dla { $winner-of }.
    }
   *[plain] { $way ->
        [0] Trzy punkty dla { $winner-of }.
        [1] { $winner-The } { $winner-many ->
            [yes] biorą
           *[no] bierze
        } trzy punkty.
       *[2] Komplet punktów { $winner-many ->
            [yes] zgarniają
           *[no] zgarnia
        } { $winner-the }.
    }
}
# $next is the next message, such as “awans do półfinału”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 { $winner-The } { $winner-many ->
            [yes] zachowują zimną krew w karnych i mają
           *[no] zachowuje zimną krew w karnych i ma
        } { $next }.
        [1] 🧤 Bohaterowie rzutów karnych! { $winner-The } { $winner-many ->
            [yes] świętują
           *[no] świętuje
        } { $next }.
       *[2] 🧤 Dramat { $loser-of } w karnych, a { $winner-the } { $winner-many ->
            [yes] mają
           *[no] ma
        } { $next }.
    }
    [overtime] { $way ->
        [0] Decydujący gol w dogrywce daje { $winner-to } { $next }.
        [1] Rozstrzyga dogrywka: { $winner-the } { $winner-many ->
            [yes] sięgają
           *[no] sięga
        } po { $next }.
       *[2] { $winner-The } { $winner-many ->
            [yes] mają więcej sił w nogach i wyrywają
           *[no] ma więcej sił w nogach i wyrywa
        } { $next }.
    }
    [rout] { $way ->
        [0] Festiwal strzelecki! { $winner-The } { $winner-many ->
            [yes] zapewniają
           *[no] zapewnia
        } sobie { $next }.
        [1] Gra do jednej bramki: { $winner-the } { $winner-many ->
            [yes] mają
           *[no] ma
        } { $next }.
       *[2] { $loser-The } bez szans, a { $winner-the } { $winner-many ->
            [yes] świętują
           *[no] świętuje
        } { $next }.
    }
    [clean] { $way ->
        [0] { $winner-The } nie { $winner-many ->
            [yes] tracą gola i mają
           *[no] traci gola i ma
        } { $next }.
        [1] Zero z tyłu daje { $winner-to } { $next }.
       *[2] Czyste konto i { $winner-the } { $winner-many ->
            [yes] świętują
           *[no] świętuje
        } { $next }.
    }
   *[plain] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] zapewniają
           *[no] zapewnia
        } sobie { $next }.
        [1] Zadanie wykonane: { $winner-the } { $winner-many ->
            [yes] mają
           *[no] ma
        } { $next }.
       *[2] { $loser-The } { $loser-many ->
            [yes] muszą
           *[no] musi
        } obejść się smakiem, a { $winner-the } { $winner-many ->
            [yes] świętują
           *[no] świętuje
        } { $next }.
    }
}
dicecup-story-next = { $stage ->
    [round-of-32] awans do 1/8 finału
    [round-of-16] awans do ćwierćfinału
    [quarter-finals] awans do półfinału
    [semi-finals] awans do wielkiego finału
    [third-place] trzecie miejsce
   *[final] puchar
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **Niespodzianka!** { $less } wygrywa z { $more }.
    [1] 💥 **Dawid ogrywa Goliata!** { $less } wyrzuca za burtę { $more }!
   *[2] 💥 **Kto by pomyślał:** { $less } odprawia { $more } z kwitkiem.
}
dicecup-story-gone = 👋 { $way ->
    [0] Bez drużyn: { $coaches }.
    [1] Koniec drogi: { $coaches }.
   *[2] Do domu: { $coaches }.
}
dicecup-story-third-left = 🥉 Jeszcze w grze o trzecie miejsce: { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Grupa { $group }:** { $teams-the } mają tyle samo punktów i tę samą różnicę bramek. Po trzy kości decydują o { $first ->
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
       *[2] Ostatnie słowo miały kości.
    }
   *[no] Chodziło tylko o kolejność.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Grupa { $group }:** dalej { $through-many ->
    [yes] grają
   *[no] gra
} { $through-the }, do domu { $out-many ->
    [yes] jadą
   *[no] jedzie
} { $out-the }.
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
    [0] W następnym meczu { $home-the } { $home-many ->
        [yes] grają
       *[no] gra
    } { $away-with }.
    [1] Przed nami mecz { $home-of } { $away-with }.
   *[2] Na murawę wychodzą { $home-the } i { $away-the }.
}
dicecup-story-before = -# Wcześniej: { $results }
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

dicecup-story-champion = 🏆 **{ $champion-The } { $champion-many ->
    [yes] zdobywają
   *[no] zdobywa
} puchar!** { $solo ->
    [yes] { $way ->
        [0] Co za turniej.
        [1] Pozostałe 31 drużyn jedzie do domu.
       *[2] Flagi w górę.
    }
   *[no] { $way ->
        [0] Brawo, { $coach }!
        [1] Trofeum wznosi { $coach }.
       *[2] Następną kolejkę stawia { $coach }.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = Droga mistrza do finału: { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] rzuć za { $team-acc }
    [overtime] rzuć w dogrywce za { $team-acc }
    [penalties] rzuć w karnych za { $team-acc }
   *[lots] rzuć o miejsce za { $team-acc }
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
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
dicecup-closing = { $ended ->
    [penalties] Po rzutach karnych w finale { $loser-with }.
    [overtime] { $score } po dogrywce w finale { $loser-with }.
   *[regular] { $score } w finale { $loser-with }.
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] W wielkim finale { $winner-the } { $winner-many ->
        [yes] pokonują
       *[no] pokonuje
    } { $loser-acc } { $score } po dogrywce.
    [penalties] W wielkim finale { $winner-the } { $winner-many ->
        [yes] pokonują
       *[no] pokonuje
    } { $loser-acc } w rzutach karnych po remisie { $score }.
   *[regular] W wielkim finale { $winner-the } { $winner-many ->
        [yes] pokonują
       *[no] pokonuje
    } { $loser-acc } { $score }.
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
dicecup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] zdobywają
   *[no] zdobywa
} puchar
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
dicecup-highlight-lots = 🎲 Rzuty o miejsca w grupie { $group }
