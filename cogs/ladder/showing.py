"""Show a leaderboard or a person's own profile to everybody in the channel.

Everything shown could be looked up by anybody. A person can do this only where they may write, and at most once a
minute in a channel.
"""

import io

import discord
from discord.ui import MediaGallery, TextDisplay

from cogs.controls.answers import MOST_TEXT, Reply, fitted, spoken_in
from cogs.controls.buttons import Row, button, rows
from cogs.controls.sentences import Told
from cogs.delivery.pauses import Pauses
from cogs.ladder.buttons import OWN_PROFILE, ladder_button, profile_at
from cogs.ladder.profiles import Profiles
from cogs.ladder.standings import PageChoice, Standings, read_page_choice
from cogs.press.desk import Desk
from cogs.press.press import Press
from data import Pref
from render import Picture
from render.ladder import draw_board, draw_profile
from words import Speech
from words.ladder import board_text, profile_text

#: Room for the line that says who shows it (characters).
_HEADING = 100


def server_of(interaction: discord.Interaction) -> int:
    """Return the id of the server. Raises Told in direct messages."""
    if interaction.guild_id is None:
        raise Told("ladder-server-only")
    return interaction.guild_id


def shown(
    drawn: Picture | None, text: str, controls: list[Row], heading: str = ""
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Make a message of a heading, the picture or else the text, and the controls."""
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
    """Posts leaderboards and profiles publicly."""

    def __init__(self, desk: Desk, standings: Standings, profiles: Profiles) -> None:
        self._desk = desk
        self._standings = standings
        self._profiles = profiles
        self._pauses = Pauses(desk.house.now)

    async def show(self, press: Press) -> Reply:
        """Post a leaderboard or the person's profile in the channel, in the server's language.

        Raises Told in direct messages, if the person or the bot can't write here, if the profile is hidden, or if the
        person showed something less than a minute ago; ArchiveError.
        """
        interaction, what = press.interaction, press.address.words
        guild, chosen = server_of(interaction), read_page_choice(what)
        if chosen is None and what != OWN_PROFILE:
            raise Told("press-outdated")
        if chosen is None:
            kept = await self._desk.house.archive.people.person(press.person)
            if not kept.wants(Pref.PUBLIC):
                raise Told("show-hidden")
        assert interaction.channel_id is not None
        await self._desk.rights.check(interaction, interaction.channel_id)
        self._pauses.begin(press.person, interaction.channel_id)
        say = await spoken_in(self._desk.bot, self._desk.house.archive, guild)
        heading = say("shown-by", name=await self._desk.names.of(press.person))
        if chosen is None:
            drawn, text, controls = await self._profile(guild, press.person, say)
        else:
            drawn, text, controls = await self._board(guild, chosen, say)
        return Reply(*shown(drawn, fitted(text, MOST_TEXT - _HEADING), controls, heading), public=True)

    async def _board(self, guild: int, chosen: PageChoice, say: Speech) -> tuple[Picture | None, str, list[Row]]:
        chosen, view = await self._standings.page(guild, chosen, None)
        studio = self._desk.house.studio
        drawn = await studio.paint(draw_board, view, say.language) if chosen.picture else None
        return drawn, board_text(view, say), rows(ladder_button(chosen, say))

    async def _profile(self, guild: int, person: int, say: Speech) -> tuple[Picture | None, str, list[Row]]:
        view = await self._profiles.view(guild, person, say)
        drawn = await self._desk.house.studio.paint(draw_profile, view, say.language)
        profile = button(say("button-profile"), profile_at(person, picture=True))
        return drawn, profile_text(view, say), rows(profile, ladder_button(PageChoice(), say))
