"""Covers: each is of its own place, fits its measures, and can be told from the others by every eye."""

from functools import cache
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.cover import HIGH, HOUSE_ACCENT, INSET, LEAST, NARROW, WIDE, accent, draw_cover, draw_named_cover
from render.fonts import BOLD, length
from render.wish import Picture
from rules import GAMES, module_of
from tests.render.vision import difference
from words import LANGUAGES, speech
from words.games import short_title
from words.shortening import ALT_LIMIT

#: The most bytes of a cover.
HEAVIEST = 60_000
#: How far apart the mean colours of two covers are at least.
APART = 15
#: How far apart two covers are at least if both are seen small and in grey: the mean of the pixels' differences.
APART_IN_GREY = 30
SMALL = 100, 40

OWN = [game for game in GAMES if module_of("render", game, "cover") is not None]


@cache
def cover(game: str) -> Picture:
    return draw_cover(game)


@cache
def named(game: str, language: str = "en") -> Picture:
    return draw_named_cover(game, language)


def image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def mean(game: str) -> tuple[int, int, int]:
    red, green, blue = image(cover(game)).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    return red, green, blue


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_has_its_measures_and_a_palette(game: str) -> None:
    for picture, size in ((cover(game), (WIDE, HIGH)), (named(game), (NARROW, HIGH))):
        opened = Image.open(BytesIO(picture.png))
        assert opened.size == size == (picture.width, picture.height)
        assert opened.mode == "P"
        assert len(picture.png) < HEAVIEST


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_the_same_each_time_and_in_each_language(game: str) -> None:
    assert draw_cover(game) == cover(game)
    if game in OWN:
        assert draw_cover(game, "de").png == cover(game).png


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_cover_says_what_it_shows(game: str, language: str) -> None:
    title = short_title(game, speech(language))
    for picture in (draw_cover(game, language) if language != "en" else cover(game), named(game, language)):
        assert title in picture.alt
        assert len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_name_on_a_cover_is_whole(game: str, language: str) -> None:
    assert length(short_title(game, speech(language)), LEAST, BOLD) <= NARROW - 2 * INSET


def test_two_covers_are_of_different_places() -> None:
    for one, other in combinations(OWN, 2):
        assert difference(mean(one), mean(other)) > APART, (one, other)


def test_two_covers_differ_for_eyes_that_see_no_colours() -> None:
    grey = {game: image(cover(game)).convert("L").resize(SMALL, Image.Resampling.BOX).tobytes() for game in OWN}
    for one, other in combinations(OWN, 2):
        apart = sum(abs(a - b) for a, b in zip(grey[one], grey[other], strict=True)) / len(grey[one])
        assert apart > APART_IN_GREY, (one, other)


def test_a_game_without_a_cover_gets_one_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.cover.module_of", lambda *_: None)
    for game in GAMES:
        picture = draw_cover(game)
        assert (picture.width, picture.height) == (WIDE, HIGH)
        assert len(picture.png) < HEAVIEST
        assert picture.png != cover(game).png or game not in OWN


def test_each_cover_has_a_colour_of_its_own_beside_it() -> None:
    assert len({accent(game) for game in OWN}) == len(OWN)
    assert accent("nothing") == HOUSE_ACCENT


def test_the_command_line_draws_a_cover(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, listed = tmp_path / "cover.png", tmp_path / "named.png"
    assert main(["hedgehog", "--cover", "-o", str(file)]) == 0
    assert main(["hedgehog", "--cover", "--named", "--locale", "de", "-o", str(listed)]) == 0
    assert file.read_bytes() == cover("hedgehog").png
    assert listed.read_bytes() == named("hedgehog", "de").png
    assert main(["nothing", "--cover", "-o", str(file)]) == 1
    assert main(["hedgehog", "-o", str(file)]) == 1
    assert "give a game file, or --cover" in capsys.readouterr().err
