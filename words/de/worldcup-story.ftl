# The World Cup Game, told as it runs. $team is a country's name; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } wirft ab: { $card ->
    [cA] Angriff
    [cO] Abseits
    [c1] Ein Tor
    [c3] Drei Tore
    [c2] Zwei Tore
    [c111] Drei Einer
    [c11] Zwei Einer
   *[other] { worldcup-card }
}.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } spielt drei Tore: { $effects }!
        [1] ⚽ Ein Hammer von { $player }: { $effects }!
       *[2] ⚽ { $player } will alles: { $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } trifft: { $effects }.
        [1] ⚽ Tore von { $player }: { $effects }.
       *[2] ⚽ { $player } schlägt zu: { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } trifft: { $effects }.
        [1] ⚽ Ein Tor von { $player }: { $effects }.
       *[2] ⚽ { $player } netzt ein: { $effects }.
    }
    [c21] ⚽ { $player } trifft für zwei Teams: { $effects }.
    [c111] ⚽ { $player } trifft für drei Teams: { $effects }.
    [c11] ⚽ { $player } trifft zweimal: { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } drängt nach vorn: { $effects }.
        [1] ⚡ { $player } geht in die Offensive: { $effects }.
       *[2] ⚡ { $player } greift an: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } macht dicht: { $effects }.
        [1] 🧱 { $player } stellt sich hinten rein: { $effects }.
       *[2] 🧱 { $player } baut eine Mauer: { $effects }.
    }
    [turn-D] 🧱 Gut verteidigt, { $player }: { $effects }.
    [turn-F] 🟨 Foul von { $player }: { $effects }.
   *[turn-O] 🚩 Die Fahne geht hoch für { $player }: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Elfmeter, { $team } ({ worldcup-in-match }), { $player } schießt: { $colour }, in die Ecke!
        [1] 🎯 Elfmeter, { $team } ({ worldcup-in-match }), herausgeholt von { $player }: { $colour }, und drin!
       *[2] 🎯 Elfmeter, { $team } ({ worldcup-in-match }), { $player } läuft an: { $colour }, keine Chance zum Halten!
    }
   *[no] { $way ->
        [0] 🎯 Elfmeter, { $team } ({ worldcup-in-match }), { $player } schießt: { $colour }, drüber!
        [1] 🎯 Elfmeter, { $team } ({ worldcup-in-match }), herausgeholt von { $player }: { $colour }, gehalten!
       *[2] 🎯 Elfmeter, { $team } ({ worldcup-in-match }), { $player } läuft an: { $colour }, an den Pfosten!
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [one] Vorher: 1 weiterer Zug.
   *[other] Vorher: { $count } weitere Züge.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player }: { $way ->
    [away] wirft ab: { $card }
    [missed] Elfmeter verschossen, { $teams }
    [against] { $card } gegen { $teams }
    [blocks] { $card } nimmt einen Platz, { $teams }
   *[on] { $card }, { $teams }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, fewer than it says.
worldcup-story-worth = { $card } (zählt { $worth })
worldcup-story-aims = 🎯 Elfmeter, { $team } ({ worldcup-in-match }), { $player } schießt. Der Würfel rollt …
worldcup-story-again = 🔁 Der Stapel wird für seinen zweiten Durchgang gemischt; die Plättchen bleiben liegen.
worldcup-story-whistle = 📣 Das war die letzte Karte: Abpfiff ({ $stage }). Jetzt reden die Würfel mit …
worldcup-story-lots = 🎟️ { $teams } sind in allem gleich, also entscheidet das Los.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} im Stapel. { $player } beginnt.
worldcup-story-kicking = Es schießt: { $team }. Der Würfel rollt …
worldcup-story-picked = { $player } nimmt **{ $team }**.
worldcup-story-draft = Die Wahl beginnt. Das Los lässt { $player } zuerst wählen.
worldcup-story-shared = { $draft ->
    [yes] 🌍 Die WM { $cup }: Alle Teams sind gewählt.
   *[no] 🌍 Die WM { $cup }: Die Teams sind gezogen.
}
worldcup-story-yours = 🌍 Deine Teams der WM { $cup }: **{ $teams }**.
worldcup-story-own = 🌍 **Deine Teams:** { $teams }
worldcup-story-owner = { $numbered ->
    [yes] { $player }: { $teams }
   *[no] { $player } ({ $number }): { $teams }
}
worldcup-story-out = 🌍 **Du bist ausgeschieden:** Keins deiner Teams ist mehr dabei.
worldcup-story-owners = -# { $out ->
    [yes] Noch dabei
   *[no] Teams
}: { $owners }
worldcup-story-share = **{ $player }**: { $teams }
worldcup-story-dealt = 🃏 { $player } teilt je drei Karten aus. { $first } beginnt.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **Weltmeister { $cup }: { $team }!** Vizeweltmeister nach Losentscheid: { $other }.
   *[no] 🏆 **Weltmeister { $cup }: { $team }!** Vizeweltmeister: { $other }.
}
worldcup-story-ranking = Die anderen Plätze: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = wähle ein Team der Farbe { $rank }
worldcup-task-kick = schieß ({ $team })
worldcup-task-card = { $extra ->
    [0] spiel eine Karte
   *[other] spiel deine letzte Karte (du ziehst keine neue)
}

## The end of a round, and shoot-outs.

worldcup-told-over = 🏁 **Abpfiff: { $stage }**
worldcup-told-dice = 🎲 { $dice }
worldcup-told-group = **Gruppe { $group }**{ $rolled ->
    [yes] { " " }{ $dice }
   *[no] { "" }
}: { $table }
worldcup-told-match = { worldcup-say-match }: { $told }
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , { $kicks } im Elfmeterschießen
    [so-far] , Elfmeterschießen
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice ->
        [one] 1 Tor
       *[other] { $dice } Tore
    } vom Würfel)
}
worldcup-told-lot = 🎟️ Ausgelost, das beste zuerst: { $teams }.
worldcup-told-again = 🔁 Immer noch gleich, also wird wiederholt: { $teams }.
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } hat kein Team mehr und ist raus. Gut gespielt!
   *[other] 👋 { $players } haben kein Team mehr und sind raus. Gut gespielt!
}
worldcup-told-shootout = 🥅 **Elfmeterschießen, { worldcup-say-match }:** { $left } gegen { $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] { $team }: { $colour }, und drin!
        [1] { $team }: { $colour }, eiskalt!
       *[2] { $team }: { $colour }, in den Winkel!
    }
   *[no] { $way ->
        [0] { $team }: { $colour }, gehalten!
        [1] { $team }: { $colour }, drüber!
       *[2] { $team }: { $colour }, an den Pfosten!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Jetzt zählt jeder Schuss. Treffen oder heimfahren, { $team }!
   *[can] Jetzt zählt jeder Schuss. Das kann der Sieg sein, { $team }!
}
worldcup-told-sudden = Jetzt zählt jeder Schuss: Wer verschießt, während die anderen treffen, ist raus.
worldcup-told-nerve = { $sudden ->
    [yes] Nach je { $pairs } Schüssen: { worldcup-told-won }.
   *[no] { $way ->
        [0] Nervenstark: { worldcup-told-won }.
        [1] Die Arme gehen hoch: { worldcup-told-won }.
       *[2] Was für eine Erleichterung: { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team }** ganz oben, das Finale ist gewonnen
    [T] **{ $team }** auf Platz 3
   *[other] **{ $team }** eine Runde weiter
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
    [computer] { $winners } gewinnt{ $team ->
        [none] { "" }
       *[other] { " " }den Pokal ({ $team })
    }
    [settled] 🏆 { $winners } gewinnt
   *[played] 🏆 { $winners } gewinnt{ $team ->
        [none] { " " }den Pokal
       *[other] { " " }den Pokal ({ $team })
    }!
}
# What decided it, in a line: the final.
worldcup-closing = { $ended ->
    [kicks] Finalgegner: { $loser } (im Elfmeterschießen).
    [lot] Finalgegner: { $loser } (durch Los).
   *[regular] Finalgegner: { $loser } ({ $score }).
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] Finale: { $winner } gegen { $loser } { $score }, Sieg im Elfmeterschießen.
    [lot] Finale: { $winner } gegen { $loser } { $score }, Sieg durch das Los.
   *[regular] Finale: { $winner } gegen { $loser } { $score }.
}
worldcup-card-claim = Niemand kann mehr aufholen.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 WM-Sieg { $cup }: { $team }
worldcup-highlight-round = 🏁 Abpfiff: { $stage }
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Elfmeter, { $team }: Tor!
   *[no] 🎯 Elfmeter, { $team }: verschossen
}
worldcup-highlight-shootout = 🥅 Elfmeterschießen: { $one } – { $other }
worldcup-highlight-kicks = 🥅 Sieg im Elfmeterschießen, { $score }: { $team }
worldcup-highlight-ahead = { $count ->
    [one] ⚽ In Führung: { $teams }
   *[other] ⚽ In Führung: { $teams }
}
