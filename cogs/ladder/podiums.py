"""The podium of a season, posted once when the season is over.

Each podium is a row for its server and season, so a restart loses nothing. An attempt is saved before it is made. The
next attempt first looks for a message that an earlier one posted; the nonce prevents the remaining duplicates.
"""

from dataclasses import replace

import discord
from discord.ui import Label, Modal, TextDisplay

from cogs.controls.addresses import Address, addresses_in, as_message, at_no_table
from cogs.controls.answers import NOBODY, Form, Reply, attach, picture_item, server_speech, tell, view_of
from cogs.controls.buttons import button, rows
from cogs.delivery.channels import our_messages
from cogs.delivery.delivery import Delivery
from cogs.delivery.policy import UNKNOWN_CHANNEL, Found, Policy
from cogs.delivery.rows import Rows, log_failure
from cogs.ladder.standings import LADDER, PageChoice, Standings
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.press.server_page import channel_menu, want_change
from cogs.table.extras import Setting
from data import Message, Podium, fingerprint
from host.house import House
from host.zones import quiet_until
from ratings import following, season_end, season_of
from render.ladder import draw_board
from words import Speech
from words.harmless import plain
from words.ladder import LONGEST_NAME, BoardView, Row, record_of, season_name

#: How long after the end of a season its podium is posted, when its last games are saved (ms; rule 20 of RATINGS.md).
GRACE = 10 * 60 * 1000
_PAUSE, _MOST_ATTEMPTS, _LOOK_BACK = 60 * 1000, 40, 300
#: Without permission it is retried for most of a day, because a moderator may grant it; a deleted channel is given up.
_MOST_FORBIDDEN = 24
#: The pause doubles up to this many times: 64 minutes.
_DOUBLED = 6
#: How many people are named, tied ones included; the others are counted.
NAMED = 12
_GOLD = 0xF2C14E


def podium_of(guild_id: int, channel_id: int, season: str) -> Podium:
    """Return the podium that is due after a season."""
    return Podium(guild_id, season, channel_id, season_end(season) + GRACE)


class PodiumPolicy(Policy):
    """The podium of one season, posted once and never edited; its button tells it from others."""

    def __init__(self, delivery: Delivery, standings: Standings, podium: Podium) -> None:
        super().__init__(_name(podium), 0, None, may_be_posted=podium.attempts > 0)
        self._bot, self._house, self._standings, self._podium = delivery.bot, delivery.house, standings, podium
        self._view: BoardView | None = None
        self._best: tuple[Row, ...] = ()

    async def find(self) -> Found | None:
        """Find the message that an earlier attempt posted."""
        mark = _mark(self._podium.season)
        async for message in our_messages(
            self._bot, self._podium.channel_id, self._podium.guild_id, limit=_LOOK_BACK, blind=False
        ):
            if mark in addresses_in(message):
                return Found(as_message(message), self.drawn, True)
        return None

    async def prepare(self) -> bool:
        """Find out whether anybody is on the podium."""
        self._view, self._best = await self._standings.best(self._podium.guild_id, self._podium.season)
        return bool(self._best)

    async def post(self) -> Message:
        """Post the podium, with a picture if it can be drawn."""
        podium, view = self._podium, self._view
        say = await server_speech(self._bot, self._house.archive, podium.guild_id)
        assert view is not None, "prepare comes first"
        drawn = await self._house.studio.paint(draw_board, view, say.language)
        items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(_text(podium.season, self._best, say))]
        files = []
        if drawn is not None:
            items.append(picture_item("podium.png", drawn.alt))
            files.append(attach(drawn.png, "podium.png"))
        items += rows(button(say("button-ladder"), _mark(podium.season)))
        layout = view_of(*items, colour=_GOLD)
        layout.stop()
        channel = self._bot.get_partial_messageable(podium.channel_id, guild_id=podium.guild_id)
        nonce = f"podium-{podium.season}-{podium.guild_id % 10**9}"
        sent = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=NOBODY)
        return Message(podium.channel_id, sent.id, self._house.now())


class PodiumRow(Rows):
    """The row of a podium; attempts are counted before they are made, so a failure doesn't change it."""

    def __init__(self, house: House, podium: Podium) -> None:
        self._house, self._podium = house, podium

    async def mark_shown(self, shown: Message | None) -> None:
        """Mark it as posted, or as empty, and wait for the next season's, if podiums are still wanted."""
        podium = self._podium
        next_one = podium_of(podium.guild_id, podium.channel_id, following(podium.season))
        told = None if shown is None else shown.message_id
        await self._house.archive.podiums.mark_done(podium, told, next_one)

    async def mark_failed(self, error: Exception) -> None:
        """Give it up if the channel is gone, or after enough attempts."""
        log_failure(error, kind="podium", server=self._podium.guild_id)
        patience = _MOST_FORBIDDEN if isinstance(error, discord.Forbidden) else _MOST_ATTEMPTS
        if getattr(error, "code", 0) == UNKNOWN_CHANNEL or self._podium.attempts >= patience:
            await self.mark_shown(None)


class Podiums:
    """Posts each season's podium where moderators want it."""

    def __init__(self, bot: discord.Client, house: House, standings: Standings) -> None:
        self._house, self._standings = house, standings
        self._delivery = Delivery(bot, house)

    async def sweep(self) -> None:
        """Post what is due; a failing channel doesn't delay others. Raises ArchiveError."""
        busy = self._delivery.busy()
        for podium in await self._house.archive.podiums.due(self._house.now()):
            if _name(podium) in busy:
                continue
            quiet = (await self._house.archive.servers.server(podium.guild_id)).quiet
            if (until := quiet_until(quiet, self._house.now())) is not None:
                await self._house.archive.podiums.postpone(podium, until)
                continue
            pause = _PAUSE << min(podium.attempts, _DOUBLED)
            await self._house.archive.podiums.mark_tried(podium, self._house.now() + pause)
            self._house.spawn(self._bring(podium), "podium")

    async def _bring(self, podium: Podium) -> None:
        async with self._delivery.turn(_name(podium)):
            policy = PodiumPolicy(self._delivery, self._standings, podium)
            await self._delivery.settle(PodiumRow(self._house, podium), self._delivery.show(policy))


#: The verb of the setting's form, and the preference that it is: the channel's id.
PODIUM = "srvpodium"
SETTING = "podium"


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
        podium = None if chosen is None else podium_of(guild, chosen, season_of(desk.house.now()))
        change = want_change(press, SETTING, chosen, desk.house.now())
        between = await desk.archive.podiums.choose(guild, change, podium)
        note = "" if podium is None else say("podium-on", when=f"<t:{podium.due // 1000}:D>")
        return await desk.server_page.settle(press, setting, between, note)


def _podium_form(value: object, address: Address, say: Speech) -> Form:
    """Make the form with the channel, which is empty for no podiums."""
    select = channel_menu("channel", [value] if isinstance(value, int) else [])
    modal = Modal(title=say("podium-form"), custom_id=str(address), timeout=None)
    modal.add_item(Label(text=say("podium-form-channel"), description=say("podium-form-about"), component=select))
    return Form(tell(say("form-late")).view, modal=modal)


def _name(podium: Podium) -> str:
    return f"podium-{podium.season}-{podium.guild_id}"


def _mark(season: str) -> Address:
    """Return the address of a podium's button, which opens its season's leaderboard and identifies the podium."""
    return at_no_table(LADDER, str(PageChoice(season=season)), int(season.replace("-", "")))


def _text(season: str, best: tuple[Row, ...], say: Speech) -> str:
    lines = [say("podium-head", season=season_name(season, say))]
    for row in best[:NAMED]:
        name = plain(row.name, LONGEST_NAME) or "?"
        place, told = row.place or 0, record_of(row, say)
        lines.append(say("podium-line", place=place, name=name, points=str(row.points), record=told))
    if len(best) > NAMED:
        lines.append(say("podium-others", count=len(best) - NAMED))
    return "\n".join((*lines, say("podium-next")))
