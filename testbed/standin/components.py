"""Reading a component tree as a person or a test would: texts, buttons, selects, pictures.

Room: testbed/standin. May import the standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
V2_ONLY = frozenset({SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})


def walk(components: list[dict[str, Any]], path: str = "components") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every component of the tree with its JSON path, parents first, in the order of reading."""
    for index, component in enumerate(components):
        here = f"{path}[{index}]"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if isinstance(child := component.get(key), dict):
                yield f"{here}.{key}", child


def nodes(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The components of `walk` without their paths."""
    found: list[dict[str, Any]] = []
    for component in components:
        found.append(component)
        if below := component.get("components"):
            found += nodes(below)
        if isinstance(accessory := component.get("accessory"), dict):
            found.append(accessory)
        if isinstance(labelled := component.get("component"), dict):
            found.append(labelled)
    return found


def media_of(component: dict[str, Any]) -> list[tuple[dict[str, Any], str | None]]:
    """The media objects of one gallery, thumbnail or file, each with its alt text."""
    match component.get("type"):
        case 12:
            return [(item.get("media") or {}, item.get("description")) for item in component.get("items") or []]
        case 11:
            return [(component.get("media") or {}, component.get("description"))]
        case 13:
            return [(component.get("file") or {}, None)]
        case _:
            return []


@dataclass(frozen=True)
class Button:
    """A button as it is shown."""

    custom_id: str | None
    label: str
    style: int
    disabled: bool
    emoji: str | None
    url: str | None
    raw: dict[str, Any]


@dataclass(frozen=True)
class Select:
    """A menu as it is shown; `options` is empty for menus of users, roles and channels."""

    custom_id: str
    placeholder: str
    type: int
    disabled: bool
    options: list[dict[str, Any]]
    min_values: int
    max_values: int
    raw: dict[str, Any]

    @property
    def labels(self) -> list[str]:
        """The labels of the options in order."""
        return [option["label"] for option in self.options]

    @property
    def chosen(self) -> list[str]:
        """The values of the options that are marked as chosen."""
        return [option["value"] for option in self.options if option.get("default")]


def read_button(raw: dict[str, Any]) -> Button:
    """The button of this component."""
    emoji = raw.get("emoji") or {}
    return Button(
        raw.get("custom_id"),
        raw.get("label") or "",
        raw["style"],
        bool(raw.get("disabled")),
        emoji.get("name"),
        raw.get("url"),
        raw,
    )


def read_select(raw: dict[str, Any]) -> Select:
    """The menu of this component."""
    return Select(
        raw["custom_id"],
        raw.get("placeholder") or "",
        raw["type"],
        bool(raw.get("disabled")),
        raw.get("options") or [],
        raw.get("min_values", 1),
        raw.get("max_values", 1),
        raw,
    )


@dataclass(eq=False)
class Attachment:
    """An uploaded file with its bytes."""

    id: int
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Reading:
    """What can be read off a message; mixed into `model.Message`."""

    content: str
    embeds: list[dict[str, Any]]
    components: list[dict[str, Any]]
    attachments: list[Attachment]
    _nodes: tuple[list[dict[str, Any]], list[dict[str, Any]]] | None = None

    @property
    def nodes(self) -> list[dict[str, Any]]:
        """Every component in the order of reading; found once, as an edit brings other components."""
        if self._nodes is None or self._nodes[0] is not self.components:
            self._nodes = self.components, nodes(self.components)
        return self._nodes[1]

    @property
    def texts(self) -> list[str]:
        """The content, each embed's title and description and each text display, in order."""
        found = [self.content] if self.content else []
        for embed in self.embeds:
            found += [embed[key] for key in ("title", "description") if embed.get(key)]
            found += [f"{f['name']}\n{f['value']}" for f in embed.get("fields") or []]
        return found + [c["content"] for c in self.nodes if c["type"] == TEXT_DISPLAY]

    @property
    def text(self) -> str:
        """All that can be read, joined by line ends."""
        return "\n".join(self.texts)

    @property
    def buttons(self) -> list[Button]:
        """Every button in the order of reading."""
        return [read_button(c) for c in self.nodes if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Select]:
        """Every menu in the order of reading."""
        return [read_select(c) for c in self.nodes if c["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """The labels of all buttons in order."""
        return [button.label for button in self.buttons]

    @property
    def images(self) -> list[Attachment]:
        """The pictures that are attached, in order."""
        return [a for a in self.attachments if a.content_type.startswith("image/")]

    @property
    def image(self) -> bytes | None:
        """The bytes of the first picture."""
        return self.images[0].data if self.images else None

    @property
    def alt(self) -> str | None:
        """The alt text of the first picture that has one."""
        described = [alt for c in self.nodes for _, alt in media_of(c) if alt]
        described += [a.description for a in self.images if a.description]
        return described[0] if described else None

    def button(self, wanted: str | Callable[[Button], bool]) -> Button | None:
        """The first button with this custom_id or label (exact, then part of the label), or passing this test."""
        shown = self.buttons
        if callable(wanted):
            return next((b for b in shown if wanted(b)), None)
        exact = [b for b in shown if wanted in (b.custom_id, b.label)]
        part = [b for b in shown if wanted.lower() in b.label.lower()]
        return next(iter(exact + part), None)

    def select(self, wanted: str | Callable[[Select], bool]) -> Select | None:
        """The first menu with this custom_id or placeholder (exact, then part of it), or passing this test."""
        shown = self.selects
        if callable(wanted):
            return next((s for s in shown if wanted(s)), None)
        exact = [s for s in shown if wanted in (s.custom_id, s.placeholder)]
        part = [s for s in shown if wanted.lower() in s.placeholder.lower()]
        return next(iter(exact + part), None)
