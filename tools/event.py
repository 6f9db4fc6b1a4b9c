"""`python -m tools.event JOURNAL`: draw an event's standings, groups or bracket from its journal, without Discord.

The file is JSON: the event's `id`, its `secret`, and its `entries` as pairs of a time (ms) and a text, as saved.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cogs.events.messages.pictures import bracket, cross_table, group_tables
from data.address import path_of
from render import Picture
from render.events import draw_bracket, draw_cross_table, draw_groups
from rules.core.lines import UnreadableEntry
from tournaments import journal
from tournaments.bracket import knock_out
from tournaments.fold import fold
from tournaments.plan import Format


def draw_event(content: Mapping[str, Any], names: Sequence[str], person: int, width: int) -> Picture:
    """Draw an event as it is after its last entry. Raises KeyError, ValueError, UnreadableEntry."""
    event = fold(content["id"], content["secret"], [(at, journal.read(text)) for at, text in content["entries"]])
    if event.commenced is None:
        raise ValueError("it hasn't begun")
    people = {number: (name, "") for number, name in enumerate(names, start=1)}
    if event.plan.format is Format.EVENING:
        return draw_cross_table(cross_table(event, people, person), width=width)
    if event.plan.format is Format.CUP and knock_out(event):
        return draw_bracket(bracket(event, people, person), width=width)
    return draw_groups(group_tables(event, people, person), width=width)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the picture. Return the exit status: 0, or 1 with a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="python -m tools.event", description="The picture of an event.")
    parser.add_argument("journal", type=path_of, help="its id, secret and entries, as JSON")
    parser.add_argument("--names", default="", help="what people 1, 2, … are called, with commas between")
    parser.add_argument("--person", type=int, default=0, help="who is marked (nobody)")
    parser.add_argument("--width", type=int, default=1000, help="pixels (1000)")
    parser.add_argument("-o", "--output", type=path_of, required=True, help="where the picture goes")
    asked = parser.parse_args(arguments)
    try:
        content = json.loads(Path(asked.journal).read_text("utf-8"))
        picture = draw_event(content, asked.names.split(",") if asked.names else (), asked.person, asked.width)
        asked.output.write_bytes(picture.png)
    except (OSError, KeyError, TypeError, ValueError, UnreadableEntry) as error:
        print(f"The picture cannot be drawn: {error}", file=sys.stderr)
        return 1
    print(f"{asked.output}: {picture.width} x {picture.height}, {len(picture.png)} bytes\n{picture.alt}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
