"""A player's private panel: the board from their side, menus, actions. Part of cogs/views.

Only the player sees what they are choosing. Nothing of it is saved: the choices so far are in the controls' custom ids.
With hidden hands the panel is the hand, both in the private answer and in direct messages.
"""

import asyncio
import io
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from cogs.faces import Do, Spread, Style, face
from cogs.library.answers import Reply, tell
from cogs.library.sentences import Told
from cogs.servers.access import check_board
from cogs.views.board_lines import ended, paused_line, question_lines, side_name, undone_lines, wished_lines
from cogs.views.clock_lines import reminder
from cogs.views.controls.addresses import Address, at
from cogs.views.controls.buttons import Row, button, even_rows, link, rows, select
from cogs.views.controls.following import PANEL, follow_button
from cogs.views.controls.own_acts import acted_in_turn, deeds_since, events_since, may_take_back
from cogs.views.controls.seat import routine_rows
from cogs.views.controls.verbs import Verb
from cogs.views.hints import hinted_spread, play_row
from cogs.views.measure import BELOW, BOARD_BESIDE, HEADLINE, firm, fitted
from cogs.views.messages import Composer, ended_heading, finished, last_event
from cogs.views.offers import lesson_offer
from data import TableHead
from host.house import House, Session
from host.puzzle_day import keeps_line
from players import analyst
from players.advice import Candidate
from render import Picture, Wish, beside, pages
from rules.table.clocks import inside_a_turn
from rules.table.errors import needs_running
from rules.table.results import hints_allowed
from rules.table.table import Begun, Closed, Finished, Lobby, Running, Table
from words import Speech, speech
from words.boards import board_text
from words.games import game_title
from words.stories import since, story

PICTURE = "side.png"
#: The page name of a hand's picture.
HAND_PAGE = "hand"
_COLOUR = 0x7FDBEA
#: The room that the news always has in a panel (characters).
LEAST_NEWS = 400


def offers_hints(table: Running) -> bool:
    """Whether the panels of a table have the button for hints."""
    return hints_allowed(table) and analyst(table.game_key) is not None


def board_link(session: Session) -> str | None:
    """Return the link to the table's message, or None if it has none yet."""
    return address_of(session.head)


def address_of(head: TableHead) -> str | None:
    """Return the link to a table's message, or None if it has none yet."""
    message = head.message
    if message is None:
        return None
    return f"https://discord.com/channels/{head.guild_id or '@me'}/{message.channel_id}/{message.message_id}"


def place_of(session: Session) -> str:
    """Return the mention of a table's channel."""
    return f"<#{session.head.channel_id}>"


def may_follow(session: Session, person: int) -> bool:
    """Whether a person who sees a table may follow it to its end."""
    table = session.table
    public = session.head.guild_id is not None and not table.puzzle
    return public and isinstance(table, Running) and table.seat_of(person) is None


@dataclass(frozen=True)
class Panel(Reply):
    """A private answer that shows a table, and can be renewed when the table changes.

    `number` is the journal number it shows; `abroad` means that the table is in a server. `words` are what the person
    has chosen so far at that position.
    """

    table_id: str = ""
    number: int = 0
    abroad: bool = False
    position: int = 0
    words: str = ""


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a player's panel is to show: the choice so far, in place of the pressed message, below a note or a hint."""

    words: str
    update: bool
    note: str
    hint: Candidate | None


class Panels:
    """Makes panels."""

    def __init__(self, house: House, composer: Composer) -> None:
        self._house = house
        self._composer = composer

    async def panel(
        self,
        session: Session,
        person: int,
        say: Speech,
        words: str = "",
        *,
        update: bool = False,
        note: str = "",
        hint: Candidate | None = None,
    ) -> Reply:
        """Show the person's panel, with `note` or a hint on top; people without a seat see what everybody may see.

        Raises Told before the game, for a closed lobby, and for somebody else's puzzle.
        """
        table = session.table
        seat = table.seat_of(person)
        if seat is None:
            return await self._watched(session, person, say, update)
        match table:
            case Lobby():
                raise Told("refusal-not-started")
            case Closed():
                raise Told("refusal-ended")
            case Finished():
                return await self._over(session, table, seat, say, update)
            case Running():
                return await self._running(session, table, seat, say, _Asked(words, update, note, hint))

    async def _running(self, session: Session, table: Running, seat: int, say: Speech, asked: _Asked) -> Reply:
        """Make a seat's panel during the game."""
        note, update = asked.note, asked.update
        if table.seats[seat].level is not None:
            back = button(say("button-return"), at(table, Verb.RETURN), Style.MAIN)
            if table.game.about.hidden:
                return await self._shown(session, table, seat, say, say("panel-handed-over"), rows(back), update)
            return tell(say("panel-handed-over"), ActionRow(back), update=update)
        if table.vote is not None and table.vote.seat == seat:
            note = say("panel-missed", others=len(table.vote.voters))
        note = _lines(note, *question_lines(table, say, await self._composer.who(table, say)))
        if table.routine is not None:
            return await self._routines(session, table, seat, say, update, note)
        if seat in table.awaited:
            return await self._choosing(session, table, seat, say, replace(asked, note=note))
        planned = say.row(f"`{action}`" for action in table.plans[seat])
        later = say("panel-planned", actions=planned) if planned else ""
        text = _lines(note, say("panel-waiting", awaited=await self._awaited(table, say)), later)
        extra = [button(say("button-more"), _more(table))]
        if may_take_back(table, seat):
            extra.insert(0, button(say("button-undo"), at(table, Verb.UNDO)))
        controls = [*rows(*extra), *await self._offer(table, seat, say)]
        return await self._shown(session, table, seat, say, text, controls, update)

    async def _watched(self, session: Session, person: int, say: Speech, update: bool) -> Reply:
        """Make the panel of a watcher."""
        table = session.table
        check_board(session, person, self._house.now())
        who = await self._composer.who(table, say)
        match table:
            case Lobby() | Closed():
                raise Told("refusal-not-at-table")
            case Running() if table.paused:
                state = paused_line(table, say, who)
            case Running():
                state = say("panel-watching", awaited=await self._awaited(table, say), count=len(table.awaited))
            case Finished():
                state = ended(table, say, who)
        extra = []
        if may_follow(session, person):
            followed = await self._house.archive.follows.follows(table.id, person)
            bell = follow_button(table, say, PANEL, followed=followed)
            extra = rows(bell, button(say("button-more"), _more(table)))
        return await self._shown(session, table, None, say, state, extra, update)

    async def hand(self, session: Session, person: int, say: Speech) -> Reply:
        """Make a person's direct message about a table: a welcome before the game, then the panel.

        Raises Told if the person may not see the board.
        """
        table = session.table
        if isinstance(table, Begun):
            reminded = isinstance(table, Running) and table.reminded and person in table.awaited_persons
            return await self.panel(session, person, say, note=reminder(needs_running(table), say) if reminded else "")
        title, place = game_title(table.game_key, say), place_of(session)
        if isinstance(table, Closed):
            text = say("lobby-closed", game=title, reason=table.result.reason)
        else:
            text = say("hand-welcome", game=title, table=table.id, place=place)
        return tell(text, self._foot(session, say))

    async def _awaited(self, table: Table, say: Speech) -> str:
        """Name the players on turn."""
        who = await self._composer.who(table, say)
        return say.all_of(who[number] for number in table.awaited)

    async def _over(self, session: Session, table: Finished, seat: int, say: Speech, update: bool) -> Reply:
        who = await self._composer.who(table, say)
        again = button(
            say("button-another" if table.puzzle else "button-rematch"),
            at(table, Verb.REMATCH),
            Style.MAIN,
        )
        extra = rows(again) if table.rematch_table is None else []
        text = _lines(ended(table, say, who), *wished_lines(table, say, who))
        return await self._shown(session, table, seat, say, text, extra, update)

    async def _routines(
        self, session: Session, table: Running, seat: int, say: Speech, update: bool, note: str
    ) -> Reply:
        if table.paused:
            text = paused_line(table, say, await self._composer.who(table, say))
        elif seat in table.awaited:
            text = say("panel-routine")
        else:
            text = say("panel-waiting", awaited=await self._awaited(table, say))
        controls = [*routine_rows(table, seat, say), ActionRow(button(say("button-more"), _more(table)))]
        controls += await self._offer(table, seat, say)
        return await self._shown(session, table, seat, say, _lines(note, text), controls, update)

    async def _choosing(self, session: Session, table: Running, seat: int, say: Speech, asked: _Asked) -> Reply:
        if asked.hint is None:
            spread, told = face(table.game_key).spread(table.match, seat, asked.words, say, table.quick[seat]), ""
        else:
            spread, told = hinted_spread(table, seat, asked.hint, say)
        hinted = [] if asked.hint is None else play_row(table, asked.hint, say)
        names = await self._composer.shown_names(table, say)
        view = spread.shown.view(seat)
        wish = Wish(view, seat, say.language, chosen=spread.marked, names=names, page=_page(table, view, spread.page))
        ordered = await self._order(table, wish)
        title = say("panel-turn", side=side_name(table, seat, say) or "none")
        text = _lines(asked.note, told, f"**{title}** {spread.hint}")
        controls = [*hinted, *self._controls(table, seat, spread, say, hinted=bool(hinted))]
        if table.game.about.hidden or keeps_line(session.head, table):
            controls.append(ActionRow(button(say("button-more"), _more(table))))
        controls += await self._offer(table, seat, say)
        shown = await self._drawn(session, table, wish, ordered, text, controls, asked.update, say)
        return replace(shown, position=table.position, words=spread.words)

    async def _shown(
        self,
        session: Session,
        table: Running | Finished,
        seat: int | None,
        say: Speech,
        text: str,
        extra: list[Row],
        update: bool,
    ) -> Reply:
        names, view = await self._composer.shown_names(table, say), table.match.view(seat)
        page = None if seat is None else _page(table, view)
        wish = Wish(view, seat, say.language, heading=ended_heading(table, say, names), names=names, page=page)
        ordered = await self._order(table, wish)
        return await self._drawn(session, table, wish, ordered, text, extra, update, say)

    async def _offer(self, table: Running, seat: int, say: Speech) -> list[Row]:
        """Offer the lesson to somebody new to the game who hasn't acted yet."""
        if any(act.seat == seat and act.person is not None for act in reversed(table.acts)):
            return []
        return await lesson_offer(self._house.archive, table, seat, say)

    async def _order(self, table: Running | Finished, wish: Wish) -> list[Awaitable[Picture | None]]:
        """Have a panel's pictures drawn from now on, while the rest of it is composed."""
        first_look = table.game.about.hidden and wish.chosen is None  # one picture is enough while choosing
        ordered = self._composer.order(table, wish, beside(table.game_key, wish.view) if first_look else None)
        await asyncio.sleep(0)  # the table is saved, if it has to be, before the rest is composed
        return ordered

    async def _drawn(
        self,
        session: Session,
        table: Running | Finished,
        wish: Wish,
        ordered: list[Awaitable[Picture | None]],
        text: str,
        controls: list[Row],
        update: bool,
        say: Speech,
    ) -> Panel:
        """Make a panel around the pictures that have been ordered for it; in words if there are none."""
        if wish.chosen is None:  # once choosing, the player has read the news, and a phone needs the room for controls
            news = fitted(await self._news(table, wish, say), max(LEAST_NEWS, BELOW - len(text)))
            text = _lines(news, text)
        if table.game.about.hidden and wish.seat is not None:
            head = say("hand-title", game=game_title(table.game_key, say), table=table.id, place=place_of(session))
            text = _lines(fitted(head, HEADLINE), text)
            controls = [*controls, self._foot(session, say)]
        abroad = session.head.guild_id is not None
        drawn = await finished(ordered)
        view = discord.ui.LayoutView(timeout=None)
        if not drawn:
            title = game_title(table.game_key, say)
            told = board_text(table.game_key, wish.view, speech(wish.locale), wish.seat, title=title)
            told = fitted(told, BOARD_BESIDE)
            view.add_item(Container(TextDisplay(told), TextDisplay(firm(text)), *controls, accent_colour=_COLOUR))
            return Panel(view, [], update, table.id, table.number, abroad)
        shown: list[MediaGallery[discord.ui.LayoutView]] = [  # one below the other: side by side they'd be too small
            MediaGallery(discord.MediaGalleryItem(f"attachment://{_file_name(number)}", description=one.alt))
            for number, one in enumerate(drawn)
        ]
        view.add_item(Container(*shown, TextDisplay(firm(text)), *controls, accent_colour=_COLOUR))
        files = [discord.File(io.BytesIO(one.png), _file_name(number)) for number, one in enumerate(drawn)]
        return Panel(view, files, update, table.id, table.number, abroad)

    async def _news(self, table: Running | Finished, wish: Wish, say: Speech) -> str:
        """Tell what happened since the seat's own last turn; a seat without one and watchers get the latest."""
        seat, hidden = wish.seat, table.game.about.hidden
        who = await self._composer.who(table, say, so_far=True)
        deeds = () if seat is None else deeds_since(table, seat)
        begins = bool(deeds) and seat in table.awaited and not (isinstance(table, Running) and inside_a_turn(table))
        # Games in chapters are told one by one, with the last one's record above.
        followed = table.game.about.routines or table.chapter
        if (hidden and seat is not None) or (deeds and not followed):
            told = since(table.game_key, wish.view, say, who, () if hidden else deeds)
        else:
            told = self._latest(table, wish.view, say, who)
        head = say("story-since") if told and begins else ""
        return _lines(head, told, *undone_lines(table, say, who))

    def _latest(self, table: Running | Finished, view: Any, say: Speech, who: tuple[str, ...]) -> str:
        """Tell what just happened, as below the public board."""
        above = table.chapter_above if table.chapter or table.game.about.routines else None
        return story(table.game_key, view, say, who, last_event(table), above)

    def _foot(self, session: Session, say: Speech) -> Row:
        """Make the last row of a hand: *Refresh*, which also marks the hand and its number, and a link to the table."""
        table, head = session.table, session.head
        again = button(say("button-refresh"), at(table, Verb.HAND, str(table.number)))
        url = f"https://discord.com/channels/{head.guild_id or '@me'}/{head.channel_id}"
        return ActionRow(again, link(say("button-jump"), url))

    def _controls(self, table: Running, seat: int, spread: Spread, say: Speech, *, hinted: bool = False) -> list[Row]:
        """Make the controls of the face, and those beside them; `hinted` if a hint is shown."""
        found = [select(menu, at(table, Verb.PICK, f"{menu.name}|{spread.words}")) for menu in spread.menus]
        first, buttons, last = (
            [
                button(do.label, at(table, Verb.DO, "|".join((do.text, *do.then))), do.style, symbol=do.symbol)
                if isinstance(do, Do)
                else button(do.label, at(table, Verb.STEP, do.words), do.style, symbol=do.symbol)
                for do in row
            ]
            for row in (spread.first, spread.buttons, spread.last)
        )
        if acted_in_turn(table, seat):
            (last or buttons).append(button(say("button-undo"), at(table, Verb.BACK)))
        elif not spread.words and events_since(table, seat) is not None:
            last.append(button(say("button-last-turn"), at(table, Verb.LAST_TURN)))
        if not hinted and offers_hints(table):
            last.append(button(say("button-hint"), at(table, Verb.HINT)))
        return [*found, *even_rows(*first), *rows(*buttons), *rows(*last)]


def _page(table: Table, view: Any, wanted: str | None = None) -> str | None:
    """Return the page that the face wants, else the hand's if hands are hidden; None if the artist has neither."""
    drawn = pages(table.game_key, view)
    usual = HAND_PAGE if table.game.about.hidden else None
    return next((page for page in (wanted, usual) if page is not None and page in drawn), None)


def _file_name(number: int) -> str:
    return f"side-{number + 1}.png" if number else PICTURE


def _more(table: Table) -> Address:
    return at(table, Verb.MORE)


def _lines(*texts: str) -> str:
    return "\n".join(text for text in texts if text)
