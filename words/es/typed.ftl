# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = No se ha jugado nada. { $done } funcionaría, pero después: { $reason }
typed-possible = { $reason }
    Con **{ $piece }** se puede: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }.
typed-turn-over = No se ha jugado nada. Tu turno acaba después de { $done }, así que quita «{ $rest }».
# What people may type for yes and for no, in lower case, separated by commas.
typed-yes = sí, si, s
typed-no = no, n
