"""The football puzzle of the day: three goes, each a turn with the game's own controls; and practice afterwards.

A go's actions are in the custom ids (`Go`), so taking them back is free. Only a finished turn is saved, once for each
go, whichever device it comes from.
"""

from dataclasses import replace

from cogs.controls.addresses import Address, Verb
from cogs.controls.answers import BELOW, Reply, fit, tell
from cogs.controls.buttons import Row, button, even_rows, rows, spread_rows
from cogs.controls.sentences import UserError, sentence
from cogs.daily.page import DailyPages
from cogs.daily.puzzle import (
    DO,
    FOOTBALL,
    GO,
    GOLD,
    PRIVATE,
    QUIT,
    STARS,
    STEP,
    WHY,
    Go,
    name_task,
    tell_solution,
    tell_variation,
    tell_wrong,
)
from cogs.daily.race import Puzzles
from cogs.faces import Style
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.table.exercise import NOTHING_DONE, Doing, show_position, spread_of
from data import GOES, PuzzleTry
from host.puzzle_day import puzzle_number
from render import Wish
from rules.lessons.lesson import Attempt, Verdict, attempt
from rules.lessons.puzzles import Puzzle
from words.games import seat_name

#: The words of the button that gives up, once that was asked.
_SURE = "sure"


class Football:
    """Plays the puzzle with one person: its pages and its controls."""

    def __init__(self, desk: Desk, puzzles: Puzzles, pages: DailyPages) -> None:
        self._desk, self._puzzles, self._pages = desk, puzzles, pages

    @property
    def presses(self) -> dict[str, Control]:
        """The controls."""
        handlers = {GO: self._go, STEP: self._go, DO: self._do, QUIT: self._quit, WHY: self._why}
        return {verb: Control(handler, Check.NOTHING) for verb, handler in handlers.items()}

    async def _go(self, press: Press) -> Reply:
        return await self._show(press, Go.read(press.address))

    async def _do(self, press: Press) -> Reply:
        place = Go.read(press.address)
        doing = place.doing
        actions = (*doing.actions, *doing.words.split("|"))
        return await self._show(press, replace(place, doing=Doing(actions)), acted=True)

    async def _show(self, press: Press, place: Go, *, acted: bool = False) -> Reply:
        """Show a go as far as it was played; a turn that has just been finished is saved first."""
        now, person = self._desk.house.now(), press.person
        today = puzzle_number(now)
        known = await self._desk.archive.puzzles.try_of(FOOTBALL, place.number, person)
        over = known is not None and known.ended_at is not None
        if place.go == 0 and not (over or 0 < place.number < today):
            raise UserError("press-outdated")
        if place.go and place.number != today:
            return await self._pages.show_over(press, place.number)
        if place.go and over:
            return await self._pages.show_result(press, place.number)
        puzzle = await self._puzzle(place.number)
        next_go = 0 if place.go == 0 else (0 if known is None else known.goes) + 1
        if place.go != next_go:  # it was played on another device meanwhile
            return await self._page(press, puzzle, Go(place.number, next_go), press.say("daily-elsewhere"))
        tried = attempt(puzzle.step, place.doing.actions)
        if tried.verdict is Verdict.OPEN:
            return await self._page(press, puzzle, place, tried=tried)
        if place.go == 0:
            return await self._show_practice(press, puzzle, place, tried)
        if not acted:
            return await self._page(press, puzzle, replace(place, doing=NOTHING_DONE))
        solved = tried.verdict is Verdict.SOLVED
        ended = now if solved or place.go == GOES else None
        score = place.go if solved else None
        step = PuzzleTry(FOOTBALL, place.number, person, press.interaction.guild_id, None, score, ended, place.go, now)
        if not await self._desk.archive.puzzles.go(step):
            return await self._show(press, Go(place.number, 1))
        wrong = "" if solved else tell_wrong(puzzle, tried, press.say)
        if ended is not None:
            return await self._pages.show_result(press, place.number, wrong)
        return await self._page(press, puzzle, Go(place.number, place.go + 1), wrong)

    async def _puzzle(self, number: int) -> Puzzle:
        """Return the puzzle of today or an earlier day. Raises UserError for any other number."""
        if not 0 < number <= puzzle_number(self._desk.house.now()):
            raise UserError("press-outdated")
        return await self._puzzles.puzzle(FOOTBALL, number)

    async def _page(
        self, press: Press, puzzle: Puzzle, place: Go, above: str = "", *, tried: Attempt | None = None
    ) -> Reply:
        """Make the page of a go that isn't over; `above` is what became of the one before."""
        say, seat = press.say, puzzle.step.seat
        tried = attempt(puzzle.step) if tried is None else tried
        spread = spread_of(tried.match, seat, place.doing.words, say)
        place = replace(place, doing=Doing(tried.actions, spread.words))
        lines = [above] if above else []
        if tried.refusal is not None:
            lines.append(say("daily-refused", why=sentence(tried.refusal, say)))
        if not lines and not tried.actions and not spread.words:
            lines.append(say("daily-side", side=seat_name(FOOTBALL, seat, say)))
        task = name_task(puzzle, say)
        lines.append(say("daily-go", go=place.go, stars=STARS.get(place.go, ""), task=task))
        if spread.hint and (spread.words or tried.actions):
            lines.append(spread.hint)
        back = replace(place, doing=Doing(tried.actions[:-1]))
        undo = [button(say("button-undo"), back.address(GO))] if tried.actions else []
        leave = button(say("button-daily-solution"), place.address(WHY))
        if place.go:
            leave = button(say("button-daily-quit"), replace(place, doing=NOTHING_DONE).address(QUIT))
        verbs = {Verb.DO: DO, Verb.STEP: STEP}  # there are no menus in a turn

        def to(verb: Verb, words: str) -> Address:
            return place.address(verbs[verb], words)

        controls = spread_rows(spread, to, [*undo, leave], signs=False)
        wish = Wish(spread.shown.view(seat), seat, say.language, chosen=spread.marked, page=spread.page, bare=True)
        return await self._position(press, puzzle, wish, lines, controls)

    async def _position(
        self,
        press: Press,
        puzzle: Puzzle,
        wish: Wish,
        lines: list[str],
        controls: list[Row],
        colour: int = PRIVATE,
    ) -> Reply:
        who = tuple(seat_name(FOOTBALL, seat, press.say) for seat in range(puzzle.step.seats))
        text = fit("\n".join(lines), BELOW)
        return await show_position(
            self._desk.house, wish, FOOTBALL, text, controls, press.say, who=who, colour=colour, update=press.private
        )

    async def _show_practice(self, press: Press, puzzle: Puzzle, place: Go, tried: Attempt) -> Reply:
        """Show what a finished turn in practice came to."""
        say, fresh = press.say, replace(place, doing=NOTHING_DONE)
        solved = tried.verdict is Verdict.SOLVED
        lines = [say("daily-solved") if solved else tell_wrong(puzzle, tried, say)]
        why = button(say("button-daily-why" if solved else "button-daily-solution"), fresh.address(WHY))
        again = button(say("button-daily-again"), fresh.address(GO), Style.PLAIN if solved else Style.MAIN)
        wish = Wish(tried.match.view(puzzle.step.seat), puzzle.step.seat, say.language, bare=True)
        controls = rows(*((why, again) if solved else (again, why)), self._pages.back(press.say))
        return await self._position(press, puzzle, wish, lines, controls, GOLD if solved else PRIVATE)

    async def _quit(self, press: Press) -> Reply:
        """Ask once whether the person gives up, and let them."""
        place, say = Go.read(press.address), press.say
        if place.doing.words != _SURE:
            ask = button(say("button-daily-quit"), place.address(QUIT, _SURE), Style.GRAVE)
            stay = button(say("button-daily-stay"), replace(place, doing=NOTHING_DONE).address(GO))
            return tell(say("daily-quit-ask"), *rows(ask, stay), update=press.private)
        now = self._desk.house.now()
        if place.go and place.number == puzzle_number(now):
            guild, goes = press.interaction.guild_id, place.go - 1
            given_up = PuzzleTry(FOOTBALL, place.number, press.person, guild, None, None, now, goes, now)
            await self._desk.archive.puzzles.give_up(given_up)
        return await self._show(press, replace(place, go=max(1, place.go), doing=NOTHING_DONE))

    async def _why(self, press: Press) -> Reply:
        """Show the solution and why it is right, to whoever found it or once the day is over."""
        place, say = Go.read(press.address), press.say
        known = await self._desk.archive.puzzles.try_of(FOOTBALL, place.number, press.person)
        today = puzzle_number(self._desk.house.now())
        found = known is not None and known.score is not None
        if not (0 < place.number < today or (found and place.number == today)):
            raise UserError("daily-solution-sealed")
        puzzle = await self._puzzle(place.number)
        seat, solved = puzzle.step.seat, attempt(puzzle.step, puzzle.solution)
        lines = [say("daily-why", task=name_task(puzzle, say), actions=tell_solution(puzzle, say))]
        if told := " ".join(tell_variation(one, say) for one in puzzle.prove(solved.match)):
            lines.append(told)
        again = button(say("button-daily-again"), Go(place.number).address(GO))
        wish = Wish(solved.match.view(seat), seat, say.language, bare=True)
        return await self._position(press, puzzle, wish, lines, even_rows(self._pages.back(say), again), GOLD)
