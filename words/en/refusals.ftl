# What cannot be, and why. Refusals of the games themselves are told by their rules.
refusal-unknown-game = There is no game called { $game }.
refusal-no-table = That table is not here any more. Open a new one with **/mundialito play**.
refusal-not-started = The game has not begun yet.
refusal-running = The game has begun already.
refusal-ended = This game is over.
refusal-stale = The board has moved on since then.
refusal-game-over = This game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That is not possible now.
refusal-chance-awaited = Chance decides now; a moment, please.
refusal-not-at-table = You do not sit at this table.
refusal-already-joined = You sit at this table already.
refusal-lobby-full = All seats are taken.
refusal-invitation-only = The free seat is kept for somebody who is invited.
refusal-not-in-lobby = You do not sit at this table; press **Join** first.
refusal-host-only = Only the host, <@{ $host }>, can do that.
refusal-host-starts = Only the host, <@{ $host }>, can do that now. Everyone at the table can <t:{ $since }:R>.
refusal-joined-often = You've joined and left this table too often.
refusal-sent-away = The host has sent you away from this table.
refusal-not-here = That person isn't at this table.
refusal-arranged-often = This table has been changed often enough. Start the game, or open a new table.
refusal-moderator-gave-up = You gave up this game, so another moderator has to end it.
refusal-no-computer = No computer sits at this table.
refusal-too-few = This game needs at least { $least } players; { $here ->
    [1] one is here
   *[other] { $here } are here
}.
refusal-too-many-invited = This game has room for { $most ->
    [1] one other player
   *[other] { $most } other players
}.
refusal-options-forbid = The game cannot begin like this. { $why }
refusal-undo-pending = Somebody has already asked to take back; answer that first.
refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-chance = That cannot be taken back: chance has decided something since.
refusal-undo-hidden = That cannot be taken back: somebody may have seen a card since.
refusal-undo-gone = Nobody asks to take anything back any more.
refusal-undo-often = You've taken that back often enough. Play on from here.
refusal-asked-often = You've asked for that often enough in this game.
refusal-not-asked = Only <@{ $person }>{ $others ->
    [0] { "" }
    [one] { " " }and one other player
   *[other] { " " }and { $others } other players
} can answer that.
refusal-proposal-pending = One thing at a time: the others have not answered the last proposal yet.
refusal-proposal-gone = That is not proposed any more.
swap-gone = There is nothing to swap here any more.
refusal-draw-pending = A draw is offered already.
refusal-draw-nobody = There is nobody to agree to a draw: the computer plays on.
refusal-draw-gone = The draw is not offered any more.
refusal-vote-gone = That vote is over.
refusal-vote-choice = That is no choice of this vote.
refusal-no-draws = Nobody can agree to a draw in this game.
refusal-no-routines = In this game every action is a decision, so nothing is left to the table.
refusal-routines-choice = That is no way of leaving things to the table.
refusal-reserve-choice = You can only reserve what is yours.
refusal-round-out = You are out, so the others decide how it goes on.
refusal-round-pending = That has been asked already.
refusal-round-gone = That question is settled already.
refusal-seat-handed-over = The computer plays your seat. Take it back first.
refusal-seat-not-handed-over = You play your seat yourself.
refusal-puzzle-alone = This try counts, so you play it yourself.
refusal-rematch-made = The rematch is on already: table `{ $table }`.
refusal-rematch-asked = You have asked for a rematch; the others have not answered yet.
refusal-seats = { $least ->
    [1] { $most ->
        [1] This game is played alone.
       *[other] This game is played by 1 to { $most }.
    }
   *[other] { $most ->
        [2] This game is played by two.
       *[other] This game is played by { $least } to { $most }.
    }
}
no-puzzle = There is no daily puzzle here.
refusal-options-form = Write options as name=value, with quotation marks around several words; the names are { $names }.
refusal-text = That cannot be taken. Write one line of at most { $longest } characters that can be seen.
refusal-option-unknown = There is no option { $option } in this game.
refusal-option-value = The option { $option } cannot be { $value }.

## Around the table
no-table-here = No table runs here. Open one with **/mundialito play**, or find yours with **/mundialito games**.
which-table = You sit at several tables. Say which one: **/mundialito games** lists their names.
unknown-level = There is no such level. The levels are: { $levels }.
opponent-yourself = You cannot be your own opponent. Leave the opponent out, or play the computer.
opponent-elsewhere = That person is not in this server. Choose somebody who is.
opponent-refuses = { $name } can't be invited right now. Invite somebody else, or leave the seat open.
opponent-blocked = You blocked { $name }. Unblock them first: **/mundialito settings**.
join-refused = You can't join this table. Look for another one, or open your own: **/mundialito play**.
block-yourself = You can't block yourself.
block-bot = Bots take no part in invitations, so there is nothing to block.
block-full = You can block { $limit } people. Unblock somebody first: **/mundialito settings**.
opponent-bot = That is a bot that does not know our games. Choose a person, or a computer level.
alone-in-dm = Here you can play the computer: choose a level. To play people, open a table in a server.
moderators-only = Only moderators (people who may manage messages) can do that.
no-rulebook = { $game } has no rulebook yet.
replay-not-yet = The file of a game can be had when the game is over.
outdated-command = That command is from another version of the bot. In a few minutes, or after restarting Discord, you will see today’s.
press-outdated = That button is from an older version of the bot. **/mundialito board** shows the table as it is.
press-elsewhere = That table belongs to another server.
press-left-server = You're no longer in the server of this table, so you can't play there from here.
place-permissions = I can't post a board in { $place }. Ask a moderator to give me { $names }.
place-permissions-yours = You can't open a table in { $place }: you need { $names } there. Try another channel.
place-no-thread-here = This table needs its own thread, and I can't create one here. Try another channel.
place-thread-forbidden = This table needs its own thread, and I can't create one here. Ask a moderator to give me **Create Public Threads**.
place-no-pictures = I may not attach files here, so boards come in words. Let me **Attach Files** to see pictures.

## Trouble
trouble-too-many-person = { $limit ->
    [one] { $person } sits at a table already. That one comes first.
   *[other] { $person } sits at { $limit } tables already. One of them has to be finished first.
}
trouble-too-many-server = { $limit ->
    [one] This server has a table already. That one comes first.
   *[other] This server has { $limit } tables already. One of them has to be finished first.
}
trouble-too-many-hour = { $limit ->
    [one] You can open one table an hour. Try again later, or join a table that is open.
   *[other] You can open { $limit } tables an hour. Try again later, or join a table that is open.
}
trouble-place-taken = A table runs here already.
trouble-archive = That could not be saved, so nothing was changed. Please try again in a moment; the people who run this bot have been told.
trouble-forbidden = Discord does not let me do that here. A moderator can look at my permissions.
trouble-discord = Discord did not take that. Nothing is lost; please try again.
trouble-answer = Discord did not take my answer. Whatever you did is saved; the board shows it.
trouble-ours = Something went wrong on our side, and nothing was changed. If it happens again, pass on this number: { $number }.
