"""Where and when a server has each day's puzzles posted: a line on the page of its settings, and the form behind it."""

from dataclasses import replace
from typing import Any

from cogs.controls.addresses import Address, at_no_table, read_snowflake
from cogs.controls.answers import Form, Reply
from cogs.controls.forms import OFF, hour_field, make_form, place_field, put_label, read_hour
from cogs.controls.sentences import UserError
from cogs.daily.post import AGAIN, KIND, SETTING, SINCE, Chosen, DailyPosts
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.press.server_page import channel_menu, want_change
from cogs.table.extras import Setting
from data import Server, Wanted, fingerprint
from host.puzzle_day import next_puzzle_at, puzzle_number
from host.zones import GUESSES, find_zone, is_zone, name_zone
from words import Speech

#: The verb of the form, and the hour that it proposes.
SETUP = "srvdaily"
_USUAL = 9


class PostSetting:
    """Makes the line, and handles the form and the button that starts posts again."""

    def __init__(self, desk: Desk, posts: DailyPosts) -> None:
        self._desk, self._posts = desk, posts

    async def line(self, guild_id: int, say: Speech) -> Setting:
        """The line on the page. Raises ArchiveError, HTTPException."""
        server = await self._desk.archive.servers.server(guild_id)
        setting, chosen = _setting(server, say), Chosen.read(server)
        if chosen is None:
            return setting
        warning = await self._desk.server_page.warn(chosen.channel, say, files=True)
        if not warning and await self._desk.archive.announcements.next_due(guild_id, KIND) is None:
            warning = say("daily-post-stopped")
        return replace(setting, warning=warning)

    async def press(self, press: Press) -> Reply:
        """Open the form, save what was chosen in it, or ask which place was meant."""
        desk, say = self._desk, press.say
        server = await desk.archive.servers.server(await desk.moderators.needs_manager(press.interaction))
        setting = _setting(server, say)
        seen, *given = press.address.words.split("|")
        if not seen:
            return _form(server, at_no_table(SETUP, fingerprint(setting.value)), say)
        channel, hour, place, *_ = (*given, "", "") if given else await self._read_form(press)
        if not channel:
            return await self._save(press, server, None)
        if read_hour(hour) is None or (where := read_snowflake(channel)) is None:
            raise UserError("press-outdated")
        if given:
            await desk.server_page.check_channel(press.interaction, where)
        now = desk.house.now()
        zone = place if given and is_zone(place) else find_zone(place, now, say.language)
        if zone is None:
            words = f"{seen[: len(fingerprint(None))]}|{channel}|{hour}|"
            return desk.server_page.ask_zone(press, place, lambda one: at_no_table(SETUP, words + one), now)
        return await self._save(press, server, Chosen(where, int(hour), zone))

    async def start_again(self, press: Press) -> Reply:
        """Post again from now on, as if somebody had just played, and show the page of settings."""
        server = await self._desk.archive.servers.server(await self._desk.moderators.needs_manager(press.interaction))
        chosen = Chosen.read(server)
        if chosen is None:
            return await self._desk.server_page.show(press.interaction, update=press.private)
        return await self._save(press, server, chosen)

    async def _read_form(self, press: Press) -> tuple[str, str, str]:
        """Return the channel, if there is one, the hour and the place that were filled in."""
        channels = await self._desk.server_page.read_channels(press, "channel")
        hour, place = ((*press.fields.get(name, ()), "")[0] for name in ("hour", "zone"))
        return str(channels[0]) if channels and hour != OFF else "", hour, place

    async def _save(self, press: Press, server: Server, chosen: Chosen | None) -> Reply:
        """Save what is wanted, and plan the next posts."""
        desk, say, now = self._desk, press.say, self._desk.house.now()
        setting, guild = _setting(server, say), server.guild_id
        value = None if chosen is None else [chosen.channel, chosen.hour, chosen.zone]
        if press.address.verb == AGAIN:
            change = Wanted(press.person, SETTING, fingerprint(setting.value), value, now)
        else:
            change = want_change(press, SETTING, value, now)
        planned = () if chosen is None else self._posts.plan(server, chosen)
        if chosen is not None:
            await desk.archive.servers.save(guild, {SINCE: puzzle_number(now)})
        between = await desk.archive.announcements.choose(guild, change, KIND, planned)
        due = await desk.archive.announcements.next_due(guild, KIND)
        change_at = next_puzzle_at(puzzle_number(now)) // 1000
        note = "" if due is None else say("daily-post-on", when=f"<t:{due // 1000}:F>", change=f"<t:{change_at}:t>")
        return await desk.server_page.settle(press, setting, between, note)


def _setting(server: Server, say: Speech) -> Setting:
    """What is set, without asking Discord whether it works."""
    return Setting(SETTING, server.prefs.get(SETTING), lambda one: _tell(one, say), SETUP)


def _tell(value: Any, say: Speech) -> str:
    if not value:
        return say("daily-post-off")
    channel, hour, zone = value
    return say("daily-post-at", place=f"<#{channel}>", hour=f"{hour:02}:00", zone=name_zone(zone, say.language))


def _form(server: Server, address: Address, say: Speech) -> Form:
    """Make the form with the channel, which is empty for no posts, the hour, and the time zone."""
    chosen = Chosen.read(server)
    zone = GUESSES.get(say.language, "") if server.quiet is None else server.quiet[2]
    hour = hour_field("hour", _USUAL if chosen is None else chosen.hour)
    channel = channel_menu("channel", [] if chosen is None else [chosen.channel])
    place = place_field(zone if chosen is None else chosen.zone, say("server-zone-example"), say.language)
    return make_form(
        "daily-post-form",
        address,
        say,
        put_label("daily-post-form-channel", channel, say),
        put_label("daily-post-form-hour", hour, say),
        put_label("server-form-zone", place, say),
    )
