"""Flags from geometry: complete, distinct when small, and true to their colours in the palette."""

from itertools import combinations

import pytest
from PIL import Image

from render.dicecup import colours as cup_colours
from render.dicecup.colours import MOOD
from render.flags import codes, flag, flag_code, paint_flag
from render.flags.palette import colours, dim_colours
from render.kit import kit
from render.tokens import Colour, rgb
from rules.dicecup.pieces import CUSTOM, TEAMS
from tests.render.vision import VISIONS, difference
from tests.sampling import some
from words import speech

#: Nations that only the historical cups have.
OTHERS = ("TUR", "CHN", "IRL", "YUG", "BOL", "ROU", "PER")
#: Flags of similar design.
ALIKE = (
    ("ITA", "MEX"),
    ("RUS", "SVN", "SRB", "YUG"),
    ("NED", "CRO", "PAR", "YUG"),
    ("ECU", "COL"),
    ("CHI", "POL", "CZE"),
    ("IRL", "CIV"),
    ("SEN", "CMR"),
    ("GHA", "BOL"),
    ("HUN", "IRN"),
    ("TUR", "TUN"),
    ("ROU", "BEL"),
    ("POL", "PER"),
    ("ARG", "HON"),
)
PAIRS = [pair for flags in ALIKE for pair in combinations(flags, 2)]


def stamped(code: str, height: int, *, dimmed: bool = False) -> Image.Image:
    """Return a flag as it appears in a picture, in RGB."""
    tools = kit(cup_colours, "mood", 1000)
    canvas = Image.new("L", (round(height * 1.5), height), tools.inks[MOOD.panel])
    flag(tools, code, height, dimmed=dimmed).stamp(canvas, 0, 0)
    canvas.putpalette(tools.inks.palette)
    return canvas.convert("RGB")


def cells(code: str, height: int = 24) -> list[Colour]:
    """Return a flag as seen at arm's length: the mean colours of cells of 3 by 3 pixels, without the outline."""
    image = stamped(code, height).crop((1, 1, round(height * 1.5) - 2, height - 2)).reduce(3)
    return [image.getpixel((x, y)) for y in range(image.height) for x in range(image.width)]  # type: ignore[misc]


def unlike(one: str, other: str, vision: str) -> float:
    """Return the share of their cells in which two flags of 24 pixels differ clearly."""
    pairs = list(zip(cells(one), cells(other), strict=True))
    return sum(difference(a, b, vision) >= 12 for a, b in pairs) / len(pairs)


def test_every_nation_and_the_blank_card_have_a_flag_and_a_name() -> None:
    say = speech("en")
    for code in (*TEAMS, *OTHERS, CUSTOM):
        assert code in codes()
        assert say.knows(f"nation-{code.lower()}")
    assert len(codes()) == 44 + 7 + 1 + 1


def test_an_older_cup_uses_the_flags_of_its_time() -> None:
    assert flag_code("USA") == "USA"
    assert flag_code("USA", 1930) == "USA@1930"
    assert flag_code("BRA", 1930) == "BRA"
    assert flag_code("ZZZ") == CUSTOM


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_flags_of_similar_design_are_distinct_at_24_pixels(one: str, other: str, vision: str) -> None:
    assert unlike(one, other, vision) > 0.05


@pytest.mark.proof
def test_any_two_flags_differ_at_24_pixels() -> None:
    for one, other in combinations([code for code in codes() if code != "USA@1930"], 2):
        assert unlike(one, other, "normal") > 0.05, (one, other)


@pytest.mark.parametrize("height", some([24, 28, 36, 48, 72], 2))
def test_flags_keep_their_colours_in_the_palette(height: int) -> None:
    for code in codes():
        drawn = stamped(code, height).reduce(2)
        wanted = paint_flag(code, height).reduce(16)
        inner = range(2, drawn.height - 2)
        gaps = [
            difference(drawn.getpixel((x, y)), wanted.getpixel((x, y)))  # type: ignore[arg-type]
            for y in inner
            for x in range(2, drawn.width - 2)
        ]
        assert sum(gaps) / len(gaps) < 4, code


def test_every_flag_colour_is_in_the_palette_exactly() -> None:
    palette = kit(cup_colours, "mood", 1000).inks
    for colour in (*colours(), *dim_colours(MOOD.panel)):
        assert palette.colours[palette[colour]] == colour


def test_flag_colours_painted_alike_hardly_differ() -> None:
    for name in ("#D52B1E", "#CE1126", "#FFFFFF", "#000000", "#0038A8", "#FCD116", "#009B3A", "#FF883E", "#F77F00"):
        assert min(difference(rgb(name), colour) for colour in colours()) < 5.5, name


@pytest.mark.parametrize("code", ["BRA", "FRA", "ENG", "CUSTOM"])
def test_an_eliminated_teams_flag_is_paler(code: str) -> None:
    code = CUSTOM if code == "CUSTOM" else code
    bright, dim = (stamped(code, 36, dimmed=dimmed).convert("L") for dimmed in (False, True))
    spans = [max(image.tobytes()) - min(image.tobytes()) for image in (bright, dim)]
    assert spans[1] < 0.75 * spans[0]


def test_white_and_black_flags_have_an_outline_on_every_ground() -> None:
    for code in ("JPN", "ENG", "GER", "BEL"):
        image = stamped(code, 36)
        edge = [image.getpixel((x, 0)) for x in range(6, 48)]
        assert set(edge) == {MOOD.hairline}
