"""Names what can be played in the World Cup Game in a few words, for lists. Part of words/worldcup."""

from rules.worldcup.pieces import PENALTY
from rules.worldcup.view import Change, View
from words.speech import Speech
from words.worldcup.lines import CupNames, by_row, changes_by, effect, match_name, places


def name_action(view: View, say: Speech, text: str) -> str:
    """Say what a card does and to whom, or which team is picked; the seat to act plays."""
    names = CupNames(view, say)
    word, *rest = text.split()
    match word:
        case "claim":
            return say("worldcup-face-claim-sure")
        case "kick":
            assert view.shootout is not None
            return say("worldcup-face-kick", team=names.team(view.shootout.teams[view.shootout.side]))
        case "pick":
            group = next(team.group for team in view.teams if team.code == rest[0])
            return say("worldcup-face-pick", team=names.team(rest[0]), group=group)
        case "x":
            return say("worldcup-action-discard", card=f"c{rest[0]}")
        case _ if word == PENALTY:
            name, team = rest[0].split(":")
            return say("worldcup-action-penalty", team=names.team(team), match=match_name(name))
    rows, found = places(view), list[Change]()
    for number, target in enumerate(rest):
        found += changes_by(rows, word, target, number)
    effects = say.all_of(effect(some, names, view.to_act) for some in by_row(found))
    told = all(change.deed == "placed" and change.after in word for change in found)
    return effects if told else say("worldcup-action-card", card=f"c{word}", effects=effects)
