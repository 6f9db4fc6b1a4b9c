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
    [yes] { $way ->
        [0] Der Würfel schenkt { $team-dat } { $goals }.
        [1] Für { $team-acc } gibt es { $goals }.
       *[2] { $team-The } { $team-many ->
            [yes] würfeln
           *[no] würfelt
        }: { $goals }.
    }
   *[no] { $way ->
        [0] { $coach } würfelt für { $team-acc }: { $goals }.
        [1] { $coach } würfelt, und für { $team-acc } gibt es { $goals }.
       *[2] { $coach } lässt ihn rollen: { $goals } für { $team-acc }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Nach der regulären Zeit: { $home } { $score } { $away }.
   *[2] 🎲 Die neunzig Minuten sind um: { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] Jetzt { $team-many ->
        [yes] sind
       *[no] ist
    } { $team-the } dran.
    [1] Weiter geht’s mit { $team-dat }.
   *[2] Und was { $team-many ->
        [yes] machen
       *[no] macht
    } { $team-the }?
}
dicecup-story-overtime = { $way ->
    [0] Gleichstand: **Verlängerung**! Beide werfen den weißen Würfel.
    [1] Niemand gibt nach, also **Verlängerung**. Beide werfen den weißen Würfel.
   *[2] Wir gehen in die **Verlängerung**, mit dem weißen Würfel für beide!
}
dicecup-story-overtime-throw = { $way ->
    [0] Verlängerung: { $goals } für { $team-acc }.
    [1] In der Verlängerung gibt es { $goals } für { $team-acc }.
   *[2] Die Verlängerung bringt { $team-dat } { $goals }.
}
dicecup-story-overtime-level = { $way ->
    [0] Auch die Verlängerung endet { $half }, es steht **{ $score }**. Ab zum **Elfmeterschießen**! Je drei Würfel, die höhere Summe gewinnt.
    [1] { $half } in der Verlängerung, und bei **{ $score }** ist nichts entschieden. **Elfmeterschießen**: je drei Würfel, die höhere Summe gewinnt.
   *[2] { $half } in der Verlängerung, **{ $score }** insgesamt. Also **Elfmeterschießen**: Die höhere Summe aus drei Würfeln gewinnt.
}
dicecup-story-penalties-throw = { $way ->
    [0] Im Elfmeterschießen { $team-many ->
        [yes] kommen
       *[no] kommt
    } { $team-the } auf **{ $total }** ({ $dice }).
    [1] { $team-The } vom Punkt: **{ $total }** ({ $dice }).
   *[2] { $team-The } { $team-many ->
        [yes] treten
       *[no] tritt
    } an: { $dice } macht **{ $total }**.
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each }:{ $each }** im Elfmeterschießen! Niemand zuckt. Beide werfen noch einmal.
        [1] **{ $each }:{ $each }** im Elfmeterschießen, immer noch gleich! Das Ganze von vorn.
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
    [penalties] , **{ $penalties }** im Elfmeterschießen
   *[regular] { "" }
}
dicecup-story-periods = { $ended ->
    [penalties] Es stand { $regular } nach der regulären Zeit und { $overtime } in der Verlängerung.
   *[overtime] Es stand { $regular } nach der regulären Zeit.
}
dicecup-story-attempts = Es brauchte { $attempts } Runden Elfmeterschießen: { $told }.
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] Keine Tore, je ein Punkt.
        [1] Beide Abwehrreihen halten: je ein Punkt.
       *[2] Niemand trifft. Je ein Punkt.
    }
   *[other] { $way ->
        [0] Kein Sieger, je ein Punkt.
        [1] Ein gerechtes Unentschieden, je ein Punkt.
       *[2] Sie teilen sich die Punkte.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] feiern
           *[no] feiert
        } ein Schützenfest.
        [1] Ein Spiel auf ein Tor: klarer Sieg für { $winner-acc }.
       *[2] { $loser-The } { $loser-many ->
            [yes] finden
           *[no] findet
        } kein Mittel gegen { $winner-acc }.
    }
    [clean] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] gewinnen
           *[no] gewinnt
        } zu null.
        [1] Der Kasten bleibt sauber: drei Punkte für { $winner-acc }.
       *[2] Hinten brennt nichts an, und die drei Punkte gehen an { $winner-acc }.
    }
   *[plain] { $way ->
        [0] Drei Punkte für { $winner-acc }.
        [1] { $winner-The } { $winner-many ->
            [yes] holen
           *[no] holt
        } alle drei Punkte.
       *[2] Die drei Punkte gehen an { $winner-acc }.
    }
}
# $next is the next message, such as “reach the semi-finals”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 { $winner-The } { $winner-many ->
            [yes] behalten vom Punkt die Nerven und stehen
           *[no] behält vom Punkt die Nerven und steht
        } { $next }.
        [1] 🧤 Elfmeterhelden! { dicecup-story-through.now }.
       *[2] 🧤 Bitter für { $loser-acc }! { dicecup-story-through.now }.
    }
    [overtime] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] schlagen in der Verlängerung zu und stehen
           *[no] schlägt in der Verlängerung zu und steht
        } { $next }.
        [1] Die Verlängerung entscheidet: { dicecup-story-through.now }.
       *[2] { $winner-The } { $winner-many ->
            [yes] haben den längeren Atem und stehen
           *[no] hat den längeren Atem und steht
        } { $next }.
    }
    [rout] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] feiern ein Schützenfest und stehen
           *[no] feiert ein Schützenfest und steht
        } { $next }.
        [1] Ein Spiel auf ein Tor: { dicecup-story-through.now }.
       *[2] { $loser-The } { $loser-many ->
            [yes] finden
           *[no] findet
        } kein Mittel, und { dicecup-story-through.stands }.
    }
    [clean] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] lassen hinten nichts zu und stehen
           *[no] lässt hinten nichts zu und steht
        } { $next }.
        [1] Hinten brennt nichts an: { dicecup-story-through.now }.
       *[2] Der Kasten bleibt sauber, und { dicecup-story-through.stands }.
    }
   *[plain] { $way ->
        [0] { dicecup-story-through.now }.
        [1] Das reicht: { dicecup-story-through.now }.
       *[2] Für { $loser-acc } reicht es nicht, und { dicecup-story-through.stands }.
    }
}
    .stands = { $winner-the } { $winner-many ->
        [yes] stehen
       *[no] steht
    } { $next }
    .now = { $winner-The } { $winner-many ->
        [yes] stehen
       *[no] steht
    } { $next }
dicecup-story-next = { $stage ->
    [round-of-32] im Achtelfinale
    [round-of-16] im Viertelfinale
    [quarter-finals] im Halbfinale
    [semi-finals] im Großen Finale
    [third-place] auf Platz 3
   *[final] ganz oben auf dem Podest
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **Eine Überraschung!** { $less } schlägt { $more }.
    [1] 💥 **Favoritensturz!** { $less } bezwingt { $more }!
   *[2] 💥 **Das hat niemand kommen sehen:** { $less } bringt { $more } zu Fall.
}
dicecup-story-gone = 👋 { $way ->
    [0] Keine Teams mehr für { $coaches }.
    [1] Für { $coaches } ist der Cup vorbei.
   *[2] Der Cup geht ohne { $coaches } weiter.
}
dicecup-story-third-left = 🥉 Platz 3 ist noch drin für { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Gruppe { $group }:** Nach Punkten und Tordifferenz sind { $teams-the } gleichauf. Je drei Würfel entscheiden über { $first ->
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
       *[2] So knapp, dass die Würfel den Ausschlag geben.
    }
   *[no] Es ging nur um die Rangfolge.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Gruppe { $group }:** Weiter sind { $through-the }, für { $out-acc } ist Schluss.
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
    [third-place] Zuerst geht es um Platz 3.
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
    [0] Als Nächstes { $home-many ->
        [yes] spielen
       *[no] spielt
    } { $home-the } gegen { $away-acc }.
    [1] Gleich geht es los: { $home-the } gegen { $away-acc }.
   *[2] Aus dem Tunnel kommen { $home-the } und { $away-the }.
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

dicecup-story-champion = 🏆 **{ $champion-The } { $champion-many ->
    [yes] gewinnen
   *[no] gewinnt
} den Cup!** { $solo ->
    [yes] { $way ->
        [0] Was für ein Lauf.
        [1] Die anderen 31 fahren heim.
       *[2] Überall wehen Fahnen.
    }
   *[no] { $way ->
        [0] Applaus für { $coach }!
        [1] { $coach } stemmt den Pokal.
       *[2] Die nächste Runde geht auf { $coach }.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = Der Weg ins Finale: { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] würfle für { $team-acc }
    [overtime] würfle in der Verlängerung für { $team-acc }
    [penalties] würfle im Elfmeterschießen für { $team-acc }
   *[lots] würfle im Stechen für { $team-acc }
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
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
dicecup-closing = { $ended ->
    [penalties] Im Elfmeterschießen gegen { $loser-acc }.
    [overtime] { $score } nach Verlängerung gegen { $loser-acc }.
   *[regular] { $score } im Finale gegen { $loser-acc }.
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] { $winner-The } { $winner-many ->
        [yes] schlagen
       *[no] schlägt
    } { $loser-acc } im Großen Finale mit { $score } nach Verlängerung.
    [penalties] { $winner-The } { $winner-many ->
        [yes] schlagen
       *[no] schlägt
    } { $loser-acc } im Großen Finale vom Punkt, nach einem { $score }.
   *[regular] { $winner-The } { $winner-many ->
        [yes] schlagen
       *[no] schlägt
    } { $loser-acc } im Großen Finale mit { $score }.
}
dicecup-card-lasted = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}

## What marks a match in a replay.

dicecup-replay-turn = **Spiel { $number } von { $count }**
dicecup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] gewinnen
   *[no] gewinnt
} den Cup
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
