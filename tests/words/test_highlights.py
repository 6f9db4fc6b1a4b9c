"""What marks turns in replays: threats and saves in Mundialito, leads and shoot-outs in the World Cup, late matches."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from rules.core.history import history
from rules.core.match import Match
from rules.mundialito import GAME
from rules.mundialito.pieces import LAST_ROW, row_of
from rules.mundialito.position import BALL, State
from tests.rules.boards import state
from tests.shelf import SHELVES
from words import speech
from words.games import highlight, landmark

say = speech("en")


def turns(key: str) -> Iterator[tuple[Match, Match]]:
    """The moments before and after the turns of random games."""
    for walk in SHELVES[key].usual:
        whole = history(walk.moments)
        yield from pairwise(list(whole.moments(whole.stops(by_turn=True))))


def can_score(position: State, seat: int) -> bool:
    """Whether a seat could score with two actions if it were its turn, found by trying all."""
    first = position._replace(seat=seat, left=2)
    for action in GAME.legal(first):
        second = GAME.apply(first, action)
        if _scored(second, seat):
            return True
        goes_on = second.outcome is None and second.seat == seat and second.left == 1
        if goes_on and any(_scored(GAME.apply(second, other), seat) for other in GAME.legal(second)):
            return True
    return False


def _scored(position: State, seat: int) -> bool:
    """Whether a seat's ball lies on its last row."""
    return row_of(position.cells.find(BALL + seat)) == LAST_ROW[seat]


def test_a_threat_and_a_save_are_marked_where_a_goal_becomes_possible_and_impossible() -> None:
    told = 0
    for before, after in turns("mundialito"):
        seat = before.to_act
        mark = highlight("mundialito", before.view(None), after.view(None), say)
        if seat is None or after.outcome is not None or before.view(None).phase != "play":
            continue
        if mark or told < 40:
            threat = can_score(after.state, seat) and not can_score(before.state, seat)
            save = can_score(before.state, 1 - seat) and not can_score(after.state, 1 - seat)
            assert ("threatens" in mark) == (threat and not save)
            assert ("stops" in mark) == save
            told += 1
    assert told > 40


def test_a_push_that_takes_a_pyramid_off_the_balls_way_is_named() -> None:
    position = state(
        """
        .. .. .. .. .. G1
        .. .. .. .. B1 ..
        .. .. .. .. G3 ..
        .. .. Go .. .. ..
        .. .. .. .. .. Bo
        B3 .. .. .. .. ..
        """
    )
    pushes = [text for text in map(GAME.notation.write, GAME.legal(position)) if "x" in text]
    marks = []
    for text in pushes:
        after = GAME.apply(GAME.apply(position, GAME.notation.read_action(text)), GAME.notation.read_action("end"))
        marks.append(highlight("mundialito", GAME.view(position, None), GAME.view(after, None), say))
    assert marks == [say("mundialito-highlight-threat", seat=0, how="push")]


def marks(key: str) -> list[str]:
    """What marks the turns of random games."""
    return [highlight(key, before.view(None), after.view(None), say) for before, after in turns(key)]


def test_leads_and_shoot_outs_of_the_world_cup_are_marked_and_not_every_kick() -> None:
    told = marks("worldcup")
    assert any("take the lead" in one for one in told)
    assert sum("🥅" in one for one in told) <= sum(1 for before, _ in turns("worldcup") if before.view(None).shootout)


def test_a_lead_is_taken_by_the_team_that_has_more_goals_afterwards() -> None:
    for before, after in turns("worldcup"):
        mark = highlight("worldcup", before.view(None), after.view(None), say)
        if "the lead" not in mark:
            continue
        last: Any = after.view(None).last
        old = {match.name: match for match in before.view(None).matches}
        for stood in last.stood:
            match, (left, right) = old[stood.match], stood.halves
            halves = [2 * row.goals + row.half for row in (match.left, match.right)]
            name = say(f"nation-{(match.left if left > right else match.right).team.lower()}")
            if name in mark:
                assert (halves[0] - halves[1]) * (left - right) <= 0


def test_not_every_match_of_the_dice_cup_is_one_to_go_to() -> None:
    found = [landmark("dicecup", before.view(None), after.view(None)) for before, after in turns("dicecup")]
    assert 0 < sum(found) < len(found) / 2


def test_a_ride_is_marked_sooner_where_there_are_few_colours() -> None:
    riders = {}
    for before, after in turns("hedgehog"):
        view = after.view(None)
        if "🐎" in highlight("hedgehog", before.view(None), view, say):
            count = max(len(move.carried) for move in view.done or view.recent[-1].moves)
            few = len(view.colours) <= 5
            riders[few] = min(count, riders.get(few, count))
            alone = replace(view, recent=(), done=())
            assert not highlight("hedgehog", alone, alone, say)
    assert riders[True] == 2
    assert riders.get(False, 4) >= 4
