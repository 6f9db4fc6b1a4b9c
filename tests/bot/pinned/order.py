"""Evenings on which somebody keeps order, something is missing, or people speak several languages."""

from __future__ import annotations

from random import Random

from data import Pref
from rules import GAMES
from tests.bot.pinned.games import AWAY, play_on, resigned, seated
from tests.bot.pinned.wander import Wanderer
from tests.bot.server_pages import owner_of
from tests.bot.test_rights import INSIDE, OPEN, WRITE, deny
from tests.bot.test_status import facts


async def moderating(people: Wanderer) -> None:
    """The moderators' commands, and what they mean for others."""
    club, chance = people.club, Random("moderating")
    ana, ben, cy, mod = club.ana, club.ben, club.cy, club.mod
    await people.slash(mod, "mundialito-admin doctor")
    await people.slash(mod, "mundialito-admin end")
    await people.slash(mod, "mundialito-admin status")
    club.bot.owner_id, club.bot.owner_ids = None, frozenset({mod.id})
    operators = club.bot.features["operators"]

    async def condition() -> object:
        return facts()

    operators.condition = condition  # type: ignore[attr-defined]
    await people.slash(mod, "mundialito-admin status")
    table = await seated(people, "mundialito", ben)
    await people.slash(cy, "mundialito play", club.lounge, game="hedgehog", where="here")
    await people.slash(mod, "mundialito-admin doctor")
    await people.slash(mod, "mundialito-admin doctor", club.lounge)
    await people.slash(mod, "mundialito-admin doctor", table="nowhere")
    await play_on(people, table.id, 4, chance)
    asked = await people.slash(mod, "mundialito-admin end")
    await people.forge(ana, asked, asked.ids[0])
    await people.press(mod, asked, "end:no")
    await people.press(mod, await people.slash(mod, "mundialito-admin end"), "end:all")
    await people.slash(mod, "mundialito-admin end", club.lounge)
    await people.slash(mod, "mundialito-admin end", club.lounge, how="all")
    await people.slash(mod, "mundialito-admin end", table=table.id, how="all")
    await people.suggest(mod, "mundialito-admin end", option="table")
    place = club.guild.create_text_channel("own")
    await people.slash(mod, "mundialito play", place, game="mundialito", where="here")
    await people.press(ana, people.board(place), "join")
    await people.press(mod, await people.slash(mod, "mundialito-admin end", place), "end:resign")
    await people.slash(mod, "mundialito-admin ban list")
    await people.slash(cy, "mundialito play", club.lounge, game="hedgehog", where="here")
    for options in (
        {"person": mod},
        {"person": club.as_member(club.bot.user.id)},
        {"person": cy, "reason": "Stalling", "days": 3},
        {"person": ben, "everywhere": True},
    ):
        await people.slash(mod, "mundialito-admin ban add", **options)
    await people.slash(mod, "mundialito-admin ban list")
    await people.slash(mod, "mundialito-admin ban list", everywhere=True)
    for command in ("mundialito play", "mundialito help", "mundialito settings", "mundialito privacy show"):
        await people.slash(cy, command)
    await people.slash(ben, "mundialito play")
    await people.slash(ana, "mundialito play", opponent=cy)
    await people.slash(mod, "mundialito-admin ban remove", person=cy)
    await people.slash(mod, "mundialito-admin ban remove", person=cy)
    owner = owner_of(club)
    page = await people.form_behind(
        owner, await people.slash(owner, "mundialito-admin setup"), "srvlang:", language="de"
    )
    await people.slash(ana, "mundialito play", game="hedgehog", where="here")
    await people.form_behind(owner, page, "srvlang:", language="discord")
    page = await people.form_behind(owner, page, "srvrooms:", channels=[club.lounge])
    told = await people.slash(ana, "mundialito play")
    await people.press(ana, told, "choose:")
    await people.form_behind(owner, page, "srvrooms:", channels=[])
    told = await people.form_behind(owner, page, "srvquiet:", **{"from": ["23"], "to": ["8"], "zone": "Belrin"})
    await people.press(owner, told, "srvquiet:")
    root = club.admin_command()
    root["default_member_permissions"] = None  # as if a server let everybody see the command
    for command in ("doctor", "end", "ban list", "status"):
        await people.slash(ana, f"mundialito-admin {command}")


async def refused(people: Wanderer) -> None:
    """What isn't possible now, or no more, or not for this person, or not here."""
    club, chance = people.club, Random("refused")
    ana, ben, cy = club.ana, club.ben, club.cy
    for action in ("board", "text", "undo", "resign", "draw", "rematch", "verify"):
        await people.slash(cy, "mundialito table", action=action)
    await people.slash(cy, "move", action="b1-b2")
    await people.slash(cy, "hand")
    await people.slash(cy, "mundialito table", table="nowhere")
    await people.slash(ana, "mundialito play", game="mundialito")
    lobby = people.board()
    await people.slash(ana, "mundialito table")
    await people.slash(ana, "mundialito table", action="resign")
    await people.slash(ana, "mundialito table", action="undo")
    await people.press(ben, lobby, "cancel")
    await people.press(ben, lobby, "leave")
    await people.press(ana, lobby, "start")
    await people.press(ben, lobby, "join")
    board, table = people.board(), await club.game()
    for verb in ("join", "leave", "start", "cancel"):
        await people.forge(cy, board, f"m1:{table.id}:1:{verb}:")
    for verb in (
        "panel",
        "undo",
        "offer",
        "drawyes",
        "undoyes",
        "round",
        "goon",
        "vote:end",
        "handover",
        "return",
        "hint",
    ):
        verb, _, words = verb.partition(":")
        for who in (ana, cy):
            await people.forge(who, board, f"m1:{table.id}:{table.position}:{verb}:{words}")
    for wrong in (
        "m0:x",
        "m1:nowhere:1:panel:",
        "m1:ladder:0:ladder:nonsense",
        "m1:ladder:0:profile:x",
        "m1:ladder:0:prefs:x",
    ):
        await people.forge(ana, board, wrong)
    await play_on(people, table.id, 3, chance)
    await people.forge(ana, board, f"m1:{table.id}:1:do:b1-b2")
    await people.forge(ben, board, f"m1:{table.id}:1:do:b1-b2")
    await people.slash(ana, "mundialito play", game="mundialito", where="here")
    await people.slash(cy, "mundialito play", game="mundialito", where="here")
    for who, channel, denied in ((ben, "silent", WRITE), (ben, "flat", OPEN), (ben, "shallow", INSIDE)):
        place = club.guild.create_text_channel(channel)
        deny(club, place, who, denied)
        await people.slash(who, "mundialito play", place, game="mundialito", where="thread")
    for channel, denied in (("mute", WRITE), ("bare", "attach_files"), ("dark", "view_channel")):
        place = club.guild.create_text_channel(channel)
        deny(club, place, club.as_member(club.bot.user.id), denied)
        await people.slash(cy, "mundialito play", place, game="mundialito", where="here")
    deny(club, club.table, ana, "view_channel")
    await people.slash(ana, "mundialito table", club.lounge, action="resign")
    await people.slash(ana, "mundialito table", club.lounge, table=table.id)
    await people.slash(ana, "mundialito games", club.lounge)
    await people.suggest(ben, "mundialito table", option="table")
    await people.suggest(ben, "mundialito table", action="resign", option="table")
    await people.slash(cy, "mundialito table", action="dance")
    for who in (ben, cy):
        await people.suggest(who, "mundialito table", option="action")


async def threads(people: Wanderer) -> None:
    """Tables in threads of their own, and what becomes of the threads."""
    club = people.club
    ana, ben, cy = club.ana, club.ben, club.cy
    await people.slash(ana, "mundialito play", game="worldcup", where="thread")
    thread = club.table.threads[-1]
    await people.press(ben, people.board(thread), "join")
    await people.press(ana, people.board(thread), "cancel")
    await people.later(90)
    await people.slash(ana, "mundialito play", game="mundialito", where="here")
    await people.slash(cy, "mundialito play", game="hedgehog", where="here")
    await people.press(ben, people.board(), "join")
    await people.press(ana, people.board(), "join")
    await people.press(cy, people.board(), "start")
    await people.slash(cy, "mundialito games")


async def languages(people: Wanderer) -> None:
    """A server that reads German, with people who read French and Polish."""
    club, chance = people.club, Random("languages")
    ana, ben, cy = club.ana, club.ben, club.cy
    for who, language in ((ana, "fr"), (cy, "pl")):
        await club.archive.people.save(who.id, {Pref.CHOSEN: language})
    await club.archive.servers.save(club.guild.id, {Pref.CHOSEN: "de"})
    table = await seated(people, "mundialito", ben)
    mover = club.person(table.awaited_persons[0])
    await people.explore(mover, people.board(), skip=AWAY, most=6)
    await people.press(ana, people.board(), "more")
    await people.press(cy, people.board(), "panel")
    await play_on(people, table.id, 4, chance)
    await people.slash(ana, "mundialito table", action="text")
    await people.slash(ana, "mundialito help")
    await people.slash(cy, "mundialito settings")
    await people.slash(cy, "mundialito privacy show")
    await resigned(people, ana)
    for game in list(GAMES)[1:]:
        await people.slash(cy, "mundialito play", club.lounge, game=game, where="here")


ORDER = {one.__name__: one for one in (moderating, refused, threads, languages)}
