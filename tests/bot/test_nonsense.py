"""Over a thousand invalid inputs: each gets a sentence, and the game does not change."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.bot.club import Club
from words import speech

say = speech("en")
OURS = say("trouble-ours", number="").split(".")[0]
CELLS = [column + row for column in "abcdefgh" for row in "01234567"]
PIECES = (
    "@everyone",
    "<@&1>",
    "<@123456789012345678>",
    "**bold**",
    "`code`",
    "```",
    "[a](http://b)",
    "||x||",
    "# heading",
    "> quote",
    "שלום",
    "مرحبا",
    "\u202eevil\u202c",
    "Z̶̢̛̛͚͎̙̩̗a̸͙̿l̵̝͊g̶͎̈o̴̙̐",
    "👨‍👩‍👧‍👦",
    "𝕓𝟙-𝕓𝟚",
    "ｂ１－ｂ２",
    "\x00",
    "\ud800",
    "\x1b[31m",
    "\n\n",
    "\t",
    "\u2028",
    "\ufeff",
    "{ $text }",
    "%s",
    "{0}",
    "${jndi:ldap://x}",
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "9" * 400,
    "-1",
    "1e999",
    "NaN",
    "null",
    "b6-b5-b4",
    "setup",
    "setup 111111",
    "setup 3211234",
    "ball",
    "ball z9",
    "whistle",
    "coasters 2310",
    "resign",
    "*",
    "^",
    "x",
    "ß",
    "İ",
    "ﷺ" * 300,
    "_" * 1990,
)


def random_texts(seed: int, count: int) -> Iterator[str]:
    """Yield random texts, hardly any of which is a legal first action of Bermellon."""
    chance = random.Random(seed)
    alphabet = "abcdef123456-x^* setupball" + "".join(PIECES[:20])
    for number in range(count):
        match number % 5:
            case 0:
                yield chance.choice(PIECES)
            case 1:
                yield "".join(chance.choice(alphabet) for _ in range(chance.randint(1, 60)))
            case 2:
                yield chance.choice(CELLS) + chance.choice("-x^*→=~") + chance.choice(CELLS)
            case 3:
                yield chance.choice(PIECES) + chance.choice(CELLS) + chance.choice(PIECES)
            case _:
                yield chance.choice(("*", "ball ", "setup ", "b6-", "move ", "/move ")) + chance.choice(
                    (*CELLS, *PIECES)
                )


def check_answer(text: str) -> None:
    """Check that an answer is a short sentence without mentions, links or an open code block."""
    assert text
    assert OURS not in text, text
    assert len(text) <= 2000
    assert "@everyone" not in text
    assert "<@&" not in text.replace("\\<", "")
    assert "http://" not in text
    assert "\u202e" not in text
    assert text.count("```") % 2 == 0


@pytest.mark.proof
async def test_a_thousand_invalid_moves_are_refused_one_by_one(club: Club) -> None:
    table = await club.duel()
    legal = set(table.match.legal())
    before = await club.journal(table.id)
    tried = 0
    for text in random_texts(1, 1000):
        if "".join(text.split()).casefold().translate(str.maketrans("–—−×·", "---x-")) in legal:
            continue
        check_answer((await club.slash(club.ana, "move", action=text)).text)
        tried += 1
    assert tried > 950
    assert await club.journal(table.id) == before
    assert len(club.board().ids) == 2


async def test_hundreds_of_invalid_custom_ids_are_answered_and_do_nothing(club: Club) -> None:
    table = await club.duel()
    before = await club.journal(table.id)
    chance = random.Random(2)
    verbs = (
        "panel",
        "pick",
        "step",
        "do",
        "back",
        "vote",
        "rulebook",
        "arranged",
        "invite",
        "computer",
        "nothing",
        "DROP",
        "",
    )
    verbs += ("topic", "why")
    for number, text in enumerate(random_texts(3, 400)):
        match number % 4:
            case 0:
                custom_id = text[:100]
            case 1:
                custom_id = f"m1:{table.id}:{table.position}:{chance.choice(verbs)}:{text}"[:100]
            case 2:
                custom_id = f"m1:{text}:{table.position}:{chance.choice(verbs)}:"[:100]
            case _:
                custom_id = f"m{chance.randint(0, 9)}:{table.id}:{chance.randint(0, 10**12)}:{chance.choice(verbs)}:x"
        values = None if number % 3 else [text[:100]]
        seen = await club.forge(club.ana, club.board(), custom_id, values)
        assert seen.text or seen.alt, custom_id
        assert OURS not in seen.text, custom_id
    assert await club.journal(table.id) == before


async def test_invalid_menus_and_choices_show_the_panel_or_a_sentence(club: Club) -> None:
    table = await club.duel(kickoff="choose")
    before = await club.journal(table.id)
    words = ("qaadbbb", "qabdacb", "qabcddb", "q", "zz", "b6", "qabdcdbz", "1.2.3#9", "x" * 60)
    for text in words:
        for verb, values in (
            ("step", None),
            ("pick", ["a", "b"]),
            ("pick", ["a"]),
            ("pick", []),
            ("pick", ["zz", "a"]),
        ):
            for menu in ("queens", "drones", "ball", "piece", "token"):
                carried = text if verb == "step" else f"{menu}|{text}"
                custom_id = f"m1:{table.id}:{table.position}:{verb}:{carried}"
                seen = await club.forge(club.ben, club.board(), custom_id, values)
                assert seen.text, custom_id
                assert OURS not in seen.text, custom_id
    assert await club.journal(table.id) == before
