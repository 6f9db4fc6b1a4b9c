# The dice cup: the words in its pictures. $team, $winner, $loser are names of teams of any number: verbs fit them all.

## The match card.

# Example: Group B, round 3
dicecup-card-group = Group { $group }, round { $turn }
# Example: match 10 of 16
dicecup-card-match = match { $ordinal } of { $of }
# Example: for the cup
dicecup-card-only = { $stage ->
    [third-place] for third place
   *[other] for the cup
}
# Example: regular time
dicecup-card-state = { $state ->
    [kick-off] kick-off
    [regular] regular time
    [level] level after regular time
    [overtime] extra time
    [level-again] level after extra time
    [penalties] penalties
   *[level-still] still level
}
# Example: penalties 2–1
dicecup-card-ended = { $period ->
    [overtime] after extra time
    [penalties] penalties { $home }–{ $away }
   *[regular] full time
}
# Example: Penalties
dicecup-card-period = { $period ->
    [regular] Regular time
    [overtime] Extra time
   *[penalties] { $attempt ->
        [1] Penalties
       *[other] Penalties, again
    }
}
# Example: Ana rolls for Denmark
dicecup-card-rolls = { $coach } rolls for { $team-the }
# Example: Roll for Argentina
dicecup-card-solo = Roll for { $team-the }
# Example: if level, extra time
dicecup-card-stake = { $stake ->
    [group] a win is worth 3 points
    [overtime] if level, extra time
    [penalties] if level, penalties
    [cup] higher total wins the cup
    [third] higher total takes third
   *[sum] higher total goes through
}
# Example: England win the cup
dicecup-card-result = { $meaning ->
    [through] { $team } go through
    [third] { $team } finish third
    [cup] { $team } win the cup
   *[draw] A point each
}
# Example: Belgium win, 3 points
dicecup-card-wins = { $team } win, 3 points
dicecup-card-upset = an upset
dicecup-still-in = Still in
# Example: 10 teams
dicecup-still-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
# Example: 0 points
dicecup-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The groups.

dicecup-groups-drawn = Groups: the draw
# Example: Groups: 12 of 48 played
dicecup-groups-played = Groups: { $done } of { $all } played
# Example: Groups: all 48 played
dicecup-groups-all = Groups: all { $all } played
dicecup-groups-note = top two go through
# Example: 16 go through
dicecup-groups-through = { $count } go through
# Example: Group A
dicecup-group = Group { $group }
# Example: D
dicecup-column = { $column ->
    [won] W
    [drawn] D
    [lost] L
    [goals] Goals
    [difference] +/−
   *[points] Pts
}
# Example: Level in A
dicecup-lots = Level in { $group }
# Example: places 1–2
dicecup-lots-places = places { $first }–{ $last }
# Example: decides who goes through
dicecup-lots-decide = { $decisive ->
    [yes] decides who goes through
   *[no] for the order only
}
# Example: roll 2
dicecup-lots-again = roll { $attempt }

## The cup so far.

dicecup-cup-title = Knockouts
dicecup-cup-before = Before the first match
# Example: 32 cards, face down
dicecup-cup-field = { $count } cards, face down
dicecup-cup-waiting = shuffling the cards
dicecup-cup-dealt = the cards are dealt
dicecup-cup-nothing = no cards dealt yet
# Example: 0 of 16 turned
dicecup-cup-turned = { $turned } of { $of } turned
# Example: 12 matches still face down
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
# Example: coached by Łucja
dicecup-end-coach = coached by { $coach }
dicecup-end-road = Champion's road
# Example: 5 matches
dicecup-end-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
# Example: Group A
dicecup-end-group = Group { $group }
# Example: 2nd
dicecup-end-place = { $place ->
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 1st
}
# Example: Coach 1
dicecup-coach = Coach { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

# Example: Group F, round 1: Cameroon ★ against Algeria ★, nothing rolled yet.
dicecup-shows-begins = { $moment }: { $home } against { $away }, nothing rolled yet.
# Example: Group F, round 2: Poland ★★ 0, Algeria ★ –.
dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
# Example: regular time 0–0
dicecup-shows-period = { $period ->
    [regular] regular time { $score }
    [overtime] extra time { $score }
   *[penalties] penalties { $score }
}
# Example: So far: regular time 0–0.
dicecup-shows-periods = So far: { $periods }.
# Example: Next: Ana rolls for Algeria.
dicecup-shows-due = { $period ->
    [regular] Next: { $coach } rolls for { $team-the }.
    [overtime] Next, extra time: { $coach } rolls the white die for { $team-the }.
   *[penalties] Next, penalties: { $coach } rolls three dice for { $team-the }.
}
# Example: France win the cup.
dicecup-shows-result = { $meaning ->
    [through] { $team-The } go through.
    [third] { $team-The } finish third.
    [cup] { $team-The } win the cup.
    [group] { $team-The } win, 3 points.
   *[draw] A draw, a point each.
}
dicecup-shows-upset = An upset.
# Example: Teams still in: Ana with 1.
dicecup-shows-still = Teams still in: { $coaches }.
# Example: Dariusz with 4
dicecup-shows-coach = { $coach } with { $count }
# Example: Out: Chloé.
dicecup-shows-out = Out: { $coaches }.
# Example: Groups, 11 of 48 matches played.
dicecup-shows-groups = Groups, { $done } of { $all } matches played.
# Example: Chile 3, Ivory Coast 0, out
dicecup-shows-rows = { $fate ->
    [through] { $rows }, through
    [out] { $rows }, out
   *[open] { $rows }
}
# Example: Group D: Spain 0, Hungary 0, Costa Rica 0.
dicecup-shows-table = Group { $group }: { $rows }.
# Example: Tie-break in group A: Argentina 6; Belgium to roll.
dicecup-shows-lots = Tie-break in group { $group }: { $teams }; { $team } to roll.
# Example: Tie-break in group A: Brazil, France, USA.
dicecup-shows-lots-done = Tie-break in group { $group }: { $teams }.
# Example: Czechia against Algeria now
dicecup-shows-playing = { $home } against { $away } now
# Example: Semi-finals: 2 matches still face down.
dicecup-shows-round = { $stage }: { $matches }.
# Example: Argentina win the cup. Final: Germany 1–4 Argentina.
dicecup-shows-champion = { $team-The } win the cup. Final: { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }after extra time
    [penalties] , decided on penalties
   *[regular] { "" }
}.
# Example: Champion's road to the final: Colombia 0–1 Argentina, Croatia 0–3 Argentina, Argentina 3–1 Italy.
dicecup-shows-before = Champion's road to the final: { $matches }.
# Example: Third: Argentina.
dicecup-shows-third = Third: { $team-the }.
# Example: Coaches by rank: 1 seat 1, 2 seat 2.
dicecup-shows-ranking = Coaches by rank: { $coaches }.
