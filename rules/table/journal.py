"""Writes the journal's entries as text, and reads them. Part of rules/table: standard library only.

An entry is saved as JSON with its type's name in `is`.
"""

import json
from dataclasses import fields
from typing import Any

from rules.table.entries import Entry

_ENCODER = json.JSONEncoder(separators=(",", ":"))
_TYPES: dict[str, type[Any]] = {kind.__name__: kind for kind in Entry.__args__}


class UnreadableEntry(ValueError):
    """A journal line that isn't a known entry."""


def write(entry: Entry) -> str:
    """Write an entry as a line of JSON, in ASCII so that any text can be saved."""
    content = {name: getattr(entry, name) for name in entry.__slots__}
    return _ENCODER.encode({"is": type(entry).__name__, **content})


def read(text: str) -> Entry:
    """Read an entry from a line. Raises UnreadableEntry."""
    try:
        content = json.loads(text)
        kind = _TYPES[content.pop("is")]
        names = {field.name for field in fields(kind)}
        entry: Entry = kind(**{name: _freeze(value) for name, value in content.items() if name in names})
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UnreadableEntry(text[:80]) from error
    return entry


def _freeze(value: Any) -> Any:
    return tuple(_freeze(item) for item in value) if isinstance(value, list) else value
