"""What people do in an event: join and leave, say that they are here or back, and find their game."""

from cogs.controls.addresses import read_snowflake
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import AnyButton, board_url, button, link, rows
from cogs.controls.sentences import UserError
from cogs.discordpy.picking import find_picked
from cogs.events.messages.screens import to, watch_menu
from cogs.events.messages.telling import Teller, timestamp, title_of
from cogs.events.running.ledger import KeptEvent, Ledger
from cogs.events.running.tables import is_awaited, meeting_of, table_of
from cogs.events.sight import load_seen
from cogs.faces.spread import Style
from cogs.press.desk import Desk
from cogs.press.press import Press
from tournaments import entries as happened
from tournaments.course import can_come, can_return
from tournaments.plan import Format
from tournaments.tournament import Meeting, Tournament

#: How many of a person's games are listed, and how long the label of a button is (characters).
MOST_OWN, LONGEST_LABEL = 10, 80


class TakingPart:
    """Handles what people press for themselves."""

    def __init__(self, desk: Desk, ledger: Ledger) -> None:
        self._desk, self._ledger = desk, ledger

    async def _load(self, press: Press, event_id: str) -> KeptEvent:
        """The event of a press. Raises UserError, ArchiveError, HTTPException."""
        return await load_seen(self._desk.rights, self._ledger, press.interaction, event_id)

    async def join(self, press: Press, event_id: str) -> Reply:
        """Join, if there is a place and the person needn't wait. Raises UserError, ArchiveError."""
        kept, say, person = await self._load(press, event_id), press.say, press.person
        if kept.event.close is None and (kept.event.commenced is not None or kept.event.summoned_at):
            return await self.here(press, event_id)  # whoever comes after the roll call is there
        await self._check_wait(kept, press)
        by = await self._organiser(kept, press)

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if event.close is not None:
                raise UserError("event-not-now")
            if event.commenced is not None:
                raise UserError("event-has-begun")
            if event.member(person) is not None:
                raise UserError("event-joined-already")
            _check_removed(event, person, by)
            if event.full:
                raise UserError("event-is-full", most=event.plan.format.most)
            press_id = str(press.interaction.id)
            joined = happened.SignedUp(person, press_id)
            return (joined, happened.ReportedIn(person, press_id)) if event.summoned_at else (joined,)

        kept = await self._ledger.change(event_id, judge)
        slow, when = "yes" if kept.event.plan.slow else "no", timestamp(kept.event.plan.start, "R")
        leave = button(say("button-event-leave"), to("leave", event_id))
        return tell(say("event-joined", slow=slow, when=when), *rows(leave))

    async def _check_wait(self, kept: KeptEvent, press: Press) -> None:
        """Refuse somebody who missed their last event for a while. Raises UserError, ArchiveError."""
        shadow = await self._desk.archive.shadow(press.person)
        absence = await self._desk.archive.events.absence(kept.head.guild_id, shadow)
        if absence is None or absence[1] <= self._desk.house.now():
            return
        raise UserError("event-must-wait", when=timestamp(absence[1], "R"), by=await self._organiser(kept, press))

    async def _organiser(self, kept: KeptEvent, press: Press) -> str:
        """Who lets people in, in a sentence. Raises ArchiveError."""
        organiser = kept.event.organiser
        return await self._desk.names.of(organiser) if organiser > 0 else press.say("event-by-moderators")

    async def leave(self, press: Press, event_id: str, argument: str) -> Reply:
        """Leave, before it begins or, asked once more, while it runs. Raises UserError, ArchiveError."""
        kept, say, person = await self._load(press, event_id), press.say, press.person
        runs = kept.event.commenced is not None and kept.event.close is None
        if runs and kept.event.member(person) is not None and argument != "yes":
            told = say("event-leave-ask", name=title_of(kept.event.plan), format=kept.event.plan.format.value)
            return tell(told, *rows(button(say("button-event-leave"), to("leave", event_id, "yes"), Style.GRAVE)))

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            if event.close is not None:
                raise UserError("event-not-now")
            if event.member(person) is None:
                raise UserError("event-not-in")
            return (happened.SignedOff(person, person),)

        kept = await self._ledger.change(event_id, judge)
        left = "event-left" if kept.event.commenced is None else "event-left-running"
        return tell(say(left, name=title_of(kept.event.plan)), update=argument == "yes" and press.private)

    async def here(self, press: Press, event_id: str) -> Reply:
        """Be here: for the draw of a live event or, until half of its rounds have begun, later.

        Raises UserError, ArchiveError.
        """
        kept, say, person = await self._load(press, event_id), press.say, press.person
        if kept.event.member(person) is None:
            await self._check_wait(kept, press)
        by = await self._organiser(kept, press)

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            known, began = event.member(person), event.commenced
            if event.close is not None:
                raise UserError("event-not-now")
            _check_removed(event, person, by)
            if known is not None and known.here and not known.resting:
                return ()
            if known is not None and known.resting:
                return (happened.CameBack(person),)
            if began is None:
                if known is None and event.full:
                    raise UserError("event-is-full", most=event.plan.format.most)
                if not event.summoned_at:
                    raise UserError("event-here-early")
            elif event.plan.format is not Format.EVENING:
                raise UserError("event-has-begun")
            elif not can_come(event, person):
                full = known is None and event.full
                raise UserError("event-is-full" if full else "event-here-too-late", most=event.plan.format.most)
            return (happened.ReportedIn(person, str(press.interaction.id)),)

        before = kept.event.member(person)
        kept = await self._ledger.change(event_id, judge)
        began = kept.event.commenced is not None
        if before is not None and before.here and (before.resting or began):
            return tell(say("event-back" if before.resting else "event-back-not-needed"))
        if not began:
            return tell(say("event-here-noted"))
        given = "no" if not kept.event.entrants[person].late else "half" if kept.event.plan.duels else "five"
        return tell(say("event-here-late", given=given))

    async def back(self, press: Press, event_id: str) -> Reply:
        """Be paired again. Raises UserError, ArchiveError."""
        kept = await self._load(press, event_id)
        person, said, by = press.person, "event-back-not-needed", await self._organiser(kept, press)

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            nonlocal said
            _check_removed(event, person, by)
            known = event.member(person)
            if known is None:
                raise UserError("event-not-in")
            if event.close is not None:
                raise UserError("event-not-now")
            if known.resting and not can_return(event, person):
                raise UserError("event-not-now")
            said = "event-back" if known.resting else "event-back-not-needed"
            return (happened.CameBack(person),) if known.resting else ()

        await self._ledger.change(event_id, judge)
        return tell(press.say(said))

    async def mine(self, press: Press, event_id: str) -> Reply:
        """Lead somebody to their games, and note that they are there; who isn't in it may watch one.

        Raises UserError, ArchiveError.
        """
        kept, say, person = await self._load(press, event_id), press.say, press.person
        event, teller = kept.event, await Teller.of(self._desk.names, kept, say)
        if event.member(person) is None:
            if not any(one.opened_at for one in event.meetings_in(event.round)):
                raise UserError("event-not-in")
            return tell(say("event-not-in"), await watch_menu(self._desk, kept, say, event.round))
        own = [one for one in event.meetings_of(person) if one.opened_at and one.decision is None]
        if own:
            await self._appear(event_id, own, person)
            lines, links = list[str](), list[AnyButton]()
            for one in own[:MOST_OWN]:
                others = [each for each in one.people if each != person]
                names, place = teller.names(others), f"<#{one.channel}>"
                turn = "yours" if await is_awaited(self._desk.house, event, one, person) else "theirs"
                lines.append(say("event-match-here", name=teller.title(), names=names, place=place, turn=turn))
                against = say("button-event-board", name=await self._desk.names.for_menu(others[0]))[:LONGEST_LABEL]
                head = await self._desk.archive.tables.head(table_of(event, one))
                url = None if head is None else board_url(head)
                links += [link(say("button-jump") if len(own) == 1 else against, url)] if url is not None else []
            return tell("\n".join(lines), *rows(*links))
        if event.rounds and person in event.rounds[-1].free:
            word = teller.free_word(person, event.round)
            return tell(say("event-match-free", format="groups" if word == "idle" else word))
        if event.entrants[person].resting and can_return(event, person):
            return tell(say("event-rested"), *rows(button(say("button-event-back"), to("back", event_id))))
        latest = [one for one in event.meetings_of(person) if one.round == event.round]
        over = latest and all(one.decision is not None for one in latest) and event.plan.format is not Format.LEAGUE
        if latest and not over and event.open:
            return tell(say("event-match-soon"))
        return tell(say("event-match-over" if over and event.close is None else "event-match-none"))

    async def _appear(self, event_id: str, own: list[Meeting], person: int) -> None:
        """Note that somebody is at their games, where they haven't had a turn."""
        numbers = [one.number for one in own if person not in one.appeared]

        def judge(event: Tournament) -> tuple[happened.Entry, ...]:
            still = [number for number in numbers if event.meeting(number).running]
            return tuple(
                happened.Appeared(number, person) for number in still if person not in event.meeting(number).appeared
            )

        if numbers:
            await self._ledger.change(event_id, judge)

    async def appear(self, press: Press) -> Reply:
        """Note at a table of an event that somebody is there. Raises UserError, ArchiveError."""
        table, person = press.table, press.person
        kept = await self._ledger.load(table.event)
        meeting = meeting_of(kept.event, table.id)
        if meeting is None or person not in meeting.people:
            raise UserError("event-not-your-game")
        await self._appear(table.event, [meeting], person)
        return tell(press.say("event-appeared"), update=False)

    async def let_in(self, press: Press, event_id: str, chosen: str) -> Reply:
        """Let somebody join who was removed, or would have to wait; for organisers, who were checked.

        Raises UserError, ArchiveError, HTTPException.
        """
        person, user = read_snowflake(chosen), find_picked(press.interaction, chosen)
        if person is None:
            raise UserError("press-outdated")
        kept = await self._load(press, event_id)
        event, guild = kept.event, kept.head.guild_id
        if user is not None:
            if user.bot:
                raise UserError("event-let-in-bot")
            self._desk.names.glimpse(user)
        await self._desk.bans.check_guest(guild, person)
        there = event.member(person) is not None
        if not can_let_in(event):
            raise UserError("event-not-now")
        if not there and event.full:
            raise UserError("event-is-full", most=event.plan.format.most)
        if not there:
            lifted = await self._ledger.change(
                event_id, lambda now: (happened.CameBack(person),) if now.was_removed(person) else ()
            )
            if event.commenced is not None and not can_come(lifted.event, person):
                raise UserError("event-here-too-late")
            await self._desk.archive.events.forgive(guild, (await self._desk.archive.shadow(person),))
        name = await self._desk.names.of(person)
        return tell(press.say("event-let-in-done", name=name, there="yes" if there else "no"))


def can_let_in(event: Tournament) -> bool:
    """Whether organisers can still let somebody in: until it begins, into an evening also later."""
    return event.close is None and (event.commenced is None or event.plan.format is Format.EVENING)


def _check_removed(event: Tournament, person: int, by: str) -> None:
    """Refuse somebody who was removed, as long as they can be let in by whom this names. Raises UserError."""
    if event.was_removed(person) and can_let_in(event):
        raise UserError("event-removed", by=by)
