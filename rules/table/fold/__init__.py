"""Folds a journal into its table: the effect of every entry, without judging it. Part of rules/table."""

from collections.abc import Iterable
from dataclasses import replace

from rules.table.entries import (
    Chanced,
    ClockRanOut,
    DrawAnswered,
    DrawOffered,
    Ended,
    Entry,
    HandedOver,
    Held,
    Interrupted,
    Lapsed,
    Missed,
    Opened,
    PauseOver,
    Planned,
    Played,
    Postponed,
    Released,
    Reminded,
    Reserved,
    Resigned,
    RoundAnswered,
    RoundAsked,
    RoundBegun,
    RoutinesSet,
    SkipAsked,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    VoteClosed,
    Voted,
    VoteOpened,
    WentBack,
)
from rules.table.fold.asking import (
    ask,
    counting_asks,
    on_board,
    routines_changed,
    skip_asked,
    stage_begun,
    with_pause,
)
from rules.table.fold.game import after_the_game, at_seat, count_up, finish, move, reseat, vote, with_item
from rules.table.fold.lobby import in_lobby
from rules.table.table import AnyPhase, Closed, Finished, Lobby, Running, Table
from rules.table.terms import MINUTE, read_terms
from rules.table.values import Lost, Seat


def open_table(table_id: str, secret: str, entry: Opened, at: int) -> Lobby:
    """Open a table with its first entry; `secret` is 64 hex digits."""
    return Lobby(
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
        event=entry.event,
        secret=secret,
        presses=((entry.host, entry.press),) if entry.press else (),
        seats=(Seat(entry.host),),
        opened_at=at - entry.clock,
        touched_at=at - entry.clock,
        lost=Lost(clock=entry.clock),
    )


def fold(table_id: str, secret: str, journal: Iterable[tuple[Entry, int]]) -> Table:
    """Fold a whole journal of (entry, unix ms). Raises ValueError for an impossible one."""
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
    """Add one more entry, made at `at` (unix ms). Raises ValueError if it doesn't belong to the table's phase."""
    if isinstance(entry, Interrupted):
        return _stand_still(table, entry, at)
    if isinstance(entry, Held | Released):
        return _hold(table, entry, at)
    if isinstance(table, Running) and table.held:
        table = _let_go(table, entry, at)
    after = _after(_forget_outage(table, entry, at), entry, table.own(at))
    if not isinstance(after, Running):
        return after
    after = with_pause(after) if after.game.about.routines else after
    awaited = after.awaited_persons
    return after.but(called=awaited) if awaited else after


def add_outage(lost: Lost, entry: Interrupted, at: int) -> Lost:
    """What a table has lost after one more interruption, noted at `at` (unix ms)."""
    news = lost.news + entry.lost
    time = lost.time if lost.still else lost.time + entry.lost  # it stands still already
    news = news if news >= MINUTE else lost.news
    return Lost(time, entry.clock, at - entry.clock, news, lost.still, lost.back)


def _stand_still(table: Table, entry: Interrupted, at: int) -> Table:
    """Put off everything that runs at a table."""
    if isinstance(table, Closed):
        raise ValueError("nothing runs at a table that is closed")
    return table.but(number=table.number + 1, lost=add_outage(table.lost, entry, at))


def _hold(table: Table, entry: Held | Released, at: int) -> Running:
    """Let a table's time stand still for somebody who is away, or go on. Raises ValueError if there is no game."""
    if not isinstance(table, Running):
        raise ValueError("nothing can be held where no game runs")
    table = table.but(number=table.number + 1, touched_at=table.own(at))
    if isinstance(entry, Released):
        return _holding(table, {person: until for person, until in table.held if person != entry.person}, at)
    table = table.but(asked=count_up(table.asked, entry.person))
    return _holding(table, {**dict(table.held), entry.person: entry.until - table.lost.clock}, at)


def _holding(table: Running, held: dict[int, int], at: int) -> Running:
    """Let a table be held by these people from `at` (unix ms) on, each until then; its time goes on if by nobody."""
    lost = table.lost
    if held:
        lost = replace(lost, still=lost.still or table.own(at), back=max(held.values()))
    elif lost.still:
        moment = at - lost.clock
        lost = replace(lost, time=moment - lost.still, until=max(lost.until, moment), still=0, back=0)
    return table.but(held=tuple(held.items()), lost=lost)


def _let_go(table: Running, entry: Entry, at: int) -> Running:
    """Let whoever leaves their seat no longer hold the table; nobody does once the game is over."""
    match entry:
        case Resigned(seat, _, _) | HandedOver(seat, _, _):
            back = [table.seats[seat].person]
        case Ended():
            back = [person for person, _ in table.held]
        case _:
            return table
    left = {person: until for person, until in table.held if person not in back}
    return table if len(left) == len(table.held) else _holding(table, left, at)


def _forget_outage(table: AnyPhase, entry: Entry, at: int) -> AnyPhase:
    """Forget the latest outage once somebody does something after it was noted."""
    lost = table.lost
    if not lost.news or getattr(entry, "person", None) is None or at - lost.clock <= lost.until:
        return table
    return table.but(lost=replace(lost, news=0))


def _after(table: Table, entry: Entry, at: int) -> Table:
    """Add any other entry, made at `at` in the table's own time."""
    number = table.number + 1
    match table:
        case Lobby():
            return in_lobby(table.but(number=number, touched_at=at), entry, at)
        case Running():
            going_on = counting_asks(_present(_on_board(stage_begun(table, entry), entry), entry), entry)
            return _in_game(going_on.but(number=number, touched_at=at), entry, at)
        case Finished():
            return after_the_game(_present(table, entry).but(number=number, touched_at=at), entry, at)
        case Closed():
            raise ValueError(f"{type(entry).__name__} cannot happen at a table that is closed")


def _in_game(table: Running, entry: Entry, at: int) -> Running | Finished:
    """Add an entry to a running game. Raises ValueError if it is impossible there."""
    match entry:
        case Played() | Chanced() | WentBack():
            return move(table, entry, at)
        case Planned(seat, texts, _):
            return table.but(plans=with_item(table.plans, seat, texts))
        case UndoAsked() | UndoAnswered() | DrawOffered() | DrawAnswered() | Lapsed():
            return ask(table, entry, at)
        case RoutinesSet() | Reserved() | RoundAsked() | RoundAnswered() | RoundBegun():
            return routines_changed(table, entry, at)
        case SkipAsked():
            return skip_asked(table, entry)
        case PauseOver():
            return table  # `stage_begun` has noted it already
        case Resigned() | HandedOver() | TakenBack() | Missed() | Reminded() | Postponed():
            return at_seat(table, entry, at)
        case VoteOpened() | Voted() | VoteClosed():
            return vote(table, entry, at)
        case ClockRanOut():
            return table.but(clock_ran_out=True)
        case Ended():
            return finish(table, entry, at)
        case _:
            raise ValueError(f"{type(entry).__name__} cannot happen in a game")


def _on_board(table: Running, entry: Entry) -> Running:
    """Note that a person has acted in the current chapter, so it has been on the board."""
    if not table.game.about.routines:
        return table
    if isinstance(entry, Chanced | Ended) or (isinstance(entry, Played) and entry.person is None):
        return table
    return on_board(table)


def _present(table: AnyPhase, entry: Entry) -> AnyPhase:
    """Note that a person who does anything isn't away."""
    person = getattr(entry, "person", None)
    seat = None if person is None else table.seat_of(person)
    if seat is None or not table.seats[seat].missed:
        return table
    return reseat(table, seat, replace(table.seats[seat], missed=0))
