"""Moments of the World Cup Game, set up and not played: hands, rows and decks as a test needs them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules import GAMES
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.worldcup.cups import CUPS
from rules.worldcup.position import State

GAME = GAMES["worldcup"]
#: The faces of `dots` that give nobody in group A of 2002 and nobody in groups 2 to 4 of 1930 anything of their own.
NO_DOTS = "dots black black black black"


def shared(cup: int = 2002, seats: int = 4, **options: Any) -> Match:
    """A cup whose teams are dealt in the order of the sheet, lots in seat order; the last seat deals."""
    match = Match.begin(GAME, seats, {"cup": cup, **options}, 7)
    match = match.chance("bag " + " ".join(CUPS[cup].teams))
    if match.state.lots_for:
        match = match.chance("lot " + " ".join(map(str, match.state.lots_for)))
    return match.chance(f"dealer {seats - 1}")


def begun(cup: int = 2002, seats: int = 4, hands: Sequence[Sequence[str]] = (), **options: Any) -> Match:
    """The first turn, seat 0 to act; the first seats hold these hands; everything else is in the order of the sheet."""
    match = shared(cup, seats, **options)
    left = Counter(CUPS[cup].cards)
    for hand in hands:
        left.subtract(hand)
    rest = list(left.elements())
    dealt = [list(hand) for hand in hands] + [[rest.pop(0) for _ in range(3)] for _ in range(seats - len(hands))]
    order = [dealt[seat][lap] for lap in range(3) for seat in range(seats)]
    return match.chance("deck " + " ".join(order + rest))


def with_state(match: Match, **fields: Any) -> Match:
    """The same match with part of its state replaced."""
    return replace(match, state=match.state._replace(**fields))


def with_rows(match: Match, rows: Mapping[str, str]) -> Match:
    """The same match with tiles in these rows, as the rules write them: 123AD P face up, qrsa face down."""
    state: State = match.state
    tiles = list(state.rows)
    for target, row in rows.items():
        number = state.field.row(target)
        assert number is not None, target
        tiles[number] = row
    return with_state(match, rows=tuple(tiles))


def row(match: Match, target: str) -> str:
    """The tiles of a row."""
    number = match.state.field.row(target)
    assert number is not None
    tiles: str = match.state.rows[number]
    return tiles


def last_card(match: Match) -> Match:
    """The same match with one card left in the deck."""
    return with_state(match, deck=match.state.deck[:1])


def refusal(match: Match, text: str) -> Refusal:
    """Why the seat to act may not do this."""
    try:
        match.act(match.to_act, text)
    except Refusal as refused:
        return refused
    raise AssertionError(f"{text} is legal")


def some_action(match: Match, random: Random, *, claims: bool = False) -> str:
    """A legal action, found token by token; cards rather than discards."""
    prefix: tuple[str, ...] = ()
    while not (found := match.choices(prefix)).complete:
        tokens = list(found.tokens)
        if not prefix and random.random() < 0.9:
            tokens = [token for token in tokens if token != "x" and (claims or token != "claim")] or tokens
        prefix = (*prefix, random.choice(tokens))
    assert found.notation is not None
    return found.notation


def played(match: Match, random: Random) -> Iterator[Match]:
    """The match at every moment up to its end."""
    yield match
    while match.outcome is None:
        match = match.resolve() if match.to_act is None else match.act(match.to_act, some_action(match, random))
        yield match
