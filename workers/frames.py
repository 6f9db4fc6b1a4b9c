"""How calls and replies stand in a pipe: after their length. Part of workers/: imports the standard library."""

import sys
from contextlib import suppress
from struct import Struct
from typing import BinaryIO

if sys.platform == "linux":
    from fcntl import F_SETPIPE_SZ, fcntl

#: The bytes of a length (big-endian).
LENGTH = 4
#: What a call has cost: processor time (seconds), and the memory that the worker has afterwards (bytes).
COST = Struct(">dQ")
#: The bytes that a pipe should hold, so that a picture crosses in one piece; Linux gives 64 kB unasked.
WIDE = 2**18


def frame(content: bytes) -> bytes:
    """Prefix content with its length."""
    return len(content).to_bytes(LENGTH, "big") + content


def widen(pipe: BinaryIO) -> None:
    """Let a pipe hold more, where the system can do that and allows it."""
    if sys.platform == "linux":
        with suppress(OSError):
            fcntl(pipe.fileno(), F_SETPIPE_SZ, WIDE)
