"""After an upgrade the bot's owners get one message with what is new for them, and never a second one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.delivery.mail import TooFast
from cogs.operations import changelog
from cogs.operations.registration import OWN_ROW
from cogs.operations.upgrades import KNOWN, TOLD, Upgrades
from cogs.views.measure import MOST_TEXT
from data import Cluster
from tests.bot.club import Club, open_club
from tests.bot.inboxes import Inboxes
from tests.data.engines import POSTGRES, SQLITE, new_database
from words import speech

say = speech("en")
NEWS = {
    "1.0.0": "### Operating\n\n- The first.",
    "1.1.0": "### Playing\n\n- Dice roll.\n\n### Operating\n\n- **Ports:** see\n  [OPERATING](docs/OPERATING.md).",
    "1.2.0": "### Operating\n\n- [Logs](https://example.org) moved.",
    "1.3.0": "### Playing\n\n- Dice roll twice.",
}

Write = Callable[..., None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Install a version: a changelog with these released sections, newest first."""
    path = tmp_path / "CHANGELOG.md"
    monkeypatch.setattr(changelog, "CHANGELOG", path)

    def written(*versions: str) -> None:
        sections = [f"## {version} - 2026-01-01\n\n{NEWS[version]}\n" for version in reversed(versions)]
        path.write_text("# Changelog\n\n## Unreleased\n\n- Soon.\n\n" + "\n".join(sections), encoding="utf-8")

    return written


async def starts(club: Club, *owners: Any) -> Inboxes:
    """The bot starts with these owners."""
    inboxes = Inboxes(club)
    club.bot.owner_ids = frozenset(who.id for who in owners)
    await club.bot.remove_cog(Upgrades.__cog_name__)
    await club.bot.add_cog(Upgrades(club.bot, club.house, club.bot.desk.mail))
    await club.quiet()
    return inboxes


async def knowing(club: Club, version: str | None) -> None:
    """The owners know of this version, or the bot never ran."""
    await club.quiet()
    await club.archive.servers.save(OWN_ROW, {KNOWN: version})


async def known(club: Club) -> object:
    return (await club.archive.servers.server(OWN_ROW)).prefs.get(KNOWN)


async def test_the_first_start_tells_nobody(club: Club, write: Write) -> None:
    await knowing(club, None)
    write("1.0.0", "1.1.0")
    inboxes = await starts(club, club.ana)
    assert not inboxes.messages(club.ana)
    assert await known(club) == "1.1.0"


async def test_a_bot_from_before_the_first_release_is_told_of_it(club: Club, write: Write) -> None:
    await knowing(club, None)
    write()
    assert not (await starts(club, club.ana)).messages(club.ana)
    write("1.0.0")
    (told,) = (await starts(club, club.ana)).messages(club.ana)
    assert "- The first." in told.text


@pytest.mark.parametrize("engine", [SQLITE, POSTGRES])
async def test_every_owner_gets_one_message_over_any_number_of_starts(
    engine: str, tmp_path: Path, testrun_uid: str, write: Write
) -> None:
    write("1.0.0")
    with new_database(engine, tmp_path, testrun_uid) as database:
        async with open_club(database.where) as club:
            assert not (await starts(club, club.ana, club.ben)).messages(club.ana)
            write("1.0.0", "1.1.0")
            for _ in range(3):
                inboxes = await starts(club, club.ana, club.ben)
            for who in (club.ana, club.ben):
                (told,) = inboxes.messages(who)
                assert told.text == "\n".join(
                    (
                        say("upgrade-title", version="1.1.0"),
                        say("upgrade-about"),
                        "- **Ports:** see OPERATING.",
                        say("upgrade-rest"),
                    )
                )
            assert not inboxes.messages(club.cy)
            assert TOLD not in (await club.archive.people.person(club.ana.id)).prefs
        async with open_club(database.where) as club:
            assert not (await starts(club, club.ana, club.ben)).messages(club.ana)


async def test_after_many_versions_there_is_one_message_about_all_of_them(club: Club, write: Write) -> None:
    await knowing(club, "1.0.0")
    write(*NEWS)
    (told,) = (await starts(club, club.ana)).messages(club.ana)
    assert say("upgrade-title", version="1.3.0") in told.text
    assert told.text.index("**1.2.0**\n- [Logs](https://example.org) moved.") < told.text.index("**1.1.0**\n- **Ports")
    assert "The first" not in told.text
    assert "Dice" not in told.text
    assert await known(club) == "1.3.0"


async def test_a_version_without_news_for_owners_and_an_older_one_say_nothing(club: Club, write: Write) -> None:
    await knowing(club, "1.2.0")
    write(*NEWS)
    assert not (await starts(club, club.ana)).messages(club.ana)
    assert await known(club) == "1.3.0"
    write("1.0.0", "1.1.0", "1.2.0")
    assert not (await starts(club, club.ana)).messages(club.ana)
    assert await known(club) == "1.3.0"  # who comes back from an older version isn't told again


async def test_without_owners_in_the_settings_it_is_the_applications_owner(club: Club, write: Write) -> None:
    await knowing(club, "1.0.0")
    write("1.0.0", "1.1.0")
    asked = []

    async def whose() -> Any:
        asked.append(True)
        return type("App", (), {"team": None, "owner": club.ben})

    club.bot.application_info = whose  # type: ignore[method-assign]
    club.bot.owner_ids = None
    inboxes = await starts(club)
    assert asked
    assert len(inboxes.messages(club.ben)) == 1


async def test_a_crash_while_sending_sends_nobody_a_second_message(
    club: Club, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    await knowing(club, "1.0.0")
    write("1.0.0", "1.1.0")
    send, sent = club.bot.desk.mail.send, []

    async def crashing(person: int, *given: Any, **named: Any) -> Any:
        sent.append(person)
        await send(person, *given, **named)
        raise RuntimeError("the process ends here")

    with monkeypatch.context() as patch:
        patch.setattr(club.bot.desk.mail, "send", crashing)
        with pytest.raises(RuntimeError):
            await interrupted(club, club.ana, club.ben)
    inboxes = await starts(club, club.ana, club.ben)
    assert [len(inboxes.messages(who)) for who in (club.ana, club.ben)] == [1, 1]


async def interrupted(club: Club, *owners: Any) -> None:
    """A start that ends in the middle."""
    club.bot.owner_ids = frozenset(who.id for who in owners)
    await Upgrades(club.bot, club.house, club.bot.desk.mail)._tell_all()


async def test_closed_direct_messages_hold_nobody_up(club: Club, write: Write) -> None:
    await knowing(club, "1.0.0")
    write("1.0.0", "1.1.0")
    Inboxes(club).close(club.ana)
    inboxes = await starts(club, club.ana, club.ben)
    assert len(inboxes.messages(club.ben)) == 1
    inboxes.clear_faults()
    assert not (await starts(club, club.ana, club.ben)).messages(club.ana)


async def test_an_owner_whom_discord_cannot_reach_now_is_told_later_and_the_others_at_once(
    club: Club, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    await knowing(club, "1.0.0")
    write("1.0.0", "1.1.0")
    monkeypatch.setattr("cogs.operations.upgrades.FIRST_PAUSE", 0.0)
    open_channel, tries = club.bot.desk.mail.find, []

    async def busy(person: int) -> None:
        tries.append(person)
        if person == club.ana.id and len(tries) < 4:
            raise TooFast(1.0)
        await open_channel(person)

    monkeypatch.setattr(club.bot.desk.mail, "find", busy)
    inboxes = await starts(club, club.ana, club.ben)
    assert [len(inboxes.messages(who)) for who in (club.ana, club.ben)] == [1, 1]
    assert tries.count(club.ben.id) == 1
    assert await known(club) == "1.1.0"


async def test_a_long_changelog_fits_into_one_message(
    club: Club, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    await knowing(club, "1.0.0")
    long = "### Operating\n\n" + "\n".join(f"- Point {number}: " + "words " * 20 for number in range(90))
    monkeypatch.setitem(NEWS, "1.1.0", long)
    write("1.0.0", "1.1.0")
    (told,) = (await starts(club, club.ana)).messages(club.ana)
    assert len(told.text) <= MOST_TEXT
    assert told.text.endswith("…\n" + say("upgrade-rest"))


async def test_only_the_first_of_several_processes_tells_anybody(
    club: Club, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    await knowing(club, "1.0.0")
    write("1.0.0", "1.1.0")
    monkeypatch.setattr(club.archive.fleet, "cluster", Cluster(1, 2))
    assert not (await starts(club, club.ana)).messages(club.ana)
    assert await known(club) == "1.0.0"
