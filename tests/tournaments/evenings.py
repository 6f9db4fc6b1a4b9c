"""Events to begin a test with: the plans, and clubs whose first round is being played."""

from __future__ import annotations

from tests.tournaments.club import NOW, Club
from tournaments.entries import Settled
from tournaments.plan import DAY, HOUR, Format, Plan

EVENING = Plan("Friday Night", Format.EVENING, "mundialito", NOW + DAY)
LARGER = Plan("Dice Night", Format.EVENING, "dicecup", NOW + DAY, seats=(2, 6))
LEAGUE = Plan("League", Format.LEAGUE, "mundialito", NOW + DAY, slow=True)
CUP = Plan("Friday Cup", Format.CUP, "mundialito", NOW + DAY)
SLOW_CUP = Plan("Cup", Format.CUP, "mundialito", NOW + HOUR, slow=True)
SHORT_CUP = Plan("Cup", Format.CUP, "mundialito", NOW + HOUR, grouped=False)


def started(plan: Plan = EVENING, people: int = 6, seed: int = 1) -> Club:
    """A club whose first round is being played."""
    club = Club(plan, people, seed)
    club.stop(lambda event: bool(event.meetings) and not any(not one.opened_at for one in event.open))
    return club


def settle_all(club: Club, places: tuple[int, ...] = (1, 2)) -> None:
    for one in club.event.open:
        club.write(Settled(one.number, places, "played", 20))
    club.tables.clear()


def pair_next(club: Club) -> None:
    """Go on to the next round, all tables open."""
    before = club.event.round
    club.stop(
        lambda event: event.close is not None or (event.round > before and all(one.opened_at for one in event.open))
    )
