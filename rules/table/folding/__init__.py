"""The effects of journal entries on a table, by subject; `rules/table/fold.py` combines them."""
