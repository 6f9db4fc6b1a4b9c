"""The pages of a review, and what they say."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any

import discord
from discord.ui import LayoutView, TextDisplay

from cogs.controls.addresses import at
from cogs.controls.answers import BOARD_BESIDE, HEADLINE, Reply, attach, firm, fit, picture_item, tell, view_of
from cogs.controls.buttons import AnyButton, Buttons, button, rows
from cogs.reviews.controls import REVIEW, Around, ReviewSpot, review_controls
from cogs.table.extras import Extras, GamePlace, Subject
from cogs.table.messages import PICTURE, Composer, Post
from host.house import House
from host.scene import Turning
from players.reviewing import Moment, Review
from players.reviewing.game import LEAST_LOSS
from render import Picture, Wish
from render.reviews import draw_curve
from render.studio import compares
from rules.table.table import Finished
from words import Speech
from words.actions import NamedAction, join_actions
from words.games import board_text, game_title, reason_words
from words.harmless import plain
from words.review import ChanceLine, CurveView, Mark, curve_alt, percent, points, turn_at
from words.shortening import ALT_LIMIT

#: The least change of a chance to win within a turn that is called the turning point.
LEAST_TURN = 0.15
#: The most characters that are quoted of a highlight.
_QUOTED = 300


@dataclass(frozen=True)
class Outline:
    """What all pages share.

    `who` are the players' names by seat, safe in markup; `names` as they are. `turns` are as in a CurveView, `played`
    is what was chosen in each moment, in words, and `decided` what was done in the turning point.
    """

    game: str
    title: str
    table: str
    who: tuple[str, ...]
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    turns: tuple[int, ...]
    played: tuple[str, ...] = ()
    decided: tuple[NamedAction, ...] = ()

    def turn(self, index: int) -> int:
        """The number of the turn with the choice at event `index`, 0 in the set-up."""
        return turn_at(self.turns, index)

    def curve(self, view: CurveView, say: Speech) -> str:
        """Describe the curve where markup is read."""
        return plain(curve_alt(view, say), ALT_LIMIT)


def first_page(review: Review, side: int | None, told: Outline, say: Speech) -> str:
    """Write the first page: what was lost by choices and what was luck, then a list of the moments."""
    lines = [say("review-title", game=told.title, table=told.table)]
    seats = review.reviewed if side is None else (side,)
    lines += [_tally(review, seat, told.who[seat], say) for seat in seats]
    if not told.moments and not seats:
        lines.append(say("review-nothing-chosen"))
    lines += _moment_lines(told, say)
    lines += _turning_point(review, told, say)
    return "\n".join((*lines, say("review-note")))


def sketch_page(review: Review, share: float, told: Outline, say: Speech) -> str:
    """Write the first page of a review that is being made: how far it is, and the moments found so far."""
    lines = [say("review-title", game=told.title, table=told.table), say("review-making", percent=round(share * 100))]
    return "\n".join((*lines, *_moment_lines(told, say), *_turning_point(review, told, say), say("review-note")))


@dataclass(frozen=True)
class TurningPoint:
    """The turn in which a seat's chance changed most: its number, and after how many events it began and ended."""

    turn: int
    seat: int
    start: int
    end: int


def find_turning_point(review: Review, turns: Sequence[int]) -> TurningPoint | None:
    """Find the turning point, whoever's turn it was; None in an even game. `turns` are as in a CurveView.

    Where one of two loses what the other wins, it is the loser's.
    """
    found = [
        (review.chance(start, seat) - review.chance(end, seat), TurningPoint(turn, seat, start, end))
        for turn, (start, end) in enumerate(pairwise(turns), 1)
        for seat in range(len(review.curve[0]))
    ]
    lost, point = max(found, key=lambda one: (round(abs(one[0]), 6), one[0]), default=(0.0, None))
    return point if abs(lost) >= LEAST_TURN else None


def _moment_lines(told: Outline, say: Speech) -> Iterator[str]:
    """List the moments, if there are any."""
    if told.moments:
        yield say("review-moments")
        for number, (moment, played) in enumerate(zip(told.moments, told.played, strict=True), 1):
            yield say(
                "review-moment-line",
                number=number,
                turn=told.turn(moment.index),
                name=told.who[moment.seat],
                played=played,
                points=points(moment.loss),
            )


def _turning_point(review: Review, told: Outline, say: Speech) -> Iterator[str]:
    """Name the turn in which somebody's chance changed most, and what was done in it; nothing in an even game."""
    if (point := find_turning_point(review, told.turns)) is None:
        return
    bounds = point.start, point.end
    before, after = (say("review-percent", percent=percent(review.chance(index, point.seat))) for index in bounds)
    yield say("review-turning-point", turn=point.turn, name=told.who[point.seat], before=before, after=after)
    for seat, actions in groupby(told.decided, key=lambda one: one.seat):
        yield say("review-deed", name=told.who[seat], actions=join_actions([one.words for one in actions], say))


def _tally(review: Review, seat: int, name: str, say: Speech) -> str:
    tally = review.tallies[seat]
    if tally.losses:
        told = [say("review-lost", name=name, points=points(tally.lost), count=tally.losses)]
    else:
        told = [say("review-none-lost", name=name, least=points(LEAST_LOSS))]
    if tally.looked < tally.choices:
        told.append(say("review-looked", looked=tally.looked, choices=tally.choices))
    if tally.rolls:
        luck = points(tally.luck)
        told.append(say("review-luck", points=abs(luck), side="good" if luck > 0 else "bad"))
        if tally.rolls < review.rolls:
            told.append(say("review-luck-some", rolls=tally.rolls, all=review.rolls))
    return " ".join(told)


def heads(number: int, told: Outline, found: Turning, say: Speech, *, done: bool) -> tuple[str, str]:
    """Write the two lines above the picture of a moment: what it shows, and whose choice it was."""
    moment = told.moments[number - 1]
    above = say("review-head-played", action=found.done) if done else say("review-head-better", action=found.instead)
    return above, say("review-head-note", turn=told.turn(moment.index), name=told.names[moment.seat])


def moment_page(spot: ReviewSpot, told: Outline, found: Turning, say: Speech, *, both: bool) -> str:
    """Write the page of a moment: what was played, what was better and why, and what followed.

    `both`: the picture marks both in the position before.
    """
    number = spot.page
    moment = told.moments[number - 1]
    reasons = " ".join(reason_words(told.game, one.name, dict(one.facts), say) for one in moment.reasons)
    better = {"action": found.instead, "percent": percent(moment.best)}
    lines = [
        say("review-title", game=told.title, table=told.table),
        say(
            "review-moment",
            number=number,
            count=len(told.moments),
            turn=told.turn(moment.index),
            name=told.who[moment.seat],
        ),
        say("review-played", action=found.done, percent=percent(moment.chance)),
        say("review-because", **better, reasons=reasons) if reasons else say("review-better", **better),
    ]
    if found.expected:
        lines.append(say("review-expected", actions=join_actions(found.expected, say)))
    lines += _lines_after(found, told, say)
    shown = "both" if both else "played" if spot.done else "better"
    lines.append(say(f"review-picture-{shown}"))
    return "\n".join(lines)


def _lines_after(found: Turning, told: Outline, say: Speech) -> list[str]:
    deeds = []
    for deed in found.followed:
        name = "" if deed.seat is None else told.who[deed.seat]
        actions = join_actions(deed.actions, say) if deed.actions else ""
        text = say("review-deed", name=name, actions=actions) if name and actions else name or actions
        highlight = plain(deed.highlight, _QUOTED)
        deeds.append(f"{text} ({highlight})" if highlight and text else text or highlight)
    lines = [say("review-followed", deeds=say.clauses(one for one in deeds if one))] if any(deeds) else []
    return [*lines, say("review-over")] if found.over else lines


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
        self._house, self._composer, self._extras = house, composer, extras

    async def page(
        self, table: Finished, review: Review, spot: ReviewSpot, say: Speech, person: int, *, offered: bool
    ) -> tuple[LayoutView, list[discord.File]]:
        """Make a page for one person; `offered`: they may show the review to everybody.

        A page that the review doesn't have is its first one.
        """
        found, told = await self._page(table, review, spot, say)
        beside: Buttons = ()
        if (moment := found.moment) is not None:
            about = Subject(told.game, table=table, index=moment.index, seat=moment.seat, person=person)
            beside = self._extras.game_buttons(GamePlace.REVIEW, about, say)
        around = Around(
            found.moment, len(told.moments), [(seat, told.names[seat]) for seat in review.reviewed], beside, offered
        )
        spot = spot if found.moment is not None else replace(spot, page=0, done=False)
        return _message(found, review_controls(table, spot, around, say))

    async def post(self, table: Finished, review: Review, by: str, say: Speech, *, picture: bool = True) -> Post:
        """Make the message that everybody sees: the first page; `by` is who shows it."""
        spot = ReviewSpot(in_words=not picture)
        found, told = await self._page(table, review, spot, say)
        found = replace(found, text=f"{found.text}\n{say('review-by', name=by)}")
        around = Around(None, len(told.moments), (), public=True)
        view, _ = _message(found, review_controls(table, spot, around, say))
        return Post(view, () if found.drawn is None else (found.drawn.png,))

    async def sketch(
        self, table: Finished, review: Review, share: float, side: int | None, say: Speech
    ) -> tuple[LayoutView, list[discord.File]]:
        """Make the first page of a review that is being made, for somebody of a seat."""
        told = await self._outline(table, review, review.worst(side), say)
        curve = _curve(review, side, told, table.match.view(None))
        drawn = await self._house.studio.paint(draw_curve, curve, say.language)
        page = _Page(sketch_page(review, share, told, say), drawn, told.curve(curve, say), None)
        return _message(page, rows(look_again(table, say)))

    async def _outline(self, table: Finished, review: Review, moments: tuple[Moment, ...], say: Speech) -> Outline:
        cast, turns = await self._composer.cast(table, say), await self._house.replays.bounds_of_turns(table.match)
        point = find_turning_point(review, turns)
        return Outline(
            table.game_key,
            game_title(table.game_key, say),
            table.id,
            cast.owners,
            cast.shown,
            moments,
            turns,
            tuple(one.words for one in await self._deeds(table, (one.index for one in moments), say)),
            () if point is None else await self._deeds(table, range(point.start, point.end), say),
        )

    async def _deeds(self, table: Finished, indexes: Iterable[int], say: Speech) -> tuple[NamedAction, ...]:
        """Say in words what seats did after each of these numbers of events."""
        places = tuple(indexes)
        return await self._house.replays.tell_actions(table.match, places, say.language) if places else ()

    async def _page(self, table: Finished, review: Review, spot: ReviewSpot, say: Speech) -> tuple[_Page, Outline]:
        side = spot.side if spot.side in review.reviewed else None
        moments = review.worst(side)
        told = await self._outline(table, review, moments, say)
        if not 1 <= spot.page <= len(moments):
            return await self._first(review, side, spot, told, say, table.match.view(None)), told
        return await self._moment(table, spot, told, say), told

    async def _first(
        self, review: Review, side: int | None, spot: ReviewSpot, told: Outline, say: Speech, view: Any
    ) -> _Page:
        curve = _curve(review, side, told, view)
        drawn = None if spot.in_words else await self._house.studio.paint(draw_curve, curve, say.language)
        return _Page(first_page(review, side, told, say), drawn, told.curve(curve, say), None)

    async def _moment(self, table: Finished, spot: ReviewSpot, told: Outline, say: Speech) -> _Page:
        moment = told.moments[spot.page - 1]
        viewer = None if table.game.about.hidden else moment.seat
        better = (moment.better, *moment.follows)
        found = await self._house.replays.turning(table.match, moment.index, better, viewer, say.language)
        both = compares(table.game_key)
        view = found.before if both else found.played if spot.done else found.better
        heading, note = heads(spot.page, told, found, say, done=spot.done)
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


def look_again(table: Finished, say: Speech) -> AnyButton:
    """Make the button that asks for a review again."""
    return button(say("review-again"), at(table, REVIEW))


def _curve(review: Review, side: int | None, told: Outline, view: Any) -> CurveView:
    """Make the curve of all seats: a side's own first, then whose choices were looked at, then the best chances.

    `view` is what everybody sees of the game at its end.
    """
    seats: Sequence[int] = range(len(told.names))
    order = sorted(seats, key=lambda seat: (seat != side, seat not in review.reviewed, -review.curve[-1][seat], seat))
    lines = tuple(ChanceLine(seat, told.names[seat], tuple(one[seat] for one in review.curve)) for seat in order)
    marks = tuple(Mark(number, one.index, one.seat) for number, one in enumerate(told.moments, 1))
    return CurveView(told.game, review.points, lines, told.turns, marks, view)


def _message(page: _Page, controls: list[discord.ui.ActionRow[LayoutView]]) -> tuple[LayoutView, list[discord.File]]:
    items: list[discord.ui.Item[LayoutView]] = []
    head, _, text = page.text.partition("\n")
    items.append(TextDisplay(fit(head, HEADLINE)))
    files = []
    if page.drawn is not None:
        items.append(picture_item(PICTURE, page.drawn.alt))
        files.append(attach(page.drawn.png, PICTURE))
    elif page.words:
        items.append(TextDisplay(fit(page.words, BOARD_BESIDE)))
    items.append(TextDisplay(firm(fit(text, _TEXT))))
    return view_of(*items, *controls, colour=_COLOUR), files
