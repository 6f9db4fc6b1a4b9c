"""The hedgehogs' colours and Mars: the design's demands, as numbers, for every kind of vision."""

from itertools import combinations

import pytest

from render.hedgehog import colours
from render.hedgehog.card import rims
from render.hedgehog.colours import (
    COATS,
    CRATER,
    FAR_SOIL,
    HALO,
    MASK,
    MESA,
    MOOD,
    MOON,
    NEAR_SOIL,
    SCENERY,
    SKY,
    SUN,
    Coat,
    exact,
    tones,
)
from render.hedgehog.pieces import outlines
from render.kit import inks, kit, tokens_of
from render.tokens import CONTRAST, HIGH_CONTRAST, Colour, Tokens
from render.tokens import MOOD as OWN
from rules.hedgehog.pieces import COLOURS
from tests.render.vision import VISIONS, contrast, difference

THEMES = (OWN, CONTRAST, "no such theme")
BOTH = (MOOD, HIGH_CONTRAST)


@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_colours_are_distinct_to_every_kind_of_vision(vision: str) -> None:
    for one, other in combinations(COATS, 2):
        assert difference(one.fill, other.fill, vision) >= 13, (one, other)


def test_every_colour_has_a_pattern_of_its_own() -> None:
    assert len(COATS) == len(COLOURS)
    assert len({coat.pattern for coat in COATS}) == len(COATS)


@pytest.mark.parametrize("colour", range(len(COATS)))
def test_every_number_is_legible_on_its_colour(colour: int) -> None:
    coat = COATS[colour]
    ground = coat.stroke if coat.pattern == "hollow" else coat.fill
    assert contrast(coat.mark, ground) >= 4.3


@pytest.mark.parametrize("colour", range(len(COATS)))
def test_every_pattern_is_visible_on_its_colour(colour: int) -> None:
    coat = COATS[colour]
    if coat.pattern != "plain":
        assert contrast(coat.stroke, coat.fill) >= 1.8


@pytest.mark.parametrize("ground", SCENERY)
def test_every_outline_stands_out_from_every_tone_of_the_ground(ground: Colour) -> None:
    assert contrast(MOOD.ink, ground) >= (4.0 if ground != CRATER else 3.0)


@pytest.mark.parametrize("vision", VISIONS)
def test_no_colour_melts_into_the_ground_for_any_kind_of_vision(vision: str) -> None:
    """The outline carries; the fill helps as far as it can among eleven colours: 6 was the least that was asked for."""
    for coat in COATS:
        for ground, least in ((SKY, 7.9), (MESA, 6.5), (FAR_SOIL, 8.0), (NEAR_SOIL, 8.0)):
            assert difference(coat.fill, ground, vision) >= least, (coat, ground)
    for one, other in ((SKY, FAR_SOIL), (SKY, NEAR_SOIL), (NEAR_SOIL, MOOD.canvas)):
        assert difference(one, other, vision) >= 18


@pytest.mark.parametrize("vision", VISIONS)
def test_a_face_is_seen_on_every_coat_and_its_eyes_in_it(vision: str) -> None:
    assert contrast(MOOD.ink, MASK) >= 14
    assert difference(MOOD.ink, MASK, vision) >= 80
    for coat in COATS:  # a face has an outline, which carries where the coat is light too
        assert max(difference(MASK, coat.fill, vision), difference(MOOD.ink, coat.fill, vision)) >= 30


def test_scenery_stays_behind_what_stands_on_it() -> None:
    for one, other in ((MESA, SKY), (MOON, SKY), (CRATER, MOON), (NEAR_SOIL, FAR_SOIL), (HALO, SKY)):
        assert contrast(one, other) < 2.2
    assert contrast(SUN, SKY) > contrast(HALO, SKY)


def test_the_ring_stands_out_from_the_soil() -> None:
    for soil in (FAR_SOIL, NEAR_SOIL):
        assert contrast(tones(MOOD).track, soil) >= 3.2
        assert contrast(MOOD.text, soil) >= 3.65
    assert contrast(HIGH_CONTRAST.on, tones(HIGH_CONTRAST).track) >= 4.5


@pytest.mark.parametrize("tokens", BOTH)
def test_every_word_has_enough_contrast_on_its_ground(tokens: Tokens) -> None:
    ring, least = tones(tokens), 7.0 if tokens is HIGH_CONTRAST else 4.5
    for ground in (tokens.canvas, tokens.panel, tokens.raised, ring.chosen, ring.cheer, ring.pill):
        assert contrast(tokens.text, ground) >= least
    for ground in (tokens.canvas, tokens.panel, tokens.raised):
        assert contrast(tokens.muted, ground) >= least
        assert contrast(tokens.gold, ground) >= least * 0.8
    assert contrast(tokens.on, tokens.leaf) >= least
    assert contrast(tokens.on_text, tokens.text) >= least


def test_tokens_are_as_measured() -> None:
    """The least contrasts of canvas, panel and raised that the design names."""
    grounds = (MOOD.canvas, MOOD.panel, MOOD.raised)
    measured = {"text": 11.2, "muted": 7.2, "gold": 8.2, "choice": 8.6, "positive": 7.1, "warning": 6.4}
    for name, least in measured.items():
        assert min(contrast(getattr(MOOD, name), ground) for ground in grounds) >= least, name
    assert max(abs(one - other) for one, other in zip(MOOD.panel, MOOD.raised, strict=True)) >= 10


def test_every_mark_stands_out_in_high_contrast() -> None:
    tokens = HIGH_CONTRAST
    marks = (tokens.ink, tokens.text, tokens.gold, tokens.choice, tokens.hairline, tones(tokens).track)
    for ground in (tokens.canvas, tokens.panel, tokens.raised):
        for mark in (*marks, tones(tokens).spent):
            assert contrast(mark, ground) >= 4.5
    for coat in COATS:
        assert contrast(outlines(kit(colours, CONTRAST, 1000), coat, gold=False)[0][0], tokens.canvas) >= 4.5


@pytest.mark.parametrize("coat", COATS)
def test_the_movers_gold_is_cased_so_that_it_holds_on_any_ground(coat: Coat) -> None:
    for theme in (OWN, CONTRAST):
        tools = kit(colours, theme, 1000)
        tokens, edges = tools.tokens, outlines(tools, coat, gold=True)
        place = [colour for colour, _ in edges].index(tokens.gold)
        assert contrast(tokens.gold, edges[place - 1][0]) >= 7
        assert contrast(tokens.gold, edges[place + 1][0]) >= 7
        assert [far for _, far in edges] == sorted((far for _, far in edges), reverse=True)


@pytest.mark.parametrize("width", [1000, 600, 400])
def test_every_outline_is_wide_enough(width: int) -> None:
    usual, plain = (kit(colours, theme, width) for theme in (OWN, CONTRAST))
    for coat in COATS:
        assert outlines(usual, coat, gold=False)[0][1] >= max(1.5, 3.4 * usual.scale)
        assert outlines(plain, coat, gold=False)[0][1] >= max(1.5, 4 * plain.scale)


@pytest.mark.parametrize("tokens", BOTH)
def test_every_colours_square_and_line_stand_out_from_panels(tokens: Tokens) -> None:
    for rim in rims(tokens):
        for ground in (tokens.panel, tokens.canvas):
            assert contrast(rim, ground) >= (4.5 if ground == tokens.panel or tokens.light else 3.5)


@pytest.mark.parametrize("theme", THEMES)
def test_the_palette_has_every_named_colour_exactly(theme: str) -> None:
    palette = inks(colours, theme)
    for colour in exact(tokens_of(colours, theme)):
        assert palette.colours[palette[colour]] == colour
    assert len(palette.colours) == 256
