"""Entries of a journal as lines of JSON, with the name of their type in `is`. Part of rules/core."""

import json
from dataclasses import fields
from typing import Any, Generic, TypeVar

E = TypeVar("E")
_ENCODER = json.JSONEncoder(separators=(",", ":"))


class UnreadableEntry(ValueError):
    """A journal line that isn't a known entry."""


class Lines(Generic[E]):
    """Writes and reads the entries of these types, which are dataclasses with slots."""

    def __init__(self, *kinds: type[Any]) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}
        self._names = {kind: {field.name for field in fields(kind)} for kind in kinds}

    def write(self, entry: E) -> str:
        """Write an entry as a line of JSON, in ASCII so that any text can be saved."""
        kind: Any = type(entry)
        content = {name: getattr(entry, name) for name in kind.__slots__}
        return _ENCODER.encode({"is": kind.__name__, **content})

    def read(self, text: str) -> E:
        """Read an entry from a line; fields that it doesn't know are left out. Raises UnreadableEntry."""
        try:
            content = json.loads(text)
            kind = self._kinds[content.pop("is")]
            names = self._names[kind]
            entry: E = kind(**{name: _freeze(value) for name, value in content.items() if name in names})
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise UnreadableEntry(text[:80]) from error
        return entry


def _freeze(value: Any) -> Any:
    return tuple(_freeze(item) for item in value) if isinstance(value, list) else value
