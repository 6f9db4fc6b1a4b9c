"""Tables that the house opens and ends for an event, without anybody's press."""

from __future__ import annotations

import pytest

from cogs.events.running.keeper import Keeper
from cogs.events.running.ledger import Ledger
from cogs.events.running.tables import EventTables
from data import Status, TableHead
from host.house import Session
from rules.table.errors import TableRefusal
from rules.table.requests import DecideGame, Resign
from rules.table.results import game_result
from rules.table.seating import begin_seated
from rules.table.table import Finished, Running
from rules.table.terms import Terms
from tests.bot.club import Club
from tests.bot.club_events import EventClub


async def opened(club: Club, table_id: str, channel: int) -> Session:
    """Open a table of an event as the house, for two people who have come."""
    house, people = club.house, (club.ana.id, club.ben.id)
    progress = begin_seated(
        table_id, "5eed" * 16, "hedgehog", people, options={}, terms=Terms(), event="cup", now=house.now()
    )
    now = progress.now
    head = TableHead(
        *(table_id, "hedgehog", 1, club.guild.id, channel, Status.RUNNING, now, now),
        seed=bytes.fromhex("5eed" * 16),
        event="cup",
    )
    return await house.open(progress, head, actor=None, rematch=True)


async def test_the_house_opens_a_game_of_an_event_for_everybody_in_it(club: Club) -> None:
    session = await opened(club, "e1", club.table.id)
    assert isinstance(session.table, Running)
    await club.quiet()
    assert club.pinged() == {session.table.awaited_persons[0]}
    found = await club.archive.tables.load("e1")
    assert found is not None
    assert (found.head.event, found.head.status) == ("cup", Status.RUNNING)


async def test_the_house_decides_a_game_of_an_event_and_resigns_for_somebody(club: Club) -> None:
    await opened(club, "e1", 1001)
    after = await club.house.ask("e1", DecideGame("forfeit", ((1,), (0,))), actor=None)
    assert isinstance(after.table, Finished)
    assert game_result(after.table, None) is not None
    await opened(club, "e2", 1002)
    after = await club.house.ask("e2", Resign(club.ana.id, "easy"), actor=None)
    assert isinstance(after.table, Finished)
    with pytest.raises(TableRefusal):
        await club.house.ask("e2", DecideGame("time", ((0, 1),)), actor=None)


async def test_games_that_ended_while_nobody_looked_are_settled_at_the_first_look(club: Club) -> None:
    events = EventClub(club, 4)
    await events.announce()
    await events.begin()
    club.house.listeners.clear()  # as if the process died before it heard
    meeting = (await events.open())[0]
    await events.win(meeting, meeting.people[0])
    assert len(await events.open()) == 2
    desk = club.bot.desk
    keeper = Keeper(desk, Ledger(club.house), EventTables(desk))
    for _ in range(2):
        await keeper.sweep()
        await club.quiet()
        assert len(await events.open()) == 1
