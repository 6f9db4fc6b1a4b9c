"""What the oracles of the two cups share: a game as one story, in order. It imports nothing of ours.

`story` is a generator that yields what it waits for and is sent what came. Nothing here knows a rule of either game.
"""

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """What the story waits for: a chance event of this kind with these words, or what the seat does."""

    kind: str | None
    fits: Callable[[list[str]], bool] | None = None
    seat: int | None = None
    act: str = ""


Story = Generator[Asked, str, Any]


class StoryOracle:
    """One game, changed in place; `met` counts what happened in it."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.events = 0
        self.outcome: dict[str, Any] | None = None
        self.telling = self.story()
        self.asked: Asked | None = next(self.telling)

    def story(self) -> Story:
        """The whole game; actions are sent to it as they are, chance events without their kind."""
        raise NotImplementedError

    def accepts(self, text: str) -> bool:
        """Whether this chance event is possible now."""
        if self.asked is None or self.asked.fits is None:
            return False
        kind, *words = text.split(" ")
        return kind == self.asked.kind and self.asked.fits(words)

    def play(self, text: str) -> None:
        """One possible event."""
        assert self.asked is not None
        self.events += 1
        try:
            self.asked = self.telling.send(text.partition(" ")[2] if self.asked.kind else text)
        except StopIteration:
            self.asked = None

    def status(self) -> dict[str, Any]:
        """ENGINE.md's status."""
        to_act = "over" if self.asked is None else "chance" if self.asked.kind else "seat"
        return {
            "events": self.events,
            "to_act": to_act,
            "seat": self.asked.seat if self.asked else None,
            "expects": self.asked.kind if self.asked else None,
            "outcome": self.outcome,
        }
