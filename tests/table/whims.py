"""Random requests to a table from people and clocks: mostly sensible, now and then anything at all."""

import random
from collections.abc import Sequence
from dataclasses import asdict

from rules.table.clocks import COMPUTER, IDLE, LOBBY, timers
from rules.table.requests import (
    AddComputer,
    AnswerDraw,
    AnswerProposal,
    AnswerRound,
    AnswerUndo,
    Arrange,
    AskEveryone,
    AskRematch,
    AskRound,
    AskUndo,
    Cancel,
    CastVote,
    ComputerPlay,
    EndByModerator,
    FillSeats,
    GoOn,
    HandOver,
    HoldTable,
    Invite,
    Join,
    Leave,
    NoteRematch,
    OfferDraw,
    Play,
    RefuseRematch,
    ReleaseTable,
    RemoveComputer,
    Request,
    Reserve,
    Resign,
    Return,
    SendAway,
    SetRoutines,
    Skip,
    Start,
    TimerFired,
)
from rules.table.table import Begun, Closed, Finished, Lobby, Running, Table
from rules.table.terms import DAY, HOUR, Kickoff, Pace, SeatOrder, Terms, TimeControl
from tests.table.evening import ANNA, BEN, CLEO, DAVE, EVE

PEOPLE = (ANNA, BEN, CLEO, DAVE, EVE)
NONSENSE = ("stop", "end", "bell", "whistle", "junk ✂", "", "put 1", "setup 112233")
#: How long quiet hours still last (ms).
NIGHTS = (-HOUR, 1, HOUR, 20 * HOUR)
#: A request and who makes it: None for the clock or a computer.
Asked = tuple[Request, int | None]


def some_terms(rng: random.Random) -> Terms:
    pace = rng.choice(list(Pace))
    return Terms(
        pace,
        rng.choice(list(Kickoff)),
        rng.choice(list(SeatOrder)),
        rng.choice((1, 30)),
        rng.choice((3, 40)),
        control=rng.choice([one for one in TimeControl if one.pace in (None, pace)]),
    )


class Whims:
    """Random requests to this table; with `absent`, people are away now and then.

    `person` is anybody, `mover` mostly somebody whose turn it is; both often see the present `position`, and often name
    none.
    """

    def __init__(self, table: Table, rng: random.Random, *, absent: bool = False) -> None:
        self.table, self.rng, self.absent = table, rng, absent
        awaited = table.awaited_persons
        self.person = rng.choice(awaited) if awaited and self.chance(0.5) else rng.choice(PEOPLE)
        self.mover = rng.choice(awaited) if awaited and self.chance(0.9) else self.person
        self.position = rng.choice((None, None, table.position, table.position - 1))

    def chance(self, share: float) -> bool:
        """True with this probability."""
        return self.rng.random() < share

    def any(self) -> Asked:
        """Any request from a person or the clock, and who makes it."""
        if self.chance(0.004):
            return EndByModerator(EVE), EVE
        if (due := self.due()) and self.chance(0.3):
            return self.rng.choice(due), None
        if (questions := self.answers()) and self.chance(0.6):
            return self.rng.choice(questions), self.person
        everything = [*self.in_lobby(), *self.in_game(), *self.afterwards()]
        return self.rng.choice(self.fitting() if self.chance(0.95) else everything), self.person

    def due(self) -> list[Request]:
        """Requests from the clock and the computers; the table is seldom left alone until it ends."""
        wanted = [timer for timer in timers(self.table) if timer.kind not in (LOBBY, IDLE) or self.chance(0.06)]
        return [
            ComputerPlay(timer.seat, self.plausible(), self.table.position - self.chance(0.2))
            if timer.kind == COMPUTER
            else TimerFired(timer.kind, timer.seat, "random", self.chance(0.3) and timer.due + self.rng.choice(NIGHTS))
            for timer in wanted
        ]

    def answers(self) -> list[Request]:
        """Answers to the open questions."""
        table = self.table
        if not isinstance(table, Running):
            return []
        found: list[Request] = []
        if table.undo is not None:
            found.append(AnswerUndo(self.person, self.chance(0.7), self.position))
        if table.offer is not None:
            found.append(AnswerDraw(self.person, self.chance(0.8), self.rng.choice((None, self.position))))
        if table.round is not None and not table.round.begun:
            found.append(AnswerRound(self.person, self.chance(0.7), self.rng.choice((None, self.position))))
        if table.paused:
            found += [Skip(self.person), Skip(self.person), GoOn(self.person)]
        if table.vote is not None:
            choice = "shout" if self.chance(0.05) else self.rng.choice(("wait", "computer", "end"))
            found += [CastVote(self.person, choice, "random", self.position)] * 2
        return found

    def fitting(self) -> Sequence[Request]:
        """Requests that belong to the table's phase."""
        match self.table:
            case Lobby():
                return self.in_lobby()
            case Running():
                return self.in_game()
            case Finished() | Closed():
                return self.afterwards()

    def in_lobby(self) -> list[Request]:
        person, host, options = self.person, self.table.host, self.table.options
        goal = {"goal": self.rng.choice((0, 5))} if options else {}
        return [
            Join(person),
            Join(person, {(person, 0): ("junk",), (person, 1): ("put 3",)}),
            Start(person),
            Leave(person),
            SendAway(host, person) if self.chance(0.3) else Start(person),
            AddComputer(person, "random"),
            RemoveComputer(person),
            Arrange(person, goal, asdict(some_terms(self.rng))),
            FillSeats(person, "random"),
            Arrange(host, {"stake": self.rng.choice((1, 2))} if options else {}),
            AnswerProposal(person, self.chance(0.8)),
            Cancel(person) if self.chance(0.02) else Start(person),
            *((Invite(host, (person,)), AskEveryone(host)) if self.table.number % 7 == 3 else ()),
        ]

    def in_game(self) -> list[Request]:
        person, position = self.person, self.position
        return [
            *(self.play() for _ in range(8)),
            AskUndo(person, position),
            AskUndo(self.mover),
            AnswerUndo(person, self.chance(0.7), position),
            OfferDraw(person, position),
            AnswerDraw(person, True, position),
            HandOver(person, "random"),
            Return(person),
            Return(person),
            CastVote(person, "computer", "random", position),
            Resign(person, "random") if self.chance(0.2) else self.play(),
            SetRoutines(person, self.rng.choice(("own", "deciding", "always", "never"))),
            Reserve(person, self.own_marks()),
            AskRound(person, position),
            AnswerRound(person, self.chance(0.7), position),
            GoOn(person, position),
            Skip(person, position),
            *(self.absences() if self.absent else ()),
        ]

    def absences(self) -> list[Request]:
        """Somebody goes away for a while, or comes back."""
        now = self.table.wall(self.table.touched_at)
        return [HoldTable(self.person, now + self.rng.choice((-HOUR, HOUR, DAY, 30 * DAY))), ReleaseTable(self.person)]

    def afterwards(self) -> list[Request]:
        other = NoteRematch("t2") if self.chance(0.02) else self.play()
        return [AskRematch(self.person), RefuseRematch(self.person) if self.chance(0.3) else other]

    def play(self) -> Request:
        then = (self.plausible(),) if self.chance(0.1) else ()
        return Play(self.mover, self.plausible(), self.position if self.chance(0.2) else None, then)

    def plausible(self) -> str:
        """An action that is usually legal."""
        if not isinstance(self.table, Begun) or self.chance(0.05):
            return self.rng.choice(NONSENSE)
        legal = self.table.match.legal()
        return self.rng.choice(legal) if legal else "end"

    def own_marks(self) -> tuple[str, ...]:
        """Usually marks that the person may reserve."""
        table, seat = self.table, self.table.seat_of(self.person)
        if not isinstance(table, Begun) or seat is None or self.chance(0.2):
            return ("s9",)
        return table.match.at_stake.get(seat, ())[self.rng.randrange(2) :]
