"""What is played in an event: its format, its numbers and its limits. Part of tournaments: standard library only.

Times are milliseconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

#: How many people it takes, and how many a league, a cup and an evening can have.
LEAST = 4
#: How long before a live event everybody who joined is called, once.
CALL_AHEAD = 15 * MINUTE
#: How long they have to answer if the organiser wants the start at once.
HURRIED_CALL = MINUTE
#: How long the start is put back, once, if fewer than `LEAST` people are there.
PUT_BACK = 15 * MINUTE
#: How long after the last game of a round the next begins.
BREATHER = 60 * SECOND
#: How many tables of an event are opened within how long: more would come in the way of others' boards.
WAVE, WAVE_TIME = 40, 10 * MINUTE
#: How long an event can be paused before it is called off: live, slow.
LONGEST_PAUSE, LONGEST_SLOW_PAUSE = DAY, 14 * DAY
#: The rounds that can be chosen for an evening of games for two, and how many an evening of larger tables has.
LEAST_ROUNDS, MOST_ROUNDS, TABLE_ROUNDS = 3, 9, 3
#: The least and the most at one table of an evening of games for more.
LEAST_SEATS, MOST_SEATS = 3, 6
#: The least and the most people of a division, and from how many people on a cup may begin with groups, of so many.
LEAST_DIVISION, MOST_DIVISION, GROUPED_FROM, GROUP = 4, 8, 8, 4
#: How many of each group go on.
GO_ON = 2
#: From how many people on somebody who missed their last game has to wait before they can join again.
STRICT_FROM = 16
#: How often two who draw in a knock-out play again before lots are drawn.
MOST_REPLAYS = 1
#: How many walkovers end somebody's league.
MOST_MISSED = 2


class Format(Enum):
    """How an event finds its winner."""

    EVENING = "evening"
    LEAGUE = "league"
    CUP = "cup"

    @property
    def most(self) -> int:
        """How many people can be in it."""
        return 32 if self is Format.CUP else 64


class Rhythm(Enum):
    """How often an event comes."""

    ONCE = "once"
    WEEKLY = "weekly"
    MONTHLY = "monthly"


@dataclass(frozen=True, slots=True)
class Plan:
    """What was announced. `start` is in unix ms; `seats` are the least and the most that can play one game.

    `slow` means that people take turns when they have time; an evening never is, a league always. `zone` is the time
    zone in which it repeats; `ordinal`, if it comes monthly, on which of its day of the week in the month, 0 for the
    start's own. `rounds` is chosen for an evening of games for two, 0 for the usual number. `grouped` means that a cup
    with enough people begins with groups. `previous` is the last event before it in its series that was played to its
    end, if any, and `called_off` how many before it in a row had too few people. `clock` is after how many minutes
    live, or turns of a slow one, a game ends whose options say that a clock ends it.
    """

    name: str
    format: Format
    game: str
    start: int
    slow: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[int, int] = (2, 2)
    minutes: int = 25
    zone: str = "UTC"
    rhythm: Rhythm = Rhythm.ONCE
    rounds: int = 0
    grouped: bool = True
    previous: str = ""
    called_off: int = 0
    clock: tuple[int, int] = (30, 40)
    ordinal: int = 0

    @property
    def duels(self) -> bool:
        """Whether two meet in a game; otherwise several sit at a table."""
        return self.format is not Format.EVENING or self.seats[1] == 2

    @property
    def patience(self) -> int:
        """How long somebody may take for their first turn."""
        return 48 * HOUR if self.slow else 5 * MINUTE

    @property
    def longest(self) -> int:
        """How long a game may take, before the one who is ahead has won: in a league, all of them together."""
        if self.format is Format.LEAGUE:
            return 28 * DAY
        if self.slow:
            return 14 * DAY
        return max(45, 2 * self.minutes) * MINUTE if not self.duels else max(45, self.minutes) * MINUTE

    @property
    def longest_pause(self) -> int:
        """How long it can be paused before it is called off."""
        return LONGEST_SLOW_PAUSE if self.slow else LONGEST_PAUSE

    @property
    def fewest(self) -> int:
        """How many it takes for another round of an evening."""
        return 2 if self.duels else max(LEAST_SEATS, self.seats[0])

    def rounds_of(self, people: int) -> int:
        """How many rounds an evening of `people` people has."""
        if not self.duels:
            return TABLE_ROUNDS
        usual = max(1, people - 1).bit_length() + 1
        return max(1, min(self.rounds or usual, people - 1 + people % 2))


def write_plan(plan: Plan) -> dict[str, Any]:
    """Write a plan for a journal entry."""
    return {
        **{name: getattr(plan, name) for name in Plan.__slots__},
        "format": plan.format.value,
        "rhythm": plan.rhythm.value,
        "options": dict(plan.options),
        "seats": list(plan.seats),
        "clock": list(plan.clock),
    }


def read_plan(written: Mapping[str, Any]) -> Plan:
    """Read a plan from a journal entry. Raises ValueError, TypeError, KeyError for what is none."""
    (least, most), (minutes, turns) = written["seats"], written["clock"]
    read = {"format": Format(written["format"]), "rhythm": Rhythm(written["rhythm"])}
    pairs = {"seats": (int(least), int(most)), "clock": (int(minutes), int(turns))}
    return Plan(**{**{name: written[name] for name in Plan.__slots__ if name in written}, **read, **pairs})
