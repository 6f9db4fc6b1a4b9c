"""What differs between the kinds of messages: a policy for each.

A policy is made for one attempt. It knows what to show, where, and how to find the message again; when to look, edit,
post and retire is the same for all, and up to the algorithm (`cogs/delivery/delivery.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

import discord
import structlog

from cogs.controls.answers import Reply
from data import Message

log = structlog.get_logger("delivery")

#: How Discord says that a channel is gone for good.
UNKNOWN_CHANNEL = 10003


class NotNow(Exception):
    """It can't be delivered for a while, through no fault of ours; `seconds` says how long, 0 if unknown."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(seconds)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Found:
    """A message that is up already: the newest, the number it shows, and whether nothing is left to show.

    `strays` are messages of the same kind that it has replaced.
    """

    message: Message
    number: int
    settles: bool
    strays: Sequence[Message] = ()


class Policy(ABC):
    """How to show one thing. All methods may raise HTTPException and ArchiveError."""

    #: Its slot among those delivered at the same time.
    slot: AbstractAsyncContextManager[None] = nullcontext()
    #: Whether strays are deleted before anything else.
    strays_first = True

    def __init__(self, name: str, drawn: int, old: Message | None, *, may_be_posted: bool) -> None:
        self.name = name
        #: The journal number that is rendered.
        self.drawn = drawn
        #: The message that has shown it so far.
        self.old = old
        #: The names of the files that it has posted.
        self.posted: Sequence[str] = ()
        #: Whether an earlier attempt may have posted it, so that we look for it first.
        self.may_be_posted = may_be_posted

    @property
    def longest_step(self) -> float | None:
        """Return the longest time for one step (seconds); None if only the whole is limited."""
        return None

    @property
    def may_post(self) -> bool:
        """Whether to post a new message if the old one can't be edited."""
        return True

    @abstractmethod
    async def find(self) -> Found | None:
        """Find a message that is up already, by its controls or its text."""

    async def prepare(self) -> bool:
        """Decide whom to mention and what comes first; return whether there is anything to show."""
        return True

    async def may_edit(self, old: Message) -> bool:
        """Whether editing the old message is enough."""
        return False

    async def content(self) -> Reply:
        """Make the new content of the old message."""
        raise NotImplementedError(f"{self.name} is never edited")

    @abstractmethod
    async def post(self) -> Message:
        """Post a new message."""

    def remember(self, message: Message, number: int) -> None:
        """Remember that this message shows it at that number; its place is saved when the rows are marked."""
        return

    def keeps_refused(self, old: Message, error: discord.HTTPException) -> bool:
        """Whether the old message may stay even though Discord refused the edit."""
        return False

    async def not_deleted(self, old: Message, error: discord.HTTPException) -> None:
        """Handle an old message that Discord refused to delete."""
        log.info("could not retire an old message", name=self.name, code=error.code)

    def is_shown_by_press(self, old: Message) -> bool:
        """Whether a press has renewed the old message already."""
        return False

    async def overtaken(self) -> bool:
        """Whether a press was answered during the edit, so that either may have come last."""
        return False


#: Younger messages are fresh (ms).
FRESH = 55 * 60 * 1000
#: How long to wait for the edit of an older one before posting a new message instead (seconds).
OLD_PATIENCE = 5.0


def is_fresh(created_at: int, now: int) -> bool:
    """Whether a message created then (ms) can still be edited freely."""
    return now - created_at <= FRESH


def patience_with(created_at: int, now: int) -> float | None:
    """How long to wait for an edit of a message created then (ms), in seconds; None for the usual time."""
    return None if is_fresh(created_at, now) else OLD_PATIENCE
