"""What a step of a table changes in the archive: one commit. Part of host.

A turn comes once, and whoever is awaited is called. A question can be asked, withdrawn and asked again, so nobody is
called about the same one twice in ten minutes: then the board is edited in silence.
"""

import json
from dataclasses import replace

from data import Archive, Commit, Entry, Limits, NewParcel, PuzzleTry, TableHead, Timer
from data.folding import status_of
from host.doors import is_closed
from host.parcels import Kind, hand_parcel
from host.puzzle_day import counts_in_time, keeps_line
from rules.table import entries as journal
from rules.table.clocks import COMPUTER, LAPSE, NO_SEAT, ROUTINE, timers
from rules.table.progress import Progress
from rules.table.results import game_result
from rules.table.shows import Show, Subject, Why, hands, questioned, shown
from rules.table.table import Ended, Lobby, Table
from rules.table.terms import MINUTE

#: Somebody who was asked something is not called about the same again for so long (ms).
MENTION_PAUSE = 10 * MINUTE
#: What the table does by itself, and wishes that have lapsed: nobody has to be there for these.
_AT_ONCE = (COMPUTER, ROUTINE, LAPSE)


async def commit_of(
    archive: Archive,
    progress: Progress,
    head: TableHead,
    after: int,
    *,
    actor: int | None,
    key: str | None,
    opener: int | None,
    limits: Limits,
    now: int,
) -> Commit:
    """All that a step saves, in one transaction: the journal's entries after the number `after`, and what follows
    from them. Raises ArchiveError.

    `actor` is whoever acted, who is not called; `key` makes a second delivery of the same request harmless; `opener` is
    who opens the table, if it counts as one of theirs. `now` is in unix ms.
    """
    table = progress.table
    show = shown(progress, actor)
    quiet = await _lately_asked(archive, table, show, now)
    parcels = () if show is None else await _parcels_of(archive, progress, show, head, actor, quiet)
    head = replace(
        head,
        status=status_of(table),
        updated_at=progress.now,
        ended_at=table.ended_at if isinstance(table, Ended) else None,
        number=table.number,
    )
    status_changes = type(progress.before) is not type(table) or after == 0
    return Commit(
        head=head,
        after=after,
        entries=tuple(Entry(progress.now, journal.write(entry)) for entry in progress.entries),
        timers=timers_of(table),
        people=_people_of(table),
        parcels=parcels,
        interaction_id=key,
        mentions=_mentions_of(table, show, quiet),
        opener=opener,
        limits=limits if status_changes and not isinstance(table, Ended) else None,
        puzzle_try=_try_of(table, head) if status_changes else None,
        result=game_result(table, head.guild_id) if status_changes else None,
    )


def timers_of(table: Table) -> tuple[Timer, ...]:
    """The timers that a table needs now, as they are saved."""
    return tuple(Timer(one.kind, one.due, None if one.seat == NO_SEAT else one.seat) for one in timers(table))


def timers_again(table: Table, now: int) -> tuple[Timer, ...]:
    """The timers of a table that goes on after a while, during which nobody could play: whoever is awaited has as long
    as if the turn began now (unix ms), and nothing is over before that.
    """
    least = now + table.terms.pace.patience
    return tuple(one if one.kind in _AT_ONCE else replace(one, due=max(one.due, least)) for one in timers_of(table))


def _people_of(table: Table) -> tuple[tuple[int, int | None], ...]:
    """Who finds this table among the own ones; invited people until they decide."""
    seated = {seat.person: number for number, seat in enumerate(table.seats) if seat.person is not None}
    waiting = dict.fromkeys(table.invited) if isinstance(table, Lobby) else {}
    return tuple({**waiting, **seated}.items())


def _try_of(table: Table, head: TableHead) -> PuzzleTry | None:
    """The counted try at a puzzle that a table is, as it stands; one that ends after its day has no score."""
    if not table.counted:
        return None
    begun = PuzzleTry(table.game_key, table.puzzle, table.host, head.guild_id, table.id)
    if not isinstance(table, Ended):
        return begun
    result = table.result
    score = result.scores[0] if result.scores and not result.draw and counts_in_time(table) else None
    return replace(begun, score=score, ended_at=table.ended_at)


async def _lately_asked(archive: Archive, table: Table, show: Show | None, now: int) -> frozenset[int]:
    """Who of those asked was called about the same a short while ago. Raises ArchiveError."""
    if show is None or not show.asked:
        return frozenset()
    known = await archive.people.mentioned(tuple(show.asked), now - MENTION_PAUSE)
    return frozenset(person for person, about in show.asked.items() if _subject(table, about) in known.get(person, ()))


def _mentions_of(table: Table, show: Show | None, quiet: frozenset[int]) -> tuple[tuple[int, str], ...]:
    """Whom a step calls about what, to be remembered with it."""
    asked = {} if show is None else show.asked
    return tuple((person, _subject(table, about)) for person, about in asked.items() if person not in quiet)


async def _parcels_of(
    archive: Archive, progress: Progress, show: Show, head: TableHead, actor: int | None, quiet: frozenset[int]
) -> tuple[NewParcel, ...]:
    """The board and, at a table in a server, the hands; whoever gets a hand is not called at the board as well, and who
    is `quiet` not for a question; nothing in public of a private try that goes on. Raises ArchiveError.
    """
    table, ping = progress.table, [person for person in show.ping if person not in quiet]
    due = hands(progress, actor) if head.guild_id is not None else ()
    if due:
        closed = {hand.person for hand in due if is_closed(await archive.people.person(hand.person))}
        asked = [person for person in questioned(progress, actor) if person not in quiet]
        ping = [*asked, *(hand.person for hand in due if hand.called and hand.person in closed - set(asked))]
        due = tuple(hand for hand in due if hand.person not in closed or hand.why is Why.WELCOME)
    payload = json.dumps({"ping": ping, **({"finished": show.finished} if show.finished else {})})
    board = NewParcel(Kind.BOARD, f"{table.id}-{table.number}-b", payload)
    boards = () if keeps_line(head, progress.before) and keeps_line(head, table) else (board,)
    return *boards, *(hand_parcel(table, hand, hand.called and hand.person not in ping) for hand in due)


def _subject(table: Table, about: Subject) -> str:
    """What somebody is called about, as it is counted: invitations by who invites, for each lobby is a new table."""
    return f"invitation/{table.host}" if about is Subject.INVITATION else f"{table.id}/{about.value}"
