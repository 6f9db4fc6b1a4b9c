"""The choices of a server's language."""

from discord import app_commands

from cogs.discordpy.translator import words
from words import LANGUAGES, speech

#: The choice of the language that Discord itself shows.
DISCORDS = "discord"


def language_choices() -> list[app_commands.Choice[str]]:
    """Make a choice for Discord's own language and for each that we speak, by its own name."""
    own = app_commands.Choice(name=words("choice-language-discord"), value=DISCORDS)
    return [own, *(app_commands.Choice(name=speech(name)("language-name"), value=name) for name in LANGUAGES)]
