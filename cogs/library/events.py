"""Events of the gateway that are not as they are described. Part of cogs/library.

Whatever discord.py fails to read would end the process. Here it is one line in the log, and an interaction of which
something is missing that nobody needs is answered all the same. Discord repeats itself too: an event may come twice.
"""

import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

import discord
import structlog

log = structlog.get_logger("events")

#: Without a READY that can be read there is no session; such a bot has to end.
_NEEDED = "READY"
_INTERACTION = "INTERACTION_CREATE"
#: What Discord lets everybody send (bytes).
_LEAST_FILE = 10 * 1024 * 1024
_THREADS = frozenset({10, 11, 12})
_TEXT, _DM, _GROUP = 0, 1, 3
_PRIVATE, _KINDS = frozenset({_DM, _GROUP}), frozenset(kind.value for kind in discord.ChannelType)
#: How an interaction says that it comes from a direct message between others.
_AMONG_OTHERS = 2
_MOST_SEEN = 4096

Parser = Callable[[Any], None]


def forgive(parsers: dict[str, Parser]) -> None:
    """Let these parsers, by the names of their events, read what they can and pass over the rest."""
    for event, parse in parsers.items():
        if event != _NEEDED:
            parsers[event] = _forgiving(event, parse)


def _forgiving(event: str, parse: Parser) -> Parser:
    def read(data: Any) -> None:
        try:
            parse(completed(data) if event == _INTERACTION else data)
        except Exception as error:
            # Neither the event nor the error's own words, which may repeat what people have written.
            last = traceback.extract_tb(error.__traceback__)[-1]
            log.error(
                "an event cannot be read", kind=event, error=type(error).__name__, at=f"{last.name}:{last.lineno}"
            )

    return read


def completed(data: Mapping[str, Any]) -> dict[str, Any]:
    """An interaction with harmless values where something is missing that the library cannot do without."""
    given = {"version": 1, "attachment_size_limit": _LEAST_FILE} | _said(data)
    channel = _said(given.get("channel") or {})
    place = channel.get("id") or given.get("channel_id") or (given.get("message") or {}).get("channel_id")
    if place is not None:
        given["channel"] = _channel(channel | {"id": place}, given)
    return given


def _channel(channel: dict[str, Any], interaction: Mapping[str, Any]) -> dict[str, Any]:
    kind, private = channel.get("type"), interaction.get("guild_id") is None
    if kind not in (_PRIVATE if private else _KINDS):
        kind = _TEXT if not private else _GROUP if interaction.get("context") == _AMONG_OTHERS else _DM
    filled = {"name": "", "position": 0, "bitrate": 0, "user_limit": 0} | channel | {"type": kind}
    if kind in _THREADS:
        filled = {"parent_id": 0, "owner_id": 0, "message_count": 0, "member_count": 0} | filled
        state = {"archived": False, "auto_archive_duration": 0, "archive_timestamp": None}
        filled["thread_metadata"] = state | _said(channel.get("thread_metadata") or {})
    return filled


def _said(data: Mapping[str, Any]) -> dict[str, Any]:
    """Without what is null, which is no more than what is missing."""
    return {name: value for name, value in data.items() if value is not None}


class Seen:
    """The interactions of late, so that none is taken up twice."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def again(self, interaction_id: int) -> bool:
        """Whether it was here before; from now on it was."""
        if interaction_id in self._ids:
            return True
        self._ids[interaction_id] = None
        if len(self._ids) > _MOST_SEEN:
            self._ids.popitem(last=False)
        return False
