"""The pictures of events: standings, groups, the bracket, the podium; and the same in words."""

from collections.abc import Mapping
from dataclasses import replace

from cogs.events.messages.telling import Teller
from cogs.people.people import Names
from host.studio import Studio
from render import Picture
from render.events import draw_bracket, draw_cross_table, draw_groups, draw_podium
from tournaments.bracket import CupTie, group_rounds, groups_of, knock_out
from tournaments.plan import GO_ON, Format
from tournaments.results import division_table, group_table, honours_of, last_time, table_of
from tournaments.standings import Ranked, list_counted
from tournaments.tournament import Decision, Meeting, Tournament
from words.event_texts import bracket_text, cross_text, groups_text
from words.events import (
    STEPS,
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

EventView = CrossTable | GroupTables | BracketView
#: The page of a cup's groups, once the knock-out has begun.
GROUPS = "groups"


class EventPictures:
    """Has them drawn."""

    def __init__(self, studio: Studio, names: Names) -> None:
        self._studio, self._names = studio, names

    async def table(self, view: EventView, language: str) -> Picture | None:
        """Draw standings, groups or a bracket; None if that isn't possible now."""
        match view:
            case CrossTable():
                return await self._studio.paint(draw_cross_table, view, language)
            case GroupTables():
                return await self._studio.paint(draw_groups, view, language)
            case BracketView():
                return await self._studio.paint(draw_bracket, view, language)

    async def podium(self, teller: Teller) -> Picture | None:
        """Draw the best of an event that is over; None if nobody is, or a league has several."""
        if teller.plan.format is Format.LEAGUE:
            return None
        people = await self.people(teller)
        places = honours_of(teller.event)
        best = tuple(
            PodiumPlace(place, *people[person]) for person, place in places if place <= STEPS and person in people
        )
        if not best:
            return None
        view = PodiumView(teller.plan.name, teller.plan.game, best)
        return await self._studio.paint(draw_podium, view, teller.say.language)

    async def people(self, teller: Teller) -> dict[int, tuple[str, str]]:
        """The names of everybody in pictures, with those of their accounts. Raises ArchiveError."""
        found = {}
        for person in teller.event.entrants:
            found[person] = (await self._names.for_menu(person), await self._names.account(person))
        return found

    async def view(self, teller: Teller, person: int = 0, page: int = 0, *, groups: bool = False) -> EventView | None:
        """What is drawn of an event now; None before its first round. `groups` are those of a cup, even if over."""
        event = teller.event
        if event.commenced is None or not event.meetings:
            return None
        people = await self.people(teller)
        if event.plan.format is Format.EVENING:
            return replace(cross_table(event, people, person), page=page)
        if event.plan.format is Format.CUP and knock_out(event) and not groups:
            return replace(bracket(event, people, person), page=page)
        return replace(group_tables(event, people, person), page=page)


def in_words(view: EventView, teller: Teller) -> str:
    """The same as a picture shows, in words."""
    match view:
        case CrossTable():
            return cross_text(view, teller.say)
        case GroupTables():
            return groups_text(view, teller.say)
        case BracketView():
            return bracket_text(view, teller.say)


People = Mapping[int, tuple[str, str]]


def _who(people: People, person: int) -> tuple[str, str]:
    return people.get(person, ("?", ""))


def cross_table(event: Tournament, people: People, you: int) -> CrossTable:
    """The standings of an evening."""
    assert event.commenced is not None
    rows = []
    for one in table_of(event):
        name, account = _who(people, one.person)
        cells = tuple(_cell(event, one.person, number) for number in range(1, event.round + 1))
        rows.append(CrossRow(one.person, one.place, name, cells, one.points, one.person == you, account))
    running = any(each.decision is None for each in event.meetings_in(event.round))
    plan, rounds = event.plan, event.commenced.rounds
    return CrossTable(plan.name, plan.game, tuple(rows), event.round, rounds, running, event.close is not None)


def _cell(event: Tournament, person: int, number: int) -> RoundCell:
    """What a round was for somebody."""
    if any(one.number == number and person in one.free for one in event.rounds):
        return RoundCell(CellKind.FREE)
    meeting = next((one for one in event.meetings_in(number) if person in one.people), None)
    if meeting is None:
        return RoundCell(CellKind.LATE if event.entrants[person].late == number else CellKind.NONE)
    if len(meeting.people) > 2:
        return _seat(meeting, person)
    opponent = next(one for one in meeting.people if one != person)
    return RoundCell(_kind(meeting, person), opponent)


def _seat(meeting: Meeting, person: int) -> RoundCell:
    """What a table of more than two was for somebody."""
    if not meeting.counts:
        return RoundCell(CellKind.RUNNING if meeting.decision is None else CellKind.NONE)
    place = meeting.place_of(person)
    if not place:
        return RoundCell(CellKind.ABSENT)
    return RoundCell(CellKind.PLACED, 0, min(place, len(meeting.people)), len(meeting.people))


def _kind(meeting: Meeting, person: int) -> CellKind:
    """What a game for two was for one of them."""
    if meeting.decision is None:
        return CellKind.RUNNING if meeting.opened_at else CellKind.NONE
    if not meeting.counts:
        return CellKind.NONE
    place = meeting.place_of(person)
    if not place:
        return CellKind.ABSENT if meeting.decision in (Decision.WALKOVER, Decision.ABSENT) else CellKind.LOST
    if meeting.winner == person:
        return CellKind.WON
    return CellKind.LOST if meeting.winner is not None else CellKind.DRAWN


def group_tables(event: Tournament, people: People, you: int) -> GroupTables:
    """The tables of a cup's groups, or of a league's divisions."""
    league, groups = event.plan.format is Format.LEAGUE, groups_of(event)
    last = event.round if league else group_rounds(event)
    meetings = [one for one in event.meetings if one.round <= last]
    tables, moves = [], last_time(event) if league and event.close is not None else {}
    for number, group in enumerate(groups, 1):
        ranked = division_table(event, number) if league else group_table(event, number)
        own = [one for one in meetings if one.place == number]
        over = bool(own) and all(one.decision is not None for one in own) and event.round >= last
        ahead = GO_ON if not league else int(number > 1)
        behind = int(league and number < len(groups))
        lines = tuple(
            _line(
                *(event, one, moves[one.person][1] if moves else place, len(group), people, you),
                over=over,
                ahead=ahead,
                behind=behind,
                league=league,
            )
            for place, one in enumerate(ranked, 1)
        )
        tables.append(GroupTable(number, lines, ahead, behind))
    played = sum(1 for one in meetings if one.decision is not None)
    games = sum(len(group) * (len(group) - 1) // 2 for group in groups)
    return GroupTables(event.plan.name, event.plan.game, tuple(tables), played, max(games, played), league)


def _line(
    event: Tournament,
    one: Ranked,
    number: int,
    size: int,
    people: People,
    you: int,
    *,
    over: bool,
    ahead: int,
    behind: int,
    league: bool,
) -> GroupLine:
    name, account = _who(people, one.person)
    own = [each for each in list_counted(event) if one.person in each.people and each.place]
    if not league:
        own = [each for each in own if each.round <= group_rounds(event)]
    won = sum(1 for each in own if each.winner == one.person)
    drawn = sum(1 for each in own if each.winner is None and each.place_of(one.person))
    mark = RowMark.NONE
    if event.entrants[one.person].vanished or event.entrants[one.person].out:
        mark = RowMark.OUT
    elif over and (event.qualified if not league else event.close is not None):
        if league:
            mark = RowMark.UP if number <= ahead else RowMark.DOWN if number > size - behind else RowMark.NONE
        elif one.person in event.qualified:
            mark = RowMark.THROUGH
    lost = len(own) - won - drawn
    return GroupLine(one.person, one.place, name, won, drawn, lost, one.points, mark, one.person == you, account)


def bracket(event: Tournament, people: People, you: int) -> BracketView:
    """The knock-out of a cup."""
    assert event.commenced is not None
    seeds = {person: seed for seed, person in enumerate(event.qualified or event.commenced.persons, 1)}
    rounds = tuple(tuple(_tie(one, seeds, people, you) for one in ties) for ties in knock_out(event))
    return BracketView(event.plan.name, event.plan.game, rounds, len(seeds))


def _tie(tie: CupTie, seeds: Mapping[int, int], people: People, you: int) -> BracketTie:
    def side(person: int | None) -> TieSide | None:
        if person is None:
            return None
        name, account = _who(people, person)
        return TieSide(person, seeds.get(person, 0), name, person == you, account)

    one, two = tie.sides
    games = tuple(
        (_kind(each, one), _kind(each, two))
        for each in tie.meetings
        if each.decision is not None and one is not None and two is not None
    )
    winner = None if tie.winner is None else tie.sides.index(tie.winner)
    playing = any(each.decision is None and each.opened_at for each in tie.meetings)
    turn = tie.meetings[-1].turns if tie.meetings else 0
    return BracketTie((side(one), side(two)), games, winner, playing, turn, tie.bye, tie.by_lot)
