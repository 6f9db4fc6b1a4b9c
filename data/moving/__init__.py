"""Moves the archive from a file to a PostgreSQL database, back, or to another of its kind. Part of data/, on top."""
