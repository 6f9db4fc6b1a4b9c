"""The rounds of a cup, from the deck to the next round or the end. Part of rules/worldcup: rules/core only."""

from collections import Counter

from rules.core.outcome import Outcome, levels
from rules.worldcup.cups import YEARS, Fixture
from rules.worldcup.pieces import HAND, KICKS, MISS, REPLAYS, Deck, Refill, Stage
from rules.worldcup.position import CARD, DECK, DOTS, KICK, LOTS, NOBODY, OVER, REFILL, Score, Scored, State, lay_out
from rules.worldcup.scoring import score, teams_undecided, tiers, with_lots


def pool(state: State) -> tuple[str, ...]:
    """All cards that no seat holds, in the order of the deck's sheet (rules 15 and 24)."""
    held = Counter(card for hand in state.hands for card in hand)
    return tuple((Counter(state.cup.cards) - held).elements())


def deck_size(state: State) -> int:
    """The size of the deck that is due (rules 15, 20, 24 and 25)."""
    all_cards = len(pool(state))
    if state.stage is Stage.GROUPS and not state.replay:
        return all_cards
    if state.stage is Stage.FINAL:
        wanted = 8 if state.year == YEARS[0] else 12
    elif state.replay:
        wanted = 6 * len(state.field.fixtures)
    else:
        wanted = {Stage.SIXTEEN: all_cards // 2, Stage.QUARTERS: all_cards // 4}.get(state.stage, 12)
    return min(wanted, all_cards)


def short_of_cards(state: State) -> tuple[int, ...]:
    """The seats with fewer than three cards, in the order in which they are served (rule 16)."""
    order = [(state.last_drawer + step) % state.seats for step in range(1, state.seats + 1)]
    return tuple(seat for seat in order if seat in state.seats_in and len(state.hands[seat]) < HAND)


def cards_left(state: State) -> tuple[str, ...]:
    """The cards that are neither in a hand nor in the deck."""
    return tuple((Counter(pool(state)) - Counter(state.deck)).elements())


def deck_laid(state: State, event: Deck) -> State:
    """Lay the deck of a run or round; seats short of cards are dealt one before the first turn (rule 16)."""
    again = state.stage is Stage.GROUPS and not state.replay and state.turn > 0
    after = state._replace(
        deck=event.cards, shuffled=len(event.cards), discards=(), run=state.run + 1 if again else state.run
    )
    if short_of_cards(after) and cards_left(after):
        return after._replace(awaits=REFILL)
    return first_turn(after)


def refill(state: State, event: Refill) -> State:
    """Deal one card to each seat that is short, as far as the cards go (rule 16)."""
    hands, served = list(state.hands), short_of_cards(state)[: len(event.cards)]
    for seat, card in zip(served, event.cards, strict=True):
        hands[seat] = (*hands[seat], card)
    return first_turn(state._replace(hands=tuple(hands), fresh=frozenset(served)))


def first_turn(state: State) -> State:
    """Start the turn of the first seat that plays, left of the last to draw (rules 5, 15, 20 and 23)."""
    return turn_of(state, next_seat(state, state.last_drawer))


def next_seat(state: State, seat: int) -> int:
    """The next seat to the left that plays in this round."""
    following = (seat + 1) % state.seats
    while following not in state.playing:
        following = (following + 1) % state.seats
    return following


def turn_of(state: State, seat: int) -> State:
    """Start the card turn of this seat."""
    return state._replace(awaits=CARD, seat=seat, turn=state.turn + 1)


def close(state: State) -> State:
    """End the card turns: the modifier dice come next or, without them, the scores (rules 15 and 17)."""
    return state._replace(awaits=DOTS) if state.modifiers else _score(state)


def roll(state: State, colours: tuple[str, ...]) -> State:
    """Add a roll of the modifier dice: one for each group, later one for all matches (rule 17)."""
    after = state._replace(rolls=(*state.rolls, colours))
    wanted = len(state.cup.groups) if state.stage is Stage.GROUPS and not state.replay else 1
    return after if len(after.rolls) < wanted else _score(after)


def _score(state: State) -> State:
    groups = list(state.cup.groups)
    found = []
    for number, fixture in enumerate(state.field.fixtures):
        dots = state.rolls[groups.index(fixture.group) if len(state.rolls) > 1 else 0] if state.rolls else ()
        rows = (state.rows[2 * number], state.rows[2 * number + 1])
        found.append(score(state.cup, fixture, rows, dots))
    entry = Scored(state.stage, state.replay, state.rolls, tuple(found))
    after = state._replace(scored=(*state.scored, entry))
    if state.stage is Stage.GROUPS:
        return _groups(after, entry)
    return _score_1930(after, entry) if state.year == YEARS[0] else _next_shootout(after, entry)


def _replace_last(state: State, entry: Scored) -> State:
    return state._replace(scored=(*state.scored[:-1], entry))


def _groups(state: State, entry: Scored) -> State:
    """Find level teams that matter: they replay in 1930, and a lot decides in 2002 (rules 20 and 21)."""
    sets = state.open if state.replay else tuple(state.cup.groups.values())
    level = tuple(
        found for teams in sets if (found := teams_undecided(tiers(state.cup, teams, entry.scores), state.cup.qualify))
    )
    if not level:
        return _groups_closed(state, entry, ())
    if state.year != YEARS[0] or state.replay >= REPLAYS:
        return _replace_last(state, entry._replace(level=level))._replace(awaits=LOTS)
    return _groups_closed(state, entry, level)


def _groups_closed(state: State, entry: Scored, again: tuple[tuple[str, ...], ...]) -> State:
    """Close the groups or their replays, except for the teams that replay again."""
    sets = state.open if state.replay else tuple(state.cup.groups.values())
    through: list[str] = []
    places = dict(state.places)
    for teams in sets:
        order = with_lots(tiers(state.cup, teams, entry.scores), entry.lots)
        best = [team for level in order for team in level][: state.cup.qualify]
        if not any(set(level) <= set(teams) for level in again):
            through += best
            places |= {f"{place}{state.cup.teams[team].group}": team for place, team in enumerate(best, 1)}
    after = state._replace(places=tuple(places.items()), through=(*state.through, *through))
    return _advance(after, entry, tuple(through), again)


def _score_1930(state: State, entry: Scored) -> State:
    """Score the knockouts of 1930: level matches are replayed; after twenty replays a lot decides (rules 20 and 25)."""
    level = tuple((match.fixture.left, match.fixture.right) for match in entry.scores if not match.winner)
    if level and state.replay >= REPLAYS:
        return _replace_last(state, entry._replace(level=level))._replace(awaits=LOTS)
    return _ties_closed(state, entry, level)


def lot_drawn(state: State, names: tuple[str, ...]) -> State:
    """Apply a lot among level teams: it orders them in a group, and its first team wins a knockout match."""
    entry = state.scored[-1]
    entry = entry._replace(lots=(*entry.lots, names))
    if len(entry.lots) < len(entry.level):
        return _replace_last(state, entry)
    if state.stage is Stage.GROUPS:
        return _groups_closed(state, entry, ())
    first = {lot[0] for lot in entry.lots}
    scores = tuple(
        match if match.winner else match._replace(winner=next(iter(first & {match.fixture.left, match.fixture.right})))
        for match in entry.scores
    )
    return _ties_closed(state, entry._replace(scores=scores), ())


def _ties_closed(state: State, entry: Scored, again: tuple[tuple[str, ...], ...]) -> State:
    """Close a knockout round, except for the matches that are replayed."""
    places = dict(state.places)
    through = []
    for match in entry.scores:
        if match.winner:
            left, right, name = match.fixture.left, match.fixture.right, match.fixture.name
            places |= {name: match.winner, f"-{name}": right if match.winner == left else left}
            through.append(match.winner)
    after = state._replace(places=tuple(places.items()), through=(*state.through, *through))
    return _advance(after, entry, tuple(through), again)


def shootout_number(entry: Scored) -> int | None:
    """The number of the match whose shoot-out is next or under way; None if no match is level."""
    return next((number for number, match in enumerate(entry.scores) if not match.winner), None)


def _next_shootout(state: State, entry: Scored) -> State:
    """Start the next shoot-out, in the order of the list; once the Final is decided, none is needed (rule 26)."""
    number = shootout_number(entry)
    if number is None or (state.stage is Stage.FINAL and entry.scores[-1].winner):
        return _ties_closed(state, entry, ())
    return _kick_next(_replace_last(state, entry), entry.scores[number])


def _kick_next(state: State, match: Score) -> State:
    team = match.fixture.right if len(match.kicks) % 2 else match.fixture.left
    return state._replace(awaits=KICK, seat=state.owner(team), turn=state.turn + 1)


def kick(state: State, colour: str) -> State:
    """Add a kick: five each, all of them taken; then pairs until one scores and the other misses (rule 26)."""
    entry = state.scored[-1]
    number = shootout_number(entry)
    assert number is not None
    match = entry.scores[number]
    match = match._replace(kicks=(*match.kicks, colour))
    left, right = shootout_score(match)
    if len(match.kicks) >= 2 * KICKS and len(match.kicks) % 2 == 0 and left != right:
        match = match._replace(winner=match.fixture.left if left > right else match.fixture.right)
    entry = entry._replace(scores=(*entry.scores[:number], match, *entry.scores[number + 1 :]))
    if match.winner:
        return _next_shootout(state, entry)
    return _kick_next(_replace_last(state, entry), match)


def shootout_score(match: Score) -> tuple[int, int]:
    """The goals of a shoot-out so far: every colour but black scores (rule 26)."""
    scored = [kick != MISS for kick in match.kicks]
    return sum(scored[::2]), sum(scored[1::2])


def _advance(state: State, entry: Scored, through: tuple[str, ...], again: tuple[tuple[str, ...], ...]) -> State:
    """Go on to the next replay, the next round or the end."""
    places = dict(state.places)
    if state.stage is Stage.FINAL and not again:
        winner = places[state.cup.bracket[-1].name]
        closed = _close(state, entry, through, (), frozenset((winner,)))
        return _win(_replace_last(state, closed), closed)
    if again:
        teams = {team for level in again for team in level}
        fixtures = tuple(
            match.fixture
            for match in entry.scores
            if any({match.fixture.left, match.fixture.right} <= set(level) for level in again)
        )
        alive = frozenset(teams | set(state.through))
        stage, replay, open_, before = state.stage, state.replay + 1, again, state.through
    else:
        stage = state.cup.next_stage(state.stage)
        fixtures = tuple(
            Fixture(place.name, places[place.left], places[place.right], "")
            for place in state.cup.bracket
            if place.stage is stage
        )
        alive = frozenset(team for fixture in fixtures for team in (fixture.left, fixture.right))
        replay, open_, before = 0, (), ()
    closed = _close(state, entry, through, again, alive)
    after = _replace_last(state, closed)._replace(open=open_, through=before, alive=alive)
    return _round(after, stage, replay, fixtures)


def _close(
    state: State, entry: Scored, through: tuple[str, ...], again: tuple[tuple[str, ...], ...], alive: frozenset[str]
) -> Scored:
    played = dict.fromkeys(team for match in entry.scores for team in (match.fixture.left, match.fixture.right))
    owners = {state.owner(team) for team in alive}
    return entry._replace(
        closed=True,
        through=through,
        again=tuple(team for level in again for team in level),
        out=tuple(team for team in played if team not in alive),
        leaving=tuple(sorted(state.seats_in - owners)),
    )


def _round(state: State, stage: Stage, replay: int, fixtures: tuple[Fixture, ...]) -> State:
    """Start a round: tiles are cleared; a seat without a team is out and its hand joins the pool (rule 23)."""
    field = lay_out(state.year, fixtures)
    stays = frozenset(state.owner(team) for team in state.alive)
    reached = list(state.reached)
    thirds = {place.name for place in state.cup.bracket if place.left.startswith("-")}
    for fixture in fixtures:
        for team in (fixture.left, fixture.right):
            if fixture.name not in thirds:
                reached[state.cup.numbers[team]] = int(stage)
    return state._replace(
        awaits=DECK,
        stage=stage,
        replay=replay,
        field=field,
        rows=field.empty,
        plays=(),
        rolls=(),
        deck=(),
        fresh=frozenset(),
        seats_in=stays,
        playing=frozenset(state.owner(team) for team in field.teams),
        hands=tuple(hand if seat in stays else () for seat, hand in enumerate(state.hands)),
        reached=tuple(reached),
    )


def _win(state: State, closed: Scored) -> State:
    """End the game: the owner of the Final's winner has won (rule 28)."""
    final = closed.scores[-1]
    loser = final.fixture.right if final.winner == final.fixture.left else final.fixture.left
    winner, second = state.owner(final.winner), state.owner(loser)
    best = [(winner,)] if winner == second else [(winner,), (second,)]
    outcome = Outcome("final", False, (*best, *rank_others(state, {winner, second})))
    return state._replace(awaits=OVER, outcome=outcome)


def claim(state: State) -> State:
    """End the game by the claim of a seat that can't be beaten any more (rule 28)."""
    outcome = Outcome("claim", False, ((state.seat,), *rank_others(state, {state.seat})))
    return state._replace(awaits=OVER, outcome=outcome)


def rank_now(state: State) -> tuple[tuple[int, ...], ...]:
    """Rank the seats by the furthest stage that their best team reached; one that is still in is ahead of those out."""
    best = dict.fromkeys(range(state.seats), -1)
    for team, number in state.cup.numbers.items():
        owner = state.owners[number] if state.owners else NOBODY
        if owner in best:
            best[owner] = max(best[owner], 2 * (state.reached[number] if state.reached else 0) + (team in state.alive))
    return levels(best)


def rank_others(state: State, without: set[int]) -> tuple[tuple[int, ...], ...]:
    """Rank the other seats by the furthest stage that their best team reached; equal ones share a place (rule 28)."""
    best = dict.fromkeys(set(range(state.seats)) - without, 0)
    for owner, reached in zip(state.owners, state.reached, strict=True):
        if owner in best:
            best[owner] = max(best[owner], reached)
    return levels(best)
