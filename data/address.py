"""The URL of a PostgreSQL database, whose password nobody is shown. Part of data/: standard library only."""

import os
import re
from argparse import ArgumentTypeError
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

_SCHEMES = ("postgresql://", "postgres://")
_SECRETS = ("password", "sslpassword")


class Address:
    """A PostgreSQL URL. Whatever shows it, shows it without its password."""

    def __init__(self, url: str) -> None:
        self._url = url

    @classmethod
    def read(cls, text: object) -> "Address | None":
        """The address in a text, or None if it is something else, such as a file's name."""
        return cls(text) if isinstance(text, str) and text.startswith(_SCHEMES) else None

    @property
    def url(self) -> str:
        """The whole URL, for the driver alone."""
        return self._url

    @property
    def without_password(self) -> str:
        """The URL without its password, which names the same database whoever asks and however."""
        front, _, query = str(self).partition("?")
        kept = [part for part in query.split("&") if part.partition("=")[0] not in ("", *_SECRETS)]
        front = f"{_SCHEMES[0]}{front.partition('://')[2].replace(':***@', '@', 1)}"
        return f"{front}?{'&'.join(kept)}" if kept else front

    @property
    def name(self) -> str:
        """The database's own name, made of characters that a file's name may have."""
        try:
            parts = urlsplit(self._url)
            found = dict(parse_qsl(parts.query)).get("dbname") or unquote(parts.path.strip("/"))
        except ValueError:
            found = ""
        return re.sub(r"[^A-Za-z0-9_-]+", "-", found) or "mundialito"

    @property
    def password(self) -> str | None:
        """The password, if the URL has one."""
        try:
            parts = urlsplit(self._url)
            return unquote(parts.password or "") or dict(parse_qsl(parts.query)).get("password")
        except ValueError:
            return None

    def masked(self, text: str) -> str:
        """The text without the password, should it be in there."""
        for secret in sorted(self._secrets(), key=len, reverse=True):
            text = text.replace(secret, "***")
        return text

    def _secrets(self) -> set[str]:
        """The password as it is written and as it is meant."""
        try:
            parts = urlsplit(self._url)
            found = [parts.password or "", *(value for name, value in parse_qsl(parts.query) if name in _SECRETS)]
        except ValueError:
            return {self._url}
        return {form for secret in found for form in (secret, unquote(secret)) if form}

    def __str__(self) -> str:
        hidden = re.sub(r"(://[^/?#@]*?:)[^/?#]*@", r"\1***@", self._url)
        return re.sub(rf"([?&](?:{'|'.join(_SECRETS)})=)[^&#]*", r"\1***", hidden)

    def __repr__(self) -> str:
        return f"Address('{self}')"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and other._url == self._url

    def __hash__(self) -> int:
        return hash(self._url)


def place_of(text: str) -> Path | Address:
    """A file or an address, as a command is told; `-` is the environment's DATABASE.

    So a password needn't be among a command's arguments, which everybody on the machine can read.
    """
    if text == "-" and not (text := os.environ.get("DATABASE", "")):
        raise ArgumentTypeError("- stands for DATABASE, which isn't set")
    return Address.read(text) or Path(text)


def name_of(place: Path | Address) -> str:
    """What a database is called in a command: a file's path, or a URL without its password."""
    return place.without_password if isinstance(place, Address) else str(place)
