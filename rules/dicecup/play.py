"""How a cup goes on: every event's effect, and what happened. Part of rules/dicecup: rules/core only."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.core.game import Step
from rules.dicecup.pieces import (
    GROUPS,
    ROUNDS,
    SLOTS,
    STAGES,
    Action,
    Deal,
    Dice,
    Die,
    Draw,
    Mode,
    Pick,
    Piles,
    Roll,
    Stage,
)
from rules.dicecup.pieces import Groups as GroupsDraw
from rules.dicecup.position import BOARD, SCHEDULES, Bout, Faces, Lots, Record, State
from rules.dicecup.ranking import outcome
from rules.dicecup.standings import level_sets, ordered, standing


class Picked(NamedTuple):
    """The 32 teams are known."""

    codes: tuple[str, ...]


class Dealt(NamedTuple):
    """Every team has its coach: the seats by code, in the order of the deal."""

    owners: Mapping[str, int]


class GroupsDrawn(NamedTuple):
    """The groups are known, in slot order."""

    groups: tuple[tuple[str, ...], ...]


class RoundDrawn(NamedTuple):
    """The cards of a cup round lie in their piles, face down; who meets whom is not told (rule 8)."""

    stage: Stage


class MatchTurned(NamedTuple):
    """A match is known and begins."""

    bout: Bout


class Asked(NamedTuple):
    """A coach has rolled; the dice (by their stars) are in the air."""

    seat: int
    code: str
    dice: tuple[int, ...]


class Thrown(NamedTuple):
    """The dice of a team lie: in its match or, with `lots`, for its place."""

    seat: int
    code: str
    faces: Faces
    lots: bool


class StillLevel(NamedTuple):
    """A cup match goes on: with overtime after two throws, with penalties after four, with more of them later."""

    bout: Bout


class MatchEnded(NamedTuple):
    """A match is decided, or drawn in its group."""

    bout: Bout


class LotsBegun(NamedTuple):
    """Level teams roll for their order."""

    lots: Lots


class LotsAgain(NamedTuple):
    """Some of them are level again and roll again."""

    lots: Lots


class LotsEnded(NamedTuple):
    """Their order is settled, the best first."""

    lots: Lots
    order: tuple[str, ...]


class GroupEnded(NamedTuple):
    """The order of a group is settled; the first two go on."""

    group: int
    order: tuple[str, ...]


class StageEnded(NamedTuple):
    """All matches of a stage have been played."""

    stage: Stage


class CoachOut(NamedTuple):
    """A coach has no team left that can win the cup."""

    seat: int
    stage: Stage


class CupWon(NamedTuple):
    """The Big Final is decided."""

    code: str
    seat: int


Event = (
    Picked
    | Dealt
    | GroupsDrawn
    | RoundDrawn
    | MatchTurned
    | Asked
    | Thrown
    | StillLevel
    | MatchEnded
    | LotsBegun
    | LotsAgain
    | LotsEnded
    | GroupEnded
    | StageEnded
    | CoachOut
    | CupWon
)
_NEW = Record()


def apply(state: State, event: Action | Draw) -> Step:
    """The state after a possible event, and what happened."""
    happened: list[Event] = []
    match event:
        case Roll():
            seat, code = state.seat, state.roller
            assert seat is not None
            assert code is not None
            return Step(state._replace(rolling=True), (Asked(seat, code, state.thrown),))
        case Die(goals):
            state = _thrown(state._replace(rolling=False), (goals,), happened)
        case Dice(faces):
            state = _thrown(state._replace(rolling=False), faces, happened)
        case Piles(codes):
            assert state.stage is not None
            happened.append(RoundDrawn(state.stage))
            state = _turn(state._replace(field=codes, turned=0), happened)
        case Pick(codes):
            happened.append(Picked(codes))
            state = state._replace(teams=codes)
        case Deal(codes):
            state = _dealt(state, codes, happened)
        case GroupsDraw(codes):
            state = _grouped(state, codes, happened)
    return Step(state, tuple(happened))


def _dealt(state: State, codes: tuple[str, ...], happened: list[Event]) -> State:
    """Round the table from the dealer's left (rule 5)."""
    left = state.terms.dealer + 1
    owners = {code: (left + card) % state.terms.seats for card, code in enumerate(codes)}
    happened.append(Dealt(owners))
    state = state._replace(owners=owners)
    if state.terms.mode is Mode.BEGINNER:  # 8: all of them are in the first round
        return state._replace(stage=Stage.ROUND_OF_32, pool=codes)
    return state


def _grouped(state: State, codes: tuple[str, ...], happened: list[Event]) -> State:
    groups = tuple(codes[first : first + SLOTS] for first in range(0, len(codes), SLOTS))
    happened.append(GroupsDrawn(groups))
    state = state._replace(
        groups=groups,
        places={code: (group, slot) for group, four in enumerate(groups) for slot, code in enumerate(four)},
        records=((_NEW,) * SLOTS,) * GROUPS,
        stage=Stage.GROUPS,
    )
    return _next_fixture(state, happened)


def _thrown(state: State, faces: Faces, happened: list[Event]) -> State:
    seat, code, lots, bout = state.seat, state.roller, state.lots, state.bout
    assert seat is not None
    assert code is not None
    happened.append(Thrown(seat, code, faces, bout is None))
    if bout is None:
        assert lots is not None
        return _lot_thrown(state, lots._replace(throws=(*lots.throws, faces)), happened)
    bout = bout._replace(throws=(*bout.throws, faces))
    if not bout.finished:
        if not bout.side:  # 7: level, so it goes on
            happened.append(StillLevel(bout))
        return state._replace(bout=bout)
    happened.append(MatchEnded(bout))
    state = state._replace(bout=None, played=(*state.played, bout))
    return _group_match_ended(state, bout, happened) if bout.group >= 0 else _cup_match_ended(state, bout, happened)


# The groups (rules 10, 11 and 13)


def _next_fixture(state: State, happened: list[Event]) -> State:
    """The next match of the schedule begins."""
    group, turn, number = SCHEDULES[state.terms.mode][state.group_matches]
    home, away = ROUNDS[turn][number]
    four = state.groups[group]
    played = state.group_matches + 1
    return _begun(state, Bout(played, 0, Stage.GROUPS, played, group, turn + 1, four[home], four[away]), happened)


def _begun(state: State, bout: Bout, happened: list[Event]) -> State:
    bout = bout._replace(serial=state.serial + 1)
    happened.append(MatchTurned(bout))
    return state._replace(bout=bout, serial=bout.serial)


def _group_match_ended(state: State, bout: Bout, happened: list[Event]) -> State:
    scores = {bout.home: (bout.goals(0), bout.goals(1)), bout.away: (bout.goals(1), bout.goals(0))}
    rows = tuple(
        record.after(*scores[code]) if code in scores else record
        for code, record in zip(state.groups[bout.group], state.records[bout.group], strict=True)
    )
    records = (*state.records[: bout.group], rows, *state.records[bout.group + 1 :])
    state = state._replace(records=records, group_matches=state.group_matches + 1)
    size = BOARD[state.terms.mode]
    boards, left = divmod(state.group_matches, size * 6)
    if left:
        return _next_fixture(state, happened)
    board = range(size * (boards - 1), size * boards)  # 11: all matches of the board are played
    levels = tuple(level for group in board for level in level_sets(state, group))
    state = state._replace(levels=levels)
    for group in board:
        if not any(level.group == group for level in levels):
            state = _group_ended(state, group, happened)
    return _next_lots(state, happened)


def _next_lots(state: State, happened: list[Event]) -> State:
    """The next level teams roll; where there are none the next board, or the cup rounds, begin."""
    if state.levels:
        level, *others = state.levels
        lots = Lots(state.serial + 1, level, (level.teams,))
        happened.append(LotsBegun(lots))
        return state._replace(levels=tuple(others), lots=lots, serial=lots.serial)
    if state.group_matches < len(SCHEDULES[state.terms.mode]):
        return _next_fixture(state, happened)
    happened.append(StageEnded(Stage.GROUPS))
    through = tuple(code for order in state.orders for code in order[:2])
    return state._replace(stage=Stage.ROUND_OF_16, pool=through, field=(), turned=0)  # 12


def _lot_thrown(state: State, lots: Lots, happened: list[Event]) -> State:
    if lots.roller is not None:
        return state._replace(lots=lots)
    order = standing(lots)
    for tied in order:
        if len(tied) > 1:  # 11: level again, so they roll again, the best placed first
            again = lots._replace(rolling=(*lots.rolling, tied))
            happened.append(LotsAgain(again))
            return state._replace(lots=again)
    happened.append(LotsEnded(lots, tuple(code for (code,) in order)))
    state = state._replace(lots=None, drawn=(*state.drawn, lots))
    group = lots.level.group
    if not any(level.group == group for level in state.levels):
        state = _group_ended(state, group, happened)
    return _next_lots(state, happened)


def _group_ended(state: State, group: int, happened: list[Event]) -> State:
    order = ordered(state, group)
    happened.append(GroupEnded(group, order))
    state = state._replace(orders=(*state.orders[:group], order, *state.orders[group + 1 :]))
    return _eliminated(state, order[2:], Stage.GROUPS, happened)


# The cup rounds (rules 8 and 12)


def _turn(state: State, happened: list[Event]) -> State:
    """The next match of the round is turned."""
    assert state.stage is not None
    home, away = state.field[2 * state.turned : 2 * state.turned + 2]
    turned = state.turned + 1
    bout = Bout(len(state.played) + 1, 0, state.stage, turned, -1, 0, home, away)
    return _begun(state._replace(turned=turned), bout, happened)


def _cup_match_ended(state: State, bout: Bout, happened: list[Event]) -> State:
    stage, winner, loser = bout.stage, bout.winner, bout.loser
    assert winner is not None
    assert loser is not None
    if stage is not Stage.THIRD_PLACE:  # 8: who plays for third place is out already
        state = _eliminated(state, (loser,), stage, happened)
    if 2 * state.turned < len(state.field):
        return _turn(state, happened)
    happened.append(StageEnded(stage))
    if stage is Stage.FINAL:
        happened.append(CupWon(winner, state.owners[winner]))
        return state._replace(outcome=outcome(state))
    return _next_round(state, happened)


def _next_round(state: State, happened: list[Event]) -> State:
    """Winners meet by new piles, but for the last matches, which the semi-finals settle (rule 14)."""
    stage = state.stage
    stages = STAGES[state.terms.mode]
    assert stage is not None
    following = stages[stages.index(stage) + 1]
    state = state._replace(stage=following, turned=0, field=())
    if following is Stage.THIRD_PLACE:
        return _turn(state._replace(pool=(), field=tuple(_of_semi_finals(state, won=False))), happened)
    if following is Stage.FINAL:
        return _turn(state._replace(field=tuple(_of_semi_finals(state, won=True))), happened)
    through = tuple(bout.winner for bout in state.played if bout.stage is stage)
    return state._replace(pool=tuple(code for code in through if code is not None))


def _of_semi_finals(state: State, *, won: bool) -> Iterator[str]:
    for bout in state.played:
        if bout.stage is Stage.SEMI_FINALS:
            code = bout.winner if won else bout.loser
            assert code is not None
            yield code


def _eliminated(state: State, codes: tuple[str, ...], stage: Stage, happened: list[Event]) -> State:
    out = {**state.out, **dict.fromkeys(codes, stage)}
    left = {owner for code, owner in state.owners.items() if code not in out}
    happened.extend(CoachOut(seat, stage) for seat in sorted({state.owners[code] for code in codes} - left))
    return state._replace(out=out)
