"""`/mundialito table`: everything that a person does with a table besides moving.

What to do is suggested by what is possible now, or typed in any of our languages.
"""

import unicodedata
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache

import discord
from discord import app_commands

from cogs.controls.answers import Reply, speech_of, tell
from cogs.controls.sentences import UserError
from cogs.controls.signs import usual_signs
from cogs.controls.suggesting import Choices, in_time
from cogs.discordpy.translator import words as words_of
from cogs.press.commanding import command
from cogs.press.desk import Desk
from cogs.press.lookup import ACTING, AGAIN, LOOKING, VERIFYING, Look
from cogs.press.own_tables import suggest_tables
from cogs.press.press import charge_if_over
from cogs.press.rematch import play_again
from cogs.table import pages as menus
from cogs.table.pages import check_seal, pointer, seal_kept
from data import Status
from host.budget import BudgetSpent, order_for_asker
from host.house import Session
from host.puzzle_day import is_sealed
from players import default_level
from rules.table import requests as ask
from rules.table.act import act
from rules.table.errors import TableRefusal, needs_running, running_seat
from rules.table.table import Begun, Lobby, Running
from words import Speech, speech
from words.languages import list_languages

#: The longest text that is read as an action (characters).
LONGEST_TYPED = 100
#: Letters that Unicode doesn't take apart into a usual letter and an accent.
_LETTERS = str.maketrans({"ł": "l", "ı": "i"})
_OPEN, _OVER = (Status.RUNNING, Status.LOBBY), (Status.ENDED,)

Work = Callable[[Desk, discord.Interaction, Session], Awaitable[Reply]]
Possible = Callable[[Desk, discord.Interaction, Session], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Action:
    """What a person can do with a table: where it is looked for, what is done, and whether the person could do it now.

    `statuses` are those of the tables to suggest. Those who are `leaving` needn't see the table. What is `ordered` is
    paid for from the person's budget.
    """

    look: tuple[Look, ...]
    work: Work
    possible: Possible
    statuses: tuple[Status, ...] = _OPEN
    leaving: bool = False
    ordered: bool = False


async def _board(desk: Desk, interaction: discord.Interaction, session: Session) -> Reply:
    """Show the board, or the player's own panel."""
    say, person = speech_of(interaction), interaction.user.id
    session = await desk.places.bring(session, interaction)
    if not isinstance(session.table, Begun):
        return pointer(session, say("refusal-not-started"), say)
    with charge_if_over(session):
        if session.table.seat_of(person) is None:
            return await desk.pages.side(session, person, say)
        return await desk.panels.panel(session, person, say)


async def _text(desk: Desk, interaction: discord.Interaction, session: Session) -> Reply:
    """Show the board in words."""
    with charge_if_over(session):
        return await desk.pages.text(session, interaction.user.id, speech_of(interaction))


async def _undo(desk: Desk, interaction: discord.Interaction, session: Session) -> Reply:
    """Undo, or ask to."""
    say = speech_of(interaction)
    after = await desk.requests.submit(interaction, session.table.id, ask.AskUndo(interaction.user.id))
    asked = isinstance(after.table, Running) and after.table.undo is not None
    return pointer(after, say("done-undo-asked" if asked else "done-undone"), say)


async def _resign(desk: Desk, interaction: discord.Interaction, session: Session) -> Reply:
    """Resign, after asking once; leave a lobby that the person doesn't see."""
    say = speech_of(interaction)
    if isinstance(session.table, Lobby) and not await desk.access.sees(session.head, interaction):
        await desk.requests.submit(interaction, session.table.id, ask.Leave(interaction.user.id))
        return tell(say("done-left", table=session.table.id))
    running_seat(session.table, interaction.user.id)
    return menus.ask_resign(session, say)


async def _draw(desk: Desk, interaction: discord.Interaction, session: Session) -> Reply:
    """Offer or accept a draw, after asking once."""
    say = speech_of(interaction)
    running_seat(session.table, interaction.user.id)
    offer = needs_running(session.table).offer
    return menus.ask_draw(session, say, accept=offer is not None and interaction.user.id in offer.needed)


async def _rematch(desk: Desk, interaction: discord.Interaction, session: Session) -> Reply:
    """Ask for a rematch."""
    return await play_again(desk, interaction, session, speech_of(interaction))


async def _verify(desk: Desk, interaction: discord.Interaction, session: Session) -> Reply:
    """Check that all randomness was sealed before the game."""
    say = speech_of(interaction)
    if is_sealed(session.table, desk.house.now()):
        return seal_kept(session.table, say)
    return await check_seal(session, desk.house.replays, say)


async def _always(desk: Desk, interaction: discord.Interaction, session: Session) -> bool:
    return True


async def _has_begun(desk: Desk, interaction: discord.Interaction, session: Session) -> bool:
    return isinstance(session.table, Begun)


async def _may_resign(desk: Desk, interaction: discord.Interaction, session: Session) -> bool:
    if isinstance(session.table, Lobby):
        return not await desk.access.sees(session.head, interaction)
    return _accepts(session, ask.Resign(interaction.user.id, default_level(session.table.game_key)), desk.house.now())


def _if_accepted(request: Callable[[int], ask.Request]) -> Possible:
    """Make the check whether the table would accept a person's request."""

    async def may(desk: Desk, interaction: discord.Interaction, session: Session) -> bool:
        return _accepts(session, request(interaction.user.id), desk.house.now())

    return may


def _accepts(session: Session, request: ask.Request, now: int) -> bool:
    """Whether the table would accept a request now."""
    try:
        act(session.table, request, now)
    except TableRefusal:
        return False
    return True


#: What can be done, in the order in which it is suggested.
ACTIONS = {
    "board": Action(LOOKING, _board, _always),
    "text": Action(LOOKING, _text, _has_begun),
    "undo": Action(ACTING, _undo, _if_accepted(ask.AskUndo)),
    "resign": Action(ACTING, _resign, _may_resign, leaving=True),
    "draw": Action(ACTING, _draw, _if_accepted(ask.OfferDraw)),
    "rematch": Action(AGAIN, _rematch, _if_accepted(lambda who: ask.AskRematch(who, "", "", "")), statuses=_OVER),
    "verify": Action(VERIFYING, _verify, _has_begun, statuses=_OVER, ordered=True),
}
#: What is done if the person doesn't say what.
USUAL = "board"


class TableCommand:
    """The command."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @in_time
    async def _actions(self, interaction: discord.Interaction, current: str) -> Choices:
        """Suggest what is possible now at the table here, or at the one that the command names."""
        say, typed = speech_of(interaction), plainly(current)
        found = await self._possible(interaction, getattr(interaction.namespace, "table", None))
        labels = {say(f"choice-table-{name}"): name for name in found}
        return [
            app_commands.Choice(name=label, value=name)
            for label, name in labels.items()
            if any(word.startswith(typed) for word in (*map(plainly, label.split()), *_words(name)))
        ]

    @in_time
    async def _tables(self, interaction: discord.Interaction, current: str) -> Choices:
        """Suggest the person's tables in this server that fit the action which the command names."""
        action = ACTIONS.get(read_action(getattr(interaction.namespace, "action", None) or ""), ACTIONS[USUAL])
        return await suggest_tables(self.desk, interaction, current, action.statuses, leaving=action.leaving)

    @command("table", suggests={"action": _actions, "table": _tables})
    @app_commands.describe(action=words_of("option-table-action"), table=words_of("option-table"))
    async def table(self, interaction: discord.Interaction, action: str = USUAL, table: str | None = None) -> Reply:
        """Do something with a table; by default, show its board."""
        wanted = ACTIONS.get(read_action(action))
        if wanted is None:
            raise await self._unknown(interaction, table)
        with order_for_asker() if wanted.ordered else nullcontext():
            session = await self.desk.lookup.here(interaction, table, wanted.look, leaving=wanted.leaving)
            return await wanted.work(self.desk, interaction, session)

    async def _unknown(self, interaction: discord.Interaction, table: str | None) -> UserError:
        """The refusal of an unknown action. Raises what refuses the table, if nothing is possible there."""
        found = await self._possible(interaction, table)
        if not found:
            await self.desk.lookup.here(interaction, table)
        say = speech_of(interaction)
        return UserError("refusal-table-action", actions=say.row([f"`{_names_of(name, say)[0]}`" for name in found]))

    async def _possible(self, interaction: discord.Interaction, table: str | None) -> list[str]:
        """What the person can do now; all that is done while playing if they are at several tables and name none."""
        found: list[str] = []
        for name, action in ACTIONS.items():
            try:
                session = await self.desk.lookup.here(interaction, table, action.look, leaving=action.leaving)
                if await action.possible(self.desk, interaction, session):
                    found.append(name)
            except UserError as told:
                if told.message == "which-table" and action.statuses == _OPEN:
                    found.append(name)
            except (TableRefusal, BudgetSpent, discord.HTTPException):
                continue
        return found


def read_action(typed: str) -> str:
    """The action that was typed, in any language and without regard to case and accents; else an empty text."""
    wanted = plainly(typed[:LONGEST_TYPED])
    return next((name for name in ACTIONS if wanted in _words(name)), "")


def plainly(typed: str) -> str:
    """A text in lower case, of letters without accents and digits alone."""
    apart = unicodedata.normalize("NFKD", usual_signs(typed)).casefold().translate(_LETTERS)
    return "".join(sign for sign in apart if sign.isalnum())


@cache
def _words(action: str) -> frozenset[str]:
    """What an action may be called, in any language."""
    known = [word for language in list_languages() for word in _names_of(action, speech(language))]
    labels = [speech(language)(f"choice-table-{action}") for language in list_languages()]
    return frozenset(map(plainly, (action, *known, *labels)))


def _names_of(action: str, say: Speech) -> list[str]:
    """What an action may be called in a language, the usual name first."""
    return say(f"typed-table-{action}").split(", ")
