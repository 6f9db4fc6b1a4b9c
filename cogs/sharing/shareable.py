"""A game of which parts are shown to everybody: a table's, or that of a game file."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.controls.buttons import AnyButton, Buttons
from cogs.controls.sentences import UserError
from cogs.press.desk import Desk
from cogs.press.game_files import bad_file
from cogs.press.press import Press
from cogs.sharing.page import ShareKind, Ways, ways_of_file, ways_of_table
from cogs.table.extras import TablePlace
from cogs.table.messages import Composer, heading_of_end
from cogs.table.picker import play_button
from host.house import Session
from host.puzzle_day import is_sealed
from host.replays import BadFile, NoSuchMoment
from host.scene import Recording, Scene, SceneRequest
from render import Picture, Wish
from render.card import draw_card
from render.moments import MomentStrip, ToldMoment, draw_moments
from render.motion import FilmRequest, Span
from rules.table.errors import TableRefusal
from rules.table.table import Finished, Running
from words import Speech
from words.card import Card, card_of, duration_of, headline, over
from words.harmless import visible


@dataclass(frozen=True)
class Shareable(ABC):
    """A game with its `parts`: the turn that somebody looks at, or the last, first; the whole game last.

    `over` means that nothing more happens in it. What is made of it is what everybody may see.
    """

    desk: Desk
    recording: Recording
    parts: tuple[Span, ...]
    over: bool
    ways: Ways

    @abstractmethod
    async def names(self, say: Speech) -> tuple[str, ...]:
        """Name each seat's player for pictures, where markup isn't read."""

    async def heading(self, say: Speech) -> str | None:
        """Return the heading over the last picture of a game that people ended early; None for any other game."""
        return None

    async def players(self, say: Speech) -> tuple[str, ...]:
        """Name the players, safe in markup; nobody in a game whose players aren't known."""
        return ()

    @abstractmethod
    async def scene(self, request: SceneRequest) -> Scene:
        """Return a moment. Raises UserError."""

    @abstractmethod
    async def moments(self, part: Span, say: Speech) -> tuple[ToldMoment, ...]:
        """Return the moments that tell how a part went. Raises UserError."""

    def has_card(self, part: Span) -> bool:
        """Whether one picture of this part is the card of a finished game."""
        return False

    async def draw_card(self, say: Speech) -> Picture | None:
        """Draw the card of a game that `has_card`; None if that fails."""
        return None

    async def ways_on(self, say: Speech) -> Buttons:
        """Return the buttons that are posted with it, for everybody: to replay it, to play the same. Raises
        ArchiveError.
        """
        return [play_button(self.recording.game, say)]

    async def order(self, part: Span, say: Speech) -> FilmRequest:
        """Order a film of a part, from what everybody may see."""
        game = self.recording
        names, heading = await self.names(say), await self.heading(say)
        return FilmRequest(
            game.game,
            game.seats,
            dict(game.options),
            game.log,
            part.first,
            part.last,
            locale=say.language,
            names=names,
            heading=heading,
        )

    async def draw(self, part: Span, kind: ShareKind, say: Speech) -> Picture | None:
        """Draw a part as one picture, as a strip, or the first picture of its film. None if that fails.

        Raises UserError.
        """
        match kind:
            case ShareKind.CARD if self.has_card(part):
                return await self.draw_card(say)
            case ShareKind.MOMENTS:
                return await self._draw_moments(part, say)
        index = part.first if kind is ShareKind.FILM else part.last
        scene = await self.scene(SceneRequest(index, None, say.language))
        heading = await self.heading(say) if scene.index == scene.length else None
        chapter = scene.chapter if kind is ShareKind.CARD else None
        names = await self.names(say)
        wish = Wish(scene.view, None, say.language, heading=heading, names=names, chapter=chapter)
        return await self.desk.house.studio.draw(self.recording.game, wish)

    async def _draw_moments(self, part: Span, say: Speech) -> Picture | None:
        strip = MomentStrip(self.recording.game, await self.moments(part, say), await self.names(say), self.ranking)
        return await self.desk.house.studio.paint(draw_moments, strip, say.language)

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Groups of seats, best first; empty if nobody has won."""
        return ()


@dataclass(frozen=True)
class TablesGame(Shareable):
    """A table's game."""

    session: Session
    table: Running | Finished

    async def names(self, say: Speech) -> tuple[str, ...]:
        """Name the players, or their computers."""
        return (await self.desk.composer.cast(self.table, say)).shown

    async def players(self, say: Speech) -> tuple[str, ...]:
        """Name the players, people first."""
        names = (await self.desk.composer.cast(self.table, say)).owners
        order = sorted(range(len(names)), key=lambda seat: self.table.seats[seat].person is None)
        return tuple(names[seat] for seat in order)

    async def heading(self, say: Speech) -> str | None:
        """Return who resigned, say, if the game was ended early."""
        return heading_of_end(self.table, say, await self.names(say))

    async def scene(self, request: SceneRequest) -> Scene:
        """Return a moment of the table's game. Raises UserError."""
        try:
            return await self.desk.house.replays.scene(self.table.match, request)
        except NoSuchMoment as error:
            raise UserError("press-outdated") from error

    async def moments(self, part: Span, say: Speech) -> tuple[ToldMoment, ...]:
        """Return the moments that tell how a part of the table's game went; the last says how people ended it early."""
        match, heading = self.table.match, await self.heading(say)
        found = await self.desk.house.replays.moments(match, part, say.language, await self.names(say))
        if heading is None or part.last != len(match.log):
            return found
        return *found[:-1], replace(found[-1], text=heading)

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Groups of seats, best first; empty while it goes on."""
        return self.table.result.ranking if isinstance(self.table, Finished) else ()

    def has_card(self, part: Span) -> bool:
        """Whether one picture of this part is the card: of the whole game, once it is over."""
        return self.over and part.kind == "all"

    async def draw_card(self, say: Speech) -> Picture | None:
        """Draw the card of the finished game, with everybody's name and the server's, if it was played there."""
        table, desk = self.table, self.desk
        assert isinstance(table, Finished)
        people = [seat.person for seat in table.seats]
        accounts = [await desk.names.account(person) if person is not None else "" for person in people]
        server = self.session.head.guild_id
        guild = desk.bot.get_guild(server) if server is not None and not table.puzzle else None
        place = visible(guild.name) if guild is not None else ""
        card = await _card_of(table, await self.names(say), accounts=tuple(accounts), place=place)
        return await desk.house.studio.paint(draw_card, card, say.language)

    async def ways_on(self, say: Speech) -> Buttons:
        """Return the buttons to replay the game, and to play the same; nobody else replays a puzzle."""
        if self.table.puzzle:
            return await self.desk.extras.buttons(TablePlace.RESULT, self.session, None, say)
        found: list[AnyButton] = [*await self.desk.extras.buttons(TablePlace.SHARED, self.session, None, say)]
        return [*found, *await super().ways_on(say)]


@dataclass(frozen=True)
class FilesGame(Shareable):
    """The game of a file, whose players are known by their numbers only."""

    content: bytes

    async def names(self, say: Speech) -> tuple[str, ...]:
        """Number the players: a file doesn't name them."""
        return tuple(say("replay-player", number=seat + 1) for seat in range(self.recording.seats))

    async def scene(self, request: SceneRequest) -> Scene:
        """Return a moment of the file's game. Raises UserError."""
        try:
            return await self.desk.house.replays.scene_of_file(self.content, request)
        except NoSuchMoment as error:
            raise UserError("press-outdated") from error
        except BadFile as error:
            raise bad_file(error) from error

    async def moments(self, part: Span, say: Speech) -> tuple[ToldMoment, ...]:
        """Return the moments that tell how a part of the file's game went. Raises UserError."""
        try:
            return await self.desk.house.replays.moments_of_file(
                self.content, part, say.language, await self.names(say)
            )
        except BadFile as error:
            raise bad_file(error) from error


def find_sealed(press: Press, now: int) -> Finished | None:
    """Return the pressed table if it is the person's own finished puzzle whose day isn't over, else None."""
    table = press.table
    return table if isinstance(table, Finished) and is_sealed(table, now) else None


async def tell_result(composer: Composer, table: Finished, say: Speech) -> str:
    """Tell the result of a puzzle, which shows nothing of its dice: whether it was solved, by whom, in how many turns.

    Raises ArchiveError.
    """
    names = (await composer.cast(table, say)).owners
    card = await _card_of(table, names)
    facts = (*names, over(card, say), duration_of(card, say))
    return f"**{headline(card, say, names)}**\n-# {' · '.join(one for one in facts if one)}"


async def _card_of(table: Finished, names: Sequence[str], **more: Any) -> Card:
    """Make the card of a finished game; a match is replayed up to its winning goal."""
    more |= {"puzzle": table.puzzle, "counted": table.counted}
    return await asyncio.to_thread(card_of, table.match, names, early=table.result, **more)


async def of_table(desk: Desk, press: Press, index: int) -> TablesGame:
    """Return the pressed table's game, if it may be shown to everybody; `index` is the moment looked at, or 0.

    Raises UserError, TableRefusal.
    """
    table = press.table
    if not isinstance(table, Running | Finished):
        raise TableRefusal("not-started")
    if table.private or is_sealed(table, desk.house.now()):
        raise UserError("share-private")
    if not table.match.log:
        raise UserError("share-nothing")
    parts = await desk.house.replays.parts(table.match, index)
    over = isinstance(table, Finished)
    return TablesGame(desk, Recording.of(table.match), parts, over, ways_of_table(table), press.session, table)


async def of_file(desk: Desk, content: bytes, index: int) -> FilesGame:
    """Return the game of a file; `index` is the moment looked at, or 0. Raises UserError."""
    try:
        recording, parts, over = await desk.house.replays.parts_of_file(content, index)
    except BadFile as error:
        raise bad_file(error) from error
    if not parts:
        raise UserError("share-nothing-file")
    return FilesGame(desk, recording, parts, over, ways_of_file(content), content)
