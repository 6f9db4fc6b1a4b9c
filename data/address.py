"""Where a database is: a file, or a PostgreSQL URL, whose password nobody is shown. Part of data/: standard library."""

import re
from argparse import ArgumentTypeError
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

_SCHEME = "postgresql://"
_SECRETS = ("password", "sslpassword")
#: How other programs begin the same URL.
_SPELLINGS = re.compile(r"(?:jdbc:)?(?:postgres(?:ql)?|pgsql|psql)(?:\+\w+)?://", re.IGNORECASE)
#: What a path hardly holds, but other URLs do, and libpq's own `password=…`. A password must not become a folder.
_NO_PATH = re.compile(
    r"^[\w.+-]{2,}:|:.*@|(?:^|\s)(?:host|hostaddr|port|dbname|user|password|service)\s*=", re.IGNORECASE
)
#: How a path begins that is certainly one.
_PATH = re.compile(r"/(?!/)|~|\.{1,2}/|[A-Za-z]:\\")


class Misunderstood(ValueError, ArgumentTypeError):
    """A text that names no database or no file. The sentence doesn't repeat it, because it may hold a password."""


class DatabaseAddress:
    """A PostgreSQL URL. Whatever shows it, shows it without its password."""

    def __init__(self, url: str) -> None:
        self._url = url

    @classmethod
    def read(cls, text: object) -> "DatabaseAddress | None":
        """The address in a text, in whatever spelling, or None if it is something else, such as a file's name."""
        found = _SPELLINGS.match(text) if isinstance(text, str) else None
        return None if found is None else cls(_SCHEME + found.string[found.end() :])

    @property
    def url(self) -> str:
        """The whole URL, for the driver alone."""
        return self._url

    @property
    def without_password(self) -> str:
        """The URL without its password, which names the same database whoever asks and however."""
        front, _, query = str(self).partition("?")
        kept = [part for part in query.split("&") if part.partition("=")[0] not in ("", *_SECRETS)]
        front = f"{_SCHEME}{front.partition('://')[2].replace(':***@', '@', 1)}"
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

    def mask(self, text: str) -> str:
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
        return isinstance(other, DatabaseAddress) and other._url == self._url

    def __hash__(self) -> int:
        return hash(self._url)


def read_place(text: str) -> Path | DatabaseAddress:
    """The file or the address that a text names. Raises Misunderstood."""
    text = bare(text)
    return DatabaseAddress.read(text) or path_of(text)


def bare(text: str) -> str:
    """A text without spaces and quotes around it, which not everything drops that hands a setting on."""
    text = text.strip()
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return text[1:-1].strip() if quoted else text


def path_of(text: str) -> Path:
    """The file or folder that a text names, `~` being somebody's home. Raises Misunderstood."""
    if "://" in text or (_NO_PATH.search(text) and not _PATH.match(text)):
        raise Misunderstood(
            "use a path, or for a PostgreSQL database a URL as postgresql://user:password@host/database"
        )
    if not text or re.search(r"[\x00-\x1f\x7f]", text):
        raise Misunderstood("use a path")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise Misunderstood("use a path that doesn't begin with ~: there is no such user, or no home") from None


def name_of(place: Path | DatabaseAddress) -> str:
    """What a database is called in a command: a file's path, or a URL without its password."""
    return place.without_password if isinstance(place, DatabaseAddress) else str(place)
