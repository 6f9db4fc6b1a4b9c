"""Turns values into plain JSON: dictionaries, lists, text, numbers. Part of rules/core: standard library only."""

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from reprlib import Repr
from typing import Any

#: Types that are already plain, as most values are.
_PLAIN = frozenset((str, int, bool, float, type(None)))
_BRIEF = Repr()
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = 60


def quote(value: Any) -> str:
    """Quote a received value for a sentence, and cut it if it is long or deep."""
    return _BRIEF.repr(value)


def plain(value: Any) -> Any:
    """Turn dataclasses into dictionaries, tuples into lists, and enums into their values."""
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if (names := _field_names(kind)) is not None:
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, frozenset | set):
        return sorted(plain(item) for item in value)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value


@cache
def _field_names(kind: Any) -> tuple[str, ...] | None:
    """The fields of a dataclass, or None for any other type."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None
