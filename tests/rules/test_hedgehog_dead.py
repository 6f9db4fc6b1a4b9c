"""A race that nobody can win any more: found exactly in small rings, never claimed wrongly, and ended by the table."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise, permutations, product
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.hedgehog.moves import hop, is_dead, moves
from rules.hedgehog.pieces import FACES, SIZES
from rules.hedgehog.position import Ring, Stack, goal, piece
from rules.lessons.lesson import arrange
from rules.table.entries import Played
from rules.table.table import Running
from tests.rules.rings import ring
from tests.rules.test_formality import opened, play_on
from words import speech
from words.games import story
from words.hedgehog.story import deciding

GAME = GAMES["hedgehog"]


def steps(stacks: Ring, seats: int, nest: bool) -> Iterator[tuple[Ring, bool]]:
    """Every ring that one move of any seat can make with the best roll, and whether that wins."""
    for seat in range(seats):
        for move in moves(stacks, seat, FACES, nest):
            after, _ = hop(stacks, seat, move)
            yield after, any(goal(seat, nest) in stack for stack in after)


def winnable(start: Ring, seats: int, nest: bool) -> bool:
    """Whether anybody could still win if everybody helped, by trying everything."""
    seen, todo = {start}, [start]
    while todo:
        for after, won in steps(todo.pop(), seats, nest):
            if won:
                return True
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return False


def every_ring(seats: int, spaces: int, nest: bool) -> set[Ring]:
    """Every ring of so many spaces that can come about, turned so that the first piece is in its first stack."""
    pieces = [piece(colour, size) for colour in range(seats) for size in SIZES]
    found = set()
    for where in product(range(spaces), repeat=len(pieces)):
        if where[0] == 0 and len(set(where)) == spaces:
            stacks = [
                [one for one, place in zip(pieces, where, strict=True) if place == space] for space in range(spaces)
            ]
            found.update(product(*(orders(stack, nest) for stack in stacks)))
    return {one for one in found if not any(goal(seat, nest) in stack for seat in range(seats) for stack in one)}


def orders(stack: list[int], nest: bool) -> set[Stack]:
    """Every order of these pieces in which nobody stands on a smaller piece (in nests: on a bigger one)."""
    return {
        bytes(order)
        for order in permutations(stack)
        if all((low & 3 <= high & 3) if nest else (low & 3 >= high & 3) for low, high in pairwise(order))
    }


@pytest.mark.parametrize("nest", [False, True])
def test_in_every_small_ring_of_two_exactly_the_dead_are_found(nest: bool) -> None:
    rings = {one for spaces in range(1, 7) for one in every_ring(2, spaces, nest)}
    before, alive = defaultdict(set), set()
    for one in rings:
        for after, won in steps(one, 2, nest):
            first = next(number for number, stack in enumerate(after) if piece(0, SIZES[0]) in stack)
            before[after[first:] + after[:first]].add(one)
            if won:
                alive.add(one)
    todo = list(alive)
    while todo:  # backwards, from where somebody wins at once to all from where one can get there
        for one in before[todo.pop()] - alive:
            alive.add(one)
            todo.append(one)
    assert len(rings) > 400
    assert {one for one in rings if is_dead(one, 2, nest)} == rings - alive
    assert 0.02 < len(alive) / len(rings) < 0.98


@pytest.mark.parametrize("options", [{}, {"neutral": True}])
@pytest.mark.parametrize("stacking", ["tree", "nest"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_called_dead_in_random_races_is_never_won(seats: int, stacking: str, options: dict[str, Any]) -> None:
    nest, dead = stacking == "nest", 0
    for seed in range(12):
        match, random = Match.begin(GAME, seats, {"stacking": stacking, **options}, seed), Random(seed)
        while match.outcome is None and not dead_now(match):
            seat = match.to_act
            match = match.resolve() if seat is None else match.act(seat, random.choice(match.legal()))
        if match.outcome is None:
            dead += 1
            assert not winnable(match.state.stacks, seats, nest)
        elif len(match.state.stacks) <= 3 and match.outcome.draw:
            assert is_dead(match.state.stacks, seats, nest) is not winnable(match.state.stacks, seats, nest)
    assert dead or seats == 3 or options


def dead_now(match: Match) -> bool:
    return is_dead(match.state.stacks, match.state.seats, match.state.nest)


def test_two_drones_that_can_never_part_are_dead() -> None:
    """Yellow's drone only ever goes between the red one and the red queen."""
    for stacks in ("0D 0P1P 1Q0Q1D", "0D1D 0P1P 1Q0Q"):
        assert is_dead(ring(stacks), 2, nest=False)
        assert not winnable(ring(stacks), 2, nest=False)
    assert not is_dead(ring("0Q 0D 0P1P 1Q1D"), 2, nest=False)


def test_a_ring_that_cannot_come_about_is_never_called_dead() -> None:
    assert not is_dead(ring("0P0Q 0D"), 1, nest=False)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_passes_for_everybody_once_nobody_can_win(seats: int) -> None:
    ended = number = 0
    while ended < 2:
        number += 1
        table, random = opened(seats, seed=f"{number:064x}", options={"neutral": False}), Random(number)
        while isinstance(table, Running):
            assert not dead_now(table.match), "nobody is asked anything in a dead race"
            progress = play_on(table, random)
            table = progress.table
        if not dead_now(table.match) or table.result.reason != "passes":
            continue
        ended += 1
        passes = [entry for entry in progress.entries[1:] if isinstance(entry, Played)]
        assert {(entry.text, entry.person) for entry in passes} == {("end", None)}
        assert len(passes) >= table.match.state.passes_to_draw
        assert (table.result.draw, table.result.scores) == (True, None)
        say = speech("en")
        view = table.match.view(None)
        assert "Nobody can build a tree any more." in story("hedgehog", view, say, ["Ana"] * seats, None)
        assert deciding(view, say, ["Ana"] * seats) == "Nobody can build a tree any more."


def test_the_pipe_leaves_a_dead_race_to_its_players() -> None:
    state = arrange(GAME, "1D 1P2P 2Q1Q2D to move 1", 2, dict(Match.begin(GAME, 2, {}, 1).options))
    rolled = state._replace(rolled=6, points=6)
    assert GAME.automatic(rolled).formality == "end"
    assert len(GAME.list_legal(rolled)) > 1
    assert GAME.automatic(state).formality is None
