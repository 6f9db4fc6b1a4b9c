"""Pauses between what a person shows to everybody in a channel. Part of cogs/pressing."""

from collections import OrderedDict

from cogs.library.sentences import Told

#: The pause before a person can show something again in a channel (ms), and how many such pauses are remembered.
PAUSE, _REMEMBERED = 60 * 1000, 4096


class Pauses:
    """When each person showed something last in each channel."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[int, int | None], int] = OrderedDict()

    def begin(self, person: int, channel: int | None, now: int) -> None:
        """Note that the person shows something now (unix ms). Raises Told if it's too soon."""
        if now - self._last.get((person, channel), 0) < PAUSE:
            raise Told("show-too-soon")
        self._last[person, channel] = now
        self._last.move_to_end((person, channel))
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)

    def forget(self, person: int, channel: int | None) -> None:
        """Take back that the person shows something, if nothing was shown after all."""
        self._last.pop((person, channel), None)
