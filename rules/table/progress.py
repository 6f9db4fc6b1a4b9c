"""A change of a table while it is being decided. Part of rules/table."""

from rules.core.errors import Refusal
from rules.core.outcome import Chance
from rules.table.clocks import out_of_turns
from rules.table.entries import Chanced, ClockRanOut, Ended, Entry, Played
from rules.table.fold import follow
from rules.table.table import Ending, Phase, Table
from rules.table.terms import Kickoff

#: More events than any game has in a row without a seat's decision; a guard against a game that never asks.
LONGEST_RUN = 1000


class Progress:
    """A table, the entries that brought it here, and the time (unix ms) at which they happened."""

    def __init__(self, table: Table, now: int) -> None:
        self.before = table
        self.table = table
        self.now = now
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """Let an entry happen."""
        self.table = follow(self.table, entry, self.now)
        self.entries.append(entry)

    def settle(self) -> None:
        """Let everything happen that no seat decides: the clock's end, chance, plans, the game's own end."""
        for _ in range(LONGEST_RUN):
            entry = self._next()
            if entry is None:
                return
            self.add(entry)

    def _next(self) -> Entry | None:
        table = self.table
        match = table.match
        if match is None or table.phase is not Phase.RUNNING:
            return None
        if match.outcome is not None:
            return Ended(Ending.PLAYED.value, None)
        if not table.clock_ran_out and out_of_turns(table):
            return ClockRanOut()
        closing = table.game.closing_event(table.options)
        if table.clock_ran_out and closing is not None and _possible(table, closing):
            return Chanced(closing)
        if isinstance(match.turn, Chance):
            return Chanced(match.draw().log[-1])
        return self._planned()

    def _planned(self) -> Entry | None:
        """The awaited seat's plan or, where the table sets up for everybody, its ready-made set-up, if that is
        legal.
        """
        table, match = self.table, self.table.match
        assert match is not None
        for seat in match.awaited:
            for text in table.plans[seat][:1]:
                if _legal(table, seat, text):
                    return Played(seat, text, None)
            if table.terms.kickoff is Kickoff.NOW and table.seats[seat].level is None:
                for text in table.quick[seat]:
                    if _legal(table, seat, text):
                        return Played(seat, text, None)
        return None


def _legal(table: Table, seat: int, text: str) -> bool:
    assert table.match is not None
    try:
        table.match.act(seat, text)
    except Refusal:
        return False
    return True


def _possible(table: Table, chance: str) -> bool:
    assert table.match is not None
    try:
        table.match.chance(chance)
    except Refusal:
        return False
    return True
