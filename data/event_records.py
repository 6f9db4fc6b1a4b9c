"""The values that the archive saves of events. Part of data/. Times are Unix milliseconds."""

from dataclasses import dataclass, field
from enum import StrEnum

from data.records import Entry, Message


class EventPhase(StrEnum):
    """How far an event is; the value is the word saved in the database. A draft is nobody's yet but its writer's."""

    DRAFT = "draft"
    COMING = "coming"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class EventHead:
    """An event's row. `number` is that of its last entry, and `due` when it is to be looked at.

    It is announced in `channel_id`, and goes on in the thread `thread_id` (0: in the channel). `calendar_id` is its
    entry in Discord's own calendar, 0 for none.
    """

    id: str
    guild_id: int
    channel_id: int
    secret: bytes = field(repr=False)
    phase: EventPhase
    due: int
    created_at: int
    number: int = 0
    thread_id: int = 0
    calendar_id: int = 0


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as it was saved: `len(entries) == head.number`."""

    head: EventHead
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class EventPost:
    """A message of an event, by its name there. Its texts are made when it is shown, from the event as it then is.

    A `silent` one calls nobody. `message` is None before it is posted.
    """

    event_id: str
    name: str
    wanted: int
    shown: int = 0
    due: int = 0
    attempts: int = 0
    message: Message | None = field(default=None, compare=False)
