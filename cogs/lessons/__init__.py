"""Learn a game by playing: a few positions, each with a task, which the game itself judges.

`/mundialito learn` lists the lessons or begins one. A step shows a position with its task and the game's own controls
(`page.py`); the custom ids say where somebody is, so a lesson needs no table. **Learn it** is in
lobbies, in **More…** and below rules, which also lead to the steps that teach them. At somebody's first
table of a game its lesson is offered below their panel, until they act or decline.

Kept: in a person's preferences under `lessons`, which lesson they finished or declined, or at which table it was
offered. Sentences: `words/<language>/lessons.ftl`, and those of the steps in `<game>-lesson.ftl`. Positions and tasks:
`rules/<game>/lessons.txt`.
"""

from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands

from cogs.controls.addresses import Address
from cogs.controls.answers import Reply, speech_of
from cogs.controls.buttons import AnyButton, Buttons, button
from cogs.controls.sentences import UserError
from cogs.discordpy.translator import words as words_of
from cogs.faces.spread import Style
from cogs.feature import Feature
from cogs.lessons.page import (
    APART,
    DO,
    HINT,
    INSIDE,
    LEARN,
    LEAVE,
    LESSON,
    LESSON_TABLE,
    NEVER,
    PICK,
    PLAY,
    STEP,
    LessonPages,
    LessonPlace,
    continue_button,
    judge,
    learn_address,
    learn_button,
    left_page,
    lesson_picker,
    list_button,
    step_buttons,
)
from cogs.press.commanding import command, game_choices
from cogs.press.desk import Desk
from cogs.press.opening import OpeningRequest, open_table
from cogs.press.press import Check, Control, Press
from cogs.table.exercise import pick
from cogs.table.extras import GamePlace, Subject, TablePlace
from data import Archive
from host.house import Session
from players import levels
from rules.lessons.lesson import LESSONS, Verdict
from rules.table.table import Running
from rules.table.terms import Pace
from words import Speech

#: The preference that remembers, by game, which lesson somebody finished or declined; else the table of the offer.
TAUGHT = "lessons"
DONE, DECLINED = "done", "never"


class Lessons(Feature):
    """The lessons of games, and the offer of one."""

    places = frozenset({TablePlace.PLAYER, TablePlace.JOINED})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._pages = LessonPages(desk.house, desk.extras, desk.names)

    @command("learn")
    @app_commands.describe(game=words_of("option-game"))
    @app_commands.choices(game=[choice for choice in game_choices() if choice.value in LESSONS])
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> Reply:
        """Begin a game's lesson, or list the lessons."""
        return await self._begin(game, interaction.user.id, speech_of(interaction))

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls of lessons, and the buttons that lead there."""
        handlers = {
            LEARN: self._learn,
            LESSON: self._go,
            STEP: self._go,
            PICK: self._pick,
            DO: self._do,
            HINT: self._hint,
            LEAVE: self._leave,
            PLAY: self._play,
            NEVER: self._never,
        }
        return {verb: Control(handler, Check.NOTHING) for verb, handler in handlers.items()}

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The lesson for somebody who has joined and hasn't finished it, and its offer to a player new to the game."""
        if place is TablePlace.JOINED and person is not None:
            game = session.table.game_key
            known = await lessons_of(self.desk.archive, person)
            return [learn_button(game, say)] if game in LESSONS and known.get(game) != DONE else ()
        if person is None or not isinstance(session.table, Running):
            return ()
        return await lesson_offer(self.desk.archive, session.table, person, say)

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The buttons to the list, to a game's lesson, to the steps about some rules, and back to a step."""
        game = subject.game
        if game is None:
            return [list_button(say)] if place is GamePlace.HELP else ()
        if game not in LESSONS:
            return ()
        match place:
            case GamePlace.ALONG | GamePlace.PICKER:
                return [learn_button(game, say)]
            case GamePlace.LOBBY:
                return [learn_button(game, say, subject.origin)]
            case GamePlace.RULES:
                return step_buttons(game, subject.rules, say)
            case GamePlace.BACK:
                origin = LessonPlace.back(game, subject.origin)
                return [] if origin is None else [continue_button(origin, say)]
            case _:
                return ()

    async def _begin(
        self, game: str | None, person: int, say: Speech, *, table: str = LESSON_TABLE, update: bool = False
    ) -> Reply:
        """Show the first step of a game's lesson, or the list; `table` is the one to which they are invited.

        Raises UserError for a game without a lesson.
        """
        if not game:
            return lesson_picker(say, update=update)
        if game not in LESSONS:
            raise UserError("lesson-none")
        return await self._pages.page(LessonPlace(LESSONS[game], table=table), person, say, update=update)

    async def _learn(self, press: Press) -> Reply | None:
        update = press.private and press.position == INSIDE
        table, game = press.address.table, press.value or press.address.words
        return await self._begin(game, press.person, press.say, table=table, update=update)

    async def _show(self, press: Press, place: LessonPlace, *, hint: bool = False) -> Reply:
        """Show a place in the lesson; its last task, once done, is remembered."""
        if place.last and judge(place).verdict is Verdict.SOLVED:
            await self.desk.archive.people.save(press.person, {TAUGHT: {place.lesson.key: DONE}})
        return await self._pages.page(place, press.person, press.say, hint=hint, update=press.private)

    async def _go(self, press: Press) -> Reply | None:
        return await self._show(press, _place(press))

    async def _hint(self, press: Press) -> Reply | None:
        return await self._show(press, _place(press), hint=True)

    async def _do(self, press: Press) -> Reply | None:
        place = _place(press)
        actions = (*place.actions, *place.words.split("|"))
        return await self._show(press, replace(place, actions=actions, words=""))

    async def _pick(self, press: Press) -> Reply | None:
        place, values = _place(press), press.values
        tried = judge(place)
        if tried.verdict is not Verdict.OPEN or place.step.choices:
            return await self._show(press, place)
        picked = pick(tried.match, place.step.seat, place.words, values, press.say)
        if picked is None:
            raise UserError("lesson-outdated")
        return await self._show(press, replace(place, words=picked))

    async def _leave(self, press: Press) -> Reply | None:
        return left_page(_place(press), press.say)

    async def _play(self, press: Press) -> Reply | None:
        game, _, level = press.address.words.partition("|")
        if game not in LESSONS or level not in levels(game):
            raise UserError("lesson-outdated")
        request = OpeningRequest(game, None, level, Pace.LIVE.value, None, at_once=True)
        return await open_table(self.desk, press.interaction, request, update=press.private)

    async def _never(self, press: Press) -> Reply | None:
        """Dismiss the offer of a lesson for ever, and show the panel without it."""
        game, _, table_id = press.address.words.partition("|")
        if game not in LESSONS:
            raise UserError("lesson-outdated")
        await self.desk.archive.people.save(press.person, {TAUGHT: {game: DECLINED}})
        press.loaded = await self.desk.house.session(table_id)
        await self.desk.access.check(press.loaded, press.interaction)
        return await self.desk.panels.panel(press.loaded, press.person, press.say, update=press.private)


def _place(press: Press) -> LessonPlace:
    """Read where in a lesson the pressed control is. Raises UserError if that makes no sense."""
    place = LessonPlace.read(press.address)
    if place is None:
        raise UserError("lesson-outdated")
    return place


async def lessons_of(archive: Archive, person: int) -> Mapping[str, str]:
    """Return what is known of somebody and each game's lesson: `TAUGHT`. Raises ArchiveError."""
    known = (await archive.people.person(person)).prefs.get(TAUGHT)
    return known if isinstance(known, dict) else {}


async def lesson_offer(archive: Archive, table: Running, person: int, say: Speech) -> Buttons:
    """Offer the lesson at its first table to a player who hasn't acted yet; else nothing.

    Raises ArchiveError.
    """
    game, seat = table.game_key, table.seat_of(person)
    if game not in LESSONS or any(act.seat == seat and act.person is not None for act in reversed(table.acts)):
        return ()
    known = (await lessons_of(archive, person)).get(game)
    if known is None:
        await archive.people.save(person, {TAUGHT: {game: table.id}})
    return offer_buttons(game, table.id, say) if known in (None, table.id) else ()


def offer_buttons(game: str, table_id: str, say: Speech) -> list[AnyButton]:
    """Make the button that offers the lesson to somebody new to the game, and one to decline it for ever."""
    offer = button(say("button-lesson-offer", minutes=LESSONS[game].minutes), learn_address(game), Style.GOOD)
    never = Address(LESSON_TABLE, APART, NEVER, f"{game}|{table_id}")
    return [offer, button(say("button-lesson-never"), never)]


FEATURE = Lessons
