"""Report finished matches and lots of the dice cup. Part of words/dicecup."""

from collections.abc import Iterator, Sequence

from rules.dicecup.pieces import Stage
from rules.dicecup.view import BoutView, Coach, Group, TieBreak
from words.dicecup.lines import (
    WAYS,
    CoachNames,
    board_of,
    half,
    lots_of,
    matches_of,
    moment,
    score,
    shoot_out,
    side_of,
    sum_of,
)

#: A win by this many goals is called a rout.
ROUT = 3


def report(match: BoutView, names: CoachNames) -> Iterator[str]:
    """Report a finished match: the score, how it came about, what it means, and who has no team left."""
    say = names.say
    yield say(
        "dicecup-story-head",
        moment=moment(match, say),
        home=names.with_coach(match.home),
        away=names.with_coach(match.away),
        score=score(match, say),
        ended=match.period,
        penalties="".join(shoot_out(match, say)[-1:]),
    )
    yield " ".join((*_course(match, names), _meaning(match, names), *_upset(match, names)))
    yield from _after(match.serial, match.stage, names)


def _way(match: BoutView | TieBreak) -> int:
    return match.serial % WAYS


def _course(match: BoutView, names: CoachNames) -> Iterator[str]:
    say = names.say
    if match.period != "regular":
        regular, overtime = (half(match, period, say) for period in ("regular", "overtime"))
        yield say("dicecup-story-periods", ended=match.period, regular=regular, overtime=overtime)
    if match.attempt > 1:
        yield say("dicecup-story-attempts", attempts=match.attempt, told=say.row(shoot_out(match, say)))


def _upset(match: BoutView, names: CoachNames) -> Iterator[str]:
    if match.upset:
        less, more = sorted(("★" * match.home.stars, "★" * match.away.stars), key=len)
        yield names.say("dicecup-story-upset", way=_way(match), less=less, more=more)


def _meaning(match: BoutView, names: CoachNames) -> str:
    say = names.say
    if match.winner is None or match.loser is None:
        return say("dicecup-story-draw", way=_way(match), goals=match.home.score or 0)
    winner, loser = names.team(match.winner), names.team(match.loser)
    ahead, behind = (side_of(match, code).score or 0 for code in (match.winner, match.loser))
    if match.period != "regular":
        kind: str = match.period
    elif ahead - behind >= ROUT:
        kind = "rout"
    else:
        kind = "plain" if behind else "clean"
    if match.stage is Stage.GROUPS:
        return say("dicecup-story-win", kind=kind, way=_way(match), winner=winner, loser=loser)
    next_ = say("dicecup-story-next", stage=match.stage.value)
    return say("dicecup-story-through", kind=kind, way=_way(match), winner=winner, loser=loser, next=next_)


def report_lots(lots: TieBreak, names: CoachNames) -> Iterator[str]:
    """Report finished lots: the resulting order, and what it means."""
    sums = {
        code: names.say.row(str(throw.cast.total) for throw in lots.throws if throw.code == code) for code in lots.teams
    }
    order = [names.say("dicecup-story-lot-sums", team=names.team(code), sums=sums[code]) for code in lots.order]
    yield names.say(
        "dicecup-story-lots-over",
        group=lots.group,
        order=" · ".join(order),
        decisive="yes" if lots.decisive else "no",
        way=_way(lots),
    )
    yield from _after(lots.serial, Stage.GROUPS, names)


def lots_told(lots: TieBreak, names: CoachNames) -> Iterator[str]:
    """Tell the current lots: who is level, and the rolls so far."""
    say, (first, last) = names.say, lots.places
    yield say(
        "dicecup-story-level",
        group=lots.group,
        teams=names.teams(lots.teams),
        first=first,
        last=last,
        decisive="yes" if lots.decisive else "no",
    )
    for attempt in range(1, lots.attempt + 1):
        throws = [throw for throw in lots.throws if throw.attempt == attempt]
        if throws:
            told = [
                say("dicecup-story-lot", team=names.team(one.code), total=one.cast.total, dice=sum_of(one.cast))
                for one in throws
            ]
            yield say("dicecup-story-lots", attempt=attempt, told=say.row(told))


def _after(serial: int, stage: Stage, names: CoachNames) -> Iterator[str]:
    """Tell what this match or these lots settled: groups, and coaches who are out."""
    yield from tell_settled([serial], stage, names)


def tell_settled(serials: Sequence[int], stage: Stage, names: CoachNames) -> Iterator[str]:
    """Tell what these matches and lots of one stage settled: groups, and coaches who are out."""
    view, say = names.view, names.say
    groups = [group for group in view.groups if group.decided and _serial_settling(group, names) in serials]
    if len(groups) == 1:
        through, out = (names.teams([row.code for row in groups[0].rows if row.through is on]) for on in (True, False))
        yield say("dicecup-story-group", group=groups[0].letter, through=through, out=out)
    elif groups:
        told = [
            say(
                "dicecup-story-settled-group",
                group=group.letter,
                teams=names.teams([row.code for row in group.rows if row.through]),
            )
            for group in groups
        ]
        yield say("dicecup-story-settled", groups=" · ".join(told))
    gone = [names.coach(coach.seat) for coach in view.coaches if _left_by(coach, names) in serials]
    if gone and stage is not Stage.FINAL:
        yield say("dicecup-story-gone", coaches=say.all_of(gone), way=serials[-1] % WAYS)
    third = [names.coach(coach.seat) for coach in view.coaches if _third_left_by(coach, names) in serials]
    if third:
        yield say("dicecup-story-third-left", coaches=say.all_of(third))


def _serial_settling(group: Group, names: CoachNames) -> int:
    """Return the serial number that settled a decided group: its last lots', else its board's last match's."""
    if group.lots:
        return group.lots[-1].serial
    return max(match.serial for one in board_of(names.view, group.letter) for match in one.matches)


def _left_by(coach: Coach, names: CoachNames) -> int | None:
    """Return the serial number of a coach's last match; None while they still play, even if only for third place."""
    view = names.view
    if coach.surviving or coach.out_in is None:
        return None
    if coach.out_in is Stage.GROUPS:
        theirs = {team.group for team in view.teams if team.seat == coach.seat}
        return max(_serial_settling(group, names) for group in view.groups if group.letter in theirs)
    if coach.out_in is not Stage.SEMI_FINALS:
        return _serial_losing(coach, names)
    third = (match for match in matches_of(view) if match.stage is Stage.THIRD_PLACE and match.finished)
    return next((match.serial for match in third), None)


def _third_left_by(coach: Coach, names: CoachNames) -> int | None:
    """Return the serial number of the semi-final that left a coach only third place to play for, or None.

    None also once the match for third place has been played.
    """
    if names.view.third is not None or coach.surviving or coach.out_in is not Stage.SEMI_FINALS:
        return None
    return _serial_losing(coach, names)


def _serial_losing(coach: Coach, names: CoachNames) -> int:
    """Return the serial number of the match in which a coach's last team went out."""
    lost = (match for match in matches_of(names.view) if match.stage is coach.out_in and match.loser in coach.teams)
    return max(match.serial for match in lost)


def report_number(number: int, names: CoachNames) -> Iterator[str]:
    """Report the match or the lots with this serial number, if they are over."""
    for match in matches_of(names.view):
        if match.serial == number and match.finished:
            yield from report(match, names)
    for lots in lots_of(names.view):
        if lots.serial == number and lots.finished:
            yield from report_lots(lots, names)
