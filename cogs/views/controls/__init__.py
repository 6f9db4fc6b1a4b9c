"""Buttons and selects, and the addresses in their custom ids. Part of cogs/views."""
