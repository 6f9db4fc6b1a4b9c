"""The buttons that lead to lessons."""

from discord.ui import Button, LayoutView

from cogs.controls.addresses import Address
from cogs.controls.buttons import button
from cogs.faces.spread import Style
from cogs.lessons.place import APART, LEARN, LESSON, LESSON_TABLE, NEVER, LessonPlace
from rules.lessons.lesson import LESSONS
from words import Speech
from words.games import step_words

#: The most steps to which some rules lead.
MOST_STEPS = 3


def list_button(say: Speech) -> Button[LayoutView]:
    """Make the button to the list of lessons."""
    return button(say("button-learn-play"), Address(LESSON_TABLE, APART, LEARN))


def learn_button(game: str, say: Speech) -> Button[LayoutView]:
    """Make the button that begins a game's lesson in a private message of its own."""
    return button(say("button-learn", minutes=LESSONS[game].minutes), _learn(game))


def offer_buttons(game: str, table_id: str, say: Speech) -> list[Button[LayoutView]]:
    """Make the button that offers the lesson to somebody new to the game, and one to decline it for ever."""
    offer = button(say("button-lesson-offer", minutes=LESSONS[game].minutes), _learn(game), Style.GOOD)
    never = Address(LESSON_TABLE, APART, NEVER, f"{game}|{table_id}")
    return [offer, button(say("button-lesson-never"), never)]


def step_buttons(game: str, rules: tuple[int, ...], say: Speech) -> list[Button[LayoutView]]:
    """Make the buttons to the steps that teach some of a game's rules, by number."""
    return [
        button(
            say("button-lesson-try", step=step_words(game, step.id, "title", say)),
            LessonPlace(LESSONS[game], step.number).address(LESSON),
        )
        for step in LESSONS[game].teaching(rules)[:MOST_STEPS]
    ]


def continue_button(place: LessonPlace, say: Speech) -> Button[LayoutView]:
    """Make the button back to a place in a lesson."""
    return button(say("button-lesson-continue"), place.address(LESSON), Style.MAIN)


def _learn(game: str) -> Address:
    return Address(LESSON_TABLE, APART, LEARN, game)
