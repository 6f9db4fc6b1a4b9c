"""The seeds of daily puzzles: secret until the day is over, and equal for instances that share a secret."""

import hmac
from datetime import UTC, datetime
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from cogs.client import Bot
from cogs.daily import Daily
from cogs.daily.race import Puzzles
from cogs.operations.settings import Settings, read_settings
from data import open_archive
from data.settings import SettingsError
from host.puzzle_day import (
    APART,
    WEEK,
    key_of_secret,
    next_puzzle_at,
    puzzle_begins_at,
    puzzle_number,
    puzzle_of,
    puzzle_seed,
    weekday,
)
from rules.table.terms import DAY
from tests.bot.club import Club

KEY = bytes(range(32))
SECRET = "three hedgehogs in a tree"


def test_a_seed_is_the_hmac_of_the_puzzles_name_under_the_key() -> None:
    wanted = hmac.new(KEY, b"daily puzzle/hedgehog/12", sha256).hexdigest()
    assert puzzle_seed(KEY, "hedgehog", 12) == wanted
    others = {puzzle_seed(KEY, "hedgehog", 13), puzzle_seed(KEY, "dicecup", 12), puzzle_seed(KEY[::-1], "hedgehog", 12)}
    assert len({wanted, *others}) == 4


def test_the_source_alone_is_not_enough_to_compute_a_seed() -> None:
    named = b"daily puzzle/hedgehog/12"
    known = {sha256(named).hexdigest(), hmac.new(b"", named, sha256).hexdigest()}
    assert puzzle_seed(KEY, "hedgehog", 12) not in known


def test_a_puzzle_is_unsealed_when_the_next_one_starts() -> None:
    for number in (1, 2, 400):
        opened = next_puzzle_at(number)
        assert opened % DAY == 0
        assert puzzle_number(opened - 1) == number
        assert puzzle_number(opened) == number + 1


def test_a_key_depends_only_on_the_shared_secret() -> None:
    assert key_of_secret(SECRET) == key_of_secret(SECRET)
    assert len(key_of_secret(SECRET)) == 32
    assert key_of_secret(SECRET) != key_of_secret(SECRET + "!")
    assert SECRET.encode() not in key_of_secret(SECRET)


def test_for_years_no_puzzle_comes_twice_within_two_and_each_day_has_its_task() -> None:
    days = [puzzle_of(KEY, "mundialito", number) for number in range(1, 3001)]
    last: dict[str, int] = {}
    for number, one in enumerate(days, 1):
        assert number - last.get(one.position, -APART) > 730
        last[one.position] = number
        assert one.task == WEEK[weekday(number)]
    assert all(one.task != other.task for one, other in pairwise(days))
    assert [puzzle_of(KEY, "mundialito", number) for number in (1, 700, 3000)] == [days[0], days[699], days[2999]]


def test_mondays_are_easy_and_sundays_hard() -> None:
    days = {number: puzzle_of(KEY, "mundialito", number) for number in range(1, 701)}
    by_day = [[one.ease for number, one in days.items() if weekday(number) == day] for day in range(7)]
    for first, second in ((0, 2), (2, 5), (1, 3), (4, 6)):
        assert max(by_day[first]) < min(by_day[second])
    assert datetime.fromtimestamp(puzzle_begins_at(1) / 1000, UTC).weekday() == weekday(1) == 0


def test_the_order_follows_from_the_key_alone() -> None:
    numbers = range(1, 200)
    mine, others = ([puzzle_of(key, "mundialito", number) for number in numbers] for key in (KEY, KEY[::-1]))
    assert sum(one is other for one, other in zip(mine, others, strict=True)) < 10


def puzzles(bot: Bot) -> Puzzles:
    """The puzzles of a bot."""
    daily = bot.features["daily"]
    assert isinstance(daily, Daily)
    return daily.puzzles


async def test_an_instance_has_its_own_secret_and_keeps_it_over_a_restart(tmp_path: Path) -> None:
    async with open_archive(tmp_path / "one.db") as archive:
        first = await archive.secret("puzzle")
    async with open_archive(tmp_path / "one.db") as archive, open_archive(tmp_path / "two.db") as other:
        assert await archive.secret("puzzle") == first
        assert await other.secret("puzzle") != first


async def test_without_a_shared_secret_the_dice_come_from_the_instances_own(club: Club) -> None:
    seed = await puzzles(club.bot).seed("hedgehog", 12)
    assert seed == puzzle_seed(await club.archive.secret("puzzle"), "hedgehog", 12)


async def test_instances_that_share_a_secret_have_the_same_dice(club: Club) -> None:
    bot = Bot(club.house, Settings(puzzle_secret=SecretStr(SECRET)))
    assert await puzzles(bot).seed("hedgehog", 12) == puzzle_seed(key_of_secret(SECRET), "hedgehog", 12)


@pytest.mark.parametrize("secret", ["short", "x" * 15])
def test_a_guessable_secret_is_refused_and_not_repeated_in_the_message(
    secret: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PUZZLE_SECRET", secret)
    with pytest.raises(SettingsError) as refused:
        read_settings()
    assert "PUZZLE_SECRET" in str(refused.value)
    assert secret not in str(refused.value)


def test_a_secret_is_never_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PUZZLE_SECRET", SECRET)
    settings: Any = read_settings()
    assert settings.puzzle_secret.get_secret_value() == SECRET
    for told in (str(settings), repr(settings), str(settings.model_dump()), settings.model_dump_json()):
        assert SECRET not in told
