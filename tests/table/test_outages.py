"""An outage is nobody's time: whatever runs at a table goes on afterwards as if there had been none.

Two lives of a table are led side by side by the same requests, one in peace and one with outages of any length and a
clock that is set. They must be the same life, and everything that runs is put off by exactly the time that was lost.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules.core.errors import RulesError
from rules.table.act import act, rematch_wanted
from rules.table.clocks import LAPSE, TableTimer, due, expiry_times, timers
from rules.table.entries import Entry, Interrupted
from rules.table.errors import TableRefusal
from rules.table.fold import follow
from rules.table.lobby import open_lobby, others_may_begin_at
from rules.table.progress import Progress
from rules.table.requests import (
    AnswerProposal,
    AskRematch,
    AskUndo,
    Join,
    OfferDraw,
    Play,
    Request,
    Resign,
    Start,
    TimerFired,
    Wake,
)
from rules.table.results import game_result
from rules.table.seating import begin_rematch
from rules.table.shows import Show, hands, show_of
from rules.table.table import Closed, EndedTable, Lobby, Running, Table
from rules.table.terms import DAY, HOUR, MINUTE, SECOND, SeatOrder, Terms
from rules.table.values import NOTHING_LOST
from tests.table.evening import ANNA, BEN, CLEO, JOINED, NOON, SEED, Evening, lobby, running
from tests.table.test_walks import FOOTBALL, TOYS
from tests.table.whims import PEOPLE, Whims, some_terms

LENGTHS = (1, SECOND, 40 * SECOND, MINUTE, 30 * MINUTE, HOUR, DAY, 20 * DAY)


class Troubled:
    """A life with outages, beside the same life in peace."""

    def __init__(self, peace: Evening, rng: random.Random, clock: int = 0) -> None:
        self.peace, self.rng = peace, rng
        self.clock = clock
        #: How much later everything happens here than in peace, and how much of it the table doesn't know of yet.
        self.later, self.unknown = clock, 0
        self.table = self._opened()

    def _opened(self) -> Table:
        table: Table | None = None
        for entry, at in self.peace.journal:
            if table is None:
                given: Any = entry
                table = open_lobby(
                    "t1",
                    SEED,
                    given.host,
                    given.game,
                    options={name: given.options[name] for name in given.named},
                    terms=self.peace.table.terms,
                    invited=given.invited,
                    now=at + self.later,
                    clock=self.clock,
                ).table
            else:
                table = follow(table, entry, at + self.later)
        assert table is not None
        return table

    @property
    def now(self) -> int:
        return self.peace.now + self.later

    def outage(self) -> None:
        """Let the bot be away for a while, or its clock be set forward or back."""
        if self.rng.random() < 0.2:
            jump = self.rng.choice((-1, 1)) * self.rng.choice(LENGTHS)
            self.clock, self.later = self.clock + jump, self.later + jump
        else:
            length = self.rng.choice(LENGTHS)
            self.later, self.unknown = self.later + length, self.unknown + length

    def interrupted(self) -> Interrupted | None:
        """What the table has to know before a request is judged."""
        if isinstance(self.table, Closed) or not (self.unknown or self.clock != self.table.lost.clock):
            return None
        return Interrupted(self.unknown, self.clock)

    def ask(self, request: Request) -> Progress:
        """Make a request in this life; it raises what it raises in peace."""
        progress = act(self.table, request, self.now, self.interrupted())
        self.table, self.unknown = progress.table, 0
        return progress

    def translated(self, request: Request) -> Request:
        """The request by somebody who sees this life's board: its numbers count the outages."""
        here, there = self.peace.table, self.table
        if isinstance(request, AnswerProposal) and isinstance(here, Lobby) and isinstance(there, Lobby):
            same = here.proposal is not None and request.number == here.proposal.number
            return replace(request, number=there.proposal.number) if same and there.proposal else request
        if isinstance(request, TimerFired) and request.quiet_until:
            return replace(request, quiet_until=request.quiet_until + self.later)
        position = getattr(request, "position", None)
        if position is None:
            return request
        moved: Request = replace(request, position=position - here.position + there.position)  # type: ignore[call-arg]
        return moved


def alike(table: Table) -> Table:
    """A table without what may differ between the two lives: numbers of entries, and times of day."""
    plain = table.but(number=0, position=0, lost=NOTHING_LOST)
    plain = plain.but(settled_at=0) if isinstance(plain, Lobby) else plain
    if isinstance(plain, Lobby) and plain.proposal is not None:
        return plain.but(proposal=replace(plain.proposal, number=0))
    return plain.but(ended_at=0) if isinstance(plain, EndedTable) else plain


def put_off(found: tuple[TableTimer, ...], later: int) -> list[TableTimer]:
    return [replace(one, due=one.due + later) for one in found]


def the_same(troubled: Troubled) -> None:
    """Check that both lives have come to the same, and that all that runs is put off by what was lost."""
    peace, table = troubled.peace.table, troubled.table
    assert alike(table) == alike(peace)
    known = troubled.later - troubled.unknown
    if troubled.interrupted() is None:
        assert list(timers(table)) == put_off(timers(peace), known)
        assert expiry_times(table) == {what: until + known for what, until in expiry_times(peace).items()}
        if isinstance(table, Lobby) and isinstance(peace, Lobby):
            assert others_may_begin_at(table) == others_may_begin_at(peace) + known


def entries(progress: Progress) -> list[Entry]:
    return [entry for entry in progress.entries if not isinstance(entry, Interrupted)]


def both(troubled: Troubled, request: Request, person: int | None) -> None:
    """Make a request in both lives, which must answer it alike."""
    peace, here, wanted = troubled.peace, troubled.table, troubled.translated(request)
    try:
        calm = act(peace.table, request, peace.now)
    except (TableRefusal, RulesError) as refusal:
        with pytest.raises(type(refusal), match=re.escape(str(refusal))):
            troubled.ask(wanted)
        assert troubled.table is here
        return
    told = told_of(calm, person)
    ends = isinstance(calm.table, EndedTable) and not isinstance(peace.table, EndedTable)
    peace.keep(calm)
    rough = troubled.ask(wanted)
    assert entries(rough) == calm.entries
    if calm.entries:
        assert told_of(rough, person) == told
    if ends:
        assert isinstance(rough.table, EndedTable)
        assert rough.table.ended_at == troubled.now
        mine, theirs = game_result(rough.table, 5), game_result(peace.table, 5)
        assert mine == (theirs and replace(theirs, ended_at=troubled.now))


def told_of(progress: Progress, person: int | None) -> tuple[Show | None, Any]:
    return show_of(progress, person), hands(progress, person)


def a_life(seed: int, game: str, options: dict[str, Any], steps: int, met: set[str]) -> None:
    """Lead one life twice, with outages in between, over a table and its rematches."""
    rng = random.Random(seed)
    most = 2 if game == "mundialito" else 4
    evening = lobby(game, options, some_terms(rng), tuple(rng.sample(PEOPLE[1:], rng.randint(0, most - 1))))
    troubled = Troubled(evening, random.Random(-seed), rng.choice((0, 0, -HOUR, 3 * DAY)))
    for _ in range(steps):
        while troubled.rng.random() < 0.3:  # often twice in a row
            troubled.outage()
            if troubled.rng.random() < 0.3 and troubled.interrupted() is not None:
                met.add(type(troubled.table).__name__)
                troubled.ask(Wake())
                the_same(troubled)
        request, person = Whims(evening.table, rng).any()
        if isinstance(request, TimerFired) and rng.random() < 0.8:
            evening.now = max(evening.now, next(t.due for t in timers(evening.table) if t.kind == request.kind))
        evening.now += rng.choice((0, 1000, 60_000))
        both(troubled, request, person)
        the_same(troubled)
        note(evening.table, met)
        if rematch_wanted(evening.table):
            assert rematch_wanted(troubled.table)
            again = begin_rematch(troubled.table, "t2", SEED, troubled.now, clock=troubled.clock)
            evening = Evening(begin_rematch(evening.table, "t2", SEED, troubled.now - troubled.clock))
            troubled.peace, troubled.table = evening, again.table
            troubled.later, troubled.unknown = troubled.clock, 0
            the_same(troubled)


def note(table: Table, met: set[str]) -> None:
    """Note what is open at a table."""
    if isinstance(table, Running):
        met |= {name for name in ("vote", "undo", "offer", "round") if getattr(table, name) is not None}
        met |= {"pause"} if table.paused else set()


def test_a_life_with_outages_is_the_same_life() -> None:
    met: set[str] = set()
    for options in TOYS:
        for seed in range(8):
            a_life(seed, "pebbles", options, 120, met)
    for seed in range(23):
        a_life(seed, "throws", {}, 120, met)
    assert met == {"Lobby", "Running", "Finished", "vote", "undo", "offer", "round", "pause"}


@pytest.mark.parametrize("options", FOOTBALL, ids=str)
def test_a_life_of_football_with_outages_is_the_same_life(options: dict[str, Any]) -> None:
    for seed in range(3):
        a_life(seed, "mundialito", options, 100, set())


def interrupt(evening: Evening, lost: int, request: Request | None = None, clock: int = 0) -> Progress:
    """Let an outage pass, then make a request."""
    evening.now += lost + clock - evening.table.lost.clock
    return evening.keep(act(evening.table, request or Wake(), evening.now, Interrupted(lost, clock)))


MATCH: dict[str, Any] = {"match": True}


def offering() -> Evening:
    """A game in which Anna offers a draw."""
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    return evening


@pytest.mark.parametrize(
    ("kind", "begin"),
    [
        ("clock", lambda: running(ANNA, BEN, game="mundialito", options=MATCH)),
        ("remind", lambda: running(ANNA, BEN)),
        ("away", lambda: running(ANNA, BEN)),
        ("idle", lambda: running(ANNA, BEN)),
        ("lobby", lobby),
        ("lapse", offering),
        ("routine", lambda: running(ANNA, BEN, game="throws")),
    ],
)
def test_what_became_due_in_an_outage_is_put_off_by_it(kind: str, begin: Callable[[], Evening]) -> None:
    evening = begin()
    timer = evening.timer(kind)
    evening.now = timer.due - 1
    progress = interrupt(evening, 30 * MINUTE, TimerFired(kind, timer.seat, "random"))
    assert progress.entries == [Interrupted(30 * MINUTE)]
    assert evening.timer(kind).due == timer.due + 30 * MINUTE == evening.now + 1
    assert evening.fire(kind).entries


def test_outages_twice_in_a_row_are_both_nobodys_time() -> None:
    evening = running(ANNA, BEN)
    first = evening.timer("remind").due
    interrupt(evening, HOUR)
    interrupt(evening, 2 * DAY)
    assert evening.timer("remind").due == first + HOUR + 2 * DAY
    assert evening.table.lost.news == HOUR + 2 * DAY


def test_a_clock_that_is_set_back_or_forward_changes_no_remaining_time() -> None:
    for clock in (-HOUR, DAY):
        evening = running(ANNA, BEN)
        left = evening.timer("remind").due - evening.now
        interrupt(evening, 0, clock=clock)
        assert evening.timer("remind").due - evening.now == left
        evening.fire("remind")
        assert evening.table.reminded
        assert evening.table.lost.news == 0


def test_a_table_opened_after_the_clock_was_set_lives_in_the_time_of_day() -> None:
    opened = open_lobby("t1", SEED, ANNA, "pebbles", options={}, terms=JOINED, now=NOON, clock=-HOUR)
    plain = open_lobby("t1", SEED, ANNA, "pebbles", options={}, terms=JOINED, now=NOON)
    assert timers(opened.table) == timers(plain.table)


def test_the_news_of_an_outage_lasts_until_somebody_does_something_after_it() -> None:
    evening = running(ANNA, BEN)
    interrupt(evening, 30 * MINUTE, Play(ANNA, evening.table.match.legal()[0]))
    assert evening.table.lost.news == 30 * MINUTE
    evening.fire("remind")
    assert evening.table.lost.news == 30 * MINUTE
    evening.play(evening.table.match.legal()[0])
    assert evening.table.lost.news == 0
    interrupt(evening, 59 * SECOND)
    assert evening.table.lost.news == 0


def test_nobody_is_mentioned_for_an_outage_and_no_hand_is_sent() -> None:
    evening = running(ANNA, BEN)
    progress = interrupt(evening, HOUR)
    assert show_of(progress, None) == Show()
    assert hands(progress, None) == ()


def test_the_time_of_the_end_stays_whatever_comes_after_it() -> None:
    evening = running(ANNA, BEN)
    interrupt(evening, HOUR)
    evening.ask(Resign(ANNA, "random"))
    ended_at = evening.now
    evening.ask(AskRematch(BEN))
    interrupt(evening, DAY)
    assert evening.table.ended_at == ended_at
    assert due(evening.table, LAPSE) == evening.now + evening.table.terms.pace.request_life


def test_a_host_alone_may_start_as_long_after_an_outage_as_before_it() -> None:
    evening = lobby(terms=Terms(order=SeatOrder.JOINED))
    evening.ask(Join(BEN))
    interrupt(evening, 4 * MINUTE)
    assert evening.refused(Start(BEN)) == "host-starts"
    evening.ask(Start(BEN), after=evening.table.terms.pace.grace)


def test_an_undo_and_an_offer_stay_open_through_an_outage() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.play("take 1", "take 1")
    evening.ask(AskUndo(ANNA))
    until = list(expiry_times(evening.table).values())
    interrupt(evening, 2 * DAY)
    assert list(expiry_times(evening.table).values()) == [one + 2 * DAY for one in until]
    assert evening.table.undo is not None
