# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = No se ha jugado nada. { $done } funcionaría, pero después: { $reason }
typed-possible = { $reason }
    Con **{ $piece }** se puede: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }.
typed-turn-over = No se ha jugado nada. Tu turno acaba después de { $done }, así que quita «{ $rest }».
# What people may type for each action of /mundialito table, in lower case, separated by commas; the first is shown.
typed-table-board = tablero
typed-table-text = texto
typed-table-undo = deshacer
typed-table-resign = rendirse, rendirme, abandonar
typed-table-draw = empate, tablas
typed-table-rematch = revancha
typed-table-verify = comprobar, verificar
