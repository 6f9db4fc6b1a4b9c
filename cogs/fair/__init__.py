"""Fair dice: how everybody can be sure that nobody chose what was drawn.

**More…** of a table at which anything is drawn has **Fair dice**, from before anybody can start: the fingerprint of
the secret number that all draws follow from. Once the game is over, **Check every draw** compares them all with it.

The line below the first board (`cogs/table/lines.py`), the secret and the check itself are the kernel's. Kept: nothing.
Sentences: `words/<language>/fair.ftl`.
"""

from collections.abc import Mapping, Sequence

from discord.ui import ActionRow, Button, LayoutView, TextDisplay

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import Reply
from cogs.controls.buttons import button
from cogs.controls.sentences import UserError
from cogs.feature import Feature
from cogs.press.press import Check, Control, Press
from cogs.table.extras import TablePlace
from cogs.table.pages import check_seal
from host.house import Session
from host.puzzle_day import is_sealed, when_open
from rules.table.results import draws
from rules.table.table import EndedTable, Finished
from words import Speech

#: The verbs of the button that opens the page, and of the one that checks the draws.
FAIR, CHECK = "fair", "faircheck"


class Fairness(Feature):
    """The page about what was sealed, and the check of every draw."""

    places = frozenset({TablePlace.MORE})

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls of the page."""
        return {FAIR: Control(self._show), CHECK: Control(self._check, Check.REPLAYS, looks=True)}

    async def buttons(
        self, place: TablePlace, session: Session, person: int | None, say: Speech
    ) -> Sequence[Button[LayoutView]]:
        """The button that opens the page, where anything is drawn."""
        table = session.table
        return [button(say("button-fair"), at(table, FAIR))] if draws(table) else ()

    async def _show(self, press: Press) -> Reply | None:
        """Show the fingerprint of the secret, that of a rematch that is asked for, and the way to the check."""
        table, say, now = press.table, press.say, self.desk.house.now()
        items = [TextDisplay[LayoutView](say("fair-about")), TextDisplay[LayoutView](f"`{table.commitment}`")]
        if isinstance(table, Finished) and table.sealed_rematch is not None and table.rematch_table is None:
            items.append(TextDisplay(say("fair-rematch", commitment=table.sealed_rematch[1])))
        open_now = isinstance(table, Finished) and not is_sealed(table, now)
        if is_sealed(table, now):
            items.append(TextDisplay(say("fair-puzzle", when=when_open(table.puzzle))))
        elif not isinstance(table, EndedTable):
            items.append(TextDisplay(say("fair-later")))
        view = LayoutView(timeout=None)
        for item in items:
            view.add_item(item)
        check = button(say("button-fair-check"), at(table, CHECK), disabled=not open_now)
        view.add_item(ActionRow(check, button(say("button-fair-back"), at(table, Verb.MORE, str(table.number)))))
        return Reply(view, update=press.private)

    async def _check(self, press: Press) -> Reply | None:
        """Say whether every draw follows from the secret. Raises UserError while a puzzle's day lasts, TableRefusal."""
        table = press.table
        if is_sealed(table, self.desk.house.now()):
            raise UserError("daily-file-sealed", when=when_open(table.puzzle))
        return await check_seal(press.session, self.desk.house.replays, press.say)


FEATURE = Fairness
