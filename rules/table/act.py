"""Everything that happens to a table goes through here. Part of rules/table.

`act(table, request, now)` answers with a Progress: the table after it and the journal entries that led there. What
cannot be raises TableRefusal or the rules' own Refusal, and nothing has changed. Timers and what must be shown are
computed from the result (`clocks.timers`, `shows.shown`).
"""

from types import MappingProxyType

from rules.core.terms import Occasion
from rules.table import consent, lobby, routines
from rules.table.clocks import AWAY, CLOCK, COMPUTER, IDLE, LAPSE, LOBBY, REMIND, ROUND, ROUTINE, VOTE, timers
from rules.table.entries import (
    ClockRanOut,
    Ended,
    HandedOver,
    Lapsed,
    Missed,
    Planned,
    Played,
    RematchAsked,
    RematchMade,
    Reminded,
    Resigned,
    TakenBack,
    VoteOpened,
)
from rules.table.errors import TableRefusal
from rules.table.progress import Progress
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
    Remembered,
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
from rules.table.table import Ending, Phase, Table
from rules.table.wishes import lapsed


def act(table: Table, request: Request, now: int) -> Progress:
    """The progress that a request makes. Raises TableRefusal or Refusal; the table itself never changes."""
    progress = Progress(table, now)
    _needs_phase(table, request)
    if not isinstance(request, TimerFired):
        _let_lapse(progress)
    match request:
        case Join():
            lobby.join(progress, request)
        case Leave():
            lobby.leave(progress, request)
        case SendAway():
            lobby.send_away(progress, request)
        case AddComputer():
            lobby.add_computer(progress, request)
        case RemoveComputer():
            lobby.remove_computer(progress, request)
        case Arrange():
            lobby.arrange(progress, request)
        case AnswerProposal():
            consent.answer_proposal(progress, request)
        case Start():
            lobby.start(progress, request)
        case Cancel():
            lobby.cancel(progress, request)
        case Play():
            _play(progress, request)
        case ComputerPlay():
            _computer_play(progress, request)
        case TakeBack():
            consent.take_back(progress, request)
        case AnswerUndo():
            consent.answer_undo(progress, request)
        case OfferDraw():
            consent.offer_draw(progress, request)
        case AnswerDraw():
            consent.answer_draw(progress, request)
        case CastVote():
            consent.cast_vote(progress, request)
        case SetRoutines():
            routines.set_routines(progress, request)
        case Reserve():
            routines.reserve(progress, request)
        case AskRound():
            routines.ask_round(progress, request)
        case AnswerRound():
            routines.answer_round(progress, request)
        case Resign():
            _resign(progress, request)
        case HandOver():
            _hand_over(progress, request)
        case Return():
            _return(progress, request)
        case TimerFired():
            _timer_fired(progress, request)
        case EndByModerator():
            _end_by_moderator(progress, request)
        case AskRematch():
            _ask_rematch(progress, request)
        case NoteRematch(made):
            _note_rematch(progress, made)
    return progress


def _needs_phase(table: Table, request: Request) -> None:
    match request:
        case Join() | Leave() | SendAway() | AddComputer() | RemoveComputer():
            needed = {Phase.LOBBY}
        case Arrange() | AnswerProposal() | Start() | Cancel():
            needed = {Phase.LOBBY}
        case AskRematch() | NoteRematch():
            needed = {Phase.ENDED}
        case TimerFired():
            needed = set(Phase)
        case EndByModerator():
            needed = {Phase.LOBBY, Phase.RUNNING}
        case _:
            needed = {Phase.RUNNING}
    if table.phase not in needed:
        raise TableRefusal({Phase.LOBBY: "not-started", Phase.RUNNING: "running", Phase.ENDED: "ended"}[table.phase])


def _play(progress: Progress, request: Play) -> None:
    table = progress.table
    seat = consent.own_seat(table, request.person)
    if seat in table.asleep and seat not in table.awaited:
        # the table has done it meanwhile: being there again is all that can be done
        _return(progress, Return(request.person))
        return
    consent.needs_board(table, request.position)
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    assert table.match is not None
    table.match.act(seat, request.text)
    progress.add(Played(seat, request.text, request.person))
    if request.then:
        progress.add(Planned(seat, request.then, request.person))
    progress.settle()


def _computer_play(progress: Progress, request: ComputerPlay) -> None:
    """A computer's action counts only for the very position that it was asked about, while the seat is still its
    own.
    """
    table = progress.table
    if request.position != table.position or table.seats[request.seat].level is None:
        raise TableRefusal("stale")
    assert table.match is not None
    table.match.act(request.seat, request.text)
    progress.add(Played(request.seat, request.text, None))
    progress.settle()


def _resign(progress: Progress, request: Resign) -> None:
    """With two seats the other one wins; with more a computer plays on, unless no person is left."""
    table = progress.table
    seat = consent.own_seat(table, request.person)
    if len(table.seats) == 1:
        progress.add(Ended(Ending.LEFT.value, request.person))
    elif len(table.seats) == 2:
        progress.add(Resigned(seat, request.person, None))
        progress.add(Ended(Ending.RESIGNED.value, request.person))
    else:
        progress.add(Resigned(seat, request.person, request.level))
        if progress.table.persons:
            consent.settle_vote(progress, request.level, closing=False)
        else:
            progress.add(Ended(Ending.LEFT.value, request.person))


def _end_by_moderator(progress: Progress, request: EndByModerator) -> None:
    """Nobody ends a game of their own as a moderator: whoever plays at it gives up, and who gave up leaves it alone."""
    table = progress.table
    if table.phase is Phase.RUNNING and table.seat_of(request.person) is not None:
        _resign(progress, Resign(request.person, request.level))
    elif request.person in table.party and table.phase is Phase.RUNNING:
        raise TableRefusal("moderator-gave-up")
    else:
        progress.add(Ended(Ending.MODERATOR.value, request.person))


def _hand_over(progress: Progress, request: HandOver) -> None:
    table = progress.table
    seat = consent.own_seat(table, request.person)
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if table.counted:
        raise TableRefusal("puzzle-alone")
    consent.may_ask(table, request.person)
    progress.add(HandedOver(seat, request.level, request.person))
    consent.settle_vote(progress, request.level, closing=False)


def _return(progress: Progress, request: Return) -> None:
    table = progress.table
    seat = consent.own_seat(table, request.person)
    if table.seats[seat].level is None and not table.seats[seat].away:
        raise TableRefusal("seat-not-handed-over")
    progress.add(TakenBack(seat, request.person))
    progress.settle(clock=False)


def _timer_fired(progress: Progress, request: TimerFired) -> None:
    """A timer acts only if the table still wants it; a late or doubled one does nothing."""
    table = progress.table
    wanted = any(
        timer.kind == request.kind and timer.seat == request.seat and timer.due <= progress.now
        for timer in timers(table)
    )
    if not wanted:
        return
    match request.kind:
        case k if k == LOBBY:
            progress.add(Ended(Ending.EXPIRED.value, None))
        case k if k == REMIND:
            for seat in table.awaited:
                if table.seats[seat].level is None:
                    progress.add(Reminded(seat))
        case k if k == AWAY:
            progress.add(VoteOpened(request.seat))
        case k if k == VOTE:
            consent.settle_vote(progress, request.level, closing=True)
        case k if k == ROUTINE:
            routine = table.routine
            assert routine is not None
            progress.add(Missed(request.seat))
            progress.add(Played(request.seat, routine.text, None))
            progress.settle()
        case k if k == ROUND:
            routines.begin_round(progress)
        case k if k == IDLE:
            progress.add(Ended(Ending.IDLE.value, None))
        case k if k == CLOCK:
            progress.add(ClockRanOut())
            progress.settle()
        case k if k == LAPSE:
            _let_lapse(progress)
        case k if k == COMPUTER:
            pass  # its move arrives as a ComputerPlay


def _let_lapse(progress: Progress) -> None:
    """What nobody has answered in time stands no more."""
    for wish in lapsed(progress.table, progress.now):
        progress.add(Lapsed(wish.value))


def _ask_rematch(progress: Progress, request: AskRematch) -> None:
    table, person = progress.table, request.person
    consent.own_seat(table, person)
    if table.match is None:
        raise TableRefusal("not-started")
    if table.rematch_table is not None:
        raise TableRefusal("rematch-made", {"table": table.rematch_table})
    if person in table.rematch:
        raise TableRefusal("rematch-asked")
    sealed = table.sealed_rematch is None
    new_table, commitment = (request.table, request.commitment) if sealed else ("", "")
    progress.add(RematchAsked(person, request.press, new_table, commitment))


def _note_rematch(progress: Progress, made: str) -> None:
    known = progress.table.rematch_table
    if known is None:
        progress.add(RematchMade(made))
    elif known != made:
        raise TableRefusal("rematch-made", {"table": known})


def rematch_wanted(table: Table) -> bool:
    """Whether every person of an ended table wants to play again and no new table was made yet."""
    return table.rematch_table is None and bool(table.persons) and set(table.persons) <= set(table.rematch)


def begin_rematch(
    table: Table, table_id: str, secret: str, now: int, remembered: Remembered = MappingProxyType({})
) -> Progress:
    """A new table with the same options, terms and players, already running. The seats have moved on by one, or what
    the game says instead.

    `secret` is 64 hex digits; the wishes' presses are mixed into the seed. `remembered` has the last own set-ups, as
    for Start; what was set up at this table is not asked for again.
    """
    moving_on = table.game.options_for(Occasion.REMATCH, len(table.seats), table.options)
    again = lobby.open_lobby(
        table_id,
        secret,
        table.rematch[0] if table.rematch else table.host,
        table.game_key,
        options={**table.options, **(moving_on or {})},
        terms=table.terms,
        press=table.rematches[0].press if table.rematches else "",
        now=now,
    )
    seats = (*table.seats[1:], table.seats[0]) if moving_on is None else table.seats
    fresh = tuple(seat if seat.person is None else type(seat)(seat.person) for seat in seats)
    before = {(seat.person or 0, number): table.quick[number] for number, seat in enumerate(table.seats)}
    joined = tuple(wish.press for wish in table.rematches if wish.press)
    again.add(lobby.seated(again.table, fresh, {**before, **remembered}, joined, drawn=False))
    again.settle()
    return again
