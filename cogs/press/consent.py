"""Handle what players decide together: draws, undo, votes, rounds; and ask before a big step."""

from collections.abc import Callable

from cogs.controls.answers import Reply, tell
from cogs.controls.sentences import Told
from cogs.controls.verbs import Verb
from cogs.press.control import Check, Control
from cogs.press.desk import Desk
from cogs.press.press import Handler, Press, put_to_table
from cogs.table import menus
from players import default_level
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_running, not_asked, running_seat
from rules.table.results import may_be_rated
from rules.table.table import Running


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
    return menus.ask_draw_accept(press.session, press.say, update=press.private)


async def _never(press: Press) -> Reply | None:
    return tell(press.say("done-nothing"), update=press.private)


class Consent:
    """Handles the verbs of what players decide together."""

    def __init__(self, desk: Desk) -> None:
        self._access, self._names, self._rights = desk.access, desk.names, desk.rights

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
        """Vote about an absent player. Raises Told, TableRefusal, ArchiveError, HTTPException."""
        table, choice = press.table, press.address.words
        vote = table.vote if isinstance(table, Running) else None
        if vote is not None and press.person in vote.voters and choice in vote.choices and choice != "wait":
            await self._check_vote(press, choice, table.seats[vote.seat].person or 0)
        await press.ask(ask.CastVote(press.person, choice, default_level(table.game_key), press.position))
        return None

    async def _check_vote(self, press: Press, choice: str, absent: int) -> None:
        """Check that nobody profits from shutting the absent player out (rule 3 of the ratings). Raises Told."""
        head = press.session.head
        if head.guild_id is None or not may_be_rated(needs_running(press.table)):
            return
        shut_out, ends = await self._access.shut_out(press.session, absent), choice == "end"
        if (shut_out or ends) and await self._rights.may_hide(press.interaction, head.channel_id):
            raise Told("vote-let-in" if shut_out else "vote-no-end", name=await self._names.of(absent))
        if shut_out and ends:
            raise Told("vote-shut-out", name=await self._names.of(absent))
