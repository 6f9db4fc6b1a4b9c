"""Judges positions of Mundialito, for hints and reviews. Part of players/mundialito.

The best ways to play a turn are compared equally deep.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from players.advice import Candidate, Reason
from players.mundialito.packing import cells_of
from players.mundialito.pitch import is_decided, pitch, unstoppable
from players.mundialito.plans import Turn, board_of, goals, plans, turn_to, turns
from players.mundialito.player import LINE_UPS, set_up_worth
from players.mundialito.reasons import Certainties, obscurity, reason, reasons, strength
from players.mundialito.search import WIN, Search
from rules.core.chance import Rng
from rules.mundialito.board import RAYS
from rules.mundialito.moves import legal as legal_actions
from rules.mundialito.pieces import CELL_NAMES, FIRST_ROW, WIDTH, Action, PlaceBall, PlacePyramids, Size, parse, write
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State
from rules.mundialito.view import View, recall

#: How many positions are judged to find the best ways, to find the best that begins as wanted, to compare them.
BEST, WANTED, COMPARED = 24_000, 8_000, 40_000
#: How many ways are compared, and how many with one that begins as wanted; fewer are looked at more deeply.
MOST_WAYS, FEW = 8, 3
#: The worth of a turn that scores; below 0, of one after which the other side can score.
GOAL = 2 * WIN


@dataclass(frozen=True, slots=True)
class TurnChoice:
    """A position in which the seat can leave its turn, None after a goal: the turns there, and its worth to the seat.

    `goal_in` is with how many actions the other side can score after it, 0 if it can't.
    """

    turns: Sequence[Turn]
    worth: int
    after: int | None = None
    goal_in: int = 0


def best_ways(state: State, search: Search, wanted: object, blurs: Mapping[int, int]) -> list[TurnChoice]:
    """The best ways for the seat to act, best first; at least one that begins as wanted is among them.

    `blurs` is added to what the positions are worth. If the seat can score, the others are only those wanted.
    """
    scoring = [TurnChoice((turn,), GOAL) for turn in goals(state)]
    if scoring and (wanted is None or any(way.turns[0][0] == wanted for way in scoring)):
        return scoring
    ground, seat = search.pitch, state.seat
    found = plans(state, wanted if scoring else None)
    to = {ground.pack(after): turns for after, turns in found.items()}
    search.left = BEST
    ranked = [after for _, after in search.best(to, seat, dict(blurs))]
    compared = _different(ranked, to, MOST_WAYS if wanted is None else FEW)
    begun = [after for after in ranked if any(turn[0] == wanted for turn in to[after])]
    if begun and begun[0] != ranked[0]:
        search.left = WANTED
        begun = [after for _, after in search.best(begun, seat)]
    compared += begun[:1]
    search.left = COMPARED
    worths = _hold(search.worths(compared, seat), begun[:1])
    ways = list(scoring)
    for after, worth in worths.items():
        goal_in = ground.scores(after, 1 - seat)
        ways.append(TurnChoice(to[after], -GOAL if goal_in else worth + blurs.get(after, 0), after, goal_in))
    # Of goals that can't be stopped, those that take two actions are overlooked more often.
    return sorted(ways, key=lambda way: (-way.worth, way.goal_in == 1))


def _hold(found: Sequence[Mapping[int, int]], wanted: Sequence[int]) -> dict[int, int]:
    """The worths at the greatest depth; one way is only as much worse than the best as at the depth before, too.

    So what one look says and the next takes back isn't held against who played it. What decides the game is.
    """
    worths = dict(found[-1])
    best = max(worths, key=worths.__getitem__)
    for after in wanted:
        if len(found) > 2 and max(map(abs, (worths[best], worths[after]))) < WIN // 2:
            loss = min(depth[best] - depth[after] for depth in found[-2:])
            worths[after] = worths[best] - max(0, loss)
    return worths


def _different(ranked: Collection[int], to: Mapping[int, Sequence[Turn]], most: int) -> list[int]:
    """The first positions, `most` at most, to which a turn leads that begins unlike those to the positions before."""
    found, firsts = list[int](), set[Action]()
    for after in ranked:
        begins = {turn[0] for turn in to[after]}
        if len(found) < most and not begins <= firsts:
            found.append(after)
            firsts |= begins
    return found


#: How many candidates there are, besides the one that was played.
MOST = 4
#: How many positions are judged for chances, and for the places of the ball.
CHANCES, PLACES = 6_000, 60_000
#: The worth that makes a side's win e times as likely as the other's, and the most that such worth says, both fitted to
#: games of the computers (LEVELS.md); more is kept for goals that nobody can stop, most for one in this turn.
SCALE, MOST_ODDS = 1000, 2.5
#: In a match (rule 16) the next goal doesn't decide: how much of the odds counts, and what a goal ahead adds.
SHARE, LEAD = 0.5, 0.8
#: The blur when the leading side's position repeats, in the unit of the judgement, as in player.Footballer.
REPEAT_BLUR = 300


class FootballAnalyst:
    """Looks as far ahead as the strongest player, and says of goals only what it has made sure of."""

    def chances(self, view: View) -> tuple[float, ...]:
        """Both sides' chances to win; while they line up, only the goals count."""
        outcome = view.outcome
        if outcome is not None:
            return (0.5, 0.5) if outcome.draw else tuple(float(seat in outcome.winners) for seat in (0, 1))
        state = recall(view)
        seat, playing = state.seat, state.board is not None and state.step == PLAYING
        own = chance(_worth(state) if playing else 0, view, seat)
        return (1 - own, own) if seat else (own, 1 - own)

    def weigh(self, view: View, legal: Sequence[str], rng: Rng, played: str | None = None) -> tuple[Candidate, ...]:
        """The actions with which the best turns begin; of a turn's two orders, the one that explains itself better."""
        state = recall(view)
        wanted = None if played is None else parse(played)
        if state.step < PLAYING:
            return _weigh_line_ups(state, rng, wanted) if state.step < 2 else _weigh_places(state, view)
        search = Search(pitch(board_of(state)), BEST)
        blurs = _blurs(state, search, rng) if view.stood > 1 and wanted is None else {}
        ways = best_ways(state, search, wanted, blurs)
        outlook = _Outlooks(state, search, ways[0].goal_in > 0, len(legal))
        chosen: dict[Action, Candidate] = {}
        for way in ways:
            if turns := _to_tell(way, chosen, wanted):
                sure = outlook.of(way)
                why, turn = min(
                    ((reasons(state, turn, sure), turn) for turn in turns), key=lambda one: strength(one[0])
                )
                then = (*turn[1:], *_answer(state, search, way))
                odds = chance(way.worth, view, state.seat)
                chosen[turn[0]] = Candidate(
                    write(turn[0]), odds, why, tuple(map(write, then)), obscurity(state, turn[0], why)
                )
        return tuple(chosen.values())


def chance(worth: int, view: View, seat: int) -> float:
    """The seat's chance to win where its position has this worth; in a match, goals so far count."""
    if abs(worth) < WIN // 2:
        odds = min(max(worth / SCALE, -MOST_ODDS), MOST_ODDS)
    else:
        odds = math.copysign(MOST_ODDS + (2 if abs(worth) >= GOAL else 1), worth)
    if view.match:
        odds = SHARE * odds + LEAD * (view.goals[seat] - view.goals[1 - seat])
    elif worth >= GOAL:
        return 1.0
    return 1 / (1 + math.exp(-odds))


def _worth(state: State) -> int:
    """The worth of the position to the seat to act."""
    if goals(state):
        return GOAL
    ground = pitch(board_of(state))
    worth, after = Search(ground, CHANCES).best(map(ground.pack, turns(state)), state.seat)[0]
    return -GOAL if ground.scores(after, 1 - state.seat) else worth


def _blurs(state: State, search: Search, rng: Rng) -> dict[int, int]:
    """What to add to the ways to play the turn, so that who is ahead does something else than before (rule 15)."""
    if _worth(state) <= 0:
        return {}
    return {after: rng.below(REPEAT_BLUR) for after in sorted(map(search.pitch.pack, plans(state)))}


def _to_tell(way: TurnChoice, chosen: Collection[Action], wanted: object) -> list[Turn]:
    """The turns to choose a candidate from: with the wanted first action, else with one not chosen yet."""
    own = [turn for turn in way.turns if turn[0] == wanted and wanted not in chosen]
    if own or len(chosen) >= MOST:
        return own
    return [turn for turn in way.turns if turn[0] not in chosen]


class _Outlooks:
    """What is certain about a turn, and about each way to play it."""

    def __init__(self, state: State, search: Search, lost: bool, actions: int) -> None:
        self._ground, self._seat = search.pitch, state.seat
        self._lost, self._actions = lost, actions
        idle, other = self._ground.pack(state.cells), 1 - state.seat
        self._helpless = not self._ground.scores(idle, other) and unstoppable(self._ground, idle, other)

    def of(self, way: TurnChoice) -> Certainties:
        """What is certain about this way."""
        loses = decides = False
        if way.after is not None and not way.goal_in:
            if self._helpless or way.worth < -WIN // 2:
                loses = unstoppable(self._ground, way.after, 1 - self._seat)
            decides = way.worth > WIN // 2 and is_decided(self._ground, way.after, self._seat)
        helpless = self._helpless and way.worth > -WIN // 2
        return Certainties(self._actions, self._lost, helpless, decides, loses)


def _answer(state: State, search: Search, way: TurnChoice) -> Turn:
    """The other side's turn that is expected; empty after a goal."""
    if way.after is None:
        return ()
    answer = search.answer(way.after, 1 - state.seat)
    return turn_to(board_of(state), cells_of(way.after), 1 - state.seat, None if answer is None else cells_of(answer))


def _weigh_places(state: State, view: View) -> tuple[Candidate, ...]:
    """All places for the ball."""
    places = legal_actions(state)
    worths = {place: set_up_worth(apply(state, place), state.seat, PLACES // len(places)) for place in places}
    return tuple(
        Candidate(write(place), chance(worth, view, state.seat), _why_there(state, place))
        for place, worth in sorted(worths.items(), key=lambda one: -one[1])
    )


def _weigh_line_ups(state: State, rng: Rng, wanted: object) -> tuple[Candidate, ...]:
    """Line-ups; they are all equally good, so chance decides their order."""
    usual = [PlacePyramids(tuple(Size(int(size)) for size in sizes)) for sizes in rng.shuffle(LINE_UPS)]
    chosen = [*usual, *([wanted] if isinstance(wanted, PlacePyramids) and wanted not in usual else [])]
    return tuple(Candidate(write(place), 0.5, _why_lined_up(state, place)) for place in chosen)


def _why_lined_up(state: State, action: object) -> tuple[Reason, ...]:
    assert isinstance(action, PlacePyramids)
    assert state.board is not None
    found = [reason("line-up")] if "".join(str(int(size)) for size in action.sizes) in LINE_UPS else []
    start = FIRST_ROW[state.seat] * WIDTH
    forward = 1 if state.seat == 0 else -1
    free = [
        size
        for column, size in enumerate(action.sizes)
        if any(way.target == start + column + forward * WIDTH for way in state.board.ways[start + column])
    ]
    both = [size for size in (3, 2, 1) if free.count(size) == 2]
    found += [reason("ways-forward", size=size) for size in both[:1]]
    return tuple(found)


def _why_there(state: State, action: object) -> tuple[Reason, ...]:
    """Why the ball is well placed there."""
    assert isinstance(action, PlaceBall)
    cells, low = state.cells, 4 * state.seat
    first = [next((cells[cell] for cell in ray if cells[cell]), 0) for ray in RAYS[action.cell]]
    count = sum(low < content < low + 4 for content in first)
    return (reason("ball-in-line", count=count, cell=CELL_NAMES[action.cell]),)
