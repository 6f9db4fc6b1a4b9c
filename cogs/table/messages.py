"""The public message of a table.

One message shows a table: the game, the picture, what just happened, whose turn it is, and the controls. It is made
from the table every time, so it can be sent again or edited at any moment.
"""

from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, field, replace

import discord
from discord.ui import MediaGallery, TextDisplay

from cogs.controls.answers import BELOW, BOARD_BESIDE, Reply, attach, firm, fit, picture_item, view_of
from cogs.controls.board import board_controls
from cogs.controls.buttons import Buttons, board_url
from cogs.people.people import Names, mention
from cogs.table.ending import ending_text, rematch_parts, winners_of
from cogs.table.extras import Extras, GamePlace, Subject, TablePlace
from cogs.table.lines import away_lines, request_lines, seal_lines, turn_lines
from cogs.table.lobby.message import lobby_parts, parts_of_closed
from cogs.table.lobby.pages import guest_page, host_page, settings_page
from cogs.table.seating import SeatNames, computer_name, headline
from host.house import House, NoSuchTable, Session
from render import Picture, Wish, beside
from render.cover import accent
from rules.table.errors import needs_lobby
from rules.table.lobby import others_may_begin_at
from rules.table.table import Begun, Closed, Finished, Lobby, Running, Table
from rules.table.terms import Records
from words import Speech
from words.games import board_text, game_title, story
from words.games import chapter as chapter_story

#: What the files of pictures are called: of a board, and of a cover, which is the same at each edit of its message.
PICTURE, COVER = "board.png", "cover.png"
#: The room that the story always has below a board (characters).
LEAST_STORY = 400
_OVER_COLOUR, _GOLD = 0x6CC28A, 0xF0B232
Items = list[discord.ui.Item[discord.ui.LayoutView]]


@dataclass(frozen=True)
class Post:
    """A message ready to be sent; `files` makes new files for each attempt, because discord.py uses them up."""

    view: discord.ui.LayoutView
    pngs: tuple[bytes, ...] = field(default=(), repr=False)
    mentions: discord.AllowedMentions = field(default_factory=discord.AllowedMentions.none)
    #: What the first picture's file is called.
    called: str = PICTURE

    def __post_init__(self) -> None:
        self.view.stop()  # its controls are stateless, so discord.py needn't store the view

    @property
    def files(self) -> list[discord.File]:
        """The pictures as new files."""
        return [attach(png, _file_name(number) if number else self.called) for number, png in enumerate(self.pngs)]


class Composer:
    """Makes messages from tables."""

    def __init__(self, house: House, names: Names, extras: Extras) -> None:
        self._house, self._names, self._extras = house, names, extras

    async def cast(self, table: Table, say: Speech) -> SeatNames:
        """Name each seat's player; a game's headline says the level its computers share. Raises ArchiveError."""
        who, so_far, owners, shown = list[str](), list[str](), list[str](), list[str]()
        for number, seat in enumerate(table.seats):
            if seat.person is None:
                computer = computer_name(table, number, say, short=isinstance(table, Begun))
                for line in (who, so_far, owners):
                    line.append(computer)
                shown.append(computer_name(table, number, say, short=True))
                continue
            name = await self._names.of(seat.person)
            told = name if seat.level is None else say("computer-for", name=name)
            who.append(told)
            so_far.append(name if _has_acted_last(table, number) else told)
            owners.append(name)
            shown.append(await self._names.for_menu(seat.person))
        return SeatNames(tuple(who), tuple(so_far), tuple(owners), tuple(shown))

    async def others(self, table: Table, person: int, say: Speech) -> str:
        """List the other players, including people who are invited."""
        who = (await self.cast(table, say)).who
        names = [name for name, seat in zip(who, table.seats, strict=True) if seat.person != person]
        if isinstance(table, Lobby):
            names.extend([await self._names.of(guest) for guest in table.expected if guest != person])
        return say.all_of(names) or say("nobody-yet" if isinstance(table, Lobby) else "nobody-else")

    async def board(
        self,
        session: Session,
        say: Speech,
        ping: tuple[int, ...] = (),
        *,
        picture: bool = True,
        above: int = 0,
        leaving: bool = False,
        moves: str = "",
    ) -> Post:
        """Make the public message of a table; without `picture` the board is in words, for channels without files.

        `above` is the number of the match or round whose record is above this message, unless the table keeps a
        record for each round.
        `leaving` says that a closed lobby's thread will be removed, `moves` why a lobby's table will move to a thread.
        """
        table = session.table
        cast = await self.cast(table, say)
        match table:
            case Lobby():
                return await self._lobby_post(session, say, cast, ping, picture=picture, moves=moves)
            case Closed():
                asked = [await self._names.of(person) for person in table.invited if table.seat_of(person) is None]
                items = parts_of_closed(table, say, cast.owners, asked, leaving)
                return Post(view_of(*items, colour=_OVER_COLOUR), mentions=_mentions(ping))
            case Running():
                by_round = table.terms.records is Records.ROUND
                above = table.chapter_above if by_round else above or table.chapter_above
                return await self._game_post(session, table, say, cast, ping, above, picture=picture)
            case Finished():
                return await self._end_post(session, table, say, cast, ping, picture=picture)

    async def _lobby_post(
        self, session: Session, say: Speech, cast: SeatNames, ping: tuple[int, ...], *, picture: bool, moves: str
    ) -> Post:
        """Make the message of a lobby, below the game's cover; whoever is in `ping` is mentioned by name."""
        table = needs_lobby(session.table)

        async def name(person: int) -> str:
            return mention(person) if person in ping else await self._names.of(person)

        asked = [await name(person) for person in table.refused if table.is_turned_down]
        asked += [await name(person) for person in table.expected]
        who = [
            mention(seat.person) if table.is_turned_down and seat.person in ping else known
            for seat, known in zip(table.seats, cast.owners, strict=True)
        ]
        subject = Subject(table.game_key, origin=table.id if table.expected else "")
        along = self._extras.game_buttons(GamePlace.LOBBY, subject, say)
        items: list[discord.ui.Item[discord.ui.LayoutView]] = []
        wanted = picture and not table.is_turned_down
        cover = await self._house.studio.cover(table.game_key, say.language) if wanted else None
        if cover is not None:
            items.append(picture_item(COVER, cover.alt))
        former = await self._names.of(table.former_host) if table.former_host else ""
        items += lobby_parts(table, say, who, asked, along, moves, former, await self._extras.lines(session, say))
        pngs = () if cover is None else (cover.png,)
        return Post(view_of(*items, colour=accent(table.game_key)), pngs, _mentions(ping), COVER)

    async def lobby_page(
        self,
        session: Session,
        person: int,
        say: Speech,
        now: int,
        *,
        update: bool = False,
        note: str = "",
        ways: Buttons = (),
    ) -> Reply:
        """Make somebody's own page of a lobby: the host's, a guest's, or for others the settings. Raises ArchiveError.

        `now` is unix ms; `note` stands above what the host can do, with the `ways` on from there.
        """
        table = needs_lobby(session.table)
        if table.seat_of(person) is None:
            return await self.settings_page(session, person, say, update=update)
        cast = await self.cast(table, say)
        if person == table.host:
            asked = [await self._names.of(one) for one in table.expected]
            invites = session.head.guild_id is not None
            return host_page(table, say, cast.shown, asked, invites=invites, update=update, note=note, ways=ways)
        along = await self._extras.buttons(TablePlace.JOINED, session, person, say)
        host = await self._names.of(table.host)
        may_start = now >= others_may_begin_at(table)
        return guest_page(table, say, host, along, may_start=may_start, update=update)

    async def settings_page(self, session: Session, person: int, say: Speech, *, update: bool = False) -> Reply:
        """Make the page that says how a lobby is set, with everything about its game. Raises ArchiveError."""
        table = needs_lobby(session.table)
        cast = await self.cast(table, say)
        extras = [
            *await self._extras.buttons(TablePlace.MORE_ABOUT, session, person, say),
            *await self._extras.buttons(TablePlace.MORE, session, person, say),
        ]
        return settings_page(table, say, cast.who, person, extras, update=update)

    async def _game_post(
        self,
        session: Session,
        table: Running,
        say: Speech,
        cast: SeatNames,
        ping: tuple[int, ...],
        above: int,
        *,
        picture: bool,
    ) -> Post:
        """Make the message of a running game: the board, what happened, and whose turn it is."""
        view = table.match.view(None)
        ordered: list[Awaitable[Picture | None]] = []
        if picture:
            wish = Wish(view, _side(table), say.language, names=cast.shown)
            second = beside(table.game_key, view, table.chapter if table.on_board[1] == table.chapter else above)
            ordered = self.order(table, wish, second)
        followed = table.chapter or table.game.about.routines
        text = story(table.game_key, view, say, cast.so_far, last_event(table), above if followed else None)
        below = await self._below(session, table, say, cast.who, ping)
        below = "\n".join(part for part in (fit(text, BELOW - len(below) - 1), below) if part)
        items: Items = [TextDisplay(headline(table, say, cast.who))]
        drawn = await wait_for_pictures(ordered)
        items += _show_pictures(drawn) if drawn else [_in_words(table, say, cast, _side(table))]
        if below:
            items.append(TextDisplay(firm(below)))
        offered = await self._extras.buttons(TablePlace.RUNNING, session, None, say)
        items.extend(board_controls(table, say, offered))
        return Post(view_of(*items, colour=accent(table.game_key)), tuple(one.png for one in drawn), _mentions(ping))

    async def _end_post(
        self,
        session: Session,
        table: Finished,
        say: Speech,
        cast: SeatNames,
        ping: tuple[int, ...],
        *,
        picture: bool,
    ) -> Post:
        """Make the message of a game that is over: who won, what decided it, the last position from the winner's side.

        Below the box it says who wants a rematch.
        """
        best = winners_of(table)
        side = best[0] if len(best) == 1 else _side(table)
        ordered: list[Awaitable[Picture | None]] = []
        if picture:
            heading = heading_of_end(table, say, cast.shown)
            view = table.match.view(None)
            ordered = self.order(table, Wish(view, side, say.language, heading=heading, names=cast.shown, winners=best))
        told, small = ending_text(table, say, cast.who, await self._extras.lines(session, say))
        items: Items = [TextDisplay(firm(told))]
        drawn = await wait_for_pictures(ordered)
        items += _show_pictures(drawn) if drawn else [_in_words(table, say, cast, side)]
        if small:
            items.append(TextDisplay(firm(small)))
        offered = await self._extras.buttons(TablePlace.LOOK_BACK, session, None, say)
        items.extend(board_controls(table, say, offered, await self._rematch_url(table)))
        view = view_of(*items, colour=_GOLD)
        for item in rematch_parts(table, say, cast.who):
            view.add_item(item)
        return Post(view, tuple(one.png for one in drawn), _mentions(ping))

    async def _rematch_url(self, table: Finished) -> str:
        """Return the address of the rematch's board; empty while it has none."""
        if table.rematch_table is None:
            return ""
        try:
            return board_url((await self._house.session(table.rematch_table)).head) or ""
        except NoSuchTable:
            return ""

    async def _below(
        self, session: Session, table: Running, say: Speech, who: tuple[str, ...], ping: tuple[int, ...]
    ) -> str:
        """Write the part below the story: whose turn it is, and any other news."""
        more = await self._extras.lines(session, say)
        lines = (
            turn_lines(table, table.match.view(None), say, who, ping),
            *away_lines(table, say),
            *await self._absences(table, say, who),
            *request_lines(table, say, who, ping),
            *more,
            *seal_lines(table, say),
        )
        return fit("\n".join(line for line in lines if line), BELOW - LEAST_STORY)

    async def _absences(self, table: Running, say: Speech, who: tuple[str, ...]) -> list[str]:
        """Say who has just resigned, and for whom the table plays because they are away."""
        lines = [
            say("board-resigned", name=await self._names.of(person), computer=who[seat])
            for seat, person in table.gone_lately
        ]
        still_in = table.match.automatic.at_stake
        absent = [seat for seat in table.absent if still_in is None or seat in still_in]
        if absent:
            lines.append(say("board-asleep", names=say.all_of(who[seat] for seat in absent), count=len(absent)))
        return lines

    def order(self, table: Table, wish: Wish, second: str | None = None) -> list[Awaitable[Picture | None]]:
        """Have a wish drawn, and a second page if one is named, while the caller composes the rest of a message."""
        wishes = [wish] if second is None else [wish, replace(wish, page=second)]
        return [self._house.studio.draw(table.game_key, one) for one in wishes]

    async def record(self, table: Running | Finished, say: Speech, chapter: int, *, picture: bool = True) -> Post:
        """Make the lasting message of a finished match or round: how it went, without controls."""
        view, cast = table.match.view(None), await self.cast(table, say)
        (earlier, later), above = table.on_board, None
        if table.terms.records is Records.ROUND:
            first, chapter = table.round_of(chapter)
            above = table.round_above(first)
        elif later == chapter:
            above = earlier
        items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(f"### {game_title(table.game_key, say)}")]
        drawn: list[Picture] = []
        if picture:
            wish = Wish(view, _side(table), say.language, names=cast.shown, chapter=chapter)
            drawn = await wait_for_pictures(self.order(table, wish))
        if drawn:
            items.append(_gallery(drawn))
        told = chapter_story(table.game_key, view, say, cast.who, chapter, above)
        if told:
            items.append(TextDisplay(firm(fit(told, BELOW))))
        return Post(view_of(*items, colour=_OVER_COLOUR), tuple(one.png for one in drawn))


async def wait_for_pictures(ordered: Iterable[Awaitable[Picture | None]]) -> list[Picture]:
    """Wait for ordered pictures; empty if none is ordered, or if the first can't be drawn."""
    drawn = [await one for one in ordered]
    return [one for one in drawn if one is not None] if drawn and drawn[0] is not None else []


def _show_pictures(drawn: Sequence[Picture]) -> Items:
    """Show a message's pictures, one below the other."""
    return [_gallery([one], number) for number, one in enumerate(drawn)]


def _in_words(
    table: Running | Finished, say: Speech, cast: SeatNames, side: int | None
) -> TextDisplay[discord.ui.LayoutView]:
    """Describe the board in place of its picture."""
    title = game_title(table.game_key, say)
    told = board_text(table.game_key, table.match.view(None), say, side, title=title, who=cast.who)
    return TextDisplay(fit(told, BOARD_BESIDE))


def _gallery(pictures: Sequence[Picture], first: int = 0) -> MediaGallery[discord.ui.LayoutView]:
    """Make a gallery of pictures; `first` is the index of the first one among the message's files."""
    return MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{_file_name(number)}", description=one.alt)
            for number, one in enumerate(pictures, first)
        )
    )


def _file_name(number: int) -> str:
    return f"board-{number + 1}.png" if number else PICTURE


def heading_of_end(table: Running | Finished, say: Speech, names: Sequence[str]) -> str | None:
    """Return the heading over the picture of a game that people ended early; None for any other game.

    Of two players the one who resigned is named.
    """
    if not isinstance(table, Finished) or table.match.outcome is not None:
        return None
    ranking = table.result.ranking
    name = names[ranking[1][0]] if len(names) == len(ranking) == 2 else "none"
    return say("picture-ended", reason=table.result.reason, name=name)


def last_event(table: Running | Finished) -> str | None:
    """Return the last line of the game's log; None if hands are hidden, because it may reveal cards."""
    log = table.match.log
    return log[-1] if log and not table.game.about.hidden else None


def _has_acted_last(table: Table, seat: int) -> bool:
    """Whether a seat's last action was its own player's."""
    acts = table.acts if isinstance(table, Begun) else ()
    return next((act.person is not None for act in reversed(acts) if act.seat == seat), False)


def _mentions(ping: Sequence[int]) -> discord.AllowedMentions:
    """Allow mentions of these people only."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(person) for person in ping])


def _side(table: Table) -> int | None:
    """Return the seat from whose side the public picture is drawn: the only person's, else None."""
    return table.seat_of(table.persons[0]) if len(table.persons) == 1 else None
