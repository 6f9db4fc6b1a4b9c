# Tables: the public message, the private panel, menus and answers.
# Example: seat 10
seat = seat { $number }
# Example: Computer (expert)
computer = { $level ->
    [random] Computer (random)
    [easy] Computer (easy)
    [normal] Computer (normal)
    [hard] Computer (hard)
    [expert] Computer (expert)
    [only] Computer
   *[other] Computer ({ $level })
}
# Example: Computer 3 (easy)
computer-numbered = { $level ->
    [random] Computer { $number } (random)
    [easy] Computer { $number } (easy)
    [normal] Computer { $number } (normal)
    [hard] Computer { $number } (hard)
    [expert] Computer { $number } (expert)
    [only] Computer { $number }
   *[other] Computer { $number } ({ $level })
}
# Computers together. $sides are seat numbers (kind seats) or the names of seats (kind sides).
# Example: computer (normal): seat 2
board-computers = { $kind ->
    [seats] { $count ->
        [one] computer{ computer-level }: seat { $sides }
       *[other] computers{ computer-level }: seats { $sides }
    }
   *[sides] { $count ->
        [one] computer{ computer-level }: { $sides }
       *[other] computers{ computer-level }: { $sides }
    }
}
# Example: 1 computer (expert)
lobby-computers = { $count ->
    [one] 1 computer{ computer-level }
   *[other] { $count } computers{ computer-level }
}
# Example: (random)
computer-level = { $level ->
    [random] { " " }(random)
    [easy] { " " }(easy)
    [normal] { " " }(normal)
    [hard] { " " }(hard)
    [expert] { " " }(expert)
    [only] { "" }
   *[other] { " " }({ $level })
}
# Example: Computer for Ana
computer-for = Computer for { $name }
# Between the two sides of a game, with its spaces.
versus = { " " }v{ " " }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files

## The lobby
# Example: Ana (host)
lobby-host = { $name } (host)
# Example: Best with 3 to 6 players.
lobby-best = Best with { $least } to { $most } players.
# Example: Takes about 135 minutes with 2 players.
lobby-minutes = Takes about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} with { $here ->
    [one] 1 player
   *[other] { $here } players
}{ $computers ->
    [0] { "" }
    [one] , 1 of them a computer
   *[other] , { $computers } of them computers
}.
# $turns of everybody together, $each of one seat; $days is a guess for a slow table.
# Example: About 273 turns in all, 137 for each seat.
lobby-turns = About { $turns } turns in all, { $each } for each seat.{ $pace ->
    [slow] { " " }At a turn every three hours, that's about { $days ->
        [one] 1 day
       *[other] { $days } days
    }.
   *[live] { "" }
}
# Example: 💡 Better for a slow game: Once through the group deck: fewer turns
lobby-advice = 💡 Better for a slow game: { $setting }
lobby-leaving = I'll delete this thread in a minute unless somebody else has written here.
# Example: If you start alone, 3 computers join you.
lobby-rivals = { $count ->
    [one] If you start alone, 1 computer joins you.
   *[other] If you start alone, { $count } computers join you.
}
# $setting is a line such as “Start alone: 2 computers join”; $asked are mentions of people.
# Example: 🗳️ Ana suggests: **Hints for everyone, so the game isn't rated**. @Ana, do you agree?
lobby-proposal = 🗳️ { $name } suggests: **{ $setting }**. { $asked }, do you agree?
# Example: 🗳️ Ben doesn't agree to this: Hints for everyone, so the game isn't rated. Nothing changes.
lobby-declined = 🗳️ { $name } doesn't agree to this: { $setting }. Nothing changes.
# Example: 🗳️ Ana is new here, so the agreed settings were reset: Hints for everyone, so the game isn't rated.
lobby-set-back = 🗳️ { $name } is new here, so the agreed settings were reset: { $settings }.
# Example: Hints for everyone, so the game isn't rated (everyone must agree)
lobby-if-all-agree = { $setting } (everyone must agree)
lobby-computer = Add or remove players…
# Example: Add a computer (normal)
lobby-add-computer = { $level ->
    [random] Add a computer (random moves)
    [easy] Add a computer (easy)
    [normal] Add a computer (normal)
    [hard] Add a computer (hard)
    [expert] Add a computer (expert)
    [only] Add a computer
   *[other] Add a computer ({ $level })
}
# Example: Remove Ana
lobby-send-away = Remove { $name }
lobby-remove-computer = Remove a computer
nobody-yet = nobody yet
nobody-else = on your own

## Settings: lines of a list, and of a menu.
# Example: Live: everyone plays now
term-pace = { $value ->
    [live] Live: everyone plays now
   *[slow] Slow: take your turn when you find the time
}
# Example: The host takes the first seat
term-order = { $value ->
    [drawn] Seats are drawn at random
    [host] The host begins
   *[joined] The host takes the first seat
}
# Example: Everyone chooses a line-up
term-kickoff = { $value ->
    [now] Ready-made line-ups, kick off at once
   *[choose] Everyone chooses a line-up
}
# Example: The final whistle blows after 15 minutes
term-minutes = The final whistle blows after { $value ->
    [one] { $value } minute
   *[other] { $value } minutes
}
# Example: The final whistle blows after 20 turns
term-turns = The final whistle blows after { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}
# Example: Rolls automatically after 20 seconds
term-wait-live = { $value ->
    [quick] Rolls automatically after 3 seconds
    [brisk] Rolls automatically after 5 seconds
    [short] Rolls automatically after 10 seconds
    [long] Rolls automatically after a minute
   *[usual] Rolls automatically after 20 seconds
}
# Example: Rolls automatically after an hour
term-wait-slow = { $value ->
    [quick] Rolls automatically after 15 minutes
    [brisk] Rolls automatically after 30 minutes
    [short] Rolls automatically after an hour
    [long] Rolls automatically after a day
   *[usual] Rolls automatically after 4 hours
}
# Example: One message for each match
term-records = { $value ->
    [round] One message for each round
   *[match] One message for each match
}
# Example: Hints for everyone, so the game isn't rated
term-hints = { $value ->
    [yes] Hints for everyone, so the game isn't rated
   *[no] No hints between people
}
# An option without words of its own: its bare name and value.
# Example: turn_limit: 30
option-plain = { $name }: { $value ->
    [none] not set
   *[other] { $value }
}

# Example: ⚠️ Pictures can't show 𓀀
option-undrawn = ⚠️ Pictures can't show { $letters }

## A list to choose by swapping, and a form to write in
# Example: **Chosen (32):** Argentina, Brazil, England
swap-title = **Chosen ({ $count }):** { $names }
swap-hint = Choose one to take out and one to put in.
# Example: **Argentina** goes out. Choose who comes in.
swap-leaving = **{ $name }** goes out. Choose who comes in.
# Example: **Argentina** comes in. Choose who goes out.
swap-coming = **{ $name }** comes in. Choose who goes out.
# Example: **Saudi Arabia** replaces **Argentina**.
swap-done = **{ $coming }** replaces **{ $leaving }**.
swap-out = Take out…
swap-in = Put in…
# Example: More… (1 of 2)
swap-page = More… ({ $page } of { $pages })

## The board
semicolon = ;{ " " }
# Example: **Computer** (Gualda)
board-player = **{ $name }** ({ $side })
# One computer or two, each with the name of its side.
# Example: Computer (Bermellon, random)
board-computer-side = Computer ({ $side }{ $level ->
    [random] , random
    [easy] , easy
    [normal] , normal
    [hard] , hard
    [expert] , expert
    [only] { "" }
   *[other] , { $level }
})
# Example: Ana (Bermellon)
board-numbered = { $player } ({ $number })
# Example: **Ana**, it's your turn.
board-turn = { $person }, it's your turn{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}.
# $task is a few words that go on after a colon, such as “roll for Brazil”; $side may be none.
# Example: @Ana, it's your turn (Bermellon): place your ball.
board-turn-task = { $person }, it's your turn{ $side ->
    [none] { "" }
   *[other] { " " }({ $side })
}: { $task }.
# Example: **Computer** is thinking…
board-thinking = { $player } is thinking…
# Example: 🏳️ Cy resigned. Computer 1 plays on.
board-resigned = 🏳️ { $name } resigned. { $computer } plays on.
# Example: -# 💤 Ben isn't responding, so the table isn't waiting. Press any button to come back.
board-asleep = -# 💤 { $names } { $count ->
    [one] isn't
   *[other] aren't
} responding, so the table isn't waiting. Press any button to come back.
# Example: ⏳ I was away for 40 minutes. Nobody lost any time.
board-away = ⏳ I was away for { $unit ->
    [minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
    [hours] { $count } hours
   *[days] { $count } days
}. Nobody lost any time.
# Example: 🤝 Cy offers a draw. @Ana, do you agree? Playing on declines it. The offer ends in 2 hours.
board-offer = 🤝 { $name } offers a draw. { $asked }, do you agree? Playing on declines it. The offer ends { $when }.
# Example: ⏩ @Ana, Ben declined to play the whole round at once.
board-declined = { $question ->
    [draw] 🤝 { $asker }, { $name } declined the draw.
    [undo] ↩️ { $asker }, { $name } declined the undo.
   *[round] ⏩ { $asker }, { $name } declined to play the whole round at once.
}
# Example: ↩️ Ana wants to undo their last turn. @Ana, is that OK? The request ends in 2 hours.
board-undo = ↩️ { $name } wants to undo their last turn. { $asked }, is that OK? The request ends { $when }.
# $actions are moves in their notation, separated by commas.
# Example: ↩️ Ana undid `b6-b5`.
board-undone = ↩️ { $name } undid { $actions }.
# Example: 💤 Ana hasn't played for a while. @Ana: wait, let a computer take over, or end the game? The vote closes in 2 hours.
board-vote = 💤 { $name } hasn't played for a while. { $asked }: { $ends ->
    [yes] wait, let a computer take over, or end the game?
   *[no] wait, or let a computer take over?
} The vote closes { $when }.
# What each choice means: in a game that may be rated, and for its end, now ($may is yes) or from $since on.
# Example: -# Ratings: waiting changes nothing. With a computer, the game still counts for everyone else; Ana can only lose points by it, unless the computer plays just a turn or two. Ending the game changes …
board-vote-rated = -# Ratings: waiting changes nothing. With a computer, the game still counts for everyone else; { $name } can only lose points by it, unless the computer plays just a turn or two. Ending the game changes nobody's rating.
# Example: -# Voting to end the game opens in 2 hours.
board-vote-end = { $may ->
    [yes] -# The game ends only if everyone who votes wants that.
   *[no] -# Voting to end the game opens { $since }.
}
# Example: -# Rolls automatically in 2 hours.
board-routine = -# Rolls automatically { $when }.
# Example: ⏩ Cy wants to play the whole round at once. @Ana, is that OK? It goes ahead in 2 hours unless someone objects.
board-round = ⏩ { $name } wants to play the whole round at once. { $asked }, is that OK? It goes ahead { $when } unless someone objects.
# Example: ⏳ The next round starts in 2 hours.
pause-round = ⏳ The next round starts { $when }.
# Example: 👀 Everyone here is out of the cup. Watch match by match, or skip to the final. The next match starts in 2 hours.
pause-watch = 👀 Everyone here is out of the cup. Watch match by match, or skip to the final. The next match starts { $when }.
# Example: 👀 Ana and Žofia want to skip to the final. @2, press **Skip to the final** too if you agree. The next match starts in 2 hours.
pause-skip = 👀 { $names } { $count ->
    [one] wants
   *[other] want
} to skip to the final. { $asked }, press **Skip to the final** too if you agree. The next match starts { $when }.
# Example: 🏟️ Only the final is left. It kicks off in 2 hours.
pause-finale = 🏟️ Only the final is left. It kicks off { $when }.
board-reminder-event = ⏰ Reminder: it's your move.
# Example: ⏰ Reminder: it's your move. The other player is deciding how to go on. Their time is up in 2 hours.
board-reminder = ⏰ Reminder: it's your move. { $next ->
    [vote] { $others ->
        [one] The other player can decide { $when } how to go on.
       *[other] A vote on how to go on opens { $when }.
    }
    [voting] { $others ->
        [one] The other player is deciding how to go on. Their time is up { $when }.
       *[other] The others are voting on how to go on. The vote closes { $when }.
    }
   *[closing] Without a move, the game closes { $when }.
}
# $when is Discord's own timestamp, such as “in 24 minutes”, here and below.
# Example: -# ⏱️ Whistle in 2 hours · turn 1
board-whistle = -# ⏱️ Whistle { $when } · turn { $turn }
# Example: -# ⏱️ Turn 10 of 20, then the whistle
board-whistle-turns = -# ⏱️ Turn { $turn } of { $turns }, then the whistle
board-whistle-due = -# ⏱️ Time's up: the whistle blows as soon as the rules allow.
# $steps is a list of the three messages below.
# Example: -# ⏳ Without a move: the game closes in 2 hours.
board-slow = -# ⏳ Without a move: { $steps }.
# Example: reminder in 2 hours
board-slow-reminder = reminder { $when }
# Example: vote in 2 hours
board-slow-vote = vote { $when }
# Example: the game closes in 2 hours
board-slow-closing = the game closes { $when }
# $what is what was sealed: sealed-<game>, sealed-draws or sealed-seats. $digits are the first eight of the seal's 64.
# Example: -# 🔒 Seats sealed before the start · `020591c4`
seal-first = -# 🔒 { $what } · `{ $digits }`
sealed-draws = All chance sealed before the start
sealed-seats = Seats sealed before the start
# Example: @Ana resigned
picture-ended = { $reason ->
    [resigned] { $name ->
        [none] A player resigned
       *[other] { $name } resigned
    }
    [agreed] Draw by agreement
    [moderator] Ended by a moderator
    [voted] Ended by a vote
    [forfeit] { $name ->
        [none] Not everyone was there
       *[other] { $name } dropped out
    }
    [time] Time was up
    [idle] Closed after two quiet weeks
   *[other] Ended early
}
# Example: Just now: roll 5
story-plain = Just now: { $event }
story-since = **Since your last turn**
# Example: Ana: `take 1`, `stop`
story-deed = { $name }: { $events }

## The daily puzzle
# Example: 🔒 Everyone plays Daily puzzle 10 with the same dice. They stay sealed until the next puzzle comes in 2 hours. After that, **/mundialito table action:verify** checks every die of table `q5naqgy6`. …
daily-sealed =
    🔒 Everyone plays Daily puzzle { $number } with the same dice. They stay sealed until the next puzzle comes { $when }. After that, **/mundialito table action:verify** checks every die of table `{ $table }`. This has been its seal since the start:
    `{ $commitment }`
# Example: The game file holds the puzzle's dice, and others are still playing them. You can download it in 2 hours.
daily-file-sealed = The game file holds the puzzle's dice, and others are still playing them. You can download it { $when }.

## Buttons
button-agree = Agree
button-disagree = Disagree
button-swap = Swap…
button-write-again = Try again…
button-join = Join
button-start = Start
# Example: Add a computer
button-fill = { $count ->
    [one] Add a computer
   *[other] Add { $count } computers
}
button-play = Play…
button-open = Open a table
button-leave = Leave
button-cancel = Close
button-panel = Your move
button-more = More…
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
button-undo = Undo
button-draw = Offer a draw…
button-draw-yes = Yes, offer a draw
button-draw-accept = Accept draw…
button-draw-decline = Decline draw
button-draw-agree = Yes, accept the draw
button-undo-accept = Allow undo
button-undo-decline = Don't allow it
button-hand-over = Let a computer play
button-return = Take my seat back
button-resign = Resign…
button-resign-yes = Yes, resign
button-play-on = Keep playing
button-no = Cancel
button-vote-wait = Wait
button-vote-computer = Let a computer take over
button-vote-end = End the game
button-replay = Replay
button-file = Game file
button-jump = Go to the board

## The panel
# Example: Your turn, Bermellon.
panel-turn = { $side ->
    [none] Your turn.
   *[other] Your turn, { $side }.
}
# Example: Waiting for guest7.
panel-waiting = Waiting for { $awaited }.
# $actions is what the table will do for the player as soon as it may, in the game's notation.
# Example: Played for you when its turn comes: `ball c2`.
panel-planned = Played for you when its turn comes: { $actions }.
# Example: 👀 You're watching. It's Ana's turn.
panel-watching = 👀 You're watching. { $count ->
    [0] The game moves on in a moment.
   *[other] It's { $awaited }'s turn.
}
panel-routine = It's your roll.
routines-menu = Auto-roll
# Example: Auto-roll: on, except decisive rolls
routines = { $way ->
    [own] Auto-roll: off
    [deciding] Auto-roll: on, except decisive rolls
   *[always] Auto-roll: on
}
reserve-menu = Always ask for these teams
panel-back = Welcome back! The table played for you while you were away.
# Example: 💤 The other player thinks you've left and is deciding what to do. Make a move to carry on.
panel-missed = 💤 { $others ->
    [one] The other player thinks you've left and is deciding what to do.
   *[other] The others think you've left and are voting on what to do.
} Make a move to carry on.
panel-handed-over = A computer has your seat. You can take it back whenever you like.
# Example: **Snap**, table `fcu6crtt`
more-title = **{ $game }**, table `{ $table }`

## Questions, asked once
ask-draw = **Offer a draw?** The game goes on until everyone accepts. Your offer ends when your opponent moves.
ask-draw-accept = **Accept the draw?** The game ends at once, and nobody wins.
# Example: ⚠️ **Resign?** A computer plays your seat to the end. You can't undo this.
ask-resign = { $then ->
    [ends] ⚠️ **Resign?** The game ends at once. You can't undo this.
    [wins] ⚠️ **Resign?** Your opponent wins at once. You can't undo this.
   *[other] ⚠️ **Resign?** A computer plays your seat to the end. You can't undo this.
}

## Done
done-started = The game has begun.
# $place is a link to a channel or thread.
# Example: You'll find it in #general.
done-in-thread = You'll find it in { $place }.
done-leaving = Table closed. { lobby-leaving }
done-undone = Undone.
done-undo-asked = Undo requested. It goes ahead when everyone asked agrees.
done-offered = Draw offered.
done-agreed = Everyone agreed: the game is a draw.
done-resigned = You resigned.
# Example: You've left table `dsec4h3p`.
done-left = You've left table `{ $table }`.
done-nothing = Nothing changed. The game goes on.
# Example: Nobody else is left, so computers play the game to its end.
done-handed-over = { $left ->
    [0] Nobody else is left, so computers play the game to its end.
   *[other] A computer plays for you until you take your seat back.
}
done-rematch-asked = Rematch requested. It starts when everyone agrees.
# Example: The rematch has begun, with sides swapped.
done-rematch = { $moved ->
    [alone] A new game has begun.
    [no] The rematch has begun.
   *[yes] The rematch has begun, with sides swapped.
}
# Example: The whole game as a file. `python -m rules verify FILE` checks every random draw and every move of table `9uuunz8x`.
download-game = The whole game as a file. `python -m rules verify FILE` checks every random draw and every move of table `{ $table }`.
## Checking that nothing was rigged. $drawn counts random draws. $joined lists the ids of presses, and $players counts them.
verify-nothing = No game is running here, and none has finished. To check a game from elsewhere, choose its `table`.
# Example: 🔒 Every random draw at table `q5naqgy6` comes from a secret number that was sealed before the start: / `1b43a173` / Mixed in since then, so that nobody decides alone: nothing / I'll reveal the secret …
verify-running =
    🔒 Every random draw at table `{ $table }` comes from a secret number that was sealed before the start:
    `{ $commitment }`
    Mixed in since then, so that nobody decides alone: { $joined ->
        [none] nothing
       *[other] the IDs of the presses that brought the players to the table, { $joined }
    }
    I'll reveal the secret when the game is over. **/mundialito table action:verify** then checks that it matches the seal, and that every die and card follows from it.
# Example: ✅ **Checked: nothing was changed.** Table `q5naqgy6`: all 12 random draws and 30 actions match the sealed record. / -# Seal: `1b43a173` / -# Secret: `5eed` / -# Mixed in: nothing / -# To check …
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
       *[other] { $players ->
            [one] one player's press
           *[other] { $players } players' presses
        }, { $joined }
    }
    -# To check without me, download the game file and run `python -m rules verify FILE`. The seal is the SHA-256 of `mundialito:{ $table }:` followed by the secret.
# Example: ❌ **This doesn't match.** There's no arrow from a1 to a2. / -# Table `q5naqgy6` · seal `1b43a173` · secret `5eed` · mixed in: Ana · random draws: 12 · actions: 30
verify-differs =
    ❌ **This doesn't match.** { $trouble }
    -# Table `{ $table }` · seal `{ $commitment }` · secret `{ $secret }` · mixed in: { $joined } · random draws: { $drawn } · actions: { $actions }

games-title = **Your tables**
games-none = You aren't at any table. Open one with **/mundialito play**.
# $who names the others at the table; $link leads to the board.
# Example: - ▶ **Your turn** · Hedgehog race · on your own · **/mundialito table table:q5naqgy6** · `q5naqgy6`
games-line = { $state ->
    [mine] - ▶ **Your turn** · { $game } · { $who } · { $link } · `{ $table }`
    [theirs] - Waiting for others · { $game } · { $who } · { $link } · `{ $table }`
   *[lobby] - Not started · { $game } · { $who } · { $link } · `{ $table }`
}
# Example: - Hidden · Mundialito · `4jykgjk5` · You can't see its channel. **/mundialito table action:resign** gives up your seat.
games-hidden = - Hidden · { $game } · `{ $table }` · You can't see its channel. **/mundialito table action:resign** gives up your seat.
# Example: **/mundialito table table:q5naqgy6**
games-puzzle = **/mundialito table table:{ $table }**

## Tables that can't continue
# Example: 🗄️ Table `q5naqgy6` can't continue: this game's rules have changed since it started. The moves so far are kept. The result doesn't count. To open a new table here, use **/mundialito play**.
aside = 🗄️ { $reason ->
    [version] Table `{ $table }` can't continue: this game's rules have changed since it started. The moves so far are kept.
    [game] Table `{ $table }` can't continue: this bot no longer has its game. The moves so far are kept.
   *[unreadable] Table `{ $table }` can't continue: I can't read its saved game. What was saved is kept for this bot's operator.
} The result doesn't count. To open a new table here, use **/mundialito play**.
# Example: -# Players: Ana and Žofia
aside-players = -# Players: { $names }
refusal-aside-version = That table can't continue: its game's rules have changed since it started. Open a new one with **/mundialito play**.
refusal-aside-game = That table can't continue: this bot no longer has its game. Pick another with **/mundialito play**.
refusal-aside-removed = That game is paused because its server removed me. It continues when I'm invited again.
refusal-aside-unreadable = That table can't continue: I can't read its saved game. What was saved is kept for this bot's operator. Open a new table with **/mundialito play**.
refusal-over-version = I can't show that game: its rules have changed since it was played. Its result stands.
refusal-over-game = I can't show that game: this bot no longer has it. Its result stands.
refusal-over-unreadable = That game is over, and I can't read its moves any more.
# Below a board: what each clock shows. $when is when it runs out, $left what somebody else has left.
# Example: -# ⏱️ Ana: 3 d 0 h left · Cy: time runs out in 2 hours
board-clocks = -# ⏱️ { $clocks }
# Example: Cy: time runs out in 2 hours
board-clock-runs = { $name }: time runs out { $when }
# Example: Ana: 4 d 11 h left
board-clock-left = { $name }: { $left } left
# Example: 4 d 10 h
clock-left = { $unit ->
    [days] { $big } d { $small } h
    [hours] { $big } h { $small } min
   *[minutes] { $big } min { $small } s
}
# Example: Steady clock: 3 days, plus 36 hours a turn
term-control = { $value ->
    [steady] Steady clock: 3 days, plus 36 hours a turn
    [brisk] Brisk clock: 1 day, plus 12 hours a turn
    [timed] Clock for two: 10 minutes, plus 20 seconds a turn
   *[none] No clock
}

# Example: In this server, tables open in #general.
tables-elsewhere = In this server, tables open in { $places }.
button-open-there = Open it there

# A seat's player, in a game file.
# Example: Player 10
replay-player = Player { $number }

# What is stored about a person, and deleting it.
person-erased = someone who left

# Example: running
doctor-state = { $state ->
    [lobby] lobby
    [set_aside] set aside
   *[running] running
}

# The turn that somebody looks at in a replay, by its number, 0 during set-up; a turn of the dice cup is a match.
# Example: Turn 273
share-part-moment = { $number ->
    [0] Set-up
   *[other] { $game ->
        [dicecup] Match { $number }
       *[other] Turn { $number }
    }
}
# In a picture of several moments: which one it is, and whose turn it was.
# Example: Turn 6 · Cy
share-moment-of = { $moment } · { $name }
