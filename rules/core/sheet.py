"""Data sheets that an operator may correct. Part of rules/core: standard library only.

A sheet is a text file beside a game's code: each line is a row of words, and `#` begins a comment. It is read once,
when its game is imported.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pkgutil import get_data


class BadSheet(SystemExit):
    """A sheet has a wrong line. The program stops and names the file, the line and the reason."""

    def __init__(self, sheet: str, line: int, why: str) -> None:
        super().__init__(f"{sheet}, line {line}: {why}")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet, split at spaces; `line` counts from 1."""

    sheet: str
    line: int
    words: tuple[str, ...]

    def wrong(self, why: str) -> BadSheet:
        """The error for this line; `why` is a clause without a full stop."""
        return BadSheet(self.sheet, self.line, why)


def read_sheet(package: str, name: str) -> tuple[Row, ...]:
    """Read a package's sheet. Raises BadSheet if the file is missing or isn't UTF-8."""
    sheet = f"{package.replace('.', '/')}/{name}"
    try:
        content = get_data(package, name)
        if content is None:
            raise BadSheet(sheet, 0, "the file cannot be read")
        return tuple(rows(sheet, content.decode("utf-8")))
    except OSError as error:
        raise BadSheet(sheet, 0, f"the file cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadSheet(sheet, line, "this is not UTF-8") from error


def rows(sheet: str, text: str) -> Iterator[Row]:
    """The rows of a text, without empty lines and comments."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            yield Row(sheet, number, tuple(words))
