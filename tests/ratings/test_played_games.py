"""Three hundred games of thirty people on two servers, actually played; their export yields the same figures."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from data import Commit, Entry, Status, StoredTable, TableHead, open_archive
from data.folding import result_of
from ratings import Scope, by_rating, by_wins
from ratings.__main__ import ladders, main, results_in
from rules import GAMES
from rules.table import entries, journal
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.results import game_result
from rules.table.table import Lobby, Running, Table
from rules.table.terms import SeatOrder, Terms
from tests.ratings import reference
from tests.ratings.builders import DAY, HOUR, NOVEMBER, seasons
from tests.table.pebbles import PEBBLES

HOME, ABROAD = 5, 6
PEOPLE = range(101, 131)


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


class PlayedGame:
    """One game from its lobby to its end, with its journal."""

    def __init__(self, number: int, people: list[int], at: int, rng: random.Random, game: str = "pebbles") -> None:
        self.rng, self.at = rng, at
        self.journal: list[tuple[entries.Entry, int]] = []
        opened = open_lobby(
            f"g{number:04}", f"{number:064x}", people[0], game, options={}, terms=Terms(order=SeatOrder.JOINED), now=at
        )
        self.table: Table = opened.table
        self.journal += [(entry, at) for entry in opened.entries]
        for person in people[1:]:
            self.ask(ask.Join(person, {}))
        if isinstance(self.table, Lobby):
            self.ask(ask.Start(people[0], {}))

    def ask(self, request: ask.Request) -> None:
        self.at += 1000
        progress = act(self.table, request, self.at)
        self.journal += [(entry, self.at) for entry in progress.entries]
        self.table = progress.table

    def step(self) -> None:
        """Play any legal action for the seat to act."""
        table, match = self.table, self.table.match
        seat = table.awaited[0]
        text = self.rng.choice(match.legal())
        person = table.seats[seat].played_by
        if person is None:
            self.ask(ask.ComputerPlay(seat, text, table.position))
        else:
            self.ask(ask.Play(person, text))

    def to_the_end(self) -> None:
        """Play the game to its end; now and then somebody resigns, hands over, or a moderator ends it."""
        while isinstance(self.table, Running):
            luck = self.rng.random()
            if luck < 0.01 and self.table.players:
                self.ask(ask.Resign(self.rng.choice(self.table.players), "random"))
            elif luck < 0.015 and self.table.players:
                self.ask(ask.HandOver(self.rng.choice(self.table.players), "random"))
            elif luck < 0.017:
                self.ask(ask.EndByModerator(1))
            else:
                self.step()

    def commit(self, number: int, guild: int) -> Commit:
        table, at = self.table, self.at
        head = TableHead(table.id, table.game_key, table.version, guild, number, Status.ENDED, at, at, at)
        lines = tuple(Entry(at, journal.write(entry)) for entry, at in self.journal)
        result = game_result(table, guild)
        return Commit(replace(head, seed=bytes.fromhex(table.seed)), 0, lines, result=result)


def level_eleven(number: int, at: int) -> PlayedGame:
    """Return a race of eleven people who agree on a draw after two turns each."""
    played = PlayedGame(number, list(PEOPLE)[:11], at, random.Random(number), "hedgehog")
    while isinstance(played.table, Running) and played.table.turns < 24:
        played.step()
    first, *others = played.table.players
    played.ask(ask.OfferDraw(first))
    for other in others:
        played.ask(ask.AnswerDraw(other, True))
    assert played.table.result.ranking == (tuple(range(11)),)
    return played


def season(count: int = 300) -> list[Commit]:
    rng, at, commits = random.Random(11), NOVEMBER + 10 * DAY, []
    for number in range(count):
        at += rng.choice((HOUR // 2, HOUR, 3 * HOUR, 5 * HOUR))
        if number % 100 == 50:
            played = level_eleven(number, at)
        else:
            people = [101, 102] if number % 4 == 0 else rng.sample(PEOPLE, rng.choice((1, 2, 2, 3, 4)))
            played = PlayedGame(number, people, at, rng)
            played.to_the_end()
        commits.append(played.commit(number, HOME if number % 3 else ABROAD))
    return commits


async def saved(path: Path) -> None:
    async with open_archive(path) as archive:
        for commit in season():
            await archive.commit(commit)


def compare_boards(expected: reference.Figures, database: Path) -> None:
    """Assert that every board of every server shows the places that follow from the export's figures."""
    compared = level = 0
    for guild, ladder in ladders(results_in(database)).items():
        for scope in itertools.product((None, "pebbles", "hedgehog"), (None, *seasons(ladder))):
            for ranked, wins in ((by_rating, False), (by_wins, True)):
                ours = [
                    (place, one.person, one.wins if wins else one.points)
                    for place, one in ranked(ladder.standings(Scope(*scope)))
                ]
                assert ours == reference.board(expected, guild, *scope, wins=wins)
                compared += len(ours)
                level += len(ours) - len({place for place, *_ in ours})
        for season in seasons(ladder):
            best = [row for row in by_rating(ladder.standings(Scope(None, season))) if row[0] <= 3]
            assert [(place, one.person, one.points) for place, one in best] == reference.podium(expected, guild, season)
    assert compared > 300
    assert level > 20


def test_three_hundred_played_games_have_the_ratings_of_their_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, export, ratings = tmp_path / "club.db", tmp_path / "games.jsonl", tmp_path / "ratings.txt"
    asyncio.run(saved(database))
    assert main(["rebuild", str(database), "--journals", "-o", str(ratings)]) == 0
    assert main(["export", str(database), "-o", str(export)]) == 0
    lines = export.read_text().splitlines()
    assert len(lines) == 300
    assert {one["person"] for line in lines for one in json.loads(line)["seats"]} == set(PEOPLE)
    expected = reference.fold(reversed(lines))
    compare_boards(expected, database)
    for line in ratings.read_text().splitlines():
        guild, game, when, person, mu, sigma, games, wins, placed, draws = line.split()
        key = int(guild), None if game == "*" else game, None if when == "*" else when, int(person)
        theirs = expected.pop(key)
        assert abs(float(theirs["mu"]) - float.fromhex(mu)) < 1e-9
        assert abs(float(theirs["sigma"]) - float.fromhex(sigma)) < 1e-9
        assert [str(theirs[name]) for name in ("games", "wins", "placed", "draws")] == [
            games,
            wins,
            placed,
            draws,
        ]
    assert not expected
    assert {line.split()[2] for line in ratings.read_text().splitlines()} >= {"*", "2026-11", "2026-12"}
    before = ratings.read_bytes()
    assert main(["rebuild", str(export), "-o", str(ratings)]) == 0
    assert ratings.read_bytes() == before
    capsys.readouterr()


def test_a_game_with_outdated_rules_is_never_replayed() -> None:
    played = PlayedGame(1, [101, 102], NOVEMBER, random.Random(3))
    played.to_the_end()
    commit = played.commit(1, HOME)
    stored = StoredTable(replace(commit.head, number=len(commit.entries)), commit.entries, ())
    assert result_of(stored) == commit.result
    assert result_of(replace(stored, head=replace(stored.head, version=99))) is None
    assert result_of(replace(stored, entries=stored.entries[:1])) is None


def test_an_export_has_every_game_file_and_no_seed_of_a_running_game(tmp_path: Path) -> None:
    rng = random.Random(3)
    over, going = PlayedGame(1, [101, 102], NOVEMBER, rng), PlayedGame(2, [103, 104], NOVEMBER, rng)
    over.to_the_end()
    database, export = tmp_path / "club.db", tmp_path / "games.jsonl"

    async def both() -> None:
        async with open_archive(database) as archive:
            await archive.commit(over.commit(1, HOME))
            running = going.commit(2, HOME)
            head = TableHead("g0002", "pebbles", 1, HOME, 2, Status.RUNNING, 0, 0, seed=bytes.fromhex(going.table.seed))
            await archive.commit(Commit(head, 0, running.entries))

    asyncio.run(both())
    assert main(["export", str(database), "-o", str(export)]) == 0
    (line,) = export.read_text().splitlines()
    file = json.loads(line)["file"]
    assert (file["table"], file["seed"], len(file["events"]) > 0) == ("g0001", over.table.seed, True)
    assert going.table.seed not in line
