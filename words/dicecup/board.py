"""The whole dice cup in words, in Discord's markup. Part of words/dicecup.

What matters now comes first. If a cup is too long for a message, it gets less detail.
"""

from collections.abc import Callable, Iterator, Sequence

from rules.dicecup.pieces import Stage
from rules.dicecup.view import Group, Match, Row, View
from words.dicecup.lines import Names, ranking, result, stage_name
from words.dicecup.report import lots_told
from words.dicecup.story import under_way
from words.dicecup.symbols import shirt_symbol
from words.speech import Speech
from words.symbols import symbol

#: How much fits into a message below its heading (characters).
TEXT_LIMIT = 3800

Part = Callable[[View, Names], Iterator[str]]


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """Describe the whole cup: the current match, tables or rounds, and every coach's remaining teams.

    At most 3,800 characters in Discord's markup, the same for every seat. `actions` adds what can be typed. `who` has
    the coaches' names, with markup escaped; None if coaches aren't named.
    """
    names = Names(view, say, who)
    todo = list(_todo(view, names)) if actions else []
    lines: list[str] = []
    for parts in _DETAIL:
        lines = [*_now(view, names), *todo, *(line for part in parts for line in part(view, names))]
        if len("\n".join(lines)) <= TEXT_LIMIT:
            break
    return _cut(lines, say)


def _cut(lines: list[str], say: Speech) -> str:
    """Return as many lines as fit, and how many more there are."""
    kept = len(lines)
    text = "\n".join(lines)
    while kept and len(text) > TEXT_LIMIT:
        kept -= 1
        text = "\n".join((*lines[:kept], say("board-more", count=len(lines) - kept)))
    return text


def _now(view: View, names: Names) -> Iterator[str]:
    """Say how far the cup is, and describe the current match or lots, or the champion."""
    say = names.say
    yield say("dicecup-text-head", mode=view.mode.value, done=view.matches_done, all=view.matches_all)
    if view.champion is not None:
        second, third = names.team(view.runner_up or ""), names.team(view.third or "")
        yield say("dicecup-text-champion", champion=names.team(view.champion), second=second, third=third)
        if view.seats > 1:
            yield ranking(view, names)
    elif view.match is not None:
        yield from under_way(view.match, names)
    elif view.lots is not None:
        yield from lots_told(view.lots, names)
    elif view.phase != "roll":
        yield say("dicecup-text-waits")


def _todo(view: View, names: Names) -> Iterator[str]:
    """Say what can be typed now."""
    code = view.match.due[0].code if view.match is not None and view.match.due else None
    if view.lots is not None:
        code = view.lots.to_roll
    if view.phase == "roll" and code is not None and view.to_act is not None:
        solo = "yes" if view.seats == 1 else "no"
        yield names.say("dicecup-text-action", solo=solo, coach=names.coach(view.to_act), team=names.team(code))


# The groups


def _tables(view: View, names: Names, results: bool) -> Iterator[str]:
    """Show every group's table, those in play first, and its results if wanted."""
    for group in sorted(view.groups, key=lambda one: not one.on_board):
        yield names.say("dicecup-text-group", group=group.letter)
        for row in group.rows:
            yield _row(row, names)
        finished = [result(match, names) for match in group.matches if match.finished]
        if results and finished:
            yield names.say("dicecup-text-results", results=" · ".join(finished))


def _row(row: Row, names: Names) -> str:
    say = names.say
    told = say(
        "dicecup-text-row",
        place=row.place,
        team=names.team(row.code),
        points=row.points,
        played=row.played,
        goals=f"{row.scored}–{row.conceded}",
        through="yes" if row.through else "no",
    )
    return told + say("dicecup-text-lot-sums", sums=say.row(str(cast.total) for cast in row.lots)) * bool(row.lots)


def _tables_with_results(view: View, names: Names) -> Iterator[str]:
    return _tables(view, names, results=view.stage is Stage.GROUPS)


def _bare_tables(view: View, names: Names) -> Iterator[str]:
    return _tables(view, names, results=False)


def _group_lines(view: View, names: Names) -> Iterator[str]:
    """Show every group on one line."""
    for group in view.groups:
        yield names.say("dicecup-text-group-line", group=group.letter, rows=names.say.row(_brief_rows(group, names)))


def _brief_rows(group: Group, names: Names) -> Iterator[str]:
    for row in group.rows:
        through = "yes" if row.through else "no"
        yield names.say("dicecup-text-group-row", team=names.team(row.code), points=row.points, through=through)


# The cup rounds


def _rounds(view: View, names: Names) -> Iterator[str]:
    """List the knock-out rounds, the latest first, a line for every match."""
    for round_ in reversed(view.rounds):
        if round_.matches:
            yield names.say("dicecup-text-round", stage=stage_name(round_.stage, names.say))
        for match in round_.matches:
            yield names.say("dicecup-text-line", told=_line(match, names))
        if round_.matches and round_.unturned:
            unturned = names.say("dicecup-text-unturned", count=round_.unturned)
            yield names.say("dicecup-text-line", told=unturned)


def _line(match: Match, names: Names) -> str:
    if match.finished:
        return result(match, names)
    home, away = names.team(match.home.code), names.team(match.away.code)
    return names.say("dicecup-text-playing", home=home, away=away)


# The coaches


def _coaches(view: View, names: Names) -> Iterator[str]:
    """List every coach's remaining teams."""
    say = names.say
    if not view.coaches or view.outcome is not None:
        return
    yield say("dicecup-text-coaches")
    for coach in view.coaches:
        name, out = symbol(shirt_symbol(coach.seat)) + names.coach(coach.seat), coach.out_in
        if coach.surviving or out is None:
            teams = say.row(names.starred(code) for code in coach.surviving)
            yield say("dicecup-text-coach", coach=name, count=len(coach.surviving), teams=teams)
        else:
            yield say("dicecup-text-coach-out", coach=name, stage=out.value)


#: The parts of the text, from the most detail to the least.
_DETAIL: tuple[tuple[Part, ...], ...] = (
    (_rounds, _coaches, _tables_with_results),
    (_rounds, _coaches, _bare_tables),
    (_rounds, _coaches, _group_lines),
    (_rounds, _group_lines),
)
