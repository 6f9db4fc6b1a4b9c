"""An event: its people, its meetings, and how they ended. Part of tournaments.

Times are unix ms. People are in the order in which they joined, which is also their number in lots: so nothing that was
drawn changes when somebody is erased.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules.core.chance import commitment, mix_seed
from tournaments.entries import Commenced
from tournaments.plan import MOST_MISSED, Format, Plan


class Decision(Enum):
    """How a meeting was decided."""

    PLAYED = "played"
    TIME = "time"  # time was up, and somebody was ahead or nobody was
    CLOCK = "clock"  # somebody's clock ran out, or they left in the middle
    WALKOVER = "walkover"  # somebody didn't come
    ABSENT = "absent"  # nobody came
    VOID = "void"  # its table was lost or ended for everybody: level
    UNPLAYED = "unplayed"  # it could not take place: level
    VANISHED = "vanished"  # somebody left the league early: it counts for nobody


class Close(Enum):
    """Why an event is over."""

    OVER = "over"
    TOO_FEW = "too-few"
    NO_PAIRING = "no-pairing"
    CALLED_OFF = "called-off"
    LOST = "lost"  # its channel or its server is gone


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who joined. `number` is their place in the order of joining, from 0.

    `here` means that they are in the draw; `late` is the round that had begun when they came, 0 if they were in time.
    `resting` means that they aren't paired until they are back, `out` that they have left for good, `removed` that
    somebody else wanted it, and `vanished` that their league games count for nobody. `dropped` says that they rest or
    are out for the games they missed, and not because anybody wanted it. `missed` are the numbers of those meetings in
    the order in which they were settled, `absent` says that the last one was such.
    """

    person: int
    number: int
    press: str
    here: bool = False
    late: int = 0
    resting: bool = False
    out: bool = False
    removed: bool = False
    vanished: bool = False
    dropped: bool = False
    missed: tuple[int, ...] = ()
    absent: bool = False

    def would_be_back(self, meeting: "Meeting") -> bool:
        """Whether they were only dropped from a league, and wouldn't be had they played this meeting."""
        return self.dropped and meeting.number in self.missed and len(self.missed) <= MOST_MISSED


@dataclass(frozen=True, slots=True)
class EarlierResult:
    """What a meeting's result was before `by` corrected it, by the journal's entry with the number `until`."""

    until: int
    places: tuple[int, ...]
    decision: Decision
    by: int = 0


@dataclass(frozen=True, slots=True)
class Meeting:
    """One game of an event: its people in seat order. `place` is its division, its group or its tie, from 1.

    `places` are the seats' places once it is settled, from 1; 0 for who gets nothing.
    """

    number: int
    round: int
    people: tuple[int, ...]
    place: int = 0
    unplayed: bool = False
    opened_at: int = 0
    channel: int = 0
    appeared: frozenset[int] = frozenset()
    places: tuple[int, ...] = ()
    decision: Decision | None = None
    turns: int = 0
    settled_at: int = 0
    earlier: tuple[EarlierResult, ...] = ()

    @property
    def running(self) -> bool:
        """Whether its table is open."""
        return self.opened_at > 0 and self.decision is None

    @property
    def winner(self) -> int | None:
        """Who won it alone; None if nobody did."""
        best = [person for person, place in zip(self.people, self.places, strict=False) if place == 1]
        return best[0] if len(best) == 1 else None

    @property
    def counts(self) -> bool:
        """Whether its result counts for anybody."""
        return self.decision not in (None, Decision.VANISHED)

    def place_of(self, person: int) -> int:
        """The person's place, 0 for none."""
        return self.places[self.people.index(person)] if self.places else 0


@dataclass(frozen=True, slots=True)
class Round:
    """A round: when it was paired, by the journal's entry with which number, and who was free in it."""

    number: int
    at: int
    entry: int
    free: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tournament:
    """An event as its journal tells it.

    `organiser` is 0 if the moderators are. `planned_at` is when the start was chosen that people know, `regular_start`
    what it was before it was put back. `put_back` means that too few were there when it should have begun.
    `suspended_at` is since when it has been paused, 0 if it isn't. `hurried` means that somebody wants the next round,
    or the start, at once.
    """

    id: str
    secret: str = field(repr=False)
    organiser: int
    plan: Plan
    announced_at: int
    planned_at: int
    regular_start: int
    number: int = 1
    touched_at: int = 0
    entrants: Mapping[int, Entrant] = field(default_factory=dict)
    summoned_at: int = 0
    put_back: bool = False
    commenced: Commenced | None = None
    commenced_at: int = 0
    apart: frozenset[frozenset[int]] = field(default=frozenset(), repr=False)
    rounds: tuple[Round, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    qualified: tuple[int, ...] = ()
    suspended_at: int = 0
    hurried: bool = False
    close: Close | None = None
    closed_at: int = 0
    closed_by: int | None = None

    @property
    def seed(self) -> str:
        """The seed of everything that is drawn; it is sealed until the end. Only once the event has begun."""
        assert self.commenced is not None, "nothing is drawn before the start"
        return mix_seed(self.secret, self.commenced.presses)

    @property
    def commitment(self) -> str:
        """The hash published with the announcement."""
        return commitment(self.id, self.secret)

    @property
    def suspended(self) -> bool:
        """Whether no round may begin."""
        return self.suspended_at > 0

    @property
    def joined(self) -> tuple[int, ...]:
        """Who is in, in the order of joining."""
        return tuple(person for person, one in self.entrants.items() if not one.out)

    @property
    def here(self) -> tuple[int, ...]:
        """Who is in the draw before a live start: those who said that they are here; of a slow event, everybody."""
        return tuple(one for one in self.joined if self.plan.slow or self.entrants[one].here)

    @property
    def playing(self) -> tuple[int, ...]:
        """Who is to be paired now, in the order of joining."""
        return tuple(one for one in self.here if not self.entrants[one].resting)

    @property
    def round(self) -> int:
        """The number of the last round that was paired, 0 before the first."""
        return self.rounds[-1].number if self.rounds else 0

    @property
    def open(self) -> tuple[Meeting, ...]:
        """The meetings that aren't settled."""
        return tuple(one for one in self.meetings if one.decision is None)

    @property
    def full(self) -> bool:
        """Whether nobody else can join."""
        return len(self.joined) >= self.plan.format.most

    def meeting(self, number: int) -> Meeting:
        """The meeting with this number, from 1. Raises IndexError."""
        if number < 1:
            raise IndexError(number)
        return self.meetings[number - 1]

    def meetings_of(self, person: int) -> tuple[Meeting, ...]:
        """The person's meetings, in order."""
        return tuple(one for one in self.meetings if person in one.people)

    def meetings_in(self, number: int) -> tuple[Meeting, ...]:
        """The meetings of a round."""
        return tuple(one for one in self.meetings if one.round == number)

    def was_paired(self, person: int) -> bool:
        """Whether somebody has been in a round, if only by being free in it."""
        return any(person in one.people for one in self.meetings) or any(person in one.free for one in self.rounds)

    def can_correct(self, meeting: Meeting, places: tuple[int, ...] = ()) -> bool:
        """Whether a result can be corrected, to these places, so that it counts.

        What counted for nobody counts again if everybody is back.
        """
        if meeting.decision is None or self.has_led_on(meeting):
            return False
        if self.plan.format is Format.CUP and self.close not in (None, Close.OVER):
            return False
        if not meeting.counts and self.close not in (None, Close.OVER):
            return False
        there = dict(zip(meeting.people, places or (1,) * len(meeting.people), strict=True))
        known = [self.entrants[person] for person in meeting.people]
        return not any(one.vanished and not (one.would_be_back(meeting) and there[one.person]) for one in known)

    def has_led_on(self, meeting: Meeting) -> bool:
        """Whether somebody of a cup has gone on because of a meeting's result."""
        grouped = self.commenced is not None and bool(self.commenced.groups)
        if self.plan.format is not Format.CUP or (grouped and not self.qualified):
            return False
        last = max(one.number for one in self.meetings_in(meeting.round) if one.place == meeting.place)
        return meeting.round != self.round or meeting.number != last

    def was_removed(self, person: int) -> bool:
        """Whether somebody was removed, and nobody has let them in since."""
        found = self.entrants.get(person)
        return found is not None and found.removed

    def member(self, person: int) -> Entrant | None:
        """The person as an entrant who hasn't left, or None."""
        found = self.entrants.get(person)
        return None if found is None or found.out else found
