# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Nothing was played. { $done } would work, but then: { $reason }
typed-possible = { $reason }
    Possible with **{ $piece }**: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
typed-turn-over = Nothing was played. Your turn is over after { $done }, so leave out “{ $rest }”.
# What people may type for yes and for no, in lower case, separated by commas.
typed-yes = yes, y
typed-no = no, n
