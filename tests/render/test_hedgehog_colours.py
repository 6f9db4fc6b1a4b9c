"""The hedgehogs' colours: the design's demands, as numbers."""

from itertools import combinations

import pytest

from render.hedgehog import colours
from render.hedgehog.colours import COATS, GROUND
from render.kit import inks
from render.tokens import GREEN
from rules.hedgehog.pieces import COLOURS
from tests.render.vision import VISIONS, contrast, difference


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


def test_every_piece_stands_out_from_the_canvas_by_colour_or_edge() -> None:
    for coat in COATS:
        seen = max(contrast(colour, GREEN.canvas) for colour in (coat.fill, coat.edge, coat.stroke))
        assert seen >= 2.4, coat


def test_every_word_has_enough_contrast_on_its_ground() -> None:
    for ground in (GREEN.canvas, GREEN.panel, GREEN.raised, GROUND.chosen, GROUND.cheer, GROUND.pill):
        assert contrast(GREEN.text, ground) >= 4.5
    for ground in (GREEN.canvas, GREEN.panel, GREEN.raised):
        assert contrast(GREEN.muted, ground) >= 4.5
    assert contrast(GREEN.ink, GREEN.gold) >= 4.5


def test_the_palette_has_every_named_colour_exactly() -> None:
    palette = inks(colours, "mood")
    for coat in COATS:
        for colour in (coat.fill, coat.shade, coat.mark, coat.stroke, coat.dim_stroke, coat.edge):
            assert palette.colours[palette[colour]] == colour
    assert len(palette.colours) == 256
