"""Time controls: each seat has a clock with a bank, to which a turn adds."""

from dataclasses import replace

import pytest

from rules.table.clocks import due, may_end_from
from rules.table.requests import (
    AddComputer,
    AnswerProposal,
    AnswerUndo,
    Arrange,
    AskUndo,
    CastVote,
    HandOver,
    Join,
    Play,
    Return,
    Start,
)
from rules.table.table import Running
from rules.table.terms import DAY, HOUR, MINUTE, Pace, Terms, TimeControl
from tests.table.evening import ANNA, BEN, CLEO, JOINED, Evening, lobby
from tests.table.test_absences import SLOW, hold, move
from tests.table.test_outages import interrupt

STEADY = replace(SLOW, control=TimeControl.STEADY)
BRISK = replace(SLOW, control=TimeControl.BRISK)
TIMED = replace(JOINED, control=TimeControl.TIMED)


def clocked(*people: int, terms: Terms) -> Evening:
    """A running table of these people, who have agreed to its clock."""
    evening = lobby(terms=terms)
    for person in people[1:]:
        evening.ask(Join(person))
        for one in people[1 : people.index(person) + 1]:
            evening.ask(AnswerProposal(one, agreed=True))
    evening.ask(Start(people[0]))
    return evening


def banks(evening: Evening) -> tuple[int, ...]:
    assert isinstance(evening.table, Running)
    return evening.table.banks


def test_a_turn_adds_to_its_clock_and_takes_what_it_uses() -> None:
    evening = clocked(ANNA, BEN, terms=STEADY)
    assert banks(evening) == (3 * DAY, 3 * DAY)
    evening.now += DAY
    move(evening)
    assert banks(evening) == (2 * DAY + 36 * HOUR, 3 * DAY)
    for _ in range(5):
        move(evening)
    assert banks(evening) == (5 * DAY, 5 * DAY)  # never more


@pytest.mark.parametrize(("terms", "warning"), [(STEADY, 12 * HOUR), (BRISK, 12 * HOUR), (TIMED, MINUTE)])
def test_one_reminder_comes_before_the_clock_runs_out_and_then_the_vote(terms: Terms, warning: int) -> None:
    evening = clocked(ANNA, BEN, terms=terms)
    runs_out = evening.now + banks(evening)[0]
    assert (due(evening.table, "remind"), due(evening.table, "away")) == (runs_out - warning, runs_out)
    evening.fire("remind")
    evening.fire("away")
    vote = evening.table.vote
    assert vote is not None
    assert "end" in vote.choices  # everybody has agreed to the clock
    assert due(evening.table, "vote") == evening.now + terms.pace.voting


def test_a_vote_to_end_is_early_while_the_clock_runs() -> None:
    evening = clocked(ANNA, BEN, terms=BRISK)
    assert may_end_from(evening.table) == evening.timer("away").due


def test_an_undo_gives_no_time_back_and_no_second_increment() -> None:
    evening = clocked(ANNA, BEN, terms=BRISK)
    evening.now += 5 * HOUR
    move(evening)
    used = banks(evening)
    evening.now += 2 * HOUR
    evening.ask(AskUndo(ANNA), after=0)
    evening.now += HOUR
    evening.ask(AnswerUndo(BEN, agreed=True), after=0)
    assert evening.table.awaited == (0,)
    assert banks(evening) == (used[0], used[1] - 3 * HOUR)
    move(evening)
    assert banks(evening) == (used[0], used[1] - 3 * HOUR)


def test_a_computers_time_never_counts() -> None:
    evening = clocked(ANNA, BEN, CLEO, terms=BRISK)
    evening.now += 20 * HOUR
    evening.ask(HandOver(ANNA, "easy"), after=0)
    evening.now += 9 * DAY
    evening.ask(Return(ANNA), after=0)
    assert banks(evening)[0] == 4 * HOUR, "and whoever asks a computer to play gains none"
    assert evening.timer("away").due == evening.now + 4 * HOUR


def test_whom_the_others_replaced_doesnt_come_back_to_no_time() -> None:
    evening = clocked(ANNA, BEN, CLEO, terms=BRISK)
    evening.fire("away")
    for person in (BEN, CLEO):
        evening.ask(CastVote(person, "computer", "easy"))
    evening.ask(Return(ANNA), after=0)
    assert banks(evening)[0] == 12 * HOUR


def test_not_even_if_they_had_asked_a_computer_to_play_before() -> None:
    evening = clocked(ANNA, BEN, CLEO, terms=BRISK)
    evening.ask(HandOver(ANNA, "easy"))
    evening.ask(Return(ANNA))
    evening.fire("away")
    for person in (BEN, CLEO):
        evening.ask(CastVote(person, "computer", "easy"))
    evening.ask(Return(ANNA), after=0)
    assert banks(evening)[0] == 12 * HOUR
    assert evening.timer("away").due == evening.now + 12 * HOUR


def test_neither_an_outage_nor_an_absence_takes_time_from_a_clock() -> None:
    evening = clocked(ANNA, BEN, terms=BRISK)
    left = evening.timer("away").due - evening.now
    interrupt(evening, 3 * DAY)
    assert evening.timer("away").due - evening.now == left
    hold(evening, ANNA, 5 * DAY)
    evening.fire("hold")
    assert evening.timer("away").due - evening.now == left - 1000


def test_everybody_agrees_to_a_clock() -> None:
    evening = lobby(terms=SLOW, invited=(BEN, CLEO))
    evening.ask(Join(BEN))
    evening.ask(Arrange(ANNA, terms={"control": TimeControl.STEADY}))
    assert evening.table.terms.control is TimeControl.NONE
    evening.ask(AnswerProposal(BEN, agreed=True))
    assert evening.table.terms.control is TimeControl.STEADY
    evening.ask(Join(CLEO))
    assert evening.table.terms.control is TimeControl.NONE  # until Cleo agrees too
    assert evening.table.proposal is not None
    assert evening.table.proposal.value == "steady"
    for person in (BEN, CLEO):
        evening.ask(AnswerProposal(person, agreed=True))
    evening.ask(Start(ANNA))
    assert len(banks(evening)) == 3


@pytest.mark.parametrize(
    ("terms", "control"), [(SLOW, TimeControl.TIMED), (JOINED, TimeControl.STEADY), (JOINED, TimeControl.BRISK)]
)
def test_a_clock_belongs_to_a_pace(terms: Terms, control: TimeControl) -> None:
    assert lobby(terms=terms).refused(Arrange(ANNA, terms={"control": control})) == "control-pace"


def test_another_pace_takes_the_clock_away() -> None:
    evening = lobby(terms=STEADY)
    evening.ask(Arrange(ANNA, terms={"pace": Pace.LIVE}))
    assert evening.table.terms.control is TimeControl.NONE


def test_a_live_clock_is_for_two() -> None:
    evening = lobby(terms=JOINED)
    evening.ask(Join(BEN))
    evening.ask(Join(CLEO))
    assert evening.refused(Arrange(ANNA, terms={"control": TimeControl.TIMED})) == "control-two"
    evening = lobby(terms=TIMED)
    for _ in range(2):
        evening.ask(AddComputer(ANNA, "random"))
    assert evening.refused(Start(ANNA)) == "control-two"


def test_a_third_person_isnt_asked_about_a_clock_for_two() -> None:
    evening = lobby(terms=TIMED, invited=(BEN, CLEO))
    evening.ask(Join(BEN))
    evening.ask(AnswerProposal(BEN, agreed=True))
    evening.ask(Join(CLEO))
    assert evening.table.terms.control is TimeControl.NONE
    assert evening.table.proposal is None
    evening.ask(Start(ANNA))
    assert banks(evening) == ()


def test_a_clock_with_little_left_reminds_nobody_a_second_time() -> None:
    evening = clocked(ANNA, BEN, terms=BRISK)
    evening.now += 24 * HOUR
    move(evening)
    move(evening)
    assert banks(evening)[0] == 12 * HOUR
    assert "remind" not in evening.kinds()
    assert evening.timer("away").due == evening.now + 12 * HOUR


def test_a_turn_of_several_actions_uses_up_one_clock() -> None:
    evening = clocked(ANNA, BEN, terms=BRISK)
    for _ in range(2):
        evening.now += 3 * HOUR
        evening.ask(Play(ANNA, "take 1" if evening.table.match.legal() != ("stop",) else "stop"), after=0)
    assert banks(evening)[0] == 30 * HOUR  # 24, less 6, and 12 more
    assert evening.table.awaited == (1,)


def test_who_accepts_an_invitation_agrees_to_what_it_shows() -> None:
    evening = lobby(terms=BRISK, invited=(BEN,))
    evening.ask(Join(BEN, saw=evening.table.number))
    assert evening.table.terms.control is TimeControl.BRISK
    evening.ask(Start(ANNA))
    assert banks(evening) == (DAY, DAY)


@pytest.mark.parametrize("invited", [(), (BEN,)])
def test_nobody_agrees_to_what_no_invitation_has_shown_them(invited: tuple[int, ...]) -> None:
    evening = lobby(terms=SLOW, invited=invited)
    saw = evening.table.number
    evening.ask(Arrange(ANNA, terms={"control": TimeControl.BRISK}))
    evening.ask(Join(BEN, saw=saw if invited else evening.table.number))
    assert evening.table.terms.control is TimeControl.NONE
    assert evening.table.proposal is not None
