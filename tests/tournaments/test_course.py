"""Whatever people do, every event ends, and all laws of an event hold."""

from __future__ import annotations

import pytest

from tests.tournaments.club import NOW, Club, Habits
from tests.tournaments.laws import check
from tournaments.plan import DAY, HOUR, Format, Plan
from tournaments.tournament import Close, Tournament

EVENING = Plan("Friday Night", Format.EVENING, "mundialito", NOW + DAY)
LARGER = Plan("Dice Night", Format.EVENING, "dicecup", NOW + DAY, seats=(2, 6))
LEAGUE = Plan("League", Format.LEAGUE, "mundialito", NOW + DAY, slow=True)
CUP = Plan("Friday Cup", Format.CUP, "mundialito", NOW + DAY)
SLOW_CUP = Plan("Cup", Format.CUP, "mundialito", NOW + HOUR, slow=True)
SHORT_CUP = Plan("Cup", Format.CUP, "mundialito", NOW + HOUR, grouped=False)
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
@pytest.mark.parametrize("people", [4, 5, 8, 11, 21])
def test_every_event_ends(name: str, people: int) -> None:
    club = Club(PLANS[name], people, people)
    assert check_played(club).close is Close.OVER


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("seed", range(6))
def test_every_wild_event_ends(name: str, seed: int) -> None:
    check_played(Club(PLANS[name], 4 + seed * 7 % 29, seed, WILD))


def check_played(club: Club) -> Tournament:
    club.play()
    return check(club)
