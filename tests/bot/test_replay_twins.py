"""Twins of the World Cup Game, replayed: with other hands and decks, every moment looks the same to a seat.

Both games are replayed from their logs, so the twin's log has to be legal: some of its cards have changed places.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from cogs.controls.sentences import UserError
from cogs.replay.controls import Spot
from host.house import Session
from host.moments import moments
from host.scene import Recording, Scene, SceneRequest, parts, scene
from rules.core.errors import Refusal
from rules.core.history import finish
from rules.core.match import Match
from tests.bot.inboxes import Inboxes
from tests.bot.test_twins import WAYS, seen
from tests.bot.test_worldcup_twins import SEATS, at
from tests.rules.worldcup_moments import GAME, played
from words import speech

say = speech("en")


def shown(match: Match, ask: SceneRequest) -> Scene | None:
    return finish(scene(Recording.of(match), ask))


def twins(cup: int, events: int, random: Random) -> Iterator[tuple[Match, Match]]:
    """Pairs of games with this many events that look the same to seat 0 at every moment, but aren't."""
    start = Match.begin(GAME, SEATS, {"cup": cup, "passes": 1}, 4)
    walk = list(played(start, Random(f"{cup}")))[: events + 1]
    log, sights = tuple(walk[-1].log), [[match.view(who) for who in (0, None)] for match in walk]
    decks = [number for number, text in enumerate(log) if text.startswith("deck ")]
    exchanges = []
    for _ in range(400):
        number = random.choice(decks)
        exchanges.append((number, random.sample(range(len(log[number].split()) - 1), 2)))
    for number, (one, other) in exchanges:
        word, *cards = log[number].split()
        if cards[one] == cards[other]:
            continue
        cards[one], cards[other] = cards[other], cards[one]
        twin = walk[number]
        try:
            for text, mine in zip((f"{word} {' '.join(cards)}", *log[number + 1 :]), sights[number + 1 :], strict=True):
                twin = twin.follow(text)
                if [twin.view(who) for who in (0, None)] != mine:
                    break
            else:
                if twin.state != walk[-1].state:
                    yield walk[-1], twin
        except Refusal:
            continue


@pytest.mark.parametrize("cup", [1930, 2002])
def test_every_moment_of_a_running_cup_looks_the_same(cup: int) -> None:
    random, differed = Random(cup), 0
    for events in (3, 12, 30):
        for one, other in islice(twins(cup, events, random), 2):
            for index in (None, *range(0, events + 1, 4), events):
                for viewer in (None, 0):
                    for by_turn in (True, False):
                        ask = SceneRequest(index, viewer, "en", ("Ana", "Ben", "Cy"), by_turn)
                        assert shown(one, ask) == shown(other, ask)
                    theirs = SceneRequest(index, 1, "en")
                    differed += finish(scene(Recording.of(one), theirs)) != finish(scene(Recording.of(other), theirs))
    assert differed > 5


@pytest.mark.parametrize("cup", [1930, 2002])
def test_what_is_shared_of_a_running_cup_and_what_can_be_tipped_is_the_same(cup: int) -> None:
    random, compared = Random(cup), 0
    for events in (3, 6, 12, 20, 30):
        for games in islice(twins(cup, events, random), 2):
            for first in (0, events // 2):
                one, other = (
                    finish(moments(Recording.of(match), first, events, "en", ("Ana", "Ben", "Cy"))) for match in games
                )
                assert one == other
            for index in (0, events // 2, events):
                one, other = (finish(parts(Recording.of(match), index)) for match in games)
                assert one == other
            one, other = (GAME.contests(match.state) for match in games)
            assert one == other
            compared += 1
    assert compared > 5


async def test_the_viewer_of_a_running_cup_shows_the_same_byte_for_byte(inboxes: Inboxes) -> None:
    club = inboxes.club
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.settle(club.ana, "order=joined")
    for who in (club.ben, club.cy):
        await club.press(who, club.board(), "Join")
    await club.start(club.ana)
    session = await club.session((await club.game()).id)
    viewer = club.bot.features["replay"].viewer  # type: ignore[attr-defined]
    one, other = next(twins(1930, 20, Random(1)))
    for index in (None, 5, 19, 20):
        for side in (None, 0):
            for ways in WAYS:
                told = []
                for match in (one, other):
                    here = Session(session.head, at(session.table, match))
                    told.append(seen(await viewer.table(here, club.ana.id, say, Spot(index, side, *ways))))
                assert told[0] == told[1]
    for side in (1, 2):
        with pytest.raises(UserError):
            await viewer.table(Session(session.head, at(session.table, one)), club.ana.id, say, Spot(5, side))
