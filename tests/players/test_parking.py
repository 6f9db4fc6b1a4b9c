"""Who parks before its own first row draws by the published rules, and loses if the ball further forward wins (15a)."""

import pytest

from players.mundialito.player import Footballer
from players.player import question
from rules.core.match import Match
from rules.core.outcome import Outcome
from tests.players.parker import Parker
from tests.players.positions import GAME

#: Strong enough to try everything against the parker, and quick.
ATTACKER = Footballer(budget=800, noise=5)


def parked(seed: int, seat: int, adjudicate: bool) -> Outcome:
    """Play a game against the parker, who has this seat."""
    match = Match.begin(GAME, 2, {"adjudicate": adjudicate, "turn_limit": 40, "coasters": "random"}, seed).resolve()
    players = {seat: Parker(), 1 - seat: ATTACKER}
    while match.outcome is None:
        mover = match.to_act
        assert mover is not None
        asked = question(match, mover, "")
        match = match.act(mover, players[mover].choose(asked.view, asked.legal, asked.rng))
    return match.outcome


@pytest.mark.parametrize("seat", [0, 1])
def test_parking_draws_by_the_published_rules(seat: int) -> None:
    assert [parked(seed, seat, adjudicate=False).draw for seed in range(3)] == [True] * 3


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.proof
def test_parking_loses_if_the_ball_further_forward_wins(seat: int) -> None:
    for seed in range(3):
        ended = parked(seed, seat, adjudicate=True)
        assert (ended.reason, ended.winners) in {("turn_limit", (1 - seat,)), ("repetition", (1 - seat,))}
