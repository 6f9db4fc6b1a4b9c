"""What reviews offer."""

from collections.abc import Mapping, Sequence

from discord.ui import Button, LayoutView

from cogs.feature import Feature
from cogs.press.desk import Desk
from cogs.press.press import Check, Control
from cogs.reviews.controls import REVIEW, SHOW_REVIEW, review_button
from cogs.reviews.pages import ReviewPages
from cogs.reviews.reading import Reading
from cogs.reviews.showing import KIND, Showing
from cogs.table.extras import Bring, Place
from host.house import Session
from host.reviews import Reviews, reviewable
from words import Speech


class Reviewing(Feature):
    """Reviews of finished games, and the button for them."""

    places = frozenset({Place.LOOK_BACK})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.reviews = Reviews(desk.house, desk.workshop)
        pages = ReviewPages(desk.house, desk.composer, desk.extras)
        self._reading = Reading(desk, self.reviews, pages)
        self._showing = Showing(desk, self.reviews, pages)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls that open a review or one of its pages, and the one that shows it to everybody."""
        return {
            REVIEW: Control(self._reading.open, Check.REPLAYS, ordered=True),
            SHOW_REVIEW: Control(self._showing.show, Check.REPLAYS, ordered=True),
        }

    @property
    def posts(self) -> Mapping[str, Bring]:
        """The review that somebody shows to everybody."""
        return {KIND: self._showing.bring}

    async def buttons(
        self, place: Place, session: Session, person: int | None, say: Speech
    ) -> Sequence[Button[LayoutView]]:
        """The button for a review below a finished board, if the game has an analyst."""
        return [review_button(session.table, say)] if reviewable(session.table.game_key) else ()
