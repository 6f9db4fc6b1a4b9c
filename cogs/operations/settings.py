"""The bot's settings, from the environment and `.env`."""

import os
import re
from ipaddress import ip_address
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import discord
import yarl
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, ValidationInfo, field_validator

from cogs.operations.health import read_address
from data import DatabaseAddress
from data.address import path_of, read_place
from data.settings import DATABASE, KEEP, SettingsError, read_variables

#: The fewest characters of a secret that several instances share.
SHORTEST_SECRET = 16
#: More processes than a bot can share its shards among.
MOST_CLUSTERS = 64


def usual_workers() -> int:
    """Two processes for computer players, so that a long thought keeps no other table waiting; one on one processor."""
    processors: int | None = getattr(os, "process_cpu_count", os.cpu_count)()
    return min(2, processors or 1)


class Settings(BaseModel):
    """What an operator can set; each field is an environment variable in capitals."""

    model_config = ConfigDict(extra="ignore", hide_input_in_errors=True, arbitrary_types_allowed=True)

    discord_token: SecretStr | None = None
    database: Path | DatabaseAddress = DATABASE
    discord_api_base: str | None = None
    discord_gateway: str | None = None
    discord_cdn: str | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    tables_per_person: int = Field(default=10, ge=1)
    tables_per_server: int = Field(default=100, ge=1)
    tables_per_hour: int = Field(default=20, ge=1)
    computer_workers: int = Field(default_factory=usual_workers, ge=1, le=64)
    drawing_workers: int = Field(default=1, ge=0, le=16)
    emojis: bool = True
    owners: frozenset[int] = frozenset()
    metrics: tuple[str, int] | None = None
    backups: Path | None = None
    backup_every: float = Field(default=24, gt=0)
    backup_keep: int = Field(default=KEEP, ge=1)
    puzzle_secret: SecretStr | None = None
    privacy_url: str | None = None
    terms_url: str | None = None
    clusters: int = Field(default=1, ge=1, le=MOST_CLUSTERS)

    @field_validator("database", mode="before")
    @classmethod
    def _address_or_file(cls, typed: object) -> object:
        """Tell a PostgreSQL URL from the path of a file."""
        return read_place(typed) if isinstance(typed, str) else typed

    @field_validator("backups", mode="before")
    @classmethod
    def _folder(cls, typed: object) -> object:
        """Read the path of a folder."""
        return path_of(typed) if isinstance(typed, str) else typed

    @field_validator("discord_token")
    @classmethod
    def _token(cls, secret: SecretStr | None) -> SecretStr | None:
        """Read a token without what was copied along with it: quotation marks, spaces, the word before it."""
        if secret is None:
            return None
        typed = secret.get_secret_value().strip().strip("\"'").removeprefix("Bot ").strip()
        if not re.fullmatch(r"[\w.-]*", typed, re.ASCII):
            raise ValueError("it has signs that no token has; copy it again from the developer portal")
        return SecretStr(typed) if typed else None

    @field_validator("discord_api_base", "discord_gateway", "discord_cdn")
    @classmethod
    def _safe(cls, address: str | None) -> str | None:
        """Refuse an unencrypted address unless it is on this machine, so that the token can't leak."""
        if address is None:
            return None
        parts = urlsplit(address)
        if parts.scheme in ("https", "wss"):
            return address
        if parts.scheme not in ("http", "ws") or not _loopback(parts.hostname or ""):
            raise ValueError("use an https or wss address; http and ws are allowed on this machine only")
        return address

    @field_validator("privacy_url", "terms_url")
    @classmethod
    def _page(cls, address: str | None) -> str | None:
        """Refuse what Discord doesn't open from a button."""
        parts = urlsplit(address or "")
        if address is not None and (parts.scheme not in ("http", "https") or not parts.hostname or len(address) > 512):
            raise ValueError("use an address such as https://example.org/privacy")
        return address

    @field_validator("owners", mode="before")
    @classmethod
    def _ids(cls, typed: object) -> object:
        """Read user ids separated by commas or spaces."""
        return typed.replace(",", " ").split() if isinstance(typed, str) else typed

    @field_validator("metrics", mode="before")
    @classmethod
    def _address(cls, typed: object) -> object:
        """Read a port, or an address and a port; the default address is this machine's."""
        return read_address(typed) if isinstance(typed, str) else typed

    @field_validator("clusters")
    @classmethod
    def _over_a_database(cls, clusters: int, settings: ValidationInfo) -> int:
        """Refuse several processes over one file."""
        if clusters > 1 and not isinstance(settings.data.get("database"), DatabaseAddress):
            raise ValueError("several processes need a PostgreSQL database: set DATABASE=postgresql://…")
        return clusters

    @field_validator("puzzle_secret")
    @classmethod
    def _long(cls, secret: SecretStr | None) -> SecretStr | None:
        """Refuse a short secret: it could be guessed from yesterday's puzzle, which would give away tomorrow's."""
        if secret is not None and len(secret.get_secret_value().strip()) < SHORTEST_SECRET:
            raise ValueError(f"use at least {SHORTEST_SECRET} characters that are hard to guess")
        return secret

    def point_library(self) -> None:
        """Point discord.py to the addresses that are set, or to Discord's own."""
        if self.discord_api_base is not None:
            discord.http.Route.BASE = self.discord_api_base.rstrip("/")
        if self.discord_gateway is not None:
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.discord_gateway)
        if self.discord_cdn is not None:
            discord.asset.Asset.BASE = self.discord_cdn.rstrip("/")


def _loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def read_settings() -> Settings:
    """Read the settings from the environment and `.env`. Raises SettingsError."""
    try:
        return Settings.model_validate({name.lower(): value for name, value in read_variables().items()})
    except ValidationError as error:
        lines = [f"{'.'.join(map(str, fault['loc'])).upper()}: {fault['msg']}" for fault in error.errors()]
        raise SettingsError("These settings are invalid:\n" + "\n".join(lines)) from None
