"""What is kept beside tables: puzzles, announcements, bans, counts, and all about somebody. Part of data/."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """A person's counted tries at a game's puzzles: how many, how many solved, and the best (lowest) score."""

    game: str
    tries: int
    solved: int
    best: int | None


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that is posted once in a server's channel when it is due; `name` tells it from others of its kind."""

    guild_id: int
    kind: str
    name: str
    channel_id: int
    due: int
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts for the operator. A parcel counts as failing after three failed attempts.

    `people` are those seated at running tables. `events` are those that are announced or running; their messages that
    are late count among the parcels that wait, or fail.
    """

    lobbies: int
    running: int
    set_aside: int
    parcels_waiting: int
    parcels_failing: int
    timers: int
    people: int
    events: int = 0


Row = Mapping[str, str | int | None]
"""A saved row: values by the names of their columns."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything that is kept about a person, row by row; what others did or hold is not in it."""

    person_id: int
    preferences: Mapping[str, object]
    dm_channel: int | None
    tables: tuple[Row, ...]
    results: tuple[Row, ...]
    ratings: tuple[Row, ...]
    tries: tuple[Row, ...]
    traces: tuple[Row, ...]
    hands: tuple[Row, ...]
    servers: tuple[Row, ...]
    bans: tuple[Row, ...] = ()
    follows: tuple[Row, ...] = ()
    tips: tuple[Row, ...] = ()
    digests: tuple[Row, ...] = ()
    streaks: tuple[Row, ...] = ()
    mistakes: tuple[Row, ...] = ()
    changes: tuple[Row, ...] = ()
    events: tuple[Row, ...] = ()
    #: What others keep against the person, much of it since they were erased, and when that was (unix ms), if within
    #: a day.
    against: tuple[Row, ...] = ()
    erased_at: int | None = None


@dataclass(frozen=True, slots=True)
class Erased:
    """What erasing somebody has changed: these tables, and this number of journal entries."""

    tables: frozenset[str]
    entries: int


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody banned from a server (0: from all), known by a keyed hash of their id.

    `person_id` is None, and `reason` empty, once they have deleted what is kept about them; `until` is None for ever.
    """

    guild_id: int
    digest: bytes = field(repr=False)
    person_id: int | None
    reason: str
    at: int
    until: int | None
