"""The pause before a person can post something for everybody again."""

from collections import OrderedDict
from collections.abc import Callable

from cogs.controls.sentences import UserError

#: The pause in a channel (ms), and how many such pauses are remembered.
PAUSE, _REMEMBERED = 60 * 1000, 4096


class Pauses:
    """Who posted something where lately."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: OrderedDict[tuple[int, int | None], int] = OrderedDict()

    def begin(self, person: int, channel: int) -> Callable[[], None]:
        """Note that the person posts something now; call the result if nothing was posted after all.

        Raises UserError if it's too soon.
        """
        before = self._last.get((person, channel), 0)
        if self._now() - before < PAUSE:
            raise UserError("show-too-soon")
        begun = self.note(person, channel)

        def take_back() -> None:
            if self._last.get((person, channel)) == begun:
                self._last[person, channel] = before

        return take_back

    def note(self, person: int, channel: int) -> int:
        """Begin the pause anew, because something of the person's appears now; return when that is (unix ms)."""
        now = self._last[person, channel] = self._now()
        self._last.move_to_end((person, channel))
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)
        return now
