"""Writes the journal's entries as text, and reads them. Part of rules/table: standard library only."""

from rules.core.lines import Lines, UnreadableEntry
from rules.table.entries import Entry

__all__ = ["UnreadableEntry", "read", "write"]

_LINES = Lines[Entry](*Entry.__args__)
write, read = _LINES.write, _LINES.read
