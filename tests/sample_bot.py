"""A small bot that sends everything a board game bot sends, and keeps one counter on disk.

The playground is tried with it in process; the stand-in with `python sample_bot.py`, to which the environment says
where Discord is (DISCORD_TOKEN, DISCORD_API_BASE, DISCORD_GATEWAY, DISCORD_CDN) and where the counter (DATABASE).
Imports discord only.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

FRUITS = ("apple", "banana", "cherry")
COLOURS = ("red", "green", "blue")


def picture(colour: str) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (64, 48), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description=f"a {colour} board")


def gallery(told: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=told))


class Store:
    """One number, on disk before anybody sees it."""

    def __init__(self, path: str) -> None:
        self.base = sqlite3.connect(path, isolation_level=None)
        self.base.execute("create table if not exists counter (n integer not null)")
        if self.base.execute("select count(*) from counter").fetchone()[0] == 0:
            self.base.execute("insert into counter values (0)")

    def add(self) -> int:
        return int(self.base.execute("update counter set n = n + 1 returning n").fetchone()[0])


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<step>\d+)"):
    """A button that works in every process of this bot."""

    def __init__(self, step: int) -> None:
        super().__init__(ui.Button(label="Count", custom_id=f"count:{step}", style=discord.ButtonStyle.primary))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Count:
        return cls(int(match["step"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        number = interaction.client.store.add()
        await interaction.response.edit_message(content=f"count {number}", view=counting())


def counting() -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Count(1))
    return view


class Question(ui.Modal, title="A question"):
    """A dialogue with a text and a menu."""

    name: ui.Label[Any] = ui.Label(
        text="Name", description="Any word", component=ui.TextInput(custom_id="name", max_length=20)
    )
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(custom_id="favourite", options=[discord.SelectOption(label=c) for c in COLOURS]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, colour = self.name.component, self.colour.component
        await interaction.response.send_message(f"hello {name.value} in {colour.values[0]}", ephemeral=True)


class Board(ui.LayoutView):
    """A message with everything that can be pressed."""

    def __init__(self, turn: int = 0) -> None:
        super().__init__(timeout=None)
        style = discord.ButtonStyle
        buttons: list[ui.Button[Any]] = [
            ui.Button(label="Hand", custom_id="hand", emoji="🃏"),
            ui.Button(label=f"Turn {turn}", custom_id=f"turn:{turn}", style=style.success),
            ui.Button(label="Ask me", custom_id="ask", style=style.primary),
            ui.Button(label="Silent", custom_id="silent", style=style.danger),
        ]
        pick: ui.Select[Any] = ui.Select(
            custom_id="pick",
            placeholder="Choose a fruit",
            options=[discord.SelectOption(label=f, description=f"a fine {f}") for f in FRUITS],
        )
        whom: ui.UserSelect[Any] = ui.UserSelect(custom_id="whom", placeholder="Choose somebody")
        told = ui.TextDisplay(f"## Board {turn}\nIt is **your** turn, `a1` to b2.\n-# small print")
        rows = (ui.ActionRow(pick), ui.ActionRow(whom), ui.ActionRow(*buttons))
        self.add_item(ui.Container(told, gallery("A green board, empty"), *rows, accent_colour=0x2F9E44))


def table(colour: str) -> ui.LayoutView:
    """A message with a picture that a menu changes."""
    view = ui.LayoutView(timeout=None)
    menu: ui.Select[Any] = ui.Select(
        custom_id="colour",
        placeholder="Choose a colour",
        options=[discord.SelectOption(label=c.title(), value=c, default=c == colour) for c in COLOURS],
    )
    view.add_item(
        ui.Container(ui.TextDisplay(f"## The {colour} table"), gallery(f"a {colour} board"), ui.ActionRow(menu))
    )
    return view


class SampleBot(commands.Bot):
    """The commands are in one group, synced at every start."""

    def __init__(self, database: str = ":memory:") -> None:
        super().__init__("!", intents=discord.Intents(guilds=True, dm_messages=True))
        self.store = Store(database)
        self.beats = 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        self.tree.add_command(sample)
        await self.tree.sync()
        self.repeater = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(0.05)
            self.beats += 1

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        match data.get("custom_id"):
            case "hand":
                await interaction.response.send_message("Your cards", file=picture("blue"), ephemeral=True)
            case "ask":
                await interaction.response.send_modal(Question())
            case "pick" | "whom":
                await interaction.response.send_message(f"{interaction.user.display_name} chose {data['values'][0]}")
            case "colour":
                await interaction.response.defer()
                (colour,) = data["values"]
                await interaction.edit_original_response(attachments=[picture(colour)], view=table(colour))
            case str(name) if name.startswith("turn:"):
                turn = int(name.split(":")[1]) + 1
                await interaction.response.edit_message(view=Board(turn), attachments=[picture("green")])

    async def close(self) -> None:
        self.repeater.cancel()
        await super().close()


sample = app_commands.Group(name="sample", description="What a bot can do")


@sample.command(name="board", description="Show the board")
@app_commands.describe(fruit="Which fruit", other="The other player")
@app_commands.choices(level=[app_commands.Choice(name=n, value=v) for n, v in (("Easy", 1), ("Hard", 2))])
async def show_board(
    interaction: discord.Interaction, fruit: str, other: discord.Member | None = None, level: int = 1
) -> None:
    await interaction.response.send_message(view=Board(), file=picture("green"))
    if other is not None:
        told = f"{other.mention}, {fruit} at level {level}"
        await interaction.followup.send(told, allowed_mentions=discord.AllowedMentions.all())


@show_board.autocomplete("fruit")
async def fruits(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f.title(), value=f) for f in FRUITS if typed in f]


@sample.command(name="table", description="A table with a picture")
@app_commands.describe(colour="of the table")
@app_commands.choices(colour=[app_commands.Choice(name=c.title(), value=c) for c in COLOURS])
async def show_table(interaction: discord.Interaction, colour: str = "red") -> None:
    await interaction.response.defer(thinking=True)
    await interaction.edit_original_response(attachments=[picture(colour)], view=table(colour))


@sample.command(description="A counter with a button")
async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("count 0", view=counting())


@sample.command(description="Asks for a name")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Question(timeout=60))


@sample.command(description="Writes to somebody")
async def write(interaction: discord.Interaction, who: discord.User, text: app_commands.Range[str, 1, 50]) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        sent = await who.send(text, file=picture("red"))
        await interaction.followup.send(f"sent {sent.id}")
        await sent.edit(content=f"{text}!")
    except discord.Forbidden as error:
        await interaction.followup.send(f"closed {error.code}")


@sample.command(description="Says how it was asked")
async def asked(interaction: discord.Interaction) -> None:
    lacking = [name for name in ("send_messages", "attach_files") if not getattr(interaction.app_permissions, name)]
    told = f"in {interaction.locale.value}, lacking {lacking}"
    await interaction.response.send_message(told, ephemeral=True)


@sample.command(description="Moves a piece")
async def move(interaction: discord.Interaction, step: str) -> None:
    await interaction.response.send_message(f"moved {step}", ephemeral=True)


@move.autocomplete("step")
async def steps(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"to {s}", value=s) for s in ("a1", "b1", "b2") if s.startswith(typed)]


@sample.command(description="A thread to play in")
async def thread(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.defer(ephemeral=True)
    made = await interaction.channel.create_thread(
        name="Table 1", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    await made.add_user(interaction.user)
    await made.send(f"Here we play, {interaction.user.mention}.")
    await interaction.followup.send(f"See {made.mention}")


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


@asynccontextmanager
async def open_sample() -> AsyncIterator[SampleBot]:
    """The bot, to be run in process."""
    yield SampleBot()


async def run() -> None:
    """The bot as a process, until SIGTERM."""
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    discord.asset.Asset.BASE = os.environ["DISCORD_CDN"]
    async with SampleBot(os.environ["DATABASE"]) as bot:
        running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
        stop = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(15, stop.set)
        await stop.wait()
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    discord.utils.setup_logging()
    asyncio.run(run())
