"""Makes views of the dice cup. Part of rules/dicecup: rules/core only."""

from collections.abc import Iterator
from functools import lru_cache

from rules.dicecup.pieces import ALL_DICE, CUSTOM, DICE, LETTERS, MATCHES, STAGES, Stage
from rules.dicecup.play import chance_due, lots_of, rank_group, standing
from rules.dicecup.position import ALL_MATCHES, BOARD, Bout, Faces, Lots, Record, State, dice_of, round_number
from rules.dicecup.view import (
    BoutView,
    Cast,
    Coach,
    CupTeam,
    Due,
    Fate,
    Group,
    GroupRow,
    KnockoutRound,
    LotThrow,
    Period,
    Phase,
    Place,
    Side,
    Thrown,
    TieBreak,
    View,
)

_PHASES: dict[str, Phase] = {
    "pick": "pick",
    "deal": "deal",
    "draw": "draw",
    "piles": "piles",
    "die": "die",
    "dice": "dice",
}
Pair = tuple[int, int]
_SIDES: tuple[Place, Place] = ("home", "away")


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat or of a watcher (None)."""
    terms, stages = state.terms, STAGES[state.terms.mode]
    kind = chance_due(state)
    final = _of_stage(state, Stage.FINAL)
    third = _of_stage(state, Stage.THIRD_PLACE)
    champion = final.winner if final else None
    return View(
        viewer=viewer,
        seats=terms.seats,
        mode=terms.mode,
        selection=terms.selection,
        seeding=terms.seeding,
        dealer=terms.dealer,
        phase="over" if state.outcome else "roll" if kind is None else _PHASES[kind],
        to_act=state.seat,
        stage=state.stage,
        stage_number=stages.index(state.stage) + 1 if state.stage else 0,
        stages=stages,
        round_number=round_number(state),
        matches_done=len(state.played),
        matches_all=ALL_MATCHES[terms.mode],
        dice=tuple(DICE.values()),
        teams=tuple(_teams(state)),
        coaches=tuple(_coaches(state)) if state.owners else (),
        groups=tuple(_group(state, number) for number in range(len(state.groups))),
        rounds=tuple(_rounds(state)),
        match=_match(state, state.bout) if state.bout else None,
        lots=_lots(state, state.lots) if state.lots else None,
        latest=_match(state, state.played[-1]) if state.played else None,
        thrown=_latest_throw(state),
        champion=champion,
        runner_up=final.loser if final else None,
        third=third.winner if third else None,
        fourth=third.loser if third else None,
        road=tuple(_match(state, bout) for bout in state.played if champion in (bout.home, bout.away)),
        outcome=state.outcome,
    )


def _of_stage(state: State, stage: Stage) -> Bout | None:
    """The match of a stage with only one match, if it has been played."""
    return next((bout for bout in reversed(state.played) if bout.stage is stage), None)


# Matches


def _cast(dice: tuple[int, ...], faces: Faces) -> Cast:
    return Cast(dice, faces, sum(faces))


def _match(state: State, bout: Bout) -> BoutView:
    sides = bout.home, bout.away
    stars, owners = state.terms.stars, state.owners
    return _view_of_match(bout, (stars[sides[0]], stars[sides[1]]), (owners[sides[0]], owners[sides[1]]))


@lru_cache(maxsize=256)
def _view_of_match(bout: Bout, stars: Pair, seats: Pair) -> BoutView:
    """The view of a match, cached because views show the same matches again and again."""
    home, away = (_side(bout, side, stars[side], seats[side]) for side in (0, 1))
    winner, loser = (bout.winner, bout.loser) if bout.finished else (None, None)
    return BoutView(
        number=bout.number,
        serial=bout.serial,
        stage=bout.stage,
        ordinal=bout.ordinal,
        of=MATCHES[bout.stage],
        group=None if bout.group < 0 else LETTERS[bout.group],
        group_round=bout.turn or None,
        home=home,
        away=away,
        period=_period(bout),
        attempt=max(0, (len(bout.throws) - 4) // 2 + (not bout.finished)),
        due=() if bout.finished else tuple(_due(bout, stars, seats)),
        finished=bout.finished,
        winner=winner,
        loser=loser,
        upset=winner is not None and stars[winner == bout.away] < stars[winner == bout.home],
    )


def _period(bout: Bout) -> Period:
    """The period of the next throw or, in a finished match, of the last."""
    throw = len(bout.throws) - bout.finished
    return "regular" if throw < 2 else "overtime" if throw < 4 else "penalties"


def _side(bout: Bout, side: int, stars: int, seat: int) -> Side:
    own = bout.throws[side::2]
    return Side(
        code=(bout.home, bout.away)[side],
        stars=stars,
        seat=seat,
        regular=own[0][0] if own else None,
        overtime=own[1][0] if len(own) > 1 else None,
        penalties=tuple(_cast(ALL_DICE, faces) for faces in own[2:]),
        score=bout.goals(side) if own else None,
    )


def _due(bout: Bout, stars: Pair, seats: Pair) -> Iterator[Due]:
    for side in range(bout.side, 2):
        yield Due(_SIDES[side], (bout.home, bout.away)[side], seats[side], _period(bout), dice_of(bout, stars[side]))


def _latest_throw(state: State) -> Thrown | None:
    """The latest throw: of the current match or tie-break or, before its first throw, of the one before."""
    lots = next((one for one in (state.lots, *state.drawn[-1:]) if one and one.throws), None)
    bout = next((one for one in (state.bout, *state.played[-1:]) if one and one.throws), None)
    if lots is not None and (bout is None or bout.serial < lots.serial):
        *_, last = _throws(state, lots)
        return Thrown(last.code, last.seat, last.cast, None)
    if bout is None:
        return None
    before = bout._replace(throws=bout.throws[:-1])
    cast = _cast(dice_of(before, state.terms.stars[before.roller]), bout.throws[-1])
    return Thrown(before.roller, state.owners[before.roller], cast, _period(before))


def _rounds(state: State) -> Iterator[KnockoutRound]:
    """The knockout rounds that have begun, without the matches whose cards haven't been turned yet (rule 8)."""
    stages = STAGES[state.terms.mode]
    begun = stages[: stages.index(state.stage) + 1] if state.stage else ()
    known = (*state.played, state.bout) if state.bout else state.played
    for stage in begun:
        if stage is not Stage.GROUPS:
            matches = tuple(_match(state, bout) for bout in known if bout.stage is stage)
            of = MATCHES[stage]
            over = len(matches) == of and matches[-1].finished
            yield KnockoutRound(stage, of, matches, of - len(matches), over)


# Teams and coaches


def _teams(state: State) -> Iterator[CupTeam]:
    stars = state.terms.stars
    final, third = _of_stage(state, Stage.FINAL), _of_stage(state, Stage.THIRD_PLACE)
    places = {code: 3 + fell for fell, code in enumerate((third.winner, third.loser))} if third else {}
    places |= {code: 1 + fell for fell, code in enumerate((final.winner, final.loser))} if final else {}
    through = _through(state)
    for code in sorted(state.teams, key=lambda code: (-stars[code], code)):
        group, slot = state.places.get(code, (None, None))
        fate: Fate = "through" if code in through else "out" if code in state.out else "in"
        yield CupTeam(
            code=code,
            name=state.terms.custom if code == CUSTOM else None,
            stars=stars[code],
            seat=state.owners.get(code),
            group=None if group is None else LETTERS[group],
            slot=None if slot is None else slot + 1,
            fate="won" if places.get(code) == 1 else fate,
            reached=_stage_of(state, code, code in through),
            out_in=state.out.get(code),
            final_place=places.get(code),
        )


def _through(state: State) -> set[str]:
    """The teams that are certain to be in the next stage while this one is being played."""
    if state.stage is Stage.GROUPS:
        return {code for order in state.orders for code in order[:2]}
    if state.stage is Stage.THIRD_PLACE:
        return {bout.winner for bout in state.played if bout.stage is Stage.SEMI_FINALS and bout.winner}
    return {bout.winner for bout in state.played if bout.stage is state.stage is not Stage.FINAL and bout.winner}


def _stage_of(state: State, code: str, through: bool) -> Stage | None:
    if state.stage is None or code in state.out:
        return state.out.get(code)
    stages = [stage for stage in STAGES[state.terms.mode] if stage is not Stage.THIRD_PLACE]
    if state.stage is Stage.THIRD_PLACE:
        return Stage.FINAL
    return stages[stages.index(state.stage) + through]


def _coaches(state: State) -> Iterator[Coach]:
    stages = STAGES[state.terms.mode]
    ranks: dict[int, int] = {}
    for level in state.outcome.ranking if state.outcome else ():
        ranks |= dict.fromkeys(level, len(ranks) + 1)
    for seat in range(state.terms.seats):
        teams = tuple(code for code, owner in state.owners.items() if owner == seat)
        surviving = tuple(code for code in teams if code not in state.out)
        gone = None if surviving else max((state.out[code] for code in teams), key=stages.index)
        yield Coach(seat, teams, surviving, gone, ranks.get(seat))


# Groups


def _group(state: State, number: int) -> Group:
    known = (*state.played, state.bout) if state.bout else state.played
    playing = state.stage is Stage.GROUPS
    size = BOARD[state.terms.mode]
    board = (state.group_matches - (state.bout is None)) // (6 * size)
    return Group(
        letter=LETTERS[number],
        rows=tuple(_rows(state, number)),
        matches=tuple(_match(state, bout) for bout in known if bout.group == number),
        lots=tuple(_lots(state, lots) for lots in lots_of(state, number)),
        decided=bool(state.orders[number]),
        on_board=playing and number // size == board,
    )


def _rows(state: State, number: int) -> Iterator[GroupRow]:
    records = dict(zip(state.groups[number], state.records[number], strict=True))
    lots = lots_of(state, number)
    sums = {code: totals for one in lots for code, totals in one.sums().items()}
    throws = [throw for one in lots for throw in _throws(state, one)]
    decided = bool(state.orders[number])

    worth = {code: (record.points, record.difference, sums.get(code, ())) for code, record in records.items()}
    values = list(worth.values())
    for place, code in enumerate(rank_group(state, number), 1):
        record: Record = records[code]
        yield GroupRow(
            place=place,
            code=code,
            slot=state.places[code][1] + 1,
            seat=state.owners[code],
            stars=state.terms.stars[code],
            played=record.won + record.drawn + record.lost,
            won=record.won,
            drawn=record.drawn,
            lost=record.lost,
            scored=record.scored,
            conceded=record.conceded,
            difference=record.difference,
            points=record.points,
            level=values.count(worth[code]) > 1,
            through=place <= 2 if decided else None,
            lots=tuple(throw.cast for throw in throws if throw.code == code),
        )


def _throws(state: State, lots: Lots) -> Iterator[LotThrow]:
    called = ((attempt, code) for attempt, codes in enumerate(lots.rolling, 1) for code in codes)
    for (attempt, code), faces in zip(called, lots.throws, strict=False):
        yield LotThrow(attempt, code, state.owners[code], _cast(ALL_DICE, faces))


def _lots(state: State, lots: Lots) -> TieBreak:
    level, roller = lots.level, lots.roller
    finished = lots is not state.lots
    return TieBreak(
        serial=lots.serial,
        group=LETTERS[level.group],
        places=(level.place, level.place + len(level.teams) - 1),
        teams=level.teams,
        attempt=len(lots.rolling),
        rolling=lots.rolling[-1],
        throws=tuple(_throws(state, lots)),
        to_roll=roller,
        seat=None if roller is None else state.owners[roller],
        finished=finished,
        order=tuple(code for tied in standing(lots) for code in tied) if finished else (),
        decisive=level.decisive,
    )
