"""The archive on SQLite: all its SQL, one module for each concern. Part of data/, above file/."""
