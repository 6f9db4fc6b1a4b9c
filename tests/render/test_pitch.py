"""Mundialito's ground: a pitch that hides nothing, the same whatever happens on it, and none in high contrast."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from render import Wish, draw, memory, png
from render.card import LEAST, MARGIN, SIDE, draw_card
from render.card import WIDTH as WIDTH_OF_CARD
from render.kit import Kit, kit
from render.mundialito import colours, compose
from render.mundialito.colours import tones
from render.mundialito.frame import BoardLayout
from render.mundialito.ground import draw_exits, empty_board
from render.mundialito.marks import arc
from render.mundialito.pitch import chalk, is_chalked, net
from render.mundialito.strips import MOST_BYTES, Cells, RowJob, strips_of
from render.sprites import Sprite
from render.tokens import CONTRAST, HIGH_CONTRAST, MOOD, Tokens
from rules.mundialito.pieces import CELL_NAMES, HEIGHT, WIDTH
from tests.render.positions import all_kinds, at_play, goal_on, random_views
from words import speech
from words.card import card_of

WIDTHS = (1000, 777, 600, 400)
EVERY_WAY = ("URDL",) * len(CELL_NAMES)


def covered(sprite: Sprite, x: int, y: int) -> set[tuple[int, int]]:
    """The pixels that a sprite covers by half or more."""
    left, top, _, _ = sprite.box(x, y)
    wide = sprite.image.width
    return {(left + at % wide, top + at // wide) for at, level in enumerate(sprite.cover) if level >= 2}


def chalked() -> Iterator[tuple[int, int]]:
    for row in range(HEIGHT):
        for column in range(WIDTH):
            if is_chalked(column, row):
                yield column, row


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_of_chalk_meets_an_arrow(width: int) -> None:
    tools, layout = kit(colours, MOOD, width), BoardLayout(width, turned=False, tall=False)
    cells = Cells(layout.cell)
    for name in CELL_NAMES:
        draw_exits(cells, tools, layout, name, EVERY_WAY)
    for column, row in chalked():
        lines = covered(chalk(tools, layout.cell, column, row), 0, 0)
        assert lines
        for mark in cells.marks[row * WIDTH + column]:
            assert not lines & covered(*mark), (column, row)  # type: ignore[arg-type]


@pytest.mark.parametrize("width", WIDTHS)
def test_chalk_is_the_same_seen_from_either_side(width: int) -> None:
    tools, side = kit(colours, MOOD, width), BoardLayout(width, turned=False, tall=False).cell
    board = Cells(side)
    whole = Image.new("L", (WIDTH * side, HEIGHT * side))
    for column, row in chalked():
        board.stamp(chalk(tools, side, column, row), column * side, row * side)
        chalk(tools, side, column, row).stamp(whole, column * side, row * side)
    lines = whole.point([0] + [255] * 255)
    apart = ImageChops.difference(lines, lines.transpose(Image.Transpose.ROTATE_180))
    assert apart.tobytes().count(255) <= lines.tobytes().count(255) / 50


@pytest.mark.parametrize("theme", [MOOD, CONTRAST])
def test_the_same_board_has_the_same_ground_whatever_stands_on_it(theme: str) -> None:
    views = [view for view in random_views(seed=7, count=40) if view.phase == "play"][::4]
    bare = [replace(view, pieces=(), balls=(None, None), trail=(), before=()) for view in views]
    layout = BoardLayout(600, turned=False, tall=False)
    box = 0, layout.top, 600, layout.bottom
    grounds = {compose(Wish(view, 0, theme=theme, width=600)).crop(box).tobytes() for view in bare}
    assert len(grounds) == 1
    for kept in (one for one in vars(memory).values() if isinstance(one, memory.Memory)):
        for attribute, empty in (("_recent", {}), ("_older", {}), ("_weight", 0)):
            setattr(kept, attribute, empty)
    assert compose(Wish(bare[0], 0, theme=theme, width=600)).crop(box).tobytes() in grounds


def test_bands_are_mown_across_the_pitch_and_run_on_beyond_its_sides() -> None:
    tools, layout = kit(colours, MOOD, 1000), BoardLayout(1000, turned=False, tall=False)
    page = compose(Wish(replace(at_play().view(None), pieces=(), balls=(None, None))))
    for row in range(HEIGHT):
        y = layout.top + row * layout.cell + round(layout.cell * 0.4)
        tone = tones(tools.tokens).tiles[(HEIGHT - 1 - row) % 2]
        for column in range(WIDTH):
            assert page.getpixel((layout.left + column * layout.cell + layout.cell // 3, y)) == tools.inks[tone]
        beyond = tools.inks.over(tools.tokens.canvas, colours.PEEK_SHARES[0])[tools.inks[tone]]
        assert page.getpixel((layout.right + 32, y)) == beyond


def test_high_contrast_has_no_scenery() -> None:
    tools = kit(colours, CONTRAST, 1000)
    board = empty_board(tools, BoardLayout(1000, turned=False, tall=True), "0000", at_play().view(None).arrows)
    tone = tones(tools.tokens)
    for number, marks in enumerate(board.cells):
        middle = Image.new("L", (136, 136))
        for mark in marks:
            mark.draw(middle)
        row, column = divmod(number, WIDTH)
        expected = tone.tiles[(column + HEIGHT - 1 - row) % 2]
        assert middle.getpixel((68, 68)) == tools.inks[expected]
        kinds = {tools.inks.colours[ink] for _, ink in middle.getcolors() or []}
        assert kinds >= {expected, tone.arrow, tone.joint}


@pytest.mark.parametrize("theme", [MOOD, CONTRAST])
@pytest.mark.parametrize("width", WIDTHS)
def test_goal_lines_and_nets_bound_the_pitch(theme: str, width: int) -> None:
    tools, layout = kit(colours, theme, width), BoardLayout(width, turned=False, tall=False)
    page, text = compose(Wish(goal_on("a6", 0), theme=theme, width=width)), tools.inks[tools.tokens.text]
    for x in range(layout.left, layout.right):
        above = page.crop((x, layout.goal(0), x + 1, layout.top)).tobytes()
        below = page.crop((x, layout.bottom, x + 1, layout.goal(1) + tools.px(40))).tobytes()
        assert above[0] == below[-1] == text, "the bar at the back"
        assert text in above[-tools.px(8) :]
        assert text in below[: tools.px(8)]


def test_a_net_hangs_from_the_bar_away_from_the_board() -> None:
    tools = kit(colours, MOOD, 1000)
    tone = tones(tools.tokens)
    upper, lower = (net(tools, 816, 40, tone.strip, tone.mesh[0], above=above).image for above in (True, False))
    assert upper.getpixel((400, 0)) == lower.getpixel((400, 39)) == tools.inks[tools.tokens.text]
    assert upper.getpixel((0, 39)) == lower.getpixel((0, 0)) == tools.inks[tools.tokens.text]
    assert tools.inks[tone.mesh[0]] in set(upper.tobytes())


def jobs(tools: Kit, height: int, count: int) -> list[RowJob]:
    """Rows full of lines, which deflate badly."""
    images = []
    for number in range(count):
        image = Image.new("L", (1001, height))
        lots = Random(number)
        for place in range(60):
            arc(tools, 136, (1, 0), (place, 0), "possible").stamp(image, lots.randrange(1000), lots.randrange(height))
        image.paste(0, (0, 0, 1, height))
        images.append(image)
    return [RowJob(0, height, ("rows of this test", n), lambda i=i: i, 0) for n, i in enumerate(images)]  # type: ignore[misc]


def test_a_picture_with_much_on_it_is_deflated_thoroughly_until_it_is_light_enough() -> None:
    tools = kit(colours, MOOD, 1000)
    few, many = jobs(tools, 100, 2), jobs(tools, 100, 14)
    assert strips_of(few) == [job.strip() for job in few]
    assert sum(len(job.strip().chunk) for job in many) > MOST_BYTES
    strips = strips_of(many)
    tight = [one != job.strip() for one, job in zip(strips, many, strict=True)]
    assert any(tight)
    assert sum(len(strip.chunk) for strip in strips) <= MOST_BYTES or all(tight)
    for strip, job in zip(strips, many, strict=True):
        assert png.inflate(strip) == job.draw().tobytes()


@pytest.mark.parametrize("width", [1000, 400])
def test_every_moment_is_drawn_in_high_contrast(width: int) -> None:
    for view in [*list(random_views(seed=11, count=80))[::8], all_kinds(), goal_on("f1", 1)]:
        chosen = view.legal[0].origin if view.legal else None
        drawn = draw("mundialito", Wish(view, 1, chosen=chosen, theme=CONTRAST, width=width))
        assert len(drawn.png) <= 80_000
        assert drawn.png != draw("mundialito", Wish(view, 1, chosen=chosen, width=width)).png


@pytest.mark.parametrize("theme", [MOOD, CONTRAST])
@pytest.mark.parametrize("width", [LEAST, WIDTH_OF_CARD])
def test_a_card_shows_the_pitch_between_both_goals(theme: str, width: int) -> None:
    played = at_play()
    card = replace(card_of(played, ("Ana", "Bo")), view=goal_on("f1", 1), ranking=((1,), (0,)))
    image = Image.open(BytesIO(draw_card(card, theme=theme, width=width).png)).convert("RGB")
    corner, side = (round(units * width / 1000) for units in (MARGIN, SIDE))
    square = [corner, corner, corner + side, corner + side]
    tokens = colours.MOOD if theme == MOOD else HIGH_CONTRAST
    tone, middle = tones(tokens), (square[0] + square[2]) // 2
    scored, other = (image.crop((square[0], top, square[2], top + width // 25)) for top in _ends(image, middle, square))
    assert tone.bright_mesh[1] in {colour for _, colour in scored.getcolors() or []}
    assert tone.mesh[0] in {colour for _, colour in other.getcolors() or []}
    around = image.copy()
    around.paste(tokens.canvas, tuple(square))
    beside = around.crop((0, 0, square[2] + width // 100, image.height))
    assert beside.getcolors() == [(beside.width * beside.height, tokens.canvas)]


def _ends(image: Image.Image, x: int, square: list[int]) -> tuple[int, int]:
    """Where the upper goal begins, and where the lower one does."""
    ground = image.getpixel((0, 0))
    drawn = [y for y in range(square[1], square[3]) if image.getpixel((x, y)) != ground]
    return drawn[0], drawn[-1] - image.width // 40


@pytest.mark.parametrize("tokens", [colours.MOOD, HIGH_CONTRAST])
def test_bars_are_as_black_as_the_lesson_calls_them(tokens: Tokens) -> None:
    assert "black bar" in speech("en")("mundialito-step-arrows-text")
    assert max(tones(tokens).bar) < 64
