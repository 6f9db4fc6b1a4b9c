"""Short ways to write finished games, and a season of them on two servers."""

import random
from typing import Any

from rules.table.results import GameResult, Sitter
from rules.table.table import Ending

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
#: 1 November 2026, midnight UTC.
NOVEMBER = 1793491200000
#: Three games of skill, and one of luck.
SKILL, LUCK = ("chess", "race", "cup"), "dicecup"
GAMES = (*SKILL, LUCK)


def game(table: str, *groups: int | tuple[int, ...], at: int = NOVEMBER, **changes: Any) -> GameResult:
    """Return a game played to its end; people, or groups of people who tied, the best first."""
    places = [(one,) if isinstance(one, int) else one for one in groups]
    sitters = tuple(Sitter(who, place=place, turns=9) for place, group in enumerate(places, start=1) for who in group)
    plain: dict[str, Any] = {"game": "race", "version": 1, "guild": 5, "ending": Ending.PLAYED, "reason": "goal"}
    return GameResult(table=table, ended_at=at, **({"sitters": sitters} | plain | changes))


def many(
    count: int = 300, people: int = 30, seed: int = 1, waits: tuple[int, ...] = (0, HOUR // 2, HOUR, 12 * HOUR)
) -> list[GameResult]:
    """Return games of all kinds on two servers over two months: ties, computers, people who leave, rematches."""
    rng, found, at = random.Random(seed), [], NOVEMBER - 20 * DAY
    for number in range(count):
        at += rng.choice(waits)
        seats = rng.choice((1, 2, 2, 2, 3, 4, 6, 11)) if number % 10 < 6 else 2
        who = rng.sample(range(1, people + 1), seats) if number % 10 < 6 else list(range(1, seats + 1))
        sitters = []
        for person in who:
            computer = rng.random() < 0.05
            left = not computer and rng.random() < 0.1
            level = "easy" if computer or (left and rng.random() < 0.5) else None
            place = rng.randint(1, seats)
            sitters.append(
                Sitter(None if computer else person, level, left, place, None, rng.choice((0, 1, 2, 3, 5, 5, 9, 9)))
            )
        places = sorted({one.place for one in sitters})
        even = tuple(
            Sitter(one.person, one.computer, one.left, places.index(one.place) + 1, one.score, one.turns)
            for one in sitters
        )
        ending = rng.choice((Ending.PLAYED,) * 6 + (Ending.RESIGNED, Ending.AGREED, Ending.VOTED, Ending.IDLE))
        if ending not in (Ending.PLAYED, Ending.RESIGNED, Ending.AGREED):
            even = tuple(Sitter(one.person, one.computer, one.left, None, None, one.turns) for one in even)
        name, guild = (
            rng.choice(SKILL) if number % 11 else LUCK,
            rng.choice((5, 6, 6, None) if number % 9 == 0 else (5, 6)),
        )
        found.append(
            GameResult(f"t{rng.random():.9f}", name, 1, guild, at, ending, "goal", even, hints=number % 97 == 8)
        )
    return found
