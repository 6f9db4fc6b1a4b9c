"""The rules by topic: every chapter is a page with a picture, found by typing, and every refusal leads to its rule."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from cogs.controls.answers import MOST_TEXT
from cogs.controls.sentences import UserError
from cogs.rulebook.pages import (
    MOST_TOPICS,
    REMEMBERED,
    RULEBOOK,
    TOPIC,
    WHY,
    TopicPages,
    clause_behind,
    find_topics,
    topic_choices,
    why_button,
)
from render import Picture
from rules import GAMES, examples_of, rulebook_of
from rules.core.errors import BadOptions, IllegalAction
from rules.core.match import Match
from rules.table.errors import TableRefusal
from tests.bot.club import Club, Seen
from tests.sampling import some
from words import Speech, speech
from words.shortening import ALT_LIMIT

say = speech("en")
TOPICS = [(game, chapter.key) for game in GAMES for chapter in rulebook_of(game)]
#: How many labels and descriptions of Discord's menus may have, in characters.
LABEL = 100


def title(game: str, key: str) -> str:
    return next(chapter.title for chapter in rulebook_of(game) if chapter.key == key)


async def read(club: Club, game: str, topic: str = "") -> Seen:
    options = {"topic": topic} if topic else {}
    return await club.slash(club.ana, "mundialito rules", game=game, **options)


@pytest.mark.parametrize(("game", "key"), some(TOPICS, 8))
async def test_a_topic_has_its_words_and_a_picture_that_is_described(club: Club, game: str, key: str) -> None:
    seen = await read(club, game, f"{game}|{key}")
    chapter = next(chapter for chapter in rulebook_of(game) if chapter.key == key)
    assert seen.message.ephemeral
    for words in (chapter.title, chapter.about, *(clause.text for clause in chapter.clauses)):
        assert words in seen.text
    assert len(seen.text) <= MOST_TEXT
    if key in examples_of(game):
        assert 0 < len(seen.alt) <= ALT_LIMIT
        assert say(f"example-{game}-{key}") in seen.text
    menu = seen.selects[say("rules-topics")]
    assert 2 <= len(menu["options"]) <= MOST_TOPICS
    assert [option["value"] for option in menu["options"] if option.get("default")] == [key]
    assert all(len(option["label"]) <= LABEL for option in menu["options"])


async def test_a_rulebook_is_read_from_its_beginning_to_its_end_and_back(club: Club) -> None:
    for game in GAMES:
        seen = await read(club, game)
        book = rulebook_of(game)
        for before, chapter in pairwise(book):
            assert before.title in seen.text
            seen = await club.press(club.ana, seen, say("button-rules-next", topic=chapter.title))
        assert [label for label in seen.buttons if label.startswith("Next")] == []
        for chapter in reversed(book[:-1]):
            seen = await club.press(club.ana, seen, say("button-rules-back"))
            assert chapter.title in seen.text
        assert say("button-rules-back") not in seen.buttons


async def test_the_menu_leads_to_any_topic_in_the_same_message(club: Club) -> None:
    seen = await read(club, "hedgehog")
    then = await club.pick(club.ana, seen, say("rules-topics"), "8")
    assert title("hedgehog", "8") in then.text
    assert then.message.id == seen.message.id


async def test_a_table_leads_to_the_rules_of_its_game(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    more = await club.press(club.cy, club.board(), "More…")
    assert rulebook_of("hedgehog")[0].about in (await club.press(club.cy, more, say("button-rules"))).text


async def test_help_leads_to_each_rulebook(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    for game in GAMES:
        told = await club.forge(club.ana, seen, f"m1:rules:0:rulebook:{game}|0")
        assert rulebook_of(game)[0].about in told.text


async def test_the_pages_of_the_rules_turn_in_place_also_in_direct_messages(club: Club) -> None:
    for who in (club.ana, club.ana.user):
        page = await club.slash(who, "mundialito rules")
        seen = {page.text}
        while (ahead := next((label for label in page.buttons if label.startswith("Next: ")), None)) is not None:
            page = await club.press(who, page, ahead)
            seen.add(page.text)
        assert len(seen) >= 3
        assert "whistle" in page.text
        assert (await club.press(who, page, "Back")).text in seen


@pytest.mark.parametrize("words", ["nogame|12", "|", "", "nogame|", "../words|0"])
async def test_a_control_about_no_known_game_is_declined(club: Club, words: str) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    for verb in (TOPIC, WHY, RULEBOOK):
        assert (await club.forge(club.ana, seen, f"m1:rules:0:{verb}:{words}")).text == say("press-outdated")


@pytest.mark.parametrize("key", ["", "no-such-topic", "999", "²", "12-13", "the-nations"])
async def test_a_topic_that_is_gone_leads_to_the_beginning(club: Club, key: str) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    told = await club.forge(club.ana, seen, f"m1:rules:0:topic:mundialito|{key}")
    assert rulebook_of("mundialito")[0].about in told.text
    told = await club.forge(club.ana, seen, "m1:rules:0:topic:mundialito|", [key or "x"])
    assert rulebook_of("mundialito")[0].about in told.text


async def test_a_picture_is_drawn_once_and_again_if_it_failed(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[Any, ...]] = []
    paint = club.studio.paint

    async def counting(what: Any, *arguments: object) -> Picture | None:
        drawn.append(arguments)
        await asyncio.sleep(0.01)
        return await paint(what, *arguments)

    monkeypatch.setattr(club.studio, "paint", counting)
    club.studio.broken = True
    seen = await read(club, "mundialito", "push")
    assert not seen.alt
    assert say("example-mundialito-12") in seen.text, "the words stand without the picture"
    club.studio.broken = False
    books = TopicPages(club.house, club.bot.features)
    await asyncio.gather(*(books.topic("mundialito", "12", say) for _ in range(5)))
    await books.topic("mundialito", "12", say)
    assert drawn == [("mundialito", "12", "en", 1000)] * 2


async def test_pictures_are_remembered_within_a_bound(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []

    async def paint(what: Any, game: str, key: str, language: str, width: int) -> Picture:
        painted.append(language)
        return Picture(b"", 8, 8, "")

    monkeypatch.setattr(club.studio, "paint", paint)
    books = TopicPages(club.house, club.bot.features)
    for number in range(REMEMBERED + 1):
        await books.topic("mundialito", "12", _Tongue(f"l{number}"))
    await books.topic("mundialito", "12", _Tongue(f"l{REMEMBERED}"))
    assert len(painted) == REMEMBERED + 1
    await books.topic("mundialito", "12", _Tongue("l0"))
    assert len(painted) == REMEMBERED + 2


class _Tongue(Speech):
    """English under another name."""

    def __init__(self, language: str) -> None:
        super().__init__("en")
        self.language = language

    def __call__(self, message: str, /, **facts: Any) -> str:
        return say(message, **facts)


# Finding a topic


def found(typed: str, game: str | None = None) -> list[str]:
    return [f"{key}|{chapter.key}" for key, chapter in find_topics(game, typed, "en")]


@pytest.mark.parametrize(
    ("typed", "game", "first"),
    [
        ("penalty", None, "worldcup|14"),
        ("PENALTIES", "dicecup", "dicecup|7"),
        ("offside", None, "worldcup|11"),
        ("pus", "mundialito", "mundialito|12"),
        ("tree", "hedgehog", "hedgehog|8"),
        ("12", "mundialito", "mundialito|12"),
        ("12a", "worldcup", "worldcup|12"),
        ("rule 13", "worldcup", "worldcup|12"),
        ("§5", "hedgehog", "hedgehog|5"),
        ("worldcup|the-nations", None, "worldcup|the-nations"),
        ("round the back", None, "mundialito|5"),
        ("whistle", "mundialito", "mundialito|16"),
    ],
)
def test_what_people_type_finds_the_topic(typed: str, game: str | None, first: str) -> None:
    assert found(typed, game)[0] == first


@pytest.mark.parametrize("typed", ["xyzzy", "§", "99", "penalty xyzzy", "|", "x" * 5000, "²³", "\u202e"])
def test_what_the_rules_do_not_speak_of_finds_nothing(typed: str) -> None:
    assert found(typed, "mundialito") == []


def test_suggestions_fit_and_name_the_game_when_none_was_chosen() -> None:
    for game in (None, *GAMES):
        for typed in ("", "g", "goal", "1", "team"):
            choices = topic_choices(game, typed, say)
            assert len(choices) <= 25
            assert len({choice.value for choice in choices}) == len(choices)
            assert all(1 <= len(choice.name) <= 100 and len(choice.value) <= 100 for choice in choices)
    assert topic_choices(None, "offside", say)[0].name.startswith("The World Cup Game: ")
    assert [choice.value for choice in topic_choices(None, "", say)] == [
        f"{game}|0" for game in GAMES if rulebook_of(game)
    ]


async def test_topics_are_suggested_and_the_suggestion_is_shown(club: Club) -> None:
    offered = await club.suggest(club.ana, "mundialito rules", option="topic", value="jump", game="mundialito")
    assert offered[0] == {"name": "Jump (rule 13)", "value": "mundialito|13"}
    assert title("mundialito", "13") in (await read(club, "mundialito", offered[0]["value"])).text
    assert (await club.suggest(club.ana, "mundialito rules", option="topic", value="offside"))[0][
        "value"
    ] == "worldcup|11"


async def test_without_a_game_the_rules_of_the_game_in_the_channel_are_shown(club: Club) -> None:
    def about(game: str) -> str:
        return rulebook_of(game)[0].about

    assert about("mundialito") in (await club.slash(club.ana, "mundialito rules")).text
    await club.slash(club.ben, "mundialito play", game="hedgehog")
    assert about("hedgehog") in (await club.slash(club.ana, "mundialito rules")).text
    assert about("mundialito") in (await club.slash(club.ana, "mundialito rules", channel=club.lounge)).text


async def test_a_topic_typed_freely_is_looked_up(club: Club) -> None:
    assert title("mundialito", "12") in (await read(club, "mundialito", "Pushes")).text
    told = await club.slash(club.ana, "mundialito rules", topic="offside")
    assert title("worldcup", "11") in told.text
    told = await read(club, "mundialito", "*xyzzy*")
    assert say("rules-none", topic="\\*xyzzy\\*") in told.text
    assert rulebook_of("mundialito")[0].about in told.text


# Why?


async def test_a_refusal_of_the_rules_leads_to_its_clause_in_bold(club: Club) -> None:
    table = await club.duel()
    assert table.match.to_act == 1
    answer = await club.slash(club.ana, "move", action="b6xb5")
    assert "no pyramid on b5 to push" in answer.text
    why = await club.press(club.ana, answer, say("button-why"))
    clause = next(one for one in rulebook_of("mundialito") if one.key == "12").clauses[0].text
    bold = f"**{clause.replace('**', '')}**"
    assert bold in why.text
    assert clause not in why.text, "it is told once"
    assert why.text.index(bold) < why.text.index(rulebook_of("mundialito")[8].about)
    assert why.message.ephemeral
    assert why.message.id != answer.message.id, "the refusal is left where it is"


async def test_what_cannot_be_read_leads_to_the_clause_about_notation(club: Club) -> None:
    await club.duel()
    answer = await club.slash(club.ana, "move", action="flibbertigibbet")
    assert answer.id_of("why") == "m1:rules:0:why:mundialito|9"


async def test_options_that_forbid_the_start_lead_to_their_clause() -> None:
    with pytest.raises(BadOptions) as bad:
        Match.begin(GAMES["dicecup"], 2, {"dealer": 3}, 1)
    forbidden = TableRefusal("options-forbid", {"why": bad.value.sentence})
    forbidden.__cause__ = bad.value
    why = why_button(forbidden, say)
    assert why is not None
    assert why.custom_id == "m1:rules:0:why:dicecup|5"
    assert why_button(TableRefusal("stale"), say) is None


async def test_a_refusal_of_the_table_has_no_such_button(club: Club) -> None:
    await club.duel()
    told = await club.slash(club.ben, "move", action="b1-b2")
    assert told.text == say("refusal-others-turn", person=str(club.ana.id))
    assert not told.buttons
    told = await club.slash(club.cy, "mundialito table", action="undo")
    assert say("button-why") not in told.buttons


@pytest.mark.parametrize("number", ["0", "17", "999"])
async def test_a_clause_that_does_not_exist_leads_to_the_beginning(club: Club, number: str) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    told = await club.forge(club.ana, seen, f"m1:rules:0:why:mundialito|{number}")
    assert rulebook_of("mundialito")[0].about in told.text


async def test_every_clause_that_a_refusal_has_can_be_shown_on_top(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    for game, played in GAMES.items():
        for number in sorted(set(played.clauses.values())):
            told = await club.forge(club.ana, seen, f"m1:rules:0:why:{game}|{number}")
            assert f"**{number}." in told.text
            assert len(told.text) <= MOST_TEXT


def test_the_clause_is_found_behind_the_error_that_it_caused() -> None:
    refusal = IllegalAction("No.", reason="mundialito-push-own")
    told = UserError("typed-refused", reason="No.", done="")
    assert clause_behind(told) is None
    told.__cause__ = refusal
    assert clause_behind(told) == clause_behind(refusal) == ("mundialito", 12)
    assert clause_behind(ValueError()) is None
