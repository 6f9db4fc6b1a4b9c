"""Slow play that leaves people in peace: how they are called, their time, quiet hours, and absences.

On the page of a person's settings stand how they are called at slow tables, their time zone, their quiet hours and
when they are away; each line opens a form (`forms.py`, `choosing.py`). Whoever wants it gets one direct message twice a
day about all tables that wait for them (`digests.py`). While somebody is away, their slow tables' time stands still
(`absences.py`); boards and lobbies say so, and a move asks first whether they are back.

Kept: people's preferences, and the last digest (`data/sql/digests.py`). The kernel obeys them: `host/calm.py` says how
to call somebody, `rules/table` holds tables. Sentences: `words/<language>/calm.ftl`.
"""

from collections.abc import Mapping, Sequence

from cogs.calm.absences import Absences
from cogs.calm.choosing import AWAY, BACK, HOURS, PLAY_BACK, TURNS, ZONE, Choosing, away_button, less_button
from cogs.calm.digests import Digests
from cogs.controls.addresses import Address, TooLong, at_no_table
from cogs.controls.buttons import AnyButton, Buttons, button
from cogs.faces.spread import Style
from cogs.feature import Feature
from cogs.press.desk import Desk
from cogs.press.press import Check, Control
from cogs.table.extras import OwnSetting, TablePlace
from data import Person
from host.house import Session
from rules.table.errors import TableRefusal
from words import Speech


class Calm(Feature):
    """How people are called, and when not."""

    places = frozenset({TablePlace.MORE})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._absences = Absences(desk.house, desk.names)
        self._digests = Digests(desk)
        self._choosing = Choosing(desk, self._absences, self._digests)

    @property
    def presses(self) -> Mapping[str, Control]:
        """The forms, and the ways back from an absence."""
        own = self._choosing
        handlers = {TURNS: own.turns, ZONE: own.zone, HOURS: own.hours, AWAY: own.away, BACK: own.back}
        found = {verb: Control(handler, Check.NOTHING, barred=False) for verb, handler in handlers.items()}
        return {**found, PLAY_BACK: Control(own.play_back)}

    async def own_settings(self, person: Person, say: Speech) -> Sequence[OwnSetting]:
        """How they are called, their time, their quiet hours, and when they are away."""
        return self._choosing.lines(person, say)

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """For players of a slow table: how often it may call them, and until when they are away."""
        table = session.table
        return (less_button(say), away_button(say)) if table.is_slow_game and person in table.players else ()

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """Who is away until when."""
        return await self._absences.lines(session.table, say)

    def explain(self, error: BaseException, say: Speech) -> AnyButton | None:
        """The way back for somebody who plays though they are away: with the move or, if that is too long, without."""
        if not isinstance(error, TableRefusal) or error.reason != "away":
            return None
        address = Address(str(error.facts["table"]), int(error.facts["number"]), PLAY_BACK, str(error.facts["text"]))
        try:
            str(address)
        except TooLong:
            return button(say("button-calm-back"), at_no_table(BACK), Style.GOOD)
        return button(say("button-calm-play"), address, Style.GOOD)

    def forget(self, person: int | None = None) -> None:
        """Forget who got their first message lately."""
        self._digests.forget(person)

    async def sweep(self) -> None:
        """Hold the tables that aren't held yet, and send the messages that are due. Raises ArchiveError."""
        await self._absences.sweep()
        await self._digests.sweep()


FEATURE = Calm
