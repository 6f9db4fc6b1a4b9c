# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
# Example: The set-up is over. Move your pyramids or pass the ball.
typed-refused = { $reason }
# Example: Nothing was played. `b6-b5` would work, but then:
typed-refused-later = Nothing was played. { $done } would work, but then: { $reason }
# Example: “c6” isn't a Mundialito action. Type a move `b1-b2`, a push `b3xb4`, a jump `b3^b5`, a pass `*d4` or `end`. Before the kick-off, type `setup 321123` and `ball c2`. / Possible with **c6**: `*c6`.
typed-possible = { $reason }
    Possible with **{ $piece }**: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
# Example: Nothing was played. Your turn is over after `*a6`, so leave out “f6-f5”.
typed-turn-over = Nothing was played. Your turn is over after { $done }, so leave out “{ $rest }”.
# What people may type for each action of /mundialito table, in lower case, separated by commas; the first is shown.
typed-table-board = board
typed-table-text = text
typed-table-undo = undo, take back
typed-table-resign = resign, give up
typed-table-draw = draw, offer a draw
typed-table-rematch = rematch, play again
typed-table-verify = verify, check
