"""Builds everything that commands and presses work with, once. Part of cogs/desk.

The desk has no behavior of its own: each part does one thing and gets only the parts that it needs.
"""

import discord

from cogs.delivery.delivery import Delivery
from cogs.delivery.followers.followers import Followers
from cogs.delivery.hands import Hands
from cogs.delivery.mail import Mail
from cogs.delivery.open_panels import OpenPanels
from cogs.delivery.places import Places
from cogs.delivery.record_policy import Shared
from cogs.delivery.threads import Threads
from cogs.desk.answering import Answering
from cogs.desk.asking import Asking
from cogs.desk.daily_puzzles import DailyPuzzles
from cogs.desk.lookup import Lookup
from cogs.desk.memories import Memories
from cogs.servers.access import Access
from cogs.servers.bans import Bans
from cogs.servers.compacting import Compacting
from cogs.servers.invitations import Invitations
from cogs.servers.members import Members
from cogs.servers.names import Names
from cogs.servers.rights import Rights
from cogs.views.cards import Cards
from cogs.views.messages import Composer
from cogs.views.pages import Pages
from cogs.views.panels import Panels
from cogs.views.picker import Covers, Documents
from cogs.views.replay.viewer import Viewer
from cogs.views.review.pages import ReviewPages
from cogs.views.rulebook import Rulebooks
from host.films import Films
from host.house import House
from host.reviews import Reviews


class Desk:
    """The parts, by name."""

    def __init__(
        self,
        bot: discord.Client,
        house: House,
        puzzle_key: bytes | None = None,
        documents: Documents | None = None,
    ) -> None:
        self.bot = bot
        self.documents = documents or Documents()
        self.house = house
        # Servers and the people in them
        self.names = Names(house.archive)
        self.members = Members(bot, house)
        self.rights = Rights(bot)
        self.bans = Bans(house, self.names)
        self.access = Access(self.members, self.names, self.bans, self.rights)
        self.invitations = Invitations(house.archive, self.names)
        self.compacting = Compacting(house)
        # What people see
        self.composer = Composer(house, self.names)
        self.panels = Panels(house, self.composer)
        self.pages = Pages(house, self.composer)
        self.viewer = Viewer(house, self.composer)
        self.review_pages = ReviewPages(house, self.composer)
        self.covers = Covers(house)
        self.cards = Cards(house, self.names, self.composer)
        self.rulebooks = Rulebooks(house)
        self.films = Films()
        self.reviews = Reviews(house)
        # How messages reach them
        self.mail = Mail(bot, house.archive)
        self.open_panels = OpenPanels(house, self.panels)
        self.hands = Hands(bot, house, self.panels, self.mail, self.members)
        self.shared = Shared(Delivery(bot, house), self.names, self.cards, self.reviews, self.review_pages)
        self.threads = Threads(bot, house.archive, house.now())
        self.followers = Followers(bot, house, self.mail, self.composer, self.bans, self.rights)
        self.places = Places(bot, house, self.rights, self.threads)
        self.memories = Memories(house, self.names, self.members, self.mail, self.bans, self.open_panels)
        # How their requests are handled
        self.answering = Answering(self.names, self.mail, self.members, self.open_panels, self.hands, self.bans)
        self.lookup = Lookup(house, self.rights, self.access)
        self.asking = Asking(house, self.places)
        self.puzzles = DailyPuzzles(bot, house.archive, self.threads, puzzle_key)
