"""Suggestions while somebody types, always in time."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeVar

import discord
from discord import app_commands

from data import ArchiveError

Cog = TypeVar("Cog")
Choices = list[app_commands.Choice[str]]

#: How long suggestions may take from when somebody typed, with all that comes before (seconds); Discord allows three,
#: and they can't be deferred.
LONGEST = 2.3
#: When an interaction came in, in its extras (seconds of the event loop's clock).
CAME = "came"


def latest(interaction: discord.Interaction) -> float:
    """When suggestions have to be there (seconds of the event loop's clock)."""
    came: float = interaction.extras[CAME]
    return came + LONGEST


def in_time(
    work: Callable[[Cog, discord.Interaction, str], Coroutine[Any, Any, Choices]],
) -> Callable[[Cog, discord.Interaction, str], Coroutine[Any, Any, Choices]]:
    """Suggest nothing if the archive fails or takes too long."""

    @wraps(work)
    async def suggest(cog: Cog, interaction: discord.Interaction, current: str) -> Choices:
        try:
            async with asyncio.timeout_at(latest(interaction)):
                return await work(cog, interaction, current)
        except (TimeoutError, ArchiveError):
            return []

    return suggest
