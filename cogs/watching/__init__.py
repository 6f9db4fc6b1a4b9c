"""Watch other people's games, and follow one to its end.

`/mundialito watch` lists the running games of the server that a person may see (`page.py`); picking one shows it.
The button **Follow** stands under a watched board and in **More…** (`followers.py`). Each follower gets one direct
message when the game ends, or a mention if those are closed.

Kept: rows of `follows` (`data/sql/attached.py`), and a parcel of the kind `follow` for each, saved with the move that
ends the game. Sentences: `words/<language>/watching.ftl`.
"""

from collections.abc import Mapping

import discord

from cogs.controls.answers import Reply
from cogs.controls.buttons import Buttons
from cogs.controls.sentences import UserError
from cogs.feature import Feature
from cogs.press.commanding import command
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.table.extras import Bring, TablePlace
from cogs.watching.followers import Followers, Following
from cogs.watching.page import (
    FOLLOW,
    PANEL,
    UNFOLLOW,
    WATCH,
    WATCHED,
    follow_button,
    list_running,
    may_follow,
    read_place,
)
from data import FOLLOWING
from host.house import Session
from words import Speech


class Watching(Feature):
    """The list of running games, and following one."""

    places = frozenset({TablePlace.WATCHER, TablePlace.MORE})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._followers = Followers(desk)
        self._following = Following(desk.house, desk.panels, desk.invitations)

    @command("watch", ordered=True)
    async def watch(self, interaction: discord.Interaction) -> Reply:
        """List the running games of this server that the person may see."""
        return await list_running(self.desk, interaction)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls of the list, and the buttons to follow."""
        return {
            WATCH: Control(self._page, Check.NOTHING, ordered=True),
            WATCHED: Control(self._watch, Check.NOTHING),
            FOLLOW: Control(self._following.follow),
            UNFOLLOW: Control(self._following.unfollow),
        }

    @property
    def posts(self) -> Mapping[str, Bring]:
        """The news that a followed game is over."""
        return {FOLLOWING: self._followers.tell_soon}

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button to follow a game, for those who may."""
        if person is None or not may_follow(session, person):
            return ()
        followed = await self.desk.archive.follows.follows(session.table.id, person)
        words = PANEL if place is TablePlace.WATCHER else ""
        return [follow_button(session.table, say, words, followed=followed)]

    async def _page(self, press: Press) -> Reply | None:
        before = read_place(press.address.words)
        return await list_running(self.desk, press.interaction, before, update=press.private)

    async def _watch(self, press: Press) -> Reply | None:
        if not press.value:
            raise UserError("press-outdated")
        session = await self.desk.lookup.here(press.interaction, press.value)
        return await self.desk.panels.panel(session, press.person, press.say)


FEATURE = Watching
