"""Short ways to say a table and a step of it."""

from typing import Any

from data import Commit, Entry, Status, TableHead
from rules.table.results import GameResult, Sitter
from rules.table.table import Ending

SEED = bytes(range(32))


def head(table_id: str = "t1", **changes: Any) -> TableHead:
    """A running table in channel 7 of server 5."""
    plain: dict[str, Any] = {
        "game": "any",
        "version": 1,
        "guild_id": 5,
        "channel_id": 7,
        "status": Status.RUNNING,
        "created_at": 1000,
        "updated_at": 1000,
    }
    return TableHead(table_id, **(plain | changes))


def step(table_id: str = "t1", after: int = 0, *texts: str, **changes: Any) -> Commit:
    """A step that appends `texts`; what is a field of Commit goes there, all else to the head."""
    own = {name: changes.pop(name) for name in tuple(changes) if name in Commit.__dataclass_fields__}
    top = head(table_id, **changes)
    return Commit(top, after, tuple(Entry(top.updated_at, text) for text in texts), **own)


def finished(table: str, *persons: int, at: int = 1000, guild: int | None = 5, **changes: Any) -> GameResult:
    """A game that was played to its end; the persons in the order of their places."""
    sitters = tuple(Sitter(person, place=place, turns=9) for place, person in enumerate(persons, start=1))
    plain: dict[str, Any] = {"game": "any", "version": 1, "ending": Ending.PLAYED, "reason": "goal", "sitters": sitters}
    return GameResult(table=table, guild=guild, ended_at=at, **(plain | changes))
