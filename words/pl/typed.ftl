# What is typed with /move, and why it is refused. $done and $actions are actions in their notation.
typed-refused = { $reason }
typed-refused-later = Nic nie zagrano. { $done } przejdzie, ale dalej: { $reason }
typed-possible = { $reason }
    Możliwe akcje (**{ $piece }**): { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }i jeszcze { $more }
    }.
typed-turn-over = Nic nie zagrano. Po { $done } twoja tura się kończy, więc pomiń „{ $rest }”.
# What people may type for each action of /mundialito table, in lower case, separated by commas; the first is shown.
typed-table-board = plansza, planszę
typed-table-text = tekst
typed-table-undo = cofnij
typed-table-resign = poddaj, poddaj się
typed-table-draw = remis
typed-table-rematch = rewanż
typed-table-verify = sprawdź
