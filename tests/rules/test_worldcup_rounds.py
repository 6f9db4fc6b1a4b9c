"""From round to round in the World Cup Game: decks, nine and more, replays, shoot-outs, claims and the end."""

from collections import Counter
from typing import Any

import pytest

from rules.core.errors import IllegalChance
from rules.core.match import Match
from rules.worldcup.cups import CUPS
from rules.worldcup.rounds import pool, unused
from tests.rules.worldcup_moments import begun, last_card, refusal, with_rows, with_state


def discard(match: Match) -> Match:
    """The seat to act throws its first card away."""
    return match.act(match.awaited[0], "x " + match.state.hands[match.awaited[0]][0])


def ended(match: Match) -> Match:
    """The match after the last card of the round was drawn (turns without drawing taken too)."""
    match = discard(last_card(match))
    while match.awaited and match.state.extra:
        match = discard(match)
    return match


def winning(match: Match, *targets: str) -> Match:
    """The round ended, with a goal for each of these."""
    return ended(with_rows(match, dict.fromkeys(targets, "1")))


def groups_of_1930(match: Match, *level: str) -> Match:
    """The group round ended: ARG, YUG, URU, USA win their groups, but that the groups named are level at the top."""
    rows = {"1-2:ARG": "1", "1-5:ARG": "1", "1-6:ARG": "1"} if "1" not in level else {"1-1:MEX": "1"}
    if "1" in level:  # Chile and Argentina on five points each, in the rest nothing
        rows = {"1-2:ARG": "1", "1-5:ARG": "1", "1-3:CHI": "1", "1-4:CHI": "1"}
    for group, team, other in (("2", "YUG", "BRA"), ("3", "URU", "ROU"), ("4", "USA", "PAR")):
        mine = [one for one in CUPS[1930].fixtures if one.group == group and team in (one.left, one.right)]
        for fixture in mine:
            if group in level and other in (fixture.left, fixture.right):
                continue
            rows[f"{fixture.name}:{team}"] = "1"
        if group in level:
            third = next(
                one
                for one in CUPS[1930].fixtures
                if one.group == group and other in (one.left, one.right) and team not in (one.left, one.right)
            )
            rows[f"{third.name}:{other}"] = "1"
    return winning_rows(match, rows)


def winning_rows(match: Match, rows: dict[str, str]) -> Match:
    return ended(with_rows(match, rows))


def dealt(match: Match) -> Match:
    """The deck (and the refill) of the next round drawn."""
    while not match.awaited and match.turn.kind in ("deck", "refill"):
        match = match.draw()
    return match


def old(seats: int = 4, *level: str) -> Match:
    return dealt(groups_of_1930(begun(1930, seats, modifiers=False), *level))


def sixteen(seats: int = 4, **options: Any) -> Match:
    """The round of sixteen of 2002 with its deck to come; the first two of each group's sheet are through."""
    match = with_state(begun(2002, seats, modifiers=False, **options), run=2)
    rows = {}
    for teams in CUPS[2002].groups.values():
        for fixture in CUPS[2002].fixtures:
            for team, rivals in ((teams[0], teams[1:]), (teams[1], teams[2:])):
                if team in (fixture.left, fixture.right) and set(rivals) & {fixture.left, fixture.right}:
                    rows[f"{fixture.name}:{team}"] = "1"
    return winning_rows(match, rows)


def knocked(match: Match, *winners: str) -> Match:
    """The knock-out round ended, these winning and in all other matches the left side."""
    rows = {}
    for fixture in match.state.field.fixtures:
        team = fixture.right if fixture.right in winners else fixture.left
        rows[f"{fixture.name}:{team}"] = "1"
    return winning_rows(match, rows)


def last_four(seats: int = 4) -> Match:
    """T and F of 2002 with their deck; in every match before the left side has won."""
    match = dealt(sixteen(seats))
    for _ in range(3):
        match = dealt(knocked(match))
    return match


def test_rule_15_a_round_ends_at_once_when_its_last_card_is_drawn() -> None:
    match = discard(last_card(begun(1930, 4)))
    assert match.turn.kind == "dots"
    assert match.view(None).deck_left == 0


def test_rule_15_in_2002_the_deck_is_gone_through_twice_and_the_tiles_stay() -> None:
    match = with_rows(begun(2002, 4), {"A1:FRA": "1"})
    left = Counter(match.state.deck)
    hands = Counter(card for hand in match.state.hands for card in hand)
    match = with_state(match, deck=match.state.deck[:1], discards=match.state.deck[1:])
    first = match.state.hands[0][0]
    match = discard(match)
    assert match.turn.kind == "deck"
    drawn = match.draw()
    assert Counter(drawn.log[-1].split()[1:]) == left + Counter([first]) - Counter([drawn.state.hands[0][-1]])
    assert sum(hands.values()) + len(drawn.state.deck) == 87
    view = drawn.view(None)
    assert (view.run, view.runs, view.deck_left, view.deck_size, view.discards) == (2, 2, 75, 75, ())
    assert view.matches[0].left.tiles == ("1",)
    assert drawn.awaited == (1,), "the next seat goes on"
    assert discard(last_card(drawn)).turn.kind == "dots"


def test_rule_15_with_one_pass_the_deck_is_gone_through_once() -> None:
    assert discard(last_card(begun(2002, 4, passes=1))).turn.kind == "dots"
    assert begun(1930, 4, passes=1).view(None).runs == begun(1930, 4).view(None).runs == 1


def test_rule_16_with_nine_seats_everybody_has_one_more_turn_without_drawing() -> None:
    match = last_card(begun(1930, 9))
    match = discard(match)
    assert match.awaited == (1,), "left of the last drawer"
    seats = []
    while match.awaited:
        assert match.view(None).extra == 9 - len(seats)
        assert not match.view(None).last.drew or not seats
        seats.append(match.awaited[0])
        match = discard(match)
    assert seats == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    assert match.view(None).hand_sizes == (2,) * 9
    assert match.turn.kind == "dots"


def test_rule_16_with_nine_seats_in_2002_the_extra_turn_comes_after_the_second_run() -> None:
    match = discard(last_card(begun(2002, 9)))
    assert match.turn.kind == "deck"
    match = discard(last_card(match.draw()))
    assert match.view(None).extra == 9
    match = discard(last_card(begun(2002, 8)))
    assert discard(last_card(match.draw())).turn.kind == "dots"


def test_rule_16_a_penalty_in_an_extra_turn_has_its_die_and_no_draw() -> None:
    match = discard(last_card(begun(1930, 9, [["A", "D", "3"], ["P", "D", "A"]])))
    match = match.act(1, "P 1-1:FRA").chance("dot red")
    assert match.view(None).hand_sizes[1] == 2
    assert match.view(None).last.drew is False
    assert match.awaited == (2,)


def test_rule_16_refills_go_round_from_the_left_of_the_last_drawer_to_all_still_in() -> None:
    match = groups_of_1930(begun(1930, 9, modifiers=False))
    owners = sorted({match.state.owner(team) for team in ("ARG", "YUG", "URU", "USA")})
    assert match.state.seats_in == frozenset(owners)
    assert match.turn.kind == "deck"
    match = match.draw()
    assert (len(match.log[-1].split()) - 1, match.turn.kind) == (12, "refill")
    order = [seat for seat in (*range(1, 9), 0) if seat in owners]
    spare = list(unused(match.state))[: len(owners)]
    for wrong in (spare[1:], [*spare, "A"], ["3"] * len(owners)):
        with pytest.raises(IllegalChance):
            match.chance("refill " + " ".join(wrong))
    then = match.chance("refill " + " ".join(spare))
    assert [then.state.hands[seat][-1] for seat in order] == spare
    assert then.view(order[0]).hand[-1].new
    assert {then.view(None).hand_sizes[seat] for seat in owners} == {3}
    assert then.view(None).log[-1] == f"refill {len(owners)}"
    assert then.awaited == (order[0],)


def test_rule_16_without_cards_left_there_is_no_refill_and_the_seats_are_served_later() -> None:
    match = begun(1930, 13, modifiers=False)
    match = ended(match)
    assert match.view(None).replay == 1, "all level: fifteen matches are replayed"
    assert match.state.seats_in == frozenset(range(13))
    assert len(pool(match.state)) == 78 - 26
    match = match.draw()
    assert len(match.log[-1].split()) - 1 == 52, "what there is, where six a match is more"
    assert match.awaited, "nothing is left to deal"
    match = groups_of_1930_in_replay(match)
    assert match.turn.kind == "deck"
    assert match.draw().turn.kind == "refill", "who was left short is served before the next round"


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
    assert refusal(match, f"{match.state.hands[match.awaited[0]][0]} 2-1:YUG").reason in (
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
    assert match.awaited == (min(playing),)
    seats = set()
    while match.awaited:
        seats.add(match.awaited[0])
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


def test_rule_23_who_has_no_team_left_is_out_and_the_hand_goes_back_unseen() -> None:
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


def test_rule_25_a_level_semi_final_of_1930_is_replayed_alone_with_six_cards() -> None:
    match = winning(old(), "S1:ARG")
    report = match.view(None).reports[-1]
    assert (report.through, report.again, report.out) == (("ARG",), ("URU", "YUG"), ("USA",))
    match = dealt(match)
    view = match.view(None)
    assert (view.stage, view.replay, view.deck_size, [shown.name for shown in view.matches]) == ("semis", 1, 6, ["S2"])
    match = winning(match, "S2:YUG")
    assert match.view(None).bracket[-1].right == "YUG"
    assert match.view(None).bracket[1].replays == 1


def test_rule_25_both_level_are_replayed_together_and_after_twenty_times_lots_decide() -> None:
    match = dealt(ended(old()))
    assert (match.view(None).deck_size, match.view(None).replay) == (12, 1)
    match = ended(with_state(match, replay=20))
    assert match.view(None).lots == ("ARG", "USA")
    match = match.chance("lot USA ARG")
    assert match.view(None).lots == ("YUG", "URU")
    match = match.chance("lot URU YUG")
    tie = match.view(None).bracket[-1]
    assert (tie.left, tie.right, match.view(None).replay) == ("USA", "URU", 0)
    assert match.view(None).bracket[0].lot


def test_rule_25_a_level_final_is_replayed_with_eight_cards_and_drawn_for_in_the_end() -> None:
    match = dealt(knocked(old()))
    match = dealt(ended(match))
    view = match.view(None)
    assert (view.stage, view.replay, view.deck_size) == ("final", 1, 8)
    match = ended(with_state(match, replay=20))
    assert match.view(None).lots == ("ARG", "URU")
    match = match.chance("lot URU ARG")
    assert match.outcome.reason == "final"
    assert match.outcome.winners == (match.state.owner("URU"),)


def kicks(match: Match, *colours: str) -> Match:
    for colour in colours:
        match = match.act(match.awaited[0], "kick").chance(f"dot {colour}")
    return match


def test_rule_26_a_level_match_goes_to_a_shoot_out_the_left_side_first_five_each() -> None:
    match = dealt(sixteen())
    rows = {f"{one.name}:{one.left}": "1" for one in match.state.field.fixtures if one.name != "R2"}
    match = winning_rows(match, rows)
    left, right = match.state.owner("FRA"), match.state.owner("NGA")
    assert (match.view(None).phase, match.view(None).shootout.match) == ("kick", "R2")
    seats = []
    for number in range(10):
        seats.append(match.awaited[0])
        assert match.legal() == ["kick"]
        assert match.view(None).shootout.side == number % 2
        match = match.act(match.awaited[0], "kick")
        assert match.turn.kind == "dot"
        assert match.view(None).phase == "kick"
        match = match.chance("dot red" if number % 2 == 0 else "dot black")
    assert seats == [left, right] * 5, "all five are taken, however it stands"
    result = next(one for one in match.view(None).reports[-1].results if one.name == "R2")
    assert (result.goals, result.kicked, result.winner) == ((0, 0), (5, 0), "FRA")
    assert match.view(None).bracket[1].kicked == (5, 0)
    assert match.turn.kind == "deck"


def test_rule_26_then_pairs_until_one_scores_and_the_other_misses() -> None:
    match = dealt(sixteen())
    rows = {f"{one.name}:{one.left}": "1" for one in match.state.field.fixtures if one.name != "R2"}
    match = kicks(winning_rows(match, rows), *["blue", "green"] * 5)
    assert match.view(None).shootout.sudden
    match = kicks(match, "black", "black", "red", "red", "black")
    assert match.view(None).shootout.side == 1, "the other side has its kick"
    match = kicks(match, "blue")
    assert next(one for one in match.view(None).reports[-1].results if one.name == "R2").winner == "NGA"


def test_rule_26_shoot_outs_come_in_the_order_of_the_list() -> None:
    match = ended(dealt(sixteen()))
    order = []
    while match.awaited:
        order.append(match.view(None).shootout.match)
        match = kicks(match, *["red", "black"] * 5)
    assert order == ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"]
    match = ended(dealt(match))
    order = []
    while match.awaited:
        order.append(match.view(None).shootout.match)
        match = kicks(match, *["red", "black"] * 5)
    assert order == ["W", "X", "Y", "Z"]


def test_rule_26_third_place_is_kicked_for_before_the_final_and_not_once_the_final_is_decided() -> None:
    match = last_four()
    (third, final) = match.state.field.fixtures
    assert (third.name, final.name) == ("T", "F")
    both = ended(match)
    assert (both.view(None).shootout.match, both.view(None).shootout.waiting) == ("T", ("F",))
    both = kicks(both, *["red", "black"] * 5)
    assert both.view(None).shootout.match == "F"
    both = kicks(both, *["black", "red"] * 5)
    assert both.outcome.winners == (both.state.owner(final.right),)
    decided = winning(match, f"F:{final.left}")
    assert decided.outcome is not None
    assert decided.outcome.winners == (decided.state.owner(final.left),)
    level = winning(match, f"T:{third.left}")
    assert level.view(None).shootout.match == "F"


def test_rule_26_the_dice_come_first() -> None:
    match = ended(with_state(dealt(sixteen()), modifiers=True))
    assert match.turn.kind == "dots"
    assert match.chance(
        "dots green green blue blue".replace("green green blue blue", "black black black black")
    ).awaited


def holding(match: Match, seat: int, *cards: str) -> Match:
    hands = tuple(cards if other == seat else hand for other, hand in enumerate(match.state.hands))
    return with_state(match, hands=hands, seat=seat)


def test_rule_27_in_the_last_round_cards_are_for_own_matches_only() -> None:
    match = last_four(16)
    third, final = match.state.field.fixtures
    owners = {team: match.state.owner(team) for one in (third, final) for team in (one.left, one.right)}
    assert len(set(owners.values())) == 4
    assert match.state.playing == set(owners.values())
    mine = holding(match, owners[third.left], "A", "F", "21")
    mine = with_rows(mine, {f"F:{final.left}": "1", f"T:{third.right}": "1"})
    assert set(mine.choices(("A",)).tokens) == {f"T:{third.left}", f"T:{third.right}"}
    assert mine.choices(("F",)).tokens == (f"!T:{third.right}",)
    assert refusal(mine, f"A F:{final.left}").reason == "worldcup-not-your-match"
    assert refusal(mine, f"F !F:{final.left}").reason == "worldcup-not-your-match"
    assert [shown.usable for shown in mine.view(owners[third.left]).matches] == [True, False]
    assert [shown.usable for shown in mine.view(None).matches] == [False, False]


def test_rule_27_cards_with_several_goals_may_be_used_in_part() -> None:
    match = last_four(16)
    final = match.state.field.fixtures[1]
    left, right = f"F:{final.left}", f"F:{final.right}"
    match = holding(match, match.state.owner(final.left), "21", "11", "111")
    legal = match.legal()
    wanted = {
        f"21 {left} -",
        f"21 {right} -",
        f"21 - {left}",
        f"21 - {right}",
        f"21 {left} {right}",
        f"21 {right} {left}",
    }
    assert {text for text in legal if text.startswith("21 ")} == wanted
    assert {text for text in legal if text.startswith("11 ")} == {f"11 {left} -", f"11 {right} -", f"11 {left} {right}"}
    assert {text for text in legal if text.startswith("111 ")} == {
        f"111 {left} - -",
        f"111 {right} - -",
        f"111 {left} {right} -",
    }
    assert legal == sorted(legal)
    seat = match.awaited[0]
    assert match.act(seat, f"21 - {right}").state.rows[3] == "1"
    assert match.act(seat, f"21 {right} -").state.rows[3] == "2"
    assert match.act(seat, f"111 {left} {right} -").state.rows[2:] == ("1", "1")
    for text, reason in (
        ("21 - -", "all-unused"),
        ("11 - -", "all-unused"),
        (f"11 - {left}", "unused-last"),
        (f"111 {left} - {right}", "unused-last"),
        (f"111 {right} {left} -", "wrong-order"),
        (f"11 {left} {left}", "same-nation"),
    ):
        assert refusal(match, text).reason == f"worldcup-{reason}", text


def test_rule_27_an_owner_in_both_matches_writes_third_place_first() -> None:
    match = last_four(16)
    third, final = match.state.field.fixtures
    seat = match.state.owner(final.left)
    owners = list(match.state.owners)
    owners[CUPS[2002].numbers[third.left]] = seat
    match = holding(with_state(match, owners=tuple(owners)), seat, "111", "11", "A")
    legal = match.legal()
    assert f"111 T:{third.left} F:{final.left} -" in legal
    assert f"111 T:{third.left} T:{third.right} F:{final.left}" in legal
    assert f"11 F:{final.left} T:{third.left}" not in legal
    assert legal == sorted(set(legal))


def test_rule_27_in_1930_the_final_knows_no_dashes() -> None:
    match = dealt(knocked(old()))
    assert not any("-" in text.split()[1:] for text in match.legal())
    assert set(match.state.playing) == {match.state.owner("ARG"), match.state.owner("URU")}


def test_rule_28_the_owner_of_the_winner_wins_and_the_loser_of_the_final_is_second() -> None:
    match = knocked(last_four(16))
    ranking = match.outcome.ranking
    final = match.view(None).bracket[-1]
    assert ranking[0] == (match.state.owner(final.winner),)
    assert ranking[1] == (match.state.owner(final.right),)
    third = match.view(None).bracket[-2]
    assert ranking[2] == tuple(sorted(match.state.owner(team) for team in (third.left, third.right)))
    assert [len(group) for group in ranking] == [1, 1, 2, 4, 8]
    assert (match.outcome.reason, match.outcome.draw, match.outcome.scores) == ("final", False, None)


def test_rule_28_who_owns_both_finalists_may_claim_or_play_on() -> None:
    match = last_four(16)
    final = match.state.field.fixtures[1]
    seat, other = match.state.owner(final.left), match.state.owner(final.right)
    owners = tuple(seat if owner == other else owner for owner in match.state.owners)
    match = with_state(
        match, owners=owners, playing=match.state.playing - {other}, seats_in=match.state.seats_in - {other}
    )
    thirds = match.state.playing - {seat}
    elsewhere = with_state(match, seat=min(thirds))
    assert "claim" not in elsewhere.legal()
    assert refusal(elsewhere, "claim").reason == "worldcup-not-won-yet"
    match = with_state(match, seat=seat)
    assert "claim" in match.legal()
    assert match.view(seat).may_claim
    assert match.view(None).claimants == (seat,)
    won = match.act(seat, "claim")
    assert (won.outcome.reason, won.outcome.winners) == ("claim", (seat,))
    assert won.outcome.ranking[1] == tuple(sorted(thirds)), "nobody is second by right"
    played = knocked(match)
    assert (played.outcome.reason, played.outcome.winners) == ("final", (seat,))
    assert played.outcome.ranking[1] == tuple(sorted(thirds))
    kick = with_state(ended(match), seat=seat)
    assert kick.awaited == (seat,)
    assert kick.legal() == ["claim", "kick"]


def test_rule_28_the_only_one_left_may_claim_from_the_round_on_in_which_that_is_so() -> None:
    match = begun(1930, 2, modifiers=False)
    owners = tuple(0 if team in ("ARG", "YUG", "URU", "USA", "CHI", "FRA") else 1 for team in CUPS[1930].teams)
    match = with_state(match, owners=owners)
    assert "claim" not in match.legal()
    match = dealt(groups_of_1930(match))
    assert match.awaited == (0,)
    assert "claim" in match.legal()
    assert match.act(0, "claim").outcome.ranking == ((0,), (1,))
    assert dealt(discard(match)).awaited == (0,), "or plays on alone"
