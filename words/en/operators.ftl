# What moderators and operators read: the doctor and the status page.
command-doctor = doctor
command-doctor-about = See what a table is waiting for, and fix what's wrong with it
option-doctor-table = A table in this server; leave it out for the one here, or for all

# Example: ### Snap · `ngsvftqh` · #general
doctor-title = ### { $game } · `{ $table }` · { $place }
# Example: This is a lobby, waiting for players. Last activity: in 2 hours.
doctor-lobby = This is a lobby, waiting for players. Last activity: { $when }.
# Example: The game ended in 2 hours.
doctor-over = The game ended { $when }.
# Example: ⏳ Waiting for Ana. Their turn came in 2 hours.
doctor-waits = ⏳ Waiting for { $names }. Their turn came { $when }.
# Example: 💭 Thinking: Computer. The turn came in 2 hours.
doctor-thinks = 💭 Thinking: { $names }. The turn came { $when }.
# Example: 🗳️ The others are voting on what to do about Ana. The vote began in 2 hours.
doctor-vote = 🗳️ { $others ->
    [one] The other player is deciding
   *[other] The others are voting on
} what to do about { $name }. The vote began { $when }.
# Example: Nobody has to act. The last turn ended in 2 hours.
doctor-nobody = Nobody has to act. The last turn ended { $when }.
# Example: Next, in 2 hours: the forgotten game is closed.
doctor-next = Next, { $when }: { $kind ->
    [lobby] the lobby closes.
    [remind] a reminder goes out.
    [away] the others are asked what to do.
    [vote] the vote is counted.
    [idle] the forgotten game is closed.
    [clock] the final whistle.
    [routine] the table acts for the player whose turn it is.
    [round] the whole round is played.
    [pause] the next match begins.
    [lapse] an unanswered request expires.
    [hold] an absence ends.
   *[other] something else ({ $kind }).
}
# Example: [The board](https://discord.com/channels/1/2/3) is up to date.
doctor-board = [The board]({ $link }) is up to date.
doctor-well = ✅ Nothing is wrong with this table.
# Example: 🔧 An update hadn't been posted. It has now.
doctor-repaired = 🔧 { $fault ->
    [timers] Missing timers restored.
    [computer] The computer hadn't started thinking. It's thinking now.
    [board] The board was gone. I've posted it again.
    [old-board] The board was out of date. I've updated it.
    [hands] A hand was missing. I've sent it again.
    [parcels] An update hadn't been posted. It has now.
    [channel] The channel is back.
    [aside] The table can be read again, and the game continues.
   *[other] I can read the channel again.
}
# Example: ⚠️ The channel is gone. Any player can move the table to another channel: use **/mundialito table** with the table's name there.
doctor-fault = ⚠️ { $fault ->
    [timers] Some timers are missing, and I couldn't restore them. Try again in a moment.
    [computer] The computer isn't thinking yet. I'll ask it again soon.
    [board] The board is gone, and I couldn't post it again yet.
    [old-board] The board is out of date, and I couldn't update it yet.
    [hands] A hand is missing, and I couldn't send it yet. **Hand** on the board shows it too.
    [channel] The channel is gone. Any player can move the table to another channel: use **/mundialito table** with the table's name there.
   *[other] I can't read the channel. Give me **View Channel** and **Read Message History** there.
}
# Example: 📮 One update hasn't been posted yet. It's from in 2 hours.
doctor-parcels = 📮 { $count ->
    [one] One update hasn't been posted yet. It's from { $when }.
   *[other] { $count } updates haven't been posted yet. The oldest is from { $when }.
}
# Example: Tried 2 times. The last problem: I'm missing a permission there. Next try: in 2 hours.
doctor-error = Tried { $attempts ->
    [one] once
   *[other] { $attempts } times
}. The last problem: { $code ->
    [50013] I'm missing a permission there.
    [50001] I can't see the channel.
    [10003] the channel is gone.
    [50007] this person doesn't accept direct messages.
    [50278] this person doesn't accept direct messages.
    [50083] the thread is archived.
    [160005] the thread is locked.
   *[other] `{ $error }`.
} Next try: { $when }.
# Example: 🗄️ Set aside in 2 hours: this game's rules have changed since the table started. Its channel is free for a new table. Everything saved is kept for this bot's operator.
doctor-aside = 🗄️ { $reason ->
    [version] Set aside { $when }: this game's rules have changed since the table started.
    [game] Set aside { $when }: this bot no longer has the table's game.
    [removed] Paused { $when }: this server removed the bot.
   *[unreadable] Set aside { $when }: the table's saved game can't be read.
} Its channel is free for a new table. Everything saved is kept for this bot's operator.
# Example: ### Tables in this server: 0 running, 0 open, 0 set aside
doctor-server = ### Tables in this server: { $running } running, { $lobbies } open, { $aside } set aside
# Example: `bmvtr6p7` · Hedgehog race · #general · running · in 2 hours
doctor-line = `{ $table }` · { $game } · { $place } · { doctor-state } · { $when }
# One of the server's events; $event is its id, $waiting counts its messages that are not posted.
# Example: `ruzwpm` · ? · #general · can't be read
doctor-event = `{ $event }` · { $name } · { $place } · { $state ->
    [coming] people are joining
    [unreadable] can't be read
   *[running] running
}{ $waiting ->
    [0] { "" }
    [one] { " " }· 1 message not posted yet
   *[other] { " " }· { $waiting } messages not posted yet
}
# $waiting counts updates; $parcel and $timer are timestamps, or none.
# Example: -# On all servers: 1 running, 0 lobbies, 0 set aside. Updates to post: 0. Next timer: in 2 hours.
doctor-house = -# On all servers: { $running } running, { $lobbies } { $lobbies ->
    [one] lobby
   *[other] lobbies
}, { $aside } set aside. Updates to post: { $waiting }{ $parcel ->
    [none] { "" }
   *[other] , the oldest due { $parcel }
}{ $failing ->
    [0] { "" }
   *[other] , ⚠️ { $failing } tried three times or more
}.{ $timer ->
    [none] { "" }
   *[other] { " " }Next timer: { $timer }.
}

## For operators
command-status = status
command-status-about = For this bot's operator: see how the bot is doing
owners-only = Only this bot's operator can see that. For this server's tables, use **/mundialito-admin doctor**.
# Example: ### Mundialito 0.1.0, started in 2 hours
status-title = ### Mundialito { $version }{ $clusters ->
    [one] {""}
   *[other] , cluster { $cluster } (one of { $clusters })
}, started { $since }
# Example: Discord: 2 servers, 4 people at tables, latency 125 ms
status-discord = Discord: { $servers ->
    [one] one server
   *[other] { $servers } servers
}, { $people ->
    [one] one person
   *[other] { $people } people
} at tables{ $clusters ->
    [one] {""}
   *[other] {" "}of all clusters
}, latency { $latency } ms{ $shards ->
    [0] {""}
    [one] {""}
   *[other] , { $up } of { $shards } shards connected
}
# Example: Timers: 3, none overdue
status-timers = Timers: { $timers }{ $overdue ->
    [0] , none overdue
   *[other] , ⚠️ { $overdue } overdue
}
# Example: Last complete sweep: 0 seconds ago.
status-sweep = Last complete sweep: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} ago{ $restarts ->
    [0] .
   *[other] ; ⚠️ restarted { $restarts ->
        [one] once
       *[other] { $restarts } times
    }.
}
# $weaker counts moves of the last ten minutes, $longest is in seconds, $waiting counts hints and reviews too.
# Example: Computer players: 3 moves wait. ⚠️ In the last ten minutes, 12 moves were made by a weaker level, because the machine was too busy. The longest wait was 7 seconds. Raise **COMPUTER_WORKERS** if the …
status-thinking = Computer players: { $waiting ->
    [0] nothing waits
    [one] one move waits
   *[other] { $waiting } moves wait
}{ $weaker ->
    [0] .
   *[other] {"."} ⚠️ In the last ten minutes, { $weaker ->
        [one] one move was made
       *[other] { $weaker } moves were made
    } by a weaker level, because the machine was too busy. The longest wait was { $longest ->
        [0] under a second
        [one] one second
       *[other] { $longest } seconds
    }. Raise **COMPUTER_WORKERS** if the machine has processors to spare.
}
# Example: Event loop: at most 12 ms late in the last two minutes. Memory: 100 MiB
status-process = Event loop: at most { $lag } ms late in the last two minutes. Memory: { $memory } MiB
# Example: Backup: off. To turn it on, set `BACKUPS` to a folder.
status-backup = Backup: { $state ->
    [off] off. To turn it on, set `BACKUPS` to a folder.
    [failed] ⚠️ the last one failed; see the log. Last good backup: { $when }.
    [failing] ⚠️ the last one failed; see the log. There's no good backup yet.
    [none] none yet.
   *[made] made and checked { $when }.
}
# Example: No errors since the start.
status-errors = { $count ->
    [0] No errors since the start.
    [one] ⚠️ One error since the start:
   *[other] ⚠️ { $count } errors since the start. The latest:
}
# Example: -# in 2 hours `house`: table set aside
status-error = -# { $when } `{ $place }`: { $event }
