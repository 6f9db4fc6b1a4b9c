"""Judges positions of Mundialito, for hints and reviews. Part of players/mundialito."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from players.advice import Candidate
from players.mundialito.plans import Turn, answered, goals, plans, turn_to
from players.mundialito.reasons import Verdict, reasons, strength
from players.mundialito.search import WIN, ranked
from players.mundialito.set_up_advice import weigh_set_up
from rules.core.chance import Rng
from rules.mundialito.notation import parse, write
from rules.mundialito.pieces import Action
from rules.mundialito.position import PLAYING, State
from rules.mundialito.recall import recall
from rules.mundialito.threats import actions_to_goal
from rules.mundialito.view import View

#: How many ways to play a turn are looked at, and how many of those that begin with the action that was played.
WAYS, WAYS_OF_ONE = 12, 6
#: How many candidates there are, besides the one that was played.
MOST = 4
#: The worth that makes a side's win e times as likely as the other's (fitted to games of the level `hard`), and the
#: most that such worth says; more is kept for goals that nobody can stop.
SCALE, MOST_ODDS = 700, 3.0
#: In a match (rule 16) the next goal doesn't decide: how much of the odds counts, and what a goal ahead adds.
SHARE, LEAD = 0.5, 0.8
#: The blur when the leading side's position repeats, in the unit of `worth`, as in player.Footballer.
REPEAT_BLUR = 400


@dataclass(frozen=True, slots=True)
class _Prospect:
    """A position in which the seat can leave its turn: the ways there, its worth to the seat, the position answered.

    `after` is None if the turn scores, `answer` if the answer does.
    """

    turns: Sequence[Turn]
    worth: int
    after: bytes | None = None
    answer: bytes | None = None


class FootballAnalyst:
    """Looks at the best ways to play the turn, at the best answers to each, and whether a goal can be stopped then."""

    def chances(self, view: View) -> tuple[float, ...]:
        """Both sides' chances to win; while they line up, only the goals count."""
        outcome = view.outcome
        if outcome is not None:
            return (0.5, 0.5) if outcome.draw else tuple(float(seat in outcome.winners) for seat in (0, 1))
        state = recall(view)
        seat, playing = state.seat, state.board is not None and state.step == PLAYING
        own = chance(_prospects(state)[0].worth if playing else 0, view, seat)
        return (1 - own, own) if seat else (own, 1 - own)

    def weigh(self, view: View, legal: Sequence[str], rng: Rng, played: str | None = None) -> tuple[Candidate, ...]:
        """The actions with which the best turns begin; of a turn's two orders, the one that explains itself better."""
        state = recall(view)
        if state.step < PLAYING:
            return weigh_set_up(state, rng, played)
        found = _prospects(state)
        best = found[0].worth
        if view.stood > 1 and 0 < best < WIN:  # 15: it is ahead, so it avoids a draw
            blurred = (replace(prospect, worth=prospect.worth + rng.below(REPEAT_BLUR)) for prospect in found)
            found = sorted(blurred, key=lambda prospect: -prospect.worth)
        verdict = Verdict(best, _idle(state), len(legal))
        chosen: dict[Action, tuple[Turn, _Prospect]] = {}
        for prospect in found:
            if len(chosen) < MOST:
                turn = min(
                    prospect.turns,
                    key=lambda turn: strength(reasons(state, turn, prospect.worth, verdict)),
                )
                chosen.setdefault(turn[0], (turn, prospect))
        wanted = None if played is None else parse(played)
        if wanted is not None and wanted not in chosen:
            with_it = _prospects(state, wanted)[0]
            chosen[with_it.turns[0][0]] = with_it.turns[0], with_it
        ordered = sorted(chosen.values(), key=lambda one: -one[1].worth)
        return tuple(
            Candidate(
                write(turn[0]),
                chance(prospect.worth, view, state.seat),
                reasons(state, turn, prospect.worth, verdict),
                tuple(write(action) for action in (*turn[1:], *_answer(state, prospect))),
            )
            for turn, prospect in ordered
        )


def chance(worth: int, view: View, seat: int) -> float:
    """The seat's chance to win where its position has this worth; in a match, goals so far count."""
    if abs(worth) < WIN:
        odds = min(max(worth / SCALE, -MOST_ODDS), MOST_ODDS)
    else:
        odds = math.copysign(MOST_ODDS + (2 if abs(worth) >= 2 * WIN else 1), worth)
    if view.match:
        odds = SHARE * odds + LEAD * (view.goals[seat] - view.goals[1 - seat])
    elif worth >= 2 * WIN:
        return 1.0
    return 1 / (1 + math.exp(-odds))


def _prospects(state: State, first: object = None) -> list[_Prospect]:
    """The best positions that the turn can lead to, perhaps with a certain first action, best first; at least one."""
    board, seat = state.board, state.seat
    assert board is not None
    scoring = [turn for turn in goals(state) if first in (None, turn[0])]
    if scoring:
        return [_Prospect((turn,), 2 * WIN) for turn in scoring]
    found = plans(state, first)
    looked_at = [after for _, after in ranked(board, found, seat)[: WAYS if first is None else WAYS_OF_ONE]]
    judged: list[_Prospect] = []
    for after in looked_at:
        # Whatever is worse than MOST others needn't be known exactly.
        enough = -sorted((one.worth for one in judged), reverse=True)[MOST - 1] if len(judged) >= MOST else 3 * WIN
        theirs, answer = answered(board, after, 1 - seat, enough)
        if theirs < enough:
            judged.append(_Prospect(found[after], -theirs, after, answer))
    # Of goals that can't be stopped, those that take two actions are overlooked more often.
    return sorted(judged, key=lambda one: (-one.worth, actions_to_goal(board, one.after or b"", 1 - seat) == 1))


def _idle(state: State) -> int:
    """The worth of doing nothing, to the seat to act."""
    assert state.board is not None
    return -answered(state.board, state.cells, 1 - state.seat)[0]


def _answer(state: State, prospect: _Prospect) -> Turn:
    """The other side's turn that is expected; empty after a goal."""
    assert state.board is not None
    return () if prospect.after is None else turn_to(state.board, prospect.after, 1 - state.seat, prospect.answer)
