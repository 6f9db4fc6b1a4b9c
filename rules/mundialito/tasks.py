"""Positions and tasks of lessons as text. Part of rules/mundialito: rules/core only.

A position such as `Bermellon Qa6 oe5 Gualda Qc1 Pd3 oc2 moves` has each side's pyramids by size (Q, D, P) and its ball
(o). `moves` follows the side to move, `once` if it has one action left.
"""

import re
from collections import Counter
from collections.abc import Iterator

from rules.core.game import Condition, Variation
from rules.core.options import Options
from rules.mundialito.board import board
from rules.mundialito.moves import END, legal, piece_actions
from rules.mundialito.pieces import (
    CELL_NAMES,
    LAST_ROW,
    SEAT_NAMES,
    SEATS,
    Action,
    Jump,
    Move,
    Pass,
    Push,
    Size,
    cell_at,
    column_of,
    row_of,
    write,
)
from rules.mundialito.play import apply
from rules.mundialito.position import BALL, EMPTY, NOTHING_SEEN, PLAYING, Deed, State, pyramid, remember
from rules.mundialito.threats import actions_to_goal

_THING = re.compile(r"([QDPo])([a-f][1-6])")
_STANDS = re.compile(r"(their )?(ball|queen|drone|pawn) on (?:([a-f][1-6])|row ([1-6]))")
_DONE: dict[str, type[Action]] = {"moved": Move, "pushed": Push, "jumped": Jump, "passed": Pass}


def arrange(text: str, seats: int, options: Options) -> State:
    """The state in a written position. Raises ValueError."""
    cells, side, moving, left = bytearray(EMPTY), -1, -1, 2
    for word in text.split():
        if word in SEAT_NAMES:
            side = SEAT_NAMES.index(word)
        elif word in ("moves", "once") and side >= 0:
            moving, left = side, 1 if word == "once" else left
        elif (thing := _THING.fullmatch(word)) and side >= 0 and not cells[cell_at(thing[2])]:
            size = "oPDQ".index(thing[1])
            cells[cell_at(thing[2])] = pyramid(side, size) if size else BALL + side
        else:
            raise ValueError(f"`{word}` can't stand here in a position of Mundialito")
    count = Counter(cells)
    many = any(count[pyramid(seat, size)] > 2 for seat in SEATS for size in Size)
    if moving < 0 or many or any(count[BALL + seat] != 1 for seat in SEATS):
        raise ValueError("a position has a side that moves, one ball each, and at most two pyramids of a size")
    if any(row_of(cells.find(BALL + seat)) == LAST_ROW[seat] for seat in SEATS):
        raise ValueError("a ball is on its last row")
    return State(
        board=board(str(options["coasters"])),
        match=False,
        repetition=int(options["repetition"] or 0),
        turn_limit=int(options["turn_limit"] or 0),
        adjudicate=bool(options["adjudicate"]),
        step=PLAYING,
        seat=moving,
        left=left,
        cells=bytes(cells),
        turn=1,
        seen=remember(NOTHING_SEEN, moving, bytes(cells)),
    )


def condition(text: str) -> Condition[State, Action] | None:
    """What a task may ask for; None for any other text.

    `goal`; `moved`, `pushed`, `jumped` or `passed`; `round the back`, an action across the seam; `ball on d5` or `pawn
    on row 4`, and `their …`; `lined up`, pyramids and ball placed; `safe`, if the other side can't score in its turn;
    `forced`, if it can't and this side then can, whatever the other plays.
    """
    if kind := _DONE.get(text):
        return lambda before, after, seat, actions: any(isinstance(action, kind) for action in actions)
    if found := _STANDS.fullmatch(text):
        return _stands(found)
    return _OTHERS.get(text)


def _stands(found: re.Match[str]) -> Condition[State, Action]:
    theirs, what, cell, row = found.groups()

    def holds(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
        owner = 1 - seat if theirs else seat
        content = BALL + owner if what == "ball" else pyramid(owner, Size[what.upper()])
        places = [place for place, there in enumerate(after.cells) if there == content]
        return any(place == cell_at(cell) if cell else row_of(place) == int(row) - 1 for place in places)

    return holds


def _scores(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
    return after.goal is not None and after.goal.seat == seat


def _crosses(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
    steps = [action for action in actions if isinstance(action, Move | Push | Jump)]
    return any(abs(column_of(step.origin) - column_of(step.target)) > 2 for step in steps)


def _lines_up(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
    return BALL + seat in after.cells


def _safe(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
    return after.playing and after.seat != seat and not _can_score(after)


def _forces(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
    return _safe(before, after, seat, actions) and all(map(_can_score, _replies(after)))


def _can_score(state: State) -> bool:
    """Whether the seat to act can score in its turn."""
    assert state.board is not None
    return state.playing and 0 < actions_to_goal(state.board, state.cells, state.seat) <= state.left


def _replies(state: State) -> Iterator[State]:
    """The states after each way to play the turn, goals left out; those of the shortest turns come first."""
    found, middles = {state.cells}, list[State]()
    if END in legal(state):  # 9
        yield apply(state, END)
    for middle in (apply(state, action) for action in legal(state) if action != END):
        if middle.outcome is None and middle.cells not in found:
            found.add(middle.cells)
            middles.append(middle)
            yield middle if middle.seat != state.seat else apply(middle, END)
    for middle in middles:
        if middle.seat != state.seat:
            continue
        for after in (apply(middle, action) for action in legal(middle) if action != END):
            if after.outcome is None and after.cells not in found:
                found.add(after.cells)
                yield after


def refute(task: str, after: State, seat: int) -> Variation | None:
    """What a turn of the seat that isn't what the task wants allows the other side; None after a goal.

    The other side scores (`scores`), or it stops a goal that the task wants forced (`holds`). For a goal that wasn't
    scored, where the ball is (`short`).
    """
    if after.outcome is not None or task == "goal":
        ball = after.cells.find(BALL + seat)
        return Variation("short", seat, at=CELL_NAMES[ball]) if after.outcome is None else None
    if _can_score(after):
        return Variation("scores", after.seat, _write_all(_scoring(after).last_deeds))
    held = next((reply for reply in _replies(after) if not _can_score(reply)), None)
    return None if task != "forced" or held is None else Variation("holds", after.seat, _write_all(held.last_deeds))


def prove(task: str, before: State, after: State, seat: int) -> Iterator[Variation]:
    """Why the turn between these states meets the task: how the other side would score without it (`else`), or what it
    may try (`tries`), and how this side scores then (`answers`), or how it scores whatever the other tries (`sure`). A
    goal proves itself.
    """
    if task == "safe":
        idle = before._replace(seat=1 - seat, left=2, deeds=())
        yield Variation("else", 1 - seat, _write_all(_scoring(idle).last_deeds))
    if task == "forced":
        aim = _scoring(after._replace(seat=seat, left=2, deeds=())).last_deeds
        # The other side tries what stops the goal that is threatened.
        tried = next((one for one in _replies(after) if _scoring(one).last_deeds != aim), None)
        if tried is None:
            yield Variation("sure", seat, _write_all(aim))
        else:
            yield Variation("tries", 1 - seat, _write_all(tried.last_deeds))
            yield Variation("answers", seat, _write_all(_scoring(tried).last_deeds))


def _scoring(state: State) -> State:
    """The state after a turn of the seat to act that scores, the shortest if there are several."""
    after = [apply(state, action) for action in piece_actions(state)]
    after += [apply(middle, action) for middle in after if middle.playing for action in piece_actions(middle)]
    return next(one for one in after if one.goal is not None and one.goal.seat == state.seat)


def _write_all(deeds: tuple[Deed, ...]) -> tuple[str, ...]:
    return tuple(write(deed.action) for deed in deeds)


_OTHERS: dict[str, Condition[State, Action]] = {
    "goal": _scores,
    "round the back": _crosses,
    "lined up": _lines_up,
    "safe": _safe,
    "forced": _forces,
}
