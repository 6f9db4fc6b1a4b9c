"""What people must be shown after a change. Part of rules/table.

The board is always shown as it is now; `ping` names who must notice: never who just acted, nor who is only awaited
again after computers' turns. Where hands are hidden, each person has a hand of the own that is shown beside the board.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules.table.entries import (
    DrawAnswered,
    DrawOffered,
    Ended,
    HandedOver,
    Opened,
    Played,
    Proposed,
    RematchAsked,
    Reminded,
    RoundAsked,
    Started,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    VoteOpened,
    WentBack,
)
from rules.table.progress import Progress
from rules.table.table import Begun, Finished, Lobby, Running
from rules.table.terms import Pace, Records
from rules.table.wishes import wanted_for_rematch


class Subject(Enum):
    """What somebody is called about because they are asked, not because it is their turn."""

    VOTE = "vote"
    UNDO = "undo"
    DRAW = "draw"
    ROUND = "round"
    PROPOSAL = "proposal"
    INVITATION = "invitation"
    DECLINED = "declined"
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class Show:
    """The board is to be shown anew; `ping` are the persons to be called, usually one or none.

    `finished` is the chapter that is over, whose message stays as its record; 0 where the message goes on. `asked` are
    those of the called who are only asked something: that can be repeated at will, so whoever calls them keeps count.
    """

    ping: tuple[int, ...] = ()
    finished: int = 0
    asked: Mapping[int, Subject] = field(default_factory=dict, compare=False)


class Why(Enum):
    """Why somebody's hand is to be shown."""

    WELCOME = "welcome"  # somebody has sat down
    TURN = "turn"  # somebody is called because the game waits for them
    CHANGED = "changed"  # the hand, or what can be done with it, may have changed
    LEFT = "left"  # somebody sits there no more


@dataclass(frozen=True, slots=True)
class HandDue:
    """The hand of a person in a seat is to be shown; `called` says that they are to notice."""

    person: int
    seat: int
    why: Why
    called: bool = False


def shown(progress: Progress, actor: int | None) -> Show | None:
    """What a progress made by `actor` (None: the table or a computer) must show; None if nothing, or nothing yet."""
    if not progress.entries:
        return None
    table = progress.table
    finished = _finished(progress)
    computers = table.awaited and all(table.seats[seat].level is not None for seat in table.awaited)
    if actor is None and computers and not finished:
        return None  # a run of computer turns is one update, shown at its end and where a chapter is over
    asked, awaited = questioned(progress, actor), _awaited(progress, actor)
    only_asked = {person: about for person, about in asked.items() if person not in awaited}
    return Show(tuple(dict.fromkeys((*asked, *awaited))), finished, only_asked)


def _finished(progress: Progress) -> int:
    """The chapter that is over and is told for good, or one of the stage that is, as people chose; 0 for none."""
    before, table = progress.before, progress.table
    if before.chapter == table.chapter:
        return 0
    if table.terms.records is Records.ROUND and isinstance(before, Running) and isinstance(table, Running):
        earlier, now = before.routine, table.routine
        if earlier is not None and now is not None and earlier.stage == now.stage:
            return 0
    return before.chapter


def questioned(progress: Progress, actor: int | None) -> dict[int, Subject]:
    """Who is to be called because they are asked something that everybody may hear, or have their answer."""
    called: dict[int, Subject] = {}
    for people, about in _questions(progress):
        called.update((person, about) for person in people if person != actor and person not in called)
    return called


def _questions(progress: Progress) -> Iterator[tuple[tuple[int, ...], Subject]]:
    """Whom a progress has asked what, if it is open still, and who has been told no."""
    match progress.table:
        case Lobby() as table:
            before = progress.before
            known = isinstance(before, Lobby) and before.proposal is not None  # they have been called to the question
            if not known and any(isinstance(entry, Proposed) for entry in progress.entries):
                yield table.unasked, Subject.PROPOSAL
            if isinstance(progress.entries[0], Opened):
                yield table.invited, Subject.INVITATION
        case Running() as table:
            for entry in progress.entries:
                match entry:
                    case VoteOpened() if table.vote:
                        yield table.vote.voters, Subject.VOTE
                    case UndoAsked() if table.undo:
                        yield table.undo.needed, Subject.UNDO
                    case DrawOffered() if table.offer:
                        yield table.offer.needed, Subject.DRAW
                    case RoundAsked() if table.round:
                        yield table.round.needed, Subject.ROUND
                    case DrawAnswered() | UndoAnswered() if table.turned_down:
                        yield (table.turned_down.asker,), Subject.DECLINED
                    case _:
                        pass
        case Finished() as table:
            before = progress.before
            first = isinstance(before, Finished) and not before.rematches  # one call to a rematch is enough
            if first and any(isinstance(entry, RematchAsked) for entry in progress.entries):
                yield wanted_for_rematch(table), Subject.REMATCH
        case _:
            pass


def hands(progress: Progress, actor: int | None) -> tuple[HandDue, ...]:
    """Whose hands a progress must show, one person once; nobody's where nothing is hidden."""
    table, entries = progress.table, progress.entries
    if not table.game.about.hidden or shown(progress, actor) is None:
        return ()
    before = progress.before
    here = () if isinstance(entries[0], Opened) else before.persons
    called = set(_awaited(progress, actor))
    found = [HandDue(person, before.seat_of(person) or 0, Why.LEFT) for person in here if person not in table.persons]
    touched = _touched(progress)
    for seat, owner in enumerate(table.seats):
        person = owner.person
        if person is None:
            continue
        if person not in here:
            found.append(HandDue(person, seat, Why.WELCOME, person in called))
        elif person in called:
            found.append(HandDue(person, seat, Why.TURN, True))
        elif seat in touched:
            found.append(HandDue(person, seat, Why.CHANGED))
    return tuple(found)


def _touched(progress: Progress) -> set[int]:
    """The seats whose hands, or what they can do with them, are not as before."""
    table, touched = progress.table, {*progress.before.awaited, *progress.table.awaited}
    for entry in progress.entries:
        match entry:
            case Played(seat, _, _) | HandedOver(seat, _, _) | TakenBack(seat, _):
                touched.add(seat)
            case Started() | WentBack() | Ended():
                return set(range(len(table.seats)))
            case _:
                pass
    before, game = progress.before, table.game
    if isinstance(before, Begun) and isinstance(table, Begun):  # cards may have been dealt to seats that did nothing
        every, earlier, now = range(len(table.seats)), before.match.state, table.match.state
        touched |= {seat for seat in every if game.secrets(earlier, seat) != game.secrets(now, seat)}
    return touched


def _awaited(progress: Progress, actor: int | None) -> tuple[int, ...]:
    """Who is to be called because the game waits for them: newly, or for so long that they are reminded."""
    table, before = progress.table, progress.before
    called = [table.seats[entry.seat].played_by for entry in progress.entries if isinstance(entry, Reminded)]
    if isinstance(table, Running) and not _inside_a_chapter(table, before.chapter):
        awaited = (table.seats[seat] for seat in table.awaited if not table.seats[seat].away)
        known = before.called if isinstance(before, Running) else ()
        called.extend(seat.played_by for seat in awaited if seat.played_by not in known)
    return tuple(dict.fromkeys(person for person in called if person is not None and person != actor))


def _inside_a_chapter(table: Running, before: int) -> bool:
    """Whether a live table is in the middle of a match that everybody follows: its message is edited, nobody called."""
    return table.terms.pace is Pace.LIVE and table.routine is not None and table.chapter == before
