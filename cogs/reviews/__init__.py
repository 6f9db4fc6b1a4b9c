"""Review a finished game: each choice that cost something, what was better, and how the chances went.

The button **Review** below a finished board opens the review for those who played, and has it made if there is none
yet (`reading.py`); the answer tells meanwhile how far it is. Its first page has the curve of everybody's chances, and
each moment has a page of its own (`pages.py`); the custom ids say where somebody is (`controls.py`). One of those
who played may show it to everybody, once.

Reviews are made in `host/reviews.py` by the analyst of the game. Kept: rows of `reviews` (`data/sql/attached.py`), and
a parcel of the kind `review` for one that is shown. Sentences: `words/<language>/reviews.ftl`.
"""

from collections.abc import Mapping

from cogs.controls.buttons import Buttons
from cogs.feature import Feature
from cogs.press.desk import Desk
from cogs.press.press import Check, Control
from cogs.reviews.controls import REVIEW, SHOW_REVIEW, review_button
from cogs.reviews.pages import ReviewPages
from cogs.reviews.reading import KIND, Reading, SharedReviews
from cogs.table.extras import Bring, TablePlace
from host.house import Session
from host.reviews import Reviews, reviewable
from words import Speech


class Reviewing(Feature):
    """Reviews of finished games, and the button for them."""

    places = frozenset({TablePlace.LOOK_BACK})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.reviews = Reviews(desk.house, desk.workshop)
        pages = ReviewPages(desk.house, desk.composer, desk.extras)
        self._reading = Reading(desk.house, desk.access, self.reviews, pages)
        self._showing = SharedReviews(desk, self.reviews, pages)

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

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button for a review below a finished board, if the game has an analyst."""
        return [review_button(session.table, say)] if reviewable(session.table.game_key) else ()


FEATURE = Reviewing
