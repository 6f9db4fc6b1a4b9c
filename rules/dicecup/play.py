"""The effect of every event in a cup, and its chance. Part of rules/dicecup: rules/core only.

Groups are ranked by rule 11, coaches by rules 8 and 16.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby

from rules.core.chance import Rng
from rules.core.outcome import Outcome, levels
from rules.dicecup.pieces import (
    ALL_DICE,
    CUSTOM,
    DICE,
    FIELD,
    GROUPS,
    ROUNDS,
    SLOTS,
    STAGES,
    TEAMS,
    Action,
    ChanceEvent,
    Deal,
    Dice,
    Die,
    Groups,
    Mode,
    Pick,
    Piles,
    Roll,
    Selection,
    Stage,
)
from rules.dicecup.position import BOARD, SCHEDULES, Bout, CupTerms, Faces, Level, Lots, Record, State

_NEW = Record()


def apply(state: State, event: Action | ChanceEvent) -> State:
    """The state after a possible event."""
    match event:
        case Roll():
            return state._replace(rolling=True)
        case Die(goals):
            return _throw(state._replace(rolling=False), (goals,))
        case Dice(faces):
            return _throw(state._replace(rolling=False), faces)
        case Piles(codes):
            return _turn(state._replace(field=codes, turned=0))
        case Pick(codes):
            return state._replace(teams=codes)
        case Deal(codes):
            return _deal(state, codes)
        case Groups(codes):
            return _group(state, codes)


def _deal(state: State, codes: tuple[str, ...]) -> State:
    """Deal the teams round the table from the dealer's left (rule 5)."""
    left = state.terms.dealer + 1
    owners = {code: (left + card) % state.terms.seats for card, code in enumerate(codes)}
    state = state._replace(owners=owners)
    if state.terms.mode is Mode.BEGINNER:  # 8: all 32 play in the first round
        return state._replace(stage=Stage.ROUND_OF_32, pool=codes)
    return state


def _group(state: State, codes: tuple[str, ...]) -> State:
    groups = tuple(codes[first : first + SLOTS] for first in range(0, len(codes), SLOTS))
    state = state._replace(
        groups=groups,
        places={code: (group, slot) for group, four in enumerate(groups) for slot, code in enumerate(four)},
        records=((_NEW,) * SLOTS,) * GROUPS,
        stage=Stage.GROUPS,
    )
    return _next_fixture(state)


def _throw(state: State, faces: Faces) -> State:
    lots, bout = state.lots, state.bout
    if bout is None:
        assert lots is not None
        return _lot_thrown(state, lots._replace(throws=(*lots.throws, faces)))
    bout = bout._replace(throws=(*bout.throws, faces))
    if not bout.finished:  # 7: level, so the match goes on
        return state._replace(bout=bout)
    state = state._replace(bout=None, played=(*state.played, bout))
    return _group_match_ended(state, bout) if bout.group >= 0 else _cup_match_ended(state, bout)


# The groups (rules 10, 11 and 13)


def _next_fixture(state: State) -> State:
    """Start the next match of the schedule."""
    group, turn, number = SCHEDULES[state.terms.mode][state.group_matches]
    home, away = ROUNDS[turn][number]
    four = state.groups[group]
    played = state.group_matches + 1
    return _begin(state, Bout(played, 0, Stage.GROUPS, played, group, turn + 1, four[home], four[away]))


def _begin(state: State, bout: Bout) -> State:
    bout = bout._replace(serial=state.serial + 1)
    return state._replace(bout=bout, serial=bout.serial)


def _group_match_ended(state: State, bout: Bout) -> State:
    scores = {bout.home: (bout.goals(0), bout.goals(1)), bout.away: (bout.goals(1), bout.goals(0))}
    rows = tuple(
        record.after(*scores[code]) if code in scores else record
        for code, record in zip(state.groups[bout.group], state.records[bout.group], strict=True)
    )
    records = (*state.records[: bout.group], rows, *state.records[bout.group + 1 :])
    state = state._replace(records=records, group_matches=state.group_matches + 1)
    size = BOARD[state.terms.mode]
    boards, left = divmod(state.group_matches, size * 6)
    if left:
        return _next_fixture(state)
    board = range(size * (boards - 1), size * boards)  # 11: all matches of these groups have been played
    levels = tuple(level for group in board for level in level_sets(state, group))
    state = state._replace(levels=levels)
    for group in board:
        if not any(level.group == group for level in levels):
            state = _group_ended(state, group)
    return _next_lots(state)


def _next_lots(state: State) -> State:
    """Start the next tie-break or, if there is none, the next board's matches or the knockouts."""
    if state.levels:
        level, *others = state.levels
        lots = Lots(state.serial + 1, level, (level.teams,))
        return state._replace(levels=tuple(others), lots=lots, serial=lots.serial)
    if state.group_matches < len(SCHEDULES[state.terms.mode]):
        return _next_fixture(state)
    through = tuple(code for order in state.orders for code in order[:2])
    return state._replace(stage=Stage.ROUND_OF_16, pool=through, field=(), turned=0)  # 12


def _lot_thrown(state: State, lots: Lots) -> State:
    if lots.roller is not None:
        return state._replace(lots=lots)
    order = standing(lots)
    for tied in order:
        if len(tied) > 1:  # 11: level again, so they roll again, the best-placed first
            again = lots._replace(rolling=(*lots.rolling, tied))
            return state._replace(lots=again)
    state = state._replace(lots=None, drawn=(*state.drawn, lots))
    group = lots.level.group
    if not any(level.group == group for level in state.levels):
        state = _group_ended(state, group)
    return _next_lots(state)


def _group_ended(state: State, group: int) -> State:
    order = rank_group(state, group)
    state = state._replace(orders=(*state.orders[:group], order, *state.orders[group + 1 :]))
    return _eliminate(state, order[2:], Stage.GROUPS)


# The knockouts (rules 8 and 12)


def _turn(state: State) -> State:
    """Turn the cards of the round's next match."""
    assert state.stage is not None
    home, away = state.field[2 * state.turned : 2 * state.turned + 2]
    turned = state.turned + 1
    bout = Bout(len(state.played) + 1, 0, state.stage, turned, -1, 0, home, away)
    return _begin(state._replace(turned=turned), bout)


def _cup_match_ended(state: State, bout: Bout) -> State:
    stage, winner, loser = bout.stage, bout.winner, bout.loser
    assert winner is not None
    assert loser is not None
    if stage is not Stage.THIRD_PLACE:  # 8: both teams in the third-place match are out already
        state = _eliminate(state, (loser,), stage)
    if 2 * state.turned < len(state.field):
        return _turn(state)
    if stage is Stage.FINAL:
        return state._replace(outcome=outcome(state))
    return _next_round(state)


def _next_round(state: State) -> State:
    """Start the next round: its pairs are new piles, except those of the last two matches (rule 14)."""
    stage = state.stage
    stages = STAGES[state.terms.mode]
    assert stage is not None
    following = stages[stages.index(stage) + 1]
    state = state._replace(stage=following, turned=0, field=())
    if following is Stage.THIRD_PLACE:
        return _turn(state._replace(pool=(), field=tuple(_of_semi_finals(state, won=False))))
    if following is Stage.FINAL:
        return _turn(state._replace(field=tuple(_of_semi_finals(state, won=True))))
    through = tuple(bout.winner for bout in state.played if bout.stage is stage)
    return state._replace(pool=tuple(code for code in through if code is not None))


def _of_semi_finals(state: State, *, won: bool) -> Iterator[str]:
    for bout in state.played:
        if bout.stage is Stage.SEMI_FINALS:
            code = bout.winner if won else bout.loser
            assert code is not None
            yield code


def _eliminate(state: State, codes: tuple[str, ...], stage: Stage) -> State:
    return state._replace(out={**state.out, **dict.fromkeys(codes, stage)})


def level_sets(state: State, group: int) -> Iterator[Level]:
    """The sets of level teams in a group, highest set first, each in slot order (rule 11)."""
    records, codes = state.records[group], state.groups[group]
    worth = [(-record.points, -record.difference) for record in records]
    place = 1
    for _, tied in groupby(sorted(range(len(codes)), key=lambda slot: (worth[slot], slot)), worth.__getitem__):
        slots = tuple(tied)
        if len(slots) > 1:
            yield Level(group, place, tuple(codes[slot] for slot in slots))
        place += len(slots)


def standing(lots: Lots) -> list[tuple[str, ...]]:
    """The order of a tie-break's teams, best first; those still level stay together, in slot order (rule 11)."""
    sums = lots.sums()
    order = sorted(lots.level.teams, key=lambda code: [-total for total in sums[code]])
    return [tuple(tied) for _, tied in groupby(order, sums.__getitem__)]


def lots_of(state: State, group: int) -> tuple[Lots, ...]:
    """The tie-breaks of a group: finished ones, then the current one."""
    known = (*state.drawn, state.lots) if state.lots is not None else state.drawn
    return tuple(lots for lots in known if lots.level.group == group)


def rank_group(state: State, group: int) -> tuple[str, ...]:
    """A group's teams in their current order: points, goal difference, tie-break so far, then slot (rule 11)."""
    sums = {code: rolled for lots in lots_of(state, group) for code, rolled in lots.sums().items()}

    def worth(slot: int) -> tuple[int, int, list[int], int]:
        record = state.records[group][slot]
        lots = [-total for total in sums.get(state.groups[group][slot], ())]
        return -record.points, -record.difference, lots, slot

    return tuple(state.groups[group][slot] for slot in sorted(range(len(state.groups[group])), key=worth))


def outcome(state: State) -> Outcome:
    """The outcome of a cup after its Grand Final.

    The champion's coach is first, the other finalist's second. The others rank by the stage in which their best team
    went out, the third-place match not counting, and equal ones share a place (rule 8).
    """
    final = state.played[-1]
    assert final.winner is not None
    assert final.loser is not None
    first, second = state.owners[final.winner], state.owners[final.loser]
    best = [(first,)] if first == second else [(first,), (second,)]
    stages = STAGES[state.terms.mode]
    furthest: dict[int, int] = {}
    for code, gone in state.out.items():
        owner = state.owners[code]
        if owner not in (first, second):
            furthest[owner] = max(furthest.get(owner, 0), stages.index(gone))
    return Outcome("final", False, (*best, *levels(furthest)))


def rank_now(state: State) -> tuple[tuple[int, ...], ...]:
    """Rank the coaches by how far their best team has come; one that is still in is ahead of those out in its stage."""
    stages = STAGES[state.terms.mode]
    now = stages.index(state.stage or stages[0])
    best = dict.fromkeys(range(state.terms.seats), -1)
    for code, owner in state.owners.items():
        gone = state.out.get(code)
        best[owner] = max(best[owner], 2 * now + 1 if gone is None else 2 * stages.index(gone))
    return levels(best)


def chance_due(state: State) -> str | None:
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
    match chance_due(state):
        case "pick":
            return Pick(_pick_teams(state.terms, rng))
        case "deal":
            return Deal(rng.shuffle(state.teams))
        case "draw":
            return Groups(_draw_groups(state, rng))
        case "piles":
            return Piles(rng.shuffle(state.pool))
        case "die":
            return Die(_face(state.thrown[0], rng))
        case _:
            return Dice(tuple(_face(stars, rng) for stars in ALL_DICE))


def can_happen(state: State, event: ChanceEvent) -> bool:
    """Whether a given event is possible now."""
    kind = chance_due(state)
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


def _pick_teams(terms: CupTerms, rng: Rng) -> tuple[str, ...]:
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


def _may_pick(terms: CupTerms, codes: tuple[str, ...]) -> bool:
    """Whether these 32 codes, in any order, may be the teams that play (rule 4)."""
    beside = [code for code in codes if code != CUSTOM]
    if len(set(codes)) != FIELD or not set(beside) <= TEAMS.keys() or (CUSTOM in codes) is not bool(terms.custom):
        return False
    count = Counter(TEAMS[code] for code in beside)
    if terms.selection is Selection.STANDARD:
        return count[3] + count[2] == sum(stars > 1 for stars in TEAMS.values())
    # The custom team has replaced a one-star team, so not all of those can be left.
    return not terms.custom or count[1] < sum(stars == 1 for stars in TEAMS.values())


def _draw_groups(state: State, rng: Rng) -> tuple[str, ...]:
    """Draw the groups, by strength or all shuffled together (rule 9)."""
    cards = rng.shuffle(state.teams)
    if not state.terms.seeding:
        return cards
    ranked = sorted(cards, key=lambda code: -state.terms.stars[code])
    pots = [rng.shuffle(ranked[first : first + GROUPS]) for first in range(0, FIELD, GROUPS)]
    return tuple(pots[slot][group] for group in range(GROUPS) for slot in range(SLOTS))


def _may_group(terms: CupTerms, codes: tuple[str, ...]) -> bool:
    """Whether these groups are possible: with seeding, each slot needs the teams of the right strengths (rule 9)."""
    if not terms.seeding:
        return True
    drawn = [_strengths(codes[slot::SLOTS], terms.stars) for slot in range(SLOTS)]
    strengths = _strengths(codes, terms.stars)
    return [stars for pot in drawn for stars in pot] == strengths


def _strengths(codes: tuple[str, ...], stars: Mapping[str, int]) -> list[int]:
    return sorted((stars[code] for code in codes), reverse=True)
