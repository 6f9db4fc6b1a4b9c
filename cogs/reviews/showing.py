"""Show a review to everybody in its table's channel, once."""

from cogs.controls.answers import Reply, tell
from cogs.controls.sentences import Told
from cogs.delivery.once_policy import Make, Once
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.reviews.controls import review_mark
from cogs.reviews.pages import ReviewPages
from cogs.reviews.reading import reviewed
from cogs.table.panels import link_to
from data import HOUR
from host.house import Session
from host.reviews import Reviews
from rules.table.table import Finished
from words import Speech

#: The kind of parcel that brings a review to everybody; it is saved in the archive.
KIND = "review"
#: How long after a review was shown its parcel may still be waiting, so that a press helps it on (ms).
LINGER = 12 * HOUR


class Showing(Once):
    """Handles the button that shows a review to everybody, and brings it."""

    def __init__(self, desk: Desk, reviews: Reviews, pages: ReviewPages) -> None:
        super().__init__(KIND, review_mark, desk.delivery, desk.rights)
        self._names = desk.names
        self._reviews = reviews
        self._pages = pages

    async def show(self, press: Press) -> Reply | None:
        """Post the first page in the table's channel; if it has been posted, say where it is.

        Raises Told if there is no review, and like `check`; ArchiveError.
        """
        now, shows = self._house.now(), self._house.archive.reviews
        table = reviewed(press, now)
        if press.person not in table.party:
            raise Told("review-not-yours")
        if await self._reviews.find(table) is None:
            raise Told("review-gone")
        posted, shown = await self.posted(table), await shows.when_shown(table.id)
        if posted is not None:
            return tell(press.say("review-shown", link=link_to(press.session.head.guild_id, posted)))
        if shown is not None and shown < now - LINGER:
            return tell(press.say("review-shown", link="none"))
        await self.check(press.session, press.interaction)
        await shows.show(table.id, now)
        await self.order(table, press.person)
        return tell(press.say("review-coming"))

    async def made(self, session: Session, table: Finished, by: int, say: Speech) -> Make | None:
        """Return what makes the first page; None if the review isn't kept any more. Raises ArchiveError."""
        review = await self._reviews.find(table)
        if review is None:
            return None
        name = await self._names.of(by)
        return lambda picture: self._pages.shown(table, review, name, say, picture=picture)
