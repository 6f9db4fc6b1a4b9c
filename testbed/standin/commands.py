"""Registered commands: what Discord would refuse in them, and the interaction data of a person who uses one.

Room: testbed/standin. May import the standard library, `errors` and `model` only.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Any

from testbed.standin.components import Attachment
from testbed.standin.errors import Fault, NotOffered
from testbed.standin.model import Channel, Kind, Permission, Role, User

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
COUNTS = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15, 4: 1}
SIZE = 8000
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
        "ar",
        "he",
    ]
)


def command_faults(commands: list[dict[str, Any]]) -> list[Fault]:
    """The faults of a whole list of commands, as one PUT registers it."""
    faults = []
    for (kind, name), times in Counter((c.get("type") or CHAT_INPUT, c.get("name")) for c in commands).items():
        if times > 1:
            faults.append(
                Fault(
                    "", f"command {name!r} (type {kind}) is there {times} times", "APPLICATION_COMMANDS_DUPLICATE_NAME"
                )
            )
    for kind, count in Counter(c.get("type") or CHAT_INPUT for c in commands).items():
        if count > COUNTS.get(kind, 0):
            faults.append(Fault("", f"{count} commands of type {kind}, at most {COUNTS.get(kind, 0)}"))
    for index, command in enumerate(commands):
        path = f"[{index}]"
        if (command.get("type") or CHAT_INPUT) == CHAT_INPUT:
            faults += _node_faults(path, command, depth=0)
            if (size := _size(command)) > SIZE:
                faults.append(Fault(path, f"{size} characters in all, at most {SIZE}", "APPLICATION_COMMAND_TOO_LARGE"))
        elif command.get("description") or command.get("options"):
            faults.append(Fault(path, "a menu command has neither description nor options"))
        contexts = command.get("contexts")
        if contexts and 2 in contexts and 1 not in (command.get("integration_types") or [0]):
            faults.append(Fault(f"{path}.contexts", "PRIVATE_CHANNEL needs USER_INSTALL"))
    return faults


def good_name(name: str) -> bool:
    """Whether this can be the name of a command or option: `[-_'\\p{L}\\p{N}]{1,32}`, lower case."""
    letters = all(
        c in "-_'" or unicodedata.category(c)[0] in "LN" or unicodedata.category(c) in ("Mn", "Mc") for c in name
    )
    return 1 <= len(name) <= 32 and letters and name == name.lower()


def _texts(node: dict[str, Any], key: str) -> dict[str, str]:
    return {"": node.get(key) or "", **(node.get(f"{key}_localizations") or {})}


def _node_faults(path: str, node: dict[str, Any], depth: int) -> list[Fault]:
    faults = []
    for locale, name in _texts(node, "name").items():
        if not good_name(name):
            faults.append(Fault(f"{path}.name", f"{name!r} {locale}: bad name", "APPLICATION_COMMAND_INVALID_NAME"))
    for locale, text in _texts(node, "description").items():
        if not 1 <= len(text) <= 100:
            faults.append(
                Fault(f"{path}.description", f"{locale} Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
            )
    for key in ("name", "description"):
        unknown = sorted(set(node.get(f"{key}_localizations") or {}) - LOCALES)
        if unknown:
            faults.append(Fault(f"{path}.{key}_localizations", f"unknown locales {unknown}"))
    options = node.get("options") or []
    if len(options) > 25:
        faults.append(Fault(f"{path}.options", f"{len(options)} options, at most 25", "BASE_TYPE_MAX_LENGTH"))
    kinds = [o.get("type") for o in options]
    if any(k in (SUBCOMMAND, GROUP) for k in kinds) and not all(k in (SUBCOMMAND, GROUP) for k in kinds):
        faults.append(Fault(f"{path}.options", "subcommands and options cannot stand side by side"))
    deep = depth > 2 and node.get("type") in (SUBCOMMAND, GROUP)  # the options of the deepest lie deeper still
    if deep or (node.get("type") == SUBCOMMAND and depth and any(k in (SUBCOMMAND, GROUP) for k in kinds)):
        faults.append(Fault(f"{path}.options", "subcommands are nested too deep"))
    for name, times in Counter(o.get("name") for o in options).items():
        if times > 1:
            faults.append(
                Fault(
                    f"{path}.options",
                    f"option {name!r} is there {times} times",
                    "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                )
            )
    optional = False
    for index, option in enumerate(options):
        here = f"{path}.options[{index}]"
        if option.get("required") and optional:
            text = "Required options must be placed before non-required options"
            faults.append(Fault(here, text, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"))
        optional = optional or not option.get("required")
        faults += _node_faults(here, option, depth + 1) + _option_faults(here, option)
    return faults


def _option_faults(path: str, option: dict[str, Any]) -> list[Fault]:
    faults = []
    choices = option.get("choices") or []
    if option.get("autocomplete") and choices:
        faults.append(Fault(path, "an option has choices or autocompletion, not both"))
    if option.get("autocomplete") and option.get("type") not in (STRING, INTEGER, NUMBER):
        faults.append(Fault(path, "only texts and numbers are autocompleted"))
    if len(choices) > 25:
        faults.append(Fault(f"{path}.choices", f"{len(choices)} choices, at most 25", "BASE_TYPE_MAX_LENGTH"))
    for key in ("name", "value"):
        for what, times in Counter(c.get(key) for c in choices).items():
            if times > 1:
                faults.append(Fault(f"{path}.choices", f"choice {key} {what!r} is there {times} times"))
    for index, choice in enumerate(choices):
        names = _texts(choice, "name").values()
        if not all(1 <= len(name) <= 100 for name in names) or len(str(choice.get("value"))) > 100:
            faults.append(
                Fault(f"{path}.choices[{index}]", "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
            )
    return faults


def _size(node: dict[str, Any]) -> int:
    own = sum(max(len(text) for text in _texts(node, key).values()) for key in ("name", "description"))
    choices = sum(
        max(len(t) for t in _texts(c, "name").values()) + len(str(c.get("value") or ""))
        for c in node.get("choices") or []
    )
    return own + choices + sum(_size(option) for option in node.get("options") or [])


def find_command(
    commands: list[dict[str, Any]], path: str, kind: int = CHAT_INPUT
) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """The command of a path like `sample board`, what is below it, and the node with the options; raises NotOffered."""
    words = [path] if kind != CHAT_INPUT else path.removeprefix("/").split()
    known = [c for c in commands if (c.get("type") or CHAT_INPUT) == kind]
    command = next((c for c in known if c["name"] == words[0]), None)
    if command is None:
        raise NotOffered(f"there is no command {words[0]!r}; there are {sorted(c['name'] for c in known)}")
    node, below = command, []
    for word in words[1:]:
        children = [o for o in node.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]
        child = next((o for o in children if o["name"] == word), None)
        if child is None:
            raise NotOffered(f"/{path}: there is no {word!r}; there are {[o['name'] for o in children]}")
        node = child
        below.append(child)
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in node.get("options") or []):
        raise NotOffered(f"/{path} is a group; it has {[o['name'] for o in node['options']]}")
    return command, below, node


def check_offered(command: dict[str, Any], user: User, channel: Channel) -> None:
    """Raises NotOffered where the client would not show this command to this person."""
    where = {Kind.DM: 1}.get(channel.kind, 0)
    contexts = command.get("contexts")
    allowed = where in contexts if contexts is not None else where == 0 or command.get("dm_permission") is not False
    if not allowed:
        raise NotOffered(f"/{command['name']} is not offered in {'a DM' if where else 'a server'}")
    if channel.guild is None:
        return
    permissions = channel.permissions_of(user)
    needed = command.get("default_member_permissions")
    if needed is not None and (int(needed) == 0 or permissions & int(needed) != int(needed)):
        admin = permissions & Permission.ADMINISTRATOR
        if not admin:
            raise NotOffered(f"/{command['name']} is not offered to {user.name}: it needs the permissions {needed}")
    if not permissions & Permission.USE_APPLICATION_COMMANDS or not permissions & Permission.VIEW_CHANNEL:
        raise NotOffered(f"{user.name} may not use commands in {channel.name!r}")
    if channel.archived:
        raise NotOffered(f"nobody can use commands in the archived thread {channel.name!r}")


def option_data(
    path: str, node: dict[str, Any], given: dict[str, Any], *, focused: str | None = None
) -> list[dict[str, Any]]:
    """The options as the client sends them; raises NotOffered for what the client would not let through."""
    known = {option["name"]: option for option in node.get("options") or []}
    unknown = set(given) - set(known)
    if unknown:
        raise NotOffered(f"/{path} has no option {sorted(unknown)}; it has {sorted(known)}")
    missing = [n for n, o in known.items() if o.get("required") and n not in given and focused is None]
    if missing:
        raise NotOffered(f"/{path} needs the options {missing}")
    data = []
    for name, value in given.items():
        if name == focused:
            data.append({"name": name, "type": known[name]["type"], "value": str(value), "focused": True})
        else:
            data.append({"name": name, "type": known[name]["type"], "value": _value(path, known[name], value)})
    return data


def _value(path: str, option: dict[str, Any], value: Any) -> Any:
    wrong = NotOffered(f"/{path}: {value!r} does not fit the option {option['name']!r} (type {option['type']})")
    choices = option.get("choices") or []
    if choices:
        chosen = next((c for c in choices if value in (c["value"], c["name"])), None)
        if chosen is None:
            raise NotOffered(
                f"/{path}: {option['name']} has no choice {value!r}; it has {[c['name'] for c in choices]}"
            )
        return chosen["value"]
    match option["type"]:
        case 3 if isinstance(value, str):
            if not (option.get("min_length") or 0) <= len(value) <= (option.get("max_length") or 6000):
                raise wrong
            return value
        case 4 | 10 if isinstance(value, (int, float)) and not isinstance(value, bool):
            low, high = option.get("min_value"), option.get("max_value")
            if (low is not None and value < low) or (high is not None and value > high):
                raise wrong
            return value
        case 5 if isinstance(value, bool):
            return value
        case 6 | 7 | 8 | 9 if isinstance(value, (User, Channel, Role)):
            return str(value.id)
        case 11 if isinstance(value, Attachment):
            return str(value.id)
        case _:
            raise wrong
