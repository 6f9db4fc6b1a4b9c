# Why an action of Mundialito is good or bad. A sentence each, after the action itself, with "it" for the action.
# $seat is the other side, 0 for Gualda, 1 for Bermellon; $size and $pushed are 1 to 3 pips; $cell is a name such as b3.
# $then is none if the first action does it, else something: it takes both.

mundialito-reason-goal = It's a goal!
mundialito-reason-goal-next = The second action is a goal: a pass to the { mundialito-size } on { $cell }.
mundialito-reason-lost = { mundialito-side } can score next turn, whatever you play. After this, they may overlook it.
mundialito-reason-allows-goal = It lets { mundialito-side } score next turn.
mundialito-reason-loses = After this, nothing stops { mundialito-side } from scoring within two turns.
mundialito-reason-stops-goal = { $then ->
    [none] { $soon ->
        [1] It stops { mundialito-side } from scoring with the next pass.
       *[2] It stops { mundialito-side } from scoring next turn.
    }
   *[other] { $soon ->
        [1] Together, the two actions stop { mundialito-side } from scoring with the next pass.
       *[2] Together, the two actions stop { mundialito-side } from scoring next turn.
    }
}
mundialito-reason-decides = { $then ->
    [none] It threatens a goal that { mundialito-side } can't stop.
   *[other] Together, the two actions threaten a goal that { mundialito-side } can't stop.
}
mundialito-reason-prevents = It keeps { mundialito-side } from threatening a goal that nobody can stop.
mundialito-reason-threatens = { $then ->
    [none] It threatens a goal next turn.
   *[other] Together, the two actions threaten a goal next turn.
}
mundialito-reason-last-row = It puts the { mundialito-size } on row { $row }, where a pass to it scores.
mundialito-reason-turn-last-row = The second action puts the { mundialito-size } on row { $row }, where a pass to it scores.
mundialito-reason-pushes-off-line = { $pushed ->
    [1] It pushes { mundialito-side }'s pawn out of the ball's line, so the { mundialito-size } on { $cell } can receive a pass.
    [2] It pushes { mundialito-side }'s drone out of the ball's line, so the { mundialito-size } on { $cell } can receive a pass.
   *[3] It pushes { mundialito-side }'s queen out of the ball's line, so the { mundialito-size } on { $cell } can receive a pass.
}
mundialito-reason-in-reach = It brings the { mundialito-size } to { $cell }, in line for a pass forward.
mundialito-reason-opens-line = It opens the ball's line to the { mundialito-size } on { $cell }.
mundialito-reason-ball-forward = It brings the ball { $count ->
    [one] a row
   *[other] { $count } rows
} closer to the goal.
mundialito-reason-turn-ball-forward = Together, the two actions bring the ball { $count ->
    [one] a row
   *[other] { $count } rows
} closer to the goal.
mundialito-reason-ball-reaches = From there, the ball can reach the { mundialito-size } on { $cell }.
mundialito-reason-turn-reaches = After both actions, the ball can be passed forward to the { mundialito-size } on { $cell }.
mundialito-reason-blocks-line = It blocks the line from { mundialito-side }'s ball to the { mundialito-size } on { $cell }.
mundialito-reason-turn-blocks = After both actions, { mundialito-side }'s ball can no longer reach the { mundialito-size } on { $cell }.
mundialito-reason-out-of-reach = It pushes { mundialito-side }'s { mundialito-size } out of reach of its ball.
mundialito-reason-pushes-back = It pushes { mundialito-side }'s { mundialito-size } back a row.
mundialito-reason-stands-in-way = It stands in the way of { mundialito-side }'s { mundialito-size } on { $cell }.
mundialito-reason-escapes = { $by ->
    [1] It saves the { mundialito-size } from being pushed back by a pawn.
    [2] It saves the { mundialito-size } from being pushed back by a drone.
   *[3] It saves the { mundialito-size } from being pushed back by a queen.
}
mundialito-reason-makes-way = It makes way for the { mundialito-size } on { $cell } to step forward.
mundialito-reason-finds-way = From { $cell }, the { mundialito-size } can step forward next.
mundialito-reason-more-passes = Afterwards, { $count ->
    [one] 1 pyramid is
   *[other] { $count } pyramids are
} in line with the ball.
mundialito-reason-safe = After this, { mundialito-side } can't score next turn.
mundialito-reason-forward = It brings the { mundialito-size } { $count ->
    [one] a row
   *[other] { $count } rows
} forward.
mundialito-reason-turn-forward = The second action brings the { mundialito-size } { $count ->
    [one] a row
   *[other] { $count } rows
} forward.
mundialito-reason-swaps = The ball and the { mundialito-size } swap places, so the { mundialito-size } gets { $count ->
    [one] a row
   *[other] { $count } rows
} further forward.
mundialito-reason-only = There's nothing else you can play.
mundialito-reason-line-up = It's one of the line-ups that computers like best.
mundialito-reason-ways-forward = On this board, both { mundialito-sizes } can step straight forward.
mundialito-reason-ball-in-line = On { $cell }, the ball is in line with { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
} to pass to.
