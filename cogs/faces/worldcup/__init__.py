"""The controls of the World Cup Game: a card, its rows, and a last tap that says what it does.

Words are the choice so far: `F`, `111 A1:FRA B2:ESP`, `x F` for discarding a card, `claim`; after an `@` comes the part
of the round whose rows are listed (a group, or a knock-out round's matches from that one on).
"""

from collections.abc import Sequence

from cogs.faces.spread import Aim, Do, Say, Spread, Step, Style
from cogs.faces.worldcup.targets import Targets
from cogs.faces.worldcup.turn import PART, CardTurn
from rules.core.match import Match
from rules.worldcup.view import View
from words.worldcup.lines import CupNames, rank_symbol


class WorldCupFace:
    """The hand in one row; below it the rows for the chosen card, nearest first; at the end its effect."""

    def spread(self, match: Match, seat: int, words: str, say: Say, quick: tuple[str, ...] = ()) -> Spread:
        """Lay out the controls for this moment."""
        view: View = match.view(seat)
        first = match.choices(()).tokens
        if "pick" in first:
            return _picking(match, view, say)
        if words == "claim" and "claim" in first:
            sure = Do(say("worldcup-face-claim-sure"), "claim", style=Style.GOOD)
            return Spread(match, say("worldcup-face-claim-ask"), words, (), (sure, Step(say("face-back"), "")))
        claim = [Step(say("worldcup-face-claim"), "claim", Style.GOOD)] if "claim" in first else []
        if "kick" in first and view.shootout is not None:
            return _kicking(match, view, claim, say)
        return CardTurn(match, view, Targets(match, view), say).spread(words, claim)

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """Return the words with the picked targets that go together, or with another part listed."""
        targets = Targets(match, match.view(seat))
        choice = targets.read(words)
        if not choice.card or choice.discard:
            return str(choice)
        if menu == PART:
            return str(choice.listing(values[0] if values[0] in targets.parts else ""))
        for value in values:
            if value in targets.following(choice):
                choice = choice.adding(value)
        return str(choice)

    def aim(self, match: Match, seat: int, action: str) -> Aim:
        """Find an action: its notation is the choice itself, apart from teams and kicks, which have a button."""
        return Aim("" if action == "kick" or action.startswith("pick ") else action)


def _picking(match: Match, view: View, say: Say) -> Spread:
    """Lay out a button for every remaining team of the best rank."""
    names, tokens = CupNames(view, say), match.choices(("pick",)).tokens
    groups = {team.code: team.group for team in view.teams}
    ranks = {team.code: rank_symbol(team.rank) for team in view.teams}
    buttons = tuple(
        Do(say("worldcup-face-pick", team=names.team(code), group=groups[code]), f"pick {code}", symbol=ranks[code])
        for code in tokens
    )
    colour = view.draft.rank if view.draft is not None else ""
    own = [names.team(team.code) for team in view.teams if team.owner == view.viewer]
    hint = say("worldcup-face-pick-hint", colour=colour, count=len(own), own=say.nouns(own))
    return Spread(match, hint, "", buttons=buttons)


def _kicking(match: Match, view: View, claim: Sequence[Step], say: Say) -> Spread:
    """Lay out the kick of a shoot-out, and the claim if there is one."""
    assert view.shootout is not None
    team = CupNames(view, say).team(view.shootout.teams[view.shootout.side])
    score = say.score(*view.shootout.kicked)
    kick = Do(say("worldcup-face-kick", team=team), "kick", style=Style.GOOD)
    hint = say("worldcup-face-kick-hint", team=team, score=score, sudden="yes" if view.shootout.sudden else "no")
    return Spread(match, hint, "", (), (kick, *claim), page="shootout")


FACE = WorldCupFace()
