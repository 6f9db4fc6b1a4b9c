"""Parcels: what must be posted for a table. Part of host.

Each nonce is used once. One that is made of a journal number allows one parcel for that number; the others are random,
so that the parcel can come again.
"""

import json
import secrets
from collections.abc import Sequence
from enum import StrEnum

from data import NewParcel
from rules.table.shows import HandDue, HandReason
from rules.table.table import Table


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
