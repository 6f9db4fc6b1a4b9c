"""Reads and writes the World Cup Game's notation (rules 8, 22, 27 and 29). Part of rules/worldcup: rules/core only."""

import re

from rules.core.errors import BadNotation, Reasons
from rules.core.notation import Notation
from rules.worldcup.cups import CUPS
from rules.worldcup.pieces import (
    CARDS,
    RANKS,
    SEVERAL,
    SINGLE,
    TURN,
    TURNS,
    UNUSED,
    Action,
    Bag,
    ChanceEvent,
    Claim,
    Dealer,
    Deck,
    Discard,
    Dot,
    Dots,
    Kick,
    Lot,
    Pick,
    PlayCard,
    Refill,
)

_TARGET = re.compile(r"[A-Z0-9]+(?:-[0-9]+)?:[A-Z]{3}")
_TURNED = re.compile("!" + _TARGET.pattern)
_PLACE = re.compile(_TARGET.pattern + "|-")
_CODE = re.compile(r"[A-Z]{3}")
_SEAT = re.compile(r"[0-9]|[1-9][0-9]")
_DICE = 4
#: A team of each match of the groups, for an example that fits what was typed.
_PLAYS = {fixture.name: fixture.left for cup in CUPS.values() for fixture in cup.fixtures}


def write(event: Action | ChanceEvent) -> str:
    """The notation of an event."""
    return " ".join(_words(event))


def public(event: Action | ChanceEvent) -> str:
    """The notation that everyone may see: decks and refills only as numbers of cards (rule 30)."""
    match event:
        case Deck(cards):
            return f"deck {len(cards)}"
        case Refill(cards):
            return f"refill {len(cards)}"
        case _:
            return write(event)


def _words(event: Action | ChanceEvent) -> tuple[str, ...]:
    match event:
        case PlayCard(card, targets):
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


def parse(text: str) -> Action | ChanceEvent | None:
    """Read an event; None for any other text. Its match and team needn't be in this round."""
    first, *rest = text.split(" ")
    words = tuple(rest)
    return _action(first, words) or (_chance(first, words) if words else None)


def _action(first: str, words: tuple[str, ...]) -> Action | None:
    match first, words:
        case "kick", ():
            return Kick()
        case "claim", ():
            return Claim()
        case "x", (card,) if card in CARDS:
            return Discard(card)
        case "pick", (team,) if _CODE.fullmatch(team):
            return Pick(team)
        case card, _ if card in SEVERAL:
            whole = len(words) == SEVERAL[card] and all(map(_PLACE.fullmatch, words))
            return PlayCard(card, words) if whole else None
        case card, (target,):
            laid = card in SINGLE and _TARGET.fullmatch(target)
            turned = card in TURNS and _TURNED.fullmatch(target)
            return PlayCard(card, words) if laid or turned else None
    return None


def _chance(first: str, words: tuple[str, ...]) -> ChanceEvent | None:
    match first:
        case "bag" if all(map(_CODE.fullmatch, words)):
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
    return None


#: Why something is refused, and which clause says so.
MISREAD = Reasons(
    "worldcup",
    {
        "no-such-card": (4, "There's no card {card}. The cards are 1, 2, 3, 11, 21, 111, A, D, F, O and P."),
        "no-match": (
            8,
            "{target} names no match. Write the match and a colon before it, such as A1:{target} or 1-1:{target}.",
        ),
        "no-team": (8, "{target} names no team. Write a colon and the team after it, such as {target}:{example}."),
        "one-tile": (8, "The card {card} is for one tile: write one match and one team, such as A1:FRA."),
        "several-tiles": (
            8,
            "The card {card} is for {places} tiles: write a match and a team for each, such as A1:FRA.",
        ),
        "turns-only": (8, "The card {card} turns a tile. Put ! before the match: {card} !{target}."),
        "lays-only": (8, "The card {card} lays a tile. Leave out the !: {card} {target}."),
    },
)


def misread(text: str) -> BadNotation | None:
    """Say what is wrong with a text that isn't an event, if it begins like the play of a card."""
    card, *targets = text.upper().split() or [""]
    if not targets or (card not in CARDS and not _TARGET.fullmatch(targets[0].removeprefix(TURN))):
        return None
    if card not in CARDS:
        return MISREAD.misread("no-such-card", card=card)
    for target in targets:
        match, colon, team = target.removeprefix(TURN).partition(":")
        if target != UNUSED and not (colon and match and team):
            lacking = "no-match" if _CODE.fullmatch(team or match) and not (colon and match) else "no-team"
            if lacking == "no-match":
                return MISREAD.misread(lacking, target=team or match)
            return MISREAD.misread(lacking, target=match, example=_PLAYS.get(match, "FRA"))
    places = SEVERAL.get(card, 1)
    if len(targets) != places:
        return MISREAD.misread("one-tile" if places == 1 else "several-tiles", card=card, places=places)
    target = targets[0].removeprefix(TURN)
    turns = targets[0].startswith(TURN)
    if places == 1 and _TARGET.fullmatch(target) and card not in (TURNS if turns else SINGLE):
        return MISREAD.misread("lays-only" if turns else "turns-only", card=card, target=target)
    return None


NOTATION: Notation[Action, ChanceEvent] = Notation(
    key="worldcup",
    game="the World Cup Game",
    write=write,
    parse=parse,
    chance_events=(Bag, Lot, Dealer, Deck, Refill, Dots, Dot),
    action_hint="write a card, a match and a team, such as A A1:FRA in 2002 or A 1-1:FRA in 1930. Put ! before the "
    "match to turn a tile (F !A1:FRA), or write x A to discard.",
    chance_hint="those are bag, lot, dealer, deck, refill, dots black red black blue, and dot red.",
    misread=misread,
)
