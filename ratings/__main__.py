"""`python -m ratings rebuild FILE` and `python -m ratings export DATABASE`. The front door of ratings/: imports data.

DATABASE is a file or a PostgreSQL URL; FILE is a database or an export. Stop the bot before either command. If
something is wrong, the exit status is 1 and a sentence says why.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from data import FIRST, Address, Archive, ArchiveError, open_archive
from data.address import place_of
from data.owed import result_of, settle_owed, table_of
from ratings.ladder import Ladder, Sums, in_order
from ratings.lines import BadLine, read, write
from ratings.tallies import Tally
from rules.table.results import GameResult, game_file
from rules.table.table import Finished

Place = Path | Address
"""Where a database is."""

_PAGE = 500
_SQLITE = b"SQLite format 3\x00"


async def stored(archive: Archive) -> AsyncIterator[GameResult]:
    """Yield every finished game of a database, in order."""
    while await settle_owed(archive):
        pass
    after = FIRST
    while page := await archive.results.page(after, _PAGE):
        for result in page:
            yield result
        after = in_order(page[-1])


async def export(database: Place, out: TextIO, *, files: bool) -> int:
    """Write every finished game as a line, on request with its game file, and count them. Raises ArchiveError."""
    count = 0
    async with open_archive(database) as archive:
        async for result in stored(archive):
            found = await archive.tables.load(result.table) if files else None
            table = None if found is None else table_of(found)
            print(write(result, game_file(table) if isinstance(table, Finished) else None), file=out)
            count += 1
    return count


async def differing(database: Place) -> list[str]:
    """List the tables whose stored result differs from their journal. Raises ArchiveError."""
    found = []
    async with open_archive(database) as archive:
        async for result in stored(archive):
            journal = await archive.tables.load(result.table)
            if journal is not None and table_of(journal) is not None and result_of(journal) != result:
                found.append(result.table)
    return found


async def remember(database: Place, found: Mapping[str, Tally]) -> list[str]:
    """Store what the games came to, and list the tables for which something else was stored after the same games.

    Raises ArchiveError.
    """
    wrong = []
    async with open_archive(database) as archive:
        tables = sorted(found)
        for first in range(0, len(tables), _PAGE):
            page = {table: found[table] for table in tables[first : first + _PAGE]}
            for table, known in (await archive.results.tallies(list(page))).items():
                if known != page[table] and known[0] == page[table].chain:
                    wrong.append(table)
            await archive.results.save_tallies(page)
    return wrong


async def remember_sums(database: Place, found: Mapping[int, Ladder], results: Sequence[GameResult]) -> list[int]:
    """Store what all games of each server came to, and list the servers for which something else was stored.

    Raises ArchiveError.
    """
    wrong = []
    async with open_archive(database) as archive:
        for guild, ladder in found.items():
            content = await archive.results.sums(guild)
            sums = None if content is None else Sums.restored(content.split("\n"))
            if sums is not None:
                for result in results:
                    if result.guild == guild and in_order(result) > sums.last:
                        sums.add(result)
                if list(sums.lines()) != list(ladder.lines()):
                    wrong.append(guild)
            await archive.results.save_sums(guild, ladder.count, ladder.last, "\n".join(ladder.lines()))
    return wrong


async def _all_stored(database: Place) -> list[GameResult]:
    async with open_archive(database) as archive:
        return [result async for result in stored(archive)]


def is_database(path: Place) -> bool:
    """Whether this is a database rather than an export. Raises OSError."""
    if isinstance(path, Address):
        return True
    with path.open("rb") as file:
        return file.read(len(_SQLITE)) == _SQLITE


def results_in(path: Place) -> list[GameResult]:
    """Read the games of a database or an export, in order. Raises ArchiveError, BadLine, OSError."""
    if is_database(path):
        return asyncio.run(_all_stored(path))
    assert isinstance(path, Path)
    return sorted((read(line) for line in path.read_text("utf-8").splitlines() if line), key=in_order)


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
    tallies = {table: tally for ladder in folded.values() for table, tally in ladder.unsaved().items()}
    tables = [f"table {table}" for table in asyncio.run(remember(path, tallies))]
    return told, tables + [f"server {guild}" for guild in asyncio.run(remember_sums(path, folded, results))]


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ratings", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    again = commands.add_parser("rebuild", help="count all finished games again, and print every rating bit by bit")
    again.add_argument("file", type=place_of, help="a database (a file or a PostgreSQL URL) or an export")
    again.add_argument("--journals", action="store_true", help="also check every stored result against its journal")
    given = commands.add_parser("export", help="finished games as lines of JSON, ids only")
    given.add_argument("file", type=place_of, help="a database: a file or a PostgreSQL URL")
    given.add_argument("--results", action="store_true", help="without the game files")
    for command in (again, given):
        command.add_argument("-o", "--out", type=Path, help="the file to write to instead of printing")
    asked = parser.parse_args(arguments)
    if isinstance(asked.file, Path) and not asked.file.is_file():
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
    except (ArchiveError, BadLine, OSError) as error:
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
