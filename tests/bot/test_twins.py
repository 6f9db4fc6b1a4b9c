"""Twins: two games that differ only in what a seat may not see must look the same to it, byte for byte."""

from __future__ import annotations

import pickle
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from cogs.controls.answers import Reply
from cogs.controls.sentences import UserError, sentence
from cogs.press.typed import fitting, forgiving
from cogs.replay.controls import Spot
from cogs.table import pages as menus
from host.house import Session
from host.studio import Studio
from players import answer, question
from render import Wish, draw
from rules.core.errors import Refusal
from rules.core.match import Chain, Match
from rules.table.act import act
from rules.table.errors import TableRefusal
from rules.table.requests import AskUndo
from rules.table.table import Table
from rules.table.values import Act
from tests.bot.cards import SNAP
from tests.bot.inboxes import Inboxes
from tests.sampling import some
from words import speech

say = speech("en")
#: By turn or by action, as a picture or in words.
WAYS = ((True, False), (False, False), (True, True))
#: Dealt one by one to three seats: seat 0 has 0, 3 and 6 and will draw 9; all other cards are elsewhere in the twin.
DECK, TWIN = "deck 0 1 2 3 4 5 6 7 8 9 10 11 12", "deck 0 11 10 3 8 7 6 5 4 9 2 12 1"


def match(deck: str, seed: int, moves: int) -> Match:
    """A game of three in which seat 0 plays its first card in each turn and the others discard theirs."""
    found = Match.begin(SNAP, 3, {}, seed).chance(deck)
    for _ in range(moves):
        seat = found.to_act
        found = found.act(seat, f"{'play' if seat == 0 else 'discard'} {found.view(seat)['hand'][0]}")
    return found


def twins(moves: int) -> tuple[Match, Match]:
    """Two games that look the same to seat 0, with different hands of the others, decks and seeds."""
    first, second = match(DECK, 1, moves), match(TWIN, 2, moves)
    assert first.view(0) == second.view(0)
    assert first.view(None) == second.view(None)
    assert first.state != second.state
    return first, second


def at(table: Table, played: Match) -> Table:
    """The table with this game in place of its own."""
    acts = Chain(Act(None if number == 0 else (number - 1) % 3, None, 0) for number in range(len(played.log)))
    return replace(table, match=played, acts=acts)


def seen(reply: Reply) -> object:
    """Everything in an answer that is sent to Discord."""
    return reply.view.to_components(), [(file.filename, file.fp.read()) for file in reply.files]


@pytest.mark.parametrize("moves", range(4))
def test_a_computer_is_asked_the_same_and_answers_the_same(moves: int) -> None:
    first, second = twins(moves)
    if first.to_act != 0:
        return
    asked = [question(one, 0, "random") for one in (first, second)]
    assert pickle.dumps(asked[0]) == pickle.dumps(asked[1])
    assert answer(asked[0]) == answer(asked[1])


@pytest.mark.parametrize("moves", some(range(4), 2))
async def test_boards_panels_messages_and_menus_are_the_same_byte_for_byte(
    inboxes: Inboxes, studio: Studio, moves: int
) -> None:
    club = inboxes.club
    club.house.studio = studio
    table = await inboxes.start_snap(club.ben, club.cy)
    session = await club.session(table.id)
    desk, person = club.bot.desk, club.ana.id
    assert table.seat_of(person) == 0
    told: list[list[object]] = []
    for played in twins(moves):
        here = Session(session.head, at(table, played))
        post = await desk.composer.board(here, say, (person,))
        replies: list[Any] = [
            await desk.panels.panel(here, person, say),
            await desk.panels.hand(here, person, say),
            await desk.pages.text(here, person, say),
            await desk.pages.text(here, 1, say),
            await desk.pages.side(here, person, say),
            await desk.pages.side(here, 1, say),
            await menus.more(here, person, say, desk.extras),
        ]
        if played.to_act == 0:
            replies += [await desk.panels.panel(here, person, say, words) for words in ("0", "1", "0.0", "1.1", "#1")]
        sentences = []
        for text in ("play 1", "play 9", "discard 10", "play 99", "deck", "deck 1 2 3", "x"):
            with suppress(Refusal):
                played.act(0, forgiving(played, text))
                continue
            sentences.append(refusal_of(played, forgiving(played, text)))
        with pytest.raises(TableRefusal) as refused:
            act(here.table, AskUndo(person), 0)
        typed = fitting(played, "pl") if played.to_act == 0 else ()
        told.append(
            [
                post.view.to_components(),
                post.pngs,
                [file.filename for file in post.files],
                *map(seen, replies),
                sentences,
                sentence(refused.value, say),
                list(typed),
            ]
        )
    assert told[0] == told[1]


@pytest.mark.parametrize("moves", some(range(4), 2))
async def test_replays_of_a_running_game_are_the_same_byte_for_byte(
    inboxes: Inboxes, studio: Studio, moves: int
) -> None:
    club = inboxes.club
    club.house.studio = studio
    table = await inboxes.start_snap(club.ben, club.cy)
    session, viewer = await club.session(table.id), club.bot.features["replay"].viewer  # type: ignore[attr-defined]
    told: list[list[object]] = []
    for played in twins(moves):
        here = Session(session.head, at(table, played))
        spots = [Spot(index, side, *ways) for index in range(moves + 2) for side in (None, 0) for ways in WAYS]
        replies = [await viewer.table(here, club.ana.id, say, spot) for spot in (None, *spots)]
        public = [spot for spot in spots if spot.side is None]
        replies += [await viewer.table(here, club.mod.id, say, spot) for spot in (None, *public)]
        told.append([*map(seen, replies)])
        for person, sides in ((club.ana.id, (1, 2)), (club.mod.id, (0, 1, 2))):
            for side in sides:
                with pytest.raises(UserError) as refused:
                    await viewer.table(here, person, say, Spot(moves, side))
                assert refused.value.message == "replay-not-yours"
    assert told[0] == told[1]


def refusal_of(played: Match, text: str) -> str:
    with pytest.raises(Refusal) as refused:
        played.act(0, text)
    return sentence(refused.value, say)


def test_the_pictures_for_onlookers_and_for_a_seat_are_the_same() -> None:
    first, second = twins(3)
    for viewer in (None, 0):
        one, other = (draw("snap", Wish(played.view(viewer), viewer)) for played in (first, second))
        assert (one.png, one.alt) == (other.png, other.alt)


async def test_nobody_is_shown_the_log(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    letters = [inboxes.hand(who).text for who in (club.ana, club.ben)]
    texts = [
        (await club.slash(who, "mundialito table", action=action)).text
        for who in (club.ana, club.cy)
        for action in ("text", "board")
    ]
    for told in (club.board().text, *letters, *texts):
        assert "deck 0" not in told
        assert "Last:" not in told
        assert "deck " not in told.replace("deck: ", "")
