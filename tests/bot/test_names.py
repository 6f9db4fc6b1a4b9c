"""Hostile and strange names: no message breaks, nobody is mentioned, and Discord's limits are kept."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.lessons.page import LESSON, LessonPlace
from cogs.people.people import LONGEST_NAME, Names, harmless
from data import Person, Pref
from data.fleet import Cluster
from data.sql.people import PersonStore
from rules.lessons.lesson import LESSONS
from tests.bot.club import Club, Seen
from words import speech
from words.harmless import plain, visible

say = speech("en")

NAMES = (
    "@everyone",
    "@here",
    "<@&1>",
    "<@1456074443980800013>",
    "**x**",
    "[a](http://b)",
    "`x`",
    "```js",
    "||x||",
    "- x",
    "-# x",
    "1. x",
    "> x",
    "# x",
    "_x_~~y~~",
    "שלום עולם",
    "\u202eabc",
    "Z̶̢̛̛͚͎̙̩̗͙̿ͅ" * 6,
    "👨‍👩‍👧‍👦" * 6,
    "\u3164\u3164",
    "\u200b",
    "﷽" * 32,
    "Ｗ" * 32,
    "漢" * 32,
    "\\" * 32,
    "*" * 32,
    "a\nb\tc",
    "https://example.org",
    "{ $name }",
)
PINGS = ("@everyone", "@here", "<@&")


def check(seen: Seen) -> None:
    """Check a message against all of Discord's limits."""
    texts = [part["content"] for part in seen.rows if part["type"] == 10]
    assert len(seen.rows) <= 40
    assert sum(map(len, texts)) <= 4000
    assert sum(len(text.encode()) + 12 for text in texts) <= 10170
    assert all(texts)
    for part in seen.rows:
        assert len(part.get("custom_id") or "") <= 100
        assert len(part.get("placeholder") or "") <= 150
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= 80
        for option in part.get("options", ()):
            assert 1 <= len(option["label"]) <= 100
            assert 1 <= len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100
        assert len(part.get("options", ())) <= 25
        if part["type"] == 12:
            assert all(1 <= len(item["description"]) <= 1024 for item in part["items"])
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_made_harmless(name: str) -> None:
    kept = harmless(name)
    assert kept
    assert len(kept) <= 2 * LONGEST_NAME + 4
    assert "\n" not in kept
    assert not any(ping in kept.replace("\\<", "") for ping in PINGS)
    assert "://" not in kept or "//" not in kept
    assert "\u202e" not in kept


def test_harmless_names_stay_as_they_are() -> None:
    for name in ("Ana", "José Carlos", "Жанна", "山田太郎", "O'Neill-Smith", "x.y", "Ana 👋", "ü", "நிலா"):
        assert harmless(name) == name
    assert harmless("שלום") == "\u2068שלום\u2069"


def test_markup_in_a_name_is_escaped() -> None:
    assert harmless("**x**") == r"\*\*x\*\*"
    assert harmless("[a](b)") == r"\[a\](b)"
    assert harmless("\u3164") == harmless("\u200d \u200c") == "?"
    assert visible("\u200d \u200c") == ""
    assert harmless("1. x") == r"1\. x"
    assert plain("", 10) == ""


@pytest.mark.parametrize("pair", [*zip(NAMES[::2], [*NAMES[1::2], "@everyone"], strict=False)])
async def test_no_name_breaks_a_message_or_mentions_anybody(club: Club, pair: tuple[str, str]) -> None:
    one, two = (club.member(name) for name in pair)
    shown = [await club.slash(one, "mundialito play", opponent=two)]
    await club.settle(one, "match=yes coasters=random")
    shown.append(club.board())
    assert club.pinged() == {two.id}
    await club.settle(one, "pace=slow")
    await club.press(two, club.board(), "Join")
    table = await club.game()
    mover = one if table.awaited_persons == (one.id,) else two
    other = two if mover is one else one
    shown.append(club.board())
    shown.append(await club.press(mover, club.board(), "Your move"))
    shown.append(await club.press(other, club.board(), "Your move"))
    shown.append(await club.press(club.cy, club.board(), "Your move"))
    shown.append(await club.press(mover, club.board(), "More…"))
    shown.append(await club.slash(mover, "mundialito table", action="text"))
    shown.append(await club.slash(other, "mundialito games"))
    await club.press(mover, await club.slash(mover, "mundialito table", action="draw"), "Yes, offer a draw")
    shown.append(club.board())
    choices = await club.suggest(other, "mundialito table", option="table")
    assert all(1 <= len(choice["name"]) <= 100 for choice in choices)
    await club.press(mover, await club.slash(mover, "mundialito table", action="resign"), "Yes, resign")
    shown.append(club.board())
    await club.press(mover, club.board(), "Rematch")
    shown.append(club.board())
    for seen in shown:
        check(seen)
        assert not any(ping in seen.text.replace("\\<", "") for ping in PINGS)
    assert club.pinged() <= {one.id, two.id}


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u200d\u200c", "\u200b"])
async def test_somebody_whose_name_is_invisible_is_called_by_their_account(club: Club, name: str) -> None:
    nobody = club.member(name)
    await club.slash(nobody, "mundialito play", game="mundialito", opponent=club.ben)
    assert club.board().text.startswith(f"### {nobody.user.name} challenges ")
    lesson, table = LESSONS["mundialito"], await club.game()
    last = LessonPlace(lesson, lesson.main, lesson.steps[lesson.main - 1].solutions[0], table=table.id)
    step = await club.slash(club.ben, "mundialito learn", game="mundialito")
    done = await club.forge(club.ben, step, str(last.address(LESSON)))
    assert say("button-lesson-accept", name=nobody.user.name) in done.buttons
    await club.slash(club.ben, "mundialito block", person=nobody)
    page = await club.slash(club.ben, "mundialito settings")
    check(page)
    assert [option["value"] for option in page.selects[say("settings-unblock")]["options"]] == [str(nobody.id)]


async def test_the_names_on_a_board_without_a_picture_leave_room_for_the_board(club: Club) -> None:
    club.studio.broken = True
    one, two = club.member("漢" * 32), club.member("*" * 32)
    await club.slash(one, "mundialito play", opponent=two)
    await club.settle(one, "match=yes")
    await club.press(two, club.board(), "Join")
    check(club.board())
    table = await club.game()
    mover = one if table.awaited_persons == (one.id,) else two
    check(await club.press(mover, club.board(), "Your move"))


async def test_names_of_people_who_never_used_the_bot_are_not_saved(club: Club) -> None:
    strangers = [club.member(name) for name in ("Veronika", "Walter", "Xenia", "Yusuf", "Zoe")]
    vera, walter, xenia, yusuf, zoe = strangers
    await club.slash(club.ana, "mundialito profile", person=vera)
    told = await club.slash(club.ana, "mundialito block", person=walter)
    assert told.text == say("done-block", name="Walter", on="yes")
    await club.slash(club.mod, "mundialito-admin ban add", person=xenia)
    assert "Xenia" in (await club.slash(club.mod, "mundialito-admin ban list")).text
    await club.slash(club.ana, "mundialito play", opponent=yusuf)
    assert "Yusuf" in club.board().text or f"<@{yusuf.id}>" in club.board().text
    await club.slash(club.ben, "mundialito play", club.lounge, opponent=zoe)
    for stranger in strangers:
        assert (await club.archive.people.person(stranger.id)).prefs == {}
    page = await club.slash(club.ana, "mundialito settings")
    assert [option["label"] for option in page.selects[say("settings-unblock")]["options"]] == ["Walter"]
    club.bot.desk.names.forget()  # as after a start
    page = await club.slash(club.ana, "mundialito settings")
    assert [option["label"] for option in page.selects[say("settings-unblock")]["options"]] == [str(walter.id)]
    await club.press(yusuf, club.board(), "Join")
    assert (await club.archive.people.person(yusuf.id)).prefs["name"] == "Yusuf"


async def test_somebody_glimpsed_under_a_new_name_is_saved_under_it_once_they_act(club: Club) -> None:
    await club.slash(club.ben, "mundialito help")
    names = club.bot.desk.names
    names._glimpsed.put(club.ben.id, Person(club.ben.id, prefs={"name": "Benjamin"}))
    assert await names.of(club.ben.id) == "Benjamin"
    assert (await club.archive.people.person(club.ben.id)).prefs["name"] == "Ben"
    await club.slash(club.ben, "mundialito help")
    assert await names.of(club.ben.id) == "Ben"


async def test_whoever_writes_to_one_process_is_open_again_though_another_just_found_them_closed(club: Club) -> None:
    kept: Any = club.archive.people
    one, other = (PersonStore(kept._writer, kept._reader, Cluster(number, 2)) for number in range(2))
    user: Any = SimpleNamespace(id=7, name="ana", display_name="Ana")
    names = Names(SimpleNamespace(people=one))  # type: ignore[arg-type]
    await names.meet(user, direct=9)
    await names.meet(user)
    await other.save(7, {Pref.DIRECT: "closed"})
    await other.forget_dm_channel(7, 9)
    await names.meet(user, direct=9)
    found = await other.person(7)
    assert (found.closed, found.dm_channel_id) == (False, 9)


def test_names_in_memory_are_bounded() -> None:
    assert Names(None)._glimpsed._most == 4096  # type: ignore[arg-type]
