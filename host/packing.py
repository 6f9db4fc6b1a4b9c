"""Rows of a file that people are given about themselves, written in another process. Part of host."""

import json
from collections.abc import Sequence
from typing import Any

#: How many rows are written at once, before others have their turn.
ROWS = 1000


def write_rows(rows: Sequence[Any]) -> str:
    """Write some rows of a list as JSON, a line for each."""
    return ",\n".join(f"  {value(row)}" for row in rows)


def value(content: Any) -> str:
    """Write a value as JSON.

    Ids are text, as in Discord's own files, because many readers of JSON lose the last digits of numbers so large.
    """
    return json.dumps(_ids_as_text(content), ensure_ascii=False)


def _ids_as_text(content: Any) -> Any:
    """The same with every id as text; times stay numbers of milliseconds."""
    match content:
        case dict():
            return {name: _ids_as_text(one) for name, one in content.items()}
        case list() | tuple():
            return [_ids_as_text(one) for one in content]
        case int() if abs(content) > 1 << 48:
            return str(content)
        case _:
            return content
