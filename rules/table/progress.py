"""A table's change while a request is being judged. Part of rules/table."""

from itertools import takewhile

from rules.core.errors import Refusal
from rules.core.outcome import Chance
from rules.table.clocks import out_of_turns
from rules.table.entries import Chanced, ClockRanOut, Ended, Entry, Played
from rules.table.errors import needs_ended, needs_lobby, needs_running
from rules.table.fold import follow
from rules.table.fold.asking import is_automatic
from rules.table.table import Closed, Finished, Lobby, Running, Table
from rules.table.terms import Kickoff
from rules.table.values import Ending

#: More events than any game has in a row without a seat's decision: a guard against a game that never asks. Computers
#: playing on their own stop after as many, too.
LONGEST_RUN = 1000
#: No game may have more events, whatever its options, so every game ends. With the usual options the longest, a race of
#: eleven, has a few thousand.
MOST_EVENTS = 6000


class Progress:
    """A table, the entries that led to it, and their time (unix ms); `shut_out` is as in `act.act`."""

    def __init__(self, table: Table, now: int, *, shut_out: bool = False) -> None:
        self.before = table
        self.table = table
        self.now = now
        self.shut_out = shut_out
        self.entries: list[Entry] = []

    @property
    def lobby(self) -> Lobby:
        """The table as a lobby. Raises TableRefusal if it isn't one."""
        return needs_lobby(self.table)

    @property
    def running(self) -> Running:
        """The table with its game running. Raises TableRefusal if it isn't."""
        return needs_running(self.table)

    @property
    def ended(self) -> Finished | Closed:
        """The table with its result. Raises TableRefusal if it hasn't ended."""
        return needs_ended(self.table)

    def add(self, entry: Entry) -> None:
        """Add an entry."""
        self.table = follow(self.table, entry, self.now)
        self.entries.append(entry)

    def settle(self, *, clock: bool = True) -> None:
        """Do everything that needs no decision: end by the clock, chance, plans, formalities, the game's end.

        Without `clock` the whistle waits, so that a person who undoes an action after time is up can still finish the
        turn. Raises RuntimeError for a game that never asks a seat.
        """
        for _ in range(LONGEST_RUN):
            entry = self._next(clock)
            if entry is None:
                return
            self.add(entry)
        raise RuntimeError(f"table {self.table.id} never comes to rest")

    def _next(self, clock: bool) -> Entry | None:
        table = self.table
        if not isinstance(table, Running):
            return None
        match = table.match
        if match.outcome is not None:
            return Ended(Ending.PLAYED.value, None)
        if len(match.log) >= MOST_EVENTS:
            return Ended(Ending.TOO_LONG.value, None)
        if not table.players and _count_unattended(table) >= LONGEST_RUN:
            return Ended(Ending.LEFT.value, None)
        if clock and not table.clock_ran_out and out_of_turns(table):
            return ClockRanOut()
        whistle = table.game.about.whistle(table.options)
        if clock and table.clock_ran_out and whistle is not None and _possible(table, whistle):
            return Chanced(whistle)
        if isinstance(match.turn, Chance):
            return Chanced(match.resolve().log[-1])
        return _next_of_plan(table) or _formal(table) or _routine(table)


def _next_of_plan(table: Running) -> Entry | None:
    """The next action of the seat's plan or, if the table sets up for everybody, of its ready-made set-up, if legal."""
    seat = table.match.to_act
    if seat is None:
        return None
    quick = table.terms.kickoff is Kickoff.NOW and table.seats[seat].level is None
    ready = (*table.plans[seat][:1], *(table.quick[seat] if quick else ()))
    return next((Played(seat, text, None) for text in ready if table.match.allows(seat, text)), None)


def _formal(table: Running) -> Entry | None:
    """The seat's action that decides nothing, if the game calls it a formality that nobody is asked for."""
    text, seat = table.match.automatic.formality, table.match.to_act
    return None if text is None or seat is None else Played(seat, text, None)


def _routine(table: Running) -> Entry | None:
    """The routine action, if the seat to act leaves it to the table."""
    routine, awaited = table.routine, table.awaited
    if routine is None or not awaited or not is_automatic(table, routine, awaited[0]):
        return None
    return Played(awaited[0], routine.text, None)


def _count_unattended(table: Running) -> int:
    """How many events the computers have played since a person last did something in the game."""
    return sum(1 for _ in takewhile(lambda act: act.person is None, reversed(table.acts)))


def _possible(table: Running, chance: str) -> bool:
    try:
        table.match.chance(chance)
    except Refusal:
        return False
    return True
