"""The curve of a review: drawn for every game and number of players, told in words."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from render.reviews import MOST_LINES, draw_curve
from render.worldcup.colours import poster
from rules import GAMES
from tests.render.worldcup_views import moments
from tests.sampling import some_pairs
from words import speech
from words.review import ChanceLine, CurveView, Mark, curve_alt, percent, turn_at
from words.shortening import ALT_LIMIT

SAY = speech("en")


def view(game: str = "mundialito", seats: int = 2, points: int = 9, turns: tuple[int, ...] = (2, 4, 6, 8)) -> CurveView:
    """A curve in which seat 0 wins and the others lose."""
    lines = [ChanceLine(0, "Ana", tuple((1 + number) / points for number in range(points)))]
    lines += [
        ChanceLine(seat, f"Player {seat + 1}", tuple(1 - (1 + number) / points for number in range(points)))
        for seat in range(1, seats)
    ]
    return CurveView(game, tuple(range(points)), tuple(lines), turns, (Mark(1, 1, 0), Mark(2, 5, 0)))


@pytest.mark.parametrize(("game", "width"), some_pairs([*GAMES, "bowls"], [400, 1000], 4))
def test_it_is_drawn_for_every_game_with_few_and_many_players(game: str, width: int) -> None:
    least, most = GAMES[game].about.seats if game in GAMES else (1, 16)
    for seats in sorted({least, 2, min(5, most), most}):
        drawn = draw_curve(view(game, seats), width=width)
        with Image.open(io.BytesIO(drawn.png)) as picture:
            assert picture.size == (drawn.width, drawn.height)
        assert drawn.width == width
        assert drawn.alt == curve_alt(view(game, seats), SAY)


def test_lines_have_the_colours_of_their_seats() -> None:
    from render.mundialito.card import LINES

    with Image.open(io.BytesIO(draw_curve(view()).png)) as picture:
        found = {colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or ()}
    assert set(LINES) <= found


@pytest.mark.parametrize("points", [1, 2, 3])
def test_even_the_shortest_game_has_a_curve(points: int) -> None:
    assert draw_curve(view(points=points, turns=())).png
    assert draw_curve(view(points=points, turns=(0, 1))).png


def test_it_is_told_in_words() -> None:
    told = curve_alt(view("hedgehog", 3), SAY)
    assert told.startswith("Curves of every player's chance to win over 3 turns")
    assert "Ana: 11%, 33%, 56%, 78%, 100%." in told
    assert "Player 2: 89%, 67%, 44%, 22%, 0%." in told
    assert "Moment 1: Ana." in told
    assert "Moment 2: Ana, turn 2." in told


@pytest.mark.parametrize("game", ["mundialito", "hedgehog"])
def test_of_two_players_one_line_is_drawn_and_told(game: str) -> None:
    whole, told = view(game), curve_alt(view(game), SAY)
    assert whole.drawn == whole.lines[:1]
    assert told.startswith("Curve of the chance to win over 3 turns")
    assert "Player 2:" not in told
    moved = replace(whole, marks=(Mark(1, 1, 0), Mark(2, 5, 1)))
    assert "Moment 2: Player 2, turn 2." in curve_alt(moved, SAY)
    assert draw_curve(moved).png != draw_curve(replace(whole, marks=whole.marks[:1])).png
    assert draw_curve(whole).png != draw_curve(replace(whole, lines=whole.lines[::-1])).png


def test_the_words_stay_within_discords_limit() -> None:
    lines = tuple(ChanceLine(seat, "A very long name " * 4, (0.5,) * 9) for seat in range(16))
    told = curve_alt(CurveView("worldcup", tuple(range(9)), lines), SAY)
    assert 900 < len(told) <= ALT_LIMIT
    assert told.endswith("50%.")


def test_more_players_than_lines_leave_the_last_out() -> None:
    assert draw_curve(view("worldcup", 16)).height == draw_curve(view("worldcup", MOST_LINES)).height


def test_only_what_is_certain_has_no_or_every_chance() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.004, 0.5, 0.996, 1.0)] == [0, 1, 1, 50, 99, 100]


def test_a_turn_is_counted_from_the_end_of_the_set_up() -> None:
    assert [turn_at((2, 4, 6), index) for index in (0, 1, 2, 3, 4, 5)] == [0, 0, 1, 1, 2, 2]


def test_a_curve_is_in_the_mood_of_its_game() -> None:
    for cup in (1930, 2002):
        told = replace(view("worldcup", 2), view=moments(cup, 4, 3)[-1].view(None))
        image = Image.open(io.BytesIO(draw_curve(told).png)).convert("RGB")
        assert image.getpixel((1, image.height - 2)) == poster(cup).MOOD.canvas
