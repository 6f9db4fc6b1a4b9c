"""Showing a leaderboard or one's own profile to everybody in the channel."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.test_leaderboard import three_games
from tests.bot.test_rights import WRITE, deny
from words import speech

SAY = speech("en")


async def test_a_leaderboard_shown_to_everybody_does_not_say_who_asked_for_it(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ben, "mundialito leaderboard", season="all")
    shown = await club.press(club.ben, seen, "Show to everybody")
    assert not shown.message.ephemeral
    assert shown.text == SAY("shown-by", name="Ben")
    assert shown.alt == seen.alt
    words = await club.press(club.cy, shown, "Leaderboard")
    assert words.message.ephemeral
    text = await club.press(club.ben, seen, "Show as text")
    await club.later(120)
    public = await club.press(club.ben, text, "Show to everybody")
    assert "(you)" not in public.text
    assert "**2.** Ben" in public.text


async def test_showing_again_at_once_is_refused(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ben, "mundialito leaderboard", season="all")
    await club.press(club.ben, seen, "Show to everybody")
    refused = await club.press(club.ben, seen, "Show to everybody")
    assert refused.message.ephemeral
    assert refused.text == SAY("show-too-soon")
    await club.later(61)
    assert not (await club.press(club.ben, seen, "Show to everybody")).message.ephemeral


async def test_somebody_who_may_not_write_in_a_channel_can_show_nothing_there(club: Club) -> None:
    await three_games(club)
    seen = await club.slash(club.ben, "mundialito leaderboard", season="all")
    deny(club, club.table, club.ben, WRITE)
    refused = await club.press(club.ben, seen, "Show to everybody")
    assert refused.message.ephemeral
    assert "**Send Messages**" in refused.text


async def test_a_button_that_shows_nothing_known_is_answered_with_a_sentence(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito leaderboard")
    forged = await club.forge(club.ana, seen, "m1:ladder:0:show:nonsense")
    assert forged.text == SAY("press-outdated")


async def test_only_its_owner_can_show_a_profile_to_everybody(club: Club) -> None:
    await three_games(club)
    assert "Show to everybody" not in (await club.slash(club.ben, "mundialito profile", person=club.ana)).buttons
    mine = await club.slash(club.ana, "mundialito profile")
    shown = await club.press(club.ana, mine, "Show to everybody")
    assert not shown.message.ephemeral
    assert shown.alt == mine.alt
    assert (await club.press(club.ben, shown, "Profile")).message.ephemeral


async def test_a_private_profile_cannot_be_shown_to_everybody(club: Club) -> None:
    mine = await club.slash(club.ana, "mundialito profile")
    await club.archive.people.save(club.ana.id, {"public": False})
    refused = await club.press(club.ana, mine, "Show to everybody")
    assert refused.message.ephemeral
    assert refused.text == SAY("show-hidden")
