"""What others hold against somebody outlives that person's deletion, and can't be used to find out who it was."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs.privacy.erasing import erase
from data import DAY, Limits, Person, Status
from host.steps import board_parcel
from ratings import Ladder
from rules.table.table import Closed, Lobby
from tests.bot.club import Club, open_club
from tests.bot.racing import race
from tests.bot.test_leaderboard import here, played
from tests.bot.test_privacy import DELETE, deleted, exported
from words import speech

say = speech("en")
HOUR = 60 * 60
LIMITS = Limits(20, 50, 2)
TOO_MANY = say("trouble-too-many-hour", limit=2)


async def gone(club: Club, who: Any) -> None:
    """Somebody who has used the bot deletes everything about themself."""
    await club.slash(who, "mundialito help")
    assert (await deleted(club, who)).text == say("privacy-erased")
    await club.quiet()


def pings_of(club: Club, who: Any) -> int:
    return sum(who.id in people for _, people in club.mentions)


async def test_a_block_holds_when_the_blocked_one_deletes_themself_and_comes_back(club: Club) -> None:
    await club.slash(club.ana, "mundialito block", person=club.ben)
    await gone(club, club.ben)
    refused = await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert refused.text == say("opponent-refuses", name="Ana")
    assert pings_of(club, club.ana) == 0
    await club.slash(club.ana, "mundialito play", game="mundialito")
    assert (await club.press(club.ben, club.board(), "Join")).text == say("join-refused")
    assert (await club.slash(club.ana, "mundialito play", club.lounge, opponent=club.ben)).text == say(
        "opponent-blocked", name="Ben"
    )


async def test_a_block_of_somebody_erased_can_be_lifted_and_is_not_doubled(club: Club) -> None:
    await club.slash(club.ana, "mundialito block", person=club.ben)
    await gone(club, club.ben)
    page = await club.slash(club.ana, "mundialito settings")
    assert say("blocked-people", count=1) in page.text
    (option,) = page.selects[say("settings-unblock")]["options"]
    assert option["label"] == say("person-erased")
    assert str(club.ben.id) not in option["value"]
    await club.slash(club.ana, "mundialito block", person=club.ben)  # again, now by their name
    page = await club.slash(club.ana, "mundialito settings")
    (option,) = page.selects[say("settings-unblock")]["options"]
    assert option["label"] == "Ben"
    await club.later(25 * HOUR)
    await gone(club, club.ben)
    page = await club.slash(club.ana, "mundialito settings")
    (option,) = page.selects[say("settings-unblock")]["options"]
    page = await club.pick(club.ana, page, say("settings-unblock"), option["value"])
    assert say("settings-unblock") not in page.selects
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert pings_of(club, club.ana) == 1


async def test_somebody_erased_while_a_list_is_changed_is_in_it_by_their_shadow_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.slash(club.ana, "mundialito block", person=club.ben)
    person, going = club.archive.people.person, [club.ben]

    async def overtaken(person_id: int) -> Person:
        found = await person(person_id)
        if person_id == club.ana.id and going:
            await erase(club.house, going.pop().id)
        return found

    for change in ({"person": club.cy}, {"person": club.cy, "on": False}):
        await club.archive.people.save(club.ben.id, {"name": "Ben"})
        monkeypatch.setattr(club.archive.people, "person", overtaken)
        await club.slash(club.ana, "mundialito block", **change)
        monkeypatch.undo()
        if going:
            await erase(club.house, going.pop().id)
        blocked = (await person(club.ana.id)).prefs["blocked"]
        assert isinstance(blocked, list)
        assert await club.archive.shadow(club.ben.id) in blocked
        assert club.ben.id not in blocked
        assert (club.cy.id in blocked) == change.get("on", True)
        await club.later(25 * HOUR)
        await club.slash(club.ana, "mundialito block", person=club.ben)
        going.append(club.ben)


async def test_the_returned_one_is_unblocked_by_command_too(club: Club) -> None:
    await club.slash(club.ana, "mundialito block", person=club.ben)
    await gone(club, club.ben)
    told = await club.slash(club.ana, "mundialito block", person=club.ben, on=False)
    assert told.text == say("done-block", name="Ben", on="no")
    assert "blocked" not in (await club.archive.people.person(club.ana.id)).prefs


async def test_deleting_oneself_does_not_end_the_pause_between_invitations(club: Club) -> None:
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert pings_of(club, club.ana) == 1
    await gone(club, club.ben)  # while the invitation is open
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert pings_of(club, club.ana) == 1
    await club.press(club.ben, club.board(), "Close")
    await club.later(11 * 60)
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert pings_of(club, club.ana) == 2


async def test_deleting_oneself_does_not_end_the_hour_of_tables(database: Path) -> None:
    async with open_club(database, limits=LIMITS) as club:
        for _ in range(2):
            await club.slash(club.ana, "mundialito play", game="mundialito")
            await club.press(club.ana, club.board(), "Close")
        await gone(club, club.ana)
        assert (await club.slash(club.ana, "mundialito play", game="mundialito")).text == TOO_MANY
        assert (await race(club, club.ana)).text == TOO_MANY
        await club.later(HOUR + 1)
        assert (await club.slash(club.ana, "mundialito play", game="mundialito")).text != TOO_MANY


async def test_deleting_oneself_gives_no_second_counted_try(club: Club) -> None:
    await race(club, club.ana)
    (head,) = await club.archive.seats.tables_of(club.ana.id, (Status.RUNNING,))
    assert (await club.game(head.id)).counted
    await gone(club, club.ana)
    await race(club, club.ana)
    (head,) = await club.archive.seats.tables_of(club.ana.id, (Status.RUNNING,))
    assert not (await club.game(head.id)).counted
    await club.later(25 * HOUR)
    await race(club, club.ana)  # tomorrow's
    heads = await club.archive.seats.tables_of(club.ana.id, (Status.RUNNING,))
    assert [(await club.game(one.id)).counted for one in heads].count(True) == 1


async def test_everything_is_deleted_once_a_day_and_nothing_is_left_before_that(club: Club) -> None:
    await club.duel()
    await gone(club, club.ana)
    lobby = await club.slash(club.ana, "mundialito play", game="mundialito")
    assert lobby
    again = await club.slash(club.ana, DELETE)
    when = f"<t:{-(-((await club.archive.privacy.collect(club.ana.id)).erased_at + DAY) // 1000)}:R>"  # type: ignore[operator]
    assert again.text == say("privacy-too-soon", when=when)
    assert not again.buttons
    assert isinstance(await club.game(), Lobby)
    assert (await exported(club, club.ana))["person"] == str(club.ana.id)  # looking is free
    await club.later(DAY // 1000 + 1)
    await gone(club, club.ana)


async def test_an_old_button_deletes_nothing_a_second_time(club: Club) -> None:
    await club.duel()
    asked = await club.slash(club.ana, DELETE)
    answers = [await club.press(club.ana, asked, say("button-erase"))]
    await club.slash(club.ana, "mundialito play", game="mundialito")
    answers.append(await club.forge(club.ana, asked, asked.ids[0]))
    assert answers[0].text == say("privacy-erased")
    assert answers[1].text.startswith(say("privacy-too-soon", when="@").split("@")[0])
    assert not isinstance(await club.game(), Closed)


async def test_two_presses_at_once_delete_once(club: Club) -> None:
    await club.duel()
    asked = await club.slash(club.ana, DELETE)
    answers = await asyncio.gather(*(club.forge(club.ana, asked, asked.ids[0]) for _ in range(2)))
    texts = {answer.text for answer in answers}
    assert say("privacy-erased") in texts
    assert texts <= {say("privacy-erased"), say("privacy-erased-nothing")} or any("<t:" in text for text in texts)


async def test_what_stays_is_told_and_exported_and_is_gone_a_day_later(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await gone(club, club.ana)
    seen = await club.slash(club.ana, "mundialito privacy show")
    assert say("privacy-count-against", count=1) in seen.text
    assert say("privacy-erased-lately", when="@").split("@")[0] in seen.text
    assert say("privacy-id") not in seen.text
    content = await exported(club, club.ana)
    assert [row["kind"] for row in content["against"]] == ["opening"]
    assert isinstance(content["erased_at"], int)
    await club.later(25 * HOUR)
    assert (await club.slash(club.ana, "mundialito privacy show")).text == say("privacy-nothing")


async def test_nothing_of_the_person_is_readable_in_what_stays(database: Path) -> None:
    async with open_club(database) as club:
        await club.slash(club.ana, "mundialito block", person=club.ben)
        await club.slash(club.ben, "mundialito play", game="mundialito")
        await club.slash(club.ben, "mundialito play", club.lounge, opponent=club.cy)
        await gone(club, club.ben)
        person = club.ben.id
    with closing(sqlite3.connect(database)) as base:
        assert str(person) not in "\n".join(base.iterdump())


async def test_a_board_that_waits_for_somebody_erased_is_posted_nowhere(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.slash(club.ana.user, "mundialito play", game="mundialito", computer="random")
    (head,) = await club.archive.seats.tables_of(club.ana.id, (Status.RUNNING,))
    await club.quiet()

    async def held_back(*given: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(club.bot.desk.boards, "bring", held_back)
        await gone(club, club.ana)
    assert await club.archive.outbox.of_table(head.id) == ()
    sent: list[int] = []
    channel_of = club.bot.get_partial_messageable

    def noted(channel_id: int, **given: Any) -> Any:
        sent.append(channel_id)
        return channel_of(channel_id, **given)

    monkeypatch.setattr(club.bot, "get_partial_messageable", noted)
    await club.house.repair(head.id, lambda table: (board_parcel(table),))
    await club.later(60)
    assert not [one for one in sent if one < 0]
    assert await club.archive.outbox.of_table(head.id) == ()


async def test_a_board_on_its_way_to_somebody_who_is_erased_meanwhile_leaves_no_trace(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.slash(club.ana.user, "mundialito play", game="mundialito", computer="random")
    (head,) = await club.archive.seats.tables_of(club.ana.id, (Status.RUNNING,))
    await club.quiet()
    direct = (await club.session(head.id)).head.channel_id
    outbox, mark = club.archive.outbox, club.archive.outbox.mark_posted
    begun, slow = asyncio.Event(), asyncio.Event()

    async def held_up(*given: Any, **named: Any) -> None:
        begun.set()
        await slow.wait()
        await mark(*given, **named)

    monkeypatch.setattr(outbox, "mark_posted", held_up)
    monkeypatch.setattr(club, "quiet", lambda: asyncio.sleep(0.05))  # else every press would wait for that board
    await club.house.repair(head.id, lambda table: (board_parcel(table),))
    await begun.wait()
    assert (await deleted(club, club.ana)).text == say("privacy-erased")
    slow.set()
    monkeypatch.undo()
    await club.quiet()
    after = await club.archive.tables.head(head.id)
    assert after is not None
    assert (after.channel_id < 0, after.message) == (True, None)
    assert direct not in [row["channel_id"] for row in (await club.archive.privacy.collect(club.ana.id)).hands]


async def test_whom_somebody_has_met_still_weighs_when_they_come_back(club: Club) -> None:
    await played(club, *(here(club, f"t{n}", club.ana.id, club.ben.id, ago=n / 24) for n in (1, 2, 3)))
    await gone(club, club.ben)
    table = await club.duel()
    await club.press(club.ben, await club.slash(club.ben, "mundialito table", action="resign"), "Yes, resign")
    result = (await club.archive.results.page_of(club.guild.id))[-1]
    assert result.table == table.id
    assert result.earlier is not None
    assert result.earlier.met == ((0, 1, 3),)
    assert max(result.earlier.spent) > 1.5
    assert list(Ladder(await club.archive.results.page_of(club.guild.id)).bits()) == list((await club.ladder()).bits())
