"""The table as the fold of its journal: every entry's effect, and nothing that judges. Part of rules/table."""

from collections.abc import Iterable
from dataclasses import replace

from rules.table.entries import (
    Arranged,
    Chanced,
    ClockRanOut,
    ComputerRemoved,
    ComputerSeated,
    DrawAnswered,
    DrawOffered,
    Ended,
    Entry,
    HandedOver,
    Joined,
    Lapsed,
    Left,
    Missed,
    Opened,
    Planned,
    Played,
    ProposalAnswered,
    Proposed,
    RematchAsked,
    RematchMade,
    Reminded,
    Reserved,
    Resigned,
    RoundAnswered,
    RoundAsked,
    RoundBegun,
    RoutinesSet,
    SentAway,
    SetBack,
    Started,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    VoteClosed,
    Voted,
    VoteOpened,
    WentBack,
)
from rules.table.folding.asking import asked, counting_asks, lapsed, left_to_table
from rules.table.folding.game import in_game
from rules.table.folding.lobby import agreed_on, in_lobby
from rules.table.folding.seats import played_by, reseated, with_item
from rules.table.table import Ending, Pending, Phase, Table
from rules.table.terms import read_terms
from rules.table.values import RematchWish, Result, Seat, Vote


def open_table(table_id: str, secret: str, entry: Opened, at: int) -> Table:
    """The table after its first entry; `secret` is 64 hex digits."""
    return Table(
        id=table_id,
        game_key=entry.game,
        version=entry.version,
        host=entry.host,
        options=dict(entry.options),
        terms=read_terms(entry.terms),
        invited=entry.invited,
        named=entry.named,
        puzzle=entry.puzzle,
        counted=entry.counted,
        secret=secret,
        presses=((entry.host, entry.press),) if entry.press else (),
        seats=(Seat(entry.host),),
        opened_at=at,
        touched_at=at,
    )


def fold(table_id: str, secret: str, journal: Iterable[tuple[Entry, int]]) -> Table:
    """The table after a whole journal of (entry, time). Raises ValueError if it does not begin with Opened."""
    table: Table | None = None
    for entry, at in journal:
        if table is None:
            if not isinstance(entry, Opened):
                raise ValueError(f"the journal of table {table_id} does not begin with its opening")
            table = open_table(table_id, secret, entry, at)
        else:
            table = follow(table, entry, at)
    if table is None:
        raise ValueError(f"the journal of table {table_id} is empty")
    return table


def follow(table: Table, entry: Entry, at: int) -> Table:
    """The table after one more entry."""
    table = counting_asks(_awake(_met(table, entry), entry), entry)
    table = table.but(number=table.number + 1, touched_at=at)
    table = _after(table, entry, at)
    awaited = table.awaited_persons
    return table.but(called=awaited) if awaited else table


def _met(table: Table, entry: Entry) -> Table:
    """Whatever the table does not do by itself is done to what is on the board."""
    if table.phase is not Phase.RUNNING or not table.game.about.routines:
        return table
    if isinstance(entry, Chanced | Ended) or (isinstance(entry, Played) and entry.person is None):
        return table
    chapter = table.chapter
    return table if chapter == table.met[1] else table.but(met=(table.met[1], chapter))


def _awake(table: Table, entry: Entry) -> Table:
    """Whoever does anything at the table is there."""
    person = getattr(entry, "person", None)
    seat = None if person is None else table.seat_of(person)
    if seat is None or not table.seats[seat].missed:
        return table
    return reseated(table, seat, replace(table.seats[seat], missed=0))


def _after(table: Table, entry: Entry, at: int) -> Table:
    match entry:
        case Opened():
            raise ValueError("a table is opened once")
        case Joined() | Left() | SentAway() | ComputerSeated() | ComputerRemoved() | Arranged():
            return in_lobby(table, entry)
        case Proposed() | ProposalAnswered() | SetBack():
            return agreed_on(table, entry)
        case Started() | Played() | Chanced() | WentBack():
            return in_game(table, entry, at)
        case Planned(seat, texts, _):
            plans = tuple(texts if number == seat else plan for number, plan in enumerate(table.plans))
            return table.but(plans=plans)
        case UndoAsked() | UndoAnswered() | DrawOffered() | DrawAnswered():
            return asked(table, entry, at)
        case RoutinesSet() | Reserved() | RoundAsked() | RoundAnswered() | RoundBegun():
            return left_to_table(table, entry, at)
        case Resigned(seat, person, level):
            gone = Seat(None, level) if level is not None else table.seats[seat]
            freed = table.but(offer=None, undo=None, plans=with_item(table.plans, seat, ()))
            freed = freed.but(gone=(*table.gone, (seat, person)))
            lately = table.gone_lately if level is None else (*table.gone_lately, (seat, person))
            return played_by(freed.but(gone_lately=lately), seat, gone, at)
        case HandedOver(seat, level, asked_by):
            relieved = table.relieved if asked_by is None else (*table.relieved, seat)
            computer = replace(table.seats[seat], level=level)
            return played_by(table.but(relieved=relieved), seat, computer, at)
        case TakenBack(seat, _):
            return played_by(table, seat, replace(table.seats[seat], level=None), at)
        case Missed(seat):
            return reseated(table, seat, replace(table.seats[seat], missed=table.seats[seat].missed + 1))
        case Reminded():
            return table.but(reminded=True)
        case VoteOpened(seat):
            voters = tuple(person for person in table.players if person != table.seats[seat].person)
            return table.but(vote=Vote(seat, at, voters, {}))
        case Voted(person, choice):
            vote = table.vote
            return table if vote is None else table.but(vote=replace(vote, cast={**vote.cast, person: choice}))
        case VoteClosed():
            return table.but(vote=None, awaiting_since=at, waits=table.waits + 1)
        case ClockRanOut():
            return table.but(clock_ran_out=True)
        case Ended():
            return _ended(table, entry, at)
        case RematchAsked(person, press, new_table, commitment):
            sealed = table.sealed_rematch or ((new_table, commitment) if new_table else None)
            wishes = (*table.rematches, RematchWish(person, at, press))
            return table.but(rematches=wishes, sealed_rematch=sealed)
        case RematchMade(made):
            return table.but(rematch_table=made)
        case Lapsed(what):
            return lapsed(table, Pending(what), at)


def _ended(table: Table, entry: Ended, at: int) -> Table:
    ending = Ending(entry.reason)
    done = table.but(phase=Phase.ENDED, ended_at=at, ended_by=entry.person)
    done = done.but(offer=None, undo=None, vote=None, round=None, proposal=None)
    every = tuple(range(len(table.seats)))
    outcome = table.match.outcome if table.match is not None else None
    match ending:
        case Ending.PLAYED if outcome is not None:
            result = Result(outcome.reason, outcome.draw, outcome.ranking, outcome.scores)
        case Ending.AGREED:
            result = Result(ending.value, True, (every,))
        case Ending.RESIGNED:
            loser = next(number for number, seat in enumerate(table.seats) if seat.person == entry.person)
            result = Result(ending.value, False, (tuple(s for s in every if s != loser), (loser,)))
        case _:
            result = Result(ending.value, False, ())
    return done.but(result=result)
