"""How much processor time advice takes: what an analyst thinks of a choice, and what the World Cup's coaches choose.

It is the usual answer that counts, in games played at random with every number of seats: what another table's computer
waits for it.
"""

import time
from collections.abc import Callable
from random import Random

from benchmarks.harness.goals import Goal, Goals
from players import analyst, answer, levels, question, weigh
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance

HINT, CHANCES = Goal("usual hint", most=1.0, unit=" s"), Goal("usual hint in the World Cup", most=0.3, unit=" s")
CHOICE = Goal("usual choice in the World Cup", most=0.3, unit=" s")
MOMENTS, APART = 24, 5


def moments(key: str) -> list[Match]:
    """Return moments of random games in which a seat is to act, a few events apart."""
    game, random, found = GAMES[key], Random(1), list[Match]()
    for seats in range(max(2, game.about.seats[0]), game.about.seats[1] + 1):
        match = Match.begin(game, seats, {}, seats)
        while match.outcome is None and len(found) < MOMENTS * (seats - 1):
            if isinstance(match.turn, Chance):
                match = match.resolve()
                continue
            assert match.to_act is not None
            if len(match.log) % APART == 0:
                found.append(match)
            match = match.act(match.to_act, random.choice(match.legal(100)))
    return found[:: max(1, len(found) // MOMENTS)]


def usual(key: str, level: str, think: Callable[..., object]) -> float:
    """Return the median of the processor time that a thought takes (seconds)."""
    spent = []
    for match in moments(key):
        assert match.to_act is not None
        asked = question(match, match.to_act, level)
        begun = time.process_time()
        think(asked)
        spent.append(time.process_time() - begun)
    return sorted(spent)[len(spent) // 2]


def judge_advice(goals: Goals) -> None:
    """Measure it, and print it beside its goals."""
    found = {key: usual(key, "random", weigh) for key in GAMES if analyst(key) is not None}
    print(", ".join(f"hint in {key}: {seconds:.2g} s" for key, seconds in found.items()))
    goals.judge(HINT, max(found.values()))
    goals.judge(CHANCES, found["worldcup"])
    goals.judge(CHOICE, max(usual("worldcup", level, answer) for level in levels("worldcup")))
