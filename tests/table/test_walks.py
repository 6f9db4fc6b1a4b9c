"""Random walks through the life of tables: whatever people, computers and clocks do, and in whatever order.

At each step `Evening` checks what must always be true; here is checked who may answer, and that from every table met on
the way something leads to an end.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from rules.core.errors import RulesError
from rules.table.act import act, begin_rematch, rematch_wanted
from rules.table.clocks import COMPUTER, IDLE, LOBBY, timers
from rules.table.entries import Ended, Entry
from rules.table.errors import TableRefusal
from rules.table.requests import (
    AddComputer,
    AnswerDraw,
    AnswerProposal,
    AnswerRound,
    AnswerUndo,
    Arrange,
    AskRematch,
    AskRound,
    Cancel,
    CastVote,
    ComputerPlay,
    EndByModerator,
    HandOver,
    Join,
    Leave,
    NoteRematch,
    OfferDraw,
    Play,
    RemoveComputer,
    Request,
    Reserve,
    Resign,
    Return,
    SendAway,
    SetRoutines,
    Start,
    TakeBack,
    TimerFired,
)
from rules.table.shows import shown
from rules.table.table import Ending, Phase, Table
from rules.table.terms import Kickoff, Order, Pace, Terms
from tests.table.evening import ANNA, BEN, CLEO, DAVE, EVE, Evening, check, lobby

PEOPLE = (ANNA, BEN, CLEO, DAVE, EVE)
TOYS = [{}, {"dice": True}, {"bell": True}, {"bell": True, "dice": True, "goal": 5}, {"small": True, "goal": 5}]
FOOTBALL = [{}, {"coasters": "random", "turn_limit": 6}, {"match": True}, {"match": True, "coasters": "random"}]


def some_terms(rng: random.Random) -> Terms:
    return Terms(
        rng.choice(list(Pace)),
        rng.choice(list(Kickoff)),
        rng.choice(list(Order)),
        rng.choice((1, 30)),
        rng.choice((3, 40)),
    )


def own_marks(table: Table, person: int, rng: random.Random) -> tuple[str, ...]:
    """Mostly marks that the person may reserve."""
    seat = table.seat_of(person)
    if table.match is None or seat is None or rng.random() < 0.2:
        return ("s9",)
    return table.match.at_stake.get(seat, ())[rng.randrange(2) :]


def plausible(table: Table, rng: random.Random) -> str:
    """An action that is mostly legal."""
    if table.match is None or rng.random() < 0.05:
        return rng.choice(("stop", "end", "bell", "whistle", "junk ✂", "", "put 1", "setup 112233"))
    legal = table.match.legal()
    return rng.choice(legal) if legal else "end"


def some_request(table: Table, rng: random.Random) -> tuple[Request, int | None]:
    """Something that somebody, or the clock, may ask; and who that is."""
    person = rng.choice(table.awaited_persons) if table.awaited_persons and rng.random() < 0.5 else rng.choice(PEOPLE)
    position = rng.choice((None, None, table.position, table.position - 1))

    mover = rng.choice(table.awaited_persons) if table.awaited_persons and rng.random() < 0.9 else person
    rare = rng.random() < 0.02

    def play() -> Request:
        then = (plausible(table, rng),) if rng.random() < 0.1 else ()
        return Play(mover, plausible(table, rng), position if rng.random() < 0.2 else None, then)

    if rng.random() < 0.004:
        return EndByModerator(EVE), EVE
    due = [timer for timer in timers(table) if timer.kind not in (LOBBY, IDLE) or rng.random() < 0.06]
    if due and rng.random() < 0.3:
        timer = rng.choice(due)
        if timer.kind == COMPUTER:
            return ComputerPlay(timer.seat, plausible(table, rng), table.position - (rng.random() < 0.2)), None
        return TimerFired(timer.kind, timer.seat, "random"), None
    asked: list[Callable[[], Request]] = []
    if table.undo is not None:
        asked = [lambda: AnswerUndo(person, rng.random() < 0.7, position)]
    if table.offer is not None:
        asked.append(lambda: AnswerDraw(person, rng.random() < 0.8, rng.choice((None, position))))
    if table.round is not None and not table.round.begun:
        asked.append(lambda: AnswerRound(person, rng.random() < 0.7, rng.choice((None, position))))
    if table.vote is not None:
        choices = ("wait", "computer", "end", "shout")
        asked += [lambda: CastVote(person, rng.choice(choices[rng.random() < 0.8 :]), "random", position)] * 2
    if asked and rng.random() < 0.6:
        return rng.choice(asked)(), person
    in_lobby: list[Callable[[], Request]] = [
        lambda: Join(person),
        lambda: Join(person, {(person, 0): ("junk",), (person, 1): ("put 3",)}),
        lambda: Start(person),
        lambda: Leave(person),
        lambda: SendAway(table.host, person) if rng.random() < 0.3 else Start(person),
        lambda: AddComputer(person, "random"),
        lambda: RemoveComputer(person),
        lambda: Arrange(
            person, {**table.options, **({"goal": rng.choice((0, 5))} if table.options else {})}, some_terms(rng)
        ),
        lambda: Arrange(table.host, {**table.options, "stake": rng.choice((1, 2))}, table.terms, ("stake",)),
        lambda: AnswerProposal(person, rng.random() < 0.8),
        lambda: Cancel(person) if rare else Start(person),
    ]
    at_game: list[Callable[[], Request]] = [
        *[play] * 8,
        lambda: TakeBack(person, position),
        lambda: TakeBack(mover),
        lambda: AnswerUndo(person, rng.random() < 0.7, position),
        lambda: OfferDraw(person, position),
        lambda: AnswerDraw(person, True, position),
        lambda: HandOver(person, "random"),
        lambda: Return(person),
        lambda: Return(person),
        lambda: CastVote(person, "computer", "random", position),
        lambda: Resign(person, "random") if rng.random() < 0.2 else play(),
        lambda: SetRoutines(person, rng.choice(("own", "deciding", "always", "never"))),
        lambda: Reserve(person, own_marks(table, person, rng)),
        lambda: AskRound(person, position),
        lambda: AnswerRound(person, rng.random() < 0.7, position),
    ]
    at_end: list[Callable[[], Request]] = [lambda: AskRematch(person), lambda: NoteRematch("t2") if rare else play()]
    fitting = {Phase.LOBBY: in_lobby, Phase.RUNNING: at_game, Phase.ENDED: at_end}[table.phase]
    others = in_lobby + at_game + at_end
    return rng.choice(fitting if rng.random() < 0.95 else others)(), person


def right_person(table: Table, request: Request) -> bool:
    """Whether whoever asks this is somebody who may."""
    match request:
        case Play(person):
            return person in table.awaited_persons or table.seat_of(person) in table.asleep
        case HandOver(person) | Return(person) | Resign(person) | TakeBack(person) | OfferDraw(person):
            return person in table.persons
        case SetRoutines(person) | Reserve(person) | AskRound(person):
            return person in table.persons
        case AnswerRound(person, agreed):
            asked = table.round
            return asked is not None and (person in asked.needed or (person == asked.person and not agreed))
        case AskRematch(person) | AddComputer(person) | RemoveComputer(person) | Start(person):
            return person in table.persons
        case Arrange(person) | Cancel(person) | SendAway(person):
            return person == table.host
        case AnswerUndo(person, agreed):
            undo = table.undo
            return undo is not None and (person in undo.needed or (person == undo.person and not agreed))
        case AnswerDraw(person, agreed):
            offer = table.offer
            return offer is not None and (person in offer.needed or (person == offer.person and not agreed))
        case AnswerProposal(person, agreed):
            asked = table.proposal
            return asked is not None and (person in table.unasked or (person == asked.person and not agreed))
        case CastVote(person):
            return table.vote is not None and person in table.vote.voters
        case ComputerPlay(seat):
            return table.seats[seat].level is not None
        case _:
            return True


def step(evening: Evening, rng: random.Random) -> None:
    """One request; it is refused, or the right person made it."""
    table = evening.table
    request, person = some_request(table, rng)
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
    show = shown(progress, person)
    assert (show is None) or person not in show.ping
    assert show is None or set(show.ping) <= {*progress.table.persons, *progress.table.invited}
    evening.keep(progress)


def leave_alone(evening: Evening, rng: random.Random) -> None:
    """From here on only time goes by, and computers act: the table ends."""
    table, now = evening.table, evening.now
    for _ in range(4000):
        if table.phase is Phase.ENDED:
            return
        timer = min(timers(table), key=lambda timer: timer.due)
        now = max(now, timer.due)
        if timer.kind == COMPUTER:
            assert table.match is not None
            request: Request = ComputerPlay(timer.seat, rng.choice(table.match.legal()), table.position)
        else:
            request = TimerFired(timer.kind, timer.seat, "random")
        progress = act(table, request, now)
        assert progress.entries, timer
        check(progress.table)
        table = progress.table
    raise AssertionError("never comes to an end")


def walk_out(evening: Evening) -> None:
    """Everybody leaves, one after the other: the table ends."""
    table, now = evening.table, evening.now
    for person in table.persons:
        if table.phase is Phase.ENDED:
            return
        leaving: Request = Leave(person) if table.phase is Phase.LOBBY else Resign(person, "random")
        table = act(table, leaving, now).table
        check(table)
    assert table.phase is Phase.ENDED


def a_walk(seed: int, game: str, options: dict[str, Any], steps: int, met: set[str]) -> None:
    """One walk over a table and its rematches; the kinds of entries and endings met go to `met`."""
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
            assert again.table.phase is not Phase.LOBBY
            evening = again
    assert evening.whole() == evening.table
    met |= names(evening)


def names(evening: Evening) -> set[str]:
    """What has happened at a table, by name."""
    return {type(entry).__name__ for entry, _ in evening.journal} | {
        entry.reason for entry, _ in evening.journal if isinstance(entry, Ended)
    }


def test_a_table_of_the_toys_is_sound_at_every_step_and_never_stuck_whatever_can_happen() -> None:
    met: set[str] = set()
    for options in TOYS:
        for seed in range(34):
            a_walk(seed, "pebbles", options, 150, met)
    for seed in range(60):
        a_walk(seed, "throws", {}, 120, met)
    assert met >= {kind.__name__ for kind in Entry.__args__}
    assert met >= {ending.value for ending in Ending} - {Ending.TOO_LONG.value}  # it has a test of its own


@pytest.mark.parametrize("options", FOOTBALL, ids=str)
def test_a_table_of_football_is_sound_at_every_step_and_never_stuck(options: dict[str, Any]) -> None:
    met: set[str] = set()
    for seed in range(12):
        a_walk(seed, "mundialito", options, 150, met)
    assert {"Played", "WentBack", "UndoAsked", "VoteOpened", "HandedOver"} <= met
