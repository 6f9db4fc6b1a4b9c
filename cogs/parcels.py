"""What is to be shown of a table, as parcels of the outbox. Part of cogs/: imports data, rules.

A nonce is for ever: those made of a journal number come once for it, the others are made to come again.
"""

import json
import secrets
from collections.abc import Sequence

from data import NewParcel
from rules.table.shows import HandDue, Why
from rules.table.table import Table


def board_parcel(table: Table, ping: Sequence[int] = ()) -> NewParcel:
    """The board once more; `ping` are to be called."""
    return NewParcel("board", f"{table.id}-{table.number}-{secrets.token_hex(2)}", json.dumps({"ping": list(ping)}))


def hand_parcel(table: Table, hand: HandDue, call: bool, *, again: bool = False) -> NewParcel:
    """A hand to be brought, once more if `again`; `call`: who is to be called at the board if it cannot be."""
    kind = "l" if hand.why is Why.LEFT else "h"
    payload = json.dumps({"person": hand.person, "reason": hand.why.value, "call": call})
    mark = secrets.token_hex(2) if again else ""
    return NewParcel("hand", f"{table.id}-{table.number}-{kind}{hand.seat}{mark}", payload)
