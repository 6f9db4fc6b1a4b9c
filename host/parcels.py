"""What is to be shown of a table, as parcels of the outbox. Part of host.

A nonce is for ever: those made of a journal number come once for it, the others are made to come again.
"""

import json
import secrets
from collections.abc import Sequence
from enum import StrEnum

from data import NewParcel
from rules.table.shows import HandDue, Why
from rules.table.table import Table


class Kind(StrEnum):
    """What a parcel brings; the texts stand in the archive."""

    BOARD = "board"
    HAND = "hand"
    ASIDE = "aside"  # a word to the players of a table that was put aside
    THREAD = "thread"  # the thread of a table that was closed before it began is to be taken away


#: The thread of a table that was closed before it began is left for so long (ms).
LINGER = 60 * 1000


def board_parcel(table: Table, ping: Sequence[int] = (), nonce: str = "") -> NewParcel:
    """The board once more; `ping` are to be called, by a message of its own even where the board stands as it is."""
    payload = {"ping": list(ping), **({"again": True} if ping else {})}
    return NewParcel(Kind.BOARD, nonce or f"{table.id}-{table.number}-{secrets.token_hex(2)}", json.dumps(payload))


def hand_parcel(table: Table, hand: HandDue, call: bool, *, again: bool = False) -> NewParcel:
    """A hand to be brought, once more if `again`; `call`: who is to be called at the board if it cannot be."""
    kind = "l" if hand.why is Why.LEFT else "h"
    payload = json.dumps({"person": hand.person, "reason": hand.why.value, "call": call})
    mark = secrets.token_hex(2) if again else ""
    return NewParcel(Kind.HAND, f"{table.id}-{table.number}-{kind}{hand.seat}{mark}", payload)


def call_parcel(table: Table, person: int, number: int) -> NewParcel | None:
    """The board with a call to somebody whom a direct message of that journal number did not reach; None where they
    are not awaited any more.
    """
    if person not in table.awaited_persons:
        return None
    return board_parcel(table, [person], f"{table.id}-{number}-c{table.seat_of(person)}")


def thread_parcel(table: Table, now: int) -> NewParcel:
    """The thread of a closed table is to be taken away, once everybody there has had time to see why."""
    return NewParcel(Kind.THREAD, f"{table.id}-{table.number}-t", due=now + LINGER)
