"""Moves the archive from a file to a PostgreSQL database. Part of data/, on top."""
