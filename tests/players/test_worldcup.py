"""The coaches of the World Cup Game: they score where a place is at stake, guard their lead, and use no secrets."""

from collections import Counter
from dataclasses import replace

import pytest

from players import answer, default_level, levels, question
from players.thinking import Thinkers
from players.worldcup import LEVELS
from players.worldcup.forecast import dots, match_odds, tiles_to_come
from players.worldcup.outlook import RoundOutlook, beats, shares
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.worldcup.cups import Fixture
from rules.worldcup.pieces import Rank, Stage
from rules.worldcup.position import CARD, State, lay_out
from tests.sampling import some
from tools.strength.arena import contest, pairings

GAME = GAMES["worldcup"]
Case = tuple[int, dict[str, object]]
EVERY_KIND: list[Case] = [
    (2, {}),
    (4, {}),
    (13, {"allocation": "draft"}),
    (3, {"cup": 2002, "passes": 1}),
    (8, {"cup": 2002, "modifiers": False}),
    (16, {"cup": 2002, "allocation": "draft", "passes": 1}),
]


def begun(seats: int = 4, seed: int = 5, **options: object) -> Match:
    """Return a cup just before its first card is played."""
    match = Match.begin(GAME, seats, options, seed)
    while match.state.awaits != CARD:
        match = match.resolve() if isinstance(match.turn, Chance) else match.act(match.to_act, match.legal()[0])
    return match


def put(match: Match, hand: str, rows: dict[str, str] | None = None, deck: int = 1) -> Match:
    """Return the match with this hand for the seat to act, these rows (as the rules write them), and so many cards
    left.
    """
    state: State = match.state
    hands = list(state.hands)
    hands[state.seat] = tuple(hand.split())
    laid = tuple((rows or {}).get(target, "") for target in state.field.targets)
    return replace(match, state=state._replace(hands=tuple(hands), rows=laid, deck=state.deck[:deck]))


def owning(match: Match, *teams: str) -> Match:
    """Return the match with the seat to act owning exactly these teams."""
    state: State = match.state
    other = (state.seat + 1) % state.seats
    owners = tuple(state.seat if team in teams else other for team in state.cup.teams)
    return replace(match, state=state._replace(owners=owners))


def at_final(match: Match, *owned: str) -> Match:
    """Return the match with only the last round left: URU against ARG in 1930, T and then GER against BRA in 2002."""
    state: State = match.state
    pairs = {"F": ("URU", "ARG")} if state.year == 1930 else {"T": ("KOR", "TUR"), "F": ("GER", "BRA")}
    field = lay_out(state.year, tuple(Fixture(name, *pair, "") for name, pair in pairs.items()))
    after = state._replace(stage=Stage.FINAL, field=field, rows=field.empty, alive=frozenset(field.teams))
    return owning(replace(match, state=after), *owned)


def chosen(match: Match, level: str = "normal") -> str:
    return answer(question(match, match.to_act, level))


# What it plays -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_scores_for_its_own_team_in_the_final_with_the_last_card(level: str) -> None:
    match = put(at_final(begun(), "URU"), "1 D A", {"F:URU": "1", "F:ARG": "1"})
    assert chosen(match, level) == "1 F:URU"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_turns_the_goal_that_would_beat_it(level: str) -> None:
    match = put(at_final(begun(), "URU"), "F A D", {"F:URU": "1PD", "F:ARG": "12"})
    assert chosen(match, level) == "F !F:ARG"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_guards_a_lead_while_others_can_still_turn_it(level: str) -> None:
    match = put(at_final(begun(), "URU"), "D D D", {"F:URU": "P1", "F:ARG": "PDDD"}, deck=6)
    assert chosen(match, level) == "D F:URU"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_turns_a_rivals_attack_with_a_defence(level: str) -> None:
    match = put(at_final(begun(modifiers=False), "URU"), "D D D", {"F:URU": "PPD", "F:ARG": "PAA"})
    assert chosen(match, level) == "D !F:ARG"


def test_three_goals_go_to_a_team_that_can_take_three() -> None:
    match = put(owning(begun(), "URU", "PER"), "3 3 3", deck=12)
    assert chosen(match).endswith(":URU")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_discards_a_card_if_every_use_would_help_a_rival(level: str) -> None:
    match = put(at_final(begun(), "URU"), "1 A A", {"F:URU": "PPPP", "F:ARG": "PP"})
    assert chosen(match, level) == "x A"


def test_goals_go_where_a_place_is_at_stake() -> None:
    """Group 2 is decided; in group 4 one goal decides."""
    rows = {"2-1:YUG": "PPP", "2-2:YUG": "PPP", "4-1:USA": "PPP", "4-2:USA": "P", "4-2:PAR": "P", "4-3:PAR": "PPP"}
    match = put(owning(begun(modifiers=False), "YUG", "USA"), "1 1 1", rows)
    assert chosen(match) == "1 4-2:USA"


def test_a_card_with_several_goals_goes_to_its_own_teams() -> None:
    match = put(owning(begun(cup=2002), "FRA", "ESP", "BRA"), "111 111 111", deck=20)
    played = chosen(match).split()
    assert played[0] == "111"
    assert {target.split(":")[1] for target in played[1:]} == {"FRA", "ESP", "BRA"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_in_the_last_round_it_wastes_part_of_a_card_rather_than_help_a_rival(level: str) -> None:
    match = put(at_final(begun(cup=2002), "BRA"), "11 11 11", {"F:GER": "1", "F:BRA": "1"})
    assert chosen(match, level) == "11 F:BRA -"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_claims_a_cup_that_it_cannot_lose(level: str) -> None:
    assert chosen(at_final(begun(), "URU", "ARG"), level) == "claim"


def test_in_the_draft_it_avoids_groups_with_its_own_teams() -> None:
    match = Match.begin(GAME, 3, {"allocation": "draft"}, 2)
    while match.state.awaits != CARD:
        match = match.resolve() if isinstance(match.turn, Chance) else match.act(match.to_act, chosen(match))
    state: State = match.state
    for seat in range(3):
        groups = {team.group for team in state.cup.teams.values() if state.owner(team.code) == seat}
        assert len(groups) >= 3


def test_thinking_ahead_it_keeps_a_foul_rather_than_use_it_for_little() -> None:
    rows = {"2-1:YUG": "PPP", "2-2:YUG": "PPP", "1-6:CHI": "1", "4-1:BEL": "1"}
    match = put(owning(begun(modifiers=False), "YUG", "URU"), "F A D", rows, deck=40)
    assert chosen(match, "hard").split()[0] != "F"


# Its estimates -------------------------------------------------------------------------------------------------------


def test_dots_are_as_likely_as_on_the_dice_and_equal_for_two_of_a_colour() -> None:
    found = dots("black", "grey", True)
    assert sum(chance for _, _, chance in found) == pytest.approx(1)
    assert sum(one * chance for one, _, chance in found) == pytest.approx((2 + 2 + 3 + 1) / 6)
    assert all(one == two for one, two, _ in dots("red", "red", True))
    assert dots("black", "grey", False) == ((0, 0, 1.0),)


def test_no_more_tiles_are_expected_than_there_are_squares() -> None:
    assert tiles_to_come(0, 300) == pytest.approx((0, 0))
    assert tiles_to_come(2, 10_000)[0] == pytest.approx(2)
    assert 0 < tiles_to_come(2, 40)[0] < 0.4


def test_the_chances_of_a_groups_places_add_up() -> None:
    pairs = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    lines = shares(pairs, 4, 3, 2)  # four teams' shares of the first place, then of the second
    assert all(sum(shared[:4]) == pytest.approx(1) == sum(shared[4:]) for shared in zip(*lines, strict=True))
    first = shares(((0, 1), (0, 2), (1, 2)), 3, 2, 1)
    assert [line[0] for line in first] == [1.0, 0.0, 0.0]  # the first team wins both of its matches
    assert [line[13] for line in first] == [1 / 3, 1 / 3, 1 / 3]  # three draws


def test_odds_are_even_between_equals_and_rise_with_a_goal_scored() -> None:
    match = put(begun(), "A A A", deck=20)
    outlook = RoundOutlook(match.view(match.state.seat))
    forecast, side = outlook.forecast(outlook.rows, 19), outlook.ties[0].sides[0]
    wins, level, losses = forecast.odds(side, side, "", "")
    assert wins == pytest.approx(losses)
    assert wins + level + losses == pytest.approx(1)
    assert forecast.odds(side, side, "1", "")[0] > wins


@pytest.mark.parametrize("modifiers", [True, False])
@pytest.mark.parametrize("rank", ["black", "blue", "yellow"])
@pytest.mark.parametrize("row", ["A", "AA", "1A", "DA"])
def test_turning_an_attack_never_helps_the_team_that_made_it(row: str, rank: Rank, modifiers: bool) -> None:
    for wanted, exposure in ((20, 1), (40, 4), (120, 5), (200, 4)):
        before = match_odds(rank, "green", row, "", wanted, exposure, modifiers)
        after = match_odds(rank, "green", row[:-1] + "a", "", wanted, exposure, modifiers)
        assert after[0] - after[2] <= before[0] - before[2]


def test_with_no_turn_to_come_the_dice_alone_decide() -> None:
    wins, level, losses = match_odds("black", "grey", "1", "1", 0, 0, modifiers=False)
    assert level == pytest.approx(1, abs=0.01)
    assert wins == losses < 0.01
    wins, level, losses = match_odds("black", "grey", "1", "1", 0, 0, modifiers=True)
    assert wins > 0.3 > losses


def test_a_win_of_its_own_team_is_worth_more_than_a_draw_and_a_draw_more_than_a_loss() -> None:
    match = owning(begun(), "URU")
    outlook = RoundOutlook(match.view(match.state.seat))
    odds = outlook.odds(outlook.rows, outlook.board.ahead)
    names = [tie.name for tie in outlook.ties]
    found = outlook.stakes(odds, {"URU"})[names.index("3-3")]  # URU against ROU
    assert found.left > found.level > found.right


def test_what_a_result_is_worth_is_what_it_changes_in_the_chance_to_win_the_cup() -> None:
    match = owning(begun(cup=2002, seats=6), "BRA", "ENG", "KOR")
    outlook = RoundOutlook(match.view(match.state.seat))
    mine = {"BRA", "ENG", "KOR"}
    odds = outlook.odds(outlook.rows, outlook.board.ahead)
    now, stakes = outlook.chance(odds, mine), outlook.stakes(odds, mine)
    assert 0.05 < now < 0.3
    for number in (0, 14, 21, 40):
        better = [*odds[:number], (0.5, 0.3, 0.2), *odds[number + 1 :]]
        gained = stakes[number].worth((0.5, 0.3, 0.2)) - stakes[number].worth(odds[number])
        assert outlook.chance(better, mine) - now == pytest.approx(gained, abs=2e-3)


def test_the_chances_of_all_teams_to_win_the_cup_add_up() -> None:
    for match in (begun(), begun(cup=2002), at_final(begun(cup=2002), "BRA"), at_final(begun(), "URU")):
        outlook = RoundOutlook(match.view(match.state.seat))
        odds = outlook.odds(outlook.rows, outlook.board.ahead)
        assert sum(outlook.bracket.champions(outlook.places(odds)).values()) == pytest.approx(1)
    assert beats("black", "grey") > beats("red", "grey") > 0.5 == beats("blue", "blue")


# Legal and reproducible ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "seats", "options"),
    some([(level, *kind) for kind in EVERY_KIND for level in LEVELS], 1),
    ids=str,
)
def test_every_choice_is_legal_and_reproducible(level: str, seats: int, options: dict[str, object]) -> None:
    match = Match.begin(GAME, seats, options, seats)
    while match.outcome is None:
        if isinstance(match.turn, Chance):
            match = match.resolve()
            continue
        # The one that thinks takes every fifth choice, so that the test doesn't take long.
        asked = question(match, match.to_act, level if level != "hard" or len(match.log) % 5 == 0 else "easy")
        text = answer(asked)
        assert text in asked.legal or not asked.whole
        if len(match.log) % 9 == 0:
            assert answer(question(match, match.to_act, asked.level)) == text
        match = match.act(match.to_act, text)  # refuses anything illegal


def test_every_card_is_considered_though_there_are_thousands_of_plays() -> None:
    match = put(begun(cup=2002), "111 11 3", deck=30)
    asked = question(match, match.to_act, "normal")
    kinds = Counter(text.split()[0] for text in asked.legal)
    assert not asked.whole
    assert set(kinds) == {"111", "11", "3", "x"}
    assert kinds["3"] == 96  # every row
    assert all(100 < kinds[card] <= 250 for card in ("111", "11"))
    assert list(asked.legal) == sorted(set(asked.legal))
    assert all(GAME.is_legal(match.state, GAME.notation.read_action(text)) for text in asked.legal)
    assert question(match, match.to_act, "normal") == asked


def test_with_few_rows_or_simple_cards_the_list_of_plays_is_complete() -> None:
    for match in (put(begun(cup=2002), "1 D A"), put(at_final(begun(cup=2002), "BRA"), "111 21 11")):
        asked = question(match, match.to_act, "normal")
        assert asked.whole
        assert list(asked.legal) == match.legal()


async def test_a_play_not_on_the_list_is_accepted_only_if_the_list_is_incomplete() -> None:
    match = put(owning(begun(cup=2002), "FRA", "ESP", "BRA"), "111 111 111", deck=20)
    asked = question(match, match.to_act, "normal")
    assert answer(asked) not in asked.legal
    assert GAME.is_legal(match.state, GAME.notation.read_action(answer(asked)))
    async with Thinkers() as thinkers:
        assert await thinkers.answer(asked) == answer(asked)
        assert await thinkers.answer(replace(asked, whole=True)) in asked.legal


@pytest.mark.parametrize("level", some(LEVELS, 1))
def test_hidden_information_does_not_change_a_choice(level: str) -> None:
    match = begun(seats=5, cup=2002)
    for number in range(60):
        if isinstance(match.turn, Chance):
            match = match.resolve()
            continue
        if level == "hard" and number % 6:  # the one that thinks takes every sixth choice
            match = match.act(match.to_act, chosen(match, "easy"))
            continue
        state: State = match.state
        others = [card for seat, hand in enumerate(state.hands) if seat != state.seat for card in hand]
        hidden = sorted([*others, *state.deck])
        hands = []
        for seat, hand in enumerate(state.hands):
            hands.append(hand if seat == state.seat else tuple(hidden.pop() for _ in hand))
        twin = replace(match, state=state._replace(hands=tuple(hands), deck=tuple(hidden)), seed=99)
        assert (twin.state.hands, twin.state.deck) != (state.hands, state.deck)
        assert question(twin, state.seat, level) == question(match, state.seat, level)
        action = chosen(match, level)
        assert chosen(twin, level) == action
        match = match.act(state.seat, action)


# Strength ------------------------------------------------------------------------------------------------------------


@pytest.mark.proof
def test_normal_wins_most_cups_against_three_random_ones() -> None:
    games = pairings("worldcup", "normal", "random", games=12, seed=2, options={}, seats=4, alone=True)
    assert sum(game.result == "win" for game in contest(games, jobs=1)) >= 9


@pytest.mark.proof
def test_easy_wins_more_cups_than_chance_would() -> None:
    games = pairings("worldcup", "easy", "random", games=12, seed=2, options={}, seats=4, alone=True)
    assert sum(game.result == "win" for game in contest(games, jobs=1)) >= 5


def test_there_are_four_levels() -> None:
    assert levels("worldcup") == ("random", "easy", "normal", "hard")
    assert default_level("worldcup") == "normal"
