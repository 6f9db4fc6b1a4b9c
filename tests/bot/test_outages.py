"""An outage is nobody's time: the process down, a shard or a server away, a clock that is set."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.people.contact import Contact
from host.house import House
from rules.table.clocks import IDLE, REMIND, due
from rules.table.requests import Wake
from rules.table.table import Closed, Lobby, Running, Table
from tests.bot.club import Club
from tests.bot.inboxes import Inboxes
from tests.bot.test_doctor import doctor
from tests.bot.test_servers import Membership, settled
from tests.bot.test_wall_clock import Machine
from words import speech

say = speech("en")
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def contact(club: Club) -> Contact:
    """The cog that notes whether the bot is connected."""
    cog = club.bot.get_cog("Contact")
    assert isinstance(cog, Contact)
    return cog


async def away(club: Club, seconds: float) -> None:
    """Let the only shard be disconnected for a while, in which time passes."""
    await contact(club).on_shard_disconnect(0)
    await club.later(seconds)
    await contact(club).on_shard_resumed(0)
    await club.later(1)


async def lost(club: Club, table: Table) -> int:
    """How much of a table's time was lost (seconds)."""
    return round((await club.game(table.id)).lost.time / 1000)


def told(minutes: int) -> str:
    return say("board-away", unit="minutes", count=minutes)


async def test_half_an_hour_of_downtime_ends_no_match_against_the_clock_and_the_board_says_so_once(
    inboxes: Inboxes,
) -> None:
    club = inboxes.club
    table = await club.duel(settings="match=yes")
    await club.later(5 * MINUTE)
    club.clock.ahead += 30 * MINUTE
    await inboxes.restart()
    await settled(club)
    calls = len(club.mentions)
    await club.later(1)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert after.vote is None
    assert not after.clock_ran_out
    assert 30 * MINUTE <= await lost(club, table) <= 31 * MINUTE
    assert told(30) in club.board().text
    assert len(club.mentions) == calls
    await club.slash(club.ana, "move", action="b6-b5", table=table.id)
    assert told(30) not in club.board().text
    await club.later(20 * MINUTE)
    assert not (await club.game(table.id)).clock_ran_out
    await club.later(6 * MINUTE)
    assert (await club.game(table.id)).clock_ran_out


async def test_a_press_after_the_downtime_that_comes_before_the_sweep_is_judged_by_the_tables_own_time(
    inboxes: Inboxes,
) -> None:
    club = inboxes.club
    table = await club.duel(settings="match=yes")
    await club.later(1)
    club.clock.ahead += 40 * MINUTE
    await inboxes.restart()
    await settled(club)
    await club.slash(club.ana, "move", action="b6-b5", table=table.id)
    assert await lost(club, table) >= 40 * MINUTE
    assert told(40) in club.board().text


async def test_a_lobby_and_its_invitation_outlive_an_outage(club: Club) -> None:
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    lobby = await club.game()
    await away(club, 2 * HOUR)
    after = await club.game(lobby.id)
    assert isinstance(after, Lobby)
    assert after.expected == (club.ana.id,)
    assert say("board-away", unit="hours", count=2) in club.board().text
    await club.later(29 * MINUTE)
    assert isinstance(await club.game(lobby.id), Lobby)
    await club.later(2 * MINUTE)
    assert isinstance(await club.game(lobby.id), Closed)


async def test_nothing_happens_by_itself_while_a_shard_is_disconnected(club: Club) -> None:
    table = await club.duel()
    await contact(club).on_shard_disconnect(0)
    for _ in range(3):
        await club.later(20 * MINUTE)
        assert (await club.game(table.id)).number == table.number
    await contact(club).on_shard_resumed(0)
    await club.later(4 * MINUTE)
    assert not (await club.game(table.id)).reminded
    await club.later(2 * MINUTE)
    assert (await club.game(table.id)).reminded
    assert say("doctor-well") in await doctor(club)


async def test_a_vote_goes_on_after_two_outages_in_a_row(club: Club) -> None:
    table = await club.duel()
    await club.later(6 * MINUTE)
    await club.later(10 * MINUTE)
    assert (await club.game(table.id)).vote is not None
    for _ in range(2):
        await away(club, 10 * MINUTE)
    assert (await club.game(table.id)).vote is not None
    assert told(20) in club.board().text
    await club.later(4 * MINUTE)
    assert (await club.game(table.id)).vote is not None
    await club.later(1 * MINUTE)
    assert (await club.game(table.id)).vote is None


async def test_a_computer_waits_while_the_bot_is_away_and_moves_as_soon_as_it_is_back(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    table = await club.game()
    await contact(club).on_shard_disconnect(0)
    await club.slash(club.ana, "move", action=next(text for text in table.match.legal() if "-" in text))
    await club.slash(club.ana, "move", action="end")
    waiting = await club.game(table.id)
    assert waiting.awaited_persons == ()
    await club.later(HOUR)
    assert (await club.game(table.id)).match.log == waiting.match.log
    await contact(club).on_shard_resumed(0)
    await club.later(1)
    assert (await club.game(table.id)).awaited_persons == (club.ana.id,)


async def test_a_short_outage_puts_off_what_runs_and_says_nothing(club: Club) -> None:
    table = await club.duel()
    first = due(table, REMIND)
    assert first is not None
    await away(club, 40)
    assert await lost(club, table) == 0  # until the table is next needed
    await club.slash(club.ana, "move", action="b6-b5")
    assert 40 <= await lost(club, table) <= 50
    assert "⏳" not in club.board().text


async def test_a_server_that_was_unavailable_loses_no_time_and_the_other_plays_on(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.ana_abroad, "mundialito play", club.far, computer="random")
    far = await club.game(channel=club.far)
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), "unavailable": True})
    await settled(club)
    await club.later(20 * MINUTE)
    assert (await club.game(table.id)).number == table.number
    assert (await club.game(far.id)).reminded
    guild: Any = club.bot.get_guild(club.guild.id)
    await contact(club).on_guild_available(guild)
    await club.later(1)
    assert 20 * MINUTE <= await lost(club, table) <= 21 * MINUTE
    assert await lost(club, far) == 0


async def test_a_server_that_removed_the_bot_and_invites_it_again_goes_on_where_it_was(club: Club) -> None:
    club.stop_time()
    table = await club.duel(settings="match=yes")
    await club.slash(club.cy, "mundialito play", club.lounge, game="mundialito")
    lobby, membership = await club.game(channel=club.lounge), Membership(club)
    await membership.remove()
    await club.later(21 * DAY)
    await membership.invite()
    await club.later(1)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert (after.vote, after.reminded, after.clock_ran_out) == (None, False, False)
    assert isinstance(await club.game(lobby.id), Lobby)
    assert say("board-away", unit="days", count=21) in club.board().text
    assert (due(after, "clock") or 0) - (due(table, "clock") or 0) == pytest.approx(21 * DAY * 1000, abs=60_000)


async def test_a_rematch_that_somebody_wants_outlives_a_removal(club: Club) -> None:
    club.stop_time()
    table = await club.duel()
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    await club.press(club.ben, club.board(), "rematch")
    wanted: Any = await club.game(table.id)
    assert wanted.rematch == (club.ben.id,)
    membership = Membership(club)
    await membership.remove()
    await club.later(2 * HOUR)
    await membership.invite()
    await club.later(1)
    after: Any = await club.game(table.id)
    assert after.rematch == (club.ben.id,)
    assert after.ended_at == wanted.ended_at


async def test_a_clock_that_was_ahead_and_is_set_back_fires_no_timer_late(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.duel()
    machine = Machine()
    machine.wall = club.clock()
    house = House(club.archive, club.studio, club.house.thinkers, club.house.limits, machine.wall_clock)  # type: ignore[arg-type]
    monkeypatch.setattr(club.scheduler, "_house", house)

    async def second() -> None:
        machine.after(1)
        await club.scheduler.sweep()
        await asyncio.gather(*house._tasks)

    await second()
    machine.wall -= 10 * HOUR
    await second()
    assert house.now() == int(machine.wall * 1000)
    stored = await club.archive.tables.load(table.id)
    assert stored is not None
    dues = {one.kind: one.due for one in stored.timers}
    assert dues[REMIND] == pytest.approx((due(table, REMIND) or 0) - 10 * HOUR * 1000, abs=10)
    session = await house.ask(table.id, Wake(), actor=None)
    assert due(session.table, IDLE) == pytest.approx((due(table, IDLE) or 0) - 10 * HOUR * 1000, abs=10)
