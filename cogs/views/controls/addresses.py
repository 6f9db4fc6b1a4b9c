"""What a button remembers: its custom id, both ways. Part of cogs/views/controls: imports nothing of ours.

`m1:<table>:<position>:<verb>:<words>`. The version comes first, so that a button of any age can be read or politely
declined; `position` is the table's position that its message showed.
"""

import re
from dataclasses import dataclass

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
    verb: str
    words: str = ""

    def __str__(self) -> str:
        written = f"{VERSION}:{self.table}:{self.position}:{self.verb}:{self.words}"
        if len(written) > LONGEST:
            raise ValueError(f"a custom id of {len(written)} characters: {written}")
        return written


def read(custom_id: str) -> Address | None:
    """The address in a custom id, None if it is not one of this version."""
    found = PATTERN.fullmatch(custom_id)
    return found and Address(found["table"], int(found["position"]), found["verb"], found["words"])
