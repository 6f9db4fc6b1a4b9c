"""The settings that everybody at a table has to agree on: options with `by_all`, and some terms. Part of rules/table.

Going back to the usual value needs no consent.
"""

from collections.abc import Mapping
from dataclasses import replace

from rules import AnyGame
from rules.core.options import Value
from rules.table.table import Lobby
from rules.table.terms import SHARED, Terms

Settings = tuple[Mapping[str, Value], Terms]
"""A lobby's options and terms."""


def shared_values(game: AnyGame, options: Mapping[str, Value], terms: Terms) -> dict[str, Value]:
    """The values of the shared settings, by name."""
    found = {option.name: options[option.name] for option in game.about.options if option.by_all}
    return found | {name: getattr(terms, field) for name, field in SHARED.items()}


def usual_values(game: AnyGame) -> dict[str, Value]:
    """The values of the shared settings that need no consent, by name."""
    found = {option.name: option.default for option in game.about.options if option.by_all}
    return found | {name: getattr(Terms(), field) for name, field in SHARED.items()}


def shared_of(table: Lobby) -> dict[str, Value]:
    """A lobby's present values of the shared settings, by name."""
    return shared_values(table.game, table.options, table.terms)


def unusual(table: Lobby) -> tuple[str, ...]:
    """The shared settings of a lobby that somebody changed, to which a newcomer hasn't agreed."""
    usual = usual_values(table.game)
    return tuple(name for name, value in shared_of(table).items() if value != usual[name])


def changed_for_all(table: Lobby, options: Mapping[str, Value], terms: Terms) -> dict[str, Value]:
    """The shared settings among these to which the others would have to agree, with the values wanted."""
    if len(table.persons) < 2:
        return {}
    now, usual = shared_of(table), usual_values(table.game)
    wanted = shared_values(table.game, options, terms)
    return {name: value for name, value in wanted.items() if value not in (now[name], usual[name])}


def changed(settings: Settings, values: Mapping[str, Value]) -> Settings:
    """The settings with other values of shared ones."""
    options, terms = settings
    ours = {SHARED[name]: value for name, value in values.items() if name in SHARED}
    rest = {name: value for name, value in values.items() if name not in SHARED}
    return {**options, **rest}, replace(terms, **ours)  # type: ignore[arg-type]  # each has the type of its field
