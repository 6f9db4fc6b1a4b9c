"""The databases that the archive can stand on, and the threads they are used from. Part of data/, below sql/."""
