"""What each journal entry does to a table, by subject; `rules/table/fold.py` puts them together."""
