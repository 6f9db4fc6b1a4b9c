"""Names in any script stand in pictures: drawn, in the right direction, and no wider than their place."""

from __future__ import annotations

import threading
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, features

from render import draw, fonts
from render.dicecup import colours
from render.fonts import (
    BOLD,
    HEAVY,
    MEDIUM,
    PLAIN,
    SCRIPTS,
    SEMIBOLD,
    drawable,
    fit,
    font_of,
    length,
    line,
    script_of,
    undrawable,
    words,
)
from render.kit import kit
from render.sprites import overlay
from render.studio import LEAST_WIDTH
from render.wish import Wish
from tests.render.pixels import ending, told
from tests.sampling import some_pairs

NAMES = {
    "Cyrillic": "Дмитрий Соколов",
    "Greek": "Ελένη Παπαδοπούλου",
    "Hebrew": "דניאל כהן",
    "Arabic": "محمد علي",
    "Chinese": "李小龙",
    "Japanese": "さくら・タナカ",
    "Korean": "김민준",
    "Thai": "สมชาย ที่นี่",
    "Devanagari": "प्रिया क्षेत्र",
    "Bengali": "শ্রীমতী",
    "Tamil": "தமிழ்",
    "Georgian": "გიორგი",
    "Armenian": "Արամ",
}
SHAPED = pytest.mark.skipif(not features.check("raqm"), reason="the FriBidi library is missing")
PLAIN_NAMES = [name for name in NAMES.values() if script_of(name) in ("", *PLAIN)]
ANY_NAME = [*PLAIN_NAMES, *(pytest.param(name, marks=SHAPED) for name in NAMES.values() if name not in PLAIN_NAMES)]
ENDED = {
    game: next(story for story in told() if story.startswith(f"{game}/") and ending(story).outcome)
    for game in ("mundialito", "hedgehog", "dicecup", "worldcup")
}


def ink(text: str, size: int = 28, weight: int = SEMIBOLD) -> Image.Image:
    return line(text, size, weight).cover


@pytest.mark.parametrize("name", ANY_NAME)
def test_a_name_is_drawn_whole(name: str) -> None:
    assert drawable(name) == name
    assert undrawable(name) == ""
    for weight in (MEDIUM, SEMIBOLD, BOLD, HEAVY):
        drawn = line(name, 28, weight)
        assert drawn.cover.getbbox() is not None
        assert abs(drawn.right - drawn.left - length(name, 28, weight)) <= 6
        assert drawn.top > -1.2 * 28
        assert drawn.bottom < 0.5 * 28


@pytest.mark.parametrize(("game", "width"), some_pairs(ENDED, [LEAST_WIDTH, 1000], 2))
@SHAPED
def test_every_name_shows_in_every_games_picture(game: str, width: int) -> None:
    last = ending(ENDED[game])
    wish = Wish(last.view(None), width=width)

    def pixels(name: str) -> bytes:
        picture = draw(game, replace(wish, names=(name,) * last.seats)).png
        return Image.open(BytesIO(picture)).convert("RGB").tobytes()

    found = {name: pixels(name) for name in ("", "𓀀", *NAMES.values())}
    assert found[""] == found.pop("𓀀")
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("name", ANY_NAME)
def test_a_long_name_is_cut_to_its_place_with_an_ellipsis(name: str) -> None:
    long = " ".join([name] * 8)
    for room in (240, 120, 60):
        short = fit(long, 22, SEMIBOLD, room)
        assert short.endswith("…")
        assert 0 < length(short, 22, SEMIBOLD) <= room
        drawn = line(short, 22, SEMIBOLD)
        assert drawn.right - drawn.left <= room + 4


@SHAPED
def test_a_cut_leaves_no_letter_without_its_marks() -> None:
    name = "ที่นี่ที่นี่ที่นี่"
    for room in range(20, 120):
        short = fit(name, 28, MEDIUM, room).rstrip("…")
        assert name.startswith(short)
        assert name[len(short) :][:1] in ("", "ท", "น")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Ana Bo", ["Ana", " ", "Bo"]),
        ("Ünal 東京x", ["Ünal", " ", "東京", "x"]),
        ("דניאל כהן", ["דניאל כהן"]),
        ("אבו-מאזן · 3", ["אבו-מאזן", " ", "·", " ", "3"]),
        ("אבי99", ["99", "אבי"]),
        ("דני… wins", ["…", "דני", " ", "wins"]),
        ("محمد10… x", ["…", "10", "محمد", " ", "x"]),
        ("(דני) 2:1", ["(", "דני", ")", " ", "2:1"]),
        ("דני שלום", ["דני שלום"]),
        ("محمد דני", ["محمد", " ", "דני"]),
    ],
)
def test_a_line_is_its_pieces_from_left_to_right(text: str, parts: list[str]) -> None:
    assert words(text) == parts


@SHAPED
def test_hebrew_and_arabic_run_from_right_to_left() -> None:
    pair = ink("לא")  # the first letter is the taller one
    half = pair.width // 2
    left, right = (pair.crop(box).getbbox() for box in ((0, 0, half - 2, pair.height), (half + 2, 0, *pair.size)))
    assert left is not None
    assert right is not None
    assert right[1] < left[1]
    assert length("محمد", 28, BOLD) != sum(length(letter, 28, BOLD) for letter in "محمد")  # its letters join


@pytest.mark.parametrize(
    ("typed", "drawn"),
    [
        ("🔥田中🔥", "田中"),
        ("ㅋㅋㅋ", "ㅋㅋㅋ"),
        ("ﾈｺ カ\u3099", "ネコ ガ"),
        pytest.param("צה\"ל ג'", "צה״ל ג׳", marks=SHAPED),
        pytest.param("ก" + "็" * 9, "ก็", marks=SHAPED),
        pytest.param("ก็่็่็่", "ก็่็", marks=SHAPED),
        pytest.param("a็", "a", marks=SHAPED),
        pytest.param("می\u200cخواهم", "می\u200cخواهم", marks=SHAPED),
        ("a\u200cb", "ab"),
        ("田\u0301中", "田中"),
        ("\u064eAna", "Ana"),
    ],
)
def test_what_is_drawn_of_a_name(typed: str, drawn: str) -> None:
    assert drawable(typed) == drawn


def test_scripts_whose_letters_join_are_left_out_where_nothing_can_join_them(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts._is_known.cache_clear()
    drawable.cache_clear()
    monkeypatch.setattr(fonts, "can_shape", lambda: False)
    try:
        assert drawable("Ana محمد 田中 हिन्दी") == "Ana 田中"
        assert undrawable("דן") == "דן"
    finally:
        fonts._is_known.cache_clear()
        drawable.cache_clear()


def test_every_script_has_its_typeface() -> None:
    for those in SCRIPTS.values():
        assert "Noto Sans" in font_of(those[0], 20, BOLD).getname()[0]


def test_only_so_many_typefaces_stay_open() -> None:
    counted: list[int] = []

    def work() -> None:
        for size in range(10, 60):
            font_of("田", size, MEDIUM)
        counted.append(len(fonts._shelf._open))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert counted == [fonts.MOST_OPEN]


def test_latin_text_opens_no_other_typeface(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_file", lambda script: pytest.fail(script))
    assert drawable("Łódź Ñandú 12") == "Łódź Ñandú 12"
    assert length("Łódź Ñandú 12", 31, 550) > 0


@pytest.mark.parametrize("name", ANY_NAME)
def test_a_name_on_the_champions_stage_is_whole(name: str) -> None:
    tools = kit(colours, "mood", 1000)
    left, _, right, _ = ink(name, 44, BOLD).getbbox() or (0, 0, 0, 0)
    assert abs(overlay(tools.inks, name, 44, BOLD, tools.tokens.text).image.width - (right - left)) <= 2
