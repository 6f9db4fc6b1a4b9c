# Reviews of finished games: where the most was lost, how the chances changed, and what was luck.
# A point is one hundredth of a game.

button-review = Review
review-title = ### Review: { $game } · `{ $table }`
review-percent = { $percent }%

## The first page. $name is a player, none for all of them.

review-none-lost = { $name } played well: no choice I looked at cost { $least } points or more.
review-lost = { $name } lost { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $count ->
    [one] one turn
   *[other] { $count } turns
}.
review-looked = I looked at { $looked } of { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
review-nothing-chosen = Nobody had anything to choose in this game.
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
review-luck-some = That covers { $rolls } of the game's { $all } chance events.
review-moments = **Where the most was lost**
# The turn in which somebody's chance to win fell most, and from what to what.
review-turning-point = **The turning point:** turn { $turn }, { $name } { $before } → { $after }
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
review-alt = { $lines ->
    [one] Curve of the chance to win
   *[other] Curves of every player's chance to win
}{ $turns ->
    [0] { "" }
    [one] { " " }over 1 turn
   *[other] { " " }over { $turns } turns
}, at the start and after each quarter of the game.
review-alt-line = { $name }: { $steps }.
review-alt-mark = Moment { $number }: { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } turn { $turn }
}.

## A moment. $name is who chose.

review-moment = **Moment { $number } of { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· turn { $turn }
} · { $name }
review-played = **Played:** { $action } · { $percent }% to win
review-better = **Better:** { $action } · { $percent }%
review-because = **Better:** { $action } · { $percent }%. { $reasons }
review-expected = Expected next: { $actions }
review-followed = What followed: { $deeds }
review-deed = { $name } – { $actions }
review-over = That was the end of the game.
# The two lines above the picture.
review-head-better = Better: { $action }
review-head-played = Played: { $action }
review-head-note = { $turn ->
    [0] { $name }
   *[other] Turn { $turn } · { $name }
}
review-picture-better = The picture shows the better move.
review-picture-played = The picture shows what was played.
review-picture-both = The picture shows the position before this choice: ✖ is what was played, ✔ what was better.

## Its controls

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
review-making = Looking at every turn of this game… { $percent }%
review-again = Look again
review-not-yet = You can review this game once it's over.
review-no-analyst = I can't review games of { $game } yet.
review-not-yours = Only people who played this game can open its review. Ask one of them to show it to everybody.
review-busy = Too many games are being reviewed right now. Try again in a minute.
review-queued = You already have { $most } reviews on the way. Wait until one is finished, then try again.
review-failed = I couldn't review this game. Try again later.
review-gone = This review is no longer available. Anyone who played can press **Review** below the game.
review-by = -# Shown by { $name }
review-shown = { $link ->
    [none] This review has already been shown to everybody.
   *[other] This review has already been shown to everybody: { $link }
}
review-coming = The review is on its way to the channel.
review-sealed = Others are still playing this puzzle. You can review your game { $when }.
