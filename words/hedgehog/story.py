"""The hedgehog race, told as it runs. Part of words/hedgehog.

Everybody is told the last round: its latest turns in full, earlier ones of many folded into a line. A player's panel
tells their own last turn and what came after it. Stacks are numbered as they stand now, whatever happened since.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rules.hedgehog.moves import can_move
from rules.hedgehog.recall import recall
from rules.hedgehog.view import PastTurn, Piece, Trace, View
from words.hedgehog.lines import notations
from words.speech import Speech

#: So many turns are told in full at most, passes in a row counted as one; and so many characters in all.
MOST_IN_FULL, MOST_STORY = 4, 800


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """The last round, what the die gave, what was done with it, and how that ended; a line for each turn."""
    count = max(len(view.passing) + 1, view.seats if view.seats > 1 else 1)
    turns = () if view.done else view.recent[-count:]
    now = list(_now(view, say, who))
    return "\n".join([*_round(turns, view, say, who, MOST_STORY - len("\n".join(now))), *now])


def since(view: View, say: Speech, who: Sequence[str], above: int | None = None) -> str:
    """What happened since the viewer's last turn, that turn first; empty once the viewer has moved again.

    An onlooker is told as by `story`. `above` means nothing here.
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
    """What is awaited: points to spend, or the end of a turn with none that can be spent."""
    if view.phase != "move":
        return ""
    if not view.moves:
        return say("hedgehog-task-end")
    return say("hedgehog-task-points", left=view.points_left)


def _round(turns: Sequence[PastTurn], view: View, say: Speech, who: Sequence[str], room: int) -> list[str]:
    """Turns told one by one; the earlier ones are folded into a line where they are many or have no room."""
    told = list(_in_full(turns, view, say, who))
    full = min(len(told), MOST_IN_FULL)
    while True:
        folded = [past for several, _ in told[: len(told) - full] for past in several]
        lines = [line for _, line in told[len(told) - full :]]
        if folded:
            lines.insert(0, _folded(folded, view, say, who))
        if full <= 1 or len("\n".join(lines)) <= room:
            return lines
        full -= 1


def _in_full(
    turns: Sequence[PastTurn], view: View, say: Speech, who: Sequence[str]
) -> Iterator[tuple[list[PastTurn], str]]:
    """A line for each turn, or for passes in a row, with what it tells."""
    latest = len(turns) - min(len(view.passing), len(turns))
    for past in turns[:latest]:
        yield [past], _turn(past, view, say, who)
    stacks, nest = recall(view).stacks, view.stacking == "nest"  # the stacks are as they were in all these passes
    for forced, told in groupby(turns[latest:], lambda one: not can_move(stacks, one.seat, one.rolled, nest)):
        passes = list(told)
        rolls = ", ".join(_rolled(past, view, say, who) for past in passes)
        yield passes, say("hedgehog-story-stuck" if forced else "hedgehog-story-passed", passed=rolls)


def _folded(turns: Sequence[PastTurn], view: View, say: Speech, who: Sequence[str]) -> str:
    told = (
        say(
            "hedgehog-story-brief",
            side=_side(past.seat, view, say, who),
            moves=notations(past.moves) or say("hedgehog-passed"),
        )
        for past in turns
    )
    return say("hedgehog-story-earlier", turns="; ".join(told))


def _now(view: View, say: Speech, who: Sequence[str]) -> Iterator[str]:
    """How the race ended, or the turn under way."""
    if view.outcome is not None:
        if view.built is not None:
            winner = _side(view.outcome.winners[0], view, say, who)
            yield say("hedgehog-story-built", stacking=view.stacking, side=winner, stack=view.built[0] + 1)
        if view.outcome.draw and view.seats > 1 and view.outcome.reason != "turn_limit":  # the table tells those
            yield say("hedgehog-story-drawn", reason=view.outcome.reason)
    elif view.to_act is not None and view.rolled is not None:
        roll = say("hedgehog-story-roll", side=_side(view.to_act, view, say, who), rolled=view.rolled)
        deeds = _deeds(view.done, view, say)
        yield f"{roll} {say('hedgehog-story-so-far', deeds=deeds, left=view.points_left)}" if view.done else roll


def _turn(past: PastTurn, view: View, say: Speech, who: Sequence[str]) -> str:
    side, deeds = _side(past.seat, view, say, who), _deeds(past.moves, view, say)
    if past.passed:
        return say("hedgehog-story-passed", passed=_rolled(past, view, say, who))
    return say("hedgehog-story-turn", side=side, rolled=past.rolled, deeds=deeds, left=_lost(past, view))


def _lost(past: PastTurn, view: View) -> int:
    """The points lost in a turn; what is left when the race is won is not lost."""
    return 0 if view.built is not None and past is view.recent[-1] else past.left


def _deeds(traces: Sequence[Trace], view: View, say: Speech) -> str:
    """The moves of a turn; a piece that moves on right away is not named again."""
    before = (None, *(trace.piece for trace in traces))
    return ", ".join(_deed(trace, view, say, trace.piece == last) for trace, last in zip(traces, before, strict=False))


def _deed(trace: Trace, view: View, say: Speech, again: bool) -> str:
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
    """The number of the stack where a piece stands now."""
    return next(number for number, stack in enumerate(view.stacks, 1) if piece in stack)


def _side(seat: int, view: View, say: Speech, who: Sequence[str]) -> str:
    """A player and their colour; *You* for the viewer, and no colour for somebody who plays alone."""
    name = say("hedgehog-story-you") if seat == view.viewer else who[seat]
    return name if view.seats == 1 else say("hedgehog-story-side", name=name, colour=view.colours[seat])


def _rolled(past: PastTurn, view: View, say: Speech, who: Sequence[str]) -> str:
    return say("hedgehog-story-rolled", side=_side(past.seat, view, say, who), rolled=past.rolled)
