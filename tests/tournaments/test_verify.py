"""An event's file shows everything that was drawn, and nobody."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.tournaments.club import FIRST, Club, Habits
from tests.tournaments.test_course import PLANS, WILD
from tournaments.__main__ import main
from tournaments.verify import NotVerified, event_file, verify

File = dict[str, Any]


def file_of(name: str, people: int, seed: int, habits: Habits | None = None) -> File:
    content: File = json.loads(json.dumps(event_file(Club(PLANS[name], people, seed, habits).play())))
    return content


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("wild", [False, True])
def test_the_file_of_every_event_is_verified(name: str, wild: bool) -> None:
    file = file_of(name, 11, 3, WILD if wild else Habits(drawn=0.5))
    lines = list(verify(file))
    assert lines[-1] == f"verified {len(file['lots']) + len(file['pairs'])} draws, {len(file['tables'])} tables"
    assert str(FIRST)[:-3] not in json.dumps(file), "people are numbers"


def test_groups_that_were_drawn_again_are_verified_and_say_nothing_of_who_keeps_apart() -> None:
    file = file_of("Friday Cup3", 12, 3, Habits(apart=0.1))
    assert any(line.startswith("groups: 3") for line in verify(file))
    assert "apart" not in json.dumps(file)


def test_the_lots_that_paired_people_are_shown_and_verified() -> None:
    file = file_of("Friday Night0", 7, 1)
    pairs = file["pairs"]
    assert [one["draw"] for one in pairs] == [f"pairs {number}" for number in range(1, 5)]
    assert {len(one["drawn"]) for one in pairs} == {28}, "every two of seven, and each of them with nobody"
    assert "pairs 1: 28 lots for 7 people" in list(verify(file))
    for change in ({"free": False}, {"among": [0, 1]}, {"among": 3}, {"drawn": []}, {"draw": 1}, {"free": 1}):
        with pytest.raises(NotVerified):
            list(verify({**file, "pairs": [{**pairs[0], **change}]}))
    pairs[0]["drawn"][3] ^= 1
    with pytest.raises(NotVerified):
        list(verify(file))
    assert not file_of("Dice Night1", 7, 1)["pairs"]


CHANGES: dict[str, Callable[[File], Any]] = {
    "secret": lambda file: file.update(secret="00" * 32),
    "presses": lambda file: file["presses"].pop(),
    "seed": lambda file: file.update(seed="00" * 32),
    "order": lambda file: file["order"].reverse(),
    "unrated": lambda file: file.update(unrated=99),
    "twice": lambda file: file["order"].append(file["order"][0]),
    "groups": lambda file: file["groups"].reverse(),
    "group": lambda file: file["groups"][0].pop(),
    "lot": lambda file: file["lots"][0]["drawn"].reverse(),
    "name": lambda file: file["lots"].append({}),
    "table": lambda file: file["tables"][0].update(id="aaaaaaaa"),
    "commitment": lambda file: file["tables"][0].update(commitment=""),
    "meeting": lambda file: file["tables"].append({"meeting": True, "id": "a"}),
    "nothing": lambda file: file.clear(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_changed_is_found(change: str) -> None:
    file = file_of("Friday Cup3", 12, 3)
    list(verify(file))
    CHANGES[change](file)
    with pytest.raises(NotVerified):
        list(verify(file))


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "event.json"
    assert main(["verify", str(path)]) == 1
    path.write_text(json.dumps(file_of("Friday Night0", 8, 1)), encoding="utf-8")
    capsys.readouterr()
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "verified 8 draws, 16 tables"
    path.write_text("[]", encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert main([]) == 2
