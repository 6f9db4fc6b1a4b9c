"""The matches of a cup whose results can be tipped, and those results. Part of rules/worldcup: rules/core only."""

from rules.core.terms import Contest, Contests
from rules.worldcup.cups import YEARS, Fixture
from rules.worldcup.pieces import TURN, Stage
from rules.worldcup.position import CARD, DECK, DOT, REFILL, State

#: What is awaited while cards are played, and before the first of them.
_PLAYED = (DECK, REFILL, CARD, DOT)


def contests(state: State) -> Contests:
    """The matches of a cup."""
    won = {
        _name(entry.stage, entry.replay, match.fixture): match.winner
        for entry in state.scored
        for match in entry.scores
        if entry.closed or match.winner
    }
    return Contests(_open(state), won)


def _open(state: State) -> tuple[Contest, ...]:
    """The round's matches on which no card has been used yet, until its last card is played.

    Every seat with a team left has a hand, so it can still decide any of them.
    """
    if state.awaits not in _PLAYED:
        return ()
    used = [target for play in state.plays for target in play.targets]
    used += [] if state.played is None else state.played.targets
    rows = (state.field.row(target.removeprefix(TURN)) for target in used)
    begun = {row // 2 for row in rows if row is not None}
    return tuple(
        Contest(
            _name(state.stage, state.replay, one),
            (one.left, one.right),
            (state.owner(one.left), state.owner(one.right)),
            _may_be_drawn(state, one),
            state.seats_in,
        )
        for number, one in enumerate(state.field.fixtures)
        if number not in begun
    )


def _name(stage: Stage, replay: int, fixture: Fixture) -> str:
    """A match's name; a replay is a match of its own."""
    return f"{stage.word}.{replay}.{fixture.name}"


def _may_be_drawn(state: State, fixture: Fixture) -> bool:
    """Whether a match may end level: in the groups, before a replay, and for third place (rules 20, 25 and 26)."""
    last = state.field.fixtures[-1]
    return state.stage is Stage.GROUPS or state.year == YEARS[0] or (state.stage is Stage.FINAL and fixture is not last)
