# What moderators read: bans, and the question whether to end a table.
ban-yourself = You can't ban yourself.
ban-bot = Bots can't play, so they can't be banned.
ban-owner = You can't ban the bot's owners.
ban-owners-only = Only the bot's owners can ban people everywhere.
# Example: Ana isn't banned.
ban-none = { $name } isn't banned.
# Example: Xenia is banned from this server's tables. They've left their tables there.
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
# Example: You were playing with Xenia, so you resigned from  first.
done-banned-own = You were playing with { $name }, so you resigned from { $tables } first.
# Example: Ana can play again.
done-unbanned = { $name } can play again.
bans-title = ### Banned
bans-none = Nobody is banned.
# Example: - Ana, since 28 November 2025
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
# Example: **Hedgehog race** at table `a6m9s2uz` in #general: Cy / Close the table? Its game hasn't started.
end-ask = **{ $game }** at table `{ $table }` in { $place }: { $who }
    { $state ->
        [lobby] Close the table? Its game hasn't started.
       *[other] ⚠️ **End it for everybody?** Nobody wins, and the game isn't rated. You can't undo this.
    }
# Example: You're playing here yourself, so for you it counts as resigning. Nobody else's rating changes. If you **only resign**, the other side wins.
end-ask-own = { $cost ->
    [resigned] You resigned from this game. That still counts for your own rating, and for nobody else's.
   *[plays] You're playing here yourself, so for you it counts as resigning. Nobody else's rating changes. If you **only resign**, { $then ->
        [wins] the other side wins
       *[other] the others play on, and a computer takes your seat
    }.
}
# Example: Table `59kz3x5t` has been closed.
done-ended = Table `{ $table }` has been closed.
# Example: Table `a6m9s2uz` has been closed. You were playing there, so for you it counts as resigning.
done-ended-own = Table `{ $table }` has been closed. You were playing there, so for you it counts as resigning.
