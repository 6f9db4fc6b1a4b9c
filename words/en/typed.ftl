# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Nothing was played. { $done } would work, but then: { $reason }
typed-possible = { $reason }
    Possible with **{ $piece }**: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
typed-turn-over = Nothing was played. Your turn is over after { $done }, so leave out “{ $rest }”.
# What people may type for each action of /mundialito table, in lower case, separated by commas; the first is shown.
typed-table-board = board
typed-table-text = text
typed-table-undo = undo, take back
typed-table-resign = resign, give up
typed-table-draw = draw, offer a draw
typed-table-rematch = rematch, play again
typed-table-verify = verify, check
