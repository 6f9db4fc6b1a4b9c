"""Names and descriptions of commands in every language. Part of cogs/library.

A `locale_str` holds a message id. English is filled in where the commands are made known (`english`), for Discord
wants a plain name beside the translations.
"""

import discord
from discord import app_commands

from words import LANGUAGES, speech

#: Discord's locales of the languages that we speak; English in its own forms is the plain name.
_LOCALES = {"es": ("es-ES", "es-419"), "fr": ("fr",), "pl": ("pl",), "de": ("de",)}


class Translator(app_commands.Translator):
    """Says a message id in the language of a locale, None where we do not speak it."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words, None if only English has them."""
        language = locale.value.split("-")[0]
        message = string.extras.get("id", string.message)
        if language not in LANGUAGES or locale.value not in _LOCALES.get(language, ()):
            return None
        say = speech(locale.value)
        return say(message) if say.speaks(message) else None


def words(message: str) -> app_commands.locale_str:
    """A command's text: English now, any language when it is translated."""
    return app_commands.locale_str(speech("en")(message), id=message)
