"""A table that has not begun: its message, and what can be arranged there. Part of cogs/views."""
