"""What stands for somebody: the number in the place of an id that was erased, and a keyed digest. Part of data/.

A *stand-in* is negative, so it is nobody's Discord id. A *shadow* is negative too: it comes of a digest under which
others keep what they hold against somebody, such as a ban, and find it again when the same account comes back. Only who
knows this database's key can compare it with an id.

Entries and parcels are read as JSON, and only the fields that
hold people are changed; text that can't be read as JSON is searched for the digits.
"""

import hmac
import json
import re
import secrets
from hashlib import sha256
from typing import Any

#: The fields of journal entries and parcels that hold one person, or several.
_PEOPLE = frozenset({"host", "person", "guest", "invited", "persons", "ping", "by"})
#: The fields of an entry that say what its person did; others may name more people, or what is sealed.
_DOING = (
    "seat",
    "text",
    "texts",
    "to",
    "agreed",
    "choice",
    "level",
    "option",
    "value",
    "marks",
    "routines",
    "stage",
    "until",
)
#: Stand-ins and shadows are smaller than this, so that every reader of JSON keeps all their digits.
_MOST = 1 << 53
#: Ids are smaller than this.
_IDS = 1 << 63


def new_stand_in() -> int:
    """A random negative number for somebody who was erased."""
    return -1 - secrets.randbelow(_MOST - 1)


def people_in(text: str) -> set[int]:
    """Everybody whom the text of an entry or parcel names: those whom `renamed` may replace."""
    try:
        content = json.loads(text)
    except ValueError:
        return {one for digits in re.findall(r"\d{1,19}(?!\d)", text) if 0 < (one := int(digits)) < _IDS}
    if not isinstance(content, dict):
        return set()
    found = [content[name] for name in _PEOPLE & content.keys()]
    people = (one for value in found for one in (value if isinstance(value, list) else (value,)))
    return {one for one in people if type(one) is int and 0 < one < _IDS}


def rename_person(text: str, person: int, stand_in: int) -> str:
    """The text of an entry or parcel with the stand-in in the person's place."""
    try:
        content = json.loads(text)
    except ValueError:
        return re.sub(rf"(?<!\d){person}(?!\d)", str(stand_in), text)
    if not isinstance(content, dict):
        return text
    changed = {name: _replace(name, value, person, stand_in) for name, value in content.items()}
    return text if changed == content else json.dumps(changed, separators=(",", ":"))


def own_action(text: str, person: int) -> dict[str, Any]:
    """What a journal entry says that this person did, by the names of its fields; empty if it was somebody else."""
    try:
        content = json.loads(text)
    except ValueError:
        return {}
    if not isinstance(content, dict) or content.get("person", content.get("host")) != person:
        return {}
    return {"did": content.get("is"), **{name: content[name] for name in _DOING if name in content}}


def _replace(name: str, value: Any, person: int, stand_in: int) -> Any:
    if name not in _PEOPLE:
        return value
    if isinstance(value, list):
        return [stand_in if one == person else one for one in value]
    return stand_in if value == person else value


KEY = "bans"
"""The name of the key among the database's secrets."""


def digest(key: bytes, person: int) -> bytes:
    """The keyed digest of a person's id."""
    return hmac.new(key, str(person).encode(), sha256).digest()


def shadow(key: bytes, person: int) -> int:
    """The number under which others keep what they hold against a person who was erased."""
    return -1 - int.from_bytes(digest(key, person)[:8], "big") % (_MOST - 1)
