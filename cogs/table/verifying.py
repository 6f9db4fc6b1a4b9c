"""Show whether chance was fair: what was sealed before the game matches what happened."""

from cogs.controls.addresses import at
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import button, rows
from cogs.controls.verbs import Verb
from host.house import Session
from host.replays import Replays
from rules.table.errors import needs_begun
from rules.table.results import game_file
from rules.table.table import Finished, Running
from words import Speech


async def checked(session: Session, replays: Replays, say: Speech) -> Reply:
    """During the game show the seal; afterwards say whether the whole game matches it.

    Raises TableRefusal for a table without a game.
    """
    table = needs_begun(session.table)
    if not isinstance(table, Finished):
        return tell(say("verify-running", table=table.id, commitment=table.commitment, joined=_joined(table, say)))
    trouble = await replays.trouble(game_file(table))
    key = "verify-fits" if trouble is None else "verify-differs"
    told = say(
        key,
        table=table.id,
        commitment=table.commitment,
        secret=table.secret,
        joined=_joined(table, say),
        players=len(table.joined),
        drawn=table.match.chances,
        actions=len(table.match.log) - table.match.chances,
        trouble=trouble or "",
    )
    return tell(told, *rows(button(say("button-file"), at(table, Verb.GAME_FILE))))


def _joined(table: Running | Finished, say: Speech) -> str:
    """List the ids that were mixed into the seed; `none` if there are none."""
    return say.row(table.joined) or "none"
