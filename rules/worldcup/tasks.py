"""Positions and tasks of lessons as text. Part of rules/worldcup: rules/core only.

A position such as `own ARG BRA hand 1 D F rows 2-1:BRA=1A 2-1:YUG=D left 4` is one of the group round. It has the first
seat's teams and hand, the rows with tiles (`pieces.py` says how) and how many cards are left in the deck, by default
all. The other teams and cards are shared out in the order of the cup's sheets, and the first seat is to play.
"""

import re
from collections import Counter

from rules.core.game import Condition
from rules.core.options import Options
from rules.worldcup.cups import CUPS, YEARS, Cup
from rules.worldcup.pieces import HAND, UNTURNED, Action
from rules.worldcup.play import begin
from rules.worldcup.position import CARD, Field, Rows, State, goals, vulnerable

_POSITION = re.compile(r"own ([A-Z ]+) hand ([A-Z0-9 ]+)(?: rows ([^ ]+=[^ ]+(?: [^ ]+=[^ ]+)*))?(?: left ([0-9]+))?")
_TILES = re.compile(r"[123ADPqrsa]+")
_GOALS = re.compile(r"goals ([^ ]+) ([0-9])(?: with ([a-z ]+))?")


def arrange(text: str, seats: int, options: Options) -> State:
    """The state in a written position. Raises ValueError."""
    found = _POSITION.fullmatch(text)
    if not found:
        raise ValueError("a position of the cup is `own TEAM … hand CARD … rows MATCH:TEAM=TILES … left NUMBER`")
    own, held, tiles, left = found[1].split(), tuple(found[2].split()), found[3] or "", found[4]
    cup = CUPS[int(options["cup"] or 0)]
    passes = 1 if cup.year == YEARS[0] else int(options["passes"] or 1)
    state = begin(cup.year, seats, modifiers=bool(options["modifiers"]), draft=False, passes=passes)
    rows = _rows(state.field, tiles.split())
    laid = tuple(UNTURNED.get(tile, tile) for row in rows for tile in row)
    rest = _rest(cup, (*held, *laid))
    hidden, deck = HAND * (seats - 1), rest[HAND * (seats - 1) :]
    kept = len(deck) if left is None else int(left)
    if len(held) != HAND or not 1 <= kept <= len(deck):
        raise ValueError(f"a position of the cup has a hand of {HAND} cards and 1 to {len(deck)} left")
    discards = (*laid, *deck[kept:])
    return state._replace(
        awaits=CARD,
        owners=_owners(cup, own, seats),
        hands=(held, *(rest[seat : hidden : seats - 1] for seat in range(seats - 1))),
        rows=rows,
        dealer=seats - 1,
        seat=0,
        turn=len(discards) + 1,
        last_drawer=seats - 1,
        deck=deck[:kept],
        shuffled=len(deck) + len(laid),
        fresh=frozenset(range(seats)),
        discards=discards,
        run=passes,
    )


def _owners(cup: Cup, own: list[str], seats: int) -> tuple[int, ...]:
    if not set(own) <= set(cup.teams):
        raise ValueError(f"a position of {cup.year} has other teams")
    others = [team for team in cup.teams if team not in own]
    shared = {team: 1 + number % (seats - 1) for number, team in enumerate(others)}
    return tuple(shared.get(team, 0) for team in cup.teams)


def _rows(field: Field, written: list[str]) -> Rows:
    rows = list(field.empty)
    for word in written:
        target, _, tiles = word.partition("=")
        row = field.row(target)
        if row is None or rows[row] or not _TILES.fullmatch(tiles) or len(tiles) > field.squares[row]:
            raise ValueError(f"`{word}` can't stand in a position of the cup")
        rows[row] = tiles
    return tuple(rows)


def _rest(cup: Cup, used: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that are neither held nor laid."""
    cards = Counter(cup.cards)
    cards.subtract(used)
    if min(cards.values()) < 0 or not set(used) <= set(cup.cards):
        raise ValueError("a position of the cup has more cards of a kind than there are")
    return tuple(cards.elements())


def condition(text: str) -> Condition[State, Action] | None:
    """What a task may ask for; None for any other text.

    `row 2-1:BRA 1A`, tiles that a row begins with; `grown 2-1:BRA`, if a row has more tiles than before; `safe
    2-1:BRA`, if it has tiles and none can be turned; `goals 2-1:BRA 2`, perhaps `with` modifier dice; `laid 3` or `laid
    3 mine`, a new tile, on a row of the learner's; `through BRA`; `qualify 4`, how many teams
    the groups send on.
    """
    if found := _GOALS.fullmatch(text):
        return _scores(found[1], int(found[2]), (found[3] or "").split())
    match text.split():
        case ["row", target, tiles]:
            return lambda before, after, seat, actions: _row(after, target).startswith(tiles)
        case ["grown", target]:
            return lambda before, after, seat, actions: len(_row(after, target)) > len(_row(before, target))
        case ["safe", target]:
            return lambda before, after, seat, actions: (
                bool(_row(after, target)) and not vulnerable(_row(after, target))
            )
        case ["laid", tile, *whose] if whose in ([], ["mine"]):
            return _lays(tile, mine=bool(whose))
        case ["through", team]:
            return lambda before, after, seat, actions: any(team in entry.through for entry in after.scored)
        case ["qualify", count]:
            return lambda before, after, seat, actions: after.cup.qualify * len(after.cup.groups) == int(count)
    return None


def _row(state: State, target: str) -> str:
    row = state.field.row(target)
    return "" if row is None else state.rows[row]


def _scores(target: str, wanted: int, dots: list[str]) -> Condition[State, Action]:
    def holds(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
        row = after.field.row(target)
        if row is None:
            return False
        rank = after.cup.teams[after.field.teams[row]].rank
        return goals(after.rows[row], dots.count(rank)) == wanted

    return holds


def _lays(tile: str, *, mine: bool) -> Condition[State, Action]:
    def holds(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
        return any(
            change.after == tile and not (mine and after.owner(after.field.teams[change.row]) != seat)
            for turn in after.plays
            if turn.seat == seat
            for change in turn.laid
        )

    return holds
