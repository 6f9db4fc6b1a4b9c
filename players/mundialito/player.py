"""A player of Mundialito. Part of players/mundialito."""

from collections.abc import Sequence
from dataclasses import dataclass

from players.mundialito.lineups import LINE_UPS
from players.mundialito.search import WIN, quick_worth, ranked, turns, value
from players.mundialito.threats import actions_to_goal
from players.mundialito.worth import worth
from rules.core.chance import Rng
from rules.mundialito.board import Board
from rules.mundialito.moves import legal as legal_actions
from rules.mundialito.moves import piece_actions
from rules.mundialito.notation import write
from rules.mundialito.pieces import Action
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State
from rules.mundialito.recall import recall
from rules.mundialito.view import View

#: The noise added when the leading player's position repeats, in the unit of `worth`.
REPEAT_NOISE = 400


@dataclass(frozen=True, slots=True)
class Footballer:
    """Scores if it can, else prevents a goal if it can, else plays towards its own goal.

    `widths` is how many turns it looks ahead and how many ways in each, its own first (search.value). `noise` blurs its
    judgement, in the unit of `worth`; in `lapses` of a hundred choices it ignores the opponent's chances.
    """

    widths: tuple[int, ...]
    noise: int
    lapses: int = 0

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """The action that seems best."""
        state = recall(view)
        if state.step == PLAYING:
            repeating = (
                view.stood > 1 and worth(_board_of(state), state.cells, state.seat) > 0
            )  # 15: it is ahead, so it avoids a draw
            return write(self._play(state, rng, REPEAT_NOISE if repeating else 0))
        if state.step < 2:
            return "setup " + LINE_UPS[rng.below(len(LINE_UPS))]
        places = rng.shuffle(legal_actions(state))
        return write(max(places, key=lambda place: ball_worth(apply(state, place), state.seat)))

    def _play(self, state: State, rng: Rng, repeat_noise: int) -> Action:
        if goal := _goal(state):
            return goal
        board, seat = _board_of(state), state.seat
        found = turns(state)
        lapse = rng.below(100) < self.lapses
        candidates = ranked(board, found, seat, worth if lapse else quick_worth)
        if candidates[0][0] <= -WIN:  # lost, unless the opponent overlooks it
            candidates = ranked(board, found, seat, worth)
        return found[self._best(board, seat, candidates, rng, self.noise + repeat_noise)]

    def _best(self, board: Board, seat: int, candidates: Sequence[tuple[int, bytes]], rng: Rng, noise: int) -> bytes:
        """Choose the position to leave behind from those ranked by a quick look."""
        best, chosen = -3 * WIN, candidates[0][1]
        for promise, after in candidates[: self.widths[0]] if self.widths else candidates:
            blur = rng.below(noise + 1)
            if self.widths:
                promise = -value(board, after, 1 - seat, self.widths[1:], -3 * WIN, blur - best)
            if promise + blur > best:
                best, chosen = promise + blur, after
        return chosen


def _board_of(state: State) -> Board:
    assert state.board is not None
    return state.board


def _goal(state: State) -> Action | None:
    """The first action of the shortest way to score in this turn, or None."""
    board, seat = _board_of(state), state.seat
    needed = actions_to_goal(board, state.cells, seat)
    if not 0 < needed <= state.left:
        return None
    for action in piece_actions(state):
        after = apply(state, action)
        if after.outcome is not None or (needed == 2 and actions_to_goal(board, after.cells, seat) == 1):
            return action
    raise AssertionError("a goal that was seen is there")


def ball_worth(state: State, seat: int) -> int:
    """The worth of the set-up to the seat, up to the first turn, assuming the worst place for the other ball."""
    board = _board_of(state)
    if state.step < PLAYING:
        return min(ball_worth(apply(state, action), seat) for action in legal_actions(state))
    worth_to_mover = value(board, state.cells, state.seat, (), -3 * WIN, 3 * WIN)
    return worth_to_mover if state.seat == seat else -worth_to_mover
