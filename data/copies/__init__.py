"""Copies of the database: made while the bot runs, checked, restored. Part of data/, above file/ and sql/."""
