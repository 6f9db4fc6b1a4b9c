"""The ring of the hedgehog race in words. Part of words/hedgehog."""

from collections.abc import Iterable, Sequence

from rules.hedgehog.pieces import Size
from rules.hedgehog.view import View
from words.hedgehog.lines import colour_of, place_of, ways_of
from words.hedgehog.picture import head, named, trail
from words.hedgehog.symbols import colour_symbol
from words.speech import Speech
from words.symbols import symbol


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """Describe the whole table in Discord's markup: sentences first, then a line for every stack.

    `who` has the players' names, with markup escaped. `actions` adds what the seat on turn may do, piece by piece, in
    the notation that can be typed. The text is the same for every seat.
    """
    told = (
        symbol(colour_symbol(colour)) + _owned(view, say, number, who or ())
        for number, colour in enumerate(view.colours)
    )
    colours = say.clauses(told)
    lines = [head(view, say), *trail(view, say), say("hedgehog-text-colours", colours=colours)]
    lines.append(say("hedgehog-text-stacks"))
    for number, pieces in enumerate(view.stacks):
        lines.append(f"`{number + 1:>2}` {say.row(named(view, say, piece) for piece in pieces)}")
    if view.joined:
        pairs = [_pair(view, say, stack, place) for stack, place in view.joined]
        lines.append(say("hedgehog-text-joined", pairs=say.row(pairs)))
    lines.append(say("hedgehog-text-compass"))
    if actions:
        lines.extend(_possible(view, say))
    return "\n".join(lines)


def _owned(view: View, say: Speech, number: int, who: Sequence[str]) -> str:
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
        "hedgehog-text-actions",
        mine="yes" if view.to_act == view.viewer else "no",
        colour=view.colours[view.to_act],
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
