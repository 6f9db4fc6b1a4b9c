# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Nada foi jogado. { $done } daria certo, mas depois: { $reason }
typed-possible = { $reason }
    Com **{ $piece }** dá para jogar: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }e mais { $more }
    }.
typed-turn-over = Nada foi jogado. Seu turno acaba depois de { $done }, então tire “{ $rest }”.
# What people may type for each action of /mundialito table, in lower case, separated by commas; the first is shown.
typed-table-board = tabuleiro
typed-table-text = texto
typed-table-undo = desfazer
typed-table-resign = desistir
typed-table-draw = empate
typed-table-rematch = revanche
typed-table-verify = conferir, verificar
