"""Show a hint in a player's panel: the action in its controls, in words, and why."""

from dataclasses import replace
from itertools import takewhile

from cogs.controls.addresses import Verb, at
from cogs.controls.buttons import AnyButton, button, rows
from cogs.faces import Do, Spread, Style, face
from cogs.table.panels import PanelContent
from players.advice import Candidate
from rules.core.match import Match
from rules.table.table import Running
from words import Speech
from words.actions import join_actions, name_actions
from words.games import reason_words

#: The verb of the button for a hint.
HINT = "hint"
#: How many reasons are told: the strongest.
MOST_REASONS = 2


def hint_button(table: Running, say: Speech) -> AnyButton:
    """Make the button that asks for a hint."""
    return button(say("button-hint"), at(table, HINT))


def show_hint(table: Running, seat: int, hint: Candidate, say: Speech) -> PanelContent:
    """Return the controls with the hinted action chosen and marked, the hint in words, and the button that plays it.

    *Play it* takes the place of the action's own button: two with the same custom id aren't possible.
    """
    its = face(table.game_key)
    aim = its.aim(table.match, seat, hint.action)
    spread = its.spread(table.match, seat, aim.words, say, table.quick[seat])
    told = tell_hint(table.match, seat, hint, say)
    play = rows(button(say("button-hint-play"), at(table, Verb.DO, hint.action), Style.GOOD))
    return PanelContent(_without(replace(spread, marked=aim.marked or spread.marked), hint.action), told, play)


def tell_hint(match: Match, seat: int, hint: Candidate, say: Speech) -> str:
    """Say which turn begins well with the action, and why."""
    game = match.game.about.key
    told = [reason_words(game, why.name, dict(why.facts), say) for why in hint.reasons[:MOST_REASONS]]
    head = say("hint-head", turn=join_actions(_turn(match, seat, hint, say), say))
    return "\n".join((head, " ".join(told)))


def _turn(match: Match, seat: int, hint: Candidate, say: Speech) -> list[str]:
    """Name the seat's own actions from the hinted one on, as long as chance and hidden cards have no say."""
    actions = (hint.action,) if match.game.about.hidden else (hint.action, *hint.follows)
    named = name_actions(match, actions, say)
    return [one.words for one in takewhile(lambda one: one.seat == seat, named)]


def _without(spread: Spread, action: str) -> Spread:
    first, buttons, last = (
        tuple(one for one in row if not (isinstance(one, Do) and (one.text, one.then) == (action, ())))
        for row in (spread.first, spread.buttons, spread.last)
    )
    return replace(spread, first=first, buttons=buttons, last=last)
