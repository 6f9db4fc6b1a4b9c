"""The pictures of rulebooks: each chapter's is drawn for a phone and for a screen, and is described."""

import io

import pytest
from PIL import Image

from render import draw_example
from rules import GAMES, examples_of, rulebook_of
from tests.sampling import some
from words.shortening import ALT_LIMIT

EXAMPLES = [(game, key) for game in GAMES for key in examples_of(game)]


@pytest.mark.parametrize(("game", "key"), some(EXAMPLES, 16))
def test_a_chapters_picture_is_drawn_at_both_widths_and_described(game: str, key: str) -> None:
    small, large = (draw_example(game, key, "en", width) for width in (400, 1000))
    for width, picture in ((400, small), (1000, large)):
        assert Image.open(io.BytesIO(picture.png)).size == (picture.width, picture.height)
        assert picture.width == width
    assert small.alt == large.alt
    assert 0 < len(large.alt) <= ALT_LIMIT


@pytest.mark.parametrize("game", [game for game in GAMES if examples_of(game)])
def test_no_two_chapters_of_a_game_show_the_same_picture(game: str) -> None:
    drawn = {draw_example(game, key, "en", 400).png for key in examples_of(game)}
    assert len(drawn) == len(examples_of(game))


def test_a_choice_is_marked_and_described() -> None:
    assert "push the drone on f3 to f4" in draw_example("mundialito", "12", "en", 400).alt
    assert "jump over the queen on b4 to b5" in draw_example("mundialito", "13", "en", 400).alt
    assert "Chosen: offside" in draw_example("worldcup", "11", "en", 400).alt


def test_only_chapters_have_pictures() -> None:
    with pytest.raises(KeyError):
        draw_example("mundialito", "no such chapter", "en", 400)
    assert {key for game, key in EXAMPLES if game == "mundialito"} == {one.key for one in rulebook_of("mundialito")}
