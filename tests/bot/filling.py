"""What a person fills into a form with a lobby's settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

RADIO, BOXES, LINE, MENU = 21, 22, 4, 3
#: The fields and boxes that are no options have a longer name.
_TERMS = {name: f"terms.{name}" for name in ("pace", "order", "kickoff", "records", "hints", "thread")}


def fields(shown: Any) -> dict[str, dict[str, Any]]:
    """The fields of a form, by their ids."""
    return {label["component"]["custom_id"]: label["component"] for label in shown.modal["components"]}


def values(field: Mapping[str, Any]) -> list[str]:
    """The values that a field offers."""
    return [option["value"] for option in field.get("options", ())]


def chosen(field: Mapping[str, Any]) -> list[str]:
    """The values that are chosen in a field as it is shown."""
    return [option["value"] for option in field.get("options", ()) if option.get("default")]


def filled(shown: Any, changes: Mapping[str, Any]) -> dict[str, Any]:
    """A form's fields as they are shown, with these changes: a field's value, or whether a box is ticked."""
    found: dict[str, Any] = {}
    left = {_TERMS.get(name, name): value for name, value in changes.items()}
    for name, field in fields(shown).items():
        on = chosen(field)
        match field["type"]:
            case 22:
                ticked = {box: left.pop(box, box in on) for box in values(field)}
                found[name] = [box for box, value in ticked.items() if value]
            case 4:
                found[name] = left.pop(name, field.get("value", ""))
            case 3:
                found[name] = [left.pop(name, on[0])]
            case _:
                found[name] = left.pop(name, on[0])
    assert not left, f"not in the form: {left}"
    return found
