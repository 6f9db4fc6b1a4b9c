"""Colours and sizes shared by all games. Part of render/: imports nothing of ours.

Every blended tone is an opaque colour computed once (`mix`). Nothing is drawn with alpha, so that one small palette
holds a whole theme.
"""

from dataclasses import dataclass

Colour = tuple[int, int, int]

#: Pictures are designed at this width and scaled to every other.
DESIGN_WIDTH = 1000
WIDTHS = (1000, 600, 400)


def rgb(text: str) -> Colour:
    """Parse a colour such as `#20382B`. Raises ValueError for any other text."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(f"{text!r} is not a colour like #20382B")
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(ground: Colour, over: Colour, share: float) -> Colour:
    """Return the ground with a share (0 to 1) of another colour over it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(ground, over, strict=True))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of one theme, named by purpose."""

    canvas: Colour
    panel: Colour
    raised: Colour
    hairline: Colour
    ink: Colour
    text: Colour
    muted: Colour
    gold: Colour
    choice: Colour
    positive: Colour
    warning: Colour

    @property
    def colours(self) -> tuple[Colour, ...]:
        """All of them."""
        return tuple(getattr(self, name) for name in self.__slots__)


DARK = Tokens(
    canvas=rgb("#12201A"),
    panel=rgb("#1A2E24"),
    raised=rgb("#22392D"),
    hairline=rgb("#37543F"),
    ink=rgb("#0B1410"),
    text=rgb("#F5F1E4"),
    muted=rgb("#A9B8AB"),
    gold=rgb("#F2C14E"),
    choice=rgb("#7FDBEA"),
    positive=rgb("#6CC28A"),
    warning=rgb("#E9724C"),
)
THEMES: dict[str, Tokens] = {"dark": DARK}
