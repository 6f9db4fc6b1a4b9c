# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Nichts wurde gespielt. { $done } ginge, aber dann: { $reason }
typed-possible = { $reason }
    Mit **{ $piece }** geht: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }und noch { $more }
    }.
typed-turn-over = Nichts wurde gespielt. Nach { $done } ist dein Zug zu Ende, also lass „{ $rest }“ weg.
# What people may type for yes and for no, in lower case, separated by commas.
typed-yes = ja, j
typed-no = nein, n
