# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Nichts wurde gespielt. { $done } ginge, aber dann: { $reason }
typed-possible = { $reason }
    Mit **{ $piece }** geht: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }und noch { $more }
    }.
typed-turn-over = Nichts wurde gespielt. Nach { $done } ist dein Zug zu Ende, also lass „{ $rest }“ weg.
# What people may type for each action of /mundialito table, in lower case, separated by commas; the first is shown.
typed-table-board = brett
typed-table-text = text, worte
typed-table-undo = zurücknehmen, rückgängig
typed-table-resign = aufgeben
typed-table-draw = unentschieden, remis
typed-table-rematch = revanche
typed-table-verify = prüfen
