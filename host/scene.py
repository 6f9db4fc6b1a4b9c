"""One moment of a game, with all that is shown around it. Part of host.

These functions run in another process, in steps, and remember the last games there, so that to look at the next moment
costs little. They see only what is handed to them: a game, or the bytes of a file that anybody may have written.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from host.pieces import remember
from render.motion import Span, span_to, spans
from rules import GAMES
from rules.core.history import History, Steps, folding, replay
from rules.core.match import Match
from rules.core.options import Value
from rules.core.verify import NotVerified, replay_file
from rules.table.progress import LONGEST_RUN, MOST_EVENTS
from words import Speech, speech
from words.actions import NamedAction, join_actions, name_action, name_actions
from words.games import highlight, landmark, story
from words.review import turn_at

#: The largest game file that is read (bytes), and the most events: as many as a table can have.
LARGEST, LONGEST = 512 * 1024, MOST_EVENTS + LONGEST_RUN
#: How many games are remembered.
REMEMBERED = 8
#: How many entries a list has at most, the ways to other pages included.
MOST_LISTED = 25


@dataclass(frozen=True)
class Recording:
    """A game as it was played; `options` are settled."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    log: tuple[str, ...]

    @classmethod
    def of(cls, match: Match) -> "Recording":
        """The recording of a game so far."""
        return cls(match.game.about.key, match.seats, tuple(sorted(match.options.items())), tuple(match.log))


@dataclass(frozen=True)
class SceneRequest:
    """What somebody wants to see: which moment (None: the opening), as a seat or a watcher (None) saw it.

    `who` has each seat's player's name, with markup escaped. One steps by turns, or else by actions. `page` is the page
    of the list of turns, `marked_page` that of the turns with a highlight; None for those around the moment.
    """

    index: int | None
    viewer: int | None
    language: str
    who: tuple[str, ...] | None = None
    by_turn: bool = True
    page: int | None = None
    marked_page: int | None = None


@dataclass(frozen=True)
class ListedTurn:
    """A turn in a list: its number, the index of the moment after it, who took it, and what is worth remembering.

    `turn` is the number that people know it by: that of the game's turn, 0 during set-up. `chapter` is the match or
    round that ended with it, 0 if none did. `marked` turns are among those to go to.
    """

    number: int
    turn: int
    end: int
    seat: int | None
    actions: tuple[str, ...]
    highlight: str
    chapter: int
    marked: bool


@dataclass(frozen=True)
class TurnPage:
    """Some turns of a longer list, oldest first; `number` counts from 0 to `count` - 1."""

    entries: tuple[ListedTurn, ...]
    number: int = 0
    count: int = 1


@dataclass(frozen=True)
class Scene:
    """A moment of a game, after `index` of its `length` events, as `viewer` saw it.

    `story` tells what everybody saw. `turn` is the one that leads here, `done` are its actions so far, and
    `turns` is the number of the last. `first`, `back`, `on` and `last` are the moments to go to, by turns or by
    actions; `single` means that both are the same. `marked` has the turns with a highlight, None if that list wouldn't
    help. `over` means that the game was played to its end.
    """

    game: str
    seats: int
    index: int
    length: int
    viewer: int | None
    view: Any
    story: str
    turn: ListedTurn | None
    done: tuple[str, ...]
    turns: int
    first: int
    back: int | None
    on: int | None
    last: int
    single: bool
    listed: TurnPage
    marked: TurnPage | None
    over: bool

    @property
    def chapter(self) -> int | None:
        """The match or round that has just ended; None in its middle, and at the end of the game."""
        turn = self.turn
        if turn is None or not turn.chapter or self.index != turn.end or self.index == self.length:
            return None
        return turn.chapter


@dataclass(frozen=True)
class FileFault:
    """Why a game file can't be replayed: `large`, `unreadable`, `long` or `wrong`, and for the last in which way.

    The `trouble` may quote the file.
    """

    reason: str
    trouble: str = ""


def scene(recording: Recording, request: SceneRequest) -> Steps[Scene | None]:
    """The wanted moment; None if there is no such moment."""
    return (yield from _scene((yield from history_of(recording)), request))


def scene_of_file(content: bytes, request: SceneRequest) -> Steps[Scene | FileFault | None]:
    """The same of a game file, or what is wrong with the file. Without names its seats are called by their numbers."""
    found = yield from read(content)
    return found if isinstance(found, FileFault) else (yield from _scene(found, request))


def _scene(whole: History, request: SceneRequest) -> Steps[Scene | None]:
    match, say = whole.last, speech(request.language)
    index = whole.opening if request.index is None else request.index
    if not 0 <= index <= whole.length or (request.viewer is not None and not 0 <= request.viewer < match.seats):
        return None
    who = request.who or tuple(say("replay-player", number=seat + 1) for seat in range(match.seats))
    moment, key = whole.moment(index), match.game.about.key
    last = moment.log[-1] if index and not match.game.about.hidden else None
    listed, current = (yield from entries(whole, request.language)), whole.turn_at(index)
    turns, actions = whole.stops(by_turn=True), whole.stops(by_turn=False)
    stops = turns if request.by_turn else actions
    marked = tuple(entry for entry in listed if entry.marked)
    near = sum(entry.number <= current for entry in marked) - 1
    turn = listed[current - 1] if current else None
    useful = len(marked) < len(listed) > MOST_LISTED and any(entry.end < whole.length for entry in marked)
    return Scene(
        game=key,
        seats=match.seats,
        index=index,
        length=whole.length,
        viewer=request.viewer,
        view=moment.view(request.viewer),
        story=story(key, moment.view(None), say, who, last),
        turn=turn,
        done=() if turn is None else turn.actions[: sum(stop <= index for stop in whole.turns[current - 1].stops)],
        turns=max((entry.turn for entry in listed), default=0),
        first=stops[0],
        back=max((stop for stop in stops if stop < index), default=None),
        on=min((stop for stop in stops if stop > index), default=None),
        last=whole.length,
        single=turns == actions,
        listed=_page(listed, max(0, current - 1), request.page),
        marked=_page(marked, max(0, near), request.marked_page) if useful else None,
        over=match.outcome is not None,
    )


def _page(entries: tuple[ListedTurn, ...], current: int, wanted: int | None) -> TurnPage:
    """The wanted page of a list, else the one with the current entry; all of it if it isn't long."""
    if len(entries) <= MOST_LISTED:
        return TurnPage(entries)
    size = MOST_LISTED - 2  # room for the ways to the pages around it
    count = -(-len(entries) // size)
    number = min(current // size if wanted is None else max(0, wanted), count - 1)
    return TurnPage(entries[number * size : (number + 1) * size], number, count)


@remember(REMEMBERED)
def history_of(recording: Recording) -> Steps[History]:
    """The history of a game."""
    match = Match.begin(GAMES[recording.game], recording.seats, dict(recording.options), 0)
    return folding(replay(match, recording.log))


def trouble(file: dict[str, Any]) -> Steps[str | None]:
    """The first mismatch in the file of a table's game, or None."""
    try:
        for _ in replay_file(file, GAMES):
            yield
    except NotVerified as error:
        return str(error)
    return None


@remember(REMEMBERED)
def read(content: bytes) -> Steps[History | FileFault]:
    """The history of the game in a file, which is read as `python -m rules verify` does."""
    if len(content) > LARGEST:
        return FileFault("large")
    try:
        file = json.loads(content)
    except (ValueError, RecursionError):
        return FileFault("unreadable")
    events = file.get("events") if isinstance(file, dict) else None
    if isinstance(events, list) and len(events) > LONGEST:
        return FileFault("long")
    try:
        return (yield from folding(replay_file(file, GAMES)))
    except NotVerified as error:
        return FileFault("wrong", str(error))


@remember(REMEMBERED)
def entries(whole: History, language: str) -> Steps[tuple[ListedTurn, ...]]:
    """List a game's turns; what is worth remembering of each comes from what everybody saw.

    Actions aren't listed where hands are hidden, nor if they are always the same.
    """
    say, key = speech(language), whole.last.game.about.key
    hidden = whole.last.game.about.hidden
    counted = any(turn.number for turn in whole.turns)
    rolled = len({action for turn in whole.turns for action in turn.actions}) <= 1
    found, before = [], None
    for number, moment in enumerate(whole.moments(whole.stops(by_turn=True))):
        view = moment.view(None)
        if number:
            turn = whole.turns[number - 1]
            over = turn.chapter if moment.automatic.chapter != turn.chapter else 0
            actions = () if hidden or rolled else turn.actions
            told = highlight(key, before, view, say)
            marked = bool(told) and landmark(key, before, view)
            shown = turn.number if counted else number
            found.append(ListedTurn(number, shown, turn.end, turn.seat, actions, told, over, marked))
        before = view
        yield
    return tuple(found)


#: A file's game, its parts, and whether it was played to its end.
OfFile = tuple[Recording, tuple[Span, ...], bool]


def parts(recording: Recording, index: int) -> Steps[tuple[Span, ...]]:
    """All parts of a game; the first is the turn that leads to the moment after `index` events, if one does.

    Without one the first is the last turn, which is left out if it is the same. The last is always the whole game.
    """
    return (yield from _parts((yield from history_of(recording)), index))


def parts_of_file(content: bytes, index: int) -> Steps[OfFile | FileFault]:
    """The same of a game file, or what is wrong with the file."""
    found = yield from read(content)
    if isinstance(found, FileFault):
        return found
    return Recording.of(found.last), (yield from _parts(found, index)), found.last.outcome is not None


def _parts(whole: History, index: int) -> Steps[tuple[Span, ...]]:
    found, moment = (yield from spans_of(whole)), span_to(whole, index)
    if moment is None:
        return found
    same = {one for one in found if one.kind in ("turn", "chapter") and (one.first, one.last) == (moment.first, index)}
    return moment, *(one for one in found if one not in same)


@remember(REMEMBERED)
def spans_of(whole: History) -> Steps[tuple[Span, ...]]:
    """The parts of a game (`render.motion.spans`)."""
    return spans(whole.moments(range(whole.length + 1)))


#: How many turns after the one with the choice are told.
TURNS = 2


@dataclass(frozen=True)
class Deeds:
    """What somebody did in a turn, or in the rest of it, in words, and what is worth remembering of it."""

    seat: int | None
    actions: tuple[str, ...]
    highlight: str = ""


@dataclass(frozen=True)
class Turning:
    """The positions before the choice, after what was done and after what might have been done, and what followed.

    `done` is the choice in words, `instead` the turn that might have been, and `expected` are the actions that would
    have answered it. `over` means that the game was played to its end with what followed.
    """

    before: Any
    played: Any
    better: Any
    done: str
    instead: str
    expected: tuple[str, ...]
    followed: tuple[Deeds, ...]
    over: bool


def bounds_of_turns(recording: Recording) -> Steps[tuple[int, ...]]:
    """How many events had happened before the first turn, and at the end of each; set-up has no turns."""
    whole = yield from history_of(recording)
    game = whole.last.game
    for place, turn in enumerate(whole.turns):
        if game.turn_number(whole.moment(turn.stops[0] - 1).state) > 0:
            return turn.start, *(one.end for one in whole.turns[place:])
        yield
    return (whole.opening, *(turn.end for turn in whole.turns)) if whole.turns else ()


def turning(
    recording: Recording, index: int, better: tuple[str, ...], viewer: int | None, language: str
) -> Steps[Turning]:
    """What followed the choice at event `index`, and what would have followed `better`.

    `better` is an action, then what was expected after it. Raises IndexError, Refusal.
    """
    whole, say = (yield from history_of(recording)), speech(language)
    before, after = whole.moments((index, index + 1))
    number = whole.turn_at(index + 1)
    told = yield from entries(whole, language)
    found = []
    for turn, entry in zip(whole.turns[number - 1 :][: TURNS + 1], told[number - 1 :], strict=False):
        actions = tuple(one.words for one in _names(whole, range(max(index + 1, turn.start), turn.end), say))
        if actions or entry.highlight:
            found.append(Deeds(turn.seat, actions, entry.highlight))
    expected = list(name_actions(before, better, say))
    own = [one.words for one in takewhile(lambda one: one.seat == before.to_act, expected)]
    return Turning(
        before=before.view(viewer),
        played=after.view(viewer),
        better=before.follow(better[0]).view(viewer),
        done=next(_names(whole, (index,), say)).words,
        instead=join_actions(own, say),
        expected=tuple(one.words for one in expected[len(own) :]),
        followed=tuple(found),
        over=whole.last.outcome is not None and number + TURNS >= len(whole.turns),
    )


def choice_at(recording: Recording, index: int) -> Steps[tuple[Match, int]]:
    """The game after `index` events, and in which turn that is, 0 in the set-up. Raises IndexError."""
    whole, bounds = (yield from history_of(recording)), (yield from bounds_of_turns(recording))
    return whole.moment(index), turn_at(bounds, index)


def tell_actions(recording: Recording, indexes: tuple[int, ...], language: str) -> Steps[tuple[NamedAction, ...]]:
    """Say in words what seats did after each of these numbers of events, in rising order."""
    whole = yield from history_of(recording)
    return tuple(_names(whole, indexes, speech(language)))


def _names(whole: History, indexes: Iterable[int], say: Speech) -> Iterator[NamedAction]:
    """Say in words each action among the events after these, in rising order."""
    places = tuple(indexes)
    for index, match in zip(places, whole.moments(places), strict=True):
        if (seat := match.to_act) is not None:
            words = name_action(match.game.about.key, match.view(seat), whole.last.log[index], say)
            yield NamedAction(seat, words)
