"""What marks a match in a replay. Part of words/dicecup."""

from rules.dicecup.view import View
from words.dicecup.lines import Names, lots_of, result
from words.speech import Speech


def highlight(before: View, view: View, say: Speech) -> str:
    """Write the result of the match, or name the lots, that ended between two moments. No markup."""
    names = Names(view, say, markup=False)
    if view.champion is not None and before.champion is None:
        return say("dicecup-highlight-champion", team=names.team(view.champion))
    if view.latest is not None and view.latest != before.latest:
        rounds = (before.stage, before.round_number), (view.stage, view.round_number)
        over = "yes" if before.latest is not None and rounds[0] != rounds[1] else "no"
        return say("dicecup-highlight-result", result=result(view.latest, names), over=over)
    drawn = [lots for lots in lots_of(view) if lots.finished]
    if len(drawn) > sum(lots.finished for lots in lots_of(before)):
        return say("dicecup-highlight-lots", group=drawn[-1].group)
    return ""
