"""The request for a picture, and the result. Part of render/: imports render and words.

Neither has slots: both cross to another process, and dataclasses with slots take four times as long to pickle.

Chinese characters differ in each language that writes them, and a sentence runs in its language's direction. So every
function that draws a page notes its reader meanwhile (`typeset`), for its own thread.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from inspect import signature
from typing import Any, Final, ParamSpec, TypeVar

from render.fonts import drawable
from render.memory import ANYBODY, READER, TO_LEFT
from render.tokens import MOOD
from words.languages import runs_to_left
from words.speech import speech

T = TypeVar("T")
P = ParamSpec("P")


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


#: The faces of Chinese characters by language.
HAN_FACES: Final = {"ja": "JP", "ko": "KR", "zh": "SC", "zh-TW": "TC", "zh-HK": "HK"}


@cache
def reader_of(locale: str) -> str:
    """Return the reader of a Discord locale: whose Chinese characters they are, and how our sentences run there."""
    han = HAN_FACES.get(locale) or HAN_FACES.get(locale.partition("-")[0])
    if han:
        return han
    return TO_LEFT if runs_to_left(speech(locale).language) else ANYBODY


def typeset(draw: Callable[P, T]) -> Callable[P, T]:
    """Decorate a function that draws for a reader: whom its argument `locale` names, or its `wish` or `order`."""
    parameters = signature(draw).parameters
    name = next(name for name in ("locale", "wish", "order") if name in parameters)
    place, usual = list(parameters).index(name), parameters[name].default

    @wraps(draw)
    def draw_for_reader(*args: P.args, **kwargs: P.kwargs) -> T:
        asked = args[place] if place < len(args) else kwargs.get(name, usual)
        before = READER.set(reader_of(asked if isinstance(asked, str) else asked.locale))  # type: ignore[attr-defined]
        try:
            return draw(*args, **kwargs)
        finally:
            READER.reset(before)

    return draw_for_reader
