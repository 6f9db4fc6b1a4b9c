# The dice cup: the words in its pictures. $team, $winner, $loser are names of teams.

## The match card.

dicecup-card-group = Gruppe { $group }, Runde { $turn }
dicecup-card-match = Spiel { $ordinal } von { $of }
dicecup-card-only = { $stage ->
    [third-place] um Platz 3
   *[other] um den Cup
}
dicecup-card-state = { $state ->
    [kick-off] Anstoß
    [regular] reguläre Zeit
    [level] Gleichstand nach 90 Minuten
    [overtime] Verlängerung
    [level-again] Gleichstand nach Verlängerung
    [penalties] Elfmeterschießen
   *[level-still] immer noch gleich
}
dicecup-card-ended = { $period ->
    [overtime] nach Verlängerung
    [penalties] Elfmeter { $home }:{ $away }
   *[regular] Abpfiff
}
dicecup-card-period = { $period ->
    [regular] Reguläre Zeit
    [overtime] Verlängerung
   *[penalties] { $attempt ->
        [1] Elfmeter
       *[other] Elfmeter, noch mal
    }
}
dicecup-card-rolls = { $coach } würfelt für { $team-acc }
dicecup-card-solo = Würfle für { $team-acc }
dicecup-card-stake = { $stake ->
    [group] ein Sieg bringt 3 Punkte
    [overtime] bei Gleichstand Verlängerung
    [penalties] bei Gleichstand Elfmeterschießen
    [cup] die höhere Summe holt den Cup
    [third] die höhere Summe holt Platz 3
   *[sum] die höhere Summe kommt weiter
}
dicecup-card-result = { $meaning ->
    [through] Weiter: { $team }
    [third] Platz 3: { $team }
    [cup] Cupsieg: { $team }
   *[draw] Je ein Punkt
}
dicecup-card-wins = Sieg: { $team }, 3 Punkte
dicecup-card-upset = Überraschung
dicecup-still-in = Noch dabei
dicecup-still-teams = { $count ->
    [one] 1 Team
   *[other] { $count } Teams
}
dicecup-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## The groups.

dicecup-groups-drawn = Gruppen: die Auslosung
dicecup-groups-played = Gruppen: { $done } von { $all } gespielt
dicecup-groups-all = Gruppen: alle { $all } gespielt
dicecup-groups-note = zwei kommen weiter
dicecup-groups-through = { $count } sind weiter
dicecup-group = Gruppe { $group }
dicecup-column = { $column ->
    [won] S
    [drawn] U
    [lost] N
    [goals] Tore
    [difference] +/−
   *[points] Pkt
}
dicecup-lots = Gleich: { $group }
dicecup-lots-places = Plätze { $first }–{ $last }
dicecup-lots-decide = { $decisive ->
    [yes] entscheidet, wer weiterkommt
   *[no] nur für die Rangfolge
}
dicecup-lots-again = Wurf { $attempt }

## The cup so far.

dicecup-cup-title = K.-o.-Runden
dicecup-cup-before = Vor dem ersten Spiel
dicecup-cup-field = { $count } Karten, verdeckt
dicecup-cup-waiting = die Karten werden gemischt
dicecup-cup-dealt = die Karten sind verteilt
dicecup-cup-nothing = noch keine Karten
dicecup-cup-turned = { $turned } von { $of } aufgedeckt
dicecup-cup-hidden = { $count ->
    [one] noch verdeckt
   *[other] { $count } Spiele noch verdeckt
}
dicecup-cup-versus = –
dicecup-cup-overtime = n. V.
dicecup-cup-penalties = Elfmeter
dicecup-coaches = Coaches
dicecup-coaches-note = Teams noch dabei
dicecup-out = raus

## The end.

dicecup-end-title = Weltmeister
dicecup-end-coach = Coach: { $coach }
dicecup-end-road = Der Weg zum Titel
dicecup-end-matches = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
dicecup-end-group = Gruppe { $group }
dicecup-end-place = { $place ->
    [2] 2.
    [3] 3.
    [4] 4.
   *[other] 1.
}
dicecup-coach = Coach { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-begins = { $moment }: { $home } gegen { $away }, noch nicht gewürfelt.
dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
dicecup-shows-period = { $period ->
    [regular] reguläre Zeit { $score }
    [overtime] Verlängerung { $score }
   *[penalties] Elfmeterschießen { $score }
}
dicecup-shows-periods = Bisher: { $periods }.
dicecup-shows-due = { $period ->
    [regular] Als Nächstes: { $coach } würfelt für { $team-acc }.
    [overtime] Als Nächstes, Verlängerung: { $coach } wirft den weißen Würfel für { $team-acc }.
   *[penalties] Als Nächstes, Elfmeterschießen: { $coach } wirft drei Würfel für { $team-acc }.
}
dicecup-shows-result = { $meaning ->
    [through] { $team-The } { $team-many ->
        [yes] kommen
       *[no] kommt
    } weiter.
    [third] Platz 3 geht an { $team-acc }.
    [cup] Der Cup geht an { $team-acc }.
    [group] Sieg für { $team-acc }, 3 Punkte.
   *[draw] Unentschieden, je ein Punkt.
}
dicecup-shows-upset = Eine Überraschung.
dicecup-shows-still = Noch dabei: { $coaches }.
dicecup-shows-coach = { $coach } mit { $count }
dicecup-shows-out = Ausgeschieden: { $coaches }.
dicecup-shows-groups = Gruppen, { $done } von { $all } Spielen gespielt.
dicecup-shows-rows = { $fate ->
    [through] { $rows }, weiter
    [out] { $rows }, ausgeschieden
   *[open] { $rows }
}
dicecup-shows-table = Gruppe { $group }: { $rows }.
dicecup-shows-lots = Stechen in Gruppe { $group }: { $teams }; jetzt { $team-many ->
    [yes] würfeln
   *[no] würfelt
} { $team-the }.
dicecup-shows-lots-done = Stechen in Gruppe { $group }: { $teams }.
dicecup-shows-playing = jetzt { $home } gegen { $away }
dicecup-shows-round = { $stage }: { $matches }.
dicecup-shows-champion = Der Cup geht an { $team-acc }. Finale: { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }nach Verlängerung
    [penalties] , entschieden im Elfmeterschießen
   *[regular] { "" }
}.
dicecup-shows-before = Der Weg ins Finale: { $matches }.
dicecup-shows-third = Platz 3 geht an { $team-acc }.
dicecup-shows-ranking = Coaches nach Rang: { $coaches }.
