"""Moments of the World Cup Game to draw, all of them reached by play."""

from collections.abc import Iterator
from functools import cache
from random import Random

from rules.core.match import Match
from rules.worldcup.view import View
from tests.rules.worldcup_moments import GAME, played


def play(cup: int, seats: int, seed: int = 1, **options: object) -> Iterator[Match]:
    """Yield a whole cup played at random, event by event, from before the first."""
    return played(Match.begin(GAME, seats, {"cup": cup, **options}, seed), Random(seed))


@cache
def moments(cup: int, seats: int, seed: int = 1, **options: object) -> tuple[Match, ...]:
    """Return one match of each kind in a cup: phase, stage, replay, last play, contents of the reports."""
    found: dict[object, Match] = {}
    for match in play(cup, seats, seed, **options):
        view = match.view(None)
        deed = view.last.changes[0].deed if view.last and view.last.changes else view.last is not None
        key = view.phase, view.expects, view.stage, min(view.replay, 1), deed, view.run, len(view.reports)
        found[key] = match
    return tuple(found.values())


def views(cup: int, seats: int, seed: int = 1, **options: object) -> list[View]:
    """Return an onlooker's views of those moments."""
    return [match.view(None) for match in moments(cup, seats, seed, **options)]
