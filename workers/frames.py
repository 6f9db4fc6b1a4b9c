"""Calls, replies and news in a pipe: each after its length. Part of workers/: imports the standard library."""

import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from struct import Struct
from typing import Any, BinaryIO

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


#: The share of something after which it is told again how far it is.
_STEP = 0.02

_replies: list[BinaryIO] = []


def send_to(replies: BinaryIO) -> None:
    """Send news to the process that calls this one."""
    _replies[:] = [replies]


def tell(value: Any) -> None:
    """Tell whoever called this function how it is getting on. Does nothing outside a worker."""
    for replies in _replies:
        replies.write(frame(b"." + pickle.dumps(value)))
        replies.flush()


def in_steps() -> Callable[[float], None]:
    """What is told which share is done, and passes it on now and then."""
    told = -1.0

    def progress(share: float) -> None:
        nonlocal told
        if share < told or share >= told + _STEP:
            told = share
            tell(share)

    return progress
