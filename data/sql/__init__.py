"""The archive: all its SQL, one module for each concern. Part of data/, above engine/ and file/."""
