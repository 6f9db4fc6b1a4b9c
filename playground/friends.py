"""Playground room: friends, who join every event by themselves and play its games as computers do.

So one person can hold a whole evening. They see what anybody sees and do what anybody can: they press the buttons below
an event's messages, and type their moves, which a computer player chooses. May import simcord, the bot's `host`,
`players` and `rules`, and `world`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import simcord
from simcord.components import walk_components

from data import ArchiveError, TableHead
from host.house import House, NoSuchTable
from players import levels, question
from playground.world import World
from rules.table.table import Running
from workers.turns import PoolClosed, Rank

_log = logging.getLogger(__name__)
#: What they press below an event's messages: to join it, and to say that they are there.
_PRESSED = (":event:join|", ":event:here|")
#: In how many of a place's newest messages they look for these buttons, and how often they look at all (seconds).
_LOOKED_AT, _PAUSE = 20, 0.5
#: How many tables of the server they look at.
_TABLES = 100


class Friends:
    """Everybody in the world whom nobody plays as; while they are not `willing`, they do nothing."""

    def __init__(self, world: World, house: House) -> None:
        self._world, self._house = world, house
        self._pressed: set[tuple[int, str]] = set()

    async def live(self) -> None:
        """Look at what there is, and do what comes next, until cancelled."""
        version = -1
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_PAUSE):
                    version = await self._world.env.after(version)
            if self._world.willing:
                try:
                    await self._look()
                except (simcord.SetupError, simcord.BackendError, ArchiveError) as missed:
                    _log.info("a friend was too late: %s", missed)
            await asyncio.sleep(0)

    async def _look(self) -> None:
        for message, custom_id in list(self._buttons()):
            for friend in self._world.friends:
                if (friend.id, custom_id) not in self._pressed:
                    self._pressed.add((friend.id, custom_id))
                    await friend.click(simcord.ResponseMessage(self._world.env, message), custom_id=custom_id)
        heads = await self._house.archive.tables.to_watch(self._world.guild.id, limit=_TABLES)
        await asyncio.gather(*map(self._play, [head for head in heads if head.event]))

    def _buttons(self) -> Iterator[tuple[Any, str]]:
        """The newest buttons of events, with their messages."""
        for place in self._world.public():
            stored = self._world.backend.messages.get(place, {})
            for number in sorted(key for key, one in stored.items() if not one.is_ephemeral)[-_LOOKED_AT:]:
                for one in walk_components(stored[number].components):
                    custom_id = str(one.get("custom_id"))
                    if not one.get("disabled") and any(verb in custom_id for verb in _PRESSED):
                        yield stored[number], custom_id

    async def _play(self, head: TableHead) -> None:
        """Make a friend's move, if it is a friend's turn."""
        try:
            table = (await self._house.session(head.id)).table
            seat = table.match.to_act if isinstance(table, Running) else None
            if not isinstance(table, Running) or seat is None:
                return
            friend = next((one for one in self._world.friends if one.id == table.seats[seat].person), None)
            if friend is None:
                return
            easy = levels(head.game)[:2][-1]
            action = await self._house.thinkers.answer(question(table.match, seat, easy), rank=Rank.ALONE)
        except (NoSuchTable, PoolClosed):
            return
        place = self._world.handle(head.channel_id)
        if place is not None:
            await friend.slash(place, "move", action=action, table=head.id)
