"""What needs the agreement of others: undo, draws, votes about an absent player. Part of rules/table."""

from collections import Counter

from rules.table.entries import (
    DrawAnswered,
    DrawOffered,
    Ended,
    HandedOver,
    UndoAnswered,
    UndoAsked,
    VoteClosed,
    Voted,
    WentBack,
)
from rules.table.errors import TableRefusal, not_asked, own_seat
from rules.table.folding.asking import undo_needs
from rules.table.progress import Progress
from rules.table.requests import AnswerDraw, AnswerUndo, AskUndo, CastVote, OfferDraw
from rules.table.table import Ending, Running, Table

CHOICES = ("wait", "computer", "end")
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


def ask_undo(progress: Progress, request: AskUndo) -> None:
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
    if any(act.seat is None for act in table.acts[target:]):
        raise TableRefusal("undo-chance")
    if table.game.about.hidden:  # what was drawn since has been seen
        raise TableRefusal("undo-hidden")
    if len(table.acts) - target > len(table.earlier):
        raise TableRefusal("undo-nothing")
    turn, (latest, count) = table.acts[target].turn_began, table.undos_in_turn
    if dict(table.undos).get(request.person, 0) >= MOST_UNDOS or (turn <= latest and count >= MOST_UNDOS_IN_TURN):
        raise TableRefusal("undo-often")
    if undo_needs(table, request.person, target):
        may_ask(table, request.person)
        progress.add(UndoAsked(request.person, target))
    else:
        progress.add(WentBack(target, request.person))
        progress.settle(clock=False)


def _undo_target(table: Running, seat: int, person: int) -> int:
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


def answer_undo(progress: Progress, request: AnswerUndo) -> None:
    """Agree to an undo or decline it; the person who asked may withdraw."""
    needs_board(progress.running, request.position)
    undo = progress.running.undo
    if undo is None:
        raise TableRefusal("undo-gone")
    if request.person not in undo.needed and (request.person != undo.person or request.agreed):
        raise not_asked(undo.needed)
    progress.add(UndoAnswered(request.person, request.agreed))
    left = progress.running.undo
    if left is not None and not left.needed:
        progress.add(WentBack(left.to, left.person))
        progress.settle(clock=False)


def offer_draw(progress: Progress, request: OfferDraw) -> None:
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
            answer_draw(progress, AnswerDraw(request.person, True))
            return
        raise TableRefusal("draw-pending")
    if not any(person != request.person for person in table.persons):
        raise TableRefusal("draw-nobody")
    may_ask(table, request.person)
    progress.add(DrawOffered(request.person))


def answer_draw(progress: Progress, request: AnswerDraw) -> None:
    """Accept a draw or decline it; the person who offered may withdraw."""
    needs_board(progress.running, request.position)
    offer = progress.running.offer
    if offer is None:
        raise TableRefusal("draw-gone")
    if request.person not in offer.needed and (request.person != offer.person or request.agreed):
        raise not_asked(offer.needed)
    progress.add(DrawAnswered(request.person, request.agreed))
    left = progress.running.offer
    if left is not None and not left.needed:
        progress.add(Ended(Ending.AGREED.value, offer.person))


def cast_vote(progress: Progress, request: CastVote) -> None:
    """Vote about the absent player; more than half decide, or everybody's votes."""
    needs_board(progress.running, request.position)
    vote = progress.running.vote
    if vote is None:
        raise TableRefusal("vote-gone")
    if request.person not in vote.voters:
        raise not_asked(vote.voters)
    if request.choice not in CHOICES:
        raise TableRefusal("vote-choice")
    if vote.cast.get(request.person) == request.choice:
        return
    if request.person in vote.cast:
        may_ask(progress.running, request.person)
    progress.add(Voted(request.person, request.choice))
    settle_vote(progress, request.level, closing=False)


def settle_vote(progress: Progress, level: str, *, closing: bool) -> None:
    """Decide the vote if possible: by more than half, or by the most votes once everybody has voted or time is up.

    Waiting wins a tie, and if nobody voted.
    """
    vote = progress.running.vote
    if vote is None:
        return
    counts = Counter(vote.cast.values())
    most = counts.most_common()
    decided = next((choice for choice, count in most if 2 * count > len(vote.voters)), None)
    if decided is None:
        if not closing and len(vote.cast) < len(vote.voters):
            return
        tied = len(most) > 1 and most[0][1] == most[1][1]
        decided = "wait" if not most or tied else most[0][0]
    progress.add(VoteClosed(decided))
    match decided:
        case "computer":
            progress.add(HandedOver(vote.seat, level, None))
        case "end":
            progress.add(Ended(Ending.VOTED.value, None))
