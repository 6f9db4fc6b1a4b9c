"""Work that pauses after each step, so that it can be done in pieces. Part of rules: standard library only."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

#: Yields after each step, and returns the result.
Steps: TypeAlias = Generator[None, None, T]


def finished(steps: Steps[T]) -> T:
    """Do all of it at once. Raises what it raises."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
