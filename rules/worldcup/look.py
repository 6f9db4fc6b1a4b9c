"""Makes views of the World Cup Game. Part of rules/worldcup: rules/core only.

A view is the only way to see a state (rule 30). Of everything hidden, this reads only the viewer's own hand.
`record.py` makes what everyone sees alike.
"""

from rules.worldcup import record
from rules.worldcup.moves import claimants, draftable, may_claim, usable
from rules.worldcup.pieces import Stage
from rules.worldcup.play import lot_names, upcoming
from rules.worldcup.position import BAG, CARD, DECK, DOT, KICK, LOT, LOTS, NOBODY, OVER, PICK, REFILL, State
from rules.worldcup.rounds import next_seat, shootout_number, shootout_score
from rules.worldcup.view import Done, Draft, HandCard, MatchView, NationView, Phase, Shootout, View

_PHASES: dict[str, Phase] = {PICK: "pick", CARD: "card", KICK: "kick", "dots": "dice", LOTS: "lots", OVER: "over"}


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat or of a watcher (None)."""
    done = _since(state, viewer)
    return View(
        viewer=viewer,
        cup=state.year,
        modifiers=state.modifiers,
        allocation="draft" if state.draft else "bag",
        runs=state.passes,
        seats=state.seats,
        phase=_phase(state),
        expects=_expects(state),
        to_act=state.seat if state.awaits in (PICK, CARD, KICK, DOT) else None,
        turn=state.turn,
        stage=state.stage.word,
        replay=state.replay,
        matches=_matches(state, viewer, done),
        teams=_teams(state),
        tables=record.tables(state),
        again=record.tables_of_replays(state),
        bracket=record.bracket(state),
        dealer=None if state.dealer == NOBODY else state.dealer,
        playing=_playing(state),
        seats_in=tuple(sorted(state.seats_in)),
        hand=None if viewer is None else _hand(state, viewer),
        hand_sizes=tuple(map(len, state.hands)),
        run=state.run,
        deck_size=state.shuffled,
        deck_left=len(state.deck),
        discards=state.discards,
        extra=state.extra,
        draft=_draft(state),
        shares=_shares(state),
        done=done,
        last=record.turns(state, len(state.plays) - 1)[-1] if state.plays else None,
        target=state.played.targets[0] if state.played else None,
        rolls=record.rolls(state.year, state.rolls, one=state.stage is not Stage.GROUPS or state.replay > 0),
        lots=lot_names(state) if state.awaits in (LOT, LOTS) else (),
        shootout=_shootout(state),
        reports=tuple(record.report(state.year, state.owners, entry) for entry in state.scored),
        may_claim=viewer is not None and may_claim(state, viewer),
        claimants=tuple(claimants(state)) if state.turn and state.outcome is None else (),
        outcome=state.outcome,
        log=state.log,
    )


def _phase(state: State) -> Phase:
    if state.awaits == DOT:
        return "penalty" if state.played else "kick"
    if state.awaits in (DECK, REFILL) and state.turn:
        return "deal"
    return _PHASES.get(state.awaits, "setup")


def _expects(state: State) -> str | None:
    if state.awaits in (PICK, CARD, KICK, OVER):
        return None
    return LOT if state.awaits == LOTS else state.awaits


def _since(state: State, viewer: int | None) -> tuple[Done, ...]:
    """The turns in this round since the viewer's own last one; for a watcher, those of the last lap."""
    plays = state.plays
    if viewer is None:
        first = max(0, len(plays) - len(state.playing))
    else:
        own = [number for number, play in enumerate(plays) if play.seat == viewer]
        first = own[-1] + 1 if own else 0
    return record.turns(state, first)


def _matches(state: State, viewer: int | None, done: tuple[Done, ...]) -> tuple[MatchView, ...]:
    touched = {change.match for turn in done for change in turn.changes}
    rows = record.rows(state.year, state.owners, state.field.teams, state.rows)
    matches = []
    for number, fixture in enumerate(state.field.fixtures):
        left, right = rows[2 * number], rows[2 * number + 1]
        mine = not state.own_only or viewer in (left.owner, right.owner)
        plays_here = viewer in state.playing and mine
        matches.append(MatchView(fixture.name, fixture.group, left, right, plays_here, fixture.name in touched))
    return tuple(matches)


def _teams(state: State) -> tuple[NationView, ...]:
    return tuple(
        NationView(
            team.code,
            team.rank,
            team.group,
            None if owner == NOBODY else owner,
            team.code in state.alive,
            Stage(reached).word,
        )
        for team, owner, reached in zip(state.cup.teams.values(), state.owners, state.reached, strict=True)
    )


def _playing(state: State) -> tuple[int, ...]:
    first = state.seat
    if state.awaits != CARD and not state.played:
        first = next_seat(state, state.last_drawer)
    order = ((first + step) % state.seats for step in range(state.seats))
    return tuple(seat for seat in order if seat in state.playing)


def _hand(state: State, viewer: int) -> tuple[HandCard, ...]:
    hand = state.hands[viewer]
    uses = {card: usable(state, viewer, card) for card in set(hand)}
    newest = len(hand) - 1 if viewer in state.fresh else NOBODY
    return tuple(HandCard(card, uses[card], number == newest) for number, card in enumerate(hand))


def _draft(state: State) -> Draft | None:
    if state.awaits != PICK:
        return None
    rank, teams = draftable(state)
    return Draft(upcoming(state), rank, teams)


def _shares(state: State) -> tuple[tuple[int, str], ...]:
    """The left-over teams, each with the seat that got it (rule 2)."""
    if state.draft or state.awaits in (BAG, LOT):
        return ()
    left = len(state.base) % state.seats
    return tuple(zip(state.served, state.base[len(state.base) - left :], strict=True))


def _shootout(state: State) -> Shootout | None:
    if state.awaits != KICK and (state.awaits != DOT or state.played):
        return None
    entry = state.scored[-1]
    number = shootout_number(entry)
    assert number is not None
    match = entry.scores[number]
    teams = (match.fixture.left, match.fixture.right)
    return Shootout(
        match=match.fixture.name,
        teams=teams,
        owners=(state.owner(teams[0]), state.owner(teams[1])),
        kicks=record.penalties(match),
        kicked=shootout_score(match),
        side=len(match.kicks) % 2,
        sudden=record.sudden(match),
        waiting=tuple(later.fixture.name for later in entry.scores[number + 1 :] if not later.winner),
    )
