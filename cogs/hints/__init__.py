"""Hint at a good action, and say why: in the panel of a player on turn, to that player alone.

The button **Hint** stands beside the controls of a player on turn, at tables whose game can't be rated (`hints_allowed`
in `rules/table/results.py`) and has an analyst. The analyst thinks in a worker, from what the player's own seat sees
(here); then the panel shows the action as if it had been chosen, with a button that plays it (`showing.py`).

Analysts are in `players/<game>/analyst.py`. Kept: nothing. Sentences: `words/<language>/hints.ftl` and, of a game's
reasons, `<game>-reasons.ftl`.
"""

from collections.abc import Mapping

from cogs.controls.answers import Reply
from cogs.controls.buttons import Buttons
from cogs.controls.sentences import UserError
from cogs.feature import Feature
from cogs.hints.showing import HINT, hint_button, show_hint
from cogs.press.desk import Desk
from cogs.press.press import Control, Press
from cogs.table.extras import TablePlace
from host.budget import charging
from host.house import Session
from players import analyst, default_level, question, weigh
from players.advice import Candidate, suggest
from players.thinking import Busy, NoAnswer, PoolClosed
from rules.table.errors import TableRefusal, needs_running, not_your_turn, running_seat
from rules.table.results import hints_allowed
from rules.table.table import Running
from words import Speech

#: How long an analyst may think, and how long the question may wait for a worker (seconds). A computer's turn that has
#: waited for one hint alone isn't played by a weaker level.
BUDGET, PATIENCE = 2.5, 10.0


class Hinting(Feature):
    """The button for hints."""

    places = frozenset({TablePlace.CHOOSING})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        #: Those whose hint is being thought of.
        self._waiting: set[int] = set()

    @property
    def presses(self) -> Mapping[str, Control]:
        """The control that asks for a hint."""
        return {HINT: Control(self._hint, ordered=True)}

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button that asks for a hint, where there may be any."""
        table = session.table
        return [hint_button(table, say)] if isinstance(table, Running) and _offers_hints(table) else ()

    async def _hint(self, press: Press) -> Reply | None:
        """Show the panel with a hint in it. Raises TableRefusal, UserError."""
        table, seat = _running_seat(press)
        found = await self._think(press.person, table, seat)
        press.loaded = await self.desk.house.session(table.id)
        if press.table.position != table.position:
            raise TableRefusal("stale")
        shown = show_hint(table, seat, found, press.say)
        return await self.desk.panels.panel(press.session, press.person, press.say, update=press.private, shown=shown)

    async def _think(self, person: int, table: Running, seat: int) -> Candidate:
        """Think of a hint for somebody.

        Raises UserError if they wait for one already, or if there is too much to do.
        """
        if person in self._waiting:
            raise UserError("hint-busy")
        self._waiting.add(person)
        try:
            asked = question(table.match, seat, default_level(table.game_key))
            found = await self.desk.house.thinkers.run(
                weigh, asked, asker=str(person), budget=BUDGET, patience=PATIENCE, on_cost=charging()
            )
        except (Busy, PoolClosed) as error:
            raise UserError("hint-busy") from error
        except NoAnswer as error:
            raise UserError("hint-none") from error
        finally:
            self._waiting.discard(person)
        return suggest(found)


def _offers_hints(table: Running) -> bool:
    """Whether there are hints at a table."""
    return hints_allowed(table) and analyst(table.game_key) is not None


def _running_seat(press: Press) -> tuple[Running, int]:
    """Return the running table and the person's seat, whose turn it must be. Raises TableRefusal, UserError."""
    table = needs_running(press.table)
    seat = running_seat(table, press.person)
    if not _offers_hints(table):
        raise UserError("hint-not-here")
    if press.position != table.position:
        raise TableRefusal("stale")
    if seat not in table.awaited or table.seats[seat].played_by != press.person or table.routine is not None:
        raise not_your_turn(table)
    return table, seat


FEATURE = Hinting
