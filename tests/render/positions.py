"""Moments of Mundialito to draw: reached by play if that is easy, else set up."""

import random
from collections.abc import Iterator

from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Outcome, levels
from rules.mundialito.board import board
from rules.mundialito.pieces import Jump, Move, Pass, Push, cell_at
from rules.mundialito.position import BALL, Deed, Goal, State, pyramid
from rules.mundialito.view import View, view_of

OPENING = ("setup 321123", "setup 132231", "ball b2", "ball d5")
CHOICE = "G3b2 G3c3 G2e3 G2f5 G1a3 G1c1 B3e5 B3e1 B2e6 B2f4 B1a4 B1b4"


def begin(seed: int = 1, **options: object) -> Match:
    """Return a game before its first event."""
    return Match.begin(GAMES["mundialito"], 2, options, seed)


def at_play(**options: object) -> Match:
    """Return a game after its set-up."""
    return begin(**options).replay(OPENING)


def state(pieces: str, balls: tuple[str | None, str | None], seat: int = 0, **more: object) -> State:
    """Return a position from words such as `G3b2 B1a4`."""
    cells = bytearray(36)
    for word in pieces.split():
        cells[cell_at(word[2:])] = pyramid("GB".index(word[0]), int(word[1]))
    for owner, cell in enumerate(balls):
        if cell is not None:
            cells[cell_at(cell)] = BALL + owner
    facts = {"board": board("2310"), "match": False, "repetition": 3, "turn_limit": 200, "adjudicate": False}
    facts |= {"step": 4, "left": 2, "cells": bytes(cells), "turn": 30, "seat": seat}
    return State(**(facts | more))  # type: ignore[arg-type]


def all_kinds() -> View:
    """Return a view in which the drone f5 can move over the seam, push, jump and pass; the last turn was push, move."""
    deeds = Deed(Push(cell_at("d5"), cell_at("e5")), 0), Deed(Move(cell_at("e2"), cell_at("e1")), 0)
    return view_of(state(CHOICE, ("b1", "f6"), last_deeds=deeds), 0)


def jumped() -> View:
    """Return a view whose last turn was a jump over the seam and a jump upwards."""
    deeds = Deed(Jump(cell_at("e3"), cell_at("a3")), 0), Deed(Jump(cell_at("b2"), cell_at("b4")), 0)
    return view_of(state("G3f3 G2b3 B1a3 B1b4 G1c1", ("e2", "d5"), last_deeds=deeds), 0)


def goal_on(cell: str, seat: int) -> View:
    """Return a view of a goal that ends the game; the ball was passed from the middle of the board."""
    origin = "c3" if seat else "c4"
    deeds = (Deed(Pass(cell_at(cell)), cell_at(origin)),)
    balls = ("b3", cell) if seat else (cell, "b4")
    reached = state(f"{'GB'[seat]}2{origin} G3e3 B3e4", balls, seat, left=0)
    won = Outcome("goal", False, ((seat,), (1 - seat,)))
    return view_of(
        reached._replace(outcome=won, goal=Goal(reached.cells, seat, cell_at(cell), deeds), last_deeds=deeds), None
    )


def ended(reason: str, scores: tuple[int, int] | None, ahead: int | None = None) -> View:
    """Return a view of a game that ended without a goal in sight; `ahead` is who won by the balls (rule 15a)."""
    ranking = levels(dict(enumerate(scores or (0, 0)))) if ahead is None else ((ahead,), (1 - ahead,))
    outcome = Outcome(reason, len(ranking) == 1, ranking, scores)
    match = scores is not None
    return view_of(state(CHOICE, ("b1", "f6"), outcome=outcome, match=match, goals=scores or (0, 0), left=0), None)


def match_goal() -> View:
    """Return a view after a goal of a match: the board of the goal is visible, and Gualda sets up again."""
    played = at_play(match=True)
    rng = random.Random(4)
    while played.view(None).scored is None:
        legal = [line for line in played.legal() if line != "end"] or ["end"]
        goals = [line for line in legal if played.act(played.to_act, line).view(None).scored is not None]
        played = played.act(played.to_act, goals[0] if goals else rng.choice(legal))
    return played.view(None)


def random_views(seed: int, count: int, **options: object) -> Iterator[View]:
    """Yield views along random play, from the first moment on."""
    rng = random.Random(seed)
    played = begin(seed, **options)
    for _ in range(count):
        yield played.view(None)
        if played.outcome is not None:
            return
        seat = played.to_act
        played = played.resolve() if seat is None else played.act(seat, rng.choice(played.legal()))
