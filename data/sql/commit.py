"""Saves one step of a table in one transaction. Part of data/sql.

A function that raises relies on its transaction to roll everything back.
"""

from data.engine.connection import Connection, take_turns
from data.errors import Duplicate, Scope, TooMany
from data.records import HOUR, Commit, Limits, Status, TableHead
from data.sql.attached import tell_followers
from data.sql.heads import save_head
from data.sql.outbox import post
from data.sql.people import openings, save_mentions, save_opening
from data.sql.privacy.named import note_named
from data.sql.puzzles import save_try
from data.sql.ratings import count_result, since_erased
from data.sql.results import save_result
from data.sql.seats import count_seats, replace_people
from data.sql.tables import append
from data.sql.timers import replace_timers


def save(connection: Connection, commit: Commit) -> None:
    """Save one step of a table. Raises Duplicate, StaleNumber, SetAside, PlaceTaken, TooMany."""
    head, number = commit.head, commit.after + len(commit.entries)
    if commit.interaction_id is not None:
        _apply_once(connection, commit.interaction_id, head, number)
    save_head(connection, head, commit.after, number, commit.since)
    append(connection, head.id, commit.after, commit.entries)
    note_named(connection, head.id, [entry.text for entry in commit.entries], commit.known)
    if commit.timers is not None:
        replace_timers(connection, head.id, commit.timers, early=commit.early, known=commit.known)
    if commit.people is not None:
        replace_people(connection, head, dict(commit.people))
    if commit.puzzle_try is not None:
        save_try(connection, commit.puzzle_try)
    save_mentions(connection, commit.mentions, head.updated_at)
    if commit.opener is not None:
        save_opening(connection, commit.opener, head.id, head.updated_at)
    if commit.limits is not None and head.status is not Status.ENDED:
        _hold(connection, commit.limits, head, commit.opener)
    post(connection, head.id, number, head.updated_at, commit.parcels, commit.known)
    if head.status is Status.ENDED:
        tell_followers(connection, head, number)
    if commit.result is not None:
        # Last, as in an erasure: whoever counts a server's games waits for nobody else.
        result = since_erased(connection, commit.result)
        save_result(connection, result)
        count_result(connection, result)


def _apply_once(connection: Connection, interaction_id: str, head: TableHead, number: int) -> None:
    fresh = connection.execute(
        "INSERT INTO interactions (interaction_id, table_id, number, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (interaction_id, head.id, number, head.updated_at),
    )
    if fresh.rowcount == 0:
        first = connection.execute(
            "SELECT table_id, number FROM interactions WHERE interaction_id = ?", (interaction_id,)
        )
        raise Duplicate(*first.fetchone())


def _hold(connection: Connection, limits: Limits, head: TableHead, opener: int | None) -> None:
    """Check the limits after writing a table. Raises TooMany.

    The new table is counted too, so that of two opened at once only one can be the last. Whoever counts waits for those
    who counted the same before and may still be saving: the opener's tables first, then the server's, then a person's.
    """
    if opener is not None:
        _hold_opener(connection, limits, opener, head.updated_at)
    if limits.server is not None and head.guild_id is not None:
        take_turns(connection, [f"server {head.guild_id}"])
        row = connection.execute(
            "SELECT count(*) FROM tables WHERE status = ? AND guild_id = ? AND status <> 'ended'",
            (head.status, head.guild_id),
        )
        if row.fetchone()[0] > limits.server:
            raise TooMany(Scope.SERVER, head.guild_id, limits.server)
    if limits.person is None:
        return
    seats = connection.execute("SELECT person_id FROM people_at WHERE table_id = ? AND seat IS NOT NULL", (head.id,))
    people = [person_id for (person_id,) in seats]
    take_turns(connection, [f"person {person_id}" for person_id in people])
    for person_id in people:
        if count_seats(connection, person_id, head.status) > limits.person:
            raise TooMany(Scope.PERSON, person_id, limits.person)


def _hold_opener(connection: Connection, limits: Limits, opener: int, now: int) -> None:
    if limits.hourly is None:
        return
    take_turns(connection, [f"opener {opener}"])
    if openings(connection, opener, now - HOUR) > limits.hourly:
        raise TooMany(Scope.HOURLY, opener, limits.hourly)
