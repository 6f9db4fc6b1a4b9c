"""`python -m data move` and `reopen`: what they are asked and what they report. Part of data/moving."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from data.address import Address
from data.moving.move import Moved, Progress, Stage, move, reopen

#: How often a line of progress is printed about one table (seconds).
_EVERY = 2.0
INTERRUPTED = 130
"""The exit status after Ctrl-C."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", file: Any, address: Any) -> None:
    """Add the commands; `file` reads a file's path, and `address` a database's URL."""
    moved = commands.add_parser("move", help="move everything from a file to PostgreSQL; stop the bot first")
    moved.add_argument("source", type=file, metavar="FILE")
    moved.add_argument("target", type=address, metavar="URL")
    moved.add_argument("--seconds", type=float, default=60.0, help="replay finished games for at most this long")
    moved.add_argument("--with-faults", action="store_true", help="move even if some games can't be replayed")
    moved.add_argument("--json", action="store_true", help="report as lines of JSON")
    moved.set_defaults(run=_move)
    back = commands.add_parser("reopen", help="use a file again that was moved, as it was then")
    back.add_argument("file", type=file)
    back.set_defaults(run=_reopen)


def _move(asked: argparse.Namespace) -> int:
    source, target = asked.source, asked.target
    report = _Report(as_json=asked.json)
    try:
        moved = move(source, target, report.tell, seconds=asked.seconds, with_faults=asked.with_faults)
    except KeyboardInterrupt:
        report.line("Interrupted. Run the same command again to go on.", interrupted=True)
        return INTERRUPTED
    report.end(source, target, moved)
    return 0


def _reopen(asked: argparse.Namespace) -> int:
    other = reopen(asked.file)
    print(f"The bot can use {asked.file} again, as it was when it was moved. Never run it on {other} too.")
    return 0


class _Report:
    """Prints how a move goes, in lines that read well on a terminal and in a log."""

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        self._began = self._told = time.monotonic()
        self._at: tuple[Stage, str] | None = None
        self._since, self._before, self._all = self._began, 0, False

    def tell(self, progress: Progress) -> None:
        """Print a table's progress now and then, and when it is done."""
        now = time.monotonic()
        step = (progress.stage, progress.table)
        if progress.stage is Stage.OVER:
            self.line("The database has changed since the last try, so the move starts over.", stage="starting over")
            return
        if progress.stage is Stage.COMPLETE:
            self.line("Making indexes and references …", stage=progress.stage.value)
            return
        if step != self._at:
            self._at, self._since, self._told, self._before, self._all = step, now, now, progress.rows, False
        done = progress.rows >= progress.of
        if progress.of and not self._all and (done or now - self._told >= _EVERY):
            self._told, self._all = now, done
            self._print(progress, now)

    def _print(self, progress: Progress, now: float) -> None:
        rate = round((progress.rows - self._before) / max(now - self._since, 0.001))
        share = f"{progress.rows:,} of {progress.of:,} ({100 * progress.rows // progress.of}%)"
        if progress.rows >= progress.of:
            share = f"all {progress.of:,}"
        what = "games" if progress.stage is Stage.REPLAY else f"rows of {progress.table}"
        pace = f", {rate:,} a second" if rate and now - self._since > 1 else ""
        facts = {"table": progress.table, "rows": progress.rows, "of": progress.of, "rate": rate}
        self.line(f"{progress.stage.value} {share} {what}{pace}", stage=progress.stage.value, **facts)

    def line(self, sentence: str, **facts: object) -> None:
        """Print a line, as a sentence or as JSON."""
        seconds = round(time.monotonic() - self._began, 1)
        print(json.dumps(facts | {"seconds": seconds}) if self._as_json else sentence, flush=True)

    def end(self, source: Path, target: Address, moved: Moved) -> None:
        """Print what was moved."""
        rows = sum(count for count, _ in moved.tables.values())
        took = max(time.monotonic() - self._began, 0.001)
        tables = {name: {"rows": count, "checksum": checksum} for name, (count, checksum) in moved.tables.items()}
        if not self._as_json:
            for name, (count, checksum) in sorted(moved.tables.items()):
                print(f"  {name}: {count:,} rows, checksum {checksum[:16]}")
        pace = f"{rows:,} rows in {took:.0f} s ({rows / took:,.0f} a second)"
        self.line(
            f"Moved {source} to {target}: {pace}; {moved.replayed}."
            f" Start the bot with DATABASE={target} now. It won't start on {source} any more.",
            moved=str(target),
            tables=tables,
            replayed=moved.replayed.replayed,
            aside=moved.replayed.aside,
            faults=moved.replayed.faults,
        )
