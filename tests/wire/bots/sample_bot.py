"""A small discord.py bot for testing the stand-in itself, in a process of its own; it keeps one counter in SQLite.

Run: `python sample_bot.py` with DISCORD_TOKEN, DISCORD_API_BASE, DISCORD_GATEWAY, DISCORD_CDN and DATABASE. Imports
discord only.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import sqlite3

import discord
import yarl
from discord import app_commands, ui
from PIL import Image

discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
discord.asset.Asset.BASE = os.environ["DISCORD_CDN"]
COLOURS = ["red", "green", "blue"]


class Store:
    """One number, on disk before anybody sees it."""

    def __init__(self, path: str) -> None:
        self.base = sqlite3.connect(path, isolation_level=None)
        self.base.execute("create table if not exists counter (n integer not null)")
        if self.base.execute("select count(*) from counter").fetchone()[0] == 0:
            self.base.execute("insert into counter values (0)")

    def add(self) -> int:
        return int(self.base.execute("update counter set n = n + 1 returning n").fetchone()[0])


class Count(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<step>\d+)"):
    """A button that works in every process of this bot."""

    def __init__(self, step: int) -> None:
        super().__init__(ui.Button(label="Count", custom_id=f"count:{step}", style=discord.ButtonStyle.primary))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item, match: re.Match[str]) -> Count:
        return cls(int(match["step"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        number = bot.store.add()
        await interaction.response.edit_message(content=f"count {number}", view=counting())


def counting() -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Count(1))
    return view


def picture(colour: str) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (64, 48), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description=f"a {colour} board")


def table(colour: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    item = discord.MediaGalleryItem("attachment://board.png", description=f"a {colour} board")
    menu = ui.Select(
        custom_id="colour",
        placeholder="Choose a colour",
        options=[discord.SelectOption(label=c.title(), value=c, default=c == colour) for c in COLOURS],
    )
    view.add_item(ui.Container(ui.TextDisplay(f"## The {colour} table"), ui.MediaGallery(item), ui.ActionRow(menu)))
    return view


class Name(ui.Modal, title="Your name"):
    """A dialogue with a text and a menu."""

    name_field = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    colour_field = ui.Label(
        text="Colour",
        component=ui.Select(custom_id="favourite", options=[discord.SelectOption(label=c) for c in COLOURS]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, colour = self.name_field.component, self.colour_field.component
        await interaction.response.send_message(f"hello {name.value} in {colour.values[0]}", ephemeral=True)


class SampleBot(discord.Client):
    """The commands are in one group, synced at every start."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, dm_messages=True))
        self.tree = app_commands.CommandTree(self)
        self.store = Store(os.environ["DATABASE"])

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        self.tree.add_command(sample)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data = interaction.data or {}
        if data.get("custom_id") == "colour":
            await interaction.response.defer()
            colour = data["values"][0]
            await interaction.edit_original_response(attachments=[picture(colour)], view=table(colour))


sample = app_commands.Group(name="sample", description="What a bot can do")


@sample.command(description="A counter with a button")
async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("count 0", view=counting())


@sample.command(description="A table with a picture")
@app_commands.describe(colour="of the table")
@app_commands.choices(colour=[app_commands.Choice(name=c.title(), value=c) for c in COLOURS])
async def board(interaction: discord.Interaction, colour: str = "red") -> None:
    await interaction.response.defer(thinking=True)
    await interaction.edit_original_response(attachments=[picture(colour)], view=table(colour))


@sample.command(description="Asks for a name")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Name(timeout=60))


@sample.command(description="Writes to somebody")
async def write(interaction: discord.Interaction, who: discord.User, text: app_commands.Range[str, 1, 50]) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        sent = await who.send(text)
        await interaction.followup.send(f"sent {sent.id}")
        await sent.edit(content=f"{text}!")
    except discord.Forbidden as error:
        await interaction.followup.send(f"closed {error.code}")


@sample.command(description="Moves a piece")
async def move(interaction: discord.Interaction, step: str) -> None:
    await interaction.response.send_message(f"moved {step}", ephemeral=True)


@move.autocomplete("step")
async def steps(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"to {s}", value=s) for s in ("a1", "b1", "b2") if s.startswith(current)]


@sample.command(description="Starts a thread")
async def thread(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    new = await interaction.channel.create_thread(
        name="the game", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    await new.add_user(interaction.user)
    await new.send(f"{interaction.user.mention} plays here")
    await interaction.followup.send(f"go to {new.mention}")


@sample.command(description="Posts the same twice, with a nonce")
async def twice(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    ids = {(await interaction.channel.send("once", nonce="table-7-3")).id for _ in range(2)}
    await interaction.followup.send(f"{len(ids)} message")


@sample.command(description="Is slow")
async def slow(interaction: discord.Interaction, seconds: app_commands.Range[float, 0, 20]) -> None:
    await asyncio.sleep(seconds)
    try:
        await interaction.response.send_message("slow")
    except discord.NotFound as error:
        print(f"too late {error.code}", flush=True)


@sample.command(description="Waits before it edits")
async def later(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("first", ephemeral=True)
    await asyncio.sleep(0.3)
    try:
        await interaction.edit_original_response(content="second")
    except discord.HTTPException as error:
        print(f"expired {error.status} {error.code}", flush=True)


bot = SampleBot()


async def main() -> None:
    async with bot:
        running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
        stop = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(15, stop.set)
        await stop.wait()
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    discord.utils.setup_logging()
    asyncio.run(main())
