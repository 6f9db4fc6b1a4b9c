"""Games played by the rules alone and saved, at any moment, in a running bot's database.

Room: tests/wire. May import `standin`, the bot's pure rooms (rules), data and the standard library.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from data import Commit, Entry, NewParcel, Status, TableHead, Timer
from data.sql.archive import save_commit
from rules.table import entries, journal
from rules.table.act import act
from rules.table.clocks import NO_SEAT, timers
from rules.table.lobby import open_lobby
from rules.table.requests import Join, Play, Request, Start
from rules.table.shows import HandReason
from rules.table.table import Lobby, Running, Table
from rules.table.terms import Terms, Wait
from testbed.databases import Database
from testbed.standin import Channel


@dataclass(frozen=True)
class Course:
    """A game played from one seed: the table after each action, and the journal that leads there."""

    tables: tuple[Table, ...]
    journals: tuple[tuple[Entry, ...], ...]

    def at(self, log: Sequence[str]) -> int:
        """The number of actions after which the game has this log. Raises ValueError if it never does."""
        return [table.match.log for table in self.tables].index(tuple(log))

    def action(self, number: int) -> tuple[int, str]:
        """The seat and the text of an action, counting from 0."""
        before, after = self.tables[number : number + 2]
        return before.match.to_act, after.match.log[len(before.match.log)]

    def first(self, wanted: Callable[[Table], bool]) -> int:
        """The number of actions before the first wanted table. Raises StopIteration."""
        return next(number for number, table in enumerate(self.tables) if wanted(table))


@dataclass
class Walk:
    """A table as it develops, and the journal that leads to it."""

    table: Table
    journal: list[Entry]

    def go(self, request: Request, now: int) -> None:
        """Make a request. Raises TableRefusal."""
        progress = act(self.table, request, now)
        self.table = progress.table
        self.journal += written(progress.entries, now)


def written(entries: Iterable[entries.Entry], at: int) -> list[Entry]:
    """Write entries as they are saved."""
    return [Entry(at, journal.write(entry)) for entry in entries]


def lobby(game: str, seed: str, persons: tuple[int, ...], now: int, options: str, terms: Terms) -> Walk:
    """Open a lobby that all these people join, the first as host; it starts if that fills it."""
    made = open_lobby("t", seed, persons[0], game, options=json.loads(options), terms=terms, now=now)
    walk = Walk(made.table, written(made.entries, now))
    for person in persons[1:]:
        walk.go(Join(person), now)
    return walk


def begun(game: str, seed: str, persons: tuple[int, ...], now: int, options: str, terms: Terms) -> Walk:
    """A game of these people that has just started."""
    walk = lobby(game, seed, persons, now, options, terms)
    if isinstance(walk.table, Lobby):
        walk.go(Start(persons[0]), now)
    return walk


#: Routine actions wait for their player, however slow the machine.
PATIENT = Terms(wait=Wait.LONG)


@cache
def course(
    game: str, seed: str, persons: tuple[int, ...], choice: int, now: int, options: str = "{}", terms: Terms = PATIENT
) -> Course:
    """Play a whole game of these people with this seed; the first is the host."""
    walk = begun(game, seed, persons, now, options, terms)
    random, tables, journals = Random(choice), [walk.table], [tuple(walk.journal)]
    while isinstance(walk.table, Running):
        match, seat = walk.table.match, walk.table.awaited[0]
        text = random.choice(match.sample() or match.legal())
        walk.go(Play(walk.table.seats[seat].person or 0, text), now)
        tables.append(walk.table)
        journals.append(tuple(walk.journal))
    return Course(tuple(tables), tuple(journals))


def lay(database: Database, table: Table, made: Sequence[Entry], channel: Channel) -> None:
    """Save a table at any moment, with its channel's id, for a running bot to find."""
    assert channel.guild is not None
    name = f"p{channel.id % 10**7:07}".replace("0", "a").replace("1", "b")
    stand(database, table.but(id=name), made, channel.guild.id, channel.id)


def stand(database: Database, table: Table, made: Sequence[Entry], guild_id: int, channel_id: int) -> None:
    """Save an unfinished table as the bot would, with its board and everybody's hand still to be posted."""
    now, reason = int(time.time() * 1000), HandReason.WELCOME if isinstance(table, Lobby) else HandReason.TURN
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
            status=Status.of(table),
            created_at=made[0].at,
            updated_at=now,
            seed=bytes.fromhex(table.secret),
        ),
        after=0,
        entries=tuple(made),
        timers=tuple(Timer(one.kind, one.due, None if one.seat == NO_SEAT else one.seat) for one in timers(table)),
        people=tuple((person, seat) for seat, person in enumerate(table.persons)),
        parcels=tuple(parcels),
    )
    with database.transaction() as base:
        save_commit(base, commit)
