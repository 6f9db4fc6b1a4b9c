"""The process is killed by SIGKILL at every single call to its database and to Discord, and people go on.

The calls are enumerated, not sampled: an evening is repeated with one more call let pass, until it ends before the call
is reached. Whatever the moment, everything posted and saved is as in an evening without interruption.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.table import entries
from testbed.databases import POSTGRES, SQLITE
from tests.data.soundness import sound
from tests.sampling import some
from tests.wire.evenings import EVENINGS, SHORT
from tests.wire.evenings.evening import MOST_CALLS, Evening, Point, doomed_club, killed_at, spent_in_peace
from tests.wire.evenings.occasions import Deal

pytestmark = pytest.mark.long

#: The proof has this many parts for each kind of call, which can run in parallel.
PARTS = 2
CALLS = (("save", "before"), ("save", "after"), ("request", "before"), ("request", "after"), ("read", "before"))


@pytest.mark.parametrize(("kind", "points"), some(SHORT.items(), 4), ids=lambda value: getattr(value, "__name__", ""))
async def test_an_evening_killed_at_some_calls_ends_as_usual(
    tmp_path: Path, kind: type[Evening], points: tuple[Point, ...]
) -> None:
    async with doomed_club(tmp_path) as club:
        twin = await spent_in_peace(kind(club, "twin"))
        for point in points:
            assert await killed_at(club, kind, point, twin), f"there is no {point}"


async def test_an_evening_on_postgres_killed_at_some_calls_ends_as_usual(tmp_path: Path) -> None:
    async with doomed_club(tmp_path, engine=POSTGRES) as club:
        twin = await spent_in_peace(Deal(club, "twin"))
        for point in SHORT[Deal]:
            assert await killed_at(club, Deal, point, twin), f"there is no {point}"


@pytest.mark.proof
async def test_the_evenings_cover_everything_that_can_happen_at_a_table(tmp_path: Path) -> None:
    happened: set[str] = set()
    async with doomed_club(tmp_path) as club:
        for kind in EVENINGS:
            evening = kind(club, "calm")
            await spent_in_peace(evening)
            happened |= {one for game in evening.games() for one in evening.happened(game)}
    assert happened == {kind.__name__ for kind in entries.Entry.__args__}


async def test_the_database_is_sound_after_each_save_of_an_evening(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    async with doomed_club(tmp_path, engine=SQLITE, COPIES=str(copies)) as club:
        await spent_in_peace(Deal(club, "kept"))
    kept = sorted(copies.iterdir())
    numbers = [max([one.head.number for one in (await sound(copy / "bot.db")).values()], default=0) for copy in kept]
    assert numbers == sorted(numbers)
    assert numbers[-1] > 10


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("call", "when"), CALLS)
@pytest.mark.parametrize("kind", EVENINGS, ids=lambda kind: kind.__name__)
async def test_an_evening_killed_at_each_call_ends_as_usual(
    tmp_path: Path, kind: type[Evening], call: str, when: str, part: int
) -> None:
    killed = 0
    async with doomed_club(tmp_path) as club:
        twin = await spent_in_peace(kind(club, "twin"))
        for skip in range(part, MOST_CALLS, PARTS):
            if not await killed_at(club, kind, Point(call, when, skip), twin):
                break
            killed += 1
    assert killed < MOST_CALLS // PARTS, "the evening never ends"
    print(f"{kind.__name__}: killed {when} {killed} calls ({call}), part {part + 1} of {PARTS}")
