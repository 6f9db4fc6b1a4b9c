# Bans: what the banned person reads, and the moderators' pages.
banned = You're banned from playing on { $where ->
    [there] that table's server
   *[here] this server
}{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
} The server's moderators can lift the ban. **/mundialito settings**, **block** and **privacy** still work.
banned-everywhere = You're banned from playing with me{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
} **/mundialito settings**, **block** and **privacy** still work.
opponent-banned = { $name } is banned from playing here. Invite somebody else, or leave the seat open.
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
