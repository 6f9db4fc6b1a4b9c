"""Pebbles: a tiny game for one to four seats with set-up, turns of two actions, dice, a bell and rounds.

Each seat places a bowl (`put N`, 1 to 3). Then seats take turns: `take N` (1 to 3) once or twice, or `stop` after the
first. With `dice` every turn ends with `die N` (1 or 2): on a 1 the next seat follows, on a 2 the one after it. The
first to have `goal` pebbles wins; with `bell` that is only a point, everybody places again, and the game ends with the
chance event `bell`. The stake needs everybody's agreement and changes nothing. A `small` table has no room for four.

Marbles is the same with more for a lobby: a motto to write, a bag of colours to swap, computers that join a person who
starts alone, and routines.
"""

import re
from dataclasses import replace
from typing import Any, NamedTuple

from rules.core.chance import Rng
from rules.core.errors import BadSeats
from rules.core.game import ListedGame
from rules.core.notation import Notation
from rules.core.options import Asked, Flag, Number, Options, Swaps, Word
from rules.core.outcome import Chance, Outcome, Waiting
from rules.core.terms import About, Credits, Length


class Bowls(NamedTuple):
    seats: int
    goal: int
    dice: bool
    bell: bool
    bowls: tuple[int, ...]
    points: tuple[int, ...]
    seat: int = 0
    left: int = 2
    turn: int = 0
    rolling: bool = False
    after_point: bool = False
    outcome: Outcome | None = None


class Deed(NamedTuple):
    word: str
    count: int = 0


class Die(NamedTuple):
    face: int


class Bell(NamedTuple):
    pass


def write(event: Deed | Die | Bell) -> str:
    match event:
        case Deed(word, count):
            return f"{word} {count}" if count else word
        case Die(face):
            return f"die {face}"
        case Bell():
            return "bell"


def parse(text: str) -> Deed | Die | Bell | None:
    word, _, count = text.partition(" ")
    if re.fullmatch(r"(put|take) [1-3]|stop", text):
        return Deed(word, int(count or 0))
    if re.fullmatch(r"die [12]", text):
        return Die(int(count))
    return Bell() if text == "bell" else None


class Pebbles(ListedGame[Bowls, Deed, Die | Bell, dict[str, Any]]):
    about = About(
        key="pebbles",
        title="Pebbles",
        seats=(1, 4),
        options=(
            Number("goal", 9, least=2, asked=Asked.NEVER),
            Flag("dice", False),
            Flag("bell", False, whistle="bell"),
            Flag("small", False),
            Number("stake", 1, only=(1, 2, 3), offered=(1, 2, 3), by_all=True),
        ),
        version=1,
        hidden=False,
        credits=Credits(("nobody",), 2000),
        quick_setup=(("put 1",),) * 4,
    )

    def check(self, seats: int, options: Options) -> None:
        if seats == 4 and options["small"]:
            raise BadSeats("Four do not fit at a small table.", reason="pebbles-crowd")

    def setup(self, seats: int, options: Options) -> Bowls:
        nothing = (0,) * seats
        goal, dice = int(options["goal"] or 9), bool(options["dice"])
        return Bowls(seats, goal, dice, bool(options["bell"]), nothing, nothing)

    def awaits(self, state: Bowls) -> Waiting | Chance:
        if state.rolling:
            return Chance("die")
        return Waiting(state.bowls.index(0) if 0 in state.bowls else state.seat)

    def legal(self, state: Bowls) -> list[Deed]:
        if state.outcome is not None or state.rolling:
            return []
        word = "put" if 0 in state.bowls else "take"
        return [Deed(word, count) for count in (1, 2, 3)] + ([Deed("stop")] if state.left < 2 else [])

    def apply(self, state: Bowls, event: Deed | Die | Bell) -> Bowls:
        match event:
            case Bell():
                return state._replace(outcome=Outcome.by_scores("bell", state.points))
            case Die(face):
                return self._next(state._replace(rolling=False), face)
            case Deed("stop"):
                return self._over(state)
        seat = state.bowls.index(0) if 0 in state.bowls else state.seat
        bowls = tuple(bowl + event.count if s == seat else bowl for s, bowl in enumerate(state.bowls))
        if event.word == "put":
            after = state._replace(bowls=bowls, after_point=False)
            return after if 0 in bowls else after._replace(turn=state.turn + 1)
        if bowls[seat] >= state.goal:
            points = tuple(point + (s == seat) for s, point in enumerate(state.points))
            if not state.bell:
                return state._replace(bowls=bowls, outcome=Outcome.won("goal", seat, state.seats))
            return state._replace(bowls=(0,) * state.seats, points=points, seat=0, left=2, after_point=True)
        after = state._replace(bowls=bowls)
        return after._replace(left=1) if state.left == 2 else self._over(after)

    def _over(self, state: Bowls) -> Bowls:
        return state._replace(rolling=True, left=2) if state.dice else self._next(state, 1)

    def _next(self, state: Bowls, steps: int) -> Bowls:
        return state._replace(seat=(state.seat + steps) % state.seats, left=2, turn=state.turn + 1)

    def resolve(self, state: Bowls, rng: Rng) -> Die | Bell:
        return Die(1 + rng.below(2))

    def can_happen(self, state: Bowls, event: Die | Bell) -> bool:
        if isinstance(event, Die):
            return state.rolling
        between = 0 not in state.bowls and state.left == 2 and not state.rolling
        return state.bell and state.outcome is None and (between or state.after_point)

    notation = Notation("pebbles", "Pebbles", write, parse, "write take 2.", (Die, Bell), "write die 1.")

    def view(self, state: Bowls, viewer: int | None) -> dict[str, Any]:
        return {"bowls": state.bowls, "seat": state.seat}

    def length(self, seats: int, options: Options) -> Length:
        return Length(minutes=2)

    def turn_number(self, state: Bowls) -> int:
        return 0 if 0 in state.bowls else state.turn


#: The colours of marbles: first those in the bag, then some more.
COLOURS = tuple(f"c{number:02}" for number in range(70))


def swaps(options: Options) -> Swaps:
    bag = tuple(str(options["bag"] or " ".join(COLOURS[:32])).split())
    return Swaps("bag", bag, tuple(colour for colour in COLOURS if colour not in bag))


class Marbles(Pebbles):
    about = replace(
        Pebbles.about,
        key="marbles",
        title="Marbles",
        options=(
            *Pebbles.about.options,
            Word("motto", "", r"[^\x00-\x1f\x7f]{0,24}", free=True, longest=24),
            Flag("gentle", False, by_all=True),
            Word("bag", "", r"(c[0-9]{2}( c[0-9]{2}){31}|C0 [A-Z])?", swaps=swaps),
        ),
        rivals=2,
        routines=True,
    )


PEBBLES, MARBLES = Pebbles(), Marbles()
