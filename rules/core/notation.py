"""Writing and reading a game's events. Part of rules/core: standard library only."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from rules.core.errors import BadNotation
from rules.core.plain import quote

Action = TypeVar("Action")
ChanceEvent = TypeVar("ChanceEvent")


@dataclass(frozen=True, slots=True)
class Notation(Generic[Action, ChanceEvent]):
    """The notation of one game.

    `key` is the game's key, and `game` its name in a sentence. `write` turns an event into text, and `parse` turns text
    into an action or a chance event, or None. A hint ends a sentence by saying what to write instead. `chance_events`
    are the types of the chance events. `split` splits an action into the tokens of a menu, the last of which completes
    it; by default it splits at spaces. `optional` are characters that people may leave out when typing, because actions
    that differ only in them are never legal at the same time; the most common one comes first. `misread` may say what
    is wrong with a text that isn't an event; if it can't, the sentence ends with the hint.
    """

    key: str
    game: str
    write: Callable[[Action | ChanceEvent], str]
    parse: Callable[[str], Action | ChanceEvent | None]
    action_hint: str
    chance_events: tuple[type[ChanceEvent], ...] = ()
    chance_hint: str = "it has none."
    split: Callable[[Action], tuple[str, ...]] | None = None
    optional: str = ""
    misread: Callable[[str], BadNotation | None] | None = None

    def tokens(self, action: Action) -> tuple[str, ...]:
        """The notation of an action, split into tokens."""
        return tuple(self.write(action).split(" ")) if self.split is None else self.split(action)

    def is_chance(self, event: Action | ChanceEvent | None) -> bool:
        """Whether this is a chance event; None isn't."""
        return isinstance(event, self.chance_events)

    def read_action(self, text: str) -> Action:
        """Read an action. Raises BadNotation."""
        event = self.parse(text)
        if event is None or self.is_chance(event):
            known = self.misread(text) if event is None and self.misread else None
            raise known or BadNotation(
                f"{quote(text)} is not an action of {self.game}: {self.action_hint}",
                reason=f"{self.key}-notation",
                facts={"text": text},
            )
        return cast(Action, event)

    def read_chance(self, text: str) -> ChanceEvent:
        """Read a chance event. Raises BadNotation."""
        event = self.parse(text)
        if not self.is_chance(event):
            raise BadNotation(
                f"{quote(text)} is not a chance event of {self.game}: {self.chance_hint}",
                reason=f"{self.key}-chance-notation",
                facts={"text": text},
            )
        return cast(ChanceEvent, event)
