"""Any row of steps, right and wrong: the archive answers and keeps what a few dictionaries would."""

import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from data import (
    Commit,
    CommitResult,
    Conflict,
    Duplicate,
    Limits,
    PlaceTaken,
    StaleNumber,
    Status,
    TooMany,
    open_archive,
)
from tests.data.making import step

PLAYABLE = (Status.LOBBY, Status.RUNNING, Status.ENDED)


@dataclass
class Model:
    """What the archive should keep."""

    heads: dict[str, Commit] = field(default_factory=dict)
    journals: dict[str, list[str]] = field(default_factory=dict)
    people: dict[str, dict[int, int | None]] = field(default_factory=dict)
    applied: set[str] = field(default_factory=set)

    def commit(self, commit: Commit) -> type[Conflict] | int:
        head = commit.head
        if commit.interaction_id in self.applied:
            return Duplicate
        if len(self.journals.get(head.id, ())) != commit.after:
            return StaleNumber
        others = {name: other.head for name, other in self.heads.items() if name != head.id}
        if head.status is Status.RUNNING and any(
            other.status is Status.RUNNING and other.channel_id == head.channel_id for other in others.values()
        ):
            return PlaceTaken
        people = self.people | ({} if commit.people is None else {head.id: dict(commit.people)})
        if commit.limits is not None and head.status is not Status.ENDED:
            alike = [name for name, other in others.items() if other.status is head.status] + [head.id]
            for person, seat in people.get(head.id, {}).items():
                games = sum(people.get(name, {}).get(person) is not None for name in alike)
                if seat is not None and commit.limits.person is not None and games > commit.limits.person:
                    return TooMany
            if commit.limits.server is not None and len(alike) > commit.limits.server:
                return TooMany
        self.people = people
        self.heads[head.id] = commit
        self.journals.setdefault(head.id, []).extend(entry.text for entry in commit.entries)
        if commit.interaction_id is not None:
            self.applied.add(commit.interaction_id)
        return len(self.journals[head.id])


some_people = st.none() | st.dictionaries(st.integers(1, 3), st.none() | st.integers(0, 2), max_size=3)
limit = st.none() | st.integers(1, 3)
steps = st.builds(
    lambda table, late, texts, status, channel, people, key, limits: (
        table,
        late,
        texts,
        status,
        channel,
        people,
        key,
        limits,
    ),
    st.sampled_from("abc"),
    st.sampled_from((0, 0, 0, 0, -1, 1)),
    st.lists(st.text(max_size=5), min_size=1, max_size=3),
    st.sampled_from(PLAYABLE),
    st.integers(1, 2),
    some_people,
    st.none() | st.sampled_from("xyz"),
    st.none() | st.builds(Limits, limit, limit),
)


@settings(max_examples=30, deadline=None)
@given(st.lists(steps, max_size=15))
def test_the_archive_answers_and_keeps_what_the_model_does(said: list[tuple]) -> None:
    async def play() -> None:
        model = Model()
        with tempfile.TemporaryDirectory() as folder:
            async with open_archive(Path(folder) / "archive.db") as archive:
                await archive._writer._connection.execute("PRAGMA synchronous = OFF")
                for table, late, texts, status, channel, people, key, limits in said:
                    commit = step(
                        table,
                        max(0, len(model.journals.get(table, ())) + late),
                        *texts,
                        status=status,
                        channel_id=channel,
                        people=None if people is None else tuple(people.items()),
                        interaction_id=key,
                        limits=limits,
                    )
                    expected = model.commit(commit)
                    try:
                        result: CommitResult | Conflict = await archive.commit(commit)
                    except Conflict as refusal:
                        result = refusal
                    assert expected == (result.number if isinstance(result, CommitResult) else type(result))
                for table, commit in model.heads.items():
                    stored = await archive.load(table)
                    assert stored is not None
                    assert [entry.text for entry in stored.entries] == model.journals[table]
                    assert (stored.head.status, stored.head.channel_id) == (commit.head.status, commit.head.channel_id)
                for person in (1, 2, 3):
                    for status in PLAYABLE:
                        games = {game.id for game in await archive.tables_of(person, (status,))}
                        assert games == {
                            table
                            for table, seats in model.people.items()
                            if person in seats and model.heads[table].head.status is status
                        }

    asyncio.run(play())
