"""Events on the command line: `python -m tournaments verify FILE`."""

import sys
from collections.abc import Sequence

from rules.__main__ import check_file
from tournaments.verify import verify

USAGE = "usage: python -m tournaments verify FILE   check what was drawn in an event"


def main(arguments: Sequence[str]) -> int:
    """Verify a file. Returns the exit status."""
    match list(arguments):
        case ["verify", path]:
            return check_file(path, verify)
        case _:
            print(USAGE, file=sys.stderr)
            return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
