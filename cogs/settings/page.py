"""The private page of a person's settings, and its controls.

Each button names the value that it sets and doesn't just toggle it, so the buttons of an old page still do what they
say.
"""

from cogs.controls.addresses import at_no_table, read_snowflake
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import Row, button, rows, select
from cogs.controls.sentences import UserError
from cogs.faces.spread import MOST_ITEMS, Item, Menu
from cogs.people.invitations import Invitations
from cogs.people.people import UNKNOWN, Names
from cogs.press.press import Press
from data import Archive, Pref
from words import LANGUAGES, Speech, speech

YES, NO = "yes", "no"
#: The verbs of a setting, and of the menu that unblocks somebody.
SETTINGS, UNBLOCK = "prefs", "unblock"
#: What a button turns on and off.
_SWITCHES = (Pref.PINGS, Pref.INVITATIONS, Pref.PUBLIC)
#: The setting of the language.
LANGUAGE = "language"


class SettingsPage:
    """Makes the page, and serves its buttons and menus."""

    def __init__(self, archive: Archive, names: Names, invitations: Invitations) -> None:
        self._people, self._names, self._invitations = archive.people, names, invitations

    async def show(self, person: int, say: Speech, *, update: bool = False) -> Reply:
        """Show a person's settings, with controls to change them. Raises ArchiveError."""
        kept = await self._people.person(person)
        states = {pref.value: kept.wants(pref) for pref in _SWITCHES}
        lines = [say("settings-title")]
        lines += [say(f"settings-{name}", on=YES if on else NO) for name, on in states.items()]
        lines.append(say("language-spoken", chosen=YES if kept.chosen in LANGUAGES else NO))
        lines.append(say("blocked-people", count=len(kept.blocked)))
        buttons = [
            button(
                say(f"button-settings-{name}-{'off' if on else 'on'}"),
                at_no_table(SETTINGS, f"{name}|{NO if on else YES}"),
            )
            for name, on in states.items()
        ]
        menus = [await self._menu(kept.blocked, first, say) for first in range(0, len(kept.blocked), MOST_ITEMS)]
        return tell("\n".join(lines), *rows(*buttons), _languages(kept.chosen, say), *menus, update=update)

    async def _menu(self, blocked: tuple[int, ...], first: int, say: Speech) -> Row:
        """Make a menu of up to `MOST_ITEMS` blocked people from number `first` on; picking one unblocks them."""
        names = self._names
        items = [
            Item(_label(await names.for_menu(person), person), str(person), await names.account(person))
            for person in blocked[first : first + MOST_ITEMS]
        ]
        return select(Menu("unblock", say("settings-unblock"), tuple(items)), at_no_table(UNBLOCK, str(first)))

    async def set(self, press: Press) -> Reply | None:
        """Give a setting the value that a button names. Raises ArchiveError, UserError."""
        name, _, value = press.address.words.partition("|")
        if name == LANGUAGE:
            return await self._speak(press)
        if value not in (YES, NO) or name not in _SWITCHES:
            raise UserError("press-outdated")
        await self._people.save(press.person, {name: None if value == YES else False})
        return await self.show(press.person, press.say, update=press.private)

    async def _speak(self, press: Press) -> Reply:
        if press.value != DISCORDS and press.value not in LANGUAGES:
            raise UserError("press-outdated")
        chosen = None if press.value == DISCORDS else press.value
        await self._people.save(press.person, {Pref.CHOSEN: chosen})
        say = speech(chosen or press.interaction.locale.value)
        return await self.show(press.person, say, update=press.private)

    async def unblock(self, press: Press) -> Reply | None:
        """Unblock whoever was picked. Raises ArchiveError, UserError."""
        # Whoever was erased is listed by a number below zero.
        person = read_snowflake(press.value.removeprefix("-"))
        if person is None:
            raise UserError("press-outdated")
        person = -person if press.value.startswith("-") else person
        await self._invitations.unblock(press.person, person)
        return await self.show(press.person, press.say, update=press.private)


def _label(shown: str, person: int) -> str:
    """What tells a person apart in a menu: their id, if their name isn't known any more."""
    return str(person) if shown == UNKNOWN else shown


def _languages(chosen: str | None, say: Speech) -> Row:
    """Make a menu of languages, each by its own name."""
    items = [Item(say("settings-language-discord"), DISCORDS, "", chosen not in LANGUAGES)]
    items += [Item(speech(name)("language-name"), name, "", name == chosen) for name in LANGUAGES]
    return select(Menu(LANGUAGE, say("settings-language"), tuple(items)), at_no_table(SETTINGS, f"{LANGUAGE}|"))


#: The choice of the language that Discord itself shows.
DISCORDS = "discord"
