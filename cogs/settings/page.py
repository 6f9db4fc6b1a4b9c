"""A person's own lines: invitations, the profile, the language, and who is blocked.

Each button names the value that it sets and doesn't just toggle it, so the buttons of an old page still do what they
say.
"""

from collections.abc import Sequence

from discord.ui import Modal, UserSelect

from cogs.controls.addresses import at_no_table, read_snowflake
from cogs.controls.answers import Reply, speech_for
from cogs.controls.buttons import button
from cogs.controls.forms import DISCORDS, language_field, make_form, put_label
from cogs.controls.sentences import UserError
from cogs.discordpy.picking import find_picked
from cogs.people.invitations import Invitations
from cogs.people.people import Names
from cogs.press.own_page import OwnPage
from cogs.press.press import Press
from cogs.table.extras import OwnSetting
from data import Archive, Person, Pref
from words import Speech, speech
from words.languages import list_languages

YES, NO = "yes", "no"
#: The verb of a setting, and what its words begin with: those that are on or off, the language, and blocking.
SETTINGS = "prefs"
_SWITCHES = (Pref.INVITATIONS, Pref.PUBLIC)
LANGUAGE, BLOCK = "language", "block"


class SettingsPage:
    """Makes the lines, and serves their buttons, forms and menus."""

    def __init__(self, archive: Archive, page: OwnPage, names: Names, invitations: Invitations) -> None:
        self._people, self._page = archive.people, page
        self._names, self._invitations = names, invitations

    def lines(self, person: Person, say: Speech) -> Sequence[OwnSetting]:
        """The lines of the page."""
        found = [_switch(pref, person.wants(pref), say) for pref in _SWITCHES]
        chosen = person.chosen if person.chosen in list_languages() else None
        named = speech(chosen).name if chosen else say.name
        language = say("language-spoken", name=named, chosen=YES if chosen else NO)
        blocked = say("blocked-people", count=len(person.blocked))
        return (
            *found,
            OwnSetting(language, button(say("button-settings-language"), at_no_table(SETTINGS, LANGUAGE))),
            OwnSetting(blocked, button(say("button-settings-block"), at_no_table(SETTINGS, BLOCK))),
        )

    async def set(self, press: Press) -> Reply | None:
        """Give a setting the value that a button names, or open its form. Raises ArchiveError, UserError."""
        name, _, value = press.address.words.partition("|")
        if name == LANGUAGE:
            return await self._speak(press) if value else await self._ask_language(press)
        if name == BLOCK:
            return await self._block(press) if value else _ask_whom(press.say)
        if value not in (YES, NO) or name not in _SWITCHES:
            raise UserError("press-outdated")
        await self._people.save(press.person, {name: None if value == YES else False})
        return await self._page.show(press.person, press.say, update=press.private)

    async def _ask_language(self, press: Press) -> Reply:
        say, chosen = press.say, (await self._people.person(press.person)).chosen
        discords, locale = say("settings-language-discord"), press.interaction.locale.value
        field = language_field("language", chosen, discords, say, locale)
        address = at_no_table(SETTINGS, f"{LANGUAGE}|set")
        return make_form("settings-language-title", address, say, put_label("settings-language", field, say))

    async def _speak(self, press: Press) -> Reply:
        (value, *_) = (*press.fields.get("language", ()), DISCORDS)
        if value != DISCORDS and value not in list_languages():
            raise UserError("press-outdated")
        chosen = None if value == DISCORDS else value
        await self._people.save(press.person, {Pref.CHOSEN: chosen})
        say = speech_for(chosen, press.interaction.locale.value)
        return await self._page.show(press.person, say, update=press.private)

    async def _block(self, press: Press) -> Reply:
        """Block whoever was picked in the form, as the command does."""
        for text in press.fields.get("person", ()):
            person, user = read_snowflake(text), find_picked(press.interaction, text)
            if person is None or person == press.person:
                raise UserError("press-outdated" if person is None else "block-yourself")
            if user is not None:
                if user.bot:
                    raise UserError("block-bot")
                self._names.glimpse(user)
            await self._invitations.block(press.person, person)
        return await self._page.show(press.person, press.say, update=press.private)

    async def unblock(self, press: Press) -> Reply | None:
        """Unblock whoever was picked. Raises ArchiveError, UserError."""
        # Whoever was erased is listed by a number below zero.
        person = read_snowflake(press.value.removeprefix("-"))
        if person is None:
            raise UserError("press-outdated")
        person = -person if press.value.startswith("-") else person
        await self._invitations.unblock(press.person, person)
        return await self._page.show(press.person, press.say, update=press.private)


def _switch(pref: Pref, on: bool, say: Speech) -> OwnSetting:
    label = say(f"button-settings-{pref.value}-{'off' if on else 'on'}")
    text = say(f"settings-{pref.value}", on=YES if on else NO)
    return OwnSetting(text, button(label, at_no_table(SETTINGS, f"{pref.value}|{NO if on else YES}")))


def _ask_whom(say: Speech) -> Reply:
    field: UserSelect[Modal] = UserSelect(custom_id="person", min_values=1, max_values=1)
    label = put_label("settings-block", field, say)
    return make_form("settings-block-title", at_no_table(SETTINGS, f"{BLOCK}|set"), say, label)
