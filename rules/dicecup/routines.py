"""What the table may do for a coach, and which coaches are still in. Part of rules/dicecup: rules/core only."""

from rules.core.terms import Routine
from rules.dicecup.moves import legal
from rules.dicecup.pieces import SLOTS, Stage
from rules.dicecup.position import State, round_number


def routine(state: State) -> Routine | None:
    """The roll due now, unless it is a formality.

    Decisive are rolls in a group's last round, in knockout matches except the one for third place, and in tie-breaks.
    """
    if not legal(state):
        return None
    number, bout, lots = round_number(state), state.bout, state.lots
    if bout is not None:
        last = bout.turn == SLOTS - 1 if bout.stage is Stage.GROUPS else bout.stage is not Stage.THIRD_PLACE
        return Routine("roll", number, (bout.home, bout.away), last, finale=bout.stage is Stage.FINAL)
    assert lots is not None
    return Routine("roll", number, lots.level.teams, deciding=True) if lots.level.decisive else None


def formality(state: State) -> str | None:
    """A roll in a tie-break that can't change who goes through, so nobody needs to be asked (rule 11)."""
    lots = state.lots
    return "roll" if legal(state) and lots is not None and not lots.level.decisive else None


def chapter(state: State) -> int:
    """The serial of the match or tie-break in which a roll is due; 0 if none is."""
    if not legal(state):
        return 0
    under_way = state.bout or state.lots
    assert under_way is not None
    return under_way.serial


def at_stake(state: State) -> dict[int, tuple[str, ...]]:
    """The coaches with a team left, even if only for third place, each with those teams in the order of the deal."""
    third = any(bout.stage is Stage.THIRD_PLACE for bout in state.played)
    gone = {code for code, stage in state.out.items() if third or stage is not Stage.SEMI_FINALS}
    left: dict[int, tuple[str, ...]] = dict.fromkeys(range(state.terms.seats), ())
    for code, owner in state.owners.items():
        if code not in gone:
            left[owner] = (*left[owner], code)
    return {seat: teams for seat, teams in left.items() if teams}
