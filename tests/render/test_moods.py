"""Each game's pictures are a place of their own: told apart by colour, in grey, when they are small, by every eye."""

import itertools
from bisect import bisect
from functools import cache
from io import BytesIO
from math import sqrt

import pytest
from PIL import Image

from render import Wish, draw
from render.kit import tokens_of
from render.ladder import draw_board, draw_profile
from render.tokens import CONTRAST, HIGH_CONTRAST, HOUSE, MOOD, Colour, Tokens
from rules import GAMES, own
from tests.render import cups, positions, races, worldcup_views
from tests.render.test_ladder import FULL, RICH
from tests.render.vision import VISIONS, contrast, difference, linear

#: The least distance of two games' mean colours, in normal vision and for the most alike of the others.
NORMAL, LEAST = 20, 5
#: The height of a picture in a channel that is scrolled past, and how alike two may be then, in grey.
SMALL, ALIKE = 100, 0.75


@cache
def boards() -> dict[str, Image.Image]:
    """A board of each game, in the middle of play; of the World Cup Game of each cup a group and the end."""
    cup = [*itertools.islice(cups.views(4), 60)][-1]
    groups = {year: next(view for view in worldcup_views.views(year, 4) if view.last) for year in (1930, 2002)}
    views = {
        "mundialito": ("mundialito", positions.all_kinds()),
        "hedgehog": ("hedgehog", races.early()),
        "dicecup": ("dicecup", cup),
        "worldcup-1930": ("worldcup", groups[1930]),
        "worldcup-2002": ("worldcup", groups[2002]),
        "worldcup-1930-end": ("worldcup", worldcup_views.views(1930, 4)[-1]),
        "worldcup-2002-end": ("worldcup", worldcup_views.views(2002, 4)[-1]),
    }
    return {name: Image.open(BytesIO(draw(key, Wish(view)).png)).convert("RGB") for name, (key, view) in views.items()}


def mean(image: Image.Image) -> Colour:
    """The colour of a picture's mean light, as an eye sees it from afar."""
    shares, size = image.histogram(), image.width * image.height
    light = [sum(linear(part) * many for part, many in enumerate(shares[at : at + 256])) for at in (0, 256, 512)]
    red, green, blue = (bisect(range(256), part / size, key=linear) - 1 for part in light)
    return red, green, blue


def likeness(one: Image.Image, other: Image.Image) -> float:
    """How alike two pictures are in grey when they are small, from 0 to 1, whatever their brightness and contrast."""
    rows = [list(image.convert("L").resize((SMALL, SMALL), Image.Resampling.BOX).getdata()) for image in (one, other)]
    means = [sum(row) / len(row) for row in rows]
    apart = [[value - middle for value in row] for row, middle in zip(rows, means, strict=True)]
    both = sum(a * b for a, b in zip(*apart, strict=True))
    return abs(both) / sqrt(sum(a * a for a in apart[0]) * sum(b * b for b in apart[1]))


CUPS = "worldcup-1930", "worldcup-2002", "worldcup-1930-end", "worldcup-2002-end"
PAIRS = [pair for pair in itertools.combinations(("mundialito", "hedgehog", "dicecup", *CUPS), 2) if {*pair} - {*CUPS}]


@pytest.mark.parametrize("pair", PAIRS, ids="/".join)
def test_two_games_are_told_apart_by_their_colour(pair: tuple[str, str]) -> None:
    one, other = (mean(boards()[name]) for name in pair)
    assert difference(one, other) >= NORMAL
    for vision in VISIONS:
        assert difference(one, other, vision) >= LEAST


@pytest.mark.parametrize("pair", PAIRS, ids="/".join)
def test_two_games_are_told_apart_in_grey_when_they_are_small(pair: tuple[str, str]) -> None:
    assert likeness(*(boards()[name] for name in pair)) <= ALIKE


@pytest.mark.parametrize("page", ["", "-end"])
def test_the_two_cups_of_one_game_are_told_apart_too(page: str) -> None:
    assert difference(mean(boards()[f"worldcup-1930{page}"]), mean(boards()[f"worldcup-2002{page}"])) >= 2 * LEAST


def moods() -> dict[str, Tokens]:
    """The mood of every game that has one, the house's, and high contrast."""
    found = {key: own("render", key, "MOOD", "colours") for key in GAMES}
    return {**{key: mood for key, mood in found.items() if mood is not None}, "house": HOUSE, "high": HIGH_CONTRAST}


@pytest.mark.parametrize("name", moods())
def test_words_stand_out_from_every_ground_of_a_mood(name: str) -> None:
    tokens = moods()[name]
    least = 7 if tokens is HIGH_CONTRAST else 4.5
    for ground in (tokens.canvas, tokens.panel, tokens.raised):
        for word in (tokens.text, tokens.muted, tokens.gold, tokens.choice, tokens.positive):
            assert contrast(word, ground) >= least
        assert contrast(tokens.warning, ground) >= 3  # on the pitch and on paper a mark, never words
    assert contrast(tokens.on, tokens.leaf) >= 4.5
    assert contrast(tokens.on_text, tokens.choice) >= 4.5
    assert contrast(tokens.on_text, tokens.text) >= 7


@pytest.mark.parametrize("name", moods())
def test_a_box_on_a_panel_is_seen_also_after_the_palette_is_reduced(name: str) -> None:
    tokens = moods()[name]
    assert max(abs(a - b) for a, b in zip(tokens.panel, tokens.raised, strict=True)) >= 10


def test_what_belongs_to_no_game_is_the_houses() -> None:
    for picture in (draw_board(FULL), draw_profile(RICH), draw("fifth", Wish({"seat": 1}))):
        image = Image.open(BytesIO(picture.png)).convert("RGB")
        assert image.getpixel((1, image.height - 2)) == HOUSE.canvas


def test_a_theme_is_the_games_mood_or_high_contrast_and_any_other_the_houses() -> None:
    for key in GAMES:
        colours = own("render", key, "COLOURS", "card")
        assert tokens_of(colours, MOOD) is own("render", key, "MOOD", "colours")
        assert tokens_of(colours, CONTRAST) is HIGH_CONTRAST
        assert tokens_of(colours, "plaid") is HOUSE
