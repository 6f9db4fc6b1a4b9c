"""Colours and sizes shared by all games. Part of render/: imports nothing of ours.

Every game has a mood of its own: the values of these tokens, and a ground that only its own module knows. Every blended
tone is an opaque colour computed once (`mix`). Nothing is drawn with alpha, so that one small palette holds a mood.
"""

from dataclasses import dataclass
from typing import Final

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


@dataclass(frozen=True, slots=True, eq=False)
class Tokens:
    """The colours of a mood, named by purpose.

    `gold` is for words and lines, `leaf` for fills; on dark grounds they are the same. `ink` outlines what is drawn;
    `on` is what is written on a filled mark, and around it.
    """

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
    leaf: Colour
    on: Colour

    @property
    def light(self) -> bool:
        """Whether the ground is lighter than the words on it."""
        return sum(self.canvas) > sum(self.text)

    @property
    def on_text(self) -> Colour:
        """What is written on a mark that has the colour of words."""
        return self.raised if self.light else self.ink

    @property
    def colours(self) -> tuple[Colour, ...]:
        """All of them."""
        return tuple(getattr(self, name) for name in self.__slots__)


def mood(**tones: str) -> Tokens:
    """Return tokens by their names, each as in `#20382B`. Without them, `leaf` is gold and `on` is ink."""
    return Tokens(**{name: rgb(tone) for name, tone in {"leaf": tones["gold"], "on": tones["ink"], **tones}.items()})


#: What belongs to no game, or to several; and a game without a mood of its own.
HOUSE: Final = mood(
    canvas="#191A1F",
    panel="#24262D",
    raised="#2E313A",
    hairline="#4B4F5B",
    ink="#0B0C0F",
    text="#F5F1E4",
    muted="#B7BBC4",
    gold="#F2C14E",
    choice="#7FDBEA",
    positive="#6CC28A",
    warning="#F08A66",
)
#: Black on white, for whoever needs it, in place of every mood.
HIGH_CONTRAST: Final = mood(
    canvas="#FFFFFF",
    panel="#F2F2F2",
    raised="#FFFFFF",
    hairline="#6B6B6B",
    ink="#000000",
    text="#000000",
    muted="#404040",
    gold="#6B4300",
    choice="#0037A6",
    positive="#00592B",
    warning="#9A2600",
    on="#FFFFFF",
)
#: The themes: each game's mood, and high contrast.
MOOD, CONTRAST = "mood", "contrast"
