"""Evenings with a game: what players and others see from the first move to the rematch."""

from __future__ import annotations

from random import Random
from typing import Any

from rules import GAMES
from rules.core.match import Match
from rules.table.requests import Play
from rules.table.table import Finished, Running
from testbed.controls import means
from tests.bot.club import use_seed
from tests.bot.pinned.wander import Wanderer
from tests.bot.test_reviewing import reviews_of
from tests.rules.worldcup_moments import some_action

#: What only leads away from the game.
AWAY = ("learn", "rules", "topic", "resignask", "ladder")


async def seated(people: Wanderer, game: str, *others: Any, **given: Any) -> Running:
    """Begin a game of Ana's with these others, in this order."""
    club = people.club
    await people.slash(club.ana, "mundialito play", game=game, where="here", **given)
    lobby = await club.game()
    await people.settle(club.ana, "order=joined")
    for other in others:
        await people.press(other, people.board(), "join")
    if people.board().is_lobby:
        await people.press(club.ana, people.board(), "start")
    return await running(people, lobby.id)


async def running(people: Wanderer, table_id: str) -> Running:
    table = await people.club.game(table_id)
    assert isinstance(table, Running)
    return table


def chosen(match: Match, chance: Random) -> str:
    """A legal action."""
    if match.game.about.key == "worldcup":
        return some_action(match, chance)
    return chance.choice([text for text in match.legal() if text != "end"] or match.legal())


async def play_on(people: Wanderer, table_id: str, turns: int, chance: Random) -> None:
    """Let whoever is awaited act so often, without controls."""
    club = people.club

    async def played() -> None:
        for _ in range(turns):
            table = await club.game(table_id)
            if not isinstance(table, Running) or not table.awaited_persons or table.paused:
                return
            person = table.awaited_persons[0]
            await club.house.ask(table.id, Play(person, chosen(table.match, chance)), actor=person)
            await club.quiet()

    await people.act(f"{turns} actions are played", played())


async def resigned(people: Wanderer, who: Any, **named: str) -> None:
    await people.press(who, await people.slash(who, "mundialito table", action="resign", **named), "resign")


async def afterwards(people: Wanderer, table_id: str, *players: Any) -> None:
    """What can be done with a finished game."""
    club = people.club
    ana, cy = club.ana, club.cy
    over = people.board()
    people.forget()
    await people.explore(cy, over, skip=["rematch", *AWAY], most=14)
    people.forget()
    if any(":review:" in one for one in over.ids):
        await people.explore(ana, await people.press(ana, over, "review"), most=8)
        await own_mistake(people, table_id)
    await people.slash(cy, "mundialito table", action="verify", table=table_id)
    await people.menu(cy, "Replay", over)
    await people.menu(cy, "Board in words", over)
    for who in players:
        await people.press(who, over, "rematch")


async def own_mistake(people: Wanderer, table_id: str) -> None:
    """A moment of a review that its player tries again, wrongly, and what would have been better."""
    club, table = people.club, await people.club.game(table_id)
    assert isinstance(table, Finished)
    review = await reviews_of(club).find(table)
    found = [] if review is None else [one for one in review.moments if table.seats[one.seat].person is not None]
    if not found:
        return
    moment, who = found[0], club.person(table.seats[found[0].seat].person or 0)
    own = f"m1:{table_id}:{moment.index}"
    seen = await people.forge(who, await people.press(who, people.board(), "review"), f"{own}:mtry:")
    people.forget()
    await people.explore(who, seen, skip=["mdo"], most=4)
    done = [moment.played]
    while not any(means(one, "mshow") for one in seen.ids):
        seen = await people.forge(who, seen, f"{own}:mdo:{len(done) - 1}|{'|'.join(done)}")
        done.append("end")
    await people.press(who, seen, "mshow")


async def mundialito(people: Wanderer) -> None:
    """A game for two with everything that they can ask of each other."""
    club, chance = people.club, Random("mundialito")
    ana, ben, cy = club.ana, club.ben, club.cy
    table = await seated(people, "mundialito", ben)
    first, second = (club.person(table.seats[seat].person) for seat in (0, 1))
    mover = club.person(table.awaited_persons[0])
    other = second if mover is first else first
    start = people.board()
    await people.press(other, start, "panel")
    await people.press(cy, start, "panel")
    panel = await people.press(mover, start, "panel")
    await people.explore(mover, panel, skip=AWAY, most=16)
    await people.slash(other, "move", action="b1-b2")
    await people.slash(mover, "move", action="castle")
    await people.slash(mover, "move", action="a1-a9")
    await people.suggest(mover, "move", option="action")
    await people.slash(mover, "move", action="end")
    await play_on(people, table.id, 4, chance)
    people.forget()
    await people.explore(cy, await people.press(cy, people.board(), "more"), skip=["more", *AWAY], most=12)
    await people.explore(ana, await people.press(ana, people.board(), "panel"), skip=["step", "pick", *AWAY], most=3)
    await people.slash(ben, "mundialito table")
    await people.slash(cy, "mundialito table")
    await people.slash(ana, "mundialito table", action="text")
    await people.forge(mover, start, panel.ids[0])
    await people.slash(ana, "mundialito table", action="undo")
    await people.press(cy, people.board(), "undoyes")
    await people.press(ben, people.board(), "undono")
    await people.slash(ana, "mundialito table", action="undo")
    await people.press(ben, people.board(), "undoyes")
    await people.slash(ana, "mundialito table", action="draw")
    asked = await people.press(ana, await people.press(ana, people.board(), "more"), "offerask")
    await people.press(ana, asked, "offer")
    await people.slash(ben, "mundialito table", action="draw")
    await people.press(ben, people.board(), "drawno")
    await people.press(ben, await people.slash(ben, "mundialito table", action="resign"), "never")
    await resigned(people, ben)
    await afterwards(people, table.id, ana, ana, ben)
    await people.slash(ana, "mundialito table", action="rematch", table=table.id)


async def drawn(people: Wanderer) -> None:
    """Draws by agreement, a slow game with reminders, somebody away, and a vote."""
    club, chance = people.club, Random("drawn")
    ana, ben, cy = club.ana, club.ben, club.cy
    table = await seated(people, "mundialito", ben)
    await play_on(people, table.id, 3, chance)
    await people.press(ana, await people.slash(ana, "mundialito table", action="draw"), "offer")
    await people.press(ben, await people.press(ben, people.board(), "drawask"), "drawyes")
    await people.slash(cy, "mundialito play", club.lounge, game="mundialito", pace="slow", where="here")
    await people.form(cy, people.board(club.lounge), kickoff=True)
    await people.press(ben, people.board(club.lounge), "join")
    slow = await club.game(channel=club.lounge)
    for hours in (13, 24, 48, 24):
        await people.later(hours * 60 * 60)
    people.forget()
    await people.explore(cy, people.board(club.lounge), skip=AWAY, most=6)
    awaited = (await running(people, slow.id)).awaited_persons
    other = cy if ben.id in awaited else ben
    await people.press(other, people.board(club.lounge), "more")
    if any(":vote:" in one for one in people.board(club.lounge).ids):
        await people.press(club.mod, people.board(club.lounge), "vote")
        await people.press(other, people.board(club.lounge), "vote")
    for days in (4, 4):
        await people.later(days * 24 * 60 * 60)


async def hedgehog(people: Wanderer) -> None:
    """A race of four, one of whom leaves it to a computer and comes back, and one of whom resigns."""
    club, chance = people.club, Random("hedgehog")
    ana, ben, cy, mod = club.ana, club.ben, club.cy, club.mod
    table = await seated(people, "hedgehog", ben, cy)
    await people.explore(club.person(table.awaited_persons[0]), people.board(), skip=AWAY, most=14)
    table = await running(people, table.id)
    await people.slash(mod, "move", action="1")
    await people.slash(club.person(table.awaited_persons[0]), "move", action="nonsense")
    await people.suggest(club.person(table.awaited_persons[0]), "move", option="action")
    await play_on(people, table.id, 9, chance)
    more = await people.press(ben, people.board(), "more")
    await people.press(ben, more, "handover")
    await people.press(ben, people.board(), "panel")
    await people.press(ben, await people.press(ben, people.board(), "more"), "return")
    await people.slash(mod, "mundialito table", action="text")
    people.forget()
    await people.explore(mod, await people.press(mod, people.board(), "more"), skip=["more", *AWAY], most=10)
    await resigned(people, cy)
    await play_on(people, table.id, 6, chance)
    await people.slash(ana, "mundialito table", action="undo")
    await resigned(people, ben)
    await people.slash(ana, "mundialito table")
    if isinstance(await club.game(table.id), Running):
        await resigned(people, ana)
    await afterwards(people, table.id, ana)


async def dicecup(people: Wanderer) -> None:
    """A cup in which the table plays on its own, round by round, with pauses."""
    club, chance = people.club, Random("dicecup")
    ana, ben, cy = club.ana, club.ben, club.cy
    table = await seated(people, "dicecup", ben)
    await people.explore(ana, people.board(), skip=["round", *AWAY], most=14)
    await play_on(people, table.id, 5, chance)
    await people.explore(cy, people.board(), skip=AWAY, most=6)
    for _ in range(2):
        for verb, who in (("round", ana), ("roundno", ben), ("round", ana), ("roundyes", ben), ("goon", ana)):
            if any(f":{verb}:" in one for one in people.board().ids):
                await people.press(who, people.board(), verb)
        await play_on(people, table.id, 12, chance)
    await people.later(120)
    people.forget()
    await people.explore(ben, people.board(), skip=["round", *AWAY], most=12)
    await people.slash(cy, "mundialito table", action="text")
    await people.slash(ana, "hand")
    await resigned(people, ben)
    for _ in range(60):
        now = await club.game(table.id)
        if not isinstance(now, Running):
            break
        for verb in ("skip", "goon", "round"):
            if any(f":{verb}:" in one for one in people.board().ids):
                await people.act(f"ana presses {verb}", club.press(ana, people.board(), verb))
                break
        else:
            await play_on(people, table.id, 30, chance)
    if isinstance(await club.game(table.id), Running):
        await resigned(people, ana)
    await afterwards(people, table.id, ana)


async def cup(people: Wanderer) -> None:
    """A cup against computers, which somebody watches once all their teams are out."""
    club = people.club
    ana = club.ana
    use_seed(people.patch, f"{2:064x}")  # her teams are out two matches or more before the final
    await people.slash(ana, "mundialito play", game="dicecup", where="here")
    lobby = await club.game()
    await people.press(ana, await people.press(ana, people.board(), "start"), "start:alone")
    skipped = False
    for _ in range(40):
        if not isinstance(await club.game(lobby.id), Running):
            return
        verbs = ("goon", "skip", "round", "do") if not skipped else ("skip", "goon", "round", "do")
        verb = next(verb for verb in verbs if any(means(one, verb) for one in people.board().ids))
        skipped = verb == "goon"
        await people.press(ana, people.board(), verb)


async def worldcup(people: Wanderer) -> None:
    """A cup with hidden hands, in private answers and in direct messages."""
    club, chance = people.club, Random("worldcup")
    ana, ben, cy = club.ana, club.ben, club.cy
    table = await seated(people, "worldcup", ben)
    mover = club.person(table.awaited_persons[0])
    other = ben if mover is ana else ana
    await people.press(other, people.board(), "panel")
    await people.press(cy, people.board(), "panel")
    hand = await people.press(mover, people.board(), "panel")
    await people.explore(mover, hand, skip=["do", *AWAY], most=14)
    await people.suggest(mover, "move", option="action")
    await people.slash(mover, "move", action="A B9:XXX")
    await people.slash(other, "hand")
    await people.slash(other.user, "hand")
    await people.slash(cy, "hand")
    await people.slash(other.user, "move", action="x A")
    people.forget()
    await people.explore(mover, hand, skip=AWAY, most=12)
    await play_on(people, table.id, 6, chance)
    people.forget()
    await people.explore(cy, await people.press(cy, people.board(), "more"), skip=["more", *AWAY], most=12)
    await people.slash(mover, "mundialito table", action="undo")
    await people.slash(ana, "mundialito table", action="text")
    await play_on(people, table.id, 24, chance)
    await people.press(ana, people.board(), "panel")
    await resigned(people, other)
    if isinstance(await club.game(table.id), Running):
        await resigned(people, mover)
    await afterwards(people, table.id, ana, ben)


async def alone(people: Wanderer) -> None:
    """Games against computers, with a hint, in a server and in direct messages."""
    club, chance = people.club, Random("alone")
    ana, ben = club.ana, club.ben
    for game in GAMES:
        place = club.guild.create_text_channel(f"{game}-alone")
        await people.slash(ana, "mundialito play", place, game=game, computer="random", where="here")
        lobby = await club.game(channel=place)
        if any(":fill:" in one for one in people.board(place).ids):
            await people.press(ana, people.board(place), "fill")
        elif any(":start:" in one for one in people.board(place).ids):
            await people.press(ana, people.board(place), "start")
        people.forget()
        await people.explore(ana, people.board(place), skip=AWAY, most=9)
        await play_on(people, lobby.id, 3, chance)
    await people.slash(ben.user, "mundialito play", game="mundialito", computer="random")
    people.forget()
    await people.explore(ben.user, people.board(ben.user.dm_channel), skip=["hint", *AWAY], most=9)
    await people.slash(ben.user, "mundialito play", game="mundialito", computer="random")
    await people.slash(ben.user, "mundialito games")
    await resigned(people, ben.user)


PLAYED = {one.__name__: one for one in (mundialito, drawn, hedgehog, dicecup, cup, worldcup, alone)}
