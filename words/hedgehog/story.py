"""The hedgehog race, told as it runs. Part of words/hedgehog.

Told are this turn so far, or else the others' last turns; and all passes that the game has come to, which may have gone
by without anybody's doing.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rules.hedgehog.moves import can_move
from rules.hedgehog.recall import recall
from rules.hedgehog.view import PastTurn, Trace, View
from words.speech import Speech

#: So many turns are told at most, passes that came last not counted.
MOST_TOLD = 3


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """What the die gave, what was done with it, and how that ended; a line for each turn."""
    return "\n".join(_told(view, say, who))


def task(view: View, say: Speech) -> str:
    """What is awaited: points to spend, or the end of a turn with none that can be spent."""
    if view.phase != "move":
        return ""
    if not view.moves:
        return say("hedgehog-task-end")
    return say("hedgehog-task-points", left=view.points_left)


def _told(view: View, say: Speech, who: Sequence[str]) -> Iterator[str]:
    if not view.done:
        passes = len(view.passing)
        since = view.recent[-max(passes + 1, min(MOST_TOLD, view.seats - 1)) :]
        yield from (_turn(past, view, say, who) for past in since[: len(since) - passes])
        yield from _passes(view, say, who)
    if view.outcome is not None:
        if view.built is not None:
            winner = _side(view.outcome.winners[0], view, say, who)
            yield say("hedgehog-story-built", stacking=view.stacking, side=winner, stack=view.built[0] + 1)
        if view.outcome.draw and view.seats > 1 and view.outcome.reason != "turn_limit":  # the table tells those
            yield say("hedgehog-story-drawn", reason=view.outcome.reason)
        if view.outcome.scores:
            yield say("hedgehog-story-score", turns=view.outcome.scores[0])
    elif view.to_act is not None and view.rolled is not None:
        roll = say("hedgehog-story-roll", side=_side(view.to_act, view, say, who), rolled=view.rolled)
        deeds = _deeds(view.done, view, say)
        yield f"{roll} {say('hedgehog-story-so-far', deeds=deeds, left=view.points_left)}" if view.done else roll


def _passes(view: View, say: Speech, who: Sequence[str]) -> Iterator[str]:
    """The passes that the game has come to, forced ones and chosen ones apart."""
    stacks, nest = recall(view).stacks, view.stacking == "nest"  # the stacks are as they were in all these passes
    passes = view.recent[len(view.recent) - len(view.passing) :]
    for forced, told in groupby(passes, lambda one: not can_move(stacks, one.seat, one.rolled, nest)):
        rolls = (_rolled(past, view, say, who) for past in told)
        yield say("hedgehog-story-stuck" if forced else "hedgehog-story-passed", passed=", ".join(rolls))


def _turn(past: PastTurn, view: View, say: Speech, who: Sequence[str]) -> str:
    side, deeds = _side(past.seat, view, say, who), _deeds(past.moves, view, say)
    if past.passed:
        return say("hedgehog-story-passed", passed=_rolled(past, view, say, who))
    return say("hedgehog-story-turn", side=side, rolled=past.rolled, deeds=deeds, left=_lost(past, view))


def _lost(past: PastTurn, view: View) -> int:
    """The points lost in a turn; what is left when the race is won is not lost."""
    return 0 if view.built is not None and past is view.recent[-1] else past.left


def _deeds(traces: Sequence[Trace], view: View, say: Speech) -> str:
    return ", ".join(_deed(trace, view, say) for trace in traces)


def _deed(trace: Trace, view: View, say: Speech) -> str:
    return say(
        "hedgehog-story-move",
        size=trace.piece.size,
        steps=abs(trace.steps),
        way="on" if trace.steps > 0 else "back",
        stack=trace.target + 1,
        onto=say("hedgehog-alt-piece", colour=view.colours[trace.onto.colour], size=trace.onto.size),
        carried=len(trace.carried),
    )


def _side(seat: int, view: View, say: Speech, who: Sequence[str]) -> str:
    return say("hedgehog-story-side", name=who[seat], colour=view.colours[seat])


def _rolled(past: PastTurn, view: View, say: Speech, who: Sequence[str]) -> str:
    return say("hedgehog-story-rolled", name=_side(past.seat, view, say, who), rolled=past.rolled)
