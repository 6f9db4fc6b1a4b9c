"""What is wrong with a game file, in a sentence. Part of cogs/views/replay."""

from cogs.library.sentences import Told
from host.replays.replays import BadFile
from host.replays.scene import LARGEST
from words.harmless import plain

#: The most characters that a sentence quotes of a file.
QUOTED = 300


def bad_file(error: BadFile) -> Told:
    """Say why a game file can't be replayed."""
    trouble = plain(error.fault.trouble, QUOTED)
    return Told(f"replay-file-{error.fault.reason}", trouble=trouble, size=LARGEST // 1024)
