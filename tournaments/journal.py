"""Writes the entries of an event's journal as text, and reads them. Part of tournaments."""

from rules.core.lines import Lines, UnreadableEntry
from tournaments.entries import Entry

__all__ = ["UnreadableEntry", "read", "write"]

_LINES = Lines[Entry](*Entry.__args__)
write, read = _LINES.write, _LINES.read
