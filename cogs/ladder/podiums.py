"""The podium of a season, announced when the season is over."""

from dataclasses import replace

import discord
from discord.ui import Label, Modal, TextDisplay

from cogs.controls.addresses import Address, at_no_table
from cogs.controls.answers import Form, Reply, picture_item, tell, view_of
from cogs.controls.buttons import button, rows
from cogs.delivery.announcements import Announcer
from cogs.delivery.once_policy import Make
from cogs.ladder.standings import LADDER, PageChoice, Standings
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.press.server_page import channel_menu, want_change
from cogs.table.extras import Setting
from cogs.table.messages import Post
from data import Announcement, fingerprint
from host.house import House
from ratings import following, season_end, season_of
from render.ladder import draw_board
from words import Speech
from words.harmless import plain
from words.ladder import LONGEST_NAME, Row, record_of, season_name

#: How long after the end of a season its podium is posted, when its last games are saved (ms; rule 20 of RATINGS.md).
GRACE = 10 * 60 * 1000
#: The verb of the setting's form, and the preference that it is: the channel's id. That is also how podiums are called
#: among announcements, where a season is a name.
PODIUM = "srvpodium"
SETTING = "podium"
#: How many people are named, tied ones included; the others are counted.
NAMED = 12
_GOLD, _PICTURE = 0xF2C14E, "podium.png"


def podium_of(guild_id: int, channel_id: int, season: str) -> Announcement:
    """Return the podium that is due after a season."""
    return Announcement(guild_id, SETTING, season, channel_id, season_end(season) + GRACE)


class Podiums(Announcer):
    """Posts each season's podium where moderators want it."""

    kind = SETTING

    def __init__(self, bot: discord.Client, house: House, standings: Standings) -> None:
        super().__init__(bot, house)
        self._standings = standings

    def mark(self, announcement: Announcement) -> Address:
        """The address of a podium's button, which opens its season's leaderboard and identifies the podium."""
        season = announcement.name
        return at_no_table(LADDER, str(PageChoice(season=season)), int(season.replace("-", "")))

    async def maker(self, announcement: Announcement, say: Speech) -> Make | None:
        """Return what makes the podium; None if nobody is on it."""
        view, best = await self._standings.best(announcement.guild_id, announcement.name)

        async def make(picture: bool) -> Post:
            drawn = await self.house.studio.paint(draw_board, view, say.language) if picture else None
            items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(_text(announcement.name, best, say))]
            if drawn is not None:
                items.append(picture_item(_PICTURE, drawn.alt))
            items += rows(button(say("button-ladder"), self.mark(announcement)))
            pngs = () if drawn is None else (drawn.png,)
            return Post(view_of(*items, colour=_GOLD), pngs, called=_PICTURE)

        return make if best else None

    async def find_next(self, announcement: Announcement, *, posted: bool) -> Announcement:
        """Return the podium of the season after it."""
        return podium_of(announcement.guild_id, announcement.channel_id, following(announcement.name))


class PodiumSetting:
    """Where a server has its podiums posted: a line on the page of its settings, and the form behind it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def line(self, guild_id: int, say: Speech) -> Setting:
        """The line on the page. Raises ArchiveError, HTTPException."""
        setting = await self._setting(guild_id, say)
        if not isinstance(setting.value, int):
            return setting
        return replace(setting, warning=await self._desk.server_page.warn(setting.value, say, files=True))

    async def _setting(self, guild_id: int, say: Speech) -> Setting:
        """What is set, without asking Discord whether it works."""
        value = (await self._desk.archive.servers.server(guild_id)).prefs.get(SETTING)
        return Setting(SETTING, value, lambda one: f"<#{one}>" if one else say("podium-off"), PODIUM)

    async def press(self, press: Press) -> Reply:
        """Open the form, or save the channel chosen in it if the bot can write there."""
        desk, say = self._desk, press.say
        guild = await desk.moderators.needs_manager(press.interaction)
        setting = await self._setting(guild, say)
        if not press.address.words:
            return _podium_form(setting.value, at_no_table(PODIUM, fingerprint(setting.value)), say)
        chosen = next(iter(await desk.server_page.read_channels(press, "channel")), None)
        planned = () if chosen is None else (podium_of(guild, chosen, season_of(desk.house.now())),)
        change = want_change(press, SETTING, chosen, desk.house.now())
        between = await desk.archive.announcements.choose(guild, change, SETTING, planned)
        note = "".join(say("podium-on", when=f"<t:{one.due // 1000}:D>") for one in planned)
        return await desk.server_page.settle(press, setting, between, note)


def _podium_form(value: object, address: Address, say: Speech) -> Form:
    """Make the form with the channel, which is empty for no podiums."""
    select = channel_menu("channel", [value] if isinstance(value, int) else [])
    modal = Modal(title=say("podium-form"), custom_id=str(address), timeout=None)
    modal.add_item(Label(text=say("podium-form-channel"), description=say("podium-form-about"), component=select))
    return Form(tell(say("form-late")).view, modal=modal)


def _text(season: str, best: tuple[Row, ...], say: Speech) -> str:
    lines = [say("podium-head", season=season_name(season, say))]
    for row in best[:NAMED]:
        name = plain(row.name, LONGEST_NAME) or "?"
        place, told = row.place or 0, record_of(row, say)
        lines.append(say("podium-line", place=place, name=name, points=str(row.points), record=told))
    if len(best) > NAMED:
        lines.append(say("podium-others", count=len(best) - NAMED))
    return "\n".join((*lines, say("podium-next")))
