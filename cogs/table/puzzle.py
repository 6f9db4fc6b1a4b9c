"""What may be shown of a puzzle's try while it is private or sealed."""

from cogs.controls.addresses import at
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import button, rows
from cogs.controls.verbs import Verb
from cogs.faces.spread import Style
from host.puzzle_day import when_open
from rules.table.table import Finished, Running, Table
from words import Speech


def try_line(table: Running | Finished, name: str, say: Speech) -> Reply:
    """Show everybody who is playing which puzzle, and its seal; the button to continue is for its player."""
    seal = say("seal-first", commitment=table.commitment, joined=say.row(table.joined) or "none")
    told = say("daily-at-it", name=name, number=str(table.puzzle), counted="yes" if table.counted else "no")
    on = button(say("button-daily"), at(table, Verb.PANEL), Style.MAIN)
    return tell(f"{told}\n{seal}", *rows(on, button(say("button-more"), at(table, Verb.MORE, str(table.number)))))


def seal_kept(table: Table, say: Speech) -> Reply:
    """Show the commitment, and until when the puzzle stays sealed because others may still play the same dice."""
    told = say(
        "daily-sealed",
        number=str(table.puzzle),
        table=table.id,
        commitment=table.commitment,
        when=when_open(table.puzzle),
    )
    return tell(told)
