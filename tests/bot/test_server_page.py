"""The page of a server's settings: who may see it, what it says, what it saves, and who obeys it."""

from __future__ import annotations

from typing import Any

import pytest

from data import Pref, fingerprint
from host.zones import name_zone
from tests.bot.club import Club, Seen
from tests.bot.racing import race
from tests.bot.server_pages import fill, form, owner_of, page_of
from tests.bot.test_rights import deny, restricted_channel
from tests.bot.test_settings_form import labelled
from tests.bot.test_settings_form import send as send_form
from words import LANGUAGES, speech

say = speech("en")
CHANGE, BACK = say("button-server-change"), say("button-server-back")


@pytest.fixture
def owner(club: Club) -> Any:
    """Somebody who may manage the server."""
    return owner_of(club)


async def test_the_page_says_what_is_set_and_is_for_who_may_manage_the_server(club: Club, owner: Any) -> None:
    page = await page_of(club, owner)
    for name in ("chosen-language", "channels", "quiet", "podium", "daily-post"):
        assert say(f"server-line-{name}") in page.text
    assert say("server-channels-all") in page.text
    told = await page_of(club, club.mod)
    assert told.text == say("managers-only")
    for verb in ("server", "srvlang", "srvrooms", "srvquiet", "srvpodium", "srvdaily", "welcome"):
        (custom_id,) = {one for one in page.ids if f":{verb}:" in one} or {f"m1:ladder:0:{verb}:"}
        assert (await club.forge(club.mod, page, custom_id)).text == say("managers-only")


async def saved(club: Club) -> dict[str, Any]:
    return dict((await club.archive.servers.server(club.guild.id)).prefs)


async def test_the_language_of_everybody_is_chosen_in_a_form(club: Club, owner: Any) -> None:
    for language in LANGUAGES:
        page = await fill(club, owner, "srvlang", language=language)
        assert speech(language)("language-name") in page.text
        assert (await saved(club))[Pref.CHOSEN] == language
    page = await fill(club, owner, "srvlang", language="discord")
    assert say("server-language-discord") in page.text
    assert Pref.CHOSEN not in await saved(club)
    assert "Olga changed" in page.text


async def test_a_form_that_is_sent_twice_changes_and_notes_once(club: Club, owner: Any) -> None:
    for opened in (await form(club, owner, "srvlang"), await form(club, owner, "srvlang")):
        page = await club.write(owner, opened, {"language": "de"})
        assert speech("de")("language-name") in page.text
    assert len(await club.archive.servers.changes(club.guild.id)) == 1


async def test_of_two_at_once_the_second_reads_what_the_first_has_changed(club: Club, owner: Any) -> None:
    other = owner_of(club, "Pia")
    opened = await form(club, owner, "srvlang")
    await fill(club, other, "srvlang", language="fr")
    page = await club.write(owner, opened, {"language": "pl"})
    assert say("server-between", name="Pia", value=speech("fr")("language-name")) in page.text
    assert (await saved(club))[Pref.CHOSEN] == "fr"


async def test_all_changes_are_listed_the_latest_first_and_ten_are_kept(club: Club, owner: Any) -> None:
    for number in range(12):
        await fill(club, owner, "srvlang", language=("de", "fr")[number % 2])
    page = await page_of(club, owner)
    listed = await club.press(owner, page, say("button-server-changes"))
    lines = [line for line in listed.text.splitlines() if line.startswith("**Olga**")]
    assert len(lines) == 10
    assert lines[0].index(speech("de")("language-name")) < lines[0].index(speech("fr")("language-name"))
    back = await club.press(owner, listed, BACK)
    assert say("server-title") in back.text


async def test_whoever_is_erased_is_not_named_among_the_changes_any_more(club: Club, owner: Any) -> None:
    await fill(club, owner, "srvlang", language="de")
    told = await club.slash(owner, "mundialito privacy show")
    assert say("privacy-count-changes", count=1) in told.text
    archive = club.archive
    await archive.privacy.erase(owner.id, -77, await archive.privacy.naming(owner.id), club.house.now())
    page = await page_of(club, owner)
    assert say("person-erased") in page.text
    assert "Olga" not in page.text


async def test_tables_open_only_in_the_channels_for_them_and_elsewhere_the_way_there_is_shown(
    club: Club, owner: Any
) -> None:
    page = await fill(club, owner, "srvrooms", channels=[club.lounge])
    assert f"<#{club.lounge.id}>" in page.text
    told = await club.slash(club.ana, "mundialito play")
    assert told.text == say("tables-elsewhere", places=f"<#{club.lounge.id}>")
    picker = await club.press(club.ana, told, say("button-open-there"))
    game = await club.press(club.ana, picker, say("brief-mundialito"))
    await club.press(club.ana, game, say("button-open"))
    assert (await club.game(channel=club.lounge)).host == club.ana.id
    for options in ({"game": "mundialito", "opponent": club.ben}, {"game": "mundialito", "computer": "easy"}):
        told = await club.slash(club.cy, "mundialito play", **options)
        assert told.text == say("tables-elsewhere", places=f"<#{club.lounge.id}>")
    moderator = await club.slash(club.mod, "mundialito play", game="mundialito")
    assert moderator.text == say("tables-elsewhere", places=f"<#{club.lounge.id}>")


async def test_a_rematch_opens_there_too_and_the_daily_puzzle_anywhere(club: Club, owner: Any) -> None:
    table = await club.duel()
    for _ in range(3):
        await club.turn()
    await fill(club, owner, "srvrooms", channels=[club.lounge])
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    await club.press(club.ana, club.board(), "Rematch")
    told = await club.press(club.ben, club.board(), "rematch")
    assert say("done-in-thread", place=f"<#{club.lounge.id}>") in told.text
    assert (await club.game(channel=club.lounge)).id != table.id
    assert await club.archive.tables.running_in(club.table.id) is None

    assert "Only this try counts" in (await race(club, club.cy)).text


async def test_a_challenge_goes_on_where_tables_are(club: Club, owner: Any) -> None:
    await fill(club, owner, "srvrooms", channels=[club.lounge])
    told = await club.slash(club.ana, "mundialito play", game="mundialito", opponent=club.ben)
    await club.press(club.ana, told, say("button-open-there"))
    assert (await club.game(channel=club.lounge)).invited == (club.ben.id,)


async def test_a_channel_that_is_hidden_from_somebody_is_not_named_to_them(club: Club, owner: Any) -> None:
    hidden = restricted_channel(club, club.ana, "secret-den", "view_channel")
    await fill(club, owner, "srvrooms", channels=[club.lounge, hidden])
    told = await club.slash(club.ana, "mundialito play")
    assert list(told.buttons) == ["#lounge"]
    assert set((await club.slash(club.ben, "mundialito play")).buttons) == {"#lounge", "#secret-den"}


async def test_running_tables_and_direct_messages_are_bound_to_no_channel(club: Club, owner: Any) -> None:
    await club.duel()
    await fill(club, owner, "srvrooms", channels=[club.lounge])
    panel = await club.press(club.ana, club.board(), "Your move")
    assert "Queen" in str(panel.buttons)
    direct = await club.slash(club.ana.user, "mundialito play")
    assert "Play a computer" in direct.text


async def test_a_channel_where_the_bot_cannot_write_is_not_saved_and_one_that_is_gone_counts_no_more(
    club: Club, owner: Any
) -> None:
    quiet = club.guild.create_text_channel("quiet")
    deny(club, quiet, club.as_member(club.env.backend.bot_user.id), "send_messages")
    told = await fill(club, owner, "srvrooms", channels=[quiet])
    assert say("permission-send-messages") in told.text
    assert Pref.CHANNELS not in await saved(club)
    gone = [club.guild.create_text_channel(f"gone {number}") for number in range(3)]
    await fill(club, owner, "srvrooms", channels=[club.lounge, *gone])
    for one in gone:
        club.env.backend.delete_channel(one.id)
    assert (await page_of(club, owner)).text.count(say("server-warn-gone")) == 1
    assert list((await club.slash(club.ana, "mundialito play")).buttons) == [say("button-open-there")]
    club.env.backend.delete_channel(club.lounge.id)
    assert say("brief-mundialito") in (await club.slash(club.ana, "mundialito play")).buttons


async def send(club: Club, who: Any, verb: str, **fields: list[str]) -> Seen:
    """Send the form behind a line with values that nobody could choose in it."""
    custom_id = (await form(club, who, verb)).modal["custom_id"]
    return await send_form(
        club, who, custom_id, *(labelled(type=8, custom_id=name, values=values) for name, values in fields.items())
    )


@pytest.mark.parametrize(
    ("verb", "field"), [("srvrooms", "channels"), ("srvpodium", "channel"), ("srvdaily", "channel")]
)
async def test_no_channel_of_another_server_is_saved_nor_what_is_none(
    club: Club, owner: Any, verb: str, field: str
) -> None:
    club.abroad.add_member(owner.user)
    before = await saved(club)
    told = await send(club, owner, verb, **{field: [str(club.far.id)]})
    assert told.text == say("server-channel-gone")
    for values in (["x"], ["9" * 5000], [str(1 << 63)], [str(club.table.id)] * 6):
        assert (await send(club, owner, verb, **{field: values})).text == say("press-outdated")
    assert await saved(club) == before


@pytest.mark.parametrize("words", ["|23", "|23|8", "|99|8|Europe/Berlin", "|x|y|z"])
async def test_quiet_hours_that_nobody_could_choose_are_not_saved(club: Club, owner: Any, words: str) -> None:
    page = await page_of(club, owner)
    await club.forge(owner, page, f"m1:ladder:0:srvquiet:{fingerprint(None)}{words}")
    await club.forge(owner, page, f"m1:ladder:0:srvquiet:{'x' * 70}{words}")
    assert Pref.QUIET not in await saved(club)
    equal = await club.forge(owner, page, f"m1:ladder:0:srvquiet:{fingerprint(None)}|08|8|Europe/Berlin")
    assert equal.text == say("server-quiet-equal")


@pytest.mark.parametrize(
    ("place", "zone"),
    [("Etc/Zulu", "Etc/Zulu"), ("Berlin", "Europe/Berlin"), ("UTC−3", "Etc/GMT+3"), ("Tokio", "Asia/Tokyo")],
)
async def test_quiet_hours_have_a_place(club: Club, owner: Any, place: str, zone: str) -> None:
    page = await fill(club, owner, "srvquiet", **{"from": ["23"], "to": ["8"], "zone": place})
    assert (await saved(club))[Pref.QUIET] == [23, 8, zone]
    assert name_zone(zone, "en") in page.text
    page = await fill(club, owner, "srvquiet", **{"from": ["off"], "to": ["8"], "zone": place})
    assert Pref.QUIET not in await saved(club)
    assert say("server-quiet-off") in page.text


async def test_a_place_that_nobody_knows_is_asked_about(club: Club, owner: Any) -> None:
    told = await fill(club, owner, "srvquiet", **{"from": ["22"], "to": ["7"], "zone": "Belrin"})
    assert say("server-zone-unknown", place="Belrin") in told.text
    assert Pref.QUIET not in await saved(club)
    label = next(label for label in told.buttons if label.startswith("Berlin"))
    await club.press(owner, told, label)
    assert (await saved(club))[Pref.QUIET] == [22, 7, "Europe/Berlin"]


async def test_equal_hours_are_refused(club: Club, owner: Any) -> None:
    told = await fill(club, owner, "srvquiet", **{"from": ["22"], "to": ["22"], "zone": "Berlin"})
    assert told.text == say("server-quiet-equal")


async def test_the_welcome_comes_again_where_it_is_asked_for(club: Club, owner: Any) -> None:
    page = await page_of(club, owner)
    page = await club.press(owner, page, say("button-welcome-again"))
    assert say("welcome-posted", place=f"<#{club.table.id}>") in page.text
    posted = club.board()
    assert say("welcome") in posted.text
    own = await club.press(owner, posted, say("button-server-setup"))
    assert say("server-title") in own.text
    assert (await club.press(club.ana, posted, say("button-server-setup"))).text == say("managers-only")
