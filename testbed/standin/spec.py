"""Requests and answers against Discord's official OpenAPI description, where it is found.

Room: testbed/standin. May import the standard library, jsonschema_rs and `errors` only.

The description is relaxed a little, because Discord itself accepts more: integers pass for snowflakes; unions
are judged by their `type` (else every mistake reads "not valid under any of the schemas"), those without a `type` by
what the body has.
"""

from __future__ import annotations

import functools
import json
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from testbed.standin.errors import Fault

try:
    import jsonschema_rs
except ImportError:  # the semantic layer still works without it
    jsonschema_rs = None  # type: ignore[assignment]

REPOSITORY = Path(__file__).resolve().parents[2]


def find_description() -> tuple[Path | None, str]:
    """Where the official description is, and one sentence that says which is used or why none is."""
    places = [
        Path(os.environ["DISCORD_OPENAPI"]) if os.environ.get("DISCORD_OPENAPI") else None,
        REPOSITORY.parent / "shared" / "discord" / "openapi.json",
        REPOSITORY / "var" / "openapi.json",
    ]
    if jsonschema_rs is None:
        return None, "no check against the official description: jsonschema-rs is not installed"
    for place in places:
        if place and place.is_file():
            return place, f"checked against the official description {place}"
    return None, (
        "no check against the official description: not in $DISCORD_OPENAPI, not beside the checkout in "
        "shared/discord/openapi.json, not in var/openapi.json"
    )


@dataclass
class Operation:
    """One method of one path of the description."""

    path: str
    method: str
    raw: dict[str, Any]
    checkers: dict[tuple[str, int], Any] = field(default_factory=dict)


class Spec:
    """The description, ready to judge requests and answers; without a file it finds no faults."""

    def __init__(self, file: Path | None, notice: str) -> None:
        self.notice = notice
        self.components: dict[str, Any] = {}
        self.raw_schemas: dict[str, Any] = {}
        #: By method and number of slashes.
        self.operations: dict[tuple[str, int], list[tuple[re.Pattern[str], Operation]]] = {}
        if file is None:
            return
        document = json.loads(file.read_text("utf-8"))
        self.raw_schemas = document["components"]["schemas"]
        self.components = _bent(document["components"], self.raw_schemas)
        self.components["schemas"]["SnowflakeType"] = {
            "anyOf": [
                {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"},
                {"type": "integer", "minimum": 0},
            ]
        }
        for path, item in document["paths"].items():
            pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path) + "$")
            for method in ("get", "post", "put", "patch", "delete"):
                if method in item:
                    found = self.operations.setdefault((method, path.count("/")), [])
                    found.append((pattern, Operation(path, method, item[method])))
        # literal paths (…/@me, …/@original) are asked before the ones with a parameter in that place
        for found in self.operations.values():
            found.sort(key=lambda pair: pair[1].path.count("{"))

    @property
    def used(self) -> bool:
        """Whether a description was found."""
        return bool(self.operations)

    def find(self, method: str, path: str) -> Operation | None:
        """The operation for this request."""
        likely = self.operations.get((method.lower(), path.count("/")), [])
        return next((operation for pattern, operation in likely if pattern.match(path)), None)

    def request_faults(self, method: str, path: str, body: Any) -> list[Fault]:
        """The faults of this request; `body` is the JSON (`payload_json` of a form)."""
        if not self.used:
            return []
        operation = self.find(method, path)
        if operation is None:
            return [Fault("", f"{method} {path} is not in the official description", "UNKNOWN_ROUTE")]
        content = operation.raw.get("requestBody", {}).get("content", {}).get("application/json")
        if content is None or body is None:
            required = operation.raw.get("requestBody", {}).get("required", False)
            return [Fault("", "a body is required")] if required and body is None else []
        return self._check(operation, "request", _branch(content["schema"], body), body)

    def answer_faults(self, method: str, path: str, status: int, body: Any) -> list[Fault]:
        """The faults of the stand-in's own answer."""
        operation = self.find(method, path) if self.used else None
        if operation is None:
            return []
        answer = operation.raw["responses"].get(str(status))
        if answer is None:
            return [Fault("", f"status {status} is not described")]
        content = answer.get("content", {}).get("application/json")
        if content is None:
            return []
        return self._check(operation, f"answer {status}", content["schema"], body)

    def _check(self, operation: Operation, what: str, schema: dict[str, Any], body: Any) -> list[Fault]:
        key = what, id(schema)  # the description keeps all its schemas, so that an id stays one schema's
        checker = operation.checkers.get(key)
        if checker is None:
            bent = _bent(schema, self.raw_schemas)
            checker = jsonschema_rs.Draft202012Validator({**bent, "components": self.components})
            operation.checkers[key] = checker
        return [Fault(_path(error.instance_path), _short(error.message)) for error in checker.iter_errors(body)]


@functools.cache
def official() -> Spec:
    """The description of this machine, read once per process."""
    return Spec(*find_description())


def _path(steps: list[str | int]) -> str:
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else str(step)
    return text


def _short(message: str) -> str:
    return message if len(message) < 240 else f"{message[:150]} … {message[-80:]}"


def _branch(schema: dict[str, Any], body: Any) -> dict[str, Any]:
    """The branch of a union without `type` which this body means."""
    branches: list[dict[str, Any]] = schema.get("anyOf") or schema.get("oneOf") or []
    names = {b.get("$ref", "").rsplit("/", 1)[-1]: b for b in branches}
    if "IncomingWebhookRequestPartial" in names:
        return names["IncomingWebhookRequestPartial"]
    if "CreateForumThreadRequest" in names:
        forum = isinstance(body, dict) and "message" in body
        return names["CreateForumThreadRequest" if forum else "CreateTextThreadWithoutMessageRequest"]
    return schema


def _types(branch: dict[str, Any], schemas: dict[str, Any]) -> list[Any] | None:
    """The values of `type` which this branch of a union is for."""
    target = schemas.get(branch.get("$ref", "").rsplit("/", 1)[-1], branch)
    kind = target.get("properties", {}).get("type", {})
    return kind.get("enum") if "type" in target.get("required", []) else None


def _bent(node: Any, schemas: dict[str, Any]) -> Any:
    """The same schema, with each union whose branches all carry a `type` decided by that `type`."""
    if isinstance(node, list):
        return [_bent(item, schemas) for item in node]
    if not isinstance(node, dict):
        return node
    key = "oneOf" if "oneOf" in node else "anyOf"
    union = node.get(key)
    bent = {k: _bent(v, schemas) for k, v in node.items() if k != key}
    if not isinstance(union, list):
        return {k: _bent(v, schemas) for k, v in node.items()}
    branches = [branch for branch in union if branch != NULL]
    kinds = [_types(branch, schemas) for branch in branches]
    if len(branches) == 1 and NULL in union:
        return {**bent, "allOf": [*bent.get("allOf", []), {"if": NULL, "else": _bent(branches[0], schemas)}]}
    if len(branches) < 2 or not all(kinds):
        return {**bent, key: _bent(union, schemas)}
    known = sorted({value for kind in kinds if kind for value in kind})
    objects: dict[str, Any] = {
        "type": "object",
        "properties": {"type": {"enum": known}},
        "required": ["type"],
        "allOf": [
            {
                "if": {"properties": {"type": {"enum": [value]}}},
                "then": {
                    "anyOf" if kinds.count(kind) > 1 else "allOf": [
                        _bent(b, schemas) for b, k in zip(branches, kinds, strict=True) if k and value in k
                    ]
                },
            }
            for value in known
            for kind in [next(k for k in kinds if k and value in k)]
        ],
    }
    if NULL in union:
        objects = {"if": NULL, "else": objects}
    return {**bent, "allOf": [*bent.get("allOf", []), objects]}


NULL = {"type": "null"}
