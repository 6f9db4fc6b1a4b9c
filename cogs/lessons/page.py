"""A step of a lesson: the picture of its position, its task, what became of the last action, and the game's controls.

The custom ids say where somebody is: the game and a `Doing`; the position is the step's number.
"""

import re
from dataclasses import dataclass, replace

from cogs.controls.addresses import Address, TooLong, Verb, at
from cogs.controls.answers import BELOW, Reply, fit, tell
from cogs.controls.buttons import AnyButton, Buttons, Row, button, even_rows, rows, select, spread_rows
from cogs.controls.sentences import sentence
from cogs.faces import Spread, Style
from cogs.faces.spread import Item, Menu
from cogs.people.people import Names
from cogs.table.exercise import Doing, chapter_over, page_of, show_position, spread_of
from cogs.table.extras import Extras, GamePlace, Subject
from host.house import House
from players import default_level, levels, weaker
from render import Wish
from rules.lessons.lesson import LESSONS, Attempt, Lesson, Step, Verdict, attempt, opening
from rules.table.errors import TableRefusal
from rules.table.table import Lobby
from words import Speech
from words.games import game_title, side_words, step_words, story, title_in_menu

#: The verbs: the list or the beginning of a lesson, a place in it, what the face has chosen, a choice in a menu,
#: actions, a hint, leaving, playing a table afterwards, and declining the offer.
LEARN, LESSON, STEP, PICK, DO, HINT = "learn", "lesson", "lstep", "lpick", "ldo", "lhint"
LEAVE, PLAY, NEVER = "lleave", "lplay", "lnever"
#: The table's name in the address of a lesson's control.
LESSON_TABLE = "lesson"
#: The position in a control that begins a lesson: in a message of its own, or in the place of the pressed one.
APART, INSIDE = 0, 1
_ORIGIN = re.compile("([0-9]{1,2})(w?)")


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A place in a lesson: the step's number from 1, the actions in it so far, and what the face has chosen.

    An answer to a question is its only action. With `told`, the board is in words.
    """

    lesson: Lesson
    number: int = 1
    actions: tuple[str, ...] = ()
    told: bool = False
    words: str = ""
    #: The table to which the learner is invited, else `LESSON_TABLE`.
    table: str = LESSON_TABLE

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[self.number - 1]

    @property
    def last(self) -> bool:
        """Whether this is the lesson's last step before the extras."""
        return self.number == self.lesson.main

    def at(self, number: int) -> "LessonPlace":
        """The beginning of another step, or of this one."""
        return replace(self, number=number, actions=(), words="")

    def address(self, verb: str, rest: str | None = None) -> Address:
        """The address of a control here; `rest` replaces what the face has chosen."""
        doing = Doing(self.actions, self.words if rest is None else rest, self.told)
        return Address(self.table, self.number, verb, f"{self.lesson.key}|{doing}")

    @property
    def origin(self) -> str:
        """This step in the control of a page outside of the lesson, for the way back."""
        return f"{self.number}{'w' if self.told else ''}"

    @classmethod
    def back(cls, game: str, origin: str) -> "LessonPlace | None":
        """Read `origin`: the beginning of a step; None if the game's lesson has no such step."""
        lesson, found = LESSONS.get(game), _ORIGIN.fullmatch(origin)
        if lesson is None or found is None or not 1 <= int(found[1]) <= len(lesson.steps):
            return None
        return cls(lesson, int(found[1]), told=bool(found[2]))

    @classmethod
    def read(cls, address: Address) -> "LessonPlace | None":
        """Read an address; None if it is no place in a lesson that exists."""
        key, _, words = address.words.partition("|")
        lesson, doing = LESSONS.get(key), Doing.read(words)
        if lesson is None or doing is None or not 1 <= address.position <= len(lesson.steps):
            return None
        return cls(lesson, address.position, doing.actions, doing.told, doing.words, address.table)


_COLOUR, _SOLVED_COLOUR = 0x7FDBEA, 0x6CC28A


def lesson_picker(say: Speech, *, update: bool = False) -> Reply:
    """List the lessons to choose from, with their minutes; the chosen one takes the list's place."""
    items = tuple(
        Item(title_in_menu(key, say), key, say("lesson-minutes", minutes=lesson.minutes, steps=lesson.main))
        for key, lesson in LESSONS.items()
    )
    menu = Menu("game", say("lesson-choose"), items)
    return tell(say("lesson-picker"), select(menu, Address(LESSON_TABLE, INSIDE, LEARN)), update=update)


def left_page(place: LessonPlace, say: Speech) -> Reply:
    """Say how to come back to a lesson that was left."""
    left = say("lesson-left", game=title_in_menu(place.lesson.key, say))
    return tell(left, *rows(continue_button(place, say)), update=True)


class LessonPages:
    """Makes the pages of lessons."""

    def __init__(self, house: House, extras: Extras, names: Names) -> None:
        self._house, self._extras, self._names = house, extras, names

    async def page(
        self, place: LessonPlace, person: int, say: Speech, *, hint: bool = False, update: bool = False
    ) -> Reply:
        """Show a person a place in a lesson: the step, or the answer to the last action in it."""
        try:
            return await self._page(place, person, say, hint, update)
        except TooLong:  # more actions than a custom id holds, in a step that needs but a few
            return await self._page(place.at(place.number), person, say, hint, update)

    async def _accept_button(self, place: LessonPlace, person: int, say: Speech) -> AnyButton | None:
        """Make the button that accepts the invitation from which somebody came; None if it isn't open any more."""
        try:
            table = (await self._house.session(place.table)).table if place.table != LESSON_TABLE else None
        except TableRefusal:
            return None
        if not isinstance(table, Lobby) or person not in table.expected:
            return None
        label = say("button-lesson-accept", name=await self._names.for_menu(table.host))
        return button(label, at(table, Verb.JOIN), Style.MAIN)

    async def _page(self, place: LessonPlace, person: int, say: Speech, hint: bool, update: bool) -> Reply:
        step, tried, spread = place.step, judge(place), None
        who = _name_seats(step, await self._names.of(person), say)
        match, seat = tried.match, step.seat
        if tried.verdict is Verdict.OPEN and not step.choices:
            spread = spread_of(match, seat, step.hint if hint else place.words, say)
            match = spread.shown
        done = place.actions if step.choices else tried.actions
        place = replace(place, actions=done, words="" if spread is None else spread.words)
        accept = await self._accept_button(place, person, say) if place.last else None
        text = fit(_text(place, tried, spread, who, say, hint=hint, invited=accept is not None), BELOW)
        subject = Subject(place.lesson.key, step.rules, place.origin)
        about = self._extras.game_buttons(GamePlace.STEP, subject, say)
        controls = [*_choices(place, tried, spread, say), *_ways(place, tried, about, accept, say, hint=hint)]
        marked = None if spread is None else spread.marked
        page, over = page_of(match, seat, spread, step.page), _over(place, tried)
        wish = Wish(match.view(seat), seat, say.language, chosen=marked, page=page, chapter=over, bare=True)
        colour = _SOLVED_COLOUR if tried.verdict is Verdict.SOLVED else _COLOUR
        return await show_position(
            self._house,
            wish,
            place.lesson.key,
            text,
            controls,
            say,
            who=who,
            colour=colour,
            told=place.told,
            update=update,
        )


def judge(place: LessonPlace) -> Attempt:
    """Judge what was done at a place."""
    if place.step.choices:
        return attempt(place.step, choice=place.actions[0] if place.actions else None)
    return attempt(place.step, place.actions)


def _text(
    place: LessonPlace,
    tried: Attempt,
    spread: Spread | None,
    who: tuple[str, ...],
    say: Speech,
    *,
    hint: bool,
    invited: bool,
) -> str:
    """Write the text: where in the lesson this is, the answer to what was done, and what is wanted.

    `invited` means that an invitation waits for the person.
    """
    lines = [_head(place, say)]
    if tried.verdict is Verdict.SOLVED:
        lines += [say("lesson-solved", done=_part(place, "done", say)), *_finish(place, say, invited=invited)]
        return "\n".join(lines)
    if not place.actions and tried.refusal is None:
        side = side_words(place.lesson.key, say) if place.number == 1 and not place.words else ""
        lines += [say("lesson-side", side=side)] if side else []
        lines.append(_part(place, "text", say))
    lines.extend(_answer(place, tried, who, say))
    lines.append(say("lesson-task", task=_part(place, "task", say)))
    if hint:
        lines.append(say("lesson-hint", hint=_part(place, "hint", say)))
    if spread is not None and spread.hint and not hint and (place.words or tried.actions):
        lines.append(spread.hint)
    return "\n".join(lines)


def _head(place: LessonPlace, say: Speech) -> str:
    title = _part(place, "title", say)
    if place.step.extra:
        return say("lesson-extra", title=title)
    return say("lesson-head", step=place.number, steps=place.lesson.main, title=title)


def _part(place: LessonPlace, part: str, say: Speech) -> str:
    return step_words(place.lesson.key, place.step.id, part, say)


def _answer(place: LessonPlace, tried: Attempt, who: tuple[str, ...], say: Speech) -> list[str]:
    """Tell what the last action did, and why it isn't what is wanted; or why it isn't possible."""
    if tried.refusal is not None:
        return [say("lesson-refused", why=sentence(tried.refusal, say))]
    if tried.choice is not None:
        return [say("lesson-wrong", why=_part(place, tried.choice, say))]
    if not tried.actions:
        return []
    match = tried.match
    above = 0 if match.game.about.routines or match.automatic.chapter else None
    told = story(place.lesson.key, match.view(place.step.seat), say, who, match.log[-1], above)
    if tried.mistake is not None:
        return [told, say("lesson-wrong", why=_part(place, tried.mistake, say))]
    if tried.verdict is Verdict.MISSED:
        return [told, say("lesson-missed")]
    return [told, say("lesson-on-the-way" if tried.on_the_way else "lesson-open")]


def _finish(place: LessonPlace, say: Speech, *, invited: bool) -> list[str]:
    """Say at the end of the lesson against whom to play now, unless somebody who invited the person waits."""
    if not place.last:
        return []
    key = place.lesson.key
    against = "host" if invited else "dice" if place.step.game.about.luck else "computer"
    level = say("computer", level=_first_level(key))
    return [say("lesson-finished", game=game_title(key, say), level=level, against=against)]


def _first_level(key: str) -> str:
    """Return the weakest level that knows what it does, for somebody's first game."""
    return weaker(key, default_level(key), len(levels(key)))


def _name_seats(step: Step, name: str, say: Speech) -> tuple[str, ...]:
    """Name the seats: the learner by their name, since stories are told in the third person, and the others."""
    alone = step.seats == 2
    others = [say("lesson-opponent") if alone else say("lesson-player", number=seat + 1) for seat in range(step.seats)]
    return (*others[: step.seat], name, *others[step.seat + 1 :])


def _over(place: LessonPlace, tried: Attempt) -> int | None:
    """Return the match or round that the learner has just finished, which the picture shows as it ended."""
    if tried.verdict is not Verdict.SOLVED:
        return None
    return chapter_over(opening(place.step), tried.match)


def _choices(place: LessonPlace, tried: Attempt, spread: Spread | None, say: Speech) -> list[Row]:
    """Make the game's own controls, or the answers to a question; none once the turn is over."""
    if tried.verdict is not Verdict.SOLVED and place.step.choices:
        at = place.at(place.number)
        return rows(
            *(
                button(_part(place, f"{choice}-label", say), at.address(DO, choice), disabled=choice == tried.choice)
                for choice, _ in place.step.choices
            )
        )
    if spread is None:
        return []
    verbs = {Verb.PICK: PICK, Verb.DO: DO, Verb.STEP: STEP}
    return spread_rows(spread, lambda verb, words: place.address(verbs[verb], words), signs=False)


def _ways(
    place: LessonPlace, tried: Attempt, about: Buttons, accept: AnyButton | None, say: Speech, *, hint: bool
) -> list[Row]:
    """Make the controls of the lesson itself: onward, again, hint, the board in words, rules, back, leave.

    `accept` is the button for the invitation from which somebody came.
    """
    found, here = [], place.at(place.number)
    if tried.verdict is Verdict.SOLVED:
        found += _onward(place, accept, say)
    else:
        if place.actions and not place.step.choices:
            style = Style.MAIN if tried.verdict is Verdict.MISSED else Style.PLAIN
            found.append(button(say("button-lesson-again"), here.address(LESSON), style))
        if hint:
            shown = replace(here, actions=_solution(place.step))
            found.append(button(say("button-lesson-show"), shown.address(LESSON)))
        else:
            found.append(button(say("button-lesson-hint"), here.address(HINT)))
    underway = bool(place.actions) and tried.verdict is not Verdict.SOLVED  # few buttons, so that the board stays seen
    if not underway or place.step.choices:
        told = replace(place, told=not place.told)
        found.append(button(say("button-lesson-picture" if place.told else "button-text"), told.address(LESSON)))
    if not underway and tried.verdict is not Verdict.SOLVED:  # who comes back begins the step again
        found += about
    if place.number > 1 and not underway:
        found.append(button(say("button-lesson-back"), place.at(place.number - 1).address(LESSON)))
    found.append(button(say("button-lesson-leave"), here.address(LEAVE)))
    return even_rows(*found)


def _solution(step: Step) -> tuple[str, ...]:
    """Return the actions, or the answer to a question, that *Show me* takes."""
    right = (name for name, _ in step.choices if attempt(step, choice=name).verdict is Verdict.SOLVED)
    return (next(right),) if step.choices else step.solutions[0]


def _onward(place: LessonPlace, accept: AnyButton | None, say: Speech) -> list[AnyButton]:
    """Make the buttons after a step that is solved: the next one; or a game, the next extra, and other lessons.

    Whoever came from an invitation accepts that instead.
    """
    key, further = place.lesson.key, place.lesson.steps[place.number : place.number + 1]
    onward = place.at(place.number + 1)
    if not place.last and not place.step.extra:
        return [button(say("button-lesson-next"), onward.address(LESSON), Style.MAIN)]
    play = button(say("button-lesson-play"), Address(LESSON_TABLE, 0, PLAY, f"{key}|{_first_level(key)}"), Style.MAIN)
    others = button(say("button-lesson-others"), Address(LESSON_TABLE, INSIDE, LEARN))
    extras = (
        button(say("button-lesson-beyond", step=step_words(key, step.id, "title", say)), onward.address(LESSON))
        for step in further
    )
    return [play if accept is None else accept, *extras, others]


#: The most steps to which some rules lead.
MOST_STEPS = 3


def list_button(say: Speech) -> AnyButton:
    """Make the button to the list of lessons."""
    return button(say("button-learn-play"), Address(LESSON_TABLE, APART, LEARN))


def learn_button(game: str, say: Speech, table: str = "") -> AnyButton:
    """Make the button that begins a game's lesson in a private message of its own; `table` is one to come back to."""
    return button(say("button-learn"), learn_address(game, table))


def step_buttons(game: str, rules: tuple[int, ...], say: Speech) -> list[AnyButton]:
    """Make the buttons to the steps that teach some of a game's rules, by number."""
    return [
        button(
            say("button-lesson-try", step=step_words(game, step.id, "title", say)),
            LessonPlace(LESSONS[game], step.number).address(LESSON),
        )
        for step in LESSONS[game].teaching(rules)[:MOST_STEPS]
    ]


def continue_button(place: LessonPlace, say: Speech) -> AnyButton:
    """Make the button back to a place in a lesson."""
    return button(say("button-lesson-continue"), place.address(LESSON), Style.MAIN)


def learn_address(game: str, table: str = "") -> Address:
    """Return the address of a control that begins a game's lesson; `table` is one to come back to."""
    return Address(table or LESSON_TABLE, APART, LEARN, game)
