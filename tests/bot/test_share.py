"""The page on which a game is shared: what it shows, what is posted, and what leads on from there."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from cogs.sharing.page import ShareKind, ShareVerb, caption
from data import Pref
from host.budget import MOST
from host.reviews import game_to_review
from rules.table.results import game_file
from tests.bot.club import Club, Seen
from tests.bot.racing import race
from tests.bot.test_daily import daily, give_up, latest_table, play_to_the_end
from tests.bot.test_filming import duel_with_a_turn, page_of, reels_of, resigned
from tests.bot.test_reviewing import Critics, criticized, reviews_of
from tests.bot.test_reviewing import over as played
from tests.bot.test_rights import WRITE, deny
from words import LANGUAGES, speech

say = speech("en")
KINDS = ["Card", "Clip", "Moments"]
BLUE, GREY, GREEN = 1, 2, 3


async def over(club: Club) -> tuple[Any, Seen]:
    """A game that Ana resigned after a turn, and its board."""
    return await resigned(club), club.board()


def styles(seen: Seen) -> dict[str, int]:
    """The colours of the buttons."""
    return {label: part["style"] for label, part in seen.buttons.items()}


async def test_the_page_of_a_finished_game_shows_its_card_and_what_else_there_is(club: Club) -> None:
    _, board = await over(club)
    page = await club.press(club.cy, board, "Share")
    assert page.message.ephemeral
    assert (
        page.text == f"### Share this game\nEveryone in <#{club.table.id}> sees it, with **Replay** and **Play this**."
    )
    assert "Ben wins! Ana resigned." in page.alt
    assert styles(page) == {"Card": BLUE, "Clip": GREY, "Moments": GREY, "Post it": GREEN}
    (menu,) = page.selects.values()
    assert [one["label"] for one in menu["options"]] == ["The whole game", "The last turn"]
    assert menu["options"][0]["default"]


async def test_what_is_posted_says_who_played_and_leads_on(club: Club) -> None:
    table, board = await over(club)
    told = await club.press(club.cy, await club.press(club.cy, board, "Share"), "Post it")
    posted = club.board()
    assert told.text == f"**It's in <#{club.table.id}>.**"
    assert told.buttons["View"]["url"].endswith(f"/{club.table.id}/{posted.message.id}")
    assert posted.text == "-# Ben v Ana · Pyramid football · shared by Cy"
    assert "Ben wins! Ana resigned." in posted.alt
    assert styles(posted) == {"Replay": GREY, "Play this": BLUE}
    assert not posted.message.ephemeral
    replay = await club.press(club.ben, posted, "Replay")
    assert replay.message.ephemeral
    assert table.id in replay.text
    picker = await club.press(club.ben, posted, "Play this")
    assert picker.message.ephemeral
    assert picker.text.startswith("### Pyramid football")
    assert "Open a table" in picker.buttons


async def test_each_kind_shows_what_would_be_posted(club: Club) -> None:
    reels = reels_of(club)
    _, board = await over(club)
    page = await club.press(club.cy, board, "Share")
    for kind in ("Clip", "Moments", "Card"):
        page = await club.press(club.cy, page, kind)
        assert [label for label, style in styles(page).items() if style == BLUE] == [kind]
        assert ("A clip of" in page.text) is (kind == "Clip")
        assert page.alt
    moments = await club.press(club.cy, page, "Moments")
    assert moments.alt.endswith("Turn 1: Ana resigned.")
    await club.press(club.cy, moments, "Post it")
    assert club.board().alt == moments.alt
    await club.later(61)
    film = await club.press(club.cy, await club.press(club.cy, board, "Share"), "Clip")
    assert film.text.endswith("seconds. Making it takes a moment.")
    await club.press(club.cy, film, "Post it")
    assert club.board().alt == "What happens"
    assert (reels.orders[0].first, reels.orders[0].last) == (0, len(reels.orders[0].log))


async def test_a_part_of_the_game_is_named_where_it_is_posted(club: Club) -> None:
    await duel_with_a_turn(club)
    board = club.board()
    page = await page_of(club, club.cy, board)
    assert list(page.buttons) == ["Picture", "Clip", "Moments", "Post it"]
    (menu,) = page.selects.values()
    assert [one["label"] for one in menu["options"] if one["default"]] == ["The last turn"]
    for kind in ("Moments", "Picture"):
        page = await club.press(club.cy, page, kind)
    assert "Mundialito, turn" in page.alt
    await club.press(club.cy, page, "Post it")
    assert club.board().text == "-# The last turn · Ben v Ana · Pyramid football · shared by Cy"
    await club.later(61)
    page = await page_of(club, club.cy, board)
    whole = await club.pick(club.cy, page, "Choose a part", "all")
    assert whole.message.id == page.message.id
    await club.press(club.cy, whole, "Post it")
    assert club.board().text == "-# Ben v Ana · Pyramid football · shared by Cy"


async def test_the_moment_that_a_review_is_about_is_shared_from_there(club: Club) -> None:
    reviews_of(club)._make = Critics()
    table = await played(club)
    (moment, *_) = criticized(game_to_review(table)).worst(table.seat_of(club.ana.id))
    review = await club.press(club.ana, await club.press(club.ana, club.board(), "Review"), "▶️")
    page = await club.press(club.ana, review, "Share")
    (menu,) = page.selects.values()
    (chosen,) = (one for one in menu["options"] if one["default"])
    assert chosen["value"] == f"moment-{moment.index + 1}"
    assert chosen["label"].startswith("Turn ")


async def test_what_could_not_be_posted_is_explained_and_can_be_tried_again_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, board = await over(club)
    page = await club.press(club.cy, board, "Share")

    async def refused(*given: Any, **named: Any) -> Any:
        response: Any = SimpleNamespace(status=500, reason="no")
        raise discord.DiscordServerError(response, "no")

    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessageable, "send", refused)
        told = await club.press(club.cy, page, "Post it")
    assert told.message.ephemeral
    assert told.text
    assert "View" not in told.buttons
    assert "View" in (await club.press(club.cy, page, "Post it")).buttons


async def test_somebody_who_shared_something_here_waits_a_minute(club: Club) -> None:
    _, board = await over(club)
    await club.press(club.ana, await club.press(club.ana, board, "Share"), "Post it")
    again = await club.press(club.ana, board, "Share")
    assert (await club.press(club.ana, again, "Post it")).text == say("show-too-soon")
    posted = club.board().message.id
    await club.later(61)
    await club.press(club.ana, again, "Post it")
    assert club.board().message.id != posted


async def test_where_pictures_cannot_be_posted_the_page_says_what_is_missing(club: Club) -> None:
    _, board = await over(club)
    page = await club.press(club.cy, board, "Share")
    deny(club, club.table, club.as_member(club.bot.user.id), "attach_files")  # type: ignore[union-attr]
    missing = "I can't post pictures here. Ask a moderator to give me **Attach Files**."
    assert (await club.press(club.cy, board, "Share")).text == missing
    assert (await club.press(club.cy, page, "Post it")).text == missing


async def test_somebody_without_the_right_to_write_or_attach_here_is_told_so(club: Club) -> None:
    _, board = await over(club)
    page = await club.press(club.cy, board, "Share")
    deny(club, club.table, club.cy, WRITE)
    assert "**Send Messages**" in (await club.press(club.cy, page, "Post it")).text
    page = await club.press(club.ben, board, "Share")
    deny(club, club.table, club.ben, "attach_files")
    assert "**Attach Files**" in (await club.press(club.ben, page, "Post it")).text


async def test_what_cannot_be_drawn_is_not_posted(club: Club) -> None:
    _, board = await over(club)
    club.studio.broken = True
    page = await club.press(club.cy, board, "Share")
    assert list(page.buttons) == [*KINDS, "Post it"]
    assert not page.alt
    assert (await club.press(club.cy, page, "Post it")).text == say("share-not-drawn")
    assert club.board().message.id == board.message.id
    club.studio.broken = False
    assert "View" in (await club.press(club.cy, page, "Post it")).buttons


async def test_the_game_of_a_file_is_posted_without_names_or_a_replay(club: Club) -> None:
    table, _ = await over(club)
    content = json.dumps(game_file(table)).encode()
    viewer = await club.slash(club.cy, "mundialito replay", club.lounge, file=("a game.json", content))
    page = await club.press(club.cy, viewer, "Share")
    assert page.text.endswith(f"Everyone in <#{club.lounge.id}> sees it, with **Play this**.")
    page = await club.press(club.cy, await club.press(club.cy, page, "Moments"), "Picture")
    await club.press(club.cy, page, "Post it")
    posted = club.board(club.lounge)
    assert posted.text == "-# The last turn · from a game file · Pyramid football · shared by Cy"
    assert list(posted.buttons) == ["Play this"]


async def test_in_direct_messages_the_page_and_the_post_are_in_the_readers_language(club: Club) -> None:
    ana, french = club.ana.user, speech("fr")
    await club.archive.people.save(club.ana.id, {Pref.CHOSEN: "fr"})
    await club.slash(ana, "mundialito play", computer="random")
    (head,) = await club.archive.seats.tables_of(club.ana.id)
    place = discord.Object(head.channel_id)
    asked = await club.slash(ana, "mundialito table", action="resign")
    await club.press(ana, asked, french("button-resign-yes"))
    page = await club.press(ana, club.board(place), "Partager")
    assert page.text == "### Partager cette partie\nJe la publie ici, avec **Replay** et **Y jouer**."
    told = await club.press(ana, page, "Publier")
    assert told.text == "**C’est publié.**"
    assert club.board(place).text.endswith("· partagé par Ana")


async def test_of_a_puzzle_whose_day_is_not_over_only_the_result_is_shared_by_its_player(club: Club) -> None:
    await daily(club, club.ana)
    table = await play_to_the_end(club, club.ana)
    shown = await club.slash(club.ana, "mundialito table", table=table.id)
    page = await club.press(club.ana, shown, "Share")
    assert page.message.ephemeral
    title, audience, result, facts = page.text.splitlines()
    assert title == "### Share this game"
    assert audience.startswith(f"Everyone in <#{club.table.id}> sees your result. You can share the board <t:")
    assert result in ("**Ana made it!**", "**Not solved**")
    assert facts.startswith(f"-# Ana · Hedgehog race · Daily puzzle {table.puzzle} · ")
    assert styles(page) == {"Post it": GREEN}
    assert not page.alt
    told = await club.press(club.ana, page, "Post it")
    assert "View" in told.buttons
    posted = club.board()
    assert posted.text == f"{result}\n{facts}"
    assert not posted.alt
    page = await club.press(club.ben, posted, "Play it too")
    assert page.text.startswith(f"### Daily {table.puzzle}")
    await race(club, club.ben)
    assert (await latest_table(club, club.ben)).puzzle == table.puzzle


async def test_a_try_for_practice_is_never_shared_as_if_it_counted(club: Club) -> None:
    for number in range(2):
        await daily(club, club.ana)
        await play_to_the_end(club, club.ana)
        table = await latest_table(club, club.ana)
        for day in range(2):
            shown = await club.slash(club.ana, "mundialito leaderboard")
            page = await club.forge(club.ana, shown, f"m1:{table.id}:1:share:all|0|c")
            told = f"Daily puzzle {table.puzzle}{', for practice' if number else ''}"
            assert f"{told} · " in page.text if day == 0 else f"{told}." in page.alt
            club.clock.ahead += (1, -1)[day] * 2 * 24 * 3600


async def test_a_puzzle_is_shared_like_any_game_once_its_day_is_over(club: Club) -> None:
    await daily(club, club.ana)
    await give_up(club, club.ana, await latest_table(club, club.ana))
    table = await latest_table(club, club.ana)
    shown = await club.slash(club.ana, "mundialito leaderboard")
    await club.later(2 * 24 * 3600)
    page = await club.forge(club.ana, shown, f"m1:{table.id}:1:share:")
    assert list(page.buttons) == [*KINDS, "Post it"]
    await club.press(club.ana, page, "Post it")
    assert club.board().alt
    assert list(club.board().buttons) == ["Play it too"]
    late = await club.forge(club.ana, shown, f"m1:{table.id}:1:sharepost:result")
    assert late.text == say("press-outdated")


@pytest.mark.parametrize("words", ["nonsense!", "all|", "all|1|x", "goal-9|0|c"])
async def test_a_control_that_asks_for_something_unknown_is_answered_with_a_sentence(club: Club, words: str) -> None:
    table, board = await over(club)
    for verb in ("share", "sharepost"):
        assert (await club.forge(club.ben, board, f"m1:{table.id}:1:{verb}:{words}")).text == say("press-outdated")


@pytest.mark.parametrize("old", ["card:", "card:board", "sharemoving:all|0", "sharestill:all|0", "share:all|0"])
async def test_the_controls_of_earlier_ways_to_share_are_answered(club: Club, old: str) -> None:
    table, board = await over(club)
    told = await club.forge(club.ben, board, f"m1:{table.id}:1:{old}")
    assert told.message.ephemeral
    assert told.text == (say("press-outdated") if not old.startswith("share:") else (await page_again(club, board)))


async def page_again(club: Club, board: Seen) -> str:
    return (await club.press(club.ben, board, "Share")).text


def test_more_than_four_players_are_counted_where_they_are_named() -> None:
    names = ("Ana", "Ben", "Carla", "Dario", "Emil")
    assert caption("hedgehog", "", names[:3], "Ana", say).startswith("-# Ana, Ben, Carla · Hedgehog race")
    assert caption("hedgehog", "", names, "Ana", say).startswith("-# Ana, Ben, Carla and 2 more · Hedgehog race")
    assert caption("hedgehog", "", names[:1], "Ana", say) == "-# Ana · Hedgehog race · shared by Ana"


# Measures ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_keeps_its_measures_in_every_language(club: Club, language: str) -> None:
    _, board = await over(club)
    await club.archive.people.save(club.cy.id, {Pref.CHOSEN: language})
    page = await club.press(club.cy, board, "share")
    for kind in ShareKind:
        page = await club.forge(club.cy, page, next(one for one in page.ids if one.endswith(f"all|0|{kind}")))
        rows: list[dict[str, Any]] = list(walk_components(page.message.components))
        buttons = [row for row in rows if row["type"] == 2]
        assert all(len(one["label"]) <= 22 for one in buttons)
        assert sum(one["style"] == GREEN for one in buttons) == 1
        assert sum(one["style"] == BLUE for one in buttons) == 1, "what is chosen"
        assert not any(one.get("disabled") for one in buttons)
        assert page.text.count("### ") == 1
        assert page.text.count("-# ") == (kind is ShareKind.FILM)
        assert len(page.selects) + len(buttons) == 5
        assert page.alt
        heading, *lines = page.text.splitlines()
        assert len(heading) <= 4 + 30
        assert sum(-(-len(line.replace("*", "").replace(f"<#{club.table.id}>", "#table")) // 36) for line in lines) <= 4


async def test_the_page_after_a_film_that_was_cancelled_is_paid_for_too(club: Club) -> None:
    table, board = await over(club)
    page = await club.press(club.cy, board, "Share")
    cancel = f"m1:{table.id}:{table.position}:{ShareVerb.CANCEL}:all|0|m"
    assert (await club.forge(club.cy, page, cancel)).alt
    club.bot.desk.answering._budget.charge(club.cy.id, MOST)
    spent = await club.press(club.cy, page, "Moments")
    assert (await club.forge(club.cy, page, cancel)).text == spent.text != ""


async def test_a_servers_name_breaks_no_description_of_a_card(club: Club) -> None:
    _, board = await over(club)
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    guild.name = "\u202eBad\n\u200bClub"
    page = await club.press(club.cy, board, "Share")
    assert page.alt.endswith(" Bad Club · 2 turns.")
