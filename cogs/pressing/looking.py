"""Handle the controls that only show something. Part of cogs/pressing."""

import re

from cogs.desk.desk import Desk
from cogs.library.answers import Reply
from cogs.library.sentences import Told
from cogs.pressing.press import Handler, Press
from cogs.views import menus
from cogs.views.controls.verbs import Verb
from cogs.views.pages import replay
from cogs.views.rulebook import rulebook
from rules import GAMES


class Looking:
    """Handles the verbs that change nothing."""

    def __init__(self, desk: Desk) -> None:
        self._pages = desk.pages
        self._house = desk.house

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers, by verb."""
        return {
            Verb.MORE: self._more,
            Verb.TEXT: self._text,
            Verb.SIDE: self._side,
            Verb.PAGE: self._side,
            Verb.RULES: self._rules,
            Verb.REPLAY: self._replay,
            Verb.RULEBOOK: self._rulebook,
        }

    async def _more(self, press: Press) -> Reply | None:
        followed = await self._house.archive.follows.follows(press.table.id, press.person)
        return menus.more(press.session, press.person, press.say, followed=followed)

    async def _text(self, press: Press) -> Reply | None:
        return await self._pages.text(press.session, press.person, press.say)

    async def _side(self, press: Press) -> Reply | None:
        return await self._pages.side(press.session, press.person, press.say, press.address.words or None)

    async def _rules(self, press: Press) -> Reply | None:
        return rulebook(press.table.game_key, press.say)

    async def _rulebook(self, press: Press) -> Reply | None:
        game, _, page = press.address.words.partition("|")
        if game not in GAMES or re.fullmatch("[0-9]{1,4}", page) is None:
            raise Told("press-outdated")
        return rulebook(game, press.say, int(page), update=press.private)

    async def _replay(self, press: Press) -> Reply | None:
        return replay(press.session, press.say, self._house.now())
