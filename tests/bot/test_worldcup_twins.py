"""Twins of the World Cup Game: games with other hands, decks and seeds must look the same to a seat, byte for byte."""

from __future__ import annotations

import pickle
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.press.typed import fitting, forgiving
from cogs.table import pages as menus
from host.house import Session
from host.studio import Studio
from players import answer, levels, question
from rules.core.errors import Refusal
from rules.core.match import Chain, Match
from rules.table.table import Table
from rules.table.values import Act
from tests.bot.inboxes import Inboxes
from tests.bot.test_twins import refusal_of, seen
from tests.rules.test_worldcup_secrets import twin
from tests.rules.worldcup_moments import GAME, played
from words import speech

say = speech("en")
SEATS = 3
#: Words that may be in the custom ids of older messages.
WORDS = ("", "1", "3", "A", "D", "x 1", "x F", "F", "O", "P", "21", "111", "claim", "nonsense")
TYPED = ("x 3", "x 1", "x 111", "claim", "kick", "deck", "nonsense", "1", "111")


def twins(match: Match, random: Random) -> tuple[Match, Match]:
    """The match, and one that looks the same to seat 0, with other hands and with other decks in its log."""
    other = twin(match, 0, random)
    lines = []
    for line in other.log:
        word, *cards = line.split()
        random.shuffle(cards)
        lines.append(" ".join((word, *cards)) if word in ("deck", "refill") else line)
    other = replace(other, log=Chain(lines), seed=random.getrandbits(60))
    assert other.view(0) == match.view(0)
    assert other.view(None) == match.view(None)
    return match, other


def moments(cup: int, count: int) -> list[Match]:
    """Moments of a random cup, spread over all its rounds, most with seat 0 awaited and some with another seat."""
    start = Match.begin(GAME, SEATS, {"cup": cup, "passes": 1}, 4)
    found = [match for match in played(start, Random(f"{cup}")) if match.state.turn and match.to_act is not None]
    own = [match for match in found if match.to_act == 0]
    others = [match for match in found if match.to_act != 0]
    return own[:: max(1, len(own) // count)] + others[:: max(1, len(others) // 2)]


def at(table: Table, match: Match) -> Table:
    """The table with this game in place of its own."""
    return replace(table, match=match, acts=Chain(Act(None, None, 0) for _ in match.log))


@pytest.mark.parametrize(
    ("cup", "count"),
    [(1930, 2), pytest.param(1930, 12, marks=pytest.mark.proof), pytest.param(2002, 12, marks=pytest.mark.proof)],
)
async def test_nothing_that_reaches_a_seat_reveals_other_hands_or_the_deck(
    inboxes: Inboxes, studio: Studio, cup: int, count: int
) -> None:
    club, random = inboxes.club, Random(cup)
    club.house.studio = studio
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.settle(club.ana, "cup=2002" if cup == 2002 else "")
    await club.settle(club.ana, "order=joined")
    for who in (club.ben, club.cy):
        await club.press(who, club.board(), "Join")
    await club.start(club.ana)
    session = await club.session((await club.game()).id)
    assert session.table.seat_of(club.ana.id) == 0
    differed = 0
    for moment in moments(cup, count):
        one, other = twins(moment, random)
        differed += one.state != other.state
        told = [await reaching(inboxes, Session(session.head, at(session.table, match))) for match in (one, other)]
        assert told[0] == told[1]
        if one.to_act == 0:
            for level in levels("worldcup"):
                asked = [question(match, 0, level) for match in (one, other)]
                assert pickle.dumps(asked[0]) == pickle.dumps(asked[1])
                assert answer(asked[0]) == answer(asked[1])
    assert differed >= count


async def reaching(inboxes: Inboxes, here: Session) -> list[Any]:
    """All that the first seat or the channel can be shown, told, offered or refused at this moment."""
    club = inboxes.club
    desk, person, match = club.bot.desk, club.ana.id, here.table.match
    mine = match.to_act == 0
    post = await desk.composer.board(here, say, (person,))
    replies = [
        await desk.panels.hand(here, person, say),
        await desk.pages.text(here, person, say),
        await desk.pages.text(here, club.mod.id, say),
        await desk.pages.side(here, person, say),
        await desk.pages.side(here, club.mod.id, say),
        await menus.more(here, person, say, desk.extras),
    ]
    replies += [await desk.panels.panel(here, person, say, words) for words in (WORDS if mine else ("",))]
    sentences = []
    for text in TYPED:
        with suppress(Refusal):
            match.act(0, forgiving(match, text))
            continue
        sentences.append(refusal_of(match, forgiving(match, text)))
    return [
        post.view.to_components(),
        post.pngs,
        [file.filename for file in post.files],
        [seen(reply) for reply in replies],
        sentences if mine else (),
        [fitting(match, typed) for typed in ("", "1", "x", "1-1")] if mine else (),
    ]
