"""What a bot has sent, counted as it goes so that a long run needs no more memory than a short one."""

import re
from collections.abc import Mapping
from itertools import islice, takewhile
from typing import TypeVar

from testbed.standin import StandIn
from testbed.standin.model import Callback
from testbed.standin.rest.server import Exchange
from testbed.standin.world import World

K = TypeVar("K")

#: How many requests, pictures and events the stand-in keeps, for whoever is still looking at them.
KEPT = 500
#: How many interactions it keeps, by which the bot edits open panels, and how many pictures without their content.
KEPT_LONG = 5000
#: How many former states of a message it keeps.
KEPT_STATES = 10
_MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?")
_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
_SAYING = (Callback.MESSAGE, Callback.UPDATE)


class Traffic:
    """Requests, messages and bytes that a bot has sent to its stand-in."""

    def __init__(self, discord: StandIn) -> None:
        self._discord = discord
        self.requests = self.messages = self.sent = 0

    def count(self, keeping: int = KEPT) -> None:
        """Count what was sent since the last time, but for the latest requests, and drop it."""
        exchanges = self._discord.server.exchanges
        over = list(takewhile(lambda one: one.status, exchanges[: max(0, len(exchanges) - keeping)]))
        self.requests += len(over)
        self.messages += sum(map(_is_message, over))
        self.sent += sum(one.size for one in over)
        del exchanges[: len(over)]
        _forget(self._discord.world)
        for session in self._discord.gateway.sessions.values():
            session.forget_events(KEPT)


def _forget(world: World) -> None:
    """Drop what nobody looks at any more: old pictures and interactions, former states, and deleted messages."""
    for old in _oldest(world.attachments, KEPT):
        world.attachments[old].data = b""
    for old in _oldest(world.attachments, KEPT_LONG):
        del world.attachments[old]
    for old in _oldest(world.interactions, KEPT_LONG):
        del world.tokens[world.interactions.pop(old).token]
    for channel in world.channels.values():
        for message in list(channel.all_messages.values()):
            if message.deleted:
                del channel.all_messages[message.id]
            else:
                message.forget_states(KEPT_STATES)


def _oldest(kept: Mapping[K, object], most: int) -> list[K]:
    """Return the keys of what is older than so many others."""
    return list(islice(kept, max(0, len(kept) - most)))


def _is_message(exchange: Exchange) -> bool:
    """Whether this posted or edited a message."""
    if exchange.status >= 300:
        return False
    if _CALLBACK.fullmatch(exchange.path):
        return exchange.body["type"] in _SAYING
    return exchange.method in ("POST", "PATCH") and _MESSAGES.fullmatch(exchange.path) is not None
