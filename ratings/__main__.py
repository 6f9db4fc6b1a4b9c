"""`python -m ratings rebuild FILE` and `python -m ratings export DATABASE`. The front door of ratings/: imports data.

DATABASE is a file or a PostgreSQL URL; FILE is a database or an export; without either, the database that the settings
name is used. Stop the bot before either command. If something is wrong, the exit status is 1 and a sentence says why.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from data import FIRST, Archive, ArchiveError, DatabaseAddress, open_archive
from data.address import path_of
from data.folding import result_of, table_of
from data.settings import SettingsError, place_of
from ratings.counted import write_counted
from ratings.ladder import Ladder, in_order
from ratings.lines import BadLine, read, write
from rules.table.results import GameResult, game_file
from rules.table.table import Finished

Place = Path | DatabaseAddress
"""Where a database is."""

_PAGE = 500
_SQLITE = b"SQLite format 3\x00"


async def read_results(archive: Archive) -> AsyncIterator[GameResult]:
    """Yield every finished game of a database, in order."""
    after = FIRST
    while page := await archive.results.page(after, _PAGE):
        for result in page:
            yield result
        after = in_order(page[-1])


async def export(database: Place, out: TextIO, *, files: bool) -> int:
    """Write every finished game as a line, on request with its game file, and count them. Raises ArchiveError."""
    count = 0
    async with open_archive(database) as archive:
        async for result in read_results(archive):
            found = await archive.tables.load(result.table) if files else None
            table = None if found is None else table_of(found)
            print(write(result, game_file(table) if isinstance(table, Finished) else None), file=out)
            count += 1
    return count


async def differing(database: Place) -> list[str]:
    """List the tables whose stored result differs from their journal. Raises ArchiveError."""
    found = []
    async with open_archive(database) as archive:
        async for result in read_results(archive):
            journal = await archive.tables.load(result.table)
            if (
                journal is not None
                and table_of(journal) is not None
                and result_of(journal) != replace(result, earlier=None)
            ):
                found.append(result.table)
    return found


async def correct(database: Place, found: Mapping[int, Ladder]) -> list[str]:
    """Have the games of each server counted anew where something else is stored. Returns the tables and servers.

    Raises ArchiveError.
    """
    wrong: list[str] = []
    async with open_archive(database) as archive:
        for guild, ladder in found.items():
            kept = await archive.ratings.read_stored(guild)
            if kept is not None:
                games, standings = kept
                right = {(scope, one.person): one for scope in ladder.scopes() for one in ladder.standings(scope)}
                tables = {one.result.table for one in ladder.games if games[one.result.table] != write_counted(one)}
                if not tables and standings == right:
                    continue
                wrong += [*(f"table {table}" for table in sorted(tables)), f"server {guild}"]
            await archive.ratings.forget(guild)
            await archive.ratings.seasons(guild)
    return wrong


async def _all_stored(database: Place) -> list[GameResult]:
    async with open_archive(database) as archive:
        return [result async for result in read_results(archive)]


def is_database(path: Place) -> bool:
    """Whether this is a database rather than an export. Raises OSError."""
    if isinstance(path, DatabaseAddress):
        return True
    with path.open("rb") as file:
        return file.read(len(_SQLITE)) == _SQLITE


def results_in(path: Place) -> list[GameResult]:
    """Read the games of a database or an export, in order. Raises ArchiveError, BadLine, OSError."""
    if is_database(path):
        return asyncio.run(_all_stored(path))
    assert isinstance(path, Path)
    found: dict[str, GameResult] = {}
    try:
        with path.open(encoding="utf-8-sig", newline="\n") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    result = _read(line, number)
                    if found.setdefault(result.table, result) != result:
                        raise BadLine(f"Line {number} says something else of table {result.table} than a line before.")
    except UnicodeDecodeError:
        raise BadLine(f"{path} is no export: it isn't text in UTF-8.") from None
    return sorted(found.values(), key=in_order)


def _read(line: str, number: int) -> GameResult:
    """Read the game of a line of an export. Raises BadLine."""
    try:
        return read(line)
    except BadLine as error:
        raise BadLine(f"Line {number} isn't a finished game as `make export` writes it: {error}") from error


def ladders(results: Iterable[GameResult]) -> dict[int, Ladder]:
    """Compute the ratings of every server, by its id."""
    found: dict[int, Ladder] = {}
    for result in results:
        if result.guild is not None:
            found.setdefault(result.guild, Ladder()).add(result)
    return dict(sorted(found.items()))


def rebuild(path: Place, out: TextIO) -> tuple[str, list[str]]:
    """Count all games again and write every rating bit by bit. Returns a summary, and the tables and servers for which
    a database had stored something else, which is now corrected. Raises as `results_in`.
    """
    results = results_in(path)
    folded = ladders(results)
    text = "".join(f"{guild} {line}\n" for guild, ladder in folded.items() for line in ladder.bits())
    out.write(text)
    told = f"{len(results)} games, {len(text.splitlines())} ratings, sha256 {sha256(text.encode()).hexdigest()}"
    if not is_database(path):
        return told, []
    return told, asyncio.run(correct(path, folded))


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ratings", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    again = commands.add_parser("rebuild", help="count all finished games again, and print every rating bit by bit")
    again.add_argument("--journals", action="store_true", help="also check every stored result against its journal")
    given = commands.add_parser("export", help="finished games as lines of JSON, ids only")
    given.add_argument("--results", action="store_true", help="without the game files")
    for command, what in ((again, "a database (a file or a PostgreSQL URL) or an export"), (given, "a database")):
        command.add_argument("file", type=place_of, nargs="?", default="-", help=f"{what}; DATABASE unless it is named")
        command.add_argument("-o", "--out", type=path_of, help="the file to write to instead of printing")
    try:
        asked = parser.parse_args(arguments)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    if isinstance(asked.file, Path) and not os.path.isfile(asked.file):
        print(f"There is no file {asked.file}.", file=sys.stderr)
        return 1
    os.umask(0o077)  # what is written is for its owner alone
    try:
        out = sys.stdout if asked.out is None else asked.out.open("w", encoding="utf-8")
        with out if asked.out is not None else _Left(out) as target:
            if asked.command == "export":
                count = asyncio.run(export(asked.file, target, files=not asked.results))
                print(f"{count} finished games", file=sys.stderr)
                return 0
            told, mended = rebuild(asked.file, target)
            print(told, file=sys.stderr)
        for place in mended:
            print(f"The stored ratings of {place} were wrong. They are corrected now.", file=sys.stderr)
        wrong = asyncio.run(differing(asked.file)) if asked.journals else []
        for table in wrong:
            print(f"The stored result of table {table} differs from its journal.", file=sys.stderr)
        return 1 if wrong or mended else 0
    except BadLine as error:
        print(error, file=sys.stderr)
        return 1
    except (ArchiveError, OSError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1


class _Left:
    """A file that stays open after the `with` block."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def __enter__(self) -> TextIO:
        return self._file

    def __exit__(self, *_: object) -> None:
        self._file.flush()


if __name__ == "__main__":
    sys.exit(main())
