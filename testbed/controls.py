"""What the controls of the bot say by their custom ids: table, number, verb, words. Both clubs find them by that."""

from __future__ import annotations

import re

#: Discord's flag for a message that notifies nobody.
SILENT = 1 << 12
_MARK = re.compile(r"m1:(?P<table>\w+):\d+:more:(?P<number>\d+)")


def means(custom_id: str | None, address: str) -> bool:
    """Whether this is the id of a control with that verb, or with that verb and words that begin so."""
    ending = "" if ":" in address else ":"
    return re.match(rf"m1:\w+:\d+:{re.escape(address)}{ending}", custom_id or "") is not None


def shown_number(custom_id: str | None, table_id: str) -> int | None:
    """The journal number that the board with this control shows of a table; None if the control says nothing of it."""
    found = _MARK.fullmatch(custom_id or "")
    return int(found["number"]) if found is not None and found["table"] == table_id else None
