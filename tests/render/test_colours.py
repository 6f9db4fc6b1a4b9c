"""Mundialito's colours: the design's demands, as numbers, in its own mood and in high contrast."""

import pytest

from render.kit import inks
from render.mundialito import colours
from render.mundialito.card import LINES, rims
from render.mundialito.colours import (
    BERMELLON,
    CHOSEN_SHARE,
    CONTRAST_COATS,
    GUALDA,
    MOOD,
    PEEK_SHARES,
    coats,
    goal_shares,
    tones,
)
from render.mundialito.marks import FAINT_WIDTH, TRAIL_WIDTH
from render.mundialito.pieces import LARGE, USUAL
from render.tokens import CONTRAST, HIGH_CONTRAST, Colour, Tokens, mix, rgb
from render.tokens import MOOD as MOOD_THEME
from tests.render.vision import VISIONS, ciede2000, contrast, difference

PITCH, PLAIN = tones(MOOD), tones(HIGH_CONTRAST)
BOTH = pytest.mark.parametrize("tokens", [MOOD, HIGH_CONTRAST], ids=["mood", "contrast"])


def grounds(tokens: Tokens) -> tuple[Colour, ...]:
    """Whatever a piece may stand on: cells, joints and chalk, also tinted."""
    board = tones(tokens)
    bare = (*board.tiles, board.joint, board.chalk)
    tints = [(tokens.choice, CHOSEN_SHARE), *zip(board.seat, goal_shares(tokens), strict=True)]
    return (*bare, *(mix(tile, colour, share) for tile in board.tiles for colour, share in tints))


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
    for face in ("far", "left", "right", "near"):
        assert difference(*(getattr(coat, face) for coat in CONTRAST_COATS), vision) >= 30


@pytest.mark.parametrize("vision", VISIONS)
def test_pieces_stand_out_from_the_grass_to_every_kind_of_vision(vision: str) -> None:
    """Red doesn't to all; its frame does, which is all round it."""
    assert BERMELLON.frame
    for tile in PITCH.tiles:
        assert difference(GUALDA.left, tile, vision) >= 28
        assert difference(BERMELLON.edge, tile, vision) >= 30
    for tile in PLAIN.tiles:
        for coat in CONTRAST_COATS:
            assert difference(coat.outline, tile, vision) >= 80


@BOTH
def test_a_piece_has_an_edge_that_stands_out_wherever_it_stands(tokens: Tokens) -> None:
    for ground in grounds(tokens):
        for coat, carrier in zip(coats(tokens), ("left", "edge"), strict=True):
            # Where the bright one is near, as on chalk, the dark outline is far.
            assert max(contrast(coat.outline, ground), contrast(getattr(coat, carrier), ground)) >= 3, ground
    assert all(contrast(coat.outline, tile) >= 17 for coat in CONTRAST_COATS for tile in PLAIN.tiles)


def test_the_light_edges_of_bermellon_stand_out_where_its_red_does_not() -> None:
    for coat, least in ((BERMELLON, 2.7), (CONTRAST_COATS[1], 5)):
        for face in (coat.far, coat.left, coat.right, coat.near):
            assert contrast(coat.edge, face) >= least
    for tile in PITCH.tiles:
        assert contrast(BERMELLON.edge, tile) >= 4.5


@pytest.mark.parametrize("vision", VISIONS)
def test_the_colour_of_a_choice_is_far_from_the_seats_and_from_the_grass(vision: str) -> None:
    assert difference(MOOD.choice, GUALDA.left, vision) >= 40
    assert difference(MOOD.choice, BERMELLON.left, vision) >= 40
    for tile in PITCH.tiles:
        assert difference(MOOD.choice, tile, vision) >= 31
        assert contrast(MOOD.choice, tile) >= 3.4
    for coat in CONTRAST_COATS:
        assert difference(HIGH_CONTRAST.choice, coat.left, vision) >= 40
    for tile in PLAIN.tiles:
        assert difference(HIGH_CONTRAST.choice, tile, vision) >= 50


@BOTH
@pytest.mark.parametrize("vision", VISIONS)
def test_what_was_played_and_what_was_better_are_distinct_to_every_kind_of_vision(vision: str, tokens: Tokens) -> None:
    """They differ in shape, sign and dashes too."""
    assert difference(tokens.text, tokens.choice, vision) >= 14


def test_the_seats_marks_differ_in_tone_too() -> None:
    for (gualda, bermellon), dark, pale in (((GUALDA, BERMELLON), 7, 3.4), (CONTRAST_COATS, 12, 5)):
        assert contrast(gualda.mark, gualda.left) >= dark
        assert contrast(bermellon.mark, bermellon.left) >= pale
        assert gualda.ringed
        assert not bermellon.ringed


@BOTH
def test_every_word_has_enough_contrast_on_its_ground(tokens: Tokens) -> None:
    board, least = tones(tokens), 7 if tokens is HIGH_CONTRAST else 4.5
    grounds = tokens.canvas, tokens.panel, tokens.raised, board.strip, *board.cheer, *board.bright_strip
    for ground in grounds:
        assert contrast(tokens.text, ground) >= least, ground
    for ground in (tokens.canvas, tokens.panel, tokens.raised):
        assert contrast(tokens.muted, ground) >= least
        assert contrast(tokens.gold, ground) >= least
        assert contrast(tokens.choice, ground) >= least
        assert contrast(tokens.positive, ground) >= least
    assert contrast(board.ahead, tokens.panel) >= least
    assert contrast(board.seam_letter, tokens.canvas) >= least
    assert contrast(tokens.on, tokens.leaf) >= 7
    assert contrast(tokens.on, tokens.choice) >= 7


def test_the_grounds_of_words_are_of_different_tones() -> None:
    """Else they would fall together in a palette."""
    for one, other in ((MOOD.panel, MOOD.raised), (MOOD.canvas, MOOD.raised), (MOOD.canvas, MOOD.panel)):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 10


@BOTH
@pytest.mark.parametrize("vision", VISIONS)
def test_each_seats_line_in_a_review_stands_out_from_what_it_lies_on(vision: str, tokens: Tokens) -> None:
    for line, rim in zip(LINES, rims(tokens), strict=True):
        for ground in (tokens.panel, tokens.canvas):
            assert max(contrast(line, ground), contrast(rim, ground), contrast(tokens.ink, ground)) >= 4.5
            assert max(difference(line, ground, vision), difference(rim, ground, vision)) >= 30


@BOTH
def test_the_signs_and_nets_of_a_goal_are_seen(tokens: Tokens) -> None:
    board, least = tones(tokens), 4.5 if tokens is HIGH_CONTRAST else 3
    for coat, mesh, bright in zip(coats(tokens), board.mesh, board.bright_strip, strict=True):
        assert contrast(mesh, board.strip) >= least
        assert contrast(coat.sign, board.strip) >= 4.5
        assert contrast(coat.sign, bright) >= least


def test_marks_of_the_last_turn_stand_out_from_the_grass() -> None:
    for tile in PITCH.tiles:
        assert contrast(MOOD.text, tile) >= 4.5


def test_every_mark_stands_out_in_high_contrast() -> None:
    for tile in PLAIN.tiles:
        for mark in (HIGH_CONTRAST.text, HIGH_CONTRAST.choice, HIGH_CONTRAST.muted, PLAIN.bar, PLAIN.arrow, PLAIN.dot):
            assert contrast(mark, tile) >= 6
        assert contrast(PLAIN.joint, tile) >= 4.5
        assert contrast(HIGH_CONTRAST.choice, mix(tile, HIGH_CONTRAST.choice, CHOSEN_SHARE)) >= 4.5


def test_pieces_are_larger_in_high_contrast() -> None:
    for larger, usual in zip(
        (*LARGE.bases, *LARGE.pips, LARGE.ball), (*USUAL.bases, *USUAL.pips, USUAL.ball), strict=True
    ):
        assert larger > usual
    for coat, usual in zip(CONTRAST_COATS, (GUALDA, BERMELLON), strict=True):
        assert coat.outline_width > usual.outline_width
        assert coat.edge_width > usual.edge_width


@pytest.mark.parametrize("vision", VISIONS)
def test_bars_are_seen_among_arrows(vision: str) -> None:
    """A bar is dark with a pale lip: one of the two stands out on any ground, and no arrow is dark."""
    for tile in PITCH.tiles:
        assert max(contrast(PITCH.bar, tile), contrast(PITCH.lip, tile)) >= 3.5
        assert difference(PITCH.bar, tile, vision) >= 21
        assert contrast(PITCH.arrow, tile) >= 3.3
        assert difference(PITCH.arrow, tile, vision) >= 29
    for board in (PITCH, PLAIN):
        assert difference(board.bar, board.arrow, vision) >= 24
        for far, tile in zip(board.far_arrows, board.tiles, strict=True):
            assert contrast(far, tile) <= 2


@pytest.mark.parametrize("vision", VISIONS)
def test_chalk_is_seen_and_is_fainter_than_whatever_means_something(vision: str) -> None:
    for tile in PITCH.tiles:
        assert difference(PITCH.chalk, tile, vision) >= 25
        for mark in (PITCH.arrow, MOOD.text, MOOD.choice):
            assert difference(PITCH.chalk, tile, vision) < difference(mark, tile, vision)


@BOTH
@pytest.mark.parametrize("vision", VISIONS)
def test_the_trails_of_the_two_turns_are_distinct_and_both_stand_out(vision: str, tokens: Tokens) -> None:
    assert FAINT_WIDTH * 1.5 <= TRAIL_WIDTH
    assert difference(tokens.text, tokens.muted, vision) > 8
    assert contrast(tokens.muted, tokens.on) >= 7  # its casing
    for tile in tones(tokens).tiles:
        assert contrast(tokens.muted, tile) >= 3.2


@BOTH
def test_the_palette_has_every_named_colour_exactly(tokens: Tokens) -> None:
    palette = inks(colours, MOOD_THEME if tokens is MOOD else CONTRAST)
    board, (gualda, bermellon) = tones(tokens), coats(tokens)
    named = [
        *tokens.colours,
        gualda.left,
        bermellon.edge,
        *board.tiles,
        board.joint,
        board.chalk,
        board.lip,
        board.dot,
        board.arrow,
    ]
    for colour in named:
        assert palette.colours[palette[colour]] == colour
    assert len(palette.colours) == 256


@BOTH
def test_a_blend_is_close_to_the_colour_it_stands_for(tokens: Tokens) -> None:
    palette = inks(colours, MOOD_THEME if tokens is MOOD else CONTRAST)
    gualda, bermellon = coats(tokens)
    for colour in (*tones(tokens).tiles, gualda.left, bermellon.left, tokens.text, tokens.choice):
        for share in PEEK_SHARES:
            number = palette.over(tokens.canvas, share)[palette[colour]]
            assert difference(palette.colours[number], mix(colour, tokens.canvas, share)) < 6


def test_a_colour_is_written_with_a_hash_and_six_digits() -> None:
    assert rgb("#20382B") == (32, 56, 43)
    with pytest.raises(ValueError, match="not a colour"):
        rgb("20382B")
