"""Copies of the database: made while the bot runs, checked, put back. Part of data/, above file/ and sqlite/."""
