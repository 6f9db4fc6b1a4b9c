"""The messages of reviews: the first page with the curve, and a page for each moment."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from discord.ui import Button, Container, LayoutView, MediaGallery, TextDisplay

from cogs.controls.addresses import at
from cogs.controls.answers import BOARD_BESIDE, HEADLINE, Reply, firm, fitted, tell
from cogs.controls.buttons import button, rows
from cogs.reviews.controls import REVIEW, Around, review_controls
from cogs.reviews.spot import ReviewSpot
from cogs.reviews.text import Outline, first_page, heads, moment_page
from cogs.table.extras import Extras, GamePlace, Subject
from cogs.table.messages import PICTURE, Composer, Post
from host.house import House
from players.reviewing import Moment, Review
from render import Picture, Wish
from render.review import draw_curve
from render.studio import compares
from rules.table.table import Finished
from words import Speech
from words.games import board_text, game_title
from words.review import CurveView, Line, Mark

_COLOUR = 0xF2C14E
#: The most characters of a page's own text.
_TEXT = 1500


@dataclass(frozen=True)
class _Page:
    """What a page shows: its text, and a picture or the same in words."""

    text: str
    drawn: Picture | None
    words: str
    moment: Moment | None


class ReviewPages:
    """Makes the pages of reviews."""

    def __init__(self, house: House, composer: Composer, extras: Extras) -> None:
        self._house = house
        self._composer = composer
        self._extras = extras

    async def page(
        self, table: Finished, review: Review, spot: ReviewSpot, say: Speech, person: int, *, offered: bool
    ) -> tuple[LayoutView, list[discord.File]]:
        """Make a page for one person; `offered`: they may show the review to everybody.

        A page that the review doesn't have is its first one.
        """
        found, told = await self._page(table, review, spot, say)
        beside: Sequence[Button[LayoutView]] = ()
        if (moment := found.moment) is not None:
            about = Subject(told.game, table=table, index=moment.index, seat=moment.seat, person=person)
            beside = self._extras.game_buttons(GamePlace.REVIEW, about, say)
        around = Around(
            found.moment,
            len(told.moments),
            [(seat, told.names[seat]) for seat in review.reviewed],
            beside,
            offered,
        )
        spot = spot if found.moment is not None else replace(spot, page=0, done=False)
        return _message(found, review_controls(table, spot, around, say))

    async def shown(self, table: Finished, review: Review, by: str, say: Speech, *, picture: bool = True) -> Post:
        """Make the message that everybody sees: the first page; `by` is who shows it."""
        spot = ReviewSpot(in_words=not picture)
        found, told = await self._page(table, review, spot, say)
        found = replace(found, text=f"{found.text}\n{say('review-by', name=by)}")
        around = Around(None, len(told.moments), (), public=True)
        view, _ = _message(found, review_controls(table, spot, around, say))
        return Post(view, () if found.drawn is None else (found.drawn.png,))

    async def _page(self, table: Finished, review: Review, spot: ReviewSpot, say: Speech) -> tuple[_Page, Outline]:
        side = spot.side if spot.side in review.reviewed else None
        moments = review.worst(side)
        cast = await self._composer.cast(table, say)
        told = Outline(
            table.game_key,
            game_title(table.game_key, say),
            table.id,
            cast.owners,
            cast.shown,
            moments,
            await self._house.replays.bounds_of_turns(table.match),
        )
        if not 1 <= spot.page <= len(moments):
            return await self._first(review, side, spot, told, say), told
        return await self._moment(table, spot, told, say), told

    async def _first(self, review: Review, side: int | None, spot: ReviewSpot, told: Outline, say: Speech) -> _Page:
        curve = _curve(review, told)
        drawn = None if spot.in_words else await self._house.studio.paint(draw_curve, curve, say.language)
        return _Page(first_page(review, side, told, say), drawn, told.curve(curve, say), None)

    async def _moment(self, table: Finished, spot: ReviewSpot, told: Outline, say: Speech) -> _Page:
        moment = told.moments[spot.page - 1]
        viewer = None if table.game.about.hidden else moment.seat
        found = await self._house.replays.turning(table.match, moment.index, moment.better, viewer, say.language)
        both = compares(table.game_key)
        view = found.before if both else found.played if spot.done else found.better
        heading, note = heads(spot.page, told, say, done=spot.done)
        wish = Wish(view, viewer, say.language, names=told.names, heading=heading, note=note)
        if both:
            wish = replace(wish, heading=note, note="", compared=(moment.played, moment.better))
        drawn = None if spot.in_words else await self._house.studio.draw(table.game_key, wish)
        words = ""
        if drawn is None:
            words = board_text(table.game_key, view, say, viewer, who=told.who, title=told.title)
        return _Page(moment_page(spot, told, found, say, both=both), drawn, words, moment)


def making(table: Finished, share: float | None, say: Speech, *, update: bool = False) -> Reply:
    """Say how far a review is, None while it waits for its turn; the button looks again, after a restart too."""
    text = say("review-waiting") if share is None else say("review-making", percent=round(share * 100))
    return tell(text, *rows(look_again(table, say)), update=update)


def look_again(table: Finished, say: Speech) -> Button[LayoutView]:
    """Make the button that asks for a review again."""
    return button(say("review-again"), at(table, REVIEW))


def _curve(review: Review, told: Outline) -> CurveView:
    """Make the curve of all seats, those first whose choices were looked at, then those with the best chances."""
    seats: Sequence[int] = range(len(told.names))
    order = sorted(seats, key=lambda seat: (seat not in review.reviewed, -review.curve[-1][seat], seat))
    lines = tuple(Line(seat, told.names[seat], tuple(one[seat] for one in review.curve)) for seat in order)
    marks = tuple(Mark(number, one.index, one.seat) for number, one in enumerate(told.moments, 1))
    return CurveView(told.game, review.points, lines, told.turns, marks)


def _message(page: _Page, controls: list[discord.ui.ActionRow[LayoutView]]) -> tuple[LayoutView, list[discord.File]]:
    items: list[discord.ui.Item[LayoutView]] = []
    head, _, text = page.text.partition("\n")
    items.append(TextDisplay(fitted(head, HEADLINE)))
    files = []
    if page.drawn is not None:
        items.append(MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=page.drawn.alt)))
        files.append(discord.File(io.BytesIO(page.drawn.png), PICTURE))
    elif page.words:
        items.append(TextDisplay(fitted(page.words, BOARD_BESIDE)))
    items.append(TextDisplay(firm(fitted(text, _TEXT))))
    view = LayoutView(timeout=None)
    view.add_item(Container(*items, *controls, accent_colour=_COLOUR))
    return view, files
