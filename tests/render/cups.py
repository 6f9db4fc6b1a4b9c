"""Moments of the dice cup to draw, all of them reached by play."""

from collections.abc import Iterator

from rules import GAMES
from rules.core.match import Match
from rules.dicecup.view import View


def play(seats: int, seed: int = 1, **options: object) -> Iterator[Match]:
    """Yield a whole cup played at random, event by event, from before the first."""
    match = Match.begin(GAMES["dicecup"], seats, options, seed)
    yield match
    while match.outcome is None:
        match = match.act(match.to_act, "roll") if match.to_act is not None else match.resolve()
        yield match


def views(seats: int, seed: int = 1, **options: object) -> Iterator[View]:
    """Yield all views of a whole cup."""
    for match in play(seats, seed, **options):
        yield match.view(None)
