"""What somebody sees of a message: its texts and controls."""

from __future__ import annotations

from typing import Any

from simcord.components import walk_components

from testbed.controls import means

BUTTON, STRING_SELECT, USER_SELECT, TEXT = 2, 3, 5, 10
#: The menu of a lobby that was on its public message once.
LOBBY_MENU = "computer"
#: And its buttons, by their labels: their verbs.
LOBBY_BUTTONS = {"Join": "join", "Leave": "leave", "Start": "start", "Close": "cancel"}


class Seen:
    """What somebody sees: the components of a message."""

    def __init__(self, message: Any) -> None:
        self.message = message
        self.rows: list[dict[str, Any]] = list(walk_components(message.components)) if message is not None else []

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.rows if part["type"] == TEXT)

    @property
    def buttons(self) -> dict[str, dict[str, Any]]:
        return {part["label"]: part for part in self.rows if part["type"] == BUTTON}

    @property
    def selects(self) -> dict[str, dict[str, Any]]:
        return {part["placeholder"]: part for part in self.rows if part["type"] == STRING_SELECT}

    @property
    def people(self) -> str:
        """The words of the menu of the server's people; empty without one."""
        return next((part["placeholder"] for part in self.rows if part["type"] == USER_SELECT), "")

    @property
    def alt(self) -> str:
        return " ".join(
            item["description"] for part in self.rows if part["type"] == 12 for item in part["items"] if item
        )

    @property
    def ids(self) -> list[str]:
        return [part["custom_id"] for part in self.rows if part.get("custom_id")]

    @property
    def is_lobby(self) -> bool:
        """Whether this is a lobby's public message."""
        return any(means(custom_id, "join") or means(custom_id, "askall") for custom_id in self.ids)

    @property
    def address_of_table(self) -> str:
        """The beginning of the custom ids that belong to the table."""
        return next(one.rsplit(":", 2)[0] for one in self.ids if means(one, "join") or means(one, "askall"))

    def control(self, what: str) -> str | None:
        """The custom id of the button with this label or verb; None if there is none."""
        if what in self.buttons:
            return str(self.buttons[what]["custom_id"])
        return next((custom_id for custom_id in self.ids if means(custom_id, what)), None)

    def id_of(self, verb: str) -> str:
        """The custom id of the control with this verb; on a lobby, also of one that was there once."""
        if self.is_lobby and not any(means(custom_id, verb) for custom_id in self.ids):
            return f"{self.address_of_table}:{LOBBY_BUTTONS.get(verb, verb)}:"  # as older lobbies had it
        return next(custom_id for custom_id in self.ids if means(custom_id, verb))

    def __bool__(self) -> bool:
        return self.message is not None

    def __repr__(self) -> str:
        return f"<Seen {self.text!r} {list(self.buttons)}>"
