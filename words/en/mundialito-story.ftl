# Mundialito, told like a match report. $size, $pushed and $jumped are 1 to 3 pips: pawn, drone, queen.
# Example: Late (Gualda)
mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-you = You
# Example: You passed the ball from f1 to the pawn on c4.
mundialito-story-turn = { $side } { $deeds }.
# Example: moved the drone from a1 to a2, then passed the ball from c2 to the drone on a2
mundialito-story-then = { $one }, then { $two }
# Example: moved the queen from a1 to a2, then on to a3
mundialito-story-moved-on = { $back ->
    [yes] { $one }, then back to { $target }
   *[no] { $one }, then on to { $target }
}
# Example: passed the ball from a1 to the pawn on b1, then on to the pawn on a1
mundialito-story-passed-on = { $one }, then on to the { mundialito-size } on { $target }
# Example: moved the pawn round the back from a1 to f1
mundialito-story-move = { $seam ->
    [yes] moved the { mundialito-size } round the back from { $origin } to { $target }
   *[no] moved the { mundialito-size } from { $origin } to { $target }
}
# Example: pushed the pawn on f3 to e3 with the pawn from a3
mundialito-story-push = { $pushed ->
    [1] pushed the pawn on { $target } to { $other } with the { mundialito-size } from { $origin }
    [2] pushed the drone on { $target } to { $other } with the { mundialito-size } from { $origin }
   *[3] pushed the queen on { $target } to { $other } with the { mundialito-size } from { $origin }
}
# Example: jumped the pawn from b3 over the queen on b4 to b5
mundialito-story-jump = { $jumped ->
    [2] jumped the { mundialito-size } from { $origin } over the drone on { $over } to { $target }
   *[3] jumped the { mundialito-size } from { $origin } over the queen on { $over } to { $target }
}
# Example: passed the ball from a1 to the queen on b1
mundialito-story-pass = passed the ball from { $origin } to the { mundialito-size } on { $target }
# Example: Gualda had nothing to play.
mundialito-story-idle = { $side } had nothing to play.
# Example: ⚽ **Goal!** Ana (Gualda) found the net on b6.
mundialito-story-goal = ⚽ **Goal!** { $side } found the net on { $cell }.
# $yours is yes for the player that the sentence is about; $cell is where Gualda's ball is.
# Example: Ana (Gualda) placed the ball on c2.
mundialito-story-setup = { $step ->
    [1] { $yours ->
        [yes] You lined up.
       *[no] { $one } lined up.
    }
    [2] Both sides have lined up.
   *[3] { $yours ->
        [yes] You placed your ball on { $cell }.
       *[no] { $one } placed the ball on { $cell }.
    }
}
mundialito-story-kickoff = Kick-off!

## What is awaited, after a colon.

mundialito-task-line-up = line up your six pyramids
mundialito-task-ball = place your ball
# Example: two actions
mundialito-task-actions = { $left ->
    [1] one more action, or end the turn
   *[other] two actions
}

## How it ended. $result is written 3–1, none without a match; $way is how somebody won.

# Example: 🏆 Ana wins 1–0
mundialito-finish-won = { $way ->
    [computer] { $winners } wins{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
    [settled] 🏆 { $winners } wins{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
   *[played] 🏆 { $winners } wins{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }!
}
# What decided it, in a line. $by is balls, if the ball further forward wins; draw, or goals. $score is that of a match.
# Example: A pass from e5 to f6, on turn 84.
mundialito-closing-goal = A pass from { $from } to { $to }, on turn { $turn }.
# Example: The same position came up three times: Computer's ball was further forward.
mundialito-closing = { $reason ->
    [whistle] { $by ->
        [balls] Level at the whistle: { $name }'s ball was further forward.
        [draw] Level at the whistle: { $score }.
       *[goals] { $goals ->
            [one] One goal
           *[other] { $goals } goals
        } in { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        }.
    }
    [repetition] The same position came up three times{ $by ->
        [balls] : { $name }'s ball was further forward
       *[other] { "" }
    }.
   *[turn_limit] The turn limit was reached{ $by ->
        [balls] : { $name }'s ball was further forward
       *[other] { "" }
    }.
}
# Example: Time was up: Ben was further forward.
mundialito-time-up = { $by ->
    [draw] Time was up, and it was level.
    [balls] Time was up: { $name } was further forward.
   *[goals] Time was up: { $name } was ahead.
}

## On the card of a finished game: what decided it. $score is written 2–1; $winner is a side.

# Example: Goal! The ball is passed from a1 to f6.
mundialito-card-goal = { $match ->
    [yes] { $score }, the winning goal: passed from { $from } to { $to }.
   *[no] Goal! The ball is passed from { $from } to { $to }.
}
# Example: The whistle ends the match. The score: 2–0.
mundialito-card-ended = { $reason ->
    [whistle] The whistle ends the match.
    [repetition] The same position came up for the third time.
   *[turn_limit] The turn limit was reached.
} { $by ->
    [balls] { mundialito-side }'s ball was further forward.
    [level] Nobody was ahead.
   *[goals] The score: { $score }.
}

## What marks a turn in a replay.

# Example: ⚽ Goal for Gualda on f6
mundialito-highlight-goal = { $seat ->
    [0] ⚽ Goal for Gualda on { $cell }
   *[1] ⚽ Goal for Bermellon on { $cell }
}
# $how is push or jump, if one was in that turn.
# Example: ⚡ Gualda threatens to score
mundialito-highlight-threat = { $seat ->
    [0] ⚡ Gualda threatens to score
   *[1] ⚡ Bermellon threatens to score
}{ $how ->
    [push] { " " }with a push
    [jump] { " " }with a jump
   *[other] { "" }
}
# Example: 🛡️ Gualda stops a goal
mundialito-highlight-stop = { $seat ->
    [0] 🛡️ Gualda stops a goal
   *[1] 🛡️ Bermellon stops a goal
}{ $how ->
    [push] { " " }with a push
    [jump] { " " }with a jump
   *[other] { "" }
}
