"""The rules on the command line: `python -m rules` (ENGINE.md on a pipe) and `python -m rules verify FILE`."""

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rules import GAMES
from rules.core.pipe import Pipe
from rules.core.verify import NotVerified, verify

USAGE = """usage: python -m rules               one JSON request a line in, one answer a line out
       python -m rules verify FILE   check a finished game"""


def main(arguments: Sequence[str]) -> int:
    """Serve the pipe or verify a file. Returns the exit status."""
    match list(arguments):
        case []:
            return _serve()
        case ["verify", path]:
            return check_file(path, lambda content: verify(content, GAMES))
        case _:
            print(USAGE, file=sys.stderr)
            return 2


def _serve() -> int:
    pipe = Pipe(GAMES)
    for line in sys.stdin.buffer:
        sys.stdout.write(pipe.answer(line) + "\n")
        sys.stdout.flush()
    return 0


def check_file(path: str, verify: Callable[[Any], Iterable[str]]) -> int:
    """Print what a check says of a file of JSON, line by line. Returns the exit status."""
    try:
        with open(path, encoding="utf-8-sig") as file:  # some editors begin a file with a mark
            content = json.load(file)
    except RecursionError:
        print("The file cannot be read: it is nested too deeply.")
        return 1
    except (OSError, ValueError) as error:
        print(f"The file cannot be read: {error}")
        return 1
    try:
        for line in verify(content):
            print(line)
    except NotVerified as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
