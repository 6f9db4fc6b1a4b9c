"""Tell the end of a round of the World Cup Game, its highlights, and what decided it. Part of words/worldcup."""

from collections.abc import Iterator, Sequence

from rules.worldcup.view import MatchResult, MatchView, ModifierRoll, Penalty, Report, Shootout, Stood, View
from words.speech import Speech
from words.worldcup.lines import CupNames, ending_score, halves_after, item, match_name, stage_name, table_words


def ceremony(report: Report, names: CupNames) -> Iterator[str]:
    """Tell a scored round, a line for each fact: dice, tables or scores, who is through, who is out."""
    say = names.say
    yield say("worldcup-told-over", stage=stage_name(names.view, say, report.stage, report.replay))
    dice = {roll.group: roll for roll in report.rolls}
    if "" in dice:
        yield say("worldcup-told-dice", dice=signs(dice[""], names))
    if report.tables:
        for table in report.tables:
            rolled = signs(dice[table.group], names) if table.group in dice else ""
            yield say(
                "worldcup-told-group",
                group=table.group,
                rolled="yes" if rolled else "no",
                dice=rolled,
                table=table_words(table, names, bold=True),
            )
    if not report.tables or report.replay:
        for result in report.results:
            yield say("worldcup-told-match", match=match_name(result.name), told=result_words(result, names, bold=True))
    for result in report.results:
        if result.kicks and result.winner is not None:
            yield from shoot_out(result, names, ended=True, sudden=len(result.kicks) > 10)
    for lot in report.lots:
        yield say("worldcup-told-lot", teams=names.teams(lot))
    if not report.closed:
        return
    if report.again:
        yield say("worldcup-told-again", teams=names.teams(report.again))
    if report.leaving and report.stage != "final":
        yield say("worldcup-told-leaving", players=names.seats(report.leaving), count=len(report.leaving))


def signs(roll: ModifierRoll, names: CupNames) -> str:
    """Show the four dice as coloured squares."""
    return "".join(names.say("worldcup-colour-sign", colour=colour) for colour in roll.colours)


def dice_words(roll: ModifierRoll, names: CupNames) -> str:
    """Name the colours of the four dice."""
    return " ".join(names.say("worldcup-colour", colour=colour) for colour in roll.colours)


def _embolden(name: str) -> str:
    return f"**{name}**"


def result_words(result: MatchResult, names: CupNames, *, bold: bool = False) -> str:
    """Describe a scored match: teams, goals, what the dice gave, a shoot-out."""
    left, right = names.team(result.left.team), names.team(result.right.team)
    if bold and result.winner is not None:
        left = left.change(_embolden) if result.winner == result.left.team else left
        right = right.change(_embolden) if result.winner == result.right.team else right
    return names.say(
        "worldcup-told-result",
        left=left,
        right=right,
        score=ending_score(result, names.say),
        dice=sum(result.dice),
        kicked="no" if not result.kicks else "so-far" if result.winner is None else "yes",
        kicks=names.say.score(*result.kicked),
    )


def shoot_out(match: MatchResult | Shootout, names: CupNames, *, ended: bool, sudden: bool) -> Iterator[str]:
    """Tell a shoot-out: every kick of both sides, the score, and the winner."""
    say = names.say
    codes = match.teams if isinstance(match, Shootout) else (match.left.team, match.right.team)
    name = match.match if isinstance(match, Shootout) else match.name
    left, right = names.team(codes[0]), names.team(codes[1])
    if not ended:
        yield say(
            "worldcup-told-shootout", match=name, left=names.with_owner(codes[0]), right=names.with_owner(codes[1])
        )
    if match.kicks:
        yield say(
            "worldcup-told-kicks",
            left=left,
            right=right,
            lefts=kicks_of(match.kicks, 0),
            rights=kicks_of(match.kicks, 1),
            score=say.score(*match.kicked),
        )
    if ended and isinstance(match, MatchResult):
        yield say(
            "worldcup-told-nerve",
            team=names.team(match.winner or ""),
            match=name,
            sudden="yes" if sudden else "no",
            pairs=len(match.kicks) // 2,
            way=(match.kicked[0] + match.kicked[1]) % 3,
        )
        return
    if match.kicks:
        last = match.kicks[-1]
        colour = say("worldcup-colour", colour=last.dot)
        scored = "yes" if last.scored else "no"
        yield say(
            "worldcup-told-kick", team=names.team(last.team), colour=colour, scored=scored, way=len(match.kicks) % 3
        )
    if sudden and isinstance(match, Shootout) and match.side == 1:
        answer = "must" if match.kicks[-1].scored else "can"
        yield say("worldcup-told-pressure", team=right, answer=answer)
    elif sudden:
        yield say("worldcup-told-sudden")


def kicks_of(kicks: Sequence[Penalty], side: int) -> str:
    """Show one side's kicks."""
    return "".join("⚽" if kick.scored else "❌" for kick in kicks if kick.side == side) or "–"


def highlight(before: View, view: View, say: Speech) -> str:
    """Name the end of a round or a shoot-out, a penalty, or a lead that was taken between two moments; else nothing.

    No markup.
    """
    names = CupNames(view, say)
    if view.outcome is not None and before.outcome is None:
        final = next((tie for tie in view.bracket if tie.name == "F"), None)
        if final is not None and final.winner is not None:
            return say("worldcup-highlight-champion", team=names.team(final.winner), cup=str(view.cup))
    closed = [report for report in view.reports if report.closed]
    if len(closed) > sum(report.closed for report in before.reports):
        return say("worldcup-highlight-round", stage=stage_name(view, say, closed[-1].stage, closed[-1].replay))
    if (kick := _shootout(before, view, names)) is not None:
        return kick
    last = view.last
    if last is None or last == before.last or last.discarded:
        return ""
    if last.card == "P":
        team = last.targets[0].split(":")[1]
        return say("worldcup-highlight-penalty", team=names.team(team), scored="yes" if last.changes else "no")
    ahead = [leader for match in before.matches if (leader := _new_leader(match, last.stood)) is not None]
    return say("worldcup-highlight-ahead", teams=names.teams(ahead), count=len(ahead)) if ahead else ""


def _shootout(before: View, view: View, names: CupNames) -> str | None:
    """Name a shoot-out's beginning, and who has won it; nothing for the other kicks. None without a kick."""
    if before.shootout is None or before.shootout == view.shootout:
        return None
    name = before.shootout.match
    if view.shootout is not None and view.shootout.match == name:
        begun = len(view.shootout.kicks) == 1
        one, other = map(names.team, view.shootout.teams)
        return names.say("worldcup-highlight-shootout", one=one, other=other) if begun else ""
    result = next((one for one in view.reports[-1].results if one.name == name), None) if view.reports else None
    if result is None or result.winner is None:
        return ""
    won, lost = sorted(result.kicked, reverse=True)
    return names.say("worldcup-highlight-kicks", team=names.team(result.winner), score=names.say.score(won, lost))


def _new_leader(match: MatchView, stood: tuple[Stood, ...]) -> str | None:
    """Return the team that has taken the lead with a card: from level after the groups, and from behind in them."""
    after = next((one.halves for one in stood if one.match == match.name), None)
    if after is None:
        return None
    lead = halves_after(match.left) - halves_after(match.right)
    for row, gained, behind in ((match.left, after[0] - after[1], lead), (match.right, after[1] - after[0], -lead)):
        if gained > 0 and (behind < 0 or (behind == 0 and not match.group)):
            return row.team
    return None


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the result of the final, or that the cup was claimed before it."""
    if view.outcome is None:
        return ""
    final = _final(view, say)
    return say("worldcup-card-final", **final) if final else say("worldcup-card-claim")


def closing(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell against whom the final was won, and how, or that the cup was claimed before it."""
    if view.outcome is None:
        return ""
    final = _final(view, say)
    return say("worldcup-closing", **final) if final else say("worldcup-card-claim")


def _final(view: View, say: Speech) -> dict[str, str]:
    """Return the facts of the final; empty if it wasn't played."""
    for tie in view.bracket:
        if tie.name == "F" and tie.winner is not None and tie.goals is not None:
            home = tie.winner == tie.left
            goals = tie.goals if home else tie.goals[::-1]
            return {
                "winner": item(tie.winner, say),
                "loser": item((tie.right if home else tie.left) or "", say),
                "score": say.score(*goals),
                "ended": "kicks" if tie.kicked else "lot" if tie.lot else "regular",
            }
    return {}
