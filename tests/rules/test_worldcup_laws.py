"""The World Cup Game at random: what must hold at every moment, whatever the cup, the options and the seats."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.core.match import Match
from rules.worldcup.cups import CUPS
from rules.worldcup.position import State
from rules.worldcup.rounds import pool
from rules.worldcup.view import View
from tests.rules.worldcup_moments import GAME, played
from tests.sampling import some

CASES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"cup": 1930}) for seats in (2, 3, 5, 9, 13)),
    (4, {"cup": 1930, "modifiers": False, "allocation": "draft"}),
    *((seats, {"cup": 2002}) for seats in (2, 5, 9, 16)),
    (13, {"cup": 2002, "passes": 1, "modifiers": False}),
    (7, {"cup": 2002, "passes": 1, "allocation": "draft"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_cards_are_conserved_and_every_square_has_one_tile_at_most(seats: int, options: dict[str, Any]) -> None:
    cards, turn = Counter(CUPS[options["cup"]].cards), 0
    for match in played(Match.begin(GAME, seats, options, 11), Random(f"{seats}{options}")):
        state = match.state
        if state.turn:
            every_card_is_somewhere(state, cards)
            those_who_play_hold_cards_and_nobody_else_does(state)
            every_square_has_a_tile_that_fits_at_most(state)
            assert turn <= state.turn <= turn + 1
            whoever_acts_is_in_the_cup(match)
            turn = state.turn
    assert match.outcome is not None
    assert sorted(seat for group in match.outcome.ranking for seat in group) == list(range(seats))
    assert match.outcome.reason in ("final", "claim")
    assert (match.outcome.scores, match.outcome.draw) == (None, False)


def every_card_is_somewhere(state: State, cards: Counter[str]) -> None:
    held = Counter(card for hand in state.hands for card in hand)
    assert Counter(pool(state)) + held == cards
    if state.awaits in ("card", "dot", "dots") and state.stage == 0 and state.replay == 0:
        assert held + Counter(state.deck) + Counter(state.discards) == cards


def those_who_play_hold_cards_and_nobody_else_does(state: State) -> None:
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= (3 if seat in state.seats_in else 0)
        assert len(hand) == 3 or seat not in state.seats_in or state.seats >= 9


def every_square_has_a_tile_that_fits_at_most(state: State) -> None:
    for row, squares, biggest in zip(state.rows, state.field.squares, state.field.biggest, strict=True):
        assert len(row) <= squares
        assert all(int(tile) <= biggest for tile in row if tile in "123")


def whoever_acts_is_in_the_cup(match: Match) -> None:
    if match.to_act is not None:
        assert match.to_act in match.state.seats_in
        assert match.state.awaits == "kick" or match.to_act in match.state.playing


def looks(seats: int, options: dict[str, Any]) -> Iterator[tuple[Match, int, View]]:
    """A cup at random: what a seat sees at a tenth of its moments, and at the end."""
    random = Random(f"v{seats}{options}")
    for match in played(Match.begin(GAME, seats, options, 12), random):
        if random.random() < 0.1 or match.outcome is not None:
            viewer = random.randrange(seats)
            yield match, viewer, match.view(viewer)


@pytest.mark.parametrize(("seats", "options"), some(CASES, 4), ids=str)
def test_a_view_agrees_with_itself(seats: int, options: dict[str, Any]) -> None:
    for match, viewer, view in looks(seats, options):
        the_view_tells_what_is_awaited(match, view)
        the_viewer_sees_the_own_hand(match, viewer, view)
        teams_and_decks_are_within_bounds(view, seats)
        rows_are_full_or_empty_as_they_say(view)
        goals_are_tiles_and_dice(view)
        tables_are_in_order(view)
    assert match.outcome is not None
    assert view.bracket[-1].winner or match.outcome.reason == "claim"


def the_view_tells_what_is_awaited(match: Match, view: View) -> None:
    assert (view.phase == "over") == (match.outcome is not None)
    assert view.expects == getattr(match.turn, "kind", None)
    if match.to_act is not None:
        assert view.to_act == match.to_act


def the_viewer_sees_the_own_hand(match: Match, viewer: int, view: View) -> None:
    assert view.viewer == viewer
    assert view.hand_sizes[viewer] == len(view.hand)
    if view.phase == "card" and view.to_act == viewer:
        firsts = set(match.choices(()).tokens) - {"x", "claim"}
        assert {held.card for held in view.hand if held.usable} == firsts
        assert view.playing[0] == viewer


def teams_and_decks_are_within_bounds(view: View, seats: int) -> None:
    assert view.deck_left <= view.deck_size
    assert {team.owner for team in view.teams} <= {None, *range(seats)}


def rows_are_full_or_empty_as_they_say(view: View) -> None:
    for row in (row for shown in view.matches for row in (shown.left, shown.right)):
        assert (row.guard == "empty") == (not row.tiles)
        assert row.full == (len(row.tiles) == row.squares)


def goals_are_tiles_and_dice(view: View) -> None:
    for report in view.reports:
        for result in report.results:
            left, right = result.goals
            assert (left, right) == (result.left.goals + result.dice[0], result.right.goals + result.dice[1])
            assert result.winner or not report.closed or left == right or report.stage == "final"
            assert view.modifiers or result.dice == (0, 0)
        assert view.modifiers or not report.rolls


def tables_are_in_order(view: View) -> None:
    for table in view.tables:
        places = [line.place for line in table.lines]
        assert places == sorted(places)


def test_every_team_that_is_through_has_its_place_in_the_bracket() -> None:
    *_, match = played(Match.begin(GAME, 6, {"cup": 2002}, 3), Random(3))
    view = match.view(None)
    assert [tie.name for tie in view.bracket[:2]] == ["R1", "R2"]
    places = {f"{line.place}{table.group}": line.team for table in view.tables for line in table.lines if line.through}
    assert len(places) == 16
    for tie in view.bracket[:8]:
        assert (tie.left, tie.right) == tuple(places[source] for source in tie.sources)
    known = {tie.name: tie.winner for tie in view.bracket}
    for tie in view.bracket[8:14]:
        assert (tie.left, tie.right) == tuple(known[source] for source in tie.sources)
    assert view.outcome.ranking[0] == (next(team.owner for team in view.teams if team.code == known["F"]),)
