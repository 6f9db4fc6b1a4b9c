"""Preferences as they are saved: a JSON object into which changes are merged. Part of data/sql."""

import json
from collections.abc import Mapping


def merge_prefs(saved: str, patch: Mapping[str, object]) -> str:
    """The JSON object `saved` with the patch's values; None removes one, and objects are merged in turn."""
    return json.dumps(_merge(json.loads(saved), patch), separators=(",", ":"), ensure_ascii=False)


def _merge(target: object, patch: object) -> object:
    if not isinstance(patch, Mapping):
        return patch
    result = dict(target) if isinstance(target, Mapping) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = _merge(result.get(name), value)
    return result
