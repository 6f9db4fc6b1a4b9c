"""Laws about chance: where it comes from, when it may happen. Room: tests. May import rules."""

import random as global_random
from typing import Any

from rules.core.errors import BadNotation
from tests.rules.laws.contract import (
    awaited_kind,
    awaited_seat,
    can_happen,
    happening,
    hold,
    read,
    read_chance,
    whistle,
    write,
)
from tests.rules.laws.walks import Shelf

#: So many streams are tried at a moment.
STREAMS = 12


def chance_comes_from_the_stream_alone(shelf: Shelf) -> None:
    for match in shelf.some(400, "stream"):
        if awaited_kind(match) is None:
            continue
        events = []
        for luck in (1, 2, 2):
            global_random.seed(luck)
            events.append(happening(match, b"the same"))
        hold(events[0] == events[1] == events[2], "the same stream draws the same", match)


def chance_is_drawn_only_where_it_decides_something(shelf: Shelf) -> None:
    """In the games played, each kind of chance event had more than one result."""
    results: dict[str, set[str]] = {}
    for match in shelf.some(500, "decides"):
        kind = awaited_kind(match)
        if kind is not None and len(results.setdefault(kind, set())) < 2:
            results[kind] |= {write(shelf.game, happening(match, b"luck", luck)) for luck in range(STREAMS)}
    for kind, found in results.items():
        hold(len(found) > 1, f"{kind} is chance, but always {found}; the rules can do that without drawing")


def chance_is_written_as_it_is_awaited(shelf: Shelf) -> None:
    for match in shelf.some(400, "written"):
        kind = awaited_kind(match)
        if kind is None:
            continue
        event = happening(match, b"written", len(match.log))
        text = write(shelf.game, event)
        hold(text.split()[0] == kind, f"{text!r} begins with its kind, {kind}", match)
        hold(read_chance(shelf.game, text) == event, f"{text!r} reads back to the event", match)
        hold(text == text.strip() and text.isprintable(), f"{text!r} is one tidy line", match)
        hold(can_happen(match, event), f"{text!r}, drawn, can happen", match)


def an_action_is_never_read_as_chance(shelf: Shelf) -> None:
    for match in shelf.some(200, "kinds"):
        texts = [(text, read_chance) for text in match.legal(20)]
        if awaited_kind(match) is not None:
            texts.append((write(shelf.game, happening(match, b"kinds")), read))
        for text, reader in texts:
            try:
                reader(shelf.game, text)
            except BadNotation:
                continue
            hold(False, f"{text!r} is either an action or chance", match)


def chance_happens_only_where_it_is_awaited(shelf: Shelf) -> None:
    """No chance event can happen while a seat is awaited, nor one of another kind, nor after the end; a clock's may."""
    known: dict[str, list[Any]] = {}
    for match in shelf.some(600, "known"):
        kind = awaited_kind(match)
        if kind is not None and len(known.setdefault(kind, [])) < 20:
            known[kind].append(happening(match, b"known", len(match.log)))
    for match in shelf.some(250, "only"):
        awaited = awaited_kind(match)
        for kind, events in known.items():
            for event in events if kind != awaited else ():
                text = write(shelf.game, event)
                hold(not can_happen(match, event), f"{text!r} cannot happen now", match)


def the_clocks_event_ends_the_game_at_once(shelf: Shelf) -> None:
    for match in shelf.some(200, "clock"):
        text = whistle(match)
        if text is None:
            continue
        event = read_chance(shelf.game, text)
        hold(write(shelf.game, event) == text, f"{text!r} reads back")
        if match.outcome is not None:
            hold(not can_happen(match, event), f"{text!r} cannot happen after the end", match)
        elif awaited_seat(match) is not None and can_happen(match, event):
            hold(match.chance(text).log[-1] == text, f"{text!r} is in the log", match)
