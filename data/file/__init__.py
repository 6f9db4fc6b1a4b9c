"""The database file itself: opening, locking, privacy, and SQLite's failures. Part of data/, below sql/."""
