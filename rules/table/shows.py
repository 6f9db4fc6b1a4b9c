"""What people must be shown after a change. Part of rules/table.

The board is always shown as it is now; `ping` names who must notice: never who just acted, nor who is only awaited
again after computers' turns.
"""

from dataclasses import dataclass

from rules.table.entries import DrawOffered, Opened, Proposed, Reminded, RoundAsked, UndoAsked, VoteOpened
from rules.table.progress import Progress
from rules.table.table import Phase
from rules.table.terms import Pace


@dataclass(frozen=True, slots=True)
class Show:
    """The board is to be shown anew; `ping` are the persons to be called, usually one or none.

    `finished` is the chapter that is over, whose message stays as its record; 0 where the message goes on.
    """

    ping: tuple[int, ...] = ()
    finished: int = 0


def shown(progress: Progress, actor: int | None) -> Show | None:
    """What a progress made by `actor` (None: the table or a computer) must show; None if nothing, or nothing yet."""
    if not progress.entries:
        return None
    table, called = progress.table, []
    if actor is None and table.awaited and all(table.seats[seat].level is not None for seat in table.awaited):
        return None  # a run of computer turns is one update, shown at its end
    for entry in progress.entries:
        match entry:
            case Reminded(seat):
                called.append(table.seats[seat].played_by)
            case VoteOpened():
                called.extend(table.vote.voters if table.vote else ())
            case UndoAsked():
                called.extend(table.undo.needed if table.undo else ())
            case Proposed() if progress.before.proposal is None:  # else they have been called to the question before
                called.extend(table.unasked)
            case DrawOffered():
                called.extend(table.offer.needed if table.offer else ())
            case RoundAsked():
                called.extend(table.round.needed if table.round else ())
            case _:
                pass
    if table.phase is Phase.RUNNING:
        if not _inside_a_chapter(progress):
            called.extend(person for person in table.awaited_persons if person not in progress.before.called)
    elif table.phase is Phase.LOBBY and isinstance(progress.entries[0], Opened):
        called.extend(table.invited)
    ping = tuple(dict.fromkeys(person for person in called if person is not None and person != actor))
    before = progress.before.chapter
    return Show(ping, before if before != table.chapter else 0)


def _inside_a_chapter(progress: Progress) -> bool:
    """Whether a live table is in the middle of a match that everybody follows: its message is edited, nobody called."""
    table = progress.table
    return table.terms.pace is Pace.LIVE and table.chapter != 0 and table.chapter == progress.before.chapter
