"""What marks a turn in a replay. Part of words/worldcup."""

from rules.worldcup.view import View
from words.speech import Speech
from words.worldcup.lines import Names, stage_name


def highlight(before: View, view: View, say: Speech) -> str:
    """Name the end of a round, a penalty or a kick between two moments; empty without any. No markup."""
    names = Names(view, say)
    if view.outcome is not None and before.outcome is None:
        final = next((tie for tie in view.bracket if tie.name == "F"), None)
        if final is not None and final.winner is not None:
            return say("worldcup-highlight-champion", team=names.team(final.winner), cup=str(view.cup))
    closed = [report for report in view.reports if report.closed]
    if len(closed) > sum(report.closed for report in before.reports):
        return say("worldcup-highlight-round", stage=stage_name(view, say, closed[-1].stage, closed[-1].replay))
    if view.shootout is not None and view.shootout != before.shootout and view.shootout.kicks:
        kick = view.shootout.kicks[-1]
        return say("worldcup-highlight-kick", team=names.team(kick.team), scored="yes" if kick.scored else "no")
    last = view.last
    if last is not None and last != before.last and last.card == "P" and not last.discarded:
        team = last.targets[0].split(":")[1]
        return say("worldcup-highlight-penalty", team=names.team(team), scored="yes" if last.changes else "no")
    return ""
