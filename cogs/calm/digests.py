"""One direct message, twice a day, about all slow tables that wait for somebody: their move, or their answer.

The last one is edited if it still says the same, and posted anew in its place if something has changed, because only a
new message notifies. Nothing waiting, nothing is sent. When the next is due is a row, so a restart loses none; until
one is noted as sent, it keeps its nonce, so Discord posts it once, and a late one is looked for first.
"""

from collections.abc import Sequence

import discord
import structlog
from discord.ui import ActionRow, LayoutView, Section, TextDisplay

from cogs.controls.addresses import addresses_in, as_message, at_no_table
from cogs.controls.answers import Reply, speech_to, view_of
from cogs.controls.buttons import board_url, button, link
from cogs.delivery.channels import our_messages
from cogs.delivery.mail import DirectMessagesClosed
from cogs.delivery.policy import NotNow
from cogs.people.invitations import has_blocked
from cogs.press.desk import Desk
from cogs.press.own_page import OWN
from data import Digest, Message, Person, Pref, Status, TableHead
from host.calm import TurnCalls, find_absence, find_next_digest, find_quiet_end
from host.house import Session
from rules import GAMES
from rules.table.clocks import AWAY, IDLE, LAPSE, LOBBY, due
from rules.table.errors import TableRefusal
from rules.table.shows import people_asked
from rules.table.table import Finished, Lobby, Running, Table
from rules.table.terms import MINUTE, Pace
from words import Speech
from words.games import short_title

log = structlog.get_logger("digests")

#: How many tables a message lists, and how many of somebody's open and ended tables are looked at.
MOST_LISTED, MOST_TABLES, MOST_ENDED = 10, 50, 10
#: How often it is looked whether some are due (ms).
EVERY = 10_000
#: After this long, a message that is due may have been sent before a crash (ms).
LATE = MINUTE
#: How long a first message isn't sent again, and one that failed has to wait (ms).
PAUSE = 10 * MINUTE
_COLOUR = 0x7FDBEA


class Digests:
    """Sends the messages; of several processes, the first does."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._house, self._kept = desk, desk.house, desk.archive.digests
        self._looked_at = 0
        self._busy: set[int] = set()
        #: When somebody got their first message lately (unix ms).
        self._begun: dict[int, int] = {}

    async def begin(self, person: Person) -> None:
        """Send somebody their first message, also if nothing waits; not again within a few minutes.

        Raises DirectMessagesClosed, HTTPException.
        """
        now = self._house.now()
        self._begun = {one: at for one, at in self._begun.items() if 0 <= now - at < PAUSE}
        if person.person_id in self._begun:
            return
        self._begun[person.person_id] = now  # before anything is awaited: a form may be sent twice at once
        try:
            waiting = await self._waiting(person.person_id)
            following = find_next_digest(person, now)
            content = await self._content(person, waiting, following)
            nonce = f"digest-{person.person_id}-{now // 1000}"[:25]
            sent = await self._desk.mail.send(person.person_id, content, nonce=nonce, silent=True, now=now)
        except BaseException:
            self._begun.pop(person.person_id, None)
            raise
        await self._kept.plan(person.person_id, following)
        await self._kept.note(person.person_id, following, sent, _mark_of(waiting))

    async def plan(self, person: Person) -> None:
        """Let somebody's next message come at the next of its hours. Raises ArchiveError."""
        await self._kept.plan(person.person_id, find_next_digest(person, self._house.now()))

    async def stop(self, person: int) -> None:
        """Send somebody no more messages. Raises ArchiveError."""
        await self._kept.stop(person)

    def forget(self, person: int | None) -> None:
        """Forget when somebody, or anybody, got their first message."""
        self._begun = {one: at for one, at in self._begun.items() if person not in (None, one)}

    async def sweep(self) -> None:
        """Start sending what is due. Raises ArchiveError."""
        now = self._house.now()
        if not self._house.cluster.first or 0 <= now - self._looked_at < EVERY:
            return
        self._looked_at = now
        for digest in await self._kept.due(now):
            if digest.person not in self._busy:
                self._busy.add(digest.person)
                self._house.spawn(self._send(digest), "send a digest")

    async def _send(self, digest: Digest) -> None:
        """Send one message, or put it off. Raises ArchiveError."""
        try:
            person, now = await self._desk.archive.people.person(digest.person), self._house.now()
            if person.turns != TurnCalls.DIGEST:
                await self._kept.stop(digest.person)
            elif (quiet := find_quiet_end(person, now)) is not None:
                await self._kept.postpone(digest.person, quiet)
            elif find_absence(person, now) is not None:
                await self._kept.postpone(digest.person, find_next_digest(person, now))
            else:
                await self._bring(digest, person, now)
        except DirectMessagesClosed:  # they are called again as everybody is, and told why
            await self._desk.archive.people.save(digest.person, {Pref.TURNS: None})
            await self._desk.mail.close(digest.person, again=True)
            await self._kept.stop(digest.person)
        except (NotNow, discord.HTTPException) as error:
            log.info("a digest has to wait", error=type(error).__name__)
            await self._kept.postpone(digest.person, self._house.now() + PAUSE)
        except Exception:  # ours: it must not keep those of others waiting
            await self._kept.postpone(digest.person, self._house.now() + PAUSE)
            raise
        finally:
            self._busy.discard(digest.person)

    async def _bring(self, digest: Digest, person: Person, now: int) -> None:
        """Bring what waits for somebody: by an edit if it is the same as before, else by a new message."""
        waiting, following, old = await self._waiting(person.person_id), find_next_digest(person, now), digest.message
        told = _mark_of(waiting)
        if old is None and not waiting:
            await self._kept.postpone(person.person_id, following)
            return
        content = await self._content(person, waiting, following)
        if old is not None and (told == digest.shown or not waiting):
            if await self._edit(old, content):
                await self._kept.note(person.person_id, following, old if waiting else None, told)
                return
            if not waiting:
                await self._kept.note(person.person_id, following, None, "")
                return
        sent = await self._find_unnoted(person, digest, now)
        if sent is None or not await self._edit(sent, content):
            nonce = f"digest-{person.person_id}-{digest.due // 1000}"[-25:]
            sent = await self._desk.mail.send(person.person_id, content, nonce=nonce, silent=False, now=now)
        await self._kept.note(person.person_id, following, sent, told)
        if old is not None and old.message_id != sent.message_id:
            await self._delete(old)

    async def _find_unnoted(self, person: Person, digest: Digest, now: int) -> Message | None:
        """Find this message if it was sent already, before a crash so long ago that its nonce helps no more.

        Raises HTTPException.
        """
        if person.dm_channel_id is None or now - digest.due < LATE:
            return None
        noted = digest.message and digest.message.message_id
        async for message in our_messages(self._desk.bot, person.dm_channel_id):
            found = as_message(message)
            new = found.created_at >= digest.due - LATE and found.message_id != noted  # clocks differ a little
            if new and any(one.verb == OWN for one in addresses_in(message)):
                return found
        return None

    async def _edit(self, old: Message, content: Reply) -> bool:
        """Edit the last message; False if it is gone. Raises HTTPException."""
        try:
            await self._desk.delivery.message(old).edit(view=content.view)
        except discord.NotFound:
            return False
        return True

    async def _delete(self, old: Message) -> None:
        try:
            await self._desk.delivery.message(old).delete()
        except discord.HTTPException as error:
            log.info("an old digest stays", code=error.code)

    async def _waiting(self, person: int) -> Sequence[Session]:
        """The slow tables that wait for somebody who sees them, the most urgent first. Raises ArchiveError."""
        found: list[tuple[int, Session]] = []
        for head in await self._heads(person):
            try:
                session = await self._house.session(head.id)
            except TableRefusal:
                continue
            if await self._waits(session, person) and await self._sees(session, person):
                found.append((_until(session.table), session))
        return [session for _, session in sorted(found, key=lambda one: one[0])]

    async def _heads(self, person: int) -> Sequence[TableHead]:
        """The tables that may wait for somebody: open ones, and those after which one can still ask for a rematch."""
        seats, since = self._desk.archive.seats, self._house.now() - Pace.SLOW.request_life
        over = await seats.tables_of(person, (Status.ENDED,), MOST_ENDED)
        lately = [head for head in over if head.game in GAMES and (head.ended_at or 0) > since]
        return [*await seats.tables_of(person, (Status.RUNNING, Status.LOBBY), MOST_TABLES), *lately]

    async def _waits(self, session: Session, person: int) -> bool:
        """Whether a slow table waits for somebody's move or answer; not for one to somebody whom they have blocked."""
        table = session.table
        if table.terms.pace is not Pace.SLOW or table.puzzle:
            return False
        if isinstance(table, Finished):
            blocked = [one for one in table.rematch if await has_blocked(self._desk.archive, person, one)]
            return person in people_asked(table) and not blocked
        return person in table.awaited_persons or person in people_asked(table)

    async def _sees(self, session: Session, person: int) -> bool:
        if session.head.guild_id is None:
            return True
        if await self._desk.bans.holds(session.head.guild_id, person):
            return False
        try:
            return await self._desk.access.still_sees(session, person)
        except discord.HTTPException:
            return False

    async def _content(self, person: Person, waiting: Sequence[Session], following: int) -> Reply:
        """Make the message, in the person's language. Raises ArchiveError."""
        say = speech_to(person)
        if not waiting:
            told = say("calm-digest-none"), say("calm-digest-next", when=f"<t:{following // 1000}:t>")
            return Reply(view_of(TextDisplay("\n".join(told)), colour=_COLOUR))
        items: list[TextDisplay[LayoutView] | Section[LayoutView] | ActionRow[LayoutView]] = []
        items.append(TextDisplay(say("calm-digest-title", count=len(waiting))))
        for session in waiting[:MOST_LISTED]:
            text, url = await self._line(session, person.person_id, say), board_url(session.head)
            items.append(Section(text, accessory=link(say("button-calm-go"), url)) if url else TextDisplay(text))
        more = len(waiting) - MOST_LISTED
        below = [say("calm-digest-more", count=more)] if more > 0 else []
        below.append(say("calm-digest-next", when=f"<t:{following // 1000}:t>"))
        items.append(TextDisplay("\n".join(below)))
        items.append(ActionRow(button(say("button-calm-page"), at_no_table(OWN))))
        return Reply(view_of(*items, colour=_COLOUR))

    async def _line(self, session: Session, person: int, say: Speech) -> str:
        """Say which table it is, and how long there is time, since when it waits, or for what else."""
        table = session.table
        facts = {"game": short_title(table.game_key, say), "who": await self._desk.composer.others(table, person, say)}
        if not isinstance(table, Running) or person not in table.awaited_persons:
            invited = isinstance(table, Lobby) and person in table.expected
            return say("calm-digest-line", **facts, ends="invited" if invited else "asked", when="")
        ends = due(table, AWAY) if table.banks else None
        when = table.wall(table.awaiting_since) if ends is None else ends
        return say("calm-digest-line", **facts, ends="no" if ends is None else "yes", when=f"<t:{when // 1000}:R>")


def _until(table: Table) -> int:
    """Until when somebody has time, as far as that is known (unix ms)."""
    return due(table, AWAY) or due(table, LAPSE) or due(table, LOBBY) or due(table, IDLE) or 0


def _mark_of(waiting: Sequence[Session]) -> str:
    """What tells a message apart: its tables, each with its position."""
    return " ".join(sorted(f"{one.table.id}:{one.table.position}" for one in waiting))[:2000]
