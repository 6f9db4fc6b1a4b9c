"""What marks a turn in a replay. Part of words/worldcup."""

from rules.worldcup.view import Match, Row, Stood, View
from words.speech import Speech
from words.worldcup.lines import Names, stage_name


def highlight(before: View, view: View, say: Speech) -> str:
    """Name the end of a round or a shoot-out, a penalty, or a lead that was taken between two moments; else nothing.

    No markup.
    """
    names = Names(view, say)
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
    ahead = [leader for match in before.matches if (leader := _turned(match, last.stood)) is not None]
    return say("worldcup-highlight-ahead", teams=names.teams(ahead), count=len(ahead)) if ahead else ""


def _shootout(before: View, view: View, names: Names) -> str | None:
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
    return names.say("worldcup-highlight-kicks", team=names.team(result.winner), score=f"{won}–{lost}")


def _turned(match: Match, stood: tuple[Stood, ...]) -> str | None:
    """Return the team that has taken the lead with a card: from level after the groups, and from behind in them."""
    after = next((one.halves for one in stood if one.match == match.name), None)
    if after is None:
        return None
    lead = _halves(match.left) - _halves(match.right)
    for row, gained, behind in ((match.left, after[0] - after[1], lead), (match.right, after[1] - after[0], -lead)):
        if gained > 0 and (behind < 0 or (behind == 0 and not match.group)):
            return row.team
    return None


def _halves(row: Row) -> int:
    """Count a row's goals in half goals, without dice."""
    return 2 * row.goals + row.half
