"""Work done in pieces, between which others have their turn. Part of host.

These functions run in the lane's one process or thread, which keeps what is unfinished.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from enum import Enum
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from rules.core.history import Steps

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

#: How much is done before others have their turn (processor seconds).
PIECE = 0.2


class PieceState(Enum):
    """What became of a piece that wasn't the last: there is `MORE` to do, or what was unfinished is `LOST`."""

    MORE = "more"
    LOST = "lost"


#: What is unfinished, by its place.
_unfinished: dict[int, Steps[Any]] = {}


def attempt(work: Callable[[*Ts], Steps[T]], *arguments: *Ts) -> T | PieceState:
    """The result, if one piece is enough; otherwise nothing of it is kept."""
    return _piece(work(*arguments), None)


def begin(place: int, work: Callable[[*Ts], Steps[T]], *arguments: *Ts) -> T | PieceState:
    """Do the first piece, and keep what is unfinished at a place instead of what may still be there."""
    return _piece(work(*arguments), place)


def go_on(place: int) -> Any:
    """Do the next piece; what is unfinished at a place is lost if the process has been replaced."""
    steps = _unfinished.get(place)
    return PieceState.LOST if steps is None else _piece(steps, place)


def _piece(steps: Steps[T], place: int | None) -> T | PieceState:
    if place is not None:
        _unfinished.pop(place, None)
    until = time.thread_time() + PIECE
    try:
        while True:
            next(steps)
            if time.thread_time() >= until:
                break
    except StopIteration as end:
        found: T = end.value
        return found
    if place is not None:
        _unfinished[place] = steps
    return PieceState.MORE


def remember(most: int) -> Callable[[Callable[[*Ts], Steps[T]]], Callable[[*Ts], Steps[T]]]:
    """Remember the last `most` results of work, by its arguments."""

    def wrap(work: Callable[[*Ts], Steps[T]]) -> Callable[[*Ts], Steps[T]]:
        known: OrderedDict[Hashable, T] = OrderedDict()

        @wraps(work)
        def steps(*arguments: *Ts) -> Steps[T]:
            if arguments in known:
                known.move_to_end(arguments)
                return known[arguments]
            found = yield from work(*arguments)
            known[arguments] = found
            known.move_to_end(arguments)
            if len(known) > most:
                known.popitem(last=False)
            return found

        return steps

    return wrap
