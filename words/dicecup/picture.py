"""Describe the dice cup for people who can't see it: its pictures, and the whole cup. Part of words/dicecup.

The order is always the same: what it is, the moment, what is happening, the rest in reading order. Teams have their
full names, never only a code, and a match that isn't turned yet doesn't reveal its teams. In the text of a whole cup,
what matters now comes first; if it is too long for a message, it gets less detail.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from rules.dicecup.pieces import Stage
from rules.dicecup.view import BoutView, Group, GroupRow, TieBreak, View
from words.dicecup.lines import (
    CoachNames,
    choose_page,
    half,
    moment,
    ranking,
    result,
    score,
    shirt_symbol,
    shoot_out,
    side_of,
    stage_name,
)
from words.dicecup.report import lots_told
from words.dicecup.story import under_way
from words.harmless import visible
from words.shortening import ALT_LIMIT, whole_sentences
from words.speech import Speech
from words.symbols import symbol


def alt(
    view: View,
    say: Speech,
    chosen: str | None = None,
    *,
    side: int | None = None,
    page: str | None = None,
    chapter: int | None = None,
    who: Sequence[str] | None = None,
) -> str:
    """Describe a picture of the view in at most 1,024 characters.

    `page` is one of `words.dicecup.lines`, None for the moment's; `chapter` is the serial number of a match or of lots.
    `who` has the coaches' names, any text; None if coaches aren't named. Nothing can be chosen, and the cup looks the
    same from every side. Sentences that don't fit are left out, the last ones first.
    """
    what = choose_page(view, page, chapter)
    called = None if who is None else [visible(name) or say("seat", number=seat + 1) for seat, name in enumerate(who)]
    names = CoachNames(view, say, called, markup=False)
    if what.match is not None:
        told = _match(what.match, names)
    elif what.page == "groups":
        told = _groups(view, what.group, names)
    else:
        told = _champion(view, names) if what.page == "final" else _cup(view, names)
    return _join(told)


def _join(sentences: Iterable[str]) -> str:
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT:
            return text or whole_sentences(sentence)
        text = longer
    return text


def _match(match: BoutView, names: CoachNames) -> Iterator[str]:
    say = names.say
    home, away = names.introduce(match.home), names.introduce(match.away)
    if match.home.score is None:
        yield say("dicecup-shows-begins", moment=moment(match, say), home=home, away=away)
    else:
        goals = [str(side.score) if side.score is not None else "–" for side in (match.home, match.away)]
        words = {"home": home, "away": away, "first": goals[0], "second": goals[1]}
        yield say("dicecup-shows-match", moment=moment(match, say), **words)
    yield from _periods(match, names)
    yield from _next(match, names)
    if match.group is not None:
        yield _table(next(group for group in names.view.groups if group.letter == match.group), names)
    yield from _coaches(names)


def _periods(match: BoutView, names: CoachNames) -> Iterator[str]:
    """Describe the finished periods, if there is more than one."""
    if match.period == "regular":
        return
    ended = match.finished or match.period == "penalties"
    told = [names.say("dicecup-shows-period", period="regular", score=half(match, "regular", names.say))]
    if ended:
        told.append(names.say("dicecup-shows-period", period="overtime", score=half(match, "overtime", names.say)))
    shots = shoot_out(match, names.say)
    if shots:
        told.append(names.say("dicecup-shows-period", period="penalties", score=names.say.row(shots)))
    yield names.say("dicecup-shows-periods", periods=names.say.row(told))


def _next(match: BoutView, names: CoachNames) -> Iterator[str]:
    say = names.say
    if match.due:
        due = match.due[0]
        facts = {"period": due.period, "coach": names.coach(due.seat), "team": names.team(due.code)}
        yield say("dicecup-shows-due", **facts)
    elif match.winner is None:
        yield say("dicecup-shows-result", meaning="draw", team="")
    else:
        meanings = {Stage.GROUPS: "group", Stage.FINAL: "cup", Stage.THIRD_PLACE: "third"}
        yield say("dicecup-shows-result", meaning=meanings.get(match.stage, "through"), team=names.team(match.winner))
        if match.upset:
            yield say("dicecup-shows-upset")


def _coaches(names: CoachNames) -> Iterator[str]:
    view, say = names.view, names.say
    left = [coach for coach in view.coaches if coach.surviving]
    if left:
        told = say.row(
            say("dicecup-shows-coach", coach=names.coach(coach.seat), count=len(coach.surviving)) for coach in left
        )
        yield say("dicecup-shows-still", coaches=told)
    gone = [names.coach(coach.seat) for coach in view.coaches if not coach.surviving]
    if gone:
        yield say("dicecup-shows-out", coaches=say.all_of(gone))


# The groups


def _groups(view: View, asked: str | None, names: CoachNames) -> Iterator[str]:
    now = view.lots or view.latest or view.match
    first = asked or (now.group if now is not None else None) or "A"
    done = sum(match.finished for group in view.groups for match in group.matches)
    yield names.say("dicecup-shows-groups", done=done, all=6 * len(view.groups))
    if view.lots is not None:
        yield _lots(view.lots, names)
    at = [group.letter for group in view.groups].index(first) // 2 * 2
    for group in (*view.groups[at : at + 2], *view.groups[:at], *view.groups[at + 2 :]):
        yield _table(group, names)


def _table(group: Group, names: CoachNames) -> str:
    """Write a table: `Group A: Brazil 6 points, Belgium 4, through; Morocco 3, Japan 1, out.`"""
    say = names.say
    parts: list[str] = []
    for fate, word in ((True, "through"), (None, "open"), (False, "out")):
        rows = [row for row in group.rows if row.through is fate]
        if rows:
            parts.append(say("dicecup-shows-rows", fate=word, rows=_rows(rows, names, units=not parts)))
    return say("dicecup-shows-table", group=group.letter, rows=say.clauses(parts))


def _rows(rows: list[GroupRow], names: CoachNames, *, units: bool) -> str:
    told = [f"{names.team(row.code)} {row.points}" for row in rows]
    if units:
        told[0] = f"{names.team(rows[0].code)} {names.say('dicecup-points', points=rows[0].points)}"
    return names.say.row(told)


def _lots(lots: TieBreak, names: CoachNames) -> str:
    told = [
        f"{names.team(throw.code)} {throw.cast.total}" for throw in lots.throws if throw.attempt == lots.attempt
    ] or [names.team(code) for code in lots.rolling]
    team = names.team(lots.to_roll) if lots.to_roll else ""
    key = "dicecup-shows-lots" if team else "dicecup-shows-lots-done"
    return names.say(key, group=lots.group, teams=names.say.row(told), team=team)


# The cup and its end


def _cup(view: View, names: CoachNames) -> Iterator[str]:
    say = names.say
    if not view.rounds:
        yield say("dicecup-cup-dealt" if view.coaches else "dicecup-cup-nothing").capitalize() + "."
    for number, round_ in enumerate(reversed(view.rounds)):
        told = [
            result(match, names)
            if match.finished
            else say("dicecup-shows-playing", home=names.with_coach(match.home), away=names.with_coach(match.away))
            for match in round_.matches
        ]
        if round_.unturned:
            told.append(say("dicecup-cup-hidden", count=round_.unturned))
        if told:
            yield say("dicecup-shows-round", stage=stage_name(round_.stage, say), matches=say.row(told))
        if number == 0:
            yield from _coaches(names)
    if not view.rounds:
        yield from _coaches(names)


def _champion(view: View, names: CoachNames) -> Iterator[str]:
    say = names.say
    final = view.road[-1]
    own = side_of(final, view.champion or "")
    facts = {"team": names.with_coach(own), "score": score(final, say), "ended": final.period}
    yield say("dicecup-shows-champion", home=names.team(final.home.code), away=names.team(final.away.code), **facts)
    before = [result(match, names) for match in view.road[:-1]]
    if before:
        yield say("dicecup-shows-before", matches=say.row(before))
    if view.third is not None:
        yield say("dicecup-shows-third", team=names.team(view.third))
    if view.seats > 1:
        ranked = sorted(view.coaches, key=lambda coach: (coach.rank or 0, coach.seat))
        yield say(
            "dicecup-shows-ranking", coaches=say.row(f"{coach.rank} {names.coach(coach.seat)}" for coach in ranked)
        )


#: How much fits into a message below its heading (characters).
TEXT_LIMIT = 3800

Part = Callable[[View, CoachNames], Iterator[str]]


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """Describe the whole cup: the current match, tables or rounds, and every coach's remaining teams.

    At most 3,800 characters in Discord's markup, the same for every seat. `actions` adds what can be typed. `who` has
    the coaches' names, with markup escaped; None if coaches aren't named.
    """
    names = CoachNames(view, say, who)
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


def _now(view: View, names: CoachNames) -> Iterator[str]:
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


def _todo(view: View, names: CoachNames) -> Iterator[str]:
    """Say what can be typed now."""
    code = view.match.due[0].code if view.match is not None and view.match.due else None
    if view.lots is not None:
        code = view.lots.to_roll
    if view.phase == "roll" and code is not None and view.to_act is not None:
        solo = "yes" if view.seats == 1 else "no"
        yield names.say("dicecup-text-action", solo=solo, coach=names.coach(view.to_act), team=names.team(code))


# The groups


def _tables(view: View, names: CoachNames, results: bool) -> Iterator[str]:
    """Show every group's table, those in play first, and its results if wanted."""
    for group in sorted(view.groups, key=lambda one: not one.on_board):
        yield names.say("dicecup-text-group", group=group.letter)
        for row in group.rows:
            yield _row(row, names)
        finished = [result(match, names) for match in group.matches if match.finished]
        if results and finished:
            yield names.say("dicecup-text-results", results=" · ".join(finished))


def _row(row: GroupRow, names: CoachNames) -> str:
    say = names.say
    told = say(
        "dicecup-text-row",
        place=row.place,
        team=names.team(row.code),
        points=row.points,
        played=row.played,
        goals=say.score(row.scored, row.conceded),
        through="yes" if row.through else "no",
    )
    return told + say("dicecup-text-lot-sums", sums=say.row(str(cast.total) for cast in row.lots)) * bool(row.lots)


def _tables_with_results(view: View, names: CoachNames) -> Iterator[str]:
    return _tables(view, names, results=view.stage is Stage.GROUPS)


def _bare_tables(view: View, names: CoachNames) -> Iterator[str]:
    return _tables(view, names, results=False)


def _group_lines(view: View, names: CoachNames) -> Iterator[str]:
    """Show every group on one line."""
    for group in view.groups:
        yield names.say("dicecup-text-group-line", group=group.letter, rows=names.say.row(_brief_rows(group, names)))


def _brief_rows(group: Group, names: CoachNames) -> Iterator[str]:
    for row in group.rows:
        through = "yes" if row.through else "no"
        yield names.say("dicecup-text-group-row", team=names.team(row.code), points=row.points, through=through)


# The cup rounds


def _rounds(view: View, names: CoachNames) -> Iterator[str]:
    """List the knock-out rounds, the latest first, a line for every match."""
    for round_ in reversed(view.rounds):
        if round_.matches:
            yield names.say("dicecup-text-round", stage=stage_name(round_.stage, names.say))
        for match in round_.matches:
            yield names.say("dicecup-text-line", told=_line(match, names))
        if round_.matches and round_.unturned:
            unturned = names.say("dicecup-text-unturned", count=round_.unturned)
            yield names.say("dicecup-text-line", told=unturned)


def _line(match: BoutView, names: CoachNames) -> str:
    if match.finished:
        return result(match, names)
    home, away = names.team(match.home.code), names.team(match.away.code)
    return names.say("dicecup-text-playing", home=home, away=away)


# The coaches


def _every_coach(view: View, names: CoachNames) -> Iterator[str]:
    """List every coach's remaining teams."""
    say = names.say
    if not view.coaches or view.outcome is not None:
        return
    yield say("dicecup-text-coaches")
    for coach in view.coaches:
        name, out = symbol(shirt_symbol(coach.seat)) + names.coach(coach.seat), coach.out_in
        if coach.surviving or out is None:
            teams = say.row(names.with_stars(code) for code in coach.surviving)
            yield say("dicecup-text-coach", coach=name, count=len(coach.surviving), teams=teams)
        else:
            yield say("dicecup-text-coach-out", coach=name, stage=out.value)


#: The parts of the text, from the most detail to the least.
_DETAIL: tuple[tuple[Part, ...], ...] = (
    (_rounds, _every_coach, _tables_with_results),
    (_rounds, _every_coach, _bare_tables),
    (_rounds, _every_coach, _group_lines),
    (_rounds, _group_lines),
)
