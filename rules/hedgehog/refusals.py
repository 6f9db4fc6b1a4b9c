"""Why an action isn't legal, in sentences for players. Part of rules/hedgehog: rules/core only.

Nothing here decides legality: `moves.legal` does. The English sentences are here because the pipe speaks them; other
languages are made from the reason and its facts.
"""

from rules.core.errors import IllegalAction
from rules.hedgehog.pieces import Action, Move
from rules.hedgehog.position import State, piece, size_of

SENTENCES = {
    "one-stack": "All pieces are in one stack, so nothing can move; end is all you can do.",
    "under-own": "Your {piece} is under your {own}; only your topmost piece in a stack can move.",
    "too-far": "That's too far: with {spaces} stacks in the ring a move goes {most} at most.",
    "too-dear": "Moving your {piece} that far costs {cost} points, and you have {left}.",
    "lands-on-smaller": "Your {piece} can't land on stack {stack}: the {top} on top is smaller.",
    "lands-on-bigger": "Your {piece} can't land on stack {stack}: the {top} on top is bigger.",
}
_PIECES = {1: "pawn", 2: "drone", 3: "queen"}
#: The clause of RULES.md behind each refusal of the game, by its reason without the game's key.
CLAUSES = {
    "one-stack": 7,
    "under-own": 4,
    "too-far": 5,
    "too-dear": 3,
    "lands-on-smaller": 5,
    "lands-on-bigger": 11,
    "neutral": 12,
    "notation": 4,
    "chance-notation": 2,
}


def refuse(state: State, action: Action) -> IllegalAction:
    """Why the seat to act can't do this now; the action must not be legal, so it is a move (rule 7)."""
    if not isinstance(action, Move):
        raise TypeError(f"{action!r} is never refused")
    stacks, spaces = state.stacks, len(state.stacks)
    if spaces == 1:
        return _no("one-stack")
    content = piece(state.seat, action.size)
    origin = next(number for number, stack in enumerate(stacks) if content in stack)
    above = stacks[origin][stacks[origin].index(content) + 1 :]
    own = [other for other in above if other >> 2 == state.seat]
    if own:  # 4
        return _no("under-own", piece=action.size, own=size_of(own[-1]))
    if abs(action.steps) >= spaces:  # 5
        return _no("too-far", spaces=spaces, most=spaces - 1)
    if action.cost > state.points:  # 3
        return _no("too-dear", piece=action.size, cost=action.cost, left=state.points)
    target = (origin + action.steps) % spaces
    reason = "lands-on-bigger" if state.nest else "lands-on-smaller"  # 5, 11
    return _no(reason, piece=action.size, stack=target + 1, top=size_of(stacks[target][-1]))


def _no(reason: str, **facts: int) -> IllegalAction:
    words = {key: _PIECES[int(fact)] if key in ("piece", "own", "top") else fact for key, fact in facts.items()}
    return IllegalAction(
        SENTENCES[reason].format(**words),
        reason=f"hedgehog-{reason}",
        facts={key: int(fact) for key, fact in facts.items()},
    )
