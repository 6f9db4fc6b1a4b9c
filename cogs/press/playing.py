"""Handle a player's controls: the panel, its menus, moves, undo, resigning, rematches."""

from collections.abc import Callable

from cogs.controls.answers import Reply, tell
from cogs.controls.sentences import Told
from cogs.controls.verbs import Verb
from cogs.faces import face
from cogs.press.control import Check, Control
from cogs.press.desk import Desk
from cogs.press.press import Handler, Press
from cogs.press.rematch import play_again
from players import default_level
from rules.core.errors import Refusal
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_running, not_your_turn, running_seat
from rules.table.table import Running, Table


class Playing:
    """Handles the controls of people who have a seat."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._panels = desk.panels

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.PANEL: Control(self._panel, looks=True),
            Verb.HAND: Control(self._panel, looks=True),
            Verb.STEP: Control(self._panel),
            Verb.PICK: Control(self._pick),
            Verb.DO: Control(self._do),
            Verb.BACK: Control(self._undo),
            Verb.UNDO: Control(self._undo),
            Verb.ROUTINES: Control(self._seat(lambda press: ask.SetRoutines(press.person, press.value))),
            Verb.RESERVE: Control(self._seat(lambda press: ask.Reserve(press.person, press.values))),
            Verb.ROUND: Control(self._seat(lambda press: ask.AskRound(press.person, press.position))),
            Verb.GO_ON: Control(self._seat(lambda press: ask.GoOn(press.person, press.position))),
            Verb.SKIP: Control(self._seat(lambda press: ask.Skip(press.person, press.position))),
            Verb.RESIGN: Control(self._resign, Check.LEAVES),
            Verb.HAND_OVER: Control(self._hand_over),
            Verb.RETURN: Control(self._return),
            Verb.REMATCH: Control(self._rematch),
        }

    async def _shown(self, press: Press, words: str = "", note: str = "") -> Reply:
        """Show the panel after the press."""
        return await self._panels.panel(press.session, press.person, press.say, words, update=press.private, note=note)

    async def _panel(self, press: Press) -> Reply | None:
        table = press.table
        fresh = press.position == table.position and press.address.verb is not Verb.HAND
        words, note, seat = press.address.words if fresh else "", "", table.seat_of(press.person)
        if isinstance(table, Running) and seat is not None and table.seats[seat].away:
            await press.ask(ask.Return(press.person))
            note = press.say("panel-back")
        return await self._shown(press, words, note)

    async def _pick(self, press: Press) -> Reply | None:
        return await self._shown(press, _picked(press))

    async def _do(self, press: Press) -> Reply | None:
        text, *then = press.address.words.split("|")
        if not _readable(press.table, then):
            raise Told("press-outdated")
        play = ask.Play(press.person, text, press.position, tuple(then))
        if press.table.game.about.routines and not press.private:
            await press.ask(play)
            return None  # nothing private was chosen, so the board is answer enough
        return await press.ask_drafting(
            play, lambda session: self._panels.panel(session, press.person, press.say, update=press.private)
        )

    def _seat(self, request: Callable[[Press], ask.Request]) -> Handler:
        """Make a handler for a request about the person's own seat; a press in a panel updates the panel."""

        async def handler(press: Press) -> Reply | None:
            await press.ask(request(press))
            return await self._shown(press) if press.private else None

        return handler

    async def _undo(self, press: Press) -> Reply | None:
        session = await press.ask(ask.AskUndo(press.person, press.position))
        asked = isinstance(session.table, Running) and session.table.undo is not None
        return await self._shown(press, note=press.say("done-undo-asked" if asked else "done-undone"))

    async def _resign(self, press: Press) -> Reply | None:
        await press.ask(ask.Resign(press.person, default_level(press.table.game_key)))
        return tell(press.say("done-resigned"), update=press.private)

    async def _hand_over(self, press: Press) -> Reply | None:
        session = await press.ask(ask.HandOver(press.person, default_level(press.table.game_key)))
        return tell(press.say("done-handed-over", left=len(session.table.players)), update=press.private)

    async def _return(self, press: Press) -> Reply | None:
        await press.ask(ask.Return(press.person))
        return await self._shown(press)

    async def _rematch(self, press: Press) -> Reply | None:
        return await play_again(self._desk, press.interaction, press.session, press.say)


def _readable(table: Table, texts: list[str]) -> bool:
    """Whether all texts are actions of the table's game, possible now or not."""
    try:
        for text in texts:
            table.game.notation.read_action(text)
    except Refusal:
        return False
    return True


def _picked(press: Press) -> str:
    """Return the panel's words after a menu choice. Raises TableRefusal; Told for a menu or values not offered."""
    table, values = needs_running(press.table), press.values
    seat = running_seat(table, press.person)
    if press.position != table.position:
        raise TableRefusal("stale")
    if seat not in table.awaited:
        raise not_your_turn(table)
    name, _, words = press.address.words.partition("|")
    its = face(table.game_key)
    spread = its.spread(table.match, seat, words, press.say, table.quick[seat])
    menu = next((menu for menu in spread.menus if menu.name == name), None)
    if menu is None or not menu.least <= len(set(values)) == len(values) <= menu.most:
        raise Told("press-outdated")
    if not set(values) <= {item.value for item in menu.items}:
        raise Told("press-outdated")
    return its.pick(table.match, seat, spread.words, name, values)
