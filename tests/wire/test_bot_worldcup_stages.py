"""SIGKILL at each stage of a cup, from the lobby to the end: the game goes on, and all that there is to see and to hear
of it is what its twin shows, which nothing interrupted.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.table.table import Begun, Ended, Table
from tests.wire.club import open_club
from tests.wire.cups import CupEvening, Stage

#: More requests than any of these evenings makes.
MOST_REQUESTS = 60
CALLBACK = r"/callback$"


def third_turn(before: Table, after: Table) -> bool:
    return isinstance(before, Begun) and before.match.state.turn == 3


def second_run(before: Table, after: Table) -> bool:
    return isinstance(after, Begun) and after.match.state.run == 2


def round_over(before: Table, after: Table) -> bool:
    return before.chapter < after.chapter


def kicks(before: Table, after: Table) -> bool:
    return isinstance(after, Begun) and after.match.view(None).phase == "kick"


def claimable(before: Table, after: Table) -> bool:
    return isinstance(after, Begun) and after.match.log[-1] == "claim"


def over(before: Table, after: Table) -> bool:
    return isinstance(after, Ended)


BIG = {"cup": 2002, "passes": 1}
STAGES = {
    "lobby": Stage(1),
    "deal": Stage(2),
    "draft": Stage(1, turns=2, options={"cup": 1930, "allocation": "draft"}),
    "half a turn": Stage(2, third_turn, fingers=True),
    "the second run": Stage(2, second_run, options={"cup": 2002, "passes": 2}),
    "dice and ceremony": Stage(2, round_over, turns=2, options=BIG),
    "a replay": Stage(1, round_over, turns=2),
    "a shoot-out": Stage(2, kicks, turns=3, options=BIG),
    "a claim": Stage(3, claimable, claim=True),
    "the final": Stage(4, over),
    "the end": Stage(4, over),
}
#: Where each is killed in `make test`: the request (of the channel, of the guest's messages), whether Discord had acted
#: on it, and how many such requests pass before.
MOMENTS = {
    "lobby": ("POST", CALLBACK, False, 0),
    "deal": ("PATCH", "/channels/{hand}/messages", False, 0),
    "draft": ("PATCH", "/channels/{table}/messages", False, 2),
    "half a turn": ("POST", CALLBACK, True, 1),
    "the second run": ("PATCH", "/channels/{table}/messages", True, 0),
    "dice and ceremony": ("PATCH", "/channels/{table}/messages", True, 0),
    "a replay": ("POST", "/channels/{table}/messages", True, 0),
    "a shoot-out": ("PATCH", "/channels/{table}/messages", False, 1),
    "a claim": ("POST", CALLBACK, False, 0),
    "the final": ("POST", "/channels/{table}/messages", False, 0),
    "the end": ("PATCH", "/channels/{hand}/messages", True, 0),
}


async def test_killed_at_each_stage_of_a_cup_it_is_told_and_goes_on_as_its_twin(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        twins = {name: [CupEvening(club, f"{name} {way}", stage) for way in "ab"] for name, stage in STAGES.items()}
        for calm, _ in twins.values():
            await calm.spend()
        for name, (_, killed) in twins.items():
            method, pattern, after, skip = MOMENTS[name]
            await killed.ready()
            hand = club.discord.dm_channel(killed.guest).id
            pattern = pattern.format(table=killed.channel.id, hand=hand)
            assert await killed.frozen(skip, after=after, method=method, pattern=pattern), name
        await club.crash()
        await club.bot.start()
        for name, (calm, killed) in twins.items():
            await killed.spend()
            await club.discord.quiet(0.3)
            calm.assert_as_ever()
            killed.assert_as_ever()
            assert killed.told() == calm.told(), name


@pytest.mark.proof
@pytest.mark.parametrize("after", [False, True], ids=["before it acts", "after it acted"])
@pytest.mark.parametrize("name", STAGES)
async def test_killed_at_each_request_of_each_stage_the_twins_are_alike(tmp_path: Path, name: str, after: bool) -> None:
    async with open_club(tmp_path) as club:
        calm = CupEvening(club, "calm", STAGES[name])
        await calm.spend()
        await club.discord.quiet(0.3)
        for request in range(MOST_REQUESTS):
            killed = CupEvening(club, f"{request}", STAGES[name])
            await killed.ready()
            crashed = await killed.interrupted(request, after=after)
            await club.discord.quiet(0.3)
            killed.assert_as_ever()
            assert killed.told() == calm.told(), request
            if not crashed:
                break
        assert 3 < request < MOST_REQUESTS - 1
        print(f"{name}: {request} requests, each killed once")
