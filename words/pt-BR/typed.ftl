# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Nada foi jogado. { $done } daria certo, mas depois: { $reason }
typed-possible = { $reason }
    Com **{ $piece }** dá para jogar: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }e mais { $more }
    }.
typed-turn-over = Nada foi jogado. Seu turno acaba depois de { $done }, então tire “{ $rest }”.
# What people may type for yes and for no, in lower case, separated by commas.
typed-yes = sim, s
typed-no = não, nao, n
