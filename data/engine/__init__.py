"""What the archive asks of a database, SQLite as one, and the threads they are used from. Part of data/, below sql/."""
