"""Handle the controls of reviews: make one, look through it, show it to everybody. Part of cogs/pressing.

A review is for those who sat at the table, until one of them shows it to everybody. It can't be had before the game,
or a puzzle's day, is over.
"""

import asyncio
import time
from dataclasses import replace

from cogs.desk.desk import Desk
from cogs.library.answers import TOKEN_LIFE, Reply, after_the_answer, edit_answer, tell
from cogs.library.sentences import Told, sentence
from cogs.pressing.pauses import Pauses
from cogs.pressing.press import Handler, Press
from cogs.pressing.sharing import link_to
from cogs.views.controls.buttons import rows
from cogs.views.controls.verbs import Verb
from cogs.views.review.pages import look_again, making
from cogs.views.review.spot import ALL, ReviewSpot, read_review_spot
from data import HOUR
from host.parcels import review_nonce, review_parcel
from host.puzzle_day import is_sealed, when_open
from host.reviews import Making, ReviewedEnough, ReviewFailed, ReviewsQueued, TooManyReviews, reviewable
from host.reviews.reviews import MOST_A_PERSON, MOST_QUEUED
from players.reviewing import Review
from rules.table.table import Finished
from words.games import game_title

#: How long the first answer waits for a new review, and how often the person is told how far it is (seconds).
SOON, NEWS = 0.8, 2.0
#: How long after a review was shown its parcel may still be waiting, so that a press helps it on (ms).
LINGER = 12 * HOUR


class Reviewing:
    """Handles the verbs of reviews."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self._pauses = Pauses(desk.house.now)
        #: What tells people how far their review is, in their latest answer, by person and table.
        self._followers: dict[tuple[int, str], asyncio.Task[None]] = {}

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers, by verb."""
        return {Verb.REVIEW: self._open, Verb.SHOW_REVIEW: self._show}

    async def _open(self, press: Press) -> Reply | None:
        """Show a page of the review; if there is no review yet, make it. Raises Told, ArchiveError."""
        table = self._finished(press)
        review = await self._desk.reviews.kept(table)
        mine = press.person in table.party
        if not mine and await self._house.archive.reviews.shown(table.id) is None:
            raise Told("review-not-yours")
        if review is None and not mine:
            raise Told("review-gone")
        if review is not None:
            return await self._page(press, table, review)
        return await self._begin(press, table)

    async def _begin(self, press: Press, table: Finished) -> Reply:
        """Begin to make a review; unless it is done soon, tell the person how far it is until they have it."""
        try:
            begun = self._desk.reviews.begin(table, press.person)
        except TooManyReviews as error:
            raise Told("review-busy") from error
        except ReviewsQueued as error:
            raise Told("review-queued", most=MOST_QUEUED) from error
        except ReviewedEnough as error:
            raise Told("review-enough", most=MOST_A_PERSON) from error
        await asyncio.wait({begun.result}, timeout=SOON)
        if begun.result.done():
            return await self._page(press, table, await _result(begun))
        self._let_follow(press, table, begun)
        return making(table, begun.share, press.say, update=press.private)

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
        while not begun.result.done():
            await asyncio.wait({begun.result}, timeout=NEWS)
            if time.monotonic() >= until:
                return
            if begun.result.done():
                break
            if not await edit_answer(press.interaction, making(table, begun.share, press.say)):
                return
        try:
            shown = await self._page(press, table, await _result(begun))
        except Exception as error:
            shown = tell(sentence(error, press.say), *rows(look_again(table, press.say)))
        await edit_answer(press.interaction, shown)

    async def _page(self, press: Press, table: Finished, review: Review) -> Reply:
        """Make the page to which a press leads; it takes the place of another page that only this person sees."""
        spot = _picked(press, table)
        mine = press.person in table.party
        offered = mine and await self._house.archive.reviews.shown(table.id) is None
        view, files = await self._desk.review_pages.page(table, review, spot, press.say, press.person, offered=offered)
        return Reply(view, files, update=press.private)

    async def _show(self, press: Press) -> Reply | None:
        """Post the first page in the table's channel; if it has been posted, say where it is.

        Raises Told if there is no review, if the person or the bot can't write there, or if the person posted something
        less than a minute ago; ArchiveError.
        """
        table, head, archive = self._finished(press), press.session.head, self._house.archive
        if press.person not in table.party:
            raise Told("review-not-yours")
        if await self._desk.reviews.kept(table) is None:
            raise Told("review-gone")
        posted, shown = await archive.outbox.posted(review_nonce(table.id)), await archive.reviews.shown(table.id)
        if posted is not None:
            return tell(press.say("review-shown", link=link_to(head.guild_id, posted)))
        if shown is not None and shown < self._house.now() - LINGER:
            return tell(press.say("review-shown", link="none"))
        if head.guild_id is not None:
            await self._desk.rights.check(press.interaction, head.channel_id)
        self._pauses.begin(press.person, head.channel_id)
        await archive.reviews.show(table.id, self._house.now())
        parcel = review_parcel(table, press.person)
        await archive.outbox.revive(parcel)
        await self._house.show_once(table.id, lambda _: parcel)
        return tell(press.say("review-coming"))

    def _finished(self, press: Press) -> Finished:
        """Return the table if its game may be reviewed. Raises Told."""
        table = press.table
        if not isinstance(table, Finished):
            raise Told("review-not-yet")
        if not reviewable(table.game_key):
            raise Told("review-no-analyst", game=game_title(table.game_key, press.say))
        if is_sealed(table, self._house.now()):
            raise Told("review-sealed", when=when_open(table.puzzle))
        return table


async def _result(begun: Making) -> Review:
    """Return a finished review. Raises Told if it couldn't be made."""
    try:
        return await asyncio.shield(begun.result)
    except ReviewFailed as error:
        raise Told("review-failed") from error


def _picked(press: Press, table: Finished) -> ReviewSpot:
    """Return where a press leads; at first to the moments of the person's own seat. Raises Told."""
    if not press.address.words:
        return ReviewSpot(side=table.seat_of(press.person))
    spot = read_review_spot(press.address.words)
    if not press.values:
        return spot
    if press.value == ALL:
        return ReviewSpot(side=None, in_words=spot.in_words)
    if not press.value.isdecimal() or int(press.value) >= len(table.seats):
        raise Told("press-outdated")
    return replace(ReviewSpot(side=int(press.value)), in_words=spot.in_words)
