"""Contests of computer players. Part of players/: imports rules only.

Run as `python -m players arena GAME A B --games N --seed S`.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence

from players import levels
from players.arena import contest, pairings, table
from rules import GAMES
from rules.core.errors import RulesError
from rules.core.match import Match
from rules.core.options import Flag, Number, Option, Value


def main(arguments: Sequence[str]) -> int:
    """Play a contest and print its figures. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m players", description="Computer opponents.")
    arena = parser.add_subparsers(required=True).add_parser("arena", help="two levels play one another")
    arena.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    arena.add_argument("one", metavar="A", help="a level")
    arena.add_argument("two", metavar="B", help="a level")
    arena.add_argument("--games", type=int, default=100, help="how many, sides swapped every game (100)")
    arena.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
    arena.add_argument("--seats", type=int, help="how many at the table (as few as the game allows, at least 2)")
    arena.add_argument("--alone", action="store_true", help="A has one seat only, going round, and B all others")
    arena.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    arena.add_argument("--jobs", type=int, default=1, help="in so many processes (1)")
    asked = parser.parse_args(arguments)
    game = GAMES[asked.game]
    for level in (asked.one, asked.two):
        if level not in levels(asked.game):
            parser.error(f"{asked.game} has no level {level!r}, but {', '.join(levels(asked.game))}")
    if asked.games < 1 or asked.jobs < 1:
        parser.error("at least one game, and at least one process")
    try:
        options = _options(game.about.options, asked.option)
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
    except (RulesError, ValueError) as error:
        parser.error(str(error))
    print(table(contest(todo, asked.jobs), asked.one, asked.two, game.about.seat_names))
    return 0


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
