# Mundialito, told like a match report. $size is 1 to 3 pips: pawn, drone, queen.
mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-turn = { $side }: { $deeds }.
mundialito-story-then = { $one }, then { $two }
mundialito-story-move = { $seam ->
    [yes] the { mundialito-size } slips round the back from { $origin } to { $target }
   *[no] the { mundialito-size } goes from { $origin } to { $target }
}
mundialito-story-push = { $seam ->
    [yes] the { mundialito-size } charges round the back from { $origin } into { $target } and drives the pyramid there on to { $other }
   *[no] the { mundialito-size } charges from { $origin } into { $target } and drives the pyramid there on to { $other }
}
mundialito-story-jump = the { mundialito-size } leaps from { $origin } over { $other } to { $target }
mundialito-story-pass = the ball flies from { $target } to the { mundialito-size } on { $origin }
mundialito-story-goal = ⚽ **Goal!** The ball of { $side } lies on { $cell }.
mundialito-story-setup = { $step ->
    [1] { $one } has lined up.
    [2] Both sides have lined up.
   *[3] { $one } has placed the ball.
}
mundialito-story-kickoff = Kick-off! { $side } moves first.

## What is awaited, after a colon.

mundialito-task-line-up = line up your six pyramids
mundialito-task-ball = place your ball
mundialito-task-actions = { $left ->
    [1] one more action, or end the turn
   *[other] two actions
}

## How it ended. $ending: won or draw; $count winners.

mundialito-ended-goal = 🏆 { $count ->
    [one] { $winners } wins by a goal!
   *[other] { $winners } win by a goal!
}
mundialito-ended-whistle = { $ending ->
    [draw] 🤝 The whistle! The match ends level.
   *[won] 🏆 The whistle! { $count ->
        [one] { $winners } wins the match.
       *[other] { $winners } win the match.
    }
}
mundialito-ended-repetition = 🤝 A draw: the same position came up for the third time.
