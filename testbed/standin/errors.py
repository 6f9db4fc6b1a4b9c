"""The stand-in's errors: Discord's error answers, and the exceptions that a test may see.

Room: testbed/standin. May import the standard library only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Fault:
    """One thing wrong with a request: where (a JSON path such as `components[0].label`) and what."""

    path: str
    text: str
    code: str = "BASE_TYPE_INVALID"

    def __str__(self) -> str:
        return f"{self.path or '(body)'}: {self.text}"


class Refusal(Exception):
    """Discord's error answer: HTTP status, JSON error code, sentence and the nested `errors` of a form."""

    def __init__(self, status: int, code: int, text: str, faults: list[Fault] | None = None) -> None:
        super().__init__(f"{status} {code} {text}")
        self.status, self.code, self.text, self.faults = status, code, text, faults or []
        self.retry_after: float | None = None
        self.scope = "user"

    def body(self) -> dict[str, Any]:
        """The JSON of the answer."""
        answer: dict[str, Any] = {"message": self.text, "code": self.code}
        if self.retry_after is not None:
            answer |= {"retry_after": self.retry_after, "global": self.scope == "global"}
        if self.faults:
            answer["errors"] = _nested(self.faults)
        return answer


def form_refusal(faults: list[Fault]) -> Refusal:
    """The `Invalid Form Body` answer for these faults."""
    return Refusal(400, 50035, "Invalid Form Body", faults)


def limited(seconds: float, scope: str) -> Refusal:
    """The 429 of a rate limit of this scope: `user`, `shared` (others spent it) or `global`."""
    refusal = Refusal(429, 0, "You are being rate limited.")
    refusal.retry_after, refusal.scope = round(max(seconds, 0.001), 3), scope
    return refusal


def _nested(faults: list[Fault]) -> dict[str, Any]:
    root: dict[str, Any] = {}
    for fault in faults:
        node = root
        for step in fault.path.replace("[", ".").replace("]", "").split("."):
            if step:
                node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.text})
    return root


class NotOffered(AssertionError):
    """A person cannot do this: the client would not offer such a command, option, button or choice."""


class Unanswered(AssertionError):
    """The bot gave no first answer in time: the person reads "This interaction failed"."""
