"""The short lines in a picture of the race: title, note, last turn; names of emojis. Part of words/hedgehog."""

from collections.abc import Iterable

from rules.hedgehog.pieces import COLOURS
from rules.hedgehog.view import PastTurn, Piece, Trace, View, Way
from words.speech import Speech

SIZES = {1: "pawn", 2: "drone", 3: "queen"}


def piece_symbol(colour: str, size: int) -> str:
    """Return the name of a pyramid's emoji: `red_queen`."""
    return f"{colour}_{SIZES[size]}"


def colour_symbol(colour: str) -> str:
    """Return the name of a colour's emoji."""
    return f"{colour}_colour"


JOINT = " · "
#: The choice that shows every move of every piece at once.
EVERY = "*"
_LETTERS = {"P": 1, "D": 2, "Q": 3}


def subject(view: View) -> int | None:
    """Return the seat in focus: the mover, or the winner; None in a draw."""
    if view.outcome is not None:
        return view.outcome.winners[0] if view.outcome.winners else None
    return view.to_act


def place_of(view: View, chosen: str | None) -> tuple[int, int] | None:
    """Return the stack and the place in it (both from 0) of the mover's piece `Q`, `D` or `P`; else None.

    Of a single move (`Q+1`) it's the place of its piece.
    """
    single = any(way.notation == chosen for way in view.moves)
    size = _LETTERS.get((chosen or "")[:1] if single else chosen or "")
    if size is None or view.to_act is None:
        return None
    for stack, pieces in enumerate(view.stacks):
        for place, piece in enumerate(pieces):
            if piece.seat == view.to_act and piece.size == size:
                return stack, place
    return None


def ways_of(view: View, chosen: str | None) -> tuple[Way, ...]:
    """Return the legal moves of the mover's piece `Q`, `D` or `P`, the cheapest first; with `*`, of all three.

    A single move's notation (`Q+1`) returns that move.
    """
    if single := tuple(way for way in view.moves if way.notation == chosen):
        return single
    size = _LETTERS.get(chosen or "")
    found = (way for way in view.moves if chosen == EVERY or way.piece.size == size)
    return tuple(sorted(found, key=lambda way: (-way.piece.size, way.cost, -way.steps)))


def written(steps: int) -> str:
    """Write steps with a true minus: `+2`, `−1`."""
    return f"{steps:+d}".replace("-", "−")


def title(view: View, say: Speech) -> str:
    """Write the first line of a picture: who is to move, or what has happened."""
    outcome, who = view.outcome, subject(view)
    if who is None:
        return say("hedgehog-title-draw", seats=view.seats)
    if outcome is None:
        return say("hedgehog-title-move", colour=view.colours[who])
    if view.seats == 1:
        turns = outcome.scores[0] if outcome.scores else view.turn
        return say("hedgehog-title-solo", turns=turns)
    return say("hedgehog-title-won", stacking=view.stacking, colour=view.colours[who])


def note(view: View, say: Speech, chosen: str | None = None) -> str:
    """Write the second line of a picture: details of this moment."""
    return JOINT.join(_notes(view, say, chosen))


def _notes(view: View, say: Speech, chosen: str | None) -> Iterable[str]:
    yield say("hedgehog-note-turn", turn=view.turn)
    if view.stacking == "nest":
        yield say("hedgehog-note-nest")
    if view.outcome is not None:
        if view.outcome.draw:
            key = "hedgehog-note-reason-solo" if view.seats == 1 else "hedgehog-note-reason"
            yield say(key, reason=view.outcome.reason)
        elif view.built is not None:
            yield say("hedgehog-note-built", stacking=view.stacking, stack=view.built[0] + 1)
        return
    where = place_of(view, chosen)
    if view.phase == "roll":
        yield say("hedgehog-note-roll")
    elif where is not None:
        piece = view.stacks[where[0]][where[1]]
        key = "hedgehog-note-chosen" if ways_of(view, chosen) else "hedgehog-note-stays"
        yield say(key, size=piece.size, stack=where[0] + 1)
        return
    elif not view.moves:
        yield say("hedgehog-note-no-move")
        return
    if view.passing:
        yield say("hedgehog-note-passing", count=len(view.passing), most=view.passes_to_draw)


def last_turn(view: View, say: Speech) -> str | None:
    """Write the line below the ring: this turn so far, else the previous turn; None if there is none."""
    if view.done and view.to_act is not None:
        return say("hedgehog-this-turn", colour=view.colours[view.to_act], told=notations(view.done))
    if not view.recent:
        return None
    past = view.recent[-1]
    return say("hedgehog-last-turn", colour=view.colours[past.seat], told=told(past, say))


def told(past: PastTurn, say: Speech) -> str:
    """Say what was rolled and played in a turn."""
    done = notations(past.moves) if past.moves else say("hedgehog-passed")
    return f"{say('hedgehog-rolled', rolled=past.rolled)}, {done}"


def notations(traces: Iterable[Trace | Way]) -> str:
    """Write moves in notation, separated by commas, with true minus signs."""
    return ", ".join(trace.notation.replace("-", "−") for trace in traces)


def colour_of(view: View, piece: Piece) -> str:
    """Name a piece's colour."""
    return view.colours[piece.colour]


def seat_name(seat: int, say: Speech) -> str:
    """A seat's name: its colour, as it begins a sentence."""
    return say("hedgehog-colour-first", colour=COLOURS[seat])
