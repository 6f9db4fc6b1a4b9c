"""What the options of commands offer, translated by Discord. Part of cogs/desk."""

from discord import app_commands

from cogs.desk.typed import MOST_OFFERED
from cogs.library.translator import words as words_of
from rules import GAMES
from words import speech


def choices(message: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Values by their words in the catalog, `choice-<message>-<value>`."""
    return [app_commands.Choice(name=words_of(f"choice-{message}-{value}"), value=value) for value in values]


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game of the house, by its own words where the catalog has some, else by its title."""
    known = speech(None)
    return [
        app_commands.Choice(name=words_of(f"game-{key}") if known.knows(f"game-{key}") else game.about.title, value=key)
        for key, game in GAMES.items()
    ][:MOST_OFFERED]
