"""Back up, check, restore and move the database: `python -m data backup | check | restore | move`. Part of data/."""

import argparse
import json
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from data.address import Address, Misunderstood, path_of
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.restoring import restore
from data.engine.driver import postgres
from data.errors import ArchiveError
from data.moving.command import add_commands
from data.settings import SettingsError, copies_to_keep, folder_of, place_of


def _file(text: str) -> Path:
    """A file or folder, and no address, whose password nobody is shown."""
    if (address := Address.read(text)) is not None:
        raise Misunderstood(f"{address} is a database and no file")
    return path_of(text)


def _address(text: str) -> Address:
    """The URL of a database; `-` is the one that is set, whose password nobody is shown."""
    if not isinstance(place := place_of(text), Address):
        raise Misunderstood("write the URL of a PostgreSQL database, postgresql://…")
    return place


def _folder(text: str) -> Path:
    return folder_of("-") if text == "-" else _file(text)


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("use a number of at least 1")
    return int(text)


def _restored(file: Path, database: Path | Address, at: datetime) -> str:
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
            print(f"Restored {asked.database} from {asked.file}.{_restored(asked.file, asked.database, now)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
