"""Share the card of a finished game: one picture with the moment that decided it, and who played.

The button **Share card** stands beside the other ways to share a finished game. Whoever presses it has the card posted
in the table's channel, once (`card.py`); below it one gets to the replay and to the board. A puzzle has its card once
its day is over.

The card is drawn in `render/card.py`. Kept: a parcel of the kind `card` for one that is shared. Sentences:
`words/<language>/card.ftl`.
"""

from collections.abc import Mapping

from cogs.cards.card import CARD, KIND, SharedCards, card_button
from cogs.controls.buttons import Buttons
from cogs.feature import Feature
from cogs.press.desk import Desk
from cogs.press.press import Control
from cogs.table.extras import Bring, TablePlace
from host.house import Session
from rules.table.table import Finished
from words import Speech


class CardSharing(Feature):
    """Cards of finished games, and the button that shares one."""

    places = frozenset({TablePlace.SHARE})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._sharing = SharedCards(desk)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls that share a card, and the one below it."""
        return {CARD: Control(self._sharing.press, ordered=True)}

    @property
    def posts(self) -> Mapping[str, Bring]:
        """The card that somebody shares."""
        return {KIND: self._sharing.bring}

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button to share a card, once the game is over."""
        table = session.table
        return [card_button(table, say)] if isinstance(table, Finished) else ()


FEATURE = CardSharing
