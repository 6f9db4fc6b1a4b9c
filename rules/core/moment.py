"""A state as a key under which something is remembered. Part of rules/core: standard library only."""

from typing import Any


class Moment:
    """A state that equals only itself, so that what is remembered of it is found without comparing whole states."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and other.state is self.state

    def __hash__(self) -> int:
        return id(self.state)
