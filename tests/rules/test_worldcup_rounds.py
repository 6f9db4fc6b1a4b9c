"""From round to round in the World Cup Game: decks, nine and more, replays (rules 15, 16, 20, 23 and 24)."""

from collections import Counter

import pytest

from rules.core.errors import IllegalChance
from rules.core.match import Match
from rules.worldcup.rounds import cards_left, pool
from tests.rules.worldcup_moments import begun, last_card, refusal, with_rows, with_state
from tests.rules.worldcup_stages import (
    dealt,
    discard,
    ended,
    groups_of_1930,
    knocked,
    old,
    sixteen,
    winning,
    winning_rows,
)


def test_rule_15_a_round_ends_at_once_when_its_last_card_is_drawn() -> None:
    match = discard(last_card(begun(1930, 4)))
    assert match.turn.kind == "dots"
    assert match.view(None).deck_left == 0


def test_rule_15_in_2002_the_deck_is_played_twice_and_the_tiles_stay() -> None:
    match = with_rows(begun(2002, 4), {"A1:FRA": "1"})
    left = Counter(match.state.deck)
    hands = Counter(card for hand in match.state.hands for card in hand)
    match = with_state(match, deck=match.state.deck[:1], discards=match.state.deck[1:])
    first = match.state.hands[0][0]
    match = discard(match)
    assert match.turn.kind == "deck"
    drawn = match.resolve()
    assert Counter(drawn.log[-1].split()[1:]) == left + Counter([first]) - Counter([drawn.state.hands[0][-1]])
    assert sum(hands.values()) + len(drawn.state.deck) == 87
    view = drawn.view(None)
    assert (view.run, view.runs, view.deck_left, view.deck_size, view.discards) == (2, 2, 75, 75, ())
    assert view.matches[0].left.tiles == ("1",)
    assert drawn.to_act == 1, "the next seat goes on"
    assert discard(last_card(drawn)).turn.kind == "dots"


def test_rule_15_with_passes_at_one_the_deck_is_played_once() -> None:
    assert discard(last_card(begun(2002, 4, passes=1))).turn.kind == "dots"
    assert begun(1930, 4, passes=1).view(None).runs == begun(1930, 4).view(None).runs == 1


def test_rule_16_with_nine_seats_everybody_has_one_more_turn_without_drawing() -> None:
    match = last_card(begun(1930, 9))
    match = discard(match)
    assert match.to_act == 1, "left of the last drawer"
    seats = []
    while match.to_act is not None:
        assert match.view(None).extra == 9 - len(seats)
        assert not match.view(None).last.drew or not seats
        seats.append(match.to_act)
        match = discard(match)
    assert seats == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    assert match.view(None).hand_sizes == (2,) * 9
    assert match.turn.kind == "dots"


def test_rule_16_with_nine_seats_in_2002_the_extra_turn_comes_after_the_second_run() -> None:
    match = discard(last_card(begun(2002, 9)))
    assert match.turn.kind == "deck"
    match = discard(last_card(match.resolve()))
    assert match.view(None).extra == 9
    match = discard(last_card(begun(2002, 8)))
    assert discard(last_card(match.resolve())).turn.kind == "dots"


def test_rule_16_a_penalty_in_an_extra_turn_has_its_die_and_no_draw() -> None:
    match = discard(last_card(begun(1930, 9, [["A", "D", "3"], ["P", "D", "A"]])))
    match = match.act(1, "P 1-1:FRA").chance("dot red")
    assert match.view(None).hand_sizes[1] == 2
    assert match.view(None).last.drew is False
    assert match.to_act == 2


def test_rule_16_refills_go_round_from_the_left_of_the_last_drawer_to_all_still_in() -> None:
    match = groups_of_1930(begun(1930, 9, modifiers=False))
    owners = sorted({match.state.owner(team) for team in ("ARG", "YUG", "URU", "USA")})
    assert match.state.seats_in == frozenset(owners)
    assert match.turn.kind == "deck"
    match = match.resolve()
    assert (len(match.log[-1].split()) - 1, match.turn.kind) == (12, "refill")
    order = [seat for seat in (*range(1, 9), 0) if seat in owners]
    spare = list(cards_left(match.state))[: len(owners)]
    for wrong in (spare[1:], [*spare, "A"], ["3"] * len(owners)):
        with pytest.raises(IllegalChance):
            match.chance("refill " + " ".join(wrong))
    then = match.chance("refill " + " ".join(spare))
    assert [then.state.hands[seat][-1] for seat in order] == spare
    assert then.view(order[0]).hand[-1].new
    assert {then.view(None).hand_sizes[seat] for seat in owners} == {3}
    assert then.view(None).log[-1] == f"refill {len(owners)}"
    assert then.to_act == order[0]


def test_rule_16_without_cards_left_there_is_no_refill_and_the_seats_are_served_later() -> None:
    match = begun(1930, 13, modifiers=False)
    match = ended(match)
    assert match.view(None).replay == 1, "all level: fifteen matches are replayed"
    assert match.state.seats_in == frozenset(range(13))
    assert len(pool(match.state)) == 78 - 26
    match = match.resolve()
    assert len(match.log[-1].split()) - 1 == 52, "what there is, where six a match is more"
    assert match.to_act is not None, "nothing is left to deal"
    match = groups_of_1930_in_replay(match)
    assert match.turn.kind == "deck"
    assert match.resolve().turn.kind == "refill", "who was left short is served before the next round"


def groups_of_1930_in_replay(match: Match) -> Match:
    rows = {}
    for team in ("ARG", "YUG", "URU", "USA"):
        for fixture in match.state.field.fixtures:
            if team in (fixture.left, fixture.right):
                rows[f"{fixture.name}:{team}"] = "1"
    return winning_rows(match, rows)


def test_rule_20_level_teams_replay_all_groups_together_with_six_cards_a_match() -> None:
    match = groups_of_1930(begun(1930, 4, modifiers=False), "1", "3")
    report = match.view(None).reports[0]
    assert (report.through, report.again) == (("YUG", "USA"), ("ARG", "CHI", "URU", "ROU"))
    assert set(report.out) == {"FRA", "MEX", "BRA", "BOL", "PER", "PAR", "BEL"}
    assert match.turn.kind == "deck"
    match = dealt(match)
    assert match.view(None).deck_size == 12
    assert [shown.name for shown in match.view(None).matches] == ["1-6", "3-3"]
    assert all(not row.tiles for shown in match.view(None).matches for row in (shown.left, shown.right))
    assert match.state.playing == {match.state.owner(team) for team in ("ARG", "CHI", "URU", "ROU")}
    assert (match.view(None).stage, match.view(None).replay) == ("groups", 1)
    assert refusal(match, f"{match.state.hands[match.to_act][0]} 2-1:YUG").reason in (
        "worldcup-no-match-here",
        "worldcup-not-held",
    )
    match = winning(match, "3-3:ROU")
    report = match.view(None).reports[-1]
    assert (report.replay, report.through, report.again, report.out) == (1, ("ROU",), ("ARG", "CHI"), ("URU",))
    assert match.view(None).replay == 2
    match = winning(dealt(match), "1-6:CHI")
    assert match.view(None).reports[-1].through == ("CHI",)
    assert [(tie.left, tie.right) for tie in match.view(None).bracket[:2]] == [("CHI", "USA"), ("ROU", "YUG")]
    assert (match.view(None).stage, match.view(None).replay) == ("semis", 0)


def test_rule_20_three_level_teams_replay_their_three_matches_and_only_the_level_top_goes_on() -> None:
    match = dealt(ended(with_rows(old_but_for_group_2(), {})))
    assert [shown.name for shown in match.view(None).matches] == ["2-1", "2-2", "2-3"]
    assert match.view(None).deck_size == 18
    # Yugoslavia and Brazil both beat Bolivia and draw.
    match = winning(match, "2-2:YUG", "2-3:BRA")
    report = match.view(None).reports[-1]
    assert (report.through, report.again, report.out) == ((), ("YUG", "BRA"), ("BOL",))
    assert [line.place for line in report.tables[0].lines] == [1, 1, 3]
    assert [shown.name for shown in dealt(match).view(None).matches] == ["2-1"]


def old_but_for_group_2() -> Match:
    match = begun(1930, 4, modifiers=False)
    return with_rows(
        match,
        dict.fromkeys(["1-2:ARG", "1-5:ARG", "1-6:ARG", "3-2:URU", "3-3:URU", "4-1:USA", "4-2:USA"], "1"),
    )


def test_rule_20_only_owners_of_teams_in_a_replay_play_from_the_left_of_the_last_drawer() -> None:
    match = groups_of_1930(begun(1930, 13, modifiers=False), "3")
    assert match.state.seats_in == {match.state.owner(team) for team in ("ARG", "YUG", "URU", "ROU", "USA")}
    match = dealt(match)
    playing = {match.state.owner("URU"), match.state.owner("ROU")}
    assert match.state.playing == playing
    assert match.to_act == min(playing)
    seats = set()
    while match.to_act is not None:
        seats.add(match.to_act)
        match = discard(match)
    assert seats == playing


def test_rule_20_after_twenty_replays_a_lot_decides_each_open_tie_in_group_order() -> None:
    match = with_state(old(4, "1", "3"), replay=20)
    match = ended(match)
    assert (match.turn.kind, match.view(None).lots) == ("lot", ("ARG", "CHI"))
    match = match.chance("lot CHI ARG")
    assert match.view(None).lots == ("URU", "ROU")
    match = match.chance("lot URU ROU")
    assert [(tie.left, tie.right) for tie in match.view(None).bracket[:2]] == [("CHI", "USA"), ("URU", "YUG")]
    assert [(line.team, line.through) for line in match.view(None).tables[0].lines][:2] == [
        ("CHI", True),
        ("ARG", False),
    ]
    match = with_state(old(4, "1"), replay=19)
    assert ended(match).turn.kind == "deck"


def test_rule_23_a_player_without_a_team_is_out_and_their_hand_goes_back_unseen() -> None:
    match = groups_of_1930(begun(1930, 13, modifiers=False))
    out = set(range(13)) - match.state.seats_in
    assert len(out) == 9
    assert all(match.view(None).hand_sizes[seat] == 0 for seat in out)
    assert match.view(min(out)).hand == ()
    assert set(match.view(None).reports[-1].leaving) == out
    assert len(pool(match.state)) == 78 - 4 * 2


def test_rule_24_decks_of_1930_are_12_and_8() -> None:
    match = old()
    assert match.view(None).deck_size == 12
    match = dealt(knocked(match))
    assert (match.view(None).stage, match.view(None).deck_size) == ("final", 8)
    assert [(shown.name, shown.left.team, shown.right.team) for shown in match.view(None).matches] == [
        ("F", "ARG", "URU")
    ]


def test_rule_24_decks_of_2002_are_half_a_quarter_12_and_12() -> None:
    match = sixteen(5)
    sizes = []
    for _ in range(4):
        cards = len(pool(match.state))
        match = dealt(match)
        sizes.append((match.view(None).stage, match.view(None).deck_size, cards))
        match = knocked(match)
    assert [stage for stage, _, _ in sizes] == ["sixteen", "quarters", "semis", "final"]
    assert [size for _, size, _ in sizes] == [sizes[0][2] // 2, sizes[1][2] // 4, 12, 12]
    assert match.outcome is not None


def test_rule_24_a_given_deck_is_any_part_of_the_right_size() -> None:
    match = groups_of_1930(begun(1930, 4, modifiers=False))
    cards = list(pool(match.state))
    match.chance("deck " + " ".join(cards[-12:]))
    for wrong in (cards[:11], cards[:13], [*cards[:11], "21"], ["3"] * 12):
        with pytest.raises(IllegalChance):
            match.chance("deck " + " ".join(wrong))
