"""Who is called by what a step shows, and who has been called about it already. Part of host/: imports data, rules.

A turn comes once. A question can be asked, withdrawn and asked again, so nobody is called about the same one twice in
ten minutes: then the board is edited in silence.
"""

import json

from data import Archive, NewParcel, Person, TableHead
from host.parcels import hand_parcel
from host.steps import keeps_line
from rules.table.progress import Progress
from rules.table.shows import About, Show, Why, hands, questioned
from rules.table.table import Table
from rules.table.terms import MINUTE

#: Somebody who was asked something is not called about the same again for so long (ms).
MENTION_PAUSE = 10 * MINUTE
#: What is remembered of a person whom no direct message reaches: by this name, and whether they have been told.
DIRECT, UNTOLD, TOLD = "direct", "closed", "told"


def is_closed(person: Person) -> bool:
    """Whether direct messages did not get through the last time."""
    return person.prefs.get(DIRECT) in (UNTOLD, TOLD)


async def lately_asked(archive: Archive, table: Table, show: Show | None, now: int) -> frozenset[int]:
    """Who of those asked was called about the same a short while ago. Raises ArchiveError."""
    if show is None or not show.asked:
        return frozenset()
    known = await archive.people.mentioned(tuple(show.asked), now - MENTION_PAUSE)
    return frozenset(person for person, about in show.asked.items() if _subject(table, about) in known.get(person, ()))


def mentions_of(table: Table, show: Show | None, quiet: frozenset[int]) -> tuple[tuple[int, str], ...]:
    """Whom a step calls about what, to be remembered with it."""
    asked = {} if show is None else show.asked
    return tuple((person, _subject(table, about)) for person, about in asked.items() if person not in quiet)


async def parcels_of(
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
    board = NewParcel("board", f"{table.id}-{table.number}-b", payload)
    boards = () if keeps_line(head, progress.before) and keeps_line(head, table) else (board,)
    return *boards, *(hand_parcel(table, hand, hand.called and hand.person not in ping) for hand in due)


def _subject(table: Table, about: About) -> str:
    """What somebody is called about, as it is counted: invitations by who invites, for each lobby is a new table."""
    return f"invitation/{table.host}" if about is About.INVITATION else f"{table.id}/{about.value}"
