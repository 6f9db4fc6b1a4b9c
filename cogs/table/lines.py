"""The lines below a board: whose turn it is, what players ask each other, its clocks, how it ended.

Times are Discord timestamps, which everybody sees in their own time zone and which count down automatically.
"""

from collections.abc import Sequence
from typing import Any

from cogs.people.people import mention
from rules.table.clocks import (
    AWAY,
    CLOCK,
    IDLE,
    PAUSE,
    REMIND,
    ROUND,
    ROUTINE,
    VOTE,
    due,
    expiry_times,
    may_end_from,
    rematch_missing,
    timers,
)
from rules.table.results import draws, game_draws, is_event_duel, may_be_rated
from rules.table.table import Finished, Running, Table
from rules.table.terms import DAY, HOUR, MINUTE, SECOND, Pace
from rules.table.values import Pending, Vote
from words import Speech
from words.games import seal_words, seat_name, task

#: What happens at a slow table while nobody moves: each timer with its message, in order.
_STEPS = {REMIND: "board-slow-reminder", AWAY: "board-slow-vote", IDLE: "board-slow-closing"}


def clock_lines(table: Running, say: Speech, who: Sequence[str]) -> list[str]:
    """Say when the whistle blows, what the clocks show, and what happens at a slow table while nobody moves."""
    lines = (
        _whistle(table, say),
        _banks(table, say, who) if table.banks else _slow(table, say),
    )
    return [line for line in lines if line]


def reminder(table: Running, say: Speech) -> str:
    """Remind the players on turn to move, and say what happens next and when."""
    dues = {timer.kind: timer.due for timer in timers(table)}
    kind, what = next(
        (kind, what) for kind, what in ((AWAY, "vote"), (VOTE, "voting"), (IDLE, "closing")) if kind in dues
    )
    if is_event_duel(table):  # which decides by itself what comes next
        return say("board-reminder-event")
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


def _banks(table: Running, say: Speech, who: Sequence[str]) -> str:
    """Say when the clock of the person on turn runs out, and what the other people have left."""
    found = []
    for number, seat in enumerate(table.seats):
        if seat.played_by is None:
            continue
        if number in table.awaited:
            when = moment(table.wall(table.awaiting_since + table.banks[number]))
            found.append(say("board-clock-runs", name=who[number], when=when))
        else:
            found.append(say("board-clock-left", name=who[number], left=span(table.banks[number], say)))
    return say("board-clocks", clocks=" · ".join(found)) if found else ""


def span(length: int, say: Speech) -> str:
    """Say a length of time (ms) in its two largest units."""
    for unit, big, small in (("days", DAY, HOUR), ("hours", HOUR, MINUTE), ("minutes", MINUTE, SECOND)):
        if length >= big or unit == "minutes":
            return say("clock-left", unit=unit, big=length // big, small=length % big // small)
    raise AssertionError(length)


def _slow(table: Running, say: Speech) -> str:
    """Say what comes next at a slow table; nothing if no person is on turn or the move is automatic."""
    if table.terms.pace is not Pace.SLOW or not table.awaited_persons or table.routine is not None:
        return ""
    dues = {timer.kind: timer.due for timer in timers(table)}
    if table.event:
        del dues[IDLE]
    steps = [say(message, when=moment(dues[kind])) for kind, message in _STEPS.items() if kind in dues]
    if not steps:
        return ""
    return say("board-slow", steps=say.row(steps))


def turn_lines(table: Running, view: Any, say: Speech, who: tuple[str, ...], ping: tuple[int, ...]) -> str:
    """Say whose turn it is, what they have to do, and until when.

    With hidden hands, only the people in `ping` are mentioned: the others are notified elsewhere, so they are named.
    """
    if table.paused:
        return pause_line(table, say, who)
    lines, what = [], task(table.game_key, view, say)
    for number in table.awaited:
        seat = table.seats[number]
        side = side_name(table, number, say)
        if seat.played_by is None:
            lines.append(say("board-thinking", player=name_player(table, number, who[number], say)))
            continue
        named = table.game.about.hidden and seat.played_by not in ping
        person = f"**{who[number]}**" if named else mention(seat.played_by)
        if what:
            lines.append(say("board-turn-task", person=person, side=side or "none", task=what))
        else:
            lines.append(say("board-turn", person=person, side=side or "none"))
        if table.routine is not None:
            lines.append(say("board-routine", when=moment(due(table, ROUTINE))))
    return "\n".join((*lines, *clock_lines(table, say, who)))


def pause_line(table: Running, say: Speech, who: tuple[str, ...]) -> str:
    """Say what the pause comes before, when it ends, and who wants to skip."""
    routine, when = table.routine, moment(due(table, PAUSE))
    if routine is not None and routine.finale:
        return say("pause-finale", when=when)
    if not table.only_watching:
        return say("pause-round", when=when)
    missing = [person for person in table.players if person not in table.skippers]
    if not table.skippers or not missing:
        return say("pause-watch", when=when)
    wishing = say.all_of(name_person(table, who, person) for person in table.skippers)
    return say(
        "pause-skip", names=wishing, count=len(table.skippers), asked=say.all_of(map(mention, missing)), when=when
    )


def request_lines(table: Running, say: Speech, who: tuple[str, ...], ping: tuple[int, ...]) -> list[str]:
    """List the last undo, open offers and votes, what was declined, and a reminder for the people in `ping`."""
    lines = [*undo_lines(table, say, who), *question_lines(table, say, who)]
    declined = table.turned_down
    if declined is not None:
        name, asker = name_person(table, who, declined.person), mention(declined.asker)
        lines.append(say("board-declined", question=declined.question.value, asker=asker, name=name))
    if table.round is not None and not table.round.begun:
        when = moment(due(table, ROUND))
        name, asked = name_person(table, who, table.round.person), say.all_of(map(mention, table.round.needed))
        lines.append(say("board-round", name=name, asked=asked, when=when))
    if table.vote is not None:
        lines += vote_lines(table, table.vote, say, who)
    if table.reminded and any(person in table.awaited_persons for person in ping):
        lines.append(reminder(table, say))
    return lines


def vote_lines(table: Running, vote: Vote, say: Speech, who: tuple[str, ...]) -> list[str]:
    """Ask the others what to do about an absent player, and say what each choice means before anybody presses."""
    asked = say.all_of(mention(person) for person in vote.voters if person not in vote.cast)
    may = "yes" if vote.may_end else "no"
    lines = [say("board-vote", name=who[vote.seat], asked=asked, when=moment(due(table, VOTE)), ends=may)]
    if may_be_rated(table):
        lines.append(say("board-vote-rated", name=who[vote.seat]))
    return lines if table.event else [*lines, say("board-vote-end", may=may, since=moment(may_end_from(table)))]


def question_lines(table: Running, say: Speech, who: tuple[str, ...]) -> list[str]:
    """Say who offers a draw or wants to undo, and whose answer that takes."""
    lines, until = [], expiry_times(table)
    for wish, message, kind in ((table.offer, "board-offer", Pending.DRAW), (table.undo, "board-undo", Pending.UNDO)):
        if wish is not None:
            name, asked = name_person(table, who, wish.person), say.all_of(map(mention, wish.needed))
            lines.append(say(message, name=name, asked=asked, when=moment(until[kind])))
    return lines


def rematch_lines(table: Finished, say: Speech, who: tuple[str, ...]) -> list[str]:
    """Say who wants a rematch while others haven't answered, or who doesn't."""
    if table.rematch_refused is not None:
        return [say("board-rematch-refused", name=name_person(table, who, table.rematch_refused))]
    if not table.rematch or table.rematch_table is not None:
        return []
    wishing = say.all_of(name_person(table, who, person) for person in table.rematch)
    asked = say.all_of(map(mention, rematch_missing(table))) or "none"
    return [say("board-rematch", names=wishing, count=len(table.rematch), asked=asked)]


def undo_lines(table: Running | Finished, say: Speech, who: tuple[str, ...]) -> list[str]:
    """Say what was undone last, if anything; nothing once the game is over, when that no longer matters."""
    if table.undone is None or isinstance(table, Finished):
        return []
    actions = say.row(f"`{text}`" for text in table.undone.texts)
    return [say("board-undone", name=name_person(table, who, table.undone.person), actions=actions)]


def seal_lines(table: Running, say: Speech) -> list[str]:
    """Say on the first board what was sealed, if anything was or will be drawn, and how its seal begins.

    All of it is behind **More…**.
    """
    begun = table.first_played_at or any(act.person or act.computer or act.left_to_table for act in table.acts)
    if begun or not draws(table):
        return []
    what = seal_words(table.game_key, say) if game_draws(table) else say("sealed-seats")
    return [say("seal-first", what=what, digits=table.commitment[:8])]


def side_name(table: Table, seat: int, say: Speech) -> str:
    """Return what the game calls a seat; empty if it has no names, because a number wouldn't help anybody."""
    return seat_name(table.game_key, seat, say)


def name_player(table: Table, seat: int, name: str, say: Speech) -> str:
    """Name a seat's player, and the side if the game names its seats."""
    side = side_name(table, seat, say)
    return say("board-player", name=name, side=side) if side else f"**{name}**"


def name_person(table: Table, who: Sequence[str], person: int) -> str:
    """Name somebody as at their seat; whoever has none is mentioned."""
    seat = table.seat_of(person)
    return who[seat] if seat is not None else mention(person)
