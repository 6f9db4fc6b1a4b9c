"""Write and read custom ids.

`m1:<table>:<position>:<verb>:<words>`. The version comes first, so that a button of any age can be read or politely
declined; `position` is the table's position that the button's message showed.
"""

import re
from dataclasses import dataclass

from host.sessions import ID_LENGTH
from rules.table.table import Table

VERSION = "m1"
LONGEST = 100
#: The table's name in the address of a control without a table, such as a leaderboard's; it is shorter than any id.
NO_TABLE = "ladder"


class TooLong(ValueError):
    """A custom id would have more than `LONGEST` characters."""


#: The words are longest in a lesson, where the rest of the custom id is short.
PATTERN = re.compile(
    r"m1:(?P<table>[a-z0-9]{1,16}):(?P<position>[0-9]{1,9}):(?P<verb>[a-z]{1,12}):(?P<words>.{0,84})", re.S
)


@dataclass(frozen=True, slots=True)
class Address:
    """Which table a control belongs to, which position it showed, and what it does."""

    table: str
    position: int
    verb: str
    words: str = ""

    @property
    def has_table(self) -> bool:
        """Whether the control belongs to a table."""
        return len(self.table) == ID_LENGTH

    def __str__(self) -> str:
        written = f"{VERSION}:{self.table}:{self.position}:{self.verb}:{self.words}"
        if len(written) > LONGEST:
            raise TooLong(written)
        return written


def at(table: Table, verb: str, words: str = "") -> Address:
    """Return the address of a table's control at its current position."""
    return Address(table.id, table.position, verb, words)


def read(custom_id: str) -> Address | None:
    """Read a custom id; None if its version is unknown."""
    found = PATTERN.fullmatch(custom_id)
    if found is None:
        return None
    return Address(found["table"], int(found["position"]), found["verb"], found["words"])


def read_person(text: str) -> int | None:
    """Read a person's id from a control; None if the text isn't one. Ids have 63 bits."""
    number = int(text) if re.fullmatch("[0-9]{1,19}", text) else 1 << 63
    return number if number < 1 << 63 else None
