"""The table as the fold of its journal: every entry's effect, and nothing that judges. Part of rules/table."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import TypeVar

from rules.core.match import Match
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
from rules.table.table import (
    Act,
    Declined,
    Ending,
    Offer,
    Phase,
    Proposal,
    RematchWish,
    Result,
    Round,
    Routines,
    Seat,
    Table,
    Undo,
    Undone,
    Vote,
    Wish,
)
from rules.table.terms import read_terms

T = TypeVar("T")
Asked = TypeVar("Asked", Undo, Offer, Round)

#: So many earlier matches are kept at hand, so that nothing is played again to take something back.
KEPT = 64


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
    table = _counting_asks(_awake(_met(table, entry), entry), entry)
    table = replace(table, number=table.number + 1, touched_at=at)
    table = _after(table, entry, at)
    awaited = table.awaited_persons
    return replace(table, called=awaited) if awaited else table


def _met(table: Table, entry: Entry) -> Table:
    """Whatever the table does not do by itself is done to what is on the board."""
    if table.phase is not Phase.RUNNING or not table.game.about.routines:
        return table
    if isinstance(entry, Chanced | Ended) or (isinstance(entry, Played) and entry.person is None):
        return table
    chapter = table.chapter
    return table if chapter == table.met[1] else replace(table, met=(table.met[1], chapter))


def _awake(table: Table, entry: Entry) -> Table:
    """Whoever does anything at the table is there."""
    person = getattr(entry, "person", None)
    seat = None if person is None else table.seat_of(person)
    if seat is None or not table.seats[seat].missed:
        return table
    return _reseated(table, seat, replace(table.seats[seat], missed=0))


def _counting_asks(table: Table, entry: Entry) -> Table:
    """What a person asks of others is counted: nobody asks for ever."""
    match entry:
        case UndoAsked(person) | DrawOffered(person) | RoundAsked(person):
            pass
        case RoutinesSet(_, person) | Reserved(_, person) | HandedOver(_, _, int(person)):
            pass
        case Voted(person) if table.vote is not None and person in table.vote.cast:
            pass
        case _:
            return table
    return replace(table, asked=_counted_up(table.asked, person))


def _counted_up(counts: tuple[tuple[int, int], ...], person: int) -> tuple[tuple[int, int], ...]:
    known = dict(counts)
    return tuple({**known, person: known.get(person, 0) + 1}.items())


def undo_needs(table: Table, person: int, to: int) -> tuple[int, ...]:
    """Who must agree if a person wants to go back to `to` events: the owners of all other seats that acted since, and
    whoever has been called since.

    A seat's owner is asked also where a computer or the table acted for it: nobody gains by another's absence.
    """
    acted = {act.seat for act in table.acts[to:]}
    called = set(table.awaited) - set(_at(table, to)[0].awaited)
    owners = (seat.person for number, seat in enumerate(table.seats) if number in acted)
    players = (seat.played_by for number, seat in enumerate(table.seats) if number in called)
    asked = dict.fromkeys((*owners, *players))
    return tuple(one for one in asked if one is not None and one != person)


def _after(table: Table, entry: Entry, at: int) -> Table:
    match entry:
        case Opened():
            raise ValueError("a table is opened once")
        case Joined() | Left() | ComputerSeated() | ComputerRemoved() | Arranged():
            return _in_lobby(table, entry)
        case Proposed() | ProposalAnswered() | SetBack():
            return _agreed_on(table, entry)
        case Started() | Played() | Chanced() | WentBack():
            return _in_game(table, entry, at)
        case Planned(seat, texts, _):
            plans = tuple(texts if number == seat else plan for number, plan in enumerate(table.plans))
            return replace(table, plans=plans)
        case UndoAsked() | UndoAnswered() | DrawOffered() | DrawAnswered():
            return _asked(table, entry, at)
        case RoutinesSet() | Reserved() | RoundAsked() | RoundAnswered() | RoundBegun():
            return _left_to_table(table, entry, at)
        case Resigned(seat, person, level):
            gone = Seat(None, level) if level is not None else table.seats[seat]
            freed = replace(table, offer=None, undo=None, plans=_with(table.plans, seat, ()))
            freed = replace(freed, gone=(*table.gone, (seat, person)))
            lately = table.gone_lately if level is None else (*table.gone_lately, (seat, person))
            return _played_by(replace(freed, gone_lately=lately), seat, gone, at)
        case HandedOver(seat, level, asked_by):
            relieved = table.relieved if asked_by is None else (*table.relieved, seat)
            computer = replace(table.seats[seat], level=level)
            return _played_by(replace(table, relieved=relieved), seat, computer, at)
        case TakenBack(seat, _):
            return _played_by(table, seat, replace(table.seats[seat], level=None), at)
        case Missed(seat):
            return _reseated(table, seat, replace(table.seats[seat], missed=table.seats[seat].missed + 1))
        case Reminded():
            return replace(table, reminded=True)
        case VoteOpened(seat):
            voters = tuple(person for person in table.players if person != table.seats[seat].person)
            return replace(table, vote=Vote(seat, at, voters, {}))
        case Voted(person, choice):
            vote = table.vote
            return table if vote is None else replace(table, vote=replace(vote, cast={**vote.cast, person: choice}))
        case VoteClosed():
            return replace(table, vote=None, awaiting_since=at, waits=table.waits + 1)
        case ClockRanOut():
            return replace(table, clock_ran_out=True)
        case Ended():
            return _ended(table, entry, at)
        case RematchAsked(person, press, new_table, commitment):
            sealed = table.sealed_rematch or ((new_table, commitment) if new_table else None)
            wishes = (*table.rematches, RematchWish(person, at, press))
            return replace(table, rematches=wishes, sealed_rematch=sealed)
        case RematchMade(made):
            return replace(table, rematch_table=made)
        case Lapsed(what):
            return _lapsed(table, Wish(what), at)


def _in_lobby(table: Table, entry: Joined | Left | ComputerSeated | ComputerRemoved | Arranged) -> Table:
    match entry:
        case Joined(person, press):
            known = dict(table.presses)  # empty at a table that mixes nothing in
            fresh = press and known and person not in known  # the first counts: nobody tries again for better luck
            presses = (*table.presses, (person, press)) if fresh else table.presses
            joins = _counted_up(table.joins, person)
            return replace(table, seats=(*table.seats, Seat(person)), presses=presses, joins=joins)
        case Left(person):
            seats = tuple(seat for seat in table.seats if seat.person != person)
            host = table.host if table.host != person else next((s.person for s in seats if s.person is not None), 0)
            invited = tuple(guest for guest in table.invited if guest != person)
            proposal = table.proposal if table.proposal and table.proposal.person != person else None
            return replace(table, seats=seats, host=host, invited=invited, proposal=proposal)
        case ComputerSeated(level):
            return replace(table, seats=(*table.seats, Seat(None, level)), arranged=table.arranged + 1)
        case ComputerRemoved():
            last = max(number for number, seat in enumerate(table.seats) if seat.person is None)
            seats = table.seats[:last] + table.seats[last + 1 :]
            return replace(table, seats=seats, arranged=table.arranged + 1)
        case Arranged(options, terms, named):
            asked = table.proposal
            if asked is not None and options[asked.option] != table.options[asked.option]:
                asked = None  # it is decided
            arranged = replace(table, options=dict(options), terms=read_terms(terms), named=named)
            return replace(arranged, proposal=asked, declined=None, set_back=(), arranged=table.arranged + 1)


def _agreed_on(table: Table, entry: Proposed | ProposalAnswered | SetBack) -> Table:
    match entry:
        case Proposed(person, option, value):
            asked = Proposal(person, option, value, table.number)
            return replace(table, proposal=asked, declined=None, set_back=(), arranged=table.arranged + 1)
        case SetBack(names):
            usual = {option.name: option.default for option in table.game.about.options if option.name in names}
            named = tuple(name for name in table.named if name not in names)
            return replace(table, options={**table.options, **usual}, named=named, set_back=names)
        case ProposalAnswered(person, agreed):
            asked_before = table.proposal
            if asked_before is None:
                return table
            if agreed:
                return replace(table, proposal=replace(asked_before, agreed=(*asked_before.agreed, person)))
            withdrawn = person == asked_before.person
            no = None if withdrawn else Declined(person, asked_before.option, asked_before.value)
            return replace(table, proposal=None, declined=no)


def _in_game(table: Table, entry: Started | Played | Chanced | WentBack, at: int) -> Table:
    before = table.match
    table = replace(table, position=table.number, moved_at=at, undo=None, undone=None)
    match entry:
        case Started(persons, levels, quick, joined):
            seats = tuple(Seat(person, level) for person, level in zip(persons, levels, strict=True))
            table = replace(table, joined=joined)
            match = Match.begin(table.game, len(seats), table.options, table.seed)
            table = replace(
                table, phase=Phase.RUNNING, seats=seats, started_at=at, plans=((),) * len(seats), quick=quick
            )
            table = replace(table, proposal=None, declined=None, set_back=())
            table = replace(
                table,
                match=match,
                kicked_off_at=0 if table.game.quick_setup(0) else at,
                called=table.persons if len(table.persons) == 1 else (),
            )
            return _awaiting(table, (), at)
        case Played(seat, text, person):
            assert before is not None
            plan = table.plans[seat]
            planned = person is None and plan[:1] == (text,)
            by, wished = table.seats[seat].person if planned else person, _left_by_wish(table, seat, person)
            act = Act(seat, by, before.turn_began, table.turns, None if planned else wished)
            # An offer stands while only who made it acts; a plan that came to nothing is no plan any more.
            offer = table.offer if table.offer and table.seats[seat].person == table.offer.person else None
            plans = _with(table.plans, seat, plan[1:] if plan[:1] == (text,) else ())
            table = replace(_played(table, act, before.act(seat, text)), offer=offer, plans=plans)
            if person is not None:
                table = replace(table, gone_lately=(), first_played_at=table.first_played_at or at)
            return _awaiting(_staged(_counted(table, at)), set(before.awaited) - {seat}, at)
        case Chanced(text):
            assert before is not None
            act = Act(None, None, before.turn_began, table.turns)
            table = replace(_played(table, act, before.follow(text)), offer=None)
            return _awaiting(_staged(_counted(table, at)), before.awaited, at)
        case WentBack(to, person):
            assert before is not None
            table = _counting_undos(table, to, person)
            turns = table.acts[to].turns if to < len(table.acts) else table.turns
            match, earlier = _at(table, to)
            table = replace(table, match=match, earlier=earlier, acts=table.acts.upto(to))
            table = replace(table, offer=None, plans=((),) * len(table.seats), turns=turns)
            unbegun = not turns and bool(table.game.quick_setup(0))
            return _awaiting(replace(table, kicked_off_at=0 if unbegun else table.kicked_off_at), (), at)


def _played(table: Table, act: Act, match: Match) -> Table:
    """The table after an event of the game, which led to `match`."""
    assert table.match is not None
    earlier = (*table.earlier[1 - KEPT :], table.match)
    return replace(table, acts=table.acts.plus(act), match=match, earlier=earlier)


def _at(table: Table, to: int) -> tuple[Match, tuple[Match, ...]]:
    """The match when its log had `to` events, and those before it that are kept.

    What lies further back than these is played again, which no table asks for that has been played here.
    """
    match = table.match
    assert match is not None
    back = len(match.log) - to
    if back <= 0:
        return match, table.earlier
    if back <= len(table.earlier):
        return table.earlier[-back], table.earlier[:-back]
    kept: list[Match] = []
    match = Match.begin(table.game, len(table.seats), table.options, table.seed)
    for act, text in zip(table.acts.upto(to), table.match.log if table.match else (), strict=False):
        kept.append(match)
        match = match.follow(text) if act.seat is None else match.act(act.seat, text)
    return match, tuple(kept[-KEPT:])


def _counting_undos(table: Table, to: int, person: int | None) -> Table:
    """One more step back, into the turn in which the log had `to` events, and what the person took back by it."""
    assert table.match is not None
    acts = table.acts[to:]
    if not acts:
        return table
    turn, (latest, count) = acts[0].turn_began, table.undos_in_turn
    own = zip(acts, table.match.log[to:], strict=True)
    texts = tuple(text for act, text in own if act.seat is not None and table.seats[act.seat].person == person)
    undone = None if person is None else Undone(person, texts)
    in_turn = (turn, count + 1 if turn <= latest else 1)
    return replace(table, undone=undone, undos=table.undos + 1, undos_in_turn=in_turn)


def _left_by_wish(table: Table, number: int, person: int | None) -> int | None:
    """The seat's owner, if the table acts for them because they want that, and not because they are away."""
    seat = table.seats[number]
    if person is not None or seat.level is not None or seat.missed:
        return None
    at_once = table.round is not None and table.round.begun
    return seat.person if at_once or seat.routines is not Routines.OWN else None


def _counted(table: Table, at: int) -> Table:
    """With the turns begun so far, and the moment of the first."""
    assert table.match is not None
    turns = max(table.turns, table.game.turn_number(table.match.state))
    return replace(table, turns=turns, kicked_off_at=table.kicked_off_at or (at if turns else 0))


def _staged(table: Table) -> Table:
    """Without the wish to play a stage at once that is over."""
    routine = table.routine if table.round is not None else None
    over = routine is not None and table.round is not None and routine.stage != table.round.stage
    return replace(table, round=None) if over else table


def _awaiting(table: Table, still: Collection[int], at: int) -> Table:
    """Whoever has just acted or is newly awaited is awaited from now on; `still` are the seats that were awaited before
    and did not act, and while only these are awaited their time and their vote go on.
    """
    vote = table.vote if table.vote is not None and table.vote.seat in {*still} & {*table.awaited} else None
    if table.awaited and set(table.awaited) <= set(still):
        return replace(table, vote=vote)
    return replace(table, awaiting_since=at, reminded=False, waits=0, vote=vote)


def _played_by(table: Table, number: int, seat: Seat, at: int) -> Table:
    """The seat is played by somebody else now: if it is awaited, then from now on; it votes no more, and nobody about
    it.
    """
    table = _reseated(table, number, seat)
    if number in table.awaited:
        table = replace(table, awaiting_since=at, reminded=False, waits=0)
    if table.round is not None:
        needed = tuple(person for person in table.round.needed if person in table.players)
        table = replace(table, round=replace(table.round, needed=needed))
    vote = table.vote
    if vote is None:
        return table
    voters = tuple(person for person in vote.voters if person in table.players)
    if vote.seat == number or not voters:
        return replace(table, vote=None)
    cast = {person: choice for person, choice in vote.cast.items() if person in voters}
    return replace(table, vote=replace(vote, voters=voters, cast=cast))


def _asked(table: Table, entry: UndoAsked | UndoAnswered | DrawOffered | DrawAnswered, at: int) -> Table:
    match entry:
        case UndoAsked(person, to):
            return replace(table, undo=Undo(person, to, undo_needs(table, person, to), at))
        case DrawOffered(person):
            return replace(table, offer=Offer(person, tuple(p for p in table.players if p != person), at))
        case UndoAnswered(person, agreed):
            return replace(table, undo=_answered(table.undo, person, agreed))
        case DrawAnswered(person, agreed):
            return replace(table, offer=_answered(table.offer, person, agreed))


def _lapsed(table: Table, wish: Wish, at: int) -> Table:
    match wish:
        case Wish.DRAW:
            return replace(table, offer=None)
        case Wish.UNDO:
            return replace(table, undo=None)
        case Wish.REMATCH:
            since = at - table.terms.pace.wish_life
            return replace(table, rematches=tuple(one for one in table.rematches if one.at > since))
        case Wish.INVITATION:
            return replace(table, invited=tuple(person for person in table.invited if person in table.persons))


def _answered(wish: Asked | None, person: int, agreed: bool) -> Asked | None:
    """The wish without the person among those who must still agree; a no ends it."""
    if wish is None or not agreed:
        return None
    return replace(wish, needed=tuple(other for other in wish.needed if other != person))


def _left_to_table(
    table: Table, entry: RoutinesSet | Reserved | RoundAsked | RoundAnswered | RoundBegun, at: int
) -> Table:
    match entry:
        case RoutinesSet(seat, _, routines):
            return _reseated(table, seat, replace(table.seats[seat], routines=Routines(routines)))
        case Reserved(seat, _, marks):
            return _reseated(table, seat, replace(table.seats[seat], reserved=marks))
        case RoundAsked(person, stage):
            return replace(table, round=Round(stage, person, at, _round_needs(table, person)))
        case RoundAnswered(person, agreed):
            return replace(table, round=_answered(table.round, person, agreed))
        case RoundBegun():
            return replace(table, round=table.round and replace(table.round, needed=(), begun=True))


def _round_needs(table: Table, person: int) -> tuple[int, ...]:
    """Who must agree to having a stage played at once: all persons still in who are there and do not leave everything
    to the table.
    """
    assert table.match is not None
    seats = [table.seats[number] for number in table.game.still_in(table.match.state)]
    seats = [seat for seat in seats if not seat.away]
    owners = (seat.played_by for seat in seats if seat.routines is not Routines.ALWAYS)
    return tuple(dict.fromkeys(owner for owner in owners if owner is not None and owner != person))


def _reseated(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=_with(table.seats, number, seat))


def _with(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    return (*items[:number], item, *items[number + 1 :])


def _ended(table: Table, entry: Ended, at: int) -> Table:
    ending = Ending(entry.reason)
    done = replace(table, phase=Phase.ENDED, ended_at=at, ended_by=entry.person)
    done = replace(done, offer=None, undo=None, vote=None, round=None, proposal=None)
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
