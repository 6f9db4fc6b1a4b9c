"""What is in memory goes when it has gone from the archive, in this process or by another one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from cogs.people.presence import leave
from data import UNREADABLE, Ban, Message, Signal, Topic
from data.stand_ins import new_stand_in
from host.house import NoSuchTable
from ratings import Scope
from tests.bot.club import Club
from tests.bot.club_events import EventClub
from tests.bot.test_bans import BANNED
from tests.bot.test_calm import fill
from tests.bot.test_leaderboard import three_games
from tests.bot.test_privacy import deleted, say
from tests.bot.test_servers import DAY, Membership, servers_cog
from tests.sampling import some


async def elsewhere(club: Club, person: int) -> None:
    """Another process erases somebody: only the archive knows."""
    held = await club.archive.privacy.naming(person)
    await club.archive.privacy.erase(person, new_stand_in(), held, club.house.now())


async def test_a_forgotten_server_leaves_nothing_in_memory(club: Club) -> None:
    table = await club.duel()
    await leave(club.house, club.ana.id)
    await club.house.session(table.id)
    assert await club.bot.desk.names.of(club.ana.id) == "Ana"
    await Membership(club).remove()
    club.clock.ahead += 31 * DAY
    await servers_cog(club).sweep()
    await club.quiet()
    with pytest.raises(NoSuchTable):
        await club.house.session(table.id)
    assert not (await club.ladder()).scopes()
    assert await club.bot.desk.names.of(club.ana.id) != "Ana"


async def test_somebody_whom_another_process_has_erased_is_forgotten_here(club: Club) -> None:
    await three_games(club)
    table = await club.duel()
    await leave(club.house, club.ana.id)
    ladder = await club.ladder()
    assert ladder.standing(Scope(), club.ana.id).games
    await elsewhere(club, club.ana.id)
    assert str(club.ana.id) in repr(await club.game(table.id))  # until it is told
    club.house.hearing.receive(Signal(Topic.PERSON, str(club.ana.id)))
    assert str(club.ana.id) not in repr(await club.game(table.id))
    after = await club.ladder()
    assert after.standing(Scope(), club.ana.id).games == 0
    assert after.standing(Scope(), club.ben.id).games == ladder.standing(Scope(), club.ben.id).games
    assert await club.bot.desk.names.of(club.ana.id) != "Ana"


@pytest.mark.parametrize("told", [Topic.BANS, Topic.MISSED])
async def test_a_ban_of_another_process_counts_as_soon_as_it_is_told(club: Club, told: Topic) -> None:
    bans = club.bot.desk.bans
    assert (await club.slash(club.ana, "mundialito help")).text != BANNED
    digest = await bans.digest(club.ana.id)
    await club.archive.bans.save(Ban(club.guild.id, digest, club.ana.id, "", club.house.now(), None))
    club.house.hearing.receive(Signal(told))
    assert (await club.slash(club.ana, "mundialito help")).text == BANNED


@pytest.mark.parametrize(
    "odd",
    some([UNREADABLE, *(Signal(topic, about) for topic in Topic for about in ("", "x", "t1", "t1 x", "1 2 3"))], 9),
)
async def test_after_a_signal_that_cannot_be_taken_in_nothing_in_memory_is_trusted(club: Club, odd: Signal) -> None:
    table = await club.duel()
    with capture_logs() as logs:
        for _ in range(3):
            club.house.hearing.receive(odd)
    told = [line for line in logs if line["event"] == "a signal was not understood"]
    assert len(told) == (odd.topic not in (Topic.BANS, Topic.MISSED) or odd is UNREADABLE)
    assert table.id not in club.house._warm or not told
    await club.archive.bans.save(
        Ban(club.guild.id, await club.bot.desk.bans.digest(club.ana.id), club.ana.id, "", club.house.now(), None)
    )
    club.house.hearing.receive(Signal(Topic.BANS))
    assert (await club.slash(club.ana, "mundialito help")).text == BANNED


async def test_two_who_press_at_once_after_a_start_both_wait_for_the_bans(club: Club) -> None:
    bans = club.bot.desk.bans
    await club.bot.features["moderation"].banning.add(club.guild.id, club.ana.id, "", None)
    bans.forget()
    checks = [asyncio.create_task(bans.check(club.guild.id, club.ana.id)) for _ in range(3)]
    done = await asyncio.gather(*checks, return_exceptions=True)
    assert all(isinstance(error, Exception) for error in done)


async def test_other_processes_are_told_of_bans_of_the_erased_and_of_forgotten_servers(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Signal] = []

    async def noted(signal: Signal) -> None:
        told.append(signal)

    await club.duel()
    monkeypatch.setattr(club.archive.fleet, "tell", noted)
    await club.bot.features["moderation"].banning.add(club.guild.id, club.cy.id, "", None)
    await club.bot.features["moderation"].banning.remove(club.guild.id, club.cy.id)
    assert (await deleted(club, club.ana)).text == say("privacy-erased")
    await Membership(club).remove()
    club.clock.ahead += 31 * DAY
    await servers_cog(club).sweep()
    await club.quiet()
    assert [signal for signal in told if signal.topic is not Topic.TABLE] == [
        Signal(Topic.BANS),
        Signal(Topic.BANS),
        Signal(Topic.PERSON, str(club.ana.id)),
        Signal(Topic.SERVER, str(club.guild.id)),
    ]


async def test_names_that_another_process_has_changed_are_read_again(club: Club) -> None:
    await club.slash(club.ana, "mundialito help")
    await club.archive.people.save(club.ana.id, {"name": "Annabel"})
    club.bot.desk.invalidation.forget_person(club.ana.id)
    assert await club.bot.desk.names.of(club.ana.id) == "Annabel"


async def test_nothing_in_memory_names_somebody_who_has_deleted_themself(club: Club) -> None:
    await three_games(club)
    await club.duel()
    await club.slash(club.ben, "mundialito play", club.lounge, game="hedgehog")
    for button in ("Join", "Leave"):
        await club.press(club.ana, club.board(club.lounge), button)
    assert (await deleted(club, club.ana)).text == say("privacy-erased")
    await club.quiet()
    warm = list(club.house._warm._warm._values.values())
    assert warm
    assert not [session for session in warm if str(club.ana.id) in repr(session)]


def reach(found: Any, path: str, seen: dict[int, Any]) -> Iterator[tuple[str, Any]]:
    """All that is kept in our own objects and in containers, with the way to it; `seen` isn't entered."""
    if id(found) in seen:
        return
    seen[id(found)] = found
    yield path, found
    parts: dict[Any, Any] = {}
    if isinstance(found, Mapping):
        parts = {f"[{name}]": pair for name, pair in zip(map(str, found), found.items(), strict=True)}
    elif isinstance(found, list | tuple | set | frozenset):
        parts = {f"[{index}]": one for index, one in enumerate(found)}
    elif type(found).__module__.split(".")[0] in {"cogs", "host", "tournaments", "rules", "data"}:
        slots = [name for kind in type(found).__mro__ for name in getattr(kind, "__slots__", ())]
        parts = {**getattr(found, "__dict__", {}), **{name: getattr(found, name, None) for name in slots}}
    for name, one in parts.items():
        yield from reach(one, f"{path}.{name}", seen)


def kept_of(club: Club, person: int) -> list[str]:
    """Where the kernel and the features have somebody's id in memory, but for what they have spent and an empty row."""
    desk = club.bot.desk
    without = (desk.bot, desk.house.budget, desk.archive.people)
    return [
        path
        for path, one in reach(desk, "desk", {id(one): one for one in without})
        if (type(one) is int and one == person) or (isinstance(one, str) and str(person) in one)
    ]


async def test_nothing_in_memory_has_the_id_of_somebody_who_was_erased(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    await fill(club, club.ana, "myturn", how="digest")
    table = await club.duel()
    club.bot.desk.hands._delivery.note_press(table.id, club.ana.id, Message(1, 2, 3), table.number)
    before = " ".join(kept_of(club, club.ana.id))
    assert not [part for part in ("calm", "events", "warm", "members", "pressed") if part not in before], before
    assert (await deleted(club, club.ana)).text == say("privacy-erased")
    assert not kept_of(club, club.ana.id)
    assert not (await club.archive.people.person(club.ana.id)).prefs
