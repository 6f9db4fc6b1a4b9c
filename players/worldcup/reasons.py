"""Why a play is good, by the rows before and after it. Part of players/worldcup.

The sentences are in `words/<language>/worldcup-reasons.ftl`. Facts are codes: a team's, and a card's with a c in front.
"""

from collections.abc import Iterator, Sequence

from players.advice import Reason
from players.worldcup.board import Side
from players.worldcup.forecast import Use
from players.worldcup.outlook import Outlook
from players.worldcup.playout import KEEP, Play
from rules.worldcup.pieces import ATTACK, DEFENCE, PENALTY
from rules.worldcup.position import goals, vulnerable
from rules.worldcup.view import View

#: The order in which reasons are given.
ORDER = (
    "claim",
    "kick",
    "only",
    "easy-group",
    "last-turn",
    "scores-often",
    "penalty",
    "lead",
    "level",
    "holds-back",
    "stops-attack",
    "takes-goal",
    "bigger-lead",
    "closer",
    "protects",
    "half-goal",
    "whole-half",
    "fills-row",
    "takes-square",
    "little-use",
    "keeps",
)


def reasons(view: View, outlook: Outlook, play: Play) -> tuple[Reason, ...]:
    """The reasons for a play, the strongest first."""
    hand = [held.card for held in view.hand or ()]
    found = [] if play.parts else [_reason("little-use", card=f"c{play.card}")]
    mine = outlook.teams(view.viewer)
    if len(play.parts) > 1:
        found.append(_reason("scores-often", count=len(play.parts)))
    numbers = [number for number, _ in play.parts]
    for number, use in play.parts:
        if numbers.count(number) == 1:
            found += _used(view, outlook, number, use, play.card, mine)
            found += _for_others(outlook, number, use, mine)
    if play.parts and outlook.board.ahead == 0:
        found.append(_reason("last-turn"))
    hand.remove(play.card)
    kept = max(hand, key=lambda card: (KEEP[card], card), default=play.card)
    if KEEP[kept] > max(KEEP[play.card], KEEP["1"]) and outlook.board.ahead >= len(view.playing):
        found.append(_reason("keeps", card=f"c{kept}"))
    return tuple(sorted(dict.fromkeys(found), key=lambda reason: ORDER.index(reason.name)))


def _reason(name: str, **facts: str | int) -> Reason:
    return Reason(name, tuple(facts.items()))


def _used(view: View, outlook: Outlook, number: int, use: Use, card: str, mine: frozenset[str]) -> Iterator[Reason]:
    """What a card does on one row."""
    (side, other), ahead = _sides(outlook, number, use.side), outlook.board.ahead
    if use.turns:
        yield from _turned(side, other, use)
    elif _helped(outlook, number, use, mine) is other:
        yield _blocked(side)
    elif card == DEFENCE:
        yield _protected(side) if ahead and vulnerable(side.row) else _reason("little-use", card=f"c{DEFENCE}")
    else:
        yield from _scored(side, other, use, card)
        if ahead and vulnerable(side.row) and card != PENALTY:
            yield _protected(side)
        if card == ATTACK and _row(use).count(ATTACK) % 2:
            tiles = ahead > 0 and side.free > 1
            yield _reason("half-goal", team=side.team, more=_MORE[tiles, view.modifiers])


#: What can still make a half goal whole: tiles, dots, both or neither.
_MORE = {(True, True): "both", (True, False): "attack", (False, True): "dot", (False, False): "none"}


def _helped(outlook: Outlook, number: int, use: Use, mine: frozenset[str]) -> Side:
    """The side that a use is for: the seat's own, or the one whose odds it raises."""
    left, right = outlook.ties[number].sides
    if (left.team in mine) != (right.team in mine):
        return left if left.team in mine else right
    return left if use.left_wins - use.right_wins > 0 else right


def _for_others(outlook: Outlook, number: int, use: Use, mine: frozenset[str]) -> Iterator[Reason]:
    """A card used on a match in which the seat has no team."""
    left, right = outlook.ties[number].sides
    if left.team not in mine and right.team not in mine:
        helped = _helped(outlook, number, use, mine)
        yield _reason("holds-back", team=helped.team, rival=(right if helped is left else left).team)


def _row(use: Use) -> str:
    """The row on which a card is used, after it."""
    return use.right_row if use.side else use.left_row


def _sides(outlook: Outlook, number: int, side: int) -> tuple[Side, Side]:
    sides = outlook.ties[number].sides
    return sides[side], sides[1 - side]


def _turned(side: Side, other: Side, use: Use) -> Iterator[Reason]:
    """A row whose last tile is turned; the other team gains by it."""
    after = _row(use)
    yield _reason("stops-attack" if vulnerable(side.row) == ATTACK else "takes-goal", team=side.team)
    yield from _score(other, side, _lead(other.row, side.row), _lead(other.row, after))


def _protected(side: Side) -> Reason:
    """A tile laid on one that could have been turned before the round is over."""
    return _reason("protects", team=side.team, tile="attack" if side.row[-1] == ATTACK else "goal")


def _blocked(side: Side) -> Reason:
    """A tile laid in a row that it isn't for: whatever it is worth, another can't go there."""
    return _reason("fills-row" if side.free == 1 else "takes-square", team=side.team)


def _scored(side: Side, other: Side, use: Use, card: str) -> Iterator[Reason]:
    """A goal, an attack or a penalty."""
    after = _row(use)
    scores = tuple(_score(side, other, _lead(side.row, other.row), _lead(after, other.row)))
    if card == PENALTY:
        yield from (_reason("penalty", result=reason.name, team=side.team, rival=other.team) for reason in scores)
        return
    yield from scores
    if card == ATTACK and scores:
        yield _reason("whole-half", team=side.team)


def _score(team: Side, rival: Side, before: int, after: int) -> Iterator[Reason]:
    """How a match's score by its tiles changes for a team; both are its lead in goals."""
    if after > before:
        name = "lead" if before <= 0 < after else "level" if after == 0 else "bigger-lead" if before > 0 else "closer"
        yield _reason(name, team=team.team, rival=rival.team)


def _lead(row: str, other: str) -> int:
    return goals(row) - goals(other)


def simple(action: str, legal: Sequence[str], easiest: bool) -> tuple[Reason, ...]:
    """The reasons for an action that plays no card."""
    word, *rest = action.split()
    if word == "claim":
        return (_reason("claim"),)
    if word == "kick":
        return (_reason("kick"),)
    if word == "pick" and easiest and len(legal) > 1:
        return (_reason("easy-group", team=rest[0]),)
    return (_reason("only"),) if len(legal) == 1 else ()
