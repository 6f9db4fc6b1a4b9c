"""The hedgehog race in sentences: what a picture shows, and the ring in words. Part of words/: imports rules (nouns).

Everything is said from a View; every sentence comes from the catalog. `alt` and `board_text` are what words.boards
looks for.
"""

from collections.abc import Iterable, Sequence

from rules.hedgehog.pieces import Size
from rules.hedgehog.view import Piece, View
from words.hedgehog_lines import colour_of, notations, place_of, told, ways_of, written
from words.speech import Speech

ALT_LIMIT = 1024


def alt(view: View, say: Speech, chosen: str | None = None, *, side: int | None = None) -> str:
    """What a picture of the view shows, for people who cannot see it; at most 1,024 characters.

    The ring looks the same from every side. A `chosen` that is no piece of the mover's (`Q`, `D` or `P`) is left out.
    What would be too long tells the stacks in notation (`3 RQ`), and then falls back to the board in words.
    """
    head, trail = _head(view, say), list(_trail(view, say))
    choice = list(_choice(view, say, chosen)) if view.phase == "move" else []
    for stacks in (_stacks(view, say), _brief_stacks(view, say)):
        text = " ".join((head, *trail, stacks, *choice))
        if len(text) <= ALT_LIMIT:
            return text
    short = " ".join((head, *trail, *choice, say("hedgehog-alt-short")))
    return short if len(short) <= ALT_LIMIT else f"{head} {say('hedgehog-alt-short')}"[:ALT_LIMIT]


def _head(view: View, say: Speech) -> str:
    facts = [say("hedgehog-alt-turn", turn=view.turn)]
    if view.stacking == "nest":
        facts.append(say("hedgehog-alt-nest"))
    outcome = view.outcome
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
            facts.append(say("hedgehog-alt-to-move", colour=colour))
            facts.append(say("hedgehog-rolled", rolled=view.rolled or 0))
            facts.append(say("hedgehog-points-left", count=view.points_left))
    if view.passing and outcome is None:
        facts.append(say("hedgehog-alt-passed", colours=_colours(view, say, view.passing)))
    if view.neutral:
        neutral = range(view.seats, len(view.colours))
        facts.append(say("hedgehog-alt-neutral", colours=_colours(view, say, neutral)))
    return say("hedgehog-alt-head", facts=", ".join(facts))


def _colours(view: View, say: Speech, numbers: Iterable[int]) -> str:
    return " ".join(dict.fromkeys(say("hedgehog-colour", colour=view.colours[number]) for number in numbers))


def _trail(view: View, say: Speech) -> Iterable[str]:
    if view.done and view.to_act is not None:
        yield say("hedgehog-alt-so-far", colour=view.colours[view.to_act], told=notations(view.done))
    elif view.recent:
        past = view.recent[-1]
        yield say("hedgehog-alt-last", colour=view.colours[past.seat], told=told(past, say))


def _piece(view: View, say: Speech, piece: Piece) -> str:
    return say("hedgehog-alt-piece", colour=colour_of(view, piece), size=piece.size)


def _stacks(view: View, say: Speech) -> str:
    stacks = [
        say(
            "hedgehog-alt-tall" if len(pieces) > 1 else "hedgehog-alt-stack",
            stack=number + 1,
            pieces=", ".join(_piece(view, say, piece) for piece in pieces),
        )
        for number, pieces in enumerate(view.stacks)
    ]
    return say("hedgehog-alt-stacks", count=len(stacks), stacks="; ".join(stacks))


def _brief_stacks(view: View, say: Speech) -> str:
    """The stacks with every piece as its colour's number and its letter: `1Q`, as the picture shows it."""
    stacks = "; ".join(
        f"{number + 1}: {' '.join(f'{piece.colour + 1}{Size(piece.size).letter}' for piece in pieces)}"
        for number, pieces in enumerate(view.stacks)
    )
    return say("hedgehog-alt-stacks", count=len(view.stacks), stacks=stacks)


def _choice(view: View, say: Speech, chosen: str | None) -> Iterable[str]:
    where = place_of(view, chosen)
    if where is None:
        return
    piece = view.stacks[where[0]][where[1]]
    ways = ", ".join(
        say("hedgehog-alt-way", steps=written(way.steps), stack=way.target + 1, cost=way.cost)
        for way in ways_of(view, chosen)
    )
    key = "hedgehog-alt-chosen" if ways else "hedgehog-alt-stays"
    yield say(key, size=piece.size, stack=where[0] + 1, ways=ways)


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """The whole table in words, in Discord's markup: sentences first, then a line for every stack.

    With `actions` also what the seat to act may do, piece by piece, in the notation that can be typed. It is the same
    for every seat.
    """
    colours = [
        say("hedgehog-text-seat", number=number + 1, colour=colour)
        if number < view.seats
        else say("hedgehog-text-nobody", colour=colour)
        for number, colour in enumerate(view.colours)
    ]
    lines = [_head(view, say), *_trail(view, say), say("hedgehog-text-colours", colours=", ".join(colours))]
    lines.append(say("hedgehog-text-stacks"))
    for number, pieces in enumerate(view.stacks):
        lines.append(f"`{number + 1:>2}` {', '.join(_piece(view, say, piece) for piece in pieces)}")
    if view.joined:
        pairs = [_pair(view, say, stack, place) for stack, place in view.joined]
        lines.append(say("hedgehog-text-joined", pairs=", ".join(pairs)))
    lines.append(say("hedgehog-text-compass"))
    if actions:
        lines.extend(_possible(view, say))
    return "\n".join(lines)


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
    yield say("hedgehog-text-actions", colour=view.colours[view.to_act])
    for size in sorted(Size, reverse=True):
        where, ways = place_of(view, size.letter), ways_of(view, size.letter)
        if where is not None and ways:
            acts = ", ".join(
                say("hedgehog-text-act", notation=way.notation, stack=way.target + 1, cost=way.cost) for way in ways
            )
            yield "- " + say("hedgehog-text-acts", size=int(size), stack=where[0] + 1, acts=acts)
    if view.may_end:
        yield "- " + say("hedgehog-text-end")
