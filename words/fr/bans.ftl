# Bans: what the banned person reads, and the moderators' pages.
banned = Tu as un ban : plus de parties sur { $where ->
    [there] le serveur de cette table
   *[here] ce serveur
}{ $until ->
    [none] {""}
   *[other] {" "}jusqu’au { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Raison : { $reason }
} La modération du serveur peut lever le ban. **/mundialito settings**, **block** et **privacy** marchent toujours.
banned-everywhere = Tu as un ban : plus de parties avec moi{ $until ->
    [none] {""}
   *[other] {" "}jusqu’au { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Raison : { $reason }
} **/mundialito settings**, **block** et **privacy** marchent toujours.
opponent-banned = { $name } a un ban ici. Invite quelqu’un d’autre, ou laisse la place libre.
ban-yourself = Tu ne peux pas te bannir toi-même.
ban-bot = Les bots ne jouent pas, donc on ne peut pas les bannir.
ban-owner = Tu ne peux pas bannir les propriétaires du bot.
ban-owners-only = Bannir partout est réservé aux propriétaires du bot.
ban-none = { $name } n’a pas de ban.
done-banned = { $name } a maintenant un ban { $where ->
    [all] partout
   *[here] aux tables de ce serveur
}{ $days ->
    [0] {""}
    [one] {" "}pour 1 jour
   *[other] {" "}pour { $days } jours
}. { $left ->
    [no] Ses places seront libérées d’ici une minute environ.
   *[yes] Ses places y sont libérées.
}
done-unbanned = { $name } peut de nouveau jouer.
bans-title = ### Bans
bans-none = Personne n’a de ban.
bans-line = - { $name }, depuis le { $since }{ $until ->
    [none] {""}
   *[other] , jusqu’au { $until }
}{ $reason ->
    [none] {""}
   *[other] { " " }: { $reason }
}
