"""What every button and select does. Part of cogs/: imports players, rules, words.

One table of verbs. A control carries its address in its custom id, so it works after any restart; a press of a version
that we no longer know, or at a position that has passed, is answered with the way on.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from cogs import menus
from cogs.addresses import Address, read
from cogs.answers import Reply, answer, spoken, tell
from cogs.desk import Desk
from cogs.lobby import changed
from cogs.sentences import Told
from rules import GAMES
from rules.table import requests as ask
from rules.table.errors import TableRefusal


class Press:
    """One press: who, where, what, and which values were picked."""

    def __init__(self, interaction: discord.Interaction, address: Address, values: tuple[str, ...]) -> None:
        self.interaction = interaction
        self.address = address
        self.values = values
        self.person = interaction.user.id
        self.say = spoken(interaction)

    @property
    def private(self) -> bool:
        """Whether the message that was pressed is seen by this person alone, so that it may be replaced."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


Verb = Callable[[Press], Awaitable[Reply | None]]


class Presses(commands.Cog):
    """Routes component interactions by their custom id."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._verbs: dict[str, Verb] = {
            "join": self._join,
            "leave": self._lobby(lambda press: ask.Leave(press.person)),
            "start": self._start,
            "cancel": self._lobby(lambda press: ask.Cancel(press.person)),
            "computer": self._computer,
            "set": self._set,
            "panel": self._panel,
            "pick": self._pick,
            "step": self._panel,
            "do": self._do,
            "back": self._back,
            "more": self._more,
            "text": self._text,
            "side": self._side,
            "rules": self._rules,
            "undo": self._undo,
            "undoyes": self._plain(lambda press: ask.AnswerUndo(press.person, True)),
            "undono": self._plain(lambda press: ask.AnswerUndo(press.person, False)),
            "offerask": self._question(menus.ask_draw),
            "offer": self._plain(lambda press: ask.OfferDraw(press.person), "done-offered"),
            "drawask": self._question(menus.ask_draw_accept),
            "drawyes": self._plain(lambda press: ask.AnswerDraw(press.person, True), "done-agreed"),
            "drawno": self._plain(lambda press: ask.AnswerDraw(press.person, False)),
            "resignask": self._question(menus.ask_resign),
            "resign": self._resign,
            "never": self._never,
            "handover": self._hand_over,
            "return": self._return,
            "vote": self._vote,
            "rematch": self._rematch,
            "replay": self._replay,
            "rulebook": self._rulebook,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer every press, whatever message it comes from."""
        if interaction.type is not discord.InteractionType.component or interaction.data is None:
            return
        custom_id = str(interaction.data.get("custom_id", ""))
        picked: Any = interaction.data.get("values") or []
        values = tuple(str(value) for value in picked)
        renewable = await answer(interaction, self._pressed(interaction, read(custom_id), values))
        address = read(custom_id)
        if (
            renewable
            and address is not None
            and address.verb in ("panel", "pick", "step", "do", "back", "return", "side")
        ):
            self.desk.live.note(address.table, interaction)

    async def _pressed(
        self, interaction: discord.Interaction, address: Address | None, values: tuple[str, ...]
    ) -> Reply | None:
        await self.desk.names.meet(interaction.user)
        verb = self._verbs.get(address.verb) if address is not None else None
        if address is None or verb is None:
            raise Told("press-outdated")
        press = Press(interaction, address, values)
        if address.verb != "rulebook":
            await self.desk.check_place(address.table, interaction)
        try:
            return await verb(press)
        except TableRefusal as refusal:
            if refusal.reason != "stale":
                raise
            return await self._moved_on(press)

    async def _moved_on(self, press: Press) -> Reply:
        """The board has moved on: say so, and show what is possible now."""
        session = await self.desk.house.session(press.address.table)
        if press.private and session.table.seat_of(press.person) is not None:
            return await self.desk.panels.panel(session, press.person, press.say, update=True)
        return self.desk.pointer(session, press.say("refusal-stale"), press.say)

    # The lobby -------------------------------------------------------------------------------------------------

    def _lobby(self, request: Callable[[Press], ask.Request]) -> Verb:
        async def verb(press: Press) -> Reply | None:
            await self.desk.ask(press.interaction, press.address.table, request(press))
            return None

        return verb

    async def _join(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        remembered = await self.desk.remembered(session, press.person)
        await self.desk.ask(press.interaction, press.address.table, ask.Join(press.person, remembered))
        return None

    async def _start(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        remembered = await self.desk.remembered(session, press.person)
        await self.desk.ask(press.interaction, press.address.table, ask.Start(press.person, remembered))
        return None

    async def _computer(self, press: Press) -> Reply | None:
        level = press.values[0] if press.values else ""
        if level == "?":
            raise TableRefusal("lobby-full")
        request: ask.Request = (
            ask.RemoveComputer(press.person) if level == "-" else ask.AddComputer(press.person, level)
        )
        await self.desk.ask(press.interaction, press.address.table, request)
        return None

    async def _set(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        try:
            options, terms = changed(session.table, press.values[0] if press.values else "")
        except ValueError as error:
            raise Told("press-outdated") from error
        await self.desk.ask(press.interaction, press.address.table, ask.Arrange(press.person, options, terms))
        return None

    # The panel -------------------------------------------------------------------------------------------------

    async def _panel(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        words = press.address.words if press.address.position == session.table.position else ""
        return await self.desk.panels.panel(session, press.person, press.say, words, update=press.private)

    async def _pick(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        words = self.desk.picked(session, press.person, press.address, press.values)
        return await self.desk.panels.panel(session, press.person, press.say, words, update=press.private)

    async def _do(self, press: Press) -> Reply | None:
        text, *then = press.address.words.split("|")
        request = ask.Play(press.person, text, press.address.position, tuple(then))
        session = await self.desk.ask(press.interaction, press.address.table, request)
        return await self.desk.panels.panel(session, press.person, press.say, update=press.private)

    async def _back(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        if session.table.position != press.address.position:
            raise TableRefusal("stale")
        session = await self.desk.ask(press.interaction, press.address.table, ask.TakeBack(press.person))
        return await self.desk.panels.panel(session, press.person, press.say, update=press.private)

    # Looking ---------------------------------------------------------------------------------------------------

    async def _more(self, press: Press) -> Reply | None:
        return menus.more(await self.desk.house.session(press.address.table), press.person, press.say)

    async def _text(self, press: Press) -> Reply | None:
        return await self.desk.text(await self.desk.house.session(press.address.table), press.person, press.say)

    async def _side(self, press: Press) -> Reply | None:
        return await self.desk.side(await self.desk.house.session(press.address.table), press.person, press.say)

    async def _rules(self, press: Press) -> Reply | None:
        session = await self.desk.house.session(press.address.table)
        return self.desk.rules(session.table.game_key, press.say)

    async def _rulebook(self, press: Press) -> Reply | None:
        game, _, page = press.address.words.partition("|")
        if game not in GAMES or not page.isdigit():
            raise Told("press-outdated")
        return self.desk.rules(game, press.say, int(page))

    async def _replay(self, press: Press) -> Reply | None:
        return self.desk.replay(await self.desk.house.session(press.address.table), press.say)

    # Consent ---------------------------------------------------------------------------------------------------

    def _plain(self, request: Callable[[Press], ask.Request], done: str | None = None) -> Verb:
        async def verb(press: Press) -> Reply | None:
            await self.desk.ask(press.interaction, press.address.table, request(press))
            return tell(press.say(done), update=press.private) if done else None

        return verb

    def _question(self, question: Callable[..., Reply]) -> Verb:
        async def verb(press: Press) -> Reply | None:
            session = await self.desk.house.session(press.address.table)
            self.desk.needs_running_seat(session, press.person)
            return question(session, press.say)

        return verb

    async def _undo(self, press: Press) -> Reply | None:
        session = await self.desk.ask(press.interaction, press.address.table, ask.TakeBack(press.person))
        done = "done-undo-asked" if session.table.undo is not None else "done-undone"
        return tell(press.say(done), update=press.private)

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
        request = ask.CastVote(press.person, press.address.words, level)
        await self.desk.ask(press.interaction, press.address.table, request)
        return None

    async def _rematch(self, press: Press) -> Reply | None:
        return await self.desk.rematch(press.interaction, press.address.table, press.say)
