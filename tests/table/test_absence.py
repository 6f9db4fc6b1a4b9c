"""An absent player: reminders, the others' vote, and the end of the game."""

import pytest

from rules.table.act import act
from rules.table.consent import player_outvoted
from rules.table.entries import Reminded, VoteOpened
from rules.table.requests import CastVote, ComputerPlay, HandOver, Request, Resign, Return, TimerFired
from rules.table.table import Running
from rules.table.terms import DAY, IDLE_LIFE, MINUTE, Pace, SeatOrder, Terms
from tests.table.evening import ANNA, BEN, CLEO, DAVE, JOINED, Evening, running

SLOW = Terms(Pace.SLOW, order=SeatOrder.JOINED)


def voting(*people: int, terms: Terms = SLOW) -> Evening:
    """It is Anna's turn and she is away; the others are asked, for so long already that they may end the game."""
    evening = running(*people, terms=terms)
    evening.fire("away")
    assert evening.table.vote is not None
    assert evening.table.vote.seat == 0
    return evening


@pytest.mark.parametrize(("terms", "reminder", "patience"), [(JOINED, 5 * MINUTE, 15 * MINUTE), (SLOW, DAY, 3 * DAY)])
def test_an_absent_player_is_reminded_once_and_then_the_others_are_asked(
    terms: Terms, reminder: int, patience: int
) -> None:
    evening = running(ANNA, BEN, terms=terms)
    since = evening.now
    assert evening.timer("remind").due == since + reminder
    evening.fire("remind")
    assert "remind" not in evening.kinds()
    assert evening.timer("away").due == since + patience
    evening.fire("away")
    assert evening.table.vote is not None
    assert evening.table.vote.voters == (BEN,)
    assert "away" not in evening.kinds()


def test_more_than_half_of_the_votes_decide() -> None:
    evening = voting(ANNA, BEN, CLEO, DAVE)
    evening.ask(CastVote(BEN, "computer", "easy"))
    assert evening.table.seats[0].level is None
    evening.ask(CastVote(CLEO, "computer", "easy"))
    assert evening.table.seats[0].level == "easy"


def test_the_game_ends_only_if_all_the_others_want_it() -> None:
    evening = voting(ANNA, BEN, CLEO, DAVE)
    for person in (BEN, CLEO):
        evening.ask(CastVote(person, "end", "easy"))
        assert isinstance(evening.table, Running)
    evening.ask(CastVote(DAVE, "end", "easy"))
    assert (evening.table.result.reason, evening.table.result.ranking) == ("voted", ())


@pytest.mark.parametrize(("against", "level"), [("wait", None), ("computer", "easy")])
def test_a_majority_cannot_end_the_game_against_somebody_who_plays_on(against: str, level: str | None) -> None:
    evening = voting(ANNA, BEN, CLEO, DAVE)
    for person, choice in ((BEN, "end"), (CLEO, "end"), (DAVE, against)):
        evening.ask(CastVote(person, choice, "easy"))
    assert isinstance(evening.table, Running)
    assert evening.table.vote is None
    assert evening.table.seats[0].level == level


def test_whoever_is_silent_about_the_end_has_a_day_to_object() -> None:
    evening = voting(ANNA, BEN, CLEO, DAVE)
    evening.ask(CastVote(BEN, "end", "easy"))
    assert evening.table.vote is not None
    assert evening.timer("vote").due == evening.table.vote.opened + DAY
    evening.fire("vote")
    assert evening.table.result.reason == "voted"


@pytest.mark.parametrize("people", [(ANNA, BEN), (ANNA, BEN, CLEO)])
def test_in_a_live_game_the_others_may_end_it_only_after_a_day(people: tuple[int, ...]) -> None:
    evening = running(*people, terms=JOINED)
    since = evening.now
    for minutes in (15, 45, 105, 225, 465, 945):
        assert evening.timer("away").due == since + minutes * MINUTE
        evening.fire("away")
        assert evening.table.vote is not None
        assert evening.table.vote.choices == ("wait", "computer")
        assert evening.timer("vote").due == evening.now + 5 * MINUTE
        refused = evening.refused(CastVote(BEN, "end", "easy"))
        assert refused == "vote-early"
        evening.fire("vote")
    assert evening.timer("away").due == since + DAY
    evening.fire("away")
    assert evening.table.vote is not None
    assert evening.table.vote.choices == ("wait", "computer", "end")
    assert evening.timer("vote").due == since + 2 * DAY
    for person in people[1:]:
        evening.ask(CastVote(person, "end", "easy"))
    assert evening.table.result.reason == "voted"


def test_somebody_who_comes_back_has_a_day_again() -> None:
    evening = running(ANNA, BEN, terms=JOINED)
    evening.fire("away")
    evening.ask(CastVote(BEN, "computer", "easy"))
    evening.ask(Return(ANNA), after=23 * 60 * MINUTE)
    assert evening.timer("away").due == evening.now + 15 * MINUTE
    evening.fire("away")
    assert evening.refused(CastVote(BEN, "end", "easy")) == "vote-early"


def test_a_computer_takes_over_until_the_owner_is_back() -> None:
    evening = voting(ANNA, BEN)
    evening.ask(CastVote(BEN, "computer", "hard"))
    assert evening.table.seats[0].level == "hard"
    assert evening.table.persons == (ANNA, BEN)
    evening.ask(ComputerPlay(0, "take 1", evening.table.position))
    evening.ask(Return(ANNA))
    assert evening.table.awaited_persons == (ANNA,)


def test_only_the_others_vote_and_only_for_the_choices_given() -> None:
    evening = voting(ANNA, BEN, CLEO)
    assert evening.refused(CastVote(ANNA, "wait", "easy")) == "not-asked"
    assert evening.refused(CastVote(DAVE, "end", "easy")) == "not-asked"
    assert evening.refused(CastVote(BEN, "shout", "easy")) == "vote-choice"
    assert evening.refused(CastVote(BEN, "end", "easy", 1)) == "stale"
    assert running(ANNA, BEN).refused(CastVote(BEN, "end", "easy")) == "vote-gone"


def test_a_vote_can_be_changed_and_repeating_it_changes_nothing() -> None:
    evening = voting(ANNA, BEN, CLEO, DAVE)
    evening.ask(CastVote(BEN, "end", "easy"))
    assert not evening.ask(CastVote(BEN, "end", "easy")).entries
    evening.ask(CastVote(BEN, "computer", "easy"))
    evening.ask(CastVote(CLEO, "computer", "easy"))
    assert evening.table.seats[0].level == "easy"


def test_a_tie_or_silence_means_waiting() -> None:
    evening = voting(ANNA, BEN, CLEO)
    evening.ask(CastVote(BEN, "wait", "easy"))
    evening.ask(CastVote(CLEO, "computer", "easy"))
    assert evening.table.vote is None
    assert evening.table.awaited_persons == (ANNA,)
    evening = voting(ANNA, BEN, CLEO)
    evening.fire("vote")
    assert evening.table.vote is None
    assert evening.table.awaited_persons == (ANNA,)


def test_when_time_is_up_the_most_votes_decide() -> None:
    evening = voting(ANNA, BEN, CLEO, DAVE)
    evening.ask(CastVote(BEN, "computer", "easy"))
    evening.fire("vote", "hard")
    assert evening.table.seats[0].level == "hard"


def test_after_each_vote_to_wait_the_next_comes_twice_as_late() -> None:
    evening = running(ANNA, BEN, terms=JOINED)
    calls = 0
    while isinstance(evening.table, Running):
        timer = min((evening.timer(kind) for kind in evening.kinds()), key=lambda timer: timer.due)
        progress = evening.fire(timer.kind)
        calls += sum(isinstance(entry, Reminded | VoteOpened) for entry in progress.entries)
    assert evening.table.result.reason == "idle"
    assert calls <= 15


def test_a_player_who_comes_back_and_acts_ends_the_vote() -> None:
    evening = voting(ANNA, BEN, CLEO)
    evening.ask(CastVote(BEN, "end", "easy"))
    evening.play("take 1")
    assert evening.table.vote is None
    assert evening.timer("away").due == evening.now + 3 * DAY


def test_a_player_who_hands_over_no_longer_votes_and_the_rest_decide() -> None:
    evening = voting(ANNA, BEN, CLEO, DAVE)
    evening.ask(CastVote(BEN, "computer", "easy"))
    evening.ask(CastVote(DAVE, "end", "easy"))
    evening.ask(HandOver(DAVE, "easy"))
    assert evening.table.vote is not None
    assert (evening.table.vote.voters, dict(evening.table.vote.cast)) == ((BEN, CLEO), {BEN: "computer"})
    evening.ask(HandOver(CLEO, "easy"))
    assert evening.table.seats[0].level == "easy"


def test_a_player_who_resigns_no_longer_votes() -> None:
    evening = voting(ANNA, BEN, CLEO)
    evening.ask(CastVote(BEN, "end", "easy"))
    evening.ask(Resign(CLEO, "easy"))
    assert evening.table.result.reason == "voted"


@pytest.mark.parametrize("request_", [CastVote(BEN, "end", "easy"), Resign(BEN, "easy"), HandOver(BEN, "easy"), None])
def test_a_vote_does_not_end_a_game_without_somebody_who_was_shut_out(request_: Request | None) -> None:
    evening = voting(ANNA, BEN, CLEO)
    evening.ask(CastVote(CLEO, "end", "easy"))
    timer = evening.timer("vote")
    last, now = request_ or TimerFired("vote", timer.seat, "easy"), evening.now if request_ else timer.due
    assert player_outvoted(act(evening.table, last, now)) == ANNA
    after = act(evening.table, last, now, shut_out=True)
    assert player_outvoted(after) is None
    assert isinstance(after.table, Running)
    assert after.table.seats[0].level is None
    assert after.table.vote is None


def test_there_is_no_vote_without_voters() -> None:
    evening = voting(ANNA, BEN)
    evening.ask(HandOver(BEN, "easy"))
    assert evening.table.vote is None
    assert "away" not in evening.kinds()
    evening.ask(Return(BEN))
    evening.fire("away")
    assert evening.table.vote is not None


def test_others_cannot_give_an_absent_player_more_time() -> None:
    evening = running(ANNA, BEN, CLEO)
    due = evening.timer("away").due
    evening.ask(HandOver(BEN, "easy"), after=10 * MINUTE)
    evening.ask(Return(BEN))
    assert evening.timer("away").due == due
    evening.fire("away")
    evening.ask(HandOver(BEN, "easy"))
    assert evening.table.vote is not None
    assert evening.table.vote.voters == (CLEO,)


def test_two_weeks_without_a_move_end_the_game() -> None:
    evening = running(ANNA, BEN)
    assert evening.timer("idle").due == evening.now + IDLE_LIFE
    evening.ask(HandOver(BEN, "easy"), after=DAY)
    assert evening.timer("idle").due == evening.now + IDLE_LIFE - DAY
    evening.play("take 1")
    assert evening.timer("idle").due == evening.now + IDLE_LIFE
    evening.fire("idle")
    assert evening.table.result.reason == "idle"


def test_an_early_late_or_repeated_timer_does_nothing() -> None:
    evening = running(ANNA, BEN)
    for kind, seat in (("remind", 0), ("away", 0), ("idle", -1), ("vote", 0), ("lobby", -1), ("nonsense", 7)):
        assert not evening.ask(TimerFired(kind, seat, "easy")).entries
    evening.fire("remind")
    assert not evening.ask(TimerFired("remind", 0, "easy")).entries
    assert not evening.ask(TimerFired("away", 1, "easy"), after=DAY).entries
