"""Handle the controls of a table: moves, undo, draws, votes, rematches, and what anybody may look at."""

from collections.abc import Callable

from cogs.controls.addresses import Verb
from cogs.controls.answers import Reply, tell
from cogs.controls.sentences import UserError
from cogs.faces import face
from cogs.people.access import Access
from cogs.people.people import Names
from cogs.people.rights import Rights
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Handler, Press, put_to_table
from cogs.press.rematch import play_again
from cogs.table import pages as menus
from cogs.table.extras import Extras
from cogs.table.lobby.pages import SETTINGS
from cogs.table.messages import Composer
from cogs.table.pages import Pages, attach_game
from host.house import House
from players import default_level
from rules.core.errors import Refusal
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_running, not_asked, not_your_turn, running_seat
from rules.table.results import may_be_rated
from rules.table.table import Begun, Finished, Lobby, Running, Table

#: A press so soon after the person's own is its second tap (ms).
SECOND_TAP = 2000


class Playing:
    """Handles the controls of people who have a seat."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._panels = desk, desk.panels

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
            Verb.REMATCH_NO: Control(
                put_to_table(lambda press: ask.RefuseRematch(press.person), "done-rematch-refused")
            ),
        }

    async def _show(self, press: Press, words: str = "", note: str = "") -> Reply:
        """Show the panel after the press."""
        return await self._panels.panel(press.session, press.person, press.say, words, update=press.private, note=note)

    async def _panel(self, press: Press) -> Reply | None:
        table = press.table
        fresh = press.position == table.position and press.address.verb is not Verb.HAND
        words, note, seat = press.address.words if fresh else "", "", table.seat_of(press.person)
        if isinstance(table, Running) and seat is not None and table.seats[seat].away:
            await press.ask(ask.Return(press.person))
            note = press.say("panel-back")
        return await self._show(press, words, note)

    async def _pick(self, press: Press) -> Reply | None:
        return await self._show(press, _read_pick(press))

    async def _do(self, press: Press) -> Reply | None:
        play = read_play(press)
        if press.table.game.about.routines and not press.private:
            try:
                await press.ask(play)
            except TableRefusal:
                if not await self._is_second_tap(press):
                    raise
            return None  # nothing private was chosen, so the board is answer enough
        return await press.ask_drafting(
            play, lambda session: self._panels.panel(session, press.person, press.say, update=press.private)
        )

    async def _is_second_tap(self, press: Press) -> bool:
        """Whether what the person pressed has just been played by them: they tapped twice."""
        table, now = (await self._desk.house.session(press.table.id)).table, self._desk.house.now()
        if not isinstance(table, Running | Finished):
            return False
        last = next((act for act in reversed(table.acts) if act.person is not None), None)
        at = table.wall(table.moved_at if isinstance(table, Running) else table.ended_at)
        return last is not None and last.person == press.person and now - at < SECOND_TAP

    def _seat(self, request: Callable[[Press], ask.Request]) -> Handler:
        """Make a handler for a request about the person's own seat; a press in a panel updates the panel."""

        async def handler(press: Press) -> Reply | None:
            await press.ask(request(press))
            return await self._show(press) if press.private else None

        return handler

    async def _undo(self, press: Press) -> Reply | None:
        session = await press.ask(ask.AskUndo(press.person, press.position))
        asked = isinstance(session.table, Running) and session.table.undo is not None
        return await self._show(press, note=press.say("done-undo-asked" if asked else "done-undone"))

    async def _resign(self, press: Press) -> Reply | None:
        await press.ask(ask.Resign(press.person, default_level(press.table.game_key)))
        if press.table.puzzle:  # there is no board that shows its end
            return await self._show(press)
        return tell(press.say("done-resigned"), update=press.private)

    async def _hand_over(self, press: Press) -> Reply | None:
        session = await press.ask(ask.HandOver(press.person, default_level(press.table.game_key)))
        return tell(press.say("done-handed-over", left=len(session.table.players)), update=press.private)

    async def _return(self, press: Press) -> Reply | None:
        await press.ask(ask.Return(press.person))
        return await self._show(press)

    async def _rematch(self, press: Press) -> Reply | None:
        return await play_again(self._desk, press.interaction, press.session, press.say)


def read_play(press: Press) -> ask.Play:
    """Return the actions that a control plays. Raises UserError if some of them are none of the table's game."""
    text, *then = press.address.words.split("|")
    if not _readable(press.table, then):
        raise UserError("press-outdated")
    return ask.Play(press.person, text, press.position, tuple(then))


def _readable(table: Table, texts: list[str]) -> bool:
    """Whether all texts are actions of the table's game, possible now or not."""
    try:
        for text in texts:
            table.game.notation.read_action(text)
    except Refusal:
        return False
    return True


def _read_pick(press: Press) -> str:
    """Return the panel's words after a menu choice. Raises TableRefusal; UserError for a menu or values not offered."""
    table, values = needs_running(press.table), press.values
    seat = running_seat(table, press.person)
    if press.position != table.position:
        raise TableRefusal("stale")
    if seat not in table.awaited:
        raise not_your_turn(table)
    name, _, words = press.address.words.partition("|")
    its = face(table.game_key)
    spread = its.spread(table.match, seat, words, press.say, table.quick[seat])
    if not spread.offers(name, values):
        raise UserError("press-outdated")
    return its.pick(table.match, seat, spread.words, name, values)


def _question(question: Callable[..., Reply]) -> Handler:
    """Make a handler that asks a player to confirm something that can't be undone."""

    async def handler(press: Press) -> Reply | None:
        running_seat(press.table, press.person)
        return question(press.session, press.say, update=press.private)

    return handler


async def _agree_to_a_draw(press: Press) -> Reply | None:
    """Ask to confirm a draw. Raises TableRefusal if nothing is offered, or this person wasn't asked."""
    running_seat(press.table, press.person)
    offer = needs_running(press.table).offer
    if offer is None:
        raise TableRefusal("draw-gone")
    if press.person not in offer.needed:
        raise not_asked(offer.needed)
    return menus.ask_draw(press.session, press.say, update=press.private, accept=True)


async def _never(press: Press) -> Reply | None:
    return tell(press.say("done-nothing"), update=press.private)


class Consent:
    """Handles the verbs of what players decide together."""

    def __init__(self, access: Access, names: Names, rights: Rights) -> None:
        self._access, self._names, self._rights = access, names, rights

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            Verb.UNDO_YES: Control(put_to_table(lambda press: ask.AnswerUndo(press.person, True, press.position))),
            Verb.UNDO_NO: Control(put_to_table(lambda press: ask.AnswerUndo(press.person, False, press.position))),
            Verb.ASK_OFFER_DRAW: Control(_question(menus.ask_draw)),
            Verb.OFFER_DRAW: Control(put_to_table(lambda press: ask.OfferDraw(press.person), "done-offered")),
            Verb.ASK_AGREE_DRAW: Control(_agree_to_a_draw),
            Verb.DRAW_YES: Control(
                put_to_table(lambda press: ask.AnswerDraw(press.person, True, press.position), "done-agreed")
            ),
            Verb.DRAW_NO: Control(put_to_table(lambda press: ask.AnswerDraw(press.person, False, press.position))),
            Verb.ASK_RESIGN: Control(_question(menus.ask_resign), Check.LEAVES),
            Verb.NEVER: Control(_never, Check.LEAVES),
            Verb.VOTE: Control(self._vote),
            Verb.ROUND_YES: Control(put_to_table(lambda press: ask.AnswerRound(press.person, True, press.position))),
            Verb.ROUND_NO: Control(put_to_table(lambda press: ask.AnswerRound(press.person, False, press.position))),
        }

    async def _vote(self, press: Press) -> Reply | None:
        """Vote about an absent player. Raises UserError, TableRefusal, ArchiveError, HTTPException."""
        table, choice = press.table, press.address.words
        vote = table.vote if isinstance(table, Running) else None
        if vote is not None and press.person in vote.voters and choice in vote.choices and choice != "wait":
            await self._check_vote(press, choice, table.seats[vote.seat].person or 0)
        await press.ask(ask.CastVote(press.person, choice, default_level(table.game_key), press.position))
        return None

    async def _check_vote(self, press: Press, choice: str, absent: int) -> None:
        """Check that nobody profits from shutting the absent player out (rule 3 of the ratings). Raises UserError."""
        head = press.session.head
        if head.guild_id is None or not may_be_rated(needs_running(press.table)):
            return
        shut_out, ends = await self._access.shut_out(press.session, absent), choice == "end"
        if (shut_out or ends) and await self._rights.may_hide(press.interaction, head.channel_id):
            raise UserError("vote-let-in" if shut_out else "vote-no-end", name=await self._names.of(absent))
        if shut_out and ends:
            raise UserError("vote-shut-out", name=await self._names.of(absent))


class Looking:
    """Handles the verbs that change nothing."""

    def __init__(self, house: House, pages: Pages, extras: Extras, composer: Composer) -> None:
        self._house, self._pages, self._extras, self._composer = house, pages, extras, composer

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
        """Offer everything else; in a lobby the person's own page, or its settings."""
        session, person, say = press.session, press.person, press.say
        if isinstance(session.table, Begun) and press.address.words == SETTINGS:
            return menus.settings_used(session.table, say)
        if isinstance(session.table, Finished):
            who = (await self._composer.cast(session.table, say)).who
            return await menus.more_at_the_end(session, session.table, person, say, self._extras, who)
        if not isinstance(session.table, Lobby):
            return await menus.more(session, person, say, self._extras)
        if press.address.words == SETTINGS:
            return await self._composer.settings_page(session, person, say, update=press.private)
        return await self._composer.lobby_page(session, person, say, self._house.now(), update=press.private)

    async def _text(self, press: Press) -> Reply | None:
        return await self._pages.text(press.session, press.person, press.say)

    async def _side(self, press: Press) -> Reply | None:
        return await self._pages.side(press.session, press.person, press.say, press.address.words or None)

    async def _attach(self, press: Press) -> Reply | None:
        return attach_game(press.session, press.say, self._house.now())
