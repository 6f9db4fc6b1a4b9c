"""The application's emojis: uploaded once, never needed, and none where somebody deleted them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.client import SHUTDOWN
from cogs.controls.buttons import emoji_of
from cogs.emojis import main
from cogs.operations.emojis import FIRST_PAUSE, LONGEST_PAUSE, Emojis, Synced, sync
from host.studio import Studio
from render.emoji import Emoji, draw_emojis
from rules.table.results import game_file
from tests.bot.club import Club, open_club
from tests.shelf import SHELVES
from words import speech, symbols
from words.games import board_text

MENU = speech("en")("reserve-menu")

WANTED = (Emoji("red_queen", b"queen"), Emoji("red_pawn", b"pawn"))


@pytest.fixture(autouse=True)
def _none_known() -> Iterator[None]:
    yield
    symbols.learn({})


@dataclass
class Application:
    """An application with emojis, as discord.py shows it; the request numbered `failing` fails, and each upload of an
    emoji that is `unwelcome`."""

    there: dict[str, int] = field(default_factory=dict)
    requests: int = 0
    failing: int = 0
    unwelcome: str = ""

    async def fetch_application_emojis(self) -> list[Any]:
        self._asked()
        return [_Kept(self, name, number) for name, number in self.there.items()]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        self._asked()
        assert image
        assert name not in self.there
        if name == self.unwelcome:
            raise discord.HTTPException(_Response(400), "trouble")  # type: ignore[arg-type]
        self.there[name] = len(self.there) + 100 + self.requests
        return _Kept(self, name, self.there[name])

    def _asked(self) -> None:
        self.requests += 1
        if self.requests == self.failing:
            raise discord.HTTPException(_Response(500), "trouble")  # type: ignore[arg-type]


@dataclass
class _Kept:
    application: Application
    name: str
    id: int

    async def delete(self) -> None:
        del self.application.there[self.name]


@dataclass
class _Response:
    status: int
    reason: str = ""


_FAULTS = {"components": {"0": {"emoji": {"id": {"_errors": [{"code": "X", "message": "Invalid emoji"}]}}}}}
REFUSED = discord.HTTPException(_Response(400), {"code": 50035, "message": "", "errors": _FAULTS})  # type: ignore[arg-type]


class Drawings:
    """A studio that draws these emojis."""

    def __init__(self, drawn: tuple[Emoji, ...] | None = WANTED) -> None:
        self.drawn = drawn

    async def paint(self, paint: Any, games: tuple[str, ...]) -> tuple[Emoji, ...] | None:
        assert paint is draw_emojis
        return self.drawn if games == ("hedgehog",) else ()


async def synced(application: Application, drawn: tuple[Emoji, ...] | None = WANTED, **how: bool) -> Synced:
    return await sync(application, Drawings(drawn), **how)  # type: ignore[arg-type]


async def test_what_is_missing_is_uploaded_once_and_known_by_its_plain_name() -> None:
    application = Application({"mine_of_the_owner": 7})
    assert await synced(application) == Synced(2, uploaded=2)
    assert set(application.there) == {"mine_of_the_owner", *(emoji.title for emoji in WANTED)}
    number = application.there[WANTED[0].title]
    assert symbols.symbol("red_queen") == f"<:red_queen:{number}> "
    assert await synced(application) == Synced(2)


async def test_a_changed_drawing_replaces_the_former_one_and_nothing_else() -> None:
    application = Application({"red_queen_mine": 1, "blue_queen_0000": 2})
    await synced(application)
    changed = (Emoji("red_queen", b"changed"), WANTED[1])
    assert await synced(application, changed) == Synced(2, uploaded=1, removed=1)
    assert set(application.there) == {"blue_queen_0000", "red_queen_mine", *(emoji.title for emoji in changed)}


async def test_only_the_first_process_uploads_and_only_a_single_one_removes() -> None:
    former = Emoji("red_queen", b"former")
    application = Application({former.title: 1})
    assert await synced(application, upload=False) == Synced(0, missing=2)
    assert symbols.symbol("red_queen") == ""
    assert await synced(application, remove=False) == Synced(2, uploaded=2)
    assert former.title in application.there


@dataclass
class Keeper:
    """A process that keeps its emojis known; `look` lets it look again once its pause is over."""

    application: Application
    emojis: Emojis
    pauses: list[float] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.over.clear()
        await self.over.wait()

    async def look(self) -> None:
        """Let it look until it has nothing to do but wait."""
        self.over.set()
        for _ in range(50):
            await asyncio.sleep(0)


@asynccontextmanager
async def keeping(
    application: Application, monkeypatch: pytest.MonkeyPatch, *, first: bool = True
) -> AsyncIterator[Keeper]:
    emojis = Emojis(application, Drawings(), first=first, alone=first)  # type: ignore[arg-type]
    keeper, sleep = Keeper(application, emojis), asyncio.sleep

    async def paused(seconds: float) -> None:
        await (keeper.sleep(seconds) if seconds else sleep(0))

    monkeypatch.setattr(asyncio, "sleep", paused)
    task = asyncio.create_task(emojis.keep())
    await keeper.look()
    yield keeper
    task.cancel()


def known() -> list[str]:
    return [emoji.name for emoji in WANTED if symbols.id_of(emoji.name) is not None]


@pytest.mark.parametrize(("failing", "few"), [(1, []), (2, ["red_pawn"]), (3, ["red_queen"])])
async def test_trouble_at_the_start_stops_nothing_else_and_is_mended_by_the_next_look(
    failing: int, few: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with keeping(Application(failing=failing), monkeypatch) as keeper:
        assert known() == few
        await keeper.look()
        assert known() == ["red_queen", "red_pawn"]
        assert len(keeper.application.there) == 2


async def test_an_emoji_that_discord_never_accepts_is_tried_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with keeping(Application(unwelcome=WANTED[0].title), monkeypatch) as keeper:
        for _ in range(12):
            await keeper.look()
        assert known() == ["red_pawn"]
        assert keeper.pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
        assert keeper.pauses[-1] == LONGEST_PAUSE


async def test_a_process_that_starts_beside_the_first_knows_all_emojis_once_they_are_uploaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with keeping(Application(), monkeypatch, first=False) as keeper:
        assert known() == []
        await sync(keeper.application, Drawings())  # type: ignore[arg-type]
        symbols.learn({})
        await keeper.look()
        assert known() == ["red_queen", "red_pawn"]


async def test_a_deleted_emoji_is_uploaded_again_once_discord_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with keeping(Application(), monkeypatch) as keeper:
        del keeper.application.there[WANTED[0].title]
        keeper.emojis.notice_refusal(REFUSED)
        assert known() == []
        await keeper.look()
        await keeper.look()
        assert known() == ["red_queen", "red_pawn"]
        assert set(keeper.application.there) == {emoji.title for emoji in WANTED}


async def test_a_studio_that_fails_leaves_the_application_as_it_is() -> None:
    application = Application({WANTED[0].title: 1})
    assert await synced(application, None) == Synced(0)
    assert application.there == {WANTED[0].title: 1}


async def test_the_bot_uploads_its_emojis_through_discords_own_routes(club: Club) -> None:
    async with Studio() as studio:
        found = await sync(club.bot, studio)
        assert found.uploaded == found.known == len(draw_emojis())
        assert await sync(club.bot, studio) == Synced(found.known)
    assert {one.name for one in await club.bot.fetch_application_emojis()} == {one.title for one in draw_emojis()}


async def test_buttons_and_boards_in_words_have_emojis_where_they_are_known(club: Club) -> None:
    table = await club.duel()
    mover = await club.mover()
    plain = await club.press(mover, club.board(), "panel")
    assert not [part for part in plain.rows if part.get("emoji")]
    symbols.learn({f"{side}_{what}": 5 for side in ("gualda", "bermellon") for what in ("queen", "pawn", "ball")})
    shown = await club.press(mover, club.board(), "panel")
    labelled = {part["label"]: part["emoji"]["name"] for part in shown.rows if part.get("emoji")}
    assert labelled
    assert set(labelled) <= set(plain.buttons)
    assert all(name.endswith(("queen", "pawn", "ball")) for name in labelled.values())
    view, say = table.match.view(None), speech("en")  # type: ignore[union-attr]
    told = board_text("mundialito", view, say)
    assert "<:gualda_ball:5> " in told
    symbols.learn({})
    assert board_text("mundialito", view, say) == told.replace("<:gualda_ball:5> ", "").replace(
        "<:bermellon_ball:5> ", ""
    )


@pytest.mark.parametrize(
    ("key", "seen"), [("worldcup", ("<:red_team:5> ", "<:one_goal:5> ")), ("dicecup", ("<:shirt_one:5> ",))]
)
def test_the_cups_in_words_have_emojis_where_there_is_room_and_say_the_same_without(
    key: str, seen: tuple[str, ...]
) -> None:
    say, found = speech("en"), set()
    for walk in SHELVES[key].few(1):
        for match in walk.moments[:: max(1, len(walk.moments) // 30)]:
            seat = match.to_act
            symbols.learn({emoji.name: 5 for emoji in draw_emojis((key,))})
            told = board_text(key, match.view(seat), say, seat)
            symbols.learn({})
            plain = board_text(key, match.view(seat), say, seat)
            assert len(told) <= 3800
            found |= set(re.findall("<:[a-z_]+:5> ", told))
            if len(told) < 3000:
                assert re.sub("<:[a-z_]+:5> ", "", told) == plain
    assert set(seen) <= found


async def test_a_menu_of_teams_shows_the_dice_that_they_play_with(club: Club) -> None:
    symbols.learn({"white_die": 5, "blue_die": 6, "yellow_die": 7})
    await club.slash(club.ana, "mundialito play", game="dicecup")
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    panel = await club.press(club.ana, club.board(), "panel")
    stars = {option["label"].count("★"): option["emoji"]["id"] for option in panel.selects[MENU]["options"]}
    assert {count: int(number) for count, number in stars.items()}.items() <= {1: 5, 2: 6, 3: 7}.items()


async def test_no_emoji_is_in_a_game_file(club: Club) -> None:
    symbols.learn({emoji.name: 5 for emoji in draw_emojis()})
    table = await club.duel()
    assert "<:" not in str(game_file(table))  # type: ignore[arg-type]


async def test_messages_do_without_emojis_only_if_one_was_refused() -> None:
    kept = Emojis(Application(), Drawings(), first=True, alone=True)  # type: ignore[arg-type]
    symbols.learn({"red_queen": 5})
    kept.notice_refusal(discord.HTTPException(_Response(400), {"code": 50035, "message": "Invalid Form Body"}))  # type: ignore[arg-type]
    assert emoji_of("red_queen") is not None
    kept.notice_refusal(REFUSED)
    assert emoji_of("red_queen") is None


def test_the_command_needs_a_token_that_discord_knows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def refuse(client: discord.Client, token: str) -> None:
        raise discord.LoginFailure(f"wrong token of {len(token)} letters")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setattr(discord.Client, "login", refuse)
    assert main() == 1
    assert capsys.readouterr().err == "emojis: wrong token of 3 letters\n"


async def test_a_bot_without_the_setting_asks_for_no_emojis(database: Path) -> None:
    async with open_club(database) as club:
        assert not club.bot.uses_emojis
        assert await club.bot.fetch_application_emojis() == []


async def test_shutting_down_waits_for_no_emojis(database: Path) -> None:
    async with open_club(database) as club:
        club.bot._endless = club.house.spawn(asyncio.Event().wait(), "emojis")
        began = asyncio.get_running_loop().time()
        await club.bot.close()
        assert club.bot._endless.cancelled()
        assert asyncio.get_running_loop().time() - began < SHUTDOWN
