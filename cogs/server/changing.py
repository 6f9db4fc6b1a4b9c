"""The server's own lines: its language, the channels of its tables, and its quiet hours."""

from collections.abc import Sequence
from typing import Any

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Reply
from cogs.controls.forms import DISCORDS, OFF, read_hour
from cogs.controls.sentences import UserError
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.press.server_page import want_change
from cogs.server.forms import channels_form, language_form, quiet_form
from cogs.table.extras import Setting
from data import Pref, SettingChange, fingerprint
from host.zones import GUESSES, find_zone, is_zone, name_zone
from words import Speech, speech
from words.languages import list_languages

#: The verbs of their controls.
LANGUAGE, CHANNELS, QUIET = "srvlang", "srvrooms", "srvquiet"


class ServerSettings:
    """Says what is set, opens the forms, and saves what was filled in."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def lines(self, guild_id: int, say: Speech) -> Sequence[Setting]:
        """The lines of the page. Raises ArchiveError, HTTPException."""
        server = await self._desk.archive.servers.server(guild_id)
        page = self._desk.server_page
        told = [await page.warn(one, say, opens=True, files=True) for one in server.channels]
        warning = " ".join(filter(None, dict.fromkeys(told)))
        return (
            _setting(Pref.CHOSEN, server.chosen, say, LANGUAGE),
            _setting(Pref.CHANNELS, server.prefs.get(Pref.CHANNELS), say, CHANNELS, warning),
            _setting(Pref.QUIET, server.prefs.get(Pref.QUIET), say, QUIET),
        )

    async def language(self, press: Press) -> Reply:
        """Open the form of the language, or save what was chosen in it."""
        guild, setting = await self._open(press, Pref.CHOSEN, LANGUAGE)
        if not press.address.words:
            server = press.interaction.guild
            locales = [one.value for one in (press.interaction.locale, server and server.preferred_locale) if one]
            address = at_no_table(LANGUAGE, fingerprint(setting.value))
            return language_form(setting.value, address, press.say, *locales)
        (chosen, *_) = (*press.fields.get("language", ()), DISCORDS)
        if chosen not in (DISCORDS, *list_languages()):
            raise UserError("press-outdated")
        return await self._save(press, guild, setting, None if chosen == DISCORDS else chosen)

    async def channels(self, press: Press) -> Reply:
        """Open the form of the channels, or save those chosen in it if the bot can write there."""
        guild, setting = await self._open(press, Pref.CHANNELS, CHANNELS)
        if not press.address.words:
            return channels_form(setting.value or [], at_no_table(CHANNELS, fingerprint(setting.value)), press.say)
        chosen = await self._desk.server_page.read_channels(press, "channels")
        return await self._save(press, guild, setting, sorted(set(chosen)) or None)

    async def quiet(self, press: Press) -> Reply:
        """Open the form of quiet hours, save what was chosen in it, or ask which place was meant."""
        guild, setting = await self._open(press, Pref.QUIET, QUIET)
        seen, *chosen = press.address.words.split("|")
        if not seen:
            value = setting.value or [23, 8, GUESSES.get(press.say.language, "")]
            return quiet_form(value, bool(setting.value), at_no_table(QUIET, fingerprint(setting.value)), press.say)
        begin, end, place, *_ = (*chosen, "", "") if chosen else _values(press)
        if begin == OFF:
            return await self._save(press, guild, setting, None)
        if read_hour(begin) is None or read_hour(end) is None:
            raise UserError("press-outdated")
        if int(begin) == int(end):
            raise UserError("server-quiet-equal")
        now, language = self._desk.house.now(), press.say.language
        zone = place if chosen and is_zone(place) else find_zone(place, now, language)
        if zone is None:
            words = f"{seen[: len(fingerprint(None))]}|{begin}|{end}|"
            return self._desk.server_page.ask_zone(press, place, lambda one: at_no_table(QUIET, words + one), now)
        return await self._save(press, guild, setting, [int(begin), int(end), zone])

    async def _open(self, press: Press, name: str, verb: str) -> tuple[int, Setting]:
        """Return the server that the person may manage, and one of its settings."""
        guild = await self._desk.moderators.needs_manager(press.interaction)
        server = await self._desk.archive.servers.server(guild)
        return guild, _setting(name, server.prefs.get(name), press.say, verb)

    async def _save(self, press: Press, guild: int, setting: Setting, value: Any) -> Reply:
        change = want_change(press, setting.name, value, self._desk.house.now())
        between: SettingChange | None = await self._desk.archive.servers.change(guild, change)
        return await self._desk.server_page.settle(press, setting, between)


def _values(press: Press) -> tuple[str, str, str]:
    """Return the hours and the place that were filled in."""
    found = [(*press.fields.get(name, ()), default)[0] for name, default in (("from", OFF), ("to", ""), ("zone", ""))]
    return found[0], found[1], found[2]


def _setting(name: str, value: Any, say: Speech, verb: str, warning: str = "") -> Setting:
    tells = {Pref.CHOSEN: _tell_language, Pref.CHANNELS: _tell_channels, Pref.QUIET: _tell_quiet}
    return Setting(name, value, lambda one: tells[Pref(name)](one, say), verb, warning, basic=True)


def _tell_language(value: Any, say: Speech) -> str:
    return speech(value).name if value in list_languages() else say("server-language-discord")


def _tell_channels(value: Any, say: Speech) -> str:
    return say.all_of(f"<#{one}>" for one in value) if value else say("server-channels-all")


def _tell_quiet(value: Any, say: Speech) -> str:
    if not value:
        return say("server-quiet-off")
    begin, end, zone = value
    return say("server-quiet-hours", begin=f"{begin:02}:00", end=f"{end:02}:00", zone=name_zone(zone, say.language))
