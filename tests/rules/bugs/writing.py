"""Bugs in notation and refusals. Room: tests. May import rules."""

from dataclasses import replace
from typing import Any

from rules.core.errors import Refusal
from template.pig.game import Pig
from template.pig.pieces import NOTATION, Action, Die, State, parse, write
from tests.rules.bugs.registry import breaks


def read_loosely(text: str) -> Action | Die | None:
    """Ignore capitals and blanks."""
    return parse(text.strip().lower())


def read_any_digit(text: str) -> Action | Die | None:
    """Read whatever Python takes for a number, and raise an error for the rest."""
    return Die(int(text[4:])) if text.startswith("die ") else parse(text)


def read_hold_as_roll(text: str) -> Action | Die | None:
    """Return the other action."""
    return Action.ROLL if text == "hold" else parse(text)


def write_with_a_blank(event: Action | Die) -> str:
    """Write one blank too many."""
    return write(event) + " "


def read_with_a_blank(text: str) -> Action | Die | None:
    """Read it back."""
    return parse(text[:-1]) if text.endswith(" ") else None


@breaks("nonsense_is_not_read_and_raises_nothing_else")
class ReadsLoosely(Pig):
    notation = replace(NOTATION, parse=read_loosely)


@breaks("nonsense_is_not_read_and_raises_nothing_else")
class ReadsAnyDigitOrRaises(Pig):
    notation = replace(NOTATION, parse=read_any_digit)


@breaks("notation_reads_back_to_what_was_written")
class ReadsHoldAsRoll(Pig):
    notation = replace(NOTATION, parse=read_hold_as_roll)


@breaks("notation_reads_back_to_what_was_written")
class WritesABlankTooMany(Pig):
    notation = replace(NOTATION, write=write_with_a_blank, parse=read_with_a_blank)


@breaks("tokens_and_texts_tell_actions_apart")
class TokensCollide(Pig):
    notation = replace(NOTATION, split=lambda action: ("go",))


@breaks("tokens_and_texts_tell_actions_apart")
class LeavesTooManySignsOut(Pig):
    notation = replace(NOTATION, optional="dhlor")


@breaks("an_action_is_never_read_as_chance")
class RollIsChanceToo(Pig):
    notation = replace(NOTATION, chance_events=(Die, Action))


@breaks("tokens_and_texts_tell_actions_apart")
class CapitalsMakeTheDifference(Pig):
    notation = replace(
        NOTATION,
        write=lambda event: (
            {Action.ROLL: "go", Action.HOLD: "Go"}[event] if isinstance(event, Action) else write(event)
        ),
        parse=lambda text: {"go": Action.ROLL, "Go": Action.HOLD}.get(text) or parse(text),
    )


@breaks("what_is_not_legal_is_refused")
class RefusingRaises(Pig):
    def refuse(self, state: State, action: Action) -> Refusal:
        raise KeyError(action)


@breaks("what_is_not_legal_is_refused")
class RefusingSaysNothing(Pig):
    def refuse(self, state: State, action: Action) -> Any:
        return None
