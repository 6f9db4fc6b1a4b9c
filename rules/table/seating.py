"""Tables whose game begins at once, with people who are known: a rematch, a game of an event. Part of rules/table."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rules.core.terms import Occasion
from rules.table import entries, lobby
from rules.table.progress import Progress
from rules.table.requests import Remembered
from rules.table.table import Finished
from rules.table.terms import Terms, write_terms
from rules.table.values import Seat


def begin_rematch(
    table: Finished,
    table_id: str,
    secret: str,
    now: int,
    remembered: Remembered = MappingProxyType({}),
    *,
    clock: int = 0,
) -> Progress:
    """Start a new table with the same options, terms and players; seats rotate by one, or as the game says.

    `secret` is 64 hex digits, and the ids of everybody's first requests are mixed into the seed. `remembered` has
    people's last set-ups, as in Start; people aren't asked again for what they set up at this table. `clock` is as in
    `open_lobby`.
    """
    moving_on = table.game.options_for(Occasion.REMATCH, len(table.seats), table.options)
    host = table.rematch[0] if table.rematch else table.host
    again = lobby.open_lobby(
        table_id,
        secret,
        host,
        table.game_key,
        options={**table.options, **(moving_on or {})},
        terms=table.terms,
        press=dict(table.presses).get(host, ""),
        now=now,
        clock=clock,
    )
    seats = (*table.seats[1:], table.seats[0]) if moving_on is None else table.seats
    fresh = tuple(seat if seat.person is None else type(seat)(seat.person) for seat in seats)
    before = {(seat.person or 0, number): table.quick[number] for number, seat in enumerate(table.seats)}
    return _begin(again, fresh, {**before, **remembered}, table.presses)


def begin_seated(
    table_id: str,
    secret: str,
    game: str,
    people: tuple[int, ...],
    *,
    options: Mapping[str, Any],
    terms: Terms,
    event: str,
    now: int,
    remembered: Remembered = MappingProxyType({}),
    clock: int = 0,
) -> Progress:
    """Start a game of an event with these people, in this order of seats; the first of them is the host.

    `secret` is 64 hex digits and the seed. The options that aren't given suit the number of people, and there are no
    hints. `remembered` and `clock` are as in `begin_rematch`. Raises TableRefusal if the game can't begin like that,
    BadOptions for bad options.
    """
    terms = replace(terms, hints=False)
    opened = lobby.open_lobby(
        table_id, secret, people[0], game, options=options, terms=terms, event=event, now=now, clock=clock
    )
    seats = tuple(map(Seat, people))
    full = opened.lobby.but(seats=seats)
    lobby.check_start(full)
    if full.suited_options != full.options:
        opened.add(entries.Arranged(dict(full.suited_options), write_terms(terms), full.named))
    return _begin(opened, seats, remembered, ())


def _begin(
    progress: Progress, seats: tuple[Seat, ...], remembered: Remembered, presses: tuple[tuple[int, str], ...]
) -> Progress:
    """Start the game of a table that has just been opened, with these seats."""
    progress.add(lobby.seat_people(progress.lobby, seats, remembered, presses, drawn=False))
    progress.settle()
    return progress
