"""What the bot said to one thing that a person did, and the dialogues it opens.

Room: testbed/standin. May import `components` and `model` only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from testbed.standin.components import walk
from testbed.standin.model import Callback, Interaction, Message


@dataclass(eq=False)
class Field:
    """A field of a dialogue."""

    custom_id: str
    label: str
    type: int
    required: bool
    raw: dict[str, Any]


@dataclass(eq=False)
class Modal:
    """A dialogue that the bot opened for a person."""

    raw: dict[str, Any]
    source: Interaction

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.raw["title"])

    @property
    def fields(self) -> list[Field]:
        """Its fields, from top to bottom."""
        found = []
        for _, node in walk(self.raw["components"]):
            if node["type"] == 18:
                inner = node["component"]
                required = inner.get("required", True) if inner["type"] != 23 else False
                found.append(Field(inner["custom_id"], node["label"], inner["type"], required, inner))
            elif node["type"] == 1:
                found += [Field(c["custom_id"], c["label"], 4, c.get("required", True), c) for c in node["components"]]
        return found


@dataclass(eq=False)
class Answer:
    """What the bot said to one thing that a person did; live, as messages are."""

    interaction: Interaction
    edits_before: int = 0

    @property
    def kind(self) -> Callback | None:
        """How it answered first; None while it has not."""
        return self.interaction.first

    @property
    def message(self) -> Message:
        """The message: the one sent, the one updated, or the one that says "is thinking"; raises when there is none."""
        shown = self._shown
        assert shown is not None, f"{self.interaction}: no message, but {self.kind!r}"
        return shown

    @property
    def _shown(self) -> Message | None:
        """A late answer to a press is a message of its own."""
        late = self.kind is Callback.DEFERRED_UPDATE and self.followups
        return self.followups[-1] if late else self.interaction.original

    @property
    def followups(self) -> list[Message]:
        """The follow-up messages."""
        return self.interaction.followups

    @property
    def messages(self) -> list[Message]:
        """All messages of the answer that still exist."""
        return [m for m in [self.interaction.original, *self.followups] if m is not None and not m.deleted]

    @property
    def text(self) -> str:
        """The text of all these messages."""
        return "\n".join(message.text for message in self.messages)

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return self._shown is not None and self._shown.ephemeral

    @property
    def deferred(self) -> bool:
        """Whether the first answer was a deferral."""
        return self.kind in (Callback.DEFERRED, Callback.DEFERRED_UPDATE)

    @property
    def modal(self) -> Modal:
        """The dialogue it opened; raises when it opened none."""
        assert self.interaction.modal is not None, f"{self.interaction}: no dialogue, but {self.kind!r}"
        return Modal(self.interaction.modal, self.interaction)

    @property
    def choices(self) -> list[tuple[str, Any]]:
        """The name and value of each suggestion."""
        return [(c["name"], c["value"]) for c in self.interaction.choices or []]

    @property
    def latency(self) -> float:
        """Seconds from sending the event to having the first answer."""
        if self.interaction.answered is None:
            return float("inf")
        return self.interaction.answered - self.interaction.sent

    @property
    def is_settled(self) -> bool:
        """Whether more than a deferral has come."""
        message = self.interaction.original
        if self.kind is Callback.DEFERRED:
            return message is None or message.deleted or not message.loading
        if self.kind is Callback.DEFERRED_UPDATE:
            edited = message is None or message.deleted or len(message.revisions) > self.edits_before
            return edited or bool(self.followups)
        return self.kind is not None
