"""Laws about what a game says before it begins: its name, its options, its length.

Room: tests. May import rules, and of words the languages.
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

from rules.core.errors import BadOptions, BadSeats
from rules.core.match import Match
from rules.core.options import Number
from tests.rules.laws.contract import awaited_seat, hold, length, occasions, ordinals, quick_setup, whistle
from tests.rules.laws.walks import FEW, Options, Shelf, sight, walk
from words import LANGUAGES

ROOT = Path(__file__).parents[3]
#: The folders in which a game's own modules are found by its name, and the house has modules of its own.
SHARED = ("rules", "render", "words", "players", "cogs/faces")
#: Whether a key can be a folder, a part of a message's id, of a button's id and of a column in a database.
KEY = re.compile(r"[a-z][a-z0-9]{2,19}")
#: An import on one line, or the beginning of one on several.
IMPORT = re.compile(r"^ *(?:from ([\w.]+) import ([\w, ]*)|import ([\w.]+))", re.MULTILINE)
#: What no game has a folder in.
OUTSIDE = ("tests", "testbed", "tools", "benchmarks", "playground")
#: Discord's limits for the name of a choice.
LONGEST_TITLE = 100
#: A game played at random may take so many times as many turns, or as few.
FACTOR = 5


@cache
def taken() -> frozenset[str]:
    """The names of our own modules where a game's modules are found: whatever other modules import."""
    found = {"core", "table", *LANGUAGES}
    rooms = [
        room for room in ROOT.iterdir() if room.name not in ("tests", "testbed", "tools", "benchmarks", "playground")
    ]
    for path in (path for room in rooms if not room.name.startswith(".") for path in room.rglob("*.py")):
        inside = path.relative_to(ROOT).with_suffix("").parts[1:]
        for module, names, alone in IMPORT.findall(path.read_text(encoding="utf-8")):
            imported = [alone or module, *(f"{module}.{name}" for name in re.findall(r"\w+", names))]
            for folder in (shared.replace("/", ".") + "." for shared in SHARED):
                own = {name.removeprefix(folder).split(".")[0] for name in imported if name.startswith(folder)}
                found |= {name for name in own if not belongs(name, inside) and is_module(folder, name)}
    return frozenset(found)


def belongs(key: str, inside: Sequence[str]) -> bool:
    """Whether a module is one of the game of that key, by its path in a room."""
    return any(part == key or part.startswith((f"{key}_", f"bench_{key}")) for part in inside)


def is_module(folder: str, name: str) -> bool:
    """Whether a folder (dots, and one behind it) has a module or a package of that name."""
    path = ROOT / folder.replace(".", "/") / name
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def a_game_tells_soundly_what_it_is(shelf: Shelf) -> None:
    about = shelf.game.about
    hold(KEY.fullmatch(about.key), f"a key is 3 to 20 small letters and digits, not {about.key!r}")
    hold(shelf.game.notation.key == about.key, "the notation has the key of its game")
    hold(0 < len(about.title.strip()) <= LONGEST_TITLE, "a title has up to 100 characters")
    hold(1 <= about.seats[0] <= about.seats[1], "seats are the least and the greatest number")
    if about.best_seats is not None:
        few, many = about.best_seats
        hold(about.seats[0] <= few <= many <= about.seats[1], "a game is best with a number of seats that it has")
    hold(about.version >= 1, "versions are counted from 1")
    hold(about.credits.designers and all(map(str.strip, about.credits.designers)), "a game has designers")
    hold(all(map(str.strip, about.seat_names)), "a seat's name is not empty")
    hold(0 <= about.rivals < about.seats[1], "so many rivals find a seat")


def the_name_of_a_game_is_no_module_of_the_house(shelf: Shelf) -> None:
    key = shelf.game.about.key
    hold(key not in taken(), f"{key!r} is the name of a module of the house in {', '.join(SHARED)}; take another key")


def options_have_possible_defaults_and_values(shelf: Shelf) -> None:
    about = shelf.game.about
    names = [option.name for option in about.options]
    hold(len(names) == len(set(names)), "each option has a name of its own")
    for option in about.options:
        hold(re.fullmatch(r"[a-z][a-z0-9_]*", option.name), f"{option.name!r} is no name for an option")
        hold(option.accepts(option.default), f"{option.name} takes its default")
        hold(option.default in option.offered or not option.offered, f"{option.name} offers its default")
        hold(all(map(option.accepts, option.offered)), f"{option.name} takes what it offers")
        hold(len(set(map(str, option.offered))) == len(option.offered), f"{option.name} offers each value once")
    for changed in shelf.singles:
        hold(shelf.counts(changed), f"{changed} can be played by some number of seats")


def every_number_of_seats_can_play_as_usual(shelf: Shelf) -> None:
    least, most = shelf.game.about.seats
    for seats in {least, most}:
        possible = any(shelf.fits(seats, options) for options in ({}, *shelf.singles))
        hold(possible, f"{seats} can play, at least with some option changed")
    for seats in (least - 1, most + 1, 0, -1, True, 2.0, "2", None):
        try:
            Match.begin(shelf.game, seats, {}, 0)  # type: ignore[arg-type]
        except BadSeats:
            continue
        hold(False, f"{seats!r} is refused as a number of seats")


def options_that_cannot_be_are_refused(shelf: Shelf) -> None:
    seats = shelf.counts({})[0]
    wrong = [{"no_such_option": 1}, {"": None}]
    wrong += [{option.name: value} for option in shelf.game.about.options for value in (b"", 2.5, [], {}, object())]
    wrong += [{option.name: value} for option in shelf.game.about.options for value in (-1, 10**9, "\ud800", "x" * 500)]
    for options in wrong:
        try:
            Match.begin(shelf.game, seats, options, 0)
        except (BadOptions, BadSeats):
            continue
        (name, value), *_ = options.items()
        known = {option.name: option for option in shelf.game.about.options}
        hold(name in known and known[name].accepts(value), f"{options} is refused")


def every_option_makes_a_difference(shelf: Shelf) -> None:
    """Some combination with other options changes the game: its first state, or what can be seen and done."""
    for option in shelf.game.about.options:
        for one, other in combinations(option.offered, 2):
            found = any(
                differs(shelf, {**rest, option.name: one}, {**rest, option.name: other}, played=played)
                for played, others in ((False, (*shelf.singles, *shelf.doubles)), (True, shelf.singles))
                for rest in ({}, *others)
                if option.name not in rest
            )
            hold(found, f"{option.name}={one} is no different from {option.name}={other}")


def differs(shelf: Shelf, one: Options, other: Options, *, played: bool) -> bool:
    """Whether games with the two sets of options differ; with `played`, by their first events."""
    if shelf.counts(one) != shelf.counts(other):
        return True
    for seats in shelf.counts(one)[-1:]:
        first, second = (Match.begin(shelf.game, seats, options, 9) for options in (one, other))
        if first.state != second.state or whistle(first) != whistle(second):
            return True
        if played:
            told = [[sight(match) for match in walk(begun, FEW, seed="option").moments] for begun in (first, second)]
            return told[0] != told[1]
    return False


def options_for_every_occasion_can_be_played(shelf: Shelf) -> None:
    for seats in range(shelf.game.about.seats[0], shelf.game.about.seats[1] + 1):
        for occasion, number, options in occasions(shelf.game, seats):
            hold(
                shelf.fits(number, options) or not shelf.fits(number, {}),
                f"{number} can play with the options of the occasion {occasion}, {dict(options)}",
            )
        if shelf.fits(seats, {}):
            usual = length(shelf.game, seats, {})
            hold(usual.minutes > 0 and (usual.turns is None or usual.turns > 0), "a game takes minutes and turns")
    named = {option.name for option in shelf.game.about.options}
    hold(named >= set(shelf.game.about.solo_options or ()), "a game alone is told apart by options that there are")
    puzzle = any(occasion == "puzzle" for occasion, _, _ in occasions(shelf.game, shelf.game.about.seats[0]))
    hold(not puzzle or shelf.game.about.solo_options is not None, "a puzzle has a score")


def numbers_can_be_played_at_their_bounds(shelf: Shelf) -> None:
    """The least and the greatest value of a number, alone and with some other option."""
    numbers = [option for option in shelf.game.about.options if isinstance(option, Number)]
    bounds = [
        {option.name: value}
        for option in numbers
        for value in (option.only or (option.least, option.most))
        if value is not None and value not in option.offered
    ]
    for bound in bounds:
        for rest in ({}, *(single for single in shelf.singles if not single.keys() & bound.keys())):
            options = {**rest, **bound}
            counts = shelf.counts(options)
            for seats in sorted({*counts[:1], *counts[-1:]}):
                hold(length(shelf.game, seats, options).minutes > 0, f"a game with {options} takes some minutes")
                walk(Match.begin(shelf.game, seats, options, 8), FEW)


def the_usual_length_is_about_what_is_played(shelf: Shelf) -> None:
    """Measured on random games, which needn't be good ones."""
    for played in shelf.usual:
        turns = {ordinals(match)["turn"] for match in played.moments} - {0}
        told = length(shelf.game, played.begun.seats, {}).turns
        if told is not None and turns and played.last.outcome is not None:
            near = len(turns) / FACTOR <= told <= len(turns) * FACTOR
            hold(near, f"a game takes about {len(turns)} turns, not {told}", played.begun)


def quick_setups_are_legal_for_every_seat(shelf: Shelf) -> None:
    for seats in shelf.counts({}):
        match = Match.begin(shelf.game, seats, {}, 2)
        ready = {seat: list(quick_setup(shelf.game, seat)) for seat in range(seats)}
        while (seat := awaited_seat(match)) is not None and ready[seat]:
            text = ready[seat].pop(0)
            hold(text in match.legal(), f"the quick set-up {text!r} is legal for seat {seat}", match)
            match = match.act(seat, text)
        hold(not any(ready.values()), "a quick set-up is no longer than the set-up", match)
