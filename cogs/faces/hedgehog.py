"""The controls of the hedgehog race: one tap a move, two if there are many moves.

Up to `MOST_AT_ONCE` moves each have a button; if there are more, the player chooses a piece first. The buttons of more
than `MOST_IN_FULL` moves are short, two or more in a row, and the hint says what a step costs. Words are the chosen
piece: `Q`, `D` or `P`. Every hint says how many points are left.
"""

from collections.abc import Iterator, Sequence

from cogs.faces.spread import Aim, Do, Say, Spread, Step, Style
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.hedgehog.view import Piece, PossibleMove, View
from words.hedgehog.picture import EVERY, piece_symbol, place_of, ways_of, write_steps

#: With more moves than this, a piece is chosen first, or so many buttons push the board off a phone's screen.
MOST_AT_ONCE = 6
#: More buttons than this, each in a row of its own, do so too.
MOST_IN_FULL = 3
_LETTERS = "QDP"


class HedgehogFace:
    """All moves and the end of the turn; or the pieces that can move, with the chosen one's moves below."""

    def spread(self, match: Match, seat: int, words: str, say: Say, quick: tuple[str, ...] = ()) -> Spread:
        """Lay out the controls; if only one piece can move, it is already chosen."""
        view: View = match.view(seat)
        stuck = _stuck(match, view, say)
        if 0 < len(view.moves) <= MOST_AT_ONCE:
            short = len(view.moves) > MOST_IN_FULL
            every = tuple(
                Do(_move(view, way, say, short=short), way.notation, symbol=_symbol(view, way.piece))
                for way in ways_of(view, EVERY)
            )
            return Spread(match, _hint(view, EVERY, say) + stuck, buttons=(*every, _ending(view, say)), marked=EVERY)
        ways = {letter: found for letter in _LETTERS if (found := ways_of(view, letter))}
        chosen = words if words in ways else next(iter(ways)) if len(ways) == 1 else None
        first: list[Do | Step] = [_piece(view, letter, chosen, say) for letter in ways]
        first.append(_ending(view, say))
        then = tuple(_ways(view, ways[chosen], say)) if chosen else ()
        hint = _hint(view, chosen, say) + stuck
        return Spread(match, hint, chosen or "", buttons=then, marked=chosen, first=tuple(first))

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """Return the words unchanged: there are no menus."""
        return words

    def aim(self, match: Match, seat: int, action: str) -> Aim:
        """Find a move below its piece; the picture marks it alone."""
        return Aim(action[0], marked=action) if action != "end" else Aim("")


def _piece(view: View, letter: str, chosen: str | None, say: Say) -> Step:
    size, stack = _standing(view, letter)
    label = say("hedgehog-face-piece", size=size, stack=stack)
    assert view.to_act is not None
    symbol = piece_symbol(view.colours[view.to_act], size)
    return Step(label, letter, Style.PLAIN if chosen and letter != chosen else Style.MAIN, symbol)


def _symbol(view: View, piece: Piece) -> str:
    return piece_symbol(view.colours[piece.colour], piece.size)


def _standing(view: View, letter: str) -> tuple[int, int]:
    """Return the size of the mover's piece and the number of its stack."""
    where = place_of(view, letter)
    assert where is not None
    return view.stacks[where[0]][where[1]].size, where[0] + 1


def _move(view: View, way: PossibleMove, say: Say, *, short: bool) -> str:
    stack = _landing(view, way, say, short=short)
    if short:
        return say("hedgehog-face-move-short", size=way.piece.size, steps=write_steps(way.steps), stack=stack)
    return say("hedgehog-face-move", size=way.piece.size, steps=write_steps(way.steps), stack=stack, cost=way.cost)


def _ways(view: View, ways: Sequence[PossibleMove], say: Say) -> Iterator[Do]:
    """Make the buttons of the chosen piece's moves; where there are many, what a step costs is in the hint alone."""
    for way in ways:
        if len(ways) > MOST_IN_FULL:
            stack = _landing(view, way, say, short=True)
            yield Do(say("hedgehog-face-steps", steps=write_steps(way.steps), stack=stack), way.notation)
        else:
            yield Do(_way(view, way, say), way.notation)


def _way(view: View, way: PossibleMove, say: Say) -> str:
    return say("hedgehog-face-way", steps=write_steps(way.steps), stack=_landing(view, way, say), cost=way.cost)


def _landing(view: View, way: PossibleMove, say: Say, *, short: bool = False) -> str:
    """Name the stack on which a move ends; if the gap that it leaves closes before it, also its number afterwards."""
    leaves_gap = view.stacks[way.origin][0] == way.piece
    then = way.target if leaves_gap and way.origin < way.target else 0
    message = "hedgehog-face-landing-short" if short else "hedgehog-face-landing"
    return say(message, stack=way.target + 1, then=then)


def _ending(view: View, say: Say) -> Do:
    """Make the button that ends the turn; it's highlighted only if nothing else can be done."""
    label = (
        say("hedgehog-face-end", left=view.points_left) if view.done or not view.moves else say("hedgehog-face-pass")
    )
    return Do(label, "end", style=Style.PLAIN if view.moves else Style.GOOD)


def _hint(view: View, chosen: str | None, say: Say) -> str:
    points = say("hedgehog-face-points", rolled=view.rolled or 0, left=view.points_left)
    if not view.moves:
        return f"{points} {say('hedgehog-face-nothing')}"
    if chosen == EVERY:
        few = len(view.moves) <= MOST_IN_FULL
        return f"{points} {say('hedgehog-face-every' if few else 'hedgehog-face-every-short')}"
    if chosen is None:
        return f"{points} {say('hedgehog-face-choose')}"
    size, stack = _standing(view, chosen)
    return f"{points} {say('hedgehog-face-chosen', size=size, stack=stack)}"


def _stuck(match: Match, view: View, say: Say) -> str:
    """Say which of the mover's pieces can't move, and why, on a line of its own; empty if all can."""
    named: dict[tuple[str, int], list[str]] = {}
    for letter in _LETTERS:
        if view.rolled is not None and not ways_of(view, letter):
            refusal = _refusal(match, letter)
            why = refusal.reason.removeprefix("hedgehog-"), int(refusal.facts.get("own", 0))
            named.setdefault(why, []).append(say("hedgehog-size", size=_standing(view, letter)[0]))
    told = [
        say("hedgehog-face-stuck-pieces", pieces=say.all_of(pieces), reason=reason, own=own)
        for (reason, own), pieces in named.items()
    ]
    return f"\n{say('hedgehog-face-stuck', pieces=say.row(told))}" if told else ""


def _refusal(match: Match, letter: str) -> Refusal:
    """Return why a piece can't go a single step, forwards or else backwards."""
    assert match.to_act is not None
    for step in ("+1", "-1"):
        try:
            match.act(match.to_act, letter + step)
        except Refusal as refusal:
            return refusal
    raise ValueError(f"{letter} can move")


FACE = HedgehogFace()
