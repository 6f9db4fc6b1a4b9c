"""Choose the World Cup Game's picture, and describe it for people who can't see it. Part of words/worldcup.

The view decides, or the page that is asked for: `groups`, `group:A`, `round`, `shootout`, `bracket`, `ceremony`,
`champion`, `wallchart`, and `hand` while the viewer holds one. If a page doesn't exist (yet), the moment's is shown.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from rules.worldcup.pieces import CARDS, TURN, UNUSED
from rules.worldcup.view import MatchRow, MatchView, Report, Shootout, View
from words.shortening import ALT_LIMIT, whole_sentences
from words.speech import Speech
from words.worldcup import lines
from words.worldcup.lines import CupNames, effect, match_name, places, row_signs, row_words, stage_name, table_words
from words.worldcup.report import dice_words, result_words

GROUP = "group:"


@dataclass(frozen=True, slots=True)
class PageTopic:
    """The picture to show: its page, and the part of the view that it is about."""

    page: str
    group: str = ""
    report: Report | None = None
    shootout: Shootout | None = None


def choose_page(
    view: View, page: str | None = None, chapter: int | None = None, chosen: str | None = None
) -> PageTopic:
    """Choose what to show: a scored round (`chapter`, from 1), else the page, else what the words of a play need.

    Failing these, it is the picture of the moment.
    """
    if chapter is not None and 1 <= chapter <= len(view.reports):
        return PageTopic("ceremony", report=view.reports[chapter - 1])
    return _find_page(view, page or "") or _now(view, chosen)


def _find_page(view: View, page: str) -> PageTopic | None:
    if page.startswith(GROUP):
        group = page.removeprefix(GROUP)
        return PageTopic("group", group) if group in {table.group for table in view.tables} and view.turn else None
    if page == "ceremony" and view.reports:
        return PageTopic("ceremony", report=view.reports[-1])
    if page == "hand" and not _holds(view):
        return None
    if page == "shootout":
        return PageTopic("shootout", shootout=view.shootout) if view.shootout is not None else None
    if page == "champion" and view.outcome is None:
        return None
    if page == "round":
        return PageTopic("round") if view.stage != "groups" and view.matches else None
    return PageTopic(page) if page in ("hand", "groups", "bracket", "champion", "wallchart") else None


def _holds(view: View) -> bool:
    """Whether the viewer has a hand to show: not once the game has ended, nor once they're out of the cup."""
    return view.hand is not None and view.outcome is None and (bool(view.hand) or view.viewer in view.seats_in)


def _now(view: View, chosen: str | None) -> PageTopic:
    """Choose the picture of the moment."""
    if view.outcome is not None:
        return PageTopic("champion")
    if view.turn == 0:
        return PageTopic("groups")
    if view.shootout is not None:
        return PageTopic("shootout", shootout=view.shootout)
    if view.reports and not chosen and (view.phase == "lots" or (view.phase == "deal" and is_round_over(view))):
        return PageTopic("ceremony", report=view.reports[-1])
    match = match_chosen(view, chosen) or match_touched(view)
    if view.stage != "groups":
        return PageTopic("round")
    if match is not None:
        return PageTopic("group", match.group)
    first = view.matches[0].group if view.matches else view.tables[0].group
    return PageTopic("group", first)


def is_round_over(view: View) -> bool:
    """Whether a round has been scored, and nothing has been played since."""
    return bool(view.reports) and view.last is None and view.target is None


def pages(view: View) -> tuple[str, ...]:
    """Return the pages that can be asked for now, in the order of a menu."""
    found = ["hand"] if view.turn and _holds(view) else []  # before the first turn nobody has a card
    if view.outcome is not None:
        found.append("champion")
    elif view.shootout is not None:
        found.append("shootout")
    if view.outcome is None and view.stage != "groups" and view.matches:
        found.append("round")
    found.append("groups")
    if view.turn:
        found += [f"{GROUP}{table.group}" for table in view.tables]
    if view.reports:
        found.append("ceremony")
    return (*found, "bracket", "wallchart")


def beside(view: View, above: int | None = None) -> str | None:
    """Choose a second page: the nearest rows next to a hand on turn, or the bracket right after a round.

    None if neither applies, or if the first page has the bracket in it.
    """
    if view.outcome is not None or view.shootout is not None:
        return None
    if view.viewer is not None and view.to_act == view.viewer and view.phase == "card":
        return _near(view)
    first = "hand" if _holds(view) else _now(view, None).page
    return "bracket" if is_round_over(view) and not (first == "round" and has_room_for_bracket(view)) else None


def has_room_for_bracket(view: View) -> bool:
    """Whether the bracket is drawn below the matches of the current round: below at most six."""
    return len(view.matches) <= 6


def _near(view: View) -> str:
    """Return the page of the latest change to the viewer's own teams since its last turn, else to any team."""
    if view.stage != "groups":
        return "round"
    match = match_touched(view, view.viewer) or match_touched(view)
    return "groups" if match is None else f"{GROUP}{match.group}"


def match_touched(view: View, owner: int | None = None) -> MatchView | None:
    """Return the match of this round in which something happened last, a die roll or a play; None if nothing has.

    With an `owner`, only its matches count, and only plays since the viewer's own last turn.
    """
    names = {match.name: match for match in view.matches if owner in (None, match.left.owner, match.right.owner)}
    if view.target is not None and owner is None:
        return names.get(_match_of(view.target))
    last = (view.last,) if view.last is not None and owner is None else ()
    for turn in (*reversed(view.done), *last):
        for change in turn.changes:
            if change.match in names:
                return names[change.match]
    return None


def match_chosen(view: View, chosen: str | None) -> MatchView | None:
    """Return the match of the target chosen last, if any."""
    names = {match.name: match for match in view.matches}
    for word in reversed((chosen or "").split()[1:]):
        found = names.get(_match_of(word))
        if found is not None:
            return found
    return None


def _match_of(target: str) -> str:
    """Return the match in a target such as `!A1:FRA`."""
    return target.removeprefix(TURN).partition(":")[0]


def alt(
    view: View,
    say: Speech,
    chosen: str | None = None,
    *,
    side: int | None = None,
    page: str | None = None,
    chapter: int | None = None,
    who: Sequence[str] | None = None,
) -> str:
    """Describe a picture of the view in at most 1,024 characters.

    `chosen` are the words of a play so far, ignored if they make no sense; `chapter` is the number of a scored round,
    from 1. `who` has the players' names without markup. The table looks the same from every side.
    """
    names = CupNames(view, say, who)
    what = choose_page(view, page, chapter, chosen)
    match what.page:
        case "hand":
            told = _hand(view, names)
        case "groups":
            told = _tables(names)
        case "bracket":
            told = _bracket(names)
        case "wallchart":
            told = chain((_head(names),), _tables(names), _bracket(names))
        case "champion":
            told = _champion(names)
        case "shootout":
            told = _shoot_out(names)
        case "ceremony" if what.report is not None:
            told = _ceremony(what.report, names)
        case "group" if view.stage != "groups":
            told = _group_over(names, what.group)
        case _:
            return _matches(names, what.group, chosen)
    return fit_sentences(told, names)


def fit_sentences(sentences: Iterable[str], names: CupNames) -> str:
    """Return as many sentences as fit; if some don't, say where to find the rest."""
    text = " ".join(one for one in sentences if one)
    if len(text) <= ALT_LIMIT:
        return text
    rest = names.say("worldcup-alt-rest")
    return f"{whole_sentences(text, ALT_LIMIT - len(rest) - 1)} {rest}"


def _head(names: CupNames) -> str:
    """Describe the moment: round, run, cards, whose turn it is."""
    view, say = names.view, names.say
    facts = [say("worldcup-alt-cup", cup=str(view.cup)), stage_name(view, say)]
    if view.runs > 1 and view.stage == "groups":
        facts.append(say("worldcup-alt-run", run=view.run))
    if view.turn and view.outcome is None and view.shootout is None:
        facts.append(
            say("worldcup-alt-extra" if view.extra else "worldcup-alt-left", count=view.extra or view.deck_left)
        )
    if view.to_act is not None and view.outcome is None:
        facts.append(say("worldcup-alt-turn", player=names.seat(view.to_act)))
    return say("worldcup-alt-head", facts=say.row(facts))


def _matches(names: CupNames, group: str, chosen: str | None) -> str:
    """List a group's or a knock-out round's matches: rows in words, in signs, or as goals only, whatever fits."""
    view, say = names.view, names.say
    shown = [match for match in view.matches if match.group == group]
    start = [_head(names)]
    if group:
        start.append(say("worldcup-alt-group", group=group))
    end = [*_last(names), *_tell_choice(names, chosen)]
    for way in ("words", "signs", "goals"):
        told = [*start, *(_match(match, names, way) for match in shown), *end]
        if len(" ".join(told)) <= ALT_LIMIT:
            break
    return fit_sentences(told, names)


def _group_over(names: CupNames, group: str) -> Iterator[str]:
    """Describe a decided group: its table, and every result."""
    for table in names.view.tables:
        if table.group == group:
            told = table_words(table, names)
            yield names.say("worldcup-alt-table", group=group, final="yes", table=told)
    results = [result for report in names.view.reports for result in report.results if result.group == group]
    yield names.say.clauses(f"{match_name(result.name)} {result_words(result, names)}" for result in results) + "."


def _match(match: MatchView, names: CupNames, way: str) -> str:
    left, right, say = names.team(match.left.team), names.team(match.right.team), names.say
    called, score = match_name(match.name), say.score(match.left.goals, match.right.goals)
    if not match.left.tiles and not match.right.tiles:
        return say("worldcup-alt-empty", match=called, left=left, right=right)
    if way == "goals":
        return say("worldcup-alt-goals", match=called, left=left, right=right, score=score)
    tell = row_words if way == "words" else _signs
    lefts, rights = tell(match.left, say), tell(match.right, say)
    return say("worldcup-alt-match", match=called, left=left, right=right, score=score, lefts=lefts, rights=rights)


def _signs(row: MatchRow, say: Speech) -> str:
    return say("worldcup-alt-signs", tiles=row_signs(row), guard=row.guard)


def _last(names: CupNames) -> Iterator[str]:
    last, say = names.view.last, names.say
    if last is None:
        return
    deeds = [effect(changes, names, last.seat) for changes in lines.by_row(last.changes)]
    yield say(
        "worldcup-alt-last",
        player=names.seat(last.seat),
        card=lines.card_name(last.card, say),
        what="away" if last.discarded else "done" if deeds else "missed",
        deeds=say.all_of(deeds),
    )


def _tell_choice(names: CupNames, chosen: str | None) -> Iterator[str]:
    card, *targets = (chosen or "").split() or [""]
    rows, say = places(names.view), names.say
    named = [rows.get(target.removeprefix(TURN)) for target in targets if target != UNUSED]
    if card not in CARDS or None in named:
        return
    called = [
        say("worldcup-alt-row", team=names.team(row.row.team), match=match_name(row.match.name)) for row in named if row
    ]
    yield say("worldcup-alt-chosen", card=lines.card_name(card, say), count=len(called), rows=say.all_of(called))


def _hand(view: View, names: CupNames) -> Iterator[str]:
    """List the viewer's own cards only."""
    say, held = names.say, []
    for card in view.hand or ():
        use = "yes" if card.usable or view.phase != "card" else "no"
        held.append(
            say("worldcup-alt-card", card=lines.card_name(card.card, say), new="yes" if card.new else "no", use=use)
        )
    yield say("worldcup-alt-hand", count=len(held), cards=say.clauses(held))
    if view.to_act == view.viewer and view.outcome is None:
        yield say("worldcup-alt-yours")
    yield _head(names)


def _tables(names: CupNames) -> Iterator[str]:
    """Describe all groups: their teams before the first turn, their tables afterwards."""
    view, say = names.view, names.say
    if view.turn == 0:
        yield _head(names)
    for table in view.tables:
        told = table_words(table, names)
        if view.turn == 0:
            told = say.row(names.with_owner(line.team) for line in table.lines)
        final = "yes" if table.final or view.turn == 0 else "no"
        yield say("worldcup-alt-table", group=table.group, final=final, table=told)


def _bracket(names: CupNames) -> Iterator[str]:
    view, say = names.view, names.say
    found: dict[str, list[str]] = {}
    for tie in view.bracket:
        if tie.left is None and tie.right is None:
            continue
        left, right = (names.team(code) if code else say("worldcup-alt-open") for code in (tie.left, tie.right))
        score = say.score(*tie.goals) if tie.goals else ""
        kicks = say.score(*tie.kicked) if tie.kicked and tie.winner else ""
        told = say(
            "worldcup-alt-tie",
            match=tie.name,
            left=left,
            right=right,
            played="kicks" if kicks else "yes" if score else "no",
            score=score,
            kicks=kicks,
            lot="yes" if tie.lot else "no",
        )
        found.setdefault(tie.stage, []).append(told)
    if not found:
        yield say("worldcup-alt-no-bracket")
    for stage, ties in reversed(found.items()):
        yield say("worldcup-alt-stage", stage=stage_name(view, say, stage, 0), ties=say.clauses(ties))


def _ceremony(report: Report, names: CupNames) -> Iterator[str]:
    say, view = names.say, names.view
    yield say("worldcup-alt-ended", stage=stage_name(view, say, report.stage, report.replay))
    dice = {roll.group: dice_words(roll, names) for roll in report.rolls}
    if "" in dice:
        yield say("worldcup-alt-dice", dice=dice[""])
    for table in report.tables:
        told = table_words(table, names)
        rolled = dice.get(table.group, "")
        yield say("worldcup-alt-rolled", group=table.group, rolled="yes" if rolled else "no", dice=rolled, table=told)
    if not report.tables:
        yield say.clauses(f"{match_name(result.name)} {result_words(result, names)}" for result in report.results) + "."
    for lot in report.lots:
        yield say("worldcup-alt-lot", teams=names.teams(lot))
    if report.again:
        yield say("worldcup-alt-again", teams=names.teams(report.again))
    if report.through and not report.tables:
        yield say("worldcup-alt-through", teams=names.teams(report.through))
    if report.leaving:
        yield say("worldcup-alt-leaving", players=names.seats(report.leaving))


def _shoot_out(names: CupNames) -> Iterator[str]:
    shootout, say = names.view.shootout, names.say
    assert shootout is not None
    left, right = (names.with_owner(code) for code in shootout.teams)
    score = say.score(*shootout.kicked)
    yield say("worldcup-alt-shootout", match=shootout.match, left=left, right=right, score=score)
    for side, code in enumerate(shootout.teams):
        kicks = [
            say("worldcup-alt-kick", scored="yes" if kick.scored else "no")
            for kick in shootout.kicks
            if kick.side == side
        ]
        if kicks:
            yield say("worldcup-alt-kicks", team=names.team(code), kicks=say.row(kicks))
    if shootout.sudden:
        yield say("worldcup-told-sudden")
    yield say("worldcup-alt-next", team=names.team(shootout.teams[shootout.side]))


def _champion(names: CupNames) -> Iterator[str]:
    view, say = names.view, names.say
    if view.outcome is None:
        return
    final = next((tie for tie in view.bracket if tie.name == "F"), None)
    player = names.seats(view.outcome.winners)
    if final is None or final.winner is None:
        yield say("worldcup-alt-claimed", player=player, cup=str(view.cup))
    else:
        yield say("worldcup-alt-champion", team=names.team(final.winner), player=player, cup=str(view.cup))
    yield from _bracket(names)
