# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Rien n’a été joué. { $done } irait, mais ensuite : { $reason }
typed-possible = { $reason }
    Possible avec **{ $piece }** : { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }et encore { $more }
    }.
typed-turn-over = Rien n’a été joué. Ton tour est fini après { $done }, retire donc « { $rest } ».
# What people may type for each action of /mundialito table, in lower case, separated by commas; the first is shown.
typed-table-board = plateau
typed-table-text = texte
typed-table-undo = annuler
typed-table-resign = abandonner, abandon
typed-table-draw = nul, nulle, match nul
typed-table-rematch = revanche
typed-table-verify = vérifier
