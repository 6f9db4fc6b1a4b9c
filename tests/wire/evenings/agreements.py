"""Evenings on which people agree on something: what to play and with whom, what the table does for them.

Room: tests/wire/evenings. May import `evening`, `absences`, `club`, `standin` and the bot's pure rooms.
"""

from __future__ import annotations

import time
from dataclasses import replace

from rules.table.requests import AskRematch, Resign
from rules.table.table import EndedTable, Running, Table
from rules.table.table import Lobby as AtLobby
from testbed.controls import arrange_in_lobby, pick_in_lobby, press_in_lobby
from testbed.standin import Message, Permission, User
from tests.wire.club import Club, Game, seen, to
from tests.wire.evenings.absences import Absence
from tests.wire.evenings.evening import PATIENCE, Evening
from tests.wire.prepared import lay, stand


class Lobby(Evening):
    """A slow cup in its own thread, with a busy lobby.

    A computer is added, removed and added; the host's proposal is agreed to, and reset when a third person, who is
    invited, joins and leaves again. Then one player hands over to a computer and comes back.
    """

    people_there = 3

    async def step(self) -> bool:
        games, (ana, ben, cleo) = self.games(), self.people
        if not games:
            options = {"game": "dicecup", "where": "thread", "pace": "slow"}
            await self.discord.slash(self.host, "mundialito play", self.channel, options=options)
            return True
        (game,) = games
        happened, persons = self.happened(game), game.table.persons
        if isinstance(game.table, Running):
            return await self.play(game)
        if not game.table.options["custom_team"]:  # else its stars aren't offered
            await self.name_team(game, ana)
        elif happened.count("ComputerSeated") == happened.count("ComputerRemoved") < 2:
            await self.choose(game, ana, "computer", "random")
        elif "ComputerRemoved" not in happened:
            await self.choose(game, ana, "computer", "-")
        elif ben.id not in persons:
            await self.tap(game, ben, "join")
        elif "Proposed" not in happened:
            await self.name_stars(game, ana)
        elif "ProposalAnswered" not in happened:
            await self.tap(game, ben, "agree")
        elif "Invited" not in happened:
            page = await self.discord.press(ana, game.board, to("more"))
            await self.discord.pick(ana, page.message, to("invite"), values=[cleo])
            await self.discord.wait_for(lambda: "Invited" in self.happened(game), what="Cleo to be invited")
        elif "SetBack" not in happened:
            await self.tap(game, cleo, "join")
        elif "Left" not in happened:
            await self.tap(game, cleo, "leave")
        else:
            await self.tap(game, ana, "start")
        return True

    async def play(self, game: Game) -> bool:
        """Hand a seat over, and take it back once the computer has rolled for it."""
        happened = self.happened(game)
        if "HandedOver" not in happened:
            ben = self.people[1]
            more = await self.discord.press(ben, game.board, to("more"))
            await self.discord.press(ben, more.message, to("handover"))
        elif "TakenBack" not in happened:
            await self.discord.wait_for(lambda: not _computes(game.table), what="the computers to have rolled")
            await self.back(game, self.people[1])
        else:
            return False
        return True

    async def name_team(self, game: Game, user: User) -> None:
        """Name one's own team in its form, unless the form doesn't come."""
        opened = await arrange_in_lobby(self.discord, user, game.board, custom_team=user.name)
        if opened.interaction.modal is None:
            await self.discord.wait_for(lambda: game.table.options["custom_team"], what="the team to have a name")

    async def name_stars(self, game: Game, user: User) -> None:
        """Suggest two stars for one's own team, unless the form doesn't come."""
        opened = await press_in_lobby(self.discord, user, game.board, "options:custom_stars")
        if opened.interaction.modal is not None:
            before = game.number
            await self.discord.write(user, opened.modal, {"custom_stars": "2"})
            await self.discord.wait_for(lambda: game.number > before, what="two stars to be suggested")

    async def choose(self, game: Game, user: User, verb: str, value: str) -> None:
        """Choose from a menu of the lobby, and wait until it is done."""
        before = game.number
        await pick_in_lobby(self.discord, user, game.board, verb, value)
        await self.discord.wait_for(lambda: game.number > before, what=f"{verb} {value} of {user.name} to be done")


def _computes(table: Table) -> bool:
    """Whether a computer is to act."""
    return any(table.seats[seat].level is not None for seat in table.awaited)


class Stage(Absence):
    """A slow cup of three: one seat is left to the table except one team, and a whole round is played by agreement."""

    game = "dicecup"

    async def step(self) -> bool:
        (game,) = self.games()
        ben, happened = self.people[1], self.happened(game)
        if "RoutinesSet" not in happened:
            await self.discord.pick(ben, await self.seat(game, ben), to("routines"), "deciding")
        elif "Reserved" not in happened:
            seat = await self.seat(game, ben)
            menu = next(one for one in seat.selects if to("reserve")(one))
            await self.discord.pick(ben, seat, to("reserve"), menu.options[0]["value"])
        elif "RoundAsked" not in happened:
            await self.tap(game, self.host, "round")
        elif "RoundBegun" not in happened:
            assert game.table.round is not None
            missing = next(user for user in self.people if user.id in game.table.round.needed)
            await self.tap(game, missing, "roundyes")
        elif game.table.round is not None:
            await self.tap(game, game.mover, "do:roll")
        else:
            return False
        return True

    async def seat(self, game: Game, user: User) -> Message:
        """Open somebody's seat page."""
        return seen(await game.panel(user))


class Revenge(Absence):
    """A rematch of two, first turned down by one; it gets a thread because others play in the channel by now."""

    game, people_there = "mundialito", 4

    async def prepare(self) -> None:
        ana, ben, cleo, dan = (user.id for user in self.people)
        now = int(time.time() * 1000) - self.LATE
        ended = self.begin((ana, ben), now)
        ended.go(Resign(ana, "random"), now)
        ended.go(AskRematch(ana), now)
        lay(self.club.database, ended.table, ended.journal, self.channel)
        await self.games()[0].shown(PATIENCE)
        others = self.begin((cleo, dan), now)
        table = replace(others.table, id="r" + self.games()[0].id[1:])
        stand(self.club.database, table, others.journal, self.guild.id, self.channel.id)
        await self.games()[1].shown(PATIENCE)

    async def step(self) -> bool:
        ended, *others = self.games()
        if len(others) > 1 and ended.table.rematch_table is not None:
            return False
        if "RematchRefused" not in self.happened(ended):
            await self.tap(ended, self.people[1], "rematchno")
            return True
        asks = next((one for one in self.people[1::-1] if one.id not in ended.table.rematch), self.people[1])
        await self.discord.press(asks, ended.board, to("rematch"))
        return True


class Chosen(Evening):
    """Two people set up, each with the ready-made line-up and a plan for the ball; a moderator ends the game."""

    def __init__(self, club: Club, name: str) -> None:
        super().__init__(club, name)
        self.judge = self.discord.add_user("Judge")
        allowed = Permission.MANAGE_MESSAGES | Permission.VIEW_CHANNEL | Permission.USE_APPLICATION_COMMANDS
        self.discord.join(self.guild, self.judge, permissions=allowed)

    async def step(self) -> bool:
        games = self.games()
        if not games:
            await self.discord.slash(self.host, "mundialito play", self.channel, opponent=self.people[1])
            return True
        (game,) = games
        if isinstance(game.table, EndedTable):
            return False
        if isinstance(game.table, AtLobby) and game.table.terms.kickoff.value == "now":
            await arrange_in_lobby(self.discord, self.host, game.board, ["terms.kickoff"])
        elif isinstance(game.table, AtLobby):
            await self.gather(game)
        elif self.happened(game).count("Planned") < 2:
            panel = seen(await game.panel(game.mover))
            quick = panel.button(lambda one: "|" in (one.custom_id or "") and ":do:" in (one.custom_id or ""))
            assert quick is not None, panel.text
            await self.discord.press(game.mover, panel, quick.custom_id)
        else:
            await self.discord.slash(self.judge, "mundialito-admin end", self.channel, how="all")
        return True
