"""The archive on SQLite, a module for each concern of the interface: all its SQL. Part of data/, above file/."""
