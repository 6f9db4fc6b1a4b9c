"""Lines end where their script lets them, in the reader's characters and direction."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PIL import features

from render.breaking import phrases, wrap
from render.fonts import MEDIUM, fit, han_of, length, line, words
from render.memory import ANYBODY, READER, TO_LEFT
from render.wish import reader_of

SHAPED = pytest.mark.skipif(not features.check("raqm"), reason="the FriBidi library is missing")
JAPANESE = "ブラジルが後半45分に同点に追いつきました。PK戦（5人ずつ）は「さくら」が4対3で制し、決勝へ進みます。"
CHINESE = "巴西队在第45分钟扳平比分。点球大战（每队五人）“樱花”以4比3获胜，晋级决赛。"
TAIWANESE = "巴西隊在第45分鐘追平比分。點球大戰（每隊五人）「櫻花」以4比3獲勝，晉級決賽。"
THAI = "บราซิลตีเสมอได้ในนาทีสุดท้ายแล้วชนะการดวลจุดโทษเข้ารอบชิงชนะเลิศ"
KHMER = "ប្រេស៊ីលបានស្មើនៅនាទីចុងក្រោយហើយឈ្នះក្នុងការទាត់បាល់ប៉េណាល់ទី"
ARABIC = "سجّل Ana (2) هدف التعادل في الدقيقة 45، ثم فازت البرازيل بركلات الترجيح 4-3."
HEBREW = "ברזיל השוותה בדקה ה־45, ו-Ana (2) ניצחה 4:3 בפנדלים."
SPACELESS = [JAPANESE, CHINESE, TAIWANESE, *(pytest.param(text, marks=SHAPED) for text in (THAI, KHMER))]
NEVER_FIRST, NEVER_LAST = "。、，）」！？…ーっゃゅょ”", "（「“"


@pytest.fixture
def reading(request: pytest.FixtureRequest) -> object:
    before = READER.set(request.param)
    yield request.param
    READER.reset(before)


def lines_of(text: str, room: int) -> list[str]:
    return wrap(text, lambda part: length(part, 20, MEDIUM) <= room)


@pytest.mark.parametrize(
    "text", [JAPANESE, CHINESE, TAIWANESE, pytest.param(THAI, marks=SHAPED), pytest.param(KHMER, marks=SHAPED)]
)
@pytest.mark.parametrize("room", [60, 110, 180, 240, 400, 999])
def test_a_text_without_spaces_breaks_into_lines_that_fit(text: str, room: int) -> None:
    lines = lines_of(text, room)
    assert "".join(lines) == text
    for one in lines:
        assert length(one, 20, MEDIUM) <= room
        assert one[0] not in NEVER_FIRST
        assert one[-1] not in NEVER_LAST


@pytest.mark.parametrize(
    ("text", "reading", "found"),
    [
        ("今日は天気です。", "JP", ["今日は", "天気です。"]),
        ("さくらさんの勝ちです。", ANYBODY, ["さくらさんの", "勝ちです。"]),
        ("今天是晴天。", "SC", ["今天", "是", "晴天。"]),
        ("Ana García勝利！", "JP", ["Ana ", "García", "勝利！"]),
        ("วันนี้อากาศดี", ANYBODY, ["วัน", "นี้", "อากาศ", "ดี"]),
        ("하루 종일 축구", "KR", ["하루 ", "종일 ", "축구"]),
        ("well-known 1–0", ANYBODY, ["well-known ", "1–0"]),
    ],
    indirect=["reading"],
)
def test_phrases_stay_together(text: str, reading: str, found: list[str]) -> None:
    assert [*phrases(text)] == found


def test_a_long_word_breaks_between_letters_where_there_are_no_spaces() -> None:
    assert lines_of("プレーヤー" * 4, 80) != ["プレーヤー" * 4]
    assert lines_of("Donaudampfschiff", 40) == ["Donaudampfschiff"]
    assert len(lines_of("대한민국대한민국대한민국", 80)) > 1
    assert all(one[-1] not in "เแโใไ" for one in lines_of("เมืองเมืองแม่", 24))


def test_a_name_that_is_broken_keeps_its_direction_on_each_line() -> None:
    assert wrap("فاز \u2068Ana (2) Bo\u2069 الآن", lambda part: len(part) <= 8) == [
        "فاز \u2068Ana\u2069",
        "\u2068(2) Bo\u2069",
        "الآن",
    ]


def test_the_last_of_a_few_lines_has_the_rest() -> None:
    assert wrap("one two three four", lambda part: len(part) <= 5, 2) == ["one", "two three four"]
    told = wrap(JAPANESE, lambda part: len(part) <= 12, 2)
    assert len(told) == 2
    assert "".join(told) == JAPANESE


@pytest.mark.parametrize("text", ["直", "骨", "角", "今"])
def test_chinese_characters_are_those_of_the_readers_language(text: str) -> None:
    drawn = {}
    for locale in ("ja", "zh-CN", "zh-TW", "de"):
        before = READER.set(reader_of(locale))
        drawn[locale] = line(text, 64, MEDIUM).cover.tobytes()
        READER.reset(before)
    assert drawn["ja"] != drawn["zh-CN"]
    assert drawn["zh-CN"] == drawn["de"]
    if text == "骨":
        assert drawn["zh-TW"] not in (drawn["ja"], drawn["zh-CN"])


@pytest.mark.parametrize(
    ("text", "locale", "face"),
    [
        ("骨川 スネ夫", "de", "JP"),
        ("骨川", "de", "SC"),
        ("김骨", "en", "KR"),
        ("骨川 スネ夫", "zh-TW", "TC"),
        ("骨", "ko", "KR"),
        ("Ana", "ja", ""),
        ("Łódź", "ja", ""),
    ],
)
def test_the_readers_language_or_the_text_chooses_the_face(text: str, locale: str, face: str) -> None:
    before = READER.set(reader_of(locale))
    assert han_of(text) == face
    READER.reset(before)


@SHAPED
@pytest.mark.parametrize("reading", [TO_LEFT], indirect=True)
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("فاز Ana (2) بالكأس.", [".", "بالكأس", " ", "Ana", " ", "(", "2", ")", " ", "فاز"]),
        ("فاز \u2068C++\u2069 (اليوم)", ["(", "اليوم", ")", " ", "C", "+", "+", " ", "فاز"]),
        ("المباراة 12، 1,000…", ["…", "1", ",", "000", " ", "،", "12", " ", "المباراة"]),
        ("ברזיל 4:3", ["4", ":", "3", " ", "ברזיל"]),
        ("گل ۴۵ می\u200cزند", ["می\u200cزند", " ", "۴۵", " ", "گل"]),
        ("\u2068Ana\u2069 2–1", ["Ana", " ", "2–1"]),
        ("فاز «البطل (12)»", ["«", "(", "12", ")", " ", "البطل", "»", " ", "فاز"]),
        ("إلى ((Ana)) (ب)", ["(", "ب", ")", " ", "(", "(", "Ana", ")", ")", " ", "إلى"]),
        ("سجّل 田中", ["田中", " ", "سجّل"]),
    ],
)
def test_a_sentence_runs_from_right_to_left(reading: str, text: str, shown: list[str]) -> None:
    assert words(text) == shown


@SHAPED
@pytest.mark.parametrize("reading", [TO_LEFT], indirect=True)
@pytest.mark.parametrize("text", [ARABIC, HEBREW])
def test_a_sentence_that_runs_to_the_left_is_drawn_as_wide_as_it_is_measured(reading: str, text: str) -> None:
    drawn = line(text, 28, MEDIUM)
    assert abs(drawn.right - drawn.left - length(text, 28, MEDIUM)) <= 6
    short = fit(text, 28, MEDIUM, 200)
    assert words(short)[0] == "…"
    assert length(short, 28, MEDIUM) <= 200


def test_a_process_loads_no_models_before_it_needs_them() -> None:
    code = (
        "import sys; from render.breaking import wrap; from render.studio import rehearse; rehearse('mundialito');"
        "wrap('Łódź i ćma', lambda part: True);"
        "assert not {'budoux', 'uniseg', 'bidi'} & {*sys.modules}"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
