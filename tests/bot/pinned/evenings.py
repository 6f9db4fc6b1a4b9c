"""All evenings, by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tests.bot.pinned.events import EVENTS
from tests.bot.pinned.games import PLAYED
from tests.bot.pinned.lobbies import LOBBIES
from tests.bot.pinned.order import ORDER
from tests.bot.pinned.pages import PAGES
from tests.bot.pinned.wander import Wanderer

EVENINGS: dict[str, Callable[[Wanderer], Awaitable[None]]] = {**LOBBIES, **PLAYED, **PAGES, **ORDER, **EVENTS}
