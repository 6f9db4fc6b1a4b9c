"""What people may see of channels that Discord has to be asked about, remembered for a moment."""

from collections import OrderedDict

import discord

from cogs.people.access import Access
from data import TableHead
from host.budget import REQUEST, charging
from host.house import House

#: For how long an answer is good (ms), and how many are remembered.
GOOD, _MANY = 60_000, 2048


class Glances:
    """Looks for lists of tables, of which somebody may want one after the other."""

    def __init__(self, bot: discord.Client, house: House, access: Access) -> None:
        self._bot = bot
        self._house = house
        self._access = access
        self._answers: OrderedDict[tuple[int, int], tuple[int, bool]] = OrderedDict()

    def asks(self, head: TableHead, interaction: discord.Interaction) -> bool:
        """Whether Discord has to be asked if the person sees a table's channel."""
        if head.channel_id == interaction.channel_id or self._answer(head, interaction) is not None:
            return False
        channel = self._bot.get_channel(head.channel_id)
        return channel is None or (isinstance(channel, discord.Thread) and channel.is_private())

    async def sees(self, head: TableHead, interaction: discord.Interaction) -> bool:
        """Whether the person sees a table's channel, or did a moment ago. Raises HTTPException."""
        if (known := self._answer(head, interaction)) is not None:
            return known
        if not self.asks(head, interaction):
            return await self._access.sees(head, interaction)
        if (cost := charging()) is not None:
            cost(REQUEST)
        found = await self._access.sees(head, interaction)
        self._answers[interaction.user.id, head.channel_id] = self._house.now(), found
        while len(self._answers) > _MANY:
            self._answers.popitem(last=False)
        return found

    def _answer(self, head: TableHead, interaction: discord.Interaction) -> bool | None:
        asked_at, found = self._answers.get((interaction.user.id, head.channel_id), (0, False))
        return found if 0 <= self._house.now() - asked_at < GOOD else None
