"""Events: their journals, who is named in them, what they have posted, and who stayed away. Part of data/sql.

An event's journal is append-only, as a table's is: its number refuses the second of two steps. Each of its messages
is a row of `event_posts`, saved with the step that changes it: `wanted` is the journal number that the message must
show, `shown` the one that it does show. Times are Unix milliseconds.
"""

from collections.abc import Collection
from dataclasses import replace

from data.engine.connection import AnyOf, Connection, Row, take_turns
from data.engine.strand import Store, reads, writes
from data.errors import LimitScope, StaleNumber, TooMany
from data.event_records import EventHead, EventPhase, EventPost, StoredEvent
from data.fleet import of_cluster
from data.records import Entry, Message
from data.sql.named import wait_for_erasures
from data.stand_ins import people_in, rename_person

_HEAD = "id, guild_id, channel_id, secret, phase, due, created_at, number, thread_id, calendar_id"
_POST = "event_id, name, wanted, shown, due, attempts, channel_id, message_id, posted_at"


def _head_of(row: Row) -> EventHead:
    id_, guild_id, channel_id, secret, phase, *rest = row
    return EventHead(id_, guild_id, channel_id, secret, EventPhase(phase), *rest)


def _post_of(row: Row) -> EventPost:
    event_id, name, wanted, shown, due, attempts, channel_id, message_id, posted_at = row
    message = None if message_id is None else Message(channel_id, message_id, posted_at)
    return EventPost(event_id, name, wanted, shown, due, attempts, message)


def rename_in_events(connection: Connection, person_id: int, stand_in: int) -> int:
    """Put the stand-in in somebody's place in all events that name them; return in how many entries."""
    events = connection.execute("SELECT event_id FROM event_people WHERE person_id = ?", (person_id,)).fetchall()
    changed = 0
    for (event_id,) in events:
        rows = connection.execute(
            "SELECT number, entry FROM event_journal WHERE event_id = ? AND entry LIKE ?", (event_id, f"%{person_id}%")
        ).fetchall()
        changes = [(rename_person(entry, person_id, stand_in), event_id, number) for number, entry in rows]
        connection.executemany("UPDATE event_journal SET entry = ? WHERE event_id = ? AND number = ?", changes)
        # It is looked at again, so that nobody waits for somebody who isn't there any more.
        connection.execute("UPDATE events SET due = 0 WHERE id = ? AND phase <> 'over'", (event_id,))
        # What was posted is shown anew.
        connection.execute(
            "UPDATE event_posts SET shown = wanted - 1, due = 0, attempts = 0"
            " WHERE event_id = ? AND shown >= wanted AND message_id IS NOT NULL",
            (event_id,),
        )
        changed += len(changes)
    connection.execute("DELETE FROM event_people WHERE person_id = ?", (person_id,))
    return changed


def delete_event(connection: Connection, event_id: str) -> None:
    """Delete an event and all that refers to it."""
    for name in ("event_journal", "event_people", "event_posts"):
        connection.execute(f"DELETE FROM {name} WHERE event_id = ?", (event_id,))
    connection.execute("DELETE FROM events WHERE id = ?", (event_id,))


class EventStore(Store):
    """The events of all servers."""

    @writes
    def draft(self, connection: Connection, head: EventHead, entries: Collection[Entry]) -> None:
        """Save a new event that isn't announced yet. Does nothing if there is one with this id."""
        saved = connection.execute(
            f"INSERT INTO events ({_HEAD}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (
                *(head.id, head.guild_id, head.channel_id, head.secret, EventPhase.DRAFT, head.due, head.created_at),
                *(len(entries), head.thread_id, head.calendar_id),
            ),
        )
        if saved.rowcount:
            self._add(connection, head.id, 0, entries, ())

    @writes
    def announce(
        self, connection: Connection, head: EventHead, posts: Collection[str], most: int, *, at: int = 0
    ) -> None:
        """Announce a draft as it was at `head.number`, not before then, if its server has fewer than `most` events.

        Does nothing to an event that isn't a draft any more. Raises TooMany, and StaleNumber if it was changed.
        """
        # Of two who announce at once, the second waits for the first.
        take_turns(connection, [f"events {head.guild_id}"])
        count = "SELECT count(*) FROM events WHERE guild_id = ? AND phase IN ('coming', 'running')"
        open_now = connection.execute(count, (head.guild_id,)).fetchone()[0]
        row = connection.execute("SELECT phase, number FROM events WHERE id = ?", (head.id,)).fetchone()
        if row is None or row[1] != head.number:
            raise StaleNumber(head.id, head.number, 0 if row is None else row[1])
        if row[0] != EventPhase.DRAFT:
            return
        if open_now >= most:
            raise TooMany(LimitScope.SERVER, head.guild_id, most)
        connection.execute("UPDATE events SET phase = 'coming', due = 0 WHERE id = ?", (head.id,))
        for name in posts:
            connection.execute(
                "INSERT INTO event_posts (event_id, name, wanted, due) VALUES (?, ?, ?, ?)",
                (head.id, name, head.number, at),
            )

    @writes
    def discard(self, connection: Connection, event_id: str) -> None:
        """Delete a draft; nothing else."""
        row = connection.execute("SELECT 1 FROM events WHERE id = ? AND phase = 'draft'", (event_id,)).fetchone()
        if row is not None:
            delete_event(connection, event_id)

    @writes
    def append(
        self,
        connection: Connection,
        head: EventHead,
        entries: Collection[Entry],
        posts: Collection[str] = (),
        new: Collection[int] = (),
    ) -> None:
        """Save the next step of an event, whose last number was `head.number`, with its phase and when it is due.

        The messages with the names in `posts` are to be shown anew. Only people in `new` may be named for the first
        time. Raises StaleNumber if another step came first, or if somebody was erased meanwhile.
        """
        named = {person for entry in entries for person in people_in(entry.text)}
        wait_for_erasures(connection, sorted(named))
        known = connection.execute(
            "SELECT person_id FROM event_people WHERE event_id = ? AND person_id IN (SELECT value FROM json_each(?))",
            (head.id, AnyOf(sorted(named))),
        )
        if not named <= {person for (person,) in known} | {*new}:
            raise StaleNumber(head.id, head.number, head.number)
        changed = connection.execute(
            "UPDATE events SET number = ?, phase = ?, due = ? WHERE id = ? AND number = ?",
            (head.number + len(entries), head.phase, head.due, head.id, head.number),
        )
        if changed.rowcount == 0:
            row = connection.execute("SELECT number FROM events WHERE id = ?", (head.id,)).fetchone()
            raise StaleNumber(head.id, head.number, 0 if row is None else row[0])
        self._add(connection, head.id, head.number, entries, posts)

    def _add(
        self, connection: Connection, event_id: str, after: int, entries: Collection[Entry], posts: Collection[str]
    ) -> None:
        for number, entry in enumerate(entries, after + 1):
            connection.execute(
                "INSERT INTO event_journal (event_id, number, at, entry) VALUES (?, ?, ?, ?)",
                (event_id, number, entry.at, entry.text),
            )
            for person in people_in(entry.text):
                connection.execute(
                    "INSERT INTO event_people (event_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    (event_id, person),
                )
        for name in posts:
            connection.execute(
                "INSERT INTO event_posts (event_id, name, wanted) VALUES (?, ?, ?)"
                # One that wasn't tried yet keeps its time; one that may have been posted is looked for again.
                " ON CONFLICT (event_id, name) DO UPDATE SET wanted = excluded.wanted,"
                " due = CASE WHEN event_posts.attempts = 0 AND event_posts.shown = 0 THEN event_posts.due ELSE 0 END,"
                " attempts = CASE WHEN event_posts.attempts > 0 AND event_posts.message_id IS NULL THEN 1 ELSE 0 END",
                (event_id, name, after + len(entries)),
            )

    @writes
    def put_off(self, connection: Connection, event_id: str, number: int, due: int) -> None:
        """Look at an event again then, if nothing has happened in it meanwhile."""
        connection.execute("UPDATE events SET due = ? WHERE id = ? AND number = ?", (due, event_id, number))

    @writes
    def close(self, connection: Connection, event_id: str) -> None:
        """Note that nothing of an event is left to be done: it isn't looked at again."""
        connection.execute("UPDATE events SET phase = 'over' WHERE id = ?", (event_id,))

    @writes
    def hurry(self, connection: Connection, event_id: str) -> None:
        """Look at an event as soon as possible, and try its messages again that couldn't be posted."""
        connection.execute("UPDATE events SET due = 0 WHERE id = ? AND phase <> 'over'", (event_id,))
        connection.execute(
            "UPDATE event_posts SET due = 0 WHERE event_id = ? AND wanted > shown AND attempts > 0", (event_id,)
        )

    @writes
    def place(self, connection: Connection, event_id: str, thread_id: int | None, calendar_id: int | None) -> None:
        """Note the thread in which an event goes on, and its entry in the calendar; None leaves it."""
        connection.execute(
            "UPDATE events SET thread_id = coalesce(?, thread_id), calendar_id = coalesce(?, calendar_id) WHERE id = ?",
            (thread_id, calendar_id, event_id),
        )

    @reads
    def load(self, connection: Connection, event_id: str) -> StoredEvent | None:
        """A whole event, or None."""
        row = connection.execute(f"SELECT {_HEAD} FROM events WHERE id = ?", (event_id,)).fetchone()
        if row is None:
            return None
        journal = connection.execute(
            "SELECT at, entry FROM event_journal WHERE event_id = ? ORDER BY number", (event_id,)
        )
        entries = tuple(Entry(*one) for one in journal)
        return StoredEvent(replace(_head_of(row), number=len(entries)), entries)

    @reads
    def due(self, connection: Connection, now: int, limit: int = 200) -> tuple[str, ...]:
        """The ids of events that are to be looked at by now, longest overdue first."""
        ours, cluster = of_cluster(self._own, "guild_id")
        rows = connection.execute(
            f"SELECT id FROM events WHERE phase <> 'over' AND due <= ?{ours} ORDER BY due LIMIT ?",
            (now, *cluster, limit),
        )
        return tuple(event_id for (event_id,) in rows)

    @reads
    def open_in(self, connection: Connection, guild_id: int) -> tuple[EventHead, ...]:
        """A server's events that aren't over, the oldest first."""
        rows = connection.execute(
            f"SELECT {_HEAD} FROM events WHERE guild_id = ? AND phase IN ('coming', 'running')", (guild_id,)
        )
        return tuple(sorted(map(_head_of, rows), key=lambda head: (head.created_at, head.id)))

    @reads
    def over_in(self, connection: Connection, guild_id: int, limit: int = 10) -> tuple[EventHead, ...]:
        """A server's last events that are over, the newest first."""
        rows = connection.execute(
            f"SELECT {_HEAD} FROM events WHERE guild_id = ? AND phase = 'over' ORDER BY created_at DESC LIMIT ?",
            (guild_id, limit),
        )
        return tuple(map(_head_of, rows))

    @reads
    def naming(self, connection: Connection, person_id: int) -> tuple[EventHead, ...]:
        """The events that name a person, the newest first."""
        names = _HEAD.replace("id, guild_id", "events.id, guild_id", 1)
        rows = connection.execute(
            f"SELECT {names} FROM event_people JOIN events ON events.id = event_id WHERE person_id = ?", (person_id,)
        )
        return tuple(sorted(map(_head_of, rows), key=lambda head: (-head.created_at, head.id)))

    # What is posted ---------------------------------------------------------------------------------------------------

    @reads
    def posts_due(self, connection: Connection, now: int, limit: int = 40) -> tuple[EventPost, ...]:
        """The messages that are to be shown, of events of our cluster, in the order in which they were wanted."""
        ours, cluster = of_cluster(self._own, "guild_id")
        names = ", ".join(f"event_posts.{name}" for name in _POST.split(", "))
        rows = connection.execute(
            f"SELECT {names} FROM event_posts JOIN events ON events.id = event_posts.event_id"
            f" WHERE event_posts.wanted > event_posts.shown AND event_posts.due <= ?{ours}"
            " ORDER BY event_posts.due LIMIT ?",
            (now, *cluster, limit),
        )
        return tuple(map(_post_of, rows))

    @reads
    def posts_of(self, connection: Connection, event_id: str) -> tuple[EventPost, ...]:
        """All messages of an event."""
        rows = connection.execute(f"SELECT {_POST} FROM event_posts WHERE event_id = ? ORDER BY name", (event_id,))
        return tuple(map(_post_of, rows))

    @writes
    def renew(self, connection: Connection, event_id: str, name: str) -> None:
        """Have a message shown anew though nothing has happened in its event, if it is up to date."""
        connection.execute(
            "UPDATE event_posts SET shown = wanted - 1, due = 0"
            " WHERE event_id = ? AND name = ? AND shown >= wanted AND message_id IS NOT NULL",
            (event_id, name),
        )

    @writes
    def mark_tried(self, connection: Connection, post: EventPost, due: int) -> bool:
        """Note that showing a message starts, and is tried again then; False if somebody else has begun that."""
        changed = connection.execute(
            "UPDATE event_posts SET attempts = attempts + 1, due = ? WHERE event_id = ? AND name = ? AND attempts = ?",
            (due, post.event_id, post.name, post.attempts),
        )
        return changed.rowcount > 0

    @writes
    def mark_shown(self, connection: Connection, post: EventPost, number: int, message: Message | None) -> None:
        """Note that a message shows this number now, or that there is nothing to show (None leaves where it stands)."""
        place = (None, None, None) if message is None else (message.channel_id, message.message_id, message.created_at)
        connection.execute(
            "UPDATE event_posts SET shown = ?, due = 0, attempts = 0, channel_id = coalesce(?, channel_id),"
            " message_id = coalesce(?, message_id), posted_at = coalesce(?, posted_at)"
            " WHERE event_id = ? AND name = ? AND shown <= ?",
            (number, *place, post.event_id, post.name, number),
        )

    # Who stayed away --------------------------------------------------------------------------------------------------

    @reads
    def absence(self, connection: Connection, guild_id: int, shadow: int) -> tuple[int, int] | None:
        """How often in a row somebody missed their last game of an event here, and until when they have to wait."""
        row = connection.execute(
            "SELECT times, until FROM absentees WHERE guild_id = ? AND shadow = ?", (guild_id, shadow)
        ).fetchone()
        return None if row is None else (row[0], row[1])

    @writes
    def note_absence(self, connection: Connection, guild_id: int, shadow: int, until: int, event_id: str) -> None:
        """Note once for an event that somebody missed their last game there."""
        connection.execute(
            "INSERT INTO absentees (guild_id, shadow, times, until, event_id) VALUES (?, ?, 1, ?, ?)"
            " ON CONFLICT (guild_id, shadow) DO UPDATE SET times = absentees.times + 1, until = excluded.until,"
            " event_id = excluded.event_id WHERE absentees.event_id <> excluded.event_id",
            (guild_id, shadow, until, event_id),
        )

    @writes
    def forgive(
        self, connection: Connection, guild_id: int, shadows: Collection[int], event_id: str | None = None
    ) -> None:
        """Forget that these people stayed away, or only that they did so in one event.

        They have played, were let in, or it was corrected.
        """
        connection.executemany(
            "DELETE FROM absentees WHERE guild_id = ? AND shadow = ? AND event_id = coalesce(?, event_id)",
            [(guild_id, shadow, event_id) for shadow in shadows],
        )
