# The World Cup Game, told as it runs. $team is a country's name; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } wirft { $card ->
    [cA] einen Angriff
    [cD] eine Abwehr
    [cF] ein Foul
    [cO] ein Abseits
    [cP] einen Elfmeter
    [c1] ein Tor
    [c3] drei Tore
    [c2] zwei Tore
    [c111] drei Einer
    [c11] zwei Einer
   *[other] { worldcup-card }
} ab.
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
   *[turn-O] 🚩 Die Fahne ist oben, Abseits von { $player }: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Elfmeter für { $team-acc } ({ worldcup-in-match }), und { $player } schießt: { $colour }, in die Ecke!
        [1] 🎯 { $player } holt einen Elfmeter für { $team-acc } heraus ({ worldcup-in-match }): { $colour }, und drin!
       *[2] 🎯 Elfmeter für { $team-acc } ({ worldcup-in-match })! { $player } läuft an: { $colour }, unhaltbar!
    }
   *[no] { $way ->
        [0] 🎯 Elfmeter für { $team-acc } ({ worldcup-in-match }), und { $player } schießt: { $colour }, drüber!
        [1] 🎯 { $player } holt einen Elfmeter für { $team-acc } heraus ({ worldcup-in-match }): { $colour }, gehalten!
       *[2] 🎯 Elfmeter für { $team-acc } ({ worldcup-in-match })! { $player } läuft an: { $colour }, an den Pfosten!
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [one] Vorher: 1 weiterer Zug.
   *[other] Vorher: { $count } weitere Züge.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player }{ $way ->
    [away] { " " }wirft ab: { worldcup-card }
    [missed] { " " }verschießt einen Elfmeter für { $teams-acc }
    [against] : { worldcup-card }{ worldcup-story-worth } gegen { $teams-acc }
    [blocks] : { worldcup-card }{ worldcup-story-worth } in der Reihe { $teams-of }
   *[on] : { worldcup-card }{ worldcup-story-worth } für { $teams-acc }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, if it says more; else 0.
worldcup-story-worth = { $worth ->
    [0] { "" }
   *[other] { " " }(zählt { $worth })
}
worldcup-story-aims = 🎯 Elfmeter für { $team-acc } ({ worldcup-in-match })! { $player } legt sich den Ball zurecht. Der Würfel rollt …
worldcup-story-again = 🔁 Der Stapel wird neu gemischt und läuft noch einmal durch. Die Plättchen bleiben liegen.
worldcup-story-whistle = 📣 Das war die letzte Karte: Abpfiff ({ $stage }). Jetzt reden die Würfel mit …
worldcup-story-lots = 🎟️ Nichts trennt { $teams-acc }, also entscheidet das Los.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} im Stapel. { $player } beginnt.
worldcup-story-kicking = { $team-The } { $team-many ->
    [yes] treten
   *[no] tritt
} an. Der Würfel rollt …
worldcup-story-picked = { $player } nimmt **{ $team-acc }**.
worldcup-story-draft = Die Wahl beginnt, und das Los lässt { $player } den Vortritt.
worldcup-story-shared = { $draft ->
    [yes] 🌍 Die WM { $cup }: Alle Teams sind gewählt.
   *[no] 🌍 Die WM { $cup }: Die Teams sind gezogen.
}
worldcup-story-yours = 🌍 Deine Teams der WM { $cup }: **{ $teams-the }**.
worldcup-story-own = 🌍 **Deine Teams:** { $teams-the }
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
worldcup-story-champion = 🏆 **{ $team-The } { $team-many ->
    [yes] sind
   *[no] ist
} Weltmeister { $cup }!** { $lot ->
    [yes] Gegen { $other-acc } musste das Los entscheiden.
   *[no] { $other-The } { $other-many ->
        [yes] werden
       *[no] wird
    } Vizeweltmeister.
}
worldcup-story-ranking = Die anderen Plätze: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = wähle ein { worldcup-colour.team } Team
worldcup-task-kick = schieß für { $team-acc }
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
worldcup-told-lot = 🎟️ Das Los bestimmt die Reihenfolge: { $teams-the }.
worldcup-told-again = 🔁 Immer noch gleich, also müssen { $teams-the } noch einmal ran.
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
    [must] Jetzt zählt jeder Schuss. { $team-The } { $team-many ->
        [yes] müssen
       *[no] muss
    } treffen oder heimfahren.
   *[can] Jetzt zählt jeder Schuss. { $team-The } { $team-many ->
        [yes] können
       *[no] kann
    } mit diesem Schuss alles klarmachen!
}
worldcup-told-sudden = Jetzt zählt jeder Schuss: Wer verschießt, während die anderen treffen, ist raus.
worldcup-told-nerve = { $sudden ->
    [yes] Nach je { $pairs } Schüssen ist es entschieden: { worldcup-told-won }.
   *[no] { $way ->
        [0] Nervenstark: { worldcup-told-won }.
        [1] Die Arme gehen hoch: { worldcup-told-won }.
       *[2] Was für eine Erleichterung: { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team-The }** { $team-many ->
        [yes] gewinnen
       *[no] gewinnt
    } das Finale
    [T] **{ $team-The }** { $team-many ->
        [yes] holen
       *[no] holt
    } Platz 3
   *[other] **{ $team-The }** { $team-many ->
        [yes] kommen
       *[no] kommt
    } weiter
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
    [computer] { $winners } gewinnt{ $team ->
        [none] { "" }
       *[other] { " " }den Pokal mit { $team-dat }
    }
    [settled] 🏆 { $winners } gewinnt
   *[played] 🏆 { $winners } gewinnt{ $team ->
        [none] { " " }den Pokal
       *[other] { " " }den Pokal mit { $team-dat }
    }!
}
# What decided it, in a line: the final.
worldcup-closing = { $ended ->
    [kicks] Im Elfmeterschießen gegen { $loser-acc }.
    [lot] Per Los gegen { $loser-acc }.
   *[regular] { $score } im Finale gegen { $loser-acc }.
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] { $winner-The } { $winner-many ->
        [yes] schlagen
       *[no] schlägt
    } { $loser-acc } im Finale vom Punkt, nach einem { $score }.
    [lot] { $winner-The } { $winner-many ->
        [yes] gewinnen
       *[no] gewinnt
    } das Finale gegen { $loser-acc } nach { $score } per Los.
   *[regular] { $winner-The } { $winner-many ->
        [yes] schlagen
       *[no] schlägt
    } { $loser-acc } im Finale mit { $score }.
}
worldcup-card-claim = Niemand kann mehr aufholen.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] sind
   *[no] ist
} Weltmeister { $cup }
worldcup-highlight-round = 🏁 Abpfiff: { $stage }
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Elfmeter für { $team-acc }: Tor!
   *[no] 🎯 Elfmeter für { $team-acc }: verschossen
}
worldcup-highlight-shootout = 🥅 Elfmeterschießen: { $one } – { $other }
worldcup-highlight-kicks = 🥅 { $team-The } { $team-many ->
    [yes] gewinnen
   *[no] gewinnt
} das Elfmeterschießen mit { $score }
worldcup-highlight-ahead = { $count ->
    [one] ⚽ { $teams-The } { $teams-many ->
        [yes] gehen
       *[no] geht
    } in Führung
   *[other] ⚽ Jetzt führen { $teams-the }
}
