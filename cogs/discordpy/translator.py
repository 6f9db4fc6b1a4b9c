"""Names and descriptions of commands in every language.

A `locale_str` holds a message id. `words` fills in the English, since Discord wants a default beside the translations.
"""

from functools import cache

import discord
from discord import app_commands

from words import language_of, speech
from words.languages import SOURCE_LANGUAGE


class Translator(app_commands.Translator):
    """Translates message ids into the language of a locale."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The translation, or None if there is only English, or if it is the same, as the name of a command is."""
        message = string.extras.get("id")  # the name of an option has none
        return None if message is None else _translate(message, string.message, locale.value)


@cache
def _translate(message: str, english: str, locale: str) -> str | None:
    if language_of(locale) == SOURCE_LANGUAGE:
        return None
    say = speech(language_of(locale))
    told = say(message) if say.speaks(message) else None
    return None if told == english else told


def words(message: str) -> app_commands.locale_str:
    """A command's text in English, with the message id that its translations come from."""
    return app_commands.locale_str(speech(SOURCE_LANGUAGE)(message), id=message)
