"""What a button remembers: its custom id, both ways. Part of cogs/views/controls.

`m1:<table>:<position>:<verb>:<words>`. The version comes first, so that a button of any age can be read or politely
declined; `position` is the table's position that its message showed.
"""

import re
from dataclasses import dataclass

from cogs.views.controls.verbs import Verb
from rules.table.table import Table

VERSION = "m1"
LONGEST = 100
#: The name in an address that belongs to no table: a leaderboard's, a profile's.
NO_TABLE = "ladder"

PATTERN = re.compile(
    r"m1:(?P<table>[a-z0-9]{1,16}):(?P<position>[0-9]{1,9}):(?P<verb>[a-z]{1,12}):(?P<words>.{0,70})", re.S
)


@dataclass(frozen=True, slots=True)
class Address:
    """Which table a control belongs to, which position it showed, and what it does."""

    table: str
    position: int
    verb: Verb
    words: str = ""

    def __str__(self) -> str:
        written = f"{VERSION}:{self.table}:{self.position}:{self.verb}:{self.words}"
        if len(written) > LONGEST:
            raise ValueError(f"a custom id of {len(written)} characters: {written}")
        return written


def at(table: Table, verb: Verb, words: str = "") -> Address:
    """The address of a control of a table, as its message shows it now."""
    return Address(table.id, table.position, verb, words)


def read(custom_id: str) -> Address | None:
    """The address in a custom id, None if it is not one of this version, or its verb is none that there is."""
    found = PATTERN.fullmatch(custom_id)
    if found is None:
        return None
    try:
        verb = Verb(found["verb"])
    except ValueError:
        return None
    return Address(found["table"], int(found["position"]), verb, found["words"])


def read_person(text: str) -> int | None:
    """The id of a person that a control carries, None if the text is none: ids have 63 bits."""
    number = int(text) if re.fullmatch("[0-9]{1,19}", text) else 1 << 63
    return number if number < 1 << 63 else None
