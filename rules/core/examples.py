"""Positions that show what a rulebook's chapters are about. Part of rules/core: standard library only.

They are data: `topics.ini` beside a game's `RULES.md` has a section for each chapter, named by the chapter's key.
`events` leads to the position, one to a line, or several separated by semicolons; chance that they leave out comes from
`seed`. `play` is how many more events follow, chosen by the same seed. `chosen`, `seat` and `page` are what a picture
of it marks and shows. `${6:events}` are those of section 6.
"""

import json
import re
from collections.abc import Mapping
from configparser import ConfigParser, ExtendedInterpolation
from dataclasses import dataclass, field
from pkgutil import get_data
from typing import Any

from rules.core.chance import Rng, seed_bytes
from rules.core.game import Game
from rules.core.match import Match
from rules.core.outcome import Chance

#: How many legal actions a played one is chosen from.
MOST_LISTED = 40
#: The number of the first stream that chooses actions; those of chance count from 0.
_FIRST_CHOICE = 1 << 32


@dataclass(frozen=True)
class Example:
    """How a position comes about, and what a picture of it marks (`chosen`), from which side, on which page."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    events: tuple[str, ...] = ()
    play: int = 0
    chosen: str | None = None
    seat: int | None = None
    page: str | None = None

    def match(self, game: Game[Any, Any, Any, Any]) -> Match:
        """Play up to the position. Raises Refusal, BadOptions, BadSeats."""
        match = Match.begin(game, self.seats, self.options, self.seed)
        for text in self.events:
            event = game.notation.parse(text)
            given = game.notation.is_chance(event)
            while isinstance(match.turn, Chance) and not (given and game.can_happen(match.state, event)):
                match = match.resolve()
            match = match.follow(text)
        for number in range(self.play):
            match = self._played(match, number)
        return match

    def _played(self, match: Match, number: int) -> Match:
        seat = match.to_act
        if seat is None:
            return match.resolve()
        legal = match.legal(MOST_LISTED)
        return match.act(seat, legal[Rng(seed_bytes(self.seed), _FIRST_CHOICE + number).below(len(legal))])


def read_examples(package: str) -> dict[str, Example]:
    """Read a game's examples by the keys of their chapters; empty if it has none. Raises ValueError for a bad line."""
    try:
        content = get_data(package, "topics.ini")
    except OSError:
        return {}
    file = ConfigParser(interpolation=ExtendedInterpolation())
    file.read_string((content or b"").decode("utf-8"))
    return {key: _example(file[key]) for key in file.sections()}


def _example(section: Mapping[str, str]) -> Example:
    """Make an example of its section. Raises ValueError."""
    unknown = set(section) - set(Example.__dataclass_fields__)
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))}: an example has nothing of this name")
    events = re.split(r"\s*[;\n]\s*", section.get("events", "").strip())
    return Example(
        seats=int(section["seats"]),
        options=json.loads(section.get("options", "{}")),
        seed=int(section.get("seed", "1")),
        events=tuple(event for event in events if event),
        play=int(section.get("play", "0")),
        chosen=section.get("chosen"),
        seat=int(section["seat"]) if "seat" in section else None,
        page=section.get("page"),
    )
