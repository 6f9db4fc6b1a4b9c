"""Moments of the World Cup Game to draw, all of them reached by play."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random

from rules import GAMES
from rules.core.errors import Refusal
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


def deal_apart(seed: int) -> tuple[Match, Match]:
    """Two running cups that look the same to seat 0 and to watchers, from logs with other hands and another deck."""
    random = Random(seed)
    match = Match.begin(GAMES["worldcup"], 3, {"cup": 1930}, seed)
    while len(match.log) < 30 or match.to_act is None:
        match = match.resolve() if match.to_act is None else match.act(match.to_act, random.choice(match.legal(60)))
    log = list(match.log)
    place = next(number for number, line in enumerate(log) if line.startswith("deck "))
    head, *deck = log[place].split()
    for _ in range(2000):
        one, other = random.sample(range(len(deck)), 2)
        swapped = [*deck]
        swapped[one], swapped[other] = deck[other], deck[one]
        lines = [*log[:place], " ".join((head, *swapped)), *log[place + 1 :]]
        with suppress(Refusal):
            twin = Match.begin(match.game, 3, {"cup": 1930}, seed).replay(lines)
            alike = all(twin.view(viewer) == match.view(viewer) for viewer in (None, 0))
            if alike and twin.state.hands != match.state.hands:
                return match, twin
    raise AssertionError("no other deck looks the same")
