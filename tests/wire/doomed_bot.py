"""`bot.py` that dies by SIGKILL at one call of its database, which a test names while it runs; else it is as ever.

DOOM is a file; as long as it is there it says `name kind when skip`: the kind of call (save or read), before it or
after it is durable, and how many of these to let pass, counted from when the file with this name was first seen. What
chance would decide at a table's opening is decided by SEED, so that two evenings can be compared, the clock is put on
by CLOCK_AHEAD seconds, and direct messages are opened without a pause. With COPIES, a folder, each save is followed by
a copy of the database as it then stands on disk.

Room: tests/wire. May import the standard library, data.strand, cogs and `bot`.
"""

import os
import secrets
import shutil
import signal
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cogs import house, mail
from data import strand

_DOOM, _SEED = Path(os.environ["DOOM"]), os.environ["SEED"]
_DATABASE, _COPIES = Path(os.environ["DATABASE"]), os.environ.get("COPIES")
_now, _ahead = time.time, float(os.environ.get("CLOCK_AHEAD", "0"))


class Doom:
    """The call at which this process ends."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._name, self._met = "", 0

    def meet(self, kind: str, when: str) -> None:
        """Die here, if this is the call."""
        try:
            name, doomed_kind, doomed_when, skip = _DOOM.read_text(encoding="utf-8").split()
        except (FileNotFoundError, ValueError):
            return
        if (kind, when) != (doomed_kind, doomed_when):
            return
        with self._lock:
            if name != self._name:
                self._name, self._met = name, 0
            if self._met == int(skip):
                _DOOM.unlink()
                os.kill(os.getpid(), signal.SIGKILL)
                time.sleep(10)
            self._met += 1


doom = Doom()


class DoomedConnection(strand._GroupConnection):
    """The bot's own connection; its `commit` is a whole transaction, see data/strand.py."""

    def commit(self) -> None:
        """Every call of the database passes here, on the strand's own thread."""
        kind = "save" if self._begin is strand.Begin.TO_WRITE else "read"
        doom.meet(kind, "before")
        super().commit()
        if kind == "save" and _COPIES:
            copy()
        doom.meet(kind, "after")


def copy() -> None:
    """Keep the database as it stands on disk now; no other thread writes it."""
    folder = Path(_COPIES or "", f"{time.monotonic_ns():020}")
    folder.mkdir(parents=True)
    for file in (_DATABASE, _DATABASE.with_name(f"{_DATABASE.name}-wal")):
        if file.exists():
            shutil.copy(file, folder)


def fated(count: int) -> str:
    """The seed where one is drawn; anything shorter is chance as ever."""
    return _SEED if count == len(_SEED) // 2 else secrets.token_hex(count)


time.time = lambda: _now() + _ahead
strand._GroupConnection = DoomedConnection  # type: ignore[misc]
house.secrets = SimpleNamespace(token_hex=fated, choice=secrets.choice)  # type: ignore[assignment]
mail.SPACING = 0.0

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
