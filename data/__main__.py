"""Back up, check, restore and move the database: `python -m data backup | check | restore | move`. Part of data/."""

import argparse
import json
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from data.address import Address, place_of
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.restoring import restore
from data.errors import ArchiveError
from data.moving.command import add_commands


def _file(text: str) -> Path:
    """A file or folder, and no address, whose password nobody is shown."""
    if (address := Address.read(text)) is not None:
        raise argparse.ArgumentTypeError(f"{address} is a database and no file")
    return Path(text)


def _restored(file: Path, database: Path | Address, at: datetime) -> str:
    """Restore a copy; say where the database from before is now."""
    if isinstance(database, Path):
        path = restore(file, database, at=at)
        return "" if path is None else f" The database from before is now {path}."
    from data.copies.server import restore as restore_dump  # psycopg is loaded only where there is a PostgreSQL

    schema = restore_dump(file, database, at=at)
    if schema is None:
        return ""
    return f" What was there before is now in the schema {schema}. Delete it with DROP SCHEMA {schema} CASCADE."


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit status: 0, or 1 after printing what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m data", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("backup", help="copy a database, even while a bot uses it, and check the copy")
    made.add_argument("database", type=place_of)
    made.add_argument("folder", type=_file)
    made.add_argument("--keep", type=int, default=14, help="how many copies to keep")
    made.add_argument("--json", action="store_true", help="report as a line of JSON")
    looked = commands.add_parser("check", help="open a copy and replay every game in it")
    looked.add_argument("file", type=_file)
    for command in (made, looked):
        command.add_argument("--seconds", type=float, help="replay games for at most this long, unfinished ones first")
    back = commands.add_parser("restore", help="replace a database with a copy; stop its bot first")
    back.add_argument("file", type=_file)
    back.add_argument("database", type=place_of)
    add_commands(commands, place_of)
    asked = parser.parse_args(arguments)
    os.umask(0o077)  # only the owner may read a copy
    if hasattr(os, "nice"):
        os.nice(10)  # players come first
    began, now = time.monotonic(), datetime.now(UTC)
    try:
        if "run" in asked:
            return int(asked.run(asked))
        match asked.command:
            case "backup":
                keep = max(1, asked.keep)
                path, found = back_up(asked.database, asked.folder, at=now, keep=keep, seconds=asked.seconds)
                told = {"file": str(path), "bytes": path.stat().st_size, "seconds": round(time.monotonic() - began, 1)}
                counts = {"tables": found.tables, "replayed": found.replayed, "aside": found.aside}
                print(json.dumps(told | counts) if asked.json else f"{path}: {found}.")
            case "check":
                found = check(asked.file, asked.seconds)
                print(f"{asked.file}: {found}.")
                return 0 if not found.faults else 1
            case _:
                print(f"Restored {asked.database} from {asked.file}.{_restored(asked.file, asked.database, now)}")
    except ArchiveError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
