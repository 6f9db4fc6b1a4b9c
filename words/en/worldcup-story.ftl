# The World Cup Game, told as it runs. $team is a country's name, of any number; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } throws { $card ->
    [cA] an attack
    [cO] an offside
    [c3] three goals
    [c2] two goals
    [c111] three ones
    [c11] two ones
   *[other] a { worldcup-card }
} away.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } plays three goals: { $effects }!
        [1] ⚽ A thunderbolt by { $player }: { $effects }!
       *[2] ⚽ { $player } goes for glory: { $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } scores: { $effects }.
        [1] ⚽ Goals by { $player }: { $effects }.
       *[2] ⚽ { $player } strikes: { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } scores: { $effects }.
        [1] ⚽ A goal by { $player }: { $effects }.
       *[2] ⚽ { $player } finds the net: { $effects }.
    }
    [c21] ⚽ { $player } scores on two pitches: { $effects }.
    [c111] ⚽ { $player } scores on three pitches: { $effects }.
    [c11] ⚽ { $player } scores twice: { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } pushes forward: { $effects }.
        [1] ⚡ Here they come, says { $player }: { $effects }.
       *[2] ⚡ { $player } attacks: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } shuts the door: { $effects }.
        [1] 🧱 { $player } parks the bus: { $effects }.
       *[2] 🧱 { $player } builds a wall: { $effects }.
    }
    [turn-D] 🧱 Well defended, { $player }: { $effects }.
    [turn-F] 🟨 Foul by { $player }: { $effects }.
   *[turn-O] 🚩 { $player } sees the flag go up: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Penalty for { $team } ({ worldcup-say-match }), { $player } takes it: { $colour }, in the corner!
        [1] 🎯 { $player } points to the spot for { $team } ({ worldcup-say-match }): { $colour }, it is in!
       *[2] 🎯 Penalty for { $team } ({ worldcup-say-match }) by { $player }: { $colour }, no chance for the keeper!
    }
   *[no] { $way ->
        [0] 🎯 Penalty for { $team } ({ worldcup-say-match }), { $player } takes it: { $colour }, over the bar!
        [1] 🎯 { $player } points to the spot for { $team } ({ worldcup-say-match }): { $colour }, saved!
       *[2] 🎯 Penalty for { $team } ({ worldcup-say-match }) by { $player }: { $colour }, off the post!
    }
}
worldcup-story-score = Now { $left } { $score } { $right }.
worldcup-story-others = { $count ->
    [one] One other card was played.
   *[other] { $count } other cards were played.
}
worldcup-story-aims = 🎯 { $player } calls a penalty for { $team } ({ worldcup-say-match }). The die rolls …
worldcup-story-again = 🔁 The deck is shuffled once more; every tile stays where it lies.
worldcup-story-whistle = 📣 The last card is drawn, the whistle goes ({ $stage }). Now the dice have their say …
worldcup-story-lots = 🎟️ Nothing tells them apart: a lot for { $teams }.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the deck, { $player } begins.
worldcup-story-kicking = { $team } at the spot. The die rolls …
worldcup-story-picked = { $player } takes **{ $team }**.
worldcup-story-draft = The draft begins; a lot lets { $player } choose first.
worldcup-story-shared = { $draft ->
    [yes] 🌍 The cup of { $cup }: all teams are chosen.
   *[no] 🌍 The cup of { $cup }: the teams are out of the bag.
}
worldcup-story-yours = 🌍 Yours in the cup of { $cup }: **{ $teams }**.
worldcup-story-share = **{ $player }**: { $teams }
worldcup-story-dealt = 🃏 { $player } has dealt, three cards each. { $first } begins.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **World champion of { $cup }: { $team }!** Nothing could part them from { $other } but a lot. { $player } lifts the cup.
   *[no] 🏆 **World champion of { $cup }: { $team }!** { $other } had to settle for silver. { $player } lifts the cup.
}
worldcup-story-claimed = 🏆 Nobody can beat { $player } any more, who claims the cup of { $cup }.
worldcup-story-ranking = Behind: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = choose a { $rank } team
worldcup-task-kick = take the kick for { $team }
worldcup-task-card = { $extra ->
    [0] play a card
   *[other] play a last card, none is drawn any more
}

## The end of a round, and shoot-outs.

worldcup-told-over = 🏁 **Final whistle: { $stage }**
worldcup-told-dice = 🎲 { $dice }
worldcup-told-group = **{ $group }** { $rolled ->
    [yes] { $dice }{ " " }
   *[no] { "" }
}{ $table }
worldcup-told-match = { worldcup-say-match }: { $told }
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , { $kicks } on penalties
    [so-far] , shoot-out
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice } by the dice)
}
worldcup-told-lot = 🎟️ The lot, best first: { $teams }.
worldcup-told-again = 🔁 Still level, so they play again: { $teams }.
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } has no team left and is out. Well played!
   *[other] 👋 { $players } have no team left and are out. Well played!
}
worldcup-told-shootout = 🥅 **Shoot-out, { worldcup-say-match }:** { $left } against { $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] { $colour }, and it is in for { $team }!
        [1] { $colour }: { $team } cool as ice!
       *[2] { $colour }: top corner for { $team }!
    }
   *[no] { $way ->
        [0] { $colour }: the keeper saves against { $team }!
        [1] { $colour }: over the bar, no goal for { $team }!
       *[2] { $colour }: off the post, no goal for { $team }!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Sudden death, and now it is { $team }: score, or go home.
   *[can] Sudden death, and here is the chance for { $team } to finish it!
}
worldcup-told-sudden = Sudden death: whoever blinks first is out.
worldcup-told-nerve = { $sudden ->
    [yes] After { $pairs } pairs of kicks the nerve holds: **{ $team }** go through.
   *[no] { $way ->
        [0] The better nerve: **{ $team }** go through.
        [1] Arms aloft: **{ $team }** go through.
       *[2] What a relief: **{ $team }** go through.
    }
}

## How it ended. $count winners.

worldcup-ended-final = 🏆 { $count ->
    [one] { $winners } wins the cup!
   *[other] { $winners } win the cup!
}
worldcup-ended-claim = 🏆 { $count ->
    [one] { $winners } wins: nobody could have taken the cup away any more.
   *[other] { $winners } win: nobody could have taken the cup away any more.
}
