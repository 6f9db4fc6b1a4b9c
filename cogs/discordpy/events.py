"""Gateway events that differ from their documentation.

An event that discord.py can't read would end the process. Here it becomes one line in the log, and an interaction that
lacks something unimportant is answered anyway. Discord may also send the same event twice.
"""

import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import discord
import structlog

log = structlog.get_logger("events")

#: Without a readable READY there is no session, and the bot has to stop.
_NEEDED = "READY"
_INTERACTION = "INTERACTION_CREATE"
#: The largest file that anybody may upload (bytes).
_LEAST_FILE = 10 * 1024 * 1024
_THREADS = frozenset({10, 11, 12})
_TEXT, _DM, _GROUP = 0, 1, 3
_PRIVATE, _KINDS = frozenset({_DM, _GROUP}), frozenset(kind.value for kind in discord.ChannelType)
#: The context of an interaction in a direct message between other people.
_AMONG_OTHERS = 2
_MOST_SEEN = 4096
#: Parts of our own messages that nobody reads when one comes back; discord.py would make objects of them all.
_UNREAD = frozenset({"components", "attachments", "embeds", "interaction", "interaction_metadata"})
#: The type of the component that shows a file, and how the names of files end that are read again.
_FILE, _TEXT_FILE = 13, ".json"

Parser = Callable[[Any], None]


def tolerate(parsers: dict[str, Parser]) -> None:
    """Make these parsers, by event name, skip events they can't read."""
    for event, parse in parsers.items():
        if event != _NEEDED:
            parsers[event] = _tolerant(event, parse)


def _tolerant(event: str, parse: Parser) -> Parser:
    def read(data: Any) -> None:
        try:
            parse(complete(data) if event == _INTERACTION else data)
        except Exception as error:
            # Neither the event nor the error's text, which may repeat what people wrote.
            last = traceback.extract_tb(error.__traceback__)[-1]
            log.error(
                "an event could not be read", kind=event, error=type(error).__name__, at=f"{last.name}:{last.lineno}"
            )

    return read


def complete(data: Mapping[str, Any]) -> dict[str, Any]:
    """Fill in harmless values for fields that discord.py requires but an interaction lacks; leave out unread ones."""
    given = {"version": 1, "attachment_size_limit": _LEAST_FILE} | _without_nulls(data)
    channel, message = _without_nulls(given.get("channel") or {}), given.get("message") or {}
    place = channel.get("id") or given.get("channel_id") or message.get("channel_id")
    if message:
        given["message"] = bare(message)
    if place is not None:
        given["channel"] = _channel(channel | {"id": place}, given)
    return given


def bare(message: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out what nobody reads of a message of ours that was pressed, sent or edited; attached texts stay."""
    kept = {name: value for name, value in message.items() if name not in _UNREAD}
    return kept | {"components": [], "attachments": list(_texts(message))}


def _texts(message: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the JSON files of a message as attachments; Discord may name them only in the components that show them."""
    files = list(message.get("attachments") or ())
    for part in message.get("components") or ():
        if part.get("type") == _FILE:
            shown = part.get("file") or {}
            named = {"id": shown.get("attachment_id"), "filename": part.get("name"), "size": part.get("size")}
            files.append({**named, "url": shown.get("url"), "proxy_url": shown.get("proxy_url")})
    for file in files:
        known = _without_nulls({"proxy_url": "", **file})
        if str(known.get("filename")).endswith(_TEXT_FILE) and {"id", "url", "size"} <= known.keys():
            yield known


def _channel(channel: dict[str, Any], interaction: Mapping[str, Any]) -> dict[str, Any]:
    kind, private = channel.get("type"), interaction.get("guild_id") is None
    if kind not in (_PRIVATE if private else _KINDS):
        kind = _TEXT if not private else _GROUP if interaction.get("context") == _AMONG_OTHERS else _DM
    filled = {"name": "", "position": 0, "bitrate": 0, "user_limit": 0} | channel | {"type": kind}
    if kind in _THREADS:
        filled = {"parent_id": 0, "owner_id": 0, "message_count": 0, "member_count": 0} | filled
        state = {"archived": False, "auto_archive_duration": 0, "archive_timestamp": None}
        filled["thread_metadata"] = state | _without_nulls(channel.get("thread_metadata") or {})
    return filled


def _without_nulls(data: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out null values, which mean the same as missing ones."""
    return {name: value for name, value in data.items() if value is not None}


class RecentInteractions:
    """Remembers recent interactions so that none is handled twice."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def is_repeated(self, interaction_id: int) -> bool:
        """Whether this interaction came before; it is remembered from now on."""
        if interaction_id in self._ids:
            return True
        self._ids[interaction_id] = None
        if len(self._ids) > _MOST_SEEN:
            self._ids.popitem(last=False)
        return False
