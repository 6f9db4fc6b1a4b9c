"""A table's phases: each has only what makes sense in it, and allows only what belongs there."""

from itertools import product

import pytest

from rules.table import entries
from rules.table.errors import TableRefusal, needs_begun, needs_ended, needs_lobby, needs_running
from rules.table.fold import fold
from rules.table.requests import AskRematch, Cancel, EndByModerator, Join, NoteRematch, Play, Resign
from rules.table.table import Begun, Closed, EndedTable, Finished, Lobby, Running
from tests.table.evening import ANNA, BEN, Evening, lobby, running


def finished() -> Evening:
    evening = running(ANNA, BEN)
    evening.ask(Resign(ANNA, "easy"))
    return evening


def closed() -> Evening:
    evening = lobby()
    evening.ask(Cancel(ANNA))
    return evening


def test_a_lobby_has_no_game_and_no_result() -> None:
    table = lobby().table
    assert isinstance(table, Lobby)
    assert not isinstance(table, Begun | EndedTable)
    assert not hasattr(table, "match")
    assert not hasattr(table, "result")


def test_a_running_table_has_a_game_and_no_result() -> None:
    table = running(ANNA, BEN).table
    assert isinstance(table, Running)
    assert table.awaited == (0,)
    assert not hasattr(table, "result")
    assert not hasattr(table, "proposal")


def test_a_finished_table_has_a_game_and_a_result_and_is_nobodys_turn() -> None:
    table = finished().table
    assert isinstance(table, Finished)
    assert isinstance(table, Begun)
    assert isinstance(table, EndedTable)
    assert (table.match.outcome, table.result.reason, table.awaited) == (None, "resigned", ())


def test_a_closed_lobby_has_a_result_and_no_game() -> None:
    table = closed().table
    assert isinstance(table, Closed)
    assert isinstance(table, EndedTable)
    assert not isinstance(table, Begun)
    assert (table.result.reason, table.ended_by) == ("cancelled", ANNA)


def test_a_refusal_names_the_current_phase() -> None:
    assert lobby().refused(Play(ANNA, "put 1")) == "not-started"
    assert running(ANNA, BEN).refused(Join(BEN)) == "running"
    assert running(ANNA, BEN).refused(AskRematch(ANNA)) == "running"
    for over, reason in ((finished(), "ended"), (closed(), "closed")):
        assert over.refused(Join(BEN)) == over.refused(EndByModerator(BEN)) == reason


def test_a_closed_lobby_has_no_rematch() -> None:
    assert closed().refused(AskRematch(ANNA)) == "not-started"
    assert closed().refused(NoteRematch("t2")) == "not-started"


def test_a_check_for_another_phase_names_the_current_one() -> None:
    needs = ((needs_lobby, Lobby), (needs_running, Running), (needs_begun, Begun), (needs_ended, EndedTable))
    there = (("not-started", lobby()), ("running", running(ANNA, BEN)), ("ended", finished()), ("closed", closed()))
    for (need, phase), (reason, evening) in product(needs, there):
        if isinstance(evening.table, phase):
            assert need(evening.table) is evening.table
        else:
            with pytest.raises(TableRefusal, match=reason):
                need(evening.table)


@pytest.mark.parametrize(
    ("evening", "entry"),
    [
        (lobby, entries.Played(0, "put 1", ANNA)),
        (lobby, entries.RematchMade("t2")),
        (lambda: running(ANNA, BEN), entries.Joined(BEN)),
        (lambda: running(ANNA, BEN), entries.Opened("pebbles", 1, ANNA, {}, {}, ())),
        (finished, entries.Played(0, "put 1", ANNA)),
        (closed, entries.RematchAsked(ANNA)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_no_journal_may_have_an_entry_of_another_phase(evening: Evening, entry: entries.Entry) -> None:
    there = evening()
    with pytest.raises(ValueError, match=type(entry).__name__):
        fold("t1", there.table.secret, [*there.journal, (entry, there.now)])
