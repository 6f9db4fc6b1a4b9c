# The dice cup: the words in its pictures. $team, $winner, $loser are names of teams of any number: verbs fit them all.

## The match card.

dicecup-card-group = Group { $group }, round { $turn }
dicecup-card-match = match { $ordinal } of { $of }
dicecup-card-only = { $stage ->
    [third-place] for third place
   *[other] for the cup
}
dicecup-card-state = { $state ->
    [kick-off] kick-off
    [regular] regular time
    [level] level after regular time
    [overtime] extra time
    [level-again] level after extra time
    [penalties] penalties
   *[level-still] still level
}
dicecup-card-ended = { $period ->
    [overtime] after extra time
    [penalties] penalties { $home }–{ $away }
   *[regular] full time
}
dicecup-card-period = { $period ->
    [regular] Regular time
    [overtime] Extra time
   *[penalties] { $attempt ->
        [1] Penalties
       *[other] Penalties, again
    }
}
dicecup-card-rolls = { $coach } rolls for { $team-the }
dicecup-card-solo = Roll for { $team-the }
dicecup-card-stake = { $stake ->
    [group] a win is worth 3 points
    [overtime] if level, extra time
    [penalties] if level, penalties
    [cup] higher total wins the cup
    [third] higher total takes third
   *[sum] higher total goes through
}
dicecup-card-result = { $meaning ->
    [through] { $team } go through
    [third] { $team } finish third
    [cup] { $team } win the cup
   *[draw] A point each
}
dicecup-card-wins = { $team } win, 3 points
dicecup-card-upset = an upset
dicecup-still-in = Still in
dicecup-still-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
dicecup-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The groups.

dicecup-groups-drawn = Groups: the draw
dicecup-groups-played = Groups: { $done } of { $all } played
dicecup-groups-all = Groups: all { $all } played
dicecup-groups-note = top two go through
dicecup-groups-through = { $count } go through
dicecup-group = Group { $group }
dicecup-column = { $column ->
    [won] W
    [drawn] D
    [lost] L
    [goals] Goals
    [difference] +/−
   *[points] Pts
}
dicecup-lots = Level in { $group }
dicecup-lots-places = places { $first }–{ $last }
dicecup-lots-decide = { $decisive ->
    [yes] decides who goes through
   *[no] for the order only
}
dicecup-lots-again = roll { $attempt }

## The cup so far.

dicecup-cup-title = Knockouts
dicecup-cup-before = Before the first match
dicecup-cup-field = { $count } cards, face down
dicecup-cup-waiting = shuffling the cards
dicecup-cup-dealt = the cards are dealt
dicecup-cup-nothing = no cards dealt yet
dicecup-cup-turned = { $turned } of { $of } turned
dicecup-cup-hidden = { $count ->
    [one] still face down
   *[other] { $count } matches still face down
}
dicecup-cup-versus = v
dicecup-cup-overtime = extra time
dicecup-cup-penalties = penalties
dicecup-coaches = Coaches
dicecup-coaches-note = teams still in
dicecup-out = out

## The end.

dicecup-end-title = Champion
dicecup-end-coach = coached by { $coach }
dicecup-end-road = Champion's road
dicecup-end-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
dicecup-end-group = Group { $group }
dicecup-end-place = { $place ->
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 1st
}
dicecup-coach = Coach { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-begins = { $moment }: { $home } against { $away }, nothing rolled yet.
dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
dicecup-shows-period = { $period ->
    [regular] regular time { $score }
    [overtime] extra time { $score }
   *[penalties] penalties { $score }
}
dicecup-shows-periods = So far: { $periods }.
dicecup-shows-due = { $period ->
    [regular] Next: { $coach } rolls for { $team-the }.
    [overtime] Next, extra time: { $coach } rolls the white die for { $team-the }.
   *[penalties] Next, penalties: { $coach } rolls three dice for { $team-the }.
}
dicecup-shows-result = { $meaning ->
    [through] { $team-The } go through.
    [third] { $team-The } finish third.
    [cup] { $team-The } win the cup.
    [group] { $team-The } win, 3 points.
   *[draw] A draw, a point each.
}
dicecup-shows-upset = An upset.
dicecup-shows-still = Teams still in: { $coaches }.
dicecup-shows-coach = { $coach } with { $count }
dicecup-shows-out = Out: { $coaches }.
dicecup-shows-groups = Groups, { $done } of { $all } matches played.
dicecup-shows-rows = { $fate ->
    [through] { $rows }, through
    [out] { $rows }, out
   *[open] { $rows }
}
dicecup-shows-table = Group { $group }: { $rows }.
dicecup-shows-lots = Tie-break in group { $group }: { $teams }; { $team } to roll.
dicecup-shows-lots-done = Tie-break in group { $group }: { $teams }.
dicecup-shows-playing = { $home } against { $away } now
dicecup-shows-round = { $stage }: { $matches }.
dicecup-shows-champion = { $team-The } win the cup. Final: { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }after extra time
    [penalties] , decided on penalties
   *[regular] { "" }
}.
dicecup-shows-before = Champion's road to the final: { $matches }.
dicecup-shows-third = Third: { $team-the }.
dicecup-shows-ranking = Coaches by rank: { $coaches }.
