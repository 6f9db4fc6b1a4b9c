"""What a bot has sent, counted as it goes so that a long run needs no more memory than a short one."""

import re
from itertools import takewhile

from tests.wire.standin import StandIn
from tests.wire.standin.model import Callback
from tests.wire.standin.rest.server import Exchange

#: How many requests and pictures the stand-in keeps, for whoever is still looking at them.
KEPT = 500
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
        for attachment in list(self._discord.world.attachments.values())[:-KEPT]:
            attachment.data = b""


def _is_message(exchange: Exchange) -> bool:
    """Whether this posted or edited a message."""
    if exchange.status >= 300:
        return False
    if _CALLBACK.fullmatch(exchange.path):
        return exchange.body["type"] in _SAYING
    return exchange.method in ("POST", "PATCH") and _MESSAGES.fullmatch(exchange.path) is not None
