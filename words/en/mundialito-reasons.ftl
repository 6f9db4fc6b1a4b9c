# Why an action of Mundialito is good or bad. A sentence each, after the action itself, with "it" for the action.
# $seat is the other side, 0 for Gualda, 1 for Bermellon; $size and $pushed are 1 to 3 pips; $cell is a name such as b3.
# $then is none if the first action does it, else something: it takes both.

mundialito-reason-goal = It's a goal!
# Example: The second action is a goal: a pass to the drone on b3.
mundialito-reason-goal-next = The second action is a goal: a pass to the { mundialito-size } on { $cell }.
# Example: Bermellon can score next turn, whatever you play. After this, they may overlook it.
mundialito-reason-lost = { mundialito-side } can score next turn, whatever you play. After this, they may overlook it.
# Example: It lets Bermellon score next turn.
mundialito-reason-allows-goal = It lets { mundialito-side } score next turn.
# Example: After this, nothing stops Bermellon from scoring within two turns.
mundialito-reason-loses = After this, nothing stops { mundialito-side } from scoring within two turns.
# Example: It stops Bermellon from scoring next turn.
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
# Example: It threatens a goal that Bermellon can't stop.
mundialito-reason-decides = { $then ->
    [none] It threatens a goal that { mundialito-side } can't stop.
   *[other] Together, the two actions threaten a goal that { mundialito-side } can't stop.
}
# Example: It keeps Bermellon from threatening a goal that nobody can stop.
mundialito-reason-prevents = It keeps { mundialito-side } from threatening a goal that nobody can stop.
# Example: It threatens a goal next turn.
mundialito-reason-threatens = { $then ->
    [none] It threatens a goal next turn.
   *[other] Together, the two actions threaten a goal next turn.
}
# Example: It puts the drone on row 6, where a pass to it scores.
mundialito-reason-last-row = It puts the { mundialito-size } on row { $row }, where a pass to it scores.
# Example: The second action puts the drone on row 6, where a pass to it scores.
mundialito-reason-turn-last-row = The second action puts the { mundialito-size } on row { $row }, where a pass to it scores.
# Example: It pushes Bermellon's pawn out of the ball's line, so the drone on b3 can receive a pass.
mundialito-reason-pushes-off-line = { $pushed ->
    [1] It pushes { mundialito-side }'s pawn out of the ball's line, so the { mundialito-size } on { $cell } can receive a pass.
    [2] It pushes { mundialito-side }'s drone out of the ball's line, so the { mundialito-size } on { $cell } can receive a pass.
   *[3] It pushes { mundialito-side }'s queen out of the ball's line, so the { mundialito-size } on { $cell } can receive a pass.
}
# Example: It brings the queen to f3, in line for a pass forward.
mundialito-reason-in-reach = It brings the { mundialito-size } to { $cell }, in line for a pass forward.
# Example: It opens the ball's line to the drone on b3.
mundialito-reason-opens-line = It opens the ball's line to the { mundialito-size } on { $cell }.
# Example: It brings the ball a row closer to the goal.
mundialito-reason-ball-forward = It brings the ball { $count ->
    [one] a row
   *[other] { $count } rows
} closer to the goal.
# Example: Together, the two actions bring the ball a row closer to the goal.
mundialito-reason-turn-ball-forward = Together, the two actions bring the ball { $count ->
    [one] a row
   *[other] { $count } rows
} closer to the goal.
# Example: From there, the ball can reach the pawn on d5.
mundialito-reason-ball-reaches = From there, the ball can reach the { mundialito-size } on { $cell }.
# Example: After both actions, the ball can be passed forward to the queen on a4.
mundialito-reason-turn-reaches = After both actions, the ball can be passed forward to the { mundialito-size } on { $cell }.
# Example: It blocks the line from Bermellon's ball to the drone on b3.
mundialito-reason-blocks-line = It blocks the line from { mundialito-side }'s ball to the { mundialito-size } on { $cell }.
# Example: After both actions, Bermellon's ball can no longer reach the drone on b3.
mundialito-reason-turn-blocks = After both actions, { mundialito-side }'s ball can no longer reach the { mundialito-size } on { $cell }.
# Example: It pushes Bermellon's drone out of reach of its ball.
mundialito-reason-out-of-reach = It pushes { mundialito-side }'s { mundialito-size } out of reach of its ball.
# Example: It pushes Bermellon's drone back a row.
mundialito-reason-pushes-back = It pushes { mundialito-side }'s { mundialito-size } back a row.
# Example: It stands in the way of Gualda's drone on f2.
mundialito-reason-stands-in-way = It stands in the way of { mundialito-side }'s { mundialito-size } on { $cell }.
# Example: It saves the drone from being pushed back by a queen.
mundialito-reason-escapes = { $by ->
    [1] It saves the { mundialito-size } from being pushed back by a pawn.
    [2] It saves the { mundialito-size } from being pushed back by a drone.
   *[3] It saves the { mundialito-size } from being pushed back by a queen.
}
# Example: It makes way for the drone on b6 to step forward.
mundialito-reason-makes-way = It makes way for the { mundialito-size } on { $cell } to step forward.
# Example: From b3, the drone can step forward next.
mundialito-reason-finds-way = From { $cell }, the { mundialito-size } can step forward next.
# Example: Afterwards, 3 pyramids are in line with the ball.
mundialito-reason-more-passes = Afterwards, { $count ->
    [one] 1 pyramid is
   *[other] { $count } pyramids are
} in line with the ball.
# Example: After this, Gualda can't score next turn.
mundialito-reason-safe = After this, { mundialito-side } can't score next turn.
# Example: It brings the pawn a row forward.
mundialito-reason-forward = It brings the { mundialito-size } { $count ->
    [one] a row
   *[other] { $count } rows
} forward.
# Example: The second action brings the pawn a row forward.
mundialito-reason-turn-forward = The second action brings the { mundialito-size } { $count ->
    [one] a row
   *[other] { $count } rows
} forward.
# Example: The ball and the pawn swap places, so the pawn gets a row further forward.
mundialito-reason-swaps = The ball and the { mundialito-size } swap places, so the { mundialito-size } gets { $count ->
    [one] a row
   *[other] { $count } rows
} further forward.
mundialito-reason-only = There's nothing else you can play.
mundialito-reason-line-up = It's one of the line-ups that computers like best.
# Example: On this board, both pawns can step straight forward.
mundialito-reason-ways-forward = On this board, both { mundialito-sizes } can step straight forward.
# Example: On a5, the ball is in line with one pyramid to pass to.
mundialito-reason-ball-in-line = On { $cell }, the ball is in line with { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
} to pass to.
