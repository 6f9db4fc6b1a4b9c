# Reviews of finished games: where the most was lost, how the chances changed, and what was luck.
# A point is one hundredth of a game.

button-review = Review
# Example: ### Review: Toy · `t1`
review-title = ### Review: { $game } · `{ $table }`
# Example: 100%
review-percent = { $percent }%

## The first page. $name is a player, none for all of them.

# Example: Ana played well: no choice I looked at cost 5 points or more.
review-none-lost = { $name } played well: no choice I looked at cost { $least } points or more.
# Example: Ana lost 30 points in one turn.
review-lost = { $name } lost { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $count ->
    [one] one turn
   *[other] { $count } turns
}.
# Example: I looked at 7 of 9 choices.
review-looked = I looked at { $looked } of { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
review-nothing-chosen = Nobody had anything to choose in this game.
# Example: Good luck added 2 points.
review-luck = { $points ->
    [0] Luck neither helped nor hurt.
   *[other] { $side ->
        [good] Good luck added { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[bad] Bad luck cost { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
}
# Example: That covers 12 of the game's 30 chance events.
review-luck-some = That covers { $rolls } of the game's { $all } chance events.
review-moments = **Where the most was lost**
# The turn in which somebody's chance to win fell most, and from what to what.
# Example: **The turning point:** turn 3, Ana 30% → 100%
review-turning-point = **The turning point:** turn { $turn }, { $name } { $before } → { $after }
# Example: 2. Turn 3, Ana: end the turn · −20 points
review-moment-line = { $number }. { $turn ->
    [0] { $name }
   *[other] Turn { $turn }, { $name }
}: { $played } · −{ $points ->
    [one] 1 point
   *[other] { $points } points
}
review-note = -# A point is one hundredth of a game. The computer estimates these chances and may be wrong. It judges each choice by what that player could see.
review-curve-title = Chance to win
review-curve-turn = Turn
review-curve-event = Event
# $lines: how many curves; in a game of two, one.
# Example: Curve of the chance to win over 14 turns, at the start and after each quarter of the game.
review-alt = { $lines ->
    [one] Curve of the chance to win
   *[other] Curves of every player's chance to win
}{ $turns ->
    [0] { "" }
    [one] { " " }over 1 turn
   *[other] { " " }over { $turns } turns
}, at the start and after each quarter of the game.
# Example: Ana: 100%.
review-alt-line = { $name }: { $steps }.
# Example: Moment 1: Ana, turn 28.
review-alt-mark = Moment { $number }: { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } turn { $turn }
}.

## A moment. $name is who chose.

# Example: **Moment 1 of 3** · turn 3 · Computer 3
review-moment = **Moment { $number } of { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· turn { $turn }
} · { $name }
# Example: **Played:** end the turn · 30% to win
review-played = **Played:** { $action } · { $percent }% to win
# Example: **Better:** drone 1 space forward to stack 1 · 50%
review-better = **Better:** { $action } · { $percent }%
# Example: **Better:** pass to the pawn on c6 · 50%. It's a goal!
review-because = **Better:** { $action } · { $percent }%. { $reasons }
# Example: Expected next: end the turn
review-expected = Expected next: { $actions }
# Example: What followed: Ana – end the turn
review-followed = What followed: { $deeds }
# Example: Ana – end the turn
review-deed = { $name } – { $actions }
review-over = That was the end of the game.
# The two lines above the picture.
# Example: Better: a4-a3
review-head-better = Better: { $action }
# Example: Played: a4-a3
review-head-played = Played: { $action }
# Example: Turn 28 · Ana
review-head-note = { $turn ->
    [0] { $name }
   *[other] Turn { $turn } · { $name }
}
review-picture-better = The picture shows the better move.
review-picture-played = The picture shows what was played.
review-picture-both = The picture shows the position before this choice: ✖ is what was played, ✔ what was better.

## Its controls

# Example: ◀️
review-step = { $way ->
    [back] ◀️
   *[on] ▶️
}
review-overview = Overview
review-show-played = See what was played
review-show-better = See what was better
review-in-words = In words
review-pictures = Pictures
review-replay = Replay from here
review-show = Show it to everybody
review-sides = Whose moments
review-side-all = Everybody's moments

## Making it

review-waiting = Your review starts once another one is finished…
# Example: Looking at every turn of this game… 24%
review-making = Looking at every turn of this game… { $percent }%
review-again = Look again
review-not-yet = You can review this game once it's over.
# Example: I can't review games of Mundialito, the dice cup yet.
review-no-analyst = I can't review games of { $game } yet.
review-not-yours = Only people who played this game can open its review. Ask one of them to show it to everybody.
review-busy = Too many games are being reviewed right now. Try again in a minute.
# Example: You already have 2 reviews on the way. Wait until one is finished, then try again.
review-queued = You already have { $most } reviews on the way. Wait until one is finished, then try again.
review-failed = I couldn't review this game. Try again later.
review-gone = This review is no longer available. Anyone who played can press **Review** below the game.
# Example: -# Shown by Ana
review-by = -# Shown by { $name }
# Example: This review has already been shown to everybody.
review-shown = { $link ->
    [none] This review has already been shown to everybody.
   *[other] This review has already been shown to everybody: { $link }
}
review-coming = The review is on its way to the channel.
# Example: Others are still playing this puzzle. You can review your game in 2 hours.
review-sealed = Others are still playing this puzzle. You can review your game { $when }.
