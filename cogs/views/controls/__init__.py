"""Buttons and selects, and what each of them remembers. Part of cogs/views."""
