# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

dicecup-story-now = **{ $moment }:** { $home } gegen { $away }

dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] nichts
        [1] keine Tore
       *[2] gar nichts
    }
    [one] **1 Tor**
   *[other] **{ $goals } Tore**
}
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $team }: { $goals }.
   *[no] { $way ->
        [0] { $coach } würfelt ({ $team }): { $goals }.
        [1] { $coach } würfelt: { $goals } ({ $team }).
       *[2] { $team }, gewürfelt von { $coach }: { $goals }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Nach der regulären Zeit: { $home } { $score } { $away }.
   *[2] 🎲 Die neunzig Minuten sind um: { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] Und jetzt: { $team }.
    [1] Als Nächstes: { $team }.
   *[2] Und { $team }?
}
dicecup-story-overtime = { $way ->
    [0] Gleichstand: **Verlängerung**! Beide werfen den weißen Würfel.
    [1] Noch ist nichts entschieden, also **Verlängerung**. Beide werfen den weißen Würfel.
   *[2] Es geht weiter! **Verlängerung**, mit dem weißen Würfel für beide.
}
dicecup-story-overtime-throw = { $way ->
    [0] Verlängerung, { $team }: { $goals }.
    [1] In der Verlängerung: { $goals } ({ $team }).
   *[2] Die Verlängerung bringt { $goals } ({ $team }).
}
dicecup-story-overtime-level = { $way ->
    [0] Verlängerung { $half }, und immer noch gleich, **{ $score }**: **Elfmeterschießen**! Je drei Würfel, die höhere Summe gewinnt.
    [1] Verlängerung { $half }, nichts entschieden, **{ $score }**. **Elfmeterschießen**: je drei Würfel, und die höhere Summe gewinnt.
   *[2] Verlängerung { $half }, kein Sieger bei **{ $score }**. Also **Elfmeterschießen**: Die höhere Summe aus drei Würfeln gewinnt.
}
dicecup-story-penalties-throw = { $way ->
    [0] Elfmeterschießen, { $team }: **{ $total }** ({ $dice }).
    [1] { $team } vom Punkt: **{ $total }** ({ $dice }).
   *[2] Und { $team }: { $dice } macht **{ $total }**.
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each }:{ $each }** im Elfmeterschießen! Niemand zuckt. Beide werfen noch einmal.
        [1] Elfmeterschießen **{ $each }:{ $each }**: immer noch gleich! Noch einmal.
       *[2] **{ $each }:{ $each }** vom Punkt. Noch einmal!
    }
   *[other] **{ $each }:{ $each }**, zum { $attempt ->
        [2] zweiten
        [3] dritten
       *[other] x-ten
    } Mal gleich im Elfmeterschießen! Noch einmal.
}

## A match that is over.

dicecup-story-head = **{ $moment }:** { $home } **{ $score }** { $away }{ $ended ->
    [overtime] , nach Verlängerung
    [penalties] , Elfmeterschießen **{ $penalties }**
   *[regular] { "" }
}
dicecup-story-periods = { $ended ->
    [penalties] Es stand { $regular } nach der regulären Zeit und { $overtime } in der Verlängerung.
   *[overtime] Es stand { $regular } nach der regulären Zeit.
}
dicecup-story-attempts = { $attempts } Runden Elfmeterschießen waren nötig: { $told }.
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] Keine Tore, und je ein Punkt.
        [1] Beide Abwehrreihen halten: je ein Punkt.
       *[2] Niemand trifft. Je ein Punkt.
    }
   *[other] { $way ->
        [0] Je ein Punkt.
        [1] Ein gerechtes Unentschieden, je ein Punkt.
       *[2] Sie teilen sich die Punkte.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] Ein Schützenfest, drei Punkte: { $winner }.
        [1] Ein Spiel auf ein Tor, klarer Sieg: { $winner }.
       *[2] { $loser } ohne Antwort, { $winner } eine Klasse besser.
    }
    [clean] { $way ->
        [0] Zu null gewonnen: { $winner }.
        [1] Der Kasten bleibt sauber, drei Punkte: { $winner }.
       *[2] Hinten brennt nichts an, drei Punkte: { $winner }.
    }
   *[plain] { $way ->
        [0] Drei Punkte: { $winner }.
        [1] Sieg und drei Punkte: { $winner }.
       *[2] Alle drei Punkte: { $winner }.
    }
}
# $next is the next message, such as “reach the semi-finals”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 Nervenstark vom Punkt: { $winner } { $next }.
        [1] 🧤 Elfmeterhelden: { $winner } { $next }.
       *[2] 🧤 Bitter, { $loser }; { $winner } { $next }.
    }
    [overtime] { $way ->
        [0] Das entscheidende Tor: { $winner } { $next }.
        [1] Die Verlängerung entscheidet: { $winner } { $next }.
       *[2] Der längere Atem: { $winner } { $next }.
    }
    [rout] { $way ->
        [0] Ein Schützenfest: { $winner } { $next }.
        [1] Ein Spiel auf ein Tor: { $winner } { $next }.
       *[2] { $loser } ohne Antwort; { $winner } { $next }.
    }
    [clean] { $way ->
        [0] Hinten dicht: { $winner } { $next }.
        [1] Hinten brennt nichts an: { $winner } { $next }.
       *[2] Zu null: { $winner } { $next }.
    }
   *[plain] { $way ->
        [0] { $winner } { $next }.
        [1] Das reicht: { $winner } { $next }.
       *[2] Zu wenig, { $loser }; { $winner } { $next }.
    }
}
dicecup-story-next = { $stage ->
    [round-of-32] im Achtelfinale
    [round-of-16] im Viertelfinale
    [quarter-finals] im Halbfinale
    [semi-finals] im Großen Finale
    [third-place] auf Platz 3
   *[final] am Ziel, mit dem Cup in den Händen
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **Eine Überraschung!** { $less } schlägt { $more }.
    [1] 💥 **Was für eine Sensation:** { $less } bezwingt { $more }!
   *[2] 💥 **Das hat niemand kommen sehen:** { $less } bringt { $more } zu Fall.
}
dicecup-story-gone = 👋 { $way ->
    [0] Keine Teams mehr für { $coaches }.
    [1] Der Cup ist vorbei für { $coaches }.
   *[2] Der Cup geht weiter ohne { $coaches }.
}
dicecup-story-third-left = 🥉 Platz 3 ist noch drin für { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Gruppe { $group }:** { $teams } sind nach Punkten und Tordifferenz gleichauf. Je drei Würfel entscheiden über { $first ->
    [1] { $last ->
        [2] Platz eins und zwei
       *[other] die Plätze 1 bis { $last }
    }
    [2] { $last ->
        [3] Platz zwei und drei
       *[other] die Plätze 2 bis { $last }
    }
   *[other] Platz drei und vier
}{ $decisive ->
    [yes] { " " }und darüber, wer weiterkommt!
   *[no] { "" }.
}
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
dicecup-story-lots = { $attempt ->
    [1] Gewürfelt: { $told }.
   *[other] Immer noch gleich, also noch einmal: { $told }.
}
dicecup-story-lots-over = **Stechen in Gruppe { $group }:** { $order }. { $decisive ->
    [yes] { $way ->
        [0] Die Würfel entscheiden, wer weiterkommt.
        [1] Drei Würfel machen den Unterschied.
       *[2] So knapp, und die Würfel geben den Ausschlag.
    }
   *[no] Es ging nur um die Rangfolge.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Gruppe { $group }:** Weiter sind { $through }, ausgeschieden sind { $out }.
dicecup-story-settled = ✅ **Weiter:** { $groups }.
dicecup-story-settled-group = { $group } { $teams }
dicecup-story-kick-off = { $solo ->
    [yes] 🎉 **32 Teams, ein Cup.** Alle 32 gehören dir.
   *[no] 🎉 **32 Teams, ein Cup.** Die Teams sind verteilt: { $coaches }.
}
dicecup-story-dealt = { $coach } ({ $teams })
dicecup-story-begins = 📣 **{ $stage ->
    [round-of-16] Das Achtelfinale.
    [quarter-finals] Das Viertelfinale: noch acht Teams.
    [semi-finals] Das Halbfinale: noch vier Teams.
    [third-place] Zuerst Platz 3.
   *[final] Das Große Finale!
}**{ $solo ->
    [yes] { "" }
   *[no] { " " }Noch dabei: { $left }.
}
dicecup-story-board = 📣 **{ $turn ->
    [1] Die erste
    [2] Die zweite
   *[other] Die letzte
} Runde: { $groups }.**
dicecup-story-all-groups = alle Gruppen
dicecup-story-some-groups = Gruppen { $letters }
dicecup-story-left = { $coach } mit { $teams ->
    [one] 1 Team
   *[other] { $teams } Teams
}
dicecup-story-coming = { $way ->
    [0] Als Nächstes: { $home } gegen { $away }.
    [1] Gleich: { $home } gegen { $away }.
   *[2] Jetzt { $home } gegen { $away }.
}
dicecup-story-before = -# Davor: { $results }
dicecup-story-earlier = -# Auch in dieser Runde: { $results }
dicecup-story-round = -# { $stage ->
    [groups] Runde { $turn }, { $groups }
   *[other] { $name }
}: { $results }
dicecup-story-more = { $count ->
    [one] und noch eins
   *[other] und noch { $count }
}

## The end.

dicecup-story-champion = 🏆 **Cupsieg: { $champion }!** { $solo ->
    [yes] { $way ->
        [0] Was für ein Lauf.
        [1] Die anderen 31 fahren heim.
       *[2] Überall wehen Fahnen.
    }
   *[no] { $way ->
        [0] Verbeug dich, { $coach }.
        [1] { $coach } stemmt den Pokal.
       *[2] Die nächste Runde geht auf { $coach }.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = Der Weg ins Finale: { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] würfle ({ $team })
    [overtime] würfle in der Verlängerung ({ $team })
    [penalties] würfle im Elfmeterschießen ({ $team })
   *[lots] würfle im Stechen ({ $team })
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
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
dicecup-closing = { $ended ->
    [penalties] Finalgegner: { $loser } (im Elfmeterschießen).
    [overtime] Finalgegner: { $loser } ({ $score } nach Verlängerung).
   *[regular] Finalgegner: { $loser } ({ $score }).
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] Großes Finale: { $winner } gegen { $loser } { $score } nach Verlängerung.
    [penalties] Großes Finale: { $winner } gegen { $loser } { $score }, Sieg im Elfmeterschießen.
   *[regular] Großes Finale: { $winner } gegen { $loser } { $score }.
}
dicecup-card-lasted = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}

## What marks a match in a replay.

dicecup-replay-turn = **Spiel { $number } von { $count }**
dicecup-highlight-champion = 🏆 Cupsieg: { $team }
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
dicecup-highlight-lots = 🎲 Stechen in Gruppe { $group }
dicecup-replay-opening = **Der Anfang**{ $count ->
    [0] { "" }
    [one] { " " }· es folgt 1 Spiel
   *[other] { " " }· es folgen { $count } Spiele
}
dicecup-replay-menu-turns = Zu einem Spiel ({ $first }–{ $last } von { $count })
