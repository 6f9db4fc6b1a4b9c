"""Laws about what is seen: plain values, nothing that another holds, enough to choose by. Room: tests. May import
rules.
"""

import json
import pickle
from collections.abc import Hashable, Iterator
from itertools import combinations
from random import Random
from typing import Any

from rules.core.errors import Refusal
from rules.core.match import Match
from rules.core.plain import plain
from tests.rules.laws.contract import (
    awaited_kind,
    awaited_seat,
    can_happen,
    happening,
    hold,
    read_chance,
    secrets,
    write,
)
from tests.rules.laws.walks import MANY, Shelf, seen, step, viewers

#: Chance events of one game that are exchanged for others, others for each, and events that follow in both games.
FORKS, OTHERS, FOLLOWED = 2, 10, 8
#: Of more actions than these the first are compared.
SHOWN = 100
#: So many games of so many steps each, that may come to the same state.
SEEDS, STEPS = 10, 40
#: So many actions of one moment are tried beside each other.
SIBLINGS = 6


def views_are_plain_values(shelf: Shelf) -> None:
    for match in shelf.some(60, "plain"):
        for viewer in viewers(match):
            view = match.view(viewer)
            json.dumps(plain(view), allow_nan=False)
            hold(match.view(viewer) == view, "a view asked twice is equal", match)
            hold(pickle.loads(pickle.dumps(view)) == view, "a view can be sent to another process", match)


def an_open_game_looks_the_same_to_all(shelf: Shelf) -> None:
    if shelf.game.about.hidden:
        return
    for match in shelf.some(40, "open"):
        views = {without_viewer(match, viewer) for viewer in (None, *range(match.seats))}
        hold(len(views) == 1, "where nothing is hidden seats and onlookers see the same", match)


def without_viewer(match: Match, viewer: int | None) -> str:
    """A view as text, without its viewer."""
    view = plain(match.view(viewer))
    if isinstance(view, dict):
        view.pop("viewer", None)
    return json.dumps(view, sort_keys=True)


def equal_views_allow_the_same(shelf: Shelf) -> None:
    """Equal views allow equal actions: people, computers and buttons have nothing else to go by."""
    known: dict[tuple[int, str], tuple[list[str], Match]] = {}
    for walk in shelf.few(8):
        known.clear()
        for match in walk.some(60, "equal"):
            seat = awaited_seat(match)
            if seat is not None:
                legal = match.legal(MANY)
                first, other = known.setdefault((seat, seen(match, seat)), (legal, match))
                hold(first == legal, f"what looks as at event {len(other.log)} allows the same", match)
    for match in shelf.some(60, "siblings"):
        siblings_that_look_alike_allow_the_same(match)


def siblings_that_look_alike_allow_the_same(match: Match) -> None:
    """Raise Broken if different actions at one moment lead to positions that look the same but aren't."""
    known: dict[tuple[int, str], list[str]] = {}
    seat, legal = awaited_seat(match), match.legal(MANY)
    if seat is None:
        return
    for text in Random("siblings").sample(legal, min(SIBLINGS, len(legal))):
        after = match.act(seat, text)
        next_seat = awaited_seat(after)
        if next_seat is not None:
            found = known.setdefault((next_seat, seen(after, next_seat)), after.legal(MANY))
            hold(found == after.legal(MANY), f"what looks the same after {text!r} allows the same", after)


def equal_states_are_equal_in_everything(shelf: Shelf) -> None:
    """Games that reach an equal state in different ways look the same there and allow the same actions."""
    for options in ({}, *shelf.singles[:2]):
        counts = shelf.counts(options)
        known: dict[Hashable, tuple[str, list[str]]] = {}
        for luck in range(SEEDS if counts else 0):
            match, random = Match.begin(shelf.game, counts[0], options, 1), Random(luck)
            for _ in range(STEPS):
                if match.outcome is not None:
                    break
                match = step(match, random)
                told = seen(match, None), match.legal(MANY)
                hold(known.setdefault(match.state, told) == told, "equal states look alike and allow the same", match)


def seats_in_views_are_counted_from_zero(shelf: Shelf) -> None:
    for match in shelf.some(150, "seats"):
        for viewer in viewers(match):
            for name, value in fields_of(plain(match.view(viewer))):
                if name in ("seat", "viewer") or name.endswith("_seat"):
                    known = value is None or (type(value) is int and value in range(match.seats))
                    hold(known, f"{name} is a seat of the game, counted from 0, or None, and not {value!r}", match)


def fields_of(view: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every named value in a view, at any depth."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield from fields_of(value, key)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from fields_of(value)
    else:
        yield name, view


def who_hides_something_says_what_each_seat_holds(shelf: Shelf) -> None:
    held = any(
        secrets(match, seat)
        for walk in shelf.usual[:1]
        for match in walk.some(20, "held")
        for seat in range(match.seats)
    )
    hold(held is shelf.game.about.hidden, "a game is `hidden` if and only if some seat holds what others do not see")


def a_view_hides_what_others_hold(shelf: Shelf) -> None:
    """Games that differ in what one seat holds look the same to everybody else.

    Chance is exchanged: by other streams, and by two words of its notation changing places. Where only two hands have
    exchanged something nobody else may see it; and a seat's view follows from its own hand and what all can see.
    """
    if not shelf.game.about.hidden:
        return
    for walk in shelf.few(3):
        forks = [match for match in walk.moments if awaited_kind(match) is not None]
        hold(forks, "what is hidden comes about by chance")
        random = Random("forks")
        for number in sorted({0, *random.sample(range(len(forks)), min(FORKS - 1, len(forks)))}):
            fork = forks[number]
            rest = list(walk.moments[-1].log[len(fork.log) :])
            happened, followed = fork.chance(rest[0]), rest[1 : 1 + FOLLOWED]
            for luck in range(OTHERS // 2):
                compare(happened, fork.chance(write(shelf.game, happening(fork, b"twin", luck))), followed)
            for text in twins(fork, rest[0], random):
                nobody_else_sees_an_exchange(happened, fork.chance(text))
                compare(happened, fork.chance(text), followed)


def twins(fork: Match, text: str, random: Random) -> Iterator[str]:
    """The chance event with two of its words swapped, if that can happen too."""
    words = text.split()
    pairs = list(combinations(range(1, len(words)), 2))
    for one, other in random.sample(pairs, min(len(pairs), OTHERS)):
        changed = list(words)
        changed[one], changed[other] = changed[other], changed[one]
        try:
            event = read_chance(fork.game, " ".join(changed))
        except Refusal:
            continue
        if changed != words and can_happen(fork, event):
            yield " ".join(changed)


def compare(one: Match, other: Match, rest: list[str]) -> None:
    """Raise Broken if a seat that mustn't can tell the games apart; the same events follow in both."""
    for text in [*rest, None]:
        alike = [seat for seat in range(one.seats) if secrets(one, seat) == secrets(other, seat)]
        unlike = [seat for seat in range(one.seats) if seat not in alike]
        public = seen(one, None) == seen(other, None)
        for seat in {*alike[:1], *alike[-1:]} if public else ():
            hold(seen(one, seat) == seen(other, seat), f"seat {seat} sees nothing of what seats {unlike} hold", other)
            if awaited_seat(one) == seat == awaited_seat(other):
                hold(one.legal(SHOWN) == other.legal(SHOWN), f"what seat {seat} may do follows from its view", other)
        if text is None:
            return
        try:
            one, other = one.follow(text), other.follow(text)
        except Refusal:
            return


def nobody_else_sees_an_exchange(one: Match, other: Match) -> None:
    """Raise Broken if an onlooker can tell that two hands have exchanged something."""
    unlike = [seat for seat in range(one.seats) if secrets(one, seat) != secrets(other, seat)]
    if len(unlike) == 2 and all_held(one, unlike) == all_held(other, unlike):
        hold(seen(one, None) == seen(other, None), f"an onlooker cannot tell what seats {unlike} hold", other)


def all_held(match: Match, seats: list[int]) -> list[str]:
    """What these seats hold between them, each thing as a text."""
    return sorted(repr(thing) for seat in seats for thing in secrets(match, seat))
