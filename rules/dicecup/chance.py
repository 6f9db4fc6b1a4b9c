"""The dice cup's chance events: which is due, drawn, or possible. Part of rules/dicecup: rules/core only."""

from collections import Counter
from collections.abc import Mapping

from rules.core.chance import Rng
from rules.dicecup.pieces import (
    CUSTOM,
    FIELD,
    GROUPS,
    SLOTS,
    ChanceEvent,
    Deal,
    Dice,
    Die,
    Groups,
    Pick,
    Piles,
    Selection,
)
from rules.dicecup.position import State, Terms
from rules.dicecup.sheets import ALL_DICE, DICE, TEAMS


def awaited(state: State) -> str | None:
    """The first word of the chance event that is due; None if a coach has to roll, or at the end (rules 14 and 15)."""
    if state.rolling:
        return "die" if len(state.thrown) == 1 else "dice"
    if state.bout is not None or state.lots is not None or state.outcome is not None:
        return None
    if not state.teams:
        return "pick"
    if not state.owners:
        return "deal"
    if state.awaits_piles:
        return "piles"
    return "draw"


def resolve(state: State, rng: Rng) -> ChanceEvent:
    """Draw the event that is due from the stream."""
    match awaited(state):
        case "pick":
            return Pick(_picked(state.terms, rng))
        case "deal":
            return Deal(rng.shuffle(state.teams))
        case "draw":
            return Groups(_grouped(state, rng))
        case "piles":
            return Piles(rng.shuffle(state.pool))
        case "die":
            return Die(_face(state.thrown[0], rng))
        case _:
            return Dice(tuple(_face(stars, rng) for stars in ALL_DICE))


def can_happen(state: State, event: ChanceEvent) -> bool:
    """Whether a given event is possible now."""
    kind = awaited(state)
    match event:
        case Die(goals):
            return kind == "die" and goals in DICE[state.thrown[0]]
        case Dice(faces):
            return kind == "dice" and all(face in DICE[stars] for stars, face in zip(ALL_DICE, faces, strict=True))
        case Pick(codes):
            return kind == "pick" and _may_pick(state.terms, codes)
        case Deal(codes):
            return kind == "deal" and sorted(codes) == sorted(state.teams)
        case Groups(codes):
            return kind == "draw" and sorted(codes) == sorted(state.teams) and _may_group(state.terms, codes)
        case Piles(codes):
            return kind == "piles" and sorted(codes) == sorted(state.pool)


def _face(stars: int, rng: Rng) -> int:
    faces = DICE[stars]
    return faces[rng.below(len(faces))]


def _picked(terms: Terms, rng: Rng) -> tuple[str, ...]:
    """Draw the teams that play; the custom team replaces the one-star team drawn last (rule 4)."""
    cards = rng.shuffle(tuple(TEAMS))
    if terms.selection is Selection.STANDARD:
        weak = [code for code in cards if TEAMS[code] == 1]
        chosen = [code for code in cards if TEAMS[code] > 1]
        chosen += weak[: FIELD - len(chosen)]
    else:
        chosen = list(cards[:FIELD])
    if terms.custom:
        chosen.remove([code for code in chosen if TEAMS[code] == 1][-1])
        chosen.append(CUSTOM)
    return tuple(chosen)


def _may_pick(terms: Terms, codes: tuple[str, ...]) -> bool:
    """Whether these 32 codes, in any order, may be the teams that play (rule 4)."""
    beside = [code for code in codes if code != CUSTOM]
    if len(set(codes)) != FIELD or not set(beside) <= TEAMS.keys() or (CUSTOM in codes) is not bool(terms.custom):
        return False
    count = Counter(TEAMS[code] for code in beside)
    if terms.selection is Selection.STANDARD:
        return count[3] + count[2] == sum(stars > 1 for stars in TEAMS.values())
    # The custom team has replaced a one-star team, so not all of those can be left.
    return not terms.custom or count[1] < sum(stars == 1 for stars in TEAMS.values())


def _grouped(state: State, rng: Rng) -> tuple[str, ...]:
    """Draw the groups, by strength or all shuffled together (rule 9)."""
    cards = rng.shuffle(state.teams)
    if not state.terms.seeding:
        return cards
    ranked = sorted(cards, key=lambda code: -state.terms.stars[code])
    pots = [rng.shuffle(ranked[first : first + GROUPS]) for first in range(0, FIELD, GROUPS)]
    return tuple(pots[slot][group] for group in range(GROUPS) for slot in range(SLOTS))


def _may_group(terms: Terms, codes: tuple[str, ...]) -> bool:
    """Whether these groups are possible: with seeding, each slot needs the teams of the right strengths (rule 9)."""
    if not terms.seeding:
        return True
    drawn = [_strengths(codes[slot::SLOTS], terms.stars) for slot in range(SLOTS)]
    strengths = _strengths(codes, terms.stars)
    return [stars for pot in drawn for stars in pot] == strengths


def _strengths(codes: tuple[str, ...], stars: Mapping[str, int]) -> list[int]:
    return sorted((stars[code] for code in codes), reverse=True)
