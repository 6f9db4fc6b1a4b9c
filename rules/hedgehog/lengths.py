"""How long a race usually is. Part of rules/hedgehog: standard library only.

`python -m benchmarks.bench_hedgehog_length --write` refreshes the table.
"""

#: The median number of turns of a game with 1 to 11 seats, played by computers of the default level.
USUAL_TURNS = (4, 11, 26, 35, 43, 51, 57, 64, 68, 81, 87)
#: How long people take for an average turn: most turns have one or two moves, and many none.
SECONDS_A_TURN = 20
