"""A small bot that sends everything a board game bot sends; the playground is tried with it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

FRUITS = ("apple", "banana", "cherry")


def picture(colour: str) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (480, 320), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png")


class Question(discord.ui.Modal, title="A question"):
    answer: discord.ui.Label[Any] = discord.ui.Label(
        text="Your answer", description="Any word", component=discord.ui.TextInput(custom_id="answer")
    )
    colour: discord.ui.Label[Any] = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            custom_id="colour", options=[discord.SelectOption(label=c) for c in ("red", "blue")], required=False
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.answer.component, discord.ui.TextInput)
        await interaction.response.send_message(f"You said {self.answer.component.value}", ephemeral=True)


class Board(discord.ui.LayoutView):
    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        hand: discord.ui.Button[Any] = discord.ui.Button(label="Hand", custom_id="hand", emoji="🃏")
        count_up: discord.ui.Button[Any] = discord.ui.Button(
            label=f"Count {count}", custom_id=f"count:{count}", style=discord.ButtonStyle.success
        )
        ask: discord.ui.Button[Any] = discord.ui.Button(
            label="Ask me", custom_id="ask", style=discord.ButtonStyle.primary
        )
        silent: discord.ui.Button[Any] = discord.ui.Button(
            label="Silent", custom_id="silent", style=discord.ButtonStyle.danger
        )
        pick: discord.ui.Select[Any] = discord.ui.Select(
            custom_id="pick",
            placeholder="Choose a fruit",
            options=[discord.SelectOption(label=f, description=f"a fine {f}") for f in FRUITS],
        )
        whom: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id="whom", placeholder="Choose somebody")
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(f"## Board {count}\nIt is **your** turn, `a1` to b2.\n-# small print"),
                discord.ui.MediaGallery(
                    discord.MediaGalleryItem("attachment://board.png", description="A green board, empty")
                ),
                discord.ui.ActionRow(pick),
                discord.ui.ActionRow(whom),
                discord.ui.ActionRow(hand, count_up, ask, silent),
                accent_colour=0x2F9E44,
            )
        )


class SampleBot(commands.Bot):
    """Everything a board game bot sends, in little."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.beats = 0

    async def setup_hook(self) -> None:
        group = app_commands.Group(name="sample", description="Things to try")

        @group.command(description="Show the board")
        @app_commands.describe(fruit="Which fruit", other="The other player")
        @app_commands.choices(level=[app_commands.Choice(name=n, value=v) for n, v in (("Easy", 1), ("Hard", 2))])
        async def board(
            interaction: discord.Interaction, fruit: str, other: discord.Member | None = None, level: int = 1
        ) -> None:
            await interaction.response.send_message(view=Board(), file=picture("green"))
            if other is not None:
                await interaction.followup.send(
                    f"{other.mention}, {fruit} at level {level}", allowed_mentions=discord.AllowedMentions.all()
                )

        @board.autocomplete("fruit")
        async def complete(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f.title(), value=f) for f in FRUITS if typed in f]

        @group.command(description="A message for you alone")
        async def post(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.user.send("Your hand", file=picture("red"))
            await interaction.followup.send("Sent.")

        @group.command(description="A thread to play in")
        async def thread(interaction: discord.Interaction) -> None:
            assert isinstance(interaction.channel, discord.TextChannel)
            made = await interaction.channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
            await made.send("Here we play.")
            await interaction.response.send_message(f"See {made.mention}", ephemeral=True)

        self.tree.add_command(group)
        await self.tree.sync()
        self.pulse = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(0.05)
            self.beats += 1

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        match (interaction.data or {}).get("custom_id"):
            case "hand":
                await interaction.response.send_message("Your cards", file=picture("blue"), ephemeral=True)
            case "ask":
                await interaction.response.send_modal(Question())
            case "pick" | "whom":
                values = (interaction.data or {})["values"]  # type: ignore[typeddict-item]
                await interaction.response.send_message(f"{interaction.user.display_name} chose {values[0]}")
            case str(name) if name.startswith("count:"):
                count = int(name.split(":")[1]) + 1
                await interaction.response.edit_message(view=Board(count), attachments=[picture("green")])

    async def close(self) -> None:
        self.pulse.cancel()
        await super().close()


@asynccontextmanager
async def open_sample() -> AsyncIterator[discord.Client]:
    yield SampleBot()
