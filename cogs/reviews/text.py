"""What the pages of a review say."""

from dataclasses import dataclass

from cogs.reviews.spot import ReviewSpot
from host.scene import Turning
from players.reviewing import Moment, Review
from players.reviewing.game import LEAST_LOSS
from words import Speech
from words.games import reason_words
from words.harmless import plain
from words.review import CurveView, curve_alt, percent, points, turn_at
from words.shortening import ALT_LIMIT

#: The most characters that are quoted of a highlight.
_QUOTED = 300


@dataclass(frozen=True)
class Outline:
    """What all pages share.

    `who` are the players' names by seat, safe in markup; `names` as they are. `turns` are as in a
    CurveView.
    """

    game: str
    title: str
    table: str
    who: tuple[str, ...]
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    turns: tuple[int, ...]

    def turn(self, index: int) -> int:
        """The number of the turn with the choice after so many events, 0 in the set-up."""
        return turn_at(self.turns, index)

    def curve(self, view: CurveView, say: Speech) -> str:
        """Describe the curve where markup is read."""
        return plain(curve_alt(view, say), ALT_LIMIT)


def first_page(review: Review, side: int | None, told: Outline, say: Speech) -> str:
    """Write the first page: what was lost by choices and what was luck, then a list of the moments."""
    lines = [say("review-title", game=told.title, table=told.table)]
    seats = review.reviewed if side is None else (side,)
    lines += [_tally(review, seat, told.who[seat], say) for seat in seats]
    if told.moments:
        lines.append(say("review-moments"))
        lines += [_moment_line(number, moment, told, say) for number, moment in enumerate(told.moments, 1)]
    elif seats:
        lines.append(say("review-no-moments", least=points(LEAST_LOSS)))
    else:
        lines.append(say("review-nothing-chosen"))
    return "\n".join((*lines, say("review-note")))


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


def _moment_line(number: int, moment: Moment, told: Outline, say: Speech) -> str:
    return say(
        "review-moment-line",
        number=number,
        turn=told.turn(moment.index),
        name=told.who[moment.seat],
        played=moment.played,
        points=points(moment.loss),
    )


def heads(number: int, told: Outline, say: Speech, *, done: bool) -> tuple[str, str]:
    """Write the two lines above the picture of a moment: what it shows, and whose choice it was."""
    moment = told.moments[number - 1]
    above = say("review-head-played", action=moment.played) if done else say("review-head-better", action=moment.better)
    return above, say("review-head-note", turn=told.turn(moment.index), name=told.names[moment.seat])


def moment_page(spot: ReviewSpot, told: Outline, found: Turning, say: Speech, *, both: bool) -> str:
    """Write the page of a moment: what was played, what was better and why, and what followed.

    `both`: the picture marks both in the position before.
    """
    number = spot.page
    moment = told.moments[number - 1]
    reasons = " ".join(reason_words(told.game, one.name, dict(one.facts), say) for one in moment.reasons)
    better = {"action": moment.better, "percent": percent(moment.best)}
    lines = [
        say("review-title", game=told.title, table=told.table),
        say(
            "review-moment",
            number=number,
            count=len(told.moments),
            turn=told.turn(moment.index),
            name=told.who[moment.seat],
        ),
        say("review-played", action=moment.played, percent=percent(moment.chance)),
        say("review-because", **better, reasons=reasons) if reasons else say("review-better", **better),
    ]
    if moment.follows:
        lines.append(say("review-expected", actions=say.row(f"`{action}`" for action in moment.follows)))
    lines += _followed(found, told, say)
    shown = "both" if both else "played" if spot.done else "better"
    lines.append(say(f"review-picture-{shown}"))
    return "\n".join(lines)


def _followed(found: Turning, told: Outline, say: Speech) -> list[str]:
    deeds = []
    for deed in found.followed:
        name = "" if deed.seat is None else told.who[deed.seat]
        actions = say.row(f"`{action}`" for action in deed.actions)
        text = say("review-deed", name=name, actions=actions).strip() if actions else name
        highlight = plain(deed.highlight, _QUOTED)
        deeds.append(f"{text} ({highlight})" if highlight and text else text or highlight)
    lines = [say("review-followed", deeds=say.clauses(one for one in deeds if one))] if any(deeds) else []
    return [*lines, say("review-over")] if found.over else lines
