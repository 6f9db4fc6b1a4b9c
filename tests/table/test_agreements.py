"""Before the game: what needs everybody's agreement, who joins a person alone, how long the table waits."""

import pytest

from rules.core.options import tidy
from rules.table.entries import Arranged, ComputerSeated, Proposed
from rules.table.requests import AddComputer, AnswerProposal, Arrange, Cancel, Join, Leave, Start
from rules.table.shows import Show
from rules.table.table import Lobby, Running
from rules.table.terms import HOUR, MINUTE, SECOND, Pace, Terms, Wait
from rules.table.values import Declined
from tests.table.evening import ANNA, BEN, CLEO, DAVE, JOINED, Evening, lobby
from tests.table.pebbles import COLOURS, MARBLES


def stake(evening: Evening, value: int, person: int = ANNA) -> Arrange:
    """The host proposes a stake."""
    return Arrange(person, {"stake": value})


def together(*others: int) -> Evening:
    """Anna's lobby with others in it."""
    evening = lobby()
    for person in others:
        evening.ask(Join(person))
    return evening


def test_a_host_alone_needs_nobodys_consent() -> None:
    evening = lobby(computers=("easy",))
    evening.ask(stake(evening, 2))
    assert evening.table.options["stake"] == 2
    assert evening.table.proposal is None


def test_a_proposal_is_applied_when_the_last_player_agrees() -> None:
    evening = together(BEN, CLEO)
    evening.ask(AddComputer(ANNA, "easy"))
    assert evening.show(stake(evening, 2), ANNA) == Show((BEN, CLEO))
    assert evening.table.options["stake"] == 1
    assert evening.table.unasked == (BEN, CLEO)
    evening.ask(AnswerProposal(CLEO, True))
    assert evening.table.unasked == (BEN,)
    progress = evening.ask(AnswerProposal(BEN, True, evening.table.proposal.number if evening.table.proposal else None))
    assert isinstance(progress.entries[-1], Arranged)
    assert (evening.table.options["stake"], evening.table.proposal) == (2, None)
    assert "stake" in evening.table.named


def test_one_no_is_enough_and_is_shown() -> None:
    evening = together(BEN, CLEO)
    evening.ask(stake(evening, 3))
    evening.ask(AnswerProposal(BEN, True))
    evening.ask(AnswerProposal(CLEO, False))
    assert evening.table.proposal is None
    assert evening.table.declined == Declined(CLEO, "stake", 3)
    assert evening.table.options["stake"] == 1
    evening.ask(Arrange(ANNA, {"goal": 5}))
    assert evening.table.declined is None


def test_the_host_can_withdraw_or_replace_a_proposal() -> None:
    evening = together(BEN)
    evening.ask(stake(evening, 2))
    first = evening.table.proposal
    assert first is not None
    assert not evening.ask(stake(evening, 2)).entries
    assert evening.show(stake(evening, 3), ANNA) == Show()
    assert evening.refused(AnswerProposal(BEN, True, first.number)) == "proposal-gone"
    assert evening.refused(AnswerProposal(ANNA, True)) == "not-asked"
    evening.ask(AnswerProposal(ANNA, False))
    assert (evening.table.proposal, evening.table.declined) == (None, None)
    assert evening.refused(AnswerProposal(BEN, True)) == "proposal-gone"


def test_only_people_at_the_table_are_asked_and_only_once() -> None:
    evening = together(BEN, CLEO)
    evening.ask(stake(evening, 2))
    assert evening.refused(AnswerProposal(DAVE, True)) == "not-asked"
    evening.ask(AnswerProposal(BEN, True))
    assert evening.refused(AnswerProposal(BEN, False)) == "not-asked"


def test_other_settings_can_be_changed_during_a_proposal() -> None:
    evening = together(BEN)
    evening.ask(stake(evening, 2))
    evening.ask(Arrange(ANNA, {"goal": 5}, {"pace": Pace.SLOW}))
    assert (evening.table.options["goal"], evening.table.options["stake"]) == (5, 1)
    evening.ask(AnswerProposal(BEN, True))
    assert (evening.table.options["goal"], evening.table.options["stake"]) == (5, 2)
    assert evening.table.terms.pace is Pace.SLOW


def test_going_back_to_the_default_needs_no_consent_and_ends_the_proposal() -> None:
    evening = together(BEN)
    evening.ask(stake(evening, 2))
    evening.ask(AnswerProposal(BEN, True))
    evening.ask(stake(evening, 3))
    evening.ask(stake(evening, 1))
    assert (evening.table.options["stake"], evening.table.proposal) == (1, None)


def test_agreed_options_are_reset_when_somebody_joins() -> None:
    evening = together(BEN)
    evening.ask(stake(evening, 2))
    evening.ask(AnswerProposal(BEN, True))
    evening.ask(Join(CLEO))
    assert evening.table.options["stake"] == 1
    assert (evening.table.set_back, evening.table.newcomer) == (("stake",), CLEO)
    assert "stake" not in evening.table.named
    evening.ask(stake(evening, 2))
    assert evening.table.set_back == ()


def test_only_newcomers_reset_agreed_options() -> None:
    evening = together(BEN)
    evening.ask(stake(evening, 2))
    evening.ask(AnswerProposal(BEN, True))
    evening.ask(Leave(BEN))
    evening.ask(Join(BEN))
    assert (evening.table.options["stake"], evening.table.set_back) == (2, ())
    evening.ask(Join(CLEO))
    assert evening.table.set_back == ("stake",)
    evening.ask(Leave(CLEO))
    assert evening.table.set_back == ()


def test_a_proposal_survives_somebody_elses_start_and_the_last_seat() -> None:
    evening = together(BEN, CLEO)
    evening.ask(stake(evening, 2))
    evening.now += Pace.LIVE.grace
    assert evening.refused(Start(BEN)) == "proposal-open"
    evening.ask(Join(DAVE))
    assert isinstance(evening.table, Lobby)
    assert evening.table.unasked == (BEN, CLEO, DAVE)


def test_newcomers_are_asked_too_and_people_who_leave_are_not_waited_for() -> None:
    evening = together(BEN)
    evening.ask(stake(evening, 2))
    evening.ask(Join(CLEO))
    assert evening.table.unasked == (BEN, CLEO)
    evening.ask(AnswerProposal(BEN, True))
    evening.ask(Leave(CLEO))
    assert (evening.table.options["stake"], evening.table.proposal) == (2, None)


def test_a_proposal_ends_when_its_host_leaves_the_lobby_closes_or_the_game_starts() -> None:
    for request in (Leave(ANNA), Cancel(ANNA), Start(ANNA)):
        evening = together(BEN, CLEO)
        evening.ask(stake(evening, 2))
        evening.ask(request)
        assert not isinstance(evening.table, Lobby) or evening.table.proposal is None
        assert evening.table.options["stake"] == 1
        assert evening.whole() == evening.table


def test_only_one_proposal_can_be_open() -> None:
    evening = lobby("marbles")
    evening.ask(Join(BEN))
    both = {"stake": 2, "gentle": True}
    assert evening.refused(Arrange(ANNA, both)) == "proposal-pending"
    assert isinstance(evening.ask(stake(evening, 2)).entries[-1], Proposed)
    assert evening.refused(Arrange(ANNA, {**both, "stake": 1})) == "proposal-pending"


def test_computers_join_a_person_who_starts_alone() -> None:
    evening = lobby("marbles")
    assert evening.table.rivals == 2
    progress = evening.ask(Start(ANNA, level="easy"))
    assert progress.entries[:2] == [ComputerSeated("easy"), ComputerSeated("easy")]
    assert isinstance(evening.table, Running)
    assert [seat.level for seat in evening.table.seats] == [None, "easy", "easy"]


@pytest.mark.parametrize(("rivals", "seats"), [(0, 1), (1, 2), (3, 4), (5, 4)])
def test_as_many_computers_join_as_the_host_wants_and_seats_allow(rivals: int, seats: int) -> None:
    evening = lobby("marbles")
    evening.ask(Arrange(ANNA, terms={"rivals": rivals}))
    evening.ask(Start(ANNA))
    assert len(evening.table.seats) == seats


def test_no_computers_join_if_the_host_is_not_alone_or_the_game_has_none() -> None:
    for evening in (lobby("marbles", computers=("easy",)), lobby("marbles")):
        if len(evening.table.seats) == 1:
            evening.ask(Join(BEN))
        assert evening.table.rivals == 0
        evening.ask(Start(ANNA))
        assert len(evening.table.seats) == 2
    alone = lobby("pebbles", terms=Terms(rivals=3))
    alone.ask(Start(ANNA))
    assert len(alone.table.seats) == 1


def test_the_table_waits_as_long_as_the_host_chose() -> None:
    waits = [Terms(pace, wait=wait).routine_after for pace in Pace for wait in Wait]
    live = [3 * SECOND, 5 * SECOND, 10 * SECOND, 20 * SECOND, MINUTE]
    assert waits == [*live, 15 * MINUTE, 30 * MINUTE, HOUR, 4 * HOUR, 24 * HOUR]


def test_a_list_is_swapped_word_by_word_in_place() -> None:
    swaps = MARBLES.about.swaps({"bag": ""})
    assert swaps is not None
    assert swaps.swap("c03", "c50").split() == [*COLOURS[:3], "c50", *COLOURS[4:32]]
    for leaving, coming in (("c50", "c51"), ("c03", "c04"), ("c03", "?")):
        with pytest.raises(ValueError, match=r".+"):
            swaps.swap(leaving, coming)
    evening = lobby("marbles", terms=JOINED)
    evening.ask(Arrange(ANNA, {"bag": swaps.swap("c03", "c50")}))
    assert evening.refused(Arrange(ANNA, {"bag": "c03"})) == "option-value"


def test_written_text_is_stripped_and_composed() -> None:
    assert tidy("  Los Cafe\u0301s\n") == "Los Caf\u00e9s"


def test_hints_need_everybodys_consent_and_the_rest_of_the_terms_do_not() -> None:
    evening = together(BEN, CLEO)
    evening.ask(Arrange(ANNA, terms={"hints": True, "pace": Pace.SLOW}))
    assert (evening.table.terms.hints, evening.table.terms.pace) == (False, Pace.SLOW)
    assert evening.refused(Arrange(ANNA, {"stake": 2})) == "proposal-pending"
    evening.ask(AnswerProposal(BEN, True))
    evening.ask(AnswerProposal(CLEO, True))
    assert evening.table.terms.hints
    assert evening.table.terms.pace is Pace.SLOW
    assert evening.table.options["stake"] == 1
    evening.ask(Arrange(ANNA, terms={"hints": False}))
    assert not evening.table.terms.hints


def test_hints_are_proposed_to_whoever_joins_later() -> None:
    evening = lobby()
    evening.ask(Arrange(ANNA, terms={"hints": True}))
    assert evening.table.terms.hints
    evening.ask(Join(BEN))
    assert not evening.table.terms.hints
    assert evening.table.unasked == (BEN,)
    evening.ask(AnswerProposal(BEN, True))
    assert evening.table.terms.hints
    evening.ask(Start(ANNA))
    assert isinstance(evening.table, Running)
    assert evening.table.terms.hints
