"""`/mundialito settings` and `block`: people's own settings, on one private page. Part of cogs.

Loading this cog adds the commands to the group of `cogs.commands`. Each button names the value that it sets and doesn't
just toggle it, so the buttons of an old page still do what they say.
"""

from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.choices import DISCORDS
from cogs.desk.desk import Desk
from cogs.faces.spread import MOST_ITEMS, Item, Menu
from cogs.library.answers import Reply, spoken, tell
from cogs.library.sentences import Told
from cogs.library.translator import words as words_of
from cogs.pressing.press import Handler, Press
from cogs.servers.invitations import blocked_in, takes_invitations
from cogs.views.controls.addresses import NO_TABLE, Address, read_person
from cogs.views.controls.buttons import Row, button, rows, select
from cogs.views.controls.verbs import Verb
from words import LANGUAGES, Speech, speech

YES, NO = "yes", "no"
#: The setting of the language.
LANGUAGE = "language"


class Preferences(commands.Cog):
    """The commands and controls of people's own settings."""

    def __init__(self, desk: Desk, group: app_commands.Group) -> None:
        self.desk = desk
        self._group = group

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers of the page's buttons and menus, by verb."""
        return {Verb.SETTINGS: self._set, Verb.UNBLOCK: self._unblock}

    async def cog_load(self) -> None:
        """Add the commands to their group."""
        for name, callback in (("settings", self.settings), ("block", self.block)):
            self._group.add_command(
                app_commands.Command(
                    name=words_of(f"command-{name}"), description=words_of(f"command-{name}-about"), callback=callback
                )
            )

    async def _answer(self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply]) -> None:
        await self.desk.answering.respond(interaction, work, barred=False)

    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the person's settings, with buttons to change them."""
        await self._answer(interaction, self._page(interaction.user.id, spoken(interaction)))

    @app_commands.describe(person=words_of("option-block-person"), on=words_of("option-block"))
    async def block(self, interaction: discord.Interaction, person: discord.User, on: bool = True) -> None:
        """Block somebody from inviting the person and joining their tables, or unblock them."""

        async def work() -> Reply:
            say, own = spoken(interaction), interaction.user.id
            if on and person.id == own:
                raise Told("block-yourself")
            if on and person.bot:
                raise Told("block-bot")
            await self.desk.names.meet(person)
            name = await self.desk.names.of(person.id)
            if on:
                await self.desk.invitations.block(own, person.id)
            else:
                await self.desk.invitations.unblock(own, person.id)
            return tell(say("done-block", name=name, on=YES if on else NO))

        await self._answer(interaction, work())

    async def _page(self, person: int, say: Speech, *, update: bool = False) -> Reply:
        prefs = (await self.desk.house.archive.people.person(person)).prefs
        blocked = blocked_in(prefs)
        states = {
            "pings": prefs.get("pings") is not False,
            "invitations": takes_invitations(prefs),
            "public": prefs.get("public") is not False,
        }
        lines = [say("settings-title")]
        lines += [say(f"settings-{name}", on=YES if on else NO) for name, on in states.items()]
        chosen = await self.desk.house.languages.of_person(person)
        lines.append(say("language-spoken", chosen=YES if chosen in LANGUAGES else NO))
        lines.append(say("blocked-people", count=len(blocked)))
        buttons = [
            button(
                say(f"button-settings-{name}-{'off' if on else 'on'}"),
                Address(NO_TABLE, 0, Verb.SETTINGS, f"{name}|{NO if on else YES}"),
            )
            for name, on in states.items()
        ]
        menus = [await self._menu(blocked, first, say) for first in range(0, len(blocked), MOST_ITEMS)]
        return tell("\n".join(lines), *rows(*buttons), _languages(chosen, say), *menus, update=update)

    async def _menu(self, blocked: tuple[int, ...], first: int, say: Speech) -> Row:
        """Make a menu of up to `MOST_ITEMS` blocked people from number `first` on; picking one unblocks them."""
        names = self.desk.names
        items = [
            Item(await names.shown(person), str(person), await names.account(person))
            for person in blocked[first : first + MOST_ITEMS]
        ]
        return select(
            Menu("unblock", say("settings-unblock"), tuple(items)), Address(NO_TABLE, 0, Verb.UNBLOCK, str(first))
        )

    async def _set(self, press: Press) -> Reply | None:
        name, _, value = press.address.words.partition("|")
        if name == LANGUAGE:
            return await self._speak(press)
        if value not in (YES, NO):
            raise Told("press-outdated")
        on = value == YES
        match name:
            case "invitations":
                await self.desk.invitations.allow(press.person, on)
            case "pings" | "public":
                await self.desk.house.archive.people.save(press.person, {name: None if on else False})
            case _:
                raise Told("press-outdated")
        return await self._page(press.person, press.say, update=press.private)

    async def _speak(self, press: Press) -> Reply:
        if press.value != DISCORDS and press.value not in LANGUAGES:
            raise Told("press-outdated")
        chosen = None if press.value == DISCORDS else press.value
        await self.desk.house.languages.choose(press.person, chosen)
        say = speech(chosen or press.interaction.locale.value)
        return await self._page(press.person, say, update=press.private)

    async def _unblock(self, press: Press) -> Reply | None:
        person = read_person(press.value)
        if person is None:
            raise Told("press-outdated")
        await self.desk.invitations.unblock(press.person, person)
        return await self._page(press.person, press.say, update=press.private)


def _languages(chosen: str | None, say: Speech) -> Row:
    """Make a menu of languages, each by its own name."""
    items = [Item(say("settings-language-discord"), DISCORDS, "", chosen not in LANGUAGES)]
    items += [Item(speech(name)("language-name"), name, "", name == chosen) for name in LANGUAGES]
    return select(
        Menu(LANGUAGE, say("settings-language"), tuple(items)), Address(NO_TABLE, 0, Verb.SETTINGS, f"{LANGUAGE}|")
    )
