# Watching games, and following them to their end.
watch-title = ### 👀 Partidas en marcha aquí
watch-none = Aquí no hay en marcha ninguna partida que puedas ver. Empieza una con **/mundialito play**.
watch-no-more = No hay partidas más antiguas que puedas ver.
watch-server-only = Usa este comando en un servidor: muestra las partidas en marcha allí.
# $who names the players; $when is how long ago the last move was; $link leads to the board.
watch-line = - **{ $game }** · { $who }{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
} · { $moved ->
    [no] empezó
   *[yes] última jugada
} { $when } · { $link }
watch-pick = Ver una partida…
# $who names the players.
watch-item = { $game } · { $who }
watch-item-turn = { $turn ->
    [0] { "" }
   *[other] Turno { $turn }
}
button-newest = Más recientes
button-older = Más antiguas
button-follow = 🔔 Seguir
button-unfollow = 🔕 Dejar de seguir
done-followed = 🔔 Sigues esta partida de { $game }. Recibirás un mensaje directo cuando termine.
done-unfollowed = 🔕 Ya no sigues esta partida de { $game }.
follow-own = Juegas en esta partida, así que no hace falta que la sigas.
follow-too-many = Ya sigues { $limit } partidas. Deja de seguir una primero.
follow-too-popular = Ya siguen esta partida { $limit } personas, y no caben más.
# The message to a follower at the end of a game; $told says how it ended.
follow-over =
    🏁 Terminó la partida de **{ $game }** que seguías en { $place }. { $told }
    -# Mesa `{ $table }`
follow-over-here =
    🏁 { $person }, terminó la partida de **{ $game }** que seguías. { $told }
    -# Mesa `{ $table }` · Tienes cerrados los mensajes directos, así que te lo digo aquí.
