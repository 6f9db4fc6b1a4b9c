"""Events in words: standings, groups, knock-outs, podiums. Part of words/."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from babel.numbers import format_decimal

from words.events import (
    BracketTie,
    BracketView,
    CellKind,
    CrossRow,
    CrossTable,
    GroupLine,
    GroupTable,
    GroupTables,
    PodiumPlace,
    PodiumView,
    RoundCell,
    RowMark,
    TieSide,
)
from words.harmless import plain
from words.ladder import LONGEST_NAME
from words.languages import locale_of
from words.shortening import whole_sentences
from words.speech import Speech

#: The most characters of a description, of a text, and of a title.
LONGEST_ALT, LONGEST_TEXT, LONGEST_TITLE = 1000, 3900, 40
#: The most characters of a name, and of an opponent's among results: the first with which a text isn't too long.
LENGTHS = (LONGEST_NAME, 16), (LONGEST_NAME, 8), (12, 3)

# Figures and names


def points_of(points: Fraction, others: Iterable[Fraction], say: Speech) -> str:
    """Write points: `2½`, or decimals if some of the others' need them."""
    if points.denominator == 1:
        return str(points.numerator)
    if points.denominator == 2 and all(one.denominator <= 2 for one in others):
        whole = points.numerator // points.denominator
        return f"{whole or ''}½"
    return str(format_decimal(round(float(points), 2), "0.##", locale_of(say.language)))


def group_name(table: GroupTable, say: Speech, *, league: bool) -> str:
    """Name a group or a division."""
    letter = chr(ord("A") + table.number - 1)
    return say("event-division", number=table.number) if league else say("event-group", letter=letter)


def round_name(ties: int, say: Speech, *, one: bool = False) -> str:
    """Name the round of a knock-out that has so many ties, or one of these."""
    return say("event-tie-of" if one else "event-round-of", ties=ties)


def cell_word(cell: RoundCell, say: Speech) -> str:
    """Say in a word what a round without an opponent was; empty for any other."""
    return say("event-free") if cell.kind is CellKind.FREE else "½" if cell.kind is CellKind.LATE else ""


def sign_word(kind: str, say: Speech) -> str:
    """Say what a sign in a picture means."""
    return say("event-sign", kind=kind)


def stage_of(view: CrossTable | GroupTables | BracketView, say: Speech) -> str:
    """Say how far an event is."""
    match view:
        case CrossTable():
            state = "over" if view.over else "running" if view.running else "between"
            return say("event-stage", state=state, round=view.round, rounds=view.rounds)
        case GroupTables():
            return say("event-games-over", played=view.played, games=view.games)
        case BracketView():
            if view.champion is not None:
                return say("event-winner", name=visible_name(view.champion))
            people, ties = say("event-people", count=view.people), len(view.rounds[view.now])
            return f"{people} · {round_name(ties, say)}"


def notes_of(view: GroupTables, say: Speech) -> list[str]:
    """Say who goes on, or up and down."""
    if view.league:
        moves = any(table.ahead or table.behind for table in view.tables)
        return [say("event-note-divisions")] if moves else []
    ahead = max((table.ahead for table in view.tables), default=0)
    return [say("event-note-groups", count=ahead)] if ahead else []


def visible_name(one: CrossRow | GroupLine | TieSide | PodiumPlace) -> str:
    """Return a name, or the account without one."""
    return one.name[:LONGEST_NAME] or one.account or "?"


def _safe(name: str, longest: int = LONGEST_NAME) -> str:
    return plain(name, longest) or "?"


# In words


def _head(view: CrossTable | GroupTables | BracketView, say: Speech) -> list[str]:
    """Write the title, how far the event is, and the page."""
    told = [_stage(view, say)]
    if view.pages > 1:
        told.append(say("ladder-page", page=view.shown_page, pages=view.pages))
    return [say("event-head", title=_safe(view.title, LONGEST_TITLE)), f"-# {' · '.join(told)}"]


def _stage(view: CrossTable | GroupTables | BracketView, say: Speech) -> str:
    if isinstance(view, BracketView) and view.champion is not None:
        return say("event-winner", name=_safe(visible_name(view.champion)))
    return stage_of(view, say)


def cross_text(view: CrossTable, say: Speech) -> str:
    """Write the standings in Discord's markup: everything that their picture shows."""
    return _fit(lambda name, opponent: _cross_text(view, name, opponent, say))


def _fit(write: Callable[[int, int], str]) -> str:
    """Return a text of names that are as long as it allows."""
    text = ""
    for lengths in LENGTHS:
        text = write(*lengths)
        if len(text) <= LONGEST_TEXT:
            break
    return text


def _cross_text(view: CrossTable, longest: int, opponent: int, say: Speech) -> str:
    names = {one.person: _safe(one.name or one.account, opponent) for one in view.rows}
    lines = _head(view, say)
    lines += [_cross_line(row, view, names, longest, say) for row in view.shown] or [say("event-nobody")]
    if view.own is not None:
        lines += ["", _cross_line(view.own, view, names, longest, say)]
    return "\n".join(lines)


def _cross_line(row: CrossRow, view: CrossTable, names: Mapping[int, str], longest: int, say: Speech) -> str:
    told = [_cell_text(cell, names, say) for cell in row.cells[: view.rounds]]
    points = points_text(row.points, [one.points for one in view.rows], say)
    line = _line(row, longest, say)
    return " · ".join(part for part in (line, points, say.row(told)) if part)


def _line(row: CrossRow | GroupLine, longest: int, say: Speech) -> str:
    """Begin a line with the place and the name."""
    name = _safe(row.name or row.account, longest)
    return say("event-line", mine="yes" if row.you else "no", place=row.place, name=name)


def _cell_text(cell: RoundCell, names: Mapping[int, str], say: Speech) -> str:
    if cell.kind is CellKind.PLACED:
        return say("place-of", place=cell.place, of=cell.of)
    if not cell.against:
        return say("event-cell-alone", kind=cell.kind.value)
    return say("event-cell", kind=cell.kind.value, name=names.get(cell.against, "?"))


def points_text(points: Fraction, others: Sequence[Fraction], say: Speech) -> str:
    """Say how many points: `2½ points`."""
    count = points.numerator if points.denominator == 1 else float(points)
    return say("event-points", count=count, points=points_of(points, others, say))


def cross_alt(view: CrossTable, say: Speech) -> str:
    """Describe the picture of standings in at most 1,000 characters."""
    others = [one.points for one in view.rows]
    shown = view.shown if view.own is None else (view.own, *view.shown)
    told = say.clauses(
        say("event-alt-line", place=row.place, name=visible_name(row), told=points_text(row.points, others, say))
        for row in shown
    )
    return _describe(view.title, stage_of(view, say), told or say("event-nobody"), say)


def _describe(title: str, stage: str, told: str, say: Speech) -> str:
    alt = say("event-alt", title=title[:LONGEST_TITLE], stage=stage, told=told)
    return whole_sentences(alt, LONGEST_ALT)


def groups_text(view: GroupTables, say: Speech) -> str:
    """Write the tables in Discord's markup: everything that their picture shows."""
    return _fit(lambda name, _: _groups_text(view, name, say))


def _groups_text(view: GroupTables, longest: int, say: Speech) -> str:
    lines = _head(view, say)
    points = [line.points for table in view.tables for line in table.lines]
    for table in view.shown:
        lines.append(" · ".join((f"**{group_name(table, say, league=view.league)}**", *_bounds(table, view, say))))
        for line in table.lines:
            told = [_line(line, longest, say), *_mark_text(line, say), _record_text(line, say)]
            lines.append(" · ".join((*told, points_text(line.points, points, say))))
    return "\n".join((*lines, *(f"-# {note}" for note in notes_of(view, say))))


def _bounds(table: GroupTable, view: GroupTables, say: Speech) -> list[str]:
    """Say how many of a table go on, or up and down."""
    ways = (("up" if view.league else "through", table.ahead), ("down", table.behind))
    return [say("event-bound", way=way, count=count) for way, count in ways if count]


def _mark_text(line: GroupLine, say: Speech) -> list[str]:
    return [] if line.mark is RowMark.NONE else [sign_word(line.mark.value, say)]


def _record_text(line: GroupLine, say: Speech) -> str:
    return say("ladder-record", games=line.played, wins=line.won, placed=0, draws=line.drawn, losses=line.lost)


def groups_alt(view: GroupTables, say: Speech) -> str:
    """Describe the picture of tables in at most 1,000 characters."""
    points = [line.points for table in view.tables for line in table.lines]
    told = []
    for table in view.shown:
        rows = say.row(
            say("event-alt-figure", name=visible_name(line), points=points_of(line.points, points, say))
            for line in table.lines
        )
        told.append(say("event-alt-table", table=group_name(table, say, league=view.league), rows=rows))
    return _describe(view.title, stage_of(view, say), say.clauses(told), say)


def pair_text(one: str, first: str, other: str, second: str, turn: int, say: Speech) -> str:
    """Say who plays whom, with the number of each (points or seed) and the turn, 0 for none: `Ana, 1, v Carla, 1`."""
    return say("event-pair", one=one, first=first, other=other, second=second, turn=turn)


def bracket_text(view: BracketView, say: Speech) -> str:
    """Write the knock-out in Discord's markup: everything that its picture shows."""
    lines, parts = _head(view, say), len(view.rounds[0]) // len(view.shown[0])
    for ties in view.shown:
        known = [told for tie in ties if (told := _tie_text(tie, say, markup=True))]
        if known:
            of = len(ties) * (parts if view.shown_page < view.pages else 1)
            lines.append(f"**{round_name(of, say)}**")
            lines += [f"- {told}" for told in known]
    return "\n".join((*lines, f"-# {say('event-note-seeds')}"))


def _tie_text(tie: BracketTie, say: Speech, *, markup: bool) -> str:
    """Say a tie; empty while nobody is in it."""
    there = [side for side in tie.sides if side is not None]
    names = [_side_name(side, say, markup=markup) for side in there]
    if not there:
        return ""
    if len(there) == 1:
        state = "bye" if tie.bye else "waits"
        return say("event-tie-alone", state=state, name=names[0], number=str(there[0].seed))
    seeds = [str(side.seed) for side in there]
    pair = pair_text(names[0], seeds[0], names[1], seeds[1], tie.turn if tie.running else 0, say)
    if tie.winner is None:
        if tie.running:
            return say("event-tie-replay", pair=pair) if tie.games else pair
        return say("event-tie-walkover", pair=pair) if tie.walkover else pair
    how = "lot" if tie.by_lot else "walkover" if tie.walkover else "replay" if tie.replayed else "game"
    return say("event-tie-won", pair=pair, name=names[tie.winner], how=how)


def _side_name(side: TieSide, say: Speech, *, markup: bool) -> str:
    name = _safe(side.name or side.account) if markup else visible_name(side)
    return say("event-you", name=name) if side.you and markup else name


def bracket_alt(view: BracketView, say: Speech) -> str:
    """Describe the picture of a knock-out in at most 1,000 characters, the latest rounds first."""
    told = [_tie_text(tie, say, markup=False) for ties in reversed(view.shown) for tie in ties]
    return _describe(view.title, stage_of(view, say), say.clauses(filter(None, told)), say)


def podium_alt(view: PodiumView, say: Speech) -> str:
    """Describe the picture of a podium in at most 1,000 characters."""
    told = say.clauses(
        say("event-alt-place", place=place, name=say.all_of(visible_name(one) for one in people))
        for place, people in view.steps
    )
    return _describe(view.title, say("event-podium"), told, say)
