"""A table before its game, until it starts or is closed. Part of rules/table.

Shared settings are those that everybody at a table has to agree on: options with `by_all`, and some terms. Going back
to the usual value needs no consent.
"""

from collections.abc import Mapping
from dataclasses import replace

from rules import AnyGame
from rules.core.match import Match
from rules.core.options import Value, settle
from rules.table.entries import (
    Arranged,
    ComputerRemoved,
    ComputerSeated,
    Ended,
    Entry,
    Invited,
    Joined,
    Lapsed,
    Left,
    ProposalAnswered,
    Proposed,
    SentAway,
    SetBack,
    Started,
)
from rules.table.fold.game import awaiting, count_up, enter
from rules.table.table import Closed, Lobby, Running, table_seed
from rules.table.terms import SHARED, Terms, TimeControl, read_terms, write_terms
from rules.table.values import Declined, Ending, Proposal, Result, Seat


def in_lobby(table: Lobby, entry: Entry, at: int) -> Lobby | Running | Closed:
    """Add an entry to a lobby. Raises ValueError if it is impossible there."""
    if table.former_host:
        table = table.but(former_host=0)
    match entry:
        case Joined() | Left() | SentAway() | ComputerSeated() | ComputerRemoved():
            return _come_and_gone(table, entry)
        case Arranged() | Proposed() | ProposalAnswered() | SetBack():
            return _agree_on(table, entry)
        case Invited(guests):
            asked = tuple(one for one in table.invited if one in table.persons or one not in guests)
            away = tuple(one for one in table.sent_away if one not in guests)
            arranged = count_up(table.arranged, table.host)
            return table.but(invited=(*asked, *guests), sent_away=away, refused=(), arranged=arranged)
        case Lapsed():
            return table.but(invited=tuple(one for one in table.invited if one in table.persons), refused=())
        case Started():
            return _start(table, entry, at)
        case Ended(reason, person):
            return enter(
                table, Closed, ended_at=table.wall(at), ended_by=person, result=Result(Ending(reason).value, False, ())
            )
        case _:
            raise ValueError(f"{type(entry).__name__} cannot happen in a lobby")


def _come_and_gone(table: Lobby, entry: Joined | Left | SentAway | ComputerSeated | ComputerRemoved) -> Lobby:
    match entry:
        case Joined(person, press, agreed):
            known = dict(table.presses)  # empty if the table mixes nothing in
            fresh = press and known and person not in known  # only the first counts: no retrying for better luck
            presses = (*table.presses, (person, press)) if fresh else table.presses
            joins = count_up(table.joins, person)
            seats = (*table.seats, Seat(person))
            consented = (*table.consented, person) if agreed else table.consented
            came = table.but(seats=seats, presses=presses, joins=joins, newcomer=person, refused=())
            return came.but(consented=consented)
        case Left(person):
            gone = _without(table, person)
            if person == table.host:
                return gone.but(former_host=person)
            return gone.but(refused=(*table.refused, person)) if person in table.expected else gone
        case SentAway(guest):
            gone = _without(table, guest)
            return gone.but(sent_away=(*table.sent_away, guest), arranged=count_up(table.arranged, table.host))
        case ComputerSeated(level, person):
            by = count_up(table.arranged, person or table.host)
            return table.but(seats=(*table.seats, Seat(None, level)), arranged=by, refused=())
        case ComputerRemoved(person):
            last = max(number for number, seat in enumerate(table.seats) if seat.person is None)
            seats = table.seats[:last] + table.seats[last + 1 :]
            return table.but(seats=seats, arranged=count_up(table.arranged, person or table.host))


def _without(table: Lobby, person: int) -> Lobby:
    """Remove a person who joined or was invited; if they were the host, somebody else becomes the host."""
    seats = tuple(seat for seat in table.seats if seat.person != person)
    host = table.host if table.host != person else next((s.person for s in seats if s.person is not None), 0)
    invited = tuple(guest for guest in table.invited if guest != person)
    proposal = table.proposal if table.proposal and table.proposal.person != person else None
    set_back = table.set_back if person != table.newcomer else ()
    return table.but(seats=seats, host=host, invited=invited, proposal=proposal, set_back=set_back)


def _agree_on(table: Lobby, entry: Arranged | Proposed | ProposalAnswered | SetBack) -> Lobby:
    """Add a change by the host, a proposal, an answer to one, or the reset after a newcomer joined."""
    match entry:
        case Arranged(options, terms, named):
            asked = table.proposal
            arranged = table.but(options=dict(options), terms=read_terms(terms), named=named)
            before, after = values_of_lobby(table), values_of_lobby(arranged)
            if asked is not None and after[asked.option] != before[asked.option]:
                asked = None  # it is decided
            if after != before:
                arranged = arranged.but(consented=table.persons, settled_at=table.number)
            changes = count_up(table.arranged, table.host)
            return arranged.but(proposal=asked, declined=None, set_back=(), arranged=changes)
        case Proposed(person, option, value):
            asked = Proposal(person, option, value, table.number)
            changes = count_up(table.arranged, person)
            return table.but(proposal=asked, declined=None, set_back=(), arranged=changes)
        case SetBack(names):
            usual = usual_values(table.game)
            reset = change_settings((table.options, table.terms), {name: usual[name] for name in names})
            named = tuple(name for name in table.named if name not in names)
            settled = table.but(options=reset[0], terms=reset[1], settled_at=table.number)
            return settled.but(named=named, set_back=names)
        case ProposalAnswered(person, agreed):
            asked = table.proposal
            if asked is None:
                return table
            if agreed:
                return table.but(proposal=replace(asked, agreed=(*asked.agreed, person)))
            no = None if person == asked.person else Declined(person, asked.option, asked.value)
            return table.but(proposal=None, declined=no)


def _start(table: Lobby, entry: Started, at: int) -> Running:
    seats = tuple(Seat(person, level) for person, level in zip(entry.persons, entry.levels, strict=True))
    persons = tuple(person for person in entry.persons if person is not None)
    seed = table_seed(table.secret, entry.joined)
    running = enter(
        table,
        Running,
        position=table.number,
        seats=seats,
        match=Match.begin(table.game, len(seats), table.options, seed),
        joined=entry.joined,
        seated=entry.seated,
        drawn=entry.drawn,
        plans=((),) * len(seats),
        quick=entry.plans,
        moved_at=at,
        kicked_off_at=0 if table.game.about.quick_setup else at,
        called=persons if len(persons) == 1 else (),
        banks=(table.terms.control.bank,) * len(seats) if table.terms.control is not TimeControl.NONE else (),
    )
    return awaiting(running, None, at)


Settings = tuple[Mapping[str, Value], Terms]
"""A lobby's options and terms."""


def values_for_all(game: AnyGame, options: Mapping[str, Value], terms: Terms) -> dict[str, Value]:
    """The values of the shared settings, by name."""
    found = {option.name: options[option.name] for option in game.about.options if option.by_all}
    written = write_terms(terms)
    return found | {name: written[field] for name, field in SHARED.items()}


def usual_values(game: AnyGame) -> dict[str, Value]:
    """The values of the shared settings that need no consent, by name."""
    return values_for_all(game, settle(game.about.options, {}), Terms())


def values_of_lobby(table: Lobby) -> dict[str, Value]:
    """A lobby's present values of the shared settings, by name."""
    return values_for_all(table.game, table.options, table.terms)


def unusual(table: Lobby) -> tuple[str, ...]:
    """The shared settings of a lobby that somebody changed, to which a newcomer hasn't agreed."""
    usual = usual_values(table.game)
    return tuple(name for name, value in values_of_lobby(table).items() if value != usual[name])


def changes_for_all(table: Lobby, options: Mapping[str, Value], terms: Terms) -> dict[str, Value]:
    """The shared settings among these to which the others would have to agree, with the values wanted."""
    if len(table.persons) < 2:
        return {}
    now, usual = values_of_lobby(table), usual_values(table.game)
    wanted = values_for_all(table.game, options, terms)
    return {name: value for name, value in wanted.items() if value not in (now[name], usual[name])}


def change_settings(settings: Settings, values: Mapping[str, Value]) -> Settings:
    """The settings with other values of shared ones."""
    options, terms = settings
    ours = {SHARED[name]: value for name, value in values.items() if name in SHARED}
    rest = {name: value for name, value in values.items() if name not in SHARED}
    return {**options, **rest}, read_terms({**write_terms(terms), **ours})
