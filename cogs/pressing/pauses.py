"""The pause before a person can post something for everybody again. Part of cogs/pressing."""

from collections import OrderedDict
from collections.abc import Callable

from cogs.library.sentences import Told

#: The pause in a channel (ms), and how many such pauses are remembered.
PAUSE, _REMEMBERED = 60 * 1000, 4096


class Pauses:
    """Who posted something where lately."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: OrderedDict[tuple[int, int | None], int] = OrderedDict()

    def begin(self, person: int, channel: int) -> None:
        """Note that the person posts something now. Raises Told if it's too soon."""
        now = self._now()
        if now - self._last.get((person, channel), 0) < PAUSE:
            raise Told("show-too-soon")
        self._last[person, channel] = now
        self._last.move_to_end((person, channel))
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)

    def forget(self, person: int, channel: int) -> None:
        """Take it back: nothing was posted after all."""
        self._last.pop((person, channel), None)
