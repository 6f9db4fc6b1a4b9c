"""What an operator has set: environment variables, and below them `.env`. Part of data/: standard library and dotenv.

The bot and every command read their settings here, so all of them mean the same database whatever the file looks like.
"""

import os
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

from dotenv.parser import parse_stream

from data.address import DatabaseAddress, bare, path_of, read_place

FILE = Path(".env")
#: Where the database and its copies are, and how many copies are kept, unless somebody says otherwise.
DATABASE, BACKUPS, KEEP = Path("var/mundialito.db"), Path("var/backups"), 14


class SettingsError(Exception):
    """An invalid setting, or a file of settings that can't be read; the sentence never shows a value."""


def read_variables() -> dict[str, str]:
    """What is set, by names in capitals. What is empty counts as not set. Raises SettingsError."""
    return _clean(_in_file(FILE)) | _clean(os.environ)


def place_of(text: str) -> Path | DatabaseAddress:
    """A file or an address, as a command is told; `-` is the one that is set.

    So a password needn't be among a command's arguments, which everybody on the machine can read. Raises
    Misunderstood, SettingsError.
    """
    return read_place(text) if text != "-" else read_place(read_variables().get("DATABASE", str(DATABASE)))


def folder_of(text: str) -> Path:
    """A folder for copies, as a command is told; `-` is the one that is set. Raises Misunderstood, SettingsError."""
    return path_of(text) if text != "-" else path_of(read_variables().get("BACKUPS", str(BACKUPS)))


def copies_to_keep() -> int:
    """How many copies to keep. Raises SettingsError."""
    typed = read_variables().get("BACKUP_KEEP", str(KEEP))
    if not typed.isdecimal() or int(typed) < 1:
        raise SettingsError("BACKUP_KEEP: use a number of at least 1.")
    return int(typed)


def _clean(found: Mapping[str, str]) -> dict[str, str]:
    """What isn't empty, by names in capitals, and bare."""
    cleaned = {name.upper(): bare(value) for name, value in found.items()}
    return {name: value for name, value in cleaned.items() if value}


def _in_file(path: Path) -> dict[str, str]:
    """The settings in a file, none if there is no file. Raises SettingsError."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        if path.is_symlink():
            raise SettingsError(f"The file of settings {path} is a link to a file that doesn't exist.") from error
        return {}
    except OSError as error:
        raise SettingsError(f"The file of settings {path} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise SettingsError(f"The file of settings {path} isn't UTF-8. Save it as UTF-8 in your editor.") from error
    found: dict[str, str] = {}
    for line in parse_stream(StringIO(text)):
        if line.error or "\n" in (line.value or "") or "\0" in line.original.string:
            number = line.original.line + line.original.string[: -len(line.original.string.lstrip())].count("\n")
            raise SettingsError(f"Line {number} of the file of settings {path} can't be read. Write NAME=value.")
        if line.key is not None:
            found[line.key] = line.value or ""
    return found
