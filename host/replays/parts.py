"""The parts of a game that are worth showing to others. Part of host/replays.

Like `scene.py`, these functions run in another process, with the games that are remembered there.
"""

from functools import lru_cache

from host.replays.scene import REMEMBERED, Fault, Recording, played, read
from render.motion import Span, span_to, spans
from rules.core.history import History

#: A file's game, its parts, and whether it was played to its end.
OfFile = tuple[Recording, tuple[Span, ...], bool]


def parts(recording: Recording, index: int) -> tuple[Span, ...]:
    """All parts of a game; the first is the turn that leads to the moment after `index` events, if one does.

    Without one the first is the last turn, which is left out if it is the same. The last is always the whole game.
    """
    return _parts(played(recording), index)


def parts_of_file(content: bytes, index: int) -> OfFile | Fault:
    """The same of a game file, or what is wrong with the file."""
    found = read(content)
    if isinstance(found, Fault):
        return found
    return Recording.of(found.last), _parts(found, index), found.last.outcome is not None


def _parts(whole: History, index: int) -> tuple[Span, ...]:
    found, moment = _spans(whole), span_to(whole, index)
    if moment is None:
        return found
    same = {one for one in found if one.kind in ("turn", "chapter") and (one.first, one.last) == (moment.first, index)}
    return moment, *(one for one in found if one not in same)


@lru_cache(maxsize=REMEMBERED)
def _spans(whole: History) -> tuple[Span, ...]:
    return spans(whole.moments(range(whole.length + 1)))
