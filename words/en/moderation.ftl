# What moderators read: bans, and the question whether to end a table.
ban-yourself = You can't ban yourself.
ban-bot = Bots can't play, so they can't be banned.
ban-owner = You can't ban the bot's owners.
ban-owners-only = Only the bot's owners can ban people everywhere.
ban-none = { $name } isn't banned.
done-banned = { $name } is banned { $where ->
    [all] everywhere
   *[here] from this server's tables
}{ $days ->
    [0] {""}
    [one] {" "}for 1 day
   *[other] {" "}for { $days } days
}. { $left ->
    [no] They'll leave their tables there within a minute or so.
   *[yes] They've left their tables there.
}
done-banned-own = You were playing with { $name }, so you resigned from { $tables } first.
done-unbanned = { $name } can play again.
bans-title = ### Banned
bans-none = Nobody is banned.
bans-line = - { $name }, since { $since }{ $until ->
    [none] {""}
   *[other] , until { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}

## Ending a table
button-end-all = End for everybody (unrated)
button-end-resign = Only resign
button-end-lobby = Close the table
end-ask = **{ $game }** at table `{ $table }` in { $place }: { $who }
    { $state ->
        [lobby] Close the table? Its game hasn't started.
       *[other] ⚠️ **End it for everybody?** Nobody wins, and the game isn't rated. You can't undo this.
    }
end-ask-own = { $cost ->
    [resigned] You resigned from this game. That still counts for your own rating, and for nobody else's.
   *[plays] You're playing here yourself, so for you it counts as resigning. Nobody else's rating changes. If you **only resign**, { $then ->
        [wins] the other side wins
       *[other] the others play on, and a computer takes your seat
    }.
}
done-ended = Table `{ $table }` has been closed.
done-ended-own = Table `{ $table }` has been closed. You were playing there, so for you it counts as resigning.
