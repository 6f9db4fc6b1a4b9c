"""compose.yaml keeps its word: one bot, settings that exist, few rights. No container is started."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from cogs.client import SHUTDOWN
from cogs.operations.settings import Settings, read_settings
from data import DatabaseAddress

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SETTINGS = {name.upper() for name in Settings.model_fields}
#: What the PostgreSQL client library reads by itself.
CLIENT = {"PGPASSWORD"}


def volumes(service: str) -> dict[str, str]:
    """A service's named volumes by the folder they are mounted at."""
    return {folder: name for name, folder in (one.split(":") for one in SERVICES[service]["volumes"])}


def image() -> dict[str, str]:
    """The Dockerfile's settings and volume."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    found = dict(re.findall(r"([A-Z]+)=(\S+)", " ".join(re.findall(r"^ENV (.*)", text, re.MULTILINE))))
    return found | {"VOLUME": re.findall(r"^VOLUME (\S+)", text, re.MULTILINE)[0]}


def written(lines: str) -> Iterator[tuple[str, str]]:
    """The settings that a comment asks the operator to write into .env."""
    yield from re.findall(r"^#   ([A-Z_]+)=(\S*)", lines, re.MULTILINE)


def in_the_container(env_file: dict[str, str], monkeypatch: pytest.MonkeyPatch, folder: Path) -> Settings:
    """The settings that the bot reads there: the image's, the env file's, the service's; the last wins."""
    monkeypatch.chdir(folder)
    for name, value in (image() | env_file | SERVICES["bot"]["environment"]).items():
        if name in SETTINGS:
            monkeypatch.setenv(name, value)
    return read_settings()


def test_every_setting_of_the_bot_exists_and_is_valid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert SERVICES["bot"]["environment"].keys() - CLIENT <= SETTINGS
    settings = in_the_container({}, monkeypatch, tmp_path)
    assert settings.metrics == ("0.0.0.0", 9100)
    assert str(settings.database).startswith(f"{image()['VOLUME']}/")
    assert str(settings.backups).startswith(f"{image()['VOLUME']}/")


def test_the_lines_for_postgresql_are_settings_that_the_bot_accepts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = in_the_container(dict(written(TEXT)), monkeypatch, tmp_path)
    assert isinstance(settings.database, DatabaseAddress)
    assert str(settings.backups).startswith(f"{image()['VOLUME']}/")


def test_the_bot_is_found_where_others_are_told_to_look() -> None:
    bot = SERVICES["bot"]
    port = bot["environment"]["METRICS"].rpartition(":")[2]
    assert bot["expose"] == [port]
    assert f"http://bot:{port}/metrics" in TEXT
    assert f'ports: ["127.0.0.1:{port}:{port}"]' in TEXT
    assert "ports" not in bot


def test_one_bot_runs_whichever_profile_is_chosen() -> None:
    assert [name for name, service in SERVICES.items() if "profiles" not in service] == ["bot"]
    assert SERVICES["postgres"]["profiles"] == ["postgres"]
    assert not SERVICES["bot"]["depends_on"]["postgres"]["required"]
    assert [name for name, service in SERVICES.items() if "build" in service] == ["bot"]


def test_the_settings_for_postgresql_fit_the_server() -> None:
    asked, server = dict(written(TEXT)), SERVICES["postgres"]
    assert asked["COMPOSE_PROFILES"] == "postgres"
    own = server["environment"]
    assert asked["DATABASE"] == f"postgresql://{own['POSTGRES_USER']}@postgres/{own['POSTGRES_DB']}"
    assert asked.keys() - {"COMPOSE_PROFILES", "POSTGRES_PASSWORD"} <= SETTINGS
    assert own["POSTGRES_PASSWORD"] == SERVICES["bot"]["environment"]["PGPASSWORD"] == "${POSTGRES_PASSWORD:-}"
    assert f"--username={own['POSTGRES_USER']}" in server["healthcheck"]["test"]
    assert f"--dbname={own['POSTGRES_DB']}" in server["healthcheck"]["test"]


def test_what_must_stay_is_in_a_named_volume() -> None:
    assert list(volumes("bot")) == [image()["VOLUME"]]
    assert list(volumes("postgres")) == ["/var/lib/postgresql/data"]  # until PostgreSQL 18, which has its parent


def test_the_programs_for_backups_are_as_new_as_the_server() -> None:
    server, _, _ = SERVICES["postgres"]["image"].removeprefix("postgres:").partition("@")
    assert f"postgresql-client-{server}" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_every_image_of_others_is_named_by_its_digest() -> None:
    images = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    images += [one["image"] for one in SERVICES.values() if "build" not in one]
    assert len(images) == 2
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in images), images


def test_every_volume_is_declared() -> None:
    assert {*volumes("bot").values(), *volumes("postgres").values()} == set(COMPOSE["volumes"])


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_has_few_rights_and_short_logs(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert "/tmp" in service["tmpfs"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not {"privileged", "cap_add", "ports", "network_mode", "pid"} & service.keys()
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}
    assert service["restart"] == "unless-stopped"


def test_the_database_is_reached_by_the_bot_alone() -> None:
    assert SERVICES["postgres"]["networks"] == ["database"]
    assert COMPOSE["networks"]["database"]["internal"] is True
    assert set(SERVICES["bot"]["networks"]) == {"default", "database"}


def test_secrets_are_in_the_env_file_only() -> None:
    assert SERVICES["bot"]["env_file"] == ".env"
    for service in SERVICES.values():
        for name, value in service["environment"].items():
            assert not re.search("TOKEN|SECRET|PASSWORD", name) or value.startswith("${"), name


def test_every_container_has_time_to_stop() -> None:
    assert int(SERVICES["bot"]["stop_grace_period"].removesuffix("s")) > 2 * SHUTDOWN + 10
    assert int(SERVICES["postgres"]["stop_grace_period"].removesuffix("s")) >= 90
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
