"""`/mundialito learn`: lessons, which need no table. Part of cogs.

Loading this cog adds the command to the group of `cogs.commands`. Where somebody is in a lesson is in the custom ids
(`cogs/views/controls/lessons.py`); only that a lesson was finished is saved.
"""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.choices import game_choices
from cogs.desk.desk import Desk
from cogs.desk.opening import Asked, open_table
from cogs.faces import face
from cogs.library.answers import Reply, spoken
from cogs.library.sentences import Told
from cogs.library.translator import words as words_of
from cogs.pressing.press import Handler, Press
from cogs.views.controls.lessons import INSIDE, Place
from cogs.views.controls.verbs import Verb
from cogs.views.lesson import Lessons, attempted, left_page, lesson_picker, spread_of
from cogs.views.offers import DONE, NEVER, TAUGHT
from players import levels
from rules.lessons.attempt import Verdict
from rules.lessons.shelf import LESSONS
from rules.table.terms import Pace
from words import Speech

_GAMES = [choice for choice in game_choices() if choice.value in LESSONS]


class LessonCommands(commands.Cog):
    """The command and the controls of lessons."""

    def __init__(self, desk: Desk, group: app_commands.Group) -> None:
        self.desk = desk
        self._group = group
        self._lessons = Lessons(desk.house)

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers of the controls, by verb."""
        return {
            Verb.LEARN: self._learn,
            Verb.LESSON: self._go,
            Verb.LESSON_STEP: self._go,
            Verb.LESSON_PICK: self._pick,
            Verb.LESSON_DO: self._do,
            Verb.LESSON_HINT: self._hint,
            Verb.LESSON_LEAVE: self._leave,
            Verb.LESSON_PLAY: self._play,
            Verb.LESSON_NEVER: self._never,
        }

    async def cog_load(self) -> None:
        """Add the command to its group."""
        self._group.add_command(
            app_commands.Command(
                name=words_of("command-learn"), description=words_of("command-learn-about"), callback=self.learn
            )
        )

    @app_commands.describe(game=words_of("option-game"))
    @app_commands.choices(game=_GAMES)
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Begin a game's lesson, or list the lessons."""
        await self.desk.answering.respond(interaction, self._begun(game, spoken(interaction)))

    async def _begun(self, game: str | None, say: Speech, *, update: bool = False) -> Reply:
        """Show the first step of a game's lesson, or the list. Raises Told for a game without a lesson."""
        if not game:
            return lesson_picker(say, update=update)
        if game not in LESSONS:
            raise Told("lesson-none")
        return await self._lessons.page(Place(LESSONS[game]), say, update=update)

    async def _learn(self, press: Press) -> Reply | None:
        update = press.private and press.position == INSIDE
        return await self._begun(press.value or press.address.words, press.say, update=update)

    async def _shown(self, press: Press, place: Place, *, hint: bool = False) -> Reply:
        """Show a place in the lesson; its last task, once done, is remembered."""
        if place.last and attempted(place).verdict is Verdict.SOLVED:
            await self.desk.house.archive.people.save(press.person, {TAUGHT: {place.lesson.key: DONE}})
        return await self._lessons.page(place, press.say, hint=hint, update=press.private)

    async def _go(self, press: Press) -> Reply | None:
        return await self._shown(press, _place(press))

    async def _hint(self, press: Press) -> Reply | None:
        return await self._shown(press, _place(press), hint=True)

    async def _do(self, press: Press) -> Reply | None:
        place = _place(press)
        actions = (*place.actions, *place.words.split("|"))
        return await self._shown(press, replace(place, actions=actions, words=""))

    async def _pick(self, press: Press) -> Reply | None:
        place, values = _place(press), press.values
        tried = attempted(place)
        name, _, words = place.words.partition("|")
        if tried.verdict is not Verdict.OPEN or place.step.choices:
            return await self._shown(press, place)
        spread = spread_of(tried.match, place.step.seat, words, press.say)
        menu = next((menu for menu in spread.menus if menu.name == name), None)
        offered = set() if menu is None else {item.value for item in menu.items}
        if menu is None or not menu.least <= len(set(values)) == len(values) <= menu.most or not set(values) <= offered:
            raise Told("lesson-outdated")
        picked = face(place.lesson.key).pick(tried.match, place.step.seat, spread.words, name, values)
        return await self._shown(press, replace(place, words=picked))

    async def _leave(self, press: Press) -> Reply | None:
        return left_page(_place(press), press.say)

    async def _play(self, press: Press) -> Reply | None:
        game, _, level = press.address.words.partition("|")
        if game not in LESSONS or level not in levels(game):
            raise Told("lesson-outdated")
        asked = Asked(game, None, level, Pace.LIVE.value, None, "", at_once=True)
        return await open_table(self.desk, press.interaction, asked, update=press.private)

    async def _never(self, press: Press) -> Reply | None:
        """Dismiss the offer of a lesson for ever, and show the panel without it."""
        game, _, table_id = press.address.words.partition("|")
        if game not in LESSONS:
            raise Told("lesson-outdated")
        await self.desk.house.archive.people.save(press.person, {TAUGHT: {game: NEVER}})
        press.loaded = await self.desk.house.session(table_id)
        await self.desk.access.check(press.loaded, press.interaction)
        return await self.desk.panels.panel(press.loaded, press.person, press.say, update=press.private)


def _place(press: Press) -> Place:
    """Read where in a lesson the pressed control is. Raises Told if that makes no sense."""
    place = Place.read(press.address)
    if place is None:
        raise Told("lesson-outdated")
    return place
