"""`bot.py` that dies by SIGKILL at one call to its database, which a test chooses while it runs.

DOOM is a file that says `name kind when skip`: the kind of call (save or read), whether to die before or after it is
durable, and how many such calls to let pass, counted from when a file with this name was first seen. SEED replaces
chance at a table's opening, so that two evenings can be compared; the clock is put on by CLOCK_AHEAD seconds; direct
messages are opened without a pause. With COPIES, a folder, each save is followed by a copy of the database.

Room: tests/wire/bots. May import the standard library, data.engine, cogs and `bot`.
"""

import os
import secrets
import shutil
import signal
import sys
import threading
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import bot
from cogs.delivery import mail
from data.engine import strand
from data.engine.connection import DatabaseSession
from host import house, sessions
from rules.table import table


class Doom:
    """The call at which this process dies."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._name, self._met = "", 0

    def meet(self, kind: str, when: str) -> None:
        """Die if this is the call."""
        try:
            name, doomed_kind, doomed_when, skip = self._file.read_text(encoding="utf-8").split()
        except (FileNotFoundError, ValueError):
            return
        if (kind, when) != (doomed_kind, doomed_when):
            return
        with self._lock:
            if name != self._name:
                self._name, self._met = name, 0
            if self._met == int(skip):
                self._file.unlink()
                os.kill(os.getpid(), signal.SIGKILL)
                time.sleep(10)
            self._met += 1


class DoomedStrand:
    """Runs the bot's transactions in place of `strand.run_group`: every call to the database comes through here."""

    def __init__(self, doom: Doom, copies: Path | None) -> None:
        self._doom, self._copies = doom, copies
        self._run_group = strand.run_group

    def run_group(self, session: DatabaseSession, group: list[Any]) -> None:
        """Run a group of calls on the strand's thread, and die before or after it."""
        kind = "save" if session.writes else "read"
        self._doom.meet(kind, "before")
        self._run_group(session, group)
        if session.writes and self._copies is not None:
            copy(Path(os.environ["DATABASE"]), self._copies / f"{time.monotonic_ns():020}")
        self._doom.meet(kind, "after")


def copy(database: Path, folder: Path) -> None:
    """Copy the database as it is on disk now; no other thread writes it."""
    folder.mkdir(parents=True)
    for file in (database, database.with_name(f"{database.name}-wal")):
        if file.exists():
            shutil.copy(file, folder)


def live() -> int:
    """Run the bot's `main` with what the environment asks for; return the exit status."""
    seed, ahead = os.environ["SEED"], float(os.environ.get("CLOCK_AHEAD", "0"))

    def fated(count: int) -> str:
        return seed if count == len(seed) // 2 else secrets.token_hex(count)

    bot.House = partial(house.House, clock=lambda: time.time() + ahead)  # type: ignore[assignment,misc]
    copies = Path(os.environ["COPIES"]) if "COPIES" in os.environ else None
    strand.run_group = DoomedStrand(Doom(Path(os.environ["DOOM"])), copies).run_group
    assert hasattr(table, "mix_seed")
    table.mix_seed = lambda secret, joined: secret  # the ids of presses differ from run to run
    sessions.secrets = SimpleNamespace(token_hex=fated, choice=secrets.choice)  # type: ignore[assignment]
    mail.SPACING = 0.0
    return bot.main()


if __name__ == "__main__":
    sys.exit(live())
