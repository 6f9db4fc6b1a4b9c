"""Where somebody is in a review, written in custom ids.

`2.1.bp`: the second moment of seat 1, with what was better, as a picture. Page 0 is the first page; `-` is everybody.
"""

import re
from dataclasses import dataclass

from cogs.controls.sentences import Told

PATTERN = re.compile(r"(?P<page>[0-9])\.(?P<side>[0-9]{1,2}|-)\.(?P<shown>[bp])(?P<mode>[pw])(\|.*)?")
#: How everybody's moments are written.
ALL = "-"


@dataclass(frozen=True, slots=True)
class ReviewSpot:
    """A place in a review; side None is everybody. `done` shows what was played, not what was better."""

    page: int = 0
    side: int | None = None
    done: bool = False
    in_words: bool = False

    def __str__(self) -> str:
        side = ALL if self.side is None else str(self.side)
        return f"{self.page}.{side}.{'p' if self.done else 'b'}{'w' if self.in_words else 'p'}"


def read_review_spot(words: str) -> ReviewSpot:
    """Read a spot, and whatever follows it behind a `|`. Raises Told for anything else."""
    found = PATTERN.fullmatch(words)
    if found is None:
        raise Told("press-outdated")
    side = None if found["side"] == ALL else int(found["side"])
    return ReviewSpot(int(found["page"]), side, found["shown"] == "p", found["mode"] == "w")
