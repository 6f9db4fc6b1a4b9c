"""What is kept about a person: shown, exported and deleted, without a trace and without harm to anybody else."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from cogs.operations.settings import read_settings
from cogs.people.presence import dismiss, leave
from cogs.privacy.erasing import VALID, erase
from data import Ban, Status
from data.copies.backup import back_up
from data.settings import SettingsError
from ratings import Ladder, Scope
from ratings.__main__ import main as ratings
from rules.table.requests import Resign
from rules.table.results import GameResult
from rules.table.table import Closed, Finished, Lobby, Running
from tests.bot.club import Club, Seen, open_club
from tests.bot.racing import race
from tests.bot.test_leaderboard import as_text, here, played, three_games
from tests.data.making import NOON
from words import speech

say = speech("en")
DELETE = "mundialito privacy delete"


async def deleted(club: Club, who: Any) -> Seen:
    """Somebody deletes everything about themself."""
    asked = await club.slash(who, DELETE)
    return await club.press(who, asked, say("button-erase"))


async def exported(club: Club, who: Any) -> dict[str, Any]:
    """The file that somebody is given."""
    seen = await club.slash(who, "mundialito privacy export")
    assert seen.message.ephemeral
    (attachment,) = seen.message.attachments
    content: dict[str, Any] = json.loads(await attachment.read())
    return content


def figures(ladder: Ladder, *without: int) -> list[str]:
    """Every rating to the last bit, except those of some people."""
    return [line for line in ladder.bits() if int(line.split(" ")[2]) > 0 and int(line.split(" ")[2]) not in without]


def left_in(folder: Path, person: int, *names: str) -> list[str]:
    """Which of a person's traces the files of a folder hold, as text or as a number."""
    content = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    found = [name for name in (*names, str(person)) if name.encode() in content]
    return found + ["as a number"] * (person.to_bytes(8, "big") in content)


async def results_of(club: Club) -> AsyncIterator[GameResult]:
    """The saved results of the club's server, in order."""
    for result in await club.archive.results.page_of(club.guild.id):
        yield result


@pytest.mark.parametrize("private", [False, True], ids=["in a server", "in direct messages"])
async def test_what_is_kept_is_told_in_plain_words(club: Club, private: bool) -> None:
    await three_games(club)
    await club.duel()
    await club.slash(club.ana, "mundialito block", person=club.cy)
    seen = await club.slash(club.ana.user if private else club.ana, "mundialito privacy show")
    assert seen.message.ephemeral
    for line in (
        say("privacy-title"),
        say("privacy-id"),
        say("privacy-names", name="Ana", account="ana"),
        say("privacy-count-blocked", count=1),
        say("privacy-count-open", count=1),
        say("privacy-count-finished", count=3),
    ):
        assert line in seen.text
    assert not [line for line in seen.text.splitlines() if "{" in line]


async def test_a_ban_is_shown_and_exported_with_its_reason(club: Club) -> None:
    await club.archive.bans.save(Ban(club.guild.id, b"hash", club.cy.id, "Shouting", club.house.now(), None))
    seen = await club.slash(club.cy.user, "mundialito privacy show")
    assert say("privacy-count-bans", count=1) in seen.text
    (ban,) = (await exported(club, club.cy.user))["bans"]
    assert (ban["guild_id"], ban["reason"], ban["until"]) == (str(club.guild.id), "Shouting", None)
    assert (await deleted(club, club.cy.user)).text == say("privacy-erased")
    (left,) = await club.archive.bans.all()
    assert (left.digest, left.person_id, left.reason) == (b"hash", None, "")
    shown = await club.slash(club.cy.user, "mundialito privacy show")
    assert shown.text.splitlines()[1].startswith("- " + say("privacy-erased-lately", when="@").split("@")[0])


async def test_a_stranger_is_told_that_nothing_is_kept(club: Club) -> None:
    for name in ("show", "delete"):
        seen = await club.slash(club.cy, f"mundialito privacy {name}")
        assert seen.text == say("privacy-nothing")
        assert not seen.buttons
    assert await club.archive.privacy.naming(club.cy.id) == frozenset()


async def test_deleting_is_asked_about_once_and_says_what_happens(club: Club) -> None:
    await club.duel()
    asked = await club.slash(club.ana, DELETE)
    assert asked.text == say("privacy-ask", open=1, minutes=VALID)
    assert list(asked.buttons) == [say("button-erase")]
    assert isinstance(await club.game(), Running)  # nothing has happened yet
    told = await club.press(club.ana, asked, say("button-erase"))
    assert told.text == say("privacy-erased")
    assert not told.buttons
    again = await club.slash(club.ana, DELETE)
    assert say("privacy-id") not in again.text
    assert not again.buttons


async def test_nobody_deletes_somebody_else(club: Club) -> None:
    await club.duel()
    asked = await club.slash(club.ana, DELETE)
    told = await club.forge(club.ben, asked, asked.ids[0])
    assert told.text == say("press-outdated")
    assert isinstance(await club.game(), Running)


async def test_an_old_button_deletes_nothing(club: Club) -> None:
    table = await club.duel()
    asked = await club.slash(club.ana, DELETE)
    await club.later(VALID * 60 + 1)
    told = await club.press(club.ana, asked, say("button-erase"))
    assert told.text == say("privacy-late", minutes=VALID)
    assert isinstance(await club.game(table.id), Running)
    assert (await deleted(club, club.ana)).text == say("privacy-erased")


@pytest.mark.parametrize("words", ["", "{person}", "{person}|", "{person}|soon", "{person}|²", "{person}|-5", "|5"])
async def test_a_button_that_was_never_offered_deletes_nothing(club: Club, words: str) -> None:
    table = await club.duel()
    asked = await club.slash(club.ana, DELETE)
    forged = "m1:ladder:0:erase:" + words.format(person=club.ana.id)
    assert (await club.forge(club.ana, asked, forged)).text == say("press-outdated")
    assert isinstance(await club.game(table.id), Running)


async def test_a_duel_is_resigned_and_the_other_one_wins(club: Club) -> None:
    table = await club.duel()
    await deleted(club, club.ana)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    assert over.seat_of(club.ana.id) is None
    assert over.result.ranking[0] == (over.seat_of(club.ben.id),)
    assert say("person-erased") in club.board().text or "Ben" in club.board().text
    refused = await club.slash(club.ben, "mundialito table", action="rematch", table=table.id)
    assert refused.text == say("refusal-rematch-without")


async def test_lobbies_are_left_and_invitations_declined(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    mine = await club.game()
    await club.slash(club.ben, "mundialito play", club.lounge, opponent=club.ana)
    theirs = await club.game(channel=club.lounge)
    await deleted(club, club.ana)
    assert isinstance(await club.game(mine.id), Closed)
    lobby = await club.game(theirs.id)
    assert isinstance(lobby, Lobby)
    assert lobby.persons == (club.ben.id,)
    assert club.ana.id not in lobby.invited


async def test_a_table_of_three_goes_on_with_a_computer(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    for other in (club.ben, club.cy):
        await club.press(other, club.board(), "Join")
    await club.start(club.ana)
    table = await club.game()
    await deleted(club, club.ana)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert set(after.persons) == {club.ben.id, club.cy.id}
    assert sum(seat.level is not None for seat in after.seats) == 1
    assert not [person for _, people in club.mentions for person in people if person < 0]
    for _ in range(30):
        await club.later(2)
        now = await club.game(table.id)
        if isinstance(now, Running) and now.awaited_persons:
            break
    assert "<@-" not in club.board().text


async def test_nothing_is_left_after_games_of_every_kind(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with capture_logs() as logs:
        async with open_club(database) as club:
            vera = club.member("Veronika Vanish")
            account = vera.user.name
            await three_games(club)
            await played(
                club,
                *(here(club, f"v{n}", (vera.id, club.ana.id), club.ben.id, ago=n / 10) for n in range(1, 9)),
            )
            before = figures(await club.ladder(), vera.id)
            for number, game in enumerate(("mundialito", "hedgehog", "dicecup", "worldcup")):
                place = club.guild.create_text_channel(f"room{number}")
                await club.slash(vera, "mundialito play", place, game=game, where="here")
                await club.press(club.ben, club.board(place), "Join")
                lobby = await club.game(channel=place)
                if isinstance(lobby, Lobby):
                    await club.start(vera, place)
                await club.quiet()
                await club.slash(vera, "mundialito table", place)
            await club.slash(club.ben, "mundialito block", person=vera)
            await race(club, vera)
            await club.slash(vera.user, "mundialito privacy show")
            running = [head.id for head in await club.archive.seats.tables_of(vera.id, (Status.RUNNING,))]
            assert len(running) >= 4
            content = json.dumps(await exported(club, vera))
            assert str(vera.id) in content
            for table_id in running:
                table = await club.game(table_id)
                assert isinstance(table, Running)
                assert table.secret not in content
                assert table.seed not in content
            assert (await deleted(club, vera)).text == say("privacy-erased")
            await club.quiet()
            assert left_in(database.parent, vera.id, "Veronika", account) == []
            for table_id in running:
                assert (await club.game(table_id)).seat_of(vera.id) is None
            after = figures(await club.ladder())
            assert after == before
            words = await as_text(club, club.ana, "mundialito leaderboard", season="all")
            assert "Veronika" not in words.text
            assert say("person-erased") not in words.text
            folder = database.parent / "copies"
            back_up(database, folder, at=NOON, keep=3)
            assert left_in(folder, vera.id, "Veronika", account) == []
            rebuilt = [one async for one in results_of(club)]
            assert figures(Ladder(rebuilt)) == after
    output = database.parent / "export.jsonl"
    arguments = ["export", str(database), "--results", "-o", str(output)]
    assert await asyncio.to_thread(ratings, arguments) == 0
    assert left_in(database.parent, vera.id, "Veronika", account) == []
    told = caplog.text + repr(logs)
    assert str(vera.id) not in told
    assert "Veronika" not in told


async def test_the_exported_file_has_a_version_and_ids_as_text(club: Club) -> None:
    await three_games(club)
    await club.duel()
    content = await exported(club, club.ana)
    assert (content["format"], content["version"], content["person"]) == ("mundialito-person", 1, str(club.ana.id))
    assert content["preferences"]["name"] == "Ana"
    assert {row["table_id"] for row in content["results"]} == {"t1", "t2", "t3"}
    assert {row["status"] for row in content["tables"]} == {"running"}
    assert {row["guild_id"] for row in content["results"]} == {str(club.guild.id)}
    assert all(isinstance(row["ended_at"], int) for row in content["results"])
    assert str(club.ben.id) not in json.dumps(content["results"])


async def test_the_exported_file_has_the_persons_own_moves_and_nobody_elses(club: Club) -> None:
    table = await club.duel()
    for _ in range(4):
        await club.turn()
    content = await exported(club, club.ana)
    moves = [json.loads(entry) for entry in await club.journal(table.id)]
    own = [one["text"] for one in moves if one["is"] == "Played" and one["person"] == club.ana.id]
    assert own
    assert [one["text"] for one in content["actions"] if one["did"] == "Played"] == own
    assert {one["table_id"] for one in content["actions"]} == {table.id}
    assert str(club.ben.id) not in json.dumps(content["actions"])


async def test_a_long_file_comes_compressed(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.duel()
    monkeypatch.setattr("cogs.privacy.MOST_PLAIN", 100)
    seen = await club.slash(club.ana, "mundialito privacy export")
    (attachment,) = seen.message.attachments
    assert attachment.filename == "mundialito.json.gz"
    assert json.loads(gzip.decompress(await attachment.read()))["person"] == str(club.ana.id)


async def test_whoever_plays_again_is_a_new_person(club: Club) -> None:
    await three_games(club)
    await deleted(club, club.ana)
    ladder = await club.ladder()
    assert ladder.standing(Scope(), club.ana.id).games == 0
    await club.duel()
    assert {row["table_id"] for row in (await club.archive.privacy.collect(club.ana.id)).results} == set()
    assert (await club.game()).seat_of(club.ana.id) is not None


async def test_ratings_of_others_are_the_same_to_the_bit_after_ties(club: Club) -> None:
    people = [club.ana.id, club.ben.id, club.cy.id, club.mod.id]
    ties = [here(club, f"t{n}", tuple(people[n % 4 :] + people[: n % 4]), ago=n / 8) for n in range(1, 24)]
    await played(club, *ties)
    before = figures(await club.ladder(), club.ben.id)
    await erase(club.house, club.ben.id)
    assert figures(await club.ladder()) == before
    assert figures(Ladder([one async for one in results_of(club)])) == before


async def test_two_who_delete_themselves_at_once_both_go(club: Club) -> None:
    await three_games(club)
    table = await club.duel()
    await asyncio.gather(*(leave(club.house, who.id) for who in (club.ana, club.ben)))
    await asyncio.gather(*(erase(club.house, who.id) for who in (club.ana, club.ben)))
    for who in (club.ana, club.ben):
        assert await club.archive.privacy.naming(who.id) == frozenset()
    assert isinstance(await club.game(table.id), Finished)


async def test_others_may_move_while_somebody_is_erased(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.ana, "mundialito table", action="resign")
    await club.house.ask(table.id, Resign(club.ana.id, "random"), actor=club.ana.id)
    second = await club.slash(club.ben, "mundialito play", club.lounge, game="mundialito", opponent=club.cy)
    assert second
    await asyncio.gather(
        erase(club.house, club.ana.id),
        club.press(club.cy, club.board(club.lounge), "Join"),
    )
    assert isinstance(await club.game(channel=club.lounge), Running)
    assert await club.archive.privacy.naming(club.ana.id) == frozenset()


async def test_somebody_who_sits_down_again_meanwhile_leaves_that_table_too(club: Club) -> None:
    await three_games(club)
    await leave(club.house, club.ana.id)
    table = await club.duel()
    erased = await erase(club.house, club.ana.id)
    assert table.id in erased.tables
    assert isinstance(await club.game(table.id), Finished)
    assert await club.archive.privacy.naming(club.ana.id) == frozenset()


async def test_a_table_that_was_set_aside_goes_on_without_somebody_who_was_erased(club: Club) -> None:
    table = await club.duel()
    session = await club.house.session(table.id)
    await club.house.set_aside(session.head, "removed", told=False)
    await deleted(club, club.ana)
    assert await club.archive.privacy.naming(club.ana.id) == frozenset()
    revived = await club.house.revive(table.id)
    assert revived is not None
    await dismiss(club.house, revived)
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    assert over.result.ranking[0] == (over.seat_of(club.ben.id),)
    await club.quiet()
    assert not [person for _, people in club.mentions for person in people if person < 0]


async def test_help_links_the_pages_that_an_operator_has(club: Club) -> None:
    assert not [one for one in (await club.slash(club.cy, "mundialito help")).rows if one.get("url")]
    pages = {"privacy_url": "https://example.org/privacy", "terms_url": "https://example.org/terms"}
    club.bot.desk.settings = club.bot.desk.settings.model_copy(update=pages)
    links = [one for one in (await club.slash(club.cy, "mundialito help")).rows if one.get("url")]
    assert [(one["label"], one["url"]) for one in links] == [
        (say("button-privacy"), "https://example.org/privacy"),
        (say("button-terms"), "https://example.org/terms"),
    ]


@pytest.mark.parametrize("address", ["ftp://example.org", "example.org/privacy", "https://", "javascript:alert(1)"])
def test_an_address_that_discord_cannot_open_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRIVACY_URL", address)
    with pytest.raises(SettingsError, match="PRIVACY_URL"):
        read_settings()
