# Bans: what the banned person reads, and the moderators' pages.
banned = Du bist { $where ->
    [there] auf dem Server dieses Tisches
   *[here] auf diesem Server
} fürs Spielen gesperrt{ $until ->
    [none] {""}
   *[other] {" "}bis zum { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
} Die Moderation des Servers kann die Sperre aufheben. **/mundialito settings**, **block** und **privacy** funktionieren weiterhin.
banned-everywhere = Du bist fürs Spielen mit mir gesperrt{ $until ->
    [none] {""}
   *[other] {" "}bis zum { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
} **/mundialito settings**, **block** und **privacy** funktionieren weiterhin.
opponent-banned = { $name } ist hier fürs Spielen gesperrt. Lade jemand anders ein, oder lass den Platz offen.
ban-yourself = Dich selbst kannst du nicht sperren.
ban-bot = Bots können nicht spielen, da gibt es nichts zu sperren.
ban-owner = Wer den Bot besitzt, lässt sich nicht sperren.
ban-owners-only = Überall sperren kann nur, wem der Bot gehört.
ban-none = { $name } ist nicht gesperrt.
done-banned = { $name } ist { $where ->
    [all] überall
   *[here] für die Tische dieses Servers
} gesperrt{ $days ->
    [0] {""}
    [one] {" "}für 1 Tag
   *[other] {" "}für { $days } Tage
}. { $left ->
    [no] Die Plätze dort werden in etwa einer Minute frei.
   *[yes] Die Plätze dort sind frei.
}
done-unbanned = { $name } kann wieder mitspielen.
bans-title = ### Gesperrt
bans-none = Niemand ist gesperrt.
bans-line = - { $name }, seit dem { $since }{ $until ->
    [none] {""}
   *[other] , bis zum { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
