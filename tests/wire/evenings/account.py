"""What an evening leaves, without what always differs between evenings, such as ids and times.

Room: tests/wire/evenings. May import `club`, `standin` and the bot's pure rooms.
"""

from __future__ import annotations

import hashlib
import json
import re
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.core.chance import commitment
from rules.table.entries import Interrupted
from testbed.standin import Channel, Guild, Message, User
from tests.wire.club import Club

_ID, _TIME = re.compile(r"\d{16,20}"), re.compile(r"<t:\d+(:\w)?>")
#: By how much a reminder was put off for quiet hours (ms), which depends on when it was looked at.
_PUT_OFF = re.compile(r'"delay":\d+')
_OUTAGE = Interrupted.__name__
#: A rematch that is only requested, so that its table has no name yet.
_SEALED = re.compile(r'"table":"\w+","commitment":"\w+"')
#: A control of a table: its position, what it does, and the journal's number if it names that.
_CONTROL = r"m1:{table}:(\d+):(?:((?:more|hand|agree|disagree):)(\d+))?"
#: What a board says of an outage.
_AWAY = re.compile(r"\n⏳ .*")
_TABLES = "SELECT id, game, status, number, seed FROM tables WHERE guild_id = ? ORDER BY created_at, id"


def account(club: Club, guild: Guild, channels: Sequence[Channel], people: Sequence[User]) -> dict[str, Any]:
    """Everything saved and posted, place by place; two evenings that went the same way have equal accounts."""
    tables = club.read(_TABLES, guild.id)
    names = {user.mention: f"@{user.name}" for user in people}
    names |= {str(user.id): f"@{user.name}" for user in people}
    for number, (table_id, _, _, _, seed) in enumerate(tables, 1):
        names[table_id] = f"table-{number}"
        names[commitment(table_id, seed.hex())] = f"commitment-{number}"
    breaks = {table_id: _interruptions(club, table_id) for table_id, *_ in tables}
    plain = _without_outages(breaks)
    neutral = lambda text: _neutral(plain(text), names)  # noqa: E731
    places = [*channels, *(thread for channel in channels for thread in club.discord.threads(channel))]
    return {
        "tables": [(game, status, number - len(breaks[table_id])) for table_id, game, status, number, _ in tables],
        "journals": [_journal(club, table_id, names) for table_id, *_ in tables],
        "results": [_result(club, table_id, names) for table_id, *_ in tables],
        "hands": [_holders(club, table_id, names) for table_id, *_ in tables],
        "tries": [
            neutral(str(row))
            for row in club.read("SELECT game, person_id, score FROM puzzle_tries WHERE guild_id = ?", guild.id)
        ],
        "podiums": club.read("SELECT name, state FROM announcements WHERE guild_id = ? ORDER BY name", guild.id),
        "public": [[_seen(one, neutral) for one in club.discord.messages(place)] for place in places],
        "calls": [neutral(str(club.calls(place))) for place in places],
        "direct": {user.name: [_seen(one, neutral) for one in club.discord.dms(user)] for user in people},
        "rings": {user.name: club.rings(user) for user in people},
    }


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """The differences between two accounts, one a line."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [line for key in one for line in differences(one[key], other[key], f"{path}/{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [line for number, pair in pairs for line in differences(*pair, f"{path}/{number}")]
    return [] if one == other else [f"{path}: {one!r} is not {other!r}"]


def outrun(club: Club, guild: Guild, messages: Sequence[Message]) -> list[str]:
    """The visible controls that show unsaved steps: they name a number that no journal has."""
    numbers = {table_id: number for table_id, _, _, number, _ in club.read(_TABLES, guild.id)}
    found = []
    for message in messages:
        for control in (*message.buttons, *message.selects):
            told = re.match(r"m1:(\w+):(\d+):", control.custom_id or "")
            if told and len(told[1]) >= 8 and int(told[2]) > numbers.get(told[1], 0):
                found.append(f"{control.custom_id} in {message.text[:80]!r}")
    return found


def _neutral(text: str, names: dict[str, str]) -> str:
    text = _PUT_OFF.sub('"delay":0', text)
    text = _SEALED.sub('"table":"again","commitment":"again"', text)
    for name, instead in names.items():
        text = text.replace(name, instead)
    return _ID.sub("#", _TIME.sub("<t>", text))


def _journal(club: Club, table_id: str, names: dict[str, str]) -> list[str]:
    rows = club.read("SELECT entry FROM journal WHERE table_id = ? ORDER BY number", table_id)
    return [_neutral(entry, names) for (entry,) in rows if json.loads(entry).get("is") != _OUTAGE]


def _interruptions(club: Club, table_id: str) -> list[int]:
    """The numbers of the entries with which a table took in an outage: how often there was one is chance."""
    rows = club.read("SELECT number, entry FROM journal WHERE table_id = ? ORDER BY number", table_id)
    return [number for number, entry in rows if json.loads(entry).get("is") == _OUTAGE]


def _without_outages(breaks: Mapping[str, Sequence[int]]) -> Callable[[str], str]:
    """What leaves out of a text what is in it because of these interruptions."""

    def plain(text: str) -> str:
        for table_id, numbers in breaks.items():
            if numbers:
                less = lambda number: str(int(number) - bisect(numbers, int(number)))  # noqa: B023, E731
                text = re.sub(_CONTROL.format(table=table_id), lambda found: _renumbered(found, less), text)  # noqa: B023
        return _AWAY.sub("", text)

    return plain


def _renumbered(found: re.Match[str], less: Callable[[str], str]) -> str:
    """A control's id with other numbers in it."""
    start, _, _ = found[0].partition(f":{found[1]}:")
    return f"{start}:{less(found[1])}:" + (f"{found[2]}{less(found[3])}" if found[2] else "")


def _result(club: Club, table_id: str, names: dict[str, str]) -> str:
    rows = club.read(
        "SELECT ending, reason, seat, person_id, computer, gave_up, place, score, turns, stood_in"
        " FROM results JOIN result_seats USING (table_id) WHERE table_id = ? ORDER BY seat",
        table_id,
    )
    return _neutral(str(rows), names)


def _holders(club: Club, table_id: str, names: dict[str, str]) -> list[str]:
    """Who has a hand, and whether its saved message exists."""
    rows = club.read("SELECT person_id, channel_id, message_id FROM hands WHERE table_id = ?", table_id)
    channels = club.discord.world.channels
    standing = {one.id for _, place, _ in rows for one in channels[place].visible()}
    return sorted(_neutral(f"{person} {message in standing}", names) for person, _, message in rows)


def _seen(message: Message, neutral: Callable[[str], str]) -> dict[str, Any]:
    """A message as people see it: its words, its controls, its pictures to the byte, and their alt texts."""
    controls = [(one.label, one.custom_id or one.url, one.disabled) for one in message.buttons]
    choices = [(one.placeholder, one.custom_id, one.options) for one in message.selects]
    return {
        "text": neutral(message.text),
        "controls": neutral(json.dumps([controls, choices], default=str)),
        "pictures": [hashlib.sha256(one.data).hexdigest() for one in message.attachments],
        "alt": neutral(str(message.alt)),
    }
