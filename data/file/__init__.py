"""The database file itself: opened, locked, kept private, its failures explained. Part of data/, below sqlite/."""
