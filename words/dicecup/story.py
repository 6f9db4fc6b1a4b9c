"""Tell the dice cup match by match, its highlights, and what decided it. Part of words/dicecup.

The story is the current match or lots, roll by roll; or else what was decided last, what that means, and what comes
next. Earlier results of the same round are below it, because the table may have played them all at once.
"""

from collections.abc import Iterator, Sequence

from rules.dicecup.pieces import Mode, Stage
from rules.dicecup.view import BoutView, View
from words.dicecup.lines import (
    WAYS,
    CoachNames,
    begins_round,
    board_of,
    half,
    lots_of,
    matches_of,
    moment,
    ranking,
    result,
    score,
    side_of,
    stage_name,
    sum_of,
)
from words.dicecup.report import lots_told, report, report_lots, report_number, tell_settled
from words.speech import Speech

#: How many earlier results are listed with a finished match, and with a current one.
MOST_RESULTS, MOST_BESIDE = 8, 3
#: How many unseen rounds are told match by match, besides one that is told elsewhere.
MOST_ROUNDS = 2


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell what just happened: a roll or a decision, what it means, what comes next, and earlier results."""
    return "\n".join(_tell(view, CoachNames(view, say, who)))


def since(view: View, say: Speech, who: Sequence[str], above: int | None = None) -> str:
    """Tell the story after the record of the match or the lots with the serial number `above`, 0 if there is none.

    Nobody has seen what came in between, so it is told too.
    """
    return "\n".join(_tell(view, CoachNames(view, say, who), above))


def chapter(view: View, say: Speech, who: Sequence[str], number: int, above: int | None = None) -> str:
    """Report the match or the lots with the serial number `number`, and what came after `above`, if known.

    Empty until they are over.
    """
    names = CoachNames(view, say, who)
    lines = [*report_number(number, names)]
    if lines:
        lines.extend(_rounds_before(view, names, above, None, number))
    return "\n".join(lines)


def task(view: View, say: Speech) -> str:
    """Say which team's roll is next; empty if none is."""
    names = CoachNames(view, say)
    if view.match is not None and view.match.due:
        due = view.match.due[0]
        return say("dicecup-task", period=due.period, team=names.team(due.code))
    if view.lots is not None and view.lots.to_roll is not None:
        return say("dicecup-task", period="lots", team=names.team(view.lots.to_roll))
    return ""


def _tell(view: View, names: CoachNames, above: int | None = None) -> Iterator[str]:
    match, lots = view.match, view.lots
    if match is not None and match.home.regular is not None:
        yield from _running(match, view, names, above)
        return
    if lots is not None and lots.throws:
        yield from lots_told(lots, names)
        return
    last = view.latest
    if last is None or above == 0:
        yield from _kick_off(view, names)
    if last is not None and view.outcome is not None:
        yield from _end(view, last, names, above or 0)
        yield from _rounds_before(view, names, above, last)
    elif last is not None:
        yield from _tell_decision(last, view, names, above)
    if lots is not None:
        yield from lots_told(lots, names)
    elif match is not None:
        yield from _coming(match, view, names, above)


def _running(match: BoutView, view: View, names: CoachNames, above: int | None) -> Iterator[str]:
    """Tell a match in which somebody has rolled, and earlier results of the same round."""
    if match.away.regular is None and above is not None:
        yield from _news(match, view, names, above)
    yield from under_way(match, names)
    unseen = [one for one in _same_round(match, view) if one.serial > (above or 0)]
    earlier = [result(one, names) for one in unseen][-MOST_BESIDE:]
    if earlier:
        yield names.say("dicecup-story-before", results=" · ".join(earlier))


def _tell_decision(last: BoutView, view: View, names: CoachNames, above: int | None) -> Iterator[str]:
    """Tell what was decided last and the match or lots after it, without what is told above."""
    seen = above or 0
    finished = [one for one in lots_of(view) if one.finished]
    drawn = bool(finished) and finished[-1].serial > last.serial
    if drawn:
        if finished[-1].serial > seen:
            yield from report_lots(finished[-1], names)
    elif last.serial > seen:
        yield from report(last, names)
        yield from _earlier(last, view, names, seen)
    yield from _rounds_before(view, names, above, None if drawn else last)


def under_way(match: BoutView, names: CoachNames) -> Iterator[str]:
    """Tell an unfinished match: who plays, then a line for every roll or period."""
    say, way = names.say, match.serial % WAYS
    home, away = names.team(match.home.code), names.team(match.away.code)
    sides = {"home": names.introduce(match.home), "away": names.introduce(match.away)}
    yield say("dicecup-story-now", moment=moment(match, say), **sides)
    if match.home.regular is None:
        return
    if match.away.regular is None:
        goals = say("dicecup-story-goals", goals=match.home.regular or 0, way=way)
        yield (
            say(
                "dicecup-story-throw",
                solo="yes" if names.view.seats == 1 else "no",
                way=way,
                coach=names.coach(match.home.seat),
                team=home,
                goals=goals,
            )
            + " "
            + say("dicecup-story-answer", team=away, way=way)
        )
        return
    told = say("dicecup-story-both", home=home, away=away, score=half(match, "regular", say), way=way)
    yield f"{told} {say('dicecup-story-overtime', way=way)}"
    if match.home.overtime is not None and match.away.overtime is None:
        goals = say("dicecup-story-goals", goals=match.home.overtime, way=(way + 1) % WAYS)
        yield (
            say("dicecup-story-overtime-throw", team=home, goals=goals, way=way)
            + " "
            + say("dicecup-story-answer", team=away, way=(way + 1) % WAYS)
        )
    if match.away.overtime is not None:
        yield say("dicecup-story-overtime-level", half=half(match, "overtime", say), score=score(match, say), way=way)
    for number, cast in enumerate(match.home.penalties):
        if number < len(match.away.penalties):
            yield say("dicecup-story-penalties-level", attempt=number + 1, each=cast.total, way=way)
        else:
            step = (way + number) % WAYS
            yield (
                say("dicecup-story-penalties-throw", team=home, total=cast.total, dice=sum_of(cast), way=step)
                + " "
                + say("dicecup-story-answer", team=away, way=(step + 1) % WAYS)
            )


def _same_round(match: BoutView, view: View) -> list[BoutView]:
    """Return the earlier matches of the same round (of the same groups)."""
    board = {group.letter for group in board_of(view, match.group)} if match.group else {None}
    return [
        one
        for one in matches_of(view)
        if one.serial < match.serial
        and (one.stage, one.group_round) == (match.stage, match.group_round)
        and one.group in board
    ]


def _earlier(match: BoutView, view: View, names: CoachNames, above: int) -> Iterator[str]:
    """List the earlier results of a match's round, the latest first, without those told above."""
    found = [one for one in _same_round(match, view) if one.serial > above][::-1]
    if not found:
        return
    # "and one more" would take as much room as the result itself
    shown = found if len(found) <= MOST_RESULTS + 1 else found[:MOST_RESULTS]
    results = [result(one, names) for one in shown]
    if len(found) > len(shown):
        results.append(names.say("dicecup-story-more", count=len(found) - len(shown)))
    yield names.say("dicecup-story-earlier", results=" · ".join(results))


def _rounds_before(
    view: View, names: CoachNames, above: int | None, but: BoutView | None, until: int | None = None
) -> Iterator[str]:
    """Tell the rounds whose end nobody saw, the latest first, with everything that was settled in them.

    They came after `above` and before the serial number `until`; `but` is a match whose round is told elsewhere.
    """
    if above is None:
        return
    rounds: dict[object, list[BoutView]] = {}
    for match in matches_of(view):
        if match.finished and above < match.serial and (until is None or match.serial < until):
            rounds.setdefault(_round(match, view), []).append(match)
    if not rounds:
        return
    told = [*rounds.values()]
    ends = [*(one[0].serial for one in told[1:]), until or _next_serial(view)]
    for matches, end in [*zip(told, ends, strict=True)][: -MOST_ROUNDS - 2 : -1]:
        first = matches[0]
        if but is not None and _round(but, view) == _round(first, view):
            continue
        yield names.say(
            "dicecup-story-round",
            stage=first.stage.value,
            name=stage_name(first.stage, names.say),
            turn=first.group_round or 0,
            groups=_groups_told(first, view, names) if first.group else "",
            results=" · ".join(result(one, names) for one in matches),
        )
        yield from tell_settled(range(first.serial, end), first.stage, names)


def _round(match: BoutView, view: View) -> object:
    """Return a key that the matches of one round (of the same groups) share."""
    return match.stage, match.group_round, board_of(view, match.group)[0].letter if match.group else ""


def _next_serial(view: View) -> int:
    """Return the serial number after everything that is over."""
    over = [match.serial for match in matches_of(view) if match.finished]
    over.extend(lots.serial for lots in lots_of(view) if lots.finished)
    return max(over, default=0) + 1


def _groups_told(match: BoutView, view: View, names: CoachNames) -> str:
    """Name the groups that are played together with a match's group."""
    if view.mode is not Mode.TOURISTIC:
        return names.say("dicecup-story-all-groups")
    letters = [group.letter for group in board_of(view, match.group or "")]
    return names.say("dicecup-story-some-groups", letters=names.say.all_of(letters))


def _kick_off(view: View, names: CoachNames) -> Iterator[str]:
    if view.match is not None:
        dealt = [
            names.say("dicecup-story-dealt", coach=names.coach(coach.seat), teams=len(coach.teams))
            for coach in view.coaches
        ]
        solo = "yes" if view.seats == 1 else "no"
        yield names.say("dicecup-story-kick-off", solo=solo, coaches=" · ".join(dealt))


def _news(match: BoutView, view: View, names: CoachNames, above: int) -> Iterator[str]:
    """Tell what nobody saw before a match in which only the home side has rolled, automatically."""
    if above == 0:
        yield from _kick_off(view, names)
    yield from _rounds_before(view, names, above, match)
    yield from _beginning(match, view, names, above)


def _beginning(match: BoutView, view: View, names: CoachNames, above: int | None) -> Iterator[str]:
    """Introduce the round that begins with a match, as people see it."""
    say, last = names.say, view.latest
    begins = begins_round(view, match, above)
    if begins and last is not None and match.stage not in (Stage.GROUPS, Stage.ROUND_OF_32):
        left = sorted((coach for coach in view.coaches if coach.surviving), key=lambda one: -len(one.surviving))
        told = [say("dicecup-story-left", coach=names.coach(coach.seat), teams=len(coach.surviving)) for coach in left]
        alone = view.seats == 1 or match.stage in (Stage.THIRD_PLACE, Stage.FINAL)
        yield say("dicecup-story-begins", stage=match.stage.value, solo="yes" if alone else "no", left=" · ".join(told))
    elif begins and match.group is not None:
        yield say("dicecup-story-board", turn=match.group_round or 1, groups=_groups_told(match, view, names))


def _coming(match: BoutView, view: View, names: CoachNames, above: int | None) -> Iterator[str]:
    """Introduce the match that was just turned, and the round that begins with it."""
    yield from _beginning(match, view, names, above)
    yield names.say(
        "dicecup-story-coming",
        home=names.introduce(match.home),
        away=names.introduce(match.away),
        way=match.serial % WAYS,
    )


def _end(view: View, final: BoutView, names: CoachNames, above: int) -> Iterator[str]:
    """Tell the champion, the Big Final, the rest of the podium, the champion's road, and the coaches in order."""
    say = names.say
    team = next(team for team in view.teams if team.code == view.champion)
    yield say(
        "dicecup-story-champion",
        champion=names.with_stars(team.code),
        solo="yes" if view.seats == 1 else "no",
        coach=names.coach(team.seat or 0),
        way=final.serial % WAYS,
    )
    if final.serial > above:
        yield from report(final, names)
    if view.runner_up is not None and view.third is not None:
        yield say("dicecup-story-podium", second=names.team(view.runner_up), third=names.team(view.third))
    road = [result(match, names) for match in view.road if match.stage not in (Stage.GROUPS, Stage.FINAL)]
    yield say("dicecup-story-road", results=" · ".join(road))
    if view.seats > 1:
        yield ranking(view, names)


def highlight(before: View, view: View, say: Speech) -> str:
    """Write the result of the match, or name the lots, that ended between two moments. No markup."""
    names = CoachNames(view, say, markup=False)
    if view.champion is not None and before.champion is None:
        return say("dicecup-highlight-champion", team=names.team(view.champion))
    if view.latest is not None and view.latest != before.latest:
        over = "yes" if _ends_round(before, view) else "no"
        return say("dicecup-highlight-result", result=result(view.latest, names), over=over)
    drawn = [lots for lots in lots_of(view) if lots.finished]
    if len(drawn) > sum(lots.finished for lots in lots_of(before)):
        return say("dicecup-highlight-lots", group=drawn[-1].group)
    return ""


#: The stages whose matches are all worth going to.
_LATE = (Stage.QUARTER_FINALS, Stage.SEMI_FINALS, Stage.THIRD_PLACE, Stage.FINAL)


def landmark(before: View, view: View) -> bool:
    """Whether a match is one to go to: it ended a round or was played late in the cup, or penalties decided it.

    Lots for a tie are one too.
    """
    match = view.latest
    if match is None or match == before.latest or view.champion is not None:
        return True
    return _ends_round(before, view) or match.stage in _LATE or match.period == "penalties"


def _ends_round(before: View, view: View) -> bool:
    """Whether the match that ended between two moments was the last of its round."""
    return before.latest is not None and (before.stage, before.round_number) != (view.stage, view.round_number)


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the result of the final; empty if it wasn't played."""
    final = _final(view, say, who, markup=False)
    return say("dicecup-card-final", **final) if final else ""


def closing(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell against whom the final was won, and how; empty if it wasn't played."""
    final = _final(view, say, who)
    return say("dicecup-closing", **final) if final else ""


def _final(view: View, say: Speech, who: Sequence[str], *, markup: bool = True) -> dict[str, str]:
    """Return the facts of the final; empty if it wasn't played."""
    names = CoachNames(view, say, who, markup=markup)
    for match in view.road:
        if match.stage is Stage.FINAL and match.winner is not None and match.loser is not None:
            own, other = side_of(match, match.winner), side_of(match, match.loser)
            return {
                "winner": names.team(own.code),
                "loser": names.team(other.code),
                "score": say.score(own.score, other.score),
                "ended": match.period,
            }
    return {}


def lasted(view: View, say: Speech) -> str:
    """Count the matches."""
    return say("dicecup-card-lasted", count=view.matches_done) if view.matches_done else ""
