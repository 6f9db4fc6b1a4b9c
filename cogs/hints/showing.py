"""Show a hint in a player's panel: the action in its controls, in words, and why."""

from dataclasses import replace

from cogs.controls.addresses import Verb, at
from cogs.controls.buttons import AnyButton, button, rows
from cogs.faces import Do, Spread, Style, face
from cogs.table.panels import PanelContent
from players.advice import Candidate
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.table.table import Running
from words import Speech
from words.games import reason_words, spell

#: The verb of the button for a hint.
HINT = "hint"
#: How many reasons are told: the strongest.
MOST_REASONS = 2
#: How many more actions of the turn are told.
MOST_FOLLOWING = 3


def hint_button(table: Running, say: Speech) -> AnyButton:
    """Make the button that asks for a hint."""
    return button(say("button-hint"), at(table, HINT))


def show_hint(table: Running, seat: int, hint: Candidate, say: Speech) -> PanelContent:
    """Return the controls with the hinted action chosen and marked, the hint in words, and the button that plays it.

    *Play it* takes the place of the action's own button: two with the same custom id aren't possible.
    """
    its = face(table.game_key)
    aim = its.aim(table.match, seat, hint.action, say)
    spread = its.spread(table.match, seat, aim.words, say, table.quick[seat])
    label = aim.label or _label_of(spread, hint.action) or "none"
    told = "\n".join(_lines(table, seat, hint, label, say))
    play = rows(button(say("button-hint-play"), at(table, Verb.DO, hint.action), Style.GOOD))
    return PanelContent(_without(replace(spread, marked=aim.marked or spread.marked), hint.action), told, play)


def _lines(table: Running, seat: int, hint: Candidate, label: str, say: Speech) -> list[str]:
    """Say which action is a good one, why, and how the turn could go on; `label` names it."""
    reasons = hint.reasons[:MOST_REASONS]
    told = [reason_words(table.game_key, why.name, dict(why.facts), say) for why in reasons]
    named = {value for why in reasons for name, value in why.facts if name == "then"}
    following = _rest_of_turn(table.match, seat, hint)
    if following and not named & set(following):
        told.append(say("hint-then", actions=say.row(f"`{action}`" for action in following)))
    return [say("hint-head", action=label, notation=spell(table.game_key, hint.action)), " ".join(told)]


def _without(spread: Spread, action: str) -> Spread:
    first, buttons, last = (
        tuple(one for one in row if not (isinstance(one, Do) and (one.text, one.then) == (action, ())))
        for row in (spread.first, spread.buttons, spread.last)
    )
    return replace(spread, first=first, buttons=buttons, last=last)


def _label_of(spread: Spread, action: str) -> str:
    """Return the label of the button that plays an action; empty if there is none."""
    buttons = (*spread.first, *spread.buttons, *spread.last)
    return next((one.label for one in buttons if isinstance(one, Do) and one.text == action), "")


def _rest_of_turn(match: Match, seat: int, hint: Candidate) -> list[str]:
    """Return the seat's own actions that could follow, as long as chance and hidden cards have no say."""
    actions: list[str] = []
    if match.game.about.hidden:
        return actions
    try:
        match = match.act(seat, hint.action)
        for action in hint.follows[:MOST_FOLLOWING]:
            if match.to_act != seat:
                break
            match = match.act(seat, action)
            actions.append(action)
    except Refusal:
        return actions  # the analyst looks further than the rules let it know
    return actions
