"""What decided a game of the World Cup, in a sentence. Part of words/worldcup."""

from collections.abc import Sequence

from rules.worldcup.view import View
from words.speech import Speech
from words.worldcup.lines import item


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the result of the final, or that the cup was claimed before it."""
    if view.outcome is None:
        return ""
    for tie in view.bracket:
        if tie.name == "F" and tie.winner is not None and tie.goals is not None:
            home = tie.winner == tie.left
            goals = tie.goals if home else tie.goals[::-1]
            ended = "kicks" if tie.kicked else "lot" if tie.lot else "regular"
            loser = (tie.right if home else tie.left) or ""
            score = f"{goals[0]}–{goals[1]}"
            return say(
                "worldcup-card-final", winner=item(tie.winner, say), loser=item(loser, say), score=score, ended=ended
            )
    return say("worldcup-card-claim")
