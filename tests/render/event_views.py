"""Views of events for tests: every kind of result, name and size."""

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from words.events import (
    BracketTie,
    BracketView,
    CellKind,
    CrossRow,
    CrossTable,
    GroupLine,
    GroupTable,
    GroupTables,
    PodiumPlace,
    PodiumView,
    RoundCell,
    RowMark,
    TieSide,
)

NAMES = (
    "Ana",
    "Ben",
    "Carla",
    "Hugo",
    "Emil",
    "Greta",
    "Dario",
    "Fatima",
    "Świętosława Brzęczyszczykiewicz",
    "W" * 32,
    "مرحبا يا صديقي",
    "李小龙さくら",
    "🦔🦔",
    "**x** @all",
    "Noor",
    "",
)
#: People with short names, whom no picture has to shorten.
SHORT = tuple(f"P {number}" for number in range(1, 65))
#: What a kind of round gives.
WORTH = {
    CellKind.WON: Fraction(1),
    CellKind.FREE: Fraction(1),
    CellKind.DRAWN: Fraction(1, 2),
    CellKind.LATE: Fraction(1, 2),
}


def name(names: Sequence[str], number: int) -> str:
    """The name of somebody; a later round of the same names has numbers."""
    turn, at = divmod(number, len(names))
    return names[at] if not turn else f"{names[at]} {turn}"


def cross_table(
    people: int = 8,
    rounds: int = 4,
    played: int = 3,
    *,
    running: bool = False,
    tables: bool = False,
    you: int = 2,
    names: Sequence[str] = NAMES,
    game: str = "mundialito",
) -> CrossTable:
    """Standings with all kinds of results; `tables` are of five."""
    lots = random.Random(people * 100 + rounds)
    kinds = [CellKind.WON, CellKind.LOST, CellKind.DRAWN, CellKind.FREE, CellKind.LATE, CellKind.ABSENT, CellKind.NONE]
    rows = []
    for number in range(people):
        cells, points = [], Fraction(0)
        for turn in range(played):
            if tables:
                place = lots.randint(1, 5)
                cells.append(RoundCell(CellKind.PLACED, place=place, of=5))
                points += Fraction(10 * (5 - place), 4) + Fraction(lots.randint(0, 2), 3)
            else:
                kind = lots.choices(kinds, (9, 9, 3, 1, 1, 1, 1))[0]
                alone = kind in (CellKind.FREE, CellKind.LATE, CellKind.NONE)
                cells.append(RoundCell(kind, 0 if alone else (number + 1 + 3 * turn) % people + 1))
                points += WORTH.get(kind, Fraction(0))
        if running:
            opponent = 0 if tables else (number + 1) % people + 1
            cells.append(RoundCell(CellKind.RUNNING, opponent))
        account = f"account{number}"
        rows.append(CrossRow(number + 1, 0, name(names, number), tuple(cells), points, number == you, account))
    placed: list[CrossRow] = []
    for at, row in enumerate(sorted(rows, key=lambda one: -one.points), 1):
        level = bool(placed) and placed[-1].points == row.points
        placed.append(replace(row, place=placed[-1].place if level else at))
    return CrossTable("Friday Night", game, tuple(placed), played + running, rounds, running)


def group_tables(
    count: int = 8,
    size: int = 4,
    *,
    league: bool = False,
    final: bool = False,
    names: Sequence[str] = NAMES,
    game: str = "dicecup",
) -> GroupTables:
    """Tables of groups or divisions."""
    lots = random.Random(count * 10 + size)
    tables = []
    for number in range(count):
        ahead, behind = (int(number > 0), int(number < count - 1)) if league else (2, 0)
        lines = []
        for place in range(size):
            won, drawn, lost = size - place - 1, lots.randint(0, 1), place
            mark = RowMark.NONE
            if final and place < ahead:
                mark = RowMark.UP if league else RowMark.THROUGH
            elif final and (place >= size - behind or not league):
                mark = RowMark.DOWN if league else RowMark.OUT
            at = number * size + place
            points = won + Fraction(drawn, 2)
            you = number == count - 1 and place == 1
            lines.append(
                GroupLine(at + 1, place + 1, name(names, at), won, drawn, lost, points, mark, you, f"account{at}")
            )
        tables.append(GroupTable(number + 1, tuple(lines), ahead, behind))
    games = count * size * (size - 1) // 2
    return GroupTables("Friday Cup", game, tuple(tables), games if final else games // 2, games, league)


def bracket(
    size: int = 8,
    over: int = 2,
    *,
    byes: int = 0,
    names: Sequence[str] = NAMES,
    game: str = "worldcup",
    you: int = 3,
) -> BracketView:
    """A knock-out of which so many rounds are over and the next is running, with every way to decide a tie."""
    sheet = [0]
    while len(sheet) < size:
        sheet = [seed for one in sheet for seed in (one, 2 * len(sheet) - 1 - one)]
    sides: list[TieSide | None] = [
        None if seed >= size - byes else TieSide(seed + 1, seed + 1, name(names, seed), seed + 1 == you, f"a{seed}")
        for seed in sheet
    ]
    rounds: list[tuple[BracketTie, ...]] = []
    while len(sides) > 1:
        pairs = zip(sides[::2], sides[1::2], strict=True)
        rounds.append(tuple(_tie(pair, len(rounds), over, place) for place, pair in enumerate(pairs)))
        sides = [None if tie.winner is None else tie.sides[tie.winner] for tie in rounds[-1]]
    return BracketView("Friday Cup", game, tuple(rounds), size - byes)


def _tie(sides: tuple[TieSide | None, TieSide | None], turn: int, over: int, place: int) -> BracketTie:
    one, other = sides
    if turn == 0 and (one is None or other is None):
        return BracketTie(sides, winner=0 if one else 1, bye=True)
    if one is None or other is None or turn > over:
        return BracketTie(sides)
    if turn == over:
        return BracketTie(sides, running=True, turn=14 + place)
    winner = (place + turn) % 3 % 2
    drawn = (CellKind.DRAWN, CellKind.DRAWN)
    won = (CellKind.WON, CellKind.LOST) if winner == 0 else (CellKind.LOST, CellKind.WON)
    absent = (CellKind.WON, CellKind.ABSENT) if winner == 0 else (CellKind.ABSENT, CellKind.WON)
    games = ((won,), (drawn, won), (drawn, drawn), (absent,))[(place + turn) % 4]
    return BracketTie(sides, games, winner, by_lot=games == (drawn, drawn))


def podium(*people: tuple[int, str], game: str = "hedgehog") -> PodiumView:
    """A podium of people by place."""
    return PodiumView("Friday Cup", game, tuple(PodiumPlace(place, one, "account") for place, one in people))


TIED = podium(*((place, one) for place, one in zip((1, 1, 3, 3, 3, 3), NAMES, strict=False)))
LONG = podium((1, NAMES[9]), (2, NAMES[8]), (3, NAMES[10]), (3, NAMES[12]), game="mundialito")


def all_views(names: Sequence[str] = NAMES) -> tuple[CrossTable | GroupTables | BracketView, ...]:
    """Views of every kind and size."""
    return (
        cross_table(names=names),
        cross_table(16, 5, 2, running=True, game="hedgehog", names=names),
        replace(cross_table(64, 9, 8, you=40, game="worldcup", names=names), page=1),
        cross_table(12, 3, 2, running=True, tables=True, game="dicecup", names=names),
        replace(cross_table(7, 4, 4, names=names, game="worldcup"), over=True),
        CrossTable("Friday Night", "hedgehog", (), 0, 3),
        group_tables(names=names),
        group_tables(2, 4, final=True, names=names, game="mundialito"),
        group_tables(1, 8, league=True, names=names, game="hedgehog"),
        group_tables(6, 8, league=True, final=True, names=names, game="worldcup"),
        bracket(names=names),
        bracket(4, 1, names=names, game="hedgehog"),
        bracket(2, 0, names=names, game="dicecup"),
        bracket(16, 1, byes=3, names=names, game="mundialito"),
        bracket(16, 9, names=names),
        bracket(32, 0, byes=5, names=names, game="hedgehog"),
        bracket(32, 2, names=names, game="dicecup"),
    )
