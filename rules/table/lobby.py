"""The table before the game: joining, leaving, arranging, agreeing, starting. Part of rules/table."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from rules import GAMES, AnyGame
from rules.core.chance import COMPUTER, seat_order
from rules.core.errors import RulesError
from rules.core.match import Match
from rules.core.options import Value, settle
from rules.table import entries, requests
from rules.table.errors import TableRefusal, not_asked
from rules.table.fold import open_table
from rules.table.fold.lobby import change_settings, changes_for_all, unusual, values_of_lobby
from rules.table.progress import Progress
from rules.table.table import Lobby, table_seed
from rules.table.terms import SHARED, TIMED_SEATS, SeatOrder, Terms, TimeControl, write_terms
from rules.table.values import Ending, Pending, Seat

#: How often a person may join one lobby, and how often a person may change it otherwise.
MOST_JOINS, MOST_ARRANGED = 10, 300


def open_lobby(
    table_id: str,
    secret: str,
    host: int,
    game: str,
    *,
    options: Mapping[str, Any],
    terms: Terms,
    invited: tuple[int, ...] = (),
    computers: tuple[str, ...] = (),
    puzzle: int = 0,
    counted: bool = False,
    press: str = "",
    event: str = "",
    now: int,
    clock: int = 0,
) -> Progress:
    """Open a lobby with its host in it, and computers of these levels.

    `secret` is 64 hex digits and `press` the id of the interaction that opens it; without one the secret is the seed.
    `event` is the id of the event of which the game is one. `clock` is how far the machine's clock has been set (ms).
    Raises TableRefusal for an unknown game, BadOptions for bad options.
    """
    if game not in GAMES:
        raise TableRefusal("unknown-game", {"game": game})
    about = GAMES[game].about
    guests = tuple(dict.fromkeys(person for person in invited if person != host))
    if len(guests) + len(computers) > about.seats[1] - 1:
        raise TableRefusal("too-many-invited", {"most": about.seats[1] - 1})
    settled = settle(about.options, options)
    named = tuple(sorted(options))
    entry = entries.Opened(
        game, about.version, host, settled, write_terms(terms), guests, named, puzzle, counted, press, clock, event
    )
    progress = Progress(open_table(table_id, secret, entry, now), now)
    progress.entries.append(entry)
    for level in computers:
        progress.add(entries.ComputerSeated(level))
    return progress


def join(progress: Progress, request: requests.Join) -> None:
    """Join, in a computer's seat if no other is free; the game starts once nobody else can join.

    Somebody invited accepts the settings that the invitation shows, if they are still the same. Otherwise terms to
    which the person hasn't agreed are proposed, and options are reset.
    """
    table, person = progress.lobby, request.person
    if table.seat_of(person) is not None:
        raise TableRefusal("already-joined")
    free = _open_seats(table)
    if free + _computers(table) == 0:
        raise TableRefusal("lobby-full")
    if person not in table.invited and table.invited and free + _computers(table) <= len(table.expected):
        raise TableRefusal("invitation-only")
    if person in table.sent_away:
        raise TableRefusal("sent-away")
    if dict(table.joins).get(person, 0) >= MOST_JOINS:
        raise TableRefusal("joined-often")
    if free == 0:
        progress.add(entries.ComputerRemoved())
    agreed = person in table.invited and table.settled_at <= request.saw
    progress.add(entries.Joined(person, request.press, agreed and request.saw > 0))
    unagreed = () if person in progress.lobby.consented else unusual(progress.lobby)
    if unagreed:
        wanted = values_of_lobby(progress.lobby)
        progress.add(entries.SetBack(unagreed))
        # In a game for two nobody could ever propose these, since the second person completes the table.
        for name in [name for name in unagreed if name in SHARED and progress.lobby.proposal is None]:
            if wanted[name] != TimeControl.TIMED.value or len(progress.lobby.seats) <= TIMED_SEATS:
                progress.add(entries.Proposed(table.host, name, wanted[name]))
    # If a computer just made room, another may make room for the next person, so don't start yet.
    if _open_seats(progress.lobby) == 0 and (free or not _computers(progress.lobby)):
        _begin_if_possible(progress, requests.Start(person, request.remembered))


def leave(progress: Progress, request: requests.Leave) -> None:
    """Leave, or decline an invitation; the lobby closes when its last person leaves."""
    table = progress.lobby
    if table.seat_of(request.person) is None:
        if request.person not in table.invited:
            raise TableRefusal("not-in-lobby")
        progress.add(entries.Left(request.person))
        return
    progress.add(entries.Left(request.person))
    if not progress.lobby.persons:
        progress.add(entries.Ended(Ending.CANCELLED.value, request.person))
        return
    _settle_proposal(progress)


def invite(progress: Progress, request: requests.Invite) -> None:
    """Invite people, as many as there are free seats that nobody is invited to; only the host can."""
    table = progress.lobby
    _needs_host(table, request.person)
    _may_arrange(table, request.person)
    guests = tuple(dict.fromkeys(one for one in request.guests if one not in (*table.persons, *table.expected)))
    if not guests:
        raise TableRefusal("already-joined")
    free = _open_seats(table) - len(table.expected)
    if len(guests) > free:
        raise TableRefusal("too-many-invited", {"most": max(0, free)})
    progress.add(entries.Invited(guests))


def ask_everyone(progress: Progress, request: requests.AskEveryone) -> None:
    """Let anybody take the free seats, also those kept for people who are invited; only the host can."""
    _needs_host(progress.lobby, request.person)
    if progress.lobby.expected or progress.lobby.refused:
        progress.add(entries.Lapsed(Pending.INVITATION.value))


def send_away(progress: Progress, request: requests.SendAway) -> None:
    """Remove somebody from the lobby; only the host can."""
    table = progress.lobby
    _needs_host(table, request.person)
    _may_arrange(table, request.person)
    if request.guest == request.person or request.guest not in (*table.persons, *table.invited):
        raise TableRefusal("not-here")
    progress.add(entries.SentAway(request.guest))
    _settle_proposal(progress)


def add_computer(progress: Progress, request: requests.AddComputer) -> None:
    """Fill a seat with a computer."""
    _may_begin(progress.lobby, request.person, progress.now)
    _may_arrange(progress.lobby, request.person)
    if _open_seats(progress.lobby) == 0:
        raise TableRefusal("lobby-full")
    progress.add(entries.ComputerSeated(request.level, request.person))


def fill_seats(progress: Progress, request: requests.FillSeats) -> None:
    """Add the computers that make a good game; it starts if that fills the table."""
    table = progress.lobby
    _may_begin(table, request.person, progress.now)
    _may_arrange(table, request.person)
    missing = table.missing
    if not missing:
        raise TableRefusal("nothing-to-fill")
    for _ in range(missing):
        progress.add(entries.ComputerSeated(request.level, request.person))
    if _open_seats(progress.lobby) == 0:
        _begin_if_possible(progress, requests.Start(request.person, request.remembered, request.level))


def remove_computer(progress: Progress, request: requests.RemoveComputer) -> None:
    """Remove the last computer."""
    _may_begin(progress.lobby, request.person, progress.now)
    _may_arrange(progress.lobby, request.person)
    if not _computers(progress.lobby):
        raise TableRefusal("no-computer")
    progress.add(entries.ComputerRemoved(request.person))


def arrange(progress: Progress, request: requests.Arrange) -> None:
    """Change options and terms; only the host does. What needs everyone's consent is proposed, one thing at a time."""
    _needs_host(progress.lobby, request.person)
    _may_arrange(progress.lobby, request.person)
    table = progress.lobby
    options = settle(table.game.about.options, {**table.options, **request.options})
    terms = _terms_with(table, request.terms)
    check_effect(table.game, options, {name for name in request.options if options[name] != table.suited_options[name]})
    asked = changes_for_all(table, options, terms)
    pending = {table.proposal.option} if table.proposal is not None else set()
    if asked and len(asked.keys() | pending) > 1:
        raise TableRefusal("proposal-pending")
    named = tuple(sorted({*table.named, *request.options} - (asked.keys() - {*table.named})))
    before = values_of_lobby(table)
    kept, terms = change_settings((options, terms), {name: before[name] for name in asked})
    if (kept, terms, named) != (table.options, table.terms, table.named):
        progress.add(entries.Arranged(dict(kept), write_terms(terms), named))
    for name, value in asked.items():
        open_now = progress.lobby.proposal
        if open_now is None or open_now.value != value:
            progress.add(entries.Proposed(request.person, name, value))


def _terms_with(table: Lobby, changes: Mapping[str, Any]) -> Terms:
    """Return the terms with these changes. A time control goes with its pace; at a live table it is for two."""
    terms = replace(table.terms, **changes)
    if terms.control.pace not in (None, terms.pace):
        if "control" in changes:
            raise TableRefusal("control-pace")
        return replace(terms, control=TimeControl.NONE)
    if "control" in changes and terms.control is TimeControl.TIMED and len(table.seats) > TIMED_SEATS:
        raise TableRefusal("control-two")
    return terms


def answer_proposal(progress: Progress, request: requests.AnswerProposal) -> None:
    """Agree to a proposal or decline it; the person who proposed may withdraw."""
    asked = progress.lobby.proposal
    if asked is None or request.number not in (None, asked.number):
        raise TableRefusal("proposal-gone")
    if request.person not in progress.lobby.unasked and (request.person != asked.person or request.agreed):
        raise not_asked(progress.lobby.unasked)
    progress.add(entries.ProposalAnswered(request.person, request.agreed))
    _settle_proposal(progress)


def _settle_proposal(progress: Progress) -> None:
    """Apply the proposal once everyone at the table has agreed."""
    table = progress.lobby
    asked = table.proposal
    if asked is not None and not table.unasked:
        options, terms = change_settings((table.options, table.terms), {asked.option: asked.value})
        named = tuple(sorted({*table.named, *({asked.option} & options.keys())}))
        progress.add(entries.Arranged(dict(options), write_terms(terms), named))


def cancel(progress: Progress, request: requests.Cancel) -> None:
    """Close the lobby; only the host can."""
    _needs_host(progress.lobby, request.person)
    progress.add(entries.Ended(Ending.CANCELLED.value, request.person))


def check_effect(game: AnyGame, options: Mapping[str, Value], names: Iterable[str]) -> None:
    """Raise TableRefusal for the first of these options that has no effect beside the others."""
    idle = game.about.idle_options(options)
    for name in sorted(names):
        if name in idle:
            raise TableRefusal("option-idle", {"option": name})


def start(progress: Progress, request: requests.Start) -> None:
    """Start the game with the people present. Raises TableRefusal, also if the options forbid this many seats."""
    table = progress.lobby
    _may_begin(table, request.person, progress.now)
    if table.proposal is not None and table.proposal.person != request.person:
        raise TableRefusal("proposal-open")
    _begin(progress, request)


def check_start(table: Lobby) -> None:
    """Check that the game could start now. Raises TableRefusal."""
    here = len(table.seats) + table.rivals
    least, most = table.game.about.seats
    if not least <= here <= most:
        raise TableRefusal("too-few", {"least": least, "here": here, "exactly": "yes" if least == most else "no"})
    if table.terms.control is TimeControl.TIMED and here != TIMED_SEATS:
        raise TableRefusal("control-two")
    try:
        Match.begin(table.game, here, table.suited_options, table.secret)
    except RulesError as error:
        raise TableRefusal("options-forbid", {"why": error.sentence}) from error


def others_may_begin_at(table: Lobby) -> int:
    """When people other than the host may start (unix ms): at once if everyone invited has joined."""
    came = bool(table.invited) and not table.expected
    return table.wall(table.opened_at if came else table.opened_at + table.terms.pace.grace)


def _begin_if_possible(progress: Progress, request: requests.Start) -> None:
    """Start at once, unless the options don't allow it or a proposal is still open."""
    if progress.lobby.proposal is None:
        with suppress(TableRefusal):
            _begin(progress, request)


def _begin(progress: Progress, request: requests.Start) -> None:
    check_start(progress.lobby)
    for _ in range(progress.lobby.rivals):
        progress.add(entries.ComputerSeated(request.level))
    table = progress.lobby
    options = table.suited_options
    if options != table.options:
        progress.add(entries.Arranged(dict(options), write_terms(table.terms), table.named))
    beside_computer = table.game.about.seats[1] == 2 and len(table.persons) == 1
    drawn = table.terms.order is SeatOrder.DRAWN and not beside_computer  # then the person begins
    seats = table.seats if drawn else _in_order(table)
    progress.add(seat_people(table, seats, request.remembered, table.presses, drawn=drawn))
    progress.settle()


def _in_order(table: Lobby) -> tuple[Seat, ...]:
    """Return the seats in the order of joining; if the host chose so, or is among computers, so that they begin."""
    seats, begins = table.seats, table.game.about.begins or 0
    if table.terms.order is SeatOrder.HOST or len(table.persons) == 1:
        first = (table.seat_of(table.host) or 0) - begins
        return (*seats[first:], *seats[:first])
    return seats


def seat_people(
    table: Lobby,
    seats: tuple[Seat, ...],
    remembered: requests.Remembered,
    presses: tuple[tuple[int, str], ...],
    *,
    drawn: bool,
) -> entries.Started:
    """Start with these seats, in this order or in one drawn from the seed.

    Of `presses`, (person, interaction id), those of the people in these seats are mixed into it: so accounts that come
    and leave choose nothing.
    """
    owners = {seat.person for seat in seats}
    ids = {person: press for person, press in presses if press and person in owners}
    people = sorted((seat for seat in seats if seat.person), key=lambda seat: int(ids.get(seat.person or 0, 0)))
    computers = [seat for seat in seats if not seat.person]
    joined = tuple(sorted(ids.values(), key=int))
    order = seat_order(table_seed(table.secret, joined), people, computers) if drawn else seats
    quick = tuple(
        remembered.get((seat.person or 0, number)) or table.game.about.quick_setup_of(number)
        for number, seat in enumerate(order)
    )
    places = tuple(COMPUTER if seat.person is None else ids.get(seat.person, "") for seat in order)
    return entries.Started(
        tuple(seat.person for seat in order),
        tuple(seat.level for seat in order),
        quick,
        joined,
        places if joined and all(places) else (),  # without an id of each person it is unknown to others who sat where
        drawn,
    )


def _open_seats(table: Lobby) -> int:
    return table.game.about.seats[1] - len(table.seats)


def _computers(table: Lobby) -> int:
    return sum(1 for seat in table.seats if seat.person is None)


def _needs_host(table: Lobby, person: int) -> None:
    if person != table.host:
        raise TableRefusal("host-only", {"host": str(table.host)})


def _may_begin(table: Lobby, person: int, now: int) -> None:
    """Check that a person may start the game or fill seats: the host, and after a while everyone at the table."""
    if table.seat_of(person) is None:
        raise TableRefusal("not-in-lobby")
    since = others_may_begin_at(table)
    if person != table.host and now < since:
        raise TableRefusal("host-starts", {"host": str(table.host), "since": str(since // 1000)})


def _may_arrange(table: Lobby, person: int) -> None:
    if dict(table.arranged).get(person, 0) >= MOST_ARRANGED:
        raise TableRefusal("arranged-often")
