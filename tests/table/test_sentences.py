"""Each of a table's refusals has a sentence in the English catalog."""

import ast
from pathlib import Path

from words import speech

ROOM = Path(__file__).parents[2] / "rules" / "table"


def reasons() -> set[str]:
    """The reasons in the code, found where they are raised."""
    found = set()
    for file in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TableRefusal":
                texts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str)}
    return found


def test_every_refusal_has_a_sentence() -> None:
    assert len(reasons()) > 20
    assert not [reason for reason in reasons() if not speech("en").knows(f"refusal-{reason}")]
