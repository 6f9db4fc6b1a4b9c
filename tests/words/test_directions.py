"""Names in sentences that run from right to left keep their own direction, and Discord's marks stay whole."""

import pytest

from words.harmless import Isolated, isolate, unmark_code


@pytest.mark.parametrize(
    ("part", "shown"),
    [
        ("Ana (2)", "\u2068Ana (2)\u2069"),
        ("2–1", "2–1"),
        ("<@123>", "\u2068<@123>\u2069"),
        ("12", "12"),
        ("دانا", "دانا"),
        ("\u2068Ana\u2069 و\u2068Ben (3)\u2069", "\u2068Ana\u2069 و\u2068Ben (3)\u2069"),
        ("\u2068\u2068Ana\u2069 (Gualda)\u2069 و12", "\u2068\u2068Ana\u2069 (Gualda)\u2069 و12"),
        ("-# Ana", "-# Ana"),
        ("Ana\nBen", "Ana\nBen"),
        ("", ""),
    ],
)
def test_what_could_mix_with_its_sentence_is_isolated(part: str, shown: str) -> None:
    assert isolate(part) == shown
    assert isolate(shown) == shown
    assert Isolated(part) == part
    assert Isolated(part).format() == shown


@pytest.mark.parametrize(
    ("said", "sent"),
    [
        ("اكتب `\u2068b1-b2\u2069` الآن", "اكتب `b1-b2` الآن"),
        ("</\u2068play\u2069:12> \u2068Ana\u2069", "</play:12> \u2068Ana\u2069"),
        ("<:\u2068ball\u2069:1> <t:12:R> <@\u206812\u2069>", "<:ball:1> <t:12:R> <@12>"),
        (
            "[القواعد](https://a.org/\u2068x\u2069) https://a.org/\u2068y\u2069 .",
            "[القواعد](https://a.org/x) https://a.org/y .",
        ),
        ("3 < \u2068Ana\u2069 > 2", "3 < \u2068Ana\u2069 > 2"),
    ],
)
def test_what_discord_reads_has_no_marks(said: str, sent: str) -> None:
    assert unmark_code(said) == sent
