# The dice cup: what its pictures show (alt text, at most 1,024 characters), and the whole cup in words.
# $solo: one coach has all the teams.

## The match

dicecup-alt-match = Match card. { $moment }. { $told }
dicecup-alt-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
dicecup-alt-side = { $solo ->
    [yes] { $team }, { $stars }
   *[no] { $team } ({ $coach }, { $stars })
}
dicecup-alt-versus = { $home } against { $away }.
dicecup-alt-first = { $home } { $goals }, { $away } to roll.
dicecup-alt-score = { $home } { $goals }, { $away } { $others }{ $period ->
    [regular] { "" }
   *[other] { " " }after overtime
}.
dicecup-alt-period = { $period ->
    [regular] Regular time { $told }.
    [overtime] Overtime { $told }.
   *[penalties] Penalties { $told }.
}
dicecup-alt-half = { $told } so far for { $team }
dicecup-alt-due = To come: { $period ->
    [regular] { $solo ->
        [yes] { $die } for { $team }
       *[no] { $coach } rolls { $die } for { $team }
    }
    [overtime] { $solo ->
        [yes] { $die } for { $team } in overtime
       *[no] overtime, { $coach } rolls { $die } for { $team }
    }
   *[penalties] { $solo ->
        [yes] { $die } for { $team } on penalties
       *[no] penalties, { $coach } rolls { $die } for { $team }
    }
}.
dicecup-alt-die = { $die ->
    [1] the white die
    [2] the blue die
    [3] the yellow die
   *[all] three dice
}
dicecup-alt-over = { $stage ->
    [groups] { $team } win.
    [third-place] { $team } take third place.
    [final] { $team } win the cup.
   *[other] { $team } go through.
}
dicecup-alt-drawn = A draw.
dicecup-alt-upset = An upset.
dicecup-alt-left = Teams left: { $told }.
dicecup-alt-coach-left = { $coach } { $teams }
dicecup-alt-out = Out: { $coaches }.
dicecup-alt-nothing = No match has been turned yet.

## Groups and lots

dicecup-alt-groups = Group tables. { $told }
dicecup-alt-group = Group { $group }: { $first }, through; { $last }, out.
dicecup-alt-group-open = Group { $group }: { $rows }.
dicecup-alt-row = { $team } { $points }
dicecup-alt-lots = Lots in group { $group }: { $told }.
dicecup-alt-lot = { $team } { $sums }
dicecup-alt-lot-due = { $team } to roll

## Cup rounds

dicecup-alt-cup = Cup rounds. { $told }
dicecup-alt-round = { $stage }: { $matches }.
dicecup-alt-in-play = { $home } against { $away } in play
dicecup-alt-in-play-score = { $home } { $score } { $away } in play
dicecup-alt-unturned = { $count ->
    [one] 1 match not turned yet
   *[other] { $count } matches not turned yet
}

## The champion

dicecup-alt-final = Champion. { $solo ->
    [yes] { $team }
   *[no] { $team }, coached by { $coach },
} win the cup. { $told }
dicecup-alt-from = { $place ->
    [1] First
   *[other] Second
} in group { $group } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dicecup-alt-road = Road: { $road }.
dicecup-alt-podium = Second { $second }, third { $third }.
dicecup-alt-short = The cup in words tells the rest.

## The whole cup in words

dicecup-text-head = { $mode ->
    [beginner] **The cup so far** · knock-out only
    [touristic] **The cup so far** · groups two by two, then knock-out
   *[professional] **The cup so far** · groups, then knock-out
}{ $done ->
    [0] { "" }
    [one] { " " }· 1 of { $all } matches played
   *[other] { " " }· { $done } of { $all } matches played
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] To do: `roll` for { $team }.
   *[no] To do: { $coach } does `roll` for { $team }.
}
dicecup-text-waits = Next the cards are shuffled and dealt.
dicecup-text-group = **Group { $group }**
dicecup-text-row = `{ $place }` { $team }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $played ->
    [one] 1 match
   *[other] { $played } matches
}, goals { $goals }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-lot-sums = , lots { $sums }
dicecup-text-results = -# { $results }
dicecup-text-group-line = Group { $group }: { $rows }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coaches = **Teams left**
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
dicecup-text-coach-out = - { $coach }: out since { $stage ->
    [groups] the groups
    [round-of-32] the round of 32
    [round-of-16] the round of 16
    [quarter-finals] the quarter-finals
    [semi-finals] the semi-finals
   *[final] the Big Final
}
