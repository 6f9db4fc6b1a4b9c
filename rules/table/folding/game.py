"""The events of a running game, and undoing them. Part of rules/table."""

from rules.core.match import Match
from rules.table.entries import Chanced, Played, WentBack
from rules.table.folding.seats import awaiting, counted_up, with_item
from rules.table.table import Running
from rules.table.values import Act, Routines, Undone

#: How many earlier matches are kept, so that an undo needs no replay.
KEPT = 64


def moved(table: Running, entry: Played | Chanced | WentBack, at: int) -> Running:
    """Move the game on or back."""
    table = table.but(position=table.number, moved_at=at, undo=None, undone=None, turned_down=None)
    match entry:
        case Played(seat, text, person):
            return _acted(table, seat, text, person, at)
        case Chanced(text):
            before = table.match
            act = Act(None, None, before.turn_began, table.turns)
            table = _played(table, act, before.follow(text)).but(offer=None)
            return awaiting(_staged(_counted(table, at)), before.to_act, at)
        case WentBack(to, person):
            return _gone_back(table, to, person, at)


def _acted(table: Running, seat: int, text: str, person: int | None, at: int) -> Running:
    """Add a seat's action, made by hand, by its plan, by a computer or by the table."""
    before, plan = table.match, table.plans[seat]
    planned = person is None and plan[:1] == (text,)
    by, wished = table.seats[seat].person if planned else person, _left_by_choice(table, seat, person)
    act = Act(seat, by, before.turn_began, table.turns, None if planned else wished)
    # A draw offer stays open while only its maker acts; a plan that fails is dropped.
    offer = table.offer if table.offer and table.seats[seat].person == table.offer.person else None
    plans = with_item(table.plans, seat, plan[1:] if plan[:1] == (text,) else ())
    table = _played(table, act, before.act(seat, text)).but(offer=offer, plans=plans)
    if person is not None:
        table = table.but(gone_lately=(), first_played_at=table.first_played_at or at)
    after = awaiting(_staged(_counted(table, at)), None, at)
    return _without_more_time(table, after) if _undone_in_turn(table) else after


def _gone_back(table: Running, to: int, person: int | None, at: int) -> Running:
    """Move the game back to a log of this length."""
    before = table.match
    table = _counting_undos(table, to, person)
    turns = table.acts[to].turns if to < len(table.acts) else table.turns
    match, earlier = match_at(table, to)
    table = table.but(match=match, earlier=earlier, acts=table.acts.up_to(to))
    table = table.but(offer=None, plans=((),) * len(table.seats), turns=turns)
    unbegun = not turns and bool(table.game.quick_setup(0))
    after = awaiting(table.but(kicked_off_at=0 if unbegun else table.kicked_off_at), None, at)
    same_turn = match.turn_began == before.turn_began and match.to_act == before.to_act
    return _without_more_time(table, after) if same_turn else after


def _played(table: Running, act: Act, match: Match) -> Running:
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
    undos = table.undos if person is None else counted_up(table.undos, person)
    return table.but(undone=undone, undos=undos, undos_in_turn=in_turn)


def _undone_in_turn(table: Running) -> bool:
    """Whether something in the current turn was undone."""
    turn, count = table.undos_in_turn
    return count > 0 and table.match.turn_began == turn and turn < len(table.match.log)


def _without_more_time(before: Running, after: Running) -> Running:
    """Keep the turn's time as it was, because playing and undoing must not gain any."""
    return after.but(awaiting_since=before.awaiting_since, reminded=before.reminded, waits=before.waits)


def _left_by_choice(table: Running, number: int, person: int | None) -> int | None:
    """The seat's owner, if the table acts for them because they want it, not because they are away."""
    seat = table.seats[number]
    if person is not None or seat.level is not None or seat.missed:
        return None
    at_once = table.round is not None and table.round.begun
    return seat.person if at_once or seat.routines is not Routines.OWN else None


def _counted(table: Running, at: int) -> Running:
    """Count the turns begun so far, and note when the first began."""
    turns = max(table.turns, table.game.turn_number(table.match.state))
    return table.but(turns=turns, kicked_off_at=table.kicked_off_at or (at if turns else 0))


def _staged(table: Running) -> Running:
    """Drop the request to play a stage at once, if that stage is over."""
    routine = table.routine if table.round is not None else None
    over = routine is not None and table.round is not None and routine.stage != table.round.stage
    return table.but(round=None) if over else table
