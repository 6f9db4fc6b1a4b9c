"""What differs between the messages that are brought: a policy for each kind. Part of cogs/delivery.

A policy is made for one attempt. It knows what is to be shown, where, and how a message that shows it is found again;
when to look, edit, post and retire is the algorithm's (`cogs/delivery/delivery.py`), the same for all of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

import discord
import structlog

from cogs.library.answers import Reply
from data import Message

log = structlog.get_logger("delivery")

#: How Discord says that a channel is gone for good.
UNKNOWN_CHANNEL = 10003


class NotNow(Exception):
    """It cannot be brought for a while, through no mistake of ours: not for so many seconds, if that is known."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(seconds)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Found:
    """A message that stands already: the newest, the number it was drawn at, and whether nothing is left to show.

    `strays` are messages of the same kind that it has replaced.
    """

    message: Message
    number: int
    settles: bool
    strays: Sequence[Message] = ()


class Policy(ABC):
    """One thing to show, and how. All methods may raise HTTPException and ArchiveError."""

    #: Its place among those that are brought at the same time.
    slot: AbstractAsyncContextManager[None] = nullcontext()
    #: Whether the rest waits until strays are taken away.
    strays_first = True

    def __init__(self, name: str, drawn: int, old: Message | None, *, may_stand: bool) -> None:
        self.name = name
        #: The journal number that is drawn.
        self.drawn = drawn
        #: The message that shows it until now.
        self.old = old
        #: Whether an earlier attempt may have posted it: then it is looked for first.
        self.may_stand = may_stand

    @property
    def longest_step(self) -> float | None:
        """A step that takes longer is given up (seconds); None where only the whole is bounded."""
        return None

    @property
    def may_post(self) -> bool:
        """Whether a new message does where the old one cannot be edited."""
        return True

    @abstractmethod
    async def find(self) -> Found | None:
        """Look for a message that stands already, marked by its controls or its text."""

    async def prepare(self) -> bool:
        """Settle who is called and what else comes first; whether there is anything to show at all."""
        return True

    async def may_edit(self, old: Message) -> bool:
        """Whether editing the old message is enough."""
        return False

    async def content(self) -> Reply:
        """What the old message is to show."""
        raise NotImplementedError(f"{self.name} is never edited")

    @abstractmethod
    async def post(self) -> Message:
        """Post a new message."""

    async def remember(self, message: Message, number: int) -> None:
        """From now on this message shows it, drawn at that number."""
        return

    def keeps(self, old: Message, error: discord.HTTPException) -> bool:
        """Whether the old message does as it is, although Discord refused to edit it."""
        return False

    async def left(self, old: Message, error: discord.HTTPException) -> None:
        """An old message that Discord refused to delete stays."""
        log.info("an old message stays", name=self.name, code=error.code)

    def shown_by_press(self, old: Message) -> bool:
        """Whether a press has renewed the old message already."""
        return False

    async def overtaken(self) -> bool:
        """Whether a press was answered while the message was being edited, so that nobody knows which came last."""
        return False
