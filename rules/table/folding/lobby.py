"""A table before its game, until it starts or is closed. Part of rules/table."""

from dataclasses import replace

from rules.core.match import Match
from rules.table.entries import (
    Arranged,
    ComputerRemoved,
    ComputerSeated,
    Ended,
    Entry,
    Joined,
    Lapsed,
    Left,
    ProposalAnswered,
    Proposed,
    SentAway,
    SetBack,
    Started,
)
from rules.table.folding.seats import awaiting, counted_up
from rules.table.folding.shared import changed, shared_of, usual_values
from rules.table.table import Closed, Ending, Lobby, Running, entered, table_seed
from rules.table.terms import read_terms
from rules.table.values import Declined, Proposal, Result, Seat


def in_lobby(table: Lobby, entry: Entry, at: int) -> Lobby | Running | Closed:
    """Add an entry to a lobby. Raises ValueError if it is impossible there."""
    match entry:
        case Joined() | Left() | SentAway() | ComputerSeated() | ComputerRemoved():
            return _come_and_gone(table, entry)
        case Arranged() | Proposed() | ProposalAnswered() | SetBack():
            return _agreed_on(table, entry)
        case Lapsed():
            return table.but(invited=tuple(person for person in table.invited if person in table.persons))
        case Started():
            return _started(table, entry, at)
        case Ended(reason, person):
            return entered(table, Closed, ended_at=at, ended_by=person, result=Result(Ending(reason).value, False, ()))
        case _:
            raise ValueError(f"{type(entry).__name__} cannot happen in a lobby")


def _come_and_gone(table: Lobby, entry: Joined | Left | SentAway | ComputerSeated | ComputerRemoved) -> Lobby:
    match entry:
        case Joined(person, press):
            known = dict(table.presses)  # empty if the table mixes nothing in
            fresh = press and known and person not in known  # only the first counts: no retrying for better luck
            presses = (*table.presses, (person, press)) if fresh else table.presses
            joins = counted_up(table.joins, person)
            return table.but(seats=(*table.seats, Seat(person)), presses=presses, joins=joins, newcomer=person)
        case Left(person):
            return _without(table, person)
        case SentAway(guest):
            gone = _without(table, guest)
            return gone.but(sent_away=(*table.sent_away, guest), arranged=counted_up(table.arranged, table.host))
        case ComputerSeated(level, person):
            by = counted_up(table.arranged, person or table.host)
            return table.but(seats=(*table.seats, Seat(None, level)), arranged=by)
        case ComputerRemoved(person):
            last = max(number for number, seat in enumerate(table.seats) if seat.person is None)
            seats = table.seats[:last] + table.seats[last + 1 :]
            return table.but(seats=seats, arranged=counted_up(table.arranged, person or table.host))


def _without(table: Lobby, person: int) -> Lobby:
    """Remove a person who joined or was invited; if they were the host, somebody else becomes the host."""
    seats = tuple(seat for seat in table.seats if seat.person != person)
    host = table.host if table.host != person else next((s.person for s in seats if s.person is not None), 0)
    invited = tuple(guest for guest in table.invited if guest != person)
    proposal = table.proposal if table.proposal and table.proposal.person != person else None
    set_back = table.set_back if person != table.newcomer else ()
    return table.but(seats=seats, host=host, invited=invited, proposal=proposal, set_back=set_back)


def _agreed_on(table: Lobby, entry: Arranged | Proposed | ProposalAnswered | SetBack) -> Lobby:
    """Add a change by the host, a proposal, an answer to one, or the reset after a newcomer joined."""
    match entry:
        case Arranged(options, terms, named):
            asked = table.proposal
            arranged = table.but(options=dict(options), terms=read_terms(terms), named=named)
            before, after = shared_of(table), shared_of(arranged)
            if asked is not None and after[asked.option] != before[asked.option]:
                asked = None  # it is decided
            if after != before:
                arranged = arranged.but(consented=table.persons)
            changes = counted_up(table.arranged, table.host)
            return arranged.but(proposal=asked, declined=None, set_back=(), arranged=changes)
        case Proposed(person, option, value):
            asked = Proposal(person, option, value, table.number)
            changes = counted_up(table.arranged, person)
            return table.but(proposal=asked, declined=None, set_back=(), arranged=changes)
        case SetBack(names):
            usual = usual_values(table.game)
            reset = changed((table.options, table.terms), {name: usual[name] for name in names})
            named = tuple(name for name in table.named if name not in names)
            return table.but(options=reset[0], terms=reset[1], named=named, set_back=names)
        case ProposalAnswered(person, agreed):
            asked = table.proposal
            if asked is None:
                return table
            if agreed:
                return table.but(proposal=replace(asked, agreed=(*asked.agreed, person)))
            no = None if person == asked.person else Declined(person, asked.option, asked.value)
            return table.but(proposal=None, declined=no)


def _started(table: Lobby, entry: Started, at: int) -> Running:
    seats = tuple(Seat(person, level) for person, level in zip(entry.persons, entry.levels, strict=True))
    persons = tuple(person for person in entry.persons if person is not None)
    seed = table_seed(table.secret, entry.joined)
    running = entered(
        table,
        Running,
        position=table.number,
        seats=seats,
        match=Match.begin(table.game, len(seats), table.options, seed),
        joined=entry.joined,
        plans=((),) * len(seats),
        quick=entry.plans,
        moved_at=at,
        kicked_off_at=0 if table.game.quick_setup(0) else at,
        called=persons if len(persons) == 1 else (),
    )
    return awaiting(running, None, at)
