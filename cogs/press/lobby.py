"""Handle every button, menu and form of a lobby."""

from collections.abc import Sequence

import discord

from cogs.controls.addresses import Verb, at, read_snowflake
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import STYLES, AnyButton, Buttons, button, rows
from cogs.controls.sentences import UserError
from cogs.delivery.places import TAKEN, why_apart
from cogs.faces.spread import Style
from cogs.press.desk import Desk
from cogs.press.opening import OpeningRequest, board_first, open_table
from cogs.press.press import Check, Control, Press, put_to_table
from cogs.table.extras import TablePlace
from cogs.table.lobby.arranging import name_word, option_words, settings
from cogs.table.lobby.form import PACE, left_over, needs, option_name, read_form, settings_form, was_changed
from cogs.table.lobby.pages import (
    ABOUT,
    ANYWAY,
    AWAY,
    FILL,
    NOTHING,
    REMOVE,
    alone_page,
    consent_page,
    early_page,
    level_page,
    open_own,
    swap_buttons,
)
from cogs.table.lobby.swapping import Picked, swap_panel
from cogs.table.pages import pointer
from host.budget import REQUEST, charging, order_for_asker
from host.quota import check_quota
from players import default_level, levels
from rules.core.options import Swaps
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_lobby
from rules.table.table import Closed, Lobby, Running
from words import Speech


class LobbyControls:
    """Handles the controls of a lobby."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.JOIN: Control(self._join),
            Verb.LEAVE: Control(self._leave, Check.LEAVES),
            Verb.START: Control(self._start),
            Verb.CANCEL: Control(self._cancel, Check.LEAVES),
            Verb.ASK_ALL: Control(self._ask_all),
            Verb.INVITE: Control(self._invite),
            Verb.COMPUTER: Control(self._computer),
            Verb.FILL: Control(self._fill),
            Verb.AGREE: Control(put_to_table(lambda press: ask.AnswerProposal(press.person, True, _number(press)))),
            Verb.DISAGREE: Control(put_to_table(lambda press: ask.AnswerProposal(press.person, False, _number(press)))),
            Verb.OPTIONS: Control(self._options),
            Verb.ARRANGED: Control(self._arrange),
            Verb.SWAP: Control(self._swap),
            Verb.SWAP_OUT: Control(self._swap_pick),
            Verb.SWAP_IN: Control(self._swap_pick),
        }

    async def _leave(self, press: Press) -> Reply | None:
        """Leave, or decline an invitation."""
        table, person = press.table, press.person
        declined = isinstance(table, Lobby) and person in table.expected
        if isinstance(table, Lobby) and table.expected and not declined and table.seat_of(person) is None:
            return await self._offer_own(press, table)
        if not declined:
            return await self._go(press, ask.Leave(press.person), "done-left-lobby")
        return await self._go(press, ask.Leave(press.person), "done-declined", await self._desk.names.of(table.host))

    async def _cancel(self, press: Press) -> Reply | None:
        table = press.table
        withdraws = isinstance(table, Lobby) and table.expected and len(table.seats) == 1
        return await self._go(press, ask.Cancel(press.person), "done-withdrawn" if withdraws else "done-closed")

    async def _go(self, press: Press, request: ask.Request, done: str, host: str = "") -> Reply | None:
        """Submit a request that may close the lobby; if its thread goes too, say so.

        `host` is named to somebody who declines.
        """
        session = await press.ask(request)
        if await self._desk.places.leaves_thread(session):
            return tell(press.say("done-leaving"), update=press.private)
        place = TablePlace.DECLINED
        ways = await self._desk.extras.buttons(place, session, press.person, press.say) if host else ()
        return tell(press.say(done, host=host), *rows(*ways), update=press.private)

    async def _ask_all(self, press: Press) -> Reply | None:
        """Let anybody take the free seats; if the table was closed, open another."""
        table = press.table
        if isinstance(table, Closed):
            request = OpeningRequest(table.game_key, None, None, table.terms.pace.value, None)
            return await open_table(self._desk, press.interaction, request, update=press.private)
        await press.ask(ask.AskEveryone(press.person))
        return await self._page(press)

    async def _invite(self, press: Press) -> Reply | None:
        """Invite the people who were chosen in the menu of the server's people.

        Discord is asked about each, which is paid for. Raises BudgetSpent, HTTPException, and like `press.ask`.
        """
        table, guild = _lobby_of_host(press), press.interaction.guild
        people = [one for value in press.values if (one := read_snowflake(value)) is not None]
        if guild is None or not people or len(people) < len(press.values):
            raise UserError("press-outdated")
        with order_for_asker():
            for one in people:
                if one == press.person:
                    raise UserError("opponent-yourself")
                await self._check_guest(guild, table.host, one)
        await press.ask(ask.Invite(press.person, tuple(people)))
        return await self._page(press)

    async def _check_guest(self, guild: discord.Guild, host: int, guest: int) -> None:
        """Check that somebody can be invited. Raises UserError, HTTPException, ArchiveError."""
        if (cost := charging()) is not None:
            cost(REQUEST)
        try:
            member = await guild.fetch_member(guest)
        except discord.NotFound as error:
            raise UserError("opponent-elsewhere") from error
        if member.bot:
            raise UserError("opponent-bot")
        self._desk.names.glimpse(member)
        await self._desk.bans.check_guest(guild.id, guest)
        await self._desk.invitations.check_invitation(host, guest)

    async def _page(self, press: Press, note: str = "", ways: Buttons = ()) -> Reply:
        """Show the person their own page of the lobby as it is now."""
        now = self._desk.house.now()
        return await self._desk.composer.lobby_page(
            press.session, press.person, press.say, now, update=press.private, note=note, ways=ways
        )

    async def _join(self, press: Press) -> Reply | None:
        """Join; who is in already gets their own page, and whoever an invitation isn't for may open a table."""
        table = press.table
        if isinstance(table, Lobby) and table.seat_of(press.person) is not None:
            return await self._page(press)
        await self._desk.invitations.check_join(press.table.host, press.person)
        if press.person not in press.table.persons:  # or the start would fail later because of them
            await check_quota(self._desk.house, None, (press.person,), running=True)
        remembered = await self._load_setups(press)
        try:
            saw = int(press.address.words) if press.address.words.isdecimal() else 0
            reply = await self._submit(press, ask.Join(press.person, remembered, str(press.interaction.id), saw))
        except TableRefusal as refusal:
            if refusal.reason != "invitation-only" or not isinstance(table, Lobby):
                raise
            return await self._offer_own(press, table)
        if not await self._desk.hands.test(press.session, press.interaction):
            return reply
        closed = press.say("hand-closed")
        if isinstance(press.table, Running):
            return pointer(press.session, closed, press.say)
        return tell(closed)

    async def _offer_own(self, press: Press, table: Lobby) -> Reply:
        """Tell somebody whom an invitation isn't for who was asked, and offer a table of their own."""
        host, say = await self._desk.names.of(table.host), press.say
        guests = [await self._desk.names.of(person) for person in table.expected]
        return open_own(table, say("invite-others", host=host, guests=say.all_of(guests)), say)

    async def _start(self, press: Press) -> Reply | None:
        """Start; if too few are here, offer to add the computers that are missing.

        The host is asked first if nobody has come, or if not everyone has agreed to what they suggest.
        """
        level, table = default_level(press.table.game_key), press.table
        if isinstance(table, Lobby) and press.person == table.host and press.address.words != ANYWAY:
            if table.rivals:
                return alone_page(table, press.say, update=press.private)
            if (asked := table.proposal) is not None and asked.person == press.person:
                setting = option_words(table, asked.option, asked.value, press.say)
                return consent_page(table, setting, press.say, update=press.private)
        try:
            return await self._submit(press, ask.Start(press.person, await self._load_setups(press), level))
        except TableRefusal as refusal:
            if refusal.reason != "too-few" or not isinstance(table, Lobby) or not table.missing:
                raise
            needed = table.game.about.seats[0] - len(table.seats) - table.rivals
            if needed < 1:
                raise
            return early_page(table, press.say, needed, update=press.private)

    async def _load_setups(self, press: Press) -> ask.Remembered:
        """Load everyone's last line-up, including that of the person who pressed."""
        table = press.table
        return await self._desk.house.recall_setups(table.but(invited=(*table.invited, press.person)))

    async def _submit(self, press: Press, request: ask.Request) -> Reply | None:
        """Submit a request that may start the game.

        Whoever begins gets their panel below the board; the others hear who does, or where the table moved.
        """
        channel_id, say = press.session.head.channel_id, press.say
        places = self._desk.places
        session = await press.ask(request)
        if not isinstance(session.table, Running):
            return await self._page(press)
        why = why_apart(session.table) if session.head.channel_id == channel_id else TAKEN
        session = await places.spread_out(press.interaction, session)
        if session.head.channel_id != channel_id:
            place = say("thread-because", why=why, place=f"<#{session.head.channel_id}>")
            return tell(f"{say('done-started')}\n{place}", update=press.private)
        self._desk.house.spawn(places.name_again(session, press.interaction), "name a thread")
        awaited = session.table.awaited_persons
        if press.person in awaited:
            session = await board_first(self._desk.house, session)
            return await self._desk.panels.panel(session, press.person, say, update=press.private)
        names = [await self._desk.names.of(person) for person in awaited]
        return tell(say("done-begun", names=say.all_of(names), count=len(names)), update=press.private)

    async def _computer(self, press: Press) -> Reply | None:
        level = press.value
        if level == FILL:
            return await self._fill_up(press, default_level(press.table.game_key))
        if level == ABOUT:
            return await self._desk.composer.settings_page(press.session, press.person, press.say, update=press.private)
        known = levels(press.table.game_key)
        guest = read_snowflake(level.removeprefix(AWAY))
        if level == REMOVE:
            request: ask.Request = ask.RemoveComputer(press.person)
        elif level.startswith(AWAY) and guest is not None:
            request = ask.SendAway(press.person, guest)
        elif level in known:
            request = ask.AddComputer(press.person, level)
        else:
            raise UserError("unknown-level", levels=", ".join(f"`{one}`" for one in known))
        await press.ask(request)
        return await self._page(press) if press.private else None

    async def _fill(self, press: Press) -> Reply | None:
        """Fill up with computers of the level that the button names; or ask which."""
        level = press.address.words
        if level == NOTHING:
            return level_page(_lobby_of_host(press), press.say, update=press.private)
        return await self._fill_up(press, level if level in levels(press.table.game_key) else "")

    async def _fill_up(self, press: Press, level: str) -> Reply | None:
        level = level or default_level(press.table.game_key)
        return await self._submit(press, ask.FillSeats(press.person, level, await self._load_setups(press)))

    # Settings ----------------------------------------------------------------------------------------------------

    async def _options(self, press: Press) -> Reply | None:
        """Open the form with the settings, or with those that the button names."""
        table, names = _lobby_of_host(press), press.address.words
        thread = self._desk.places.goes_apart(press.session)
        return settings_form(table, press.say, thread=thread, only=names.split(",") if names else ())

    async def _arrange(self, press: Press) -> Reply | None:
        """Change what was filled into the form, and show the host's page with what needs saying."""
        table, say, fields = _lobby_of_host(press), press.say, press.fields
        wanted = read_form(table, fields, say, thread=self._desk.places.goes_apart(press.session))
        after = table
        if wanted.options or wanted.terms:
            after = needs_lobby((await press.ask(ask.Arrange(press.person, wanted.options, wanted.terms))).table)
        notes = [needs(table, option, say) for option in wanted.wrong]
        ways = (
            [_form_button(table, say("button-write-again"), [option.name for option in wanted.wrong])] if notes else []
        )
        asked = after.proposal
        if asked is not None and asked != table.proposal:
            names = [await self._desk.names.of(person) for person in after.unasked]
            setting = option_words(after, asked.option, asked.value, say)
            notes.append(say("form-asked", names=say.all_of(names), count=len(names), setting=setting))
        if was_changed(table, press.address.words) and (lost := _find_replaced(table, after, say)):
            notes.append(say("form-replaced", settings=" · ".join(lost)))
        more = left_over(after, fields, say) if PACE in fields else []
        lists = swap_buttons(after, say) if _list_begins(table, after) else []
        if (more or lists) and not ways:
            ways = [*lists, *(_form_button(after, option_name(after, option, say), [option.name]) for option in more)]
            notes.append(say("form-more", count=len(ways)))
        for way in ways[:1]:
            way.style = STYLES[Style.MAIN]
        if press.private:
            return await self._page(press, "\n".join(notes), ways)
        return tell("\n".join(notes), *rows(*ways)) if notes else None

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


def _form_button(table: Lobby, label: str, names: Sequence[str]) -> AnyButton:
    """Make the button to the form with only these options."""
    return button(label, at(table, Verb.OPTIONS, ",".join(names)))


def _find_replaced(before: Lobby, after: Lobby, say: Speech) -> list[str]:
    """List the settings that others have replaced."""
    kept = {line for lines in settings(after, say) for line in lines}
    return [line for lines in settings(before, say) for line in lines if line not in kept]


def _list_begins(before: Lobby, after: Lobby) -> bool:
    """Whether there is a list to swap now that there wasn't before."""
    return before.game.about.swaps(before.suited_options) is None is not after.game.about.swaps(after.suited_options)


def _swaps(table: Lobby) -> Swaps:
    swaps = table.game.about.swaps(table.suited_options)
    if swaps is None:
        raise UserError("swap-gone")
    return swaps
