"""Handle the controls that only show something."""

from cogs.controls.answers import Reply
from cogs.controls.verbs import Verb
from cogs.press.control import Check, Control
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.table import menus
from cogs.table.pages import attached_game


class Looking:
    """Handles the verbs that change nothing."""

    def __init__(self, desk: Desk) -> None:
        self._house = desk.house
        self._pages = desk.pages
        self._extras = desk.extras

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.MORE: Control(self._more),
            Verb.TEXT: Control(self._text, looks=True),
            Verb.SIDE: Control(self._side, looks=True),
            Verb.PAGE: Control(self._side, looks=True),
            Verb.GAME_FILE: Control(self._attach, Check.REPLAYS),
        }

    async def _more(self, press: Press) -> Reply | None:
        return await menus.more(press.session, press.person, press.say, self._extras)

    async def _text(self, press: Press) -> Reply | None:
        return await self._pages.text(press.session, press.person, press.say)

    async def _side(self, press: Press) -> Reply | None:
        return await self._pages.side(press.session, press.person, press.say, press.address.words or None)

    async def _attach(self, press: Press) -> Reply | None:
        return attached_game(press.session, press.say, self._house.now())
