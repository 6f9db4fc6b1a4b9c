"""Gives free memory of the bot's own process back to the system, as its workers do. Part of host."""

import asyncio

from host.pulse import Pulse
from workers.heap import Heap

#: How often (seconds). When very many move at once, an eighth of the memory is free soon after and isn't used again.
EVERY = 20.0


class FreeMemory:
    """Gives free memory back now and then."""

    def __init__(self) -> None:
        self._heap = Heap()
        self.pulse = Pulse(EVERY, self.give_back)

    async def give_back(self) -> None:
        """Give free memory back, on a thread beside the event loop."""
        self._heap.dirty = True
        await asyncio.to_thread(self._heap.give_back)
