"""The evenings on which people come to an agreement: what to play and with whom, what the table does for them.

Room: tests/wire/evenings. May import `evening`, `absences`, `club`, `standin` and the bot's pure rooms.
"""

from __future__ import annotations

from rules.table.table import Ended, Running
from rules.table.table import Lobby as AtLobby
from tests.wire.club import Club, Game, seen, to
from tests.wire.evenings.absences import Absence
from tests.wire.evenings.evening import Evening
from tests.wire.standin import Message, Permission, User


class Lobby(Evening):
    """A slow cup in a thread of its own: a computer comes and goes and comes, the host's proposal is agreed to, and
    set back when a third person comes, who leaves again. Then one lets a computer play, and plays again.
    """

    people_there = 3

    async def step(self) -> bool:
        games, (ana, ben, cleo) = self.games(), self.people
        if not games:
            options = {"game": "dicecup", "where": "thread", "pace": "slow"}
            await self.discord.slash(self.host, self.channel, "mundialito play", options=options, settle=True)
            return True
        (game,) = games
        happened, persons = self.happened(game), game.table.persons
        if isinstance(game.table, Running):
            return await self.play(game)
        if happened.count("ComputerSeated") == happened.count("ComputerRemoved") < 2:
            await self.choose(game, ana, "computer", "random")
        elif "ComputerRemoved" not in happened:
            await self.choose(game, ana, "computer", "-")
        elif ben.id not in persons:
            await self.tap(game, ben, "join")
        elif "Proposed" not in happened:
            await self.choose(game, ana, "set", "o=custom_stars=2")
        elif "ProposalAnswered" not in happened:
            await self.tap(game, ben, "agree")
        elif "SetBack" not in happened:
            await self.tap(game, cleo, "join")
        elif "Left" not in happened:
            await self.tap(game, cleo, "leave")
        else:
            await self.tap(game, ana, "start")
        return True

    async def play(self, game: Game) -> bool:
        """One roll by a person, then its seat changes hands, twice."""
        happened = self.happened(game)
        if "HandedOver" not in happened:
            ben = self.people[1]
            more = await self.discord.press(ben, game.board, to("more"), settle=True)
            await self.discord.press(ben, more.message, to("handover"), settle=True)
        elif "TakenBack" not in happened:
            await self.back(game, self.people[1])
        else:
            return False
        return True

    async def choose(self, game: Game, user: User, verb: str, value: str) -> None:
        """Somebody chooses from a menu of the lobby, and waits until it is done."""
        before = game.number
        await self.discord.select(user, game.board, to(verb), value)
        await self.discord.wait_for(lambda: game.number > before, 60, f"{verb} {value} of {user.name} to be done")


class Stage(Absence):
    """A slow cup of three: one seat is left to the table but for a team, and a whole round is played by agreement."""

    game = "dicecup"

    async def step(self) -> bool:
        (game,) = self.games()
        ben, happened = self.people[1], self.happened(game)
        if "RoutinesSet" not in happened:
            await self.discord.select(ben, await self.seat(game, ben), to("routines"), "deciding", settle=True)
        elif "Reserved" not in happened:
            seat = await self.seat(game, ben)
            menu = next(one for one in seat.selects if to("reserve")(one))
            await self.discord.select(ben, seat, to("reserve"), menu.options[0]["value"], settle=True)
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
        """Somebody's own seat, opened anew."""
        return seen(await game.panel(user))


class Chosen(Evening):
    """Two people set up by hand, each with the ready-made line-up and a plan for the ball; a moderator ends it."""

    def __init__(self, club: Club, name: str) -> None:
        super().__init__(club, name)
        self.judge = self.discord.add_user("Judge")
        allowed = Permission.MANAGE_MESSAGES | Permission.VIEW_CHANNEL | Permission.USE_APPLICATION_COMMANDS
        self.discord.join(self.guild, self.judge, permissions=allowed)

    async def step(self) -> bool:
        games = self.games()
        if not games:
            await self.discord.slash(self.host, self.channel, "mundialito play", opponent=self.people[1], settle=True)
            return True
        (game,) = games
        if isinstance(game.table, Ended):
            return False
        if isinstance(game.table, AtLobby) and game.table.terms.kickoff.value == "now":
            await self.discord.select(self.host, game.board, to("set"), "t=kickoff=choose", settle=True)
        elif isinstance(game.table, AtLobby):
            await self.gather(game)
        elif self.happened(game).count("Planned") < 2:
            panel = seen(await game.panel(game.mover))
            quick = panel.button(lambda one: "|" in (one.custom_id or "") and ":do:" in (one.custom_id or ""))
            assert quick is not None, panel.text
            await self.discord.press(game.mover, panel, quick.custom_id, settle=True)
        else:
            await self.discord.slash(self.judge, self.channel, "mundialito-admin end", settle=True)
        return True
