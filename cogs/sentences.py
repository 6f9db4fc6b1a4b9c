"""Every way in which something can go wrong, as a sentence. Part of cogs/: imports data, rules, words.

The one place that turns exceptions into words for people. What it does not know is a mistake of ours: it is logged
with a short number that the person can pass on.
"""

import secrets

import discord
import structlog

from data import PlaceTaken, Scope, SetAside, TooMany, Unavailable
from rules.core.errors import RulesError
from rules.table.errors import TableRefusal
from words import Speech

log = structlog.get_logger("sentences")


class Told(Exception):
    """Something to tell the person, by message id and facts: not a mistake, only a no."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def sentence(error: BaseException, say: Speech) -> str:
    """What to tell the person who met this error."""
    match error:
        case Told():
            return say(error.message, **error.facts)
        case TableRefusal():
            return say(f"refusal-{error.reason}", **error.facts)
        case RulesError():
            known = say.speaks(f"refusal-{error.reason}")
            return say(f"refusal-{error.reason}", **error.facts) if known else error.sentence
        case TooMany():
            return say(
                "trouble-too-many-person" if error.scope is Scope.PERSON else "trouble-too-many-server",
                limit=error.limit,
            )
        case PlaceTaken():
            return say("trouble-place-taken")
        case SetAside():
            return say("refusal-no-table")
        case Unavailable():
            log.error("the archive cannot be used", error=str(error))
            return say("trouble-archive")
        case discord.Forbidden():
            log.warning("forbidden by Discord", code=error.code)
            return say("trouble-forbidden")
        case discord.HTTPException():
            log.warning("refused by Discord", status=error.status, code=error.code)
            return say("trouble-discord")
        case _:
            number = secrets.token_hex(3)
            log.error("something unexpected", number=number, exc_info=error)
            return say("trouble-ours", number=number)
