"""Tell the hedgehog race turn by turn, its highlights, and what decided it. Part of words/hedgehog.

Everybody reads about the last round: its latest turns in full, and if there are many, the earlier ones in one line. A
player's panel tells their own last turn and what came after it. Stacks have their current numbers.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import groupby

from rules.hedgehog.moves import can_move, is_dead
from rules.hedgehog.view import PastTurn, Piece, Trace, View, recall
from words.hedgehog.picture import notations
from words.speech import Speech

#: The most turns told in full, where passes in a row count as one; and the most characters of the whole story.
MOST_IN_FULL, MOST_STORY = 4, 800


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the last round, a line for each turn: the roll, the moves, and how it ended."""
    count = max(len(view.passing) + 1, view.seats if view.seats > 1 else 1)
    turns = () if view.done else view.recent[-count:]
    now = list(_now(view, say, who))
    return "\n".join([*_round(turns, view, say, who, MOST_STORY - len("\n".join(now))), *now])


def since(view: View, say: Speech, who: Sequence[str], above: int | None = None) -> str:
    """Tell what happened since the viewer's last turn, beginning with it; empty once the viewer has moved again.

    Watchers get `story`. `above` isn't used here.
    """
    if view.viewer is None or view.outcome is not None:
        return story(view, say, who)
    mine = view.to_act == view.viewer
    if mine and view.done:
        return ""
    own = max((number for number, past in enumerate(view.recent) if past.seat == view.viewer), default=0)
    now = [] if mine else list(_now(view, say, who))
    turns = () if view.done else view.recent[own:]
    return "\n".join([*_round(turns, view, say, who, MOST_STORY - len("\n".join(now))), *now])


def task(view: View, say: Speech) -> str:
    """Say what the player has to do: spend points, or end a turn in which none can be spent."""
    if view.phase != "move":
        return ""
    if not view.moves:
        return say("hedgehog-task-end")
    return say("hedgehog-task-points", left=view.points_left)


def _round(turns: Sequence[PastTurn], view: View, say: Speech, who: Sequence[str], room: int) -> list[str]:
    """Tell turns one by one; if there are too many or no room is left, the earlier ones share a line."""
    told = list(_in_full(turns, view, say, who))
    full = min(len(told), MOST_IN_FULL)
    while True:
        folded = [past for several, _ in told[: len(told) - full] for past in several]
        lines = [line for _, line in told[len(told) - full :]]
        if folded:
            lines.insert(0, _fold(folded, view, say, who))
        if full <= 1 or len("\n".join(lines)) <= room:
            return lines
        full -= 1


def _in_full(
    turns: Sequence[PastTurn], view: View, say: Speech, who: Sequence[str]
) -> Iterator[tuple[list[PastTurn], str]]:
    """Yield the line of each turn, or of passes in a row, with the turns that it tells."""
    latest = len(turns) - min(len(view.passing), len(turns))
    for past in turns[:latest]:
        yield [past], _turn(past, view, say, who)
    stacks, nest = recall(view).stacks, view.stacking == "nest"  # the stacks didn't change during these passes
    for forced, told in groupby(turns[latest:], lambda one: not can_move(stacks, one.seat, one.rolled, nest)):
        passes = list(told)
        rolls = say.row(_tell_roll(past, view, say, who) for past in passes)
        yield passes, say("hedgehog-story-stuck" if forced else "hedgehog-story-passed", passed=rolls)


def _fold(turns: Sequence[PastTurn], view: View, say: Speech, who: Sequence[str]) -> str:
    told = (
        say(
            "hedgehog-story-brief",
            side=_side(past.seat, view, say, who),
            moves=notations(past.moves) or say("hedgehog-passed"),
        )
        for past in turns
    )
    return say("hedgehog-story-earlier", turns=say.clauses(told))


def _now(view: View, say: Speech, who: Sequence[str]) -> Iterator[str]:
    """Tell how the race ended, or the current turn."""
    if view.outcome is not None:
        if view.built is not None:
            seat = view.outcome.winners[0]
            side, you = _side(seat, view, say, who), _you(seat, view)
            yield say("hedgehog-story-built", stacking=view.stacking, side=side, you=you, stack=view.built[0] + 1)
        if view.outcome.draw and dead_by_passes(view):
            yield say("hedgehog-story-dead", stacking=view.stacking)
        elif view.outcome.draw and view.seats > 1 and view.outcome.reason != "turn_limit":  # the table tells those
            yield say("hedgehog-story-drawn", reason=view.outcome.reason)
    elif view.to_act is not None and view.rolled is not None:
        side, you = _side(view.to_act, view, say, who), _you(view.to_act, view)
        roll = say("hedgehog-story-roll", side=side, you=you, rolled=view.rolled)
        deeds = _tell_moves(view.done, view, say)
        yield f"{roll} {say('hedgehog-story-so-far', deeds=deeds, left=view.points_left)}" if view.done else roll


def dead_by_passes(view: View) -> bool:
    """Whether a race ended by passes because nobody could win any more: then the table passed for everybody."""
    if view.outcome is None or view.outcome.reason != "passes":
        return False
    return is_dead(recall(view).stacks, view.seats, view.stacking == "nest")


def _turn(past: PastTurn, view: View, say: Speech, who: Sequence[str]) -> str:
    side, deeds = _side(past.seat, view, say, who), _tell_moves(past.moves, view, say)
    if past.passed:
        return say("hedgehog-story-passed", passed=_tell_roll(past, view, say, who))
    you, lost = _you(past.seat, view), _points_lost(past, view)
    return say("hedgehog-story-turn", side=side, you=you, rolled=past.rolled, deeds=deeds, left=lost)


def _points_lost(past: PastTurn, view: View) -> int:
    """Return the points lost in a turn; points left over from the winning move aren't lost."""
    return 0 if view.built is not None and past is view.recent[-1] else past.left


def _tell_moves(traces: Sequence[Trace], view: View, say: Speech) -> str:
    """Tell the moves of a turn; a piece that moves twice in a row is named once."""
    before = (None, *(trace.piece for trace in traces))
    deeds = [_tell_move(trace, view, say, trace.piece == last) for trace, last in zip(traces, before, strict=False)]
    return reduce(lambda one, two: say("hedgehog-story-then", one=one, two=two), deeds) if deeds else ""


def _tell_move(trace: Trace, view: View, say: Speech, again: bool) -> str:
    return say(
        "hedgehog-story-move",
        size="again" if again else trace.piece.size,
        steps=abs(trace.steps),
        way="on" if trace.steps > 0 else "back",
        stack=_standing(trace.onto, view),
        colour=view.colours[trace.onto.colour],
        onto=trace.onto.size,
        whose="viewer" if trace.onto.seat is not None and trace.onto.seat == view.viewer else "other",
        carried=len(trace.carried),
    )


def _standing(piece: Piece, view: View) -> int:
    """Return the current number of a piece's stack."""
    return next(number for number, stack in enumerate(view.stacks, 1) if piece in stack)


def _side(seat: int, view: View, say: Speech, who: Sequence[str]) -> str:
    """Name a player and their colour; *You* for the viewer, and no colour for somebody who plays alone."""
    name = say("hedgehog-story-you") if seat == view.viewer else who[seat]
    return name if view.seats == 1 else say("hedgehog-story-side", name=name, colour=view.colours[seat])


def _you(seat: int, view: View) -> str:
    """Whether a seat is the viewer's, for verbs."""
    return "yes" if seat == view.viewer else "no"


def _tell_roll(past: PastTurn, view: View, say: Speech, who: Sequence[str]) -> str:
    return say("hedgehog-story-rolled", side=_side(past.seat, view, say, who), rolled=past.rolled)


#: A ride with so many others is worth a mark: where a race has few colours, and where it has more than those.
CROWD, LARGE_CROWD, FEW = 2, 4, 5


def highlight(before: View, view: View, say: Speech) -> str:
    """Name what was built between two moments, or a move with many riders; empty without either. No markup."""
    if view.built is not None and before.built is None:
        return say("hedgehog-highlight-built", stacking=view.stacking)
    if len(view.joined) > len(before.joined):
        return say("hedgehog-highlight-joined", stacking=view.stacking)
    moves = view.done or (view.recent[-1].moves if view.recent else ())
    crowd = CROWD if len(view.colours) <= FEW else LARGE_CROWD
    riders = max((len(move.carried) for move in moves), default=0)
    return say("hedgehog-highlight-ride", riders=riders) if riders >= crowd else ""


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the move that finished the tree, or why nobody won."""
    if view.outcome is None:
        return ""
    last = view.recent[-1].moves[-1] if view.recent and view.recent[-1].moves else None
    if view.built is None or last is None:
        reason = "dead" if dead_by_passes(view) else view.outcome.reason
        alone = "yes" if view.seats == 1 else "no"
        return say("hedgehog-card-drawn", reason=reason, alone=alone, stacking=view.stacking)
    return say(
        "hedgehog-card-climb",
        colour=view.colours[last.piece.colour],
        size=last.piece.size,
        onto=last.onto.size,
        stacking=view.stacking,
        pieces=len(view.stacks[view.built[0]]),
    )


def closing(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell how high the tree stands and after how many turns, or why nobody won."""
    if view.built is None:
        return deciding(view, say, who)
    return say("hedgehog-closing", stacking=view.stacking, pieces=len(view.stacks[view.built[0]]), turns=view.turn)
