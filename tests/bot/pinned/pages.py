"""Evenings without a game of one's own: rules, lessons, ranks, settings, privacy, puzzles, watching."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from cogs.daily.puzzle import Go
from cogs.sharing import making
from cogs.table.exercise import Doing
from host.puzzle_day import puzzle_begins_at, puzzle_number
from rules import GAMES
from rules.lessons.lesson import LESSONS
from rules.lessons.puzzles import Puzzle
from rules.table.results import game_file
from rules.table.table import Finished
from tests.bot.club import Seen
from tests.bot.daily_posts import greet, next_post, race, solve, today
from tests.bot.pinned.games import AWAY, play_on, resigned, seated
from tests.bot.pinned.wander import Wanderer
from tests.bot.server_pages import owner_of
from tests.bot.test_daily_football import puzzle_now, wrong_turn
from tests.bot.test_leaderboard import here, played
from tests.bot.test_podium import end_season
from tests.bot.test_rights import WRITE, deny
from tests.bot.test_welcome import invite


async def rules(people: Wanderer) -> None:
    """The help, the welcome, and the rulebooks."""
    club = people.club
    ana = club.ana
    await people.explore(ana, await people.slash(ana, "mundialito help"), skip=["open"], most=4)
    await people.slash(ana.user, "mundialito help")
    await people.act("the bot is invited again", invite(club))
    await people.slash(ana, "mundialito rules")
    for game in GAMES:
        people.forget()
        await people.explore(ana, await people.slash(ana, "mundialito rules", game=game), skip=["learn"], most=2)
    for topic in ("penalty", "5", "99", "hedge", "xyzzy", ""):
        await people.slash(ana, "mundialito rules", topic=topic)
    await people.slash(ana, "mundialito rules", game="hedgehog", topic="3")
    for value, asked in (("", {}), ("pen", {}), ("", {"game": "dicecup"})):
        await people.suggest(ana, "mundialito rules", option="topic", value=value, **asked)


async def lessons(people: Wanderer) -> None:
    """The beginning of each lesson, with hints, mistakes and what follows."""
    club = people.club
    ana, ben = club.ana, club.ben
    await people.slash(ana, "mundialito learn")
    for game in LESSONS:
        people.forget()
        lesson = await people.slash(ana, "mundialito learn", game=game)
        await people.explore(ana, lesson, skip=["lplay", "lleave"], most=9)
        seen = people.now(lesson)
        for _ in range(2):
            if any(":lhint:" in one for one in people.now(seen).ids):
                seen = await people.press(ana, seen, "lhint")
    people.forget()
    await people.explore(ben, await people.slash(ben, "mundialito learn", game="mundialito"), skip=["lesson"], most=6)
    await people.forge(ben, await people.slash(ben, "mundialito learn"), "m1:lesson:0:learn:chess")
    await people.press(ben, await people.slash(ben, "mundialito learn", game="mundialito"), "lleave")
    first = await people.slash(ben, "mundialito learn", game="mundialito")
    last = LESSONS["mundialito"].main
    await people.forge(ben, first, f"m1:lesson:{last}:lesson:mundialito|0|")
    for verb in ("lhint", "lesson", "lplay"):
        await people.press(ben, first, verb)


async def ranks(people: Wanderer) -> None:
    """Leaderboards, profiles, ratings and podiums."""
    club = people.club
    ana, ben, cy = club.ana, club.ben, club.cy
    await people.slash(ana, "mundialito leaderboard")
    await people.slash(ana, "mundialito profile")
    await people.slash(ana, "mundialito rating")
    for who in (ana, ben, cy):
        await people.slash(who, "mundialito games")
    order = (ana.id, ben.id, cy.id)
    games = [here(club, f"t{days}", *order[days % 3 :], *order[: days % 3], ago=days) for days in (40, 4, 3, 2, 1)]
    await people.act("five games are played", played(club, *games))
    await people.explore(ana, await people.slash(ana, "mundialito leaderboard"), most=12)
    await people.slash(ana, "mundialito leaderboard", game="hedgehog", by="wins", season="all")
    await people.slash(ana, "mundialito leaderboard", game="mundialito", season="2026-07")
    await people.slash(ana, "mundialito leaderboard", season="never")
    people.forget()
    await people.explore(ben, await people.slash(ben, "mundialito profile", person=ana), most=6)
    await people.menu(ben, "Profile", cy)
    await people.slash(ana, "mundialito rating")
    page = await people.slash(cy, "mundialito settings")
    page = await people.press(cy, page, "prefs:public|no")
    await people.slash(ben, "mundialito profile", person=cy)
    await people.press(cy, page, "prefs:public|yes")
    await people.slash(ana.user, "mundialito leaderboard")
    await people.suggest(ana, "mundialito leaderboard", option="season", value="")
    owner = owner_of(club)
    page = await people.slash(owner, "mundialito-admin setup")
    page = await people.form_behind(owner, page, "srvpodium:", channel=[club.table])
    await people.act("the season ends", end_season(club))
    page = await people.form_behind(owner, page, "srvpodium:", channel=[])
    await people.press(owner, page, "server:changes")


async def calm(people: Wanderer) -> None:
    """How somebody is called at a slow table, their quiet hours, an absence, and messages about all turns."""
    club = people.club
    table = await seated(people, "mundialito", club.ben, pace="slow")
    ana, ben = sorted((club.ana, club.ben), key=lambda one: one.id not in table.awaited_persons)
    page = await people.slash(ana, "mundialito settings")
    page = await people.form_behind(ana, page, "myturn:", how="digest")
    page = await people.form_behind(ana, page, "myhours:", **{"from": ["22"], "to": ["8"]})
    asked = await people.form_behind(ana, page, "mytime:", zone="Belrin")
    page = await people.press(ana, asked, "mytime:Europe/Berlin")
    await people.form_behind(ana, page, "myaway:", until=["2026-08-07"])
    move = table.match.legal()[0]
    await people.press(ana, await people.slash(ana, "move", action=move), "playback")
    page = await people.form_behind(
        ana, await people.slash(ana, "mundialito settings"), "myaway:", until=["2026-08-08"]
    )
    await people.press(ben, people.board(), "more")
    await people.press(ana, page, "imback:")
    for hours in (7, 13):
        await people.later(hours * 60 * 60)


async def privacy(people: Wanderer) -> None:
    """What is kept about people, and how they are forgotten."""
    club = people.club
    ana, ben, cy = club.ana, club.ben, club.cy
    await people.slash(cy, "mundialito privacy show")
    await people.slash(cy, "mundialito privacy delete")
    page = await people.slash(cy, "mundialito settings")
    page = await people.press(cy, page, "prefs:invitations|no")
    await people.press(cy, page, "prefs:invitations|yes")
    await people.slash(ana, "mundialito block", person=cy)
    await seated(people, "mundialito", ben)
    for command in ("show", "export"):
        await people.slash(ana, f"mundialito privacy {command}")
    asked = await people.slash(ana, "mundialito privacy delete")
    await people.forge(ben, asked, next(one for one in asked.ids))
    await people.later(20 * 60)
    await people.press(ana, asked, "erase")
    await people.press(ana, await people.slash(ana, "mundialito privacy delete"), "erase")
    await people.slash(ana, "mundialito privacy show")
    await people.slash(ana, "mundialito privacy delete")
    await people.slash(ben, "mundialito table", action="text")


async def daily(people: Wanderer) -> None:
    """The puzzle of the day: a try, another one, the seal, its end, and what others see of it."""
    club, chance = people.club, Random("daily")
    ana, ben, cy = club.ana, club.ben, club.cy
    page = await people.slash(ana, "mundialito daily")
    await people.press(ana, page, "daily")
    (head, *_) = await club.archive.seats.tables_of(ana.id)
    panel = await people.press(ana, await people.slash(ana, "mundialito daily"), "daily")
    await people.press(cy, panel, "step")
    await people.press(cy, panel, "more")
    await people.explore(ana, panel, skip=["handover", *AWAY], most=12)
    await people.slash(ana, "mundialito table", action="verify")
    await people.slash(cy, "mundialito table", action="text", table=head.id)
    await play_on(people, head.id, 20, chance)
    await resigned(people, ana, table=head.id)
    over = await people.slash(ana, "mundialito table", table=head.id)
    await people.explore(ana, over, skip=AWAY, most=6)
    over = await people.slash(ana, "mundialito table", table=head.id)
    await people.press(ana, await people.press(ana, over, "share"), "sharepost")
    await people.press(club.mod, club.board(), "daily")
    await people.press(ben, await people.slash(ben, "mundialito daily"), "daily")
    await people.slash(cy.user, "mundialito daily")
    await people.later(120 * 24 * 60 * 60)
    await people.slash(ana, "mundialito table", action="verify", table=head.id)


async def posts(people: Wanderer) -> None:
    """The post of each day's puzzles: where it is set, one with results, and the last one, after which it stops."""
    club, position = people.club, "Bermellon Pb2 oc4 Qb5 Pd5 Qf5 Dc6 De6 Gualda Pc1 Qe1 Qe2 Dc3 od3 De3 Pf6 moves"
    puzzle = Puzzle("mundialito", "goal", (100, 100, 100), 12, position, ("*c3", "*f6"), 1)
    people.patch.setattr("cogs.daily.race.puzzle_of", lambda *_: puzzle)
    owner = owner_of(club)
    page = await people.slash(owner, "mundialito-admin setup")
    asked = await people.form_behind(owner, page, "srvdaily:", channel=[club.table], hour=["9"], zone="Berlon")
    await people.press(
        owner, asked, next(one for one in asked.ids if one.endswith("Europe/Berlin")).partition(":0:")[2]
    )
    await greet(club, club.ana, club.ben)
    await people.act("the first post comes", next_post(club))
    await solve(club, today(club), 1, club.ana)
    await solve(club, today(club), 3, club.ben)
    await race(club, today(club), 17, club.ana)
    await people.act("the second post comes", next_post(club))

    async def last_post() -> None:
        for _ in range(34):
            await next_post(club)
        assert await club.archive.announcements.next_due(club.guild.id, "daily") is None

    await people.act("five weeks pass", last_post())
    await people.press(owner, club.board(), "dailyagain")
    await people.slash(owner, "mundialito-admin setup")


async def football(people: Wanderer) -> None:
    """The football puzzle of a day in each of its ways: explored, solved, shared, missed, given up, practised."""
    club, ana, ben, cy = people.club, people.club.ana, people.club.ben, people.club.cy
    await people.later((puzzle_begins_at(40) - club.house.now()) // 1000 + 60)
    puzzle, number = await puzzle_now(club), puzzle_number(club.house.now())
    page = await people.press(ana, await people.slash(ana, "mundialito daily"), "dgo")
    await people.explore(ana, page, skip=["ddo", "dquit"], most=8)
    for place, action in enumerate(puzzle.solution):
        page = await people.forge(ana, page, str(Go(number, 1, Doing(puzzle.solution[:place], action)).address("ddo")))
    share = await people.press(ana, page, "dshare")
    await people.press(ana, page, "dwhy")
    for words in ("words", "card"):
        await people.forge(ana, share, f"m1:ladder:{number}:dshare:{words}")
        await people.later(60)
    page = await people.press(ben, await people.slash(ben, "mundialito daily"), "dgo")
    for go in (1, 2, 3):
        for place, action in enumerate(turn := wrong_turn(puzzle)):
            page = await people.forge(ben, page, str(Go(number, go, Doing(turn[:place], action)).address("ddo")))
    page = await people.press(cy, await people.slash(cy, "mundialito daily"), "dgo")
    await people.press(cy, await people.press(cy, page, "dquit"), "dquit")
    await people.forge(ana, page, "m1:ladder:0:daily:earlier")
    await people.later(24 * 60 * 60)
    earlier = await people.slash(ana, "mundialito daily", day=number)
    page = await people.press(ana, earlier, "dgo")
    for place, action in enumerate(turn := wrong_turn(puzzle)):
        page = await people.forge(ana, page, str(Go(number, 0, Doing(turn[:place], action)).address("ddo")))
    await people.press(ana, page, "dwhy")
    await people.forge(ana, earlier, "m1:ladder:0:daily:earlier")
    await people.slash(ana, "mundialito daily")


async def watching(people: Wanderer) -> None:
    """People who look on, follow a game to its end, share parts of it and replay it, also from a file."""
    club, chance = people.club, Random("watching")
    ana, ben, cy, mod = club.ana, club.ben, club.cy, club.mod
    await people.slash(cy, "mundialito watch")
    await people.slash(cy, "mundialito games")
    await people.slash(cy, "mundialito replay")
    await people.slash(cy, "mundialito table", action="verify")
    await people.slash(cy, "mundialito table", action="text")
    await people.menu(cy, "Board in words", await people.slash(cy, "mundialito help"))
    table = await seated(people, "mundialito", ben)
    await people.explore(cy, await people.slash(cy, "mundialito watch", club.lounge), skip=AWAY, most=12)
    await people.press(mod, await people.press(mod, people.board(), "more"), "follow")
    await people.slash(ana, "mundialito games")
    listed = await people.slash(cy, "mundialito watch")
    await people.forge(cy, listed, f"m1:ladder:0:watch:{club.house.now() - 10**9}|{table.id}")
    await play_on(people, table.id, 9, chance)
    people.forget()
    more = await people.press(cy, people.board(), "more")
    await people.press(cy, await people.press(cy, more, "share"), "sharepost")
    offered = await shown_as(people, cy, await people.press(cy, more, "share"), "f")
    await people.press(cy, offered, "sharepost")
    await people.later(61)
    offered = await shown_as(people, cy, await people.press(cy, more, "share"), "f")
    await people.press(cy, offered, "sharepost")
    await people.later(61)
    offered = await shown_as(people, cy, await people.press(cy, more, "share"), "m")
    await people.press(cy, await people.pick(cy, offered, "share:|", "all"), "sharepost")
    await people.later(61)
    offered = await shown_as(people, cy, await people.press(cy, more, "share"), "f")
    await filmed(people, cy, offered, "sharepost", "sharecancel")
    deny(club, club.table, club.cy, WRITE)
    await people.press(cy, await people.press(cy, more, "share"), "sharepost")
    await resigned(people, ana)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    people.forget()
    await people.explore(ben, await people.slash(ben, "mundialito replay"), most=16)
    people.forget()
    file = ("game.json", json.dumps(game_file(over)).encode())
    await people.explore(ben, await people.slash(ben, "mundialito replay", club.lounge, file=file), most=16)
    await people.later(61)
    there = await people.slash(ben, "mundialito replay", club.lounge, file=file)
    offered = await shown_as(people, ben, await people.press(ben, there, "fileshare"), "f")
    await filmed(people, ben, offered, "filepost", "filecancel")
    await people.slash(ben, "mundialito replay", file=("game.json", b"{}"))
    people.forget()
    await people.explore(ben, await people.slash(ben, "mundialito replay", club.lounge), skip=AWAY, most=3)
    await people.slash(ben, "mundialito replay", table="nowhere")
    await people.suggest(ben, "mundialito replay", option="table")
    await people.suggest(ben, "mundialito table", action="verify", option="table")


async def shown_as(people: Wanderer, who: Any, page: Seen, kind: str) -> Seen:
    """The page on which a game is shared, with another kind of picture or the film chosen."""
    return await people.forge(who, page, next(one for one in people.now(page).ids if one.endswith(f"|{kind}")))


async def filmed(people: Wanderer, who: Any, offered: Seen, moving: str, cancel: str) -> None:
    """A film that takes long, and isn't wanted any more."""
    club, reels = people.club, people.reels
    reels.held = asyncio.Event()
    told = asyncio.Event()
    show = making._Progress.show

    async def noted(progress: Any, reply: Any) -> bool:
        edited = await show(progress, reply)
        told.set()
        return edited

    with people.patch.context() as patch:
        patch.setattr(making, "NEWS", 0.05)
        patch.setattr("cogs.controls.answers.PATIENCE", 0.01)
        patch.setattr(making._Progress, "show", noted)
        waiting = asyncio.create_task(club.press(who, people.now(offered), moving))
        await told.wait()
        people.recorder.act(f"{who.name} waits for a film")
        await asyncio.gather(club.press(who, people.now(offered), cancel), waiting)
        people.recorder.act(f"{who.name} cancels the film")
    reels.held = None


PAGES = {one.__name__: one for one in (rules, lessons, ranks, calm, privacy, daily, football, posts, watching)}
