"""Random walks through the life of tables: anything that people, computers and clocks do, in any order.

At each step `Evening` checks what must always be true. This file checks who may do what, and that every table on the
way can still end.
"""

import random
from typing import Any

import pytest

from rules.core.errors import RulesError
from rules.table.act import act, rematch_wanted
from rules.table.clocks import COMPUTER, rematch_missing, timers
from rules.table.entries import Ended, Entry, Interrupted
from rules.table.errors import TableRefusal
from rules.table.requests import (
    AddComputer,
    AnswerDraw,
    AnswerProposal,
    AnswerRound,
    AnswerUndo,
    Arrange,
    AskEveryone,
    AskRematch,
    AskRound,
    AskUndo,
    Cancel,
    CastVote,
    ComputerPlay,
    FillSeats,
    HandOver,
    Invite,
    Leave,
    OfferDraw,
    Play,
    RefuseRematch,
    RemoveComputer,
    Request,
    Reserve,
    Resign,
    Return,
    SendAway,
    SetRoutines,
    Skip,
    Start,
    TimerFired,
    Wake,
)
from rules.table.seating import begin_rematch
from rules.table.shows import show_of
from rules.table.table import Closed, Finished, Lobby, Running, Table
from rules.table.terms import MINUTE, SeatOrder, Terms
from rules.table.values import Ending, Offer, RoundRequest, Undo
from tests.table.evening import ANNA, Evening, check, lobby, watching
from tests.table.whims import PEOPLE, Whims, some_terms

TOYS = [{}, {"dice": True}, {"bell": True}, {"bell": True, "dice": True, "goal": 5}, {"small": True, "goal": 5}]
FOOTBALL = [{}, {"coasters": "random", "turn_limit": 6}, {"match": True}, {"match": True, "coasters": "random"}]


def right_person(table: Table, request: Request) -> bool:
    """Whether the person making this request is allowed to."""
    match request:
        case HandOver(person) | Return(person) | Resign(person) | AskUndo(person) | OfferDraw(person):
            return person in table.persons
        case SetRoutines(person) | Reserve(person) | AskRound(person):
            return person in table.persons
        case AskRematch(person) | AddComputer(person) | FillSeats(person) | RemoveComputer(person) | Start(person):
            return person in table.persons
        case Arrange(person) | Cancel(person) | SendAway(person) | Invite(person) | AskEveryone(person):
            return person == table.host
        case ComputerPlay(seat):
            return table.seats[seat].level is not None
        case AnswerProposal(person, agreed) if isinstance(table, Lobby):
            asked = table.proposal
            return asked is not None and (person in table.unasked or (person == asked.person and not agreed))
        case RefuseRematch(person):
            return person in rematch_missing(table)
    return not isinstance(table, Running) or right_player(table, request)


def right_player(table: Running, request: Request) -> bool:
    """Whether the person playing or answering in this request is allowed to."""
    match request:
        case Play(person):
            return person in table.awaited_persons or table.seat_of(person) in table.absent or table.paused
        case AnswerRound(person, agreed):
            return was_asked(table.round, person, agreed)
        case AnswerUndo(person, agreed):
            return was_asked(table.undo, person, agreed)
        case AnswerDraw(person, agreed):
            return was_asked(table.offer, person, agreed)
        case CastVote(person):
            return table.vote is not None and person in table.vote.voters
        case _:
            return True


def was_asked(wish: Undo | Offer | RoundRequest | None, person: int, agreed: bool) -> bool:
    """Whether the person may answer a request; the person who made it may only withdraw it."""
    return wish is not None and (person in wish.needed or (person == wish.person and not agreed))


def step(evening: Evening, rng: random.Random) -> None:
    """Make one request: either it is refused, or the right person made it."""
    table = evening.table
    request, person = Whims(table, rng, absent=True).any()
    if isinstance(request, TimerFired) and rng.random() < 0.8:
        due = next(t.due for t in timers(table) if (t.kind, t.seat) == (request.kind, request.seat))
        evening.now = max(evening.now, due)
    evening.now += rng.choice((0, 1000, 60_000))
    try:
        progress = act(table, request, evening.now)
    except (TableRefusal, RulesError):
        assert evening.table is table
        return
    assert right_person(table, request), request
    if (show := show_of(progress, person)) is not None:
        assert person not in show.ping
        assert set(show.ping) <= {*progress.table.persons, *progress.table.invited}
    evening.keep(progress)


def leave_alone(evening: Evening, rng: random.Random) -> None:
    """Let only time pass and computers act, until the table ends."""
    table, now = evening.table, evening.now
    for _ in range(4000):
        if isinstance(table, Finished | Closed):
            return
        timer = min(timers(table), key=lambda timer: timer.due)
        now = max(now, timer.due)
        if timer.kind == COMPUTER:
            request: Request = ComputerPlay(timer.seat, rng.choice(table.match.legal()), table.position)
        else:
            request = TimerFired(timer.kind, timer.seat, "random")
        progress = act(table, request, now)
        assert progress.entries, timer
        check(progress.table)
        table = progress.table
    raise AssertionError("never comes to an end")


def walk_out(evening: Evening) -> None:
    """Let everybody leave one by one, which ends the table."""
    table, now = evening.table, evening.now
    for person in table.persons:
        if isinstance(table, Finished | Closed):
            return
        leaving: Request = Leave(person) if isinstance(table, Lobby) else Resign(person, "random")
        table = act(table, leaving, now).table
        check(table)
    assert isinstance(table, Finished | Closed)


def a_walk(seed: int, game: str, options: dict[str, Any], steps: int, met: set[str]) -> None:
    """Take one walk over a table and its rematches, collecting the kinds of entries and endings in `met`."""
    rng = random.Random(seed)
    most = 2 if game == "mundialito" else 4
    invited = tuple(rng.sample(PEOPLE[1:], rng.randint(0, most - 1)))
    evening = lobby(game, options, some_terms(rng), invited)
    for _ in range(steps):
        step(evening, rng)
        if rng.random() < 0.02:
            leave_alone(evening, rng)
            walk_out(evening)
        if rematch_wanted(evening.table):
            met |= names(evening)
            again = Evening(begin_rematch(evening.table, "t2", "ab" * 32, evening.now))
            assert set(again.table.persons) == set(evening.table.persons)
            assert not isinstance(again.table, Lobby)
            evening = again
    assert evening.whole() == evening.table
    met |= names(evening)


def names(evening: Evening) -> set[str]:
    """The names of what has happened at a table."""
    return {type(entry).__name__ for entry, _ in evening.journal} | {
        entry.reason for entry, _ in evening.journal if isinstance(entry, Ended)
    }


@pytest.mark.proof
def test_random_tables_with_the_toy_games_stay_sound_and_never_get_stuck() -> None:
    met: set[str] = set()
    for options in TOYS:
        for seed in range(40):
            a_walk(seed, "pebbles", options, 150, met)
    for seed in range(60):
        a_walk(seed, "throws", {}, 120, met)
    skipped = watching(Terms(order=SeatOrder.JOINED))  # nobody gets there by chance
    skipped.ask(Skip(ANNA))
    skipped.keep(act(skipped.table, Wake(), skipped.now + MINUTE, Interrupted(MINUTE)))  # `test_outages` has the law
    met |= names(skipped)
    assert met >= {kind.__name__ for kind in Entry.__args__}
    assert met >= {ending.value for ending in Ending} - {Ending.TOO_LONG.value}  # it has its own test


@pytest.mark.parametrize("options", FOOTBALL, ids=str)
def test_random_tables_with_football_stay_sound_and_never_get_stuck(options: dict[str, Any]) -> None:
    met: set[str] = set()
    for seed in range(12):
        a_walk(seed, "mundialito", options, 150, met)
    assert {"Played", "WentBack", "UndoAsked", "VoteOpened", "HandedOver"} <= met
