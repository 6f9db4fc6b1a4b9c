"""A game that people follow round by round: the end of each round is reported once, whoever played it."""

from random import Random

import pytest

from rules.table.entries import Played
from rules.table.requests import AskUndo, ComputerPlay, EndByModerator, Play
from rules.table.shows import Show
from rules.table.table import EndedTable, Running
from tests.rules.worldcup_moments import some_action
from tests.table.evening import ANNA, BEN, CLEO, JOINED, Evening, running


def cup(*people: int, computers: int = 0, cup: int = 1930) -> Evening:
    options = {"cup": cup, "passes": 1}
    return running(*people, game="worldcup", options=options, terms=JOINED, computers=("random",) * computers)


def played(evening: Evening, random: Random, *, claims: bool = False) -> Show | None:
    """Play one turn and return what it shows."""
    table = evening.table
    seat = table.awaited[0]
    text, person = some_action(table.match, random, claims=claims), table.seats[seat].played_by
    if person is None:
        return evening.show(ComputerPlay(seat, text, table.position), None)
    return evening.show(Play(person, text), person)


def closed(evening: Evening) -> int:
    """How many rounds are over."""
    return sum(report.closed for report in evening.table.match.view(None).reports)


@pytest.mark.parametrize(("people", "computers", "seed"), [((ANNA, BEN), 0, 1), ((ANNA,), 3, 2), ((ANNA,), 3, 4)])
def test_each_round_is_reported_once_even_between_computers_turns(
    people: tuple[int, ...], computers: int, seed: int
) -> None:
    evening, random, told, quiet = cup(*people, computers=computers), Random(seed), [], 0
    while isinstance(evening.table, Running):
        before = closed(evening)
        show = played(evening, random)
        finished = show.finished if show is not None else 0
        assert finished == (closed(evening) if closed(evening) > before else 0)
        told += [finished] if finished else []
        quiet += show is None
    assert told == list(range(1, closed(evening) + 1))
    assert len(told) >= 3
    assert (quiet > 0) == (computers > 0)


def test_a_claim_ends_the_game_in_the_middle_of_a_round() -> None:
    for seed in range(20):
        evening, random = cup(ANNA, BEN), Random(seed)
        while isinstance(evening.table, Running):
            match = evening.table.match
            if match.view(match.to_act).may_claim:
                person, before = evening.table.awaited_persons[0], closed(evening)
                show = evening.show(Play(person, "claim"), person)
                assert show is not None
                assert (show.finished, closed(evening)) == (0, before)
                assert isinstance(evening.table, EndedTable)
                return
            played(evening, random)
    raise AssertionError("nobody could claim in twenty cups")


def test_nobody_can_undo_past_the_end_of_a_round() -> None:
    evening, random = cup(ANNA, BEN), Random(3)
    while evening.table.chapter == 1:
        played(evening, random)
    last = next(entry for entry, _ in reversed(evening.journal) if isinstance(entry, Played))
    assert evening.refused(AskUndo(last.person or 0)) == "undo-chance"
    assert evening.table.chapter == 2


def test_an_interrupted_match_is_not_reported_as_over() -> None:
    evening = running(ANNA, BEN, game="throws", terms=JOINED)
    evening.play("throw")
    show = evening.show(EndByModerator(CLEO), CLEO)
    assert isinstance(evening.table, EndedTable)
    assert show is not None
    assert show.finished == 0
