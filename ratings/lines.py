"""A finished game as one line of JSON, as `make export` writes it for anyone to count again. Part of ratings/."""

import json
from collections.abc import Mapping
from typing import Any

from rules import is_luck
from rules.table.results import GameResult, Sitter
from rules.table.table import Ending

_encode = json.JSONEncoder(separators=(",", ":")).encode


class BadLine(ValueError):
    """A line that isn't a finished game."""


def write(result: GameResult, file: Mapping[str, Any] | None = None) -> str:
    """Write a game as a line; `file` is its game file (ENGINE.md). Ids only, no names."""
    content: dict[str, Any] = {
        "table": result.table,
        "game": result.game,
        "luck": is_luck(result.game),
        "version": result.version,
        "server": result.guild,
        "ended_at": result.ended_at,
        "ending": result.ending.value,
        "reason": result.reason,
        "puzzle": result.puzzle,
        "options": dict(result.options),
        "champion": result.champion,
        "seats": [
            {
                "person": one.person,
                "computer": one.computer,
                "left": one.left,
                "place": one.place,
                "score": one.score,
                "turns": one.turns,
            }
            for one in result.sitters
        ],
    }
    if result.hints:  # the lines of all other games are as they were before there were hints
        content["hints"] = True
    if file is not None:
        content["file"] = dict(file)
    return _encode(content)


def read(line: str) -> GameResult:
    """Read the game of a line. Raises BadLine."""
    try:
        content = json.loads(line)
        sitters = tuple(
            Sitter(one["person"], one["computer"], one["left"], one["place"], one["score"], one["turns"])
            for one in content["seats"]
        )
        return GameResult(
            content["table"],
            content["game"],
            content["version"],
            content["server"],
            content["ended_at"],
            Ending(content["ending"]),
            content["reason"],
            sitters,
            content["puzzle"],
            dict(content["options"]),
            content.get("champion"),
            bool(content.get("hints")),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise BadLine(line[:80]) from error
