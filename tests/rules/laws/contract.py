"""What the laws ask of a game, in one place: where the contract of a game changes, only this page of the laws does.

Room: tests. May import rules.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.chance import Rng
from rules.core.errors import Refusal
from rules.core.game import Game
from rules.core.match import Match
from rules.core.options import settle
from rules.core.outcome import Chance
from rules.core.terms import Contest, Length, Occasion

AnyGame = Game[Any, Any, Any, Any]


class Broken(AssertionError):
    """A law is broken."""


def hold(holds: object, sentence: str, match: Match | None = None) -> None:
    """Raise Broken with the sentence and the moment of the game unless the law holds."""
    if not holds:
        raise Broken(sentence if match is None else f"{sentence} [{where(match)}]")


def where(match: Match) -> str:
    """Describe the moment of a game, for the person who has to fix it."""
    last = " … " + ", ".join(list(match.log)[-4:]) if match.log else ""
    return f"{match.seats} seats, {dict(match.options)}, seed {match.seed}, event {len(match.log)}{last}"


def awaited_seat(match: Match) -> int | None:
    """The awaited seat, or None."""
    return match.to_act


def awaited_kind(match: Match) -> str | None:
    """The kind of chance event that is awaited, or None."""
    turn = match.turn
    return turn.kind if isinstance(turn, Chance) else None


def drawn(match: Match) -> Match:
    """The match after the chance event drawn from its seed."""
    return match.resolve()


def happening(match: Match, seed: bytes, number: int = 0) -> Any:
    """The chance event that another stream gives at this moment."""
    return match.game.resolve(match.state, Rng(seed, number))


def can_happen(match: Match, event: Any) -> bool:
    """Whether the chance event is possible now."""
    return bool(match.game.can_happen(match.state, event))


def applied(game: AnyGame, state: Any, event: Any) -> Any:
    """The state after an event."""
    return game.apply(state, event)


def refused(match: Match, action: Any) -> Refusal:
    """Why an action is not legal now."""
    return match.game.refuse(match.state, action)


def write(game: AnyGame, event: Any) -> str:
    """The notation of an event."""
    return game.notation.write(event)


def read(game: AnyGame, text: str) -> Any:
    """Read an action. Raises BadNotation."""
    return game.notation.read_action(text)


def read_chance(game: AnyGame, text: str) -> Any:
    """Read a chance event. Raises BadNotation."""
    return game.notation.read_chance(text)


def tokens(game: AnyGame, action: Any) -> tuple[str, ...]:
    """The notation of an action split into tokens."""
    return game.notation.tokens(action)


def whistle(match: Match) -> str | None:
    """The chance event that may come at any time, when a clock has run out."""
    return match.game.about.whistle(match.options)


def secrets(match: Match, seat: int) -> Any:
    """What the seat holds and others don't see."""
    return match.game.secrets(match.state, seat)


def automatic(match: Match) -> Iterator[str]:
    """The actions that the table would do for the awaited seat."""
    now = match.automatic
    if now.formality is not None:
        yield now.formality
    if now.routine is not None:
        yield now.routine.text


def ordinals(match: Match) -> dict[str, int]:
    """The numbers that may rise during a game but never fall."""
    now = match.automatic
    found = {"turn": match.game.turn_number(match.state), "chapter": now.chapter}
    if now.routine is not None:
        found["stage"] = now.routine.stage
    return found


def concerned(match: Match) -> tuple[int, ...]:
    """The seats that the rest of the game can still concern."""
    return tuple(match.at_stake)


def open_contests(match: Match) -> tuple[Contest, ...]:
    """The matches within the game whose results can be tipped."""
    return match.game.contests(match.state).open


def results_of_contests(match: Match) -> Mapping[str, str]:
    """The winners of those that are over, by their names."""
    return match.game.contests(match.state).won


def quick_setup(game: AnyGame, seat: int) -> tuple[str, ...]:
    """The game's own set-up for a seat."""
    return game.about.quick_setup_of(seat)


def occasions(game: AnyGame, seats: int) -> Iterator[tuple[str, int, Mapping[str, Any]]]:
    """The options that the game itself provides: the occasion, the number of seats, and the options."""
    usual = settle(game.about.options, {})
    for occasion in Occasion:
        number = game.about.seats[0] if occasion is Occasion.PUZZLE else seats
        changed = game.options_for(occasion, number, usual)
        if changed is not None:
            yield occasion.value, number, {**usual, **changed}


def completed(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with the list of words that the game suggests for them, if there is one."""
    swaps = game.about.swaps(settle(game.about.options, options))
    return dict(options) if swaps is None else {**options, swaps.option: " ".join(swaps.chosen)}


def length(game: AnyGame, seats: int, options: Mapping[str, Any]) -> Length:
    """How many minutes and turns the game usually takes."""
    return game.length(seats, settle(game.about.options, options))
