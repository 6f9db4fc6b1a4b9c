"""A small stand-in of Discord on loopback that outlives the bot, as the real one does.

Open one, make a world, start a bot beside it (`testbed/process.py`), let people act, and look at what the bot said:

    async with StandIn() as discord:
        ana = discord.add_user("Ana")
        channel = discord.add_channel(discord.add_guild(members=[ana]), "games")
        async with BotProcess(discord, database=folder / "bot.db"):
            answer = await discord.slash(ana, "mundialito play", channel, game="mundialito")
            await discord.press(ana, discord.last(channel), "Join")
        discord.assert_clean()

`driver` is that class. It is made of `acting` and `answers` (people), `arranging` (the world and what goes wrong),
`weather` (faults drawn from a seed), `rest` (the HTTP side) and `gateway` with its `sessions`. Below them: `checks`,
`commands` and `spec` (what Discord refuses), `payloads` (JSON), `world`, `model`, `components` and `errors`.

Room: testbed/standin. Nothing here imports anything else of ours.
"""

from testbed.standin.answers import Answer, Modal
from testbed.standin.driver import StandIn
from testbed.standin.errors import NotOffered, Refusal, Unanswered
from testbed.standin.model import Callback, Channel, Flag, Guild, Message, Permission, User

__all__ = [
    "Answer",
    "Callback",
    "Channel",
    "Flag",
    "Guild",
    "Message",
    "Modal",
    "NotOffered",
    "Permission",
    "Refusal",
    "StandIn",
    "Unanswered",
    "User",
]
