"""The ways to say no. Part of rules/core: standard library only.

    RulesError
    ├── BadOptions       an option is unknown, of the wrong type or out of range
    ├── BadSeats         not a number of seats that the game allows
    └── Refusal          an event that cannot be: why, as a reason and its facts
        ├── GameOver         the game takes no event any more
        ├── NotYourTurn      somebody else, or chance, is awaited
        ├── IllegalChance    chance is not awaited, or not this chance
        ├── BadNotation      the text is no event of this game
        └── IllegalAction    an event of this game, but not now

Each can be shown to a person as it is: `str(error)` is an English sentence. Other languages are made by words/ from
`reason` and `facts`. Anything else that the rules raise is a mistake of ours.
"""

from collections.abc import Mapping
from typing import ClassVar


class RulesError(Exception):
    """A request that the rules refuse; `code` is ENGINE.md's word for the kind."""

    code: ClassVar[str] = "bad_request"

    def __init__(self, sentence: str, *, reason: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.facts: dict[str, str | int] = dict(facts or {})

    @property
    def sentence(self) -> str:
        """The English sentence."""
        return str(self.args[0])


class BadOptions(RulesError):
    """An option is unknown, of the wrong type or out of range."""

    code = "bad_options"


class BadSeats(RulesError):
    """The game cannot be played by that many."""

    code = "bad_seats"


class Refusal(RulesError):
    """An event that cannot be."""


class GameOver(Refusal):
    """The game has ended."""

    code = "game_over"

    def __init__(self) -> None:
        super().__init__("The game is over.", reason="game-over")


class NotYourTurn(Refusal):
    """Another seat, or chance, is awaited."""

    code = "not_your_turn"


class IllegalChance(Refusal):
    """No chance event, or not this one, is possible now."""

    code = "illegal_chance"


class BadNotation(Refusal):
    """The text is not an event of the game."""

    code = "bad_notation"


class IllegalAction(Refusal):
    """The event is well written but not possible now."""

    code = "illegal_action"
