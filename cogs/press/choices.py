"""The choices of the commands' options, translated by Discord."""

from discord import app_commands

from cogs.discordpy.translator import words as words_of
from cogs.press.typed import MOST_OFFERED
from rules import GAMES
from words import speech


def choices(message: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Make a choice for each value, named by the message `choice-<message>-<value>`."""
    return [app_commands.Choice(name=words_of(f"choice-{message}-{value}"), value=value) for value in values]


def game_choices() -> list[app_commands.Choice[str]]:
    """Make a choice for each game, named by its message `game-<key>`, or by its title if it has none."""
    known = speech(None)
    return [
        app_commands.Choice(name=words_of(f"game-{key}") if known.knows(f"game-{key}") else game.about.title, value=key)
        for key, game in GAMES.items()
    ][:MOST_OFFERED]
