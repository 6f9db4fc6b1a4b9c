"""Positions of lessons as text: one written from a view is arranged again, and nonsense is refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.options import settle
from rules.lessons.lesson import arrange, read_condition
from rules.mundialito.pieces import SEAT_NAMES
from tests.rules.test_contract import STICKS
from tests.shelf import SHELVES

MUNDIALITO, HEDGEHOG = GAMES["mundialito"], GAMES["hedgehog"]


def moments(key: str) -> list[Match]:
    found = [match for walk in SHELVES[key].few(2) for match in walk.moments if match.outcome is None]
    assert len(found) > 50
    return found


def pitch(view: Any) -> str:
    """Write a position of Mundialito."""
    words = []
    for seat, name in enumerate(SEAT_NAMES):
        words.append(name)
        words += [" PDQ"[piece.size] + piece.cell for piece in view.pieces if piece.seat == seat]
        words.append(f"o{view.balls[seat]}")
        if view.to_act == seat:
            words += ["moves"] if view.actions_left == 2 else ["once"]
    return " ".join(words)


def test_a_written_pitch_has_the_same_pieces_and_actions() -> None:
    playing = [match for match in moments("mundialito") if match.view(None).phase == "play"]
    for match in islice(playing, 0, 400, 3):
        state = arrange(MUNDIALITO, pitch(match.view(None)), 2, match.options)
        assert (state.cells, state.seat, state.left, state.board) == (
            match.state.cells,
            match.state.seat,
            match.state.left,
            match.state.board,
        )
        arranged = replace(match, state=state)
        assert arranged.legal() == match.legal()
        assert all(arranged.act(state.seat, action).view(0) for action in arranged.legal(3))


def ring(view: Any) -> str:
    """Write a position of the race."""
    stacks = ("".join(f"{piece.colour + 1}{' PDQ'[piece.size]}" for piece in stack) for stack in view.stacks)
    return f"{' '.join(stacks)} to move {view.to_act + 1}"


def test_a_written_ring_has_the_same_stacks_and_moves() -> None:
    checked = 0
    for match in islice(moments("hedgehog"), 400):
        view = match.view(None)
        if view.phase != "roll":
            continue
        state = arrange(HEDGEHOG, ring(view), match.seats, match.options)
        assert (state.stacks, state.seat, state.colours) == (match.state.stacks, match.state.seat, match.state.colours)
        one, two = replace(match, state=state).chance("roll 5"), match.chance("roll 5")
        assert one.legal() == two.legal()
        checked += 1
    assert checked > 10


@pytest.mark.parametrize(
    "text",
    [
        "",
        "oc2",
        "Gualda oc2",
        "Gualda oc2 Bermellon oe5",
        "Gualda oc2 moves Bermellon oc2",
        "Gualda oc2 od2 moves Bermellon oe5",
        "Gualda oc2 Qa1 Qb1 Qc1 moves Bermellon oe5",
        "Gualda oc6 moves Bermellon oe5",
        "Gualda oc2 moves Bermellon oe1",
        "Gualda oc2 Ka1 moves Bermellon oe5",
        "Gualda oc2 Qg1 moves Bermellon oe5",
        "moves Gualda oc2 Bermellon oe5",
    ],
)
def test_no_other_text_is_a_position_of_mundialito(text: str) -> None:
    with pytest.raises(ValueError, match=r"position|last row"):
        arrange(MUNDIALITO, text, 2, settle(MUNDIALITO.about.options, {}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "to move 1",
        "1Q 2Q 1D 2D 1P 2P",
        "1Q 2Q 1D 2D 1P 2P to move 3",
        "1Q 2Q 1D 2D 1P to move 1",
        "1Q 2Q 1D 2D 1P 1P to move 1",
        "1Q 2Q 1D 2D 1P 3P to move 1",
        "1Q1D1P 2Q 2D 2P to move 2",
        "Q 2Q 1D 2D 1P 2P to move 1",
    ],
)
def test_no_other_text_is_a_position_of_the_race(text: str) -> None:
    with pytest.raises(ValueError, match=r"position|already won"):
        arrange(HEDGEHOG, text, 2, settle(HEDGEHOG.about.options, {}))


def test_a_game_need_not_have_written_positions_or_words_for_tasks() -> None:
    with pytest.raises(ValueError, match="no way to write a position"):
        arrange(STICKS, "1", 2, {})
    with pytest.raises(ValueError, match="no condition of Sticks"):
        read_condition(STICKS, "goal")
