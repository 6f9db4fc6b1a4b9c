"""Who was picked from the menu of people in a form, which discord.py tells only to views that wait in memory."""

from typing import Any

import discord


def find_picked(interaction: discord.Interaction, text: str) -> discord.User | None:
    """Return the person with this id, as Discord has sent them along; None if it hasn't."""
    data: Any = interaction.data
    found = ((data or {}).get("resolved") or {}).get("users", {}).get(text)
    return None if found is None else discord.User(state=interaction._state, data=found)
