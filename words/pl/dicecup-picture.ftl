# The dice cup: the words in its pictures. On a card, $team is a bare name; descriptions decline it.

## The match card.

dicecup-card-group = Grupa { $group }, kolejka { $turn }
dicecup-card-match = mecz { $ordinal } z { $of }
dicecup-card-only = { $stage ->
    [third-place] o trzecie miejsce
   *[other] o puchar
}
dicecup-card-state = { $state ->
    [kick-off] początek
    [regular] 90 minut
    [level] remis po 90 minutach
    [overtime] dogrywka
    [level-again] remis po dogrywce
    [penalties] rzuty karne
   *[level-still] wciąż remis
}
dicecup-card-ended = { $period ->
    [overtime] po dogrywce
    [penalties] karne { $home }:{ $away }
   *[regular] koniec meczu
}
dicecup-card-period = { $period ->
    [regular] 90 minut
    [overtime] Dogrywka
   *[penalties] { $attempt ->
        [1] Karne
       *[other] Karne, znów
    }
}
dicecup-card-rolls = { $coach } rzuca za { $team-acc }
dicecup-card-solo = Rzuć za { $team-acc }
dicecup-card-stake = { $stake ->
    [group] za wygraną 3 punkty
    [overtime] przy remisie dogrywka
    [penalties] przy remisie karne
    [cup] wyższa suma bierze puchar
    [third] wyższa suma to 3. miejsce
   *[sum] wyższa suma gra dalej
}
dicecup-card-result = { $meaning ->
    [through] Awans: { $team }
    [third] 3. miejsce: { $team }
    [cup] Puchar: { $team }
   *[draw] Po punkcie
}
dicecup-card-wins = 3 punkty: { $team }
dicecup-card-upset = niespodzianka
dicecup-still-in = W grze
dicecup-still-teams = { $count ->
    [one] 1 drużyna
    [few] { $count } drużyny
   *[many] { $count } drużyn
}
dicecup-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## The groups.

dicecup-groups-drawn = Grupy: losowanie
dicecup-groups-played = Grupy: mecze { $done } z { $all }
dicecup-groups-all = Grupy: po wszystkich meczach ({ $all })
dicecup-groups-note = dwie najlepsze grają dalej
dicecup-groups-through = gra dalej: { $count }
dicecup-group = Grupa { $group }
dicecup-column = { $column ->
    [won] W
    [drawn] R
    [lost] P
    [goals] Gole
    [difference] +/−
   *[points] Pkt
}
dicecup-lots = Remis w { $group }
dicecup-lots-places = miejsca { $first }–{ $last }
dicecup-lots-decide = { $decisive ->
    [yes] decyduje o awansie
   *[no] tylko o kolejność
}
dicecup-lots-again = rzut { $attempt }

## The cup so far.

dicecup-cup-title = Faza pucharowa
dicecup-cup-before = Przed pierwszym meczem
dicecup-cup-field = zakryte karty: { $count }
dicecup-cup-waiting = karty są tasowane
dicecup-cup-dealt = karty są rozdane
dicecup-cup-nothing = karty jeszcze nierozdane
dicecup-cup-turned = odkryte: { $turned } z { $of }
dicecup-cup-hidden = { $count ->
    [one] jeszcze zakryty
    [few] { $count } mecze jeszcze zakryte
   *[many] { $count } meczów jeszcze zakrytych
}
dicecup-cup-versus = –
dicecup-cup-overtime = dogrywka
dicecup-cup-penalties = karne
dicecup-coaches = Trenerzy
dicecup-coaches-note = drużyny w grze
dicecup-out = odpada

## The end.

dicecup-end-title = Mistrz
dicecup-end-coach = trener: { $coach }
dicecup-end-road = Droga po puchar
dicecup-end-matches = { $count ->
    [one] 1 mecz
    [few] { $count } mecze
   *[many] { $count } meczów
}
dicecup-end-group = Grupa { $group }
dicecup-end-place = { $place ->
    [2] 2.
    [3] 3.
    [4] 4.
   *[other] 1.
}
dicecup-coach = Trener { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-begins = { $moment }: { $home } – { $away }, jeszcze bez rzutu.
dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
dicecup-shows-period = { $period ->
    [regular] po 90 minutach { $score }
    [overtime] dogrywka { $score }
   *[penalties] karne { $score }
}
dicecup-shows-periods = Dotąd: { $periods }.
dicecup-shows-due = { $period ->
    [regular] Teraz { $coach } rzuca za { $team-acc }.
    [overtime] Teraz dogrywka, { $coach } rzuca białą kością za { $team-acc }.
   *[penalties] Teraz karne, { $coach } rzuca trzema kośćmi za { $team-acc }.
}
dicecup-shows-result = { $meaning ->
    [through] { $team-The } { $team-many ->
        [yes] grają
       *[no] gra
    } dalej.
    [third] { $team-The } { $team-many ->
        [yes] zajmują
       *[no] zajmuje
    } trzecie miejsce.
    [cup] { $team-The } { $team-many ->
        [yes] zdobywają
       *[no] zdobywa
    } puchar.
    [group] { $team-The } { $team-many ->
        [yes] wygrywają i mają
       *[no] wygrywa i ma
    } 3 punkty.
   *[draw] Remis, po punkcie.
}
dicecup-shows-upset = Niespodzianka.
dicecup-shows-still = Drużyny w grze: { $coaches }.
dicecup-shows-coach = { $coach }: { $count }
dicecup-shows-out = Poza turniejem: { $coaches }.
dicecup-shows-groups = Grupy, rozegrane mecze: { $done } z { $all }.
dicecup-shows-rows = { $fate ->
    [through] { $rows }, awans
    [out] { $rows }, koniec
   *[open] { $rows }
}
dicecup-shows-table = Grupa { $group }: { $rows }.
dicecup-shows-lots = Rzuty o miejsca w grupie { $group }: { $teams }; teraz rzut za { $team-acc }.
dicecup-shows-lots-done = Rzuty o miejsca w grupie { $group }: { $teams }.
dicecup-shows-playing = teraz { $home } – { $away }
dicecup-shows-round = { $stage }: { $matches }.
dicecup-shows-champion = { $team-The } { $team-many ->
    [yes] zdobywają
   *[no] zdobywa
} puchar. Finał: { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }po dogrywce
    [penalties] , po rzutach karnych
   *[regular] { "" }
}.
dicecup-shows-before = Droga mistrza do finału: { $matches }.
dicecup-shows-third = Trzecie miejsce { $team-many ->
    [yes] zajmują
   *[no] zajmuje
} { $team-the }.
dicecup-shows-ranking = Kolejność trenerów: { $coaches }.
