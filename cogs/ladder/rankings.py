"""Answer with leaderboards and profiles: a picture or text, and controls below.

The buttons are stateless: their words say which page they open (`PageChoice`), in the server where they are pressed.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord.ui import TextDisplay

from cogs.controls.addresses import at_no_table, read_snowflake
from cogs.controls.answers import MOST_TEXT, Reply, attach, fit, picture_item, server_speech, speech_of, tell
from cogs.controls.buttons import Row, button, link, rows, select
from cogs.controls.sentences import UserError
from cogs.delivery.pauses import Pauses
from cogs.faces.spread import MOST_ITEMS, Item, Menu, Style
from cogs.ladder.moved import why_lines
from cogs.ladder.profiles import Profiles
from cogs.ladder.standings import ALL as ALL_TIME
from cogs.ladder.standings import (
    LADDER,
    OWN_PROFILE,
    RATING,
    THIS,
    WINS,
    PageChoice,
    Standings,
    ladder_button,
    page_at,
    profile_at,
    read_page_choice,
    to_everybody,
)
from cogs.people.rights import is_open
from cogs.press.desk import Desk
from cogs.press.press import Press
from data import Pref
from ratings import is_season, season_of
from render import Picture
from render.ladder import draw_board, draw_profile
from rules import GAMES, is_luck
from words import Speech
from words.games import game_title
from words.harmless import visible
from words.ladder import BoardView, board_text, season_name
from words.profiles import ProfileView, profile_text, tell_title

#: How many seasons are suggested.
OFFERED = 23
#: Room for the line that says who shows it (characters).
_HEADING = 100


class Rankings:
    """Answers the commands and controls of leaderboards and profiles, and posts them for everybody."""

    def __init__(self, desk: Desk, standings: Standings, profiles: Profiles) -> None:
        self._desk, self._standings, self._profiles = desk, standings, profiles
        self._pauses = Pauses(desk.house.now)

    def season(self, text: str) -> str | None:
        """Read the season that somebody typed, None for all time. Raises UserError."""
        wanted = text.strip().casefold()
        if wanted == ALL_TIME:
            return None
        if wanted == THIS:
            return season_of(self._desk.house.now())
        if not is_season(wanted):
            raise UserError("ladder-no-season")
        return wanted

    async def board(self, interaction: discord.Interaction, chosen: PageChoice, *, update: bool = False) -> Reply:
        """Show a page of a leaderboard of this server. Raises UserError in direct messages, ArchiveError."""
        guild, say = server_of(interaction), speech_of(interaction)
        chosen, view, drawn = await self._draw_board(guild, chosen, interaction.user.id, say)
        seasons = await self._desk.archive.ratings.seasons(guild)
        controls = self._turns(chosen, view.pages, seasons, say)
        return Reply(*make_message(drawn, fit(board_text(view, say), MOST_TEXT), controls), update)

    async def profile_of(self, interaction: discord.Interaction, person: discord.User | discord.Member) -> Reply:
        """Show the profile of somebody named in a command. Raises UserError for a bot; like `profile`."""
        if person.bot:
            raise UserError("profile-computer")
        if person.id != interaction.user.id:
            self._desk.names.glimpse(person)
        return await self.profile(interaction, person.id)

    async def profile(
        self, interaction: discord.Interaction, person: int, *, picture: bool = True, update: bool = False
    ) -> Reply:
        """Show a person's profile on this server.

        Raises UserError in direct messages or if it is hidden, ArchiveError.
        """
        server_of(interaction)  # there is none in direct messages
        say = speech_of(interaction)
        if person != interaction.user.id:
            kept = await self._desk.archive.people.person(person)
            if not kept.wants(Pref.PUBLIC):
                raise UserError("profile-private", name=await self._desk.names.of(person))
        view, drawn = await self._draw_profile(interaction, person, say, picture=picture)
        label = say("button-words" if drawn is not None else "button-picture")
        turns = [button(label, profile_at(person, picture=drawn is None)), ladder_button(PageChoice(), say)]
        if person == interaction.user.id:
            turns.append(button(say("button-show"), to_everybody(OWN_PROFILE)))
        events = [link(tell_title(one, visible(one.event) or "?", say), one.link) for one in view.titles if one.link]
        controls = rows(*turns) + (rows(*events) if events else [])
        return Reply(*make_message(drawn, fit(profile_text(view, say), MOST_TEXT), controls), update)

    async def why(self, interaction: discord.Interaction) -> Reply:
        """Explain what changed the person's rating here. Raises UserError in direct messages, ArchiveError."""
        guild, say = server_of(interaction), speech_of(interaction)
        lines = await why_lines(self._desk.house, self._desk.names, guild, interaction.user.id, say)
        if not lines:
            return tell(say("why-none"))
        text = "\n".join((say("why-head"), *lines, say("why-about")))
        return tell(fit(text, MOST_TEXT))

    def _turns(self, chosen: PageChoice, pages: int, seasons: Sequence[str], say: Speech) -> list[Row]:
        """Make the controls: other games, pages, orders and seasons, text or picture, and *Show to everybody*."""
        turns = []
        if chosen.page > 1:
            turns.append(
                button(say("button-page-before", page=chosen.page - 1), page_at(replace(chosen, page=chosen.page - 1)))
            )
        if chosen.page < pages:
            label = say("button-page-after", page=chosen.page + 1, pages=pages)
            turns.append(button(label, page_at(replace(chosen, page=chosen.page + 1)), Style.MAIN))
        by = WINS if chosen.by == RATING else RATING
        now = season_of(self._desk.house.now())
        earlier = next((season for season in seasons if season < (chosen.season or now)), None)
        look = say("button-words" if chosen.picture else "button-picture")
        turns.append(button(say(f"button-ladder-{by}"), page_at(replace(chosen, by=by, page=1))))
        if chosen.season is not None:
            turns.append(button(say("button-ladder-all"), page_at(replace(chosen, season=None, page=1))))
        if chosen.season != now:
            turns.append(button(say("button-ladder-season"), page_at(replace(chosen, season=now, page=1))))
        if earlier is not None:
            turns.append(button(season_name(earlier, say), page_at(replace(chosen, season=earlier, page=1))))
        turns.append(button(look, page_at(replace(chosen, picture=not chosen.picture))))
        turns.append(button(say("button-show"), to_everybody(str(chosen))))
        return [self._menu(chosen, say), *rows(*turns)]

    def _menu(self, chosen: PageChoice, say: Speech) -> Row:
        """Make the menu of leaderboards: all games, then each game."""
        items = [
            Item(
                game_title(game, say) if game is not None else say("ladder-overall"),
                str(replace(chosen, game=game, page=1)),
                say("ladder-menu-luck") if game is not None and is_luck(game) else "",
                chosen=game == chosen.game,
            )
            for game in (None, *GAMES)
        ]
        menu = Menu("ladder", say("ladder-menu"), tuple(items[:MOST_ITEMS]))
        return select(menu, at_no_table(LADDER, "menu"))

    async def turn(self, press: Press) -> Reply | None:
        """Show the page that a control names. Raises UserError; like `board`."""
        chosen = read_page_choice(press.value or press.address.words)
        if chosen is None:
            raise UserError("press-outdated")
        return await self.board(press.interaction, chosen, update=press.private)

    async def turn_profile(self, press: Press) -> Reply | None:
        """Show the profile that a control names, as a picture or in words. Raises UserError; like `profile`."""
        words, _, look = press.address.words.partition("|")
        person = read_snowflake(words)
        if person is None or look not in ("p", "t"):
            raise UserError("press-outdated")
        return await self.profile(press.interaction, person, picture=look == "p", update=press.private)

    async def show(self, press: Press) -> Reply:
        """Post a leaderboard or the person's profile in the channel, in the server's language.

        Raises UserError in direct messages, if the person or the bot can't write here, if the profile is hidden, or if
        the person showed something less than a minute ago; ArchiveError.
        """
        interaction, what = press.interaction, press.address.words
        guild, chosen = server_of(interaction), read_page_choice(what)
        if chosen is None and what != OWN_PROFILE:
            raise UserError("press-outdated")
        if chosen is None:
            kept = await self._desk.archive.people.person(press.person)
            if not kept.wants(Pref.PUBLIC):
                raise UserError("show-hidden")
        assert interaction.channel_id is not None
        await self._desk.rights.check(interaction, interaction.channel_id)
        self._pauses.begin(press.person, interaction.channel_id)
        say = await server_speech(self._desk.bot, self._desk.archive, guild)
        heading = say("shown-by", name=await self._desk.names.of(press.person))
        if chosen is None:
            view, drawn = await self._draw_profile(interaction, press.person, say, public=True)
            profile = button(say("button-profile"), profile_at(press.person, picture=True))
            text, controls = profile_text(view, say), rows(profile, ladder_button(PageChoice(), say))
        else:
            chosen, page, drawn = await self._draw_board(guild, chosen, None, say)
            text, controls = board_text(page, say), rows(ladder_button(chosen, say))
        return Reply(*make_message(drawn, fit(text, MOST_TEXT - _HEADING), controls, heading), public=True)

    async def _draw_board(
        self, guild: int, chosen: PageChoice, person: int | None, say: Speech
    ) -> tuple[PageChoice, BoardView, Picture | None]:
        chosen, view = await self._standings.page(guild, chosen, person)
        studio = self._desk.house.studio
        return chosen, view, await studio.paint(draw_board, view, say.language) if chosen.picture else None

    async def _draw_profile(
        self, interaction: discord.Interaction, person: int, say: Speech, *, picture: bool = True, public: bool = False
    ) -> tuple[ProfileView, Picture | None]:
        async def may_see(channel_id: int) -> bool:
            """Whether the reader sees a channel; of what is shown to everybody, whether everybody does."""
            if not public:
                with suppress(discord.HTTPException):
                    return await self._desk.rights.sees(interaction, channel_id)
                return False
            channel: Any = self._desk.bot.get_channel(channel_id)
            return channel_id == interaction.channel_id or (channel is not None and is_open(channel))

        view = await self._profiles.view(server_of(interaction), person, say, may_see)
        studio = self._desk.house.studio
        return view, await studio.paint(draw_profile, view, say.language) if picture else None


def server_of(interaction: discord.Interaction) -> int:
    """Return the id of the server. Raises UserError in direct messages."""
    if interaction.guild_id is None:
        raise UserError("ladder-server-only")
    return interaction.guild_id


def make_message(
    drawn: Picture | None, text: str, controls: list[Row], heading: str = ""
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Make a message of a heading, the picture or else the text, and the controls."""
    view = discord.ui.LayoutView(timeout=None)
    files = []
    if heading:
        view.add_item(TextDisplay(heading))
    if drawn is not None:
        view.add_item(picture_item("ladder.png", drawn.alt))
        files.append(attach(drawn.png, "ladder.png"))
    else:
        view.add_item(TextDisplay(text))
    for row in controls:
        view.add_item(row)
    return view, files
