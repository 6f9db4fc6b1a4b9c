# Replays: step through a game that was played.
replay-title = ### Repetición: { $game } · `{ $table }`
replay-title-file = ### Repetición: { $game } · archivo de partida
replay-opening = **El comienzo**{ $count ->
    [0] { "" }
    [one] { " " }· sigue 1 turno
   *[other] { " " }· siguen { $count } turnos
}
# A turn's number is 0 during set-up.
replay-turn = { $number ->
    [0] **Preparación**
   *[other] **Turno { $number } de { $count }**
}
replay-turn-of = { $turn }, { $who }
# The buttons that step: Discord shows them side by side.
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
replay-menu-turns = Ir a un turno ({ $first }–{ $last } de { $count })
replay-menu-marks = Ir a un momento destacado
replay-entry = { $number ->
    [0] Preparación
   *[other] { $number }
}{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}{ $told ->
    [none] { "" }
   *[other] { " " }· { $told }
}
replay-earlier = ⬆ Antes…
replay-later = ⬇ Después…
replay-sides = Desde qué lado mirar
replay-side = Lo que ve { $name }
replay-public = Lo que vio todo el mundo
replay-flip = Girar el tablero
replay-in-words = En palabras
replay-picture = Imagen
replay-by-action = Acción por acción
replay-by-turn = Turno por turno
replay-which = ¿De qué partida quieres ver la repetición?
replay-games = Tus últimas partidas
