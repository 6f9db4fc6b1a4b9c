"""Describe pictures of the hedgehog race for people who can't see them. Part of words/hedgehog."""

from collections.abc import Iterable

from rules.hedgehog.pieces import Size
from rules.hedgehog.view import Piece, View
from words.hedgehog.lines import EVERY, colour_of, notations, place_of, told, ways_of, written
from words.shortening import ALT_LIMIT, whole_sentences
from words.speech import Speech


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
        yield say("hedgehog-alt-last", colour=view.colours[past.seat], told=told(past, say))


def named(view: View, say: Speech, piece: Piece) -> str:
    """Name a piece by its colour and size."""
    return say("hedgehog-alt-piece", colour=colour_of(view, piece), size=piece.size)


def _stacks(view: View, say: Speech) -> str:
    stacks = [
        say(
            "hedgehog-alt-tall" if len(pieces) > 1 else "hedgehog-alt-stack",
            stack=number + 1,
            pieces=say.row(named(view, say, piece) for piece in pieces),
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
        say("hedgehog-alt-way", steps=written(way.steps), stack=way.target + 1, cost=way.cost)
        for way in ways_of(view, chosen)
    )
    key = "hedgehog-alt-chosen" if ways else "hedgehog-alt-stays"
    yield say(key, size=piece.size, stack=where[0] + 1, ways=ways)
