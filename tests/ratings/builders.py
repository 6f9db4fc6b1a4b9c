"""Short ways to write finished games, and a season of them on two servers."""

import random
from dataclasses import replace
from typing import Any

from ratings import CountedGame, Ladder, Scope, WhyUnrated, scopes_of
from rules.table.results import GameResult, Sitter
from rules.table.values import Ending

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


def counted_in(ladder: Ladder, table: str) -> CountedGame:
    """How the game of a table was counted."""
    return next(one for one in ladder.games if one.result.table == table)


def unrated(ladder: Ladder, scope: Scope, why: WhyUnrated) -> int:
    """How many games in a scope aren't rated for a reason."""
    return sum(one.why is why and scope in scopes_of(one.result) for one in ladder.games)


def seasons(ladder: Ladder) -> tuple[str, ...]:
    """The seasons with a rated game, the latest first."""
    return tuple(sorted({scope.season for scope in ladder.scopes() if scope.season is not None}, reverse=True))


def renamed(result: GameResult, person: int, other: int) -> GameResult:
    """The same game with another number in a person's place."""
    sitters = tuple(replace(one, person=other) if one.person == person else one for one in result.sitters)
    return replace(result, sitters=sitters)


def many(
    count: int = 300,
    people: int = 30,
    seed: int = 1,
    waits: tuple[int, ...] = (0, HOUR // 2, HOUR, 12 * HOUR),
    *,
    stand_ins: bool = True,
) -> list[GameResult]:
    """Return games of all kinds on two servers over two months: ties, computers, people who leave, rematches."""
    rng, stands, found, at = random.Random(seed), random.Random(seed + 1), [], NOVEMBER - 20 * DAY
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
            turns = rng.choice((0, 1, 2, 3, 5, 5, 9, 9))
            stood_in = 0 if computer or not stand_ins else stands.choice((0,) * 12 + (1, 2, 3))
            if stood_in:
                level, turns = stands.choice((None, "easy")), turns * stands.choice((1, 3))
            sitters.append(Sitter(None if computer else person, level, left, place, None, turns, stood_in))
        places = sorted({one.place for one in sitters if one.place})
        even = tuple(replace(one, place=places.index(one.place or 0) + 1) for one in sitters)
        ending = rng.choice((Ending.PLAYED,) * 6 + (Ending.RESIGNED, Ending.AGREED, Ending.VOTED, Ending.IDLE))
        if ending not in (Ending.PLAYED, Ending.RESIGNED, Ending.AGREED):
            even = tuple(replace(one, place=None) for one in even)
        name, guild = (
            rng.choice(SKILL) if number % 11 else LUCK,
            rng.choice((5, 6, 6, None) if number % 9 == 0 else (5, 6)),
        )
        found.append(
            GameResult(f"t{rng.random():.9f}", name, 1, guild, at, ending, "goal", even, hints=number % 97 == 8)
        )
    return found
