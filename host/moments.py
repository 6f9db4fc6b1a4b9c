"""The moments that tell how a game, or a part of it, went: for a strip of pictures. Part of host.

They are the goals, then what is worth remembering of turns, then turns spread evenly; the last is where it ends. A game
of matches or rounds is told by how these ended. Like `host/scene.py`, this runs in another process, in steps.
"""

from collections.abc import Iterable, Sequence

from host.pieces import remember
from host.scene import FileFault, ListedTurn, Recording, entries, history_of, read, spans_of
from render.card import drawable_names
from render.moments import MOST, ToldMoment
from rules.core.history import History, Steps
from rules.core.match import Match
from words import Speech, speech
from words.card import deciding
from words.games import story

#: How many moments are shown of a game without matches or rounds, and at least, if there are so many.
USUAL = 4
#: How many strips are remembered.
REMEMBERED = 8


def moments(
    recording: Recording, first: int, last: int, language: str, names: tuple[str, ...]
) -> Steps[tuple[ToldMoment, ...]]:
    """The moments of a part, from after `first` events to after `last`, as everybody saw them; `names` are by seat."""
    return (yield from _moments((yield from history_of(recording)), first, last, language, names))


def moments_of_file(
    content: bytes, first: int, last: int, language: str, names: tuple[str, ...]
) -> Steps[tuple[ToldMoment, ...] | FileFault]:
    """The same of a game file, or what is wrong with the file."""
    found = yield from read(content)
    if isinstance(found, FileFault):
        return found
    return (yield from _moments(found, first, last, language, names))


@remember(REMEMBERED)
def _moments(
    whole: History, first: int, last: int, language: str, names: tuple[str, ...]
) -> Steps[tuple[ToldMoment, ...]]:
    listed, say = (yield from entries(whole, language)), speech(language)
    names = drawable_names(names, say)
    spans = yield from spans_of(whole)
    goals = [one.last for one in spans if one.kind == "goal"]
    by_end = {entry.end: entry for entry in listed}
    found = []
    for index in _choose(whole, listed, goals, first, last):
        number = min(whole.turn_at(index), len(listed))  # what is dealt after the last turn belongs to it
        entry = by_end.get(index) or (listed[number - 1] if number else None)
        found.append(_tell(whole.moment(index), entry, say, names))
        yield
    return tuple(found)


def _choose(whole: History, listed: Sequence[ListedTurn], goals: Sequence[int], first: int, last: int) -> list[int]:
    """Choose the indexes of moments, in order."""
    within = [entry for entry in listed if first < entry.end <= last]
    ended = [entry for entry in within if entry.chapter]
    if any(turn.chapter for turn in whole.turns):
        tiers = [[entry.end for entry in ended if entry.marked], [entry.end for entry in ended]]
        most = MOST
    else:
        played = [entry for entry in within if entry.turn] or within
        tiers = [[entry.end for entry in played if entry.marked], [entry.end for entry in played]]
        most = USUAL
    if len(within) < 2:
        tiers.append([stop for stop in whole.stops(by_turn=False) if first < stop <= last])
    chosen = {last}
    for tier in ([goal for goal in goals if first < goal <= last], *tiers):
        chosen |= set(_evenly([index for index in tier if index not in chosen], most - len(chosen)))
    return sorted(chosen)


def _evenly(indexes: Sequence[int], count: int) -> Iterable[int]:
    """Return at most `count` of these, spread evenly."""
    if count >= len(indexes):
        return indexes
    return (indexes[int((number + 0.5) * len(indexes) / count)] for number in range(count))


def _tell(match: Match, entry: ListedTurn | None, say: Speech, names: tuple[str, ...]) -> ToldMoment:
    """Tell a moment: which turn it is, None before the first, whose if that matters, and what happened in it."""
    view, game = match.view(None), match.game.about.key
    heading = say("share-part-moment", number=0 if entry is None else entry.turn, game=game)
    marked = entry.highlight if entry is not None and len(match.log) == entry.end else ""
    text = (deciding(game, view, say, names) if match.outcome is not None else "") or marked
    if text and entry is not None and entry.seat is not None:
        heading = say("share-moment-of", moment=heading, name=names[entry.seat])
    return ToldMoment(view, heading, text or _last_line(story(game, view, say, names, None)))


def _last_line(told: str) -> str:
    """Return the last line of a story that isn't small print, without markup."""
    lines = [line for line in told.splitlines() if not line.startswith("-#")]
    return " ".join(lines[-1].replace("*", "").split()) if lines else ""
