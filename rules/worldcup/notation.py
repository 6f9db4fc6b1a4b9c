"""The World Cup Game's notation, both ways (rules 8, 22, 27 and 29). Part of rules/worldcup: rules/core only."""

import re

from rules.core.errors import BadNotation
from rules.core.plain import shown
from rules.worldcup.pieces import (
    CARDS,
    RANKS,
    SEVERAL,
    SINGLE,
    TURNS,
    Action,
    Bag,
    Claim,
    Dealer,
    Deck,
    Discard,
    Dot,
    Dots,
    Draw,
    Kick,
    Lot,
    Pick,
    Play,
    Refill,
)

_TARGET = re.compile(r"[A-Z0-9]+(?:-[0-9]+)?:[A-Z]{3}")
_TURNED = re.compile("!" + _TARGET.pattern)
_PLACE = re.compile(_TARGET.pattern + "|-")
_CODE = re.compile(r"[A-Z]{3}")
_SEAT = re.compile(r"[0-9]|[1-9][0-9]")
_DICE = 4


def write(event: Action | Draw) -> str:
    """The notation of an event."""
    return " ".join(_words(event))


def public(event: Action | Draw) -> str:
    """The notation as everybody may read it: decks and refills only by how many cards they are (rule 30)."""
    match event:
        case Deck(cards):
            return f"deck {len(cards)}"
        case Refill(cards):
            return f"refill {len(cards)}"
        case _:
            return write(event)


def tokens(action: Action) -> tuple[str, ...]:
    """The notation cut at its blanks: the card, then its targets one by one."""
    return _words(action)


def _words(event: Action | Draw) -> tuple[str, ...]:
    match event:
        case Play(card, targets):
            return (card, *targets)
        case Discard(card):
            return ("x", card)
        case Pick(team):
            return ("pick", team)
        case Kick():
            return ("kick",)
        case Claim():
            return ("claim",)
        case Bag(teams):
            return ("bag", *teams)
        case Lot(names):
            return ("lot", *names)
        case Dealer(seat):
            return ("dealer", str(seat))
        case Deck(cards):
            return ("deck", *cards)
        case Refill(cards):
            return ("refill", *cards)
        case Dots(colours):
            return ("dots", *colours)
        case Dot(colour):
            return ("dot", colour)


def read(text: str) -> Action:
    """The action written so. Raises BadNotation; whether its match and team are of this round is not asked here."""
    first, *rest = text.split(" ")
    match first, rest:
        case "kick", []:
            return Kick()
        case "claim", []:
            return Claim()
        case "x", [card] if card in CARDS:
            return Discard(card)
        case "pick", [team] if _CODE.fullmatch(team):
            return Pick(team)
        case card, _ if card in SEVERAL:
            if len(rest) == SEVERAL[card] and all(_PLACE.fullmatch(place) for place in rest):
                return Play(card, tuple(rest))
        case card, [target]:
            laid = card in SINGLE and _TARGET.fullmatch(target)
            if laid or (card in TURNS and _TURNED.fullmatch(target)):
                return Play(card, (target,))
    raise BadNotation(
        f"{shown(text)} is not an action of the World Cup Game: write 2 A1:FRA for a card and its target, "
        "21 A1:FRA B2:ESP with two of them, F !A1:FRA to turn a tile, x 2 to discard; or pick FRA, kick, claim.",
        reason="worldcup-notation",
        facts={"text": text},
    )


def read_chance(text: str) -> Draw:
    """The chance event written so. Raises BadNotation."""
    first, *rest = text.split(" ")
    words = tuple(rest)
    if words:
        match first:
            case "bag" if all(_CODE.fullmatch(word) for word in words):
                return Bag(words)
            case "lot" if all(map(_CODE.fullmatch, words)) or all(map(_SEAT.fullmatch, words)):
                return Lot(words)
            case "dealer" if len(words) == 1 and _SEAT.fullmatch(words[0]):
                return Dealer(int(words[0]))
            case "deck" if set(words) <= set(CARDS):
                return Deck(words)
            case "refill" if set(words) <= set(CARDS):
                return Refill(words)
            case "dots" if len(words) == _DICE and set(words) <= set(RANKS):
                return Dots(words)
            case "dot" if len(words) == 1 and words[0] in RANKS:
                return Dot(words[0])
    raise BadNotation(
        f"{shown(text)} is not a chance event of the World Cup Game: those are bag, lot, dealer, deck, refill, "
        "dots black red black blue, and dot red.",
        reason="worldcup-chance-notation",
        facts={"text": text},
    )
