"""Before the game: who may join, who may change what, and how a lobby ends."""

import pytest

from rules.core.errors import BadOptions
from rules.table.entries import Lapsed
from rules.table.errors import TableRefusal
from rules.table.lobby import MOST_ARRANGED, MOST_JOINS, open_lobby
from rules.table.requests import (
    AddComputer,
    Arrange,
    AskRematch,
    Cancel,
    EndByModerator,
    FillSeats,
    Invite,
    Join,
    Leave,
    Play,
    RemoveComputer,
    Resign,
    SendAway,
    Start,
    TimerFired,
)
from rules.table.table import EndedTable, Lobby, Running
from rules.table.terms import DAY, MINUTE, Pace, SeatOrder, Terms
from tests.table.evening import ANNA, BEN, CLEO, DAVE, EVE, NOON, SEED, lobby, running


def test_a_lobby_closes_half_an_hour_after_its_last_change() -> None:
    evening = lobby()
    evening.ask(Join(BEN), after=20 * MINUTE)
    assert evening.timer("lobby").due == evening.now + Pace.LIVE.request_life
    assert not evening.ask(TimerFired("lobby", -1, "easy"), after=20 * MINUTE).entries
    evening.fire("lobby")
    assert evening.table.result.reason == "expired"


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    evening = lobby("mundialito")
    evening.ask(Join(BEN))
    assert isinstance(evening.table, Running)
    assert evening.table.persons == (ANNA, BEN)


def test_the_host_can_start_with_enough_players() -> None:
    evening = lobby()
    evening.ask(Join(BEN))
    assert evening.refused(Start(CLEO)) == "not-in-lobby"
    evening.ask(Start(ANNA))
    assert isinstance(evening.table, Running)
    assert lobby("mundialito").refused(Start(ANNA)) == "too-few"


@pytest.mark.parametrize("pace", list(Pace), ids=lambda pace: pace.value)
def test_others_can_start_and_add_computers_after_a_while(pace: Pace) -> None:
    evening = lobby(terms=Terms(pace, order=SeatOrder.JOINED))
    evening.ask(Join(BEN))
    requests = (Start(BEN), AddComputer(BEN, "easy"), RemoveComputer(BEN))
    assert [evening.refused(request) for request in requests] == ["host-starts"] * 3
    evening.now = evening.table.opened_at + pace.grace - 2
    assert evening.refused(Start(BEN)) == "host-starts"
    evening.ask(AddComputer(BEN, "easy"), after=2)
    evening.ask(Start(BEN))
    assert isinstance(evening.table, Running)


def test_others_can_start_as_soon_as_everybody_invited_has_joined() -> None:
    evening = lobby(invited=(BEN,))
    evening.ask(Join(CLEO))
    assert evening.refused(Start(CLEO)) == "host-starts"
    assert evening.refused(AddComputer(CLEO, "easy")) == "host-starts"
    evening.ask(Join(BEN))
    evening.ask(Start(CLEO))
    assert evening.table.persons == (ANNA, CLEO, BEN)


def test_an_expired_invitation_frees_its_seat() -> None:
    evening = lobby("mundialito", invited=(BEN,))
    evening.now += 20 * MINUTE
    evening.ask(Arrange(ANNA, terms={"turns": 7}))  # the lobby stays open, the invitation expires
    assert evening.refused(Join(CLEO)) == "invitation-only"
    assert evening.fire("lapse").entries == [Lapsed("invitation")]
    assert evening.now == evening.table.opened_at + Pace.LIVE.request_life
    evening.ask(Join(CLEO))
    assert evening.table.persons == (ANNA, CLEO) or evening.table.persons == (CLEO, ANNA)


def test_a_lobby_for_a_slow_game_stays_open_for_three_days() -> None:
    evening = lobby("mundialito", terms=Terms(Pace.SLOW), invited=(BEN,))
    assert evening.kinds() == {"lobby"}
    assert evening.timer("lobby").due == evening.now + 3 * DAY


def test_a_player_removed_by_the_host_cannot_join_again() -> None:
    evening = lobby(invited=(BEN,))
    evening.ask(Join(CLEO))
    assert evening.refused(SendAway(CLEO, ANNA)) == "host-only"
    assert evening.refused(SendAway(ANNA, ANNA)) == "not-here"
    assert evening.refused(SendAway(ANNA, DAVE)) == "not-here"
    evening.ask(SendAway(ANNA, CLEO))
    assert evening.table.persons == (ANNA,)
    assert evening.refused(Join(CLEO)) == "sent-away"
    evening.ask(SendAway(ANNA, BEN))  # this withdraws an invitation
    assert evening.table.expected == ()


def test_the_host_invites_people_to_an_open_lobby_as_many_as_there_are_seats() -> None:
    evening = lobby(invited=())
    assert evening.refused(Invite(BEN, (CLEO,))) == "host-only"
    assert evening.refused(Invite(ANNA, (BEN, CLEO, DAVE, EVE))) == "too-many-invited"
    evening.ask(Join(BEN))
    assert evening.refused(Invite(ANNA, (BEN,))) == "already-joined"
    evening.ask(Invite(ANNA, (CLEO, BEN, CLEO)))
    assert evening.table.expected == (CLEO,)
    evening.ask(Leave(CLEO))
    evening.ask(Invite(ANNA, (CLEO, DAVE)))
    assert evening.table.expected == (CLEO, DAVE)
    assert evening.refused(Join(EVE)) == "invitation-only"
    evening.ask(Join(CLEO))
    evening.ask(Join(DAVE))
    assert isinstance(evening.table, Running)


def test_somebody_who_was_removed_can_be_invited_again() -> None:
    evening = lobby(invited=())
    evening.ask(Join(CLEO))
    evening.ask(SendAway(ANNA, CLEO))
    assert evening.refused(Join(CLEO)) == "sent-away"
    evening.ask(Invite(ANNA, (CLEO,)))
    evening.ask(Join(CLEO))
    assert CLEO in evening.table.persons


@pytest.mark.parametrize("others", [0, 1])
def test_the_host_begins_if_that_is_set(others: int) -> None:
    evening = lobby("mundialito", terms=Terms(order=SeatOrder.HOST), invited=())
    evening.ask(Join(BEN) if others else FillSeats(ANNA, "easy"))
    assert evening.table.seats[1].person == ANNA


def test_a_lobby_closes_after_a_day_no_matter_how_often_it_changes() -> None:
    evening = lobby()
    for number in range(100):
        if evening.timer("lobby").due <= evening.now + 29 * MINUTE:
            break
        request = AddComputer(ANNA, "easy") if number % 2 == 0 else RemoveComputer(ANNA)
        evening.ask(request, after=29 * MINUTE)
    assert evening.timer("lobby").due == evening.table.opened_at + DAY
    evening.fire("lobby")
    assert isinstance(evening.table, EndedTable)


def test_a_guests_changes_do_not_count_against_the_hosts() -> None:
    evening = lobby()
    evening.ask(Join(BEN))
    evening.now += Pace.LIVE.grace
    for _ in range(MOST_ARRANGED // 2):
        evening.ask(AddComputer(BEN, "easy"), after=1)
        evening.ask(RemoveComputer(BEN), after=1)
    assert evening.refused(AddComputer(BEN, "easy")) == "arranged-often"
    evening.ask(AddComputer(ANNA, "easy"), after=1)


def test_joining_leaving_and_changing_a_lobby_are_limited() -> None:
    evening = lobby()
    for _ in range(MOST_JOINS):
        evening.ask(Join(BEN))
        evening.ask(Leave(BEN))
    assert evening.refused(Join(BEN)) == "joined-often"
    evening.ask(Join(CLEO))
    for _ in range(MOST_ARRANGED // 2):
        evening.ask(AddComputer(ANNA, "easy"))
        evening.ask(RemoveComputer(ANNA))
    assert evening.refused(AddComputer(ANNA, "easy")) == "arranged-often"
    assert evening.refused(Arrange(ANNA, {"goal": 5})) == "arranged-often"
    evening.ask(Start(ANNA))
    assert isinstance(evening.table, Running)


def test_nobody_can_join_twice_or_join_a_table_full_of_people() -> None:
    evening = lobby(options={"small": True})
    for person in (BEN, CLEO, DAVE):
        evening.ask(Join(person))
    assert evening.refused(Join(ANNA)) == "already-joined"
    assert evening.refused(Join(EVE)) == "lobby-full"
    assert evening.refused(AddComputer(ANNA, "easy")) == "lobby-full"


def test_invited_people_have_a_reserved_seat_until_they_decline() -> None:
    evening = lobby("mundialito", invited=(BEN,))
    assert evening.refused(Join(CLEO)) == "invitation-only"
    assert evening.refused(Leave(CLEO)) == "not-in-lobby"
    evening.ask(Leave(BEN))
    evening.ask(Join(CLEO))
    assert evening.table.persons == (ANNA, CLEO)


def test_others_may_take_seats_that_are_not_reserved() -> None:
    evening = lobby(invited=(BEN, CLEO))
    evening.ask(Join(DAVE))
    assert evening.refused(Join(EVE)) == "invitation-only"
    evening.ask(Join(BEN))
    evening.ask(Join(CLEO))
    assert evening.table.persons == (ANNA, DAVE, BEN, CLEO)


def test_a_computer_makes_room_for_a_person_until_the_host_starts() -> None:
    evening = lobby(computers=("easy", "easy"))
    evening.ask(AddComputer(ANNA, "hard"))
    evening.ask(Join(BEN))
    assert [(seat.person, seat.level) for seat in evening.table.seats] == [
        (ANNA, None),
        (None, "easy"),
        (None, "easy"),
        (BEN, None),
    ]
    evening.ask(Join(CLEO))
    assert isinstance(evening.table, Lobby)
    evening.ask(Join(DAVE))
    assert isinstance(evening.table, Running)


def test_a_computer_in_the_only_other_seat_makes_room_for_the_invited_person_only() -> None:
    evening = lobby("mundialito", invited=(BEN,))
    evening.ask(AddComputer(ANNA, "easy"))
    assert evening.refused(Join(CLEO)) == "invitation-only"
    evening.ask(Join(BEN))
    assert evening.table.persons == (ANNA, BEN)
    assert isinstance(evening.table, Running)


def test_the_next_person_becomes_host_and_an_empty_lobby_closes() -> None:
    evening = lobby(computers=("easy",))
    evening.ask(Join(BEN))
    evening.ask(Leave(ANNA))
    assert evening.table.host == BEN
    evening.ask(Leave(BEN))
    assert evening.table.result.reason == "cancelled"


def test_only_the_host_changes_settings_and_only_players_add_computers() -> None:
    evening = lobby()
    evening.ask(Join(BEN))
    assert evening.refused(Arrange(BEN)) == "host-only"
    assert evening.refused(Cancel(BEN)) == "host-only"
    assert evening.refused(AddComputer(CLEO, "easy")) == "not-in-lobby"
    assert evening.refused(RemoveComputer(ANNA)) == "no-computer"
    evening.ask(AddComputer(ANNA, "easy"))
    evening.ask(RemoveComputer(ANNA))
    assert evening.table.persons == (ANNA, BEN)
    evening.ask(Cancel(ANNA))
    assert isinstance(evening.table, EndedTable)


def test_settings_are_checked_and_repeating_one_changes_nothing() -> None:
    evening = lobby()
    assert evening.refused(Arrange(ANNA, {"goal": 0})) == "option-value"
    assert evening.refused(Arrange(ANNA, {"gaol": 5})) == "option-unknown"
    slow = {"pace": Pace.SLOW, "turns": 7}
    evening.ask(Arrange(ANNA, {"goal": 5}, slow))
    assert (evening.table.options["goal"], evening.table.terms.pace, evening.table.terms.turns) == (5, Pace.SLOW, 7)
    assert not evening.ask(Arrange(ANNA, {"goal": 5}, slow)).entries


def test_the_last_seat_can_be_taken_even_if_the_options_forbid_starting() -> None:
    evening = lobby(options={"small": True})
    for person in (BEN, CLEO, DAVE):
        evening.ask(Join(person))
    assert isinstance(evening.table, Lobby)
    assert evening.refused(Start(ANNA)) == "options-forbid"
    evening.ask(Arrange(ANNA, {"small": False}))
    evening.ask(Start(ANNA))
    assert isinstance(evening.table, Running)


def test_a_lobby_is_refused_for_an_unknown_game_bad_options_or_too_many_guests() -> None:
    for game, options, invited, error in (
        ("chess", {}, (), TableRefusal),
        ("pebbles", {"goal": "many"}, (), BadOptions),
        ("mundialito", {}, (BEN, CLEO), TableRefusal),
    ):
        with pytest.raises(error):
            open_lobby("t", SEED, ANNA, game, options=options, terms=Terms(), invited=invited, now=NOON)


def test_inviting_somebody_twice_counts_once_and_inviting_oneself_not_at_all() -> None:
    assert lobby("mundialito", invited=(BEN, BEN, ANNA)).table.invited == (BEN,)


def test_seats_are_drawn_from_the_seed_or_follow_the_order_of_joining() -> None:
    orders = set()
    for number in range(12):
        progress = open_lobby(f"t{number}", f"{number:064x}", ANNA, "mundialito", options={}, terms=Terms(), now=NOON)
        evening = type(lobby())(progress)
        evening.ask(Join(BEN))
        orders.add(evening.table.persons)
    assert orders == {(ANNA, BEN), (BEN, ANNA)}
    assert running(BEN, ANNA, terms=Terms(order=SeatOrder.JOINED)).table.persons == (BEN, ANNA)


def test_each_phase_refuses_requests_that_belong_to_another() -> None:
    evening = lobby()
    for request in (Play(ANNA, "take 1"), Resign(ANNA, "easy"), AskRematch(ANNA)):
        assert evening.refused(request) == "not-started"
    evening.ask(Start(ANNA))
    for request in (Join(BEN), Cancel(ANNA), Start(ANNA), AskRematch(ANNA)):
        assert evening.refused(request) == "running"
    evening.ask(EndByModerator(EVE))
    for request in (Join(BEN), Play(ANNA, "take 1"), EndByModerator(EVE)):
        assert evening.refused(request) == "ended"


def test_a_lobby_that_never_started_has_no_rematch() -> None:
    evening = lobby()
    evening.ask(Cancel(ANNA))
    assert evening.refused(AskRematch(ANNA)) == "not-started"


def test_two_settings_changed_at_once_are_both_kept() -> None:
    evening = lobby()
    evening.ask(Arrange(ANNA, {"goal": 5}))
    evening.ask(Arrange(ANNA, {"dice": True}, {"pace": Pace.SLOW}))
    evening.ask(Arrange(ANNA, terms={"turns": 20}))
    assert (evening.table.options["goal"], evening.table.options["dice"]) == (5, True)
    assert (evening.table.terms.pace, evening.table.terms.turns) == (Pace.SLOW, 20)
    assert evening.table.named == ("dice", "goal")


def test_an_option_that_makes_no_difference_is_refused() -> None:
    evening = lobby("worldcup")
    assert evening.refused(Arrange(ANNA, {"passes": 1})) == "option-idle"
    evening.ask(Arrange(ANNA, {"cup": 2002, "passes": 1}))
    evening.ask(Arrange(ANNA, {"cup": 1930}))
    assert evening.table.options["passes"] == 1
    dice = lobby("dicecup")
    for name, value in (("teams", "ARG"), ("custom_stars", 2), ("seeding", False)):
        assert dice.refused(Arrange(ANNA, {name: value})) == "option-idle"
    dice.ask(Arrange(ANNA, {"mode": "professional", "seeding": False, "custom_team": "Us", "custom_stars": 2}))


def test_one_request_seats_the_computers_that_a_good_game_needs() -> None:
    for game, seats in (("hedgehog", 3), ("dicecup", 4), ("worldcup", 4)):
        evening = lobby(game)
        assert evening.table.missing == seats - 1
        evening.ask(FillSeats(ANNA, "random"))
        assert (len(evening.table.seats), evening.table.missing) == (seats, 0)
        assert isinstance(evening.table, Lobby)
        assert evening.refused(FillSeats(ANNA, "random")) == "nothing-to-fill"


def test_the_game_starts_when_computers_fill_its_last_seat() -> None:
    evening = lobby("mundialito")
    evening.ask(FillSeats(ANNA, "random"))
    assert isinstance(evening.table, Running)


@pytest.mark.parametrize("order", [SeatOrder.DRAWN, SeatOrder.HOST])
def test_a_person_against_a_computer_begins_and_nothing_is_drawn(order: SeatOrder) -> None:
    evening = lobby("mundialito", terms=Terms(order=order))
    evening.ask(FillSeats(ANNA, "random"))
    assert isinstance(evening.table, Running)
    begins = evening.table.game.about.begins
    assert begins is not None
    assert evening.table.seats[begins].person == ANNA
    assert not evening.table.drawn


def test_computers_leave_the_seats_of_invited_people_free() -> None:
    evening = lobby("hedgehog", invited=(BEN,))
    evening.ask(FillSeats(ANNA, "random"))
    assert len(evening.table.seats) == 2
    assert lobby("mundialito", invited=(BEN,)).refused(FillSeats(ANNA, "random")) == "nothing-to-fill"
