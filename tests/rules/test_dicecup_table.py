"""What the dice cup tells the table: which rolls are whose, which teams can be reserved, who is still in."""

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.dicecup.pieces import Stage

CUP = GAMES["dicecup"]


@pytest.mark.parametrize("mode", ["beginner", "professional", "touristic"])
def test_a_coach_may_reserve_teams_while_one_of_them_is_still_in(mode: str) -> None:
    match, last = Match.begin(CUP, 4, {"mode": mode}, 7), (0, 0)
    while match.outcome is None:
        if isinstance(match.turn, Chance):
            match = match.resolve()
            continue
        view, auto = match.view(None), match.automatic
        surviving = {coach.seat: set(coach.surviving) for coach in view.coaches}
        if view.match is not None and view.match.stage in (Stage.SEMI_FINALS, Stage.THIRD_PLACE):
            for side in (view.match.home, view.match.away):
                surviving[side.seat].add(side.code)
            assert {seat for seat in range(4) if surviving[seat]} <= set(match.at_stake)
            assert all(surviving[seat] <= set(match.at_stake.get(seat, ())) for seat in range(4))
        else:
            assert tuple(match.at_stake) == tuple(seat for seat in range(4) if surviving[seat])
            assert all(set(match.at_stake.get(seat, ())) == surviving[seat] for seat in range(4))
        if auto.routine is None:
            assert auto.formality == "roll"
            assert view.lots is not None
            assert not view.lots.decisive
        else:
            assert match.legal() == [auto.routine.text]
            assert last <= (auto.routine.stage, auto.chapter)
            last = (auto.routine.stage, auto.chapter)
        match = match.act(match.to_act, "roll")
    assert match.automatic.routine is None
