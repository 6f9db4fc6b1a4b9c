"""Covers: one picture of each game, to invite people to it. Part of render/: imports render, rules and words.

A cover is 1000 by 400 pixels, a moment of the game without a letter or a digit; cut to 3 : 2, with the game's name in
it, it is in a list of games. It depends on the game and the language alone. A game's own is drawn by its module
`render.<game>.cover` (`CoverModule`); a game without one gets the beginning of a game on the house's ground.

A scene is drawn at four times its size with a pen of 1000 by 400, whose origin is at the top left.
"""

from collections.abc import Iterator
from io import BytesIO
from itertools import chain
from typing import Final, Protocol, cast

from PIL import Image

from render import tokens
from render.colours import bands
from render.fonts import BOLD, drawable, fit, length
from render.inks import SIZE
from render.png import encode, thorough
from render.sprites import ZOOM, Pen
from render.studio import draw
from render.tokens import Colour, mix, rgb
from render.wish import Picture, Wish, typeset
from rules import GAMES, module_of
from rules.core.match import Match
from rules.core.outcome import Chance
from words import speech
from words.games import cover_alt, short_title

WIDE, HIGH = 1000, 400
#: The width of a cover in a list of games.
NARROW = 600
#: The band with the game's name: its height, the letters' size, the least one, and their distance from the left.
BAND, LETTERS, LEAST, INSET = 96, 56, 30, 28
#: How many pixels a colour of the drawing itself has at least, and no blend at an edge, and the most such colours.
OWN, MOST_OWN = 150, 160
#: The colour of a message's edge that no game has coloured.
HOUSE_ACCENT: Final = 0x7FDBEA


class CoverModule(Protocol):
    """A game's own cover: the module `render.<game>.cover`."""

    #: The middle of what a list of games shows, and the ground of the game's name there.
    FOCUS: int
    GROUND: Colour
    #: The colour of a message's edge beside it (0xRRGGBB).
    ACCENT: int

    def draw_scene(self, pen: Pen) -> None:
        """Draw the whole cover."""


@typeset
def draw_cover(game: str, locale: str = "en") -> Picture:
    """Draw a game's cover. Raises KeyError if there is no such game."""
    scene = _scene(game)
    sheet = _draw_house(game) if scene is None else _draw(scene)
    return _finish(sheet.reduce(ZOOM), cover_alt(game, speech(locale)))


@typeset
def draw_named_cover(game: str, locale: str = "en") -> Picture:
    """Draw a game's cover for a list of games, with its name. Raises KeyError if there is no such game."""
    scene, say = _scene(game), speech(locale)
    if scene is None:
        image = _narrow(_draw_house(game), WIDE // 2, HOUSE)
    else:
        image = _narrow(_draw(scene), scene.FOCUS, scene.GROUND)
    _write_name(image, drawable(short_title(game, say)), HOUSE if scene is None else scene.GROUND)
    return _finish(image, cover_alt(game, say, named=True))


def accent(game: str) -> int:
    """Return the colour of a message's edge beside a game's cover (0xRRGGBB)."""
    scene = _scene(game)
    return HOUSE_ACCENT if scene is None else scene.ACCENT


def _scene(game: str) -> CoverModule | None:
    return cast(CoverModule | None, module_of("render", game, "cover"))


def _draw(scene: CoverModule) -> Image.Image:
    """Return a scene in true colours at four times its size."""
    pen = Pen(0, 0, WIDE, HIGH)
    scene.draw_scene(pen)
    return pen.sheet.convert("RGB")


# In a list of games


def _narrow(sheet: Image.Image, focus: int, ground: Colour) -> Image.Image:
    """Return the middle of a cover above a band for its name: the whole of its height, made smaller."""
    share = HIGH / (HIGH - BAND)
    wide = NARROW * share
    left = min(max(0.0, focus - wide / 2), WIDE - wide)
    box = left * ZOOM, 0, (left + wide) * ZOOM, HIGH * ZOOM
    narrow = Image.new("RGB", (NARROW, HIGH), ground)
    narrow.paste(sheet.resize((NARROW, HIGH - BAND), Image.Resampling.BOX, box), (0, 0))
    return narrow


CREAM: Final = rgb("#FAF7E8")


def _write_name(image: Image.Image, name: str, ground: Colour) -> None:
    """Write the name on the band at the foot."""
    size, room = LETTERS, NARROW - 2 * INSET
    while size > LEAST and length(name, size, BOLD) > room:
        size -= 2
    shown = fit(name, size, BOLD, room)
    pen = Pen(0, 0, NARROW, BAND)
    pen.box(0, 0, NARROW, BAND, ground)
    wide = length(shown, size * ZOOM, BOLD) / ZOOM
    pen.words(shown, INSET + wide / 2, BAND / 2, size, BOLD, CREAM)
    image.paste(pen.sheet.convert("RGB").reduce(ZOOM), (0, HIGH - BAND))


# The house's cover

HOUSE: Final = tokens.HOUSE.canvas
#: How high the band of all games' colours at the top is.
BAND_HIGH = 14
#: The width of the game's picture, where it begins at the highest, its white edge, how it lies; and its shadow.
PICTURE, PICTURE_TOP, EDGE, TILT = 560, 60, 6, -4.0
SHADOW: Final = mix(HOUSE, (0, 0, 0), 0.5)


def _draw_house(game: str) -> Image.Image:
    """Return a game's beginning as a picture that lies on the house's ground, at four times its size."""
    match = Match.begin(GAMES[game], max(2, GAMES[game].about.seats[0]), {}, 1)
    while isinstance(match.turn, Chance):
        match = match.resolve()
    picture = Image.open(BytesIO(draw(game, Wish(match.view(None), width=PICTURE)).png)).convert("RGBA")
    image = Image.new("RGBA", (WIDE, HIGH), HOUSE)
    colours = bands()
    for number, colour in enumerate(colours):
        left, right = (WIDE * (number + step) // len(colours) for step in range(2))
        image.paste(colour, (left, 0, right, BAND_HIGH))
    left, top = (WIDE - PICTURE) // 2, max(PICTURE_TOP, (HIGH - picture.height) // 2)
    lying = Image.new("RGBA", (WIDE, HIGH))
    lying.paste(CREAM, (left - EDGE, top - EDGE, left + PICTURE + EDGE, top + picture.height + EDGE))
    lying.paste(picture, (left, top))
    shade = Image.new("RGBA", (WIDE, HIGH))
    shade.paste(SHADOW, (left + 12, top + 12, left + 16 + PICTURE, top + 16 + picture.height))
    for layer in (shade, lying):
        turned = layer.rotate(TILT, Image.Resampling.BICUBIC)
        image.paste(turned, (0, 0), turned)
    return image.convert("RGB").resize((WIDE * ZOOM, HIGH * ZOOM), Image.Resampling.NEAREST)


# The file


def _finish(image: Image.Image, alt: str) -> Picture:
    """Return a picture as a file with a palette: its own tones exactly, those of its edges as near as can be."""
    found = cast(list[tuple[int, Colour]], image.getcolors(image.width * image.height))
    counted = sorted(found, key=lambda entry: (-entry[0], entry[1]))
    own = [colour for count, colour in counted[:MOST_OWN] if count >= OWN]
    tones = [*own, *_few(counted[len(own) :], SIZE - len(own))]
    palette = bytes(chain.from_iterable(tones + tones[:1] * (SIZE - len(tones))))
    guide = Image.new("P", (1, 1))
    guide.putpalette(palette)
    numbers = image.quantize(palette=guide, dither=Image.Dither.NONE)
    png = encode(Image.frombytes("L", image.size, numbers.tobytes()), palette, thorough)
    return Picture(png, *image.size, alt)


def _few(counted: list[tuple[int, Colour]], most: int) -> Iterator[Colour]:
    """Yield at most `most` colours that stand for these, each given with how many pixels have it."""
    pixels = bytes(chain.from_iterable(colour for count, colour in counted for _ in range(count)))
    if not pixels:
        return
    row = Image.frombytes("RGB", (len(pixels) // 3, 1), pixels).quantize(most, Image.Quantize.MEDIANCUT)
    found = row.getpalette() or []
    for number in range(0, min(len(found), 3 * most), 3):
        yield found[number], found[number + 1], found[number + 2]
