"""Where somebody is in a replay, written in custom ids.

`34.1.aw`: after 34 events, from seat 1's side, stepping by actions, in words. `-` is the public side.
"""

import re
from dataclasses import dataclass

from cogs.controls.sentences import Told

PATTERN = re.compile(r"(?P<index>[0-9]{1,5}|-)\.(?P<side>[0-9]{1,2}|-)\.(?P<step>[ta])(?P<shown>[pw])(\|.*)?")
#: How the side that everybody sees is written.
PUBLIC = "-"
#: What follows a spot that is shown in a message of its own, because the pressed one isn't a replay.
BESIDE = "|beside"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a replay; index None is the opening, side None is what everybody sees."""

    index: int | None = None
    side: int | None = None
    by_turn: bool = True
    in_words: bool = False

    def __str__(self) -> str:
        index, side = (PUBLIC if part is None else str(part) for part in (self.index, self.side))
        return f"{index}.{side}.{'t' if self.by_turn else 'a'}{'w' if self.in_words else 'p'}"


def read_spot(words: str) -> Spot:
    """Read a spot, and whatever follows it behind a `|`. Raises Told for anything else."""
    found = PATTERN.fullmatch(words)
    if found is None:
        raise Told("press-outdated")
    index, side = (None if found[part] == PUBLIC else int(found[part]) for part in ("index", "side"))
    return Spot(index, side, found["step"] == "t", found["shown"] == "w")
