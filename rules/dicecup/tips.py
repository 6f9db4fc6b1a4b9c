"""The matches of a cup whose results can be tipped, and those results. Part of rules/dicecup: rules/core only."""

from collections.abc import Iterable, Iterator

from rules.core.terms import Contest, Contests
from rules.dicecup.pieces import ROUNDS, Stage
from rules.dicecup.position import BOARD, SCHEDULES, State


def contests(state: State, still_in: Iterable[int]) -> Contests:
    """The matches of a cup, by their numbers; `still_in` are the coaches with a team left."""
    return Contests(_open(state, still_in), {str(bout.number): bout.winner or "" for bout in state.played})


def _open(state: State, still_in: Iterable[int]) -> tuple[Contest, ...]:
    """The matches that are known and haven't begun: in a group all of the round, later the one that is next."""
    bout = state.bout
    if bout is None:
        return ()
    grouped, inside = bout.stage is Stage.GROUPS, frozenset(still_in)
    known = [] if bout.throws or state.rolling else [(bout.number, (bout.home, bout.away))]
    known += _rest_of_round(state) if grouped else []
    return tuple(
        Contest(str(number), (home, away), (state.owners[home], state.owners[away]), grouped, inside)
        for number, (home, away) in known
    )


def _rest_of_round(state: State) -> Iterator[tuple[int, tuple[str, str]]]:
    """The matches after the current one in the same round of the groups on the board (rules 10 and 13)."""
    schedule, size = SCHEDULES[state.terms.mode], BOARD[state.terms.mode]
    group, turn, _ = schedule[state.group_matches]
    for number, (other, later, pair) in enumerate(schedule[state.group_matches + 1 :], state.group_matches + 2):
        if (other // size, later) == (group // size, turn):
            home, away = ROUNDS[later][pair]
            four = state.groups[other]
            yield number, (four[home], four[away])
