"""Contests of computer players. Part of tools/strength.

Run as `python -m tools.strength arena GAME A B --games N --seed S`, or with `levels GAME` for the tables of its
LEVELS.md.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence

from players import levels
from rules import GAMES
from rules.core.errors import RulesError
from rules.core.match import Match
from rules.core.options import Flag, Number, Option, Value
from tools.strength.arena import contest, pairings, table
from tools.strength.levels import neighbours, usual_seats, written


def main(arguments: Sequence[str]) -> int:
    """Play contests and print their figures. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description="Contests of computer players.")
    kinds = parser.add_subparsers(required=True, dest="kind")
    arena = kinds.add_parser("arena", help="two levels play one another")
    every = kinds.add_parser("levels", help="each level plays the one below, for the table in its LEVELS.md")
    for kind in (arena, every):
        kind.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
        kind.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
        kind.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
        kind.add_argument("--jobs", type=int, default=1, help="in so many processes (1)")
    arena.add_argument("one", metavar="A", help="a level")
    arena.add_argument("two", metavar="B", help="a level")
    arena.add_argument("--games", type=int, default=100, help="how many, sides swapped every game (100)")
    arena.add_argument("--seats", type=int, help="how many at the table (as few as the game allows, at least 2)")
    arena.add_argument("--alone", action="store_true", help="A has one seat only, going round, and B all others")
    every.add_argument("--games", type=int, default=200, help="how many a pair of levels; sides go round (200)")
    every.add_argument("--seats", type=int, help="how many at the table (4, or as many as the game allows)")
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.jobs < 1:
        parser.error("at least one game, and at least one process")
    try:
        options = _options(GAMES[asked.game].about.options, asked.option)
        print(_compared(asked, options) if asked.kind == "levels" else _contested(asked, options))
    except (RulesError, ValueError) as error:
        parser.error(str(error))
    return 0


def _contested(asked: argparse.Namespace, options: Mapping[str, Value]) -> str:
    """The figures of one contest. Raises RulesError, ValueError."""
    game = GAMES[asked.game]
    for level in (asked.one, asked.two):
        if level not in levels(asked.game):
            raise ValueError(f"{asked.game} has no level {level!r}, but {', '.join(levels(asked.game))}")
    todo = list(
        pairings(
            asked.game,
            asked.one,
            asked.two,
            games=asked.games,
            seed=asked.seed,
            options=options,
            seats=asked.seats,
            alone=asked.alone,
        )
    )
    Match.begin(game, todo[0].seats, options, 0)
    return table(contest(todo, asked.jobs), asked.one, asked.two, game.about.seat_names)


def _compared(asked: argparse.Namespace, options: Mapping[str, Value]) -> str:
    """The table of a game's levels. Raises RulesError, ValueError."""
    seats = asked.seats or usual_seats(asked.game)
    Match.begin(GAMES[asked.game], seats, options, 0)
    found = neighbours(asked.game, games=asked.games, seed=asked.seed, options=options, seats=seats, jobs=asked.jobs)
    return written(asked.game, found, seats)


def _options(known: Sequence[Option], given: Sequence[str]) -> Mapping[str, Value]:
    """Read options from texts such as `coasters=random`. Raises ValueError for any other text."""
    kinds = {option.name: option for option in known}
    options: dict[str, Value] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise ValueError(f"an option is written name=value, not {text!r}")
        options[name] = _value(kinds.get(name), value)
    return options


def _value(option: Option | None, text: str) -> Value:
    match option:
        case Flag():
            return {"true": True, "false": False}.get(text, text)
        case Number():
            return None if text == "none" else int(text)
        case _:
            return text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
