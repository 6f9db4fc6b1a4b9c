"""What a seat has done at its table, and what has happened since. Part of cogs/views/controls."""

from rules.table.table import Begun, Running
from words.stories import Deed


def deeds_since(table: Begun, seat: int) -> tuple[Deed, ...]:
    """Return the actions since the last turn of the seat's own player, that turn included; empty before the first."""
    last = next((act for act in reversed(table.acts) if act.seat == seat and act.person is not None), None)
    if last is None:
        return ()
    began = last.turn_began
    return tuple((act.seat, text) for act, text in zip(table.acts[began:], table.match.log[began:], strict=True))


def events_since(table: Begun, seat: int) -> int | None:
    """Return how many events there were up to the seat's last act; None if nothing followed it, or nothing at all."""
    later = next((count for count, act in enumerate(reversed(table.acts)) if act.seat == seat), len(table.acts))
    return len(table.acts) - later if later else None


def may_take_back(table: Running, seat: int) -> bool:
    """Whether the seat may undo: the last action was its own, nobody has asked to undo, and no hands are hidden."""
    shown = not table.game.about.hidden and table.undo is None
    return shown and bool(table.acts) and table.acts[-1].seat == seat


def acted_in_turn(table: Running, seat: int) -> bool:
    """Whether the seat has acted in the current turn and can undo without asking."""
    acted = table.match.turn_began < len(table.match.log) and table.acts[-1].seat == seat
    return acted and not table.game.about.hidden
