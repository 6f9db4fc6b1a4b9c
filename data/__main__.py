"""Back up, check, restore and move the database: `python -m data backup | check | restore | move`. Part of data/."""

import argparse
import json
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from data.address import DatabaseAddress, Misunderstood, path_of
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.restoring import restore
from data.engine.driver import postgres
from data.errors import ArchiveError
from data.moving.move import FinishedMove, MoveProgress, MoveStage, move, reopen
from data.settings import SettingsError, copies_to_keep, folder_of, place_of


def _file(text: str) -> Path:
    """A file or folder, and no address, whose password nobody is shown."""
    if (address := DatabaseAddress.read(text)) is not None:
        raise Misunderstood(f"{address} is a database and no file")
    return path_of(text)


def _address(text: str) -> DatabaseAddress:
    """The URL of a database; `-` is the one that is set, whose password nobody is shown."""
    if not isinstance(place := place_of(text), DatabaseAddress):
        raise Misunderstood("write the URL of a PostgreSQL database, postgresql://…")
    return place


def _folder(text: str) -> Path:
    return folder_of("-") if text == "-" else _file(text)


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("use a number of at least 1")
    return int(text)


def _restore(file: Path, database: Path | DatabaseAddress, at: datetime) -> str:
    """Restore a copy; say where the database from before is now."""
    if isinstance(database, Path):
        path = restore(file, database, at=at)
        return "" if path is None else f" The database from before is now {path}."
    schema = postgres(database).restore(file, database, at=at)
    if schema is None:
        return ""
    return f" What was there before is now in the schema {schema}. Delete it with DROP SCHEMA {schema} CASCADE."


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit status: 0, or 1 after printing what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m data", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("backup", help="copy a database, even while a bot uses it, and check the copy")
    ours = "DATABASE, as the bot has it, unless another is named"
    made.add_argument("database", type=place_of, nargs="?", default="-", help=ours)
    made.add_argument("folder", type=_folder, nargs="?", default="-", help="BACKUPS, unless another is named")
    made.add_argument("--keep", type=_number, help="how many copies to keep: BACKUP_KEEP, unless it is said here")
    made.add_argument("--json", action="store_true", help="report as a line of JSON")
    looked = commands.add_parser("check", help="open a copy and replay every game in it")
    looked.add_argument("file", type=_file)
    for command in (made, looked):
        command.add_argument("--seconds", type=float, help="replay games for at most this long, unfinished ones first")
    back = commands.add_parser("restore", help="replace a database with a copy; stop its bot first")
    back.add_argument("file", type=_file)
    back.add_argument("database", type=place_of, nargs="?", default="-", help=ours)
    add_commands(commands, _file, _address)
    try:
        return _run(parser.parse_args(arguments))
    except (ArchiveError, SettingsError) as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename or 'A file'} can't be read or written: {error.strerror}.", file=sys.stderr)
    return 1


def _run(asked: argparse.Namespace) -> int:
    os.umask(0o077)  # only the owner may read a copy
    if hasattr(os, "nice"):
        os.nice(10)  # players come first
    began, now = time.monotonic(), datetime.now(UTC)
    if "run" in asked:
        return int(asked.run(asked))
    match asked.command:
        case "backup":
            keep = asked.keep or copies_to_keep()
            path, found = back_up(asked.database, asked.folder, at=now, keep=keep, seconds=asked.seconds)
            told = {"file": str(path), "bytes": path.stat().st_size, "seconds": round(time.monotonic() - began, 1)}
            counts = {"tables": found.tables, "replayed": found.replayed, "aside": found.aside}
            print(json.dumps(told | counts) if asked.json else f"{path}: {found}.")
        case "check":
            found = check(asked.file, asked.seconds)
            print(f"{asked.file}: {found}.")
            return 0 if not found.faults else 1
        case _:
            print(f"Restored {asked.database} from {asked.file}.{_restore(asked.file, asked.database, now)}")
    return 0


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
        self._at: tuple[MoveStage, str] | None = None
        self._since, self._before, self._all = self._began, 0, False

    def tell(self, progress: MoveProgress) -> None:
        """Print a table's progress now and then, and when it is done."""
        now = time.monotonic()
        step = (progress.stage, progress.table)
        if progress.stage is MoveStage.OVER:
            self.line("The database has changed since the last try, so the move starts over.", stage="starting over")
            return
        if progress.stage is MoveStage.COMPLETE:
            self.line("Making indexes and references …", stage=progress.stage.value)
            return
        if step != self._at:
            self._at, self._since, self._told, self._before, self._all = step, now, now, progress.rows, False
        done = progress.rows >= progress.of
        if progress.of and not self._all and (done or now - self._told >= _EVERY):
            self._told, self._all = now, done
            self._print(progress, now)

    def _print(self, progress: MoveProgress, now: float) -> None:
        rate = round((progress.rows - self._before) / max(now - self._since, 0.001))
        share = f"{progress.rows:,} of {progress.of:,} ({100 * progress.rows // progress.of}%)"
        if progress.rows >= progress.of:
            share = f"all {progress.of:,}"
        what = "games" if progress.stage is MoveStage.REPLAY else f"rows of {progress.table}"
        pace = f", {rate:,} a second" if rate and now - self._since > 1 else ""
        facts = {"table": progress.table, "rows": progress.rows, "of": progress.of, "rate": rate}
        self.line(f"{progress.stage.value} {share} {what}{pace}", stage=progress.stage.value, **facts)

    def line(self, sentence: str, **facts: object) -> None:
        """Print a line, as a sentence or as JSON."""
        seconds = round(time.monotonic() - self._began, 1)
        print(json.dumps(facts | {"seconds": seconds}) if self._as_json else sentence, flush=True)

    def end(self, source: Path, target: DatabaseAddress, moved: FinishedMove) -> None:
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


if __name__ == "__main__":
    sys.exit(main())
