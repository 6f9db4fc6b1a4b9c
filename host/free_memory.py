"""Gives free memory of the bot's own process back to the system, as its workers do. Part of host."""

import asyncio

from host.pulse import Pulse
from workers.spare import Spare

#: How often (seconds). When very many move at once, an eighth of the memory is free soon after and isn't used again.
EVERY = 20.0


class FreeMemory:
    """Gives it back now and then."""

    def __init__(self) -> None:
        self._spare = Spare()
        self.pulse = Pulse(EVERY, self.give_back)

    async def give_back(self) -> None:
        """Give back what there is, on a thread beside the event loop."""
        self._spare.left = True
        await asyncio.to_thread(self._spare.give_back)
