"""What pictures of the race say, what they show, and the whole table in words. Part of words/hedgehog."""

from collections.abc import Iterable, Sequence

from rules.hedgehog.pieces import COLOURS, Size
from rules.hedgehog.view import PastTurn, Piece, PossibleMove, Trace, View
from words.shortening import ALT_LIMIT, whole_sentences
from words.speech import Speech
from words.symbols import symbol

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


def ways_of(view: View, chosen: str | None) -> tuple[PossibleMove, ...]:
    """Return the legal moves of the mover's piece `Q`, `D` or `P`, the cheapest first; with `*`, of all three.

    A single move's notation (`Q+1`) returns that move.
    """
    if single := tuple(way for way in view.moves if way.notation == chosen):
        return single
    size = _LETTERS.get(chosen or "")
    found = (way for way in view.moves if chosen == EVERY or way.piece.size == size)
    return tuple(sorted(found, key=lambda way: (-way.piece.size, way.cost, -way.steps)))


def write_steps(steps: int) -> str:
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
    return say("hedgehog-last-turn", colour=view.colours[past.seat], told=tell_turn(past, say))


def tell_turn(past: PastTurn, say: Speech) -> str:
    """Say what was rolled and played in a turn."""
    done = notations(past.moves) if past.moves else say("hedgehog-passed")
    return f"{say('hedgehog-rolled', rolled=past.rolled)}, {done}"


def notations(traces: Iterable[Trace | PossibleMove]) -> str:
    """Write moves in notation, separated by commas, with true minus signs."""
    return ", ".join(trace.notation.replace("-", "−") for trace in traces)


def colour_of(view: View, piece: Piece) -> str:
    """Name a piece's colour."""
    return view.colours[piece.colour]


def seat_name(seat: int, say: Speech) -> str:
    """A seat's name: its colour, as it begins a sentence."""
    return say("hedgehog-colour-first", colour=COLOURS[seat])


def alt(view: View, say: Speech, chosen: str | None = None, *, side: int | None = None) -> str:
    """Describe a picture of the view in at most 1,024 characters.

    The ring looks the same from every side. A `chosen` that isn't a piece of the mover's (`Q`, `D` or `P`) is ignored.
    If the text is too long, stacks are in notation (`3 RQ`); if it still is, it points to the board in words.
    """
    begin, past = head(view, say), list(trail(view, say))
    choice = list(_choice(view, say, chosen)) if view.phase == "move" else []
    for stacks in (_stacks(view, say), _brief_stacks(view, say)):
        text = " ".join((begin, *past, stacks, *choice))
        if len(text) <= ALT_LIMIT:
            return text
    short = " ".join((begin, *past, *choice, say("hedgehog-alt-short")))
    return short if len(short) <= ALT_LIMIT else whole_sentences(f"{begin} {say('hedgehog-alt-short')}")


def head(view: View, say: Speech) -> str:
    """Write the first sentence: the turn and whose it is, or how the race ended."""
    facts = [say("hedgehog-alt-turn", turn=view.turn)]
    if view.stacking == "nest":
        facts.append(say("hedgehog-alt-nest"))
    outcome = view.outcome
    mine = view.to_act == view.viewer and view.seats > 1
    if view.viewer is not None and view.seats > 1 and outcome is None and not mine:
        facts.append(say("hedgehog-alt-you", colour=view.colours[view.viewer]))
    if outcome is not None and outcome.draw:
        key = "hedgehog-note-reason-solo" if view.seats == 1 else "hedgehog-note-reason"
        facts.extend((say(key, reason=outcome.reason), say("hedgehog-alt-draw", seats=view.seats)))
    elif outcome is not None and view.built is not None:
        colour = view.colours[outcome.winners[0]]
        facts.append(say("hedgehog-alt-won", stacking=view.stacking, colour=colour, stack=view.built[0] + 1))
    elif view.to_act is not None:
        colour = view.colours[view.to_act]
        if view.phase == "roll":
            facts.append(say("hedgehog-alt-to-roll", colour=colour))
        else:
            facts.append(say("hedgehog-alt-your-move" if mine else "hedgehog-alt-to-move", colour=colour))
            facts.append(say("hedgehog-rolled", rolled=view.rolled or 0))
            facts.append(say("hedgehog-points-left", count=view.points_left))
    if view.passing and outcome is None:
        facts.append(say("hedgehog-alt-passed", colours=_colours(view, say, view.passing)))
    if view.neutral:
        neutral = range(view.seats, len(view.colours))
        facts.append(say("hedgehog-alt-neutral", colours=_colours(view, say, neutral)))
    return say("hedgehog-alt-head", facts=say.row(facts))


def _colours(view: View, say: Speech, numbers: Iterable[int]) -> str:
    return say.all_of(dict.fromkeys(say("hedgehog-colour", colour=view.colours[number]) for number in numbers))


def trail(view: View, say: Speech) -> Iterable[str]:
    """Say what was played this turn, or else in the previous turn."""
    if view.done and view.to_act is not None:
        yield say("hedgehog-alt-so-far", colour=view.colours[view.to_act], told=notations(view.done))
    elif view.recent:
        past = view.recent[-1]
        yield say("hedgehog-alt-last", colour=view.colours[past.seat], told=tell_turn(past, say))


def name_piece(view: View, say: Speech, piece: Piece) -> str:
    """Name a piece by its colour and size."""
    return say("hedgehog-alt-piece", colour=colour_of(view, piece), size=piece.size)


def _stacks(view: View, say: Speech) -> str:
    stacks = [
        say(
            "hedgehog-alt-tall" if len(pieces) > 1 else "hedgehog-alt-stack",
            stack=number + 1,
            pieces=say.row(name_piece(view, say, piece) for piece in pieces),
        )
        for number, pieces in enumerate(view.stacks)
    ]
    return say("hedgehog-alt-stacks", count=len(stacks), stacks=say.clauses(stacks))


def _brief_stacks(view: View, say: Speech) -> str:
    """List the stacks, each piece as its colour's number and its letter, as in the picture: `1Q`."""
    stacks = say.clauses(
        f"{number + 1}: {' '.join(f'{piece.colour + 1}{Size(piece.size).letter}' for piece in pieces)}"
        for number, pieces in enumerate(view.stacks)
    )
    return say("hedgehog-alt-stacks", count=len(view.stacks), stacks=stacks)


def _choice(view: View, say: Speech, chosen: str | None) -> Iterable[str]:
    if chosen == EVERY:
        for letter in dict.fromkeys(way.notation[0] for way in ways_of(view, EVERY)):
            yield from _choice(view, say, letter)
        return
    where = place_of(view, chosen)
    if where is None:
        return
    piece = view.stacks[where[0]][where[1]]
    ways = say.one_of(
        say("hedgehog-alt-way", steps=write_steps(way.steps), stack=way.target + 1, cost=way.cost)
        for way in ways_of(view, chosen)
    )
    key = "hedgehog-alt-chosen" if ways else "hedgehog-alt-stays"
    yield say(key, size=piece.size, stack=where[0] + 1, ways=ways)


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """Describe the whole table in Discord's markup: sentences first, then a line for every stack.

    `who` has the players' names, with markup escaped. `actions` adds what the seat on turn may do, piece by piece, in
    the notation that can be typed. The text is the same for every seat.
    """
    told = (
        symbol(colour_symbol(colour)) + _name_owner(view, say, number, who or ())
        for number, colour in enumerate(view.colours)
    )
    colours = say.clauses(told)
    lines = [head(view, say), *trail(view, say), say("hedgehog-text-colours", colours=colours)]
    lines.append(say("hedgehog-text-stacks"))
    for number, pieces in enumerate(view.stacks):
        lines.append(f"`{number + 1:>2}` {say.row(name_piece(view, say, piece) for piece in pieces)}")
    if view.joined:
        pairs = [_pair(view, say, stack, place) for stack, place in view.joined]
        lines.append(say("hedgehog-text-joined", pairs=say.row(pairs)))
    lines.append(say("hedgehog-text-compass"))
    if actions:
        lines.extend(_possible(view, say))
    return "\n".join(lines)


def _name_owner(view: View, say: Speech, number: int, who: Sequence[str]) -> str:
    """Name a colour and its owner, *you* for the viewer."""
    colour = view.colours[number]
    if number >= view.seats:
        return say("hedgehog-text-nobody", colour=colour)
    if number == view.viewer:
        return say("hedgehog-text-owned", number=number + 1, colour=colour, owner=say("hedgehog-you"))
    if number < len(who):
        return say("hedgehog-text-owned", number=number + 1, colour=colour, owner=who[number])
    return say("hedgehog-text-seat", number=number + 1, colour=colour)


def _pair(view: View, say: Speech, stack: int, place: int) -> str:
    lower, upper = view.stacks[stack][place], view.stacks[stack][place + 1]
    return say(
        "hedgehog-text-pair",
        colour=colour_of(view, lower),
        lower=say("hedgehog-size", size=lower.size),
        upper=say("hedgehog-size", size=upper.size),
        stack=stack + 1,
    )


def _possible(view: View, say: Speech) -> Iterable[str]:
    if view.to_act is None:
        return
    if view.phase == "roll":
        yield say("hedgehog-text-roll")
        return
    if not view.moves:
        yield say("hedgehog-text-none")
        return
    yield say(
        "hedgehog-text-actions", mine="yes" if view.to_act == view.viewer else "no", colour=view.colours[view.to_act]
    )
    for size in sorted(Size, reverse=True):
        where, ways = place_of(view, size.letter), ways_of(view, size.letter)
        if where is not None and ways:
            acts = say.row(
                say("hedgehog-text-act", notation=way.notation, stack=way.target + 1, cost=way.cost) for way in ways
            )
            yield "- " + say("hedgehog-text-acts", size=int(size), stack=where[0] + 1, acts=acts)
    if view.may_end:
        yield "- " + say("hedgehog-text-end")
