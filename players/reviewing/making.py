"""Makes a review: the curve first, then the choices of people, then luck. Part of players/reviewing.

Only numbers of positions limit the work, never a clock, so that the same game has the same review everywhere.
"""

from collections.abc import Callable
from dataclasses import replace

import players
from players.player import question
from players.reviewing.curve import MOST_ROLLS, Curve, Judge, curve_of, luck_at, rolls_of, spread
from players.reviewing.game import LEAST_LOSS, MOST_MOMENTS, Moment, Played, Review, Tally
from rules import GAMES
from rules.core.history import History, history, replayed
from rules.core.match import Match

#: How many choices are looked at, in all and of each seat at least; those around which the chances fell most.
MOST_CHOICES, LEAST_OF_SEAT = 40, 4
#: Within how many events the chances may fall after a choice.
REACH = 4
#: How many reasons of a moment are kept, and how many actions that were expected to follow.
MOST_REASONS, MOST_FOLLOWS = 2, 4
#: Which share of the work is done after the curve, and after the choices.
_CURVE, _CHOICES = 0.3, 0.8
#: The level in a question to an analyst doesn't matter.
_LEVEL = players.RANDOM

Progress = Callable[[float], None]


def review(played: Played, progress: Progress = lambda share: None) -> Review:
    """Review a finished game. Raises LookupError if it has no analyst, Refusal for a log that can't be replayed."""
    analyst = players.analyst(played.game)
    if analyst is None:
        raise LookupError(f"{played.game} has no analyst")
    begun = Match.begin(GAMES[played.game], played.seats, dict(played.options), 0)
    whole, judge = history(replayed(begun, played.log)), Judge(analyst)
    curve = curve_of(whole, judge, lambda share: progress(_CURVE * share))
    choices = _choices(whole, played.chosen)
    looked = _looked(choices, curve)
    found = []
    for number, index in enumerate(looked):
        progress(_CURVE + (_CHOICES - _CURVE) * number / len(looked))
        found.append(_weighed(whole.moment(index), played.log[index]))
    moments = _one_a_turn(whole, found)
    tallies = [
        Tally(
            choices=sum(choices[index] == seat for index in choices),
            looked=sum(choices[index] == seat for index in looked),
            losses=sum(moment.seat == seat for moment in moments),
            lost=round(sum(moment.loss for moment in moments if moment.seat == seat), 4),
        )
        for seat in range(played.seats)
    ]
    people = [seat for seat, tally in enumerate(tallies) if tally.choices]
    rolls = rolls_of(whole)
    _add_luck(whole, judge, rolls, tallies, people, lambda share: progress(_CHOICES + (1 - _CHOICES) * share))
    return Review(curve.points, curve.chances, tuple(tallies), _worst(moments, people), len(rolls))


def _choices(whole: History, chosen: tuple[int, ...]) -> dict[int, int]:
    """The events at which somebody chose among several actions, each with the seat."""
    found = {}
    for index, match in zip(chosen, whole.moments(chosen), strict=True):
        if match.to_act is not None and len(match.legal(2)) > 1:
            found[index] = match.to_act
    return found


def _looked(choices: dict[int, int], curve: Curve) -> list[int]:
    """The choices to look at, in the order of the game: of each seat those after which its chance fell most."""
    seats = sorted(set(choices.values()))
    most = max(LEAST_OF_SEAT, MOST_CHOICES // max(1, len(seats)))
    found: list[int] = []
    for seat in seats:
        own = [index for index in choices if choices[index] == seat]
        found += sorted(own, key=lambda index: (-curve.swing(index, choices[index], REACH), index))[:most]
    return sorted(found)


def _weighed(match: Match, done: str) -> Moment:
    """A choice, with what its seat could have done better as far as it could see; the best may be what it did."""
    seat = match.to_act
    assert seat is not None
    candidates = players.weigh(question(match, seat, _LEVEL), done)
    best = candidates[0]
    own = next(one for one in candidates if one.action == done)
    return Moment(
        index=len(match.log),
        seat=seat,
        played=done,
        better=best.action,
        chance=round(own.chance, 4),
        best=round(max(best.chance, own.chance), 4),
        reasons=best.reasons[:MOST_REASONS],
        follows=best.follows[:MOST_FOLLOWS],
    )


def _one_a_turn(whole: History, found: list[Moment]) -> list[Moment]:
    """The choices that lost something; of each turn the one that lost most."""
    best: dict[tuple[int, int], Moment] = {}
    for moment in found:
        key = whole.turn_at(moment.index + 1), moment.seat
        if moment.loss >= LEAST_LOSS and moment.better != moment.played:
            known = best.get(key)
            if known is None or moment.loss > known.loss:
                best[key] = moment
    return list(best.values())


def _worst(moments: list[Moment], people: list[int]) -> tuple[Moment, ...]:
    """The moments in which each seat lost most, in the order of the game."""
    found: list[Moment] = []
    for seat in people:
        own = [moment for moment in moments if moment.seat == seat]
        found += sorted(own, key=lambda moment: (-moment.loss, moment.index))[:MOST_MOMENTS]
    return tuple(sorted(found, key=lambda moment: moment.index))


def _add_luck(
    whole: History, judge: Judge, rolls: tuple[int, ...], tallies: list[Tally], people: list[int], progress: Progress
) -> None:
    looked = spread(rolls, MOST_ROLLS)
    for number, index in enumerate(looked):
        progress(number / len(looked))
        for seat, luck in zip(people, luck_at(whole, index, judge, people), strict=True):
            tally = tallies[seat]
            tallies[seat] = replace(tally, luck=round(tally.luck + luck, 4), rolls=tally.rolls + 1)
