# Tables: the public message, the private panel, menus and answers.
seat = seat { $number }
computer = { $level ->
    [random] Computer (random)
    [easy] Computer (easy)
    [normal] Computer (normal)
    [hard] Computer (hard)
    [only] Computer
   *[other] Computer ({ $level })
}
computer-numbered = { $level ->
    [random] Computer { $number } (random)
    [easy] Computer { $number } (easy)
    [normal] Computer { $number } (normal)
    [hard] Computer { $number } (hard)
    [only] Computer { $number }
   *[other] Computer { $number } ({ $level })
}
computers = { $level ->
    [random] **{ $count } computers** (random)
    [easy] **{ $count } computers** (easy)
    [normal] **{ $count } computers** (normal)
    [hard] **{ $count } computers** (hard)
    [only] **{ $count } computers**
   *[other] **{ $count } computers** ({ $level })
}{ $sides ->
    [none] { "" }
   *[other] : { $sides }
}
computer-for = Computer for { $name }
versus = { " " }against{ " " }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads

## The lobby
lobby-title = ### A table of { $game } is open
lobby-seats = **Seats { $here } of { $most }:** { $names }
lobby-invites = { $asked }, will you play? Press **Join**, or **Leave** if you would rather not.
lobby-invited = Invited: { $names }
lobby-best = Best with { $least } to { $most } players.{ $pace ->
    [slow] { "" }
   *[live] { " " }With { $here } it takes about { $minutes ->
        [1] a minute
       *[other] { $minutes } minutes
    }.
}
lobby-minutes = It takes about { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}.
lobby-turns = About { $turns } turns in all, { $each } for each seat.{ $pace ->
    [slow] { " " }With a turn every three hours that is about { $days ->
        [one] a day
       *[other] { $days } days
    }.
   *[live] { "" }
}
lobby-advice = 💡 Better for a slow table: { $setting }
lobby-closes = -# Closes { $when } if nothing happens.
lobby-closed = { $reason ->
    [cancelled] The table of { $game } was closed before the game began.
    [expired] The table of { $game } was closed: nobody joined in time. Open a new one with **/mundialito play**.
    [moderator] A moderator closed the table of { $game }.
   *[other] The table of { $game } was closed.
}
lobby-leaving = If nobody else has written in this thread, I'll remove it in a minute.
lobby-rivals = { $count ->
    [1] If nobody joins, one computer will play with you.
    [2] If nobody joins, two computers will play with you.
    [3] If nobody joins, three computers will play with you.
   *[other] If nobody joins, { $count } computers will play with you.
}
lobby-proposal = 🗳️ { $name } proposes: **{ $setting }**. { $asked }, do you agree?
lobby-declined = 🗳️ { $name } would rather not: { $setting }. It stays as it is.
lobby-set-back = 🗳️ Somebody new is here, so what all had agreed on is as usual again: { $settings }.
lobby-if-all-agree = { $setting } (if all agree)
lobby-write = { $name }: write …
lobby-computer = Add a computer player
lobby-add-computer = { $level ->
    [random] Computer, random moves
    [easy] Computer, easy
    [normal] Computer, normal
    [hard] Computer, hard
   *[other] Computer, { $level }
}
lobby-send-away = Send { $name } away (host)
lobby-remove-computer = Send the computer away
lobby-full = All seats are taken
lobby-settings = Change a setting (host)
nobody-yet = nobody yet

## Settings: lines of a list, and of a menu.
term-pace = { $value ->
    [live] Live: everybody is here now
   *[slow] Slow: a turn whenever you find the time
}
term-order = { $value ->
    [drawn] Sides are drawn by lot
   *[joined] The host has the first seat
}
term-kickoff = { $value ->
    [now] Kick off at once, line-ups placed for you
   *[choose] Everybody chooses a line-up
}
term-minutes = The whistle goes after { $value } minutes
term-turns = The whistle goes after { $value } turns
term-wait-live = { $value ->
    [quick] Rolls automatically after 3 seconds
    [brisk] Rolls automatically after 5 seconds
    [short] Rolls automatically after 10 seconds
    [long] Rolls automatically after a minute
   *[usual] Rolls automatically after 20 seconds
}
term-wait-slow = { $value ->
    [quick] Rolls automatically after 15 minutes
    [brisk] Rolls automatically after 30 minutes
    [short] Rolls automatically after an hour
    [long] Rolls automatically after a day
   *[usual] Rolls automatically after 4 hours
}
term-records = { $value ->
    [round] One message for each round
   *[match] One message for each match
}
term-rivals = { $value ->
    [0] Nobody else plays if nobody joins
    [1] One computer if nobody joins
   *[other] { $value } computers if nobody joins
}
option-plain = { $name }: { $value ->
    [none] not set
   *[other] { $value }
}

option-undrawn = ⚠️ Pictures can't show { $letters }

## A list to choose by swapping, and a form to write in
swap-title = **Chosen now ({ $count }):** { $names }
swap-hint = Pick one to go out and one to come in.
swap-leaving = **{ $name }** goes out. Who comes in?
swap-coming = **{ $name }** comes in. Who goes out?
swap-done = **{ $coming }** is in for **{ $leaving }**.
swap-out = Goes out …
swap-in = Comes in …
swap-page = More … ({ $page } of { $pages })
form-line = Up to { $longest } characters; empty for none
form-late = That took too long to open. Please try again.

## The board
and = { " " }and{ " " }
board-player = **{ $name }** ({ $side })
board-numbered = { $number } { $player }
board-turn = { $person }, it's your turn{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
board-turn-task = { $person }, it's your turn{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
board-thinking = { $player } is thinking …
board-resigned = 🏳️ { $name } resigned. { $computer } plays on.
board-asleep = -# 💤 { $names } { $count ->
    [one] is
   *[other] are
} away, so the table isn't waiting. Press any button to come back.
board-offer = 🤝 { $name } offers a draw. { $asked }, do you agree? The offer ends { $when }.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } declined the draw.
    [undo] ↩️ { $asker }, { $name } declined the undo.
   *[round] ⏩ { $asker }, { $name } declined to play the whole round at once.
}
board-undo = ↩️ { $name } wants to undo the last turn. { $asked }, is that OK? The request ends { $when }.
board-undone = ↩️ { $name } undid { $actions }.
board-vote = 💤 { $name } has been away for a while. { $asked }: wait, let a computer take over, or end the game? The vote closes { $when }.
board-routine = -# Rolls automatically { $when }.
board-round = ⏩ { $name } wants to play the whole round at once. { $asked }, is that OK? It goes ahead { $when } unless someone objects.
pause-round = ⏳ The next round starts { $when }.
pause-watch = 👀 Everyone here is out. Watch match by match, or skip to the final. The next match starts { $when }.
pause-skip = 👀 { $names } { $count ->
    [one] wants
   *[other] want
} to skip to the final. { $asked }, press **Skip to the final** too if you agree. The next match starts { $when }.
pause-finale = 🏟️ Only the final is left. It kicks off { $when }.
board-reminder = ⏰ Reminder: it's your move. { $next ->
    [vote] The others can vote on how to go on { $when }.
    [voting] The others are voting on how to go on. The vote closes { $when }.
   *[closing] Without a move, the game closes { $when }.
}
board-rematch = 🔁 { $names } { $count ->
    [one] wants
   *[other] want
} a rematch.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, are you in?
} The offer ends { $when }.
board-whistle = -# ⏱️ Whistle { $when } · turn { $turn }
board-whistle-turns = -# ⏱️ Turn { $turn } of { $turns }, then the whistle
board-whistle-due = -# ⏱️ Time's up: the whistle blows as soon as the rules allow.
board-slow = -# ⏳ Without a move: { $steps }.
board-slow-reminder = reminder { $when }
board-slow-vote = vote { $when }
board-slow-closing = the game closes { $when }
seal-lobby = -# 🔒 Sealed before the start: `{ $commitment }`
seal-first = -# 🔒 Sealed before the start: `{ $commitment }`{ $joined ->
    [none] { "" }
   *[other] { " " }· mixed with { $joined }
}
seal-last = -# 🔒 Sealed before the start: `{ $commitment }` · **/mundialito verify** checks it.
seal-rematch = -# 🔒 The rematch is sealed: `{ $commitment }`
picture-ended = { $reason ->
    [resigned] A player resigned
    [agreed] Draw by agreement
    [moderator] Ended by a moderator
    [voted] Ended by a vote
    [idle] Closed after two quiet weeks
   *[other] Ended early
}
# A game may have its own sentence for a reason, `<game>-ended-<reason>`, which comes before these; with $ending besides.
ended-won = { $reason ->
    [resigned] 🏆 { $count ->
        [one] { $winners } wins: { $losers } resigned.
       *[other] { $winners } win: { $losers } resigned.
    }
   *[other] 🏆 { $count ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }
}
ended-draw = { $reason ->
    [turn_limit] 🤝 A draw: the turn limit was reached.
    [agreed] 🤝 A draw by agreement.
   *[other] 🤝 A draw.
}
ended-alone-won = 🏆 { $winners } made it!
ended-alone-lost = { $reason ->
    [turn_limit] 🧩 Not solved: the turn limit was reached.
   *[other] 🧩 Not solved.
}
ended-nobody = { $reason ->
    [idle] The game was closed after two weeks without a move.
    [voted] The others voted to end the game: a player had been away too long.
    [moderator] A moderator ended the game.
    [left] The game ended: nobody was left to play.
    [too-long] The game ended without a winner: it reached the most moves a game can have.
   *[other] The game ended early.
}
story-plain = Just now: { $event }
story-since = **Since your last turn**
story-deed = { $name }: { $events }

## The daily puzzle
daily-thread = Daily puzzle { $number }
daily-counts = 🧩 **Daily puzzle { $number }.** Everyone gets the same dice today, so nobody else sees your board until you finish. This is your one try that counts. Finish it before the next puzzle comes { $when }.
daily-practice = 🧩 **Daily puzzle { $number }**, for practice: you've had your one try that counts. Nobody else sees your board until you finish.
daily-goes-on = 🧩 Here's your try at the puzzle, as you left it.
daily-at-it =
    🧩 **{ $name }** is playing **Daily puzzle { $number }**{ $counted ->
        [yes] {""}
       *[no] {" for practice"}
    }. Everyone gets the same dice, so the board stays hidden until the try is over. Want to try? **/mundialito daily**
daily-theirs = This is { $name }'s try. You get the same dice with **/mundialito daily**.
daily-about = { $counted ->
    [yes] 🧩 **Daily puzzle { $number }**, the try that counts. Everyone gets the same dice: **/mundialito daily**
   *[no] 🧩 **Daily puzzle { $number }**, for practice. Everyone gets the same dice: **/mundialito daily**
}
daily-late = -# Finished after the puzzle's day, so it doesn't count.
daily-sealed =
    🔒 Everyone plays Daily puzzle { $number } with the same dice, so they stay sealed until the next puzzle comes { $when }. After that, **/mundialito verify** checks every die of table `{ $table }`. Its seal has been public since the start:
    `{ $commitment }`
daily-file-sealed = The game file holds the puzzle's dice, and others are still playing them. You can download it { $when }.
daily-board-sealed = Others are still playing this puzzle, so only its player can see the board. You can look { $when }.
daily-best = -# Best here: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
daily-unsolved = -# Nobody here has solved it yet.
daily-next = -# The next puzzle comes { $when }.

## Buttons
button-agree = Agree
button-disagree = Rather not
button-swap = Swap …
button-write-again = Write again …
button-join = Join
button-start = Start
button-leave = Leave
button-cancel = Close the table
button-panel = Your move
button-daily = Continue
button-more = More …
button-routine = Go on
button-seat = My seat
button-round = Play the round
button-next = Next match
button-finale = Play the final
button-skip = Skip to the final
button-round-yes = Play it
button-round-no = Not now
button-text = Board in words
button-side = From my side
button-rules = Rules
button-rules-next = Read on ({ $page } of { $pages })
button-rules-back = Back
button-undo = Take back
button-draw = Offer a draw …
button-draw-yes = Yes, offer a draw
button-draw-accept = Agree to a draw …
button-draw-decline = Play on
button-draw-agree = Yes, agree to a draw
button-undo-accept = All right, take it back
button-undo-decline = No, it stays
button-hand-over = Let the computer play for me
button-return = Take my seat back
button-resign = Give up …
button-resign-yes = Yes, I give up
button-play-on = No, play on
button-no = No
button-vote-wait = Wait
button-vote-computer = Computer takes over
button-vote-end = End the game
button-rematch = Rematch
button-another = Play another
button-rematch-made = Rematch is on
button-replay = Game file
button-jump = To the board

## The panel
panel-turn = { $side ->
    [none] Your turn.
   *[other] Your turn, { $side }.
}
panel-waiting = Waiting for { $awaited }.
panel-watching = 👀 You're watching. { $count ->
    [0] The game moves on in a moment.
   *[other] It's { $awaited }'s turn.
}
panel-routine = It's your roll.
routines-menu = Auto-roll
routines = { $way ->
    [own] Auto-roll: off
    [deciding] Auto-roll: except decisive rolls
   *[always] Auto-roll: on
}
reserve-menu = Always ask for these teams
panel-back = Welcome back! You were away for a while, and the table went on for you.
panel-missed = 💤 The others thought you were away and are deciding how to go on. Move, and all is well.
panel-handed-over = The computer plays your seat. Take it back whenever you like.
more-title =
    { "" }**{ $game }**, table `{ $table }`
    -# Whatever is drawn by lot was sealed before the game: `{ $commitment }…`

## Questions, asked once
ask-draw = Offer a draw? The game goes on until everybody agrees, and the offer lapses when the other side moves.
ask-draw-accept = A draw is offered. If you agree, the game ends level.
ask-resign = { $seats ->
    [2] ⚠️ **Give up?** The other side wins at once. This cannot be taken back.
   *[other] ⚠️ **Give up?** A computer plays your seat to the end. This cannot be taken back.
}

## Done
done-opened = Your table `{ $table }` is open.
done-started = The game is on (table `{ $table }`).
done-in-thread = It stands in { $place }.
done-leaving = The table is closed. { lobby-leaving }
done-written = Noted.
done-undone = Taken back.
done-undo-asked = The others are asked whether you may take that back.
done-offered = The draw is offered.
done-agreed = Agreed: the game is a draw.
done-resigned = You have given up.
done-nothing = Nothing was done. The game goes on.
done-handed-over = The computer plays for you until you take your seat back.
done-rematch-asked = Rematch requested. It starts when everyone agrees.
done-rematch = The rematch is on, sides swapped.
done-rematch-many = The rematch is on.
done-ended = Table `{ $table }` is ended.
done-ended-own = You were playing at table `{ $table }`, so this counts as giving up.
done-pings = { $on ->
    [yes] You will be called when it is your turn.
   *[no] You will not be called any more. `/mundialito games` shows where you are awaited.
}
replay = The whole game as a file. `python -m rules verify FILE` checks table `{ $table }`: that the lots were sealed before it began, and every move.
## Was chance honest?
verify-nothing = No game is running here, and none has finished. To check a game from elsewhere, choose its `table`.
verify-running =
    🔒 Every random draw at table `{ $table }` comes from a secret number that was sealed before the start:
    `{ $commitment }`
    Mixed in since then, so that nobody decides alone: { $joined ->
        [none] nothing
       *[other] the ids of the presses that joined the table, { $joined }
    }
    I'll reveal the secret when the game is over. **/mundialito verify** then checks that it fits the seal, and that every die and card follows from it.
verify-fits =
    ✅ **Checked: nothing was changed.** Table `{ $table }`: { $drawn ->
        [0] this game had no random draws; { $actions ->
            [one] its one action matches
           *[other] all { $actions } actions match
        } the sealed record.
       *[other] { $drawn ->
            [one] the one random draw
           *[other] all { $drawn } random draws
        } and { $actions ->
            [one] one action
           *[other] { $actions } actions
        } match the sealed record.
    }
    -# Seal: `{ $commitment }`
    -# Secret: `{ $secret }`
    -# Mixed in: { $joined ->
        [none] nothing
       *[other] { $joined }
    }
    -# To check without me, download the game file and run `python -m rules verify FILE`. The seal is the SHA-256 of `mundialito:{ $table }:` followed by the secret.
verify-differs =
    ❌ **This doesn't match.** { $trouble }
    -# Table `{ $table }` · seal `{ $commitment }` · secret `{ $secret }` · mixed in: { $joined } · random draws: { $drawn } · actions: { $actions }

games-title = **Your tables**
games-none = You sit at no table. Open one with **/mundialito play**.
games-line = { $state ->
    [mine] - ▶ **Your turn** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - Waiting · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Not begun · { $game } · { $who } · { $link } · `{ $table }`
}
help =
    ### Mundialito hosts tabletop games
    - **Start:** `/mundialito play`. Name an opponent, or a level to play the computer, or neither: then anybody may join.
    - **Move:** press **Your move**, choose, see where you can go, press what to do. Nobody sees you choosing. Or type: `/move b1-b2`.
    - **Hidden hands** come by direct message; **Hand** at the table or `/hand` shows yours too, to you alone.
    - **Alone?** `/mundialito daily` is a puzzle a day, with the same dice for everybody and one try that counts.
    - **More …** has the board in words, the rules, taking back, a draw, giving up, and a computer to play for you for a while.
    - **Who is best here?** `/mundialito leaderboard` · `/mundialito profile` · `/mundialito rating why`
    - **Your games:** `/mundialito games` · **Rules:** `/mundialito rules` · **Fewer mentions, no invitations:** `/mundialito settings`
    -# Privacy: I keep your Discord id, your names as last seen, your settings and the moves of your games. I read no messages.
