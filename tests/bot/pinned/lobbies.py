"""Evenings before a game: tables are opened, arranged, joined, refused and closed."""

from __future__ import annotations

from rules import GAMES
from tests.bot.pinned.wander import Wanderer


async def opening(people: Wanderer) -> None:
    """The list of games, and what can be wrong with what somebody asks for."""
    club = people.club
    ana, ben, cy = club.ana, club.ben, club.cy
    listed = await people.slash(ana, "mundialito play")
    for chosen in listed.ids[:2]:
        page = await people.forge(ana, listed, chosen)
        ways = [one for one in page.ids if ":open:" in one]
        for custom_id in (ways[0], ways[-1]):
            await people.forge(ana, page, custom_id)
    await people.explore(ben, await people.slash(ben, "mundialito play", club.lounge, pace="slow"), skip=["open"])
    await people.slash(ana.user, "mundialito play")
    await people.slash(ana.user, "mundialito play", game="hedgehog")
    for options in (
        {"opponent": ana},
        {"computer": "genius"},
    ):
        await people.slash(ana, "mundialito play", **options)
    await people.slash(cy, "mundialito play", opponent=club.as_member(club.bot.user.id))
    await people.slash(cy, "mundialito play", game="mundialito", where="thread", pace="slow")
    for option, value, asked in (
        ("computer", "", {}),
        ("computer", "ea", {"game": "hedgehog"}),
    ):
        await people.suggest(cy, "mundialito play", option=option, value=value, **asked)


async def inviting(people: Wanderer) -> None:
    """Challenges and invitations, and people who don't want any."""
    club = people.club
    ana, ben, cy, mod = club.ana, club.ben, club.cy, club.mod
    asked = await people.menu(cy, "Challenge", ana)
    await people.pick(cy, asked, "challenge", "hedgehog")
    await people.press(mod, people.board(), "join")
    await people.press(ana, people.board(), "leave")
    await people.press(cy, people.board(), "cancel")
    await people.menu(cy, "Challenge", cy)
    await people.slash(ben, "mundialito block", person=cy)
    await people.slash(ben, "mundialito block", person=ben)
    await people.slash(cy, "mundialito play", opponent=ben)
    await people.slash(ben, "mundialito play", club.lounge, game="worldcup")
    await people.press(cy, people.board(club.lounge), "join")
    settings = await people.slash(mod, "mundialito settings")
    await people.explore(mod, settings)
    await people.slash(cy, "mundialito play", opponent=mod)
    await people.explore(ben, await people.slash(ben, "mundialito settings"))
    await people.slash(ben, "mundialito block", person=cy, on=False)
    await people.later(2 * 60 * 60)


async def arranging(people: Wanderer, game: str) -> None:
    """A lobby of a game, and everything that can be set there."""
    club = people.club
    ana, ben, cy = club.ana, club.ben, club.cy
    await people.slash(ana, "mundialito play", game=game, where="here")
    await people.press(cy, people.board(), "start")
    if GAMES[game].about.seats[1] > 2:
        for verb in ("join", "join", "leave"):
            await people.press(cy, people.board(), verb)
    own, settings = await people.press(ana, people.board(), "more"), await people.settings(ana, people.board())
    skip = ["join", "start", "fill", "learn", "rules", "computer"]
    await people.explore(ana, people.board(), own, settings, skip=skip)
    others = {"mundialito": {"match": "15|20", "kickoff": True}, "hedgehog": {"stacking": "nest", "order": "host"}}
    others |= {"dicecup": {"pace": "slow|long", "records": True}, "worldcup": {"pace": "slow|steady", "cup": "2002"}}
    await people.form(ana, people.board(), thread=True, **others[game])
    await people.pick(ben, people.board(), "computer", "random")
    await people.pick(ana, people.board(), "computer", "-")
    if GAMES[game].about.seats[1] > 2:
        for level in ("random", "-"):
            await people.pick(ana, people.board(), "computer", level)
    own = await people.press(ana, people.board(), "more")
    if any(":fill:" in one for one in own.ids):
        await people.press(ana, await people.press(ana, own, "fill"), "fill")
        return
    await people.press(ana, people.board(), "cancel")


async def agreeing(people: Wanderer) -> None:
    """What a host suggests, and the others accept or not; people who are sent away; forms that are filled in."""
    club = people.club
    ana, ben, cy = club.ana, club.ben, club.cy
    await people.slash(ana, "mundialito play", game="mundialito")
    await people.press(ben, people.board(), "options")
    await people.form(ana, people.board(), coasters="random", hints=True)
    await people.press(ben, people.board(), "join")
    await people.press(ben, people.board(), "disagree")
    await people.slash(ana, "mundialito play", club.lounge, game="mundialito")
    await people.form(ana, people.board(club.lounge), hints=True)
    await people.press(ben, people.board(club.lounge), "join")
    await people.press(cy, people.board(club.lounge), "agree")
    await people.press(ben, people.board(club.lounge), "agree")
    await people.press(ana, people.board(club.lounge), "start")
    place = club.guild.create_text_channel("cup")
    await people.slash(ana, "mundialito play", place, game="dicecup", where="here")
    await people.press(ben, people.board(place), "join")
    await people.pick(ana, people.board(place), "computer", f"away={ben.id}")
    await people.press(ben, people.board(place), "join")
    await people.later(3 * 60 * 60)


async def naming(people: Wanderer) -> None:
    """A cup with teams of the host's choice, one of them with a name of its own."""
    ana = people.club.ana
    await people.slash(ana, "mundialito play", game="dicecup", where="here")
    await people.form(ana, people.board(), custom_team="\u200b")
    await people.form(ana, people.board(), custom_team="The Hedgehogs", selection="custom")
    await people.form(ana, people.board(), "custom_stars", custom_stars="2")
    own = await people.press(ana, people.board(), "more")
    await people.explore(ana, await people.press(ana, own, "swap"))


LOBBIES = {"opening": opening, "inviting": inviting, "agreeing": agreeing, "naming": naming} | {
    f"lobby-{game}": lambda people, game=game: arranging(people, game) for game in GAMES
}
