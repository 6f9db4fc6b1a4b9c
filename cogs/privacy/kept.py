"""What is kept about a person, in words and as a file."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from cogs.people.people import harmless
from data import Kept, Person, Pref, Status
from host import packing
from host.budget import payer
from host.house import House
from host.lane import Lane
from words import Speech

#: The shape of the exported file; it rises when a field changes its meaning or goes.
FORMAT, VERSION = "mundialito-person", 1
#: Preferences that aren't settings of the person's own.
_NOTED = ("name", "account", "language", "blocked")


async def kept_of(house: House, person: int) -> Kept:
    """What is kept about a person; whoever asks pays for reading it. Raises ArchiveError."""
    by = payer()
    return await house.archive.privacy.collect(person, None if by is None else by.charge)


def open_of(kept: Kept) -> list[Any]:
    """The tables and invitations that the person would leave."""
    return [row for row in kept.tables if row["status"] in (Status.LOBBY, Status.RUNNING)]


def is_empty(kept: Kept) -> bool:
    """Whether nothing is kept about the person that they could delete."""
    rows = (kept.tables, kept.results, kept.tries, kept.traces, kept.hands, kept.servers, kept.bans, kept.follows)
    return not any(rows) and not kept.preferences and kept.dm_channel is None


def described(kept: Kept, say: Speech, noted: frozenset[str]) -> str:
    """Say in plain words what is kept about a person; `noted` are preferences in which features note something."""
    if is_empty(kept) and kept.erased_at is None and not kept.against:
        return say("privacy-nothing")
    prefs, person = kept.preferences, Person(kept.person_id, kept.dm_channel, kept.preferences)
    lines = [] if is_empty(kept) else [say("privacy-id")]
    if person.name is not None:
        lines.append(say("privacy-names", name=harmless(person.name), account=harmless(person.account)))
    if isinstance(language := prefs.get(Pref.LANGUAGE), str):
        lines.append(say("privacy-language", language=harmless(language)))
    if kept.dm_channel is not None:
        lines.append(say("privacy-direct"))
    mentions = sum(row["kind"] == "mention" for row in kept.traces)
    counts = {
        "settings": len(prefs.keys() - set(_NOTED) - noted),
        "blocked": len(person.blocked),
        **{name: len(entries) for name in sorted(noted) if isinstance(entries := prefs.get(name), dict)},
        "open": len(open_of(kept)),
        "finished": len(kept.results),
        "tries": len(kept.tries),
        "mentions": mentions,
        "openings": len(kept.traces) - mentions,
        "hands": len(kept.hands),
        "servers": len(kept.servers),
        "bans": len(kept.bans),
        "follows": len(kept.follows),
        "against": len(kept.against),
    }
    lines += [say(f"privacy-count-{name}", count=count) for name, count in counts.items() if count]
    if kept.erased_at is not None:
        lines.append(say("privacy-erased-lately", when=f"<t:{kept.erased_at // 1000}:R>"))
    return "\n".join((say("privacy-title"), *(f"- {line}" for line in lines), say("privacy-ways")))


def exported(kept: Kept, actions: tuple[Mapping[str, Any], ...], now: int) -> dict[str, Any]:
    """Everything that is kept about a person, as it stands in their file; PRIVACY.md describes it. `now` is unix ms."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "made_at": datetime.fromtimestamp(now / 1000, UTC).isoformat(timespec="seconds"),
        "person": kept.person_id,
        "dm_channel": kept.dm_channel,
        "preferences": dict(kept.preferences),
        "tables": kept.tables,
        "results": kept.results,
        "ratings": kept.ratings,
        "actions": actions,
        "puzzle_tries": kept.tries,
        "notes": kept.traces,
        "hands": kept.hands,
        "servers": kept.servers,
        "bans": kept.bans,
        "follows": kept.follows,
        "against": kept.against,
        "erased_at": kept.erased_at,
    }


async def written(lane: Lane, content: Mapping[str, Any]) -> bytes:
    """Write a file as JSON, in pieces and not here."""
    fields = []
    for name, value in content.items():
        if isinstance(value, tuple) and value:
            starts = range(0, len(value), packing.ROWS)
            pieces = [await lane.run(packing.write_rows, value[start : start + packing.ROWS]) for start in starts]
            fields.append(f' "{name}": [\n' + ",\n".join(pieces) + "\n ]")
        else:
            fields.append(f' "{name}": {packing.value(value)}')
    return ("{\n" + ",\n".join(fields) + "\n}").encode()
