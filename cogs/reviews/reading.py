"""Open a review or another page of it, have it made, and show it to everybody.

A review is for those who sat at the table, until one of them shows it to everybody. It can't be had before the game,
or a puzzle's day, is over.
"""

import asyncio
import time
from dataclasses import replace

from cogs.controls.answers import TOKEN_LIFE, Reply, after_the_answer, edit_answer, tell
from cogs.controls.buttons import message_url, rows
from cogs.controls.sentences import UserError, sentence
from cogs.delivery.once_policy import Make, Once
from cogs.people.access import Access
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.reviews.controls import ALL, ReviewSpot, read_review_spot, review_mark
from cogs.reviews.pages import ReviewPages, look_again, making
from data import HOUR
from host.house import House, Session
from host.lane import Busy
from host.puzzle_day import is_sealed, when_open
from host.reviews import MOST_QUEUED, Making, ReviewFailed, Reviews, ReviewsQueued, reviewable
from players.reviewing import Review
from rules.table.table import Finished
from words import Speech
from words.games import game_title

#: How long the first answer waits for a new review, and how often the person is told how far it is (seconds).
SOON, NEWS = 0.8, 2.0


class Reading:
    """Opens reviews, and has those made that aren't there yet."""

    def __init__(self, house: House, access: Access, reviews: Reviews, pages: ReviewPages) -> None:
        self._house, self._access, self._reviews, self._pages = house, access, reviews, pages
        #: What tells people how far their review is, in their latest answer, by person and table.
        self._followers: dict[tuple[int, str], asyncio.Task[None]] = {}

    async def open(self, press: Press) -> Reply | None:
        """Show a page of the review; if there is no review yet, make it. Raises UserError, ArchiveError."""
        table = check_reviewable(press, self._house.now())
        review = await self._reviews.find(table)
        mine = press.person in table.party
        if not mine and await self._house.archive.reviews.when_shown(table.id) is None:
            raise UserError("review-not-yours")
        if review is None and not mine:
            raise UserError("review-gone")
        if review is not None:
            return await self._page(press, table, review)
        return await self._begin(press, table)

    async def _begin(self, press: Press, table: Finished) -> Reply:
        """Begin to make a review; unless it is done soon, tell the person how far it is until they have it."""
        try:
            begun = self._reviews.begin(table, press.person)
        except Busy as error:
            raise UserError("review-busy") from error
        except ReviewsQueued as error:
            raise UserError("review-queued", most=MOST_QUEUED) from error
        if begun.sketch is None:
            await begun.news(SOON)
        if begun.result.done():
            return await self._page(press, table, await _result(begun))
        self._let_follow(press, table, begun)
        return await self._so_far(press, table, begun)

    async def _so_far(self, press: Press, table: Finished, begun: Making) -> Reply:
        """Show what there is of a review that is being made; before its curve, only how far it is."""
        if begun.sketch is None:
            return making(table, begun.share, press.say, update=press.private)
        side = table.seat_of(press.person)
        view, files = await self._pages.sketch(table, begun.sketch, begun.share or 0.0, side, press.say)
        return Reply(view, files, update=press.private)

    def _let_follow(self, press: Press, table: Finished, begun: Making) -> None:
        """Let this answer follow the review, and no earlier one of the same person."""
        name = press.person, table.id
        if (earlier := self._followers.get(name)) is not None:
            earlier.cancel()
        task = self._followers[name] = self._house.spawn(self._follow(press, table, begun), "follow a review")

        def forget(_: asyncio.Task[None]) -> None:
            if self._followers.get(name) is task:
                del self._followers[name]

        task.add_done_callback(forget)

    async def _follow(self, press: Press, table: Finished, begun: Making) -> None:
        """Edit the answer until the review is there, and then show it.

        If the answer can't be edited any more, nothing else is tried; a press shows the review later.
        """
        until = time.monotonic() + TOKEN_LIFE
        await after_the_answer()
        over = False
        while not over:
            await begun.news(NEWS)
            if time.monotonic() >= until:
                return
            over = begun.result.done()
            try:
                await self._access.check_still(press.session, press.person)
                made = await _result(begun) if over else None
                shown = await (self._so_far(press, table, begun) if made is None else self._page(press, table, made))
            except Exception as error:
                shown, over = tell(sentence(error, press.say), *rows(look_again(table, press.say))), True
            if not await edit_answer(press.interaction, shown):
                return

    async def _page(self, press: Press, table: Finished, review: Review) -> Reply:
        """Make the page to which a press leads; it takes the place of another page that only this person sees."""
        spot = _read_pick(press, table)
        mine = press.person in table.party
        offered = mine and not table.puzzle and await self._house.archive.reviews.when_shown(table.id) is None
        view, files = await self._pages.page(table, review, spot, press.say, press.person, offered=offered)
        return Reply(view, files, update=press.private)


def check_reviewable(press: Press, now: int) -> Finished:
    """Return the pressed table if its game may be reviewed (unix ms). Raises UserError."""
    table = press.table
    if not isinstance(table, Finished):
        raise UserError("review-not-yet")
    if not reviewable(table.game_key):
        raise UserError("review-no-analyst", game=game_title(table.game_key, press.say))
    if is_sealed(table, now):
        raise UserError("review-sealed", when=when_open(table.puzzle))
    return table


async def _result(begun: Making) -> Review:
    """Return a finished review. Raises UserError if it couldn't be made."""
    try:
        return await asyncio.shield(begun.result)
    except Busy as error:
        raise UserError("review-busy") from error
    except ReviewFailed as error:
        raise UserError("review-failed") from error


def _read_pick(press: Press, table: Finished) -> ReviewSpot:
    """Return where a press leads; at first to the moments of the person's own seat. Raises UserError."""
    if not press.address.words:
        return ReviewSpot(side=table.seat_of(press.person))
    spot = read_review_spot(press.address.words)
    if not press.values:
        return spot
    if press.value == ALL:
        return ReviewSpot(side=None, in_words=spot.in_words)
    if not press.value.isdecimal() or int(press.value) >= len(table.seats):
        raise UserError("press-outdated")
    return replace(ReviewSpot(side=int(press.value)), in_words=spot.in_words)


#: The kind of parcel that brings a review to everybody; it is saved in the archive.
KIND = "review"
#: How long after a review was shown its parcel may still be waiting, so that a press helps it on (ms).
LINGER = 12 * HOUR


class SharedReviews(Once):
    """Handles the button that shows a review to everybody, and brings it."""

    def __init__(self, desk: Desk, reviews: Reviews, pages: ReviewPages) -> None:
        super().__init__(KIND, review_mark, desk.delivery, desk.rights)
        self._names, self._reviews, self._pages = desk.names, reviews, pages

    async def show(self, press: Press) -> Reply | None:
        """Post the first page in the table's channel; if it has been posted, say where it is.

        Raises UserError if there is no review, for a puzzle, which has no channel, and like `check`; ArchiveError.
        """
        now, shows = self._house.now(), self._house.archive.reviews
        table = check_reviewable(press, now)
        if table.puzzle or press.person not in table.party:
            raise UserError("review-not-yours")
        if await self._reviews.find(table) is None:
            raise UserError("review-gone")
        posted, shown = await self.find_posted(table), await shows.when_shown(table.id)
        if posted is not None:
            return tell(press.say("review-shown", link=message_url(press.session.head.guild_id, posted)))
        if shown is not None and shown < now - LINGER:
            return tell(press.say("review-shown", link="none"))
        await self.check(press.session, press.interaction)
        await shows.show(table.id, now)
        await self.order(table, press.person)
        return tell(press.say("review-coming"))

    async def maker(self, session: Session, table: Finished, by: int, say: Speech) -> Make | None:
        """Return what makes the first page; None if the review isn't kept any more. Raises ArchiveError."""
        review = await self._reviews.find(table)
        if review is None:
            return None
        name = await self._names.of(by)
        return lambda picture: self._pages.post(table, review, name, say, picture=picture)
