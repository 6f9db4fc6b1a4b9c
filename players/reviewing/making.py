"""Makes a review: the curve first, then the choices of people, then luck. Part of players/reviewing.

Only numbers of positions limit the work, never a clock, so that the same game has the same review everywhere. Luck is
measured by everything that chance may do at a moment, and how likely each is.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import players
from players.advice import Analyst
from players.player import question
from players.reviewing.game import LEAST_LOSS, FinishedGame, Moment, Review, Tally
from rules import GAMES
from rules.core.chance import Rng
from rules.core.history import History, history, replay
from rules.core.match import Match
from rules.core.outcome import Chance

#: More different events than these, or more ways to draw them, aren't told apart: a deal of cards, say.
MOST_EVENTS, MOST_WAYS = 12, 1500


class _Script(Rng):
    """A stream whose numbers are given; those after them are 0. It notes how many numbers each could have been."""

    __slots__ = ("_given", "bounds")

    def __init__(self, given: Sequence[int]) -> None:
        super().__init__(b"", 0)
        self._given = given
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """The next given number."""
        place = len(self.bounds)
        self.bounds.append(bound)
        return self._given[place] if place < len(self._given) else 0


def outcomes(match: Match) -> Mapping[str, float] | None:
    """The chance events that may happen now, as notations, each with its probability; None if there are too many.

    It must be chance that acts next.
    """
    found: defaultdict[str, float] = defaultdict(float)
    given: list[int] = []
    for _ in range(MOST_WAYS):
        script = _Script(given)
        event = match.game.notation.write(match.game.resolve(match.state, script))
        share = 1.0
        for bound in script.bounds:
            share /= bound
        found[event] += share
        if len(found) > MOST_EVENTS:
            return None
        given = [*given, *(0 for _ in script.bounds[len(given) :])]
        while given and given[-1] + 1 == script.bounds[len(given) - 1]:
            given.pop()
        if not given:
            return dict(found)
        given[-1] += 1
    return None


#: How many positions the curve shows at most, and its first sketch; and how many chance events are compared with what
#: was to be expected.
MOST_POINTS, SKETCHED, MOST_ROLLS = 120, 24, 60

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Curve:
    """Every seat's chance to win after each number of events in `points`, as watchers would see it."""

    points: tuple[int, ...]
    chances: tuple[Chances, ...]

    def swing(self, index: int, seat: int, reach: int) -> float:
        """How far the seat's chance falls from the last point up to `index` to the lowest within `reach` events."""
        before = max(0, bisect_left(self.points, index + 1) - 1)
        after = bisect_left(self.points, index + 1 + reach)
        return self.chances[before][seat] - min(one[seat] for one in self.chances[before : max(after, before + 1)])


class Judge:
    """Asks an analyst for chances, and knows those of a game that is over."""

    def __init__(self, analyst: Analyst[Any]) -> None:
        self._analyst = analyst

    def chances(self, match: Match, viewer: int | None = None) -> Chances:
        """Every seat's chance to win, judged from a seat's view, or from what everybody sees."""
        outcome = match.outcome
        if outcome is None:
            return tuple(round(chance, 4) for chance in self._analyst.chances(match.view(viewer)))
        best = outcome.ranking[0] if outcome.ranking else ()
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(match.seats))


def curves_of(whole: History, judge: Judge, progress: Callable[[float], None]) -> Iterator[Curve]:
    """The chances after every event from the opening on; in a long game after some of the turns only.

    If there are many, a curve of some of them comes first.
    """
    points = tuple(range(whole.opening, whole.length + 1))
    if len(points) > MOST_POINTS:
        points = tuple(dict.fromkeys((*spread(whole.stops(by_turn=True), MOST_POINTS - 1), whole.length)))
    known = dict[int, Chances]()
    for shown in dict.fromkeys((spread(points, SKETCHED), points)):
        left = [index for index in shown if index not in known]
        for index, match in zip(left, whole.moments(left), strict=True):
            progress(len(known) / len(points))
            known[index] = judge.chances(match)
        yield Curve(shown, tuple(known[index] for index in shown))


def spread(numbers: Sequence[int], most: int) -> tuple[int, ...]:
    """At most `most` of the numbers, evenly spread; the first and the last are among them."""
    if len(numbers) <= most:
        return tuple(numbers)
    return tuple(numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most))


def rolls_of(whole: History) -> tuple[int, ...]:
    """After how many events chance acted, from the opening on."""
    found = []
    indexes = range(whole.opening, whole.length)
    for index, match in zip(indexes, whole.moments(indexes), strict=True):
        if isinstance(match.turn, Chance):
            found.append(index)
    return tuple(found)


def luck_at(whole: History, index: int, judge: Judge, seats: Sequence[int]) -> Iterator[float]:
    """What the chance event `index` brought to each of these seats, compared with what was to be expected.

    With hidden hands each seat judges it from its own view. If too much was possible, the chance before is what was
    to be expected.
    """
    before, after = whole.moments((index, index + 1))
    possible = outcomes(before)
    drawn = [] if possible is None else [(before.chance(event), share) for event, share in possible.items()]
    known: dict[int | None, tuple[Chances, Chances]] = {}
    for seat in seats:
        viewer = seat if before.game.about.hidden else None
        if viewer not in known:
            expected = judge.chances(before, viewer)
            if drawn:
                each = [(judge.chances(match, viewer), share) for match, share in drawn]
                expected = tuple(sum(one[place] * share for one, share in each) for place in range(before.seats))
            known[viewer] = expected, judge.chances(after, viewer)
        expected, found = known[viewer]
        yield found[seat] - expected[seat]


#: How many choices are looked at, in all and of each seat at least; those around which the chances fell most. After so
#: many the review so far is shown.
MOST_CHOICES, LEAST_OF_SEAT, SHOWN = 24, 4, 6
#: Within how many events the chances may fall after a choice.
REACH = 4
#: How many reasons of a moment are kept, and how many actions that were expected to follow.
MOST_REASONS, MOST_FOLLOWS = 2, 4
#: Which share of the work is done after the curve, and after the choices.
_CURVE, _CHOICES = 0.3, 0.8
#: The level in a question to an analyst doesn't matter.
_LEVEL = players.RANDOM

Progress = Callable[[float], None]
Sketch = Callable[[Review], None]


def review(played: FinishedGame, progress: Progress = lambda share: None, sketch: Sketch = lambda made: None) -> Review:
    """Review a finished game; `sketch` is given what there is of it meanwhile: the curve, then moments, no tallies.

    Raises LookupError if it has no analyst, Refusal for a log that can't be replayed.
    """
    analyst = players.analyst(played.game)
    if analyst is None:
        raise LookupError(f"{played.game} has no analyst")
    begun = Match.begin(GAMES[played.game], played.seats, dict(played.options), 0)
    whole, judge = history(replay(begun, played.log)), Judge(analyst)
    nothing = (Tally(),) * played.seats
    for curve in curves_of(whole, judge, lambda share: progress(_CURVE * share)):
        sketch(Review(curve.points, curve.chances, nothing, ()))
    choices = _choices(whole, played.chosen)
    looked = _pick_choices(choices, curve)
    found: list[Moment] = []
    for number, index in enumerate(looked):
        progress(_CURVE + (_CHOICES - _CURVE) * number / len(looked))
        if number and number % SHOWN == 0:
            sketch(_with_worst(Review(curve.points, curve.chances, nothing, tuple(_one_a_turn(whole, found)))))
        found.append(_weigh(whole.moment(index), played.log[index]))
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
    return _with_worst(Review(curve.points, curve.chances, tuple(tallies), tuple(moments), len(rolls)))


def _with_worst(made: Review) -> Review:
    """The review with each seat's worst moments only."""
    worst = [moment for seat in {one.seat for one in made.moments} for moment in made.worst(seat)]
    return replace(made, moments=tuple(sorted(worst, key=lambda moment: moment.index)))


def _choices(whole: History, chosen: tuple[int, ...]) -> dict[int, int]:
    """The events at which somebody chose among several actions, each with the seat."""
    found = {}
    for index, match in zip(chosen, whole.moments(chosen), strict=True):
        if match.to_act is not None and len(match.legal(2)) > 1:
            found[index] = match.to_act
    return found


def _pick_choices(choices: dict[int, int], curve: Curve) -> list[int]:
    """The choices to look at, of each seat those after which its chance fell most; the largest fall comes first."""
    seats = sorted(set(choices.values()))
    most = max(LEAST_OF_SEAT, MOST_CHOICES // max(1, len(seats)))
    found: list[int] = []
    for seat in seats:
        own = [index for index in choices if choices[index] == seat]
        found += sorted(own, key=lambda index: (-curve.swing(index, choices[index], REACH), index))[:most]
    return sorted(found, key=lambda index: (-curve.swing(index, choices[index], REACH), index))


def _weigh(match: Match, done: str) -> Moment:
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
    for moment in sorted(found, key=lambda one: one.index):
        key = whole.turn_at(moment.index + 1), moment.seat
        if moment.loss >= LEAST_LOSS and moment.better != moment.played:
            known = best.get(key)
            if known is None or moment.loss > known.loss:
                best[key] = moment
    return list(best.values())


def _add_luck(
    whole: History, judge: Judge, rolls: tuple[int, ...], tallies: list[Tally], people: list[int], progress: Progress
) -> None:
    looked = spread(rolls, MOST_ROLLS)
    for number, index in enumerate(looked):
        progress(number / len(looked))
        for seat, luck in zip(people, luck_at(whole, index, judge, people), strict=True):
            tally = tallies[seat]
            tallies[seat] = replace(tally, luck=round(tally.luck + luck, 4), rolls=tally.rolls + 1)
