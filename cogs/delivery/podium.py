"""The podium of a season, told once when it is over. Part of cogs/delivery: imports data, ratings, render, words.

What is to be told is a row of its server and season, so a restart loses nothing. An attempt is written down before it
is made; whoever takes it up again looks first whether it stands there already, and the nonce guards the rest.
"""

import io

import discord
import structlog
from discord.ui import Container, MediaGallery, TextDisplay

from cogs.library.answers import spoken_in
from cogs.views.controls.addresses import NO_TABLE, Address, read
from cogs.views.controls.buttons import button, rows
from cogs.views.controls.marks import walk
from cogs.views.controls.verbs import Verb
from cogs.views.ladder.standings import Leaf, Standings
from data import Podium
from host.house import House
from ratings import following, season_end
from render.ladder import draw_board
from words import Speech
from words.harmless import plain
from words.ladder import LONGEST_NAME, Row, record, season_name

log = structlog.get_logger("podium")

#: So long after the end of a season its podium is told, when its last games are saved (ms; rule 20 of RATINGS.md).
GRACE = 10 * 60 * 1000
_PAUSE, _MOST_ATTEMPTS, _LOOK_BACK = 60 * 1000, 40, 300
#: Where it is forbidden it is tried for most of a day, for a moderator may allow it; a channel that is gone is gone.
_MOST_FORBIDDEN, _UNKNOWN_CHANNEL = 24, 10003
#: The longest pause is so many times doubled: 64 minutes.
_DOUBLED = 6
#: So many people are told by name, level ones included; more are counted.
NAMED = 12
_GOLD = 0xF2C14E


def podium_of(guild_id: int, channel_id: int, season: str) -> Podium:
    """The announcement of a season."""
    return Podium(guild_id, season, channel_id, season_end(season) + GRACE)


class Podiums:
    """Tells the best of each season where that is wanted."""

    def __init__(self, bot: discord.Client, house: House, standings: Standings) -> None:
        self._bot = bot
        self._house = house
        self._standings = standings
        self._telling: set[tuple[int, str]] = set()

    async def sweep(self) -> None:
        """Tell what is due; one place that fails keeps no other waiting. Raises ArchiveError."""
        for podium in await self._house.archive.podiums.due(self._house.now()):
            if (podium.guild_id, podium.season) in self._telling:
                continue
            pause = _PAUSE << min(podium.attempts, _DOUBLED)
            await self._house.archive.podiums.mark_tried(podium, self._house.now() + pause)
            self._telling.add((podium.guild_id, podium.season))
            self._house.spawn(self._tell(podium), "podium")

    async def _tell(self, podium: Podium) -> None:
        try:
            await self._try(podium)
        finally:
            self._telling.discard((podium.guild_id, podium.season))

    async def _try(self, podium: Podium) -> None:
        next_one = podium_of(podium.guild_id, podium.channel_id, following(podium.season))
        try:
            told = await self._stands(podium) if podium.attempts else None
            if told is None:
                told = await self._post(podium)
        except discord.HTTPException as error:
            log.warning("a podium was not told", server=podium.guild_id, error=type(error).__name__)
            patience = _MOST_FORBIDDEN if isinstance(error, discord.Forbidden) else _MOST_ATTEMPTS
            if error.code == _UNKNOWN_CHANNEL or podium.attempts >= patience:
                await self._house.archive.podiums.mark_done(podium, None, next_one)
            return
        await self._house.archive.podiums.mark_done(podium, told, next_one)

    async def _stands(self, podium: Podium) -> int | None:
        """The message that tells it already, if an earlier attempt came so far."""
        channel = self._bot.get_partial_messageable(podium.channel_id, guild_id=podium.guild_id)
        own = self._bot.user.id if self._bot.user else 0
        async for message in channel.history(limit=_LOOK_BACK):
            for part in walk(message.components) if message.author.id == own else ():
                address = read(str(getattr(part, "custom_id", None) or ""))
                if address is not None and address == self._mark(podium.season):
                    return message.id
        return None

    async def _post(self, podium: Podium) -> int | None:
        """The id of the message; None where nobody is on the podium."""
        view, best = await self._standings.best(podium.guild_id, podium.season)
        if not best:
            return None
        say = spoken_in(self._bot, podium.guild_id)
        drawn = await self._house.studio.paint(lambda: draw_board(view, say.language))
        items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(_words(podium.season, best, say))]
        files = []
        if drawn is not None:
            items.append(MediaGallery(discord.MediaGalleryItem("attachment://podium.png", description=drawn.alt)))
            files.append(discord.File(io.BytesIO(drawn.png), "podium.png"))
        items += rows(button(say("button-ladder"), self._mark(podium.season)))
        layout = discord.ui.LayoutView(timeout=None)
        layout.add_item(Container(*items, accent_colour=_GOLD))
        layout.stop()
        channel = self._bot.get_partial_messageable(podium.channel_id, guild_id=podium.guild_id)
        nonce = f"podium-{podium.season}-{podium.guild_id % 10**9}"
        sent = await channel.send(
            view=layout, files=files, nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
        )
        return sent.id

    def _mark(self, season: str) -> Address:
        """The button of a podium leads to its season's board, and tells one podium from another."""
        return Address(NO_TABLE, int(season.replace("-", "")), Verb.LADDER, str(Leaf(season=season)))


def _words(season: str, best: tuple[Row, ...], say: Speech) -> str:
    lines = [say("podium-head", season=season_name(season, say))]
    for row in best[:NAMED]:
        name = plain(row.name, LONGEST_NAME) or "?"
        place, told = row.place or 0, record(row, say)
        lines.append(say("podium-line", place=place, name=name, points=str(row.points), record=told))
    if len(best) > NAMED:
        lines.append(say("podium-others", count=len(best) - NAMED))
    return "\n".join((*lines, say("podium-next")))
