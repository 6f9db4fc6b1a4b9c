"""The request for a picture, and the result. Part of render/: imports render.

Neither has slots: both cross to another process, and dataclasses with slots take four times as long to pickle.
"""

from dataclasses import dataclass
from typing import Any

from render.fonts import drawable
from render.tokens import MOOD


@dataclass(frozen=True)
class Wish:
    """A request for a picture.

    `view` is the game's own View. `seat` is the side at the bottom (None: seat 0's). `width` is in pixels, 400 to 1000.
    `chosen` is where the chosen piece stands, in the game's own notation (a cell such as `b3`), or a single action to
    mark. `names` are the players' display names by seat, any text at all. `heading` and `note` replace the two lines of
    the header, for what the view can't know ("Ana resigned"); with a heading the picture offers no more actions. `page`
    is another picture of the same table, by the game's own name for it; `chapter` is the ordinal of a finished match,
    to be shown as it ended. `compared` are two actions that are possible in the view, to be marked in it: what was
    played, and what was better; games whose pictures can't do that have no `COMPARES`. `bare` leaves out what is only
    said around the board, for a page that says it, so that the picture keeps its size. `winners` are the seats that
    won, for a page that says how the game ended: it leaves out the same, and shows in colour who won.
    """

    view: Any
    seat: int | None = None
    locale: str = "en"
    theme: str = MOOD
    width: int = 1000
    chosen: str | None = None
    names: tuple[str, ...] | None = None
    heading: str | None = None
    note: str | None = None
    page: str | None = None
    chapter: int | None = None
    compared: tuple[str, str] | None = None
    bare: bool = False
    winners: tuple[int, ...] | None = None

    def name_of(self, seat: int | None) -> str:
        """Return the drawable part of a seat's display name, empty without one."""
        names = self.names
        return drawable(names[seat]) if names is not None and seat is not None and seat < len(names) else ""


@dataclass(frozen=True)
class Picture:
    """A drawn picture: a PNG file, its size in pixels, and its description (at most 1024 characters)."""

    png: bytes
    width: int
    height: int
    alt: str
