"""What the public messages of an event look like."""

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord.ui import TextDisplay

from cogs.controls.addresses import Address, at_no_table
from cogs.controls.answers import picture_item, view_of
from cogs.controls.buttons import AnyButton, Row, button, rows, select
from cogs.controls.sentences import UserError
from cogs.events.messages.pictures import EventPictures
from cogs.events.messages.telling import EVENT, MOST_PAIRS, Teller, ahead_word, list_meetings, table_button, timestamp
from cogs.events.running.ledger import CORRECTION, END, RESULT, ROUND, SIGN_UP, KeptEvent, derive_id
from cogs.events.running.tables import find_turns, table_of
from cogs.faces.spread import Menu, Style
from cogs.people.people import Names, mention
from cogs.press.desk import Desk
from cogs.table.extras import TablePlace
from cogs.table.messages import COVER, Post
from data import EventPhase, TableHead
from host.house import NoSuchTable
from render.cover import accent
from tournaments import entries as happened
from tournaments import journal
from tournaments.bracket import groups_of, knock_out
from tournaments.course import can_return, is_over, takes_late_comers
from tournaments.plan import BREATHER, LEAST, MINUTE, Format
from tournaments.results import division_table, has_ended, honours_of, winners_of
from tournaments.tournament import Close, Decision, Meeting
from words import Speech
from words.games import title_in_menu

_PICTURE = "event.png"
#: What tells the controls of one message of an event from those of another: a place of their own.
_PLACES = {SIGN_UP: 1, END: 2, ROUND: 1_000, RESULT: 100_000, CORRECTION: 500_000}

Items = list[discord.ui.Item[discord.ui.LayoutView]]


def place_of(name: str) -> int:
    """The position in the addresses of a message's controls, which no other message of the event has."""
    kind, _, number = name.partition("-")
    return _PLACES[kind] + int(number or 0)


def to(what: str, event_id: str, argument: str = "", place: int = 0) -> Address:
    """The address of a control of an event."""
    return at_no_table(EVENT, "|".join((what, event_id, argument)) if argument else f"{what}|{event_id}", place)


async def watch_menu(desk: Desk, kept: KeptEvent, say: Speech, number: int, page: int = 0, place: int = 0) -> Row:
    """A page of the menu that leads to a round's games. Raises UserError if none has been opened, ArchiveError."""
    meetings = [one for one in kept.event.meetings_in(number) if one.opened_at]
    if not meetings:
        raise UserError("press-outdated")
    teller = await Teller.of(desk.names, kept, say, marked=False)
    teller.turns = await find_turns(desk.house, kept.event, meetings)
    menu = Menu("watch", say("event-watch-menu"), list_meetings(teller, meetings, page, staged=False))
    return select(menu, to("watch", kept.event.id, str(number), place))


class Screens:
    """Makes the public messages."""

    def __init__(self, desk: Desk, names: Names, pictures: EventPictures) -> None:
        self._desk, self._names, self._pictures = desk, names, pictures

    async def make(self, kept: KeptEvent, name: str, say: Speech, *, picture: bool, calls: bool) -> Post | None:
        """Make the message of that name; None if there is nothing to show any more. Raises ArchiveError."""
        teller = await Teller.of(self._names, kept, say)
        kind, _, number = name.partition("-")
        match kind:
            case "signup":
                return await self._sign_up(teller, picture)
            case "round":
                if kept.event.commenced is None or not kept.event.rounds:
                    return self._roll(teller, name, calls)
                return await self._round(teller, int(number), name, picture)
            case "result":
                return await self._result(teller, kept.event.meeting(int(number)), name)
            case "correction":
                return self._correction(teller, int(number))
            case _:
                return await self._end(teller, picture)

    # Before -----------------------------------------------------------------------------------------------------------

    async def _sign_up(self, teller: Teller, picture: bool) -> Post | None:
        event, say, plan = teller.event, teller.say, teller.plan
        place = place_of(SIGN_UP)
        items: Items = []
        cover = await self._desk.house.studio.cover(plan.game, say.language) if picture else None
        if cover is not None:
            items.append(picture_item(COVER, cover.alt))
        more = button(say("button-event-more"), to("more", event.id, place=place))
        if event.close is not None or event.commenced is not None:
            items.append(TextDisplay(self._later(teller)))
            here = button(say("button-event-late"), to("here", event.id, place=place), Style.MAIN)
            buttons = [here, more] if takes_late_comers(event) else [more]
        else:
            items.append(TextDisplay(teller.signup()))
            join = button(say("button-event-join"), to("join", event.id, place=place), Style.MAIN, disabled=event.full)
            if event.summoned_at:
                join = button(say("button-event-here"), to("here", event.id, place=place), Style.GOOD)
            leave = button(say("button-event-leave"), to("leave", event.id, place=place))
            buttons = [join, leave, more]
        items += rows(*buttons)
        pngs = () if cover is None else (cover.png,)
        return Post(view_of(*items, colour=accent(plan.game)), pngs, called=COVER)

    def _later(self, teller: Teller) -> str:
        """The text of the sign-up once the event has begun, or is over."""
        kept, event, say = teller.kept, teller.event, teller.say
        head = say("event-signup", name=teller.title(), game=title_in_menu(teller.plan.game, say), about=teller.about())
        place = f"<#{kept.head.thread_id}>" if kept.head.thread_id else ""
        if event.close is None:
            return f"{head}\n{say('event-signup-running', place=place)}"
        if not has_ended(event):
            return f"{head}\n{say('event-signup-off')}"
        first = winners_of(event)
        return f"{head}\n{say('event-signup-over', count=len(first), winner=teller.names(first), place=place)}"

    def _roll(self, teller: Teller, name: str, calls: bool) -> Post | None:
        event, say, place = teller.event, teller.say, place_of(name)
        if event.close is not None:
            return None
        items: Items = [TextDisplay(teller.roll())]
        mentions = discord.AllowedMentions.none()
        people = [person for person in event.joined if person > 0]
        if people:
            items.append(TextDisplay("-# " + " ".join(map(mention, people))))
        if calls:
            mentions = discord.AllowedMentions(
                users=[discord.Object(person) for person in people], everyone=False, roles=False
            )
        items += rows(
            button(say("button-event-here"), to("here", event.id, place=place), Style.GOOD),
            button(say("button-event-not-today"), to("leave", event.id, place=place)),
        )
        return Post(view_of(*items, colour=accent(teller.plan.game)), mentions=mentions)

    # While it runs ----------------------------------------------------------------------------------------------------

    async def _round(self, teller: Teller, number: int, name: str, picture: bool) -> Post | None:
        event, say, place = teller.event, teller.say, place_of(name)
        meetings = event.meetings_in(number)
        teller.turns = await find_turns(self._desk.house, event, meetings[:MOST_PAIRS])
        lines = [teller.round_title(number)]
        over = sum(1 for one in meetings if one.decision is not None)
        if len(meetings) <= MOST_PAIRS:
            lines += map(teller.pair, meetings)
        else:
            lines.append(say("event-round-count", games=len(meetings), over=over))
        free = teller.list_free(number).items()
        lines += [say("event-round-free", format=word, names=teller.names(people)) for word, people in free]
        lines += self._notes(teller, meetings)
        lines += [f"-# {one}" for one in self._small(teller, number, meetings)]
        items: Items = [TextDisplay("\n".join(lines))]
        pngs: tuple[bytes, ...] = ()
        if teller.plan.format is Format.CUP and picture:
            view = await self._pictures.view(teller)
            drawn = None if view is None else await self._pictures.table(view, say.language)
            if drawn is not None:
                items.append(picture_item(_PICTURE, drawn.alt))
                pngs = (drawn.png,)
        last = number == event.round
        table = table_button(teller.event)
        main = (
            [button(say("button-event-match"), to("mine", event.id, place=place), Style.MAIN)]
            if last and event.open
            else []
        )
        items += rows(
            *main,
            button(say(table), to("table", event.id, place=place)),
            button(say("button-event-why"), to("why", event.id, str(number), place)),
            button(say("button-event-more"), to("more", event.id, place=place)),
        )
        if any(one.opened_at for one in meetings):
            items.append(await watch_menu(self._desk, teller.kept, say, number, place=place))
        return Post(view_of(*items, colour=accent(teller.plan.game)), pngs, called=_PICTURE)

    async def find_tables(self, teller: Teller, meetings: Sequence[Meeting]) -> dict[int, TableHead]:
        """The rows of meetings' tables, by the meetings' numbers. Raises ArchiveError."""
        ids = {table_of(teller.event, one): one.number for one in meetings if one.opened_at}
        heads = await self._desk.archive.tables.heads(tuple(ids)) if ids else {}
        return {ids[table_id]: head for table_id, head in heads.items()}

    def _notes(self, teller: Teller, meetings: Sequence[Meeting]) -> list[str]:
        """What else is to be said of the ties of a knock-out: replays, and lots."""
        event, say = teller.event, teller.say
        if event.plan.format is not Format.CUP:
            return []
        found = []
        numbers = {one.number for one in meetings}
        for tie in (one for ties in knock_out(event) for one in ties):
            if not tie.meetings or tie.meetings[0].number not in numbers or (len(tie.meetings) < 2 and not tie.by_lot):
                continue
            one, two = (teller.name(side) for side in tie.sides if side is not None)
            if tie.by_lot and tie.winner is not None:
                found.append(say("event-lots-note", one=one, two=two, winner=teller.name(tie.winner)))
            elif not tie.over:
                found.append(say("event-replay-note", one=one, two=two))
        return found

    def _small(self, teller: Teller, number: int, meetings: Sequence[Meeting]) -> list[str]:
        event, say, plan = teller.event, teller.say, teller.plan
        if event.suspended and event.close is None and number == event.round:
            return [say("event-round-paused")]
        opened = [one.opened_at for one in meetings if one.opened_at]
        if any(one.decision is None for one in meetings) and opened:
            begun = event.commenced_at if plan.format is Format.LEAGUE else max(opened)
            away = self._desk.house.outages.within(begun, self._desk.house.now(), teller.kept.head.guild_id)
            ends = begun + plan.longest + away
            return [say("event-round-ends", ahead=ahead_word(plan), when=timestamp(ends, "F" if plan.slow else "t"))]
        settled = max((one.settled_at for one in meetings), default=0)
        if number == event.round and not is_over(event) and event.close is None and settled and not plan.slow:
            return [say("event-round-next", when=timestamp(settled + BREATHER, "R"))]
        return []

    async def _result(self, teller: Teller, meeting: Meeting, name: str) -> Post | None:
        if meeting.decision in (None, Decision.VANISHED):
            return None
        if meeting.decision in (Decision.WALKOVER, Decision.ABSENT) and len(meeting.people) == 2:
            return self._walkover(teller, meeting, name)
        head = (await self.find_tables(teller, [meeting])).get(meeting.number)
        board = teller.board_link(meeting, head)
        told = teller.result(meeting)
        return Post(view_of(TextDisplay(f"{told} · {board}" if board else told)))

    def _walkover(self, teller: Teller, meeting: Meeting, name: str) -> Post:
        event, say = teller.event, teller.say
        missing = [one for one, place in zip(meeting.people, meeting.places, strict=True) if not place]
        winner = meeting.winner
        absent = teller.names(missing)
        left = all(event.entrants[one].out and not event.entrants[one].dropped for one in missing)
        if winner is None:
            told = say("event-nobody-came", names=absent)
        elif left:
            told = say("event-walkover-left", winner=teller.name(winner), absent=absent)
        elif not meeting.opened_at:
            told = say("event-walkover-paused", winner=teller.name(winner), absent=absent)
        elif teller.plan.slow:
            told = say("event-walkover-slow", winner=teller.name(winner), absent=absent)
        else:
            minutes = teller.plan.patience // MINUTE
            told = say("event-walkover", winner=teller.name(winner), absent=absent, patience=minutes)
        items: Items = [TextDisplay(told)]
        resting = [one for one in missing if event.entrants[one].resting and not event.entrants[one].out]
        if any(can_return(event, one) for one in resting):
            items.append(
                TextDisplay("-# " + say("event-walkover-back", count=len(resting), absent=teller.names(resting)))
            )
            items += rows(button(say("button-event-back"), to("back", event.id, place=place_of(name))))
        return Post(view_of(*items))

    def _correction(self, teller: Teller, number: int) -> Post | None:
        say, kept = teller.say, teller.kept
        entry = journal.read(kept.entries[number - 1].text)
        if not isinstance(entry, happened.Corrected):
            return None
        meeting = kept.event.meeting(entry.meeting)
        one, two = meeting.people[0], meeting.people[-1]
        if not any(entry.places):
            what = say("event-corrected-none", winner=teller.name(one), loser=teller.name(two))
        elif entry.places[0] == entry.places[-1]:
            what = say("event-corrected-drawn", winner=teller.name(one), loser=teller.name(two))
        else:
            winner, loser = (one, two) if entry.places[0] == 1 else (two, one)
            what = say("event-corrected-won", winner=teller.name(winner), loser=teller.name(loser))
        stage = teller.stage_of(meeting)
        return Post(view_of(TextDisplay(say("event-corrected", by=teller.name(entry.by), stage=stage, what=what))))

    # The end ----------------------------------------------------------------------------------------------------------

    async def _end(self, teller: Teller, picture: bool) -> Post | None:
        event, say, place = teller.event, teller.say, place_of(END)
        if not has_ended(event):
            return await self._off(teller)
        lines = [self._headline(teller)]
        places = honours_of(event)
        if event.plan.format is not Format.LEAGUE:
            for place_ in sorted({number for _, number in places})[:4]:
                people = [person for person, number in places if number == place_]
                if place_ > 1 and place_ <= 4:
                    lines.append(say("event-place-line", place=place_, names=teller.some(people, 4)))
        if event.close is Close.NO_PAIRING:
            lines.append(say("event-off-pairing"))
        played = [one for one in event.meetings if one.opened_at]
        people_in = len(event.commenced.persons) if event.commenced is not None else 0
        small = [say("event-end-small", people=people_in, games=len(played))]
        following = await self._following(teller)
        if following is not None:
            small.append(say("event-end-next", when=timestamp(following[1], "F")))
        items: Items = [TextDisplay("\n".join(lines))]
        drawn = await self._pictures.podium(teller) if picture else None
        if drawn is not None:
            items.append(picture_item(_PICTURE, drawn.alt))
        items.append(TextDisplay("-# " + " · ".join(small)))
        items += rows(*await self._ways_on(teller, following, place))
        pngs = () if drawn is None else (drawn.png,)
        return Post(view_of(*items, colour=accent(event.plan.game)), pngs, called=_PICTURE)

    def _headline(self, teller: Teller) -> str:
        event, say = teller.event, teller.say
        if event.plan.format is Format.LEAGUE:
            tables = _division_winners(teller)
            lines = [say("event-won-league", name=teller.title())]
            lines += [say("event-division-won", number=number, winner=names) for number, names in tables]
            return "\n".join(lines)
        first = winners_of(event)
        if not first:
            return say("event-no-winner", name=teller.title())
        if len(first) == 1:
            return say("event-won", winner=teller.name(first[0]), name=teller.title())
        return say("event-won-shared", winner=teller.names(first), name=teller.title())

    async def _off(self, teller: Teller) -> Post:
        event, say, place = teller.event, teller.say, place_of(END)
        name, slow = teller.title(), "yes" if teller.plan.slow else "no"
        match event.close:
            case Close.TOO_FEW:
                told = say("event-off-too-few", name=name, here=len(event.here), least=LEAST, slow=slow)
            case Close.CALLED_OFF if event.closed_by is None:
                told = say("event-off-paused", name=name, slow=slow)
            case Close.CALLED_OFF:
                by = teller.name(event.closed_by) if event.closed_by else teller.organiser
                told = say("event-off-called", name=name, by=by)
            case Close.NO_PAIRING:
                told = say("event-off-unpaired", name=name)
            case _:
                told = say("event-off-lost", name=name)
        following = await self._following(teller)
        small = []
        if following is not None:
            small.append(say("event-end-next", when=timestamp(following[1], "F")))
        elif event.plan.rhythm.value != "once" and event.close is Close.TOO_FEW:
            small.append(say("event-stops"))
        items: Items = [TextDisplay("\n".join((told, *(f"-# {one}" for one in small))))]
        buttons = await self._ways_on(teller, following, place)
        if buttons:
            items += rows(*buttons)
        return Post(view_of(*items, colour=accent(event.plan.game)))

    async def _following(self, teller: Teller) -> tuple[str, int] | None:
        """The next event of a series, with its start."""
        kept = teller.kept
        stored = await self._desk.archive.events.load(derive_id(kept.head.secret, f"next {kept.head.id}"))
        if stored is None or not stored.entries or stored.head.phase in (EventPhase.DRAFT, EventPhase.OVER):
            return None
        entry = journal.read(stored.entries[0].text)
        assert isinstance(entry, happened.Announced)
        return stored.head.id, int(entry.plan["start"])

    async def _ways_on(self, teller: Teller, following: tuple[str, int] | None, place: int) -> list[AnyButton]:
        event, say = teller.event, teller.say
        found = []
        if following is not None:
            found.append(button(say("button-event-join-next"), to("join", following[0], place=place), Style.MAIN))
        elif event.plan.rhythm.value != "once" and event.close is Close.TOO_FEW:
            found.append(button(say("button-event-again"), to("again", event.id, place=place)))
        best = winners_of(event)
        played = [one for one in event.meetings if one.opened_at and one.decision is not None and best]
        if won := [one for one in played if best[0] in one.people]:
            last = won[-1]  # the final, or the last game of who is first
            with suppress(NoSuchTable):
                session = await self._desk.house.session(table_of(event, last))
                found += await self._desk.extras.buttons(TablePlace.LOOK_BACK, session, None, say)
        if event.meetings:
            table = table_button(event)
            found.append(button(say(table), to("table", event.id, place=place)))
        found.append(button(say("button-event-more"), to("more", event.id, place=place)))
        return found


def _division_winners(teller: Teller) -> list[tuple[int, str]]:
    """Who is first in each division, by its number."""
    found = []
    for number in range(1, len(groups_of(teller.event)) + 1):
        first = [one.person for one in division_table(teller.event, number) if one.place == 1]
        found.append((number, teller.names(first)))
    return found
