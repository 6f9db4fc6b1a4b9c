"""The later rounds of the World Cup Game: replays, shoot-outs, the last round, claims and the end (rules 25 to 28)."""

from rules.core.match import Match
from rules.worldcup.cups import CUPS
from tests.rules.worldcup_moments import begun, refusal, with_rows, with_state
from tests.rules.worldcup_stages import (
    dealt,
    discard,
    ended,
    groups_of_1930,
    knocked,
    last_four,
    old,
    sixteen,
    winning,
    winning_rows,
)


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
        match = match.act(match.to_act, "kick").chance(f"dot {colour}")
    return match


def test_rule_26_a_level_match_goes_to_a_shoot_out_the_left_side_first_five_each() -> None:
    match = dealt(sixteen())
    rows = {f"{one.name}:{one.left}": "1" for one in match.state.field.fixtures if one.name != "R2"}
    match = winning_rows(match, rows)
    left, right = match.state.owner("FRA"), match.state.owner("NGA")
    assert (match.view(None).phase, match.view(None).shootout.match) == ("kick", "R2")
    seats = []
    for number in range(10):
        seats.append(match.to_act)
        assert match.legal() == ["kick"]
        assert match.view(None).shootout.side == number % 2
        match = match.act(match.to_act, "kick")
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


def test_rule_26_shoot_outs_are_held_in_the_order_of_the_matches() -> None:
    match = ended(dealt(sixteen()))
    order = []
    while match.to_act is not None:
        order.append(match.view(None).shootout.match)
        match = kicks(match, *["red", "black"] * 5)
    assert order == ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"]
    match = ended(dealt(match))
    order = []
    while match.to_act is not None:
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
    assert match.chance("dots black black black black").to_act is not None


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
    seat = match.to_act
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


def test_rule_27_in_1930_no_card_of_the_final_may_have_dashes() -> None:
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


def test_rule_28_the_owner_of_both_finalists_may_claim_or_play_on() -> None:
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
    assert kick.to_act == seat
    assert kick.legal() == ["claim", "kick"]


def test_rule_28_the_only_player_left_may_claim_as_soon_as_that_is_so() -> None:
    match = begun(1930, 2, modifiers=False)
    owners = tuple(0 if team in ("ARG", "YUG", "URU", "USA", "CHI", "FRA") else 1 for team in CUPS[1930].teams)
    match = with_state(match, owners=owners)
    assert "claim" not in match.legal()
    match = dealt(groups_of_1930(match))
    assert match.to_act == 0
    assert "claim" in match.legal()
    assert match.act(0, "claim").outcome.ranking == ((0,), (1,))
    assert dealt(discard(match)).to_act == 0, "or plays on alone"
