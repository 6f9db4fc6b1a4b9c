"""The page of the daily: today's two puzzles, one of the person's own mistakes, their results, and earlier days.

Only the person sees it. What others did is on it once the person is done, the solution once they found it or the day is
over. A page that is older than its day leads to today's.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median_low

import discord
from discord.ui import ActionRow, LayoutView, MediaGallery, Section, TextDisplay

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Reply, attach, speech_of, view_of
from cogs.controls.buttons import AnyButton, button, even_rows, select
from cogs.controls.sentences import UserError
from cogs.daily.offering import Offers
from cogs.daily.puzzle import FOOTBALL, GO, GOLD, PRIVATE, RACE, STARS, WHY, Go, name_task, tell_solution
from cogs.daily.race import PLAY, Puzzles, race_opening
from cogs.daily.solvers import Solvers
from cogs.faces import Style
from cogs.faces.spread import Item, Menu
from cogs.press.desk import Desk
from cogs.press.press import Press
from data import GOES, PuzzleTry, Streak
from host.puzzle_day import next_puzzle_at, puzzle_number, race_par
from host.streaks import streak_of
from render import Picture, Wish
from rules.lessons.lesson import attempt
from rules.lessons.puzzles import Puzzle
from words import Speech

#: The words of the controls that play the race, show the person's end of it, practise one, and list earlier days.
THE_RACE, LOOK, PRACTICE, EARLIER = "race", "look", "practice", "earlier"
#: How many earlier days are listed.
LISTED = 25
#: How many people have to be done before a puzzle is measured by them rather than by computers.
ENOUGH = 3


@dataclass(frozen=True, slots=True)
class Day:
    """Somebody's day: the number, their tries, their streak, and the finished tries of everybody on their server."""

    number: int
    football: PuzzleTry | None
    race: PuzzleTry | None
    streak: Streak
    guild: int | None = None
    here: Sequence[PuzzleTry] = ()

    @property
    def solving(self) -> bool:
        """Whether they may still play the football puzzle."""
        return self.football is None or self.football.ended_at is None

    @property
    def racing(self) -> bool:
        """Whether they may still play the race."""
        return self.race is None or self.race.ended_at is None


class DailyPages:
    """Makes the pages."""

    def __init__(self, desk: Desk, puzzles: Puzzles, offers: Offers) -> None:
        self._house, self._puzzles, self._offers, self._solvers = desk.house, puzzles, offers, Solvers(desk)

    async def show_today(self, interaction: discord.Interaction, *, note: str = "", update: bool = False) -> Reply:
        """Show today's page, below a note if there is one. Raises UserError if one of its games is missing."""
        if not FOOTBALL or not RACE:
            raise UserError("no-puzzle")
        say, day = speech_of(interaction), await self._day(interaction)
        offered = await self._offers.offer(interaction, say)
        mistakes = [] if offered is None else [Section[LayoutView](offered[0], accessory=offered[1])]
        if not day.solving and not day.racing:
            return await self._result(day, interaction.user.id, note, say, update, mistakes)
        puzzle = await self._puzzles.puzzle(FOOTBALL, day.number)
        text = say("daily-title", number=str(day.number))
        closes = say("daily-closes", when=f"<t:{next_puzzle_at(day.number) // 1000}:R>")
        items: list[discord.ui.Item[LayoutView]] = [TextDisplay(note)] if note else []
        items.append(TextDisplay(f"{text}\n{' '.join((*tell_streak(day, say), closes))}"))
        drawn = await self._draw_both(puzzle, say)
        gallery, files = _gallery(drawn)
        items += gallery
        items.append(await self._football_section(day, puzzle, say))
        items += [await self._race_section(day, say), *mistakes]
        others = {one.person_id for one in day.here} - {interaction.user.id}
        if others:
            items.append(TextDisplay(say("daily-others", count=len(others))))
        return Reply(view_of(*items, colour=PRIVATE), files, update)

    async def show_result(self, press: Press, number: int, wrong: str = "") -> Reply:
        """Show what the person's try at the football puzzle came to; `wrong` is what became of the last go."""
        day = await self._day(press.interaction)
        if day.number != number or day.solving:
            return await self.show_over(press, number)
        return await self._result(day, press.person, wrong, press.say, press.private)

    async def show_over(self, press: Press, number: int) -> Reply:
        """Say that a day is over, above today's page."""
        over = 0 < number < puzzle_number(self._house.now())
        note = press.say("daily-over", number=str(number)) if over else ""
        return await self.show_today(press.interaction, note=note, update=press.private)

    def back(self, say: Speech) -> AnyButton:
        """Make the button to today's page."""
        return button(say("button-daily-back"), at_no_table(PLAY))

    async def list_earlier(self, press: Press) -> Reply:
        """List earlier days, or show the one that was chosen."""
        if press.value:
            return await self.show_earlier(press.interaction, press.value, update=press.private)
        say, today = press.say, puzzle_number(self._house.now())
        if today == 1:
            raise UserError("daily-none-earlier")
        numbers = range(today - 1, max(0, today - 1 - LISTED), -1)
        items = [
            Item(
                say("daily-earlier-item", number=str(number)),
                str(number),
                name_task(await self._puzzles.puzzle(FOOTBALL, number), say),
            )
            for number in numbers
        ]
        menu = select(Menu("day", say("daily-earlier-menu"), tuple(items)), at_no_table(PLAY, EARLIER))
        told: TextDisplay[LayoutView] = TextDisplay(say("daily-earlier"))
        return Reply(view_of(told, menu, ActionRow(self.back(say)), colour=PRIVATE), update=press.private)

    async def show_earlier(self, interaction: discord.Interaction, typed: str, *, update: bool = False) -> Reply:
        """Show a day of the past to practise. Raises UserError if it isn't one."""
        say, today = speech_of(interaction), puzzle_number(self._house.now())
        number = int(typed) if typed.isdecimal() and len(typed) < 9 else 0
        if not FOOTBALL or not RACE:
            raise UserError("no-puzzle")
        if not 0 < number < today:
            raise UserError("daily-no-such-day", last=str(today - 1)) if today > 1 else UserError("daily-none-earlier")
        puzzle = await self._puzzles.puzzle(FOOTBALL, number)
        drawn = await self._draw_both(puzzle, say)
        gallery, files = _gallery(drawn)
        play = button(say("button-daily-play"), Go(number).address(GO), Style.MAIN)
        race = button(say("button-daily-play"), at_no_table(PLAY, PRACTICE, number))
        items: list[discord.ui.Item[LayoutView]] = [
            TextDisplay(say("daily-practised", number=str(number))),
            *gallery,
            Section(say("daily-football", task=name_task(puzzle, say), par="none"), accessory=play),
            Section(say("daily-race", par=0), accessory=race),
            ActionRow(self.back(say)),
        ]
        return Reply(view_of(*items, colour=PRIVATE), files, update)

    async def _day(self, interaction: discord.Interaction) -> Day:
        now, person, guild = self._house.now(), interaction.user.id, interaction.guild_id
        number, puzzles = puzzle_number(now), self._house.archive.puzzles
        return Day(
            number,
            await puzzles.try_of(FOOTBALL, number, person),
            await puzzles.try_of(RACE, number, person),
            await streak_of(self._house.archive, self._house.outages, person, now),
            guild,
            () if guild is None else await puzzles.tries_on(number, guild),
        )

    async def _draw_both(self, puzzle: Puzzle, say: Speech) -> list[Picture]:
        """Draw where the two puzzles begin; what can't be drawn is left out."""
        seat, race = puzzle.step.seat, race_opening(RACE)
        football = Wish(attempt(puzzle.step).match.view(seat), seat, say.language, bare=True)
        drawn = await asyncio.gather(
            self._house.studio.draw(FOOTBALL, football),
            self._house.studio.draw(RACE, Wish(race.view(0), 0, say.language, bare=True)),
        )
        return [one for one in drawn if one is not None]

    async def _football_section(self, day: Day, puzzle: Puzzle, say: Speech) -> Section[LayoutView]:
        if not day.solving:
            why = button(say("button-daily-look"), Go(day.number, 1).address(GO))
            return Section(say("daily-football-done", score=_score_of(day.football)), accessory=why)
        play = button(say("button-daily-play"), Go(day.number, 1).address(GO), Style.MAIN)
        par = STARS[await self._football_par(day.number, puzzle)]
        task = name_task(puzzle, say)
        return Section(say("daily-football", task=task, par=par), accessory=play)

    async def _race_section(self, day: Day, say: Speech) -> Section[LayoutView]:
        if not day.racing:
            look = button(say("button-daily-look"), at_no_table(PLAY, LOOK, day.number))
            return Section(f"**🦔 {self._tell_race(day, say)}**", accessory=look)
        style = Style.PLAIN if day.solving else Style.MAIN
        play = button(say("button-daily-play"), at_no_table(PLAY, THE_RACE, day.number), style)
        return Section(say("daily-race", par=await self._race_par(day.number)), accessory=play)

    async def _football_par(self, number: int, puzzle: Puzzle) -> int:
        """The median go of people who solved the puzzle, before there are enough the one that computers would need."""
        if (median := await self._median(FOOTBALL, number)) is not None:
            return median
        solved = sorted(puzzle.solved)[1]
        return 1 if solved >= 90 else 2 if solved >= 50 else GOES

    async def _race_par(self, number: int) -> int:
        """The median of people's turns, before there are enough of the computers'; 0 if none of these finishes."""
        if (median := await self._median(RACE, number)) is not None:
            return median
        try:
            return await asyncio.to_thread(race_par, RACE, await self._puzzles.seed(RACE, number))
        except LookupError:
            return 0

    async def _median(self, game: str, number: int) -> int | None:
        """The median score of the people who solved a puzzle; None before there are enough."""
        scores = await self._house.archive.puzzles.scores(game, number)
        found = [score for score, count in scores for _ in range(count)]
        return median_low(found) if len(found) >= ENOUGH else None

    def _tell_race(self, day: Day, say: Speech) -> str:
        """Say what the person's race came to, compared with others on the server."""
        own = None if day.race is None else day.race.score
        if own is None:
            return say("daily-race-failed")
        others = [one.score for one in day.here if one.game == RACE and one.score is not None]
        best = bool(others) and own <= min(others)
        average = round(sum(others) / len(others)) if others else own
        return say("daily-race-done", turns=own, best="yes" if best else "no", average=average)

    async def _result(
        self,
        day: Day,
        person: int,
        above: str,
        say: Speech,
        update: bool,
        mistakes: Sequence[Section[LayoutView]] = (),
    ) -> Reply:
        """Make the page of a football puzzle that the person is done with; `mistakes` is one of theirs, if any."""
        number, puzzle = day.number, await self._puzzles.puzzle(FOOTBALL, day.number)
        score, until = _score_of(day.football), next_puzzle_at(number) // 1000
        lines = [*([above] if above else []), say("daily-head", score=score)]
        if score:
            lines.append(say("daily-solution", actions=tell_solution(puzzle, say)))
        else:
            lines.append(say("daily-solution-at", when=f"<t:{until}:R>"))
        lines += tell_streak(day, say)
        if not day.racing:
            lines.append(f"🦔 {self._tell_race(day, say)}")
        seat, actions = puzzle.step.seat, puzzle.solution if score else ()
        wish = Wish(attempt(puzzle.step, actions).match.view(seat), seat, say.language, bare=True)
        drawn = await self._house.studio.draw(FOOTBALL, wish)
        gallery, files = _gallery([] if drawn is None else [drawn])
        below = await self._tell_others(day, person, say)
        below.append(say("daily-quiet", when=f"<t:{until}:t>"))
        first = (
            button(say("button-daily-race"), at_no_table(PLAY, THE_RACE, number), Style.MAIN)
            if day.racing
            else button(say("button-daily-earlier"), at_no_table(PLAY, EARLIER))
        )
        others = [button(say("button-share"), at_no_table(SHARE, "", number))]
        if score:
            others.append(button(say("button-daily-why"), Go(number).address(WHY)))
        if not day.racing:
            others.append(button(say("button-daily-look-race"), at_no_table(PLAY, LOOK, number)))
        items: list[discord.ui.Item[LayoutView]] = [TextDisplay("\n".join(lines)), *gallery]
        items += [TextDisplay("\n".join(below)), *mistakes, *even_rows(first, *others)]
        return Reply(view_of(*items, colour=GOLD if score else PRIVATE), files, update)

    async def _tell_others(self, day: Day, person: int, say: Speech) -> list[str]:
        """Name the others on the server who have solved the football puzzle; nothing if there are none."""
        solved = [one for one in day.here if one.game == FOOTBALL and one.score and one.person_id != person]
        if not solved or day.guild is None:
            return []
        return [say("daily-here", row=await self._solvers.tell(day.guild, solved, say))]


#: The verb of the control that shares a result.
SHARE = "dshare"


def tell_streak(day: Day, say: Speech) -> list[str]:
    """Say how many numbers in a row the person has played, and what kept them; nothing if they have no streak."""
    streak = day.streak
    if not streak.days:
        return []
    if streak.rested == day.number - 1:
        return [say("daily-saved", days=streak.days)]
    return [say("daily-streak", days=streak.days, rests=streak.rests)]


def _score_of(tried: PuzzleTry | None) -> int:
    """The go that solved the puzzle; 0 if none did."""
    return 0 if tried is None or tried.score is None else tried.score


def _gallery(drawn: Sequence[Picture]) -> tuple[list[MediaGallery[LayoutView]], list[discord.File]]:
    """Show pictures side by side, with their files; nothing if there are none."""
    names = [f"puzzle-{place}.png" for place in range(len(drawn))]
    shown = [
        discord.MediaGalleryItem(f"attachment://{name}", description=one.alt)
        for name, one in zip(names, drawn, strict=True)
    ]
    files = [attach(one.png, name) for name, one in zip(names, drawn, strict=True)]
    return ([MediaGallery(*shown)] if shown else []), files
