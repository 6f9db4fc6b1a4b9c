# Bans: what the banned person reads, and the moderators' pages.
banned = Tienes un veto y no puedes jugar en { $where ->
    [there] el servidor de esa mesa
   *[here] este servidor
}{ $until ->
    [none] {""}
   *[other] {" "}hasta { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
} La moderación del servidor puede levantar el veto. **/mundialito settings**, **block** y **privacy** siguen funcionando.
banned-everywhere = Tienes un veto y no puedes jugar conmigo{ $until ->
    [none] {""}
   *[other] {" "}hasta { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
} **/mundialito settings**, **block** y **privacy** siguen funcionando.
opponent-banned = { $name } tiene un veto y no puede jugar aquí. Invita a otra persona, o deja libre el asiento.
ban-yourself = No puedes vetar tu propia cuenta.
ban-bot = Los bots no saben jugar, así que no se les puede vetar.
ban-owner = No puedes vetar a quien opera este bot.
ban-owners-only = Solo quien opera este bot puede vetar a alguien en todas partes.
ban-none = { $name } no tiene ningún veto.
done-banned = { $name } tiene un veto { $where ->
    [all] en todas partes
   *[here] en las mesas de este servidor
}{ $days ->
    [0] {""}
    [one] {" "}durante 1 día
   *[other] {" "}durante { $days } días
}. { $left ->
    [no] Saldrá de sus mesas de allí en cosa de un minuto.
   *[yes] Ya ha salido de sus mesas de allí.
}
done-unbanned = { $name } puede volver a jugar.
bans-title = ### Vetos
bans-none = Nadie tiene un veto.
bans-line = - { $name }, desde { $since }{ $until ->
    [none] {""}
   *[other] , hasta { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
