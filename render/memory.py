"""What has been drawn before, within bounds. Part of render/: imports PIL.

Pictures of a table differ little from move to move, so whatever is finished is remembered. No image in these memories
is drawn on again.
Together these memories hold at most 58 MB; what has been said (`words.speech`) adds at most about 5.
"""

from collections.abc import Callable, Hashable
from contextvars import ContextVar
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from PIL import Image

T = TypeVar("T")
P = ParamSpec("P")
MB = 1_000_000
#: For whom this thread draws (`render.wish`): a face of Chinese characters, `TO_LEFT` for somebody who reads from
#: right to left, or anybody.
READER: ContextVar[str] = ContextVar("reader", default="")
TO_LEFT, ANYBODY = "to left", ""
#: What anything remembered weighs besides its pixels, in bytes: about its key, its objects and its entry.
EXTRA = 800


class Memory:
    """Values by key, of at most so many bytes together; those not used for longest are forgotten.

    A reader finds only what was drawn for the same one.
    Threads may share it. Half of its room is for values used since the other half was filled.
    """

    def __init__(self, most: int) -> None:
        self._room = most // 2
        self._recent: dict[Hashable, Any] = {}
        self._older: dict[Hashable, Any] = {}
        self._weight = 0
        self._lock = Lock()

    def recall(self, key: Hashable, make: Callable[[], T], weigh: Callable[[T], int]) -> T:
        """Return the value of a key, made if it isn't there (by two threads at once, if need be).

        A value that weighs more than half of the room isn't remembered.
        """
        reader = READER.get()
        key = (reader, key) if reader else key
        found: T | None = self._recent.get(key)
        if found is not None:
            return found
        found = self._older.get(key)
        value = make() if found is None else found
        weight = weigh(value) + EXTRA
        if weight <= self._room:
            with self._lock:
                if self._weight + weight > self._room:
                    self._older, self._recent, self._weight = self._recent, {}, 0
                if key not in self._recent:
                    self._recent[key] = value
                    self._weight += weight
        return value

    def find(self, key: Hashable) -> Any:
        """Return the value of a key if it is there, else None."""
        reader = READER.get()
        key = (reader, key) if reader else key
        found = self._recent.get(key)
        return self._older.get(key) if found is None else found


SPRITES = Memory(20 * MB)
LETTERS = Memory(5 * MB)
#: Sprites on pieces of ground.
STAMPED = Memory(6 * MB)
#: Finished panels, and the shapes around Mundialito's board.
PANELS = Memory(10 * MB)
#: Pages, boards and cells without anything on them.
BLANKS = Memory(8 * MB)
#: Strips of pictures, deflated.
STRIPS = Memory(4 * MB)
#: What lay on each row of a board when it was last drawn.
SHOWN = Memory(MB)
#: Finished cards of a hand, deflated.
CARDS = Memory(4 * MB)


def pixels(image: Image.Image) -> int:
    """Return what an image weighs, in bytes: one for each pixel, even of a mask."""
    return image.width * image.height


def remember(memory: Memory, weigh: Callable[[T], int]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorate a function whose results are remembered by its arguments. They must be hashable."""

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        @wraps(make)
        def recall(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, tuple(kwargs.items())) if kwargs else (make, args)
            return memory.recall(key, lambda: make(*args, **kwargs), weigh)

        return recall

    return decorate
