# Mundialito's daily puzzles: the tasks, what a wrong try allows, and why the solution is right.
# $side is who plays $actions; $at is a cell.
mundialito-aim-goal = Score this turn
mundialito-aim-safe = Stop every threat
mundialito-aim-forced = Force a goal in two turns, whatever they play
# Example: No goal: the ball is still on a2.
mundialito-puzzle-short = No goal: the ball is still on { $at }.
# Example: Gualda scores with a1-a2, ball a3.
mundialito-puzzle-scores = { $side } scores with { $actions }.
# Example: Bermellon plays `e6-f6`, and you can't score next turn.
mundialito-puzzle-holds = { $side } plays { $actions }, and you can't score next turn.
# Example: Otherwise Gualda scores with a1-a2.
mundialito-puzzle-else = Otherwise { $side } scores with { $actions }.
# Example: If Bermellon plays e6-e5,
mundialito-puzzle-tries = If { $side } plays { $actions },
# Example: Gualda scores with a1-a2.
mundialito-puzzle-answers = { $side } scores with { $actions }.
# Example: Nothing gets in the way: next turn Gualda scores with `*f6`.
mundialito-puzzle-sure = Nothing gets in the way: next turn { $side } scores with { $actions }.
