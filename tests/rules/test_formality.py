"""The table does what a seat can't decide: if only `end` is left, nobody is asked."""

from itertools import pairwise
from random import Random

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.hedgehog.moves import is_dead
from rules.hedgehog.pieces import COLOURS
from rules.table.act import act
from rules.table.entries import Chanced, Ended, Played
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.requests import AddComputer, ComputerPlay, Join, Play, Start
from rules.table.shows import show_of
from rules.table.table import Running, Table
from rules.table.terms import SeatOrder, Terms
from tests.shelf import PARTIES
from words import speech
from words.games import story

#: In a nest race a low roll often moves nothing; in a tree race the pawn always can, until all are in one stack.
NEST = {"stacking": "nest"}
NOON = 1_700_000_000_000
SEED = "5eed" * 16


def opened(
    seats: int,
    game: str = "hedgehog",
    computers: int = 0,
    seed: str = SEED,
    options: dict[str, object] | None = None,
) -> Table:
    """A running table of persons 1, 2, 3 …, then the computers."""
    chosen = NEST if game == "hedgehog" and options is None else options or {}
    table = open_lobby("t1", seed, 1, game, options=chosen, terms=Terms(order=SeatOrder.JOINED), now=NOON).table
    for person in range(2, seats - computers + 1):
        table = act(table, Join(person), NOON).table
    for _ in range(computers):
        table = act(table, AddComputer(1, "random"), NOON).table
    return table if isinstance(table, Running) else act(table, Start(1), NOON).table


def dead(match: Match) -> bool:
    return is_dead(match.state.stacks, match.state.seats, match.state.nest)


def play_on(table: Table, random: Random) -> Progress:
    """The awaited seat does something legal."""
    seat = table.awaited[0]
    text = random.choice(table.match.legal())
    person = table.seats[seat].played_by
    if person is None:
        return act(table, ComputerPlay(seat, text, table.position), NOON)
    return act(table, Play(person, text), NOON)


@pytest.mark.parametrize("key", GAMES)
def test_a_formality_is_always_the_only_thing_that_can_be_done(key: str) -> None:
    game, met = GAMES[key], 0
    options = NEST if key == "hedgehog" else {}
    for seed in range(6):
        match, random = Match.begin(game, PARTIES[key], options, seed), Random(seed)
        while match.outcome is None and len(match.log) < 200:
            formal = match.automatic.formality
            if formal is not None:
                met += 1
                assert match.legal() == [formal] or (key == "hedgehog" and formal == "end" and dead(match))
            match = (
                match.resolve()
                if isinstance(match.turn, Chance)
                else match.act(match.to_act, random.choice(match.legal()))
            )
        assert match.outcome is None or match.automatic.formality is None
    assert met or key != "hedgehog"


@pytest.mark.parametrize(("seats", "computers"), [(1, 0), (2, 0), (3, 2), (11, 3)])
def test_nobody_is_asked_to_end_a_turn_in_which_nothing_can_move(seats: int, computers: int) -> None:
    played_by_the_table = 0
    for number in range(4):
        table, random = opened(seats, computers=computers, seed=f"{number:064x}"), Random(number)
        while isinstance(table, Running):
            assert table.match.legal() != ["end"]
            progress = play_on(table, random)
            table = progress.table
            for entry in progress.entries[1:]:
                if isinstance(entry, Played):
                    assert (entry.text, entry.person) == ("end", None)
                    played_by_the_table += 1
    assert played_by_the_table > 0


def a_run() -> Progress:
    """A progress in which several turns in a row go by, and somebody is awaited at its end."""
    for number in range(60):
        table, random = opened(5, seed=f"{number:064x}"), Random(number)
        while isinstance(table, Running):
            progress = play_on(table, random)
            table = progress.table
            if sum(isinstance(entry, Played) for entry in progress.entries) >= 3 and isinstance(table, Running):
                view = table.match.view(None)
                if len(view.passing) >= 2:
                    return progress
    raise AssertionError("no such run in sixty races")


def test_several_such_turns_are_one_change_and_one_message_that_tells_them() -> None:
    progress = a_run()
    table = progress.table
    formal = [entry for entry in progress.entries[1:] if isinstance(entry, Played)]
    assert all(isinstance(after, Chanced) for entry, after in pairwise(progress.entries) if entry in formal)
    show = show_of(progress, progress.before.awaited_persons[0])
    assert show is not None
    assert set(show.ping) <= set(table.awaited_persons)
    told = story("hedgehog", table.match.view(None), speech("en"), ["Ana"] * 5, None)
    assert "Stuck, so skipped" in told
    for seat in table.match.view(None).passing:
        assert COLOURS[seat].capitalize() in told


def test_the_table_may_play_the_game_to_its_end_by_formalities() -> None:
    """Alone, with all three pieces in one stack, nothing can move: the third pass is a draw without being asked for."""
    ended = 0
    for number in range(40):
        table, random = opened(1, seed=f"{number:064x}"), Random(number)
        while isinstance(table, Running):
            progress = play_on(table, random)
            table = progress.table
        assert isinstance(progress.entries[-1], Ended)
        ended += table.result.draw
    assert ended


def test_a_game_without_formalities_asks_for_everything() -> None:
    table = opened(2, "mundialito")
    assert table.match.automatic.formality is None
    assert table.awaited
