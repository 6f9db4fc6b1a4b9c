"""The errors of the rules. Part of rules/core: standard library only.

    RulesError
    ├── BadOptions       an option is unknown, of the wrong type or out of range
    ├── BadSeats         the game doesn't allow this number of seats
    └── Refusal          the event is impossible; `reason` and `facts` say why
        ├── GameOver         the game has ended
        ├── NotYourTurn      another seat acts now, or chance does
        ├── IllegalChance    chance doesn't act now, or not in this way
        ├── BadNotation      the text isn't an event of this game
        └── IllegalAction    an event of this game, but not legal now

Each can be shown to people: `str(error)` is an English sentence, and words/ makes other languages from `reason` and
`facts`. Anything else that the rules raise is a bug.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar


class RulesError(Exception):
    """A request that the rules refuse; `code` is ENGINE.md's word for its kind."""

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
    """The game doesn't allow this number of seats."""

    code = "bad_seats"


class Refusal(RulesError):
    """The event is impossible."""


class GameOver(Refusal):
    """The game has ended."""

    code = "game_over"

    def __init__(self) -> None:
        super().__init__("The game is over.", reason="game-over")


class NotYourTurn(Refusal):
    """Another seat acts now, or chance does."""

    code = "not_your_turn"


class IllegalChance(Refusal):
    """Chance doesn't act now, or not in this way."""

    code = "illegal_chance"


class BadNotation(Refusal):
    """The text isn't an event of this game."""

    code = "bad_notation"


class IllegalAction(Refusal):
    """The event is well-formed but not legal now."""

    code = "illegal_action"


@dataclass(frozen=True)
class Reasons:
    """Why a game refuses something: for each reason the clause of its RULES.md, and the English sentence.

    The pipe speaks the sentences; other languages are made from the reason and its facts. `worded` has words for the
    values of some facts, such as `{"piece": {1: "pawn"}}`.
    """

    key: str
    table: Mapping[str, tuple[int, str]]
    worded: Mapping[str, Mapping[str | int, str]] = field(default_factory=dict)

    @property
    def clauses(self) -> dict[str, int]:
        """The clause behind each reason."""
        return {reason: clause for reason, (clause, _) in self.table.items()}

    def refuse(self, reason: str, **facts: str | int) -> IllegalAction:
        """Explain why an action isn't legal."""
        return IllegalAction(self._say(reason, facts), reason=f"{self.key}-{reason}", facts=facts)

    def misread(self, reason: str, **facts: str | int) -> BadNotation:
        """Explain why a text isn't an action."""
        return BadNotation(self._say(reason, facts), reason=f"{self.key}-{reason}", facts=facts)

    def _say(self, reason: str, facts: Mapping[str, str | int]) -> str:
        words = {name: self.worded[name][fact] if name in self.worded else fact for name, fact in facts.items()}
        return self.table[reason][1].format(**words)
