"""Answer a player who asks for a hint, alone and from what their own seat sees. Part of cogs/pressing.

Imports players, rules. The analyst thinks in a worker; nothing of it is saved.
"""

import math

from cogs.desk.desk import Desk
from cogs.library.answers import Reply
from cogs.library.sentences import Told
from cogs.pressing.press import Handler, Press
from cogs.views.controls.verbs import Verb
from cogs.views.panels import offers_hints
from host.pace import Pace
from players import default_level, question, weigh
from players.advice import Candidate
from players.queue import Rank
from players.thinking import Busy, Closed, NoAnswer
from rules.table.errors import TableRefusal, needs_running, not_your_turn, running_seat
from rules.table.table import Running

#: So many hints at once, and then one in so many seconds.
BURST, INTERVAL = 6, 10.0
#: How long an analyst may think, and how long the question may wait for a worker (seconds). A computer's turn that has
#: waited for one hint alone isn't played by a weaker level.
BUDGET, PATIENCE = 2.5, 10.0


class Hinting:
    """Handles the button for hints."""

    def __init__(self, desk: Desk) -> None:
        self._house = desk.house
        self._panels = desk.panels
        self._pace = Pace(BURST, INTERVAL)
        #: Those whose hint is being thought of.
        self._waiting: set[int] = set()

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers, by verb."""
        return {Verb.HINT: self._hint}

    async def _hint(self, press: Press) -> Reply | None:
        """Show the panel with a hint in it. Raises TableRefusal, Told."""
        table, seat = _asked_by(press)
        found = await self._thought_of(press.person, table, seat)
        press.loaded = await self._house.session(table.id)
        if press.table.position != table.position:
            raise TableRefusal("stale")
        return await self._panels.panel(press.session, press.person, press.say, update=press.private, hint=found)

    async def _thought_of(self, person: int, table: Running, seat: int) -> Candidate:
        """Think of a hint for somebody. Raises Told if they ask too often, or if there is too much to do."""
        seconds = math.ceil(self._pace.wait(person))
        if person in self._waiting or seconds:
            raise Told("hint-too-often", seconds=max(1, seconds))
        self._pace.pause(person)
        self._waiting.add(person)
        try:
            asked = question(table.match, seat, default_level(table.game_key))
            found = await self._house.thinkers.run(
                weigh, asked, rank=Rank.HINT, asker=table.id, budget=BUDGET, patience=PATIENCE
            )
        except (Busy, Closed) as error:
            raise Told("hint-busy") from error
        except NoAnswer as error:
            raise Told("hint-none") from error
        finally:
            self._waiting.discard(person)
        return found[0]


def _asked_by(press: Press) -> tuple[Running, int]:
    """Return the running table and the person's seat, whose turn it must be. Raises TableRefusal, Told."""
    table = needs_running(press.table)
    seat = running_seat(table, press.person)
    if not offers_hints(table):
        raise Told("hint-not-here")
    if press.position != table.position:
        raise TableRefusal("stale")
    if seat not in table.awaited or table.seats[seat].played_by != press.person or table.routine is not None:
        raise not_your_turn(table)
    return table, seat
