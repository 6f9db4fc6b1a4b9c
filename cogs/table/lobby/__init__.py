"""A table before its game: its message and its settings."""
