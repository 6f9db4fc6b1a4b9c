"""The dice cup in sentences: what its pictures show, and names for menus. Part of words/: imports rules (nouns).

Everything is said from a View; every sentence comes from the catalog. `alt` and `board_text` are what words.boards
looks for.
"""

from collections.abc import Iterator, Sequence

from rules.dicecup.pieces import Stage
from rules.dicecup.sight import Group, Lots, Match, Round, Side, View
from words.dicecup_lines import (
    Names,
    half,
    item,
    listed,
    matches_of,
    moment,
    ranking,
    result,
    score,
    shoot_out,
    stage_name,
)
from words.dicecup_text import board_text
from words.speech import Speech

__all__ = ["alt", "board_text", "item", "mark_name"]

ALT_LIMIT = 1024


def mark_name(view: View, say: Speech, mark: str) -> str:
    """A team's name with its stars, for a menu: no markup, at most 40 characters."""
    return Names(view, say, markup=False).starred(mark)


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
    """What a picture of the view shows, for people who cannot see it; at most 1,024 characters.

    `page` is `match`, `groups`, `cup` or `final`, None for that of the moment; `chapter` is the serial of the match
    whose card is shown, None for the one under way or the latest. `who` are the coaches' names as they stand in the
    picture, None where nobody is named. Nothing can be chosen, and the cup looks the same from every side.
    """
    names = Names(view, say, who, markup=False)
    match = next((one for one in matches_of(view) if one.serial == chapter), None)
    page = page or ("match" if match is not None else page_of(view))
    match = match or view.match or view.latest
    if page == "final" and view.champion is not None:
        return _within(_final(view, names), "dicecup-alt-final", names)
    if page == "groups" and view.groups:
        return _within(_groups(view, names), "dicecup-alt-groups", names)
    if page == "cup" and view.rounds:
        return _within(_cup(view, names), "dicecup-alt-cup", names)
    if match is not None:
        return _within(_match(match, names), "dicecup-alt-match", names, moment=moment(match, say))
    return say("dicecup-alt-nothing")


def page_of(view: View) -> str:
    """The page of the moment: `final` at the end, `groups` while lots are rolled, else `match`."""
    if view.outcome is not None:
        return "final"
    return "groups" if view.lots is not None else "match"


def _within(sentences: Iterator[str], frame: str, names: Names, **facts: str) -> str:
    """As many whole sentences as there is room for, in their frame."""
    say, kept = names.say, ""
    if frame == "dicecup-alt-final":
        facts |= _champion(names)
    for sentence in sentences:
        longer = f"{kept} {sentence}".strip()
        if len(say(frame, told=longer, **facts)) > ALT_LIMIT - len(say("dicecup-alt-short")) - 1:
            return say(frame, told=f"{kept} {say('dicecup-alt-short')}".strip(), **facts)
        kept = longer
    return say(frame, told=kept, **facts).strip()


# A match


def _match(match: Match, names: Names) -> Iterator[str]:
    say, view = names.say, names.view
    home, away = _side(match.home, names), _side(match.away, names)
    if match.home.score is None:
        yield say("dicecup-alt-versus", home=home, away=away)
    elif match.away.score is None:
        yield say("dicecup-alt-first", home=home, away=away, goals=match.home.score)
    else:
        yield say(
            "dicecup-alt-score",
            home=home,
            away=away,
            goals=match.home.score,
            others=match.away.score,
            period="regular" if match.away.overtime is None else "overtime",
        )
        if match.period != "regular":
            yield from _periods(match, names)
    if match.finished:
        yield from _over(match, names)
    elif match.due:
        due = match.due[0]
        yield say(
            "dicecup-alt-due",
            period=due.period,
            solo=_solo(view),
            coach=names.coach(due.seat),
            team=names.team(due.code),
            die=say("dicecup-alt-die", die=due.dice[0] if len(due.dice) == 1 else "all"),
        )
    yield from _left(view, names)


def _periods(match: Match, names: Names) -> Iterator[str]:
    """What was rolled so far beyond the score, period by period."""
    say, home = names.say, names.team(match.home.code)
    yield say("dicecup-alt-period", period="regular", told=half(match, "regular"))
    if match.away.overtime is not None:
        yield say("dicecup-alt-period", period="overtime", told=half(match, "overtime"))
    elif match.home.overtime is not None:
        told = say("dicecup-alt-half", told=match.home.overtime, team=home)
        yield say("dicecup-alt-period", period="overtime", told=told)
    sums = [shoot_out(match)] if match.away.penalties else []
    if len(match.home.penalties) > len(match.away.penalties):
        sums.append(say("dicecup-alt-half", told=match.home.penalties[-1].total, team=home))
    if sums:
        yield say("dicecup-alt-period", period="penalties", told=", ".join(sums))


def _over(match: Match, names: Names) -> Iterator[str]:
    if match.winner is None:
        yield names.say("dicecup-alt-drawn")
        return
    yield names.say("dicecup-alt-over", stage=match.stage.value, team=names.team(match.winner))
    if match.upset:
        yield names.say("dicecup-alt-upset")


def _side(side: Side, names: Names) -> str:
    return names.say(
        "dicecup-alt-side",
        solo=_solo(names.view),
        team=names.team(side.code),
        coach=names.coach(side.seat),
        stars=names.say("dicecup-alt-stars", stars=side.stars),
    )


def _solo(view: View) -> str:
    return "yes" if view.seats == 1 else "no"


def _left(view: View, names: Names) -> Iterator[str]:
    """How many teams every coach has left, most first, and who has none; nothing with one coach or at the end."""
    if view.seats == 1 or view.outcome is not None:
        return
    say = names.say
    ahead = sorted((coach for coach in view.coaches if coach.surviving), key=lambda coach: -len(coach.surviving))
    told = [say("dicecup-alt-coach-left", coach=names.coach(coach.seat), teams=len(coach.surviving)) for coach in ahead]
    if told:
        yield say("dicecup-alt-left", told=", ".join(told))
    out = [names.coach(coach.seat) for coach in view.coaches if not coach.surviving]
    if out:
        yield say("dicecup-alt-out", coaches=listed(out, say))


# The groups


def _groups(view: View, names: Names) -> Iterator[str]:
    if view.lots is not None:
        yield _lots(view.lots, names)
    # what is being played comes first, in case that there is no room for all
    for group in sorted(view.groups, key=lambda one: not one.on_board):
        yield _group(group, names)
    yield from _left(view, names)


def _lots(lots: Lots, names: Names) -> str:
    told = []
    for code in lots.teams:
        sums = ", ".join(str(throw.cast.total) for throw in lots.throws if throw.code == code)
        told.append(names.say("dicecup-alt-lot", team=names.team(code), sums=sums).strip())
    if lots.to_roll is not None:
        told.append(names.say("dicecup-alt-lot-due", team=names.team(lots.to_roll)))
    return names.say("dicecup-alt-lots", group=lots.group, told="; ".join(told))


def _group(group: Group, names: Names) -> str:
    say = names.say
    rows = [say("dicecup-alt-row", team=names.team(row.code), points=row.points) for row in group.rows]
    if not group.decided:
        return say("dicecup-alt-group-open", group=group.letter, rows=", ".join(rows))
    through = sum(row.through is True for row in group.rows)
    first, last = ", ".join(rows[:through]), ", ".join(rows[through:])
    return say("dicecup-alt-group", group=group.letter, first=first, last=last)


# The cup rounds


def _cup(view: View, names: Names) -> Iterator[str]:
    begun = [round_ for round_ in view.rounds if round_.matches or round_.unturned]
    if begun:
        yield _round(begun[-1], names)
    yield from _left(view, names)
    for round_ in begun[-2::-1]:
        yield _round(round_, names)


def _round(round_: Round, names: Names) -> str:
    say, told = names.say, []
    for match in round_.matches:
        if match.finished:
            told.append(result(match, names))
            continue
        home, away = names.team(match.home.code), names.team(match.away.code)
        if match.away.score is None:
            told.append(say("dicecup-alt-in-play", home=home, away=away))
        else:
            told.append(say("dicecup-alt-in-play-score", home=home, away=away, score=score(match)))
    if round_.unturned:
        told.append(say("dicecup-alt-unturned", count=round_.unturned))
    return say("dicecup-alt-round", stage=stage_name(round_.stage, say), matches="; ".join(told))


# The champion


def _champion(names: Names) -> dict[str, str]:
    code = names.view.champion or ""
    seat = next((team.seat for team in names.view.teams if team.code == code), None)
    return {"team": names.team(code), "coach": names.coach(seat or 0), "solo": _solo(names.view)}


def _final(view: View, names: Names) -> Iterator[str]:
    say = names.say
    road = [result(match, names) for match in reversed(view.road) if match.stage is not Stage.GROUPS]
    for group in view.groups:
        for row in group.rows:
            if row.code == view.champion:
                yield say("dicecup-alt-from", group=group.letter, place=row.place, points=row.points)
    yield say("dicecup-alt-road", road="; ".join(road))
    if view.runner_up is not None and view.third is not None:
        yield say("dicecup-alt-podium", second=names.team(view.runner_up), third=names.team(view.third))
    if view.seats > 1:
        yield ranking(view, names)
