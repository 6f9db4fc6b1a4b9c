"""Why a turn is good, from the position before and after it. Part of players/mundialito.

Every reason is a fact of the rules, or of goals that the search has made sure of. It speaks of the turn's first action,
or of both; `$then` is the second if the fact needs both, else `none`. Sentences are in
words/en/mundialito-reasons.ftl.
"""

from collections.abc import Iterable
from typing import NamedTuple

from players.advice import Reason
from players.mundialito.lines import progress
from players.mundialito.plans import Turn, board_of
from rules.mundialito.board import RAYS, Board
from rules.mundialito.moves import END
from rules.mundialito.pieces import CELL_NAMES, Action, Cell, Jump, Move, Pass, Push, row_of, write
from rules.mundialito.play import apply
from rules.mundialito.position import BALL, State, size_on
from rules.mundialito.threats import actions_to_goal

#: The facts of each reason, by its name; strongest first.
FACTS: dict[str, tuple[str, ...]] = {
    "goal": (),
    "goal-next": ("size", "cell"),
    "lost": ("seat",),
    "allows-goal": ("seat",),
    "loses": ("seat",),
    "stops-goal": ("seat", "soon", "then"),
    "decides": ("seat", "then"),
    "prevents": ("seat",),
    "threatens": ("then",),
    "last-row": ("size", "row"),
    "turn-last-row": ("size", "row"),
    "pushes-off-line": ("seat", "pushed", "size", "cell"),
    "in-reach": ("size", "cell"),
    "opens-line": ("size", "cell"),
    "ball-forward": ("count",),
    "turn-ball-forward": ("count",),
    "ball-reaches": ("size", "cell"),
    "turn-reaches": ("size", "cell"),
    "blocks-line": ("seat", "size", "cell"),
    "turn-blocks": ("seat", "size", "cell"),
    "out-of-reach": ("seat", "size"),
    "pushes-back": ("seat", "size"),
    "stands-in-way": ("seat", "size", "cell"),
    "escapes": ("size", "by"),
    "makes-way": ("size", "cell"),
    "forward": ("size", "count"),
    "turn-forward": ("size", "count"),
    "finds-way": ("size", "cell"),
    "swaps": ("size", "count"),
    "more-passes": ("count",),
    "safe": ("seat",),
    "only": (),
    "line-up": (),
    "ways-forward": ("size",),
    "ball-in-line": ("count", "cell"),
}
NONE = "none"
#: The last reason that makes plain what a turn is for, and the last that makes a pass back plain.
_PLAIN, _WORTH_A_PASS_BACK = "swaps", "turn-ball-forward"
#: What needs another reason beside it.
_WEAK = {"more-passes"}
_ORDER = {name: place for place, name in enumerate(FACTS)}


class Certainties(NamedTuple):
    """What is certain about a turn, and about one way to play it, by the rules.

    There are so many `actions` to choose from. `lost`: whatever is played, the
    other side can score next turn. `helpless`: if nothing is done, it can threaten a goal that can't be stopped.
    `decides` and `loses`: after this way, the seat's own goal can't be stopped, or the other side can threaten one
    that can't be.
    """

    actions: int
    lost: bool
    helpless: bool
    decides: bool
    loses: bool


class _Step(NamedTuple):
    """The first action of a turn, with the cells before it, after it and after the whole turn."""

    board: Board
    seat: int
    action: Action
    then: Action | None
    before: bytes
    middle: bytes
    after: bytes


def reason(name: str, **facts: str | int) -> Reason:
    """A reason with exactly the facts that its sentence has."""
    assert set(facts) == set(FACTS[name]), name
    plain = ((key, int(fact) if isinstance(fact, int) else fact) for key, fact in facts.items())
    return Reason(name, tuple(plain))


def strength(found: tuple[Reason, ...]) -> tuple[int, ...]:
    """What to compare reasons by: the less, the stronger."""
    return (*(_ORDER[one.name] for one in found), len(FACTS))


def obscurity(state: State, first: Action, found: tuple[Reason, ...]) -> int:
    """How hard it is to see what a turn is for, by its first action and its reasons: 0 plain, 1 vague, 2 odd."""
    if isinstance(first, Pass):
        ball = progress(state.seat, state.cells.find(BALL + state.seat))
        if progress(state.seat, first.cell) < ball and _ORDER[found[0].name] > _ORDER[_WORTH_A_PASS_BACK]:
            return 2
    return int(_ORDER[found[0].name] > _ORDER[_PLAIN])


def reasons(state: State, turn: Turn, outlook: Certainties) -> tuple[Reason, ...]:
    """Why this turn is good, or bad, strongest first; at least one."""
    first = apply(state, turn[0])
    whole = first if len(turn) == 1 else apply(first, turn[1])
    then = turn[1] if len(turn) == 2 and turn[1] != END else None
    step = _Step(board_of(state), state.seat, turn[0], then, state.cells, first.cells, whole.cells)
    if first.outcome is not None:
        return (reason("goal"),)
    if whole.outcome is not None:
        assert isinstance(turn[1], Pass)
        return (_about("goal-next", first.cells, turn[1].cell),)
    found = {one.name: one for one in (*_by_turn(step, outlook), *_by_action(step), *_by_both(step))}
    if "lost" in found:
        return (found["lost"],)
    if turn[0] == END and outlook.actions == 1:
        found["only"] = reason("only")
    if found.keys() <= _WEAK:
        found["safe"] = reason("safe", seat=1 - state.seat)
    return tuple(sorted(found.values(), key=lambda one: _ORDER[one.name]))


def _by_turn(step: _Step, outlook: Certainties) -> Iterable[Reason]:
    """What the whole turn does to the goals that either side could score."""
    board, seat, other = step.board, step.seat, 1 - step.seat
    danger = actions_to_goal(board, step.before, other)
    if actions_to_goal(board, step.after, other):
        yield reason("lost" if outlook.lost else "allows-goal", seat=other)
        return
    if outlook.loses:
        yield reason("loses", seat=other)
        return
    if danger:
        needs_both = actions_to_goal(board, step.middle, other) > 0
        yield reason("stops-goal", seat=other, soon=danger, then=_then(step, needs_both))
    elif outlook.helpless:
        yield reason("prevents", seat=other)
    if actions_to_goal(board, step.after, seat):
        needs_both = not actions_to_goal(board, step.middle, seat)
        if outlook.decides:
            # Both actions may be needed to leave no defence, even if one of them makes the threat.
            yield reason("decides", seat=other, then=_then(step, True))
        else:
            yield reason("threatens", then=_then(step, needs_both))


def _then(step: _Step, needed: bool) -> str:
    return write(step.then) if needed and step.then is not None else NONE


def _by_action(step: _Step) -> Iterable[Reason]:
    """What the first action alone does."""
    seat, before, middle = step.seat, step.before, step.middle
    ball = progress(seat, before.find(BALL + seat))
    match step.action:
        case Pass(cell):
            if (count := progress(seat, cell) - ball) > 0:
                yield reason("ball-forward", count=count)
            elif count < 0:  # the pyramid goes where the ball was
                yield reason("swaps", size=size_on(before[cell]), count=-count)
            ahead = [there for there in _passes(middle, seat) if progress(seat, there) > progress(seat, cell)]
            known = max((progress(seat, there) for there in _passes(before, seat)), default=0)
            ahead = [there for there in ahead if progress(seat, there) > known]
            if ahead:
                yield _about("ball-reaches", middle, max(ahead, key=lambda there: progress(seat, there)))
        case Move(origin, target) | Push(origin, target) | Jump(origin, target):
            yield from _reach(step, origin, target)
            yield from _hindrance(step, target)
            rows = progress(seat, target) - progress(seat, origin)
            size = size_on(middle[target])
            if progress(seat, target) == 5 and rows:
                yield reason("last-row", size=size, row=row_of(target) + 1)
            elif rows > 0:
                yield reason("forward", size=size, count=rows)
            if not rows and _can_advance(step, middle, target) and not _can_advance(step, before, origin):
                yield _about("finds-way", middle, target)
            if freed := [cell for cell in _steppers(step.board, middle, seat, origin) if cell != target]:
                yield _about("makes-way", middle, freed[0])
            before_by, after_by = _attackers(step.board, before, seat), _attackers(step.board, middle, seat)
            if origin in before_by and target not in after_by:
                yield reason("escapes", size=size, by=before_by[origin])
        case _:
            return


def _reach(step: _Step, origin: Cell, target: Cell) -> Iterable[Reason]:
    """Passes that the action makes possible, ahead of the ball."""
    seat, before, middle = step.seat, step.before, step.middle
    ball = before.find(BALL + seat)
    new = _passes(middle, seat) - _passes(before, seat)
    if origin in _passes(before, seat):
        new = {cell for cell in new if cell != target or progress(seat, cell) > progress(seat, origin)}
    ahead = {cell for cell in new if progress(seat, cell) > progress(seat, ball)}
    if target in ahead:
        if isinstance(step.action, Push):
            pushed = size_on(before[target])
            yield reason(
                "pushes-off-line", seat=1 - seat, pushed=pushed, size=size_on(middle[target]), cell=CELL_NAMES[target]
            )
        else:
            yield _about("in-reach", middle, target)
    elif ahead:
        yield _about("opens-line", middle, max(ahead, key=lambda cell: progress(seat, cell)))
    elif len(_passes(middle, seat)) > len(_passes(before, seat)):
        yield reason("more-passes", count=len(_passes(middle, seat)))


def _hindrance(step: _Step, target: Cell) -> Iterable[Reason]:
    """What the action takes away from the other side."""
    other, before, middle = 1 - step.seat, step.before, step.middle
    ball = progress(other, before.find(BALL + other))
    lost = {cell for cell in _passes(before, other) - _passes(middle, other) if progress(other, cell) > ball}
    if isinstance(step.action, Push):
        size, landed = size_on(before[target]), _landing_of(before, middle, step)
        if target in lost and landed not in _passes(middle, other):
            yield reason("out-of-reach", seat=other, size=size)
        if progress(other, landed) < progress(other, target):
            yield reason("pushes-back", seat=other, size=size)
    blocked = lost - {target}
    if blocked:
        cell = max(blocked, key=lambda there: progress(other, there))
        yield reason("blocks-line", seat=other, size=size_on(before[cell]), cell=CELL_NAMES[cell])
    if not isinstance(step.action, Push):
        behind = [cell for cell in _steppers(step.board, before, other, target) if before[cell] == middle[cell]]
        if behind:
            yield reason("stands-in-way", seat=other, size=size_on(before[behind[0]]), cell=CELL_NAMES[behind[0]])


def _by_both(step: _Step) -> Iterable[Reason]:
    """What both actions do together that the first doesn't."""
    if step.then is None:
        return
    seat, other, before, middle, after = step.seat, 1 - step.seat, step.before, step.middle, step.after
    start, halfway, ball = (progress(seat, cells.find(BALL + seat)) for cells in (before, middle, after))
    if ball > start >= halfway:
        yield reason("turn-ball-forward", count=ball - start)
    new = {cell for cell in _passes(after, seat) - _passes(before, seat) if progress(seat, cell) > ball}
    known = max((progress(seat, cell) for cell in _passes(before, seat) | _passes(middle, seat)), default=0)
    if ahead := [cell for cell in new if progress(seat, cell) > known]:
        yield _about("turn-reaches", after, max(ahead, key=lambda cell: progress(seat, cell)))
    theirs = progress(other, before.find(BALL + other))
    shut = _passes(before, other) & _passes(middle, other) - _passes(after, other)
    if gone := [cell for cell in shut if progress(other, cell) > theirs and before[cell] == after[cell]]:
        cell = max(gone, key=lambda there: progress(other, there))
        yield reason("turn-blocks", seat=other, size=size_on(before[cell]), cell=CELL_NAMES[cell])
    match step.then:
        case Move(origin, target) | Push(origin, target) | Jump(origin, target):
            rows, size = progress(seat, target) - progress(seat, origin), size_on(after[target])
            both = _rows_of(step.action, seat, origin) + rows
            if rows > 0 and progress(seat, target) == 5:
                yield reason("turn-last-row", size=size, row=row_of(target) + 1)
            elif rows > 0 and both > rows:
                yield reason("forward", size=size, count=both)
            elif rows > 0:
                yield reason("turn-forward", size=size, count=rows)
        case _:
            return


def _rows_of(action: Action, seat: int, arrived: Cell) -> int:
    """How many rows forward the action brought the pyramid that it moved to this cell; 0 if it moved none there."""
    match action:
        case Move(origin, target) | Push(origin, target) | Jump(origin, target) if target == arrived:
            return progress(seat, target) - progress(seat, origin)
        case _:
            return 0


def _landing_of(before: bytes, middle: bytes, step: _Step) -> Cell:
    """Where the pushed pyramid is after the push."""
    assert isinstance(step.action, Push)
    return next(cell for cell in range(36) if not before[cell] and middle[cell] and cell != step.action.target)


def _about(name: str, cells: bytes, cell: Cell) -> Reason:
    """A reason about the pyramid on a cell."""
    return reason(name, size=size_on(cells[cell]), cell=CELL_NAMES[cell])


def _passes(cells: bytes, seat: int) -> set[Cell]:
    """The cells to which the seat could pass (rule 11)."""
    low, high = 4 * seat, 4 * seat + 4
    found = set()
    for ray in RAYS[cells.find(BALL + seat)]:
        cell = next((cell for cell in ray if cells[cell]), None)
        if cell is not None and low < cells[cell] < high:
            found.add(cell)
    return found


def _steppers(board: Board, cells: bytes, seat: int, target: Cell) -> list[Cell]:
    """The seat's pyramids that can step forward onto an empty cell (rule 10)."""
    low, high = 4 * seat, 4 * seat + 4
    return [
        cell
        for cell, content in enumerate(cells)
        if low < content < high
        and not cells[target]
        and progress(seat, target) > progress(seat, cell)
        and any(way.target == target for way in board.ways[cell])
    ]


def _can_advance(step: _Step, cells: bytes, origin: Cell) -> bool:
    """Whether the seat's pyramid on a cell has an empty cell ahead that its arrow leads to."""
    ahead = (
        way.target for way in step.board.ways[origin] if progress(step.seat, way.target) > progress(step.seat, origin)
    )
    return any(not cells[cell] for cell in ahead)


def _attackers(board: Board, cells: bytes, seat: int) -> dict[Cell, int]:
    """The seat's pyramids that the other side can push back towards their own first row, with the pusher's size."""
    other = to_push = 1 - seat
    low, high = 4 * other, 4 * other + 4
    found: dict[Cell, int] = {}
    for cell, content in enumerate(cells):
        if not low < content < high:
            continue
        for target, _, beyond, _, _ in board.ways[cell]:
            there = cells[target]
            if beyond is None or not there or there >= BALL or low < there < high or cells[beyond]:
                continue
            if content % 4 >= there % 4 and progress(to_push, beyond) > progress(to_push, target):
                found[target] = content % 4
    return found
