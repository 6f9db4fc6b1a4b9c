"""The whole table of the World Cup Game in words. Part of words/worldcup."""

from collections.abc import Iterator, Sequence

from rules.worldcup.pieces import ATTACK, SINGLE, Rank
from rules.worldcup.view import MatchView, TableRow, Tie, View
from words.speech import Speech
from words.symbols import symbol
from words.worldcup.lines import (
    TILES,
    CupNames,
    card_name,
    item,
    mark_name,
    match_name,
    rank_symbol,
    row_signs,
    score_now,
    stage_name,
    table_words,
)
from words.worldcup.report import ceremony
from words.worldcup.story import task, turn_words

#: The most characters of the board in words, without what may be done.
MOST_TEXT = 3700
#: How much the text is shortened: not at all, with emojis of the teams' colours; then from 0, without them, to 3.
MARKED = -1


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """Describe the whole table in Discord's markup, in at most 3,800 characters; the hand only for its own seat.

    If it is too long, it leaves out matches without a tile and colours, then old reports, then teams' full names.
    `actions` adds how to type a play.
    """
    names = CupNames(view, say, who)
    own = list(_hand(view, seat, names))
    end = [_tell_typing(view, say)] if actions and view.phase == "card" else []
    for brief in (MARKED, *range(4)):
        lines = [*_head(names), *own, *_round(names, brief), *_cup(names, brief), *end]
        text = "\n".join(lines)
        if len(text) <= MOST_TEXT:
            return text
    room = MOST_TEXT - sum(len(line) + 1 for line in end)
    while len("\n".join(lines)) > room and len(lines) > 1:
        lines.pop()
    return "\n".join((*lines, *end))


def _tell_typing(view: View, say: Speech) -> str:
    """Say how to type a play, with a card and a row from the current position as the example."""
    match = view.matches[0]
    card = next((held.card for held in view.hand or () if held.card in SINGLE), ATTACK)
    return say("worldcup-text-type", card=card, target=f"{match_name(match.name)}:{match.left.team}")


def _head(names: CupNames) -> Iterator[str]:
    view, say = names.view, names.say
    yield say("worldcup-text-head", cup=str(view.cup), stage=stage_name(view, say))
    if view.turn and view.outcome is None:
        yield say(
            "worldcup-text-deck",
            left=view.deck_left,
            size=view.deck_size,
            runs=view.runs if view.stage == "groups" else 1,
            run=view.run,
            extra=view.extra,
        )
        sizes = say.row(
            say("worldcup-text-size", player=names.seat(seat), count=view.hand_sizes[seat]) for seat in view.seats_in
        )
        yield say("worldcup-text-sizes", sizes=sizes)
    if view.discards:
        counts = {card: view.discards.count(card) for card in dict.fromkeys(view.discards)}
        yield say("worldcup-text-discards", cards=say.row(f"{card}×{count}" for card, count in counts.items()))
    todo = task(view, say)
    if view.to_act is not None and todo and view.outcome is None:
        yield say("worldcup-text-turn", player=names.seat(view.to_act), task=todo)
    if view.last is not None and view.outcome is None:
        yield turn_words(view.last, names)


def _hand(view: View, seat: int | None, names: CupNames) -> Iterator[str]:
    """Show the hand, if the view is its seat's."""
    if seat is None or view.hand is None or view.viewer != seat:
        return
    cards = [
        _sign(held.card) + names.say("worldcup-text-card", card=card_name(held.card, names.say), sign=held.card)
        for held in view.hand
    ]
    yield names.say("worldcup-text-hand", count=len(cards), cards=names.say.row(cards))


def _sign(card: str) -> str:
    """Write the emoji of a card's tile, if it has one."""
    return symbol(TILES[card]) if card in TILES else ""


def _chip(rank: Rank, brief: int) -> str:
    """Write the emoji of a team's colour where there is room."""
    return symbol(rank_symbol(rank)) if brief == MARKED else ""


def _round(names: CupNames, brief: int) -> Iterator[str]:
    """List the round's matches, by group if there are groups, and a shoot-out."""
    view, say = names.view, names.say
    groups = dict.fromkeys(match.group for match in view.matches)
    tables = {table.group: table for table in (*view.tables, *view.again)} if view.stage == "groups" else {}
    if view.turn:
        yield say("worldcup-text-legend")
    for group in groups:
        if group in tables:
            final = "yes" if tables[group].final else "no"
            told = table_words(tables[group], names) if brief < 3 else _codes(tables[group].lines)
            yield say("worldcup-text-group", group=group, final=final, table=told)
        yield from _matches(group, names, brief)
    if view.shootout is not None:
        left, right = (names.team(code) for code in view.shootout.teams)
        score = say.score(*view.shootout.kicked)
        yield say("worldcup-text-shootout", match=match_name(view.shootout.match), left=left, right=right, score=score)


def _matches(group: str, names: CupNames, brief: int) -> Iterator[str]:
    """List a group's or a knock-out round's matches: those with tiles one by one, the others on one line."""
    idle = []
    for match in names.view.matches:
        if match.group != group:
            continue
        if match.left.tiles or match.right.tiles or (brief <= 0 and not group):
            yield _match(match, names, brief)
        else:
            idle.append(match)
    if idle and names.view.turn:
        yield names.say("worldcup-text-idle", matches=names.say.row(_idle(match, names, brief) for match in idle))


def _codes(lines: Sequence[TableRow]) -> str:
    return " ".join(f"{line.team} {line.points}" for line in lines)


def _match(match: MatchView, names: CupNames, brief: int) -> str:
    say = names.say
    rows = (match.left, match.right)
    left, right = (row.team if brief > 1 else _chip(row.rank, brief) + names.team(row.team) for row in rows)
    return say(
        "worldcup-text-match",
        match=match_name(match.name),
        left=left,
        right=right,
        score=score_now(match, say),
        lefts=_row(match.left.guard, row_signs(match.left)),
        rights=_row(match.right.guard, row_signs(match.right)),
    )


def _row(guard: str, signs: str) -> str:
    return f"{signs} |" if guard == "safe" else signs


def _idle(match: MatchView, names: CupNames, brief: int) -> str:
    if brief > 0:
        return match_name(match.name)
    say = names.say
    return say("worldcup-text-pair", match=match_name(match.name), left=match.left.team, right=match.right.team)


def _cup(names: CupNames, brief: int) -> Iterator[str]:
    """Show the bracket, the last ceremony, and who owns which teams."""
    view, say = names.view, names.say
    ties = [_tie(tie, say) for tie in view.bracket if tie.left is not None and tie.right is not None]
    if ties:
        yield say("worldcup-text-bracket", ties=" · ".join(ties))
    if view.reports and brief < 1:
        yield from ceremony(view.reports[-1], names)
        told = [
            f"{match_name(result.name)} {result.left.team} {say.score(*result.goals)} {result.right.team}"
            for result in view.reports[-1].results
        ]
        yield say("worldcup-text-results", results=" · ".join(told))
    yield from _owners(names, brief)


def _tie(tie: Tie, say: Speech) -> str:
    """Write a tie of the bracket with its teams' codes, and its score once it is played."""
    if tie.goals is None:
        return f"{tie.name} {tie.left}–{tie.right}"
    kicks = f" ({say.score(*tie.kicked)})" if tie.kicked else ""
    return f"{tie.name} {tie.left} {say.score(*tie.goals)}{kicks} {tie.right}"


def _owners(names: CupNames, brief: int) -> Iterator[str]:
    """List every seat's remaining teams."""
    view, say = names.view, names.say
    for seat in range(view.seats):
        teams = [team for team in view.teams if team.owner == seat]
        if not teams:
            continue
        alive = [team for team in teams if team.alive]
        if not alive and view.turn:
            yield say("worldcup-text-out", player=names.seat(seat))
        else:
            shown = [_team(team.code, team.rank, names, brief) for team in alive]
            yield say("worldcup-text-teams", player=names.seat(seat), teams=say.all_of(shown))


def _team(code: str, rank: Rank, names: CupNames, brief: int) -> str:
    """Name a team with its colour, which says how many goals a tile can have; briefer without, then by its code."""
    if brief > 1:
        return code
    return item(code, names.say) if brief > 0 else _chip(rank, brief) + mark_name(names.view, names.say, code)
