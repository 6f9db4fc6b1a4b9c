"""How long a cup usually is. Part of rules/worldcup: standard library only."""

#: What a turn takes people on the average, a look at the board included.
SECONDS_A_TURN = 30
#: The turns of all rounds after the group round, replays and kicks included: the median of cups that the computers play
#: by themselves (benchmarks/bench_worldcup_length.py).
LATER = {1930: 40, 2002: 111}


def usual_turns(cards: int, seats: int, runs: int, many: bool, later: int) -> int:
    """About how many turns a cup takes in all (rules 5, 15, 16 and 24).

    The group round takes as many turns as cards are drawn, `runs` times the deck less the hands; with nine seats and
    more one turn each is added. `later` is what the rounds after it usually take.
    """
    return runs * (cards - 3 * seats) + (seats if many else 0) + later
