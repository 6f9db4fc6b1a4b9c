# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

# Example: **Group E, round 3:** Sweden ★★ against USA ★
dicecup-story-now = **{ $moment }:** { $home } against { $away }

# Example: nothing
dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] nothing
        [1] no goals
       *[2] nothing at all
    }
    [one] **1 goal**
   *[other] **{ $goals } goals**
}
# Example: 🎲 Cy rolls, and Hungary get no goals.
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $way ->
        [0] { $team-The } get { $goals }.
        [1] It's { $goals } for { $team-the }.
       *[2] { $team-The } roll: { $goals }.
    }
   *[no] { $way ->
        [0] { $coach } rolls for { $team-the }: { $goals }.
        [1] { $coach } rolls, and { $team-the } get { $goals }.
       *[2] { $coach } lets it roll: { $goals } for { $team-the }.
    }
}
# Example: 🎲 Czechia 1–1 Algeria.
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 After regular time: { $home } { $score } { $away }.
   *[2] 🎲 The ninety minutes are up: { $home } { $score } { $away }.
}
# Example: Over to Algeria.
dicecup-story-answer = { $way ->
    [0] Over to { $team-the }.
    [1] Now for { $team-the }.
   *[2] What can { $team-the } do?
}
# Example: All level: **extra time**! Both roll the white die.
dicecup-story-overtime = { $way ->
    [0] All level: **extra time**! Both roll the white die.
    [1] Nothing between them, so it's **extra time**. Both roll the white die.
   *[2] We're going to **extra time**, with the white die for both!
}
# Example: Extra time brings Cameroon nothing.
dicecup-story-overtime-throw = { $way ->
    [0] Extra time: { $goals } for { $team-the }.
    [1] In extra time { $team-the } get { $goals }.
   *[2] Extra time brings { $team-the } { $goals }.
}
# Example: It's 0–0 in extra time, and still level at **1–1**: **penalties**! Three dice each, the higher total wins.
dicecup-story-overtime-level = { $way ->
    [0] It's { $half } in extra time, and still level at **{ $score }**: **penalties**! Three dice each, the higher total wins.
    [1] Extra time ends { $half }, and **{ $score }** decides nothing. **Penalties**: three dice each, and the higher total wins.
   *[2] It's { $half } in extra time, **{ $score }** in all. It comes down to **penalties**: the higher total of three dice wins.
}
# Example: Honduras step up: 0 + 0 + 3 makes **3**.
dicecup-story-penalties-throw = { $way ->
    [0] Penalties: { $team-the } roll **{ $total }** ({ $dice }).
    [1] { $team-The } from the spot: **{ $total }** ({ $dice }).
   *[2] { $team-The } step up: { $dice } makes **{ $total }**.
}
# Example: **3–3** on penalties! Nobody blinks. Both roll again.
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each }–{ $each }** on penalties! Nobody blinks. Both roll again.
        [1] **{ $each }–{ $each }** on penalties, still level! Once more.
       *[2] **{ $each }–{ $each }** from the spot. Again!
    }
   *[other] **{ $each }–{ $each }**, level for the { $attempt ->
        [2] second
        [3] third
       *[other] umpteenth
    } time on penalties! Again.
}

## A match that is over.

# Example: **Grand Final:** Germany **1–4** Argentina
dicecup-story-head = **{ $moment }:** { $home } **{ $score }** { $away }{ $ended ->
    [overtime] , after extra time
    [penalties] , penalties **{ $penalties }**
   *[regular] { "" }
}
# Example: It was 1–1 in regular time.
dicecup-story-periods = { $ended ->
    [penalties] It was { $regular } in regular time and { $overtime } in extra time.
   *[overtime] It was { $regular } in regular time.
}
# Example: It took 2 rounds of penalties: 3–3, 5–7.
dicecup-story-attempts = It took { $attempts } rounds of penalties: { $told }.
# Example: Both defences hold: a point each.
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] No goals, and a point each.
        [1] Both defences hold: a point each.
       *[2] Nobody finds the net. A point each.
    }
   *[other] { $way ->
        [0] A point each.
        [1] Honours even, a point each.
       *[2] They share the points.
    }
}
# Example: Spain run riot.
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] { $winner-The } run riot.
        [1] One-way traffic: { $winner-the } win easily.
       *[2] { $loser-The } have no answer to { $winner-the }.
    }
    [clean] { $way ->
        [0] { $winner-The } win it without conceding.
        [1] { $winner-The } keep a clean sheet and take all three points.
       *[2] Nothing gets past { $winner-the }: that's three points.
    }
   *[plain] { $way ->
        [0] Three points for { $winner-the }.
        [1] { $winner-The } take all three points.
       *[2] The points go to { $winner-the }.
    }
}
# $next is the next message, such as “reach the semi-finals”.
# Example: Germany have no answer, and Argentina win the cup.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 { $winner-The } hold their nerve from the spot and { $next }.
        [1] 🧤 Heroes from the spot: { $winner-the } { $next }.
       *[2] 🧤 Heartbreak for { $loser-the }! { $winner-The } { $next }.
    }
    [overtime] { $way ->
        [0] { $winner-The } strike in extra time and { $next }.
        [1] Extra time settles it: { $winner-the } { $next }.
       *[2] { $winner-The } have more left in their legs and { $next }.
    }
    [rout] { $way ->
        [0] { $winner-The } run riot and { $next }.
        [1] One-way traffic: { $winner-the } { $next }.
       *[2] { $loser-The } have no answer, and { $winner-the } { $next }.
    }
    [clean] { $way ->
        [0] { $winner-The } concede nothing and { $next }.
        [1] Nothing gets past { $winner-the }: they { $next }.
       *[2] A clean sheet, and { $winner-the } { $next }.
    }
   *[plain] { $way ->
        [0] { $winner-The } { $next }.
        [1] Job done: { $winner-the } { $next }.
       *[2] { $loser-The } fall short, and { $winner-the } { $next }.
    }
}
# Example: win the cup
dicecup-story-next = { $stage ->
    [round-of-32] reach the round of 16
    [round-of-16] reach the quarter-finals
    [quarter-finals] reach the semi-finals
    [semi-finals] reach the Grand Final
    [third-place] take third place
   *[final] win the cup
}
# $less and $more are stars, such as ★ and ★★★.
# Example: 💥 **An upset!** ★★ beats ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **An upset!** { $less } beats { $more }.
    [1] 💥 **Giant-killing!** { $less } sees off { $more }!
   *[2] 💥 **Nobody saw that coming:** { $less } floors { $more }.
}
# Example: 👋 No teams left for Dariusz.
dicecup-story-gone = 👋 { $way ->
    [0] No teams left for { $coaches }.
    [1] The cup is over for { $coaches }.
   *[2] The cup goes on without { $coaches }.
}
# Example: 🥉 Ana can still take third place.
dicecup-story-third-left = 🥉 { $coaches } can still take third place.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
# Example: 🎲 **Group A:** Tunisia and Slovenia are level on points and goal difference. Three dice each decide first and second place.
dicecup-story-level = 🎲 **Group { $group }:** { $teams-The } are level on points and goal difference. Three dice each decide { $first ->
    [1] { $last ->
        [2] first and second place
       *[other] places 1 to { $last }
    }
    [2] { $last ->
        [3] second and third place
       *[other] places 2 to { $last }
    }
   *[other] third and fourth place
}{ $decisive ->
    [yes] , and who goes through!
   *[no] { "" }.
}
# Example: Colombia **3** (0 + 0 + 3)
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
# Example: Rolled: Germany **4** (0 + 0 + 4).
dicecup-story-lots = { $attempt ->
    [1] Rolled: { $told }.
   *[other] Still level, so they roll again: { $told }.
}
# Example: **Tie-break in group A:** Tunisia 7 · Nigeria 3. Only the order was at stake.
dicecup-story-lots-over = **Tie-break in group { $group }:** { $order }. { $decisive ->
    [yes] { $way ->
        [0] The dice decide who goes through.
        [1] Three dice make the difference.
       *[2] So close, and settled by dice.
    }
   *[no] Only the order was at stake.
}
# Example: Netherlands 1
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

# Example: ✅ **Group A:** Tunisia and Slovenia go through, Czechia and France go home.
dicecup-story-group = ✅ **Group { $group }:** { $through-The } go through, { $out-the } go home.
# Example: ✅ **Through:** A France and Czechia · B Croatia and Italy.
dicecup-story-settled = ✅ **Through:** { $groups }.
# Example: A Argentina and Poland
dicecup-story-settled-group = { $group } { $teams }
# Example: 🎉 **32 teams, one cup.** All 32 are yours.
dicecup-story-kick-off = { $solo ->
    [yes] 🎉 **32 teams, one cup.** All 32 are yours.
   *[no] 🎉 **32 teams, one cup.** Teams dealt: { $coaches }.
}
# Example: Dariusz (5)
dicecup-story-dealt = { $coach } ({ $teams })
# Example: 📣 **The Grand Final!**
dicecup-story-begins = 📣 **{ $stage ->
    [round-of-16] The round of 16.
    [quarter-finals] The quarter-finals: eight teams left.
    [semi-finals] The semi-finals: four teams left.
    [third-place] Third place first.
   *[final] The Grand Final!
}**{ $solo ->
    [yes] { "" }
   *[no] { " " }Still in: { $left }.
}
# Example: 📣 **The first round of the groups.**
dicecup-story-board = 📣 **{ $turn ->
    [1] The first
    [2] The second
   *[other] The last
} round of { $groups }.**
dicecup-story-all-groups = the groups
# Example: groups A and B
dicecup-story-some-groups = groups { $letters }
# Example: Dariusz with 1 team
dicecup-story-left = { $coach } with { $teams ->
    [one] 1 team
   *[other] { $teams } teams
}
# Example: Next out of the tunnel: Sweden ★★ and USA ★.
dicecup-story-coming = { $way ->
    [0] Next: { $home-the } against { $away-the }.
    [1] Coming up: { $home-the } against { $away-the }.
   *[2] Next out of the tunnel: { $home-the } and { $away-the }.
}
# Example: -# Before that: Colombia 0–1 Argentina
dicecup-story-before = -# Before that: { $results }
# Example: -# Also in this round: Colombia 0–1 Argentina
dicecup-story-earlier = -# Also in this round: { $results }
# Example: -# Round 2 of the groups: France 3–1 South Africa
dicecup-story-round = -# { $stage ->
    [groups] Round { $turn } of { $groups }
   *[other] { $name }
}: { $results }
# Example: and 2 more
dicecup-story-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## The end.

# Example: 🏆 **Argentina ★★★ win the cup!** The flags are out.
dicecup-story-champion = 🏆 **{ $champion-The } win the cup!** { $solo ->
    [yes] { $way ->
        [0] What a run.
        [1] The other 31 go home.
       *[2] The flags are out.
    }
   *[no] { $way ->
        [0] Take a bow, { $coach }.
        [1] { $coach } lifts the trophy.
       *[2] Drinks are on { $coach }.
    }
}
# Example: 🥈 Ivory Coast · 🥉 Portugal
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
# Example: The champions' road to the final: Germany 4–0 Slovenia · England 2–3 Germany · Germany 4–3 Portugal.
dicecup-story-road = The champions' road to the final: { $results }.

## What is awaited, after a colon.

# Example: roll for Brazil in the tie-break
dicecup-task = { $period ->
    [regular] roll for { $team-the }
    [overtime] roll for { $team-the } in extra time
    [penalties] roll for { $team-the } on penalties
   *[lots] roll for { $team-the } in the tie-break
}

## How it ended. $way is how somebody won, $team their team, none without one.

# Example: 🏆 Ben wins the cup with Croatia!
dicecup-finish-won = { $way ->
    [computer] { $winners } wins{ $team ->
        [none] { "" }
       *[other] { " " }the cup with { $team-the }
    }
    [settled] 🏆 { $winners } wins
   *[played] 🏆 { $winners } wins{ $team ->
        [none] { " " }the cup
       *[other] { " " }the cup with { $team-the }
    }!
}
# What decided it, in a line: the final.
# Example: 2–1 in the final against Croatia.
dicecup-closing = { $ended ->
    [penalties] On penalties against { $loser-the }.
    [overtime] { $score } after extra time against { $loser-the }.
   *[regular] { $score } in the final against { $loser-the }.
}

## On the card of a finished cup.

# Example: Italy beat Ivory Coast 3–1 in the Grand Final.
dicecup-card-final = { $ended ->
    [overtime] { $winner-The } beat { $loser-the } { $score } after extra time in the Grand Final.
    [penalties] { $winner-The } beat { $loser-the } on penalties in the Grand Final, after { $score }.
   *[regular] { $winner-The } beat { $loser-the } { $score } in the Grand Final.
}
# Example: 16 matches
dicecup-card-lasted = { $count ->
    [one] 1 match
   *[other] { $count } matches
}

## What marks a match in a replay.

# Example: **Match 28 of 28**
dicecup-replay-turn = **Match { $number } of { $count }**
# Example: **The beginning** · 28 matches follow
dicecup-replay-opening = **The beginning**{ $count ->
    [0] { "" }
    [one] { " " }· 1 match follows
   *[other] { " " }· { $count } matches follow
}
# Example: Go to a match (24–28 of 28)
dicecup-replay-menu-turns = Go to a match ({ $first }–{ $last } of { $count })
# Example: 🏆 Italy win the cup
dicecup-highlight-champion = 🏆 { $team-The } win the cup
# Example: Chile 1–0 Algeria
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
# Example: 🎲 Tie-break in group D
dicecup-highlight-lots = 🎲 Tie-break in group { $group }
