"""Names and descriptions of commands in every language. Part of cogs/library.

A `locale_str` holds a message id. `words` fills in the English, since Discord wants a default beside the translations.
"""

import discord
from discord import app_commands

from words import LANGUAGES, speech

#: Discord's locales for the languages we speak; English is the default and needs none.
_LOCALES = {"es": ("es-ES", "es-419"), "fr": ("fr",), "pl": ("pl",), "de": ("de",)}


class Translator(app_commands.Translator):
    """Translates message ids into the language of a locale."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The translation, or None if there is only English."""
        language = locale.value.split("-")[0]
        message = string.extras.get("id", string.message)
        if language not in LANGUAGES or locale.value not in _LOCALES.get(language, ()):
            return None
        say = speech(locale.value)
        return say(message) if say.speaks(message) else None


def words(message: str) -> app_commands.locale_str:
    """A command's text in English, with the message id that its translations come from."""
    return app_commands.locale_str(speech("en")(message), id=message)
