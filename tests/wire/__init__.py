"""A small stand-in of Discord on loopback that outlives the bot, and the real bot as a process beside it.

`driver` is what a test holds; `process` is the bot. Below them: `acting` and `answers` (people), `arranging` (the world
and what goes wrong), `weather` (faults drawn from a seed), `server` with `rest_*` (REST), `gateway`, `posting`
(messages), `checks`, `commands` and `spec` (what Discord refuses), `payloads` (JSON), `world`, `model`, `components`,
`errors`. Nothing here imports a room of the bot. `club` and what stands on it, a `crowd` among them, know the bot.
"""

from .answers import Answer, Modal
from .driver import StandIn
from .errors import NotOffered, Refusal, Unanswered
from .model import Callback, Channel, Flag, Guild, Message, Permission, User
from .process import BotProcess

__all__ = [
    "Answer",
    "BotProcess",
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
