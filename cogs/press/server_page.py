"""The page of a server's settings: a line for each, who changed them last, and what came between two moderators.

Features add the lines (`Setting`), open the forms that change them, and save what was filled in; a form's address has
the `fingerprint` of what was set when it was opened.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord.ui import ActionRow, ChannelSelect, LayoutView, Modal, Section, TextDisplay

from cogs.controls.addresses import Address, at_no_table, read_snowflake
from cogs.controls.answers import Reply, speech_of, tell, view_of
from cogs.controls.buttons import button, rows
from cogs.controls.forms import LONGEST_PLACE, zone_buttons
from cogs.controls.sentences import UserError
from cogs.faces.spread import Style
from cogs.people.people import Names
from cogs.people.rights import Moderators, Rights, name_permissions
from cogs.press.press import Press
from cogs.table.extras import Extras, GamePlace, Setting, Subject
from data import Archive, SettingChange, Wanted
from words import Speech
from words.harmless import plain

#: The verb of the page, and its part with all changes.
SERVER = "server"
CHANGES = "changes"
#: The most channels that can be chosen in a form.
MOST_CHANNELS = 5
_COLOUR = 0x7FDBEA


class ServerPage:
    """Makes the page, for people who may manage the server."""

    def __init__(self, archive: Archive, names: Names, rights: Rights, moderators: Moderators, extras: Extras) -> None:
        self._archive, self._names, self._extras = archive, names, extras
        self._rights, self._moderators = rights, moderators

    async def show(self, interaction: discord.Interaction, *, note: str = "", update: bool = False) -> Reply:
        """Show the page, below a note if there is one. Raises UserError, ArchiveError, HTTPException."""
        guild, say = await self._moderators.needs_manager(interaction), speech_of(interaction)
        settings = await self._extras.server_settings(guild, say)
        items: list[discord.ui.Item[LayoutView]] = [TextDisplay(note)] if note else []
        items.append(TextDisplay(say("server-title")))
        items += [_section(one, say) for one in settings]
        changes = await self._archive.servers.changes(guild)
        told = [await self._tell_last(changes[0], say)] if changes else []
        items.append(TextDisplay("-# " + " · ".join((*told, say("server-permissions")))))
        below = [button(say("button-server-changes"), at_no_table(SERVER, CHANGES))] if changes else []
        below += self._extras.game_buttons(GamePlace.SERVER, Subject(), say)
        if below:
            items.append(ActionRow(*below))
        return Reply(view_of(*items, colour=_COLOUR), update=update)

    async def press(self, press: Press) -> Reply:
        """Show the page again, or all changes. Raises like `show`."""
        if press.address.words != CHANGES:
            return await self.show(press.interaction, update=press.private)
        guild, say = await self._moderators.needs_manager(press.interaction), press.say
        settings = await self._extras.server_settings(guild, say)
        lines = [await self._tell(one, settings, say) for one in await self._archive.servers.changes(guild)]
        back = button(say("button-server-back"), at_no_table(SERVER))
        text = "\n".join((say("server-changes"), *lines))
        return Reply(view_of(TextDisplay(text), ActionRow(back), colour=_COLOUR), update=press.private)

    async def settle(self, press: Press, setting: Setting, between: SettingChange | None, note: str = "") -> Reply:
        """Show the page after a change of a setting was saved or, if another came `between`, what that was."""
        if between is not None:
            note = press.say(
                "server-between", name=await self._who(between, press.say), value=setting.tell(between.became)
            )
        return await self.show(press.interaction, note=note, update=press.private)

    async def check_channel(self, interaction: discord.Interaction, channel_id: int) -> None:
        """Check that a channel of this server is there, and that the person and the bot may write in it.

        Raises UserError if not, HTTPException if Discord can't be asked.
        """
        if await self._rights.missing(channel_id, guild_id=interaction.guild_id) is None:
            raise UserError("server-channel-gone")
        await self._rights.check(interaction, channel_id)

    async def read_channels(self, press: Press, field: str) -> list[int]:
        """Read the channels chosen in a field of a form, and check each.

        Raises UserError for what no form of ours sends, and like `check_channel`.
        """
        found = list[int]()
        for text in press.fields.get(field, ()):
            if (one := read_snowflake(text)) is None or len(found) == MOST_CHANNELS:
                raise UserError("press-outdated")
            await self.check_channel(press.interaction, one)
            found.append(one)
        return found

    async def warn(self, channel_id: int, say: Speech, *, opens: bool = False, files: bool = False) -> str:
        """Say what the bot still needs in a channel that is set, or that it is gone; empty if all is well.

        Raises HTTPException.
        """
        missing = await self._rights.missing(channel_id, opens=opens, files=files)
        if missing is None:
            return say("server-warn-gone")
        names = name_permissions(missing, say)
        return say("server-warn", names=names, place=f"<#{channel_id}>") if missing else ""

    def ask_zone(self, press: Press, typed: str, address: Callable[[str], Address], now: int) -> Reply:
        """Ask which of the zones nearest to what was written is meant, with the time that it is there."""
        say, buttons = press.say, zone_buttons(typed, now, press.say, address)
        text = say("server-zone-unknown", place=plain(typed, LONGEST_PLACE) or "none")
        return tell(text, *rows(*buttons, button(say("button-server-back"), at_no_table(SERVER))), update=press.private)

    async def _tell_last(self, change: SettingChange, say: Speech) -> str:
        return say(
            "server-changed", name=await self._who(change, say), setting=_title(change.name, say), when=_when(change)
        )

    async def _tell(self, change: SettingChange, settings: Sequence[Setting], say: Speech) -> str:
        """Say what somebody changed; what no feature knows any more is only named."""
        tell = next((one.tell for one in settings if one.name == change.name), lambda value: "?")
        facts = {"was": tell(change.was), "became": tell(change.became), "when": _when(change)}
        return say("server-change", name=await self._who(change, say), setting=_title(change.name, say), **facts)

    async def _who(self, change: SettingChange, say: Speech) -> str:
        return say("person-erased") if change.person is None else await self._names.of(change.person)


def channel_menu(custom_id: str, chosen: Iterable[int], *, most: int = 1) -> ChannelSelect[Modal]:
    """Make a form's menu of text channels, with those that are set."""
    kind = discord.SelectDefaultValueType.channel
    return ChannelSelect(
        custom_id=custom_id,
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=most,
        required=False,
        default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in chosen],
    )


def want_change(press: Press, setting: str, value: Any, now: int) -> Wanted:
    """Return the change that somebody who has filled in a form wants."""
    return Wanted(press.person, setting, press.address.words.partition("|")[0], value, now)


def _section(setting: Setting, say: Speech) -> Section[LayoutView]:
    lines = [f"**{_title(setting.name, say)}**", setting.tell(setting.value)]
    lines += [f"-# ⚠️ {setting.warning}"] if setting.warning else []
    label, style = ("button-server-fix", Style.MAIN) if setting.warning else ("button-server-change", Style.PLAIN)
    return Section("\n".join(lines), accessory=button(say(label), at_no_table(setting.change), style))


def _title(name: str, say: Speech) -> str:
    """Name a setting; one that no feature knows any more by what it was saved as."""
    key = name.replace("_", "-")
    return say(f"server-line-{key}") if say.knows(f"server-line-{key}") else name


def _when(change: SettingChange) -> str:
    return f"<t:{change.at // 1000}:R>"
