"""News that a function tells while it runs in a worker. Part of workers/: imports the standard library."""

import pickle
from collections.abc import Callable
from typing import Any, BinaryIO

from workers.frames import frame

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
