"""The life of a table: pure. Imports rules/core only."""
