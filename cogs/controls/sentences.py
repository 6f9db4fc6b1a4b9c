"""A sentence for everything that can go wrong.

This is the only place that turns exceptions into text for people. An unknown exception is our own bug: it is logged
with a short number that the person can report. Text that somebody typed is quoted without its markup.
"""

import secrets
from collections.abc import Mapping

import discord
import structlog
from discord import app_commands

from data import Duplicate, LimitScope, PlaceTaken, SetAside, StaleNumber, TooMany, Unavailable, Unconfirmed
from host.budget import BudgetSpent
from host.lane import GivenUp
from rules.core.errors import RulesError
from rules.table.errors import TableRefusal
from words import Speech
from words.games import spell
from words.harmless import plain

log = structlog.get_logger("sentences")

#: How much of somebody's text is quoted, and how much of a game's own sentence is shown (characters).
LONGEST_TYPED, LONGEST_SENTENCE = 80, 600


class UserError(Exception):
    """A refusal to tell the person, by message id and facts; not a bug."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.message, self.facts = message, facts


def sentence(error: BaseException, say: Speech) -> str:
    """The sentence for the person who ran into this error."""
    match error:
        case UserError():
            return say(error.message, **error.facts)
        case TableRefusal():
            return say(f"refusal-{error.reason}", **_tame(error.facts))
        case RulesError():
            if say.speaks(f"refusal-{error.reason}"):
                return spell(error.reason.partition("-")[0], say(f"refusal-{error.reason}", **_tame(error.facts)))
            return plain(error.sentence, LONGEST_SENTENCE)
        case TooMany(scope=LimitScope.PERSON):
            return say("trouble-too-many-person", person=f"<@{error.who}>", limit=error.limit)
        case TooMany(scope=LimitScope.HOURLY):
            return say("trouble-too-many-hour", limit=error.limit)
        case TooMany():
            return say("trouble-too-many-server", limit=error.limit)
        case Duplicate() | StaleNumber():
            return say("refusal-stale")
        case PlaceTaken():
            return say("trouble-place-taken")
        case SetAside():
            return say("refusal-no-table")
        case Unconfirmed():
            log.error("a change was not confirmed by the archive", error=str(error))
            return say("trouble-unconfirmed")
        case Unavailable():
            log.error("the archive is unavailable", error=str(error))
            return say("trouble-archive")
        case BudgetSpent():
            return say("trouble-spent", when=f"<t:{-(-error.until // 1000)}:R>")
        case GivenUp():
            log.error("work was given up", error=str(error), cause=repr(error.__cause__))
            return say("trouble-given-up")
        case TimeoutError():
            log.error("timed out")
            return say("trouble-discord")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return say("outdated-command")
        case discord.Forbidden():
            log.warning("forbidden by Discord", code=error.code)
            return say("trouble-forbidden")
        case discord.HTTPException():
            log.warning("refused by Discord", status=error.status, code=error.code)
            return say("trouble-discord")
        case _:
            number = secrets.token_hex(3)
            log.error("unexpected error", number=number, exc_info=error)
            return say("trouble-ours", number=number)


def _tame(facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """The facts of a refusal, with markup removed from any text that somebody may have typed."""
    return {name: plain(fact, LONGEST_TYPED) if isinstance(fact, str) else fact for name, fact in facts.items()}
