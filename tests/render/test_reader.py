"""Games said in Japanese and in Arabic: small catalogs of tests, said and drawn as their readers expect."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from PIL import Image, features

import words.catalogs as checking
import words.languages as languages
from render import draw
from render.card import draw_card
from render.events import draw_cross_table, draw_podium
from render.fonts import MEDIUM, line
from render.ladder import draw_board
from render.memory import READER, TO_LEFT
from render.studio import LEAST_WIDTH, draw_plain
from render.wish import Wish, reader_of
from tests.render import pixels
from tests.render.event_views import cross_table, podium
from tests.render.places import Drawn, assert_no_overlap
from tests.render.test_breaking import NEVER_FIRST, NEVER_LAST
from tests.render.test_texts_fit import JOINT, cuts
from words import speech
from words.card import card_of
from words.catalogs import catalog, flaws
from words.ladder import BoardView

speaking = import_module("words.speech")
__all__ = ["cuts"]  # a fixture
CATALOGS = Path(__file__).parents[1] / "words" / "catalogs"
LANGUAGES = ("ja", "ar")
NAMES = {"ja": ("骨川スネ夫", "直子・アンジェリーナ今村"), "ar": ("محمد علي الشناوي", "Ana (2)")}
LONG = "寿限無寿限無五劫の擦り切れ海砂利水魚のさくら"
STORY = next(story for story in pixels.told() if story.startswith("mundialito/"))
pytestmark = pytest.mark.skipif(not features.check("raqm"), reason="the FriBidi library is missing")


@pytest.fixture(autouse=True)
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two more languages are spoken, with only as much as is in their small catalogs."""
    shutil.copytree(languages.CATALOGS / "en", tmp_path / "en")
    for language in LANGUAGES:
        shutil.copytree(CATALOGS / language, tmp_path / language)
    caches = (speaking.speech, speaking._catalogs, speaking._catalog, speaking._recall, speaking._noun)

    def forget() -> None:
        for cache in (*caches, catalog, reader_of):
            cache.cache_clear()

    forget()
    for module in (checking, languages):
        monkeypatch.setattr(module, "CATALOGS", tmp_path)
    monkeypatch.setattr(languages, "LANGUAGES", ("en",))
    monkeypatch.setattr(languages, "PREVIEWS", LANGUAGES)
    yield
    forget()


def colours(picture: bytes) -> bytes:
    return Image.open(io.BytesIO(picture)).convert("RGB").tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_catalog_is_right_as_far_as_it_goes(language: str) -> None:
    assert not [flaw for flaw in flaws(language) if "is missing" not in flaw and "isn't there" not in flaw]
    assert 80 <= len(catalog(language)) <= 120


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("ar", 0, "لم تبقَ حركات"),
        ("ar", 1, "بقيت حركة واحدة"),
        ("ar", 2, "بقيت حركتان"),
        ("ar", 3, "بقيت 3 حركات"),
        ("ar", 11, "بقيت 11 حركة"),
        ("ar", 100, "بقيت 100 حركة"),
        ("ja", 2, "残り2アクション"),
    ],
)
def test_numbers_are_said_as_the_language_counts(language: str, count: int, said: str) -> None:
    assert speech(language)("mundialito-actions-left", count=count) == said


def test_lists_and_names_run_in_the_direction_of_their_sentence() -> None:
    arabic, japanese = speech("ar"), speech("ja")
    assert arabic.all_of(["Ana", "Ben (3)"]) == "\u2068Ana\u2069 و\u2068Ben (3)\u2069"
    assert arabic.row(["a1", "b2"]) == "\u2068a1\u2069، \u2068b2\u2069"
    side = arabic("mundialito-story-side", seat=0, name="Ana (2)")
    assert arabic("mundialito-story-goal", side=side, cell="b3") == (
        "⚽ **هدف!** سجّل \u2068\u2068Ana (2)\u2069 (Gualda)\u2069 على \u2068b3\u2069."
    )
    assert arabic("board-turn-task", person="<@1>", side="none", task="x").startswith("\u2068<@1>\u2069، حان دورك: ")
    assert japanese.all_of(["さくら", "Ana", "Ben"]) == "さくら、Ana、Ben"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [LEAST_WIDTH, 1000])
def test_no_word_of_a_board_is_cut(language: str, width: int, cuts: list[tuple[str, str]]) -> None:
    names = NAMES[language]
    for _, game, wish in pixels.wishes(STORY):
        draw(game, replace(wish, locale=language, width=width, names=names))
    wrong = [cut for cut in cuts if cut[0] not in names and JOINT not in cut[0] and "{" not in cut[0]]
    assert not [cut for cut in wrong if cut[0] not in english()]


def english() -> set[str]:
    """What is said in English, because the small catalogs don't have it."""
    return {message.text for message in catalog("en").values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [LEAST_WIDTH, 1200])
def test_a_card_has_its_words_side_by_side_and_in_lines_that_may_end_there(
    language: str, width: int, words_drawn: Drawn
) -> None:
    last = pixels.ending(STORY)
    picture = draw_card(card_of(last, NAMES[language]), language, width=width)
    assert_no_overlap(words_drawn, picture.width, picture.height)
    told = [text for text, _, size in words_drawn if size > 20 or width > 400]
    assert not [text for text in told if text[0] in NEVER_FIRST or text[-1] in NEVER_LAST]
    boxes = [box for text, box, _ in words_drawn if "a1" in text or "f6" in text]
    assert len({box[2 if language == "ar" else 0] for box in boxes}) == 1  # a paragraph's lines begin at one edge


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_game_without_drawings_is_said_in_its_readers_way(language: str) -> None:
    view = pixels.ending(STORY).view(None)
    wish = Wish(view, locale=language, names=NAMES[language], width=700)
    assert draw_plain("mundialito", wish).alt
    image = Image.open(io.BytesIO(draw_plain("mundialito", wish).png)).convert("L")
    ground = image.getpixel((2, image.height - 2))
    room = image.crop((0, 140, image.width, 175)).point(lambda tone: 255 * (tone != ground)).getbbox()
    assert room is not None
    assert (room[2] > 650) if language == "ar" else (room[0] < 40)


def test_a_japanese_name_is_japanese_on_every_page_and_a_chinese_reader_sees_chinese() -> None:
    name = "骨川スネ夫"
    view = BoardView(None, "rating", None, (), None, 3)
    pages = [
        lambda locale: draw_cross_table(cross_table(names=(name,)), locale).png,
        lambda locale: draw_podium(podium((1, name)), locale).png,
        lambda locale: draw("mundialito", Wish(pixels.ending(STORY).view(None), locale=locale, names=(name, name))).png,
    ]
    assert draw_board(view, "ja").png
    for page in pages:
        german, chinese, english = (colours(page(locale)) for locale in ("de", "zh-TW", "en"))
        assert german == english != chinese
    before = READER.set(reader_of("ja"))
    japanese = line(name, 40, MEDIUM).cover.tobytes()
    READER.reset(before)
    assert line(name, 40, MEDIUM).cover.tobytes() == japanese


def test_a_page_tells_nobody_else_its_reader() -> None:
    assert reader_of("ar") == TO_LEFT
    draw_podium(podium((1, LONG)), "ar")
    assert READER.get() == ""


@pytest.mark.parametrize("width", [LEAST_WIDTH, 1000])
def test_long_japanese_names_find_their_place_in_an_event(width: int, words_drawn: Drawn) -> None:
    names = tuple(f"{LONG}{number}" for number in range(8))
    for view, paint in (
        (cross_table(names=names), draw_cross_table),
        (podium(*((place, names[place]) for place in range(1, 4))), draw_podium),
    ):
        words_drawn.clear()
        picture = paint(view, "ja", width=width)
        assert_no_overlap(words_drawn, picture.width, picture.height)
