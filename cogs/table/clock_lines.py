"""Write the clocks below a board: the whistle, and what happens while nobody moves.

Times are Discord timestamps, which everybody sees in their own time zone and which count down automatically.
"""

from rules.table.clocks import AWAY, CLOCK, IDLE, REMIND, VOTE, due, timers
from rules.table.table import Running, Table
from rules.table.terms import DAY, HOUR, MINUTE, Pace
from words import Speech

#: What happens at a slow table while nobody moves: each timer with its message, in order.
_STEPS = {REMIND: "board-slow-reminder", AWAY: "board-slow-vote", IDLE: "board-slow-closing"}


def clock_lines(table: Running, say: Speech) -> list[str]:
    """Say when the whistle blows, and what happens at a slow table while nobody moves."""
    return [line for line in (_whistle(table, say), _slow(table, say)) if line]


def reminder(table: Running, say: Speech) -> str:
    """Remind the players on turn to move, and say what happens next and when."""
    dues = {timer.kind: timer.due for timer in timers(table)}
    kind, what = next(
        (kind, what) for kind, what in ((AWAY, "vote"), (VOTE, "voting"), (IDLE, "closing")) if kind in dues
    )
    others = sum(person not in table.awaited_persons for person in table.players)
    return say("board-reminder", next=what, others=others, when=moment(dues[kind]))


def away_lines(table: Table, say: Speech) -> list[str]:
    """Say how long the bot was away, if that was long and nobody has done anything since."""
    minutes = table.lost.news // MINUTE
    for unit, length, least in (("days", DAY // MINUTE, 36 * 60), ("hours", HOUR // MINUTE, 90), ("minutes", 1, 1)):
        if minutes >= least:
            return [say("board-away", unit=unit, count=round(minutes / length))]
    return []


def moment(at: int | None) -> str:
    """Return a time (unix ms) as a Discord timestamp relative to now."""
    return "" if at is None else f"<t:{at // 1000}:R>"


def _whistle(table: Running, say: Speech) -> str:
    if table.game.about.whistle(table.options) is None:
        return ""
    if table.clock_ran_out:
        return say("board-whistle-due")
    if table.terms.pace is Pace.SLOW:
        return say("board-whistle-turns", turn=table.turns, turns=table.terms.turns) if table.turns else ""
    at = due(table, CLOCK)
    return "" if at is None else say("board-whistle", when=moment(at), turn=table.turns)


def _slow(table: Running, say: Speech) -> str:
    """Say what comes next at a slow table; nothing if no person is on turn or the move is automatic."""
    if table.terms.pace is not Pace.SLOW or not table.awaited_persons or table.routine is not None:
        return ""
    dues = {timer.kind: timer.due for timer in timers(table)}
    steps = (say(message, when=moment(dues[kind])) for kind, message in _STEPS.items() if kind in dues)
    return say("board-slow", steps=say.row(steps))
