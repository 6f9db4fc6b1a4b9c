"""Whatever people do, every event ends, and all laws of an event hold."""

from __future__ import annotations

import pytest

from tests.sampling import some
from tests.tournaments.club import Club, Habits
from tests.tournaments.evenings import CUP, EVENING, LARGER, LEAGUE, SHORT_CUP, SLOW_CUP
from tests.tournaments.laws import check
from tournaments.tournament import Close, Tournament

PLANS = {one.name + str(number): one for number, one in enumerate((EVENING, LARGER, LEAGUE, CUP, SLOW_CUP, SHORT_CUP))}
WILD = Habits(
    absent=0.1,
    leaving=0.02,
    late=0.1,
    apart=0.03,
    outages=0.02,
    lost=0.002,
    killed=0.01,
    erased=0.5,
    organiser=0.02,
    ghosts=0.1,
)


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("people", some([4, 5, 8, 11, 21], 3))
def test_every_event_ends(name: str, people: int) -> None:
    club = Club(PLANS[name], people, people)
    assert check_played(club).close is Close.OVER


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("seed", some(range(6), 2))
def test_every_wild_event_ends(name: str, seed: int) -> None:
    check_played(Club(PLANS[name], 4 + seed * 7 % 29, seed, WILD))


def check_played(club: Club) -> Tournament:
    club.play()
    return check(club)
