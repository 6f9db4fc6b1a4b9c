"""What every button, select and form does. Part of cogs/: imports players, rules, words.

One table of verbs. A control carries its address in its custom id, so it works after any restart; a press of a version
that we no longer know, or at a position that has passed, is answered with the way on.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from cogs.anteroom import Anteroom
from cogs.desk import Desk
from cogs.library.answers import Reply, tell
from cogs.library.line import Seen
from cogs.library.sentences import Told
from cogs.press import Handler, Press
from cogs.rematch import play_again
from cogs.views import menus
from cogs.views.controls.addresses import Address, read
from cogs.views.controls.verbs import TABLELESS, Verb
from cogs.views.rulebook import rulebook
from data import ArchiveError
from rules import GAMES
from rules.core.errors import Refusal
from rules.table import requests as ask
from rules.table.errors import TableRefusal
from rules.table.table import Phase


class Presses(commands.Cog):
    """Routes presses and written forms by their custom id."""

    def __init__(self, desk: Desk, tableless: Mapping[Verb, Handler], seen: Seen) -> None:
        self.desk = desk
        self._seen = seen
        self.handlers: dict[Verb, Handler] = {
            **Anteroom(desk).verbs,
            **tableless,
            Verb.PANEL: self._panel,
            Verb.PICK: self._pick,
            Verb.STEP: self._panel,
            Verb.DO: self._do,
            Verb.BACK: self._undo,
            Verb.HAND: self._panel,
            Verb.MORE: self._more,
            Verb.TEXT: self._text,
            Verb.SIDE: self._side,
            Verb.PAGE: self._side,
            Verb.RULES: self._rules,
            Verb.UNDO: self._undo,
            Verb.UNDO_YES: self._plain(lambda press: ask.AnswerUndo(press.person, True, press.address.position)),
            Verb.UNDO_NO: self._plain(lambda press: ask.AnswerUndo(press.person, False, press.address.position)),
            Verb.ASK_OFFER_DRAW: self._question(menus.ask_draw),
            Verb.OFFER_DRAW: self._plain(lambda press: ask.OfferDraw(press.person), "done-offered"),
            Verb.ASK_AGREE_DRAW: self._draw_asked,
            Verb.DRAW_YES: self._plain(
                lambda press: ask.AnswerDraw(press.person, True, press.address.position), "done-agreed"
            ),
            Verb.DRAW_NO: self._plain(lambda press: ask.AnswerDraw(press.person, False, press.address.position)),
            Verb.ASK_RESIGN: self._question(menus.ask_resign),
            Verb.RESIGN: self._resign,
            Verb.NEVER: self._never,
            Verb.HAND_OVER: self._hand_over,
            Verb.RETURN: self._return,
            Verb.VOTE: self._vote,
            Verb.ROUTINES: self._seat(lambda press: ask.SetRoutines(press.person, "".join(press.values[:1]))),
            Verb.RESERVE: self._seat(lambda press: ask.Reserve(press.person, press.values)),
            Verb.ROUND: self._seat(lambda press: ask.AskRound(press.person, press.address.position)),
            Verb.ROUND_YES: self._plain(lambda press: ask.AnswerRound(press.person, True, press.address.position)),
            Verb.ROUND_NO: self._plain(lambda press: ask.AnswerRound(press.person, False, press.address.position)),
            Verb.REMATCH: self._rematch,
            Verb.REPLAY: self._replay,
            Verb.RULEBOOK: self._rulebook,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer every press and every form once, whatever message it comes from."""
        data: Any = interaction.data
        if data is None:
            return
        match interaction.type:
            case discord.InteractionType.component:
                values = tuple(str(value) for value in data.get("values") or ())
            case discord.InteractionType.modal_submit:
                values = tuple(_lines_of(data))
            case _:
                return
        if self._seen.again(interaction.id):
            return
        address = read(str(data.get("custom_id", "")))
        await self.desk.answer(interaction, self._pressed(interaction, address, values))
        if address is not None and address.verb not in TABLELESS:
            with suppress(TableRefusal, ArchiveError):
                session = await self.desk.house.session(address.table)
                await self.desk.hands.pressed(interaction, session, looking=address.verb in (Verb.PANEL, Verb.HAND))

    async def _pressed(
        self, interaction: discord.Interaction, address: Address | None, values: tuple[str, ...]
    ) -> Reply | None:
        await self.desk.meet(interaction)
        if address is None:
            raise Told("press-outdated")
        handler, press = self.handlers[address.verb], Press(interaction, address, values)
        if address.verb not in TABLELESS:
            await self.desk.check_place(address.table, interaction)
            head = (await self.desk.house.session(address.table)).head
            press.by_mail = head.guild_id != interaction.guild_id
        try:
            return await handler(press)
        except TableRefusal as refusal:
            if address.verb not in TABLELESS and await self.desk.house.refresh(address.table):
                return await handler(press)  # an older table has refused it
            if refusal.reason != "stale":
                raise
            return await self._moved_on(press)

    async def _moved_on(self, press: Press) -> Reply:
        """The board has moved on: say so, and show what is possible now."""
        session = await self.desk.house.session(press.address.table)
        told = press.say("refusal-stale")
        if press.private and session.table.match is not None and session.table.seat_of(press.person) is not None:
            return await self.desk.panels.panel(session, press.person, press.say, update=True, note=told)
        return self.desk.pointer(session, told, press.say)

    # The panel -------------------------------------------------------------------------------------------------

    async def _panel(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        fresh = press.address.position == session.table.position and press.address.verb is not Verb.HAND
        words, note, seat = press.address.words if fresh else "", "", session.table.seat_of(press.person)
        if session.table.phase is Phase.RUNNING and seat is not None and session.table.seats[seat].away:
            session = await self.desk.ask(press.interaction, session.table.id, ask.Return(press.person))
            note = press.say("panel-back")
        return await self.desk.panels.panel(session, press.person, press.say, words, update=press.private, note=note)

    async def _pick(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        words = self.desk.picked(session, press.person, press.address, press.values, press.say)
        return await self.desk.panels.panel(session, press.person, press.say, words, update=press.private)

    async def _do(self, press: Press) -> Reply | None:
        text, *then = press.address.words.split("|")
        if not await self._readable(press.address.table, then):
            raise Told("press-outdated")
        request = ask.Play(press.person, text, press.address.position, tuple(then))
        session = await self.desk.ask(press.interaction, press.address.table, request)
        if session.table.game.about.routines and not press.private:
            return None  # nothing was chosen that only its person may see: the board says it all
        return await self.desk.panels.panel(session, press.person, press.say, update=press.private)

    async def _readable(self, table_id: str, texts: list[str]) -> bool:
        """Whether all texts are actions of the table's game, so that they can be laid down as a plan."""
        game = (await self.desk.house.session(table_id)).table.game
        try:
            for text in texts:
                game.read(text)
        except Refusal:
            return False
        return True

    # Looking ---------------------------------------------------------------------------------------------------

    async def _more(self, press: Press) -> Reply | None:
        return menus.more(await self.desk.house.session(press.address.table), press.person, press.say)

    async def _text(self, press: Press) -> Reply | None:
        return await self.desk.text(await self.desk.house.session(press.address.table), press.person, press.say)

    async def _side(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        return await self.desk.side(session, press.person, press.say, press.address.words or None)

    async def _rules(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        return rulebook(session.table.game_key, press.say)

    async def _rulebook(self, press: Press) -> Reply | None:
        game, _, page = press.address.words.partition("|")
        if game not in GAMES or re.fullmatch("[0-9]{1,4}", page) is None:
            raise Told("press-outdated")
        return rulebook(game, press.say, int(page), update=press.private)

    async def _replay(self, press: Press) -> Reply | None:
        return self.desk.replay(await self.desk.house.session(press.address.table), press.say)

    # Consent ---------------------------------------------------------------------------------------------------

    def _plain(self, request: Callable[[Press], ask.Request], done: str | None = None) -> Handler:
        async def handler(press: Press) -> Reply | None:
            await self.desk.ask(press.interaction, press.address.table, request(press))
            return tell(press.say(done), update=press.private) if done else None

        return handler

    def _seat(self, request: Callable[[Press], ask.Request]) -> Handler:
        """Something about one's own seat: the panel shows it, if it was pressed there."""

        async def handler(press: Press) -> Reply | None:
            session = await self.desk.ask(press.interaction, press.address.table, request(press))
            if not press.private:
                return None
            return await self.desk.panels.panel(session, press.person, press.say, update=True)

        return handler

    def _question(self, question: Callable[..., Reply]) -> Handler:
        async def handler(press: Press) -> Reply | None:
            session = await self.desk.house.session(press.address.table)
            self.desk.needs_running_seat(session, press.person)
            return question(session, press.say, update=press.private)

        return handler

    async def _draw_asked(self, press: Press) -> Reply | None:
        """Ask back, but only somebody whose word is wanted."""
        session = await self.desk.house.session(press.address.table)
        self.desk.needs_running_seat(session, press.person)
        offer = session.table.offer
        if offer is None:
            raise TableRefusal("draw-gone")
        if press.person not in offer.needed:
            raise TableRefusal("not-asked")
        return menus.ask_draw_accept(session, press.say, update=press.private)

    async def _undo(self, press: Press) -> Reply | None:
        session = await self.desk.ask(
            press.interaction, press.address.table, ask.TakeBack(press.person, press.address.position)
        )
        if session.table.undo is not None:
            return tell(press.say("done-undo-asked"), update=press.private)
        note = press.say("done-undone")
        return await self.desk.panels.panel(session, press.person, press.say, update=press.private, note=note)

    async def _resign(self, press: Press) -> Reply | None:
        level = await self.desk.level(press.address.table)
        await self.desk.ask(press.interaction, press.address.table, ask.Resign(press.person, level))
        return tell(press.say("done-resigned"), update=press.private)

    async def _never(self, press: Press) -> Reply | None:
        return tell(press.say("done-nothing"), update=press.private)

    async def _hand_over(self, press: Press) -> Reply | None:
        level = await self.desk.level(press.address.table)
        await self.desk.ask(press.interaction, press.address.table, ask.HandOver(press.person, level))
        return tell(press.say("done-handed-over"), update=press.private)

    async def _return(self, press: Press) -> Reply | None:
        session = await self.desk.ask(press.interaction, press.address.table, ask.Return(press.person))
        return await self.desk.panels.panel(session, press.person, press.say, update=press.private)

    async def _vote(self, press: Press) -> Reply | None:
        level = await self.desk.level(press.address.table)
        request = ask.CastVote(press.person, press.address.words, level, press.address.position)
        await self.desk.ask(press.interaction, press.address.table, request)
        return None

    async def _rematch(self, press: Press) -> Reply | None:
        return await play_again(self.desk, press.interaction, press.address.table, press.say)


def _lines_of(form: Mapping[str, Any]) -> Iterator[str]:
    """What was written in a form, line by line, be its lines in rows or under labels."""
    for part in form.get("components") or ():
        for line in (part.get("component"), *(part.get("components") or ())):
            if line is not None and "value" in line:
                yield str(line["value"])
