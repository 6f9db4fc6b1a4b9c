"""Tell the World Cup Game as it goes: the last cards, the end of a round, shoot-outs, the champion.

Part of words/worldcup.
"""

from collections.abc import Iterator, Sequence

from rules.worldcup.pieces import TURN
from rules.worldcup.view import Change, Done, Draft, Shootout, View
from words.speech import Noun, Speech
from words.worldcup.lines import CupNames, blocks, by_row, effect, match_name, score_of, stage_name
from words.worldcup.report import ceremony, shoot_out

#: The most card turns with a line of their own, and the most of those in the viewer's own matches.
MOST_TOLD, MOST_NEWS = 3, 4
#: The most characters for the turns that are folded between those lines.
MOST_FOLDED = 420
#: The most characters of a story; a message has little more room below its picture.
MOST_STORY = 1000
#: How many teams of one seat are named when teams are dealt out.
MOST_SHARED = 3


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell what just happened: the last cards, or how the round ended while the next one has hardly begun.

    A seat reads what changed since its own last turn.
    """
    return _tell(CupNames(view, say, who), 0)


def _tell(names: CupNames, above: int) -> str:
    lines = list(_now(names.view, names, above))
    still_in = list(_still_in(names.view, names))
    while len(lines) > 1 and len("\n".join((*lines, *still_in))) > MOST_STORY:
        if still_in and len("\n".join(lines)) <= MOST_STORY:
            still_in.pop()  # the news matters more than who owns which teams
        else:
            del lines[0]  # the newest is last
    return "\n".join((*lines, *still_in))


def since(view: View, say: Speech, who: Sequence[str], above: int | None = None) -> str:
    """Tell the story without the ceremonies of the first `above` rounds, which are above; None if unknown."""
    return _tell(CupNames(view, say, who), above or 0)


def _still_in(view: View, names: CupNames) -> Iterator[str]:
    """Say whose teams are still in the cup: the viewer's own first, then all owners with their teams' codes."""
    if not view.turn or view.outcome is not None or (view.turn == 1 and view.viewer is None):
        return  # the beginning lists all teams anyway
    alive = {seat: [team.code for team in view.teams if team.alive and team.owner == seat] for seat in view.seats_in}
    own = alive.pop(view.viewer, None) if view.viewer is not None else None
    if own and view.turn > 1:
        yield names.say("worldcup-story-own", teams=names.teams(own))
    if _is_out(view):
        yield names.say("worldcup-story-out")
    told = [_owner(names, seat, codes) for seat, codes in alive.items() if codes]
    if told:
        some_out = "no" if all(team.alive for team in view.teams) else "yes"
        yield names.say("worldcup-story-owners", owners=" · ".join(told), out=some_out)


def _is_out(view: View) -> bool:
    """Whether the viewer has played, but has no team left in the cup."""
    return view.viewer is not None and view.viewer not in view.seats_in


def _owner(names: CupNames, seat: int, codes: Sequence[str]) -> str:
    """A player's teams; the number on their shirts follows the name unless the name ends with it."""
    player = names.seat(seat)
    numbered = "yes" if player.endswith(f" {seat + 1}") else "no"
    told = " ".join(codes)
    return names.say("worldcup-story-owner", number=seat + 1, player=player, teams=told, numbered=numbered)


def chapter(view: View, say: Speech, who: Sequence[str], number: int, above: int | None = None) -> str:
    """Tell the ceremony of the `number`th scored round, from 1; empty until it is decided. `above` isn't used."""
    if not 1 <= number <= len(view.reports) or not view.reports[number - 1].closed:
        return ""
    return "\n".join(ceremony(view.reports[number - 1], CupNames(view, say, who)))


def _plays_told(view: View, names: CupNames) -> Iterator[str]:
    """Tell every turn since the viewer's own, oldest first; to somebody who has just played, their own turn.

    Turns in the viewer's own matches and the newest ones have a line each; those in between are folded. Somebody who is
    out of the cup reads the last lap, like any watcher.
    """
    turns = view.done[-max(1, len(view.playing)) :] if _is_out(view) else view.done
    if not turns and view.viewer is not None and view.last is not None and view.last.seat == view.viewer:
        turns = (view.last,)
    whole = _whole_turns(view, turns)
    yield from _fold(turns, whole, names)


def _whole_turns(view: View, turns: Sequence[Done]) -> set[int]:
    """Return the indexes of the turns that have a line of their own."""
    mine = {match.name for match in view.matches if view.viewer in (match.left.owner, match.right.owner)}
    near = [n for n, turn in enumerate(turns) if any(change.match in mine for change in turn.changes)]
    if view.viewer is None or not near:
        near = list(range(len(turns)))[-MOST_TOLD:]
    return set(near[-MOST_NEWS:])


def _fold(turns: Sequence[Done], whole: set[int], names: CupNames) -> Iterator[str]:
    """Tell the turns in order; those without a line of their own are shortened, and the oldest only counted."""
    room = MOST_FOLDED
    short: dict[int, str] = {}
    for number in reversed(range(len(turns))):
        if number not in whole:
            told = _short(turns[number], names)
            room -= len(told) + 3
            if room < 0:
                break
            short[number] = told
    missing = [number for number in range(len(turns)) if number not in whole and number not in short]
    if missing:
        yield names.say("worldcup-story-earlier", count=len(missing))
    run: list[str] = []
    for number, turn in enumerate(turns):
        if number in short:
            run.append(short[number])
            continue
        if run:
            yield names.say("worldcup-story-folded", plays=" · ".join(run))
            run = []
        if number in whole:
            yield turn_words(turn, names)
    if run:
        yield names.say("worldcup-story-folded", plays=" · ".join(run))


def _short(turn: Done, names: CupNames) -> str:
    """Tell a card turn in the fewest words, with the score at the time."""
    say = names.say
    rows = names.teams([target.removeprefix(TURN).split(":")[1] for target in turn.targets if ":" in target])
    way = "away" if turn.discarded else "missed" if turn.card == "P" and not turn.changes else "on"
    if any(target.startswith(TURN) for target in turn.targets):
        way = "against"
    elif turn.changes and blocks(turn.changes[0], names.view, turn.seat):
        way = "blocks"
    score = say.row(_scores_after(turn, names)) if len(turn.stood) == 1 else ""
    return say(
        "worldcup-story-short",
        player=names.seat(turn.seat),
        way=way,
        card=f"c{turn.card}",
        worth=_worth(turn),
        teams=rows,
        scored="yes" if score else "no",
        score=score,
    )


def _worth(turn: Done) -> int:
    """Return for how many goals a card of two or three counts, if its team gets fewer; else 0."""
    if turn.card not in ("2", "3") or not turn.changes or turn.changes[0].after == turn.card:
        return 0
    return int(turn.changes[0].after)


def task(view: View, say: Speech) -> str:
    """Say in a few words what the seat on turn has to do."""
    names = CupNames(view, say)
    if view.phase == "pick" and view.draft is not None:
        return say("worldcup-task-pick", colour=view.draft.rank)
    if view.phase == "kick" and view.shootout is not None and view.expects is None:
        return say("worldcup-task-kick", team=names.team(view.shootout.teams[view.shootout.side]))
    if view.phase == "card":
        return say("worldcup-task-card", extra=view.extra)
    return ""


def turn_words(turn: Done, names: CupNames) -> str:
    """Tell one card turn in a sentence."""
    say, player = names.say, names.seat(turn.seat)
    if turn.discarded:
        return say("worldcup-story-away", player=player, card=f"c{turn.card}")
    if turn.card == "P":
        colour = say("worldcup-colour", colour=turn.dot or "black")
        match, team = turn.targets[0].split(":")
        scored = "yes" if turn.changes else "no"
        told = say(
            "worldcup-story-penalty",
            player=player,
            team=names.team(team),
            match=match_name(match),
            colour=colour,
            scored=scored,
            way=turn.turn % 3,
        )
        return _with_scores(told, turn, names)
    rows = by_row(turn.changes)
    effects = say.all_of(effect(row, names, turn.seat) for row in rows)
    told = say("worldcup-story-card", card=_way(turn, rows[0][0]), player=player, effects=effects, way=turn.turn % 3)
    return _with_scores(told, turn, names)


def _way(turn: Done, first: Change) -> str:
    """Choose the wording: by the tile for a goal, which may be smaller than the card; else by what was done."""
    if first.deed != "placed":
        return f"turn-{turn.card}"
    return f"c{first.after if turn.card in ('2', '3') else turn.card}"


def _with_scores(told: str, turn: Done, names: CupNames) -> str:
    """Add the matches' scores after the card to the sentence."""
    scores = list(_scores_after(turn, names))
    return f"{told} {names.say('worldcup-story-score', scores=names.say.row(scores))}" if scores else told


def _scores_after(turn: Done, names: CupNames) -> Iterator[str]:
    """Write the score of each match that a turn changed, as it was then."""
    sides = {match.name: (match.left.team, match.right.team) for match in names.view.matches}
    for stood in turn.stood:
        if stood.match in sides:
            left, right = (names.team(code) for code in sides[stood.match])
            yield names.say("worldcup-face-score", left=left, right=right, score=score_of(stood, names.say))


def _now(view: View, names: CupNames, above: int) -> Iterator[str]:
    """Tell what just happened, without the ceremonies of the first `above` rounds."""
    if view.phase in ("setup", "pick") or (view.turn <= 1 and view.phase == "card"):
        yield from _beginning(view, names)
        return
    if view.outcome is not None:
        yield from _end(view, names, above)
        return
    report = view.reports[-1] if view.reports else None
    fresh = view.last is None or _plays(view) == len(view.done) < max(1, len(view.playing))
    if report is not None and len(view.reports) > above and (fresh or not report.closed):
        yield from ceremony(report, names)
    if view.shootout is not None:
        yield from _kicks(view.shootout, names)
        return
    if report is not None and report.closed and view.last is None and view.phase == "card":
        stage = stage_name(view, names.say)
        yield names.say("worldcup-story-begins", stage=stage, player=names.seat(view.to_act), cards=view.deck_left)
    if report is None or report.closed:
        yield from _plays_told(view, names)
    yield from _tell_next(view, names)


def _kicks(shootout: Shootout, names: CupNames) -> Iterator[str]:
    """Tell a shoot-out so far, and who kicks next."""
    yield from shoot_out(shootout, names, ended=False, sudden=shootout.sudden)
    if names.view.expects is not None:
        yield names.say("worldcup-story-kicking", team=names.team(shootout.teams[shootout.side]))


def _tell_next(view: View, names: CupNames) -> Iterator[str]:
    """Say what comes next if it needs saying: a die, the second run, the whistle, lots."""
    say = names.say
    if view.phase == "penalty" and view.target is not None and view.to_act is not None:
        match, team = view.target.split(":")
        yield say("worldcup-story-aims", player=names.seat(view.to_act), team=names.team(team), match=match_name(match))
    if view.phase == "card" and view.stage == "groups" and view.run > 1 and not view.discards:
        yield say("worldcup-story-again")
    if view.phase == "dice":
        yield say("worldcup-story-whistle", stage=stage_name(view, say))
    if view.phase == "lots" and view.lots:
        yield say("worldcup-story-lots", teams=say.nouns([_name_lot(name, names) for name in view.lots]))


def _plays(view: View) -> int:
    """Return how many card turns have been taken since the deck was set up."""
    count = 0
    for line in reversed(view.log):
        word = line.split()[0]
        if word in ("deck", "refill"):
            break
        count += word not in ("dot", "dots")
    return count - (view.phase == "penalty")


def _yours(view: View, names: CupNames) -> Iterator[str]:
    own = [team.code for team in view.teams if team.owner == view.viewer]
    yield names.say("worldcup-story-yours", cup=str(view.cup), teams=names.teams(own))


def _name_lot(name: str, names: CupNames) -> Noun:
    """Name a lot: a team, or a person, whose name is the same in each form."""
    if not name.isdigit():
        return names.team(name)
    who = names.seat(int(name))
    return names.say.noun(who).change(lambda _: who)


def _beginning(view: View, names: CupNames) -> Iterator[str]:
    """Tell the draft so far, or who got which teams."""
    if view.phase == "pick" and view.draft is not None:
        yield _tell_pick(view, view.draft, names)
        return
    if view.viewer is not None and view.phase == "card":
        yield from _yours(view, names)
        return
    yield from _tell_shares(view, names)
    if view.dealer is not None and view.phase == "card":
        yield names.say("worldcup-story-dealt", player=names.seat(view.dealer), first=names.seat(view.to_act))


def _tell_pick(view: View, draft: Draft, names: CupNames) -> str:
    """Tell the last pick of the draft, or who begins."""
    last = view.log[-1].split() if view.log else []
    if last[:1] != ["pick"]:
        return names.say("worldcup-story-draft", player=names.seat(draft.upcoming[0]))
    owner = next(team.owner for team in view.teams if team.code == last[1])
    return names.say("worldcup-story-picked", player=names.seat(owner), team=names.team(last[1]))


def _tell_shares(view: View, names: CupNames) -> Iterator[str]:
    """List each seat's teams, a line each while there is room."""
    say, shares = names.say, []
    for seat in range(view.seats):
        own = [names.team(team.code) for team in view.teams if team.owner == seat]
        if own:
            shown = own if len(own) <= MOST_SHARED + 1 else own[:MOST_SHARED]
            more = len(own) - len(shown)
            some = say.row(shown)
            told = say("worldcup-say-more", some=some, count=more) if more else say.all_of(shown)
            shares.append(say("worldcup-story-share", player=names.seat(seat), teams=told))
    if shares:
        yield say("worldcup-story-shared", cup=str(view.cup), draft="yes" if view.allocation == "draft" else "no")
        room = MOST_STORY - 200
        for share in shares:
            room -= len(share) + 1
            if room < 0:
                break
            yield share


def _end(view: View, names: CupNames, above: int) -> Iterator[str]:
    """Tell which team is champion and who came where, but for the winner, whom the line below the story names."""
    say, outcome = names.say, view.outcome
    if outcome is None:
        return
    final = next((tie for tie in view.bracket if tie.name == "F"), None)
    if len(view.reports) > above and outcome.reason != "claim":
        yield from ceremony(view.reports[-1], names)
    if final is not None and final.winner is not None:
        other = final.right if final.winner == final.left else final.left
        yield say(
            "worldcup-story-champion",
            team=names.team(final.winner),
            other=names.team(other or ""),
            cup=str(view.cup),
            lot="yes" if final.lot else "no",
        )
    ranks, place = [], 1 + len(outcome.winners)
    for seats in outcome.ranking[1:]:
        ranks.append(say("worldcup-story-place", place=place, seats=names.seats(seats)))
        place += len(seats)
    if ranks:
        yield say("worldcup-story-ranking", seats=" · ".join(ranks))
