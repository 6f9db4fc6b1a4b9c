"""Parcels: what must be posted for a table. Part of host.

Each nonce is used once. One that is made of a journal number allows one parcel for that number; the others are random,
so that the parcel can come again.
"""

import json
import secrets
from collections.abc import Sequence
from enum import StrEnum

from data import FOLLOWING, NewParcel
from rules.table.shows import HandDue, Why
from rules.table.table import Table


class Kind(StrEnum):
    """What a parcel brings; the values are saved in the archive."""

    BOARD = "board"
    HAND = "hand"
    ASIDE = "aside"  # the notice that a table was set aside
    FOLLOW = FOLLOWING  # news for one follower that the game is over
    THREAD = "thread"  # the thread of a lobby that was closed, to be removed
    CARD = "card"  # the card of a finished game, which somebody shares
    REVIEW = "review"  # the review of a finished game, which somebody shows to everybody


#: How long the thread of a closed lobby stays (ms).
LINGER = 60 * 1000


def board_parcel(table: Table, ping: Sequence[int] = (), nonce: str = "") -> NewParcel:
    """The board, posted again. The people in `ping` are mentioned, even if the board itself needs no change."""
    ping = [person for person in ping if person > 0]  # the others were erased
    payload = {"ping": ping, **({"again": True} if ping else {})}
    return NewParcel(Kind.BOARD, nonce or f"{table.id}-{table.number}-{secrets.token_hex(2)}", json.dumps(payload))


def hand_parcel(table: Table, hand: HandDue, call: bool, *, again: bool = False) -> NewParcel:
    """A hand to send, or to send again. `call`: mention the person at the board if it can't be sent."""
    kind = "l" if hand.why is Why.LEFT else "h"
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


def card_nonce(table_id: str) -> str:
    """The nonce of a table's card: there is one."""
    return f"{table_id}-card"


def card_parcel(table: Table, person: int) -> NewParcel:
    """The card of a finished game, shared by a person."""
    return NewParcel(Kind.CARD, card_nonce(table.id), json.dumps({"by": person}))


def review_nonce(table_id: str) -> str:
    """The nonce of a table's review: there is one."""
    return f"{table_id}-review"


def review_parcel(table: Table, person: int) -> NewParcel:
    """The review of a finished game, shown to everybody by a person."""
    return NewParcel(Kind.REVIEW, review_nonce(table.id), json.dumps({"by": person}))
