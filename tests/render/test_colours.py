"""Mundialito's colours: the design's demands, as numbers."""

import pytest

from render.kit import inks
from render.mundialito import colours
from render.mundialito.colours import COATS, GROUND, PEEK_SHARES
from render.mundialito.marks import FAINT_WIDTH, TRAIL_WIDTH
from render.tokens import GREEN, mix, rgb
from tests.render.vision import VISIONS, ciede2000, contrast, difference

GUALDA, BERMELLON = COATS


def test_the_colour_difference_matches_the_published_pairs() -> None:
    pairs = [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.1848, -84.8006), (50.0, 0.0, -82.7485), 1.0),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
    for one, other, expected in pairs:
        assert ciede2000(one, other) == pytest.approx(expected, abs=0.0001)


@pytest.mark.parametrize("vision", VISIONS)
def test_the_two_seats_are_distinct_to_every_kind_of_vision(vision: str) -> None:
    assert difference(GUALDA.left, BERMELLON.left, vision) >= 20
    for face in ("far", "right", "near"):
        assert difference(getattr(GUALDA, face), getattr(BERMELLON, face), vision) >= 18


@pytest.mark.parametrize("vision", VISIONS)
def test_pieces_stand_out_from_every_tile_to_every_kind_of_vision(vision: str) -> None:
    for tile in GROUND.tiles:
        for coat in COATS:
            # 17 for protan red, which the light edges, tested below, make up for.
            assert difference(coat.left, tile, vision) >= 17


def test_the_light_edges_of_bermellon_stand_out_where_its_red_does_not() -> None:
    for face in (BERMELLON.far, BERMELLON.left, BERMELLON.right, BERMELLON.near):
        assert contrast(BERMELLON.edge, face) >= 2.7
    for tile in GROUND.tiles:
        assert contrast(BERMELLON.edge, tile) >= 7


@pytest.mark.parametrize("vision", VISIONS)
def test_the_colour_of_a_choice_is_far_from_yellow_and_from_the_tiles(vision: str) -> None:
    assert difference(GREEN.choice, GUALDA.left, vision) >= 40
    for tile in GROUND.tiles:
        assert difference(GREEN.choice, tile, vision) >= 40


@pytest.mark.parametrize("vision", VISIONS)
def test_what_was_played_and_what_was_better_are_distinct_to_every_kind_of_vision(vision: str) -> None:
    """They differ in shape, sign and dashes too."""
    assert difference(GREEN.text, GREEN.choice, vision) >= 14


def test_the_seats_marks_differ_in_tone_too() -> None:
    assert contrast(GUALDA.mark, GUALDA.left) >= 7
    assert contrast(BERMELLON.mark, BERMELLON.left) >= 3.4
    assert GUALDA.ringed
    assert not BERMELLON.ringed


def test_every_word_has_enough_contrast_on_its_ground() -> None:
    for ground in (GREEN.canvas, GREEN.panel, GREEN.raised, *GROUND.strip, *GROUND.cheer, *GROUND.bright_strip):
        assert contrast(GREEN.text, ground) >= 4.5, ground
    assert contrast(GREEN.muted, GREEN.raised) >= 4.5
    assert contrast(GREEN.gold, GREEN.raised) >= 4.5
    assert contrast(GROUND.ahead, GREEN.panel) >= 4.5
    assert contrast(GROUND.seam_letter, GREEN.canvas) >= 4.5


def test_marks_of_the_last_turn_and_bars_stand_out_from_the_tiles() -> None:
    for tile in GROUND.tiles:
        assert contrast(GREEN.text, tile) >= 7
        assert contrast(GROUND.bar, tile) >= 6.5
        assert contrast(GREEN.choice, tile) >= 4.5


@pytest.mark.parametrize("vision", VISIONS)
def test_bars_are_seen_before_the_arrows_among_which_they_are(vision: str) -> None:
    for tile in GROUND.tiles:
        assert contrast(GROUND.arrow, tile) >= 2
        assert contrast(GROUND.bar, tile) >= 2.5 * contrast(GROUND.arrow, tile)
        assert difference(GROUND.bar, tile, vision) >= 2 * difference(GROUND.arrow, tile, vision)
    assert difference(GROUND.bar, GUALDA.left, vision) > 12


@pytest.mark.parametrize("vision", VISIONS)
def test_the_trails_of_the_two_turns_are_distinct_and_both_stand_out(vision: str) -> None:
    assert FAINT_WIDTH * 1.5 <= TRAIL_WIDTH
    assert difference(GREEN.text, GREEN.muted, vision) > 12
    for tile in GROUND.tiles:
        assert contrast(GREEN.muted, tile) >= 4


def test_the_palette_has_every_named_colour_exactly() -> None:
    palette = inks(colours, "mood")
    named = [
        GREEN.canvas,
        GREEN.choice,
        GREEN.gold,
        GUALDA.left,
        BERMELLON.edge,
        *GROUND.tiles,
        GROUND.dot,
        GROUND.arrow,
    ]
    for colour in named:
        assert palette.colours[palette[colour]] == colour
    assert len(palette.colours) == 256


def test_a_blend_is_close_to_the_colour_it_stands_for() -> None:
    palette = inks(colours, "mood")
    for colour in (*GROUND.tiles, GUALDA.left, BERMELLON.left, GREEN.text, GREEN.choice):
        for share in PEEK_SHARES:
            number = palette.over(GREEN.canvas, share)[palette[colour]]
            assert difference(palette.colours[number], mix(colour, GREEN.canvas, share)) < 6


def test_a_colour_is_written_with_a_hash_and_six_digits() -> None:
    assert rgb("#20382B") == (32, 56, 43)
    with pytest.raises(ValueError, match="not a colour"):
        rgb("20382B")
