"""Any sequence of steps, valid or not: the archive answers and saves like a few dictionaries."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from data import (
    HOUR,
    Archive,
    Commit,
    Conflict,
    Duplicate,
    Limits,
    PlaceTaken,
    StaleNumber,
    Status,
    TooMany,
    open_archive,
)
from testbed.databases import POSTGRES, Database, new_database
from tests.data.making import step

PLAYABLE = (Status.LOBBY, Status.RUNNING, Status.ENDED)


@dataclass
class Model:
    """What the archive should save."""

    heads: dict[str, Commit] = field(default_factory=dict)
    journals: dict[str, list[str]] = field(default_factory=dict)
    people: dict[str, dict[int, int | None]] = field(default_factory=dict)
    applied: set[str] = field(default_factory=set)
    puzzles: dict[str, int] = field(default_factory=dict)
    mentions: dict[int, dict[str, int]] = field(default_factory=dict)
    openings: dict[str, tuple[int, int]] = field(default_factory=dict)

    def commit(self, commit: Commit) -> type[Conflict] | int:
        head = commit.head
        if commit.interaction_id in self.applied:
            return Duplicate
        if len(self.journals.get(head.id, ())) != commit.after:
            return StaleNumber
        others = {name: other.head for name, other in self.heads.items() if name != head.id}
        puzzles = {head.id: head.puzzle} | self.puzzles
        if (head.status, puzzles[head.id]) == (Status.RUNNING, 0) and any(
            (other.status, puzzles[name], other.channel_id) == (Status.RUNNING, 0, head.channel_id)
            for name, other in others.items()
        ):
            return PlaceTaken
        openings = self.openings | ({} if commit.opener is None else {head.id: (commit.opener, head.updated_at)})
        people = self.people | ({} if commit.people is None else {head.id: dict(commit.people)})
        if commit.limits is not None and head.status is not Status.ENDED:
            alike = [name for name, other in others.items() if other.status is head.status] + [head.id]
            for person, seat in people.get(head.id, {}).items():
                games = sum(people.get(name, {}).get(person) is not None for name in alike)
                if seat is not None and commit.limits.person is not None and games > commit.limits.person:
                    return TooMany
            if commit.limits.server is not None and len(alike) > commit.limits.server:
                return TooMany
            if commit.opener is not None and commit.limits.hourly is not None:
                lately = [who for who, at in openings.values() if at >= head.updated_at - HOUR]
                if lately.count(commit.opener) > commit.limits.hourly:
                    return TooMany
        self.people, self.puzzles, self.openings = people, puzzles | self.puzzles, openings
        for person, about in commit.mentions:
            self.mentions.setdefault(person, {})[about] = head.updated_at
        self.heads[head.id] = commit
        self.journals.setdefault(head.id, []).extend(entry.text for entry in commit.entries)
        if commit.interaction_id is not None:
            self.applied.add(commit.interaction_id)
        return len(self.journals[head.id])


TABLES, PEOPLE, TIMES = "abc", (1, 2, 3), (HOUR, HOUR + 1, 2 * HOUR, 2 * HOUR + 1)
some_people = st.none() | st.dictionaries(st.sampled_from(PEOPLE), st.none() | st.integers(0, 2), max_size=3)
limit = st.none() | st.integers(1, 3)
#: Entries are JSON, which has no NUL; PostgreSQL has no texts with one.
texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=5)
steps = st.fixed_dictionaries(
    {
        "table_id": st.sampled_from(TABLES),
        "late": st.sampled_from((0, 0, 0, 0, -1, 1)),
        "texts": st.lists(texts, min_size=1, max_size=3),
        "status": st.sampled_from(PLAYABLE),
        "channel_id": st.integers(1, 2),
        "puzzle": st.sampled_from((0, 0, 5)),
        "updated_at": st.sampled_from(TIMES),
        "people": some_people.map(lambda people: None if people is None else tuple(people.items())),
        "interaction_id": st.none() | st.sampled_from("xyz"),
        "limits": st.none() | st.builds(Limits, limit, limit, limit),
        "mentions": st.lists(st.tuples(st.sampled_from(PEOPLE), st.sampled_from("pq")), max_size=2).map(tuple),
        "opener": st.none() | st.sampled_from((1, 1, 2)),
    }
)


@settings(max_examples=30)
@given(st.lists(steps, max_size=15))
def test_the_archive_behaves_like_the_model(said: list[dict[str, Any]]) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(play(Database(Path(folder) / "archive.db"), said))


@settings(max_examples=10)
@given(st.lists(steps, max_size=15))
def test_the_archive_on_postgresql_behaves_like_the_model(testrun_uid: str, said: list[dict[str, Any]]) -> None:
    with new_database(POSTGRES, Path(), testrun_uid) as database:
        asyncio.run(play(database, said))


async def play(database: Database, said: list[dict[str, Any]]) -> None:
    """Do the same with the archive and the model."""
    model = Model()
    async with open_archive(database.where) as archive:
        if isinstance(database.where, Path):
            await archive._writer.run(lambda base: base.executescript("PRAGMA synchronous = OFF; BEGIN"))
        for one in said:
            commit = made(model, **one)
            expected = model.commit(commit)
            assert await outcome(archive, commit) == expected
        await compare(archive, model)


async def outcome(archive: Archive, commit: Commit) -> type[Conflict] | int:
    """The table's number after the step, or the error that refused it."""
    try:
        await archive.commit(commit)
    except Conflict as refusal:
        return type(refusal)
    head = await archive.tables.head(commit.head.id)
    assert head is not None
    return head.number


def made(model: Model, *, table_id: str, late: int, texts: list[str], opener: int | None, **changes: Any) -> Commit:
    after = max(0, len(model.journals.get(table_id, ())) + late)
    return step(table_id, after, *texts, opener=opener if after == 0 else None, **changes)


async def compare(archive: Archive, model: Model) -> None:
    """Check that the archive's every answer matches the model."""
    for table, commit in model.heads.items():
        stored = await archive.tables.load(table)
        assert stored is not None
        assert [entry.text for entry in stored.entries] == model.journals[table]
        assert (stored.head.status, stored.head.channel_id) == (commit.head.status, commit.head.channel_id)
        assert stored.head.puzzle == model.puzzles[table]
    for channel in (1, 2):
        here = {
            table
            for table, commit in model.heads.items()
            if (commit.head.status, commit.head.channel_id, model.puzzles[table]) == (Status.RUNNING, channel, 0)
        }
        assert {await archive.tables.running_in(channel)} == (here or {None})
    seats = {
        table: tuple(person for seat, person in sorted((s, p) for p, s in people.items() if s is not None))
        for table, people in model.people.items()
    }
    assert await archive.seats.people_seated_at(TABLES) == {table: seats.get(table, ()) for table in TABLES}
    for person in PEOPLE:
        for status in PLAYABLE:
            games = {game.id for game in await archive.seats.tables_of(person, (status,))}
            mine = {table for table in model.people if model.heads[table].head.status is status}
            assert games == {table for table in mine if person in model.people[table]}
            assert await archive.seats.count(person, status) == sum(person in seats[table] for table in mine)
        for since in TIMES:
            opened = [who for who, at in model.openings.values() if at >= since]
            assert await archive.people.openings(person, since) == opened.count(person)
            about = {about for about, at in model.mentions.get(person, {}).items() if at >= since}
            assert (await archive.people.mentions_since(PEOPLE, since))[person] == about
