"""What the controls do that ask others, and answer them: draws, undo, votes, rounds. Part of cogs/pressing.

Imports players, rules.
"""

from collections.abc import Callable, Mapping

from cogs.library.answers import Reply, tell
from cogs.pressing.press import Handler, Press, put_to_table
from cogs.views import menus
from cogs.views.controls.verbs import Verb
from players import default_level
from rules.table import requests as ask
from rules.table.errors import TableRefusal, needs_running, not_asked, running_seat


def _question(question: Callable[..., Reply]) -> Handler:
    """Ask a player back before something grave."""

    async def handler(press: Press) -> Reply | None:
        running_seat(press.table, press.person)
        return question(press.session, press.say, update=press.private)

    return handler


async def _agree_to_a_draw(press: Press) -> Reply | None:
    """Ask back, but only somebody whose word is wanted."""
    running_seat(press.table, press.person)
    offer = needs_running(press.table).offer
    if offer is None:
        raise TableRefusal("draw-gone")
    if press.person not in offer.needed:
        raise not_asked(offer.needed)
    return menus.ask_draw_accept(press.session, press.say, update=press.private)


async def _never(press: Press) -> Reply | None:
    return tell(press.say("done-nothing"), update=press.private)


def _vote(press: Press) -> ask.Request:
    return ask.CastVote(press.person, press.address.words, default_level(press.table.game_key), press.position)


#: The verbs of agreeing, and the questions before something grave.
HANDLERS: Mapping[Verb, Handler] = {
    Verb.UNDO_YES: put_to_table(lambda press: ask.AnswerUndo(press.person, True, press.position)),
    Verb.UNDO_NO: put_to_table(lambda press: ask.AnswerUndo(press.person, False, press.position)),
    Verb.ASK_OFFER_DRAW: _question(menus.ask_draw),
    Verb.OFFER_DRAW: put_to_table(lambda press: ask.OfferDraw(press.person), "done-offered"),
    Verb.ASK_AGREE_DRAW: _agree_to_a_draw,
    Verb.DRAW_YES: put_to_table(lambda press: ask.AnswerDraw(press.person, True, press.position), "done-agreed"),
    Verb.DRAW_NO: put_to_table(lambda press: ask.AnswerDraw(press.person, False, press.position)),
    Verb.ASK_RESIGN: _question(menus.ask_resign),
    Verb.NEVER: _never,
    Verb.VOTE: put_to_table(_vote),
    Verb.ROUND_YES: put_to_table(lambda press: ask.AnswerRound(press.person, True, press.position)),
    Verb.ROUND_NO: put_to_table(lambda press: ask.AnswerRound(press.person, False, press.position)),
}
