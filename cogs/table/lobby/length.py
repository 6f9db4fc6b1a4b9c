"""How long a game takes, by its lobby. Part of cogs/table/lobby."""

from cogs.table.lobby.arranging import option_words
from rules.core.terms import Occasion
from rules.table.table import Lobby
from rules.table.terms import DAY, HOUR, Pace
from words import Speech

#: Longer games are rounded to five minutes.
MOST_TO_THE_MINUTE = 20
#: How long a turn takes at a slow table where everybody looks in now and then (ms).
TURN_AT_A_SLOW_TABLE = 3 * HOUR


def estimate_minutes(minutes: int, seats: int, computers: int) -> int:
    """How long a game takes if computers, who hardly need time to think, play some seats."""
    shared = minutes * max(1, seats - computers) / seats
    return max(1, 5 * round(shared / 5) if shared > MOST_TO_THE_MINUTE else round(shared))


def _seats(table: Lobby) -> tuple[int, int]:
    """Return how many seats the game would have if it started now, and how many of them computers play."""
    seats = max(len(table.seats) + table.rivals, table.game.about.seats[0])
    return seats, sum(seat.person is None for seat in table.seats) + table.rivals


def _minutes(table: Lobby, seats: int, computers: int) -> int:
    """How long a live game with `seats` players takes (minutes)."""
    if table.game.about.whistle(table.suited_options) is not None:
        return table.terms.minutes
    return estimate_minutes(table.game.length(seats, table.suited_options).minutes, seats, computers)


def _days(table: Lobby, seats: int, computers: int) -> int | None:
    """How long a slow game with `seats` players takes (days), None if nobody can say; computers play at once."""
    turns = table.game.length(seats, table.suited_options).turns
    return None if turns is None else -(-turns * (seats - computers) * TURN_AT_A_SLOW_TABLE // (seats * DAY))


def short_length(table: Lobby, say: Speech) -> str:
    """Say in two words how long the game takes with those who are expected, or enough people for a good one.

    Empty if nobody can say.
    """
    seats, computers = _seats(table)
    computers -= table.rivals  # for whom people may still come
    seats = max(seats + len(table.expected), table.game.about.good_seats)
    if table.terms.pace is Pace.LIVE:
        return say("lobby-takes", unit="minutes", count=_minutes(table, seats, computers))
    days = _days(table, seats, computers)
    return "" if days is None else say("lobby-takes", unit="days", count=days)


def length_lines(table: Lobby, say: Speech) -> list[str]:
    """Say how many players suit the game, how long it takes at this pace, and which settings suit the pace better."""
    about, pace = table.game.about, table.terms.pace
    seats, computers = _seats(table)
    lines, told = [], []
    if about.best_seats is not None:
        few, many = about.best_seats
        told.append(say("lobby-best", least=few, most=many))
    if pace is Pace.LIVE:
        told.append(say("lobby-minutes", minutes=_minutes(table, seats, computers), here=seats, computers=computers))
    turns = table.game.length(seats, table.suited_options).turns
    if turns is not None:
        told.append(
            say(
                "lobby-turns",
                turns=turns,
                each=-(-turns // seats),
                pace=pace.value,
                days=_days(table, seats, computers) or 0,
            )
        )
    lines.extend([" ".join(told)] if told else [])
    lines.extend(_advice(table, say))
    if table.rivals:
        lines.append(say("lobby-rivals", count=table.rivals))
    return lines


def _advice(table: Lobby, say: Speech) -> list[str]:
    """Say which settings suit a slow table better."""
    if table.terms.pace is not Pace.SLOW:
        return []
    options = table.suited_options
    slower = table.game.options_for(Occasion.SLOW, len(table.seats) + table.rivals, options) or {}
    news = {name: value for name, value in slower.items() if options[name] != value}
    return [say("lobby-advice", setting=option_words(table, name, value, say)) for name, value in news.items()]
