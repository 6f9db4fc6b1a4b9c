"""Events on the command line: `python -m tournaments verify FILE`."""

import json
import sys
from collections.abc import Sequence

from tournaments.verify import NotVerified, verify

USAGE = "usage: python -m tournaments verify FILE   check what was drawn in an event"


def main(arguments: Sequence[str]) -> int:
    """Verify a file. Returns the exit status."""
    match list(arguments):
        case ["verify", path]:
            return _verify(path)
        case _:
            print(USAGE, file=sys.stderr)
            return 2


def _verify(path: str) -> int:
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
