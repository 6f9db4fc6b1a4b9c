"""Showing a leaderboard or one's own profile to everybody in the channel. Part of cogs/pressing.

What is shown has nothing in it that others couldn't look up for themselves. It stands only where the person could
write too, and once a minute at most.
"""

import io
from collections import OrderedDict
from collections.abc import Callable

import discord
from discord.ui import MediaGallery, TextDisplay

from cogs.desk.desk import Desk
from cogs.library.answers import Reply, spoken_in
from cogs.library.sentences import Told
from cogs.pressing.press import Press
from cogs.views.controls.addresses import NO_TABLE, Address
from cogs.views.controls.buttons import Row, button, rows
from cogs.views.controls.verbs import Verb
from cogs.views.ladder.profiles import Profiles
from cogs.views.ladder.standings import Leaf, Standings, read_leaf
from cogs.views.measure import MOST_TEXT, fitted
from render import Picture
from render.ladder import draw_board, draw_profile
from words import Speech
from words.ladder import board_text
from words.profile import profile_text

#: What a button says that shows the person's own profile; any other says which page of a leaderboard.
PROFILE = "profile"
#: How long somebody waits before showing something else in a channel (ms), and how many are remembered for that.
PAUSE, _REMEMBERED = 60 * 1000, 4096
#: Room for the line that says who shows it.
_HEADING = 100


def to_everybody(what: str) -> Address:
    """The address of a button that shows a page of a leaderboard, or one's profile, to everybody."""
    return Address(NO_TABLE, 0, Verb.SHOW, what)


def server_of(interaction: discord.Interaction) -> int:
    """The server where somebody asks. Raises Told in direct messages."""
    if interaction.guild_id is None:
        raise Told("ladder-server-only")
    return interaction.guild_id


def shown(
    drawn: Picture | None, text: str, controls: list[Row], heading: str = ""
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """A message with the picture if there is one, else the text, below a heading; the controls at the end."""
    view = discord.ui.LayoutView(timeout=None)
    files = []
    if heading:
        view.add_item(TextDisplay(heading))
    if drawn is not None:
        view.add_item(MediaGallery(discord.MediaGalleryItem("attachment://ladder.png", description=drawn.alt)))
        files.append(discord.File(io.BytesIO(drawn.png), "ladder.png"))
    else:
        view.add_item(TextDisplay(text))
    for row in controls:
        view.add_item(row)
    return view, files


class Showing:
    """Posts what somebody wants everybody to see."""

    def __init__(self, desk: Desk, standings: Standings, profiles: Profiles) -> None:
        self._desk = desk
        self._standings = standings
        self._profiles = profiles
        self._last: OrderedDict[tuple[int, int | None], int] = OrderedDict()

    async def show(self, press: Press) -> Reply:
        """Post a leaderboard or the person's profile in the channel, in the server's language.

        Raises Told in direct messages, where the person or the bot can't write, for a hidden profile, and where the
        person has only just shown something; ArchiveError.
        """
        interaction, what = press.interaction, press.address.words
        guild, leaf = server_of(interaction), read_leaf(what)
        if leaf is None and what != PROFILE:
            raise Told("press-outdated")
        if leaf is None:
            prefs = (await self._desk.house.archive.people.person(press.person)).prefs
            if prefs.get("public") is False:
                raise Told("show-hidden")
        assert interaction.channel_id is not None
        await self._desk.rights.check(interaction, interaction.channel_id)
        self._pause(press.person, interaction.channel_id)
        say = spoken_in(self._desk.bot, guild)
        heading = say("shown-by", name=await self._desk.names.of(press.person))
        if leaf is None:
            drawn, text, controls = await self._profile(guild, press.person, say)
        else:
            drawn, text, controls = await self._board(guild, leaf, say)
        return Reply(*shown(drawn, fitted(text, MOST_TEXT - _HEADING), controls, heading), public=True)

    async def _board(self, guild: int, leaf: Leaf, say: Speech) -> tuple[Picture | None, str, list[Row]]:
        leaf, view = await self._standings.page(guild, leaf, None)
        drawn = await self._drawn(leaf.picture, lambda: draw_board(view, say.language))
        return drawn, board_text(view, say), rows(_ladder(leaf, say))

    async def _profile(self, guild: int, person: int, say: Speech) -> tuple[Picture | None, str, list[Row]]:
        view = await self._profiles.view(guild, person, say)
        drawn = await self._drawn(True, lambda: draw_profile(view, say.language))
        profile = button(say("button-profile"), Address(NO_TABLE, 0, Verb.PROFILE, f"{person}|p"))
        return drawn, profile_text(view, say), rows(profile, _ladder(Leaf(), say))

    async def _drawn(self, wanted: bool, work: Callable[[], Picture]) -> Picture | None:
        return await self._desk.house.studio.paint(work) if wanted else None

    def _pause(self, person: int, channel: int) -> None:
        """Take note that somebody shows something now. Raises Told if it's too soon."""
        now = self._desk.house.now()
        if now - self._last.get((person, channel), 0) < PAUSE:
            raise Told("show-too-soon")
        self._last[person, channel] = now
        self._last.move_to_end((person, channel))
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)


def _ladder(leaf: Leaf, say: Speech) -> discord.ui.Button[discord.ui.LayoutView]:
    """The way to the leaderboard, which answers each person privately."""
    return button(say("button-ladder"), Address(NO_TABLE, 0, Verb.LADDER, str(leaf)))
