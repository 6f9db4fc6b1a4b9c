"""Show the list of games, and open a table from it."""

from cogs.controls.addresses import Verb, read_person
from cogs.controls.answers import Reply
from cogs.controls.sentences import UserError
from cogs.delivery.places import HERE, THREAD
from cogs.press.challenging import challenge_to
from cogs.press.desk import Desk
from cogs.press.opening import OpeningRequest, open_table, pick_game
from cogs.press.press import Check, Control, Press
from cogs.table.picker import NOW, TABLE
from rules import GAMES
from rules.table.terms import Pace


class Openings:
    """Handles the controls of the game picker."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.CHOOSE: Control(self._choose, Check.NOTHING),
            Verb.OPEN: Control(self._open, Check.NOTHING),
            Verb.CHALLENGE: Control(self._challenge, Check.NOTHING),
        }

    async def _choose(self, press: Press) -> Reply | None:
        return await pick_game(self._desk, press.interaction, update=press.private)

    async def _open(self, press: Press) -> Reply | None:
        game, way, pace, where, *_ = (*press.address.words.split("|"), "", "", "")
        if game not in GAMES or way not in (NOW, TABLE):
            raise UserError("press-outdated")
        if pace not in {one.value for one in Pace} or where not in ("", HERE, THREAD):
            raise UserError("press-outdated")
        request = OpeningRequest(game, None, None, pace, where or None, at_once=way == NOW)
        return await open_table(self._desk, press.interaction, request, update=press.private)

    async def _challenge(self, press: Press) -> Reply | None:
        person = read_person(press.address.words)
        if person is None:
            raise UserError("press-outdated")
        return await challenge_to(self._desk, press.interaction, press.value, person, update=press.private)
