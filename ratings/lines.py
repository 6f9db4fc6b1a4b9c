"""A finished game as one line of JSON, as `make export` writes it for anyone to count again. Part of ratings/."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from rules import is_luck
from rules.table.results import Earlier, GameResult, Sitter
from rules.table.values import Ending

_encode = json.JSONEncoder(separators=(",", ":")).encode


#: The types of a line's values, and of a seat's.
_TEXT, _NUMBER, _FLAG, _NOTHING = (str,), (int,), (bool,), (type(None),)
_GAME = {
    "table": _TEXT,
    "game": _TEXT,
    "version": _NUMBER,
    "server": _NUMBER + _NOTHING,
    "ended_at": _NUMBER,
    "ending": _TEXT,
    "reason": _TEXT,
    "puzzle": _NUMBER,
    "options": (dict,),
    "champion": _TEXT + _NOTHING,
    "seats": (list,),
    "hints": _FLAG,
    "earlier": (dict,),
    "event": _TEXT,
}
_SEAT = {
    "person": _NUMBER + _NOTHING,
    "computer": _TEXT + _NOTHING,
    "left": _FLAG,
    "place": _NUMBER + _NOTHING,
    "score": _NUMBER + _NOTHING,
    "turns": _NUMBER,
}


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
        "seats": [asdict(one) for one in result.sitters],
    }
    if result.hints:  # the lines of all other games are as they were before there were hints
        content["hints"] = True
    if result.earlier is not None:
        content["earlier"] = {"met": list(result.earlier.met), "spent": list(result.earlier.spent)}
    if result.event:
        content["event"] = result.event
    if file is not None:
        content["file"] = dict(file)
    return _encode(content)


def read(line: str) -> GameResult:
    """Read the game of a line. Raises BadLine."""
    try:
        content = json.loads(line)
        _check(content, _GAME)
        for one in content["seats"]:
            _check(one, _SEAT)
        sitters = tuple(
            Sitter(**{name: one[name] for name in _SEAT}, stood_in=one.get("stood_in", 0)) for one in content["seats"]
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
            content.get("hints", False),
            read_earlier(content.get("earlier")),
            content.get("event", ""),
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadLine(line[:80]) from error


def read_earlier(told: Any) -> Earlier | None:
    """Read what people had played before they were erased. Raises KeyError, TypeError, ValueError."""
    if told is None:
        return None
    met = tuple((int(one), int(other), int(times)) for one, other, times in told["met"])
    return Earlier(met, tuple(float(one) for one in told["spent"]))


def _check(content: Any, kinds: Mapping[str, tuple[type, ...]]) -> None:
    """Raise TypeError unless each value that is there is of one of its types; a flag is no number."""
    for name, value in dict(content).items():
        if name in kinds and type(value) not in kinds[name]:
            raise TypeError(name)
