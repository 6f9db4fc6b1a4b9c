"""Text in pictures: the typeface, any display name, and lines that fit."""

import pytest

from render.fonts import MEDIUM, _is_known, drawable, fit, font, length


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ana", "Ana"),
        ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
        ("Ñandú Çelik Ångström", "Ñandú Çelik Ångström"),
        ("Дмитрий", "Дмитрий"),
        ("Ana 🎉🎉", "Ana"),
        ("𝓐𝓷𝓪 Ａｎａ", "Ana Ana"),
        ("𓀀𓂀", ""),
        ("ᚠᚢ Bo", "Bo"),
        ("a\u202eb\u200bc\n\td", "abc d"),
        ("Z͑ͫ̓a̴l̶go", "Zalgo"),
        ("  ", ""),
    ],
)
def test_a_name_keeps_what_the_typeface_can_draw(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


def test_every_printable_sign_of_a_keyboard_is_drawn() -> None:
    assert drawable("".join(map(chr, range(32, 127)))) == "".join(map(chr, range(33, 127)))
    assert all(_is_known(chr(code)) for code in range(33, 127))


def test_a_long_line_is_cut_with_an_ellipsis() -> None:
    text = "Constantinopolitanische Dudelsackpfeifenmacherin"
    for room in (500, 300, 120, 60):
        short = fit(text, 28, MEDIUM, room)
        assert short.endswith("…")
        assert length(short, 28, MEDIUM) <= room
    assert fit(text, 28, MEDIUM, 5000) == text
    assert fit(text, 28, MEDIUM, 2) == ""


def test_the_typeface_has_every_weight() -> None:
    assert font(28, 500).getname()[0] == "Inter"
    assert length("Gualda", 28, 800) > length("Gualda", 28, 500)
