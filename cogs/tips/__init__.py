"""Tips on the next results of a cup, by those who watch and those who are out.

While matches of a game are open for tips, **Tip** stands below its board. It opens a private page with a button for
each result (`tipping.py`). A tip can be changed until its match begins, and nobody sees another's. After the game the
best tippers are named below its places (`verdicts.py`); there are no points across games.

Kept: rows of `tips` (`data/sql/tips.py`). Which matches there are, and what became of them, the game tells
(`contests` of `rules/core/game.py`), so an undo takes a verdict back. Sentences: `words/<language>/tips.ftl`.
"""

from collections.abc import Mapping, Sequence

from cogs.controls.addresses import at
from cogs.controls.buttons import Buttons, button
from cogs.feature import Feature
from cogs.press.desk import Desk
from cogs.press.press import Control
from cogs.table.extras import TablePlace
from cogs.tips.tipping import COUNTED, TIP, TIPPED, Tipping, may_be_tipped
from cogs.tips.verdicts import best_line, has_contests
from host.house import Session
from rules.table.table import Begun, Finished
from words import Speech


class Tips(Feature):
    """Tips on the next results."""

    places = frozenset({TablePlace.RUNNING})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._tipping = Tipping(desk)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The button below a board, and those of the page."""
        return {TIP: Control(self._tipping.show), TIPPED: Control(self._tipping.tip)}

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button below a board, while a match is open."""
        return [button(say("button-tip"), at(session.table, TIP))] if may_be_tipped(session) else ()

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """How many have tipped or, after the game, who did best."""
        table, tips = session.table, self.desk.archive.tips
        if not isinstance(table, Begun) or not has_contests(table.game):
            return ()
        if isinstance(table, Finished):
            told = await best_line(await tips.of_table(table.id), table, self.desk.names, say)
            return [told] if told else ()
        count = await tips.people(table.id)
        return [say("tips-count", count=count)] if count >= COUNTED else ()


FEATURE = Tips
