"""The eleven cards of the World Cup Game: where each may be used, what it does, and why it may not (rules 6 to 14)."""

from itertools import combinations

import pytest

from rules.core.errors import BadNotation, IllegalAction, IllegalChance
from rules.core.match import Match
from rules.worldcup.cups import CUPS
from tests.rules.worldcup_moments import begun, refusal, row, with_rows

CUP = CUPS[2002]


def holding(*cards: str) -> Match:
    """2002 with four seats; seat 0 is to act and holds these cards."""
    return begun(2002, 4, [cards])


def after(text: str, rows: dict[str, str] | None = None) -> Match:
    """The match after a play by a seat that holds the card."""
    card = text.split()[0] if text[0] != "x" else text.split()[1]
    others = [other for other in ("A", "D", "1") if other != card][:2]
    return with_rows(holding(card, *others), rows or {}).act(0, text)


def test_rule_6_one_card_is_played_and_discarded_and_the_top_card_drawn() -> None:
    match = holding("A", "D", "3")
    top = match.state.deck[0]
    then = match.act(0, "3 A1:SEN")
    assert [held.card for held in then.view(0).hand] == ["A", "D", top]
    assert [held.new for held in then.view(0).hand] == [False, False, True]
    assert then.view(None).discards == ("3",)
    assert then.view(None).deck_left == match.view(None).deck_left - 1
    assert then.to_act == 1


def test_rule_6_any_card_may_be_discarded_face_up() -> None:
    match = holding("A", "D", "3")
    assert {"x 3", "x A", "x D"} <= set(match.legal())
    then = match.act(0, "x 3")
    assert then.state.rows == match.state.rows
    done = then.view(1).last
    assert (done.card, done.discarded, done.targets, done.changes, done.drew) == ("3", True, (), (), True)


def test_rule_6_a_card_without_a_legal_use_can_only_be_discarded() -> None:
    match = holding("F", "O", "A")
    assert [(held.card, held.usable) for held in match.view(0).hand] == [("F", False), ("O", False), ("A", True)]
    assert match.choices(()).tokens == ("A", "x")
    assert match.choices(("F",)).tokens == ()
    assert match.choices(("x",)).tokens == ("A", "F", "O")


def test_rule_7_a_target_is_any_team_in_any_match_of_the_round() -> None:
    match = holding("A", "A", "A")
    assert len(match.choices(("A",)).tokens) == 96
    assert match.choices(("A",)).tokens[:3] == ("A1:FRA", "A1:SEN", "A2:DEN")


@pytest.mark.parametrize("card", ["A", "D", "1", "2", "3", "P"])
def test_rule_7_a_full_row_takes_nothing_more_and_says_so(card: str) -> None:
    match = with_rows(holding(card, "A", "D"), {"A1:FRA": "111"})
    assert f"{card} A1:FRA" not in match.legal()
    refused = refusal(match, f"{card} A1:FRA")
    assert refused.reason == "worldcup-row-full"
    assert str(refused) == "FRA's row in A1 is full: all 3 squares are taken."


@pytest.mark.parametrize(
    ("team", "match", "squares"),
    [("BRA", "C1", 4), ("TUR", "C1", 4), ("SEN", "A1", 3), ("DEN", "A2", 3), ("SVN", "B2", 2), ("CHN", "C2", 2)],
)
def test_rule_7_a_row_has_the_squares_of_its_colour(team: str, match: str, squares: int) -> None:
    target = f"{match}:{team}"
    assert f"A {target}" in with_rows(holding("A", "D", "3"), {target: "A" * (squares - 1)}).legal()
    assert f"A {target}" not in with_rows(holding("A", "D", "3"), {target: "A" * squares}).legal()


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("3 C1:BRA", "3"),
        ("3 C1:TUR", "3"),
        ("3 A1:SEN", "3"),
        ("3 A1:FRA", "2"),
        ("3 B2:SVN", "1"),
        ("3 C2:CHN", "1"),
        ("2 C1:BRA", "2"),
        ("2 A1:SEN", "2"),
        ("2 A1:FRA", "2"),
        ("2 B2:SVN", "1"),
        ("2 C2:CHN", "1"),
        ("1 C1:BRA", "1"),
        ("1 C2:CHN", "1"),
        ("A A1:FRA", "A"),
        ("D A1:FRA", "D"),
    ],
)
def test_rule_9_a_goal_is_as_big_as_the_card_and_the_colour_allow(text: str, tiles: str) -> None:
    assert row(after(text), text.split()[1]) == tiles


def test_rule_7_tiles_go_outward_from_the_name() -> None:
    match = after("1 C1:BRA", {"C1:BRA": "A3"})
    assert row(match, "C1:BRA") == "A31"
    shown = match.view(0).matches[12]
    assert (shown.name, shown.left.team, shown.left.tiles) == ("C1", "BRA", ("A", "3", "1"))
    assert (shown.left.goals, shown.left.half, shown.left.guard, shown.left.full) == (4, True, "open", False)


def test_rule_10_two_and_one_go_to_different_nations_the_two_first() -> None:
    match = after("21 A1:FRA B2:SVN")
    assert (row(match, "A1:FRA"), row(match, "B2:SVN")) == ("2", "1")
    assert [(change.team, change.after) for change in match.view(1).last.changes] == [("FRA", "2"), ("SVN", "1")]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("21 B2:SVN A1:FRA", "too-weak-for-two"),
        ("21 C2:CHN A1:FRA", "too-weak-for-two"),
        ("21 A1:FRA A3:FRA", "same-nation"),
        ("21 A1:FRA -", "no-part"),
        ("21 - A1:FRA", "no-part"),
        ("21 A1:FRA R1:GER", "no-match-here"),
        ("21 A1:FRA A2:SEN", "not-in-match"),
    ],
)
def test_rule_10_what_two_and_one_cannot_do_is_explained(text: str, reason: str) -> None:
    assert refusal(holding("21", "A", "D"), text).reason == f"worldcup-{reason}"


def test_rule_10_the_two_sides_of_a_match_are_different_nations() -> None:
    assert row(after("21 A1:SEN A1:FRA"), "A1:SEN") == "2"
    assert row(after("11 A1:FRA A1:SEN"), "A1:SEN") == "1"


def test_rule_10_ones_go_to_different_nations_in_match_order() -> None:
    match = after("111 A1:FRA B2:ESP C1:BRA")
    assert [row(match, target) for target in ("A1:FRA", "B2:ESP", "C1:BRA")] == ["1", "1", "1"]
    match = holding("111", "11", "A")
    assert refusal(match, "111 A1:SEN A1:FRA C1:BRA").reason == "worldcup-wrong-order"
    assert refusal(match, "11 B2:ESP A1:FRA").reason == "worldcup-wrong-order"
    assert refusal(match, "11 A1:FRA A3:FRA").reason == "worldcup-same-nation"
    assert refusal(match, "111 A1:FRA A3:FRA C1:BRA").reason == "worldcup-same-nation"
    assert refusal(match, "11 A1:FRA -").reason == "worldcup-no-part"
    assert "A2:DEN" in match.choices(("11", "A2:URU")).tokens, "the left side first, whatever its name"
    assert "A2:URU" not in match.choices(("11", "A2:DEN")).tokens


def test_rule_8_each_choice_of_ones_has_one_notation() -> None:
    match = holding("111", "11", "21")
    field = match.state.field
    rows = range(len(field.teams))
    pairs = [pair for pair in combinations(rows, 2) if len({field.teams[one] for one in pair}) == 2]
    found = [text for text in match.legal() if text.startswith("11 ")]
    assert sorted(found) == sorted("11 " + " ".join(field.targets[one] for one in pair) for pair in pairs)
    threes = [text for text in match.legal() if text.startswith("111 ")]
    wanted = sum(len({field.teams[one] for one in three}) == 3 for three in combinations(rows, 3))
    assert len(threes) == len(set(threes)) == wanted
    assert 130_000 < wanted < 140_000
    assert match.legal(5) == sorted(match.legal())[:5]


def test_rule_10_without_room_for_all_its_goals_a_card_has_no_use() -> None:
    match = holding("111", "11", "21")
    full = dict.fromkeys(match.state.field.targets, "DDDD")
    for target in match.state.field.targets:
        full[target] = "D" * match.state.field.squares[match.state.field.row(target)]
    two = {**full, "A1:FRA": "", "A3:FRA": "", "B2:SVN": ""}
    match = with_rows(match, two)
    assert match.choices(()).tokens == ("11", "21", "x"), "two nations have room"
    assert match.choices(("11",)).tokens == ("A1:FRA", "A3:FRA")
    assert match.choices(("21",)).tokens == ("A1:FRA", "A3:FRA")
    assert match.choices(("21", "A1:FRA")).tokens == ("B2:SVN",)
    assert refusal(match, "111 A1:FRA B2:SVN C1:BRA").reason == "worldcup-row-full"
    match = with_rows(match, {**full, "A1:FRA": "", "A3:FRA": ""})
    assert match.choices(()).tokens == ("x",)


@pytest.mark.parametrize(("card", "turns"), [("D", "A"), ("F", "123"), ("O", "123A")])
@pytest.mark.parametrize("tile", list("123ADPqrsa"))
def test_rules_11_and_12_what_each_card_turns(card: str, turns: str, tile: str) -> None:
    match = with_rows(holding(card, "A", "1"), {"C1:BRA": "1" + tile})
    assert (f"{card} !C1:BRA" in match.legal()) == (tile in turns)
    kinds = {"D": "protected-defence", "P": "protected-penalty"} | dict.fromkeys("qrsa", "protected-turned")
    kinds |= {"A": "foul-on-attack"} if card == "F" else dict.fromkeys("123", "defence-on-goal")
    if tile not in turns:
        assert refusal(match, f"{card} !C1:BRA").reason == f"worldcup-{kinds[tile]}"


def test_rule_11_an_empty_row_has_nothing_to_turn() -> None:
    assert str(refusal(holding("F", "A", "D"), "F !A1:FRA")) == "FRA's row in A1 is still empty."


@pytest.mark.parametrize(
    ("text", "before", "then"),
    [
        ("D !C1:BRA", "1A", "1a"),
        ("O !C1:BRA", "1A", "1a"),
        ("O !C1:BRA", "A", "a"),
        ("F !C1:BRA", "A1", "Aq"),
        ("F !C1:BRA", "2", "r1"),
        ("F !C1:BRA", "3", "s2"),
        ("O !C1:BRA", "A3", "As2"),
        ("F !C1:BRA", "s2", "sr1"),
        ("F !C1:BRA", "sr1", "srq"),
        ("F !C1:BRA", "AAA3", "AAA2"),
        ("O !C1:BRA", "AAA2", "AAA1"),
        ("F !C1:BRA", "AAA1", "AAAq"),
        ("O !C1:BRA", "AAAA", "AAAa"),
        ("F !A1:FRA", "D2", "Dr1"),
        ("F !A1:FRA", "DD2", "DD1"),
    ],
)
def test_rule_13_a_turned_goal_leaves_one_less(text: str, before: str, then: str) -> None:
    target = text.split("!")[1]
    match = after(text, {target: before})
    assert row(match, target) == then


def test_rule_13_a_turned_tile_is_shown_with_the_one_that_it_leaves() -> None:
    changes = after("F !C1:BRA", {"C1:BRA": "A3"}).view(None).last.changes
    assert [(change.square, change.deed, change.before, change.after) for change in changes] == [
        (1, "turned", "3", "x3"),
        (2, "placed", None, "2"),
    ]
    changes = after("F !C1:BRA", {"C1:BRA": "AAA3"}).view(None).last.changes
    assert [(change.square, change.deed, change.before, change.after) for change in changes] == [
        (3, "replaced", "3", "2")
    ]


def test_rule_11_own_teams_may_be_turned_and_others_helped() -> None:
    match = with_rows(holding("F", "1", "A"), {"A1:FRA": "1"})
    assert match.state.owner("FRA") == 0
    assert "F !A1:FRA" in match.legal()
    assert "1 H1:JPN" in match.legal()
    assert match.state.owner("JPN") != 0


@pytest.mark.parametrize(("colour", "tiles"), [("black", "A"), ("red", "AP"), ("blue", "AP"), ("green", "AP")])
def test_rule_14_a_penalty_scores_unless_the_die_is_black(colour: str, tiles: str) -> None:
    match = with_rows(holding("P", "A", "D"), {"C1:BRA": "A"}).act(0, "P C1:BRA")
    assert match.turn.kind == "dot"
    view = match.view(0)
    assert (view.phase, view.target, view.to_act) == ("penalty", "C1:BRA", 0)
    assert view.discards == (), "the die first, then the discard and the draw"
    match = match.chance(f"dot {colour}")
    assert row(match, "C1:BRA") == tiles
    assert match.view(0).discards == ("P",)
    assert match.view(0).last.dot == colour
    assert match.to_act == 1


def test_rule_14_only_faces_of_the_first_white_die_can_come() -> None:
    match = holding("P", "A", "D").act(0, "P C1:BRA")
    for colour in ("yellow", "grey"):
        with pytest.raises(IllegalChance):
            match.chance(f"dot {colour}")
    with pytest.raises(BadNotation):
        match.chance("dot pink")


def test_rule_14_a_row_with_a_penalty_outermost_is_safe_until_more_is_laid() -> None:
    match = with_rows(holding("F", "O", "A"), {"C1:BRA": "3P"})
    assert match.choices(("F",)).tokens == ()
    assert match.view(None).matches[12].left.guard == "safe"
    match = with_rows(holding("F", "O", "A"), {"C1:BRA": "3P1"})
    assert match.choices(("F",)).tokens == ("!C1:BRA",)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A",
        "A A1",
        "A A1:fra",
        "a A1:FRA",
        " A A1:FRA",
        "A A1:FRA ",
        "A  A1:FRA",
        "A !A1:FRA",
        "1 !A1:FRA",
        "F A1:FRA",
        "O A1:FRA",
        "P !A1:FRA",
        "3 A1:FRA B2:ESP",
        "11 A1:FRA",
        "21 A1:FRA",
        "111 A1:FRA B2:ESP",
        "x",
        "x Q",
        "x A D",
        "x a",
        "pick",
        "pick fra",
        "kick it",
        "claim now",
        "A -",
        "11 A1:FRA !B2:ESP",
        "4 A1:FRA",
        "A A1:FRAN",
        "A A1-FRA",
        "A\tA1:FRA",
    ],
)
def test_text_that_is_no_notation_is_refused_as_such(text: str) -> None:
    with pytest.raises(BadNotation):
        holding("A", "F", "3").act(0, text)


@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        ("4 A1:FRA", "no-such-card", "There's no card 4. The cards are 1, 2, 3, 11, 21, 111, A, D, F, O and P."),
        ("a z9", "no-team", "Z9 names no team. Write a colon and the team after it, such as Z9:FRA."),
        ("A A1 FRA", "no-team", "A1 names no team. Write a colon and the team after it, such as A1:FRA."),
        ("F 3-3", "no-team", "3-3 names no team. Write a colon and the team after it, such as 3-3:URU."),
        ("A A1:", "no-team", "A1 names no team. Write a colon and the team after it, such as A1:FRA."),
        ("A FRA", "no-match", "FRA names no match. Write the match and a colon before it, such as A1:FRA or 1-1:FRA."),
        ("A :FRA", "no-match", "FRA names no match. Write the match and a colon before it, such as A1:FRA or 1-1:FRA."),
        ("F A1:FRA", "turns-only", "The card F turns a tile. Put ! before the match: F !A1:FRA."),
        ("1 !A1:FRA", "lays-only", "The card 1 lays a tile. Leave out the !: 1 A1:FRA."),
        ("1 A1:FRA B2:ESP", "one-tile", "The card 1 is for one tile: write one match and one team, such as A1:FRA."),
        (
            "111 A1:FRA B2:ESP",
            "several-tiles",
            "The card 111 is for 3 tiles: write a match and a team for each, such as A1:FRA.",
        ),
    ],
)
def test_an_unreadable_play_is_refused_with_what_is_wrong_with_it(text: str, reason: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        holding("A", "F", "3").act(0, text)
    assert (refused.value.reason, refused.value.sentence) == (f"worldcup-{reason}", sentence)


@pytest.mark.parametrize("text", ["", "A", "hello there", "pick fra", "dot red", "A A1:FRA\n", "11 A1:FRA !B2:ESP"])
def test_any_other_text_is_refused_with_what_can_be_written(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        holding("A", "F", "3").act(0, text)
    assert refused.value.reason == "worldcup-notation"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("A A9:FRA", "no-match-here"),
        ("A A1:XXX", "no-such-team"),
        ("A R1:GER", "no-match-here"),
        ("A 1-1:FRA", "no-match-here"),
        ("A A1:ARG", "not-in-match"),
        ("2 A1:FRA", "not-held"),
        ("x 2", "not-held"),
        ("kick", "card-now"),
        ("pick FRA", "card-now"),
        ("claim", "not-won-yet"),
        ("F !A1:ARG", "not-in-match"),
    ],
)
def test_an_action_that_is_impossible_now_is_refused_with_the_reason(text: str, reason: str) -> None:
    match = holding("A", "F", "3")
    with pytest.raises(IllegalAction):
        match.act(0, text)
    assert refusal(match, text).reason == f"worldcup-{reason}"


def test_a_card_that_isnt_held_is_refused_with_the_ones_that_are() -> None:
    assert str(refusal(holding("A", "F", "A"), "2 A1:FRA")) == "You don't hold the card 2. You hold A, F."
    assert str(refusal(holding("A", "F", "3"), "x 2")) == "You don't hold the card 2. You hold A, F, 3."


def test_a_view_tells_what_happened_since_the_viewers_last_turn() -> None:
    match = begun(2002, 4, [["A", "D", "3"], ["1", "2", "A"], ["F", "D", "A"], ["P", "D", "A"]])
    match = match.act(0, "3 A1:SEN").act(1, "1 A1:FRA").act(2, "F !A1:SEN").act(3, "x D")
    assert [(done.seat, done.card) for done in match.view(0).done] == [(1, "1"), (2, "F"), (3, "D")]
    assert [(done.seat, done.card) for done in match.view(2).done] == [(3, "D")]
    assert [(done.seat, done.card) for done in match.view(None).done] == [(0, "3"), (1, "1"), (2, "F"), (3, "D")]
    assert [shown.name for shown in match.view(0).matches if shown.touched] == ["A1"]
    assert not any(shown.touched for shown in match.view(2).matches)
