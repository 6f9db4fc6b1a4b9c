"""The events of a running game, undoing them, and who plays a seat. Part of rules/table."""

from dataclasses import fields, replace
from typing import Any, TypeVar

from rules.core.match import Match
from rules.table.entries import (
    AtSeat,
    Chanced,
    Ended,
    Entry,
    HandedOver,
    Lapsed,
    Missed,
    Played,
    Postponed,
    RematchAsked,
    RematchMade,
    RematchRefused,
    Reminded,
    Resigned,
    TakenBack,
    VoteClosed,
    Voted,
    VoteOpened,
    WentBack,
)
from rules.table.table import AnyPhase, Finished, Running, Table
from rules.table.terms import MAY_END_AFTER
from rules.table.values import Act, Ending, RematchRequest, Result, Routines, Seat, Undone, Vote

#: How many earlier matches are kept, so that an undo needs no replay.
KEPT = 64


def move(table: Running, entry: Played | Chanced | WentBack, at: int) -> Running:
    """Move the game on or back."""
    table = charge(table, at).but(position=table.number, moved_at=at, undo=None, undone=None, turned_down=None)
    match entry:
        case Played(seat, text, person):
            return _pay(table, _act(table, seat, text, person, at))
        case Chanced(text):
            before = table.match
            act = Act(None, None, before.turn_began, table.turns)
            after = _add_event(table, act, before.follow(text)).but(offer=None)
            return _pay(table, awaiting(_drop_old_round(_count_turns(after, at)), before.to_act, at))
        case WentBack(to, person):
            return _go_back(table, to, person, at)


def _act(table: Running, seat: int, text: str, person: int | None, at: int) -> Running:
    """Add a seat's action, made by hand, by its plan, by a computer or by the table."""
    before, plan = table.match, table.plans[seat]
    planned = person is None and plan[:1] == (text,)
    by, wished = table.seats[seat].person if planned else person, _left_by_choice(table, seat, person)
    by_computer = person is None and table.seats[seat].level is not None
    act = Act(seat, by, before.turn_began, table.turns, None if planned else wished, by_computer)
    # A draw offer stays open while only its maker acts; a plan that fails is dropped.
    offer = table.offer if table.offer and table.seats[seat].person == table.offer.person else None
    plans = with_item(table.plans, seat, plan[1:] if plan[:1] == (text,) else ())
    table = _add_event(table, act, before.act(seat, text)).but(offer=offer, plans=plans)
    if person is not None:
        table = table.but(gone_lately=(), first_played_at=table.first_played_at or at)
    after = awaiting(_drop_old_round(_count_turns(table, at)), None, at)
    return _without_more_time(table, after) if _has_undone_in_turn(table) else after


def _go_back(table: Running, to: int, person: int | None, at: int) -> Running:
    """Move the game back to a log of this length."""
    before = table.match
    table = _counting_undos(table, to, person)
    turns = table.acts[to].turns if to < len(table.acts) else table.turns
    match, earlier = match_at(table, to)
    table = table.but(match=match, earlier=earlier, acts=table.acts.up_to(to))
    table = table.but(offer=None, plans=((),) * len(table.seats), turns=turns)
    unbegun = not turns and bool(table.game.about.quick_setup)
    after = awaiting(table.but(kicked_off_at=0 if unbegun else table.kicked_off_at), None, at)
    same_turn = match.turn_began == before.turn_began and match.to_act == before.to_act
    return _without_more_time(table, after) if same_turn else after


def _add_event(table: Running, act: Act, match: Match) -> Running:
    """Add an event of the game, which led to `match`."""
    earlier = (*table.earlier[1 - KEPT :], table.match)
    return table.but(acts=table.acts.plus(act), match=match, earlier=earlier)


def match_at(table: Running, to: int) -> tuple[Match, tuple[Match, ...]]:
    """The match when its log had `to` events, and the earlier matches that are kept.

    Anything further back is replayed, which no table played with this version asks for.
    """
    match = table.match
    back = len(match.log) - to
    if back <= 0:
        return match, table.earlier
    if back <= len(table.earlier):
        return table.earlier[-back], table.earlier[:-back]
    kept: list[Match] = []
    match = Match.begin(table.game, len(table.seats), table.options, table.seed)
    for act, text in zip(table.acts.up_to(to), table.match.log, strict=False):
        kept.append(match)
        match = match.follow(text) if act.seat is None else match.act(act.seat, text)
    return match, tuple(kept[-KEPT:])


def _counting_undos(table: Running, to: int, person: int | None) -> Running:
    """Count an undo into the turn in which the log had `to` events, and note what the person undid."""
    acts = table.acts[to:]
    if not acts:
        return table
    turn, (latest, count) = acts[0].turn_began, table.undos_in_turn
    own = zip(acts, table.match.log[to:], strict=True)
    texts = tuple(text for act, text in own if act.seat is not None and table.seats[act.seat].person == person)
    undone = None if person is None else Undone(person, texts)
    in_turn = (turn, count + 1 if turn <= latest else 1)
    undos = table.undos if person is None else count_up(table.undos, person)
    return table.but(undone=undone, undos=undos, undos_in_turn=in_turn)


def _has_undone_in_turn(table: Running) -> bool:
    """Whether something in the current turn was undone."""
    turn, count = table.undos_in_turn
    return count > 0 and table.match.turn_began == turn and turn < len(table.match.log)


def _without_more_time(before: Running, after: Running) -> Running:
    """Keep the turn's time as it was, because playing and undoing must not gain any."""
    names = ("awaiting_since", "reminded", "waits", "postponed")
    return after.but(**{name: getattr(before, name) for name in names})


def _left_by_choice(table: Running, number: int, person: int | None) -> int | None:
    """The seat's owner, if the table acts for them because they want it, not because they are away."""
    seat = table.seats[number]
    if person is not None or seat.level is not None or seat.missed:
        return None
    at_once = table.round is not None and table.round.begun
    return seat.person if at_once or seat.routines is not Routines.OWN else None


def _count_turns(table: Running, at: int) -> Running:
    """Count the turns begun so far, and note when the first began."""
    turns = max(table.turns, table.game.turn_number(table.match.state))
    return table.but(turns=turns, kicked_off_at=table.kicked_off_at or (at if turns else 0))


def _drop_old_round(table: Running) -> Running:
    """Drop the request to play a stage at once, if that stage is over."""
    routine = table.routine if table.round is not None else None
    over = routine is not None and table.round is not None and routine.stage != table.round.stage
    return table.but(round=None) if over else table


T = TypeVar("T")


def with_item(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    """Replace the item with this number."""
    return (*items[:number], item, *items[number + 1 :])


def reseat(table: AnyPhase, number: int, seat: Seat) -> AnyPhase:
    """Replace the seat with this number."""
    return table.but(seats=with_item(table.seats, number, seat))


def awaiting(table: Running, still: int | None, at: int) -> Running:
    """Start the time of the seat to act.

    `still` is the seat whose turn it was and which didn't act: if it is still its turn, its time and the vote about it
    go on.
    """
    if still is not None and still in table.awaited:
        return table
    return _start_waiting(table, at).but(vote=None)


def _start_waiting(table: Running, at: int) -> Running:
    """Start the time of whoever is awaited."""
    return table.but(awaiting_since=at, reminded=False, waits=0, postponed=())


def charge(table: Running, at: int) -> Running:
    """Take from the clock of the seat on turn the time that its person has used; a computer's time never counts."""
    awaited = table.awaited
    if not table.banks or not awaited or table.seats[awaited[0]].level is not None:
        return table
    left = max(0, table.banks[awaited[0]] - (at - table.awaiting_since))
    return table.but(banks=with_item(table.banks, awaited[0], left), awaiting_since=at)


def _pay(before: Running, after: Running) -> Running:
    """Add to the clock of a seat whose person has just played a turn, if not paid before: an undo gives none back."""
    began, over = before.match.turn_began, after.match.turn_began
    if not after.banks or over <= max(began, after.paid_until):
        return after
    seat = next((act.seat for act in after.acts[began:over] if act.seat is not None and act.person is not None), None)
    if seat is None:
        return after
    control = after.terms.control
    bank = min(control.most, after.banks[seat] + control.increment)
    return after.but(banks=with_item(after.banks, seat, bank), paid_until=over)


def at_seat(table: Running, entry: AtSeat, at: int) -> Running:
    """Add a resignation, a takeover, a return or an absence."""
    match entry:
        case Resigned(seat, person, level):
            left = Seat(None, level) if level is not None else table.seats[seat]
            gone, lately = (*table.gone, (seat, person)), table.gone_lately
            lately = lately if level is None else (*lately, (seat, person))
            freed = table.but(
                offer=None, undo=None, turned_down=None, plans=with_item(table.plans, seat, ()), gone=gone
            )
            return _change_player(freed.but(gone_lately=lately), seat, left, at)
        case HandedOver(seat, level, asked_by):
            if table.banks and asked_by is None:  # nobody whom the others replace comes back to no time
                table = charge(table, at)
                bank = max(table.banks[seat], table.terms.control.increment)
                table = table.but(banks=with_item(table.banks, seat, bank))
            relieved = table.relieved if asked_by is None else (*table.relieved, seat)
            return _change_player(table.but(relieved=relieved), seat, replace(table.seats[seat], level=level), at)
        case TakenBack(seat, _):
            return _change_player(table, seat, replace(table.seats[seat], level=None), at)
        case Missed(seat):
            return reseat(table, seat, replace(table.seats[seat], missed=table.seats[seat].missed + 1))
        case Reminded():
            return table.but(reminded=True)
        case Postponed(_, what, delay):
            return table.but(postponed=(*table.postponed, (what, at + delay)))


def vote(table: Running, entry: VoteOpened | Voted | VoteClosed, at: int) -> Running:
    """Add to the vote about an absent player."""
    match entry:
        case VoteOpened(seat):
            voters = tuple(person for person in table.players if person != table.seats[seat].person)
            since = table.awaiting_since
            least = table.banks[seat] if table.banks else MAY_END_AFTER
            return table.but(vote=Vote(seat, at, voters, {}, at - since >= least and not table.event))
        case Voted(person, choice):
            vote = table.vote
            return table if vote is None else table.but(vote=replace(vote, cast={**vote.cast, person: choice}))
        case VoteClosed():
            return table.but(vote=None, waits=table.waits + 1)


def _change_player(table: Running, number: int, seat: Seat, at: int) -> Running:
    """Change who plays a seat: its turn starts afresh, it no longer votes, and no vote is about it."""
    table = reseat(charge(table, at), number, seat)
    if number in table.awaited:
        table = _start_waiting(table, at)
    if table.round is not None:
        needed = tuple(person for person in table.round.needed if person in table.players)
        table = table.but(round=replace(table.round, needed=needed))
    vote = table.vote
    if vote is None:
        return table
    voters = tuple(person for person in vote.voters if person in table.players)
    if vote.seat == number or not voters:
        return table.but(vote=None)
    cast = {person: choice for person, choice in vote.cast.items() if person in voters}
    return table.but(vote=replace(vote, voters=voters, cast=cast))


def count_up(counts: tuple[tuple[int, int], ...], person: int) -> tuple[tuple[int, int], ...]:
    """Add one to this person's count."""
    known = dict(counts)
    return tuple({**known, person: known.get(person, 0) + 1}.items())


def enter(table: Table, phase: type[AnyPhase], **news: Any) -> AnyPhase:
    """Move a table to its next phase, keeping what both phases have; `news` is what is new."""
    names = {one.name for one in fields(phase)}
    kept = {name: value for name, value in table.__dict__.items() if name in names}
    return phase(**{**kept, **news})


def finish(table: Running, entry: Ended, at: int) -> Finished:
    """End the table's game."""
    return enter(table, Finished, ended_at=table.wall(at), ended_by=entry.person, result=_result(table, entry))


def _result(table: Running, entry: Ended) -> Result:
    ending, outcome = Ending(entry.reason), table.match.outcome
    every = tuple(range(len(table.seats)))
    match ending:
        case Ending.PLAYED if outcome is not None:
            return Result(outcome.reason, outcome.draw, outcome.ranking, outcome.scores)
        case Ending.AGREED:
            return Result(ending.value, True, (every,))
        case Ending.RESIGNED:
            loser = next(number for number, seat in enumerate(table.seats) if seat.person == entry.person)
            return Result(ending.value, False, (tuple(seat for seat in every if seat != loser), (loser,)))
        case Ending.FORFEIT | Ending.TIME:
            return Result(ending.value, len(entry.ranking) == 1, entry.ranking)
        case _:
            return Result(ending.value, False, ())


def after_the_game(table: Finished, entry: Entry, at: int) -> Finished:
    """Add an entry after the end. Raises ValueError if it is impossible there."""
    match entry:
        case RematchAsked(person, press, new_table, commitment):
            sealed = table.sealed_rematch or ((new_table, commitment) if new_table else None)
            requests = (*table.rematches, RematchRequest(person, at))
            presses = {person: press} | dict(table.presses)  # only the first counts, even if that request expired
            known = tuple(presses.items())
            return table.but(rematches=requests, rematch_refused=None, sealed_rematch=sealed, presses=known)
        case RematchRefused(person):
            return table.but(rematches=(), rematch_refused=person)
        case RematchMade(made):
            return table.but(rematch_table=made)
        case Lapsed():
            since = at - table.terms.pace.request_life
            return table.but(rematches=tuple(request for request in table.rematches if request.at > since))
        case _:
            raise ValueError(f"{type(entry).__name__} cannot happen after a game")
