"""The rules of each game, topic by topic, with pictures.

`/mundialito rules` shows a game's rules from the beginning, or the topic that somebody types or picks.
Each page is a chapter of the game's `RULES.md` (`pages.py`), with a picture of what it is about, a menu of
all topics, and the steps of the lesson that teach it. **Rules** is in **More…**, on the page of help, in the
welcome of a new server and below a lesson's step. Under a refusal that a rule explains stands **Why?**.

Kept: nothing. Sentences: `words/<language>/rulebook.ftl`, and those of pictures in `<game>-rules.ftl`.
"""

import re
from collections.abc import Mapping

import discord
from discord import app_commands

from cogs.controls.answers import Reply, speech_of
from cogs.controls.buttons import AnyButton, Buttons
from cogs.controls.sentences import UserError
from cogs.discordpy.translator import words as words_of
from cogs.feature import Feature
from cogs.press.commanding import command, game_choices
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.rulebook.pages import (
    RULEBOOK,
    RULES,
    TOPIC,
    WHY,
    TopicPages,
    look_up,
    rulebook_button,
    rules_button,
    topic_buttons,
    topic_choices,
    why_button,
)
from cogs.table.extras import GamePlace, Subject, TablePlace
from host.house import Session
from rules import GAMES
from rules.core.rulebook import OPENING
from words import Speech
from words.harmless import plain


async def suggest_topics(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest topics of the game that the command names, or of all."""
    game = getattr(interaction.namespace, "game", None)
    return topic_choices(game if game in GAMES else None, current, speech_of(interaction))


class Rulebook(Feature):
    """The rules of games by topic, and the rule behind each refusal."""

    places = frozenset({TablePlace.MORE_ABOUT})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._pages = TopicPages(desk.house, desk.extras)

    @command("rules")
    @app_commands.describe(game=words_of("option-game"), topic=words_of("option-topic"))
    @app_commands.choices(game=game_choices())
    @app_commands.autocomplete(topic=suggest_topics)
    async def rules(self, interaction: discord.Interaction, game: str | None = None, topic: str = "") -> Reply:
        """Show the rules of a game, from the beginning or by topic."""
        if game is not None and game not in GAMES:
            raise UserError("refusal-unknown-game", game=plain(game, 40))
        here = await self.desk.lookup.game_here(interaction) if game is None and not topic.strip() else None
        return await look_up(self._pages, game or here, topic, speech_of(interaction))

    @property
    def presses(self) -> Mapping[str, Control]:
        """The controls of pages of rules, and the buttons that lead there."""
        return {
            RULES: Control(self._of_table),
            RULEBOOK: Control(self._topic, Check.NOTHING),
            TOPIC: Control(self._topic, Check.NOTHING),
            WHY: Control(self._why, Check.NOTHING),
        }

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The button to the rules of a table's game."""
        return [rules_button(session.table, say)]

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The button to a game's rules, or to the topic that a step of its lesson is about."""
        game = subject.game
        if game is None:
            return ()
        match place:
            case GamePlace.HELP | GamePlace.WELCOME:
                return [rulebook_button(game, say, named=place is GamePlace.HELP)]
            case GamePlace.STEP:
                return topic_buttons(game, subject.rules, subject.origin, say)
            case _:
                return ()

    def explain(self, error: BaseException, say: Speech) -> AnyButton | None:
        """The button to the rule behind a refusal; None if no rule explains it."""
        return why_button(error, say)

    async def _of_table(self, press: Press) -> Reply | None:
        return await self._pages.topic(press.table.game_key, OPENING, press.say)

    async def _topic(self, press: Press) -> Reply | None:
        game, words = _of_game(press)
        key, _, origin = words.partition("|")
        return await self._pages.topic(game, press.value or key, press.say, origin=origin, update=press.private)

    async def _why(self, press: Press) -> Reply | None:
        """Show the rule behind a refusal, and leave the refusal where it is."""
        game, clause = _of_game(press)
        return await self._pages.topic(game, "", press.say, clause=_number(clause))


def _of_game(press: Press) -> tuple[str, str]:
    """Return the game of a control about rules, and the word after it. Raises UserError if there is no such game."""
    game, _, word = press.address.words.partition("|")
    if game not in GAMES:
        raise UserError("press-outdated")
    return game, word


def _number(word: str) -> int:
    """Read a number of a custom id. Raises UserError."""
    if re.fullmatch("[0-9]{1,4}", word) is None:
        raise UserError("press-outdated")
    return int(word)


FEATURE = Rulebook
