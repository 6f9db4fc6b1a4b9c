"""A finished game's result: who sat where, who placed how, and how it ended. Part of rules/table.

A `GameResult` has only facts; whether a game is rated is decided with the ratings, and may be decided again. It is made
from an ended table alone, so a lost one can be made again from the journal.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules.core.options import Options
from rules.table.table import Begun, Finished, Lobby, Running, Table
from rules.table.terms import SeatOrder
from rules.table.values import Act, Ending


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat at the end of a game.

    `person` owned it last, None if a computer did from the start. `computer` is the level that played it at the end,
    None if its person did. `left` means that the person resigned or had asked a computer to play. `place` is the
    ordinal of its group in the ranking from 1, or None; `score` is the game's own number. `turns` counts the turns in
    which the person acted, or wanted the table to act; `stood_in` those in which a computer acted for the person while
    the seat was theirs.
    """

    person: int | None
    computer: str | None = None
    left: bool = False
    place: int | None = None
    score: int | None = None
    turns: int = 0
    stood_in: int = 0


@dataclass(frozen=True, slots=True)
class Earlier:
    """What people at a table had played within a day, before they deleted what was kept about them and came back.

    `met` has how often two seats had met (seat, seat, times), and `spent` how much of their day each seat had used.
    """

    met: tuple[tuple[int, int, int], ...]
    spent: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game; times are unix milliseconds.

    `guild` is None for a game in direct messages; `ending` says why the table ended and `reason` is the game's own word
    for how the game was decided. `puzzle` is the number of the daily puzzle, 0 for none. `options` are the options it
    was played with. `champion` is the winning seat's team, None if it has none (`Automatic.champion`). `hints` means
    that everybody had agreed to hints. `event` is the id of the event of which it was a game, empty for none. `earlier`
    isn't in the journal: it is found when the game is saved.
    """

    table: str
    game: str
    version: int
    guild: int | None
    ended_at: int
    ending: Ending
    reason: str
    sitters: tuple[Sitter, ...]
    puzzle: int = 0
    options: Options = field(default_factory=dict)
    champion: str | None = None
    hints: bool = False
    earlier: Earlier | None = None
    event: str = ""


def game_result(table: Table, guild: int | None) -> GameResult | None:
    """The result of an ended table; None if no game began, or it isn't over."""
    if not isinstance(table, Finished):
        return None
    gone = dict(table.gone)
    result, outcome = table.result, table.match.outcome
    decided = outcome is not None and result.reason == outcome.reason and result.ranking == outcome.ranking
    ending = Ending.PLAYED if decided else Ending(result.reason)
    places = {seat: place for place, group in enumerate(result.ranking, start=1) for seat in group}
    quitters = {number for number, person in gone.items() if person == table.ended_by}
    if ending is Ending.MODERATOR and quitters:  # nobody has won, but the moderator has lost (rule 3 of the ratings)
        places = {number: 2 if number in quitters else 1 for number in range(len(table.seats))}
    scores = result.scores if result.scores is not None and len(result.scores) == len(table.seats) else None
    turns = _turns(table, lambda act: act.left_to_table if act.person is None else act.person)
    helped = _turns(table, lambda act: act.seat if act.computer else None)
    sitters = []
    for number, seat in enumerate(table.seats):
        person = gone.get(number, seat.person)
        left = number in gone or number in table.relieved
        score = scores[number] if scores is not None else None
        stood_in = helped.get(number, 0) if seat.person is not None else 0
        sitters.append(Sitter(person, seat.level, left, places.get(number), score, turns.get(person or 0, 0), stood_in))
    return GameResult(
        table.id,
        table.game_key,
        table.version,
        guild,
        table.ended_at,
        ending,
        result.reason,
        tuple(sitters),
        table.puzzle,
        dict(table.options),
        table.match.automatic.champion if decided else None,
        table.terms.hints,
        event=table.event,
    )


def hints_allowed(table: Begun) -> bool:
    """Whether a seat's player may be told a good action: only where the game can't be rated.

    That is so if nobody but one person and computers ever sat there, or if everybody agreed to it in the lobby. The one
    counted try at a daily puzzle has none, the practice after it has.
    """
    return not table.counted and (table.terms.hints or len(table.party) == 1)


def may_be_rated(table: Begun) -> bool:
    """Whether the game may count for people's ratings: only people sat down to play, and without hints."""
    gone = {seat for seat, _ in table.gone}
    people = all(seat.person is not None or number in gone for number, seat in enumerate(table.seats))
    return people and len(table.seats) > 1 and not table.terms.hints


def is_event_duel(table: Begun) -> bool:
    """Whether it is a game of an event for two: both play for themselves, and the event says what absence means."""
    return bool(table.event) and len(table.seats) == 2


def game_file(table: Running | Finished) -> dict[str, Any]:
    """The game file, as in ENGINE.md."""
    mixed: dict[str, Any] = {"secret": table.secret, "joined": list(table.joined)} if table.joined else {}
    if mixed and table.seated:
        mixed |= {"seated": list(table.seated), "drawn": table.drawn}
    return {
        "game": table.game_key,
        "seats": len(table.seats),
        "options": dict(table.options),
        "table": table.id,
        "commitment": table.commitment,
        **mixed,
        "seed": table.seed,
        "events": list(table.match.log),
    }


def _turns(table: Finished, whose: Callable[[Act], int | None]) -> dict[int, int]:
    """In how many turns somebody acted; `whose` gives the person or the seat for which an action counts, if any.

    Set-up isn't a turn; in a game without turns each action is one.
    """
    begun: dict[int, set[int]] = {}
    for act in table.acts:
        one = whose(act)
        if one is not None and (act.turns or not table.turns):
            begun.setdefault(one, set()).add(act.turn_began)
    return {one: len(turns) for one, turns in begun.items()}


def draws(table: Table) -> bool:
    """Whether anything is drawn from a table's seed: by its game, or who sits where."""
    drawn = table.drawn if isinstance(table, Begun) else table.terms.order is SeatOrder.DRAWN
    return drawn or game_draws(table)


def game_draws(table: Table) -> bool:
    """Whether a table's game is one of chance, as it is set up."""
    options = table.suited_options if isinstance(table, Lobby) else table.options
    seats = max(len(table.seats), table.game.about.seats[0])
    return table.game.chance_ahead(table.game.setup(seats, options))
