"""Why an action isn't legal, in sentences for players. Part of rules/worldcup: rules/core only.

Nothing here decides legality: `moves` does. The English sentences are here because the pipe speaks them; other
languages are made from the reason and its facts. None of them depends on another seat's hand (rule 30).
"""

from itertools import pairwise

from rules.core.errors import IllegalAction, Reasons
from rules.worldcup.cups import Fixture
from rules.worldcup.moves import draftable
from rules.worldcup.pieces import (
    FOUL,
    SEVERAL,
    TURN,
    TURNS,
    TWO_ONE,
    UNTURNED,
    UNUSED,
    Action,
    Claim,
    Discard,
    Kick,
    Pick,
    Play,
)
from rules.worldcup.position import CARD, KICK, PICK, State, vulnerable

#: Why something is refused, and which clause says so.
REASONS = Reasons(
    "worldcup",
    {
        "pick-now": (3, "Teams are being chosen now: pick one."),
        "card-now": (6, "It's your turn to play or discard a card."),
        "kick-now": (26, "It's your turn to take a kick in the shoot-out."),
        "no-such-team": (7, "{team} doesn't play in this cup."),
        "team-taken": (3, "{team} has been chosen already."),
        "better-first": (3, "{team} is {rank}. Choose a {best} team while any are left."),
        "not-won-yet": (28, "You can claim the cup only when you're the only one left, or both finalists are yours."),
        "not-held": (6, "You don't hold the card {card}. You hold {hand}."),
        "no-match-here": (7, "There's no match {match} in this round."),
        "not-in-match": (7, "{team} doesn't play in {match}; {left} and {right} do."),
        "not-your-match": (
            27,
            "In the last round you can only use cards where you have a team. You have none in {match}.",
        ),
        "row-full": (7, "{team}'s row in {match} is full: all {squares} squares are taken."),
        "row-empty": (12, "{team}'s row in {match} is still empty."),
        "protected-defence": (12, "{team}'s row in {match} is protected: its outermost tile is a defence."),
        "protected-penalty": (
            12,
            "{team}'s row in {match} is protected: its outermost tile is a penalty, which stays.",
        ),
        "protected-turned": (12, "{team}'s row in {match} is protected: its outermost tile lies face down."),
        "foul-on-attack": (11, "A foul only turns goals, and {team}'s outermost tile in {match} is an attack."),
        "defence-on-goal": (11, "A defence only turns attacks, and {team}'s outermost tile in {match} is a goal."),
        "too-weak-for-two": (10, "{team} is {rank}. Only black, red, blue and green teams can have the 2."),
        "same-nation": (10, "Choose different teams: {team} is named twice."),
        "wrong-order": (8, "Write the targets in match order, left side first: {first} before {second}."),
        "no-part": (
            10,
            "Use all of this card or none of it. Only the last round of 2002 lets you leave a place unused.",
        ),
        "all-unused": (27, "Use at least one place of the card, or discard it."),
        "unused-last": (27, "Write the used places first, then the dashes."),
        "not-enough": (10, "Too few different teams have a free square for this card."),
    },
)


def refuse(state: State, action: Action) -> IllegalAction:
    """Why the seat to act can't do this now; the action must not be legal."""
    seat = state.seat
    match action:
        case Pick(team):
            return _refuse_pick(state, team) if state.awaits == PICK else _refuse_kind(state)
        case Kick():
            return _refuse_kind(state)
        case Claim():
            return _refuse_kind(state) if state.awaits == PICK else REASONS.refuse("not-won-yet")
        case Discard(card) | Play(card):
            if state.awaits != CARD:
                return _refuse_kind(state)
            if card not in state.hands[seat]:
                return REASONS.refuse("not-held", card=card, hand=", ".join(dict.fromkeys(state.hands[seat])))
            return _refuse_play(state, seat, action) if isinstance(action, Play) else _refuse_kind(state)


def _refuse_kind(state: State) -> IllegalAction:
    return REASONS.refuse({PICK: "pick-now", KICK: "kick-now"}.get(state.awaits, "card-now"))


def _refuse_pick(state: State, team: str) -> IllegalAction:
    """Why a team can't be chosen (rule 3)."""
    if team not in state.cup.teams:
        return REASONS.refuse("no-such-team", team=team)
    if team in state.base:
        return REASONS.refuse("team-taken", team=team)
    return REASONS.refuse("better-first", team=team, rank=state.cup.teams[team].rank, best=draftable(state)[0])


def _refuse_play(state: State, seat: int, play: Play) -> IllegalAction:
    for target in play.targets:
        if target != UNUSED and (wrong := _refuse_target(state, seat, play.card, target)):
            return wrong
    return _refuse_together(state, seat, play) if play.card in SEVERAL else REASONS.refuse("not-enough")


def _refuse_target(state: State, seat: int, card: str, target: str) -> IllegalAction | None:
    """What is wrong with one target on its own (rules 7, 11, 12 and 27)."""
    match, team = target.removeprefix(TURN).split(":")
    number = state.field.row(f"{match}:{team}")
    if number is None:
        return _refuse_row(state, match, team)
    fixture = state.field.fixtures[number // 2]
    if state.own_only and seat not in (state.owner(fixture.left), state.owner(fixture.right)):
        return REASONS.refuse("not-your-match", match=match)
    row = state.rows[number]
    if target.startswith(TURN):
        return _refuse_turn(card, row, match, team)
    if len(row) >= state.field.squares[number]:
        return REASONS.refuse("row-full", team=team, match=match, squares=state.field.squares[number])
    return None


def _refuse_row(state: State, match: str, team: str) -> IllegalAction:
    here: dict[str, Fixture] = {fixture.name: fixture for fixture in state.field.fixtures}
    if team not in state.cup.teams:
        return REASONS.refuse("no-such-team", team=team)
    if match not in here:
        return REASONS.refuse("no-match-here", match=match)
    return REASONS.refuse("not-in-match", team=team, match=match, left=here[match].left, right=here[match].right)


def _refuse_turn(card: str, row: str, match: str, team: str) -> IllegalAction | None:
    """Why the row's outermost tile can't be turned by this card (rules 11 and 12)."""
    tile = vulnerable(row)
    if tile and tile in TURNS[card]:
        return None
    if tile:
        return REASONS.refuse("foul-on-attack" if card == FOUL else "defence-on-goal", team=team, match=match)
    if not row:
        return REASONS.refuse("row-empty", team=team, match=match)
    kind = "turned" if row[-1] in UNTURNED else {"D": "defence", "P": "penalty"}[row[-1]]
    return REASONS.refuse(f"protected-{kind}", team=team, match=match)


def _refuse_together(state: State, seat: int, play: Play) -> IllegalAction:
    """What is wrong with the combination of targets that are each possible (rules 8, 10 and 27)."""
    used = [target for target in play.targets if target != UNUSED]
    teams = [target.split(":")[1] for target in used]
    if len(used) < len(play.targets):
        if not state.own_only:
            return REASONS.refuse("no-part")
        if not used:
            return REASONS.refuse("all-unused")
    first = play.targets[0]
    if play.card == TWO_ONE and first != UNUSED and state.field.biggest[state.field.row(first) or 0] < 2:
        return REASONS.refuse("too-weak-for-two", team=teams[0], rank=state.cup.teams[teams[0]].rank)
    for team in teams:
        if teams.count(team) > 1:
            return REASONS.refuse("same-nation", team=team)
    if play.targets[: len(used)] != tuple(used):
        return REASONS.refuse("unused-last")
    for before, after in pairwise(used):
        if (state.field.row(before) or 0) > (state.field.row(after) or 0):
            return REASONS.refuse("wrong-order", first=after, second=before)
    return REASONS.refuse("not-enough")
