"""Games played by the rules alone, and put into the database of a running bot at any moment of theirs.

Room: tests/wire. May import the bot's pure rooms (rules), data and the standard library.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random

from data import Commit, Entry, NewParcel, Status, TableHead, Timer
from data.writing import save
from rules.table import entries as journal
from rules.table.act import act
from rules.table.clocks import NO_SEAT, timers
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.requests import Join, Play, Request, Start
from rules.table.shows import Why
from rules.table.table import Phase, Table
from rules.table.terms import Terms, Wait


@dataclass(frozen=True)
class Course:
    """A game as it goes by one seed: the table after each action, and the journal that leads there."""

    tables: tuple[Table, ...]
    journals: tuple[tuple[journal.Entry, ...], ...]

    def at(self, log: Sequence[str]) -> int:
        """How many actions have been made when the log of the game is this one. Raises ValueError if it never is."""
        return [table.match.log if table.match else () for table in self.tables].index(tuple(log))

    def action(self, number: int) -> tuple[int, str]:
        """The seat and the text of an action, counted from 0."""
        before, after = self.tables[number : number + 2]
        assert before.match is not None
        assert after.match is not None
        return before.awaited[0], after.match.log[len(before.match.log)]

    def first(self, wanted: Callable[[Table], bool]) -> int:
        """How many actions lead to the first table that is wanted. Raises StopIteration."""
        return next(number for number, table in enumerate(self.tables) if wanted(table))


@dataclass
class _Walk:
    table: Table
    entries: list[journal.Entry] = field(default_factory=list)

    def go(self, request: Request, now: int) -> None:
        self._take(act(self.table, request, now))

    def _take(self, progress: Progress) -> None:
        self.table = progress.table
        self.entries.extend(progress.entries)


@cache
def course(game: str, seed: str, persons: tuple[int, ...], choice: int, now: int, options: str = "{}") -> Course:
    """A whole game of these persons by chance of that number; the first of them is the host. Ends with the game."""
    terms = Terms(wait=Wait.LONG)  # what decides nothing waits for its person, however slow the machine
    opened = open_lobby("t", seed, persons[0], game, options=json.loads(options), terms=terms, now=now)
    walk = _Walk(opened.table, list(opened.entries))
    for person in persons[1:]:
        walk.go(Join(person), now)
    if walk.table.phase is Phase.LOBBY:
        walk.go(Start(persons[0]), now)
    random, tables, journals = Random(choice), [walk.table], [tuple(walk.entries)]
    while walk.table.phase is Phase.RUNNING:
        match, seat = walk.table.match, walk.table.awaited[0]
        assert match is not None
        text = random.choice(match.sample() or match.legal())
        walk.go(Play(walk.table.seats[seat].person or 0, text), now)
        tables.append(walk.table)
        journals.append(tuple(walk.entries))
    return Course(tuple(tables), tuple(journals))


def lay(database: Path, course: Course, number: int, table_id: str, guild_id: int, channel_id: int) -> None:
    """Save a table as it is after so many actions, for a bot that runs to find."""
    table = replace(course.tables[number], id=table_id)
    stand(database, table, course.journals[number], guild_id, channel_id)


def stand(database: Path, table: Table, made: Sequence[journal.Entry], guild_id: int, channel_id: int) -> None:
    """Save a table as the bot would, with its board and everybody's hand still to be shown; one that has not ended."""
    now, reason = int(time.time() * 1000), Why.WELCOME if table.phase is Phase.LOBBY else Why.TURN
    parcels = [NewParcel("board", f"{table.id}-{table.number}-b", json.dumps({"ping": []}))]
    for seat, person in enumerate(table.persons if table.game.about.hidden else ()):
        payload = json.dumps({"person": person, "reason": reason.value, "call": False})
        parcels.append(NewParcel("hand", f"{table.id}-{table.number}-h{seat}", payload))
    commit = Commit(
        head=TableHead(
            id=table.id,
            game=table.game_key,
            version=table.version,
            guild_id=guild_id,
            channel_id=channel_id,
            status=Status(table.phase.value),
            created_at=table.opened_at,
            updated_at=now,
            seed=bytes.fromhex(table.seed),
        ),
        after=0,
        entries=tuple(Entry(table.touched_at, journal.write(entry)) for entry in made),
        timers=tuple(Timer(one.kind, one.due, None if one.seat == NO_SEAT else one.seat) for one in timers(table)),
        people=tuple((person, seat) for seat, person in enumerate(table.persons)),
        parcels=tuple(parcels),
    )
    with closing(sqlite3.connect(database, timeout=10, isolation_level=None)) as base:
        base.execute("BEGIN IMMEDIATE")
        save(base, commit)
        base.execute("COMMIT")
