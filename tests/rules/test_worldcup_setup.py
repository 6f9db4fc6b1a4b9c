"""The World Cup Game before its first turn: shares, left-over teams, the draft and the deal."""

from random import Random

import pytest

from rules.core.errors import BadNotation, BadOptions, BadSeats, IllegalChance
from rules.core.match import Match
from rules.worldcup.cups import CUPS
from rules.worldcup.pieces import RANKS
from tests.rules.worldcup_moments import GAME, begun, refusal, shared

VECTOR = (
    "BRA CRC RUS KSA RSA USA ARG CRO JPN NGA SEN ESP CMR DEN ENG IRL POR SVN "
    "BEL FRA ITA MEX POL SWE ECU GER KOR PAR TUN URU CHN TUR"
)


def owned(match: Match, seat: int) -> set[str]:
    return {team for team in CUPS[match.state.year].teams if match.state.owner(team) == seat}


def test_rule_1_teams_are_shared_equally_in_the_order_of_the_bag() -> None:
    match = Match.begin(GAME, 4, {"cup": 2002}, 1).chance("bag " + " ".join(CUPS[2002].teams))
    assert match.turn.kind == "dealer"
    assert [len(owned(match, seat)) for seat in range(4)] == [8, 8, 8, 8]
    assert owned(match, 0) == set(list(CUPS[2002].teams)[:8])


def test_rule_2_the_published_example_gives_the_extras_to_the_first_and_third_seats() -> None:
    match = Match.begin(GAME, 5, {"cup": 2002}, 1).chance(f"bag {VECTOR}")
    assert match.turn.kind == "dealer", "no lot is needed"
    assert owned(match, 0) == {"BRA", "CRC", "RUS", "KSA", "RSA", "USA", "CHN"}
    assert owned(match, 2) == {"CMR", "DEN", "ENG", "IRL", "POR", "SVN", "TUR"}
    assert [len(owned(match, seat)) for seat in range(5)] == [7, 6, 7, 6, 6]
    assert match.view(None).shares == ((0, "CHN"), (2, "TUR"))


def test_rule_2_a_lot_names_the_whole_level_set_in_which_the_last_extra_falls() -> None:
    # 1930, twelve seats: one team each and one left; three seats have a yellow team, two a grey one.
    teams = ["ARG", "CHI", "FRA", "MEX", "YUG", "BRA", "BOL", "URU", "ROU", "PER", "USA", "PAR", "BEL"]
    match = Match.begin(GAME, 12, {}, 1).chance("bag " + " ".join(teams))
    assert match.turn.kind == "lot"
    assert match.view(3).lots == ("3", "6")
    for wrong in ("lot 3", "lot 3 5", "lot 3 6 6", "lot MEX BOL"):
        with pytest.raises(IllegalChance):
            match.chance(wrong)
    assert owned(match.chance("lot 6 3"), 6) == {"BOL", "BEL"}
    assert owned(match.chance("lot 3 6"), 3) == {"MEX", "BEL"}


def test_rule_2_seats_that_got_a_team_before_the_last_extra_are_in_no_lot() -> None:
    # 2002, ten seats: three each and two left; a grey holder is served without a lot, one of two level yellow ones not.
    grey, level = ["CHN", "KSA", "BRA"], [["SVN", "PAR", "RSA"], ["NGA", "ARG", "CRO"]]
    others = [team for team in CUPS[2002].teams if team not in [*grey, *level[0], *level[1]]]
    yellow = [team for team in others if CUPS[2002].teams[team].rank == "yellow"]
    strong = [team for team in others if CUPS[2002].teams[team].rank in ("blue", "red", "black")]
    rest = [team for team in others if team not in yellow and team not in strong]
    shares = [grey, *level, *([team, strong.pop(), strong.pop()] for team in yellow)]
    rest += strong
    bag = [team for share in shares for team in share] + rest
    match = Match.begin(GAME, 10, {"cup": 2002}, 1).chance("bag " + " ".join(bag))
    assert match.turn.kind == "lot"
    assert match.view(None).lots == ("1", "2")
    assert match.chance("lot 2 1").view(None).shares == ((0, bag[30]), (2, bag[31]))


def test_rule_2_level_seats_that_all_get_one_go_by_seat_number() -> None:
    teams = ["ARG", "CHI", "FRA", "YUG", "BRA", "PER", "URU", "ROU", "BEL", "USA", "PAR", "MEX", "BOL"]
    match = Match.begin(GAME, 11, {}, 1).chance("bag " + " ".join(teams))
    assert match.turn.kind == "lot", "three yellow holders, two left-over teams"
    teams = ["ARG", "CHI", "FRA", "YUG", "BRA", "PER", "URU", "ROU", "USA", "PAR", "MEX", "BEL", "BOL"]
    match = Match.begin(GAME, 11, {}, 1).chance("bag " + " ".join(teams))
    assert match.turn.kind == "lot", "the grey holder first, then one of two"
    assert match.view(None).lots == ("2", "5")
    match = match.chance("lot 5 2")
    assert match.view(None).shares == ((10, "BEL"), (5, "BOL"))


def test_rule_3_a_draft_goes_in_snake_order_and_best_colour_first() -> None:
    match = Match.begin(GAME, 3, {"cup": 1930, "allocation": "draft"}, 1)
    assert match.turn.kind == "lot"
    match = match.chance("lot 2 0 1")
    seats, ranks = [], []
    assert match.legal() == ["pick URU"]
    assert match.automatic.formality == "pick URU"
    while match.to_act is not None:
        assert match.view(None).draft.upcoming[0] == match.to_act
        seats.append(match.to_act)
        text = match.legal()[-1]
        ranks.append(CUPS[1930].teams[text.split()[1]].rank)
        match = match.act(seats[-1], text)
    assert seats == [2, 0, 1, 1, 0, 2, 2, 0, 1, 1, 0, 2, 2]
    assert ranks == sorted(ranks, key=RANKS.index)
    assert match.turn.kind == "dealer"
    assert match.view(None).shares == ()
    assert GAME.turn_number(match.state) == 0


def test_rule_3_an_impossible_pick_is_explained() -> None:
    match = Match.begin(GAME, 3, {"cup": 1930, "allocation": "draft"}, 1).chance("lot 2 0 1")
    assert refusal(match, "pick ARG").reason == "worldcup-better-first"
    assert str(refusal(match, "pick ARG")) == "ARG is red. Choose a black team while any are left."
    assert refusal(match, "pick GER").reason == "worldcup-no-such-team"
    assert refusal(match.act(2, "pick URU"), "pick URU").reason == "worldcup-team-taken"
    assert refusal(match, "x A").reason == "worldcup-pick-now"
    assert refusal(match, "kick").reason == "worldcup-pick-now"
    assert refusal(match, "claim").reason == "worldcup-pick-now"
    assert refusal(begun(), "pick FRA").reason == "worldcup-card-now"
    with pytest.raises(BadNotation):
        match.act(2, "pick uru")


def test_rule_5_three_cards_each_in_three_laps_from_the_dealers_left() -> None:
    match = Match.begin(GAME, 3, {"cup": 1930}, 1).chance("bag " + " ".join(CUPS[1930].teams))
    match = match.chance("lot " + " ".join(match.view(None).lots)) if match.turn.kind == "lot" else match
    match = match.chance("dealer 1")
    cards = list(CUPS[1930].cards)
    Random(3).shuffle(cards)
    match = match.chance("deck " + " ".join(cards))
    hands = {seat: [held.card for held in match.view(seat).hand] for seat in range(3)}
    assert hands == {2: cards[0:9:3], 0: cards[1:9:3], 1: cards[2:9:3]}
    assert match.to_act == 2, "the seat to the dealer's left starts"
    assert (match.view(0).deck_size, match.view(0).deck_left, match.view(0).run) == (69, 69, 1)
    assert match.view(0).playing == (2, 0, 1)


def test_rule_29_a_given_deck_has_all_cards_and_a_bag_all_teams() -> None:
    match = shared(1930, 3)
    cards = list(CUPS[1930].cards)
    for wrong in (cards[1:], [*cards, "A"], [*cards[1:], "3"], [*cards[1:], "21"]):
        with pytest.raises(IllegalChance):
            match.chance("deck " + " ".join(wrong))
    with pytest.raises(BadNotation):
        match.chance("deck A D Q")
    with pytest.raises(IllegalChance):
        Match.begin(GAME, 3, {}, 1).chance("bag ARG CHI")
    with pytest.raises(IllegalChance):
        Match.begin(GAME, 3, {}, 1).chance("dealer 0")
    for wrong in ("dealer 3", "dealer 12"):
        with pytest.raises(IllegalChance):
            Match.begin(GAME, 3, {}, 1).chance("bag " + " ".join(CUPS[1930].teams)).chance(wrong)


@pytest.mark.parametrize(("cup", "seats"), [(1930, 14), (1930, 16), (1930, 17), (2002, 17), (1930, 1), (2002, 1)])
def test_more_players_than_teams_or_than_sixteen_are_refused(cup: int, seats: int) -> None:
    with pytest.raises(BadSeats):
        Match.begin(GAME, seats, {"cup": cup}, 1)


def test_two_to_thirteen_play_1930_and_two_to_sixteen_2002() -> None:
    for cup, most in ((1930, 13), (2002, 16)):
        for seats in range(2, most + 1):
            match = Match.begin(GAME, seats, {"cup": cup}, seats)
            while match.to_act is None:
                match = match.resolve()
            assert GAME.turn_number(match.state) == 1
            sizes = [len(owned(match, seat)) for seat in range(seats)]
            assert sum(sizes) == len(CUPS[cup].teams)
            assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize(
    "options", [{"cup": 1966}, {"cup": "1930"}, {"passes": 3}, {"allocation": "bags"}, {"dice": 1}]
)
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        Match.begin(GAME, 4, options, 1)


def test_the_lobby_can_say_how_many_turns_a_cup_takes() -> None:
    for cup, least, most in ((1930, 90, 150), (2002, 200, 300)):
        for seats in range(2, CUPS[cup].most_seats + 1):
            assert least <= GAME.length(seats, {"cup": cup, "passes": 2}).turns <= most
    assert GAME.length(6, {"cup": 2002, "passes": 1}).turns == GAME.length(6, {"cup": 2002, "passes": 2}).turns - 69
    small, large = ({"cup": cup, "passes": 2} for cup in (1930, 2002))
    assert 45 <= GAME.length(4, small).minutes <= 60
    assert 120 <= GAME.length(4, large).minutes <= 150
    assert GAME.length(4, {**large, "passes": 1}).minutes < GAME.length(4, large).minutes
