"""A game's options, chosen before it begins. Part of rules/core: standard library only.

For an option with `by_all`, the host can only propose a value other than the default; everybody has to agree.
`matters` says whether an option has an effect, given the values of the others, and `asked` how people are asked for it.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rules.core.errors import BadOptions
from rules.core.plain import quote

Value = str | int | bool | None
Options = Mapping[str, Value]


class Asked(Enum):
    """How the host is asked for an option, in the one form with a table's settings."""

    #: By a field of its own.
    FIELD = "field"
    #: By a box among others; only for a `Flag`.
    BOX = "box"
    #: Not at all, because the default is right for people.
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Swaps:
    """A list of words that people change by swapping.

    The value of `option` is now `chosen`, separated by spaces, and each of its words can be replaced by one of
    `others`. Words have at most 30 characters and contain no space, `|` or `#`.
    """

    option: str
    chosen: tuple[str, ...]
    others: tuple[str, ...]

    def swap(self, leaving: str, coming: str) -> str:
        """The option's value after `coming` has taken the place of `leaving`. Raises ValueError."""
        if coming not in self.others:
            raise ValueError(coming)
        at = self.chosen.index(leaving)
        return " ".join((*self.chosen[:at], coming, *self.chosen[at + 1 :]))


def always(options: Options) -> bool:
    """Whether an option has an effect: it has, whatever the others are."""
    return True


def never_swapped(options: Options) -> None:
    """The list that people may change word by word: there is none."""


@dataclass(frozen=True, slots=True)
class Flag:
    """An option that is on or off.

    With `whistle`, the clock ends the game if it is on: by the chance event with that notation.
    """

    name: str
    default: bool
    by_all: bool = False
    matters: Callable[[Options], bool] = always
    whistle: str = ""
    asked: Asked = Asked.BOX

    @property
    def offered(self) -> tuple[Value, ...]:
        """The values shown in a menu."""
        return (False, True)

    def accepts(self, value: Any) -> bool:
        """Whether this value is allowed."""
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most` (None: no bound), or one of `only` if given."""

    name: str
    default: int | None
    least: int = 0
    most: int | None = None
    only: tuple[int, ...] = ()
    offered: tuple[Value, ...] = ()
    by_all: bool = False
    matters: Callable[[Options], bool] = always
    asked: Asked = Asked.FIELD

    def accepts(self, value: Any) -> bool:
        """Whether this value is allowed."""
        if value is None:
            return self.default is None
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        if self.only:
            return value in self.only
        return value >= self.least and (self.most is None or value <= self.most)


@dataclass(frozen=True, slots=True)
class Word:
    """A text that matches `pattern` completely.

    With `free`, a person writes it in a form, like a name: at most `longest` characters, and never shown unescaped. If
    the form is left empty, the default applies. `swaps` is the list that people may change word by word, starting with
    the game's suggestion; its options are settled, but not checked together.
    """

    name: str
    default: str
    pattern: str
    offered: tuple[Value, ...] = ()
    by_all: bool = False
    free: bool = False
    longest: int = 100
    matters: Callable[[Options], bool] = always
    swaps: Callable[[Options], Swaps | None] = never_swapped
    asked: Asked = Asked.FIELD

    def accepts(self, value: Any) -> bool:
        """Whether this value is allowed."""
        return isinstance(value, str) and re.fullmatch(self.pattern, value) is not None


Option = Flag | Number | Word


def tidy(text: str) -> str:
    """Normalize what a person wrote: strip surrounding spaces and compose letters (NFC)."""
    return unicodedata.normalize("NFC", text).strip()


def settle(known: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Value]:
    """Check the given options and add the defaults, in the game's order.

    Raises BadOptions for an unknown name or a value that isn't allowed.
    """
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise BadOptions(
                f"There is no option {quote(name)} in this game.",
                reason="option-unknown",
                facts={"option": str(name)},
            )
    for option in known:
        if option.name in given and not option.accepts(given[option.name]):
            raise BadOptions(
                f"The option {option.name} cannot be {quote(given[option.name])}.",
                reason="option-value",
                facts={"option": option.name, "value": quote(given[option.name])},
            )
    return {option.name: given.get(option.name, option.default) for option in known}
