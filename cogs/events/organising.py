"""What organisers do: begin at once, pause, remove somebody, correct a result, call it off.

Whoever announced an event organises it; moderators may do the same, and alone once the organiser has left the server.
"""

from collections.abc import Callable

import discord

from cogs.controls.addresses import read_snowflake
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import AnyButton, button, people_menu, read_page, rows, select
from cogs.controls.sentences import UserError
from cogs.events.messages.screens import to
from cogs.events.messages.telling import Teller, list_meetings, title_of
from cogs.events.running.keeper import Keeper
from cogs.events.running.ledger import KeptEvent, Ledger
from cogs.events.sight import load_seen
from cogs.events.taking_part import TakingPart, can_let_in
from cogs.faces.spread import Item, Menu, Style
from cogs.press.desk import Desk
from cogs.press.press import Press
from tournaments import entries as happened
from tournaments.bracket import group_rounds
from tournaments.course import drop_open
from tournaments.plan import LEAST, Format, Rhythm
from tournaments.tournament import Close, Meeting, Tournament

#: How many people a menu has.
_MOST = 25


class Organising:
    """Handles what only organisers may do."""

    def __init__(self, desk: Desk, ledger: Ledger, keeper: Keeper, part: TakingPart) -> None:
        self._desk, self._ledger, self._keeper, self._part = desk, ledger, keeper, part

    async def organises(self, interaction: discord.Interaction, kept: KeptEvent) -> bool:
        """Whether the person organises an event. Raises HTTPException."""
        if interaction.guild_id != kept.head.guild_id:
            return False
        return interaction.user.id == kept.event.organiser or await self._desk.rights.moderates_server(interaction)

    async def _load(self, press: Press, event_id: str) -> KeptEvent:
        """The event that the person organises. Raises UserError, HTTPException, ArchiveError."""
        kept = await load_seen(self._desk.rights, self._ledger, press.interaction, event_id)
        if not await self.organises(press.interaction, kept):
            teller = await Teller.of(self._desk.names, kept, press.say)
            if not kept.event.organiser:
                raise UserError("event-moderators-only")
            raise UserError("event-organiser-only", by=teller.organiser)
        return kept

    def buttons(self, event: Tournament, say: Callable[..., str]) -> list[AnyButton]:
        """What an organiser can do with an event now."""
        correctable = any(can_correct(event, one) for one in event.meetings)
        if event.close is not None:
            return [button(say("button-event-correct"), to("correct", event.id))] if correctable else []
        hurry = "button-event-next" if event.commenced is not None else "button-event-now"
        found = []
        if not (event.commenced is not None and (event.open or event.plan.format is Format.LEAGUE)):
            found.append(button(say(hurry), to("now", event.id)))
        if event.suspended:
            found.append(button(say("button-event-continue"), to("continue", event.id)))
        elif not (event.commenced is not None and event.plan.format is Format.LEAGUE):
            found.append(button(say("button-event-pause"), to("pause", event.id)))
        if event.joined:
            found.append(button(say("button-event-remove"), to("remove", event.id)))
        if can_let_in(event):
            found.append(button(say("button-event-let-in"), to("letin", event.id)))
        if correctable:
            found.append(button(say("button-event-correct"), to("correct", event.id)))
        found.append(button(say("button-event-off"), to("off", event.id), Style.GRAVE))
        return found

    async def hurry(self, press: Press, event_id: str) -> Reply:
        """Begin, or begin the next round, at once. Raises UserError, HTTPException, ArchiveError."""
        await self._load(press, event_id)

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if event.close is not None or (event.commenced is not None and event.open):
                raise UserError("event-not-now")
            return (happened.Continued(press.person),) * (2 if event.suspended else 1)

        event = (await self._ledger.change(event_id, judge)).event
        if event.commenced is None and len(event.here) < LEAST:
            return tell(press.say("event-hurried-waits", least=LEAST, slow="yes" if event.plan.slow else "no"))
        return tell(press.say("event-hurried-done"))

    async def pause(self, press: Press, event_id: str) -> Reply:
        """Let no round begin for now. Raises UserError, HTTPException, ArchiveError."""
        await self._load(press, event_id)

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if event.close is not None:
                raise UserError("event-not-now")
            return () if event.suspended else (happened.Suspended(press.person),)

        kept = await self._ledger.change(event_id, judge)
        again = button(press.say("button-event-continue"), to("continue", event_id))
        return tell(press.say("event-paused-done", name=title_of(kept.event.plan)), *rows(again))

    async def go_on(self, press: Press, event_id: str) -> Reply:
        """Let it go on. Raises UserError, HTTPException, ArchiveError."""
        await self._load(press, event_id)

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if event.close is not None:
                raise UserError("event-not-now")
            return (happened.Continued(press.person),) if event.suspended else ()

        kept = await self._ledger.change(event_id, judge)
        return tell(press.say("event-continued-done", name=title_of(kept.event.plan)))

    async def remove(self, press: Press, event_id: str) -> Reply:
        """Ask who is to be removed, or remove who was chosen. Raises UserError, HTTPException, ArchiveError."""
        kept, say = await self._load(press, event_id), press.say
        if not press.value:
            people = kept.event.joined
            if not people:
                raise UserError("event-not-now")
            if len(people) > _MOST:
                return tell(say("event-remove-menu"), people_menu(say("event-remove-menu"), press.address, 1))
            items = tuple([Item(await self._desk.names.for_menu(one), str(one)) for one in people])
            return tell(
                say("event-remove-menu"), select(Menu("remove", say("event-remove-menu"), items), press.address)
            )
        person = read_snowflake(press.value) or 0

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if event.close is not None:
                raise UserError("event-not-now")
            if event.member(person) is None:
                raise UserError("press-outdated")
            return (happened.SignedOff(person, press.person),)

        await self._ledger.change(event_id, judge)
        return tell(say("event-removed-done", name=await self._desk.names.of(person)), update=press.private)

    async def let_in(self, press: Press, event_id: str) -> Reply:
        """Ask who may join though they have to wait, or let them in. Raises UserError, HTTPException, ArchiveError."""
        await self._load(press, event_id)
        if not press.value:
            menu = people_menu(press.say("event-let-in-menu"), press.address, 1)
            return tell(press.say("event-let-in-menu"), menu)
        if read_snowflake(press.value) is None:
            raise UserError("press-outdated")
        return await self._part.let_in(press, event_id, press.value)

    async def correct(self, press: Press, event_id: str, argument: str) -> Reply:
        """Ask which result is to be corrected, then what it was, and correct it: everybody is told, with the name.

        Raises UserError, HTTPException, ArchiveError.
        """
        kept, say = await self._load(press, event_id), press.say
        number, _, result = argument.partition(".")
        page = read_page(press.value)
        if not number and (not press.value or page is not None):
            able = [one for one in reversed(kept.event.meetings) if can_correct(kept.event, one)]
            if not able:
                raise UserError("event-correct-nothing")
            teller = await Teller.of(self._desk.names, kept, say, marked=False)
            menu = Menu("correct", say("event-correct-menu"), list_meetings(teller, able, page or 0, staged=True))
            return tell(
                say("event-correct-menu"), select(menu, press.address), update=press.private and page is not None
            )
        chosen = number or press.value
        meeting = _meeting(kept.event, chosen)
        if not can_correct(kept.event, meeting):
            raise UserError("event-not-now")
        if not result:
            names = self._desk.names
            first, second = [await names.for_menu(person) for person in meeting.people]
            ways = [
                button(say("event-correct-win", name=first), to("correct", event_id, f"{chosen}.1")),
                button(say("event-correct-win", name=second), to("correct", event_id, f"{chosen}.2")),
                button(say("event-correct-draw"), to("correct", event_id, f"{chosen}.d")),
                button(say("event-correct-nobody"), to("correct", event_id, f"{chosen}.0")),
            ]
            if _needs_winner(kept.event, meeting):
                ways = ways[:2]
            elif not can_correct(kept.event, meeting, (0, 0)):
                ways = ways[:3]
            one, two = [await names.of(person) for person in meeting.people]
            return tell(say("event-correct-which", one=one, two=two), *rows(*ways), update=press.private)
        places = {"1": (1, 2), "2": (2, 1), "d": (1, 1), "0": (0, 0)}.get(result)
        if places is None or (places.count(1) != 1 and _needs_winner(kept.event, meeting)):
            raise UserError("press-outdated")

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if not can_correct(event, event.meeting(meeting.number), places):
                raise UserError("event-not-now")
            return (happened.Corrected(meeting.number, places, press.person),)

        corrected = await self._ledger.change(event_id, judge)
        await self._forgive(kept, corrected)
        return tell(say("event-corrected-done"), update=press.private)

    async def _forgive(self, before: KeptEvent, after: KeptEvent) -> None:
        """Let nobody wait for having missed a game of an event that they didn't miss. Raises ArchiveError."""
        was, now, archive = before.event.entrants, after.event.entrants, self._desk.archive
        came = [one for one in was if one > 0 and was[one].absent and one in now and not now[one].absent]
        shadows = [await archive.shadow(person) for person in came]
        await archive.events.forgive(after.head.guild_id, shadows, after.head.id)

    async def call_off(self, press: Press, event_id: str, argument: str) -> Reply:
        """Ask whether it is to be called off, and do so. Raises UserError, HTTPException, ArchiveError."""
        kept, say = await self._load(press, event_id), press.say
        name = title_of(kept.event.plan)
        if argument not in ("yes", "one"):
            series = kept.event.plan.rhythm is not Rhythm.ONCE
            ways = [button(say("button-event-off"), to("off", event_id, "yes"), Style.GRAVE)]
            if series:
                ways = [
                    button(say("button-event-off-one"), to("off", event_id, "one"), Style.GRAVE),
                    button(say("button-event-off-all"), to("off", event_id, "yes"), Style.GRAVE),
                ]
            return tell(say("event-off-ask", name=name), *rows(*ways))

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if event.close is not None:
                return ()
            return (*drop_open(event), happened.Concluded(Close.CALLED_OFF.value, press.person))

        if argument == "one" and kept.event.close is None:
            await self._keeper.series.plan_next(kept, Close.OVER)
        await self._ledger.change(event_id, judge)
        return tell(say("event-off-done", name=name), update=press.private)


def can_correct(event: Tournament, meeting: Meeting, places: tuple[int, ...] = ()) -> bool:
    """Whether a result can still be corrected: of a game for two, in a cup until the next round is paired."""
    return len(meeting.people) == 2 and event.can_correct(meeting, places)


def _needs_winner(event: Tournament, meeting: Meeting) -> bool:
    """Whether a meeting is one of a knock-out, where a draw can't be corrected to."""
    return event.plan.format is Format.CUP and meeting.round > group_rounds(event)


def _meeting(event: Tournament, number: str) -> Meeting:
    """The meeting with a number. Raises UserError."""
    if not number.isdecimal() or not 0 < int(number) <= len(event.meetings):
        raise UserError("press-outdated")
    return event.meeting(int(number))
