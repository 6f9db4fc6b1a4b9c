"""What is noted to be drawn looks as if it were drawn at once, wherever the picture is cut."""

from random import Random

import pytest
from PIL import Image

from render import png
from render.dicecup import colours
from render.fonts import SEMIBOLD
from render.kit import Kit, kit
from render.lettering import TextStyle, write
from render.mundialito.strips import Cells, RecordedRows, RowJob, RowRange, cover
from render.sprites import Pen, Sprite

WIDE, HIGH = 300, 240


@pytest.fixture
def tools() -> Kit:
    return kit(colours, "mood", 1000)


def disc(tools: Kit, radius: float) -> Sprite:
    pen = Pen(radius)
    pen.disc(0, 0, radius, tools.tokens.gold)
    return pen.sprite(tools.inks, tools.tokens.gold)


@pytest.mark.parametrize("seed", range(4))
def test_bands_show_the_same_wherever_they_are_cut(tools: Kit, seed: int) -> None:
    lots, tokens = Random(seed), tools.tokens
    blank = Image.new("L", (WIDE, HIGH), tools.inks[tokens.canvas])
    whole = blank.copy()
    cuts = (0, *sorted(lots.sample(range(1, HIGH), 3)), HIGH)
    bands = [RowRange(*cuts[number : number + 2]) for number in range(4)]
    canvas, face = RecordedRows(tools.inks, bands), TextStyle(30, SEMIBOLD, tokens.text, tokens.canvas)
    sprites = [disc(tools, radius) for radius in (5, 40)]
    for _ in range(30):
        sprite, x, y = lots.choice(sprites), lots.randrange(WIDE), lots.randrange(HIGH)
        match lots.randrange(3):
            case 0:
                sprite.stamp(whole, x, y)
                canvas.stamp(sprite, x, y)
            case 1:
                assert canvas.write("Ana 7", x, y, face, "middle") == write(
                    whole, tools.inks, "Ana 7", x, y, face, "middle"
                )
            case _:
                box = x, y, x + 30, y + 50
                whole.paste(tools.inks[tokens.positive], box)
                canvas.fill(tools.inks[tokens.positive], box)
    plots = [band.plot(WIDE, lambda: blank, seed) for band in bands]
    filtered = whole.crop((-png.FILTER_WIDTH, 0, WIDE, HIGH))
    assert b"".join(plot.draw().tobytes() for plot in plots) == filtered.tobytes()
    assert [plot.strip() for plot in plots] == [png.strip(plot.draw()) for plot in plots]


def test_cells_show_what_crosses_them_cut_at_their_edges(tools: Kit) -> None:
    lots, side = Random(1), 40
    ink = tools.inks[tools.tokens.ink]
    whole, cells = Image.new("L", (6 * side, 6 * side), ink), Cells(side)
    table = bytes((number + 1) % 256 for number in range(256))
    for number in range(60):
        sprite = disc(tools, lots.choice((4, 15, 50)))
        x, y = lots.randrange(-20, 7 * side), lots.randrange(-20, 7 * side)
        sprite.stamp(whole, x, y)
        cells.stamp(sprite, x, y)
        if number % 20 == 5:
            box = 2 * side, side, 3 * side, 2 * side
            whole.paste(whole.crop(box).point(list(table)), box)
            cells.tint(2 * side, side, table)
    for place, marks in enumerate(cells.marks):
        x, y = place % 6 * side, place // 6 * side
        assert cover(tools, side, (), marks).tobytes() == whole.crop((x, y, x + side, y + side)).tobytes(), place


def test_a_plot_is_drawn_once_for_a_key() -> None:
    drawn: list[str] = []

    def plot(key: str) -> RowJob:
        def draw() -> Image.Image:
            drawn.append(key)
            return Image.new("L", (9, 4), len(key))

        return RowJob(0, 4, ("a key of this test", key), draw, 0)

    assert plot("a").strip() == plot("a").strip() != plot("bc").strip()
    assert drawn == ["a", "bc"]
