"""A game of which parts are shown to everybody: a table's, or that of a game file."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from cogs.controls.sentences import UserError
from cogs.films.choice import Ways, ways_of_file, ways_of_table
from cogs.press.desk import Desk
from cogs.press.game_files import bad_file
from cogs.press.press import Press
from cogs.table.messages import heading_of_end
from host.puzzle_day import is_sealed, when_open
from host.replays import BadFile, NoSuchMoment
from host.scene import Ask, Recording, Scene
from render import Wish
from render.motion import Order, Span
from rules.table.errors import TableRefusal
from rules.table.table import Finished, Running
from words import Speech


@dataclass(frozen=True)
class Shareable(ABC):
    """A game with its `parts`: the turn that somebody looks at, or the last, first; the whole game last.

    `over` means that nothing more happens in it.
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

    @abstractmethod
    async def scene(self, ask: Ask) -> Scene:
        """Return a moment. Raises UserError."""

    async def order(self, part: Span, say: Speech) -> Order:
        """Order a film of a part, from what everybody may see."""
        game = self.recording
        names, heading = await self.names(say), await self.heading(say)
        return Order(
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

    async def wish(self, part: Span, say: Speech) -> Wish:
        """Wish for the picture after a part, of what everybody may see. Raises UserError."""
        scene = await self.scene(Ask(part.last, None, say.language))
        heading = await self.heading(say) if scene.index == scene.length else None
        names = await self.names(say)
        return Wish(scene.view, None, say.language, heading=heading, names=names, chapter=scene.chapter)


@dataclass(frozen=True)
class TablesGame(Shareable):
    """A table's game."""

    table: Running | Finished

    async def names(self, say: Speech) -> tuple[str, ...]:
        """Name the players, or their computers."""
        return (await self.desk.composer.cast(self.table, say)).shown

    async def heading(self, say: Speech) -> str | None:
        """Return who resigned, say, if the game was ended early."""
        return heading_of_end(self.table, say, await self.names(say))

    async def scene(self, ask: Ask) -> Scene:
        """Return a moment of the table's game. Raises UserError."""
        try:
            return await self.desk.house.replays.scene(self.table.match, ask)
        except NoSuchMoment as error:
            raise UserError("press-outdated") from error


@dataclass(frozen=True)
class FilesGame(Shareable):
    """The game of a file, whose players are known by their numbers only."""

    content: bytes

    async def names(self, say: Speech) -> tuple[str, ...]:
        """Number the players: a file doesn't name them."""
        return tuple(say("replay-player", number=seat + 1) for seat in range(self.recording.seats))

    async def scene(self, ask: Ask) -> Scene:
        """Return a moment of the file's game. Raises UserError."""
        try:
            return await self.desk.house.replays.scene_of_file(self.content, ask)
        except NoSuchMoment as error:
            raise UserError("press-outdated") from error
        except BadFile as error:
            raise bad_file(error) from error


async def of_table(desk: Desk, press: Press, index: int) -> TablesGame:
    """Return the pressed table's game, if it may be shown to everybody; `index` is the moment looked at, or 0.

    Raises UserError, TableRefusal.
    """
    table = press.table
    if not isinstance(table, Running | Finished):
        raise TableRefusal("not-started")
    if is_sealed(table, desk.house.now()):
        raise UserError("daily-board-sealed", when=when_open(table.puzzle))
    if table.private:
        raise UserError("share-private")
    if not table.match.log:
        raise UserError("share-nothing")
    parts = await desk.house.replays.parts(table.match, index)
    over = isinstance(table, Finished)
    return TablesGame(desk, Recording.of(table.match), parts, over, ways_of_table(table), table)


async def of_file(desk: Desk, content: bytes, index: int) -> FilesGame:
    """Return the game of a file; `index` is the moment looked at, or 0. Raises UserError."""
    try:
        recording, parts, over = await desk.house.replays.parts_of_file(content, index)
    except BadFile as error:
        raise bad_file(error) from error
    if not parts:
        raise UserError("share-nothing-file")
    return FilesGame(desk, recording, parts, over, ways_of_file(content), content)
