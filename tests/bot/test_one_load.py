"""One press, one load: a press asks for its table once, and reads it again only if the one in memory is outdated."""

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest

from cogs.controls.addresses import Verb
from cogs.press.press import Check
from data import StoredTable
from host.house import House, Session
from host.sessions import fold_session
from rules.table.table import Running, Table
from tests.bot.club import Club
from tests.bot.test_presses import VALUES, WORDS

#: Verbs of no table that look at one: of a server, or the one that the person last played.
LISTING = {"watch", "choose", "tables", "imback"}
OF_A_TABLE = Check.SEES, Check.LEAVES, Check.REPLAYS, Check.MODERATES


@dataclass
class Counts:
    """What a press cost; `asked` leaves out what runs in parallel, afterwards or for others."""

    asked: int = 0
    loaded: int = 0
    folded: int = 0
    refused: int = 0


@pytest.fixture
def counts(club: Club, monkeypatch: pytest.MonkeyPatch) -> Counts:
    found = Counts()
    session, refresh, load = House.session, House.refresh, club.archive.tables.load

    async def asked(house: House, table_id: str) -> Session:
        found.asked += asyncio.current_task() not in house._tasks
        return await session(house, table_id)

    async def refused(house: House, table_id: str) -> bool:
        found.refused += 1
        return await refresh(house, table_id)

    async def loaded(table_id: str) -> StoredTable | None:
        found.loaded += 1
        return await load(table_id)

    def fold(stored: StoredTable) -> Any:
        found.folded += 1
        return fold_session(stored)

    monkeypatch.setattr(House, "session", asked)
    monkeypatch.setattr(House, "refresh", refused)
    monkeypatch.setattr(club.archive.tables, "load", loaded)
    monkeypatch.setattr("host.sessions.fold_session", fold)
    return found


async def press(club: Club, table: Table, verb: str, counts: Counts) -> Counts:
    """The cost of pressing this verb below the board as Ana, who is awaited."""
    on = f"m1:{table.id}:{table.position}:{verb}:{WORDS.get(verb, '')}"
    board, before = club.board(), Counts(**vars(counts))
    await club.forge(club.ana, board, on, VALUES.get(verb))
    return Counts(**{name: count - getattr(before, name) for name, count in vars(counts).items()})


async def going_on(club: Club, table: Table | None) -> Table:
    """A running duel: this table's or, if its game is over, a new one."""
    if table is not None and isinstance(await club.game(table.id), Running):
        return await club.game(table.id)
    return await club.duel()


async def test_a_press_at_a_table_in_memory_asks_for_it_once_and_loads_nothing(club: Club, counts: Counts) -> None:
    table = None
    for verb in club.verbs(*OF_A_TABLE):
        table = await going_on(club, table)
        cost = await press(club, table, verb, counts)
        assert cost.loaded == cost.folded == 0, verb
        assert cost.asked == 1 or (cost.refused and cost.asked == 2), verb


async def test_a_press_at_a_table_not_in_memory_loads_and_folds_it_once(club: Club, counts: Counts) -> None:
    table = None
    for verb in club.verbs(*OF_A_TABLE):
        table = await going_on(club, table)
        club.house.forget()
        cost = await press(club, table, verb, counts)
        assert cost.loaded == cost.folded == 1, verb


async def test_a_press_at_an_outdated_table_in_memory_loads_it_once_more(club: Club, counts: Counts) -> None:
    old = await club.session((await club.duel()).id)
    await club.slash(club.ana, "move", action="b6-b5")
    moved = await club.game(old.table.id)
    club.house._warm.put(old)
    cost = await press(club, moved, Verb.DO, counts)  # ends the turn, which the outdated table would refuse
    assert cost.loaded == cost.folded == 1
    assert (await club.game(old.table.id)).number == moved.number + 1


async def test_presses_that_concern_no_table_load_none(club: Club, counts: Counts) -> None:
    table = await club.duel()
    for verb in set(club.verbs(Check.NOTHING)) - LISTING:
        assert await press(club, table, verb, counts) == Counts()


async def test_lists_of_games_ask_for_each_once(club: Club, counts: Counts) -> None:
    table = await club.duel()
    for verb in LISTING & {*club.verbs()}:
        assert await press(club, table, verb, counts) == Counts(asked=1)


async def test_simultaneous_presses_at_a_table_not_in_memory_load_and_fold_it_once(club: Club, counts: Counts) -> None:
    await club.duel()
    club.house.forget()
    before = Counts(**vars(counts))
    await asyncio.gather(*(club.press(who, club.board(), "More…") for who in (club.ana, club.ben, club.cy)))
    assert (counts.loaded, counts.folded) == (before.loaded + 1, before.folded + 1)
