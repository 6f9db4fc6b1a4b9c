"""Faults of the network and of Discord, drawn from a seed: lost, late, repeated, refused or cut.

Room: testbed/standin. May import the standard library only.

A draw depends on the seed, on the kind of request or event and on how many of that kind came before: not on the time,
nor on how requests of different kinds overtake each other.
"""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeVar


class RequestFault(enum.Enum):
    """What happens to a request of the bot. `ACTED` says whether Discord has acted.

    A page is what a proxy in front of Discord answers: HTML instead of JSON.
    """

    SLOW = "slow"
    REFUSED = "5xx before acting"
    LOST = "5xx after acting"
    CUT_BEFORE = "cut before acting"
    CUT_AFTER = "cut after acting"
    TORN = "cut in the middle of the answer"
    LIMITED = "429"
    LIMITED_ALL = "429 for everything"
    ENDED = "ended in the middle of an answer without a length"
    PAGE = "5xx with a page before acting"
    EMPTY = "5xx with no words after acting"
    LIMITED_PAGE = "429 with a page"
    BANNED = "429 with a page that Discord has not seen"


class EventFault(enum.Enum):
    """What happens to an event on its way to the bot. A LOST one cuts the connection and comes again by RESUME."""

    LATE = "late"
    TWICE = "twice"
    LOST = "lost"


#: After these Discord has done what was asked, though the bot doesn't learn of it.
ACTED = frozenset(
    {RequestFault.LOST, RequestFault.CUT_AFTER, RequestFault.TORN, RequestFault.ENDED, RequestFault.EMPTY}
)
#: These tell the bot to wait.
LIMITS = frozenset({RequestFault.LIMITED, RequestFault.LIMITED_ALL, RequestFault.LIMITED_PAGE, RequestFault.BANNED})
#: How often each fault happens, of all requests and of all events.
REQUESTS: Mapping[RequestFault, float] = {
    RequestFault.SLOW: 0.03,
    RequestFault.REFUSED: 0.01,
    RequestFault.LOST: 0.01,
    RequestFault.CUT_BEFORE: 0.01,
    RequestFault.CUT_AFTER: 0.01,
    RequestFault.TORN: 0.005,
    RequestFault.LIMITED: 0.01,
    RequestFault.LIMITED_ALL: 0.001,
    RequestFault.ENDED: 0.005,
    RequestFault.PAGE: 0.005,
    RequestFault.EMPTY: 0.005,
    RequestFault.LIMITED_PAGE: 0.003,
    RequestFault.BANNED: 0.002,
}
EVENTS: Mapping[EventFault, float] = {EventFault.LATE: 0.02, EventFault.TWICE: 0.02, EventFault.LOST: 0.003}
#: The longest that a slow answer or a late event takes (seconds).
LONGEST = 0.8
#: How often a connection to the gateway is refused.
REFUSED_LINES = 0.25
STATUSES = (500, 502, 503)
#: These are never answered 429: Discord exempts first answers.
EXEMPT = re.compile(r"/interactions/")
_TOKENS, _IDS = re.compile(r"/(webhooks|interactions)/\d+/[^/]+"), re.compile(r"/\d{6,}")


@dataclass(frozen=True)
class Trouble:
    """A fault of one request, with the HTTP status or the seconds it comes with."""

    fault: RequestFault
    status: int = 0
    seconds: float = 0.0

    @property
    def acted(self) -> bool:
        """Whether Discord does what was asked, though the bot doesn't learn of it."""
        return self.fault in ACTED


class Weather:
    """The faults of a seed. `log` lists what has happened so far, in order."""

    def __init__(
        self,
        seed: object,
        *,
        requests: Mapping[RequestFault, float] = REQUESTS,
        events: Mapping[EventFault, float] = EVENTS,
        lines: float = REFUSED_LINES,
    ) -> None:
        self.seed = str(seed)
        self.requests, self.events, self.lines = requests, events, lines
        self.log: list[str] = []
        self._seen: Counter[str] = Counter()

    def __str__(self) -> str:
        found = Counter(line.rsplit(": ", 1)[1] for line in self.log)
        return f"weather {self.seed!r}: " + (", ".join(f"{n} × {what}" for what, n in sorted(found.items())) or "fair")

    def request(self, method: str, path: str) -> Trouble | None:
        """The fault of this request, or None."""
        kind = f"{method} {template(path)}"
        dice = self._dice(kind)
        fault = _pick(dice, self.requests)
        if fault is None or (fault in LIMITS and EXEMPT.match(path)):
            return None
        self.log.append(f"{kind} no. {self._seen[kind]}: {fault.value}")
        return Trouble(fault, dice.choice(STATUSES), dice.uniform(0.1, LONGEST))

    def event(self, name: str) -> EventFault | None:
        """The fault of this event, or None."""
        fault = _pick(self._dice(name), self.events)
        if fault is not None:
            self.log.append(f"{name} no. {self._seen[name]}: {fault.value}")
        return fault

    def refuses_line(self) -> bool:
        """Whether the gateway refuses this connection."""
        refused = self._dice("line").random() < self.lines
        if refused:
            self.log.append(f"line no. {self._seen['line']}: line refused")
        return refused

    def delay(self) -> float:
        """How late a late event is (seconds)."""
        return self._dice("delay").uniform(0.1, LONGEST)

    def _dice(self, kind: str) -> Random:
        self._seen[kind] += 1
        return Random(f"{self.seed}/{kind}/{self._seen[kind]}")


def template(path: str) -> str:
    """The path without ids and tokens, so that requests of one kind are counted together."""
    return _IDS.sub("", _TOKENS.sub(r"/\1", path))


F = TypeVar("F")


def _pick(dice: Random, chances: Mapping[F, float]) -> F | None:
    drawn = dice.random()
    for fault, chance in chances.items():
        drawn -= chance
        if drawn < 0:
            return fault
    return None
