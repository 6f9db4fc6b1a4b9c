# What moderators read: bans, and the question whether to end a table.
ban-yourself = No puedes banear tu propia cuenta.
ban-bot = Los bots no juegan, así que no se les puede banear.
ban-owner = No puedes banear a quien opera este bot.
ban-owners-only = Solo quien opera este bot puede banear a alguien en todas partes.
ban-none = { $name } no tiene ningún baneo.
done-banned = Has baneado a { $name } { $where ->
    [all] en todas partes
   *[here] de las mesas de este servidor
}{ $days ->
    [0] {""}
    [one] {" "}durante 1 día
   *[other] {" "}durante { $days } días
}. { $left ->
    [no] Saldrá de sus mesas de allí en cosa de un minuto.
   *[yes] Ya ha salido de sus mesas de allí.
}
done-banned-own = Jugabas con { $name }, así que primero te has rendido: { $tables }.
done-unbanned = { $name } puede volver a jugar.
bans-title = ### Baneos
bans-none = Nadie tiene un baneo.
bans-line = - { $name }, desde el { $since }{ $until ->
    [none] {""}
   *[other] , hasta el { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}

## Ending a table
button-end-all = Terminar para todos
button-end-resign = Solo rendirme
button-end-lobby = Cerrar la mesa
end-ask = **{ $game }** en la mesa `{ $table }` de { $place }: { $who }
    { $state ->
        [lobby] ¿Cerrar la mesa? La partida no ha empezado.
       *[other] ⚠️ **¿Terminarla para todos?** No gana nadie y la partida no puntúa. No se puede deshacer.
    }
end-ask-own = { $cost ->
    [resigned] Te rendiste en esta partida. Eso sigue contando para tu puntuación, y para la de nadie más.
   *[plays] Tú también juegas aquí, así que para ti cuenta como rendirte. La puntuación de los demás no cambia. Si **solo te rindes**, { $then ->
        [wins] gana tu rival
       *[other] los demás siguen jugando y la CPU ocupa tu asiento
    }.
}
done-ended = La mesa `{ $table }` se ha cerrado.
done-ended-own = La mesa `{ $table }` se ha cerrado. Jugabas en ella, así que para ti cuenta como rendirte.
