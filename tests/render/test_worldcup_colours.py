"""The World Cup Game's colours: what its two posters demand, as numbers, for every kind of vision; and its friezes."""

from io import BytesIO
from itertools import combinations, product

import pytest
from PIL import Image

from render import Wish, draw
from render.card import draw_card
from render.cup_games.colours import CREAM, LEAF
from render.kit import kit
from render.tokens import CONTRAST, HIGH_CONTRAST, MOOD, Colour, Tokens, rgb
from render.worldcup import compose
from render.worldcup.colours import (
    GROUND,
    NAVY,
    PALE,
    PALER,
    PLAIN_SIGN,
    POSTERS,
    PRINT,
    RANK,
    SLATE,
    TILE,
    Poster,
    lower,
    poster,
    rank_edge,
    tones,
)
from render.worldcup.frieze import HIGH, frieze
from tests.render.vision import VISIONS, contrast, difference
from tests.render.worldcup_views import moments, views
from words.card import card_of

THEMES = pytest.mark.parametrize("theme", [MOOD, CONTRAST])
CUPS = pytest.mark.parametrize("cup", POSTERS, ids=lambda cup: str(cup.year))
EYES = pytest.mark.parametrize("vision", VISIONS)


def grounds(tokens: Tokens) -> tuple[Colour, ...]:
    return tokens.canvas, tokens.panel, tokens.raised


def tokens_of(cup: Poster, theme: str) -> Tokens:
    return cup.MOOD if theme == MOOD else HIGH_CONTRAST


@CUPS
def test_every_word_has_enough_contrast_on_every_ground(cup: Poster) -> None:
    floors = {"text": 11.4, "muted": 5.7, "gold": 4.9, "choice": 5.3, "positive": 4.4, "warning": 3.4, "hairline": 3.2}
    for name, least in floors.items():
        for ground in grounds(cup.MOOD):
            assert contrast(getattr(cup.MOOD, name), ground) >= least, (name, ground)
    assert contrast(cup.MOOD.on, cup.MOOD.leaf) >= 9
    assert contrast(cup.MOOD.on_text, cup.MOOD.positive) >= 4.5


def test_words_and_marks_in_high_contrast_have_more_of_it() -> None:
    tokens = HIGH_CONTRAST
    for ground in grounds(tokens):
        for name in ("text", "muted", "gold", "choice", "positive", "warning"):
            assert contrast(getattr(tokens, name), ground) >= 7, name
        for edge in (tokens.ink, tokens.hairline, *(rank_edge(tokens, rank) for rank in RANK)):
            assert contrast(edge, ground) >= 4.5, edge
    own = tones(tokens)
    assert contrast(own.shirt, CREAM) >= 7
    assert contrast(own.own, tokens.ink) >= 7
    assert contrast(own.square, tokens.hairline) >= 4.5
    assert contrast(PLAIN_SIGN, TILE["down"]) >= 7
    assert contrast(CREAM, SLATE) >= 4.5


@EYES
def test_ranks_and_tiles_are_distinct(vision: str) -> None:
    for (one, face), (other, fill) in combinations(RANK.items(), 2):
        assert difference(face, fill, vision) >= 18, (one, other)
    for (one, face), (other, fill) in combinations(TILE.items(), 2):
        assert difference(face, fill, vision) >= 17, (one, other)


@CUPS
@THEMES
def test_what_is_written_on_tiles_chips_and_cards_stands_out(cup: Poster, theme: str) -> None:
    tokens = tokens_of(cup, theme)
    plain = theme == CONTRAST
    for sign in ("goal", "A", "P"):
        assert contrast(tokens.ink, TILE[sign]) >= (4.7 if sign == "P" else 7)
    assert contrast(CREAM, SLATE) >= 4.5
    for rank, fill in RANK.items():
        pale = rank in PALE or (plain and rank == PALER)
        mark = tokens.ink if pale else CREAM
        assert contrast(mark, fill) >= (4.5 if plain else 3), rank
    for card, ground in GROUND.items():
        assert contrast(CREAM, ground) >= 4.5, card
    assert contrast(PRINT, LEAF) >= 9


@CUPS
@THEMES
def test_outlines_stand_out_from_every_ground(cup: Poster, theme: str) -> None:
    tokens = tokens_of(cup, theme)
    for ground in (*grounds(tokens), tones(tokens).square):
        assert contrast(tokens.ink, ground) >= 10
    for rank, ground in product(RANK, (tokens.panel, tokens.raised)):
        assert contrast(rank_edge(tokens, rank), ground) >= 3, rank
    assert contrast(tokens.hairline, tones(tokens).square) >= 3
    for ground in grounds(tokens):
        assert contrast(tones(tokens).shirt, ground) >= 8


@CUPS
@EYES
def test_marks_of_a_row_are_distinct(cup: Poster, vision: str) -> None:
    tokens = cup.MOOD
    assert difference(tokens.warning, tokens.positive, vision) >= 17
    assert difference(tokens.leaf, tokens.warning, vision) >= 19
    assert difference(tokens.leaf, tokens.positive, vision) >= 35
    assert difference(tokens.choice, tokens.positive, vision) >= 12
    assert difference(tokens.choice, tokens.gold, vision) >= 44
    assert difference(tones(tokens).own, tones(tokens).shirt, vision) >= 55
    assert difference(tokens.choice, tokens.ink, vision) >= 15


@CUPS
@EYES
def test_an_empty_square_is_no_tile(cup: Poster, vision: str) -> None:
    for sign, face in TILE.items():
        assert difference(tones(cup.MOOD).square, face, vision) >= 9, sign
        assert contrast(cup.MOOD.ink, tones(cup.MOOD).square) >= 10


@CUPS
@THEMES
def test_the_palette_has_every_named_colour_and_all_that_is_painted(cup: Poster, theme: str) -> None:
    palette, tokens = kit(cup, theme, 1000).inks, tokens_of(cup, theme)
    named = [*tokens.colours, *TILE.values(), *map(lower, TILE.values()), *RANK.values(), tones(tokens).shadow]
    if theme == MOOD:
        named += cup.frieze
    for colour in named:
        assert palette.colours[palette[colour]] == colour


# Friezes


def drawn(cup: int, number: int, **wish: object) -> Image.Image:
    return compose(Wish(views(cup, 4)[number], **wish))  # type: ignore[arg-type]


@pytest.mark.parametrize("width", [1000, 400])
@CUPS
def test_every_page_of_a_cup_is_below_the_same_frieze(cup: Poster, width: int) -> None:
    tools = kit(cup, MOOD, width)
    above = frieze(tools, cup.year, width, tools.scale).image
    high = round(HIGH * tools.scale)
    assert above.size == (width, high)
    for number in (0, 5, -1):
        for page in (None, "groups", "bracket"):
            image = drawn(cup.year, number, width=width, page=page)
            assert image.crop((0, 0, width, high)).tobytes() == above.tobytes()


@CUPS
def test_the_wallcharts_frieze_is_twice_as_large(cup: Poster) -> None:
    tools = kit(cup, MOOD, 400)
    chart = drawn(cup.year, 5, width=400, page="wallchart")
    above = frieze(tools, cup.year, 800, 0.8).image
    assert chart.crop((0, 0, *above.size)).tobytes() == above.tobytes()
    assert above.height == round(2 * HIGH * 0.4)


@pytest.mark.parametrize("year", [1930, 2002])
def test_high_contrast_has_no_frieze_and_only_a_white_ground(year: int) -> None:
    tools = kit(poster(year), CONTRAST, 1000)
    plain, own = (drawn(year, 5, theme=theme) for theme in (CONTRAST, MOOD))
    assert own.height - plain.height == HIGH
    assert set(plain.crop((0, 0, 1000, 12)).tobytes()) == {tools.inks[HIGH_CONTRAST.canvas]}


def test_a_theme_that_does_not_exist_is_legible_too() -> None:
    for year in (1930, 2002):
        assert drawn(year, 5, theme="no such theme").size == drawn(year, 5).size


def test_the_corners_of_panels_are_steps_in_1930_and_round_in_2002() -> None:
    for year, cut in ((1930, True), (2002, False)):
        image, tools = drawn(year, 5, page="groups"), kit(poster(year), MOOD, 1000)
        left, top = 12, HIGH + 80
        canvas, hairline = (tools.inks[tone] for tone in (tools.tokens.canvas, tools.tokens.hairline))
        step = image.crop((left, top, left + 9, top + 9)).tobytes()
        assert (set(step) == {canvas, hairline}) == cut


def test_the_year_is_written_in_what_is_seen_on_its_ground() -> None:
    assert contrast(PRINT, LEAF) >= 9
    assert contrast(CREAM, rgb("#CE1F3B")) >= 4.5
    assert contrast(CREAM, NAVY) >= 10


# Champions and cards


@CUPS
def test_the_champions_scenery_is_quiet_and_words_on_it_are_legible(cup: Poster) -> None:
    tokens, own = cup.MOOD, tones(cup.MOOD)
    for ground in (own.rays, own.disc):
        assert contrast(ground, tokens.canvas) < 2.2
        assert contrast(tokens.text, ground) >= 7
    assert contrast(tokens.gold, own.rays) >= 4.4
    assert contrast(tokens.ink, own.disc) >= 7


@THEMES
@CUPS
def test_a_card_is_in_the_mood_of_its_cup_below_its_frieze(cup: Poster, theme: str) -> None:
    match = moments(cup.year, 4, 3)[-1]
    picture = draw_card(card_of(match, ("Ana", "Bo", "Cy", "Di")), theme=theme, width=400)
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    assert image.getpixel((1, 1)) == tokens_of(cup, theme).canvas
    square = {colour for _, colour in image.crop((20, 14, 190, 36)).getcolors(9999) or ()}
    assert (cup.frieze[1] in square) == (theme == MOOD)


@THEMES
@CUPS
def test_the_file_has_the_pixels_that_are_composed(cup: Poster, theme: str) -> None:
    for page, width in ((None, 1000), ("wallchart", 400)):
        wish = Wish(views(cup.year, 4)[5], theme=theme, width=width, page=page)
        image = Image.open(BytesIO(draw("worldcup", wish).png)).convert("RGB")
        assert image.tobytes() == kit(cup, theme, width).inks.to_rgb(compose(wish)).tobytes()
