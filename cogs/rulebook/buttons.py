"""The buttons that lead to rules."""

from collections.abc import Sequence

from discord.ui import Button, LayoutView

from cogs.controls.addresses import Address, at
from cogs.controls.buttons import button
from rules import clause_of, rulebook_of
from rules.core.errors import RulesError
from rules.core.rulebook import OPENING
from rules.table.table import Table
from words import Speech
from words.games import game_title

#: The verbs: the rules of a table's game, those of a game, a topic of them, and the rule behind a refusal.
RULES, RULEBOOK, TOPIC, WHY = "rules", "rulebook", "topic", "why"
#: The table's name in the address of a control about a game's rules.
NO_TABLE = "rules"


def rules_button(table: Table, say: Speech) -> Button[LayoutView]:
    """Make the button to the rules of a table's game."""
    return button(say("button-rules"), at(table, RULES))


def rulebook_button(game: str, say: Speech, *, named: bool = False) -> Button[LayoutView]:
    """Make the button to a game's rules, from the beginning; on it stands the game if it is `named`."""
    label = say("button-rules-of", game=game_title(game, say)) if named else say("button-rules")
    return button(label, Address(NO_TABLE, 0, RULEBOOK, f"{game}|{OPENING}"))


def topic_buttons(game: str, rules: Sequence[int], origin: str, say: Speech) -> list[Button[LayoutView]]:
    """Make the button to the topic of the first of some rules, by number; none without rules."""
    found = next((one for one in rulebook_of(game) if not set(rules[:1]).isdisjoint(one.numbers)), None)
    return [] if found is None else [button(say("button-rules"), topic_address(game, found.key, origin))]


def why_button(error: BaseException, say: Speech) -> Button[LayoutView] | None:
    """Make the button to the rule behind a refusal; None if no rule explains it."""
    behind = clause_behind(error)
    if behind is None:
        return None
    game, number = behind
    return button(say("button-why"), Address(NO_TABLE, 0, WHY, f"{game}|{number}"))


def clause_behind(error: BaseException | None) -> tuple[str, int] | None:
    """Return the game and the clause behind a refusal, or behind the one that caused this error; None if none is."""
    while error is not None:
        if isinstance(error, RulesError) and (found := clause_of(error.reason)) is not None:
            return found
        error = error.__cause__
    return None


def topic_address(game: str, key: str, origin: str = "") -> Address:
    """Return the address of a control to a topic; `origin` says where somebody comes from, for the way back."""
    return Address(NO_TABLE, 0, TOPIC, f"{game}|{key}" + (f"|{origin}" if origin else ""))
