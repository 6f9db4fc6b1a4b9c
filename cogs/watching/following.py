"""Handle the buttons to follow a game to its end."""

from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import rows
from cogs.controls.sentences import Told
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.watching.buttons import PANEL, follow_button
from data import Follow
from rules.table.errors import TableRefusal
from rules.table.table import Running
from words.games import game_title

#: How many games a person can follow at once, and how many people can follow a game.
MOST_GAMES, MOST_PEOPLE = 20, 100
#: The words of a button below the answer to another one, which it replaces.
_NOTE = "note"


class Following:
    """Handles the two buttons."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._follows = desk.house.archive.follows

    async def follow(self, press: Press) -> Reply | None:
        """Follow a running game that the person sees and doesn't play. Raises Told, TableRefusal, ArchiveError."""
        session, table, desk = press.session, press.table, self._desk
        if session.head.guild_id is None or table.puzzle:
            raise TableRefusal("no-table")
        if table.seat_of(press.person) is not None:
            raise Told("follow-own")
        if not isinstance(table, Running):
            raise TableRefusal("ended")
        await desk.invitations.check_follow(table.players, press.person)
        limits = {"most_tables": MOST_GAMES, "most_people": MOST_PEOPLE}
        match await self._follows.follow(table.id, press.person, desk.house.now(), **limits):
            case Follow.OVER:
                raise TableRefusal("ended")
            case Follow.TOO_MANY_TABLES:
                raise Told("follow-too-many", limit=MOST_GAMES)
            case Follow.TOO_MANY_PEOPLE:
                raise Told("follow-too-popular", limit=MOST_PEOPLE)
            case Follow.ON:
                return await self._answer(press, followed=True)

    async def unfollow(self, press: Press) -> Reply | None:
        """Stop following a game. Raises ArchiveError."""
        await self._follows.unfollow(press.table.id, press.person)
        return await self._answer(press, followed=False)

    async def _answer(self, press: Press, *, followed: bool) -> Reply:
        """Change the button of a panel in its place; elsewhere say what happened, next to the opposite button."""
        if press.address.words == PANEL and press.private:
            return await self._desk.panels.panel(press.session, press.person, press.say, update=True)
        game = game_title(press.table.game_key, press.say)
        told = press.say("done-followed" if followed else "done-unfollowed", game=game)
        again = follow_button(press.table, press.say, _NOTE, followed=followed)
        return tell(told, *rows(again), update=press.address.words == _NOTE and press.private)
