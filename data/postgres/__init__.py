"""All that is about PostgreSQL, and psycopg. Part of data/, which names it nowhere but in `data/engine/driver.py`."""

from data.postgres.dumps import dump, restore
from data.postgres.fleet import open_database
from data.postgres.target import open_target

__all__ = ["dump", "open_database", "open_target", "restore"]
