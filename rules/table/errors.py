"""How a table says no. Part of rules/table: standard library only.

A refusal carries a reason and its facts; the sentence is made in words/ (`refusal-<reason>`).
"""

from collections.abc import Mapping


class TableRefusal(Exception):
    """Something a person asked of a table that cannot be; nothing has changed."""

    def __init__(self, reason: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, str | int] = dict(facts or {})
