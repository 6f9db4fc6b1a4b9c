typed-refused = { $reason }
typed-refused-later = Non è stato giocato niente. { $done } andrebbe, ma poi: { $reason }
typed-possible = { $reason }
    Con **{ $piece }** puoi: { $actions }{ $more ->
        [0] { "" }
        [one] { " " }e un’altra
       *[other] { " " }e altre { $more }
    }.
typed-turn-over = Non è stato giocato niente. Il tuo turno finisce dopo { $done }, quindi togli “{ $rest }”.
typed-table-board = plancia
typed-table-text = testo, parole
typed-table-undo = annulla
typed-table-resign = abbandona, abbandono, resa
typed-table-draw = pareggio, pari, patta
typed-table-rematch = rivincita
typed-table-verify = verifica, controlla
