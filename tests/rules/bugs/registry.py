"""The list of deliberate bugs, each with the law that has to catch it. Room: tests. May import rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from tests.rules.laws.contract import AnyGame

Kind = TypeVar("Kind", bound=type[AnyGame])


@dataclass(frozen=True)
class Bug:
    """A game with a mistake, and the name of the law that it breaks."""

    game: AnyGame
    law: str


BUGS: dict[str, Bug] = {}


def breaks(law: str) -> Callable[[Kind], Kind]:
    """Lists a game as one that breaks the law of that name."""

    def listed(kind: Kind) -> Kind:
        BUGS[kind.__name__] = Bug(kind(), law)
        return kind

    return listed
