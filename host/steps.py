"""What a table's step changes in the archive, as one commit. Part of host.

Whoever's turn it is gets one mention. A question can be asked, withdrawn and asked again, so nobody is mentioned about
the same one twice in ten minutes; the board is then edited silently.

What must be posted for a table is a parcel. Each nonce is used once. One that is made of a journal number allows one
parcel for that number; the others are random, so that the parcel can come again.
"""

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import takewhile

from data import Archive, Commit, Entry, Limits, NewParcel, PuzzleTry, Status, TableHead, Timer
from host.puzzle_day import counts_in_time
from rules.table import entries, journal
from rules.table.clocks import NO_SEAT, timers
from rules.table.progress import Progress
from rules.table.requests import Remembered
from rules.table.results import game_result
from rules.table.shows import HandDue, HandReason, MentionReason, Show, changes_only_time, hands, people_to_ask, show_of
from rules.table.table import Begun, EndedTable, Lobby, Running, Table
from rules.table.terms import MINUTE


class Kind(StrEnum):
    """What a parcel brings; the values are saved in the archive."""

    BOARD = "board"
    HAND = "hand"
    ASIDE = "aside"  # the notice that a table was set aside
    THREAD = "thread"  # the thread of a lobby that was closed, to be removed


#: The name of what marks a board's parcel if nothing happened but an outage, so that its message stays where it is.
STILL = "still"
#: How long the thread of a closed lobby stays (ms).
LINGER = 60 * 1000


def board_parcel(table: Table, ping: Sequence[int] = (), nonce: str = "") -> NewParcel:
    """The board, posted again. The people in `ping` are mentioned, even if the board itself needs no change."""
    ping = [person for person in ping if person > 0]  # the others were erased
    payload = {"ping": ping, **({"again": True} if ping else {})}
    return NewParcel(Kind.BOARD, nonce or f"{table.id}-{table.number}-{secrets.token_hex(2)}", json.dumps(payload))


def hand_parcel(table: Table, hand: HandDue, call: bool, *, again: bool = False) -> NewParcel:
    """A hand to send, or to send again. `call`: mention the person at the board if it can't be sent."""
    kind = "l" if hand.why is HandReason.LEFT else "h"
    payload = json.dumps({"person": hand.person, "reason": hand.why.value, "call": call})
    mark = secrets.token_hex(2) if again else ""
    return NewParcel(Kind.HAND, f"{table.id}-{table.number}-{kind}{hand.seat}{mark}", payload)


def call_parcel(table: Table, person: int, number: int) -> NewParcel | None:
    """The board with a mention of somebody whose direct message failed; None if it is no longer their turn."""
    if person not in table.awaited_persons:
        return None
    return board_parcel(table, [person], f"{table.id}-{number}-c{table.seat_of(person)}")


def thread_parcel(table: Table, now: int) -> NewParcel:
    """The removal of a closed lobby's thread, once people have had time to read why."""
    return NewParcel(Kind.THREAD, f"{table.id}-{table.number}-t", due=now + LINGER)


def once_nonce(table_id: str, kind: str) -> str:
    """The nonce of what is shown of a table once: there is one of its kind."""
    return f"{table_id}-{kind}"


#: How long somebody isn't mentioned again about the same question (ms).
MENTION_PAUSE = 10 * MINUTE


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
    """Collect all that a step saves: the journal entries after number `after` and what follows from them.

    `actor` is the person who acted, who isn't mentioned; `key` makes a second delivery of the same request harmless;
    `opener` is who opens the table, if it counts towards their limit. `now` is in unix ms. Raises ArchiveError.
    """
    table, since, people = progress.table, head.updated_at if after else None, _people_of(progress.table)
    before = _people_of(progress.before) if after else ()
    show = show_of(progress, actor)
    quiet = await _lately_asked(archive, table, show, now)
    parcels = () if show is None else await _parcels_of(archive, progress, show, head, actor, quiet)
    head = replace(
        head,
        status=Status.of(table),
        updated_at=progress.now,
        ended_at=table.ended_at if isinstance(table, EndedTable) else None,
        number=table.number,
    )
    status_changes = type(progress.before) is not type(table) or after == 0
    return Commit(
        head=head,
        after=after,
        since=since,
        entries=write_entries(progress.entries, progress.now),
        timers=timers_of(table),
        early=not changes_only_time(progress),  # almost every move puts off a timer that is days away
        people=people if after == 0 or people != before else None,
        known=frozenset(person for person, _ in before),
        parcels=parcels,
        interaction_id=key,
        mentions=_mentions_of(table, show, quiet),
        opener=opener,
        limits=limits if status_changes and not isinstance(table, EndedTable) and not table.event else None,
        puzzle_try=_try_of(table, head) if status_changes else None,
        result=game_result(table, head.guild_id) if status_changes else None,
    )


def write_entries(entries: Iterable[entries.Entry], at: int) -> tuple[Entry, ...]:
    """Journal entries ready to be saved."""
    return tuple(Entry(at, journal.write(entry)) for entry in entries)


def timers_of(table: Table) -> tuple[Timer, ...]:
    """The timers that a table needs now, ready to be saved."""
    return tuple(Timer(one.kind, one.due, None if one.seat == NO_SEAT else one.seat) for one in timers(table))


def correct_dues(saved: Iterable[Timer], table: Table) -> tuple[Timer, ...]:
    """A table's saved timers, due when they will do something: those that were put off may be saved as due earlier."""
    dues = {(one.kind, one.seat): one.due for one in timers_of(table)}
    return tuple(replace(one, due=max(one.due, dues.get((one.kind, one.seat), one.due))) for one in saved)


def _people_of(table: Table) -> tuple[tuple[int, int | None], ...]:
    """The people who see this table among their own: those seated, and those invited until they decide."""
    seated = {seat.person: number for number, seat in enumerate(table.seats) if seat.person is not None}
    waiting = dict.fromkeys(table.invited) if isinstance(table, Lobby) else {}
    return tuple({**waiting, **seated}.items())


def _try_of(table: Table, head: TableHead) -> PuzzleTry | None:
    """The counted try that a puzzle's table is; one that ends after its day has no score."""
    if not table.counted:
        return None
    begun = PuzzleTry(table.game_key, table.puzzle, table.host, head.guild_id, table.id, begun_at=head.created_at)
    if not isinstance(table, EndedTable):
        return begun
    result = table.result
    score = result.scores[0] if result.scores and not result.draw and counts_in_time(table) else None
    return replace(begun, score=score, ended_at=table.ended_at)


async def _lately_asked(archive: Archive, table: Table, show: Show | None, now: int) -> frozenset[int]:
    """Those asked who were mentioned about the same question a short while ago. Raises ArchiveError."""
    if show is None or not show.asked:
        return frozenset()
    known = await archive.people.mentions_since(tuple(show.asked), now - MENTION_PAUSE)
    # A host who was erased and came back has invited people before, whoever they were then.
    before = f"invitation/{await archive.shadow(table.host)}" if MentionReason.INVITATION in show.asked.values() else ""
    return frozenset(
        person
        for person, about in show.asked.items()
        if known.get(person, frozenset())
        & {_subject(table, about), before if about is MentionReason.INVITATION else ""}
    )


def _mentions_of(table: Table, show: Show | None, quiet: frozenset[int]) -> tuple[tuple[int, str], ...]:
    """Whom a step mentions and about what, to be saved with it."""
    asked = {} if show is None else show.asked
    return tuple(
        (person, _subject(table, about)) for person, about in asked.items() if person not in quiet and person > 0
    )


async def _parcels_of(
    archive: Archive, progress: Progress, show: Show, head: TableHead, actor: int | None, quiet: frozenset[int]
) -> tuple[NewParcel, ...]:
    """The board and, on a server, the hands to send. Raises ArchiveError.

    Whoever gets a hand isn't also mentioned at the board; who has closed their direct messages is, and a hand that they
    have there is only kept up to date. People in `quiet` aren't mentioned for a question.
    """
    table, ping = progress.table, [person for person in show.ping if person not in quiet and person > 0]
    due = hands(progress, actor) if head.guild_id is not None else ()
    due = tuple(hand for hand in due if hand.person > 0)  # the others were erased
    if due:
        closed = {hand.person for hand in due if (await archive.people.person(hand.person)).closed}
        asked = [person for person in people_to_ask(progress, actor) if person not in quiet]
        ping = [*asked, *(hand.person for hand in due if hand.called and hand.person in closed - set(asked))]
        here = {person for person in closed if await archive.hands.hand(table.id, person) is not None}
        due = tuple(one for one in due if one.person not in closed - here or one.why is HandReason.WELCOME)
    more = {"finished": show.finished} if show.finished else {STILL: True} if changes_only_time(progress) else {}
    payload = json.dumps({"ping": ping, **more})
    board = NewParcel(Kind.BOARD, f"{table.id}-{table.number}-b", payload)
    return board, *(hand_parcel(table, hand, hand.called and hand.person not in ping) for hand in due)


def _subject(table: Table, about: MentionReason) -> str:
    """The name of what somebody is mentioned about: an invitation counts by its host, since each lobby is new."""
    return f"invitation/{table.host}" if about is MentionReason.INVITATION else f"{table.id}/{about.value}"


async def recall_setups(archive: Archive, table: Table) -> Remembered:
    """The last set-ups of everybody at the table, for every seat."""
    found: dict[tuple[int, int], tuple[str, ...]] = {}
    for person in {*table.persons, *table.invited}:
        prefs = (await archive.people.person(person)).prefs
        for seat in range(table.game.about.seats[1]):
            texts = prefs.get(_setup_pref(table.game_key, seat))
            if isinstance(texts, list):
                found[person, seat] = tuple(str(text) for text in texts)
    return found


def complete_setup(before: Table, after: Table, person: int) -> dict[str, list[str]]:
    """Return a person's set-up, to be saved for their next game, if a play has completed it; else nothing."""
    seat = before.seat_of(person)
    if seat is None or not isinstance(before, Running) or not isinstance(after, Begun):
        return {}
    if before.game.turn_number(before.match.state) > 0:
        return {}
    usual = before.game.about.quick_setup_of(seat)
    length, kinds = len(usual), {word.split(" ")[0] for word in usual}
    made = zip(reversed(after.acts), reversed(after.match.log), strict=True)
    latest = takewhile(lambda one: one[0].turns == after.turns, made)
    own = [text for act, text in latest if act.seat == seat and text.split(" ")[0] in kinds]
    texts = [*reversed(own), *after.plans[seat]][-length:]
    return {_setup_pref(before.game_key, seat): texts} if len(texts) == length else {}


def _setup_pref(game: str, seat: int) -> str:
    return f"setup:{game}:{seat}"
