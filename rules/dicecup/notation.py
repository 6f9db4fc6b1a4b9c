"""Reads and writes the dice cup's notation (rules 14 and 15). Part of rules/dicecup: rules/core only."""

import re

from rules.core.notation import Notation
from rules.dicecup.pieces import Action, ChanceEvent, Deal, Dice, Die, Groups, Pick, Piles, Roll

Cards = Pick | Deal | Groups | Piles
_CARDS: dict[str, type[Cards]] = {"pick": Pick, "deal": Deal, "draw": Groups, "piles": Piles}
_WORDS: dict[type[Cards], str] = {kind: word for word, kind in _CARDS.items()}
#: 32 codes; in `piles` also 16, 8 or 4.
_LIST = re.compile(r"(pick|deal|draw|piles)((?: [A-Z]{3})+)")
_LENGTHS = {"pick": (32,), "deal": (32,), "draw": (32,), "piles": (4, 8, 16, 32)}
_DIE = re.compile(r"die ([0-9])")
_DICE = re.compile(r"dice ([0-9]) ([0-9]) ([0-9])")


def write(event: Action | ChanceEvent) -> str:
    """The notation of an event."""
    match event:
        case Roll():
            return "roll"
        case Die(goals):
            return f"die {goals}"
        case Dice(faces):
            return " ".join(("dice", *map(str, faces)))
        case Pick(codes) | Deal(codes) | Groups(codes) | Piles(codes):
            return " ".join((_WORDS[type(event)], *codes))


def parse(text: str) -> Action | ChanceEvent | None:
    """Read an event; None for any other text."""
    if text == "roll":
        return Roll()
    if found := _DIE.fullmatch(text):
        return Die(int(found[1]))
    if found := _DICE.fullmatch(text):
        return Dice(tuple(map(int, found.groups())))
    if found := _LIST.fullmatch(text):
        word, codes = found[1], tuple(found[2].split())
        if len(codes) in _LENGTHS[word]:
            return _CARDS[word](codes)
    return None


NOTATION: Notation[Action, ChanceEvent] = Notation(
    key="dicecup",
    game="the dice cup",
    write=write,
    parse=parse,
    chance_events=(Pick, Deal, Groups, Piles, Die, Dice),
    action_hint="all that a coach does is roll.",
    chance_hint="write die 3, dice 2 3 1 (white, blue, yellow), or pick, deal, draw or piles with the codes of the "
    "teams.",
)
