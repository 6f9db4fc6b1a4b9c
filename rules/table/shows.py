"""What to show people after a change. Part of rules/table.

The board always shows the present; `ping` names the people to mention: never the person who just acted, nor one whose
turn merely returns after computers' turns. If hands are hidden, each person's hand is shown beside the board. A puzzle
is its player's alone and has no board.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules.table.clocks import rematch_missing
from rules.table.entries import (
    DrawAnswered,
    DrawOffered,
    Held,
    Interrupted,
    Invited,
    Left,
    Opened,
    Postponed,
    Proposed,
    Released,
    RematchAsked,
    Reminded,
    RoundAsked,
    UndoAnswered,
    UndoAsked,
    VoteOpened,
)
from rules.table.progress import Progress
from rules.table.table import Finished, Lobby, Running, Table
from rules.table.terms import Pace, Records


class MentionReason(Enum):
    """What somebody is mentioned for, other than their turn."""

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
    """A board to be updated; `ping` are the people to mention, usually one or none.

    `finished` is the chapter that is over, whose message stays as its record, or 0 if the message goes on. `asked` are
    those mentioned only for a question; since questions can be repeated at will, these mentions are counted.
    """

    ping: tuple[int, ...] = ()
    finished: int = 0
    asked: Mapping[int, MentionReason] = field(default_factory=dict, compare=False)


class HandReason(Enum):
    """Why a hand has to be shown."""

    WELCOME = "welcome"  # a person got a seat
    TURN = "turn"  # it is their turn
    CHANGED = "changed"  # the hand, or the text beside it, may have changed
    LEFT = "left"  # they no longer have the seat


@dataclass(frozen=True, slots=True)
class HandDue:
    """A person's hand to be shown; `called` says whether to notify them."""

    person: int
    seat: int
    why: HandReason
    called: bool = False


def show_of(progress: Progress, actor: int | None) -> Show | None:
    """What to show after `actor` (None: the table or a computer) made this progress; None if nothing, or not yet."""
    table = progress.table
    if not progress.entries or table.puzzle:
        return None
    finished = _chapter_over(progress)
    computers = table.awaited and all(table.seats[seat].level is not None for seat in table.awaited)
    if actor is None and computers and not finished:
        return None  # computers' turns in a row are one update, shown at the end or when a chapter is over
    asked, awaited = people_to_ask(progress, actor), _people_to_act(progress, actor)
    only_asked = {person: about for person, about in asked.items() if person not in awaited}
    return Show(tuple(dict.fromkeys((*asked, *awaited))), finished, only_asked)


def changes_only_time(progress: Progress) -> bool:
    """Whether nothing happened but that the table's time stood still or goes on, or a reminder was put off."""
    return all(isinstance(entry, Interrupted | Held | Released | Postponed) for entry in progress.entries)


def _chapter_over(progress: Progress) -> int:
    """The chapter that just ended, if its message stays as a record of the match or stage; else 0."""
    before, table = progress.before, progress.table
    if before.chapter == table.chapter:
        return 0
    if table.terms.records is Records.ROUND and isinstance(before, Running) and isinstance(table, Running):
        earlier, now = before.routine, table.routine
        if earlier is not None and now is not None and earlier.stage == now.stage:
            return 0
    return before.chapter


def people_to_ask(progress: Progress, actor: int | None) -> dict[int, MentionReason]:
    """The people to mention for a public question to them, or for the answer to theirs."""
    called: dict[int, MentionReason] = {}
    for people, about in _questions(progress):
        called.update((person, about) for person in people if person != actor and person not in called)
    return called


def _questions(progress: Progress) -> Iterator[tuple[tuple[int, ...], MentionReason]]:
    """The people to ask something that is still open, or to tell that their question was declined, with the subject."""
    match progress.table:
        case Lobby() as table:
            before = progress.before
            known = isinstance(before, Lobby) and before.proposal is not None  # they were mentioned for that one
            if not known and any(isinstance(entry, Proposed) for entry in progress.entries):
                yield table.unasked, MentionReason.PROPOSAL
            if isinstance(progress.entries[0], Opened):
                yield table.invited, MentionReason.INVITATION
            for entry in progress.entries:
                if isinstance(entry, Invited):
                    yield entry.invited, MentionReason.INVITATION
            if table.is_turned_down and any(isinstance(entry, Left) for entry in progress.entries):
                yield (table.host,), MentionReason.DECLINED
        case Running() as table:
            for entry in progress.entries:
                match entry:
                    case VoteOpened() if table.vote:
                        yield table.vote.voters, MentionReason.VOTE
                    case UndoAsked() if table.undo:
                        yield table.undo.needed, MentionReason.UNDO
                    case DrawOffered() if table.offer:
                        yield table.offer.needed, MentionReason.DRAW
                    case RoundAsked() if table.round:
                        yield table.round.needed, MentionReason.ROUND
                    case DrawAnswered() | UndoAnswered() if table.turned_down:
                        yield (table.turned_down.asker,), MentionReason.DECLINED
                    case _:
                        pass
        case Finished() as table:
            before = progress.before
            first = isinstance(before, Finished) and not before.rematches  # one mention for a rematch is enough
            if first and any(isinstance(entry, RematchAsked) for entry in progress.entries):
                yield rematch_missing(table), MentionReason.REMATCH
        case _:
            pass


def people_asked(table: Table) -> tuple[int, ...]:
    """The people whose answer somebody waits for: to a question, a vote, an invitation, a request for a rematch."""
    match table:
        case Lobby():
            return tuple(dict.fromkeys((*table.unasked, *table.expected)))
        case Running():
            needed = (person for wish in (table.offer, table.undo, table.round) if wish for person in wish.needed)
            voters = (one for one in table.vote.voters if one not in table.vote.cast) if table.vote else ()
            return tuple(dict.fromkeys((*needed, *voters)))
        case _:
            return rematch_missing(table)


def hands(progress: Progress, actor: int | None) -> tuple[HandDue, ...]:
    """The hands that a progress must show, one for each person; none if nothing is hidden."""
    table, entries = progress.table, progress.entries
    if not table.game.about.hidden or show_of(progress, actor) is None or changes_only_time(progress):
        return ()
    before = progress.before
    here = () if isinstance(entries[0], Opened) else before.persons
    called = set(_people_to_act(progress, actor))
    found = [
        HandDue(person, before.seat_of(person) or 0, HandReason.LEFT) for person in here if person not in table.persons
    ]
    for seat, owner in enumerate(table.seats):
        person = owner.person
        if person is None:
            continue
        if person not in here:
            found.append(HandDue(person, seat, HandReason.WELCOME, person in called))
        elif person in called:
            found.append(HandDue(person, seat, HandReason.TURN, True))
        elif not isinstance(table, Lobby):  # the text beside a hand keeps up with the board
            found.append(HandDue(person, seat, HandReason.CHANGED))
    return tuple(found)


def _people_to_act(progress: Progress, actor: int | None) -> tuple[int, ...]:
    """The people to mention because it is their turn: it just came, or a reminder is due."""
    table, before = progress.table, progress.before
    called = [table.seats[entry.seat].played_by for entry in progress.entries if isinstance(entry, Reminded)]
    if isinstance(table, Running) and not _inside_a_chapter(table, before.chapter):
        awaited = (table.seats[seat] for seat in table.awaited if not table.seats[seat].away)
        known = before.called if isinstance(before, Running) else ()
        called.extend(seat.played_by for seat in awaited if seat.played_by not in known)
    return tuple(dict.fromkeys(person for person in called if person is not None and person != actor))


def _inside_a_chapter(table: Running, before: int) -> bool:
    """Whether a live table is in the middle of a chapter, so that its message is edited and nobody is mentioned."""
    return table.terms.pace is Pace.LIVE and table.routine is not None and table.chapter == before
