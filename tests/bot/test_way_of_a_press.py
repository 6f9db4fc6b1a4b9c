"""A plain move passes through the files that CONTRIBUTING names, in that order, and through few others."""

import asyncio
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from rules import GAMES
from tests.bot.club import Club
from tests.test_architecture import ROOT

#: The rooms on the way of a press; the files that make pictures and sentences don't count.
ROOMS = ("cogs", "host", "data")
#: The most files of these rooms before the move is saved, when its answer has been drafted too, and before it is
#: answered, not counting the game's own.
UNTIL_SAVED, UNTIL_ANSWERED = 26, 28
#: The last file before the move is on disk.
LAST = "data/engine/strand.py"


def stations() -> list[str]:
    """The files that CONTRIBUTING names for the way of a move, in its order."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = text.split("\n## The way of a press\n")[1].split("\n## ")[0]
    return re.findall(r"`((?:cogs|host|data|rules)/[a-z_/]+\.py)`", told)


@contextmanager
def walked(club: Club) -> Iterator[list[str]]:
    """Collect the project's files in which a press calls functions, by first call; parallel tasks don't count."""
    found: dict[str, None] = {}

    def called(frame: FrameType, event: str, arg: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(f"{ROOT}/") and not path.startswith(f"{ROOT}/."):
            task = asyncio.current_task() if asyncio._get_running_loop() else None
            if task is not None and task not in club.house._tasks:
                found.setdefault(path.removeprefix(f"{ROOT}/"))

    files: list[str] = []
    sys.setprofile(called)
    try:
        yield files
    finally:
        sys.setprofile(None)
        files.extend(path for path in found if path.split("/")[0] in (*ROOMS, "rules"))


async def test_a_move_passes_through_the_stations_that_contributing_names(club: Club) -> None:
    await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    panel = await club.press(club.ana, panel, "Queen b6")
    with walked(club) as files:
        seen = await club.forge(club.ana, panel, panel.buttons["Move to b5"]["custom_id"])
    assert "One action left" in seen.text
    assert 12 <= len(stations()) <= 18
    assert [path for path in files if path in stations()] == stations()
    ours = [path for path in files if path.split("/")[0] in ROOMS and not {*re.split(r"[/.]", path)} & set(GAMES)]
    assert ours.index(LAST) < UNTIL_SAVED, ours
    assert len(ours) <= UNTIL_ANSWERED, ours
