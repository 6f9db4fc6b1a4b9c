"""The parts of a game that are worth showing to others. Part of host/replays.

Like `scene.py`, these functions run in another process, in steps, with the games that are remembered there.
"""

from host.orders.pieces import remembered
from host.replays.scene import REMEMBERED, Fault, Recording, played, read
from render.motion import Span, span_to, spans
from rules.core.history import History
from rules.steps import Steps

#: A file's game, its parts, and whether it was played to its end.
OfFile = tuple[Recording, tuple[Span, ...], bool]


def parts(recording: Recording, index: int) -> Steps[tuple[Span, ...]]:
    """All parts of a game; the first is the turn that leads to the moment after `index` events, if one does.

    Without one the first is the last turn, which is left out if it is the same. The last is always the whole game.
    """
    return (yield from _parts((yield from played(recording)), index))


def parts_of_file(content: bytes, index: int) -> Steps[OfFile | Fault]:
    """The same of a game file, or what is wrong with the file."""
    found = yield from read(content)
    if isinstance(found, Fault):
        return found
    return Recording.of(found.last), (yield from _parts(found, index)), found.last.outcome is not None


def _parts(whole: History, index: int) -> Steps[tuple[Span, ...]]:
    found, moment = (yield from _spans(whole)), span_to(whole, index)
    if moment is None:
        return found
    same = {one for one in found if one.kind in ("turn", "chapter") and (one.first, one.last) == (moment.first, index)}
    return moment, *(one for one in found if one not in same)


@remembered(REMEMBERED)
def _spans(whole: History) -> Steps[tuple[Span, ...]]:
    return spans(whole.moments(range(whole.length + 1)))
