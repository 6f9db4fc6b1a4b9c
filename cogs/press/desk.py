"""Builds everything that commands and presses work with, once.

The desk has no behavior of its own: each part does one thing and gets only the parts that it needs.
"""

from cogs.delivery.boards import Boards
from cogs.delivery.delivery import Delivery
from cogs.delivery.hands import Hands
from cogs.delivery.mail import Mail
from cogs.delivery.open_panels import OpenPanels
from cogs.delivery.places import Places, Threads
from cogs.discordpy.shards import ShardedClient
from cogs.operations.settings import Settings
from cogs.people.access import Access, Bans, Glances
from cogs.people.invitations import Invitations
from cogs.people.people import Members, Names
from cogs.people.presence import Servers
from cogs.people.rights import Moderators, Rights
from cogs.press.lookup import Lookup
from cogs.press.own_page import OwnPage
from cogs.press.press import Answering, Requests
from cogs.press.server_page import ServerPage
from cogs.table.extras import Extras
from cogs.table.messages import Composer
from cogs.table.pages import Pages
from cogs.table.panels import Panels
from cogs.table.picker import Picker
from data import Signal, Topic
from host.health import Health
from host.house import House
from host.lane import Workshop
from host.scheduler import Scheduler


class Invalidation:
    """Forgets what is in memory, once it has changed in the archive."""

    def __init__(
        self,
        house: House,
        names: Names,
        members: Members,
        bans: Bans,
        open_panels: OpenPanels,
        hands: Hands,
        extras: Extras,
    ) -> None:
        self._house, self._names, self._members, self._bans = house, names, members, bans
        self._open_panels, self._hands, self._extras = open_panels, hands, extras
        house.hearing.listeners.append(self.receive)

    def receive(self, signal: Signal) -> None:
        """Forget what another process has changed; a changed table follows from its number."""
        match signal.topic:
            case Topic.PERSON:
                self.forget_erased(int(signal.about))
            case Topic.SERVER:
                self.forget_server(int(signal.about))
            case Topic.BANS:
                self._bans.forget()
            case Topic.MISSED:
                self.forget_all()
            case Topic.TABLE:
                pass

    def forget_person(self, person: int) -> None:
        """Somebody was erased, and tables that name them are forgotten already."""
        self._house.archive.people.reread(person)
        self._names.forget(person)
        self._members.forget(person=person)
        self._open_panels.forget_person(person)
        self._hands.forget_person(person)
        self._extras.forget(person)

    def forget_erased(self, person: int) -> None:
        """Another process has erased somebody: tables that were in memory may still name them."""
        self.forget_person(person)
        self._house.forget()

    def forget_server(self, guild_id: int) -> None:
        """What is kept about a server was changed or forgotten: its tables, its people and their names."""
        self._house.forget()
        self._house.archive.reread()
        self._members.forget(guild_id=guild_id)
        self._names.forget()
        self._extras.forget()

    def forget_all(self) -> None:
        """Anything may have been changed."""
        self._house.forget()
        self._house.archive.reread()
        self._names.forget()
        self._members.forget()
        self._bans.forget()
        self._extras.forget()


class Desk:
    """The parts, by name. `extras` are asked when something is due, so they may load later."""

    def __init__(self, bot: ShardedClient, house: House, extras: Extras, settings: Settings) -> None:
        self.bot, self.settings = bot, settings
        self.house, self.archive, self.extras = house, house.archive, extras
        # Servers and the people in them
        self.names = Names(self.archive)
        self.members = Members(bot, house)
        self.rights = Rights(bot)
        self.moderators = Moderators(self.rights)
        self.bans = Bans(house, self.names)
        self.access = Access(self.members, self.bans, self.rights)
        house.shut_out = self.access.shut_out
        self.server_page = ServerPage(self.archive, self.names, self.rights, self.moderators, extras)
        self.glances = Glances(bot, house, self.access)
        self.invitations = Invitations(self.archive, self.names)
        self.own_page = OwnPage(self.archive, self.names, extras)
        # What people see
        self.composer = Composer(house, self.names, extras)
        self.panels = Panels(house, self.composer, extras)
        self.pages = Pages(house, self.composer)
        self.picker = Picker(house, extras)
        self.workshop = Workshop()
        # How messages reach them
        self.mail = Mail(bot, self.archive)
        self.open_panels = OpenPanels(house, self.panels, self.access)
        self.hands = Hands(bot, house, self.panels, self.mail, self.members, self.access)
        self.delivery = Delivery(bot, house)
        self.threads = Threads(bot, self.archive, house.now())
        self.places = Places(bot, house, self.rights, self.threads, self.names, self.composer)
        self.boards = Boards(self.delivery, self.composer, self.hands, self.places, self.threads, extras)
        self.invalidation = Invalidation(
            house, self.names, self.members, self.bans, self.open_panels, self.hands, extras
        )
        # How their requests are handled
        self.answering = Answering(
            house.budget, self.names, self.members, self.open_panels, self.hands, self.bans, extras
        )
        self.lookup = Lookup(house, self.access)
        self.requests = Requests(house, self.places)
        # What happens by itself
        self.servers = Servers(bot, house, self.invalidation.forget_server)
        self.scheduler = Scheduler(house, Health(), self.boards.sweep, extras.sweep, self.servers.sweep)
