"""What needs the agreement of others: undo, draws, votes about an absent player, routines. Part of rules/table.

A routine action decides nothing, and the table may do it for a seat: rolling, for example. It is fun, not a duty. A
player has a short while for it, can leave all of them to the table, or all but the decisive ones, or can reserve those
that concern a mark (a team). Everybody who is still in can agree to play a whole stage at once.
"""

from collections import Counter

from rules.table import entries, requests
from rules.table.clocks import may_end_from
from rules.table.errors import TableRefusal, not_asked, own_seat
from rules.table.fold.asking import undo_needs
from rules.table.progress import Progress
from rules.table.results import may_be_rated
from rules.table.table import Finished, Running, Table
from rules.table.values import Ending, Offer, RoundRequest, Routines, Undo

#: How often a game can be undone into one turn, and for one person; a computer would play along for ever.
MOST_UNDOS_IN_TURN, MOST_UNDOS = 20, 300
#: How often a person may ask the others something in one game, or change what the table does for them.
MOST_ASKED = 200


def needs_board(table: Table, position: int | None) -> None:
    """Check that the person saw the current board, or named none. Raises TableRefusal."""
    if position is not None and position != table.position:
        raise TableRefusal("stale")


def may_ask(table: Running, person: int) -> None:
    """Check that the person hasn't asked too often. Raises TableRefusal."""
    if dict(table.asked).get(person, 0) >= MOST_ASKED:
        raise TableRefusal("asked-often")


def ask_undo(progress: Progress, request: requests.AskUndo) -> None:
    """Undo the last action freely, or ask to undo the last turn once somebody else has been mentioned.

    All whose seats acted, or who were mentioned since, must agree. Chance can never be undone.
    """
    table = progress.running
    seat = own_seat(table, request.person)
    needs_board(table, request.position)
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if table.undo is not None:
        raise TableRefusal("undo-pending")
    target = _undo_target(table, seat, request.person)
    turn, (latest, count) = table.acts[target].turn_began, table.undos_in_turn
    if dict(table.undos).get(request.person, 0) >= MOST_UNDOS or (turn <= latest and count >= MOST_UNDOS_IN_TURN):
        raise TableRefusal("undo-often")
    if undo_needs(table, request.person, target):
        may_ask(table, request.person)
        progress.add(entries.UndoAsked(request.person, target))
    else:
        progress.add(entries.WentBack(target, request.person))
        progress.settle(clock=False)


def can_undo(table: Running, seat: int, person: int) -> bool:
    """Whether the owner of a seat has done something that can be undone, if nobody minds."""
    try:
        _undo_target(table, seat, person)
    except TableRefusal:
        return False
    return True


def _undo_target(table: Running, seat: int, person: int) -> int:
    """The length of the log after an undo. Raises TableRefusal if nothing can be undone, or chance has come since."""
    target = _last_of(table, seat, person)
    if any(act.seat is None for act in table.acts[target:]):
        raise TableRefusal("undo-chance")
    if table.game.about.hidden:  # what was drawn since has been seen
        raise TableRefusal("undo-hidden")
    if len(table.acts) - target > len(table.earlier):
        raise TableRefusal("undo-nothing")
    return target


def _last_of(table: Running, seat: int, person: int) -> int:
    """The length of the log before the seat's last action in the current turn, or before its person's last turn."""
    match = table.match
    latest = len(table.acts) - 1
    backwards = ((latest - back, act) for back, act in enumerate(reversed(table.acts)) if act.seat == seat)
    began: int | None = None
    target: int | None = None
    for number, act in backwards:
        if began is None:
            if seat == match.to_act and number >= match.turn_began:
                return number
            if act.person != person:
                continue
            began = act.turn_began
        if number < began:
            break
        target = number
    if target is None:
        raise TableRefusal("undo-nothing")
    return target


def answer_undo(progress: Progress, request: requests.AnswerUndo) -> None:
    """Agree to an undo or decline it; the person who asked may withdraw."""
    _answer(progress, progress.running.undo, "undo-gone", request, entries.UndoAnswered)
    left = progress.running.undo
    if left is not None and not left.needed:
        progress.add(entries.WentBack(left.to, left.person))
        progress.settle(clock=False)


def _answer(
    progress: Progress,
    asked: Undo | Offer | RoundRequest | None,
    gone: str,
    request: requests.AnswerUndo | requests.AnswerDraw | requests.AnswerRound,
    answered: type[entries.UndoAnswered] | type[entries.DrawAnswered] | type[entries.RoundAnswered],
) -> None:
    """Note an answer: those who were asked may agree or decline, and whoever asked may withdraw. `gone` is a reason."""
    needs_board(progress.running, request.position)
    if asked is None:
        raise TableRefusal(gone)
    if request.person not in asked.needed and (request.person != asked.person or request.agreed):
        raise not_asked(asked.needed)
    progress.add(answered(request.person, request.agreed))


def offer_draw(progress: Progress, request: requests.OfferDraw) -> None:
    """Offer a draw to all other people at the table, or accept the one that is open.

    People whose seat a computer is playing for a while are asked too, so that nobody's game ends behind their back.
    """
    table = progress.running
    own_seat(table, request.person)
    needs_board(table, request.position)
    if not table.game.about.agreed_draws:
        raise TableRefusal("no-draws")
    if table.offer is not None:
        if request.person in table.offer.needed:
            answer_draw(progress, requests.AnswerDraw(request.person, True))
            return
        raise TableRefusal("draw-pending")
    if not any(person != request.person for person in table.persons):
        raise TableRefusal("draw-nobody")
    may_ask(table, request.person)
    progress.add(entries.DrawOffered(request.person))


def answer_draw(progress: Progress, request: requests.AnswerDraw) -> None:
    """Accept a draw or decline it; the person who offered may withdraw."""
    _answer(progress, progress.running.offer, "draw-gone", request, entries.DrawAnswered)
    left = progress.running.offer
    if left is not None and not left.needed:
        progress.add(entries.Ended(Ending.AGREED.value, left.person))


def cast_vote(progress: Progress, request: requests.CastVote) -> None:
    """Vote about the absent player; more than half decide, or everybody's votes. To end the game, all have to agree."""
    needs_board(progress.running, request.position)
    vote = progress.running.vote
    if vote is None:
        raise TableRefusal("vote-gone")
    if request.person not in vote.voters:
        raise not_asked(vote.voters)
    if request.choice not in vote.choices:
        raise _not_offered(progress.running, request.choice)
    if vote.cast.get(request.person) == request.choice:
        return
    if request.person in vote.cast:
        may_ask(progress.running, request.person)
    progress.add(entries.Voted(request.person, request.choice))
    settle_vote(progress, request.level, closing=False)


def settle_vote(progress: Progress, level: str, *, closing: bool) -> None:
    """Decide the vote if possible: by more than half, or by the most votes once everybody has voted or time is up.

    Waiting wins a tie, and if nobody voted. The game ends only if nobody voted for anything else: one who is winning
    can't be outvoted by those who are losing. It doesn't end if the absent player was shut out.
    """
    vote = progress.running.vote
    if vote is None:
        return
    over = closing or len(vote.cast) == len(vote.voters)
    counts = Counter(vote.cast.values())
    ends = 0 if progress.shut_out else counts["end"]
    del counts["end"]
    most = counts.most_common()
    decided = next((choice for choice, count in most if 2 * count > len(vote.voters)), None)
    if decided is None:
        if not over:
            return
        tied = len(most) > 1 and most[0][1] == most[1][1]
        decided = most[0][0] if most and not tied else "end" if ends and not most else "wait"
    progress.add(entries.VoteClosed(decided))
    match decided:
        case "computer":
            progress.add(entries.HandedOver(vote.seat, level, None))
        case "end":
            progress.add(entries.Ended(Ending.VOTED.value, None))


def player_outvoted(progress: Progress) -> int | None:
    """The absent player without whom a vote has just ended a game that may be rated, if one has."""
    before, after = progress.before, progress.table
    if not isinstance(before, Running) or before.vote is None or not may_be_rated(before):
        return None
    voted = isinstance(after, Finished) and after.result.reason == Ending.VOTED.value
    return before.seats[before.vote.seat].person if voted else None


def _not_offered(table: Running, choice: str) -> TableRefusal:
    """The refusal of a vote for something that isn't offered, or not yet."""
    if choice != "end" or table.event:
        return TableRefusal("vote-choice")
    return TableRefusal("vote-early", {"since": str(may_end_from(table) // 1000)})


def set_routines(progress: Progress, request: requests.SetRoutines) -> None:
    """Choose what the table does for the person's seat."""
    table = progress.running
    seat = own_seat(table, request.person)
    _needs_routines(table)
    if request.routines not in {one.value for one in Routines}:
        raise TableRefusal("routines-choice")
    if table.seats[seat].routines.value != request.routines:
        may_ask(table, request.person)
        progress.add(entries.RoutinesSet(seat, request.person, request.routines))
        progress.settle()


def reserve(progress: Progress, request: requests.Reserve) -> None:
    """Reserve the actions that concern these marks, in place of any reserved before."""
    table = progress.running
    seat = own_seat(table, request.person)
    _needs_routines(table)
    marks = tuple(sorted(set(request.marks)))
    if not set(marks) <= set(table.match.at_stake.get(seat, ())):
        raise TableRefusal("reserve-choice")
    if marks != table.seats[seat].reserved:
        may_ask(table, request.person)
        progress.add(entries.Reserved(seat, request.person, marks))
        progress.settle()


def act_for(progress: Progress, seat: int) -> None:
    """Do a routine action for a seat whose owner missed the time for it."""
    routine = progress.running.routine
    assert routine is not None
    progress.add(entries.Missed(seat))
    progress.add(entries.Played(seat, routine.text, None))
    progress.settle()


def ask_round(progress: Progress, request: requests.AskRound) -> None:
    """Ask everybody who is still in to play this stage at once; it begins when everybody has agreed."""
    table = progress.running
    seat = own_seat(table, request.person)
    needs_board(table, request.position)
    _needs_routines(table)
    routine = table.routine
    if routine is None:
        raise TableRefusal("ended")
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if seat not in table.match.at_stake:
        raise TableRefusal("round-out")
    if table.round is not None:
        if request.person in table.round.needed:
            answer_round(progress, requests.AnswerRound(request.person, True))
            return
        raise TableRefusal("round-pending")
    may_ask(table, request.person)
    progress.add(entries.RoundAsked(request.person, routine.stage))
    _begin_if_agreed(progress)


def answer_round(progress: Progress, request: requests.AnswerRound) -> None:
    """Agree to play the stage at once, or decline; the person who asked may withdraw."""
    asked = progress.running.round
    open_round = None if asked is None or asked.begun else asked
    _answer(progress, open_round, "round-gone", request, entries.RoundAnswered)
    _begin_if_agreed(progress)


def begin_round(progress: Progress) -> None:
    """Play the stage at once; silence counts as agreement."""
    progress.add(entries.RoundBegun())
    progress.settle()


def go_on(progress: Progress, request: requests.GoOn) -> None:
    """End the pause for a person at the table who has seen enough."""
    table = progress.running
    own_seat(table, request.person)
    needs_board(table, request.position)
    if not table.paused:
        raise TableRefusal("stale")
    end_pause(progress, request.person)


def end_pause(progress: Progress, person: int | None) -> None:
    """End the pause and play on."""
    progress.add(entries.PauseOver(progress.running.chapter, person))
    progress.settle()


def skip(progress: Progress, request: requests.Skip) -> None:
    """Play on to the finale as soon as everybody present wants that."""
    table = progress.running
    seat = own_seat(table, request.person)
    needs_board(table, request.position)
    if table.seats[seat].level is not None:
        raise TableRefusal("seat-handed-over")
    if table.routine is None or table.routine.finale or not table.paused or not table.only_watching:
        raise TableRefusal("stale")
    if request.person not in table.skippers:
        progress.add(entries.SkipAsked(request.person))
        progress.settle()


def _begin_if_agreed(progress: Progress) -> None:
    asked = progress.running.round
    if asked is not None and not asked.begun and not asked.needed:
        begin_round(progress)


def _needs_routines(table: Table) -> None:
    if not table.game.about.routines:
        raise TableRefusal("no-routines")
