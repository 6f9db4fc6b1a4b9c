# Mundialito's daily puzzles: the tasks, what a wrong try allows, and why the solution is right.
# $side is who plays $actions; $at is a cell.
mundialito-aim-goal = Score this turn
mundialito-aim-safe = Stop every threat
mundialito-aim-forced = Force a goal in two turns, whatever they play
mundialito-puzzle-short = No goal: the ball is still on { $at }.
mundialito-puzzle-scores = { $side } scores with { $actions }.
mundialito-puzzle-holds = { $side } plays { $actions }, and you can't score next turn.
mundialito-puzzle-else = Otherwise { $side } scores with { $actions }.
mundialito-puzzle-tries = If { $side } plays { $actions },
mundialito-puzzle-answers = { $side } scores with { $actions }.
mundialito-puzzle-sure = Nothing gets in the way: next turn { $side } scores with { $actions }.
