# Mundialito's daily puzzles: the tasks.
mundialito-puzzle-goal = Score this turn
mundialito-puzzle-safe = Stop every threat
mundialito-puzzle-forced = Force a goal in two turns, whatever they play
