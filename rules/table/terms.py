"""A table's terms beside the game's options: pace, clock, set-up, seating. Part of rules/table."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

#: How long somebody has to be away before the others may vote to end the game (ms). A quarter of an hour is enough to
#: let a computer take over, but nobody's lost game should be void because somebody went to dinner.
MAY_END_AFTER = DAY
#: How long quiet hours may put off a reminder or a vote, each once a turn (ms).
LONGEST_QUIET = 12 * HOUR
#: How long one absence may hold a slow table (ms): a fortnight, in which clocks may be put back.
LONGEST_HOLD = 14 * DAY + 2 * HOUR
#: An absence ends so long after a moment of its last day (ms).
AFTER_LAST_DAY = DAY
#: A running table ends after this long without a game event (ms).
IDLE_LIFE = 14 * DAY


class Pace(Enum):
    """How people play: live, or slowly, taking turns whenever they have time."""

    LIVE = "live"
    SLOW = "slow"

    @property
    def reminder(self) -> int:
        """When the person whose turn it is gets a reminder, once (ms)."""
        return 5 * MINUTE if self is Pace.LIVE else DAY

    @property
    def patience(self) -> int:
        """When the others are asked what to do (ms)."""
        return 15 * MINUTE if self is Pace.LIVE else 3 * DAY

    @property
    def request_life(self) -> int:
        """How long offers, invitations and requests stay open, and a lobby without a change (ms)."""
        return 30 * MINUTE if self is Pace.LIVE else 3 * DAY

    @property
    def lobby_life(self) -> int:
        """How long a lobby stays open at most, however often it is changed (ms)."""
        return DAY if self is Pace.LIVE else 14 * DAY

    @property
    def grace(self) -> int:
        """How long only the host may start the game (ms)."""
        return 5 * MINUTE if self is Pace.LIVE else DAY

    @property
    def voting(self) -> int:
        """How long a vote stays open (ms)."""
        return 5 * MINUTE if self is Pace.LIVE else DAY


class TimeControl(Enum):
    """A clock for each seat, to which everybody agrees: none, two for slow tables, one for two people live.

    A seat has a `bank`, and each turn that its person has played adds an `increment`, up to `most` (ms).
    """

    NONE = "none"
    STEADY = "steady"
    BRISK = "brisk"
    TIMED = "timed"

    @property
    def pace(self) -> Pace | None:
        """The pace that it is for; None for any."""
        return {TimeControl.NONE: None, TimeControl.TIMED: Pace.LIVE}.get(self, Pace.SLOW)

    @property
    def bank(self) -> int:
        """What a seat begins with (ms)."""
        return _CONTROLS[self][0]

    @property
    def increment(self) -> int:
        """What a turn adds (ms)."""
        return _CONTROLS[self][1]

    @property
    def most(self) -> int:
        """The most that a seat can have (ms)."""
        return _CONTROLS[self][2]

    @property
    def warning(self) -> int:
        """With how much left there is a reminder, once a turn (ms)."""
        return MINUTE if self is TimeControl.TIMED else 12 * HOUR


#: How many play live against the clock.
TIMED_SEATS = 2
#: Of each time control: the bank, the increment, and the most (ms).
_CONTROLS = {
    TimeControl.NONE: (0, 0, 0),
    TimeControl.STEADY: (3 * DAY, 36 * HOUR, 5 * DAY),
    TimeControl.BRISK: (DAY, 12 * HOUR, 2 * DAY),
    TimeControl.TIMED: (10 * MINUTE, 20 * SECOND, 20 * MINUTE),
}


class Kickoff(Enum):
    """Who sets up: the table, at once and sensibly, or each seat by choice."""

    NOW = "now"
    CHOOSE = "choose"


class SeatOrder(Enum):
    """How seats are assigned: drawn from the seed, in the order of joining, or so that the host begins."""

    DRAWN = "drawn"
    JOINED = "joined"
    HOST = "host"


class Wait(Enum):
    """How long the table waits before it does a routine action for a seat."""

    QUICK = "quick"
    BRISK = "brisk"
    SHORT = "short"
    USUAL = "usual"
    LONG = "long"


class Records(Enum):
    """What gets a permanent message in a game with routines: each match, or each round."""

    MATCH = "match"
    ROUND = "round"


#: The settings that need everybody's consent, as options with `by_all` do, by the names that proposals give them: no
#: option can have such a name.
SHARED = {"terms.hints": "hints", "terms.control": "control"}

_WAITS = {
    (Pace.LIVE, Wait.QUICK): 3 * SECOND,
    (Pace.LIVE, Wait.BRISK): 5 * SECOND,
    (Pace.LIVE, Wait.SHORT): 10 * SECOND,
    (Pace.LIVE, Wait.USUAL): 20 * SECOND,
    (Pace.LIVE, Wait.LONG): MINUTE,
    (Pace.SLOW, Wait.QUICK): 15 * MINUTE,
    (Pace.SLOW, Wait.BRISK): 30 * MINUTE,
    (Pace.SLOW, Wait.SHORT): HOUR,
    (Pace.SLOW, Wait.USUAL): 4 * HOUR,
    (Pace.SLOW, Wait.LONG): DAY,
}


@dataclass(frozen=True, slots=True)
class Terms:
    """The table's own settings.

    `minutes` is the clock of a live table and `turns` that of a slow one, for games that a clock can end; `wait` and
    `records` are for games with routines. `rivals` is how many computers join a person who starts alone, None for the
    game's usual number. `here` means that somebody chose to play in the channel itself, however long the game is, and
    `apart` that they chose a thread of its own.
    `hints` means that everybody agreed to hints, so the game isn't rated; it and the time control are shared
    (`SHARED`).
    """

    pace: Pace = Pace.LIVE
    kickoff: Kickoff = Kickoff.NOW
    order: SeatOrder = SeatOrder.DRAWN
    minutes: int = 30
    turns: int = 40
    wait: Wait = Wait.USUAL
    rivals: int | None = None
    records: Records = Records.MATCH
    here: bool = False
    hints: bool = False
    apart: bool = False
    control: TimeControl = TimeControl.NONE

    @property
    def routine_after(self) -> int:
        """How long the table waits before it does a routine action for a seat (ms)."""
        return _WAITS[self.pace, self.wait]

    @property
    def pause(self) -> int:
        """How long the table pauses before a match that nobody plays by hand (ms).

        That is long enough to see what happened, and no longer than a roll may take.
        """
        least, most = (5 * SECOND, 15 * SECOND) if self.pace is Pace.LIVE else (15 * MINUTE, HOUR)
        return min(max(self.routine_after, least), most)


def write_terms(terms: Terms) -> dict[str, Any]:
    """Write terms for a journal entry."""
    return {
        "pace": terms.pace.value,
        "kickoff": terms.kickoff.value,
        "order": terms.order.value,
        "minutes": terms.minutes,
        "turns": terms.turns,
        "wait": terms.wait.value,
        "rivals": terms.rivals,
        "records": terms.records.value,
        "here": terms.here,
        "hints": terms.hints,
        "apart": terms.apart,
        "control": terms.control.value,
    }


def read_terms(written: Mapping[str, Any]) -> Terms:
    """Read terms from a journal entry; what is missing there keeps its default."""
    plain, rivals = Terms(), written.get("rivals")
    return Terms(
        Pace(written.get("pace", plain.pace.value)),
        Kickoff(written.get("kickoff", plain.kickoff.value)),
        SeatOrder(written.get("order", plain.order.value)),
        int(written.get("minutes") or plain.minutes),
        int(written.get("turns") or plain.turns),
        Wait(written.get("wait", plain.wait.value)),
        None if rivals is None else int(rivals),
        Records(written.get("records", plain.records.value)),
        bool(written.get("here")),
        bool(written.get("hints")),
        bool(written.get("apart")),
        TimeControl(written.get("control", plain.control.value)),
    )
