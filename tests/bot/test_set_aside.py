"""Tables that can't be loaded: set aside with a notice to their players, and restored later."""

from __future__ import annotations

import dataclasses
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from data import DiskFull, Status
from rules import GAMES
from rules.table.table import Running
from testbed.controls import SILENT
from tests.bot.club import Club, open_club
from tests.bot.inboxes import open_inboxes
from words import speech

say = speech("en")
ASIDE = "table set aside"
MINUTES = 60


async def ruin(club: Club, table_id: str, sql: str) -> None:
    """Damage a table's journal with SQL, and drop the table from memory as a restart does."""

    def work(connection: Any) -> None:
        rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in rows:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(sql, (table_id,))
        for _, made in rows:
            connection.execute(made)

    archive: Any = club.archive
    await archive._writer.run(work)
    club.house.forget()


def change_the_rules(monkeypatch: pytest.MonkeyPatch, club: Club) -> None:
    """Raise the version of Mundialito's rules, as if the bot had been updated."""
    game = GAMES["mundialito"]
    newer: Any = type("Newer", (type(game),), {"about": dataclasses.replace(game.about, version=99)})
    monkeypatch.setitem(GAMES, "mundialito", newer())
    club.house.forget()
    club.scheduler._outdated = True


GARBLED = "UPDATE journal SET entry = '{garbled' WHERE number = 3 AND table_id = ?"
NOT_ITS_OWN = (
    "UPDATE journal SET entry = (SELECT entry FROM journal ORDER BY number LIMIT 1) WHERE number = 4 AND table_id = ?"
)
CUT = "DELETE FROM journal WHERE number = 2 AND table_id = ?"


@pytest.mark.parametrize(
    ("sql", "logged"),
    [
        (GARBLED, "could not fold a journal"),
        (NOT_ITS_OWN, "could not fold a journal"),
        (CUT, "could not read a journal"),
    ],
    ids=["garbled", "in disorder", "cut"],
)
async def test_a_damaged_table_is_set_aside_and_its_players_are_notified(database: Path, sql: str, logged: str) -> None:
    async with open_club(database, expected=[ASIDE, logged]) as club:
        table = await club.duel()
        await club.slash(club.cy, "mundialito play", club.lounge, opponent=club.ana)
        await club.press(club.ana, club.board(club.lounge), "Join")
        old = club.board()
        await club.archive.people.save(club.ana.id, {"turns": "never"})
        await ruin(club, table.id, sql)
        await club.later(6 * MINUTES)
        await club.later(1)
        told = club.board().text
        assert say("aside", table=table.id, reason="unreadable") in told
        assert f"<@{club.ben.id}>" in told
        assert f"<@{club.ana.id}>" in told
        assert club.mentions[-1][1] == (club.ben.id,)  # Ana has turned mentions off
        assert (await club.game(channel=club.lounge)).reminded
        assert (await club.press(club.ana, old, "Your move")).text == say("refusal-aside-unreadable")
        assert (await club.slash(club.ben, "mundialito table", table=table.id)).text == say("refusal-aside-unreadable")
        assert table.id not in (await club.slash(club.ben, "mundialito games")).text
        again = await club.duel()
        assert (await club.session(again.id)).head.channel_id == club.table.id


async def test_in_quiet_hours_the_notice_is_silent(database: Path) -> None:
    async with open_club(database, expected=[ASIDE, "could not fold a journal"]) as club:
        table = await club.duel()
        hour = datetime.fromtimestamp(club.clock(), UTC).hour
        for who in (club.ana, club.ben):
            await club.archive.people.save(who.id, {"zone": "UTC", "quiet": [hour, (hour + 2) % 24]})
        await ruin(club, table.id, GARBLED)
        await club.later(6 * MINUTES)
        await club.later(1)
        notice: Any = club.board().message
        assert say("aside", table=table.id, reason="unreadable") in club.board().text
        assert set(notice._message.ping_user_ids) == {club.ana.id, club.ben.id}
        assert notice._message.flags & SILENT


async def test_after_a_crash_a_notice_that_was_posted_is_not_posted_twice(database: Path) -> None:
    async with open_club(database, expected=[ASIDE, "could not fold a journal"]) as club:
        table = await club.duel()
        await ruin(club, table.id, GARBLED)
        await club.later(6 * MINUTES)
        await club.later(1)
        calls = list(club.mentions)
        assert say("aside", table=table.id, reason="unreadable") in club.board().text
        unmarked = "UPDATE outbox SET state = 'waiting', nonce = nonce || 'x' WHERE kind = 'aside' AND table_id = ?"
        archive: Any = club.archive
        await archive._writer.run(lambda connection: connection.execute(unmarked, (table.id,)))
        await club.later(1)
        await club.later(1)
        assert await archive.outbox.next_due() is None
        assert club.mentions == calls


async def test_a_table_of_another_rules_version_is_set_aside_at_startup(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=[ASIDE]) as club:
        table = await club.duel(pace="slow")
        change_the_rules(monkeypatch, club)
        await club.later(0)
        await club.later(1)
        assert say("aside", table=table.id, reason="version") in club.board().text
        assert (await club.slash(club.ana, "move", action="end", table=table.id)).text == say("refusal-aside-version")
        messages = len(club.env.backend.messages[club.table.id])
        club.scheduler._outdated = True
        await club.later(1)
        assert len(club.env.backend.messages[club.table.id]) == messages


async def test_a_table_of_a_removed_game_is_set_aside(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_inboxes(database, monkeypatch, expected=[ASIDE]) as inboxes:
        club = inboxes.club
        table = await inboxes.start_snap(club.ben)
        hand = inboxes.hand(club.ana)
        del GAMES["snap"]
        club.house.forget()
        club.scheduler._outdated = True
        await club.later(0)
        await club.later(1)
        assert say("aside", table=table.id, reason="game") in club.board().text
        told = await club.pick(club.ana.user, hand, "Choose", hand.selects["Choose"]["options"][0]["value"])
        assert told.text == say("refusal-aside-game")
        told = await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
        assert say("doctor-aside", reason="game", when="").partition(": ")[2] in told.text


async def test_a_finished_game_is_not_replayed_under_other_rules(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await club.duel()
    await club.slash(club.mod, "mundialito-admin end", how="all")
    board = club.board()
    change_the_rules(monkeypatch, club)
    assert (await club.press(club.ana, board, "more")).text == say("refusal-over-version")
    assert (await club.slash(club.ana, "mundialito table", action="verify", table=table.id)).text == say(
        "refusal-over-version"
    )
    await club.later(1)
    assert club.board().message.id == board.message.id
    head = await club.archive.tables.head(table.id)
    assert head is not None
    assert head.status is Status.ENDED


async def test_the_doctor_restores_a_table_that_can_be_read_again(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=[ASIDE]) as club:
        table = await club.duel()
        change_the_rules(monkeypatch, club)
        told = await club.slash(club.mod, "mundialito-admin doctor")
        assert say("doctor-aside", reason="version", when="").partition(": ")[2] in told.text
        await club.later(1)
        monkeypatch.undo()
        other = await club.duel()
        told = await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
        assert say("doctor-repaired", fault="aside") not in told.text  # another table is running there
        await club.slash(club.mod, "mundialito-admin end", table=other.id, how="all")
        told = await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
        assert say("doctor-repaired", fault="aside") in told.text
        assert club.mentions[-1][1] == (club.ana.id,)
        await club.slash(club.ana, "move", action="b6-b5")
        after = await club.game(table.id)
        assert isinstance(after, Running)
        assert after.number > table.number


async def test_players_are_notified_again_if_the_table_is_set_aside_a_second_time(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=[ASIDE]) as club:
        table = await club.duel()
        for _ in range(2):  # deployed, rolled back, deployed again
            change_the_rules(monkeypatch, club)
            await club.later(1)
            await club.later(1)
            assert say("aside", table=table.id, reason="version") in club.board().text
            monkeypatch.undo()
            told = await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
            assert say("doctor-repaired", fault="aside") in told.text
            await club.later(1)


async def test_a_table_that_cannot_be_set_aside_does_not_hold_up_the_others(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = "could not set a table aside"
    async with open_club(database, expected=[ASIDE, failed]) as club:
        tables = [await club.duel()]
        await club.slash(club.cy, "mundialito play", club.lounge, opponent=club.ana)
        await club.press(club.ana, club.board(club.lounge), "Join")
        tables.append(await club.game(channel=club.lounge))
        set_aside = club.archive.tables.set_aside

        async def never_the_first(table_id: str, *given: Any) -> None:
            if table_id == tables[0].id:
                raise RuntimeError("a page of its own is damaged")
            await set_aside(table_id, *given)

        monkeypatch.setattr(club.archive.tables, "set_aside", never_the_first)
        change_the_rules(monkeypatch, club)
        for _ in range(4):
            await club.later(1)
        assert not club.scheduler._outdated

        async def full(*_: Any) -> None:
            raise DiskFull("no room")

        monkeypatch.setattr(club.archive.tables, "set_aside", full)
        club.scheduler._outdated = True
        with pytest.raises(DiskFull):
            await club.later(1)
        assert club.scheduler._outdated  # retried once the disk has room
        heads = [await club.archive.tables.head(table.id) for table in tables]
        assert [head and head.status for head in heads] == [Status.RUNNING, Status.SET_ASIDE]
