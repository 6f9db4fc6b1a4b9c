# What moderators and the people who run the bot are told about tables that do not go on, and about the house.
command-doctor = doctor
command-doctor-about = What a table waits for; whatever is wrong with it is mended
option-doctor-table = A table of this server; leave it out for the one here, or for all

doctor-title = ### { $game } · `{ $table }` · { $place }
doctor-lobby = A lobby, waiting for people. Somebody last did something { $when }.
doctor-over = The game ended { $when }.
doctor-waits = ⏳ It waits for { $names }, since { $when }.
doctor-thinks = 💭 Thinking: { $names }, since { $when }.
doctor-vote = 🗳️ The others are voting about { $name }, since { $when }.
doctor-nobody = Nobody has been awaited since { $when }.
doctor-next = By itself { $when }: { $kind ->
    [lobby] the lobby closes.
    [remind] a reminder.
    [away] the others are asked what to do.
    [vote] the vote is counted.
    [idle] the forgotten game is closed.
    [clock] the whistle.
    [routine] the table acts for whoever is awaited.
    [round] the round is played.
    [pause] the next match begins.
    [lapse] the wish to play again lapses.
   *[other] something ({ $kind }).
}
doctor-board = [The board]({ $link }) stands where it should.
doctor-well = ✅ Nothing is wrong with it.
doctor-mended = 🔧 { $fault ->
    [timers] What happens by itself was not planned as it should be; now it is.
    [computer] The computer had not begun to think; now it thinks.
    [board] The board was gone and was posted anew.
    [old-board] The board showed an earlier moment and was renewed.
    [hands] A hand was missing and was sent again.
    [parcels] Something had not been shown; now it is.
    [channel] The channel is there again.
    [aside] It can be read again, and goes on.
   *[other] The channel can be read again.
}
doctor-fault = ⚠️ { $fault ->
    [timers] What should happen by itself could not be planned. Try again in a moment.
    [computer] The computer does not think yet. It is asked again by itself.
    [board] The board is gone, and could not be posted anew yet.
    [old-board] The board shows an earlier moment, and could not be renewed yet.
    [hands] A hand is missing, and could not be sent yet. **Hand** at the board shows it all the same.
    [channel] The channel is gone. Whoever plays there can bring the table to another one: **/mundialito board** with its name.
   *[other] I cannot look into the channel. I need View Channel and Read Message History there.
}
doctor-parcels = 📮 { $count ->
    [one] One thing is still to be shown, since { $when }.
   *[other] { $count } things are still to be shown, since { $when }.
}
doctor-error = Tried { $attempts ->
    [one] once
   *[other] { $attempts } times
}; last: { $code ->
    [50013] I lack a permission there.
    [50001] I may not see the channel.
    [10003] the channel is gone.
    [50007] the person lets no direct messages through.
    [50278] the person lets no direct messages through.
    [50083] the thread is put away.
    [160005] the thread is locked.
   *[other] `{ $error }`
} Next try { $when }.
doctor-aside = 🗄️ { $reason ->
    [version] The rules of its game have changed since it began, so it was put aside
    [game] This bot does not know its game any more, so it was put aside
    [removed] This server removed the bot, so it was put aside
   *[unreadable] It cannot be read any more, so it was put aside
} { $when }. Its channel is free for a new table, and everything saved is kept for the people who run this bot.
doctor-server = ### Tables in this server: { $running } running, { $lobbies } open, { $aside } put aside
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
doctor-state = { $state ->
    [lobby] a lobby
    [set_aside] put aside
   *[running] running
}
doctor-house = -# In all servers: { $running } running, { $lobbies } { $lobbies ->
    [one] lobby
   *[other] lobbies
}, { $aside } put aside; { $waiting } to be shown{ $parcel ->
    [none] { "" }
   *[other] , the oldest due { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ { $failing } of them tried three times or more
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Next by itself: { $timer }.
}

## Tables that cannot go on
aside = 🗄️ { $reason ->
    [version] Table `{ $table }` cannot go on: the rules of its game have changed since it began. What was played is kept.
    [game] Table `{ $table }` cannot go on: this bot does not have its game any more. What was played is kept.
   *[unreadable] Table `{ $table }` cannot be read any more, so it was put aside. What was saved is kept for the people who run this bot.
} It counts for nobody, and this place is free: **/mundialito play** opens a new table.
aside-players = -# For { $names }.
refusal-aside-version = The rules of that game have changed since its table began, so it cannot go on. Open a new one with **/mundialito play**.
refusal-aside-game = This bot does not have that game any more, so its table cannot go on. **/mundialito play** has those that it has.
refusal-aside-removed = The server of that table removed me, so the game is on hold. It goes on when I'm invited again.
refusal-aside-unreadable = That table cannot be read any more, so it was put aside; what was saved is kept for the people who run this bot. Open a new one with **/mundialito play**.
refusal-over-version = That game was played by rules that have changed since, so it cannot be shown any more. Its result stands.
refusal-over-game = This bot does not have that game any more, so it cannot be shown. Its result stands.
refusal-over-unreadable = That game is over, and its moves cannot be read any more.

## For those who run the bot
command-status = status
command-status-about = For those who run this bot: how it is doing
owners-only = Only those who run this bot may see how it is doing. **/mundialito-admin doctor** tells about the tables of this server.
status-title = ### Mundialito { $version }, started { $since }
status-discord = Discord: { $servers ->
    [one] one server
   *[other] { $servers } servers
}, { $people } at running tables, latency { $latency } ms
status-timers = Planned: { $timers }{ $overdue ->
    [0] , nothing overdue
   *[other] , ⚠️ { $overdue } overdue
}
status-sweep = The sweep went well { $seconds } seconds ago{ $restarts ->
    [0] .
   *[other] ; ⚠️ it was begun anew { $restarts ->
        [one] once
       *[other] { $restarts } times
    }.
}
status-process = The event loop was { $lag } ms late at the most in two minutes; { $memory } MiB of memory
status-backup = Backup: { $state ->
    [off] none is made; `BACKUPS` names a folder.
    [failed] ⚠️ the last try failed, the log says why. The last good one: { $when }.
    [failing] ⚠️ the last try failed, the log says why. There is no good one.
    [none] none yet.
   *[made] { $when }, checked.
}
status-errors = { $count ->
    [0] No errors since the start.
    [one] ⚠️ One error since the start:
   *[other] ⚠️ { $count } errors since the start, the last ones:
}
status-error = -# { $when } `{ $place }`: { $event }
