"""The engine on a pipe: JSON requests in, JSON answers out (ENGINE.md). Part of rules/core: standard library only.

`Pipe` holds one game at a time and does no I/O: it turns a line of text into a line of text.
"""

import json
import math
import secrets
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from rules.core.chance import seed_bytes
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.match import Match, perft
from rules.core.outcome import Chance, Over, Waiting
from rules.core.plain import plain, quote

Request = Mapping[str, Any]
Answer = dict[str, Any]
LEGAL_LIMIT = 5000
DIGITS = 4000
_MISSING: Any = object()


class PipeError(Exception):
    """A request that the pipe can't handle; `code` is ENGINE.md's."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Pipe:
    """A conversation with one host."""

    def __init__(self, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self.games = games
        self.match: Match | None = None
        self._answers: dict[str, Callable[[Request], Answer]] = {
            "games": self._games,
            "new": self._new,
            "load": self._load,
            "status": self._status,
            "choices": self._choices,
            "legal": self._legal,
            "act": self._act,
            "try": self._try,
            "chance": self._chance,
            "view": self._view,
            "log": self._log,
            "perft": self._perft,
        }

    def answer(self, line: str | bytes) -> str:
        """Answer one line, without a line break."""
        return json.dumps(self._answer(line))

    def _answer(self, line: str | bytes) -> Answer:
        try:
            text = line.decode("utf-8") if isinstance(line, bytes) else line
            request = json.loads(text, parse_int=_whole, parse_constant=_not_json)
        except (ValueError, RecursionError):
            return _error("bad_json", "That line is not JSON.")
        try:
            if not isinstance(request, dict):
                raise PipeError("bad_request", "A request is a JSON object.")
            op = request.get("op")
            if not isinstance(op, str) or op not in self._answers:
                raise PipeError("bad_request", f"There is no op {quote(op)}.")
            return {"ok": True, **self._answers[op](request)}
        except PipeError as error:
            return _error(error.code, str(error))
        except RulesError as error:
            return _error(error.code, error.sentence)

    @property
    def _current(self) -> Match:
        if self.match is None:
            raise PipeError("no_game", "No game has been started.")
        return self.match

    def _games(self, request: Request) -> Answer:
        return {
            "games": [
                {
                    "name": key,
                    "seats": list(game.about.seats),
                    "options": {option.name: option.default for option in game.about.options},
                }
                for key, game in sorted(self.games.items())
            ]
        }

    def _begin(self, request: Request) -> Match:
        name = _field(request, "game", str)
        options = _field(request, "options", dict, {})
        seats = request.get("seats", _MISSING)
        if seats is _MISSING:
            raise PipeError("bad_request", "The field 'seats' is missing.")
        seed = request.get("seed", _MISSING)
        if seed is _MISSING:
            seed = secrets.token_hex(32)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise PipeError("bad_request", "A seed is a whole number or 64 hex digits.")
        try:
            seed_bytes(seed)
        except ValueError as error:
            raise PipeError("bad_request", "A seed is a whole number or 64 hex digits.") from error
        if request["op"] == "load":
            _texts(request, "events")
        if name not in self.games:
            raise PipeError("unknown_game", f"There is no game {quote(name)}.")
        return Match.begin(self.games[name], seats, options, seed)

    def _new(self, request: Request) -> Answer:
        self.match = self._begin(request)
        return self._status(request)

    def _load(self, request: Request) -> Answer:
        match = self._begin(request)
        try:
            self.match = match.replay(_texts(request, "events"))
        except RulesError as error:
            raise PipeError(error.code, f"Event {error.facts.get('event')}: {error.sentence}") from error
        return self._status(request)

    def _status(self, request: Request) -> Answer:
        return status(self._current)

    def _choices(self, request: Request) -> Answer:
        match = self._current
        found = match.choices(_texts(request, "prefix"))
        return {"choices": list(found.tokens), "complete": found.complete, "notation": found.notation}

    def _legal(self, request: Request) -> Answer:
        match = self._current
        limit = _field(request, "limit", int, LEGAL_LIMIT)
        if limit < 1:
            raise PipeError("bad_request", "The limit is at least 1.")
        actions = match.legal(limit + 1) if match.to_act is not None else []
        return {"actions": actions[:limit], "truncated": len(actions) > limit}

    def _act(self, request: Request) -> Answer:
        self.match = self._judge(request)
        return status(self.match)

    def _try(self, request: Request) -> Answer:
        self._judge(request)
        return {}

    def _judge(self, request: Request) -> Match:
        match = self._current
        seat = self._seat(match, _field(request, "seat", int))
        return match.act(seat, _field(request, "event", str))

    def _chance(self, request: Request) -> Answer:
        match = self._current
        event = _field(request, "event", str, None)
        self.match = match.resolve() if event is None else match.chance(event)
        return {"event": self.match.log[-1], **status(self.match)}

    def _view(self, request: Request) -> Answer:
        match = self._current
        seat = _field(request, "seat", int, None)
        return {"view": plain(match.view(None if seat is None else self._seat(match, seat)))}

    def _log(self, request: Request) -> Answer:
        return {"events": list(self._current.log)}

    def _perft(self, request: Request) -> Answer:
        match = self._current
        depth = _field(request, "depth", int)
        if depth < 0:
            raise PipeError("bad_request", "The depth is at least 0.")
        if match.outcome is None and match.game.chance_ahead(match.state):
            raise PipeError(
                "bad_request", "Chance can still be drawn in this game, so its sequences cannot be counted."
            )
        return {"nodes": perft(match.game, match.state, depth)}

    @staticmethod
    def _seat(match: Match, seat: int) -> int:
        if not 0 <= seat < match.seats:
            raise PipeError("bad_request", f"There is no seat {quote(seat)} at this table.")
        return seat


def status(match: Match) -> Answer:
    """A match's status, as in ENGINE.md."""
    answer: Answer = {
        "events": len(match.log),
        "to_act": "over",
        "seat": None,
        "expects": None,
        "outcome": None,
    }
    match match.turn:
        case Waiting(seat):
            answer |= {"to_act": "seat", "seat": seat}
        case Chance(kind):
            answer |= {"to_act": "chance", "expects": kind}
        case Over(outcome):
            answer |= {"outcome": plain(outcome)}
    return answer


def _field(request: Request, name: str, kind: type, default: Any = _MISSING) -> Any:
    value = request.get(name, _MISSING)
    if value is _MISSING:
        if default is _MISSING:
            raise PipeError("bad_request", f"The field {name!r} is missing.")
        return default
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise PipeError("bad_request", f"The field {name!r} is of the wrong type.")
    return value


def _texts(request: Request, name: str) -> tuple[str, ...]:
    texts = _field(request, name, list)
    if not all(isinstance(text, str) for text in texts):
        raise PipeError("bad_request", f"The field {name!r} is a list of texts.")
    return tuple(texts)


def _error(code: str, sentence: str) -> Answer:
    return {"ok": False, "error": {"code": code, "message": sentence}}


def _whole(digits: str) -> int | float:
    """Read a whole number; one too long for Python becomes infinite, which is the wrong type everywhere."""
    return int(digits) if len(digits) <= DIGITS else math.inf


def _not_json(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")
