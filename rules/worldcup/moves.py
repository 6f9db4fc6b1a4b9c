"""What a seat may do; the only source of legality. Part of rules/worldcup: rules/core only.

An action is spelled token by token. `following` lists the tokens that may come next; `choices` and `legal` both use it.
"""

from collections.abc import Iterator
from itertools import pairwise

from rules.core.errors import IllegalAction, Reasons
from rules.core.game import Choices
from rules.worldcup.cups import Fixture
from rules.worldcup.pieces import (
    FOUL,
    RANKS,
    SEVERAL,
    SINGLE,
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
    PlayCard,
    Rank,
    Stage,
)
from rules.worldcup.position import CARD, KICK, PICK, Field, State, vulnerable

Tokens = tuple[str, ...]
#: Up to this many rows, as in a round of sixteen, all actions can be listed; with more, a sample has about this many
#: uses of a card.
FEW_ROWS, SPREAD = 16, 225
_ONCE: dict[str, Action] = {"kick": Kick(), "claim": Claim()}


def choices(state: State, prefix: Tokens) -> Choices:
    """The tokens that may follow the prefix; empty if it leads nowhere."""
    if not prefix:
        return Choices(tuple(_first(state)))
    first, *rest = prefix
    if first not in _first(state):
        return Choices()
    if first in _ONCE:
        return Choices() if rest else Choices((), first)
    for length, token in enumerate(rest):
        if token not in following(state, state.seat, first, tuple(rest[:length])):
            return Choices()
    if rest and len(rest) == _length(first):
        return Choices((), " ".join(prefix))
    return Choices(tuple(following(state, state.seat, first, tuple(rest))))


def legal(state: State) -> Iterator[Action]:
    """Every action of the seat to act, in the order of notation, generated lazily."""
    for first in _first(state):
        if first in _ONCE:
            yield _ONCE[first]
            continue
        for rest in _walk(state, first, ()):
            match first:
                case "x":
                    yield Discard(rest[0])
                case "pick":
                    yield Pick(rest[0])
                case card:
                    yield PlayCard(card, rest)


def sample(state: State) -> Iterator[Action] | None:
    """A sample of the actions, or None if all can be listed.

    It has every action, except that of cards with several targets it has some uses, spread over all rows. All actions
    can be listed if there are few rows or no such card is held.
    """
    held = state.hands[state.seat] if state.awaits == CARD else ()
    if len(state.field.teams) <= FEW_ROWS or not any(card in SEVERAL for card in held):
        return None
    return _sample(state)


def _sample(state: State) -> Iterator[Action]:
    for first in _first(state):
        if first in _ONCE:
            yield _ONCE[first]
        elif first == "x":
            yield from (Discard(rest[0]) for rest in _walk(state, first, ()))
        elif first in SEVERAL:
            each = round(SPREAD ** (1 / SEVERAL[first]))
            yield from (PlayCard(first, rest) for rest in _spread(state, first, (), each, 0))
        else:
            yield from (PlayCard(first, rest) for rest in _walk(state, first, ()))


def usable(state: State, seat: int, card: str) -> bool:
    """Whether a card has a legal use for that seat (rule 6)."""
    return seat in state.playing and bool(following(state, seat, card, ()))


def may_claim(state: State, seat: int) -> bool:
    """Whether a seat has already won: it is the only one left, or owns both finalists (rule 28)."""
    return state.outcome is None and state.turn > 0 and seat in claimants(state)


def claimants(state: State) -> frozenset[int]:
    """The seat that nobody can beat any more, if any (rule 28)."""
    if len(state.seats_in) == 1:
        return state.seats_in
    if state.stage is Stage.FINAL:
        owners = {state.owner(team) for team in state.field.teams[-2:]}
        return frozenset(owners) if len(owners) == 1 else frozenset()
    return frozenset()


def draftable(state: State) -> tuple[Rank, tuple[str, ...]]:
    """The best rank with teams left, and those teams (rule 3)."""
    left = [team for team in state.cup.teams.values() if team.code not in state.base]
    best = min((team.rank for team in left), key=RANKS.index)
    return best, tuple(sorted(team.code for team in left if team.rank == best))


def _length(first: str) -> int:
    return SEVERAL.get(first, 1)


def _first(state: State) -> list[str]:
    """The first tokens of possible actions, sorted."""
    if state.awaits == PICK:
        return ["pick"]
    claim = ["claim"] if state.awaits in (CARD, KICK) and may_claim(state, state.seat) else []
    if state.awaits == KICK:
        return [*claim, "kick"]
    if state.awaits != CARD:
        return []
    cards = sorted(card for card in set(state.hands[state.seat]) if following(state, state.seat, card, ()))
    return [*cards, *claim, "x"]


def _walk(state: State, first: str, chosen: Tokens) -> Iterator[Tokens]:
    last = len(chosen) + 1 == _length(first)
    for token in following(state, state.seat, first, chosen):
        if last:
            yield (*chosen, token)
        else:
            yield from _walk(state, first, (*chosen, token))


def _spread(state: State, first: str, chosen: Tokens, each: int, turn: int) -> Iterator[Tokens]:
    """Like `_walk`, with at most `each` tokens at every step, far apart; `turn` shifts them, so that rows alternate."""
    if len(chosen) == _length(first):
        yield chosen
        return
    tokens = following(state, state.seat, first, chosen)
    taken = min(each, len(tokens))
    shift = turn % max(1, len(tokens) // max(1, taken))
    for number in range(taken):
        token = tokens[number * len(tokens) // taken + shift]
        yield from _spread(state, first, (*chosen, token), each, turn * each + number)


def following(state: State, seat: int, first: str, chosen: Tokens) -> list[str]:
    """The tokens that may come after a card (or `x`, `pick`) and the targets already chosen, sorted.

    This doesn't check that the seat holds the card.
    """
    if len(chosen) >= _length(first):
        return []
    if first == "x":  # 6: any card may be discarded
        return sorted(set(state.hands[seat]))
    if first == "pick":
        return list(draftable(state)[1])
    field = state.field
    free = _free(state, field, seat)
    if first == TWO_ONE:
        return _two_and_one(state, field, free, chosen)
    if first in SEVERAL:
        return _ones(state, field, free, SEVERAL[first] - len(chosen), chosen)
    found: list[str] = []
    if first in TURNS:  # 11
        turns, mine = TURNS[first], _mine(state, field, seat)
        found = [
            TURN + field.targets[row]
            for row in field.order
            if mine[row] and (tile := vulnerable(state.rows[row])) and tile in turns
        ]
    if first in SINGLE:  # 7, 9, 14: any row with a free square
        found += [field.targets[row] for row in field.order if free[row]]
    return found


def _mine(state: State, field: Field, seat: int) -> list[bool]:
    """Whether the seat may use cards on each row: on any, except in the last round of 2002 (rule 27)."""
    if not state.own_only:
        return [True] * len(field.teams)
    owned = [state.owner(team) == seat for team in field.teams]
    return [owned[row] or owned[row ^ 1] for row in range(len(owned))]


def _free(state: State, field: Field, seat: int) -> list[bool]:
    """Whether the seat may lay a tile on each row: a full row takes no more (rule 7)."""
    mine = _mine(state, field, seat)
    return [may and len(row) < squares for may, row, squares in zip(mine, state.rows, field.squares, strict=True)]


def _two_and_one(state: State, field: Field, free: list[bool], chosen: Tokens) -> list[str]:
    """Targets for a two and a one on different nations (rule 10); in part play, either may be left out (rule 27)."""
    in_part = state.own_only
    if not chosen:
        nations = {field.nations[row] for row in field.order if free[row]}
        possible = in_part or len(nations) > 1
        twos = [field.targets[row] for row in field.order if possible and free[row] and field.biggest[row] > 1]
        return [UNUSED, *twos] if in_part and nations else twos
    first = None if chosen[0] == UNUSED else field.row(chosen[0])
    taken = None if first is None else field.nations[first]
    ones = [field.targets[row] for row in field.order if free[row] and field.nations[row] != taken]
    return [UNUSED, *ones] if in_part and first is not None else ones


def _ones(state: State, field: Field, free: list[bool], wanted: int, chosen: Tokens) -> list[str]:
    """Targets for ones on different nations, in match order (rule 10); in part, filled with dashes (rule 27)."""
    in_part = state.own_only
    if chosen and chosen[-1] == UNUSED:
        return [UNUSED]
    before = [row for target in chosen if (row := field.row(target)) is not None]
    taken = 0
    for row in before:
        taken |= 1 << field.nations[row]
    possible = [False] * len(free)
    later = 0
    for row in range(len(free) - 1, before[-1] if before else -1, -1):
        nation = 1 << field.nations[row]
        if free[row] and not taken & nation:
            possible[row] = in_part or (later & ~nation).bit_count() >= wanted - 1
            later |= nation
    found = [field.targets[row] for row in field.order if possible[row]]
    return [UNUSED, *found] if in_part and chosen else found


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
        case Discard(card) | PlayCard(card):
            if state.awaits != CARD:
                return _refuse_kind(state)
            if card not in state.hands[seat]:
                return REASONS.refuse("not-held", card=card, hand=", ".join(dict.fromkeys(state.hands[seat])))
            return _refuse_play(state, seat, action) if isinstance(action, PlayCard) else _refuse_kind(state)


def _refuse_kind(state: State) -> IllegalAction:
    return REASONS.refuse({PICK: "pick-now", KICK: "kick-now"}.get(state.awaits, "card-now"))


def _refuse_pick(state: State, team: str) -> IllegalAction:
    """Why a team can't be chosen (rule 3)."""
    if team not in state.cup.teams:
        return REASONS.refuse("no-such-team", team=team)
    if team in state.base:
        return REASONS.refuse("team-taken", team=team)
    return REASONS.refuse("better-first", team=team, rank=state.cup.teams[team].rank, best=draftable(state)[0])


def _refuse_play(state: State, seat: int, play: PlayCard) -> IllegalAction:
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


def _refuse_together(state: State, seat: int, play: PlayCard) -> IllegalAction:
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
