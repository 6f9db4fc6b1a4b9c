"""Judges every request to a table. Part of rules/table.

`act(table, request, now)` returns a Progress: the table after the request, and the journal entries that led there. If
the request is refused, it raises TableRefusal or the rules' own Refusal, and nothing changes. Timers and what to show
are computed from the result (`clocks.timers`, `shows.shown`).
"""

from collections.abc import Callable
from itertools import chain
from typing import Any, TypeGuard

from rules.table import clocks, consent, entries, lobby, requests
from rules.table.clocks import rematch_missing, requests_to_expire
from rules.table.errors import TableRefusal, not_your_turn, own_seat, wrong_phase
from rules.table.fold import add_outage
from rules.table.progress import Progress
from rules.table.results import is_event_duel
from rules.table.table import Closed, Finished, Lobby, Running, Table
from rules.table.terms import AFTER_LAST_DAY, LONGEST_HOLD, LONGEST_QUIET, Pace
from rules.table.values import Ending


def act(
    table: Table,
    request: requests.Request,
    now: int,
    interrupted: entries.Interrupted | None = None,
    *,
    shut_out: bool = False,
) -> Progress:
    """Judge a request made at `now` (unix ms), after an outage if there was one.

    `shut_out` means that whoever a vote is about couldn't come back if they wanted: it doesn't end the game.

    A journal's times don't go back, whatever the machine's clock does. Raises TableRefusal or Refusal; the given table
    never changes.
    """
    lost = table.lost if interrupted is None else add_outage(table.lost, interrupted, now)
    progress = Progress(table, max(now, table.touched_at + lost.time + lost.clock), shut_out=shut_out)
    if interrupted is not None:
        progress.add(interrupted)
    if isinstance(request, requests.Wake):
        return progress
    if isinstance(request, requests.TimerFired):
        _timer_fired(progress, request)
        return progress
    _let_lapse(progress)
    judge = _JUDGES[type(progress.table)].get(type(request))
    if judge is None:
        raise wrong_phase(progress.table)
    judge(progress, request)
    return progress


def check_back(table: Table, request: requests.Play, now: int) -> None:
    """Check that somebody could play this if their absence held the table no longer. Raises like `act`."""
    act(act(table, requests.ReleaseTable(request.person), now).table, request, now)


def _play(progress: Progress, request: requests.Play) -> None:
    table = progress.running
    seat = own_seat(table, request.person)
    if seat in table.absent and seat not in table.awaited:
        # The table has already acted, so the request only shows that the person is back.
        _return(progress, requests.Return(request.person))
        return
    consent.needs_board(table, request.position)
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if table.match.to_act not in (seat, None):
        raise not_your_turn(table)
    if (until := dict(table.held).get(request.person)) is not None:
        table.match.act(seat, request.text)  # nobody is asked to be back for what isn't possible
        until, text = (until + table.lost.clock - AFTER_LAST_DAY) // 1000, "|".join((request.text, *request.then))
        raise TableRefusal("away", {"until": f"{until}", "table": table.id, "number": table.position, "text": text})
    if table.paused:  # the table would do it anyway, and a player who does it by hand has seen enough
        table.match.act(seat, request.text)
        consent.end_pause(progress, request.person)
        return
    progress.add(entries.Played(seat, request.text, request.person))
    if request.then:
        progress.add(entries.Planned(seat, request.then, request.person))
    progress.settle()


def _computer_play(progress: Progress, request: requests.ComputerPlay) -> None:
    """Play a computer's action, if the position is still the one it was asked about and the seat is still its own."""
    table = progress.running
    if request.position != table.position or table.seats[request.seat].level is None:
        raise TableRefusal("stale")
    progress.add(entries.Played(request.seat, request.text, None))
    progress.settle()


def _resign(progress: Progress, request: requests.Resign) -> None:
    """Resign: with two seats the other one wins; with more a computer plays on, unless no person is left."""
    table = progress.running
    seat = own_seat(table, request.person)
    if len(table.seats) == 1:
        progress.add(entries.Ended(Ending.LEFT.value, request.person))
    elif len(table.seats) == 2:
        progress.add(entries.Resigned(seat, request.person, None))
        progress.add(entries.Ended(Ending.RESIGNED.value, request.person))
    else:
        progress.add(entries.Resigned(seat, request.person, request.level))
        if progress.table.persons:
            consent.settle_vote(progress, request.level, closing=False)
        else:
            progress.add(entries.Ended(Ending.LEFT.value, request.person))


def _close_by_moderator(progress: Progress, request: requests.EndByModerator) -> None:
    progress.add(entries.Ended(Ending.MODERATOR.value, request.person))


def _end_by_moderator(progress: Progress, request: requests.EndByModerator) -> None:
    """End a table for everybody as its moderator. A moderator who plays at it with others resigns first."""
    table = progress.running
    seat = table.seat_of(request.person)
    if seat is not None and len(table.seats) > 1:
        progress.add(entries.Resigned(seat, request.person, None))
    progress.add(entries.Ended(Ending.MODERATOR.value, request.person))


def _decide(progress: Progress, request: requests.DecideGame) -> None:
    """End a game of an event. Raises ValueError if the ranking isn't one of all seats, for a reason of an event."""
    table = progress.running
    if not table.event:
        raise TableRefusal("not-now")
    ranked, reason = sorted(chain(*request.ranking)), Ending(request.reason)
    nobody = not ranked and reason is Ending.FORFEIT
    if reason not in (Ending.FORFEIT, Ending.TIME) or not (nobody or ranked == list(range(len(table.seats)))):
        raise ValueError(f"no event ends a game like that: {request}")
    progress.add(entries.Ended(reason.value, None, request.ranking))


def _hand_over(progress: Progress, request: requests.HandOver) -> None:
    table = progress.running
    seat = own_seat(table, request.person)
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if table.counted:
        raise TableRefusal("puzzle-alone")
    if is_event_duel(table):
        raise TableRefusal("event-alone")
    consent.may_ask(table, request.person)
    progress.add(entries.HandedOver(seat, request.level, request.person))
    consent.settle_vote(progress, request.level, closing=False)


def _return(progress: Progress, request: requests.Return) -> None:
    table = progress.running
    seat = own_seat(table, request.person)
    if table.seats[seat].level is None and not table.seats[seat].away:
        raise TableRefusal("seat-not-handed-over")
    progress.add(entries.TakenBack(seat, request.person))
    progress.settle(clock=False)


def _hold(progress: Progress, request: requests.HoldTable) -> None:
    """Hold a slow table for somebody who plays at it, at most so long; nothing changes at others."""
    table, until = progress.running, min(request.until, progress.now + LONGEST_HOLD)
    held = dict(table.held).get(request.person)
    if not table.is_slow_game or request.person not in table.players:
        return
    if until > progress.now and held != until - table.lost.clock:
        consent.may_ask(table, request.person)
        progress.add(entries.Held(request.person, until))


def _release(progress: Progress, request: requests.ReleaseTable) -> None:
    if request.person in dict(progress.running.held):
        progress.add(entries.Released(request.person))


def _timer_fired(progress: Progress, request: requests.TimerFired) -> None:
    """Fire a timer, if the table still needs it; a late or repeated one does nothing."""
    wanted = any(
        timer.kind == request.kind and timer.seat == request.seat and timer.due <= progress.now
        for timer in clocks.timers(progress.table)
    )
    if not wanted:
        return
    match request.kind:
        case clocks.LOBBY:
            progress.add(entries.Ended(Ending.EXPIRED.value, None))
        case clocks.REMIND | clocks.AWAY if _is_quiet(progress, request):
            delay = min(request.quiet_until - progress.now, LONGEST_QUIET)
            progress.add(entries.Postponed(request.seat, request.kind, delay))
        case clocks.REMIND:
            _remind(progress)
        case clocks.AWAY:
            progress.add(entries.VoteOpened(request.seat))
        case clocks.VOTE:
            consent.settle_vote(progress, request.level, closing=True)
        case clocks.ROUTINE:
            consent.act_for(progress, request.seat)
        case clocks.ROUND:
            consent.begin_round(progress)
        case clocks.PAUSE:
            consent.end_pause(progress, None)
        case clocks.IDLE:
            progress.add(entries.Ended(Ending.IDLE.value, None))
        case clocks.CLOCK:
            progress.add(entries.ClockRanOut())
            progress.settle()
        case clocks.LAPSE:
            _let_lapse(progress)
        case clocks.HOLD:
            _let_go(progress)
        case clocks.COMPUTER:
            pass  # the computer's action arrives as a ComputerPlay


def _is_quiet(progress: Progress, request: requests.TimerFired) -> bool:
    """Whether what comes of waiting has to be put off for quiet hours: at slow tables, once a turn."""
    table = progress.running
    slow = table.terms.pace is Pace.SLOW
    return slow and request.quiet_until > progress.now and request.kind not in dict(table.postponed)


def _remind(progress: Progress) -> None:
    table = progress.running
    for seat in table.awaited:
        if table.seats[seat].level is None:
            progress.add(entries.Reminded(seat))


def _let_go(progress: Progress) -> None:
    """Let the table's time go on for people whose absence is over."""
    table = progress.running
    for person, until in table.held:
        if until + table.lost.clock <= progress.now:
            progress.add(entries.Released(person))


def _let_lapse(progress: Progress) -> None:
    """Let requests expire that nobody answered in time."""
    for pending in requests_to_expire(progress.table, progress.now):
        progress.add(entries.Lapsed(pending.value))


def ask_rematch(progress: Progress, request: requests.AskRematch) -> None:
    """Request a rematch with the same people; the first request seals its table. A puzzle has none."""
    table, person = progress.ended, request.person
    own_seat(table, person)
    if table.puzzle:
        raise TableRefusal("ended")
    if not isinstance(table, Finished):
        raise TableRefusal("not-started")
    if table.rematch_table is not None:
        raise TableRefusal("rematch-made", {"table": table.rematch_table})
    if somebody_erased(table):
        raise TableRefusal("rematch-without")
    if person in table.rematch:
        raise TableRefusal("rematch-asked")
    if table.rematch_refused not in (None, person):
        raise TableRefusal("rematch-refused")
    sealed = table.sealed_rematch is None
    new_table, commitment = (request.table, request.commitment) if sealed else ("", "")
    progress.add(entries.RematchAsked(person, request.press, new_table, commitment))


def refuse_rematch(progress: Progress, request: requests.RefuseRematch) -> None:
    """Turn down a rematch: nobody is asked again, until this person requests one."""
    table = progress.ended
    own_seat(table, request.person)
    if request.person not in rematch_missing(table):
        raise TableRefusal("rematch-gone")
    progress.add(entries.RematchRefused(request.person))


def somebody_erased(table: Table) -> bool:
    """Whether the owner of a seat had everything about them deleted: a negative number takes their id's place."""
    return any(person < 0 for person in table.persons)


def note_rematch(progress: Progress, request: requests.NoteRematch) -> None:
    """Note the rematch's table; there is only one."""
    table = progress.ended
    if not isinstance(table, Finished):
        raise TableRefusal("not-started")
    if table.rematch_table is None:
        progress.add(entries.RematchMade(request.table))
    elif table.rematch_table != request.table:
        raise TableRefusal("rematch-made", {"table": table.rematch_table})


def rematch_wanted(table: Table) -> TypeGuard[Finished]:
    """Whether everybody at a finished table wants a rematch, and it doesn't exist yet."""
    if not isinstance(table, Finished) or table.rematch_table is not None or somebody_erased(table):
        return False
    return bool(table.persons) and set(table.persons) <= set(table.rematch)


#: What judges each request in each phase.
_JUDGES: dict[type[Table], dict[type[requests.Request], Callable[[Progress, Any], None]]] = {
    Lobby: {
        requests.Join: lobby.join,
        requests.Leave: lobby.leave,
        requests.Invite: lobby.invite,
        requests.AskEveryone: lobby.ask_everyone,
        requests.SendAway: lobby.send_away,
        requests.AddComputer: lobby.add_computer,
        requests.FillSeats: lobby.fill_seats,
        requests.RemoveComputer: lobby.remove_computer,
        requests.Arrange: lobby.arrange,
        requests.AnswerProposal: lobby.answer_proposal,
        requests.Start: lobby.start,
        requests.Cancel: lobby.cancel,
        requests.EndByModerator: _close_by_moderator,
    },
    Running: {
        requests.Play: _play,
        requests.ComputerPlay: _computer_play,
        requests.AskUndo: consent.ask_undo,
        requests.AnswerUndo: consent.answer_undo,
        requests.OfferDraw: consent.offer_draw,
        requests.AnswerDraw: consent.answer_draw,
        requests.CastVote: consent.cast_vote,
        requests.SetRoutines: consent.set_routines,
        requests.Reserve: consent.reserve,
        requests.AskRound: consent.ask_round,
        requests.AnswerRound: consent.answer_round,
        requests.GoOn: consent.go_on,
        requests.Skip: consent.skip,
        requests.Resign: _resign,
        requests.HandOver: _hand_over,
        requests.Return: _return,
        requests.HoldTable: _hold,
        requests.ReleaseTable: _release,
        requests.EndByModerator: _end_by_moderator,
        requests.DecideGame: _decide,
    },
    Finished: {
        requests.AskRematch: ask_rematch,
        requests.RefuseRematch: refuse_rematch,
        requests.NoteRematch: note_rematch,
    },
    Closed: {requests.AskRematch: ask_rematch, requests.NoteRematch: note_rematch},
}
