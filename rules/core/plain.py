"""Values as plain JSON material: dictionaries, lists, text, numbers. Part of rules/core: standard library only."""

from dataclasses import fields, is_dataclass
from enum import Enum
from reprlib import Repr
from typing import Any

_BRIEF = Repr()
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = 60


def shown(value: Any) -> str:
    """Something that was sent to us, as a sentence may repeat it: quoted, and cut where it is long or deep."""
    return _BRIEF.repr(value)


def plain(value: Any) -> Any:
    """The value with dataclasses as dictionaries, tuples as lists and enums as their values."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, frozenset | set):
        return sorted(plain(item) for item in value)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value
