"""Buttons and menus, the addresses in their custom ids, and the answers that people get."""
