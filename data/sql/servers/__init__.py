"""Servers: what is kept about them, and their podiums. Part of data/sql."""
