"""Suggestions are made of rows and names, and no list reads more tables than it shows."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from cogs.people.access import GOOD
from cogs.press.typed import fitting, forgiving
from data import Limits, Unavailable
from rules import GAMES
from rules.core.match import Match
from tests.bot.club import Club, open_club
from tests.bot.racing import race
from tests.rules.worldcup_moments import begun
from tests.waiting import PATIENCE

#: Commands that suggest running tables, and those that suggest finished ones.
RUNNING: tuple[tuple[str, dict[str, str]], ...] = (
    ("mundialito table", {}),
    *(("mundialito table", {"action": action}) for action in ("board", "Brett", "text", "undo", "resign", "draw", "x")),
    ("move", {}),
    ("hand", {}),
)
ENDED = tuple(("mundialito table", {"action": action}) for action in ("rematch", "REVANCHE", "verify"))


class Reads:
    """Records the tables whose journals are read."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loaded: list[str] = []
        load = club.archive.tables.load

        async def counting(table_id: str) -> Any:
            self.loaded.append(table_id)
            return await load(table_id)

        monkeypatch.setattr(club.archive.tables, "load", counting, raising=False)
        self._club = club

    def cold(self) -> None:
        """Empty the memory of tables and the record of reads."""
        self._club.house.forget()
        self.loaded.clear()


async def games_of_ana(club: Club, count: int, *, over: bool) -> list[str]:
    """Start games of Ana's with the computer, each in a thread or, if they are to be `over`, in the channel."""
    made = []
    for _ in range(count):
        await club.slash(club.ana, "mundialito play", computer="random", where="here" if over else "thread")
        (head, *_) = await club.archive.seats.tables_of(club.ana.id)
        made.append(head.id)
        if over:
            asked = await club.slash(club.ana, "mundialito table", action="resign", table=head.id)
            await club.press(club.ana, asked, "Yes, resign")
    return made


async def test_typing_asks_discord_about_a_sleeping_thread_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = await games_of_ana(club, 3, over=False)
    asked: list[int] = []
    fetch = club.bot.fetch_channel

    async def noted(channel_id: int) -> object:
        asked.append(channel_id)
        return await fetch(channel_id)

    monkeypatch.setattr(club.bot, "fetch_channel", noted)
    monkeypatch.setattr(club.bot, "get_channel", lambda channel_id: None)  # as for threads that sleep
    for _ in range(3):
        offered = await club.suggest(club.ana, "mundialito table", option="table")
        assert {choice["value"] for choice in offered} == set(wanted)
    assert len(asked) == len(set(asked)) <= 3
    club.clock.ahead += GOOD / 1000
    before = len(asked)
    await club.suggest(club.ana, "mundialito table", option="table")
    assert len(asked) == 2 * before > 0


async def test_what_is_possible_at_a_table_asks_discord_about_its_sleeping_thread_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = await games_of_ana(club, 1, over=False)
    asked: list[int] = []
    fetch = club.bot.fetch_channel

    async def noted(channel_id: int) -> object:
        asked.append(channel_id)
        return await fetch(channel_id)

    monkeypatch.setattr(club.bot, "fetch_channel", noted)
    monkeypatch.setattr(club.bot, "get_channel", lambda channel_id: None)  # as for threads that sleep
    assert await club.suggest(club.ana, "mundialito table", option="action", table=table)
    assert len(asked) == 1
    assert (await club.slash(club.ana, "mundialito table", action="dance", table=table)).text
    assert len(asked) == 2


async def test_suggesting_tables_reads_no_game(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    reads = Reads(club, monkeypatch)
    over = await games_of_ana(club, 3, over=True)
    running = await games_of_ana(club, 3, over=False)
    reads.cold()
    for commands, wanted in ((RUNNING, running), (ENDED, over)):
        for command, more in commands:
            offered = await club.suggest(club.ana, command, option="table", **more)
            assert {choice["value"] for choice in offered} == set(wanted)
            (one,) = await club.suggest(club.ana, command, option="table", value=wanted[0].upper(), **more)
            assert one["name"] == f"Mundialito · {wanted[0]}"
    for command in ("mundialito-admin doctor", "mundialito-admin end"):
        offered = await club.suggest(club.mod, command, option="table")
        assert {choice["value"] for choice in offered} == set(running)
    assert reads.loaded == []


@pytest.mark.parametrize("silent", [True, False])
async def test_nothing_is_suggested_if_the_archive_fails_or_does_not_answer_in_time(
    club: Club, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    await games_of_ana(club, 1, over=False)

    async def run(work: object) -> None:
        if silent:
            await asyncio.Event().wait()
        raise Unavailable("The database is away.")

    monkeypatch.setattr("cogs.controls.suggesting.LONGEST", 0.1)
    monkeypatch.setattr(club.archive._reader, "run", run)  # type: ignore[attr-defined]
    for who, command, option in (
        (club.ana, "move", "action"),
        (club.ana, "mundialito table", "table"),
        (club.ana, "mundialito table", "action"),
        (club.mod, "mundialito-admin end", "table"),
    ):
        async with asyncio.timeout(PATIENCE):
            assert await club.suggest(who, command, option=option) == []
    monkeypatch.undo()
    assert await club.suggest(club.ana, "mundialito table", option="table")


async def test_a_database_that_says_nothing_takes_no_more_time_than_all_suggestions_have(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[float] = []
    over = asyncio.Event()

    async def run(work: object) -> None:
        await over.wait()
        raise Unavailable("The database was away.")

    monkeypatch.setattr("cogs.controls.suggesting.LONGEST", 1.0)
    monkeypatch.setattr("cogs.controls.answers.LANGUAGE_PATIENCE", 0.9)
    monkeypatch.setattr(club.archive._reader, "run", run)  # type: ignore[attr-defined]
    timeout_at = asyncio.timeout_at

    def bounded(when: float) -> asyncio.Timeout:
        left.append(when - asyncio.get_running_loop().time())
        return timeout_at(when)

    monkeypatch.setattr(asyncio, "timeout_at", bounded)
    try:
        assert await club.suggest(club.ana, "mundialito table", option="table") == []
        assert left[0] <= 0.11, "what the language took counts too"
    finally:
        monkeypatch.undo()
        over.set()


async def test_a_suggestion_names_as_many_players_as_fit_and_always_the_table(club: Club) -> None:
    club.house.limits = Limits(None, None)
    names = [letter * 24 for letter in "WXYZ"]
    crowd = [club.member(name) for name in names]
    await club.slash(crowd[0], "mundialito play", game="hedgehog")
    for other in crowd[1:]:
        await club.press(other, club.board(), "Join")
    await club.start(crowd[0])
    table = await club.game()
    (offered,) = await club.suggest(crowd[0], "mundialito table", option="table")
    assert offered["name"].endswith(f" · {table.id}")
    assert len(offered["name"]) <= 100
    shown = [name for name in names[1:] if name in offered["name"]]
    assert len(shown) == 2
    (found,) = await club.suggest(crowd[0], "mundialito table", option="table", value=shown[0][:5].lower())
    assert found == offered


async def test_checking_the_limit_of_tables_reads_none(database: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(database, limits=Limits(3, 50)) as club:
        reads = Reads(club, monkeypatch)
        await games_of_ana(club, 3, over=False)
        reads.cold()
        told = await club.slash(club.ana, "mundialito play", club.lounge, computer="random")
        assert "at 3 tables" in told.text
        told = await race(club, club.ana, club.lounge)
        assert "at 3 tables" in told.text
        assert reads.loaded == []


async def test_an_invitation_does_not_count_towards_a_persons_limit(database: Any) -> None:
    async with open_club(database, limits=Limits(1, 50)) as club:
        await club.slash(club.ben, "mundialito play", opponent=club.ana)
        told = await club.slash(club.ana, "mundialito play", club.lounge, game="mundialito")
        assert "already" not in told.text
        assert (await club.game(channel=club.lounge)).host == club.ana.id


async def test_the_list_of_games_reads_only_the_running_games_that_it_shows(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = Reads(club, monkeypatch)
    running = await games_of_ana(club, 2, over=False)
    await games_of_ana(club, 1, over=True)
    await club.slash(club.ana, "mundialito play", opponent=club.ben)
    lobby = (await club.archive.tables.lobbies_in(club.table.id))[0]
    reads.cold()
    told = await club.slash(club.ana, "mundialito games")
    assert all(f"`{table}`" in told.text for table in (*running, lobby.id))
    assert "Not started · Mundialito · Ben · [" in told.text
    assert sorted(reads.loaded) == sorted(running)
    monkeypatch.setattr("cogs.press.own_tables.WHOLE_BOARD", 150)
    reads.cold()
    short = await club.slash(club.ana, "mundialito games")
    assert len(reads.loaded) == 1
    assert len(short.text) <= 150


def test_suggestions_ask_a_game_with_very_many_actions_few_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begun(2002, 4, [["111", "11", "21"]])
    asked = written = 0
    choices, notation = Match.choices, GAMES["worldcup"].notation

    def counting(self: Match, prefix: Any) -> Any:
        nonlocal asked
        asked += 1
        return choices(self, prefix)

    def writing(event: Any) -> str:
        nonlocal written
        written += 1
        return notation.write(event)

    monkeypatch.setattr(Match, "choices", counting)
    monkeypatch.setattr(GAMES["worldcup"], "notation", replace(notation, write=writing))
    for typed in ("", "1", "111", "111 a1", "111 a1:fra", "111 a1:fra b2:e", "111 h", "111 zz", "c1:bra", "zzz", "x"):
        asked = written = 0
        assert json.dumps(fitting(match, typed))
        assert asked < 300, typed
        assert written < 1500, typed
        asked = written = 0
        forgiving(match, typed)
        assert asked < 20, typed
        assert written < 20, typed
