"""The table as the fold of its journal: every entry's effect, and nothing that judges. Part of rules/table."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.core.match import Match
from rules.core.options import Options
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
    Left,
    Opened,
    Planned,
    Played,
    RematchAsked,
    RematchMade,
    Reminded,
    Resigned,
    Started,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    VoteClosed,
    Voted,
    VoteOpened,
    WentBack,
)
from rules.table.table import Act, Ending, Offer, Phase, Result, Seat, Table, Undo, Vote
from rules.table.terms import Kickoff, Order, Pace, Terms


def write_terms(terms: Terms) -> dict[str, Any]:
    """Terms as an entry keeps them."""
    return {
        "pace": terms.pace.value,
        "kickoff": terms.kickoff.value,
        "order": terms.order.value,
        "minutes": terms.minutes,
        "turns": terms.turns,
    }


def read_terms(written: Options) -> Terms:
    """Terms from an entry; what it does not know keeps its default."""
    plain = Terms()
    return Terms(
        Pace(written.get("pace", plain.pace.value)),
        Kickoff(written.get("kickoff", plain.kickoff.value)),
        Order(written.get("order", plain.order.value)),
        int(written.get("minutes") or plain.minutes),
        int(written.get("turns") or plain.turns),
    )


def open_table(table_id: str, seed: str, entry: Opened, at: int) -> Table:
    """The table after its first entry."""
    return Table(
        id=table_id,
        game_key=entry.game,
        version=entry.version,
        host=entry.host,
        options=dict(entry.options),
        terms=read_terms(entry.terms),
        invited=entry.invited,
        seed=seed,
        seats=(Seat(entry.host),),
        opened_at=at,
        touched_at=at,
    )


def fold(table_id: str, seed: str, journal: Iterable[tuple[Entry, int]]) -> Table:
    """The table after a whole journal of (entry, time). Raises ValueError if it does not begin with Opened."""
    table: Table | None = None
    for entry, at in journal:
        if table is None:
            if not isinstance(entry, Opened):
                raise ValueError(f"the journal of table {table_id} does not begin with its opening")
            table = open_table(table_id, seed, entry, at)
        else:
            table = follow(table, entry, at)
    if table is None:
        raise ValueError(f"the journal of table {table_id} is empty")
    return table


def follow(table: Table, entry: Entry, at: int) -> Table:
    """The table after one more entry."""
    table = replace(table, number=table.number + 1, touched_at=at)
    match entry:
        case Opened():
            raise ValueError("a table is opened once")
        case Joined() | Left() | ComputerSeated() | ComputerRemoved() | Arranged():
            return _in_lobby(table, entry)
        case Started() | Played() | Chanced() | WentBack():
            return _in_game(table, entry, at)
        case Planned(seat, texts, _):
            plans = tuple(texts if number == seat else plan for number, plan in enumerate(table.plans))
            return replace(table, plans=plans)
        case UndoAsked() | UndoAnswered() | DrawOffered() | DrawAnswered():
            return _asked(table, entry)
        case Resigned(seat, _, level):
            gone = table if level is None else _owned(table, seat, Seat(None, level))
            return replace(gone, vote=None, offer=None, undo=None)
        case HandedOver(seat, level, _):
            handed = _owned(table, seat, replace(table.seats[seat], level=level))
            return replace(handed, vote=None, awaiting_since=at, reminded=False)
        case TakenBack(seat, _):
            back = _owned(table, seat, replace(table.seats[seat], level=None))
            return replace(back, awaiting_since=at, reminded=False, vote=None)
        case Reminded():
            return replace(table, reminded=True)
        case VoteOpened(seat):
            voters = tuple(person for person in table.players if person != table.seats[seat].person)
            return replace(table, vote=Vote(seat, at, voters, {}))
        case Voted(person, choice):
            vote = table.vote
            return table if vote is None else replace(table, vote=replace(vote, cast={**vote.cast, person: choice}))
        case VoteClosed():
            return replace(table, vote=None, awaiting_since=at, reminded=False)
        case ClockRanOut():
            return replace(table, clock_ran_out=True)
        case Ended():
            return _ended(table, entry, at)
        case RematchAsked(person):
            return replace(table, rematch=(*table.rematch, person))
        case RematchMade(made):
            return replace(table, rematch_table=made)


def _in_lobby(table: Table, entry: Joined | Left | ComputerSeated | ComputerRemoved | Arranged) -> Table:
    match entry:
        case Joined(person):
            return replace(table, seats=(*table.seats, Seat(person)))
        case Left(person):
            seats = tuple(seat for seat in table.seats if seat.person != person)
            host = table.host if table.host != person else next((s.person for s in seats if s.person is not None), 0)
            invited = tuple(guest for guest in table.invited if guest != person)
            return replace(table, seats=seats, host=host, invited=invited)
        case ComputerSeated(level):
            return replace(table, seats=(*table.seats, Seat(None, level)))
        case ComputerRemoved():
            last = max(number for number, seat in enumerate(table.seats) if seat.person is None)
            return replace(table, seats=table.seats[:last] + table.seats[last + 1 :])
        case Arranged(options, terms):
            return replace(table, options=dict(options), terms=read_terms(terms))


def _in_game(table: Table, entry: Started | Played | Chanced | WentBack, at: int) -> Table:
    before = table.match
    table = replace(table, position=table.number, moved_at=at, undo=None)
    match entry:
        case Started(persons, levels, quick):
            seats = tuple(Seat(person, level) for person, level in zip(persons, levels, strict=True))
            match = Match.begin(table.game, len(seats), table.options, table.seed)
            table = replace(
                table, phase=Phase.RUNNING, seats=seats, started_at=at, plans=((),) * len(seats), quick=quick
            )
            return _awaiting(replace(table, match=match), None, at)
        case Played(seat, text, person):
            assert before is not None
            act = Act(seat, person, before.turn_began)
            offer = table.offer if table.offer and table.seats[seat].person == table.offer.person else None
            plans = tuple(
                plan[1:] if number == seat and plan[:1] == (text,) else plan for number, plan in enumerate(table.plans)
            )
            table = replace(table, acts=(*table.acts, act), offer=offer, plans=plans, match=before.act(seat, text))
        case Chanced(text):
            assert before is not None
            act = Act(None, None, before.turn_began)
            table = replace(table, acts=(*table.acts, act), match=before.follow(text))
        case WentBack(to):
            assert before is not None
            back = replace(table, acts=table.acts[:to], offer=None, plans=((),) * len(table.seats))
            table = replace(back, match=before.back_to(to))
    return _awaiting(table, before, at)


def _awaiting(table: Table, before: Match | None, at: int) -> Table:
    """Whoever is awaited is awaited anew when that is somebody else, or the same for a new turn."""
    match = table.match
    same = before is not None and match is not None and match.awaited == before.awaited
    if same and before is not None and match is not None and match.turn_began == before.turn_began:
        return replace(table, awaiting_since=at)
    return replace(table, awaiting_since=at, reminded=False, vote=None)


def _asked(table: Table, entry: UndoAsked | UndoAnswered | DrawOffered | DrawAnswered) -> Table:
    match entry:
        case UndoAsked(person, to):
            needed = {act.person for act in table.acts[to:]} - {person, None}
            return replace(table, undo=Undo(person, to, tuple(p for p in table.players if p in needed)))
        case DrawOffered(person):
            return replace(table, offer=Offer(person, tuple(p for p in table.players if p != person)))
        case UndoAnswered(person, agreed):
            undo = table.undo
            if undo is None or not agreed:
                return replace(table, undo=None)
            return replace(table, undo=replace(undo, needed=tuple(p for p in undo.needed if p != person)))
        case DrawAnswered(person, agreed):
            offer = table.offer
            if offer is None or not agreed:
                return replace(table, offer=None)
            return replace(table, offer=replace(offer, needed=tuple(p for p in offer.needed if p != person)))


def _owned(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _ended(table: Table, entry: Ended, at: int) -> Table:
    ending = Ending(entry.reason)
    done = replace(table, phase=Phase.ENDED, ended_at=at, ended_by=entry.person, offer=None, undo=None, vote=None)
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
    return replace(done, result=result)
