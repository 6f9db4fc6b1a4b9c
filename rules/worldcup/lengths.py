"""How long a cup usually takes. Part of rules/worldcup: standard library only."""

#: How long an average turn takes people, a look at the board included.
SECONDS_A_TURN = 30
#: The turns of all rounds after the group round, replays and kicks included: the median of cups played by computers
#: (benchmarks/bench_worldcup_length.py).
LATER = {1930: 40, 2002: 111}


def usual_turns(cards: int, seats: int, runs: int, many: bool, later: int) -> int:
    """Estimate the turns of a whole cup (rules 5, 15, 16 and 24).

    The group round has a turn for each card drawn: `runs` times the deck without the hands. With nine seats or more,
    each has one turn more. `later` is the usual number for the rounds after it.
    """
    return runs * (cards - 3 * seats) + (seats if many else 0) + later
