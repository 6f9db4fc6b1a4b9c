"""`/mundialito watch` lists the running games of a server that a person may see, page by page."""

from __future__ import annotations

import discord
import pytest

from cogs.people.access import GOOD
from cogs.watching import page as watching
from tests.bot.club import Club
from tests.bot.racing import race
from tests.bot.test_budget import billed
from words import speech

say = speech("en")
PICK, OLDER, NEWEST = say("watch-pick"), say("button-older"), say("button-newest")


def ids(seen: object) -> list[str]:
    """The tables in the menu."""
    return [item["value"] for item in seen.selects[PICK]["options"]]  # type: ignore[attr-defined]


async def test_running_games_are_listed_with_players_and_a_link(club: Club) -> None:
    assert (await club.slash(club.cy, "mundialito watch")).text == say("watch-none")
    table = await club.duel()
    await club.turn()
    seen = await club.slash(club.cy, "mundialito watch")
    assert seen.message.ephemeral
    assert ids(seen) == [table.id]
    line = seen.text.splitlines()[1]
    for part in ("Mundialito", "Ana", "Ben", "turn 2", f"<t:{club.house.now() // 1_000_000}", "discord.com/channels/"):
        assert part in line, (part, line)


async def test_the_last_move_is_when_the_game_moved_not_when_somebody_asked_something(club: Club) -> None:
    table = await club.duel()
    begun = int((await club.game()).moved_at)  # type: ignore[union-attr]
    await club.later(30)
    await club.turn()
    moved = int((await club.game()).moved_at)  # type: ignore[union-attr]
    assert moved > begun
    await club.later(60)
    await club.slash(club.ana, "mundialito table", action="undo")
    assert (await club.session(table.id)).head.updated_at > moved + 30_000
    assert f"last move <t:{moved // 1000}:" in (await club.slash(club.cy, "mundialito watch")).text


async def test_a_game_without_a_move_is_listed_with_its_beginning(club: Club) -> None:
    await club.duel(kickoff="choose")
    begun = int((await club.game()).moved_at)  # type: ignore[union-attr]
    assert f"began <t:{begun // 1000}:" in (await club.slash(club.cy, "mundialito watch")).text


async def test_choosing_a_game_opens_its_board(club: Club) -> None:
    table = await club.duel()
    seen = await club.slash(club.cy, "mundialito watch")
    panel = await club.pick(club.cy, seen, PICK, table.id)
    assert panel.message.ephemeral
    assert panel.alt
    assert "You're watching" in panel.text


async def test_games_in_hidden_channels_puzzles_lobbies_and_other_servers_are_not_listed(club: Club) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    staff = club.guild.create_text_channel("staff", overwrites={club.cy: hidden})
    await club.slash(club.ben, "mundialito play", staff, computer="random")
    secret = await club.game(channel=staff)
    await race(club, club.ana, club.lounge)
    await club.slash(club.ana, "mundialito play", club.table, game="mundialito")
    await club.slash(club.ana_abroad, "mundialito play", club.far, computer="random")
    seen = await club.slash(club.cy, "mundialito watch")
    assert seen.text == say("watch-none")
    assert ids(await club.slash(club.ana, "mundialito watch")) == [secret.id]
    told = await club.forge(club.cy, seen, "m1:ladder:0:watched:", [secret.id])
    assert told.text == say("refusal-no-table")
    assert not told.alt


async def test_many_games_have_pages_which_skip_what_is_hidden(club: Club) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    wanted = []
    for number in range(watching.LISTED + 3):
        unseen = number % 3 == 2
        place = club.guild.create_text_channel(f"t{number}", overwrites={club.cy: hidden} if unseen else {})
        await club.slash((club.ana, club.ben, club.mod)[number % 3], "mundialito play", place, computer="random")
        if not unseen:
            wanted.append((await club.game(channel=place)).id)
        club.clock.ahead += 1
    wanted.reverse()
    first = await club.slash(club.cy, "mundialito watch")
    assert ids(first) == wanted[: watching.LISTED]
    assert OLDER not in first.buttons if len(wanted) <= watching.LISTED else OLDER in first.buttons
    everything = await club.slash(club.ana, "mundialito watch")
    assert len(ids(everything)) == watching.LISTED
    rest = await club.press(club.ana, everything, OLDER)
    assert len(ids(rest)) == 3
    assert not set(ids(rest)) & set(ids(everything))
    assert OLDER not in rest.buttons
    assert ids(await club.press(club.ana, rest, NEWEST)) == ids(everything)


async def test_a_page_asks_discord_about_a_few_channels_and_remembers_the_answers(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "MOST_ASKED", 2)
    for number in range(5):
        place = club.guild.create_text_channel(f"t{number}")
        await club.slash((club.ana, club.ben, club.mod)[number % 3], "mundialito play", place, computer="random")
        club.clock.ahead += 1
    asked: list[int] = []
    fetch = club.bot.fetch_channel

    async def noted(channel_id: int) -> object:
        asked.append(channel_id)
        return await fetch(channel_id)

    monkeypatch.setattr(club.bot, "fetch_channel", noted)
    monkeypatch.setattr(club.bot, "get_channel", lambda channel_id: None)  # as for threads that sleep
    page = await club.slash(club.cy, "mundialito watch")
    assert len(ids(page)) == len(asked) == 2
    pages = [ids(page)]
    while OLDER in page.buttons:
        page = await club.press(club.cy, page, OLDER)
        pages.append(ids(page))
    assert list(map(len, pages)) == [2, 2, 1]
    assert len(set(asked)) == len(asked) == 5
    assert len(ids(await club.slash(club.cy, "mundialito watch"))) == 5, "the answers are known for a moment"
    assert len(asked) == 5
    club.clock.ahead += GOOD / 1000
    bills = billed(club, monkeypatch)
    await club.slash(club.cy, "mundialito watch")
    assert len(asked) == 7
    assert bills[club.cy.id] > 0


async def test_in_direct_messages_there_is_nothing_to_watch(club: Club) -> None:
    assert (await club.slash(club.cy.user, "mundialito watch")).text == say("watch-server-only")


async def test_an_invented_page_is_refused(club: Club) -> None:
    seen = await club.slash(club.cy, "mundialito watch")
    for words in ("x|y", "1|", "99999999999999999999|abc"):
        assert (await club.forge(club.cy, seen, f"m1:ladder:0:watch:{words}")).text == say("press-outdated")
