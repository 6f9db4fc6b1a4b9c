"""Names and descriptions of commands in every language. Part of cogs/library.

A `locale_str` holds a message id. `words` fills in the English, since Discord wants a default beside the translations.
"""

import discord
from discord import app_commands

from words import language_of, speech
from words.speech import SOURCE_LANGUAGE


class Translator(app_commands.Translator):
    """Translates message ids into the language of a locale."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The translation, or None if there is only English."""
        if language_of(locale.value) == SOURCE_LANGUAGE:
            return None
        say, message = speech(locale.value), string.extras.get("id", string.message)
        return say(message) if say.speaks(message) else None


def words(message: str) -> app_commands.locale_str:
    """A command's text in English, with the message id that its translations come from."""
    return app_commands.locale_str(speech(SOURCE_LANGUAGE)(message), id=message)
