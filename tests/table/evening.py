"""A table with its journal and a clock, for tests, which checks every request."""

from typing import Any

import pytest

from rules.core.errors import RulesError
from rules.table import entries, journal
from rules.table.act import act
from rules.table.clocks import LAPSE, TableTimer, timers
from rules.table.errors import TableRefusal
from rules.table.fold import fold, follow
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.requests import AddComputer, HandOver, Join, Play, Remembered, Request, Start, TimerFired
from rules.table.shows import Show, show_of
from rules.table.table import Closed, Finished, Lobby, Running, Table
from rules.table.terms import Kickoff, SeatOrder, Terms

ANNA, BEN, CLEO, DAVE, EVE = 11, 22, 33, 44, 55
SEED = "5eed" * 16
NOON = 1_700_000_000_000
JOINED = Terms(order=SeatOrder.JOINED)
CHOOSE = Terms(order=SeatOrder.JOINED, kickoff=Kickoff.CHOOSE)


class Evening:
    """One table from its lobby on."""

    def __init__(self, progress: Progress) -> None:
        self.journal: list[tuple[entries.Entry, int]] = []
        self.now = progress.now
        self.keep(progress)

    def keep(self, progress: Progress) -> Progress:
        """Keep a progress as if saved, checking that its written entries lead to the same table."""
        table = progress.before
        for number, entry in enumerate(progress.entries):
            read = journal.read(journal.write(entry))
            assert read == entry
            if self.journal or number:
                table = follow(table, read, progress.now)
            else:
                table = fold(table.id, table.secret, [(read, progress.now)])
            self.journal.append((read, progress.now))
        assert table == progress.table
        self.table = table
        check(table)
        return progress

    def ask(self, request: Request, after: int = 1000) -> Progress:
        """Make a request `after` ms later; raises what the table raises."""
        self.now += after
        return self.keep(act(self.table, request, self.now))

    def refused(self, request: Request) -> str:
        """The reason why the table refuses a request."""
        before = self.table
        with pytest.raises((TableRefusal, RulesError)) as refusal:
            act(self.table, request, self.now)
        assert self.table == before
        reason: str = refusal.value.reason
        return reason

    def play(self, *texts: str) -> Progress:
        """Play these actions, each by the person whose turn it is."""
        for text in texts:
            seat = self.table.awaited[0]
            person = self.table.seats[seat].played_by
            assert person is not None
            progress = self.ask(Play(person, text))
        return progress

    def show(self, request: Request, actor: int | None) -> Show | None:
        """What a request from this actor shows."""
        return show_of(self.ask(request), actor)

    def timer(self, kind: str) -> TableTimer:
        """The timer of this kind."""
        return next(timer for timer in timers(self.table) if timer.kind == kind)

    def kinds(self) -> set[str]:
        return {timer.kind for timer in timers(self.table)}

    def fire(self, kind: str, level: str = "random") -> Progress:
        """Wait until the timer of this kind is due and fire it."""
        timer = self.timer(kind)
        self.now = max(self.now, timer.due)
        return self.ask(TimerFired(kind, timer.seat, level), after=0)

    def whole(self) -> Table:
        """Fold the table from its whole journal."""
        return fold(self.table.id, self.table.secret, self.journal)


def check(table: Table) -> None:
    """Check what is true of every table at every moment."""
    assert len(set(table.persons)) == len(table.persons)
    assert table.secret not in repr(table)
    dues = timers(table)
    assert len({(timer.kind, timer.seat) for timer in dues}) == len(dues)
    match table:
        case Lobby():
            assert dues
            _check_lobby(table)
        case Running():
            assert dues
            _check_begun(table)
            _check_running(table)
        case Finished():
            assert bool(dues) is (bool(table.rematches) and table.rematch_table is None)
            assert {timer.kind for timer in dues} <= {LAPSE}
            _check_begun(table)
        case Closed():
            assert not dues


def _check_lobby(table: Lobby) -> None:
    if table.proposal is None:
        assert not table.unasked
    else:
        assert table.proposal.person == table.host
        assert table.unasked


def _check_begun(table: Running | Finished) -> None:
    assert table.seed not in repr(table)
    assert len(table.acts) == len(table.match.log)


def _check_running(table: Running) -> None:
    for asked in (table.offer, table.undo):
        if asked is not None:
            assert asked.needed
            assert asked.person not in asked.needed
            assert {asked.person, *asked.needed} <= set(table.persons)
    if table.round is not None:
        assert table.round.person not in table.round.needed
        assert set(table.round.needed) <= set(table.players)
        assert table.routine is None or table.routine.stage == table.round.stage
    if table.vote is not None:
        assert table.vote.voters
        assert table.vote.seat in table.awaited
        assert set(table.vote.cast) <= set(table.vote.voters) <= set(table.players)
        assert table.seats[table.vote.seat].person not in table.vote.voters


def lobby(
    game: str = "pebbles",
    options: dict[str, Any] | None = None,
    terms: Terms = JOINED,
    invited: tuple[int, ...] = (),
    computers: tuple[str, ...] = (),
    host: int = ANNA,
) -> Evening:
    """A lobby opened by Anna."""
    return Evening(
        open_lobby(
            "t1", SEED, host, game, options=options or {}, terms=terms, invited=invited, computers=computers, now=NOON
        )
    )


def running(
    *people: int,
    game: str = "pebbles",
    options: dict[str, Any] | None = None,
    terms: Terms = JOINED,
    computers: tuple[str, ...] = (),
    remembered: Remembered | None = None,
) -> Evening:
    """A running table of these people, Anna first, followed by computers."""
    evening = lobby(game, options, terms, computers=(), host=people[0])
    known = remembered or {}
    for person in people[1:]:
        evening.ask(Join(person, known))
    for level in computers:
        evening.ask(AddComputer(people[0], level))
    if isinstance(evening.table, Lobby):
        evening.ask(Start(people[0], known))
    return evening


def watching(terms: Terms) -> Evening:
    """Throws of four, in which the last matches concern Anna no more and the others have left theirs to computers."""
    evening = running(BEN, CLEO, DAVE, ANNA, game="throws", terms=terms)
    while evening.table.chapter < 4:
        evening.play("throw")
    for person in (BEN, CLEO, DAVE):
        evening.ask(HandOver(person, "random"))
    while evening.table.awaited_persons == (ANNA,):
        evening.play("throw")
    return evening
