"""What is to be shown of a table, as parcels of the outbox, and how those wait. Part of host/: imports data, rules.

A nonce is for ever: those made of a journal number come once for it, the others are made to come again.
"""

import json
import secrets
from collections.abc import Sequence

from data import Archive, NewParcel, Parcel
from rules.table.shows import HandDue, Why
from rules.table.table import Table

#: A parcel this old may have been posted before a crash: look before posting (ms).
SUSPICIOUS = 20 * 1000
#: The thread of a table that was closed before it began is left for so long (ms).
LINGER = 60 * 1000
_FIRST_PAUSE, _LONGEST_PAUSE, _DOUBLINGS = 5_000, 30 * 60_000, 10


def pause_after(parcel: Parcel) -> int:
    """How long a parcel waits that has failed once more (ms): twice as long each time, up to half an hour."""
    return min(_FIRST_PAUSE << min(parcel.attempts, _DOUBLINGS), _LONGEST_PAUSE)


async def put_off(
    archive: Archive, parcels: Sequence[Parcel], now: int, error: str, *, most: int, least: int = 0
) -> None:
    """An attempt failed: what was tried `most` times is given up; the rest waits, as long as what was tried the fewest
    times has to, and for `least` ms.
    """
    spent = [parcel.id for parcel in parcels if parcel.attempts >= most]
    rest = [parcel for parcel in parcels if parcel.attempts < most]
    if spent:
        await archive.outbox.drop(spent, error)
    if rest:
        pause = max(least, min(map(pause_after, rest)))
        await archive.outbox.postpone([parcel.id for parcel in rest], now + pause, error)


def may_stand(parcels: Sequence[Parcel], started: int, now: int) -> bool:
    """Whether something of these may have been shown already: tried before, saved before the start, or a while ago.

    What was saved in the future was saved before a clock was put back.
    """
    recent = max(started, now - SUSPICIOUS)
    return any(parcel.attempts > 0 or not recent <= parcel.created_at <= now for parcel in parcels)


def outstanding(parcels: Sequence[Parcel], number: int, posted_at: int) -> list[Parcel]:
    """What a board that shows this number and was posted then (ms) has not settled: whatever came later, and calls to
    a board that stood there already.
    """

    def called_since(parcel: Parcel) -> bool:
        return parcel.created_at > posted_at and bool(json.loads(parcel.payload).get("again"))

    return [parcel for parcel in parcels if parcel.number > number or called_since(parcel)]


def board_parcel(table: Table, ping: Sequence[int] = (), nonce: str = "") -> NewParcel:
    """The board once more; `ping` are to be called, by a message of its own even where the board stands as it is."""
    payload = {"ping": list(ping), **({"again": True} if ping else {})}
    return NewParcel("board", nonce or f"{table.id}-{table.number}-{secrets.token_hex(2)}", json.dumps(payload))


def hand_parcel(table: Table, hand: HandDue, call: bool, *, again: bool = False) -> NewParcel:
    """A hand to be brought, once more if `again`; `call`: who is to be called at the board if it cannot be."""
    kind = "l" if hand.why is Why.LEFT else "h"
    payload = json.dumps({"person": hand.person, "reason": hand.why.value, "call": call})
    mark = secrets.token_hex(2) if again else ""
    return NewParcel("hand", f"{table.id}-{table.number}-{kind}{hand.seat}{mark}", payload)


def call_parcel(table: Table, person: int, number: int) -> NewParcel | None:
    """The board with a call to somebody whom a direct message of that journal number did not reach; None where they
    are not awaited any more.
    """
    if person not in table.awaited_persons:
        return None
    return board_parcel(table, [person], f"{table.id}-{number}-c{table.seat_of(person)}")


def thread_parcel(table: Table, now: int) -> NewParcel:
    """The thread of a closed table is to be taken away, once everybody there has had time to see why."""
    return NewParcel("thread", f"{table.id}-{table.number}-t", due=now + LINGER)
