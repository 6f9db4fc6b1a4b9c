"""Ten thousand events of every format and size: every one ends, and all laws hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.tournaments.club import Club, Habits
from tests.tournaments.laws import check
from tests.tournaments.test_course import PLANS
from tournaments.plan import LEAST
from tournaments.reasons import explain_round
from tournaments.verify import event_file, verify

EVENTS, PARTS = 10_000, 50
#: What is drawn for each event, at most: all at once would end most of them early.
MOST = {
    "absent": 0.4,
    "leaving": 0.1,
    "late": 0.3,
    "apart": 0.15,
    "drawn": 1.0,
    "outages": 0.03,
    "lost": 0.01,
    "organiser": 0.05,
    "ghosts": 0.3,
}


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_events_end_and_keep_all_laws(part: int) -> None:
    counts: Counter[str] = Counter()
    for number in range(part * EVENTS // PARTS, (part + 1) * EVENTS // PARTS):
        rng = random.Random(number)
        name = rng.choice(list(PLANS))
        plan = PLANS[name]
        # Every size, small ones more often.
        people = LEAST + int((plan.format.most - LEAST + 1) * rng.random() ** 2)
        drawn = {what: most * max(0.0, rng.random() * 2 - 1) for what, most in MOST.items()}
        club = Club(plan, people, number, Habits(killed=0.005, erased=0.3, **drawn))
        try:
            club.play()
            event = check(club)
            for each in event.rounds:
                explain_round(event, each.number)
            if event.commenced is not None:
                list(verify(event_file(event)))
        except Exception as error:
            raise AssertionError(f"{name} with {people} people, seed {number}: {error!r}") from error
        counts.update(club.counts)
        counts.update({"events": 1, "entries": len(club.entries), f"ended {event.close.value}": 1})  # type: ignore[union-attr]
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))


@pytest.mark.parametrize("name", PLANS)
def test_an_event_that_is_killed_at_every_save_tells_the_same(name: str) -> None:
    club = Club(PLANS[name], 6, 1, Habits(absent=0.1, leaving=0.02, killed=1.0))
    club.play()
    check(club)
    assert club.counts["kills"] > len(club.entries) / 8
