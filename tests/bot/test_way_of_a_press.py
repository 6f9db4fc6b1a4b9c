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
#: The most files of these rooms on the way to the disk, and until the answer, not counting the game's own. The answer
#: is drafted beside, in a task of its own, while the move is being saved.
UNTIL_SAVED, UNTIL_ANSWERED = 17, 25
DRAFTING = "Panels.panel"
#: The last file before the move is on disk.
LAST = "data/engine/strand.py"


def stations() -> list[str]:
    """The files that CONTRIBUTING names for the way of a move, in its order."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = text.split("\n## The way of a press\n")[1].split("\n## ")[0]
    return re.findall(r"`((?:cogs|host|data|rules)/[a-z_/]+\.py)`", told)


@contextmanager
def walked(club: Club) -> Iterator[dict[str, bool]]:
    """Collect the project's files in which a press calls functions, by first call; parallel tasks don't count.

    The value is whether the file is on the press's own way, not only on that of the draft.
    """
    found: dict[str, bool] = {}

    def called(frame: FrameType, event: str, arg: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(f"{ROOT}/") and not path.startswith(f"{ROOT}/."):
            task = asyncio.current_task() if asyncio._get_running_loop() else None
            if task is not None and task not in club.house._tasks:
                name = path.removeprefix(f"{ROOT}/")
                drafting = task is not None and getattr(task.get_coro(), "__qualname__", "") == DRAFTING
                found[name] = found.get(name, False) or not drafting

    files: dict[str, bool] = {}
    sys.setprofile(called)
    try:
        yield files
    finally:
        sys.setprofile(None)
        files |= {path: own for path, own in found.items() if path.split("/")[0] in (*ROOMS, "rules")}


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
    to_the_disk = [path for path in ours[: ours.index(LAST) + 1] if files[path]]
    assert len(to_the_disk) <= UNTIL_SAVED, to_the_disk
    assert not all(files[path] for path in ours), "the draft is made in a task of its own"
    assert len(ours) <= UNTIL_ANSWERED, ours
