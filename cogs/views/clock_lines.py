"""The clocks below a board: the whistle, and what happens while nobody moves. Part of cogs/views.

Moments are Discord's own timestamps, so everybody reads them in their own time and they count down by themselves.
"""

from rules.table.clocks import AWAY, CLOCK, IDLE, REMIND, VOTE, timers
from rules.table.table import Running
from rules.table.terms import Pace
from words import Speech

#: What a slow table does while nobody moves, each timer with its message, in the order in which they come.
_STEPS = {REMIND: "board-slow-reminder", AWAY: "board-slow-vote", IDLE: "board-slow-closing"}


def clock_lines(table: Running, say: Speech) -> list[str]:
    """When the whistle blows, and what a slow table does while nobody moves."""
    return [line for line in (_whistle(table, say), _slow(table, say)) if line]


def reminder(table: Running, say: Speech) -> str:
    """A reminder of the own move, with what comes next and when."""
    dues = {timer.kind: timer.due for timer in timers(table)}
    kind, what = next(
        (kind, what) for kind, what in ((AWAY, "vote"), (VOTE, "voting"), (IDLE, "closing")) if kind in dues
    )
    return say("board-reminder", next=what, when=moment(dues[kind]))


def moment(due: int) -> str:
    """A time (unix ms) as Discord shows it, counted from now."""
    return f"<t:{due // 1000}:R>"


def _whistle(table: Running, say: Speech) -> str:
    if table.game.whistle(table.options) is None:
        return ""
    if table.clock_ran_out:
        return say("board-whistle-due")
    if table.terms.pace is Pace.SLOW:
        return say("board-whistle-turns", turn=table.turns, turns=table.terms.turns) if table.turns else ""
    due = next((timer.due for timer in timers(table) if timer.kind == CLOCK), None)
    return "" if due is None else say("board-whistle", when=moment(due), turn=table.turns)


def _slow(table: Running, say: Speech) -> str:
    """What comes at a slow table; where the table moves by itself or a computer does, nobody has to wait for it."""
    if table.terms.pace is not Pace.SLOW or not table.awaited_persons or table.routine is not None:
        return ""
    dues = {timer.kind: timer.due for timer in timers(table)}
    steps = (say(message, when=moment(dues[kind])) for kind, message in _STEPS.items() if kind in dues)
    return say("board-slow", steps=", ".join(steps))
