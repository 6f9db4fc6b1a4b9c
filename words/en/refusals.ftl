# What can't be done, and why. Refusals of the games themselves are told by their rules.
# Example: There's no game called chess. Choose one from the list.
refusal-unknown-game = There's no game called { $game }. Choose one from the list.
refusal-no-table = That table is gone, or you can't see its channel. Open a new one with **/mundialito play**.
refusal-not-started = The game hasn't started yet.
refusal-running = The game has already started.
refusal-ended = This game is over.
# Example: The challenge was withdrawn.
refusal-closed = { $why ->
    [withdrawn] The challenge was withdrawn.
   *[closed] This table was closed before its game.
}
refusal-stale = The board has changed since then. Take another look.
refusal-game-over = This game is over.
refusal-not-your-turn = It isn't your turn.
# Example: It isn't your turn. I'm waiting for @Ana.
refusal-others-turn = It isn't your turn. I'm waiting for <@{ $person }>.
refusal-computers-turn = It isn't your turn. A computer is thinking.
refusal-not-now = You can't do that now.
refusal-chance-awaited = Dice or cards are being drawn. Try again in a moment.
refusal-not-at-table = You aren't at this table.
refusal-already-joined = You're already at this table.
refusal-lobby-full = Every seat is taken. You can open another table: **/mundialito play**.
refusal-invitation-only = The last seats are kept for invited players. You can open another table: **/mundialito play**.
refusal-not-in-lobby = You aren't at this table. Press **Join** first.
# Example: Only the host, @Ana, can do that.
refusal-host-only = Only the host, <@{ $host }>, can do that.
# Example: Only the host, @Ana, can do that for now. Everyone at the table can in 2 hours.
refusal-host-starts = Only the host, <@{ $host }>, can do that for now. Everyone at the table can <t:{ $since }:R>.
refusal-joined-often = You've joined and left this table too often. Find another, or open your own: **/mundialito play**.
refusal-sent-away = The host removed you from this table, so you can't join it again.
refusal-not-here = That person isn't at this table.
refusal-arranged-often = This table has been changed too often. Start the game, or open a new table.
refusal-no-computer = There's no computer at this table.
# Example: This game needs at least 3 players, and only 2 are here.
refusal-too-few = This game needs { $exactly ->
    [yes] { "" }
   *[no] at least{ " " }
}{ $least ->
    [one] { $least } player
   *[other] { $least } players
}, and { $here ->
    [0] nobody is here yet
    [one] only 1 is here
   *[other] only { $here } are here
}.
# Example: This game has room for 2 other players.
refusal-too-many-invited = This game has room for { $most ->
    [0] nobody else
    [one] 1 other player
   *[other] { $most } other players
}.
# Example: The game can't start like this. The 1930 cup has 13 teams, so at most 13 can play. Choose the 2002 cup for up t…
refusal-options-forbid = The game can't start like this. { $why }
refusal-undo-pending = Somebody has already asked to undo. Answer that first.
refusal-undo-nothing = You have nothing to undo.
refusal-undo-chance = You can't undo that: dice or cards have been drawn since.
refusal-undo-hidden = You can't undo that: somebody may have seen a card since.
refusal-undo-gone = Nobody is asking to undo any more.
refusal-undo-often = You've undone that too often. Play on from here.
refusal-asked-often = You've asked for that too often in this game.
# Example: Only @Ana can answer that.
refusal-not-asked = Only <@{ $person }>{ $others ->
    [0] { "" }
    [one] { " " }and one other player
   *[other] { " " }and { $others } other players
} can answer that.
refusal-proposal-pending = The others haven't answered your last suggestion yet. Wait for them, or withdraw it with **Disagree**.
refusal-proposal-open = The host's suggestion is still open. Answer it first, or wait until everyone has.
# Example: With these settings turn_limit makes no difference, so nothing changed.
refusal-option-idle = With these settings { $option } makes no difference, so nothing changed.
refusal-nothing-to-fill = There are enough players already. You can still add computers one by one.
refusal-proposal-gone = That suggestion is gone.
swap-gone = There's nothing to swap here any more.
refusal-draw-pending = A draw has already been offered.
refusal-draw-nobody = There's nobody to ask: computers don't accept draws.
refusal-draw-gone = That draw offer is gone.
refusal-vote-gone = That vote is over.
refusal-vote-choice = That isn't one of the choices.
# Example: Voting to end the game opens in 2 hours. Until then, wait or let a computer take over.
refusal-vote-early = Voting to end the game opens <t:{ $since }:R>. Until then, wait or let a computer take over.
# Example: You can't vote to end the game now: Ana can't see this channel, and the game may count. Wait or let a computer take over. A moderator can let Ana in again.
vote-shut-out = You can't vote to end the game now: { $name } can't see this channel, and the game may count. Wait or let a computer take over. A moderator can let { $name } in again.
# Example: You decide who sees this channel, so you can't vote to end a game that may count: nobody gets out of one by hiding it from somebody. Wait for Ana, let a computer take over, or resign.
vote-no-end = You decide who sees this channel, so you can't vote to end a game that may count: nobody gets out of one by hiding it from somebody. Wait for { $name }, let a computer take over, or resign.
# Example: Ana can't see this channel, and you decide who does. Let Ana in again, or wait.
vote-let-in = { $name } can't see this channel, and you decide who does. Let { $name } in again, or wait.
refusal-no-draws = This game has no draws by agreement.
refusal-no-routines = In this game every move is a decision, so the table plays none for you.
refusal-routines-choice = That isn't one of the choices.
refusal-reserve-choice = You can only choose your own teams.
refusal-round-out = You're out of the cup, so the others decide how it goes on.
refusal-round-pending = Somebody has already asked for that.
refusal-round-gone = That's already settled.
refusal-seat-handed-over = A computer has your seat. Take it back first.
refusal-seat-not-handed-over = You already have your seat.
refusal-puzzle-alone = This try counts, so a computer can't play it for you.
refusal-event-alone = In an event everybody plays for themselves.
# Example: The rematch has already started: table `2e7ubp2b`.
refusal-rematch-made = The rematch has already started: table `{ $table }`.
refusal-rematch-without = Someone at this table has left for good, so there can be no rematch. Open a new table: **/mundialito play**.
refusal-rematch-asked = You've already asked for a rematch. The others haven't answered yet.
# Example: This game is for 2 to 6 players.
refusal-seats = { $least ->
    [1] { $most ->
        [1] This game is for one player.
       *[other] This game is for 1 to { $most } players.
    }
   *[other] { $most ->
        [2] This game is for two players.
       *[other] This game is for { $least } to { $most } players.
    }
}
show-too-soon = You've just shown something here. Try again in a minute.
# Example: This game has no option colour. Check the spelling, or leave it out.
refusal-option-unknown = This game has no option { $option }. Check the spelling, or leave it out.
# Example: turn_limit can't be 7. Choose another value.
refusal-option-value = { $option } can't be { $value }. Choose another value.

## Around the table
no-table-here = There's no game here. Start one with **/mundialito play**, or find yours with **/mundialito games**.
which-table = You're at several tables. Say which one; **/mundialito games** lists their names.
# Example: I don't know that action. Possible now: `board`, `text`, `resign`.
refusal-table-action = I don't know that action. Possible now: { $actions }.
# Example: There's no such level. Choose one of these: `random`, `easy`, `normal`, `hard`, `expert`.
unknown-level = There's no such level. Choose one of these: { $levels }.
opponent-yourself = You can't invite yourself. Leave the opponent out, or play a computer.
opponent-elsewhere = That person isn't in this server. Choose somebody who is.
# Example: Ana can't be invited right now. Invite somebody else, or leave the seat open.
opponent-refuses = { $name } can't be invited right now. Invite somebody else, or leave the seat open.
# Example: You blocked Ben. Unblock them first: **/mundialito settings**.
opponent-blocked = You blocked { $name }. Unblock them first: **/mundialito settings**.
join-refused = You can't join this table. Look for another one, or open your own: **/mundialito play**.
block-yourself = You can't block yourself.
block-bot = Bots don't invite anybody, so there's nothing to block.
# Example: You can block 100 people. Unblock somebody first: **/mundialito settings**.
block-full = You can block { $limit } people. Unblock somebody first: **/mundialito settings**.
opponent-bot = That bot can't play. Invite a person, or choose a computer level.
alone-in-dm = In direct messages you can play computers: choose a level. To play people, open a table in a server.
moderators-only = Only moderators (members with **Manage Messages**) can do that.
moderators-only-server = You moderate this channel, but only a moderator of the whole server can do that: someone whose role has **Manage Messages**.
download-not-yet = You can download the game file once the game is over.
replay-nothing = No game has been played here, and you haven't finished one. To replay a game from a file, attach it as `file`.
replay-no-moment = This game has no such moment.
replay-not-yours = You can't look from that side. All hands are open once the game is over.
replay-file-gone = I can't read the game file any more. Attach it again: `/mundialito replay`, option `file`.
# Example: That file is too large to be a game: it may have 512 kB at most.
replay-file-large = That file is too large to be a game: it may have { $size } kB at most.
replay-file-long = That game is too long for me to replay.
replay-file-unreadable = That isn't a game file. Attach one that **Game file** gave you below a finished game.
# Example: I can't replay this file: There is no option 'coasters' in this game.
replay-file-wrong = I can't replay this file: { $trouble }
outdated-command = That command is out of date. Restart Discord, or try again in a few minutes.
press-outdated = That button is out of date. **/mundialito table** shows the table as it is now.
press-elsewhere = That table belongs to another server. Play it there.
press-left-server = You've left the server of this table, so you can't play there from here.
# Example: You can't see the channel of table `4jykgjk5` any more, so the table is closed to you. Ask a moderator to let you in again, or give up your seat with **/mundialito table action:resign**.
table-hidden = You can't see the channel of table `{ $table }` any more, so the table is closed to you. { $seated ->
    [yes] Ask a moderator to let you in again, or give up your seat with **/mundialito table action:resign**.
   *[no] { "" }
}
channel-hidden = You can't see this channel any more, so nothing in it works for you. If that's a mistake, ask a moderator.
# Example: I can't post a board in #general. Ask a moderator to give me **Attach Files**.
place-permissions = I can't post a board in { $place }. Ask a moderator to give me { $names }.
# Example: You can't open a table in #general: you need **Attach Files** there. Try another channel.
place-permissions-yours = You can't open a table in { $place }: you need { $names } there. Try another channel.
place-no-thread-here = This table needs its own thread, and I can't create one here. Try another channel.
place-thread-forbidden = This table needs its own thread, and I can't create one here. Ask a moderator to give me **Create Public Threads**.
place-threads-full = This table needs its own thread, but this server has as many open threads as Discord allows. Close some, or try a channel where no table is running.
place-no-pictures = I can't attach pictures here, so boards come in words. Ask a moderator to give me **Attach Files**.

## Trouble
# Example: @Ana is already at a table. Finish that game first.
trouble-too-many-person = { $limit ->
    [one] { $person } is already at a table. Finish that game first.
   *[other] { $person } is already at { $limit } tables. Finish one of those games first.
}
# Example: This server already has 2 tables. Finish one of those games first.
trouble-too-many-server = { $limit ->
    [one] This server already has a table. Finish that game first.
   *[other] This server already has { $limit } tables. Finish one of those games first.
}
# Example: You can open 2 tables an hour. Try again later, or join an open table.
trouble-too-many-hour = { $limit ->
    [one] You can open 1 table an hour. Try again later, or join an open table.
   *[other] You can open { $limit } tables an hour. Try again later, or join an open table.
}
trouble-direct-taken = You already have a game running in our direct messages. Finish it first, or play in a server. **/mundialito games** takes you to it.
# Example: You've asked me for a lot in a short time: clips, reviews, replays and hints take work, and others want theirs too. You can ask for more in 2 hours. You can play at any time.
trouble-spent = You've asked me for a lot in a short time: clips, reviews, replays and hints take work, and others want theirs too. You can ask for more { $when }. You can play at any time.
trouble-given-up = I couldn't work that out this time, and nothing is lost. Try again in a minute.
trouble-place-taken = A game is already running here. Open yours in another channel or in a new thread.
trouble-archive = That couldn't be saved, so nothing changed. Please try again in a moment. This bot's operator has been notified.
trouble-unconfirmed = I lost my database while saving that, so it may or may not have worked. Check the table before you try again. This bot's operator has been notified.
trouble-forbidden = Discord doesn't let me do that here. Ask a moderator to check my permissions.
trouble-discord = Discord rejected that. Nothing is lost; please try again.
trouble-answer = Discord rejected my answer. Your move is saved, and the board shows it.
# Example: Something went wrong on our side, and nothing changed. If it happens again, report it with this number: .
trouble-ours = Something went wrong on our side, and nothing changed. If it happens again, report it with this number: { $number }.
# What a banned person reads, and who invites one.
# Example: You're banned from playing in this server. Reason: “cheating”. The server's moderators can lift the ban. **/mundialito settings**, **block** and **privacy** still work.
banned = You're banned from playing in { $where ->
    [there] that table's server
   *[here] this server
}{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: “{ $reason }”.
} The server's moderators can lift the ban. **/mundialito settings**, **block** and **privacy** still work.
# Example: You're banned from playing with me. **/mundialito settings**, **block** and **privacy** still work.
banned-everywhere = You're banned from playing with me{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: “{ $reason }”.
} **/mundialito settings**, **block** and **privacy** still work.
# Example: Ana is banned from playing here. Invite somebody else, or leave the seat open.
opponent-banned = { $name } is banned from playing here. Invite somebody else, or leave the seat open.
refusal-control-pace = Steady and brisk clocks go with slow games, 10 minutes + 20 seconds with live ones.
refusal-control-two = 10 minutes + 20 seconds is a clock for exactly two players. Choose another pace, or let two play.

follow-refused = You can't follow this game, because someone playing it has blocked you.
menu-no-table = This message doesn't show a table. Use the command on a board of mine.
