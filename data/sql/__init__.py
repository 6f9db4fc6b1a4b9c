"""The archive: all its SQL, one module for each store. Part of data/, above engine/ and file/."""
