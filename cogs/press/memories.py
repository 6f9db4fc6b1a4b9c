"""Forgets what this process remembers, once that has changed elsewhere.

There is one function for each kind of change. Whoever makes the change calls it, and it is called when another process
tells that it has made it. Nothing here waits: what is being read meanwhile is read again.
"""

from cogs.delivery.open_panels import OpenPanels
from cogs.people.bans import Bans
from cogs.people.members import Members
from cogs.people.names import Names
from data import Signal, Topic
from host.house import House


class Memories:
    """Everything in memory that is also in the archive."""

    def __init__(self, house: House, names: Names, members: Members, bans: Bans, open_panels: OpenPanels) -> None:
        self._house = house
        self._names = names
        self._members = members
        self._bans = bans
        self._open_panels = open_panels
        house.hearing.listeners.append(self.receive)

    def receive(self, signal: Signal) -> None:
        """Forget what another process has changed; a changed table follows from its number."""
        match signal.topic:
            case Topic.PERSON:
                self.forget_erased(int(signal.about))
            case Topic.SERVER:
                self.forget_server(int(signal.about))
            case Topic.BANS:
                self.forget_bans()
            case Topic.MISSED:
                self.forget_all()
            case Topic.TABLE:
                pass

    def forget_person(self, person: int) -> None:
        """Somebody's names, language, settings or memberships were changed."""
        self._house.archive.people.reread(person)
        self._names.forget(person)
        self._members.forget(person)

    def forget_erased(self, person: int) -> None:
        """Somebody was erased: tables and panels that were in memory may still name them."""
        self.forget_person(person)
        self._open_panels.forget_person(person)
        self._house.forget()

    def forget_server(self, guild_id: int) -> None:
        """What is kept about a server was changed or forgotten: its tables, its people and their names."""
        self._house.forget()
        self._house.archive.reread()
        self._members.forget_server(guild_id)
        self._names.forget()

    def forget_bans(self) -> None:
        """A ban was set or lifted."""
        self._bans.forget()

    def forget_all(self) -> None:
        """Anything may have been changed."""
        self._house.forget()
        self._house.archive.reread()
        self._names.forget()
        self._members.forget_all()
        self._bans.forget()
