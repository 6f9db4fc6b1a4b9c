"""See, take along and delete what is kept about oneself.

`/mundialito privacy show` says in words what is kept, `export` attaches it as a file, and `delete` asks once
before it erases the person (all in `erasing.py`). Banned people may do all three, and nothing is noted
about who asks. What was erased leaves the disk soon or at night.

Nothing is kept here. How a person is taken from their tables: `cogs/people/presence.py`; from the database:
`data/sql/erasing.py` and `named.py`. Sentences: `words/<language>/privacy.ftl`.
"""

import asyncio
import gzip
from collections.abc import Mapping

import discord
from discord.ui import TextDisplay

from cogs.controls.answers import Reply, attach, speech_of, tell, view_of
from cogs.feature import Feature
from cogs.press.commanding import command
from cogs.press.desk import Desk
from cogs.press.press import Check, Control
from cogs.privacy.erasing import ERASE, Compacting, Deleting, collect, describe, file_of, write_json
from host.budget import charging

#: A longer file is compressed (bytes): Discord takes ten million.
MOST_PLAIN = 8_000_000


class Privacy(Feature):
    """What is kept about a person: they see it, take it along, and delete it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.compacting = Compacting(desk.house)
        self._deleting = Deleting(desk, self.compacting)

    @command("privacy-show", within="privacy", ordered=True, barred=False, noted=False)
    async def show(self, interaction: discord.Interaction) -> Reply:
        """Say what is kept about the person."""
        kept = await collect(self.desk.house, interaction.user.id)
        return tell(describe(kept, speech_of(interaction)))

    @command("privacy-export", within="privacy", ordered=True, barred=False, noted=False)
    async def export(self, interaction: discord.Interaction) -> Reply:
        """Attach everything that is kept about the person as a file."""
        house, cost = self.desk.house, charging()
        kept = await collect(house, interaction.user.id)
        tables = dict.fromkeys(str(row["table_id"]) for row in (*kept.tables, *kept.results))
        actions = await house.archive.privacy.actions(kept.person_id, tables, cost)
        content, name = await write_json(house.replays.lane, file_of(kept, actions, house.now())), "mundialito.json"
        if len(content) > MOST_PLAIN:
            content, name = await asyncio.to_thread(gzip.compress, content), f"{name}.gz"
        told = TextDisplay[discord.ui.LayoutView](speech_of(interaction)("privacy-exported"))
        return Reply(view_of(told, discord.ui.File(f"attachment://{name}")), [attach(content, name)])

    @command("privacy-delete", within="privacy", barred=False, noted=False)
    async def delete(self, interaction: discord.Interaction) -> Reply:
        """Say what deleting does, and ask whether to do it."""
        return await self._deleting.ask(interaction.user.id, speech_of(interaction))

    @property
    def presses(self) -> Mapping[str, Control]:
        """The button that deletes."""
        return {ERASE: Control(self._deleting.erase, Check.NOTHING, barred=False, noted=False)}

    async def sweep(self) -> None:
        """Clear from the disk what was erased."""
        await self.compacting.sweep()


FEATURE = Privacy
