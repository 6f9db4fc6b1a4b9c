"""What Discord refuses although its description allows it: the limits of messages, components and modals.

Room: testbed/standin. May import the standard library, `components`, `errors` and `model` (flags) only.
Every function gives faults and raises nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from testbed.standin.components import (
    ACTION_ROW,
    BUTTON,
    CHECKBOXES,
    CONTAINER,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    RADIO,
    SECTION,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    V2_ONLY,
    media_of,
    nodes,
    walk,
)
from testbed.standin.errors import Fault
from testbed.standin.model import Flag

CONTENT = 2000
V2_CHARACTERS = 4000
V2_BYTES = 10_170
COMPONENTS = 40
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
ALT_TEXT = 1024
MESSAGE_TYPES = V2_ONLY | SELECTS | {ACTION_ROW, BUTTON}
LINK_STYLE, PREMIUM_STYLE = 5, 6
EMBED_LIMITS = {"title": 256, "description": 4096}


@dataclass
class Draft:
    """A message as it would be after the request: what was there, overlaid with what is asked."""

    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    file_names: list[str] = field(default_factory=list)
    has_more: bool = False  # a poll or stickers

    @property
    def v2(self) -> bool:
        """Whether the flag of Components V2 is set."""
        return bool(self.flags & Flag.COMPONENTS_V2)


def draft_faults(draft: Draft) -> list[Fault]:
    """The faults of a message as a whole."""
    faults: list[Fault] = []
    if len(draft.content) > CONTENT:
        faults.append(Fault("content", f"Must be {CONTENT} or fewer in length.", "BASE_TYPE_MAX_LENGTH"))
    if draft.v2:
        legacy = [name for name in ("content", "embeds") if getattr(draft, name)] + ["poll"] * draft.has_more
        faults += [
            Fault(
                name,
                f"`{name}` cannot be used with Components V2",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            )
            for name in legacy
        ]
        faults += _v2_size_faults(draft.components)
    else:
        faults += _legacy_faults(draft.components)
    return faults + tree_faults(draft.components, draft.file_names) + _embed_faults(draft.embeds)


def is_empty(draft: Draft) -> bool:
    """Whether nothing at all would be shown."""
    return not (draft.content or draft.embeds or draft.components or draft.file_names or draft.has_more)


def too_heavy(components: list[dict[str, Any]]) -> bool:
    """The undocumented limit behind which Discord answers 500: Σ UTF-8 bytes + 12 a text display."""
    texts = [c.get("content") or "" for c in nodes(components) if c.get("type") == TEXT_DISPLAY]
    return sum(len(text.encode()) + 12 for text in texts) > V2_BYTES


def _v2_size_faults(components: list[dict[str, Any]]) -> list[Fault]:
    faults = []
    found = nodes(components)
    if len(found) > COMPONENTS:
        faults.append(Fault("components", f"{len(found)} components, at most {COMPONENTS} with the nested ones"))
    characters = sum(len(c.get("content") or "") for c in found if c.get("type") == TEXT_DISPLAY)
    if characters > V2_CHARACTERS:
        faults.append(Fault("components", f"{characters} characters of text, at most {V2_CHARACTERS}"))
    return faults


def _legacy_faults(components: list[dict[str, Any]]) -> list[Fault]:
    faults = [
        Fault(path, f"component type {c.get('type')} needs the flag IS_COMPONENTS_V2 (1 << 15)", "UNION_TYPE_CHOICES")
        for path, c in walk(components)
        if c.get("type") in V2_ONLY
    ]
    if len(components) > 5:
        faults.append(Fault("components", f"{len(components)} action rows, at most 5"))
    return faults + [
        Fault(f"components[{i}]", "only action rows stand at the top of a message", "UNION_TYPE_CHOICES")
        for i, c in enumerate(components)
        if c.get("type") != ACTION_ROW and c.get("type") not in V2_ONLY
    ]


def tree_faults(components: list[dict[str, Any]], file_names: Iterable[str] = ()) -> list[Fault]:
    """The faults of each component, and of ids that are used twice."""
    faults: list[Fault] = []
    seen: Counter[str] = Counter()
    numbers: Counter[int] = Counter()
    names = set(file_names)
    for path, component in walk(components):
        faults += _shape_faults(path, component)
        if isinstance(custom_id := component.get("custom_id"), str):
            seen[custom_id] += 1
            if seen[custom_id] > 1:
                faults.append(
                    Fault(
                        f"{path}.custom_id", f"custom id {custom_id!r} is used twice", "COMPONENT_CUSTOM_ID_DUPLICATED"
                    )
                )
            if not 1 <= len(custom_id) <= 100:
                faults.append(
                    Fault(f"{path}.custom_id", "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
                )
        if number := component.get("id"):
            numbers[number] += 1
            if numbers[number] > 1:
                faults.append(Fault(f"{path}.id", f"component id {number} is used twice", "COMPONENT_ID_DUPLICATED"))
        for media, alt in media_of(component):
            faults += _media_faults(path, media, alt, names)
    return faults


def _media_faults(path: str, media: dict[str, Any], alt: str | None, names: set[str]) -> list[Fault]:
    faults = []
    url = media.get("url") or ""
    if url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in names:
            text = f"{url} is not among the files {sorted(names)}"
            faults.append(Fault(f"{path}.media.url", text, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"))
    elif not url.startswith(("http://", "https://")):
        faults.append(
            Fault(f"{path}.media.url", f"{url!r} is neither http(s) nor attachment://", "URL_TYPE_INVALID_URL")
        )
    if alt is not None and len(alt) > ALT_TEXT:
        faults.append(Fault(f"{path}.description", f"Must be {ALT_TEXT} or fewer in length.", "BASE_TYPE_MAX_LENGTH"))
    return faults


def _shape_faults(path: str, component: dict[str, Any]) -> list[Fault]:
    kind = component.get("type")
    children = component.get("components") or []
    kinds = [child.get("type") for child in children]
    if kind not in MESSAGE_TYPES:
        return [Fault(path, f"component type {kind} cannot stand in a message", "UNION_TYPE_CHOICES")]
    if kind == ACTION_ROW:
        return _row_faults(path, kinds)
    if kind == BUTTON:
        return _button_faults(path, component)
    if kind in SELECTS:
        return _select_faults(path, component)
    if kind == SECTION:
        good = 1 <= len(kinds) <= 3 and all(k == TEXT_DISPLAY for k in kinds)
        accessory = (component.get("accessory") or {}).get("type")
        faults = [] if good else [Fault(path, "a section holds one to three text displays")]
        return (
            faults
            if accessory in (BUTTON, THUMBNAIL)
            else [*faults, Fault(path, "a section needs a button or a thumbnail")]
        )
    if kind == CONTAINER and CONTAINER in kinds:
        return [Fault(path, "a container cannot hold a container")]
    if kind == GALLERY and not 1 <= len(component.get("items") or []) <= 10:
        return [Fault(path, "a gallery holds 1 to 10 pictures")]
    if kind == TEXT_DISPLAY and not (component.get("content") or "").strip():
        return [Fault(f"{path}.content", "This field is required", "BASE_TYPE_REQUIRED")]
    return []


def _row_faults(path: str, kinds: list[int | None]) -> list[Fault]:
    if not kinds:
        return [Fault(path, "an action row cannot be empty")]
    selects = sum(k in SELECTS for k in kinds)
    if selects and len(kinds) > 1:
        return [Fault(path, "a menu needs an action row of its own", "COMPONENT_LAYOUT_WIDTH_EXCEEDED")]
    if len(kinds) > 5:
        return [Fault(path, f"{len(kinds)} buttons in a row, at most 5", "COMPONENT_LAYOUT_WIDTH_EXCEEDED")]
    if not all(k in SELECTS or k in (BUTTON, TEXT_INPUT) for k in kinds):
        return [Fault(path, "an action row holds buttons or one menu", "UNION_TYPE_CHOICES")]
    return []


def _button_faults(path: str, button: dict[str, Any]) -> list[Fault]:
    faults = []
    label, style = button.get("label") or "", button.get("style")
    if len(label) > 80:
        faults.append(Fault(f"{path}.label", "Must be 80 or fewer in length.", "BASE_TYPE_MAX_LENGTH"))
    if style == PREMIUM_STYLE:
        return faults
    if not label.strip() and not button.get("emoji"):
        faults.append(Fault(path, "a button needs a label or an emoji", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"))
    if style == LINK_STYLE:
        url = button.get("url") or ""
        if button.get("custom_id"):
            faults.append(Fault(path, "a link button has no custom_id", "COMPONENT_CUSTOM_ID_AND_URL"))
        if not re.match(r"(https?|discord)://", url) or len(url) > 512:
            faults.append(Fault(f"{path}.url", "a link of at most 512 characters is needed", "URL_TYPE_INVALID_URL"))
    elif not button.get("custom_id"):
        faults.append(Fault(f"{path}.custom_id", "A custom id is required", "COMPONENT_CUSTOM_ID_REQUIRED"))
    elif button.get("url"):
        faults.append(Fault(f"{path}.url", "only link buttons have a url", "COMPONENT_CUSTOM_ID_AND_URL"))
    return faults


def _select_faults(path: str, select: dict[str, Any]) -> list[Fault]:
    faults = []
    if not select.get("custom_id"):
        faults.append(Fault(f"{path}.custom_id", "A custom id is required", "COMPONENT_CUSTOM_ID_REQUIRED"))
    if len(select.get("placeholder") or "") > 150:
        faults.append(Fault(f"{path}.placeholder", "Must be 150 or fewer in length.", "BASE_TYPE_MAX_LENGTH"))
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        faults.append(Fault(path, f"min_values {least} is more than max_values {most}"))
    if select.get("type") == STRING_SELECT:
        faults += _option_faults(f"{path}.options", select.get("options") or [], 1, 25)
        if most > len(select.get("options") or []):
            faults.append(Fault(f"{path}.max_values", f"max_values {most} is more than there are options"))
        if sum(bool(o.get("default")) for o in select.get("options") or []) > most:
            faults.append(Fault(f"{path}.options", "more defaults than max_values"))
    return faults


def _option_faults(path: str, options: list[dict[str, Any]], least: int, most: int) -> list[Fault]:
    faults = []
    if not least <= len(options) <= most:
        faults.append(Fault(path, f"{len(options)} options, {least} to {most} are possible", "BASE_TYPE_BAD_LENGTH"))
    for value, times in Counter(o.get("value") for o in options).items():
        if times > 1:
            faults.append(
                Fault(path, f"option value {value!r} is used {times} times", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
            )
    for index, option in enumerate(options):
        faults += [
            Fault(f"{path}[{index}].{key}", "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
            for key in ("label", "value", "description")
            if len(str(option.get(key) or "")) > 100 or (key != "description" and not option.get(key))
        ]
    return faults


def _embed_faults(embeds: list[dict[str, Any]]) -> list[Fault]:
    faults = [Fault("embeds", f"{len(embeds)} embeds, at most 10")] if len(embeds) > 10 else []
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds[{index}]"
        texts = {f"{path}.{key}": (embed.get(key) or "", limit) for key, limit in EMBED_LIMITS.items()}
        texts[f"{path}.footer.text"] = ((embed.get("footer") or {}).get("text") or "", 2048)
        texts[f"{path}.author.name"] = ((embed.get("author") or {}).get("name") or "", 256)
        for number, row in enumerate(embed.get("fields") or []):
            texts[f"{path}.fields[{number}].name"] = (row.get("name") or "", 256)
            texts[f"{path}.fields[{number}].value"] = (row.get("value") or "", 1024)
        if len(embed.get("fields") or []) > 25:
            faults.append(Fault(f"{path}.fields", "at most 25 fields"))
        faults += [
            Fault(where, f"Must be {limit} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
            for where, (text, limit) in texts.items()
            if len(text) > limit
        ]
        total += sum(len(text) for text, _ in texts.values())
    if total > 6000:
        faults.append(Fault("embeds", f"{total} characters over all embeds, at most 6000", "MAX_EMBED_SIZE_EXCEEDED"))
    return faults


def mention_faults(allowed: dict[str, Any] | None) -> list[Fault]:
    """The faults of an `allowed_mentions` object."""
    faults = []
    allowed = allowed or {}
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if listed and kind in (allowed.get("parse") or []):
            text = f'parse: ["{kind}"] and {kind}: [ids…] are mutually exclusive.'
            faults.append(Fault("allowed_mentions", text, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"))
        if len(listed) > 100:
            faults.append(Fault(f"allowed_mentions.{kind}", "at most 100"))
    return faults


def modal_faults(modal: dict[str, Any]) -> list[Fault]:
    """The faults of a dialogue."""
    faults = []
    components = modal.get("components") or []
    if not 1 <= len(modal.get("title") or "") <= 45:
        faults.append(Fault("data.title", "Must be between 1 and 45 in length.", "BASE_TYPE_BAD_LENGTH"))
    if not 1 <= len(modal.get("custom_id") or "") <= 100:
        faults.append(Fault("data.custom_id", "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH"))
    if not 1 <= len(components) <= 5:
        faults.append(Fault("data.components", f"{len(components)} components, 1 to 5 are possible"))
    for path, component in walk(components, "data.components"):
        kind = component.get("type")
        options = component.get("options") or []
        if kind == LABEL:
            if not 1 <= len(component.get("label") or "") <= 45:
                faults.append(Fault(f"{path}.label", "Must be between 1 and 45 in length.", "BASE_TYPE_BAD_LENGTH"))
            if len(component.get("description") or "") > 100:
                faults.append(Fault(f"{path}.description", "Must be 100 or fewer in length.", "BASE_TYPE_MAX_LENGTH"))
        elif kind == TEXT_INPUT:
            faults += [
                Fault(f"{path}.{key}", f"Must be {limit} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
                for key, limit in (("placeholder", 100), ("value", 4000), ("label", 45))
                if len(component.get(key) or "") > limit
            ]
        elif kind == RADIO:
            faults += _option_faults(f"{path}.options", options, 2, 10)
        elif kind == CHECKBOXES:
            faults += _option_faults(f"{path}.options", options, 1, 10)
        elif kind == FILE_UPLOAD and (component.get("max_values") or 1) > 10:
            faults.append(Fault(path, "at most 10 files"))
        elif kind in (BUTTON, CONTAINER, GALLERY, SECTION):
            faults.append(Fault(path, f"component type {kind} cannot stand in a modal", "UNION_TYPE_CHOICES"))
    return faults + [f for f in tree_faults(components) if "DUPLICATED" in f.code or f.path.endswith("custom_id")]


def choice_faults(choices: list[dict[str, Any]], option_type: int | None) -> list[Fault]:
    """The faults of an autocompletion."""
    faults = []
    if len(choices) > 25:
        faults.append(Fault("data.choices", f"{len(choices)} choices, at most 25", "BASE_TYPE_MAX_LENGTH"))
    for index, choice in enumerate(choices):
        path, value = f"data.choices[{index}]", choice.get("value")
        if not 1 <= len(choice.get("name") or "") <= 100:
            faults.append(Fault(f"{path}.name", "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH"))
        if option_type == 3 and (not isinstance(value, str) or len(value) > 100):
            faults.append(Fault(f"{path}.value", "a text of at most 100 characters is needed", "BASE_TYPE_MAX_LENGTH"))
        if option_type in (4, 10) and (isinstance(value, (str, bool)) or value is None):
            faults.append(Fault(f"{path}.value", "a number is needed", "NUMBER_TYPE_COERCE"))
    return faults
