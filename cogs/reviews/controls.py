"""The controls of a review, with where somebody is in it written in their custom ids.

`2.1.bp`: the second moment of seat 1, with what was better, as a picture. Page 0 is the first page; `-` is everybody.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord.ui import ActionRow

from cogs.controls.addresses import Address, at
from cogs.controls.buttons import AnyButton, Buttons, Row, button, even_rows, select
from cogs.controls.sentences import UserError
from cogs.faces.spread import Item, Menu, Style
from players.reviewing import Moment
from render.studio import compares
from rules.table.table import Finished, Table
from words import Speech

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
    """Read a spot, and whatever follows it behind a `|`. Raises UserError for anything else."""
    found = PATTERN.fullmatch(words)
    if found is None:
        raise UserError("press-outdated")
    side = None if found["side"] == ALL else int(found["side"])
    return ReviewSpot(int(found["page"]), side, found["shown"] == "p", found["mode"] == "w")


#: The verbs of a review and its pages, and of the button to show it to everybody.
REVIEW, SHOW_REVIEW = "review", "showreview"
#: What follows the spot in the control that only a review shown to everybody has.
SHOWN = "shown"


def review_button(table: Table, say: Speech) -> AnyButton:
    """Make the button below a finished board that opens its review."""
    return button(say("button-review"), at(table, REVIEW))


def review_mark(table: Table) -> Address:
    """Return the address of the control that only a table's review that everybody sees has."""
    return at(table, REVIEW, f"{ReviewSpot(page=1)}|{SHOWN}")


@dataclass(frozen=True, slots=True)
class Around:
    """What is around a page: the moment on it, if any, how many there are, and whose others can be seen, by seat.

    `beside` are buttons of features about the moment. `offered`: the person may show the review to everybody.
    """

    moment: Moment | None
    count: int
    names: Sequence[tuple[int, str]]
    beside: Buttons = ()
    offered: bool = False
    public: bool = False


def review_controls(table: Finished, spot: ReviewSpot, around: Around, say: Speech) -> list[Row]:
    """Make all controls of a page."""

    def to(there: ReviewSpot, mark: str) -> Address:
        return at(table, REVIEW, f"{there}|{mark}")

    back, on, fresh = spot.page - 1, spot.page + 1, replace(spot, done=False)
    forward = review_mark(table) if around.public else to(replace(fresh, page=min(on, around.count)), "on")
    steps = [
        button(say("review-step", way="back"), to(replace(fresh, page=max(back, 0)), "back"), disabled=back < 0),
        button(say("review-step", way="on"), forward, Style.MAIN, disabled=on > around.count),
    ]
    if spot.page > 0:
        steps.insert(0, button(say("review-overview"), to(replace(fresh, page=0), "first")))
    found: list[Row] = [ActionRow(*steps)]
    if len(around.names) > 1:
        found.append(_sides(spot, around.names, to(spot, "sides"), say))
    more = []
    if around.moment is not None and not compares(table.game_key):
        label = say("review-show-better") if spot.done else say("review-show-played")
        more.append(button(label, to(replace(spot, done=not spot.done), "done")))
    more += around.beside
    words = replace(spot, in_words=not spot.in_words)
    more.append(button(say("review-pictures") if spot.in_words else say("review-in-words"), to(words, "words")))
    if around.offered:
        more.append(button(say("review-show"), at(table, SHOW_REVIEW)))
    return [*found, *even_rows(*more)]


def _sides(spot: ReviewSpot, names: Sequence[tuple[int, str]], address: Address, say: Speech) -> Row:
    """Make the menu of those whose moments can be seen."""
    items = [Item(say("review-side-all"), ALL, chosen=spot.side is None)]
    items += [Item(name, str(seat), chosen=spot.side == seat) for seat, name in names]
    return select(Menu("sides", say("review-sides"), tuple(items)), address)
