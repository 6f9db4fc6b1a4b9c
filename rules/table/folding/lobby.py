"""A table before its game. Part of rules/table."""

from dataclasses import replace

from rules.table.entries import (
    Arranged,
    ComputerRemoved,
    ComputerSeated,
    Joined,
    Left,
    ProposalAnswered,
    Proposed,
    SentAway,
    SetBack,
)
from rules.table.folding.seats import counted_up
from rules.table.table import Table
from rules.table.terms import read_terms
from rules.table.values import Declined, Proposal, Seat


def in_lobby(table: Table, entry: Joined | Left | SentAway | ComputerSeated | ComputerRemoved | Arranged) -> Table:
    """The lobby after somebody came or went, or its host changed it."""
    match entry:
        case Joined(person, press):
            known = dict(table.presses)  # empty at a table that mixes nothing in
            fresh = press and known and person not in known  # the first counts: nobody tries again for better luck
            presses = (*table.presses, (person, press)) if fresh else table.presses
            joins = counted_up(table.joins, person)
            return table.but(seats=(*table.seats, Seat(person)), presses=presses, joins=joins)
        case Left(person):
            seats = tuple(seat for seat in table.seats if seat.person != person)
            host = table.host if table.host != person else next((s.person for s in seats if s.person is not None), 0)
            invited = tuple(guest for guest in table.invited if guest != person)
            proposal = table.proposal if table.proposal and table.proposal.person != person else None
            return table.but(seats=seats, host=host, invited=invited, proposal=proposal)
        case SentAway(guest):
            gone = in_lobby(table, Left(guest))
            return gone.but(sent_away=(*table.sent_away, guest), arranged=counted_up(table.arranged, table.host))
        case ComputerSeated(level, person):
            by = counted_up(table.arranged, person or table.host)
            return table.but(seats=(*table.seats, Seat(None, level)), arranged=by)
        case ComputerRemoved(person):
            last = max(number for number, seat in enumerate(table.seats) if seat.person is None)
            seats = table.seats[:last] + table.seats[last + 1 :]
            return table.but(seats=seats, arranged=counted_up(table.arranged, person or table.host))
        case Arranged(options, terms, named):
            asked = table.proposal
            if asked is not None and options[asked.option] != table.options[asked.option]:
                asked = None  # it is decided
            arranged = table.but(options=dict(options), terms=read_terms(terms), named=named)
            changes = counted_up(table.arranged, table.host)
            return arranged.but(proposal=asked, declined=None, set_back=(), arranged=changes)


def agreed_on(table: Table, entry: Proposed | ProposalAnswered | SetBack) -> Table:
    """The lobby after a proposal, an answer to one, or a newcomer who has not agreed."""
    match entry:
        case Proposed(person, option, value):
            asked = Proposal(person, option, value, table.number)
            changes = counted_up(table.arranged, person)
            return table.but(proposal=asked, declined=None, set_back=(), arranged=changes)
        case SetBack(names):
            usual = {option.name: option.default for option in table.game.about.options if option.name in names}
            named = tuple(name for name in table.named if name not in names)
            return table.but(options={**table.options, **usual}, named=named, set_back=names)
        case ProposalAnswered(person, agreed):
            asked_before = table.proposal
            if asked_before is None:
                return table
            if agreed:
                return table.but(proposal=replace(asked_before, agreed=(*asked_before.agreed, person)))
            withdrawn = person == asked_before.person
            no = None if withdrawn else Declined(person, asked_before.option, asked_before.value)
            return table.but(proposal=None, declined=no)
