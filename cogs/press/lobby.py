"""Handle every button, menu and form of a lobby."""

from collections.abc import Callable

from discord.ui import ActionRow

from cogs.controls.addresses import Verb, at, read_person
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import button
from cogs.controls.sentences import UserError
from cogs.delivery.places import LONG, TAKEN
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Handler, Press, put_to_table
from cogs.table.lobby.arranging import form, free_option, name_word, read_setting, read_text
from cogs.table.lobby.message import AWAY
from cogs.table.lobby.options_form import NoNumber, has_form, needs_number, options_form, read_form
from cogs.table.lobby.swapping import Picked, swap_panel
from cogs.table.pages import pointer
from host.quota import check_quota
from players import default_level, levels
from rules.core.options import Swaps, Word
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_lobby
from rules.table.table import Lobby, Running


class LobbyControls:
    """Handles the controls of a lobby."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.JOIN: Control(self._join),
            Verb.LEAVE: Control(self._closes(lambda press: ask.Leave(press.person)), Check.LEAVES),
            Verb.START: Control(self._start),
            Verb.CANCEL: Control(self._closes(lambda press: ask.Cancel(press.person)), Check.LEAVES),
            Verb.COMPUTER: Control(self._computer),
            Verb.FILL: Control(self._fill),
            Verb.SET: Control(self._set),
            Verb.AGREE: Control(put_to_table(lambda press: ask.AnswerProposal(press.person, True, _number(press)))),
            Verb.DISAGREE: Control(put_to_table(lambda press: ask.AnswerProposal(press.person, False, _number(press)))),
            Verb.OPTIONS: Control(self._options),
            Verb.ARRANGED: Control(self._arrange),
            Verb.WRITE: Control(self._write),
            Verb.WRITTEN: Control(self._read_text),
            Verb.SWAP: Control(self._swap),
            Verb.SWAP_OUT: Control(self._swap_pick),
            Verb.SWAP_IN: Control(self._swap_pick),
        }

    def _closes(self, request: Callable[[Press], ask.Request]) -> Handler:
        """Make a handler for a request that may close the lobby; if its thread goes too, it says so."""

        async def handler(press: Press) -> Reply | None:
            session = await press.ask(request(press))
            return tell(press.say("done-leaving")) if await self._desk.places.leaves_thread(session) else None

        return handler

    async def _join(self, press: Press) -> Reply | None:
        await self._desk.invitations.check_join(press.table.host, press.person)
        if press.person not in press.table.persons:  # or the start would fail later because of them
            await check_quota(self._desk.house, None, (press.person,), running=True)
        remembered = await self._load_setups(press)
        reply = await self._submit(press, ask.Join(press.person, remembered, str(press.interaction.id)))
        if not await self._desk.hands.test(press.session, press.interaction):
            return reply
        closed = press.say("hand-closed")
        if isinstance(press.table, Running):
            return pointer(press.session, closed, press.say)
        return tell(closed)

    async def _start(self, press: Press) -> Reply | None:
        level = default_level(press.table.game_key)
        return await self._submit(press, ask.Start(press.person, await self._load_setups(press), level))

    async def _load_setups(self, press: Press) -> ask.Remembered:
        """Load everyone's last line-up, including that of the person who pressed."""
        table = press.table
        return await self._desk.house.recall_setups(table.but(invited=(*table.invited, press.person)))

    async def _submit(self, press: Press, request: ask.Request) -> Reply | None:
        """Link to the table if it moved to a thread of its own; otherwise the board is answer enough."""
        channel_id = press.session.head.channel_id
        places = self._desk.places
        session = await press.ask(request)
        why = LONG if session.head.channel_id == channel_id else TAKEN
        if isinstance(session.table, Running):
            session = await places.spread_out(press.interaction, session)
        if session.head.channel_id == channel_id:
            if isinstance(session.table, Running):
                self._desk.house.spawn(places.name_again(session, press.interaction), "name a thread")
            return None
        place = press.say("thread-because", why=why, place=f"<#{session.head.channel_id}>")
        return tell(f"{press.say('done-started', table=session.table.id)}\n{place}")

    async def _computer(self, press: Press) -> Reply | None:
        level = press.value
        if level == "?":
            raise TableRefusal("lobby-full")
        known = levels(press.table.game_key)
        guest = read_person(level.removeprefix(AWAY))
        if level == "-":
            request: ask.Request = ask.RemoveComputer(press.person)
        elif level.startswith(AWAY) and guest is not None:
            request = ask.SendAway(press.person, guest)
        elif level in known:
            request = ask.AddComputer(press.person, level)
        else:
            raise UserError("unknown-level", levels=", ".join(f"`{one}`" for one in known))
        await press.ask(request)
        return None

    async def _fill(self, press: Press) -> Reply | None:
        level = default_level(press.table.game_key)
        return await self._submit(press, ask.FillSeats(press.person, level, await self._load_setups(press)))

    async def _set(self, press: Press) -> Reply | None:
        kind, _, name = press.value.partition("=")
        if kind == "w":
            return await self._form(press, name.removesuffix("="))
        try:
            options, terms = read_setting(press.table, press.value)
        except ValueError as error:
            raise UserError("press-outdated") from error
        await press.ask(ask.Arrange(press.person, options, terms))
        return None

    async def _options(self, press: Press) -> Reply | None:
        table = _lobby_of_host(press)
        if not has_form(table):
            raise UserError("press-outdated")
        return options_form(table, press.say)

    async def _arrange(self, press: Press) -> Reply | None:
        """Change what was filled into the form of the options, all at once or nothing."""
        table = _lobby_of_host(press)
        try:
            options = read_form(table, press.fields)
        except NoNumber as wrong:
            again = ActionRow(button(press.say("button-write-again"), at(table, Verb.OPTIONS)))
            return tell(needs_number(table, wrong.option, press.say), again, update=press.private)
        await press.ask(ask.Arrange(press.person, options))
        return tell(press.say("done-written"), update=True) if press.private else None

    # Typed options -----------------------------------------------------------------------------------------------

    async def _write(self, press: Press) -> Reply | None:
        return await self._form(press, press.address.words)

    async def _form(self, press: Press, name: str) -> Reply:
        table = _lobby_of_host(press)
        return form(table, _free(table, name), press.say)

    async def _read_text(self, press: Press) -> Reply | None:
        table = _lobby_of_host(press)
        option = _free(table, press.address.words)
        if not press.values:
            raise UserError("press-outdated")
        value = read_text(option, press.value)
        if value is None:
            again = at(table, Verb.WRITE, option.name)
            row = ActionRow(button(press.say("button-write-again"), again))
            return tell(press.say("refusal-text", longest=option.longest), row, update=press.private)
        await press.ask(ask.Arrange(press.person, {option.name: value}))
        return tell(press.say("done-written"), update=True) if press.private else None

    # Swaps -------------------------------------------------------------------------------------------------------

    async def _swap(self, press: Press) -> Reply | None:
        table = _lobby_of_host(press)
        return swap_panel(table, _swaps(table), Picked(), press.say, update=press.private)

    async def _swap_pick(self, press: Press) -> Reply | None:
        table, say = _lobby_of_host(press), press.say
        swaps = _swaps(table)
        if not press.values:
            raise UserError("press-outdated")
        picked = Picked.read(press.address.words).after(press.address.verb, press.value).possible(swaps)
        if not picked.leaving or not picked.coming:
            return swap_panel(table, swaps, picked, say, update=press.private)
        value = swaps.swap(picked.leaving, picked.coming)
        request = ask.Arrange(press.person, {swaps.option: value})
        after = needs_lobby((await press.ask(request)).table)
        names = {"leaving": picked.leaving, "coming": picked.coming}
        note = say("swap-done", **{side: name_word(after, word, say) for side, word in names.items()})
        rest = Picked("", "", picked.out, picked.into)
        return swap_panel(after, _swaps(after), rest, say, update=press.private, note=note)


def _lobby_of_host(press: Press) -> Lobby:
    """Return the lobby if its host asks. Raises TableRefusal."""
    table = needs_lobby(press.table)
    if table.host != press.person:
        raise TableRefusal("host-only", {"host": str(table.host)})
    return table


def _number(press: Press) -> int:
    """Read which proposal was answered; -1 if the button doesn't say."""
    words = press.address.words
    return int(words) if words.isascii() and words.isdigit() and len(words) < 10 else -1


def _free(table: Lobby, name: str) -> Word:
    try:
        return free_option(table, name)
    except ValueError as error:
        raise UserError("press-outdated") from error


def _swaps(table: Lobby) -> Swaps:
    swaps = table.game.about.swaps(table.suited_options)
    if swaps is None:
        raise UserError("swap-gone")
    return swaps
