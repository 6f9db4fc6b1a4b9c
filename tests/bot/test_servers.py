"""Servers that remove the bot: tables wait, people are free to play elsewhere, and nothing is lost on its return."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import serializers

from cogs.people import presence as servers
from cogs.people.presence import REMOVED, Servers
from data import Limits, Status
from rules.table.table import Running
from tests.bot.club import Club, open_club
from tests.bot.inboxes import Inboxes
from tests.bot.racing import race
from words import speech

say = speech("en")
DAY = 24 * 60 * 60


class Membership:
    """Removes and invites the bot, and keeps the server's channels and messages meanwhile."""

    def __init__(self, club: Club) -> None:
        self.club, self.backend = club, club.env.backend
        self.guild: Any = self.backend.guilds[club.guild.id]
        places = [*self.guild.channel_ids, *self.guild.thread_ids]
        self.channels = {place: self.backend.channels[place] for place in places}
        self.messages: dict[int, Any] = {}

    async def remove(self, *, told: bool = True) -> None:
        """Remove the bot; with `told` off, it gets no event, as if it were down."""
        self.messages = {place: self.backend.messages[place] for place in self.channels}
        if told:
            self.backend.remove_guild(self.guild.id)
        else:
            del self.backend.guilds[self.guild.id]
        await settled(self.club)

    async def invite(self, *, told: bool = True, new: bool = True) -> None:
        """Invite the bot again; with `new` off, as at the end of an outage."""
        self.backend.guilds[self.guild.id] = self.guild
        self.backend.channels.update(self.channels)
        self.backend.messages.update(self.messages)
        if told:
            payload = dict(serializers.guild_create_payload(self.backend, self.guild))
            if new:
                del payload["unavailable"]  # only servers that the bot was already in have this key
            self.backend.emit("GUILD_CREATE", payload)
        await settled(self.club)


async def settled(club: Club) -> None:
    """Wait until the work that an event started is done."""
    for _ in range(5):
        await asyncio.sleep(0)
    await club.quiet()


async def status(club: Club, table_id: str) -> tuple[Status, str | None]:
    head = await club.archive.tables.head(table_id)
    assert head is not None
    return head.status, head.reason


def servers_cog(club: Club) -> Servers:
    """The cog that handles removals and invitations."""
    cog = club.bot.get_cog("Servers")
    assert isinstance(cog, Servers)
    return cog


async def test_removing_the_bot_frees_a_servers_people_and_loses_nothing(database: Path) -> None:
    async with open_club(database, limits=Limits(1, 50)) as club:
        table = await club.duel()
        await club.slash(club.cy, "mundialito play", club.lounge, game="mundialito")
        lobby = await club.game(channel=club.lounge)
        elsewhere = club.far
        membership = Membership(club)
        refused = await club.slash(club.ana_abroad, "mundialito play", elsewhere, computer="random")
        assert refused.text == say("picker-tables", limit=1)
        await membership.remove()
        for one in (table, lobby):
            assert await status(club, one.id) == (Status.SET_ASIDE, REMOVED)
        assert await club.archive.outbox.next_due() is None
        assert await club.archive.timers.next_due() is None
        await club.slash(club.ana_abroad, "mundialito play", elsewhere, computer="random")
        other = await club.game(channel=elsewhere)
        assert (type(other), await status(club, other.id)) == (Running, (Status.RUNNING, None))
        calls = len(club.mentions)
        await membership.invite()
        assert await status(club, table.id) == (Status.RUNNING, None)
        assert await status(club, lobby.id) == (Status.LOBBY, None)
        assert (club.table.id, (club.ana.id,)) in club.mentions[calls:]  # it is Ana's turn
        assert await club.game(table.id) == table
        await club.slash(club.ana, "move", action="b6-b5", table=table.id)
        assert (await club.game(table.id)).number == table.number + 1
        await club.press(club.mod, club.board(club.lounge), "Join")
        assert isinstance((await club.game(lobby.id)), Running)


async def test_an_outage_of_a_server_does_not_count_as_a_removal(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.cy, "mundialito play", club.lounge, game="mundialito")
    lobby = await club.game(channel=club.lounge)
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), "unavailable": True})
    await settled(club)
    await servers_cog(club).on_shard_ready(0)  # after a lost gateway connection
    await settled(club)
    assert await status(club, table.id) == (Status.RUNNING, None)
    assert await status(club, lobby.id) == (Status.LOBBY, None)
    known = club.bot.get_guild(club.guild.id)
    assert known is not None
    assert known.unavailable


async def test_removals_and_invitations_during_downtime_are_caught_up_with(inboxes: Inboxes) -> None:
    club = inboxes.club
    table, membership = await club.duel(), Membership(club)
    await membership.remove(told=False)
    await inboxes.restart()
    await settled(club)
    assert await status(club, table.id) == (Status.SET_ASIDE, REMOVED)
    await membership.invite(told=False)
    await inboxes.restart()
    await settled(club)
    assert await status(club, table.id) == (Status.RUNNING, None)
    await club.slash(club.ana, "move", action="b6-b5", table=table.id)
    assert (await club.game(table.id)).number == table.number + 1


def missing_from_ready(club: Club) -> None:
    """Drop the server from those that the gateway has named."""
    club.bot._connection._guilds.pop(club.guild.id)


async def test_a_server_missing_from_ready_keeps_its_tables(club: Club) -> None:
    table = await club.duel()
    missing_from_ready(club)
    await servers_cog(club).on_shard_ready(0)
    await settled(club)
    assert await status(club, table.id) == (Status.RUNNING, None)


@pytest.mark.parametrize("code", [500, 502, 400, 401, 429])
async def test_other_failures_do_not_count_as_a_removal_and_discord_is_asked_again(
    club: Club, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "FIRST_PAUSE", 0.01)
    table = await club.duel()
    membership = Membership(club)
    club.env.inject_error("GET", f"/guilds/{club.guild.id}", status=code, times=None)
    missing_from_ready(club)
    del club.env.backend.guilds[club.guild.id]
    await servers_cog(club).on_shard_ready(0)
    await asyncio.sleep(0.1)
    assert await status(club, table.id) == (Status.RUNNING, None)
    club.env.backend.faults.clear()
    await settled(club)
    assert await status(club, table.id) == (Status.SET_ASIDE, REMOVED)
    membership.backend.guilds[club.guild.id] = membership.guild


@pytest.mark.parametrize("code", [403, 404])
async def test_a_server_that_denies_access_has_removed_the_bot(club: Club, code: int) -> None:
    table = await club.duel()
    club.env.inject_error("GET", f"/guilds/{club.guild.id}", status=code, times=None)
    missing_from_ready(club)
    await servers_cog(club).on_shard_ready(0)
    await settled(club)
    assert await status(club, table.id) == (Status.SET_ASIDE, REMOVED)


async def test_a_failing_archive_is_asked_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    from data import DiskFull

    monkeypatch.setattr(servers, "FIRST_PAUSE", 0.01)
    table, membership = await club.duel(), Membership(club)
    set_aside, failures = club.archive.tables.set_aside, [DiskFull("no room")]

    async def fails_once(*given: Any) -> None:
        if failures:
            raise failures.pop()
        await set_aside(*given)

    monkeypatch.setattr(club.archive.tables, "set_aside", fails_once)
    await membership.remove()
    assert not failures
    assert await status(club, table.id) == (Status.SET_ASIDE, REMOVED)


async def test_a_hand_of_a_removed_servers_table_says_what_happened(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    hand, membership = inboxes.hand(club.ana), Membership(club)
    letters = len(inboxes.messages(club.ana))
    await membership.remove()
    told = await club.forge(club.ana.user, hand, hand.id_of("hand"))
    assert told.text == say("refusal-aside-removed")
    assert len(inboxes.messages(club.ana)) == letters
    await membership.invite()
    assert (await club.press(club.ana.user, hand, "Refresh")).alt
    assert (await club.game(table.id)).number == table.number


async def test_a_try_at_a_daily_puzzle_goes_on_while_its_server_is_without_the_bot(club: Club) -> None:
    membership = Membership(club)
    await race(club, club.ana)
    (head, *_) = await club.archive.seats.tables_of(club.ana.id)
    await membership.remove()
    assert say("daily-goes-on") in (await race(club, club.ana.user)).text
    table = await club.game(head.id)
    await club.slash(club.ana_abroad, "move", club.far, action=table.match.legal()[0])  # type: ignore[union-attr]
    number = (await club.game(head.id)).number
    assert number > table.number
    await membership.invite()
    assert say("daily-goes-on") in (await race(club, club.ana)).text
    after = await club.game(head.id)
    assert after.counted
    assert after.number == number


async def test_an_unfinished_try_is_forgotten_with_its_server(club: Club) -> None:
    shown = await club.slash(club.ana.user, "mundialito help")
    await race(club, club.ana)
    (head,) = await club.archive.seats.tables_of(club.ana.id)
    await Membership(club).remove()
    club.clock.ahead += 31 * DAY
    await servers_cog(club).sweep()
    await club.quiet()
    for told in (
        await club.slash(club.ana.user, "mundialito table", table=head.id),
        await club.forge(club.ana.user, shown, f"m1:{head.id}:1:panel:"),
    ):
        assert told.text == say("refusal-no-table")
    assert await club.archive.seats.tables_of(club.ana.id) == ()


async def test_a_table_whose_channel_was_taken_stays_aside_and_the_others_continue(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.cy, "mundialito play", club.lounge, computer="random")
    other, membership = await club.game(channel=club.lounge), Membership(club)
    await membership.remove()
    await membership.invite(told=False)
    await club.slash(club.ben, "mundialito play", computer="random")
    await membership.invite()
    assert await status(club, table.id) == (Status.SET_ASIDE, REMOVED)
    assert await status(club, other.id) == (Status.RUNNING, None)
    await club.slash(club.mod, "mundialito-admin end", how="all")
    told = await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
    assert say("doctor-repaired", fault="aside") in told.text
    assert await status(club, table.id) == (Status.RUNNING, None)


async def test_after_weeks_away_a_game_gives_its_people_time(club: Club) -> None:
    table, membership = await club.duel(), Membership(club)
    await membership.remove()
    await club.later(21 * DAY)
    await membership.invite()
    told = await club.slash(club.mod, "mundialito-admin doctor", table=table.id)
    assert say("doctor-well") in told.text
    await club.later(10 * 60)
    now = await club.game(table.id)
    assert (type(now), now.vote) == (Running, None)  # `test_outages` has the rest
    await club.slash(club.ana, "move", action="b6-b5", table=table.id)
    await club.later(60)
    assert isinstance(await club.game(table.id), Running)


async def test_a_computer_whose_turn_it_was_moves_at_once(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    table, membership = await club.game(), Membership(club)
    await membership.remove()
    await membership.invite()
    await club.later(1)
    assert club.ana.id in (await club.game(table.id)).awaited_persons


async def test_a_server_that_invites_the_bot_back_at_once_keeps_its_tables(club: Club) -> None:
    table, membership = await club.duel(), Membership(club)
    steps: list[Callable[[], Any]] = [membership.remove, membership.invite]
    for step in steps * 3:
        await step()
    await membership.remove()
    await membership.invite(new=False)
    assert await status(club, table.id) == (Status.RUNNING, None)
    assert (await club.game(table.id)).number == table.number


async def test_a_server_that_comes_back_within_thirty_days_finds_everything_as_it_was(club: Club) -> None:
    club.stop_time()
    table = await club.duel()
    await club.slash(club.mod, "mundialito-admin ban add", person=club.cy)
    membership = Membership(club)
    await membership.remove()
    removed = await club.archive.departures.of_server(club.guild.id)
    assert removed is not None
    await club.later(29 * DAY)
    assert await status(club, table.id) == (Status.SET_ASIDE, REMOVED)
    await membership.invite()
    assert await club.archive.departures.of_server(club.guild.id) is None
    back = await club.game(table.id)
    assert back.but(lost=table.lost, number=table.number) == table
    assert back.lost.time == pytest.approx(29 * DAY * 1000, abs=60_000)
    assert len(await club.archive.bans.all()) == 1
    await club.later(2 * DAY)
    assert await club.archive.tables.head(table.id) is not None


async def test_a_server_that_stays_away_is_forgotten_after_thirty_days(club: Club) -> None:
    club.stop_time()
    over = await club.duel()
    await club.slash(club.mod, "mundialito-admin end", how="all")
    running = await club.duel()
    await club.slash(club.ana_abroad, "mundialito play", club.far, computer="random")
    far = await club.game(channel=club.far)
    await Membership(club).remove()
    await club.later(30 * DAY + 60 * 60)
    for table_id in (over.id, running.id):
        assert await club.archive.tables.head(table_id) is None
    assert await club.archive.departures.of_server(club.guild.id) is None
    assert await club.archive.results.page_of(club.guild.id) == ()
    assert "name" not in (await club.archive.people.person(club.ben.id)).prefs
    assert (await club.archive.people.person(club.ana.id)).prefs["name"] == "Ana"
    assert await club.archive.tables.head(far.id) is not None


async def test_a_removal_that_discord_denies_forgets_nothing(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.stop_time()
    table = await club.duel()
    await club.archive.departures.note(club.guild.id, club.house.now())
    monkeypatch.setattr(club.bot, "get_guild", lambda _: None)  # as if another process had the server
    await club.later(31 * DAY)
    assert await club.archive.tables.head(table.id) is not None
    assert await club.archive.departures.of_server(club.guild.id) is None


async def test_an_outage_is_no_departure(club: Club) -> None:
    club.stop_time()
    table = await club.duel()
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), "unavailable": True})
    await settled(club)
    await servers_cog(club).on_shard_ready(0)
    await settled(club)
    assert await club.archive.departures.of_server(club.guild.id) is None
    await club.later(31 * DAY)
    assert await club.archive.tables.head(table.id) is not None


async def test_a_start_asks_about_all_servers_at_once(inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch) -> None:
    club = inboxes.club
    membership = Membership(club)
    await club.duel()
    await membership.remove()
    await membership.invite(told=False)
    continued, continue_ = [], Servers._continue

    async def noted(cog: Servers, guild_id: int) -> None:
        continued.append(guild_id)
        await continue_(cog, guild_id)

    monkeypatch.setattr(Servers, "_continue", noted)
    await inboxes.restart()
    await settled(club)
    assert len(club.bot.guilds) > 1
    assert continued == [club.guild.id]


async def test_a_removal_during_downtime_is_noted_even_without_open_tables(club: Club) -> None:
    await club.duel()
    await club.slash(club.mod, "mundialito-admin end", how="all")
    membership = Membership(club)
    await membership.remove(told=False)
    club.bot._connection._guilds.pop(club.guild.id)
    await servers_cog(club).on_shard_ready(0)
    await settled(club)
    assert await club.archive.departures.of_server(club.guild.id) is not None
