"""Whatever people do, every event ends, and in a league or a Swiss nobody meets anybody twice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.tournaments.club import NOW, Club, Habits
from tournaments.plan import DAY, HOUR, Format, Plan
from tournaments.tournament import Close, Tournament

EVENING = Plan("Friday Night", Format.EVENING, "mundialito", NOW + DAY)
LARGER = Plan("Dice Night", Format.EVENING, "dicecup", NOW + DAY, seats=(2, 6))
LEAGUE = Plan("League", Format.LEAGUE, "mundialito", NOW + DAY, slow=True)
CUP = Plan("Friday Cup", Format.CUP, "mundialito", NOW + DAY)
SLOW_CUP = Plan("Cup", Format.CUP, "mundialito", NOW + HOUR, slow=True)
SHORT_CUP = Plan("Cup", Format.CUP, "mundialito", NOW + HOUR, grouped=False)
PLANS = {one.name + str(number): one for number, one in enumerate((EVENING, LARGER, LEAGUE, CUP, SLOW_CUP, SHORT_CUP))}
CALM = Habits()
WILD = Habits(absent=0.1, leaving=0.02, late=0.1, apart=0.03, outages=0.02, lost=0.01)


def check(event: Tournament) -> None:
    """The laws of every event that is over."""
    assert event.close is not None
    assert not event.open
    evening = event.plan.format is Format.EVENING
    met = Counter(frozenset(pair) for one in event.meetings for pair in combinations(one.people, 2))
    replays = {frozenset(one.people) for one in event.meetings if one.round > 1}
    if event.plan.duels and (evening or event.plan.format is Format.LEAGUE):
        assert max(met.values(), default=0) <= 1
    for one in event.meetings:
        assert len(set(one.people)) == len(one.people)
        if any(frozenset(pair) in event.apart for pair in combinations(one.people, 2)):
            assert not one.opened_at, "they may not meet"
    for number in {one.round for one in event.meetings} if not event.plan.slow else ():
        busy = Counter(person for one in event.meetings_in(number) for person in one.people)
        assert evening is False or max(busy.values()) == 1
    assert replays is not None


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 9, 11, 12, 16, 21, 32])
def test_every_event_ends(name: str, people: int) -> None:
    club = Club(PLANS[name], people, people)
    event = club.play()
    check(event)
    assert event.close is Close.OVER, event.close


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("seed", range(25))
def test_every_wild_event_ends(name: str, seed: int) -> None:
    people = 4 + seed * 7 % 29
    check(Club(PLANS[name], people, seed, WILD).play())
