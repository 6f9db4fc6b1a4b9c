"""Tries at a moment of a review: a turn is played there and judged against the best. Part of players/reviewing.

A turn goes on as long as its seat acts in it: chance ends it, so nothing is seen that hadn't been drawn.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import players
from players.advice import Reason
from players.player import question
from players.reviewing.game import LEAST_LOSS, Moment
from players.reviewing.making import MOST_FOLLOWS, MOST_REASONS
from rules.core.errors import Refusal
from rules.core.match import Match

#: What rounding leaves of a difference between two chances.
_ROUNDING = 0.0001


@dataclass(frozen=True)
class PlayedTurn:
    """A turn as far as it was played, or the first of its actions that isn't possible.

    `match` is the game after `actions`, `left` are those that were given after the turn was over.
    """

    match: Match
    actions: tuple[str, ...]
    over: bool
    refusal: Refusal | None = None
    left: tuple[str, ...] = ()


@dataclass(frozen=True)
class TurnVerdict:
    """What a turn comes to: whether it is about as good as the best, and its seat's chance to win after it.

    `answers` are the actions that were expected after it, as notations.
    """

    right: bool
    chance: float
    reasons: tuple[Reason, ...] = ()
    answers: tuple[str, ...] = ()


def play(start: Match, actions: Iterable[str]) -> PlayedTurn:
    """Play actions of the seat to act, as far as its turn goes and they are possible."""
    given = tuple(actions)
    match, over = start, False
    for number, text in enumerate(given):
        if over:
            return PlayedTurn(match, _actions_since(start, match), over, left=given[number:])
        assert start.to_act is not None
        try:
            match = match.act(start.to_act, text)
        except Refusal as refusal:
            return PlayedTurn(match, _actions_since(start, match), over, refusal)
        over = match.to_act != start.to_act or match.turn_began != start.turn_began
    return PlayedTurn(match, _actions_since(start, match), over)


def _actions_since(start: Match, match: Match) -> tuple[str, ...]:
    return match.log[len(start.log) :]


def play_better(start: Match, moment: Moment) -> PlayedTurn:
    """Play what would have been better at a moment, and what was expected after it of the same turn."""
    return play(start, (moment.better, *moment.follows))


def judge(start: Match, moment: Moment, actions: tuple[str, ...]) -> TurnVerdict:
    """Judge a turn from a moment on, which is over. Raises LookupError if the game has no analyst."""
    tried, better = play(start, actions), play_better(start, moment)
    if tried.match.state == better.match.state:
        return TurnVerdict(True, moment.best, moment.reasons, better.left)
    *_, (before, done) = _choices(start, tried.actions)
    found = players.weigh(question(before, moment.seat, players.RANDOM), done)
    own = next(one for one in found if one.action == done)
    after = play(before, (done, *own.follows[:MOST_FOLLOWS]))
    right = own.chance >= moment.best - LEAST_LOSS - _ROUNDING
    return TurnVerdict(right, own.chance, own.reasons[:MOST_REASONS], after.left)


def _choices(start: Match, actions: Iterable[str]) -> Iterator[tuple[Match, str]]:
    """The moments at which one of these actions was chosen among several, each with it."""
    match = start
    for text in actions:
        if len(match.legal(2)) > 1:
            yield match, text
        match = match.follow(text)
