"""Handle the controls that only show something. Part of cogs/pressing."""

import re

from cogs.desk.desk import Desk
from cogs.library.answers import Reply
from cogs.library.sentences import Told
from cogs.pressing.press import Handler, Press
from cogs.views import menus
from cogs.views.controls.lessons import Place
from cogs.views.controls.verbs import Verb
from rules import GAMES, rulebook_of
from rules.core.rulebook import OPENING


class Looking:
    """Handles the verbs that change nothing."""

    def __init__(self, desk: Desk) -> None:
        self._pages = desk.pages
        self._rulebooks = desk.rulebooks
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
            Verb.RULEBOOK: self._former_page,
            Verb.TOPIC: self._topic,
            Verb.WHY: self._why,
        }

    async def _more(self, press: Press) -> Reply | None:
        followed = await self._house.archive.follows.follows(press.table.id, press.person)
        return menus.more(press.session, press.person, press.say, followed=followed)

    async def _text(self, press: Press) -> Reply | None:
        return await self._pages.text(press.session, press.person, press.say)

    async def _side(self, press: Press) -> Reply | None:
        return await self._pages.side(press.session, press.person, press.say, press.address.words or None)

    async def _rules(self, press: Press) -> Reply | None:
        return await self._rulebooks.topic(press.table.game_key, OPENING, press.say)

    async def _former_page(self, press: Press) -> Reply | None:
        """Answer buttons from when rulebooks had numbered pages: a page is about a chapter."""
        game, page = _of_game(press)
        upto = rulebook_of(game)[: _number(page) + 1]
        key = upto[-1].key if upto else OPENING
        return await self._rulebooks.topic(game, key, press.say, update=press.private)

    async def _topic(self, press: Press) -> Reply | None:
        game, words = _of_game(press)
        key, _, origin = words.partition("|")
        place = Place.back(game, origin)
        return await self._rulebooks.topic(game, press.value or key, press.say, lesson=place, update=press.private)

    async def _why(self, press: Press) -> Reply | None:
        """Show the rule behind a refusal, and leave the refusal where it is."""
        game, clause = _of_game(press)
        return await self._rulebooks.topic(game, "", press.say, clause=_number(clause))


def _of_game(press: Press) -> tuple[str, str]:
    """Return the game of a control about rules, and the word after it. Raises Told if there is no such game."""
    game, _, word = press.address.words.partition("|")
    if game not in GAMES:
        raise Told("press-outdated")
    return game, word


def _number(word: str) -> int:
    """Read a number of a custom id. Raises Told."""
    if re.fullmatch("[0-9]{1,4}", word) is None:
        raise Told("press-outdated")
    return int(word)
