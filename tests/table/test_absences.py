"""Absences: while somebody is away, a slow table's time stands still.

So a life with absences must be the same life as one in which everything that happens in them happens in one moment.
"""

import random
from dataclasses import replace
from typing import Any

import pytest

from rules.core.errors import RulesError
from rules.table.act import act
from rules.table.clocks import due, timers
from rules.table.consent import MOST_ASKED
from rules.table.entries import Held, Released
from rules.table.errors import TableRefusal
from rules.table.requests import (
    AnswerProposal,
    Arrange,
    HandOver,
    HoldTable,
    Play,
    ReleaseTable,
    Resign,
    TimerFired,
)
from rules.table.shows import Show, hands, show_of
from rules.table.table import Closed, EndedTable, Finished, Running, Table
from rules.table.terms import DAY, HOUR, LONGEST_HOLD, MINUTE, SECOND, Pace, SeatOrder, Terms, TimeControl
from rules.table.values import NOTHING_LOST
from tests.table.evening import ANNA, BEN, CLEO, DAVE, JOINED, Evening, check, lobby, running
from tests.table.test_outages import interrupt
from tests.table.test_walks import TOYS
from tests.table.whims import PEOPLE, Whims, some_terms

SLOW = Terms(Pace.SLOW, order=SeatOrder.JOINED)
STEADY = replace(SLOW, control=TimeControl.STEADY)
BRISK = replace(SLOW, control=TimeControl.BRISK)
TIMED = replace(JOINED, control=TimeControl.TIMED)


def move(evening: Evening) -> None:
    """Let whoever is on turn take a whole turn, in no time."""
    (person,) = evening.table.awaited_persons
    for text in ("take 1", "stop"):
        evening.ask(Play(person, text), after=0)


def hold(evening: Evening, person: int, length: int) -> None:
    evening.ask(HoldTable(person, evening.now + 1000 + length))


def dues(evening: Evening) -> dict[str, int]:
    return {one.kind: one.due for one in timers(evening.table)}


def test_nothing_runs_out_at_a_slow_table_while_somebody_is_away() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    before = dues(evening)
    hold(evening, BEN, 10 * DAY)
    held = dues(evening)
    assert held["hold"] == evening.now + 10 * DAY
    left = {kind: at - evening.now for kind, at in before.items()}
    assert {kind: at - held["hold"] for kind, at in held.items() if kind != "hold"} == left
    evening.fire("hold")
    assert "hold" not in evening.kinds()
    assert {kind: at - evening.now for kind, at in dues(evening).items()} == left


def test_who_is_away_doesnt_play_before_they_are_back() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    hold(evening, ANNA, 5 * DAY)
    with pytest.raises(TableRefusal) as refusal:
        evening.ask(Play(ANNA, "take 1", then=("stop",)))
    assert (refusal.value.reason, refusal.value.facts["text"]) == ("away", "take 1|stop")
    assert evening.refused(Play(ANNA, "take 99")) != "away"
    evening.now += DAY
    assert evening.ask(ReleaseTable(ANNA)).entries == [Released(ANNA)]
    assert due(evening.table, "remind") == evening.now + DAY - 1000


def test_a_move_in_somebody_elses_absence_gives_the_next_the_whole_of_their_time() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    hold(evening, BEN, 5 * DAY)
    evening.now += 2 * DAY
    move(evening)
    assert due(evening.table, "remind") == due(evening.table, "hold") + DAY


def test_a_table_is_held_until_the_last_is_back() -> None:
    evening = running(ANNA, BEN, CLEO, terms=SLOW)
    left = dues(evening)["remind"] - evening.now
    hold(evening, BEN, 2 * DAY)
    hold(evening, CLEO, 6 * DAY)
    evening.fire("hold")
    assert [person for person, _ in evening.table.held] == [CLEO]
    evening.fire("hold")
    assert evening.table.held == ()
    assert due(evening.table, "remind") == evening.now + left - 1000


def test_an_absence_can_be_made_longer_or_shorter_but_not_longer_than_a_fortnight() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    hold(evening, ANNA, DAY)
    hold(evening, ANNA, 3 * DAY)
    assert due(evening.table, "hold") == evening.now + 3 * DAY
    hold(evening, ANNA, HOUR)
    assert due(evening.table, "hold") == evening.now + HOUR
    hold(evening, ANNA, 40 * DAY)
    assert due(evening.table, "hold") == evening.now + LONGEST_HOLD


@pytest.mark.parametrize("terms", [JOINED, TIMED])
def test_a_live_table_waits_for_nobody(terms: Terms) -> None:
    evening = running(ANNA, BEN, terms=terms)
    assert evening.ask(HoldTable(ANNA, evening.now + DAY)).entries == []


def test_nobody_fills_a_journal_by_going_away_again_and_again() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    for _ in range(MOST_ASKED):
        hold(evening, ANNA, DAY)
        evening.ask(ReleaseTable(ANNA))
    assert evening.refused(HoldTable(ANNA, evening.now + DAY)) == "asked-often"


def test_only_players_hold_a_table_and_only_for_what_is_to_come() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    assert evening.ask(HoldTable(DAVE, evening.now + DAY)).entries == []
    assert evening.ask(HoldTable(ANNA, evening.now - DAY)).entries == []
    assert evening.ask(ReleaseTable(ANNA)).entries == []
    hold(evening, ANNA, DAY)
    until = due(evening.table, "hold")
    assert evening.ask(HoldTable(ANNA, until or 0)).entries == []


def test_who_leaves_their_seat_holds_nothing() -> None:
    evening = running(ANNA, BEN, CLEO, terms=SLOW)
    hold(evening, BEN, DAY)
    evening.ask(HandOver(BEN, "easy"))
    assert evening.table.held == ()
    hold(evening, CLEO, DAY)
    evening.ask(Resign(CLEO, "easy"))
    assert evening.table.held == ()


def test_a_game_that_ends_in_an_absence_ends_when_it_does() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    hold(evening, ANNA, 5 * DAY)
    evening.ask(Resign(BEN, "easy"), after=2 * DAY)
    assert isinstance(evening.table, Finished)
    assert evening.table.ended_at == evening.now
    assert evening.whole() == evening.table


def test_an_outage_within_an_absence_is_not_counted_twice() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    left = dues(evening)["remind"] - evening.now
    hold(evening, BEN, 3 * DAY)
    interrupt(evening, DAY)
    interrupt(evening, HOUR, clock=HOUR)
    until = due(evening.table, "hold")
    assert until is not None
    evening.now = until
    evening.keep(act(evening.table, TimerFired("hold", -1, "random"), evening.now))
    assert due(evening.table, "remind") == evening.now + left - 1000


def test_an_absence_moves_no_board_calls_nobody_and_sends_no_hand() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    progress = evening.ask(HoldTable(BEN, evening.now + DAY))
    assert progress.entries == [Held(BEN, evening.now - 1000 + DAY)]
    assert show_of(progress, None) == Show()
    assert hands(progress, None) == ()


class Absent:
    """A life with absences, beside the same life in which no time passes while somebody is away."""

    def __init__(self, evening: Evening, rng: random.Random) -> None:
        self.peace, self.rng = evening, rng
        self.table: Table = evening.table
        self.later = 0

    @property
    def now(self) -> int:
        return self.peace.now + self.later

    @property
    def held(self) -> bool:
        return isinstance(self.table, Running) and bool(self.table.held)

    def pass_time(self, length: int) -> None:
        """Let time pass, which stands still in the other life while somebody is away; end absences that are over."""
        until = due(self.table, "hold") if isinstance(self.table, Running) else None
        while self.held and until is not None and until <= self.now + length:
            length -= max(0, until - self.now)
            self.later = max(self.later, until - self.peace.now)
            self.table = act(self.table, TimerFired("hold", -1, "random"), self.now).table
            until = due(self.table, "hold")
        if self.held:
            self.later += length
        else:
            self.peace.now += length

    def be_away(self) -> None:
        """Let somebody go away or come back."""
        person = self.rng.choice(PEOPLE)
        wish = HoldTable(person, self.now + self.rng.choice((MINUTE, HOUR, DAY, 20 * DAY)))
        with_refusal = ReleaseTable(person) if self.rng.random() < 0.4 else wish
        if isinstance(self.table, Running):
            self.table = act(self.table, with_refusal, self.now).table
            self.peace.keep(
                act(self.peace.table, ReleaseTable(person), self.peace.now)
            )  # what has expired does so there too

    def ask(self, request: Any) -> None:
        """Make a request in both lives, which must answer it alike."""
        peace, shift = self.peace.table, self.table.position - self.peace.table.position
        wanted = request
        if getattr(request, "position", None) is not None:
            wanted = replace(request, position=request.position + shift)
        if isinstance(request, AnswerProposal):
            wanted = replace(request, number=None)
        if isinstance(request, TimerFired) and request.quiet_until:
            wanted = replace(request, quiet_until=request.quiet_until + self.later)
        try:
            calm = act(peace, request, self.peace.now)
        except (TableRefusal, RulesError) as refusal:
            with pytest.raises(type(refusal)):
                act(self.table, wanted, self.now)
            return
        self.peace.keep(calm)
        if isinstance(request, Play) and isinstance(self.table, Running):
            self.table = act(self.table, ReleaseTable(request.person), self.now).table
        self.table = act(self.table, wanted, self.now).table
        check(self.table)

    def compare(self) -> None:
        """Check that both lives have come to the same."""
        here, there = plain(self.table), plain(self.peace.table)
        assert here == there
        if not self.held and not isinstance(self.table, EndedTable):
            assert [replace(one, due=one.due - self.later) for one in timers(self.table)] == [*timers(self.peace.table)]


def plain(table: Table) -> Table:
    """A table without what may differ between the two lives."""
    found = table.but(number=0, position=0, touched_at=0, lost=NOTHING_LOST)
    if isinstance(found, Running):
        return found.but(held=(), asked=())
    if isinstance(found, Finished | Closed):
        return found.but(ended_at=0)
    return found.but(settled_at=0, proposal=found.proposal and replace(found.proposal, number=0))


def test_a_life_with_absences_is_the_same_life() -> None:
    held = 0
    for seed in range(40):
        rng = random.Random(seed)
        game, options = ("throws", {}) if seed % 3 == 0 else ("pebbles", TOYS[seed % len(TOYS)])
        terms = replace(some_terms(rng), pace=Pace.SLOW)
        if terms.control is TimeControl.TIMED:
            terms = replace(terms, control=TimeControl.BRISK)
        life = Absent(lobby(game, options, terms, tuple(rng.sample(PEOPLE[1:], 2))), random.Random(-seed))
        for _ in range(120):
            if life.rng.random() < 0.15:
                life.be_away()
            held += life.held
            request, _ = Whims(life.peace.table, rng).any()
            if isinstance(request, Arrange):
                continue  # it might make the table a live one
            waits = isinstance(request, TimerFired) and rng.random() < 0.8
            if waits and not life.held:
                at = next(one.due for one in timers(life.peace.table) if one.kind == request.kind)
                life.pass_time(max(0, at - life.peace.now))
            life.pass_time(rng.choice((0, SECOND, MINUTE, 5 * HOUR)))
            life.ask(request)
            life.compare()
    assert held > 150
