"""The World Cup Game at random: what must hold at every moment, whatever the cup, the options and the seats."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.core.match import Match
from rules.worldcup.cups import CUPS
from rules.worldcup.rounds import pool
from tests.rules.worldcup_moments import GAME, played

CASES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"cup": 1930}) for seats in (2, 3, 5, 9, 13)),
    (4, {"cup": 1930, "modifiers": False, "allocation": "draft"}),
    *((seats, {"cup": 2002}) for seats in (2, 5, 9, 16)),
    (13, {"cup": 2002, "passes": 1, "modifiers": False}),
    (7, {"cup": 2002, "passes": 1, "allocation": "draft"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_cards_are_conserved_and_every_square_has_one_tile_at_most(seats: int, options: dict[str, Any]) -> None:
    cards = Counter(CUPS[options["cup"]].cards)
    turn = 0
    for match in played(Match.begin(GAME, seats, options, 11), Random(f"{seats}{options}")):
        state = match.state
        if not state.turn:
            continue
        held = Counter(card for hand in state.hands for card in hand)
        assert Counter(pool(state)) + held == cards
        if state.awaits in ("card", "dot", "dots") and state.stage == 0 and state.replay == 0:
            assert held + Counter(state.deck) + Counter(state.discards) == cards
        assert all(len(hand) <= 3 for hand in state.hands)
        if seats < 9:
            assert all(len(state.hands[seat]) == 3 for seat in state.seats_in)
        assert all(not state.hands[seat] for seat in range(seats) if seat not in state.seats_in)
        assert all(len(row) <= squares for row, squares in zip(state.rows, state.field.squares, strict=True))
        for row, biggest in zip(state.rows, state.field.biggest, strict=True):
            assert all(int(tile) <= biggest for tile in row if tile in "123")
            assert not {"1", "2", "3"} & set(row) or biggest
        assert turn <= state.turn <= turn + 1
        turn = state.turn
        if match.to_act is not None:
            assert match.to_act in state.seats_in
            assert state.awaits == "kick" or match.to_act in state.playing
    assert match.outcome is not None
    ranked = [seat for group in match.outcome.ranking for seat in group]
    assert sorted(ranked) == list(range(seats))
    assert match.outcome.reason in ("final", "claim")
    assert match.outcome.scores is None
    assert not match.outcome.draw


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_a_view_agrees_with_itself(seats: int, options: dict[str, Any]) -> None:
    random = Random(f"v{seats}{options}")
    for match in played(Match.begin(GAME, seats, options, 12), random):
        if random.random() > 0.1 and match.outcome is None:
            continue
        viewer = random.randrange(seats)
        view = match.view(viewer)
        assert view.viewer == viewer
        assert (view.phase == "over") == (match.outcome is not None)
        assert view.expects == getattr(match.turn, "kind", None)
        if match.to_act is not None:
            assert view.to_act == match.to_act
        assert view.hand_sizes[viewer] == len(view.hand)
        assert view.deck_left <= view.deck_size
        assert {team.owner for team in view.teams} <= {None, *range(seats)}
        if view.phase == "card" and view.to_act == viewer:
            firsts = set(match.choices(()).tokens) - {"x", "claim"}
            assert {held.card for held in view.hand if held.usable} == firsts
            assert view.playing[0] == viewer
        for shown in view.matches:
            for row in (shown.left, shown.right):
                assert (row.guard == "empty") == (not row.tiles)
                assert row.full == (len(row.tiles) == row.squares)
        for report in view.reports:
            for result in report.results:
                left, right = result.goals
                assert left - result.dice[0] == result.left.goals
                assert right - result.dice[1] == result.right.goals
                assert result.winner or not report.closed or left == right or report.stage == "final"
            if not view.modifiers:
                assert not report.rolls
                assert all(result.dice == (0, 0) for result in report.results)
        for table in view.tables:
            assert [line.place for line in table.lines] == sorted(line.place for line in table.lines)
    assert view.bracket[-1].winner or match.outcome.reason == "claim"


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
