# The World Cup Game, told as it runs. $team is a country's name, of any number; $way only chooses among phrases.

# Example: 🗑️ Dariusz discards an attack.
worldcup-story-away = 🗑️ { $player } discards { $card ->
    [cA] an attack
    [cO] an offside
    [c1] one goal
    [c3] three goals
    [c2] two goals
    [c111] three ones
    [c11] two ones
   *[other] a { worldcup-card }
}.
# Example: ⚽ Ana scores: a 1 for France (match 1a).
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } plays three goals: { $effects }!
        [1] ⚽ A thunderbolt from { $player }: { $effects }!
       *[2] ⚽ { $player } goes for glory: { $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } scores: { $effects }.
        [1] ⚽ Goals from { $player }: { $effects }.
       *[2] ⚽ { $player } strikes: { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } scores: { $effects }.
        [1] ⚽ A goal from { $player }: { $effects }.
       *[2] ⚽ { $player } finds the net: { $effects }.
    }
    [c21] ⚽ { $player } scores for two teams: { $effects }.
    [c111] ⚽ { $player } scores for three teams: { $effects }.
    [c11] ⚽ { $player } scores twice: { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } pushes forward: { $effects }.
        [1] ⚡ { $player } goes on the attack: { $effects }.
       *[2] ⚡ { $player } attacks: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } shuts the door: { $effects }.
        [1] 🧱 { $player } parks the bus: { $effects }.
       *[2] 🧱 { $player } builds a wall: { $effects }.
    }
    [turn-D] 🧱 Well defended, { $player }: { $effects }.
    [turn-F] 🟨 Foul by { $player }: { $effects }.
   *[turn-O] 🚩 The flag goes up for { $player }: { $effects }.
}
# Example: 🎯 Dariusz wins a penalty for Russia (match R7): green, and it's in!
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Penalty for { $team-the } ({ worldcup-in-match }), and { $player } takes it: { $colour }, in the corner!
        [1] 🎯 { $player } wins a penalty for { $team-the } ({ worldcup-in-match }): { $colour }, and it's in!
       *[2] 🎯 Penalty for { $team-the } ({ worldcup-in-match })! { $player } steps up: { $colour }, and the keeper has no chance!
    }
   *[no] { $way ->
        [0] 🎯 Penalty for { $team-the } ({ worldcup-in-match }), and { $player } takes it: { $colour }, over the bar!
        [1] 🎯 { $player } wins a penalty for { $team-the } ({ worldcup-in-match }): { $colour }, saved!
       *[2] 🎯 Penalty for { $team-the } ({ worldcup-in-match })! { $player } steps up: { $colour }, off the post!
    }
}
# Example: Argentina 0–0 Chile.
worldcup-story-score = { $scores }.
# Example: -# Earlier: 1 more play.
worldcup-story-earlier = -# { $count ->
    [one] Earlier: 1 more play.
   *[other] Earlier: { $count } more plays.
}
# Example: -# Chloé: discards defence
worldcup-story-folded = -# { $plays }
# Example: Ana: discards one goal
worldcup-story-short = { $player }: { $way ->
    [away] discards { worldcup-card }
    [missed] penalty for { $teams-the }, missed
    [against] { worldcup-card }{ worldcup-story-worth } against { $teams-the }
    [blocks] { worldcup-card }{ worldcup-story-worth } in { $teams-whose } row
   *[on] { worldcup-card }{ worldcup-story-worth } for { $teams-the }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, if it says more; else 0.
# Example: (counts 1)
worldcup-story-worth = { $worth ->
    [0] { "" }
   *[other] { " " }(counts { $worth })
}
# Example: 🎯 Ana is given a penalty for Paraguay (Final). The die rolls…
worldcup-story-aims = 🎯 { $player } is given a penalty for { $team-the } ({ worldcup-in-match }). The die rolls…
worldcup-story-again = 🔁 The deck is reshuffled and runs again. The tiles stay where they are.
# Example: 📣 That was the last card: full time (Final). Now the dice have their say…
worldcup-story-whistle = 📣 That was the last card: full time ({ $stage }). Now the dice have their say…
# Example: 🎟️ Nothing separates the USA and Brazil, so lots are drawn.
worldcup-story-lots = 🎟️ Nothing separates { $teams-the }, so lots are drawn.
# Example: ▶️ **Semi-finals, replay**: 6 cards in the deck. Ana starts.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the deck. { $player } starts.
# Example: Belgium step up. The die rolls…
worldcup-story-kicking = { $team-The } step up. The die rolls…
# Example: Cy takes **Argentina**.
worldcup-story-picked = { $player } takes **{ $team-the }**.
# Example: The draft begins, and Dariusz has drawn first choice.
worldcup-story-draft = The draft begins, and { $player } has drawn first choice.
# Example: 🌍 The 1930 cup: all teams have been chosen.
worldcup-story-shared = { $draft ->
    [yes] 🌍 The { $cup } cup: all teams have been chosen.
   *[no] 🌍 The { $cup } cup: the teams have been drawn.
}
# Example: 🌍 Yours in the 1930 cup: **Chile**.
worldcup-story-yours = 🌍 Yours in the { $cup } cup: **{ $teams-the }**.
# Example: 🌍 **Your teams:** Argentina
worldcup-story-own = 🌍 **Your teams:** { $teams-the }
# Example: Eva (5): USA
worldcup-story-owner = { $numbered ->
    [yes] { $player }: { $teams }
   *[no] { $player } ({ $number }): { $teams }
}
worldcup-story-out = 🌍 **You're out of the cup:** none of your teams is left.
# Example: -# Still in: Ana (1): PAR
worldcup-story-owners = -# { $out ->
    [yes] Still in
   *[no] Teams
}: { $owners }
# Example: **Ana**: Brazil
worldcup-story-share = **{ $player }**: { $teams }
# Example: 🃏 Chloé deals three cards each. Dariusz starts.
worldcup-story-dealt = 🃏 { $player } deals three cards each. { $first } starts.
# Example: 🏆 **World champions of 1930: Yugoslavia!** Argentina had to settle for silver.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **World champions of { $cup }: { $team-the }!** Only the drawing of lots separated them from { $other-the }.
   *[no] 🏆 **World champions of { $cup }: { $team-the }!** { $other-The } had to settle for silver.
}
# Example: The other places: 2. Bruno
worldcup-story-ranking = The other places: { $seats }
# Example: 3. Ana and Ana
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

# Example: choose a yellow team
worldcup-task-pick = choose a { worldcup-colour } team
# Example: take the kick for Uruguay
worldcup-task-kick = take the kick for { $team-the }
# Example: play your last card (you won't draw another)
worldcup-task-card = { $extra ->
    [0] play a card
   *[other] play your last card (you won't draw another)
}

## The end of a round, and shoot-outs.

# Example: 🏁 **Final whistle: Final**
worldcup-told-over = 🏁 **Final whistle: { $stage }**
# Example: 🎲 ⬛⬛⬛⬜
worldcup-told-dice = 🎲 { $dice }
# Example: **Group 1**: Argentina 1 point, Chile 1
worldcup-told-group = **Group { $group }**{ $rolled ->
    [yes] { " " }{ $dice }
   *[no] { "" }
}: { $table }
# Example: 4a: **USA** 1–0 Belgium
worldcup-told-match = { worldcup-say-match }: { $told }
# Example: **USA** 1–0 Belgium
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , { $kicks } on penalties
    [so-far] , shoot-out
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice ->
        [one] 1 goal
       *[other] { $dice } goals
    } from the dice)
}
# Example: 🎟️ Lots drawn, best first: Japan and Tunisia.
worldcup-told-lot = 🎟️ Lots drawn, best first: { $teams-the }.
# Example: 🔁 Still level, so they replay: Argentina and Chile.
worldcup-told-again = 🔁 Still level, so they replay: { $teams-the }.
# Example: 👋 Bruno has no team left and is out. Well played!
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } has no team left and is out. Well played!
   *[other] 👋 { $players } have no team left and are out. Well played!
}
# Example: 🥅 **Shoot-out, Z:** Uruguay (Ana) v Japan (Ana)
worldcup-told-shootout = 🥅 **Shoot-out, { worldcup-say-match }:** { $left } v { $right }
# Example: Belgium ❌ · Brazil – · **0–0**
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
# Example: 🎲 Belgium: green, and it's in!
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] { $team }: { $colour }, and it's in!
        [1] { $team }: { $colour }, ice-cold!
       *[2] { $team }: { $colour }, top corner!
    }
   *[no] { $way ->
        [0] { $team }: { $colour }, saved!
        [1] { $team }: { $colour }, over the bar!
       *[2] { $team }: { $colour }, off the post!
    }
}
# Example: Sudden death. Croatia must score or go home.
worldcup-told-pressure = { $answer ->
    [must] Sudden death. { $team-The } must score or go home.
   *[can] Sudden death. { $team-The } can win it with this kick!
}
worldcup-told-sudden = Sudden death: the first to miss while the other scores is out.
# Example: Arms aloft: **Cameroon** go through.
worldcup-told-nerve = { $sudden ->
    [yes] After { $pairs } kicks each, { worldcup-told-won }.
   *[no] { $way ->
        [0] They hold their nerve: { worldcup-told-won }.
        [1] Arms aloft: { worldcup-told-won }.
       *[2] What a relief: { worldcup-told-won }.
    }
}
# Example: **Brazil** go through
worldcup-told-won = { $match ->
    [F] **{ $team-the }** win the final
    [T] **{ $team-the }** finish third
   *[other] **{ $team-the }** go through
}

## How it ended. $way is how somebody won, $team their team, none without one.

# Example: 🏆 Ben wins the cup with Chile!
worldcup-finish-won = { $way ->
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
# Example: 2–0 in the final against Argentina.
worldcup-closing = { $ended ->
    [kicks] On penalties against { $loser-the }.
    [lot] By drawing lots against { $loser-the }.
   *[regular] { $score } in the final against { $loser-the }.
}

## On the card of a finished cup.

# Example: Germany beat Belgium on penalties in the final, after 1–1.
worldcup-card-final = { $ended ->
    [kicks] { $winner-The } beat { $loser-the } on penalties in the final, after { $score }.
    [lot] { $winner-The } won the final against { $loser-the } by lot, after { $score }.
   *[regular] { $winner-The } beat { $loser-the } { $score } in the final.
}
worldcup-card-claim = Nobody can catch up any more.

## What marks a turn in a replay.

# Example: 🏆 Argentina win the 1930 World Cup
worldcup-highlight-champion = 🏆 { $team-The } win the { $cup } World Cup
# Example: 🏁 Full time: Semi-finals
worldcup-highlight-round = 🏁 Full time: { $stage }
# Example: 🥅 Shoot-out: Germany – South Africa
worldcup-highlight-shootout = 🥅 Shoot-out: { $one } – { $other }
# Example: 🥅 South Africa win the shoot-out 3–2
worldcup-highlight-kicks = 🥅 { $team } win the shoot-out { $score }
# Example: 🎯 Penalty for Argentina: missed
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Penalty for { $team-the }: goal!
   *[no] 🎯 Penalty for { $team-the }: missed
}
# Example: ⚽ Argentina take the lead
worldcup-highlight-ahead = { $count ->
    [one] ⚽ { $teams-The } take the lead
   *[other] ⚽ { $teams-The } take the lead
}
