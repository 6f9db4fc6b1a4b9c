"""The rules over the wire: every topic of every game within Discord's limits, and Why? after a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules import GAMES, examples_of, rulebook_of
from tests.wire.club import Club, open_club, says, to

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with open_club(tmp_path_factory.mktemp("rules")) as club:
        yield club


async def test_every_topic_is_reached_by_the_menu_and_has_its_picture_and_its_clauses(club: Club) -> None:
    channel = club.channel("topics")
    for game in GAMES:
        shown = (await club.discord.slash(club.cy, "mundialito rules", channel, game=game)).message
        for chapter in rulebook_of(game):
            shown = (await club.discord.pick(club.cy, shown, to("topic"), [chapter.key])).message
            assert chapter.title in shown.text
            assert all(clause.text in shown.text for clause in chapter.clauses)
            assert len(shown.images) == (chapter.key in examples_of(game))


async def test_topics_are_suggested_while_somebody_types(club: Club) -> None:
    channel = club.channel("typing")
    said = await club.discord.suggest(club.cy, "mundialito rules", channel, option="topic", value="offsi")
    assert said.choices[0][1] == "worldcup|11"
    chosen = await club.discord.slash(club.cy, "mundialito rules", channel, topic=said.choices[0][1])
    assert chosen.ephemeral
    assert rulebook_of("worldcup")[8].title in chosen.text


async def test_why_leads_to_the_rule_even_after_the_bot_was_killed(club: Club) -> None:
    game = await club.duel(club.channel("why"), *club.pair("why"))
    mover = game.mover
    refused = await game.type_action(mover, "b6xb5")
    assert says("refusal-mundialito-push-nothing", target="b5") in refused.text
    await club.crash()
    await club.bot.start()
    why = await club.discord.press(mover, refused.message, says("button-why"))
    assert why.ephemeral
    assert "**12. Push" in why.text
    assert why.message.id != refused.message.id
    before = game.number
    later = await club.discord.press(mover, why.message, to("topic:mundialito|13"))
    assert "**13. Jump**" in later.text
    assert game.number == before
    club.assert_clean()
