"""Where PostgreSQL comes in, by its name alone: a file needs no driver. Part of data/engine."""

from importlib import import_module
from typing import Any

from data.address import DatabaseAddress
from data.errors import CannotOpen


def postgres(address: DatabaseAddress) -> Any:
    """What `data.postgres` offers, loaded for this database. Raises CannotOpen if its driver isn't installed."""
    try:
        return import_module("data.postgres")
    except ImportError as error:
        raise CannotOpen(address, f"The database {address} needs psycopg, which can't be loaded: {error}.") from error
