"""The private pages of events: what is on, an event's standings, why who meets whom, its rules, ways to watch."""

import json
from collections.abc import Iterable, Sequence

import discord
from discord.ui import Section, TextDisplay

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import WHOLE_BOARD, Reply, attach, fit, picture_item, speech_of, tell, view_of
from cogs.controls.buttons import AnyButton, board_url, button, link, read_page, rows
from cogs.controls.sentences import UserError
from cogs.events.messages.pictures import EventPictures, in_words
from cogs.events.messages.reasons import tell_reasons
from cogs.events.messages.screens import to, watch_menu
from cogs.events.messages.telling import EVENT, MOST_PAIRS, Teller, table_button, timestamp, title_of
from cogs.events.organising import Organising
from cogs.events.planning import Planning
from cogs.events.running.ledger import KeptEvent, Ledger
from cogs.events.running.series import MOST_EVENTS
from cogs.events.running.tables import find_turns, is_awaited, table_of
from cogs.events.sight import load_seen, may_see
from cogs.faces.spread import Style
from cogs.press.desk import Desk
from cogs.press.press import Press
from data import EventHead, EventPhase
from render.cover import accent
from tournaments.bracket import groups_of
from tournaments.course import can_come, can_return
from tournaments.plan import Format
from tournaments.results import division_table, winners_of
from tournaments.results import table_of as standings_of
from tournaments.standings import Ranked
from tournaments.verify import event_file
from words import Speech
from words.event_texts import points_text

_COLOUR = 0x7FDBEA
_PICTURE = "event.png"
#: How many of a person's games are listed, and of the events that are over.
_MOST_OWN, _MOST_OVER = 10, 3
#: How many who lead together are all named in a sentence.
_MOST_LEADERS = 4


class EventPages:
    """Makes the pages."""

    def __init__(
        self, desk: Desk, ledger: Ledger, planning: Planning, organising: Organising, pictures: EventPictures
    ) -> None:
        self._desk, self._ledger, self._pictures = desk, ledger, pictures
        self._planning, self._organising = planning, organising

    async def show(self, interaction: discord.Interaction, *, update: bool = False) -> Reply:
        """What runs here and what is coming. Raises UserError, ArchiveError, HTTPException."""
        guild, say = interaction.guild_id, speech_of(interaction)
        if guild is None:
            raise UserError("event-servers-only")
        on = await self._desk.archive.events.open_in(guild)
        heads = await self._pick_seen(interaction, on, len(on))
        over = [] if heads else await self._desk.archive.events.over_in(guild)
        over = await self._pick_seen(interaction, over, _MOST_OVER)
        may = await self._planning.may_organise(interaction)
        items: list[discord.ui.Item[discord.ui.LayoutView]] = []
        none = say("event-page-none", may="yes" if may else "no")
        items.append(TextDisplay(say("event-page") if heads or over else none))
        for head in (*heads, *over):
            kept = await self._ledger.load(head.id)
            items.append(
                Section(
                    await self._line(kept, say),
                    accessory=button(say("button-event-open"), to("open", head.id)),
                )
            )
        buttons = []
        if heads:
            buttons.append(button(say("button-event-matches"), at_no_table(EVENT, "matches"), Style.MAIN))
        if may and len(on) < MOST_EVENTS:
            main = Style.PLAIN if heads else Style.MAIN
            buttons.append(button(say("button-event-new"), at_no_table(EVENT, "new"), main))
        elif may:
            items.append(TextDisplay(say("event-page-full", most=MOST_EVENTS)))
        items += rows(*buttons) if buttons else []
        return Reply(view_of(*items, colour=_COLOUR), update=update)

    async def _pick_seen(
        self, interaction: discord.Interaction, heads: Iterable[EventHead], most: int
    ) -> list[EventHead]:
        """The first of those of which the person may know. Raises HTTPException."""
        found = list[EventHead]()
        for head in heads:
            if len(found) < most and await may_see(self._desk.rights, interaction, head):
                found.append(head)
        return found

    async def _line(self, kept: KeptEvent, say: Speech) -> str:
        event, plan = kept.event, kept.event.plan
        count = len(event.joined)
        if event.close is not None:
            teller = await Teller.of(self._desk.names, kept, say)
            first = winners_of(event)
            return say("event-page-over", name=title_of(plan), count=len(first), winner=teller.names(first))
        if event.commenced is not None:
            until = timestamp(event.commenced_at + plan.longest, "D")
            kind, stage, number = (await Teller.of(self._desk.names, kept, say)).stage(max(1, event.round))
            facts = {"stage": say("event-page-stage", kind=stage or kind, number=number), "until": until, "in": count}
            return say("event-page-running", name=title_of(plan), format=plan.format.value, **facts)
        return say("event-page-line", name=title_of(plan), when=timestamp(plan.start), **{"in": count})

    async def load(self, press: Press, event_id: str) -> KeptEvent:
        """The event of a press. Raises UserError, ArchiveError, HTTPException."""
        return await load_seen(self._desk.rights, self._ledger, press.interaction, event_id)

    async def open(self, press: Press, event_id: str) -> Reply:
        """An event's own page: how it stands, and what the person can do there. Raises UserError, ArchiveError."""
        kept, say = await self.load(press, event_id), press.say
        teller = await Teller.of(self._desk.names, kept, say)
        event = kept.event
        back = button(say("button-event-list"), at_no_table(EVENT, "list"))
        more = button(say("button-event-more"), to("more", event_id))
        if event.commenced is None and event.close is None:
            mine = (
                button(say("button-event-leave"), to("leave", event_id))
                if event.member(press.person) is not None
                else button(say("button-event-join"), to("join", event_id), Style.MAIN, disabled=event.full)
            )
            here = [button(say("button-event-here"), to("here", event_id), Style.GOOD)] if event.summoned_at else []
            if here and event.member(press.person) is None:
                return self._page(teller, teller.signup(), [*here, more, back], press)
            return self._page(teller, teller.signup(), [*here, mine, more, back], press)
        lines = [self._headline(teller), *await self._pairs(teller)]
        buttons = [button(say("button-event-match"), to("mine", event_id), Style.MAIN)] if event.open else []
        if event.meetings:
            table = table_button(event)
            buttons.append(button(say(table), to("table", event_id)))
        return self._page(teller, fit("\n".join(lines), 3500), [*buttons, more, back], press)

    def _headline(self, teller: Teller) -> str:
        event = teller.event
        return teller.round_title(event.round) if event.rounds else f"### {teller.title()}"

    async def _pairs(self, teller: Teller) -> list[str]:
        meetings = teller.event.meetings_in(teller.event.round)[: 3 * MOST_PAIRS]
        teller.turns = await find_turns(self._desk.house, teller.event, meetings)
        return list(map(teller.pair, meetings))

    def _page(self, teller: Teller, text: str, buttons: list[AnyButton], press: Press) -> Reply:
        items = [TextDisplay(text), *rows(*buttons)]
        return Reply(view_of(*items, colour=accent(teller.plan.game)), update=press.private)

    async def matches(self, press: Press) -> Reply:
        """The person's own games in events of this server, and the events that they have joined."""
        say, lines = press.say, list[str]()
        for head in await self._desk.archive.events.naming(press.person):
            if head.phase is EventPhase.OVER or not await may_see(self._desk.rights, press.interaction, head):
                continue
            kept = await self._ledger.load(head.id)
            teller = await Teller.of(self._desk.names, kept, say)
            if kept.event.member(press.person) is None:
                continue
            if kept.event.commenced is None:
                when = timestamp(kept.event.plan.start, "R")
                lines.append(say("event-matches-coming", event=teller.title(), when=when))
            for one in [each for each in kept.event.meetings_of(press.person) if each.running][:_MOST_OWN]:
                others = teller.names([person for person in one.people if person != press.person])
                turn = "yours" if await is_awaited(self._desk.house, kept.event, one, press.person) else "theirs"
                place = f"<#{one.channel}>"
                lines.append(say("event-match-line", event=teller.title(), names=others, place=place, turn=turn))
        back = button(say("button-event-list"), at_no_table(EVENT, "list"))
        if not lines:
            return tell(say("event-matches-none"), *rows(back), update=press.private)
        return tell("\n".join((say("event-matches"), *lines)), *rows(back), update=press.private)

    async def watch(self, press: Press, event_id: str, argument: str) -> Reply:
        """Lead to the board of a chosen game, or show another page of a round's. Raises UserError, ArchiveError."""
        kept, say = await self.load(press, event_id), press.say
        if (page := read_page(press.value)) is not None:
            number = int(argument) if argument.isdecimal() else kept.event.round
            menu = await watch_menu(self._desk, kept, say, number, page)
            return tell(say("event-watch-menu"), menu, update=press.private)
        if not press.value.isdecimal() or not 0 < int(press.value) <= len(kept.event.meetings):
            raise UserError("press-outdated")
        meeting = kept.event.meeting(int(press.value))
        teller = await Teller.of(self._desk.names, kept, say)
        head = await self._desk.archive.tables.head(table_of(kept.event, meeting)) if meeting.opened_at else None
        url = None if head is None else board_url(head)
        teller.turns = await find_turns(self._desk.house, kept.event, [meeting])
        return tell(teller.pair(meeting), *rows(link(say("button-jump"), url)) if url else ())

    async def table(self, press: Press, event_id: str, argument: str) -> Reply:
        """The standings, the groups or the bracket, as a picture or in words.

        The argument has `w` for words, `g` for the groups of a cup, and the number of a page. Raises UserError,
        ArchiveError.
        """
        kept, say = await self.load(press, event_id), press.say
        teller = await Teller.of(self._desk.names, kept, say)
        words, groups = "w" in argument, "g" in argument
        number = argument.strip("wg")
        page = int(number) if number.isdecimal() and len(number) < 3 else 0
        view = await self._pictures.view(teller, press.person, page, groups=groups)
        text = self.standing_text(teller, press.person)
        if view is None:
            return tell(text)
        drawn = None if words else await self._pictures.table(view, say.language)
        items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(text)]
        if drawn is None:
            items = [TextDisplay(fit(in_words(view, teller), WHOLE_BOARD))]
        else:
            items.append(picture_item(_PICTURE, drawn.alt))
        buttons, kind = [], "g" * groups
        if kept.event.member(press.person) is not None and kept.event.open:
            buttons.append(button(say("button-event-match"), to("mine", event_id), Style.MAIN))
        if view.pages > 1 and not words:
            following = view.shown_page % view.pages + 1
            buttons.append(button(f"{following} / {view.pages}", to("table", event_id, f"{kind}{following}")))
        if kept.event.plan.format is Format.CUP and kept.event.qualified:
            other = "button-event-bracket" if groups else "button-event-groups-table"
            buttons.append(button(say(other), to("table", event_id, "" if groups else "g")))
        way = "button-event-picture" if words else "button-event-words"
        buttons.append(button(say(way), to("table", event_id, kind if words else f"w{kind}")))
        items += rows(*buttons)
        files = [] if drawn is None else [attach(drawn.png, _PICTURE)]
        return Reply(view_of(*items, colour=accent(kept.event.plan.game)), files, update=press.private)

    def standing_text(self, teller: Teller, person: int) -> str:
        """Where somebody stands, and who leads, in a sentence."""
        event, say = teller.event, teller.say
        if event.plan.format is Format.CUP or not any(one.counts for one in event.meetings):
            return f"### {teller.title()}" if event.meetings else say("event-standings-none")
        ranked: Sequence[Ranked] = standings_of(event)
        if event.plan.format is Format.LEAGUE:
            tables = [division_table(event, number) for number in range(1, len(groups_of(event)) + 1)]
            ranked = next((one for one in tables if any(row.person == person for row in one)), tables[0])
            if len(tables) > 1 and not any(row.person == person for row in ranked):
                return f"### {teller.title()}"
        first = [one.person for one in ranked if one.place == 1]
        own = next((one for one in ranked if one.person == person), None)
        points = points_text(ranked[0].points, [one.points for one in ranked], say)
        leader = teller.names(first) if len(first) <= _MOST_LEADERS else teller.some(first, _MOST_LEADERS)
        leading = say("event-leads", count=len(first), leader=leader, points=points)
        if own is None:
            return leading
        leads = "other" if own.place > 1 else "you" if len(first) == 1 else "shared"
        facts = {"place": own.place, "all": len(ranked), "points": points, "leading": leading}
        return say("event-standings-text", leads=leads, **facts)

    async def why(self, press: Press, event_id: str, argument: str) -> Reply:
        """Why who meets whom in a round; the person's own game first. Raises UserError, ArchiveError."""
        kept, say = await self.load(press, event_id), press.say
        teller = await Teller.of(self._desk.names, kept, say)
        number = int(argument) if argument.isdecimal() else kept.event.round
        lines = tell_reasons(teller, number, press.person)
        if not lines:
            return tell(say("event-why-none"))
        text = "\n".join((say("event-why"), *lines, say("event-why-small")))
        return tell(fit(text, 3800))

    async def more(self, press: Press, event_id: str) -> Reply:
        """The rules of pairing, fair dice, how to come late, organising. Raises UserError, HTTPException."""
        kept, say = await self.load(press, event_id), press.say
        event, plan = kept.event, kept.event.plan
        kind = "tables" if not plan.duels else plan.format.value
        if plan.format is Format.CUP and not (event.commenced.groups if event.commenced else plan.grouped):
            kind = "knockout"
        rules = "\n".join(
            (say("event-rules", format=kind), say("event-rules-absent", slow="yes" if plan.slow else "no"))
        )
        fair = say("event-fair", seal=f"`{event.commitment[:16]}…`")
        text = say("event-more", name=title_of(plan), rules=rules, fair=fair)
        buttons: list[AnyButton] = []
        known = event.member(press.person)
        if known is not None and known.resting and can_return(event, press.person):
            buttons.append(button(say("button-event-back"), to("back", event_id), Style.GOOD))
        elif can_come(event, press.person) and (known is None or not known.here):
            here = "button-event-late" if known is None else "button-event-here"
            buttons.append(button(say(here), to("here", event_id), Style.GOOD))
        if event.close is not None:
            file = button(say("button-event-file"), to("file", event_id))
            buttons += [file] if event.commenced is not None else []
        elif known is not None:
            buttons.append(button(say("button-event-leave"), to("leave", event_id)))
        if await self._organising.organises(press.interaction, kept):
            buttons += self._organising.buttons(event, say)
        return tell(text, *rows(*buttons), update=False)

    async def file(self, press: Press, event_id: str) -> Reply:
        """The file that shows everything that was drawn; once the event is over. Raises UserError, ArchiveError."""
        kept, say = await self.load(press, event_id), press.say
        if kept.event.close is None or kept.event.commenced is None:
            raise UserError("event-not-now")
        content = json.dumps(event_file(kept.event), indent=1).encode()
        name = f"event-{event_id}.json"
        view = view_of(TextDisplay(say("event-fair-file")), discord.ui.File(f"attachment://{name}"))
        return Reply(view, [attach(content, name)])
