"""Data that an operator may correct: text files beside a game's code, one row of words a line, `#` begins a comment.

Part of rules/core: standard library only. A sheet is read once, when its game is imported, like the code itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pkgutil import get_data


class BadSheet(SystemExit):
    """A sheet has a wrong line. Nothing may be played by it: the program stops and says which file, line and why."""

    def __init__(self, sheet: str, line: int, why: str) -> None:
        super().__init__(f"{sheet}, line {line}: {why}")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a sheet, cut at its blanks; `line` counts from 1."""

    sheet: str
    line: int
    words: tuple[str, ...]

    def wrong(self, why: str) -> BadSheet:
        """What to raise if this line cannot be so; `why` is a clause without a full stop."""
        return BadSheet(self.sheet, self.line, why)


def read_sheet(package: str, name: str) -> tuple[Row, ...]:
    """The rows of a sheet of a package. Raises BadSheet if the file is missing or is not UTF-8."""
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
    """The rows of a text; empty lines and comments are none."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            yield Row(sheet, number, tuple(words))
